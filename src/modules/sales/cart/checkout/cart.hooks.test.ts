/** Decision hooks at the checkout: another system is asked before the order is made. */
import { createHmac } from 'node:crypto'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fill } from '../../../../../test/catalogue.js'
import { loggedReason } from '../../../../../test/decision-hooks.js'
import { addCompany, addContact, logIn } from '../../../../../test/people.js'
import { addPrice, addTax } from '../../../../../test/price-fixtures.js'
import { openReceiver, type Received } from '../../../../../test/receiver.js'
import { type Answer, startTestServer, type TestServer } from '../../../../../test/test-server.js'
import { readOrderQuestion } from '../../order/order.question.js'

let server: TestServer
let storefront: string
let ada: string
let ids: Map<string, number>

/** A drill of 100 and a handling fee that has no price of its own. */
beforeAll(async () => {
  server = await startTestServer({ closes: false })
  storefront = await server.keyFor({ shop: 'VIEWER', product: 'VIEWER' })
  const products = ['DRILL', 'BIT', 'FEE'].map((sku) => ({ sku, names: { NL: sku }, categories: ['Tools'] }))
  ids = (await fill(server, { categories: { Tools: null }, products })).product
  await addTax(server, 'NL', 'H', 21)
  await addPrice(server, ids.get('DRILL') as number, { list: 100 })
  await addPrice(server, ids.get('BIT') as number, { list: 50 })
  const companyId = await addCompany(server)
  await addContact(server, { email: 'ada@oak.test', companyIds: [companyId] })
  ada = (await logIn(server, 'ada@oak.test')).accessToken
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.deleteFrom('decisionHook').execute()
})

type Reply = { status?: number; body?: string }
const answering = (answer: object) => () => ({ body: JSON.stringify(answer) })
const ALLOW = answering({ decision: 'ALLOW' })

/** Adds a hook whose receiver answers like this until the test ends. */
async function addHook(reply: (received: Received, count: number) => Reply | Promise<Reply>, input: object = {}) {
  const receiver = await openReceiver(reply)
  const made = await server.gql(
    'mutation ($input: DecisionHookCreateInput!) { hook: decisionHookCreate(input: $input) { id secret } }',
    { input: { name: `Hook ${Math.random()}`, url: receiver.url, points: ['CHECKOUT'], deadlineMs: 5000, ...input } },
  )
  return { ...receiver, ...made.hook } as typeof receiver & { id: string; secret: string }
}
const ask = (query: string, variables: object = {}): Promise<Answer> => server.gql(query, variables, storefront, ada)
async function cartOf(...skus: string[]): Promise<string> {
  const { cartStart } = await ask('mutation { cartStart { cartId } }')
  for (const sku of skus)
    await ask('mutation ($id: String!, $input: CartAddItemInput!) { cartAddItem(id: $id, input: $input) { cartId } }', {
      id: cartStart.cartId,
      input: { productId: ids.get(sku) },
    })
  return cartStart.cartId
}
const process = (id: string, status = 'NEW') =>
  ask(
    `mutation ($id: String!, $input: CartProcessInput!) { cartProcess(id: $id, input: $input) {
      order { id remarks total { gross net } items { sku quantity price } decisions { hookName } } } }`,
    { id, input: { orderStatus: status } },
  )
/** Returns the metrics that name the hooks which are not called at present. */
const openCircuits = () =>
  Object.keys(server.jobMetrics()).filter((name) => name.startsWith('wharf_decision_hook_circuits_open{'))
const ordersOf = async (cartId: string) =>
  (await server.db.selectFrom('order').select('id').where('cartId', '=', cartId).execute()).length
const decisionsOf = async (id: number) =>
  (await server.gql(`{ order(orderId: ${id}) { decisions { hookName point outcome at summary } } }`)).order.decisions

test('the hook is asked once, signed, with the facts of the cart, and the order keeps what it decided', async () => {
  const hook = await addHook(ALLOW, { name: 'Credit' })
  const id = await cartOf('DRILL', 'BIT')
  const { cartProcess } = await process(id)

  expect(hook.received).toHaveLength(1)
  const [{ headers, body } = { headers: {}, body: '' }] = hook.received
  expect(JSON.parse(body)).toMatchObject({
    version: 1,
    point: 'CHECKOUT',
    dryRun: false,
    record: { type: 'CART', id },
    sale: { channelId: 1, currency: 'EUR', subTotal: '150.00', deliveryAddress: { country: 'NL' } },
    lines: [
      { id: '1', parentId: null, sku: 'DRILL', quantity: 1, price: '100.00' },
      { id: '2', parentId: null, sku: 'BIT', quantity: 1, price: '50.00' },
    ],
    totals: { totalGross: '150.00', totalNet: '181.50' },
    orderStatus: 'NEW',
  })
  const key = Buffer.from(hook.secret.slice(6), 'base64')
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`)
  expect(headers['idempotency-key']).toMatch(/^[0-9a-f]{64}$/)
  expect(cartProcess.order).toMatchObject({ total: { gross: 150, net: 181.5 }, decisions: [] })
  expect(await decisionsOf(cartProcess.order.id)).toEqual([
    { hookName: 'Credit', point: 'CHECKOUT', outcome: 'ANSWERED', at: server.clock().toISOString(), summary: 'allowed' },
  ])
  await hook.close()
})

test('a refusal is shown to the buyer, and nothing is ordered', async () => {
  const hook = await addHook(answering({ decision: 'REFUSE', message: 'The credit limit of 100 is used up.' }))
  const id = await cartOf('DRILL')

  expect(await process(id)).toEqual({
    errors: [{ code: 'CHECKOUT_REFUSED', message: 'The credit limit of 100 is used up.' }],
  })
  expect(await ordersOf(id)).toBe(0)
  const { status, body } = await server.rest(`POST /v2/carts/${id}/process`, { orderStatus: 'NEW' })
  expect([status, body.error.type]).toEqual([422, 'CheckoutRefused'])
  await hook.close()
})

describe('a request that is one transaction', () => {
  test('with an Idempotency-Key asks before it opens, makes one order, and repeats its response without asking again', async () => {
    const hook = await addHook(ALLOW)
    const id = await cartOf('DRILL')
    const order = () => server.withHeaders({ 'idempotency-key': 'one' }, () => process(id))
    const first = await order()

    expect(await order()).toEqual(first)
    expect([hook.received.length, await ordersOf(id)]).toEqual([1, 1])
    await hook.close()
  })

  test('is refused with the message of the hook, and its key can be used again', async () => {
    let isOpen = false
    const hook = await addHook(() =>
      isOpen ? ALLOW() : { body: JSON.stringify({ decision: 'REFUSE', message: 'Closed today.' }) },
    )
    const id = await cartOf('DRILL')
    const order = () => server.withHeaders({ 'idempotency-key': 'two' }, () => process(id))

    expect((await order()).errors).toEqual([{ code: 'CHECKOUT_REFUSED', message: 'Closed today.' }])
    isOpen = true
    expect((await order()).cartProcess.order.total.gross).toBe(100)
    await hook.close()
  })

  test('with several mutations asks about each of them, and one refusal leaves the others', async () => {
    const hook = await addHook(({ body }) =>
      JSON.parse(body).lines.length > 1 ? { body: '{"decision":"REFUSE","message":"Too much."}' } : ALLOW(),
    )
    const carts = [await cartOf('DRILL'), await cartOf('BIT'), await cartOf('DRILL', 'BIT')]
    const fields = carts.map((id, i) => `c${i}: cartProcess(id: "${id}", input: { orderStatus: "NEW" }) { cartOrderId }`)
    const answer = await server.withHeaders({ 'idempotency-key': 'many' }, () => ask(`mutation { ${fields.join(' ')} }`))

    expect(answer.errors).toEqual([{ code: 'CHECKOUT_REFUSED', message: 'Too much.' }])
    expect(await Promise.all(carts.map(ordersOf))).toEqual([1, 1, 0])
    expect(hook.received).toHaveLength(3)
    await hook.close()
  })

  test('with If-Match asks before it opens, and compares again afterwards', async () => {
    const id = await cartOf('DRILL')
    const { headers } = await server.rest(`GET /v2/carts/${id}`)
    const hook = await addHook(ALLOW)
    const patch = (etag: string) =>
      server.withHeaders({ 'if-match': etag }, () => server.rest(`PATCH /v2/carts/${id}`, { reference: 'R-1' }))

    expect((await patch(headers.etag)).status).toBe(200)
    const changed = (await server.rest(`GET /v2/carts/${id}`)).headers.etag
    let isChanged = false
    const pricing = await addHook(
      async () => {
        if (!isChanged) await server.db.updateTable('cart').set({ notes: 'changed meanwhile' }).where('uuid', '=', id).execute()
        isChanged = true
        return answering({ lines: [{ id: '1', price: '90.00' }] })()
      },
      { points: ['PRICES'], priority: -1 },
    )
    expect((await patch(changed)).status).toBe(412)
    const now = (await server.rest(`GET /v2/carts/${id}`)).headers.etag
    expect((await patch(now)).status).toBe(200)
    await hook.close()
    await pricing.close()
  })
})

test('facts that change while the hook is asked are asked about once more; if they change again, the order is refused', async () => {
  const id = await cartOf('DRILL')
  let changes = 1
  const hook = await addHook(async (_, count) => {
    const notes = { reference: `R-${count}` }
    if (count <= changes) await server.db.updateTable('cart').set(notes).where('uuid', '=', id).execute()
    return ALLOW()
  })

  expect((await process(id)).cartProcess.order.total.gross).toBe(100)
  expect(hook.received.map(({ body }) => JSON.parse(body).sale.reference)).toEqual([null, 'R-1'])
  const other = await cartOf('DRILL')
  changes = 9
  const stubborn = await addHook(
    async (_, count) => {
      await server.db
        .updateTable('cart')
        .set({ reference: `S-${count}` })
        .where('uuid', '=', other)
        .execute()
      return ALLOW()
    },
    { priority: 1 },
  )
  expect((await process(other)).errors[0].code).toBe('FACTS_CHANGED')
  expect(await ordersOf(other)).toBe(0)
  await hook.close()
  await stubborn.close()
})

describe('a receiver that', () => {
  const failures: [string, (received: Received, count: number) => Reply | Promise<Reply>, RegExp][] = [
    ['returns an error', () => ({ status: 500 }), /The receiver returned status 500/],
    ['redirects', () => ({ status: 302 }), /The receiver returned status 302/],
    ['sends rubbish', () => ({ body: '<html>' }), /The answer is not JSON/],
    ['sends too much', () => ({ body: `"${'x'.repeat(70_000)}"` }), /larger than 65536 bytes/],
    ['sends another shape', answering({ decision: 'MAYBE' }), /does not match its schema/],
    ['refuses without saying why', answering({ decision: 'REFUSE' }), /A refusal needs a message/],
    [
      'adds a line that it may not add',
      answering({ decision: 'ALLOW', lines: [{ sku: 'FEE', quantity: 1, price: '5' }] }),
      /may not add/,
    ],
  ]
  test.each(failures)('%s refuses the order, or not, as its policy says', async (_, reply, message) => {
    const hook = await addHook(reply)
    const id = await cartOf('DRILL')
    const refusal = (await process(id)).errors[0]
    expect(refusal.code).toBe('DECISION_UNAVAILABLE')
    expect(loggedReason(server, refusal)).toMatch(message)
    expect(await ordersOf(id)).toBe(0)

    await server.gql(`mutation { decisionHookUpdate(id: "${hook.id}", input: { onFailure: CONTINUE }) { id } }`)
    const { cartProcess } = await process(id)
    expect(cartProcess.order.total).toEqual({ gross: 100, net: 121 })
    expect(await decisionsOf(cartProcess.order.id)).toMatchObject([
      { outcome: 'CONTINUED', summary: expect.stringMatching(message) },
    ])
    await hook.close()
  })

  test('stalls is given up at the deadline', async () => {
    let release = (): void => undefined
    const stalled = new Promise<Reply>((done) => {
      release = () => done({})
    })
    const hook = await addHook(() => stalled, { deadlineMs: 50 })
    const id = await cartOf('DRILL')

    expect(loggedReason(server, (await process(id)).errors[0])).toContain('No response within')
    release()
    await hook.close()
  })

  test('dies is not called any more after five failures, and tried again after ten seconds', async () => {
    const hook = await addHook(ALLOW)
    await hook.close()
    const id = await cartOf('DRILL')
    for (let i = 0; i < 5; i++) expect(loggedReason(server, (await process(id)).errors[0])).toContain('ECONNREFUSED')
    const state = async () => (await server.gql(`{ decisionHook(id: "${hook.id}") { state } }`)).decisionHook.state

    expect(await state()).toBe('OPEN')
    expect(loggedReason(server, (await process(id)).errors[0])).toContain('is not called at present')
    expect(openCircuits()).toEqual([`wharf_decision_hook_circuits_open{tenant="default",hook="${hook.id}"}`])
    server.travel(new Date(server.clock().getTime() + 10_000).toISOString())
    ada = (await logIn(server, 'ada@oak.test')).accessToken
    expect(await state()).toBe('TRIAL')
    const alive = await openReceiver(ALLOW)
    await server.gql(`mutation { decisionHookUpdate(id: "${hook.id}", input: { url: "${alive.url}" }) { id } }`)
    expect((await process(id)).cartProcess.order.total.gross).toBe(100)
    expect([await state(), openCircuits()]).toEqual(['CLOSED', []])
    await alive.close()
  })
})

test('buyers are refused in words of the shop; operators find the reason in the log, in the log of calls and in their own error', async () => {
  const hook = await addHook(ALLOW, { name: 'Credit insurer' })
  await hook.close()
  const id = await cartOf('DRILL')

  const [refusal] = (await process(id)).errors

  expect(refusal).toEqual({
    code: 'DECISION_UNAVAILABLE',
    message: expect.stringMatching(
      /^The order cannot be checked at the moment\. Nothing was changed; try again later\. Reference: [\w-]{36}$/,
    ),
  })
  const reference = refusal.message.slice(-36)
  expect(loggedReason(server, refusal)).toMatch(/^The decision hook \[Credit insurer\] gave no usable answer, .* ECONNREFUSED/)
  await server.services.decisions.log.flush()
  const { decisionHookCalls } = await server.gql('{ decisionHookCalls { items { id error } } }')
  expect(decisionHookCalls.items).toEqual([{ id: reference, error: expect.stringContaining('ECONNREFUSED') }])
  const operator = await server.rest(`POST /v2/carts/${id}/process`, { orderStatus: 'NEW' })
  expect([operator.status, JSON.stringify(operator.body)]).toEqual([
    503,
    expect.stringMatching(/The decision hook \[Credit insurer\] gave no usable answer, .*ECONNREFUSED.* \(reference [\w-]{36}\)/),
  ])
  const clerk = await server.keyFor({ order: 'OWNER', shop: 'OWNER' })
  const [answered] = (
    await server.gql(`mutation { cartProcess(id: "${id}", input: { orderStatus: "NEW" }) { cartOrderId } }`, {}, clerk)
  ).errors
  expect(answered.message).toMatch(/^The order cannot be checked at the moment\./)
})

test('a hook adds a line and a note; the order, the cart and the total have them, and processing again asks for the same', async () => {
  const hook = await addHook(
    answering({ decision: 'ALLOW', note: 'Checked by the ERP.', lines: [{ sku: 'FEE', quantity: 2, price: '2.50' }] }),
    { mayAddLines: true, maxAddedAmount: 5 },
  )
  const id = await cartOf('DRILL')
  const first = (await process(id, 'UNFINISHED')).cartProcess.order

  expect(first).toMatchObject({
    remarks: 'Checked by the ERP.',
    total: { gross: 105, net: 127.05 },
    items: [
      { sku: 'DRILL', quantity: 1, price: 100 },
      { sku: 'FEE', quantity: 2, price: 2.5 },
    ],
  })
  const { cart } = await ask(`{ cart(id: "${id}") { total { totalGross } items { quantity } bonusItems { quantity } } }`)
  expect(cart).toEqual({ total: { totalGross: 105 }, items: [{ quantity: 1 }], bonusItems: [{ quantity: 2 }] })
  expect((await process(id, 'UNFINISHED')).cartProcess.order).toEqual(first)
  const { id: orderId, total } = (await process(id)).cartProcess.order
  expect({ orderId, total }).toEqual({ orderId: first.id, total: { gross: 105, net: 127.05 } })
  await server.gql(`mutation { decisionHookUpdate(id: "${hook.id}", input: { maxAddedAmount: 4.99 }) { id } }`)
  expect(loggedReason(server, (await process(await cartOf('BIT'))).errors[0])).toContain('cost more than the hook may charge')
  await hook.close()
})

test('a hook that adds a product that does not exist makes no order', async () => {
  const hook = await addHook(answering({ decision: 'ALLOW', lines: [{ sku: 'GHOST', quantity: 1, price: '1' }] }), {
    mayAddLines: true,
  })
  const id = await cartOf('DRILL')
  const [refusal] = (await process(id)).errors
  expect(refusal.code).toBe('DECISION_UNAVAILABLE')
  expect(loggedReason(server, refusal)).toContain('It adds the product [GHOST], which does not exist')
  expect(await ordersOf(id)).toBe(0)
  await hook.close()
})

test('a hook is asked only if its condition is met, and several are asked by priority until one refuses', async () => {
  const asked: string[] = []
  const named = (name: string, answer: object) => () => {
    asked.push(name)
    return { body: JSON.stringify(answer) }
  }
  const last = await addHook(named('last', { decision: 'ALLOW' }), { priority: 9 })
  const no = await addHook(named('no', { decision: 'REFUSE', message: 'No.' }), { priority: 5, condition: 'sale.subTotal > 120' })
  const first = await addHook(named('first', { decision: 'ALLOW' }), { priority: 1 })

  expect((await process(await cartOf('DRILL'))).errors).toBeUndefined()
  expect(asked).toEqual(['first', 'last'])
  expect((await process(await cartOf('DRILL', 'BIT'))).errors[0].message).toBe('No.')
  expect(asked).toEqual(['first', 'last', 'first', 'no'])
  for (const each of [last, no, first]) await each.close()
})

test('a dry run does not call, unless the caller wants it to', async () => {
  const hook = await addHook(answering({ decision: 'REFUSE', message: 'No.' }))
  const id = await cartOf('DRILL')
  const dry = (headers: Record<string, string>) => server.withHeaders({ 'api-dry-run': 'true', ...headers }, () => process(id))

  expect((await dry({})).cartProcess.order.total.gross).toBe(100)
  expect(hook.received).toHaveLength(0)
  expect((await dry({ 'api-dry-run-calls': 'true' })).errors[0].message).toBe('No.')
  expect(hook.received.map(({ body }) => JSON.parse(body).dryRun)).toEqual([true])
  expect(await ordersOf(id)).toBe(0)
  await hook.close()
})

test('a shop without hooks sends the same number of statements as one whose hooks have another point', async () => {
  const count = async () => {
    const id = await cartOf('DRILL')
    server.statements.length = 0
    await process(id)
    return server.statements.length
  }
  await count()
  const without = await count()
  const hook = await addHook(ALLOW, { points: ['PAYMENT'] })
  await count()

  expect(await count()).toBe(without)
  expect(hook.received).toHaveLength(0)
  await hook.close()
})

test('the log has the last hundred calls, without the secret, and a call is sent again without any effect', async () => {
  const hook = await addHook(ALLOW)
  const id = await cartOf('DRILL')
  await process(id)
  await server.services.decisions.log.flush()
  const CALLS = `query ($input: DecisionHookCallSearchInput) { decisionHookCalls(input: $input) { itemsFound
    items { id hookId point status question answer error responseStatus isDryRun } } }`
  const calls = async () => (await server.gql(CALLS, { input: { hookIds: [hook.id] } })).decisionHookCalls
  const { items } = await calls()

  expect(items).toMatchObject([
    {
      hookId: hook.id,
      point: 'CHECKOUT',
      status: 'ANSWERED',
      answer: '{"decision":"ALLOW"}',
      error: null,
      responseStatus: 200,
      isDryRun: false,
    },
  ])
  expect(items[0].question).toBe(hook.received[0]?.body)
  expect(JSON.stringify(items)).not.toContain(hook.secret)
  const again = await server.gql(`mutation { decisionHookReplay(callId: "${items[0].id}") { status isDryRun question } }`)
  expect(again.decisionHookReplay).toMatchObject({ status: 'ANSWERED', isDryRun: true })
  expect(JSON.parse(hook.received[1]?.body ?? '')).toEqual({ ...JSON.parse(items[0].question), dryRun: true })
  expect(await ordersOf(id)).toBe(1)
  const replays = Array.from({ length: 110 }, (_, i) => `r${i}: decisionHookReplay(callId: "${items[0].id}") { id }`)
  for (let i = 0; i < replays.length; i += 10) await server.gql(`mutation { ${replays.slice(i, i + 10).join(' ')} }`)
  expect((await calls()).itemsFound).toBe(100)
  await hook.close()
})

test('every question matches its published schema: of a sale, and of an order that an operator tries a hook with', async () => {
  const answers: Record<string, object> = {
    PRICES: { lines: [] },
    TAX: { items: [] },
    SHIPPING: { options: [] },
    CHECKOUT: { decision: 'ALLOW' },
  }
  await server.gql('mutation { carrierCreate(input: { name: "Post", type: DELIVERY, descriptions: [] }) { id } }')
  const hook = await addHook(({ body }) => ({ body: JSON.stringify(answers[JSON.parse(body).point]) }), {
    points: Object.keys(answers),
  })
  const { cartProcess } = await process(await cartOf('DRILL', 'BIT'))
  const sent: Answer[] = hook.received.map(({ body }) => JSON.parse(body))
  expect(new Set(sent.map(({ point }) => point))).toEqual(new Set(Object.keys(answers)))
  for (const point of [...Object.keys(answers), 'PAYMENT'] as const) {
    const { body: schema } = await server.rest(
      `GET /v2/decision-hooks/schemas/v1/${point.toLowerCase()}-question.json`,
      undefined,
      null,
    )
    const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(schema)
    const tried = await readOrderQuestion(server.db, cartProcess.order.id, point as 'TAX')
    for (const question of [...sent.filter((each) => each.point === point), tried])
      expect([point, validate(question), validate.errors]).toEqual([point, true, null])
  }
  expect(await readOrderQuestion(server.db, 999_999, 'TAX')).toBe(null)
  await hook.close()
})
