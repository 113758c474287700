/** Settings that exist twice, contradict each other or are deleted never stop a sale: before a cart is filled, and between filling and ordering it. */
import { type GraphQLField, getNamedType, isCompositeType } from 'graphql'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { policies, schema } from './contract/surface.js'
import { graphqlArguments } from './matrix/arguments.graphql.js'
import { type Fixture, furnish } from './matrix/fixture.js'
import { objects } from './matrix/objects.js'
import { undone } from './rolled-back.js'
import { fillCart, orderCart, refusalOf } from './sale.js'
import type { Answer, TestServer } from './test-server.js'

let server: TestServer
let fixture: Fixture

beforeAll(async () => {
  ;({ server, fixture } = await furnish())
  await server.rest('POST /v2/paymethods', { externalCode: 'CARD', names: [{ language: 'EN', value: 'Card' }] })
})
afterAll(() => server.close())

const fieldOf = (name: string) => schema.getMutationType()?.getFields()[name] as GraphQLField<unknown, unknown>

/** Runs a mutation as an administrator. A refusal changes nothing, which is fine: all of it happens in one transaction, in which the refused statement is rolled back. */
async function run(name: string, given: Answer): Promise<boolean> {
  const { args, type } = fieldOf(name)
  const list = (of: (name: string, type: string) => string) =>
    args
      .filter((arg) => arg.name in given)
      .map((arg) => of(arg.name, String(arg.type)))
      .join(', ')
  const selection = isCompositeType(getNamedType(type)) ? ' { __typename }' : ''
  const document = `mutation (${list((n, t) => `$${n}: ${t}`)}) { done: ${name}(${list((n) => `${n}: $${n}`)})${selection} }`
  const { apikey = null, bearer } = fixture.actors.admin
  await sql`savepoint damage`.execute(server.tenants.control)
  const { errors } = await server.gql(document, given, apikey, bearer)
  if (errors) await sql`rollback to savepoint damage`.execute(server.tenants.control)
  expect(errors?.[0].code).not.toBe('INTERNAL_SERVER_ERROR')
  return !errors
}

/** Sells after the damage, and sells a cart that was filled before it. Returns the refusals. */
async function sellAround(damage: () => Promise<unknown>): Promise<string[]> {
  const refusals: (string | null)[] = [
    await undone(server, async () => {
      await damage()
      return refusalOf(async () => orderCart(server, fixture, await fillCart(server, fixture)))
    }),
    await undone(server, async () => {
      const cartId = await fillCart(server, fixture)
      await damage()
      return refusalOf(() => orderCart(server, fixture, cartId))
    }),
  ]
  return refusals.flatMap((refusal) => refusal ?? [])
}

test('a sale is possible before anything is damaged', async () => {
  expect(await sellAround(async () => undefined)).toEqual([])
})

const FAMILIES =
  'tax|zoneTaxCode|carrier|payMethod|surcharge|pricesheet|discount|businessRule|incentiveRule|orderStatus|orderStatusSet|warehouse|channel|emailTemplate|documentTemplate|template|inventory|bundle|orderlist'
const operationsOf = (verb: string) =>
  Object.keys(policies)
    .filter((name) => new RegExp(`^mutation\\.(${FAMILIES})${verb}$`).test(name))
    .map((name) => name.slice('mutation.'.length))

for (const name of operationsOf('Create'))
  test(`${name} three times with the same input does not stop a sale`, { timeout: 300_000 }, async () => {
    const operation = `mutation.${name}`
    const given = objects[operation]?.(fixture.own, fixture) ?? graphqlArguments[operation]?.(fixture.things, fixture) ?? {}
    const damage = async () => {
      for (let i = 0; i < 3; i++) await run(name, given)
    }

    expect(await sellAround(damage)).toEqual([])
  })

const english = (value: string) => [{ language: 'EN', value }]

/** Doubles of what the sale uses, with other values than the ones there are. */
const doubles: Record<string, () => [string, Answer][]> = {
  'tax of the zone and code': () =>
    [5, 0, 100].map((percentage) => ['taxCreate', { input: { zone: 'NL', code: 'H', percentage } }]),
  'tax of the zone without a code': () => [0, 50].map((percentage) => ['taxCreate', { input: { zone: 'NL', percentage } }]),
  carrier: () =>
    ['DELIVERY', 'PICKUP'].map((type) => ['carrierCreate', { input: { name: 'Post', type, descriptions: english('Post') } }]),
  'payment method': () => [1, 2].map(() => ['payMethodCreate', { input: { externalCode: 'CARD', names: english('Card') } }]),
  'order status': () =>
    ['ORDER', 'REQUEST', 'QUOTATION'].map((orderType) => [
      'orderStatusCreate',
      { input: { name: 'New', code: 'NEW', orderType, isDefault: true } },
    ]),
  'default order status': () =>
    ['DEF1', 'DEF2'].map((code) => ['orderStatusCreate', { input: { name: code, code, orderType: 'ORDER', isDefault: true } }]),
  'business rule of each type': () =>
    ['orderCarriers', 'orderPaymentMethods', 'orderShippingCosts', 'orderPaymentCosts'].flatMap((type) =>
      [1, 2].map((): [string, Answer] => ['businessRuleCreate', { input: { name: english(type), type } }]),
    ),
  'price sheet with the same code and priority': () =>
    ['NEW', 'new', 'NEW'].map((code) => ['pricesheetCreate', { input: { code, priority: 1 } }]),
  'zone tax code of the price': () =>
    ['H', 'L', 'N'].map((taxCode) => [
      'zoneTaxCodeCreate',
      { input: { priceId: fixture.things.price.uuid, zone: 'NL', taxCode } },
    ]),
  channel: () => [1, 2].map(() => ['channelCreate', { input: { name: 'Default' } }]),
}

for (const [name, calls] of Object.entries(doubles))
  test(`a second ${name} does not stop a sale`, { timeout: 300_000 }, async () => {
    const damage = async () => {
      for (const [operation, given] of calls()) await run(operation, given)
    }

    expect(await sellAround(damage)).toEqual([])
  })

/** Deletes every record of a family that can be deleted. Returns how many that were. */
async function deleteAll(name: string): Promise<number> {
  const table = name.slice(0, -'Delete'.length)
  const { rows } = await sql<{ id: number; uuid: string }>`
    select id, uuid from ${sql.table(table)} order by id`.execute(server.tenants.control)
  const { args } = fieldOf(name)
  const [key] = args
  let deleted = 0
  for (const row of rows)
    if (key && (await run(name, { [key.name]: String(key.type).startsWith('Int') ? row.id : row.uuid }))) deleted++
  return deleted
}

for (const name of operationsOf('Delete'))
  test(`${name} of everything that can be deleted does not stop a sale`, { timeout: 300_000 }, async () => {
    expect(await sellAround(() => deleteAll(name))).toEqual([])
  })

test('a sale is possible after all deletable settings were deleted', { timeout: 300_000 }, async () => {
  let deleted = 0
  const damage = async () => {
    for (const name of operationsOf('Delete')) deleted += await deleteAll(name)
  }

  expect(await sellAround(damage)).toEqual([])
  expect(deleted).toBeGreaterThan(20)
})
