/** The operations of sales that name somebody's cart, order or what hangs on it, and how. */
import { emptyOrder, orderLine } from '../orders.js'
import type { Fixture, Side } from './fixture.js'

type Variables = (side: Side, fixture: Fixture) => Record<string, unknown>

const place = { firstName: 'A', lastName: 'B', street: 'Kade', postalCode: '3011 AB', city: 'Delft' }
const changedLine = { quantity: 1, price: 100, priceTotal: 100, originalPrice: 100, discount: 0, tax: 21, taxPercentage: 21 }

const period = { validFrom: '2026-11-01T00:00:00.000Z', validUntil: '2026-12-01T00:00:00.000Z' }

const carts: Record<string, Variables> = {
  'query.cart': ({ cartId }) => ({ id: cartId }),
  'query.carts': ({ companyId }) => ({ input: { companyIds: [companyId] } }),
  'mutation.cartStart': ({ contactId, companyId }) => ({ input: { contactId, companyId } }),
  'mutation.cartSetUser': ({ looseCartId, contactId }) => ({ id: looseCartId, input: { userId: contactId } }),
  'mutation.cartSetContact': ({ looseCartId, contactId }) => ({ id: looseCartId, input: { contactId } }),
  'mutation.cartSetCustomer': ({ looseCartId, customerId }) => ({ id: looseCartId, input: { customerId } }),
  'mutation.cartUpdate': ({ cartId }) => ({ id: cartId, input: { notes: 'x' } }),
  'mutation.cartDelete': ({ cartId }) => ({ id: cartId }),
  'mutation.cartProcess': ({ cartId }) => ({ id: cartId, input: { orderStatus: 'NEW' } }),
  'mutation.cartAddActionCode': ({ cartId }) => ({ id: cartId, input: { actionCode: 'SUMMER' } }),
  'mutation.cartRemoveActionCode': ({ cartId }) => ({ id: cartId, input: { actionCode: 'SPRING' } }),
  'mutation.cartUpdateAddress': ({ cartId }) => ({ id: cartId, input: { type: 'DELIVERY', ...place } }),
  'mutation.cartRequestPurchaseAuthorization': ({ dearCartId }) => ({ id: dearCartId }),
  'mutation.cartAcceptPurchaseAuthorizationRequest': ({ waitingCartId, managerId }) => ({
    id: waitingCartId,
    input: { contactId: managerId },
  }),
  'mutation.cartDeclinePurchaseAuthorizationRequest': ({ waitingCartId }) => ({ id: waitingCartId, input: { comment: 'x' } }),
  'query.spendingExplain': ({ cartId }) => ({ input: { cartId } }),
  'query.approvalRequest': ({ approvalRequestId }) => ({ id: approvalRequestId }),
  'mutation.approvalRequestRemind': ({ waitingRequestId }) => ({ id: waitingRequestId }),
  'query.approvalProof': ({ approvedOrderId }) => ({ orderId: approvedOrderId }),
  'mutation.approvalDelegateCreate': ({ contactId, managerId }) => ({
    input: { contactId, delegateContactId: managerId, ...period },
  }),
  'mutation.cartAddItem': ({ cartId }, { things }) => ({ id: cartId, input: { productId: things.product.id } }),
  'mutation.cartAddBundle': ({ cartId }, { things }) => ({ id: cartId, input: { bundleId: things.bundle.uuid } }),
  'mutation.cartUpdateItem': ({ cartId, cartItemId }) => ({ id: cartId, itemId: cartItemId, input: { quantity: 2 } }),
  'mutation.cartItemBulk': ({ cartId }, { things }) => ({ input: { cartId, items: [{ productId: things.product.id }] } }),
  'mutation.cartDeleteItem': ({ cartId, cartItemId }) => ({ id: cartId, input: { itemId: cartItemId } }),
  'mutation.cartInvalidateCache': ({ cartId }) => ({ id: cartId }),
}

const orders: Record<string, Variables> = {
  'query.order': ({ orderId }) => ({ orderId }),
  'query.orders': ({ companyId }) => ({ input: { companyIds: [companyId] } }),
  'query.orderAddress': ({ orderId, orderAddressId }) => ({ id: orderAddressId, orderId }),
  'query.orderAddresses': ({ orderId }) => ({ orderId }),
  'query.addressesByOrderId': ({ orderId }) => ({ orderId }),
  'query.orderRevision': ({ quoteId }) => ({ orderId: quoteId, revisionNumber: 1 }),
  'query.orderRevisions': ({ quoteId }) => ({ input: { orderIds: [quoteId] } }),
  'mutation.orderCreate': ({ contactId, companyId }, { things }) => ({
    order: emptyOrder(contactId, {
      companyId,
      items: [
        orderLine('SAW', 95, { productId: things.product.id, originalPrice: 100 }),
        orderLine('surcharge', 1, { class: 'surcharge' }),
      ],
    }),
  }),
  'mutation.orderUpdate': ({ orderId }) => ({ orderId, order: { remarks: 'x' } }),
  'mutation.orderDelete': ({ quoteId }) => ({ orderId: quoteId }),
  'mutation.orderSetStatus': ({ orderId }) => ({ input: { orderId, status: 'CONFIRMED' } }),
  'mutation.orderItemCreate': ({ orderId }) => ({ orderId, orderItem: orderLine('C', 10) }),
  'mutation.orderItemUpdate': ({ orderId, orderItemId }) => ({
    orderId,
    orderItem: { id: orderItemId, taxCode: 'H', ...changedLine },
  }),
  'mutation.orderItemDelete': ({ orderId, freeOrderItemId }) => ({ orderId, orderItemId: freeOrderItemId }),
  'mutation.orderAddressUpdate': ({ orderId, orderAddressId }) => ({ id: orderAddressId, orderId, input: { city: 'Delft' } }),
  'mutation.orderUpdateAddress': ({ orderId, orderAddressId }) => ({
    id: orderId,
    addressId: orderAddressId,
    input: { city: 'Delft' },
  }),
  'mutation.orderRevisionRestore': ({ quoteId }) => ({ orderId: quoteId, revisionNumber: 1 }),
  'mutation.orderRevisionsInvalidate': ({ quoteId }) => ({ input: { orderId: quoteId, revisionNumbers: [1] } }),
  'query.orderGetPDF': ({ orderId }) => ({ orderId }),
  'query.quoteGetPDF': ({ quoteId }) => ({ orderId: quoteId }),
  'mutation.orderSendConfirmationEmail': ({ orderId }) => ({ orderId }),
  'mutation.triggerOrderSendConfirm': ({ orderId }) => ({ input: { orderId } }),
  'mutation.triggerQuoteSend': ({ quoteId }) => ({ input: { orderId: quoteId } }),
  'mutation.triggerQuoteSendRequest': ({ quoteId }) => ({ input: { orderId: quoteId } }),
  'mutation.triggerQuoteSendValidation': ({ quoteId }) => ({ input: { orderId: quoteId } }),
}

const tenders: Record<string, Variables> = {
  'query.tender': ({ tenderId }) => ({ tenderId }),
  'mutation.tenderStart': ({ contactId }) => ({ input: { contactId } }),
  'mutation.tenderUpdateAddress': ({ tenderId }) => ({ id: tenderId, input: { type: 'INVOICE', country: 'NL', ...place } }),
  'mutation.tenderAddItems': ({ tenderId }, { things }) => ({
    id: tenderId,
    input: { products: [{ productId: things.product.id }], validateBudget: false },
  }),
  'mutation.tenderUpdateItem': ({ tenderId, tenderItemId }) => ({ id: tenderId, itemId: tenderItemId, input: { notes: 'x' } }),
  'mutation.tenderDeleteItem': ({ tenderId, tenderItemId }) => ({ id: tenderId, itemId: tenderItemId }),
  'mutation.tenderDeleteBonusItem': ({ tenderId, tenderBonusId }) => ({ id: tenderId, itemId: tenderBonusId }),
  'mutation.tenderUpdateInvoiceUser': ({ tenderId, contactId }) => ({ id: tenderId, userId: contactId }),
  'mutation.tenderUpdate': ({ tenderId }) => ({ id: tenderId, input: { remarks: 'x' } }),
  'mutation.tenderUpdateDiscount': ({ tenderId }) => ({ id: tenderId, input: { type: 'P', value: 5 } }),
  'mutation.tenderUpdatePostage': ({ tenderId }) => ({ id: tenderId, input: { price: 5 } }),
  'mutation.tenderUpdatePayment': ({ tenderId }) => ({ id: tenderId, input: { status: 'PAID' } }),
  'mutation.tenderApplyIncentives': ({ tenderId }) => ({ id: tenderId }),
  'mutation.tenderProcess': ({ tenderId }) => ({ id: tenderId }),
  'mutation.tenderDelete': ({ tenderId }) => ({ id: tenderId }),
}

const paymentsAndShipments: Record<string, Variables> = {
  'query.payment': ({ orderId }) => ({ searchBy: { orderId } }),
  'mutation.paymentCreate': ({ orderId }) => ({
    input: { orderId, amount: 100, currency: 'EUR', method: 'CARD', status: 'OPEN' },
  }),
  'mutation.paymentUpdate': ({ paymentId }) => ({ searchBy: { id: `${paymentId}` }, input: { status: 'PAID' } }),
  'mutation.paymentStart': ({ orderId }) => ({ input: { orderId, key: 'x' } }),
  'mutation.paymentCapture': ({ paymentId }) => ({ id: `${paymentId}`, input: { key: 'capture' } }),
  'mutation.paymentCancel': ({ paymentId }) => ({ id: `${paymentId}`, input: { key: 'cancel' } }),
  'mutation.paymentRefund': ({ paymentId }) => ({ id: `${paymentId}`, input: { key: 'refund' } }),
  'mutation.paymentRefreshStatus': ({ paymentId }) => ({ id: `${paymentId}`, input: { key: 'status' } }),
  'mutation.paymentDelete': ({ paymentId }) => ({ searchBy: { id: `${paymentId}` } }),
  'query.shipment': ({ shipmentId }) => ({ id: shipmentId }),
  'query.shipments': ({ orderId }) => ({ input: { orderIds: [orderId] } }),
  'query.shipmentItem': ({ shipmentItemId }) => ({ id: shipmentItemId }),
  'query.shipmentItems': ({ shipmentId }) => ({ input: { shipmentIds: [shipmentId] } }),
  'mutation.shipmentCreate': ({ orderId }) => ({ input: { orderId } }),
  'mutation.shipmentUpdate': ({ shipmentId }) => ({ id: shipmentId, input: { status: 'IN_TRANSIT' } }),
  'mutation.shipmentDelete': ({ shipmentId }) => ({ id: shipmentId }),
  'mutation.shipmentItemCreate': ({ shipmentId, orderItemId }) => ({ input: { shipmentId, orderItemId, quantity: 1 } }),
  'mutation.shipmentItemUpdate': ({ shipmentItemId }) => ({ id: shipmentItemId, input: { quantity: 2 } }),
  'mutation.shipmentItemDelete': ({ shipmentItemId }) => ({ id: shipmentItemId }),
  'query.trackAndTrace': ({ trackAndTraceId }) => ({ id: trackAndTraceId }),
  'query.trackAndTraces': ({ shipmentId }) => ({ input: { shipmentIds: [shipmentId] } }),
  'mutation.trackAndTraceCreate': ({ shipmentId }) => ({ input: { shipmentId, code: 'T2' } }),
  'mutation.trackAndTraceUpdate': ({ trackAndTraceId }) => ({ id: trackAndTraceId, input: { code: 'T3' } }),
  'mutation.trackAndTraceDelete': ({ trackAndTraceId }) => ({ id: trackAndTraceId }),
}

export const salesObjects: Record<string, Variables> = { ...carts, ...orders, ...tenders, ...paymentsAndShipments }
