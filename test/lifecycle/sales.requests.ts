/** Requests that use the deprecated items of carts, orders and stock, where they cannot be derived from the schema. */

import { addBuyer, addOrder, orderInput, orderLine } from '../orders.js'
import type { TestServer } from '../test-server.js'
import type { WrittenRequests } from './requests.js'

/** The records that the requests need. */
export interface SalesFixture {
  customer: number
  cart: string
  order: number
  address: number
  status: number
  stock: number
  /** Rows of stock to delete. Each request uses one of them. */
  deletable: number[]
}

/** Creates a cart, an order, an order status and stock of a product, without any deprecated item. */
export async function createSalesFixture(server: TestServer, product: number): Promise<SalesFixture> {
  const { gql } = server
  const customer = await addBuyer(server)
  const order = (await addOrder(server, customer)).id
  const cart = (await gql('mutation { cartStart { cartId } }')).cartStart.cartId
  const { orderAddresses } = await gql(`{ orderAddresses(orderId: ${order}) { id } }`)
  const status = (await gql('mutation { orderStatusCreate(input: { name: "Packed", code: "PACKED" }) { id } }')).orderStatusCreate
    .id
  const stock = async (location: string): Promise<number> => {
    const input = { type: 'local', productId: product, quantity: 1, location }
    const mutation = 'mutation ($input: CreateInventoryInput!) { inventoryCreate(input: $input) { id } }'
    return Number((await gql(mutation, { input })).inventoryCreate.id)
  }
  const deletable = await Promise.all(Array.from({ length: 12 }, (_, i) => stock(`R${i}`)))
  return { customer, cart, order, address: orderAddresses[0].id, status, stock: await stock('S'), deletable }
}

let keyCount = 0

/** The requests by item. Each is a function, because its records exist only after the fixture was created. */
export function listSalesRequests(made: () => SalesFixture): WrittenRequests {
  const cart = (below: string) => () => ({ operation: 'cart', args: { id: made().cart }, below })
  const tender = (below: string) => () => ({ operation: 'tender', args: { orderId: made().order }, below })
  const setUser = (input: () => object) => () => ({
    operation: 'cartSetUser',
    args: { id: made().cart, input: input() },
    below: '{ cartId }',
  })
  const createOrder = (input: () => object) => () => ({
    operation: 'orderCreate',
    args: { order: orderInput(made().customer, input()) },
    below: '{ id }',
  })
  const addLine = (line: string) => () => ({
    operation: 'orderItemCreate',
    args: { orderId: made().order, orderItem: orderLine('P', 0, { class: line }) },
    below: '{ id }',
  })
  const updateStatus = (flag: string) => [
    `UpdateOrderStatusInput.${flag}`,
    () => ({ operation: 'orderStatusUpdate', args: { id: made().status, input: { [flag]: true } }, below: '{ id }' }),
  ]
  const createStatus = (flag: string) => [
    `CreateOrderStatusInput.${flag}`,
    () => ({
      operation: 'orderStatusCreate',
      args: { input: { name: 'Ready', code: `READY-${keyCount++}`, [flag]: true } },
      below: '{ id }',
    }),
  ]
  const stock = (field: string) => [
    `InventoryResponse.${field}`,
    () => ({ operation: 'inventory', args: { id: made().stock }, below: `{ ${field} }` }),
  ]
  const flags = ['isExportable', 'isConfirmable', 'isArchivable']
  return {
    ...Object.fromEntries([...flags.map(updateStatus), ...flags.map(createStatus)]),
    ...Object.fromEntries(['dateModified', 'messages', 'total'].map(stock)),
    'InventoryDeleteResponse.messages': () => ({
      operation: 'inventoryDelete',
      args: { id: made().deletable.pop() },
      below: '{ messages }',
    }),
    'ICart.user': cart('{ ... on ICart { user { __typename } } }'),
    'Cart.user': cart('{ user { __typename } }'),
    'Cart.userId': cart('{ userId }'),
    'Cart.shopId': cart('{ shopId }'),
    'BusinessRuleCreateInput.shopId': () => ({
      operation: 'businessRuleCreate',
      args: { input: { name: [{ language: 'EN', value: 'Rule' }], type: 'orderCarriers', shopId: 1 } },
      below: '{ id }',
    }),
    'BusinessRuleSearchInput.shopId': () => ({
      operation: 'businessRules',
      args: { filter: { shopId: 1 } },
      below: '{ itemsFound }',
    }),
    'CartStartInput.userId': () => ({
      operation: 'cartStart',
      args: { input: { userId: made().customer } },
      below: '{ cartId }',
    }),
    ...Object.fromEntries(
      ['shopId', 'siteId', 'userId', 'user { __typename }'].map((field) => [
        `Tender.${field.split(' ')[0]}`,
        tender(`{ ${field} }`),
      ]),
    ),
    'TenderTotal.discountOverruled': tender('{ total { discountOverruled } }'),
    'TenderCarrier.amount': tender('{ carriers { amount } }'),
    'TenderMainItem.id': tender('{ items { id } }'),
    'ITenderBaseItem.id': tender('{ items { childItems { id } } }'),
    'TenderBaseItem.id': tender('{ items { childItems { ... on TenderBaseItem { id } } } }'),
    'TenderStartInput.userId': () => ({
      operation: 'tenderStart',
      args: { input: { userId: made().customer } },
      below: '{ tenderId }',
    }),
    cartSetUser: setUser(() => ({ customerId: made().customer })),
    'CartSetUserInput.userId': setUser(() => ({ userId: made().customer })),
    'OrderCreateInput.externalId': createOrder(() => ({ externalId: `E-${keyCount++}` })),
    'OrderCreateInput.shopId': createOrder(() => ({ shopId: 1 })),
    'OrderUpdateInput.externalId': () => ({
      operation: 'orderUpdate',
      args: { orderId: made().order, order: { externalId: `E-${keyCount++}` } },
      below: '{ id }',
    }),
    'OrderItemClass.postage': addLine('postage'),
    'OrderItemClass.payment': addLine('payment'),
    addressesByOrderId: () => ({ operation: 'addressesByOrderId', args: { orderId: made().order }, below: '{ id }' }),
    orderUpdateAddress: () => ({
      operation: 'orderUpdateAddress',
      args: { id: made().order, addressId: made().address, input: { city: 'Delft' } },
    }),
  }
}
