import type { GraphQLResolveInfo } from 'graphql'
import type { CrossupsellSearchInput } from '../../../contract/contract.gen.js'
import type { Page } from '../../../core/base/page.js'
import { buyerFor } from '../../../core/buyer.js'
import type { Ctx } from '../../../core/context.js'
import { childPage } from '../../../core/store/relations.js'
import { list as listRows } from '../../../core/store/store.js'
import type { CrossupsellRow } from '../../../db/db.gen.js'
import { needsTotal } from '../../../interfaces/graphql/compile/selection.js'
import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { remove } from '../../../interfaces/graphql/verbs.js'
import { buyerOf, readFor } from '../../../resources/catalog/buyer-rows.js'
import { asSearch, getCrossupsell, visibleCrossupsells } from './crossupsell.read.js'
import { crossupsell, type End } from './crossupsell.resource.js'
import { createCrossupsell, updateCrossupsell } from './crossupsell.service.js'
import { baseProductAt, endOf } from './crossupsell.targets.js'

type Input = { input?: Partial<CrossupsellSearchInput> | null }

const list = async (_: unknown, { input }: Input, ctx: Ctx, info: GraphQLResolveInfo): Promise<Page<CrossupsellRow>> => {
  const search = asSearch(input ?? {})
  const buyer = buyerFor(ctx, input ?? {})
  const page = await listRows(ctx, await visibleCrossupsells(ctx, buyer), search, { counted: needsTotal(info) })
  readFor(ctx, buyer, page.items)
  return page
}

/** Resolves the cross- and upsells from or to each product or cluster. They are read for the buyer of that record, unless the input names another one. */
const at =
  (column: `${'productId' | 'clusterId'}${End}`) =>
  async (parent: { id: number }, { input }: Input, ctx: Ctx): Promise<Page<CrossupsellRow>> => {
    const search = asSearch(input ?? {})
    const buyer = buyerFor(ctx, input ?? {}, buyerOf(ctx, parent))
    const page = await childPage(ctx, await visibleCrossupsells(ctx, buyer), column, parent.id, search)
    // The loader returns the same page for parents with the same id, also for different buyers, so it is copied.
    return {
      ...page,
      items: readFor(
        ctx,
        buyer,
        page.items.map((row) => ({ ...row })),
      ),
    }
  }

export const crossupsellGraphql = {
  Query: {
    crossupsell: (_, { id }, ctx) => getCrossupsell(ctx, { uuid: id }),
    crossupsells: list,
  },
  Mutation: {
    crossupsellCreate: (_, { input }, ctx) => createCrossupsell(ctx, input),
    crossupsellUpdate: (_, { id, input }, ctx) => updateCrossupsell(ctx, { uuid: id }, input),
    crossupsellDelete: remove(crossupsell),
  },
  Crossupsell: {
    id: ({ uuid }) => uuid,
    productFrom: (row, { hidden }, ctx) => endOf(ctx, row, 'product', 'From', hidden),
    productTo: (row, { hidden }, ctx) => endOf(ctx, row, 'product', 'To', hidden),
    clusterFrom: (row, { hidden }, ctx) => endOf(ctx, row, 'cluster', 'From', hidden),
    clusterTo: (row, { hidden }, ctx) => endOf(ctx, row, 'cluster', 'To', hidden),
    baseProductFrom: (row, _, ctx) => baseProductAt(ctx, row, 'From'),
    baseProductTo: (row, _, ctx) => baseProductAt(ctx, row, 'To'),
  },
  Product: {
    crossupsellsFrom: at('productIdFrom'),
    crossupsellsTo: at('productIdTo'),
    crossUpsells: (row, _, ctx) => at('productIdFrom')(row, {}, ctx),
  },
  Cluster: {
    crossupsellsFrom: at('clusterIdFrom'),
    crossupsellsTo: at('clusterIdTo'),
  },
} satisfies Resolvers
