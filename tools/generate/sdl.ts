/** The rooms' SDL as one document: root types and extensions merged, rules and deprecations spelled out for readers. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  buildASTSchema,
  type ConstDirectiveNode,
  concatAST,
  type DefinitionNode,
  type DocumentNode,
  Kind,
  parse,
  print,
  type StringValueNode,
  validateSchema,
  valueFromASTUntyped,
  visit,
} from 'graphql'
import type { Rule } from '../../src/core/input/rules.js'
import { type Legacy, legacyReason } from '../../src/core/lifecycle/legacy.js'

const DIRECTIVES = 'core/directives.graphql'

/** Reads every .graphql file below `src`, checks the whole, and answers what the server is built from. */
export function contractSdl(src: string): string {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql') && !file.endsWith('.gen.graphql'))
    .sort()
  const parsed = new Map(files.map((file) => [file, parse(readFileSync(join(src, file), 'utf8'), { noLocation: true })]))
  const directives = parsed.get(DIRECTIVES)
  if (!directives) throw new Error(`${DIRECTIVES} is missing`)
  parsed.delete(DIRECTIVES)
  const merged = spellOut(merge(concatAST([...parsed.values()])))
  check(concatAST([directives, merged]))
  return `# Generated from the rooms by \`npm run generate\`. Do not edit.\n${print(merged)}\n`
}

function check(document: DocumentNode) {
  const errors = validateSchema(buildASTSchema(document))
  if (errors.length) throw new Error(errors.map(({ message }) => message).join('\n'))
}

/** Rooms may all say `type Query`, and may extend each other's types: one definition remains. */
function merge(document: DocumentNode): DocumentNode {
  const definitions = new Map<string, DefinitionNode>()
  const ordered = [...document.definitions].sort((a, b) => Number(isExtension(a)) - Number(isExtension(b)))
  for (const definition of ordered) {
    const name = 'name' in definition && definition.name ? definition.name.value : ''
    const known = definitions.get(name)
    if (known && !isExtension(definition) && name !== 'Query' && name !== 'Mutation') throw new Error(`${name} is defined twice`)
    definitions.set(name, known ? join2(known, definition) : asDefinition(definition))
  }
  return { kind: Kind.DOCUMENT, definitions: [...definitions.values()] }
}

const isExtension = (definition: DefinitionNode) => definition.kind.endsWith('Extension')

const asDefinition = (definition: DefinitionNode) => {
  if (isExtension(definition)) throw new Error(`${print(definition)} extends a type that no room defines`)
  return definition
}

function join2(known: DefinitionNode, more: DefinitionNode): DefinitionNode {
  const list = (key: string) => [...(Reflect.get(known, key) ?? []), ...(Reflect.get(more, key) ?? [])]
  const members = ['fields', 'values', 'types', 'interfaces'].filter((key) => Reflect.get(known, key) || Reflect.get(more, key))
  return { ...known, ...Object.fromEntries(members.map((key) => [key, list(key)])) } as DefinitionNode
}

/** @legacy also becomes @deprecated, @rule a sentence of the description: both are what introspection shows. */
function spellOut(document: DocumentNode): DocumentNode {
  return visit(document, {
    FieldDefinition: (node) => described(node),
    InputValueDefinition: (node) => described(node),
    EnumValueDefinition: (node) => described(node),
  })
}

type Described = { description?: StringValueNode; directives?: readonly ConstDirectiveNode[] }

function described<N extends Described>(node: N): N | undefined {
  const legacy = directive<Legacy>(node, 'legacy')
  const rule = directive<Rule>(node, 'rule')
  if (!legacy && !rule) return undefined
  const sentences = [node.description?.value, rule && ruleSentence(rule)].filter(Boolean)
  return {
    ...node,
    ...(sentences.length && { description: { kind: Kind.STRING, value: sentences.join(' ') } }),
    ...(legacy && { directives: [...(node.directives ?? []), deprecated(legacy)] }),
  }
}

function directive<T>(node: Described, name: string): T | undefined {
  const found = node.directives?.find((candidate) => candidate.name.value === name)
  return found && (Object.fromEntries((found.arguments ?? []).map((a) => [a.name.value, valueFromASTUntyped(a.value)])) as T)
}

function deprecated(legacy: Legacy): ConstDirectiveNode {
  const reason = JSON.stringify(legacyReason(legacy))
  const [definition] = parse(`type T { f: Int @deprecated(reason: ${reason}) }`, { noLocation: true }).definitions
  return Reflect.get(definition as object, 'fields')[0].directives[0]
}

const formats: Record<string, string> = {
  uuid: 'A uuid.',
  email: 'An e-mail address.',
  https: 'An https address.',
  dateTime: 'ISO 8601.',
  country: 'Two letters.',
  language: 'Two letters.',
  time: 'HH:MM.',
  screamingSnake: 'Capitals, digits and underscores.',
  noSpaces: 'No spaces.',
  word: 'Letters, digits and underscores.',
}

function ruleSentence(rule: Rule): string {
  const { min, max, above, decimals, minLength, maxLength, minItems, maxItems, format, isLast } = rule
  return [
    format && formats[format],
    isLast && 'A day without a time is meant whole.',
    min !== undefined && max !== undefined ? `${min} to ${max}.` : undefined,
    min !== undefined && max === undefined ? `At least ${min}.` : undefined,
    min === undefined && max !== undefined ? `At most ${max}.` : undefined,
    above !== undefined && `More than ${above}.`,
    decimals !== undefined && `At most ${decimals} decimals.`,
    minLength !== undefined && maxLength !== undefined ? `${minLength} to ${maxLength} characters.` : undefined,
    minLength !== undefined && maxLength === undefined ? `At least ${minLength} characters.` : undefined,
    minLength === undefined && maxLength !== undefined ? `At most ${maxLength} characters.` : undefined,
    minItems !== undefined && `At least ${minItems} ${minItems === 1 ? 'entry' : 'entries'}.`,
    maxItems !== undefined && `At most ${maxItems} entries.`,
  ]
    .filter(Boolean)
    .join(' ')
}
