/** What operations of stock and order statuses are called with: such that an administrator gets an answer. */
import type { Fixture } from './fixture.js'
import type { Things } from './things.js'

type Variables = (things: Things, fixture: Fixture) => Record<string, unknown>

export const salesArguments: Record<string, Variables> = {
  'query.inventory': ({ inventory }) => ({ id: inventory.id }),
  'mutation.inventoryCreate': ({ otherProduct }) => ({ input: { type: 'local', productId: otherProduct.id, quantity: 1 } }),
  'mutation.inventoryUpdate': ({ inventory }) => ({ id: inventory.id, input: { quantity: 2 } }),
  'mutation.inventoryDelete': ({ inventory }) => ({ id: inventory.id }),
  'query.orderStatus': ({ orderStatus }) => ({ input: { id: orderStatus.id } }),
  'mutation.orderStatusCreate': () => ({ input: { name: 'New', code: 'OTHER', type: 'CUSTOM', orderType: 'ORDER' } }),
  'mutation.orderStatusUpdate': ({ orderStatus }) => ({ id: orderStatus.id, input: { name: 'Renamed' } }),
  'mutation.orderStatusDelete': ({ orderStatus }) => ({ id: orderStatus.id }),
  'query.orderStatusSet': ({ orderStatusSet }) => ({ input: { id: orderStatusSet.id } }),
  'mutation.orderStatusSetCreate': () => ({ input: { name: 'New' } }),
  'mutation.orderStatusSetUpdate': ({ orderStatusSet }) => ({ id: orderStatusSet.id, input: { name: 'Renamed' } }),
  'mutation.orderStatusSetAddOrderStatuses': ({ orderStatusSet, orderStatus }) => ({
    id: orderStatusSet.id,
    input: { orderStatusIds: [orderStatus.id] },
  }),
  'mutation.orderStatusSetRemoveOrderStatuses': ({ orderStatusSet, setStatus }) => ({
    id: orderStatusSet.id,
    input: { orderStatusIds: [setStatus.id] },
  }),
  'mutation.orderStatusSetDelete': ({ orderStatusSet }) => ({ id: orderStatusSet.id }),
}
