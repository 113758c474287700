/** Bundles in carts: one line for the leader, with the other products as its child items. */
import { sql } from 'kysely'
import { DomainError } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { Decimal } from '../../../core/money.js'
import { find, groupBy } from '../../../core/store/store.js'
import type { CartItemRow, CartRow } from '../../../db/db.gen.js'
import { visibleBundles } from '../../catalog/bundle/bundle.read.js'
import { buyerOfCart, readAsBuyer } from './cart.buyer.js'

/** The discount that a bundle gives on each of its products. */
export interface BundleDiscount {
  percentageOf: (productId: number) => Decimal
}

interface BundleItemTerms {
  uuid: string
  discount: string | null
  condition: 'ALL' | 'EP' | null
  productId: number
  isLeader: 'Y' | 'N'
}

/** The discounts of the bundles that lines belong to, by the uuid of the bundle. One statement, or none without bundles. */
export async function readBundleDiscounts(ctx: Ctx, rows: readonly CartItemRow[]): Promise<Map<string, BundleDiscount>> {
  const ids = [...new Set(rows.flatMap(({ bundleId }) => bundleId ?? []))]
  if (ids.length === 0) return new Map()
  const byBundle = groupBy(await readItems(ctx, ids), ({ uuid }) => uuid)
  return new Map([...byBundle].map(([uuid, items]) => [uuid, toDiscount(items)]))
}

async function readItems(ctx: Ctx, uuids: readonly string[]): Promise<BundleItemTerms[]> {
  const { rows } = await sql<BundleItemTerms>`
    select b.uuid, b.discount::text, b.condition, i."productId", i."isLeader"
      from bundle b join "bundleItem" i on i."bundleId" = b.id
     where b.uuid = any(${uuids}::uuid[]) order by i."isLeader" desc, i.id`.execute(ctx.db)
  return rows
}

/** Condition ALL takes the percentage off every product, EP off all but the leader. */
function toDiscount(items: readonly BundleItemTerms[]): BundleDiscount {
  const leaders = new Set(items.filter(({ isLeader }) => isLeader === 'Y').map(({ productId }) => productId))
  const [{ discount, condition }] = items as [BundleItemTerms]
  const percentage = Decimal.of(discount ?? 0)
  return { percentageOf: (productId) => (condition === 'EP' && leaders.has(productId) ? Decimal.ZERO : percentage) }
}

/** The products of a bundle that the buyer of the cart may see, its leader first. */
export async function productsOfBundle(ctx: Ctx, cart: CartRow, uuid: string): Promise<[number, ...number[]]> {
  const reading = readAsBuyer(ctx)
  const found = await find(reading, await visibleBundles(reading, buyerOfCart(cart)), { uuid })
  if (!found) throw new DomainError('NOT_FOUND', 'BUNDLE_NOT_FOUND_ERROR', `Bundle with id [${uuid}] not found`)
  const [first, ...others] = (await readItems(ctx, [uuid])).map(({ productId }) => productId)
  if (first === undefined) throw new DomainError('CONFLICT', 'BUNDLE_INVALID_ERROR', 'The bundle has no products')
  return [first, ...others]
}
