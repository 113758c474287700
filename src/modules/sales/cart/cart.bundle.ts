/** Bundles in carts: one line for the leader, with the other products as its child items. */
import { sql } from 'kysely'
import { DomainError } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { Decimal } from '../../../core/money.js'
import { find, groupBy } from '../../../core/store/store.js'
import type { BundleRow, CartItemRow, CartRow } from '../../../db/db.gen.js'
import { readAsBuyer } from '../../catalog/assortment/orderable.js'
import { visibleBundles } from '../../catalog/bundle/bundle.read.js'
import { priceItems } from '../../pricing/price-calculation/bundle-price.js'
import type { CalculatedPrice } from '../../pricing/price-calculation/calculate.js'
import { listBuyerOf } from '../sale/sale.buyer.js'

interface BundleTerms {
  uuid: string
  discount: string | null
  condition: BundleRow['condition']
  fixedPrice: string | null
  productId: number
  isLeader: 'Y' | 'N'
}

async function readTerms(ctx: Ctx, uuids: readonly string[]): Promise<BundleTerms[]> {
  const { rows } = await sql<BundleTerms>`
    select b.uuid, b.discount::text, b.condition, b."fixedPrice"::text, i."productId", i."isLeader"
      from bundle b join "bundleItem" i on i."bundleId" = b.id
     where b.uuid = any(${uuids}::uuid[]) order by i."isLeader" desc, i.id`.execute(ctx.db)
  return rows
}

/** A line with its price, as needed to price bundles. */
interface PricedRow {
  row: CartItemRow
  price: CalculatedPrice | null
}

/** Returns the unit price of each line in its bundle, by the uuid of the line. One statement, or none without bundles. */
export async function readBundlePrices(ctx: Ctx, lines: readonly PricedRow[]): Promise<Map<string, Decimal>> {
  const uuids = [...new Set(lines.flatMap(({ row }) => row.bundleId ?? []))]
  if (uuids.length === 0) return new Map()
  const terms = groupBy(await readTerms(ctx, uuids), ({ uuid }) => uuid)
  const main = lines.filter(({ row }) => row.bundleId !== null && row.parentItemId === null)
  return new Map(
    main.flatMap((line) => {
      const parts = [line, ...lines.filter(({ row }) => row.parentItemId === line.row.id)]
      return pricesOfParts(terms.get(line.row.bundleId ?? '') ?? [], parts)
    }),
  )
}

function pricesOfParts(terms: readonly BundleTerms[], parts: readonly PricedRow[]): [string, Decimal][] {
  const [first] = terms
  const isLeader = new Map(terms.map((term) => [term.productId, term.isLeader]))
  const items = parts.flatMap(({ row, price }) => (price ? [{ isLeader: isLeader.get(row.productId) ?? 'N', price }] : []))
  const prices = first && items.length === parts.length ? priceItems(first, items) : null
  return prices ? parts.map(({ row }, i) => [row.uuid, prices[i]?.gross ?? Decimal.ZERO]) : []
}

/** Returns the products of a bundle that the buyer of the cart may see, the leader first. */
export async function productsOfBundle(ctx: Ctx, cart: CartRow, uuid: string): Promise<[number, ...number[]]> {
  const reading = readAsBuyer(ctx)
  const found = await find(reading, await visibleBundles(reading, await listBuyerOf(ctx, cart)), { uuid })
  if (!found) throw new DomainError('NOT_FOUND', 'BUNDLE_NOT_FOUND_ERROR', `Bundle with id [${uuid}] not found`)
  const [first, ...others] = (await readTerms(ctx, [uuid])).map(({ productId }) => productId)
  if (first === undefined) throw new DomainError('CONFLICT', 'BUNDLE_INVALID_ERROR', 'The bundle has no products')
  return [first, ...others]
}
