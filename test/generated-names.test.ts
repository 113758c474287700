/**
 * The names that code generators make from the schema: the arguments of `Product.mediaImages` become `ProductMediaImagesArgs`, the enum value
 * `ASC` becomes `Asc`. Two that become the same do not compile.
 */
import { readFileSync } from 'node:fs'
import { type FieldDefinitionNode, parse, print } from 'graphql'
import { expect, test } from 'vitest'

/** The published contract has these pairs. The first of each is deprecated, and gone from the schema of 1 March 2027 (decision 74). */
const PUBLISHED_CLASHES = {
  ProductMediaDocumentsArgs: ['Product.mediaDocuments', 'ProductMedia.documents'],
  ProductMediaImagesArgs: ['Product.mediaImages', 'ProductMedia.images'],
  ProductMediaVideosArgs: ['Product.mediaVideos', 'ProductMedia.videos'],
}

const { definitions } = parse(readFileSync('src/contract/schema.gen.graphql', 'utf8'))

interface Arguments {
  field: string
  text: string
  isDeprecated: boolean
}

const toPascalCase = (name: string) => name.replace(/(?:^|_+)(\w)/g, (_, letter: string) => letter.toUpperCase())

function readArguments(typeName: string, { name, arguments: args = [], directives = [] }: FieldDefinitionNode): Arguments {
  const text = args.map((arg) => print({ ...arg, description: undefined, directives: [] })).join(', ')
  return { field: `${typeName}.${name.value}`, text, isDeprecated: directives.some((it) => it.name.value === 'deprecated') }
}

function groupByGeneratedName(): Map<string, Arguments[]> {
  const groups = new Map<string, Arguments[]>()
  for (const node of definitions) {
    if (node.kind !== 'ObjectTypeDefinition' && node.kind !== 'InterfaceTypeDefinition') continue
    for (const field of node.fields ?? []) {
      if (!field.arguments?.length) continue
      const name = `${toPascalCase(node.name.value)}${toPascalCase(field.name.value)}Args`
      groups.set(name, [...(groups.get(name) ?? []), readArguments(node.name.value, field)])
    }
  }
  return groups
}

test('no two fields give their arguments one name, except the published ones, which take the same arguments and end with the deprecations', () => {
  const groups = groupByGeneratedName()
  const clashes = [...groups].filter(([, fields]) => fields.length > 1).sort(([a], [b]) => (a < b ? -1 : 1))

  expect(groups.size).toBeGreaterThan(300)
  expect(Object.fromEntries(clashes.map(([name, fields]) => [name, fields.map(({ field }) => field).sort()]))).toEqual(
    PUBLISHED_CLASHES,
  )
  for (const [, fields] of clashes) {
    expect(new Set(fields.map(({ text }) => text)).size).toBe(1)
    expect(fields.filter(({ isDeprecated }) => !isDeprecated)).toHaveLength(1)
  }
})

test('no type has the name of generated arguments', () => {
  const names = definitions.flatMap((node) => ('name' in node && node.name ? node.name.value : []))
  const generated = new Set(groupByGeneratedName().keys())

  expect(names.filter((name) => generated.has(name))).toEqual([])
})

test('no two values of an enum differ only in how they are written, except the published ones, of which one is deprecated', () => {
  const clashes = definitions.flatMap((node) => {
    if (node.kind !== 'EnumTypeDefinition') return []
    const names = (node.values ?? []).map(({ name }) => name.value)
    const folded = (name: string) => name.toLowerCase().replaceAll('_', '')
    return names
      .filter((name, i) => names.findIndex((other) => folded(other) === folded(name)) !== i)
      .map((name) => `${node.name.value}.${name}`)
  })

  expect(clashes).toEqual(['SortOrder.ASC', 'SortOrder.DESC'])
})
