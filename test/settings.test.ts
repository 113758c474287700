/** Settings that are incomplete or absurd never stop a sale: each is written with nothing and with its extremes, and somebody buys afterwards. */
import { type GraphQLField, getNamedType, isCompositeType } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ruleOf } from '../src/core/input/rules.js'
import { extremesOf, leavesOf, withValue } from './contract/extremes.js'
import { policies, schema } from './contract/surface.js'
import { graphqlArguments } from './matrix/arguments.graphql.js'
import { type Fixture, furnish } from './matrix/fixture.js'
import { objects } from './matrix/objects.js'
import { undone } from './rolled-back.js'
import { fillCart, orderCart, refusalOf } from './sale.js'
import type { TestServer } from './test-server.js'

let server: TestServer
let fixture: Fixture

beforeAll(async () => {
  ;({ server, fixture } = await furnish())
  // Hundreds of sales by one contact in a moment are more than the limits of a session allow.
  server.services.limiter = { take: () => undefined, check: () => undefined }
  await server.rest('POST /v2/paymethods', { externalCode: 'CARD', names: [{ language: 'EN', value: 'Card' }] })
})
afterAll(() => server.close())

const SETTINGS =
  /^mutation\.(tax|zoneTaxCode|carrier|payMethod|surcharge|pricesheet|discount|businessRule|incentiveRule|orderStatus|orderStatusSet|warehouse|channel|emailTemplate|documentTemplate|eventTo\w+Config|inventory|bundle|category|orderlist|tenant)(Create|Update|SetAction|SetOrderItemConditions|DecisionTable(SetCell|AddRow|AddColumn|Update))$/

const operations = Object.keys(policies).filter((name) => SETTINGS.test(name) && name !== 'mutation.tenantCreate')

const fieldOf = (name: string) =>
  schema.getMutationType()?.getFields()[name.split('.')[1] ?? ''] as GraphQLField<unknown, unknown>

function documentFor(name: string, given: object): string {
  const { args, type } = fieldOf(name)
  const list = (of: (name: string, type: string) => string) =>
    args
      .filter((arg) => arg.name in given)
      .map((arg) => of(arg.name, String(arg.type)))
      .join(', ')
  const selection = isCompositeType(getNamedType(type)) ? ' { __typename }' : ''
  return `mutation (${list((n, t) => `$${n}: ${t}`)}) { done: ${name.split('.')[1]}(${list((n) => `${n}: $${n}`)})${selection} }`
}

/** A contact buys a saw, shipped by a carrier and paid with a method. Returns the refusal; null when the order was made. */
const buy = () => refusalOf(async () => orderCart(server, fixture, await fillCart(server, fixture)))

test('a sale is possible before anything is damaged', async () => {
  expect(await undone(server, buy)).toBe(null)
  expect(operations.length).toBeGreaterThan(30)
})

test('a tax without a code does not stop sales in its zone', async () => {
  for (const create of [
    () => server.gql('mutation { taxCreate(input: { zone: "NL" }) { id } }'),
    () => server.rest('POST /v2/taxes', { zone: 'NL', percentage: 5 }),
  ])
    await undone(server, async () => {
      await create()
      expect(await buy()).toBe(null)
    })
})

for (const name of operations)
  test(`${name.slice('mutation.'.length)} with missing or extreme values does not stop a sale`, {
    timeout: 300_000,
  }, async () => {
    const members = fieldOf(name).args.map((arg) => ({ name: arg.name, type: arg.type, rule: ruleOf(arg) }))
    const given = objects[name]?.(fixture.own, fixture) ?? graphqlArguments[name]?.(fixture.things, fixture) ?? {}
    const { apikey = null, bearer } = fixture.actors.admin
    const stopped: string[] = []
    for (const leaf of members.flatMap((member) => leavesOf(member)))
      for (const value of extremesOf(leaf)) {
        const variables = withValue(given, members, leaf.path, value)
        const reason = await undone(server, async () => {
          const { errors } = await server.gql(documentFor(name, variables), variables, apikey, bearer)
          return errors ? null : buy()
        })
        if (reason) stopped.push(`${leaf.path.join('.')} ${JSON.stringify(value)?.slice(0, 30)}: ${reason}`)
      }

    expect(stopped).toEqual([])
  })
