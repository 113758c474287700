/** The catalogue of a channel: everything in its root category or a category below it. */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { hasRole } from '../../../core/auth/access.js'
import type { Ctx } from '../../../core/context.js'
import type { Assortment, Assortments } from '../../../resources/catalog/assortment.js'
import { cachedForChannel } from '../../platform/channel/channel.guest.js'

interface Catalogue {
  /** All products, including those of the clusters. */
  productIds: readonly number[]
  clusterIds: readonly number[]
}

/** Selects the root of a channel's catalogue, as `root`, unless it is the only root of the tree: then nothing is left out. */
const limitingRoot = (channelId: number | RawBuilder<number>) => sql`
  channel join category root on root.id = channel."catalogRootId"
    where channel.id = ${channelId}
      and (root."parentId" is not null or exists (select from category other where other."parentId" is null and other.id <> root.id))`

/** The condition that a placement is in the catalogue of `root`. */
const isBelowRoot = sql<SqlBool>`exists (
  select from category place where place.id = item."categoryId" and place.path || '/' like root.path || '/%')`

/** Returns the condition that a row of `product` is in the catalogue of a channel, for statements that read products of any channel. */
export const productInCatalogue = (channelId: number | RawBuilder<number>): RawBuilder<SqlBool> => sql<SqlBool>`not exists (
  select from ${limitingRoot(channelId)} and not exists (
    select from "categoryItem" item
     where (item."productId" = product.id or item."clusterId" = product."clusterId") and ${isBelowRoot}))`

/** Returns whether the caller sees the whole catalogue: editors of products and other systems do; everybody else sees that of their channel. */
const seesEverything = ({ actor: { kind, roles } }: Ctx) => kind === 'client' || hasRole(roles, 'product', 'EDITOR')

/**
 * Returns the catalogue that limits what the caller sees; null if nothing is left out. The root is cached with the other settings of the channel, so that
 * channels that show everything need no statement.
 */
export async function catalogueOf(ctx: Ctx): Promise<Catalogue | null> {
  if (seesEverything(ctx)) return null
  const rootId = await cachedForChannel(ctx, 'catalogue', async () => {
    const { rows } = await sql<{ id: number }>`select root.id from ${limitingRoot(ctx.actor.channelId)}`.execute(ctx.db)
    return rows[0]?.id ?? null
  })
  return rootId === null ? null : readCatalogue(ctx, rootId)
}

async function readCatalogue({ db }: Ctx, rootId: number): Promise<Catalogue> {
  const { rows } = await sql<Catalogue>`
    with placed as (
      select item."productId", item."clusterId" from "categoryItem" item, category root where root.id = ${rootId} and ${isBelowRoot}
    )
    select array(select "productId" from placed where "productId" is not null
                 union select product.id from product where "clusterId" in (select "clusterId" from placed) order by 1) as "productIds",
           array(select distinct "clusterId" from placed where "clusterId" is not null order by 1) as "clusterIds"`.execute(db)
  return rows[0] ?? { productIds: [], clusterIds: [] }
}

const nothing = { productIds: [], clusterIds: [] }

/** Intersects the assortments of the buyer with the catalogue. */
export function limitToCatalogue(assortments: Assortments | null, catalogue: Catalogue | null): Assortments | null {
  if (!catalogue) return assortments
  const [productIds, clusterIds] = [new Set(catalogue.productIds), new Set(catalogue.clusterIds)]
  return (assortments ?? [{ positive: null, negative: nothing }]).map(
    ({ positive, negative }): Assortment => ({
      positive: positive
        ? {
            productIds: positive.productIds.filter((id) => productIds.has(id)),
            clusterIds: positive.clusterIds.filter((id) => clusterIds.has(id)),
          }
        : catalogue,
      negative,
    }),
  )
}
