/**
 * Every value that the rules of the contract accept can be stored, compared or is refused by name. An error of PostgreSQL about a value is
 * therefore a fault of the shop, never of its caller (decision 0064).
 */
import { type GraphQLEnumType, type GraphQLField, type GraphQLInputObjectType, getNamedType, isCompositeType } from 'graphql'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRateLimiter } from '../src/core/auth/rate-limiter.js'
import { ruleOf } from '../src/core/input/rules.js'
import { SchemaRegistry } from '../src/interfaces/rest/shapes/json-schema.js'
import { restSchema } from '../src/interfaces/rest/shapes/properties.js'
import { extremesOf, type InputMember, leavesOf, withValue } from './contract/extremes.js'
import { takesFile } from './contract/samples.js'
import { policies, routes, schema } from './contract/surface.js'
import { graphqlArguments } from './matrix/arguments.graphql.js'
import { restCall } from './matrix/arguments.rest.js'
import { type Fixture, furnish } from './matrix/fixture.js'
import { objects } from './matrix/objects.js'
import { undone } from './rolled-back.js'
import type { Answer, TestServer } from './test-server.js'

let server: TestServer
let fixture: Fixture
const schemas = new SchemaRegistry(restSchema(schema, routes))

beforeAll(async () => {
  ;({ server, fixture } = await furnish())
})
afterAll(() => server.close())

type Values = Record<string, unknown>

/** An operation, with an input that is in order, and a function that sends another one. */
interface Asked {
  name: string
  members: readonly InputMember[]
  input: Values
  /** Returns the internal failure; undefined if there is none. */
  ask: (input: Values) => Promise<string | undefined>
}

const fieldOf = (name: string): GraphQLField<unknown, unknown> => {
  const [root, field = ''] = name.split('.')
  const type = root === 'query' ? schema.getQueryType() : schema.getMutationType()
  return type?.getFields()[field] as GraphQLField<unknown, unknown>
}

function documentFor(name: string, given: Values): string {
  const [root = '', fieldName = ''] = name.split('.')
  const field = fieldOf(name)
  const args = field.args.filter((arg) => arg.name in given)
  const list = (of: (name: string, type: string) => string) => args.map((arg) => of(arg.name, String(arg.type))).join(', ')
  const [declared, passed] = [list((n, t) => `$${n}: ${t}`), list((n) => `${n}: $${n}`)]
  const selection = isCompositeType(getNamedType(field.type)) ? ' { __typename }' : ''
  return `${root}${declared && `(${declared})`} { ${fieldName}${passed && `(${passed})`}${selection} }`
}

function graphqlOperation(name: string): Asked {
  const { apikey = null, bearer } = fixture.actors.admin
  return {
    name,
    members: fieldOf(name).args.map((arg) => ({ name: arg.name, type: arg.type, rule: ruleOf(arg) })),
    input: objects[name]?.(fixture.own, fixture) ?? graphqlArguments[name]?.(fixture.things, fixture) ?? {},
    ask: async (input) => {
      const answer = await server.gql(documentFor(name, input), input, apikey, bearer)
      return answer.errors?.find(({ code }: Answer) => code === 'INTERNAL_SERVER_ERROR')?.message
    },
  }
}

function restOperation(name: string): Asked[] {
  const takes = routes[name as keyof typeof routes]?.input
  if (!takes || takes.kind === 'csv' || takes.kind === 'query') return []
  const { properties } = schemas.shapeOf('search' in takes ? takes.search : takes.dto)
  const { line, body } = restCall(name, fixture, true)
  if (typeof body === 'string') return []
  const given = (body ?? {}) as Values
  const plural = takes.kind === 'bulk' ? takes.plural : null
  const items = plural ? (given[plural] as Values[] | undefined) : null
  return [
    {
      name,
      members: properties as unknown as InputMember[],
      input: plural ? (items?.[0] ?? {}) : given,
      ask: async (input) => {
        const sent = plural ? { ...given, [plural]: [input] } : input
        const { status, body: answer } = await server.rest(line, sent, fixture.actors.restClient.bearer ?? null)
        const isBroken = status >= 500 || JSON.stringify(answer ?? null).includes('Internal')
        return isBroken ? JSON.stringify(answer).slice(0, 200) : undefined
      },
    },
  ]
}

/** Databases are neither made nor dropped in a transaction. */
const OUTSIDE = new Set(['mutation.tenantCreate', 'mutation.tenantDelete'])
/** Returns whether an operation uses the common functions: most REST endpoints write like the mutations; bulks have their own statements. */
const isUsual = (name: string) => name.startsWith('mutation.') || name.includes('/bulk')

/** `STORABLE=all` asks every operation, and also sends what says nothing: zero, an empty text, null. That takes four minutes. */
const asksAll = process.env.STORABLE === 'all'
const operations = Object.keys(policies).filter((name) => !OUTSIDE.has(name) && !takesFile(name) && (asksAll || isUsual(name)))
const saysSomething = (value: unknown) => value !== null && value !== '' && value !== 0

test('no input that passes its rules fails in the database', { timeout: 1_200_000 }, async () => {
  const broken: string[] = []
  const asked = operations.flatMap((name) => (name.includes(' ') ? restOperation(name) : [graphqlOperation(name)]))
  for (const { name, members, input, ask } of asked)
    for (const leaf of members.flatMap((member) => leavesOf(member)))
      for (const value of extremesOf(leaf).filter((each) => asksAll || saysSomething(each))) {
        server.services.limiter = openRateLimiter(server.clock)
        const fault = await undone(server, () => ask(withValue(input, members, leaf.path, value)))
        if (fault) broken.push(`${name} with ${leaf.path.join('.')} ${JSON.stringify(value)?.slice(0, 30)}: ${fault}`)
      }

  expect(broken).toEqual([])
})

const CELLS = [
  '0',
  '-1',
  '2147483647',
  '-2147483648',
  '9999999999999',
  '-9999999999999',
  '9'.repeat(400),
  '0001-01-01',
  '9999-12-31',
]

/** The other cells that a row needs, by column name. */
const PLAIN_CELLS: Record<string, string> = {
  LANGUAGE: 'NL',
  NAME: 'New',
  NAMES: 'New',
  FIRST_NAME: 'New',
  CODE: 'NEW',
  SKU: 'NEW',
}

test('nor does any cell of a file that is imported', { timeout: 600_000 }, async () => {
  const broken: string[] = []
  for (const name of Object.keys(policies).filter((each) => !each.includes(' ') && takesFile(each))) {
    const [input] = fieldOf(name).args.filter((arg) => arg.name === 'input')
    const mapping = getNamedType((getNamedType(input?.type) as GraphQLInputObjectType).getFields().mappings?.type)
    const fieldName = getNamedType((mapping as GraphQLInputObjectType).getFields().fieldName?.type) as GraphQLEnumType
    const columns = fieldName.getValues().map((value) => value.name)
    const known = { ...PLAIN_CELLS, PRODUCT_ID: String(fixture.things.product.id), PRICE_ID: fixture.things.price.uuid }
    for (const column of columns) {
      const row = (cell: string) => columns.map((each) => (each === column ? cell : (Reflect.get(known, each) ?? ''))).join(',')
      const content = [columns.join(','), ...CELLS.map(row)].join('\n')
      const document = `mutation ($input: ${input?.type}) { done: ${name.split('.')[1]}(input: $input) { errors { code messages } } }`
      const files = { 'variables.input.file': { name: 'rows.csv', type: 'text/csv', content } }
      const { apikey = null, bearer } = fixture.actors.admin
      const answer = await undone(server, () => server.upload(document, { input: { file: null } }, files, apikey, bearer))
      const faults = answer.errors ?? answer.done.errors.filter(({ code }: Answer) => code === 'UNKNOWN')
      if (faults.length) broken.push(`${name} ${column}: ${JSON.stringify(faults).slice(0, 300)}`)
    }
  }

  expect(broken).toEqual([])
})

describe('an error of PostgreSQL about a value', () => {
  /** The database itself refuses every new line of a cart, as it would where a setting made a statement fail. */
  const breakCarts = async () => {
    await sql`create function "breakCarts"() returns trigger language plpgsql as
              $$ begin raise exception 'numeric field overflow' using errcode = '22003'; end $$`.execute(server.db)
    await sql`create trigger "breakCarts" before insert on "cartItem" for each row execute function "breakCarts"()`.execute(
      server.db,
    )
  }
  const mendCarts = () => sql`drop function "breakCarts" cascade`.execute(server.db)

  test('is not shown as a fault of the buyer: the response has a reference, and the log the statement', async () => {
    const cartId = (await server.gql('mutation { cartStart { cartId } }')).cartStart.cartId
    await breakCarts()
    const answer = await server.app.inject({
      method: 'POST',
      url: '/v2/graphql',
      headers: { 'content-type': 'application/json', apikey: fixture.actors.storefront.apikey ?? '' },
      payload: JSON.stringify({
        query: `mutation { cartAddItem(id: "${cartId}", input: { productId: ${fixture.things.product.id} }) { cartId } }`,
      }),
    })
    const items = [{ productId: fixture.things.product.id }]
    const rest = await server.rest(`POST /v2/carts/${cartId}/items`, { items })
    await mendCarts()

    const [{ message, extensions }] = answer.json().errors
    expect([message, extensions.code]).toEqual(['Internal server error', 'INTERNAL_SERVER_ERROR'])
    expect([rest.status, rest.body.error.type]).toEqual([500, 'InternalServerError'])
    expect(server.logged).toContainEqual(
      expect.objectContaining({
        level: 50,
        reqId: extensions.requestId,
        err: expect.objectContaining({ code: '22003', statement: expect.stringContaining('insert into "cartItem"') }),
      }),
    )
  })
})
