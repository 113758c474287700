import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, startTestServer, type TestServer, TODAY } from '../../../../test/test-server.js'
import { Breaker } from './calls/breaker.js'
import { Slots } from './calls/slots.js'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ closes: false })
})
afterAll(() => server.close())

const FIELDS = `id name url points condition deadlineMs onFailure keepSeconds priority maxPriceChangePercent maxShippingCost mayAddLines maxAddedAmount
  active secret previousSecretUntil state createdAt`
const create = async (input: object): Promise<Answer> => {
  const answer = await server.gql(
    `mutation ($input: DecisionHookCreateInput!) { made: decisionHookCreate(input: $input) { ${FIELDS} } }`,
    { input: { url: 'https://erp.example/hook', points: ['CHECKOUT'], ...input } },
  )
  return answer.made ?? answer
}
const update = async (id: string, input: object): Promise<Answer> => {
  const answer = await server.gql(
    `mutation ($id: String!, $input: DecisionHookUpdateInput!) { made: decisionHookUpdate(id: $id, input: $input) { ${FIELDS} } }`,
    { id, input },
  )
  return answer.made ?? answer
}

test('a hook is added, read, changed and deleted through both interfaces, and shows its secret only once', async () => {
  const made = await create({ name: 'Credit', condition: 'sale.subTotal > 1000', maxAddedAmount: 12.5, mayAddLines: true })

  expect(made).toEqual({
    id: expect.any(String),
    name: 'Credit',
    url: 'https://erp.example/hook',
    points: ['CHECKOUT'],
    condition: 'sale.subTotal > 1000',
    deadlineMs: 800,
    onFailure: 'REFUSE',
    keepSeconds: null,
    priority: 0,
    maxPriceChangePercent: null,
    maxShippingCost: null,
    mayAddLines: true,
    maxAddedAmount: 12.5,
    active: true,
    secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/),
    previousSecretUntil: null,
    state: 'CLOSED',
    createdAt: TODAY,
  })
  const read = await server.rest(`GET /v2/decision-hooks/${made.id}`)
  expect(read.body).toMatchObject({ name: 'Credit', secret: null, state: 'CLOSED', maxAddedAmount: 12.5 })
  expect(await update(made.id, { priority: 3, condition: null })).toEqual({ ...made, priority: 3, condition: null, secret: null })
  const changed = await server.rest(`PATCH /v2/decision-hooks/${made.id}`, { active: false })
  expect(changed.body).toMatchObject({ active: false, priority: 3 })
  const list = await server.gql('{ decisionHooks(input: { points: [CHECKOUT], active: false }) { items { name secret } } }')
  expect(list).toEqual({ decisionHooks: { items: [{ name: 'Credit', secret: null }] } })
  expect((await server.rest(`DELETE /v2/decision-hooks/${made.id}`)).status).toBe(200)
  expect((await server.rest(`GET /v2/decision-hooks/${made.id}`)).status).toBe(404)
})

test('a new secret replaces the old one, which stays valid for a day or as long as the caller wants', async () => {
  const made = await create({ name: 'Rotating' })
  const rotate = async (input: object) => (await server.rest(`POST /v2/decision-hooks/${made.id}/rotate-secret`, input)).body

  const first = await rotate({})
  expect(first.secret).not.toBe(made.secret)
  expect(first.previousSecretUntil).toBe('2026-11-16T12:00:00.000Z')
  const stored = () =>
    server.db.selectFrom('decisionHook').select(['secret', 'previousSecret']).where('uuid', '=', made.id).execute()
  expect(await stored()).toEqual([{ secret: first.secret, previousSecret: made.secret }])
  const second = await rotate({ previousSecretUntil: '2026-11-14T00:00:00Z' })
  expect(second.previousSecretUntil).toBe(null)
  expect(await stored()).toEqual([{ secret: second.secret, previousSecret: null }])
})

describe('a hook is refused', () => {
  const codeOf = (answer: Answer) => answer.errors?.[0]?.message
  test.each([
    ['without a point', { points: [] }, /points/],
    ['with an address of another protocol', { url: 'ftp://erp.example' }, /url must be an http or https address/],
    ['with a password in its address', { url: 'https://a:b@erp.example' }, /url must not contain a user or a password/],
    ['with a condition that cannot be read', { condition: 'sale.subTotal >' }, /condition is not a valid expression/],
    ['with a condition that loops', { condition: 'sum(map([1..100000000], #))' }, /condition has a range beyond 1000/],
    ['that keeps answers without saying how long', { points: ['PRICES'], onFailure: 'USE_LAST' }, /keepSeconds is required/],
    ['that keeps answers and does not use them', { keepSeconds: 5 }, /keepSeconds is only for USE_LAST/],
    [
      'that would decide a checkout from the last answer',
      { onFailure: 'USE_LAST', keepSeconds: 5 },
      /onFailure cannot be USE_LAST/,
    ],
    ['that would go on without a payment provider', { points: ['PAYMENT'], onFailure: 'CONTINUE' }, /onFailure must be REFUSE/],
    ['with a deadline that no buyer waits for', { deadlineMs: 5001 }, /deadlineMs must be from 50 to 5000/],
  ])('%s', async (_, input, message) => {
    const before = await server.db.selectFrom('decisionHook').select('id').execute()
    expect(codeOf(await create({ name: 'Refused', ...input }))).toMatch(message)
    expect(await server.db.selectFrom('decisionHook').select('id').execute()).toEqual(before)
  })

  test('if another one has its name, or its policy no longer fits its points', async () => {
    const made = await create({ name: 'Taken', points: ['PRICES'], onFailure: 'USE_LAST', keepSeconds: 60 })
    expect(codeOf(await create({ name: 'Taken' }))).toBe('DecisionHook already exists')
    expect(codeOf(await update(made.id, { points: ['CHECKOUT'] }))).toMatch(/onFailure cannot be USE_LAST/)
    expect(await update(made.id, { onFailure: 'REFUSE' })).toMatchObject({ onFailure: 'REFUSE', keepSeconds: null })
  })
})

test('only owners of the configuration change hooks, and others do not see them', async () => {
  const reader = await server.keyFor({ configuration: 'EDITOR' })
  const shop = await server.keyFor({ order: 'OWNER', product: 'OWNER' })
  const add = 'mutation { decisionHookCreate(input: { name: "x", url: "https://x.example", points: [TAX] }) { id } }'

  expect((await server.gql(add, {}, reader)).errors[0].code).toBe('FORBIDDEN')
  expect((await server.gql('{ decisionHooks { itemsFound } }', {}, shop)).errors[0].code).toBe('FORBIDDEN')
  expect((await server.gql('{ decisionHooks { itemsFound } }', {}, reader)).decisionHooks.itemsFound).toBeGreaterThan(0)
})

test('the schemas of questions and answers are published', async () => {
  const { status, body } = await server.rest('GET /v2/decision-hooks/schemas/v1/checkout-answer.json', undefined, null)
  expect([status, body.required]).toEqual([200, ['decision']])
  expect((await server.rest('GET /v2/decision-hooks/schemas/v1/weather-answer.json', undefined, null)).status).toBe(404)
})

test('a breaker opens after five failures in a row, and one trial closes it again or keeps it open', () => {
  const breaker = new Breaker()
  for (let i = 0; i < 4; i++) breaker.fail(0)
  breaker.succeed()
  for (let i = 0; i < 4; i++) breaker.fail(0)
  expect([breaker.state(0), breaker.admit(0)]).toEqual(['CLOSED', true])
  expect(breaker.fail(0)).toBe(true)
  expect([breaker.state(9_999), breaker.admit(9_999)]).toEqual(['OPEN', false])
  expect([breaker.state(10_000), breaker.admit(10_000), breaker.admit(10_000)]).toEqual(['TRIAL', true, false])
  breaker.fail(10_000)
  expect([breaker.state(19_999), breaker.admit(19_999)]).toEqual(['OPEN', false])
  expect(breaker.admit(20_000)).toBe(true)
  breaker.succeed()
  expect([breaker.state(20_000), breaker.admit(20_000), breaker.admit(20_000)]).toEqual(['CLOSED', true, true])
})

test('a hook has a limited number of calls at a time; those beyond wait, and too many are refused at once', async () => {
  const slots = new Slots(1, 1)
  expect(await slots.take(1000)).toBe(true)
  const second = slots.take(60_000)
  expect(await slots.take(60_000)).toBe(false)
  slots.free()
  expect(await second).toBe(true)
  expect(await slots.take(0)).toBe(false)
  slots.free()
  expect(await slots.take(0)).toBe(true)
})
