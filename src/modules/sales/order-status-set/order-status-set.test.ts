import { expect, test } from 'vitest'
import { type Answer, startTestServer } from '../../../../test/test-server.js'

const FIELDS = 'id name description orderStatuses { code }'
const CREATE = `mutation ($input: CreateOrderStatusSetInput!) { orderStatusSetCreate(input: $input) { ${FIELDS} } }`
const UPDATE = `mutation ($id: Int!, $input: UpdateOrderStatusSetInput!) { orderStatusSetUpdate(id: $id, input: $input) { ${FIELDS} } }`
const ADD = `mutation ($id: Int!, $ids: [Int!]!) { orderStatusSetAddOrderStatuses(id: $id, input: { orderStatusIds: $ids }) { ${FIELDS} } }`
const ONE = `query ($input: OrderStatusSetSearchByInput!) { orderStatusSet(input: $input) { ${FIELDS} } }`

const codesOf = ({ orderStatuses }: Answer) => orderStatuses.map(({ code }: Answer) => code)

test('the shop begins with a set for orders and one for quotes, each in the order of priority', async () => {
  const { gql } = await startTestServer()

  const { items, itemsFound } = (
    await gql(`{ orderStatusSets(input: { sortInputs: [{ field: NAME }] }) { itemsFound items { ${FIELDS} } } }`)
  ).orderStatusSets

  expect(itemsFound).toBe(2)
  expect(items.map((set: Answer) => [set.name, ...codesOf(set)])).toEqual([
    ['Orders', 'UNFINISHED', 'NEW', 'CONFIRMED', 'VALIDATED', 'ARCHIVED'],
    ['Quotes', 'REQUEST', 'QUOTATION'],
  ])
})

test('a status is in one set at most: a new set takes it from the set that it was in', async () => {
  const { gql } = await startTestServer()

  const made = (await gql(CREATE, { input: { name: 'Archive', description: 'What is over', orderStatusIds: [5] } }))
    .orderStatusSetCreate

  expect(made).toMatchObject({ name: 'Archive', description: 'What is over', orderStatuses: [{ code: 'ARCHIVED' }] })
  expect(codesOf((await gql(ONE, { input: { name: 'Orders' } })).orderStatusSet)).not.toContain('ARCHIVED')
  const added = (await gql(ADD, { id: made.id, ids: [3, 4] })).orderStatusSetAddOrderStatuses
  expect(codesOf(added)).toEqual(['CONFIRMED', 'VALIDATED', 'ARCHIVED'])
  expect(codesOf((await gql(ONE, { input: { id: 1 } })).orderStatusSet)).toEqual(['UNFINISHED', 'NEW'])
})

test('a change replaces the statuses of a set only when it names them', async () => {
  const { gql } = await startTestServer()
  const change = async (input: object) => (await gql(UPDATE, { id: 2, input })).orderStatusSetUpdate

  expect(await change({ name: 'Offers' })).toMatchObject({
    name: 'Offers',
    orderStatuses: [{ code: 'REQUEST' }, { code: 'QUOTATION' }],
  })
  expect(await change({ orderStatusIds: [1, 7] })).toMatchObject({
    name: 'Offers',
    orderStatuses: [{ code: 'UNFINISHED' }, { code: 'QUOTATION' }],
  })
  expect(codesOf(await change({ orderStatusIds: [] }))).toEqual([])
  expect((await gql('{ orderStatuses { itemsFound } }')).orderStatuses.itemsFound).toBe(7)
})

test('a set with an unknown status or a name that is taken is not stored', async () => {
  const { gql, rest } = await startTestServer()

  const unknown = await gql(CREATE, { input: { name: 'New', orderStatusIds: [1, 99] } })
  const taken = await gql(CREATE, { input: { name: 'Quotes', orderStatusIds: [1] } })
  const joined = await gql(ADD, { id: 2, ids: [1, 99] })

  expect(unknown.errors).toHaveLength(1)
  expect(taken.errors).toHaveLength(1)
  expect(joined.errors).toHaveLength(1)
  expect((await rest('GET /v2/orderstatussets')).body.itemsFound).toBe(2)
  expect(codesOf((await gql(ONE, { input: { id: 1 } })).orderStatusSet)).toContain('UNFINISHED')
  expect(codesOf((await gql(ONE, { input: { id: 2 } })).orderStatusSet)).toEqual(['REQUEST', 'QUOTATION'])
})

test('one set is found by its id or its name, not by both or neither', async () => {
  const { gql } = await startTestServer()
  const ask = (input: object) => gql(ONE, { input })

  expect((await ask({ id: 2 })).orderStatusSet).toEqual((await ask({ name: 'Quotes' })).orderStatusSet)
  for (const input of [{}, { id: 2, name: 'Quotes' }])
    expect(await ask(input)).toMatchObject({ errors: [{ code: 'VALIDATION_ERROR' }] })
  expect(await ask({ name: 'Nope' })).toMatchObject({ errors: [{ code: 'ORDER_STATUS_SET_NOT_FOUND_ERROR' }] })
})

test('in REST sets are added, found by part of their name, changed and deleted; their statuses remain', async () => {
  const { rest } = await startTestServer()

  const made = await rest('POST /v2/orderstatussets', { name: 'Warehouse', orderStatusIds: [3, 4] })
  const path = `/v2/orderstatussets/${made.body.id}`
  const changed = await rest(`PATCH ${path}`, { description: 'Picked and packed' })
  const found = await rest('POST /v2/orderstatussets/search', { name: 'ware' })
  const deleted = await rest(`DELETE ${path}`)

  expect(made.status).toBe(201)
  expect(changed.body).toMatchObject({ name: 'Warehouse', description: 'Picked and packed' })
  expect(found.body.data).toMatchObject([{ name: 'Warehouse' }])
  expect(deleted.status).toBe(200)
  expect((await rest(`GET ${path}`)).status).toBe(404)
  expect((await rest('GET /v2/orderstatuses')).body.itemsFound).toBe(7)
})

test('editors of orders change sets; only owners add and delete them', async () => {
  const server = await startTestServer()
  const [viewer, editor] = [await server.keyFor({ order: 'VIEWER' }), await server.keyFor({ order: 'EDITOR' })]
  const forbidden = { errors: [{ code: 'FORBIDDEN' }] }

  expect(await server.gql(UPDATE, { id: 1, input: { name: 'X' } }, viewer)).toMatchObject(forbidden)
  expect(await server.gql(CREATE, { input: { name: 'X' } }, editor)).toMatchObject(forbidden)
  expect(await server.gql('mutation { orderStatusSetDelete(id: 1) }', {}, editor)).toMatchObject(forbidden)
  expect(await server.gql(UPDATE, { id: 1, input: { name: 'X' } }, editor)).toMatchObject({ orderStatusSetUpdate: { name: 'X' } })
})
