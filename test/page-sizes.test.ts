/** The published table of maximum page sizes, made from the schema and the routes: `npx vitest run test/page-sizes.test.ts -u` writes it again. */
import { getNamedType, isInputObjectType, isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { ruleOf } from '../src/core/input/rules.js'
import { pagingArgument, restLists, schema } from './contract/surface.js'

interface Limit {
  list: string
  max: number
  /** More than the maximum counts as the maximum. */
  isCapped: boolean
}

const limitsOfGraphql: Limit[] = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .flatMap((type) =>
    Object.values(type.getFields()).flatMap((field) => {
      const argument = field.args.find((arg) => arg.name === 'offset' || pagingArgument(arg))
      if (!argument) return []
      const input = getNamedType(argument.type)
      const { max, cap } = ruleOf(isInputObjectType(input) ? (input.getFields().offset ?? {}) : argument)
      return [{ list: `${type.name}.${field.name}`, max: cap ?? max ?? 0, isCapped: cap !== undefined }]
    }),
  )

const limitsOfRest: Limit[] = restLists.map(({ route, maxOffset }) => ({ list: route, max: maxOffset, isCapped: false }))

const table = (title: string, limits: readonly Limit[]) => {
  const rows = [...limits]
    .sort((a, b) => (a.list < b.list ? -1 : 1))
    .map(({ list, max, isCapped }) => `| \`${list}\` | ${max} | ${isCapped ? 'counts as the maximum' : 'is refused'} |`)
  return `## ${title}\n\n| list | maximum | more than that |\n|---|---|---|\n${rows.join('\n')}\n`
}

test('the table of page sizes in the documentation is that of the interfaces, and every list has a maximum', async () => {
  const all = [...limitsOfGraphql, ...limitsOfRest]
  const text = `# Maximum page sizes

\`offset\` is the number of items per page: 12 unless you pass another number, and at least 1. This table lists the maximum of every list.
A larger number is refused with \`VALIDATION_ERROR\`, or counts as the maximum where the table says so; the response shows the size that was used.
The table is generated from the schema.

${table('GraphQL', limitsOfGraphql)}
${table('REST', limitsOfRest)}`

  expect(all.filter(({ max }) => !(max > 0))).toEqual([])
  await expect(text).toMatchFileSnapshot('../docs/page-sizes.md')
})
