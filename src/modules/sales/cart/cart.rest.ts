import { get } from '../../../core/store/store.js'
import type { Routes } from '../../../interfaces/rest/route.js'
import { create, keyFromPath, list, one, remove, search, update } from '../../../interfaces/rest/verbs.js'
import { cartDto, cartItemsDto, cartProcessDto, cartSearchDto, cartStartDto, cartUpdateDto } from './cart.dto.js'
import { bulkItems } from './cart.items.js'
import { cart } from './cart.resource.js'
import { deleteCart, listCarts, startCart, updateCart } from './cart.service.js'
import { processCart } from './checkout/cart.checkout.js'

/** Returns the uuid of the cart that a path names by uuid or by number. */
const uuidFromPath = async (ctx: Parameters<typeof get>[0], params: Record<string, string>) =>
  (await get(ctx, cart, keyFromPath(cart, params))).uuid

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
} satisfies Routes
