import type { Ctx } from '../../../core/context.js'
import { get } from '../../../core/store/store.js'
import type { CartRow } from '../../../db/db.gen.js'
import type { RestRequest, Route, Routes } from '../../../interfaces/rest/route.js'
import { create, keyFromPath, list, one, remove, search, update } from '../../../interfaces/rest/verbs.js'
import { approvalRequestDto } from '../../spending/approval/approval.dto.js'
import { latestRequest } from '../../spending/approval/request.js'
import {
  cartAcceptDto,
  cartDeclineDto,
  cartDto,
  cartItemsDto,
  cartProcessDto,
  cartSearchDto,
  cartStartDto,
  cartUpdateDto,
} from './cart.dto.js'
import { bulkItems } from './cart.items.js'
import { cart } from './cart.resource.js'
import { deleteCart, listCarts, startCart, updateCart } from './cart.service.js'
import { acceptAuthorization, declineAuthorization, requestAuthorization } from './checkout/cart.authorization.js'
import { processCart } from './checkout/cart.checkout.js'

/** Returns the uuid of the cart that a path names by uuid or by number. */
const uuidFromPath = async (ctx: Ctx, params: Record<string, string>) => (await get(ctx, cart, keyFromPath(cart, params))).uuid

/** Returns a route that changes the request for approval of a cart, and returns that request. */
const deciding = (summary: string, work: (ctx: Ctx, uuid: string, input: RestRequest['input']) => Promise<CartRow>): Route => ({
  summary,
  output: { kind: 'one', dto: approvalRequestDto },
  handle: async (ctx, { params, input }) => latestRequest(ctx, (await work(ctx, await uuidFromPath(ctx, params), input)).id),
})

export const cartRest = {
  'GET /v2/carts': { ...list(cart, cartDto, cartSearchDto), handle: (ctx, { input }) => listCarts(ctx, input) },
  'POST /v2/carts': { ...create(cart, cartStartDto, cartDto), handle: (ctx, { input }) => startCart(ctx, input) },
  'POST /v2/carts/search': { ...search(cart, cartDto, cartSearchDto), handle: (ctx, { input }) => listCarts(ctx, input) },
  'GET /v2/carts/{id}': one(cart, 'id', cartDto),
  'PATCH /v2/carts/{id}': {
    ...update(cart, cartUpdateDto, cartDto),
    handle: async (ctx, { params, input }) => updateCart(ctx, await uuidFromPath(ctx, params), input),
  },
  'DELETE /v2/carts/{id}': {
    ...remove(cart, cartDto),
    handle: async (ctx, { params }) => deleteCart(ctx, await uuidFromPath(ctx, params)),
  },
  'POST /v2/carts/{id}/items': {
    summary: 'Adds, changes and removes lines of a cart, all of them or none.',
    input: { kind: 'body', dto: cartItemsDto },
    output: { kind: 'one', dto: cartDto },
    handle: async (ctx, { params, input }) => {
      const uuid = await uuidFromPath(ctx, params)
      await bulkItems(ctx, { ...input, cartId: uuid })
      return get(ctx, cart, { uuid })
    },
  },
  'POST /v2/carts/{id}/process': {
    summary:
      'Makes an order of a cart; `orderId` names it. A repeated call returns the same order. While it is UNFINISHED, it takes over what has changed in the cart.',
    input: { kind: 'body', dto: cartProcessDto },
    output: { kind: 'one', dto: cartDto },
    handle: async (ctx, { params, input }) => (await processCart(ctx, await uuidFromPath(ctx, params), input)).cart,
  },
  'POST /v2/carts/{id}/request-authorization': deciding(
    'Asks those who may approve the cart to do so. Until they have decided, it cannot be changed.',
    requestAuthorization,
  ),
  'POST /v2/carts/{id}/accept-authorization': {
    ...deciding(
      'Approves the cart in the name of a contact. Where no approval rules apply, the contact takes the cart over.',
      (ctx, uuid, { contactId }) => acceptAuthorization(ctx, uuid, contactId ?? null),
    ),
    input: { kind: 'body', dto: cartAcceptDto },
  },
  'POST /v2/carts/{id}/decline-authorization': {
    ...deciding('Declines the request for approval of the cart, which is open again.', (ctx, uuid, { comment }) =>
      declineAuthorization(ctx, uuid, comment ?? null),
    ),
    input: { kind: 'body', dto: cartDeclineDto },
  },
} satisfies Routes
