/**
 * The public texts: the columns whose texts visitors can read. Every text of the database gets a value that names its column; then
 * a visitor reads everything that the key of a storefront can read. The columns that come back are listed in door.txt; `DOOR=write` writes the list
 * again, for a person to read before it is committed.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { type GraphQLObjectType, getNamedType, isEnumType, isLeafType, isRequiredArgument } from 'graphql'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { columns } from '../../src/db/db.gen.js'
import { schema } from '../contract/surface.js'
import { type Fixture, furnish } from '../matrix/fixture.js'
import { type Answer, everything, type TestServer } from '../test-server.js'
import type { Caller } from './callers.js'
import { askRoot, type Field, fieldsOf, LEFT_OUT, possibleTypes, rootFields, type Shown, selectRows, shownBy } from './lists.js'

const LIST = new URL('door.txt', import.meta.url)

let server: TestServer
let fixture: Fixture
/** The planted value → its column. */
const planted = new Map<string, string>()

beforeAll(async () => {
  ;({ server, fixture } = await furnish())
  await server.gql('mutation ($id: Int!) { inventoryUpdate(id: $id, input: { notes: "x" }) { id } }', {
    id: fixture.things.inventory.id,
  })
  for (const [table, types] of Object.entries(columns))
    for (const [column, type] of Object.entries(types)) if (!isInterpreted(table, column)) await plant(table, column, type)
  for (const [i, [table, column]] of PURCHASE_PRICES.entries()) {
    const { numAffectedRows } = await sql`update ${sql.table(table)} set ${sql.id(column)} = ${71_234.25 + i}`.execute(server.db)
    expect(numAffectedRows).toBeGreaterThan(0n)
    planted.set(String(71_234.25 + i), `${table}.${column}`)
  }
})
afterAll(() => server.close())

const PURCHASE_PRICES = [
  ['costPrice', 'value'],
  ['bulkCostPrice', 'value'],
  ['inventory', 'costPrice'],
  ['orderItem', 'costPrice'],
] as const

/** Tables that the server reads for itself: keys and sessions let the visitor in, the index of the search finds what the catalogue shows. */
const OWN_TABLES = /^(control\.|search|session|account$|event$|role)/
const typesWith = (column: string) =>
  Object.values(schema.getTypeMap()).filter((type) => 'getFields' in type && column in (type as GraphQLObjectType).getFields())

/** Whether the server acts by the value of a column, as by a status: with another value it would not show the record. */
function isInterpreted(table: string, column: string): boolean {
  if (OWN_TABLES.test(table) || /^(zone|language|taxZone|path|country|slug)$/.test(column)) return true
  const own = schema.getType(table.charAt(0).toUpperCase() + table.slice(1))
  const types = own && 'getFields' in own ? [own] : typesWith(column)
  return types.some((type) => isEnumType(getNamedType((type as GraphQLObjectType).getFields()[column]?.type)))
}

/** Gives all rows of a table one value in a column that names it, if the column takes it. Columns of several languages get it in Dutch. */
async function plant(table: string, column: string, type: string) {
  const name = `${table}.${column}.`
  const id = sql.id(column)
  const isText = /^text[?*]?$/.test(type)
  if (!isText && !/^jsonb[?*]?$/.test(type)) return
  const languagesOnly = sql`(select bool_and(jsonb_typeof(${id}) = 'object' and ${id}::text ~ '^{("[A-Z]{2}": "[^"]*"(, )?)*}$') from ${sql.table(table)})`
  try {
    const { numAffectedRows = 0n } = await (isText
      ? sql`update ${sql.table(table)} set ${id} = ${name}`.execute(server.db)
      : sql`update ${sql.table(table)} set ${id} = ${JSON.stringify({ NL: name })}::jsonb where ${languagesOnly}`.execute(
          server.db,
        ))
    if (numAffectedRows > 0n) planted.set(name, `${table}.${column}`)
  } catch {
    // The column is unique, or takes only some values.
  }
}

const isSelectable = ({ args }: Field) => !args.some(isRequiredArgument)
const leavesOf = (type: GraphQLObjectType) =>
  fieldsOf(type).filter((field) => isSelectable(field) && isLeafType(getNamedType(field.type)))

/** All fields of a record that need no selection. */
const selectLeaves = (type: GraphQLObjectType) => ['__typename', ...leavesOf(type).map(({ name }) => name)].join(' ')

/** The same of the records to which a field leads, for each type that they may have, and of those to which these lead. */
function selectionsBelow(field: Field): string[] {
  const shown = isSelectable(field) ? shownBy(field) : null
  if (!shown) return []
  return possibleTypes(shown.type).map((type) => {
    const further = fieldsOf(type).flatMap((next) => selectPlain(next) ?? [])
    return `${field.name} { ${selectRows(`... on ${type.name} { ${[selectLeaves(type), ...further].join(' ')} }`, shown)} }`
  })
}

/** What is of several types is asked for where it is nearer. */
function selectPlain(field: Field): string | null {
  const shown = isSelectable(field) ? shownBy(field) : null
  const [type, ...others] = shown ? possibleTypes(shown.type) : []
  return shown && type && others.length === 0 ? `${field.name} { ${selectRows(selectLeaves(type), shown)} }` : null
}

/** The columns whose values a caller gets from everything that GraphQL shows. */
async function readColumns(caller: Caller): Promise<string[]> {
  const seen = new Set<string>()
  const look = (answer: Answer, what: string) => {
    const text = JSON.stringify(answer)
    for (const [value, column] of planted) if (text.includes(value)) seen.add(column)
    expect([what, text.match(/INTERNAL_SERVER_ERROR|GRAPHQL_\w+|QUERY_TOO_COMPLEX|BUDGET_EXCEEDED/)]).toEqual([what, null])
  }
  for (const field of rootFields.filter(({ name }) => !(name in LEFT_OUT))) {
    const shown = shownBy(field)
    for (const type of shown ? possibleTypes(shown.type) : []) {
      const ask = (selection: string) =>
        askRoot(server, fixture, caller, field, selectRows(`... on ${type.name} { ${selection} }`, shown as Shown))
      const first = await ask(selectLeaves(type))
      look(first, field.name)
      if (first.errors) continue
      for (const nested of fieldsOf(type))
        for (const below of selectionsBelow(nested)) look(await ask(below), `${field.name}.${nested.name}`)
    }
  }
  return [...seen].sort()
}

test('visitors read the columns that the list names, and no others', async () => {
  const list = `${(await readColumns(fixture.actors.storefront)).join('\n')}\n`
  if (process.env.DOOR === 'write') writeFileSync(LIST, list)

  expect(planted.size).toBeGreaterThan(250)
  expect(list).toBe(readFileSync(LIST, 'utf8'))
})

test('a caller with every role reads what visitors do not, so that a leak would be noticed', async () => {
  const secrets = [
    'warehouse.notes',
    'inventory.notes',
    'inventory.costPrice',
    'costPrice.value',
    'company.notes',
    'contact.notes',
    'orderlist.code',
  ]

  expect(await readColumns({ apikey: await server.keyFor(everything) })).toEqual(expect.arrayContaining(secrets))
})
