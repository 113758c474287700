import { expect, test } from 'vitest'
import { addBuyer, addOrder } from '../../../../test/orders.js'
import { addContact, logIn } from '../../../../test/people.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

const LIST = `query ($input: OrderRevisionSearchInput) { orderRevisions(input: $input) { itemsFound items { orderId revisionNumber } } }`
const ONE = `query ($id: Int!, $n: Int!) { orderRevision(orderId: $id, revisionNumber: $n) {
  revisionNumber createdFromRevisionNumber snapshot { reference items { sku } } } }`
const RESTORE = `mutation ($id: Int!, $n: Int!) { orderRevisionRestore(orderId: $id, revisionNumber: $n) { revisionNumber reference } }`
const INVALIDATE = 'mutation ($input: OrderRevisionsInvalidateInput!) { orderRevisionsInvalidate(input: $input) }'

/** A quote that was saved once for each reference. */
async function addQuote(server: TestServer, userId: number, [first, ...later]: string[], more: object = {}): Promise<number> {
  const { id } = await addOrder(server, userId, { status: 'QUOTATION', reference: first, ...more })
  for (const reference of later) await server.rest(`PATCH /v2/orders/id/${id}`, { reference })
  return id
}

const numbersIn = ({ orderRevisions }: Answer) =>
  orderRevisions.items.map(({ orderId, revisionNumber }: Answer) => `${orderId}.${revisionNumber}`)

test('a restored revision names the one it came from, and every earlier one stays as it was', async () => {
  const server = await startTestServer()
  const id = await addQuote(server, await addBuyer(server), ['first', 'second'])

  await server.gql(RESTORE, { id, n: 1 })

  const shown = await Promise.all([1, 2, 3, 4].map(async (n) => (await server.gql(ONE, { id, n })).orderRevision))
  const items = [{ sku: 'A' }, { sku: 'B' }]
  expect(shown).toEqual([
    { revisionNumber: 1, createdFromRevisionNumber: null, snapshot: { reference: 'first', items } },
    { revisionNumber: 2, createdFromRevisionNumber: null, snapshot: { reference: 'second', items } },
    { revisionNumber: 3, createdFromRevisionNumber: 1, snapshot: { reference: 'first', items } },
    null,
  ])
  expect(await server.gql(ONE, { id: 99, n: 1 })).toMatchObject({ errors: [{ code: 'ORDER_NOT_FOUND' }] })
})

test('the revisions of all quotes are found by quote, number, validity and channel, and sorted both ways', async () => {
  const server = await startTestServer()
  const userId = await addBuyer(server)
  const one = await addQuote(server, userId, ['a', 'b', 'c'])
  const other = await addQuote(server, userId, ['x', 'y'])
  await server.gql(INVALIDATE, { input: { orderId: one, revisionNumbers: [1, 2], reason: 'Wrong prices' } })
  const find = async (input: object) => numbersIn(await server.gql(LIST, { input }))
  const sortInputs = (order: string) => [{ field: 'REVISION_NUMBER', order }]

  expect((await server.gql(LIST)).orderRevisions.itemsFound).toBe(5)
  expect(await find({ orderIds: [other], sortInputs: sortInputs('ASC') })).toEqual([`${other}.1`, `${other}.2`])
  expect(await find({ orderIds: [one], sortInputs: sortInputs('DESC') })).toEqual([`${one}.3`, `${one}.2`, `${one}.1`])
  expect(await find({ revisionNumbers: [3] })).toEqual([`${one}.3`])
  expect(await find({ invalid: true, sortInputs: sortInputs('ASC') })).toEqual([`${one}.1`, `${one}.2`])
  expect(await find({ channelIds: [1], invalid: false, orderIds: [one] })).toEqual([`${one}.3`])
  expect(await find({ channelIds: [2] })).toEqual([])
})

test('revisions are declared invalid together or not at all', async () => {
  const server = await startTestServer()
  const id = await addQuote(server, await addBuyer(server), ['first', 'second'])
  const invalid = async () => numbersIn(await server.gql(LIST, { input: { invalid: true } }))

  const refused = await server.gql(INVALIDATE, { input: { orderId: id, revisionNumbers: [1, 7] } })
  const before = await invalid()
  const done = await server.gql(INVALIDATE, { input: { orderId: id, revisionNumbers: [1] } })

  expect(refused).toMatchObject({ errors: [{ code: 'ORDER_REVISIONS_INVALIDATE_ERROR' }] })
  expect(before).toEqual([])
  expect(done).toEqual({ orderRevisionsInvalidate: true })
  expect(await invalid()).toEqual([`${id}.1`])
  expect(await server.gql(INVALIDATE, { input: { orderId: id, revisionNumbers: [] } })).toMatchObject({
    errors: [{ code: 'VALIDATION_ERROR' }],
  })
})

test('a shop that does not allow it keeps every revision valid', async () => {
  const server = await startTestServer()
  const id = await addQuote(server, await addBuyer(server), ['first'])
  await server.db.updateTable('control.tenant').set({ allowQuoteInvalidation: 'NO' }).execute()

  const refused = await server.gql(INVALIDATE, { input: { orderId: id, revisionNumbers: [1] } })

  expect(refused.errors).toEqual([
    {
      code: 'ORDER_REVISIONS_INVALIDATE_ERROR',
      message: 'This shop does not allow quote revisions to be declared invalid',
    },
  ])
  expect((await server.gql(LIST, { input: { invalid: true } })).orderRevisions.itemsFound).toBe(0)
})

test('a buyer reads the revisions of their own quotes only, and restores none', async () => {
  const server = await startTestServer()
  const { id: ada } = await addContact(server, { email: 'ada@example.com' })
  const own = await addQuote(server, ada, ['first', 'second'])
  const foreign = await addQuote(server, await addBuyer(server), ['other'])
  const { accessToken } = await logIn(server, 'ada@example.com')
  const ask = async (query: string, variables: object = {}) => server.gql(query, variables, await server.bareKey(), accessToken)

  expect(numbersIn(await ask(LIST, { input: { sortInputs: [{ field: 'REVISION_NUMBER', order: 'ASC' }] } }))).toEqual([
    `${own}.1`,
    `${own}.2`,
  ])
  expect((await ask(ONE, { id: own, n: 2 })).orderRevision).toMatchObject({ snapshot: { reference: 'second' } })
  expect(await ask(ONE, { id: foreign, n: 1 })).toMatchObject({ errors: [{ code: 'ORDER_NOT_FOUND' }] })
  expect(await ask(RESTORE, { id: own, n: 1 })).toMatchObject({ errors: [{ code: 'FORBIDDEN' }] })
})

test('an order that can no longer change is not restored', async () => {
  const server = await startTestServer()
  const id = await addQuote(server, await addBuyer(server), ['first', 'second'])
  for (const status of ['NEW', 'CONFIRMED'])
    await server.gql(`mutation { orderSetStatus(input: { orderId: ${id}, status: "${status}" }) { status } }`)

  const refused = await server.gql(RESTORE, { id, n: 1 })

  expect(refused.errors).toHaveLength(1)
  expect((await server.rest(`GET /v2/orders/id/${id}`)).body).toMatchObject({ status: 'CONFIRMED', reference: 'second' })
})
