import { anyKey, edits, orOwn, owns, reads } from '../../../core/auth/access.js'

const buyers = ['contact', 'customer'] as const
/** The resource checks access: anyone who knows the uuid may use a cart without a buyer; other carts are for their buyer and for roles. */
const openCart = anyKey('The uuid is the key of a cart without a buyer; the resource hides the carts of others.')

export const cartPolicy = {
  'query.cart': openCart,
  'query.carts': orOwn(reads('order'), ...buyers),
  'mutation.cartStart': anyKey('A visitor starts a cart without a buyer; setting a buyer requires a role or being that buyer.'),
  'mutation.cartSetUser': orOwn(reads('order'), ...buyers),
  'mutation.cartSetContact': orOwn(reads('order'), ...buyers),
  'mutation.cartSetCustomer': orOwn(reads('order'), ...buyers),
  'mutation.cartUpdate': openCart,
  'mutation.cartDelete': openCart,
  'mutation.cartProcess': openCart,
  'mutation.cartAddActionCode': openCart,
  'mutation.cartRemoveActionCode': openCart,
  'mutation.cartUpdateAddress': openCart,
  'mutation.cartRequestPurchaseAuthorization': orOwn(edits('order'), 'contact'),
  'mutation.cartAcceptPurchaseAuthorizationRequest': orOwn(edits('order'), 'contact'),
  'mutation.cartDeclinePurchaseAuthorizationRequest': orOwn(edits('order'), 'contact'),
  'mutation.cartAddItem': openCart,
  'mutation.cartAddBundle': openCart,
  'mutation.cartUpdateItem': openCart,
  'mutation.cartItemBulk': openCart,
  'mutation.cartDeleteItem': openCart,
  'mutation.cartInvalidateCache': owns('order'),
  'GET /v2/carts': reads('order'),
  'POST /v2/carts': edits('order'),
  'POST /v2/carts/search': reads('order'),
  'GET /v2/carts/{id}': reads('order'),
  'PATCH /v2/carts/{id}': edits('order'),
  'DELETE /v2/carts/{id}': owns('order'),
  'POST /v2/carts/{id}/items': edits('order'),
  'POST /v2/carts/{id}/process': edits('order'),
  'POST /v2/carts/{id}/request-authorization': edits('order'),
  'POST /v2/carts/{id}/accept-authorization': edits('order'),
  'POST /v2/carts/{id}/decline-authorization': edits('order'),
} as const
