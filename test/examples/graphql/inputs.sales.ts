/** Inputs of carts, orders, quotes, tenders, payments, shipments and lists. */
import { totalOf } from '../../orders.js'
import type { Inputs } from './inputs.js'
import { dutchAndEnglish, english, source } from './texts.js'

const place = {
  firstName: 'Peter',
  lastName: 'Jansen',
  company: 'Bakkerij De Korenbloem',
  street: 'Markt',
  number: '12',
  postalCode: '2611 GP',
  city: 'Delft',
  country: 'NL',
}

const carts: Inputs = {
  'mutation.cartUpdate': (_, { cartId }) => ({
    id: cartId,
    input: { reference: 'PO-2026-119', notes: 'Call before delivery', postageData: { method: 'DELIVERY', carrier: 'PostNL' } },
  }),
  'mutation.cartProcess': (_, { cartId }) => ({ id: cartId, input: { orderStatus: 'NEW', language: 'NL' } }),
  'mutation.cartAddActionCode': (_, { plainCartId }) => ({ id: plainCartId, input: { actionCode: 'SPRING' } }),
  'mutation.cartUpdateAddress': (_, { cartId }) => ({ id: cartId, input: { type: 'DELIVERY', ...place } }),
  'mutation.cartAddItem': ({ product }, { cartId }) => ({
    id: cartId,
    input: { productId: product.id, quantity: 3, notes: 'With the long drill bits' },
  }),
  'mutation.cartUpdateItem': (_, { cartId, cartItemId }) => ({ id: cartId, itemId: cartItemId, input: { quantity: 4 } }),
  'mutation.cartItemBulk': ({ product, placedProducts }, { cartId }) => ({
    input: {
      cartId,
      items: [
        { productId: product.id, quantity: 2 },
        { productId: placedProducts[1].id, quantity: 1 },
      ],
    },
  }),
}

const line = {
  class: 'product',
  sku: 'DRL-1500',
  name: 'Rotary hammer 1500 W',
  quantity: 2,
  originalPrice: 389,
  price: 350,
  priceTotal: 700,
  taxPercentage: 21,
  taxCode: 'H',
  isBonus: 'N',
}
const costs = {
  postageData: { method: 'DELIVERY', gross: 10, tax: 2.1, net: 12.1, taxPercentage: 21 },
  paymentData: { method: 'INVOICE', gross: 0, tax: 0, net: 0, taxPercentage: 21 },
}

const orders: Inputs = {
  'query.orders': (_, { companyId }) => ({ input: { companyIds: [companyId], status: ['CONFIRMED', 'NEW'] } }),
  'query.orderAddress': (_, { openOrderId, orderAddressId }) => ({ id: orderAddressId, orderId: openOrderId }),
  'mutation.orderCreate': ({ product }, { contactId, companyId }) => ({
    order: {
      userId: contactId,
      companyId,
      status: 'NEW',
      type: 'dropshipment',
      email: 'peter@korenbloem.example',
      currency: 'EUR',
      language: 'NL',
      reference: 'PO-2026-118',
      sources: source('ERP', 'SO-4711'),
      items: [{ ...line, productId: product.id }],
      ...costs,
      total: totalOf({ items: [line], ...costs }),
      addresses: ['invoice', 'delivery'].map((type) => ({ type, ...place, gender: 'M', icp: 'N' })),
    },
  }),
  'mutation.orderUpdate': (_, { openOrderId }) => ({
    orderId: openOrderId,
    order: { reference: 'PO-2026-118', remarks: 'Deliver to the back door' },
  }),
  'mutation.orderSetStatus': (_, { openOrderId }) => ({ input: { orderId: openOrderId, status: 'NEW', payStatus: 'OPEN' } }),
  'mutation.orderItemCreate': ({ product }, { openOrderId }) => ({
    orderId: openOrderId,
    orderItem: { ...line, productId: product.id },
  }),
  'mutation.orderItemUpdate': (_, { openOrderId, openOrderItemId }) => ({
    orderId: openOrderId,
    orderItem: {
      id: openOrderItemId,
      quantity: 2,
      originalPrice: 100,
      price: 95,
      priceTotal: 190,
      discount: 5,
      tax: 39.9,
      taxPercentage: 21,
      taxCode: 'H',
    },
  }),
  'mutation.orderItemDelete': (_, { openOrderId, openOrderItemId }) => ({ orderId: openOrderId, orderItemId: openOrderItemId }),
  'mutation.orderAddressUpdate': (_, { openOrderId, orderAddressId }) => ({
    id: orderAddressId,
    orderId: openOrderId,
    input: { street: 'Havenweg', number: '12', city: 'Rotterdam' },
  }),
  'query.orderStatus': () => ({ input: { code: 'CONFIRMED' } }),
  'mutation.orderStatusCreate': () => ({
    input: { name: 'Waiting for payment', code: 'WAITING', type: 'CUSTOM', orderType: 'ORDER', isPublic: true },
  }),
  'mutation.orderStatusUpdate': ({ orderStatus }) => ({ id: orderStatus.id, input: { description: 'Picked, not yet packed' } }),
  'mutation.orderStatusSetCreate': () => ({ input: { name: 'Wholesale', description: 'Statuses of wholesale orders' } }),
  'mutation.orderStatusSetUpdate': ({ orderStatusSet }) => ({
    id: orderStatusSet.id,
    input: { description: 'Statuses of all orders' },
  }),
}

const tenders: Inputs = {
  'mutation.tenderStart': (_, { contactId, companyId }) => ({ input: { contactId, companyId, currency: 'EUR' } }),
  'mutation.tenderUpdateAddress': (_, { tenderId }) => ({ id: tenderId, input: { type: 'INVOICE', ...place } }),
  'mutation.tenderAddItems': ({ product }, { tenderId }) => ({
    id: tenderId,
    input: { products: [{ productId: product.id, quantity: 5 }], validateBudget: false },
  }),
  'mutation.tenderUpdateItem': (_, { tenderId, tenderItemId }) => ({
    id: tenderId,
    itemId: tenderItemId,
    input: { quantity: 3, notes: 'Delivery in week 48', validateBudget: false },
  }),
  'mutation.tenderUpdate': (_, { tenderId }) => ({
    id: tenderId,
    input: { reference: 'RFQ-118', remarks: 'Prices are valid for four weeks', validUntil: '2026-12-15T00:00:00Z' },
  }),
  'mutation.tenderUpdatePostage': (_, { tenderId }) => ({ id: tenderId, input: { method: 'DELIVERY', price: 12.5 } }),
  'mutation.tenderUpdatePayment': (_, { tenderId }) => ({ id: tenderId, input: { method: 'INVOICE', price: 0 } }),
}

const transaction = {
  transactionId: 'tr_WDqYK6vllg',
  amount: 87120,
  currency: 'EUR',
  type: 'PAY',
  status: 'SUCCESS',
  provider: 'Mollie',
  description: 'PO-2026-118',
}

const paymentsAndShipments: Inputs = {
  'query.payment': (_, { paidOrderId }) => ({ searchBy: { orderId: paidOrderId } }),
  'mutation.paymentCreate': (_, { orderId, contactId }) => ({
    input: {
      orderId,
      userId: contactId,
      paymentId: 'tr_WDqYK6vllg',
      amount: 87120,
      currency: 'EUR',
      method: 'IDEAL',
      status: 'PAID',
      addTransaction: transaction,
    },
  }),
  'mutation.paymentUpdate': (_, { paidOrderId }) => ({
    searchBy: { orderId: paidOrderId },
    input: { status: 'REFUNDED', addTransaction: { ...transaction, type: 'REFUND' } },
  }),
  'mutation.paymentStart': (_, { orderId }) => ({
    input: { orderId, method: 'CARD', returnUrl: 'https://shop.example/thanks', key: 'order-118-1' },
  }),
  'mutation.paymentCapture': ({ authorized }) => ({ id: authorized.id, input: { key: 'capture-118-1' } }),
  'mutation.paymentCancel': ({ cancellable }) => ({ id: cancellable.id, input: { key: 'cancel-118-1' } }),
  'mutation.paymentRefund': ({ paid }) => ({ id: paid.id, input: { amount: 12100, key: 'refund-118-1' } }),
  'mutation.paymentRefreshStatus': ({ pending }) => ({ id: pending.id, input: { key: 'status-118-1' } }),
  'mutation.paymentDelete': (_, { paidOrderId }) => ({ searchBy: { orderId: paidOrderId } }),
  'mutation.payMethodCreate': () => ({
    input: { externalCode: 'BANCONTACT', names: dutchAndEnglish('Bancontact', 'Bancontact') },
  }),
  'mutation.payMethodUpdate': ({ payMethod }) => ({ id: payMethod.id, input: { names: english('On account, 30 days') } }),
  'mutation.shipmentCreate': (_, { orderId, freeOrderItemId }) => ({
    input: {
      orderId,
      status: 'CREATED',
      expectedDeliveryAt: '2026-11-18T12:00:00Z',
      items: [{ orderItemId: freeOrderItemId, quantity: 1 }],
      trackAndTraces: [{ code: '3SABCD0123456' }],
      sources: source('WMS', 'PACK-88'),
    },
  }),
  'mutation.shipmentUpdate': (_, { shipmentId }) => ({ id: shipmentId, input: { status: 'OUT_FOR_DELIVERY' } }),
  'mutation.shipmentItemCreate': (_, { shipmentId, freeOrderItemId }) => ({
    input: { shipmentId, orderItemId: freeOrderItemId, quantity: 1 },
  }),
  'mutation.trackAndTraceCreate': ({ carrier }, { shipmentId }) => ({
    input: { shipmentId, carrierId: carrier.id, code: '3SABCD0123457' },
  }),
  'mutation.trackAndTraceUpdate': (_, { trackAndTraceId }) => ({ id: trackAndTraceId, input: { code: '3SABCD0123458' } }),
}

const lists: Inputs = {
  'mutation.favoriteListCreate': ({ product }, { companyId }) => ({
    input: { companyId, name: 'Workshop basics', productIds: [product.id] },
  }),
  'mutation.favoriteListUpdate': (_, { companyListId }) => ({ id: companyListId, input: { name: 'Workshop, second floor' } }),
  'mutation.orderlistCreate': ({ product }, { companyId }) => ({
    input: {
      type: 'POSITIVE',
      code: 'KORENBLOEM',
      descriptions: dutchAndEnglish('Assortiment Korenbloem', 'Range of Korenbloem'),
      productIds: [product.id],
      companyIds: [companyId],
    },
  }),
  'mutation.orderlistUpdate': (_, { orderlistId }) => ({ id: orderlistId, input: { validTo: '2027-12-31T00:00:00Z' } }),
}

export const salesInputs: Inputs = { ...carts, ...orders, ...tenders, ...paymentsAndShipments, ...lists }
