import { expect, test } from 'vitest'
import { addBuyer, addOrder } from '../../../../test/orders.js'
import { type Answer, startTestServer } from '../../../../test/test-server.js'

test('the shop begins with statuses that lead from checkout to archive', async () => {
  const { gql } = await startTestServer()
  const query =
    '{ orderStatuses(input: { sortInputs: [{ field: PRIORITY }] }) { items { code isDefault isPublic isEditable isDeletable statusSet { name } nextStatuses { items { code } } } } }'

  const { items } = (await gql(query)).orderStatuses

  const shown = items.map(({ code, isDefault, isPublic, isEditable, isDeletable, statusSet, nextStatuses }: Answer) =>
    [
      code,
      isDefault,
      isPublic,
      isEditable,
      isDeletable,
      statusSet.name,
      nextStatuses.items.map((next: Answer) => next.code).join(),
    ].join(' '),
  )
  expect(shown).toEqual([
    'UNFINISHED false false true true Orders UNFINISHED,NEW',
    'NEW true true true false Orders CONFIRMED,VALIDATED,ARCHIVED',
    'CONFIRMED false true false false Orders VALIDATED,ARCHIVED',
    'VALIDATED false true false false Orders ARCHIVED',
    'ARCHIVED false true false false Orders ',
    'REQUEST true true true true Quotes ARCHIVED,QUOTATION',
    'QUOTATION true true true true Quotes NEW,ARCHIVED',
  ])
})

test('a merchant adds a status that orders then pass through, and that cannot go while an order has it', async () => {
  const server = await startTestServer()
  const { id: orderId } = await addOrder(server, await addBuyer(server))
  const made = await server.gql(
    'mutation { orderStatusCreate(input: { name: "Shipped", code: "SHIPPED", nextStatusesIds: [5], addOrderStatusToSet: { name: "Orders" } }) { id statusSet { name } } }',
  )
  const { id, statusSet } = made.orderStatusCreate
  await server.gql(`mutation { orderStatusUpdate(id: 2, input: { nextStatusesIds: [${id}] }) { id } }`)
  const set = (status: string) =>
    server.gql(`mutation { orderSetStatus(input: { orderId: ${orderId}, status: "${status}" }) { status } }`)

  expect(statusSet).toEqual({ name: 'Orders' })
  expect(await set('CONFIRMED')).toMatchObject({ errors: [{ code: 'ORDER_STATUS_TRANSITION_NOT_ALLOWED' }] })
  expect(await set('SHIPPED')).toEqual({ orderSetStatus: { status: 'SHIPPED' } })
  expect(await server.gql(`mutation { orderStatusDelete(id: ${id}) }`)).toMatchObject({
    errors: [{ code: 'ORDER_STATUS_DELETE_ERROR' }],
  })
  expect(await server.gql('mutation { orderStatusDelete(id: 2) }')).toMatchObject({
    errors: [{ code: 'ORDER_STATUS_DELETE_ERROR' }],
  })
  await server.gql(`mutation { orderStatusUpdate(id: ${id}, input: { code: "SENT" }) { id } }`)
  expect((await server.rest(`GET /v2/orders/id/${orderId}`)).body.status).toBe('SENT')
})

test('a new default replaces the old one, and deleting a set keeps its statuses', async () => {
  const { gql, rest } = await startTestServer()

  await gql('mutation { orderStatusUpdate(id: 3, input: { isDefault: true }) { id } }')
  const left = await gql(
    'mutation { orderStatusSetRemoveOrderStatuses(id: 1, input: { orderStatusIds: [5] }) { orderStatuses { code } } }',
  )
  const unknown = await gql('mutation { orderStatusSetRemoveOrderStatuses(id: 1, input: { orderStatusIds: [5] }) { id } }')
  await gql('mutation { orderStatusSetDelete(id: 1) }')

  const { data } = (await rest('POST /v2/orderstatuses/search', { isDefault: true, orderType: 'ORDER' })).body
  expect(data.map(({ code }: Answer) => code)).toEqual(['CONFIRMED'])
  expect(left.orderStatusSetRemoveOrderStatuses.orderStatuses).toHaveLength(4)
  expect(unknown).toMatchObject({ errors: [{ code: 'ORDER_STATUS_NOT_FOUND_ERROR' }] })
  expect(await gql('{ orderStatuses { itemsFound } orderStatus(input: { code: "NEW" }) { statusSet { name } } }')).toEqual({
    orderStatuses: { itemsFound: 7 },
    orderStatus: { statusSet: null },
  })
})
