import { get } from '../../../core/store/store.js'
import type { Route, Routes } from '../../../interfaces/rest/route.js'
import { keyFromPath } from '../../../interfaces/rest/verbs.js'
import { order } from '../../../resources/sales/order.js'
import { cart } from '../cart/cart.resource.js'
import { tender } from '../tender/tender.resource.js'
import { spendingExplanationDto } from './spending-explain.dto.js'
import { explainSpending } from './spending-explain.service.js'

const explaining = (what: string, handle: Route['handle']): Route => ({
  summary: `Why the ${what} may be ordered or not: every limit, budget and credit that applies to it.`,
  output: { kind: 'one', dto: spendingExplanationDto },
  handle,
})

export const spendingExplainRest = {
  'GET /v2/carts/{id}/spending-explanation': explaining('cart', async (ctx, { params }) =>
    explainSpending(ctx, { cartId: (await get(ctx, cart, keyFromPath(cart, params))).uuid }),
  ),
  'GET /v2/orders/id/{id}/spending-explanation': explaining('order', async (ctx, { params }) =>
    explainSpending(ctx, { orderId: (await get(ctx, order, keyFromPath(order, params))).id }),
  ),
  // A quote without a working copy is its own tender, and has a uuid only.
  'GET /v2/tenders/{id}/spending-explanation': explaining('tender', async (ctx, { params }) => {
    const { id, uuid } = keyFromPath(tender, params)
    return explainSpending(ctx, { tenderId: id === undefined ? (uuid ?? '') : (await get(ctx, tender, { id })).uuid })
  }),
} satisfies Routes
