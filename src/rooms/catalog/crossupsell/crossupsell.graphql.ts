import type { GraphQLResolveInfo } from 'graphql'
import type { CrossupsellSearchInput } from '../../../contract/contract.gen.js'
import type { Page } from '../../../core/base/page.js'
import type { Ctx } from '../../../core/context.js'
import { childPage } from '../../../core/store/relations.js'
import { list as listRows } from '../../../core/store/store.js'
import type { CrossupsellRow } from '../../../db/db.gen.js'
import { needsTotal } from '../../../faces/graphql/compile/selection.js'
import type { Resolvers } from '../../../faces/graphql/resolvers.gen.js'
import { remove } from '../../../faces/graphql/verbs.js'
import { crossupsell, type End } from '../../../resources/catalog/crossupsell.js'
import { type BuyerArguments, buyerArguments } from '../assortment/assortment.js'
import type { Asked } from '../assortment/assortment.read.js'
import type { AskedSearch } from './crossupsell.read.js'
import { asSearch, getCrossupsell } from './crossupsell.read.js'
import { createCrossupsell, updateCrossupsell } from './crossupsell.service.js'
import { type AskedCrossupsell, baseProductAt, endOf } from './crossupsell.targets.js'

type Input = { input?: Partial<CrossupsellSearchInput> | null }

const list = async (_: unknown, { input }: Input, ctx: Ctx, info: GraphQLResolveInfo) => {
  const search = input ?? {}
  const page = await listRows(ctx, crossupsell, await asSearch(ctx, search), { counted: needsTotal(info) })
  return underLists(page, search)
}

/** Those that start at or lead to each product or cluster; order lists that it was asked for with hold here, too, unless others are named. */
const at =
  (column: `${'productId' | 'clusterId'}${End}`) =>
  async ({ id, asked }: { id: number } & Asked, { input }: Input, ctx: Ctx) => {
    const search = { ...asked, ...given(input ?? {}) } as AskedSearch
    return underLists(await childPage(ctx, crossupsell, column, id, await asSearch(ctx, search)), search)
  }

const given = (input: object) => Object.fromEntries(Object.entries(input).filter(([, value]) => value != null))

function underLists(page: Page<CrossupsellRow>, search: BuyerArguments): Page<AskedCrossupsell> {
  const asked = buyerArguments(search)
  return { ...page, items: page.items.map((row) => ({ ...row, asked })) }
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
