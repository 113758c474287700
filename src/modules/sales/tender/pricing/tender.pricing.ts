/** Prices lines of a tender. Only lines that an operation touches are priced: the others keep the agreed price. */
import type { Ctx } from '../../../../core/context.js'
import { textIn } from '../../../../core/input/localized.js'
import { Decimal } from '../../../../core/money.js'
import { newUuid } from '../../../../core/store/row.js'
import type { OrderItemRow, TenderRow } from '../../../../db/db.gen.js'
import { type CalculatedPrice, lineTotal, listUnit, roundFraction } from '../../../pricing/price-calculation/calculate.js'
import { derivePrice } from '../../../pricing/price-calculation/derivation.js'
import { type ProductSurcharge, readSurcharges, surchargeOnLine } from '../../../pricing/price-calculation/line-surcharges.js'
import { exactPercentageOf } from '../../../pricing/price-calculation/tax-percentage.js'
import { isUntaxed, untaxSurcharge } from '../../../pricing/price-calculation/untaxed.js'
import { placeLines } from '../../order/order.items.js'
import { lineAmounts } from '../../sale/sale.amounts.js'
import { pricesForSale } from '../../sale/sale.buyer.js'
import { blankItem, childrenOf, type Draft, nextIds, saleHead, zoneOf } from '../tender.draft.js'
import { isSamePrice } from './tender.sale.js'

/** A line to price. */
export interface TouchedLine {
  row: OrderItemRow
  /** The previous quantity; null for a new line. */
  before: number | null
  /** The price that the caller sets. */
  price?: number | null | undefined
}

/** Prices lines and their surcharges. Returns a line that has no price and was given none. */
export async function priceLines(
  ctx: Ctx,
  tender: TenderRow,
  draft: Draft,
  lines: readonly TouchedLine[],
): Promise<OrderItemRow | undefined> {
  const asked = lines.flatMap(({ row, before }) => [
    { productId: row.productId ?? 0, quantity: row.quantity },
    { productId: row.productId ?? 0, quantity: before ?? row.quantity },
  ])
  const prices = await pricesForSale(ctx, saleHead(tender, draft), asked)
  for (const [i, line] of lines.entries()) {
    const [now, then] = [prices[2 * i] ?? null, prices[2 * i + 1] ?? null]
    if (line.before === null && line.price == null && !now?.winner) return line.row
    Object.assign(line.row, priceOf(ctx, draft, line, now, then), { lastModifiedAt: ctx.now })
  }
  await setSurcharges(ctx, tender, draft, lines)
  return undefined
}

/** Returns the amounts of a line. An agreed price is kept; a price of the platform follows the quantity. */
function priceOf(
  ctx: Ctx,
  draft: Draft,
  { row, before, price }: TouchedLine,
  now: CalculatedPrice | null,
  then: CalculatedPrice | null,
): Partial<OrderItemRow> {
  const units = Decimal.of(row.quantity)
  const isNew = before === null
  const taxCode = isNew && now ? (now.facts.taxCode ?? 'H') : row.taxCode
  const tax = isNew && now ? now.taxPercentage : exactPercentageOf(row)
  const known = now?.winner ? platformPrices(now) : {}
  const follows = price == null && now?.winner && (isNew || isSamePrice(row.price, then?.gross?.toText() ?? null))
  if (follows && now.winner)
    return {
      taxCode,
      ...known,
      ...lineAmounts(roundFraction(now.winner.unit), lineTotal(now.winner.unit, row.quantity), tax),
      priceDerivation: derivePrice(now.facts, row.quantity, ctx.now.getTime(), zoneOf(draft)) as never,
    }
  const sold = Decimal.of(price ?? row.price)
  return {
    taxCode,
    ...(isNew && { originalPrice: sold.toText(), customerPrice: sold.toText() }),
    ...known,
    ...lineAmounts(sold, sold.multiply(units), tax),
    ...(price != null && { priceDerivation: null }),
  }
}

const platformPrices = (price: CalculatedPrice): Partial<OrderItemRow> => ({
  originalPrice: listUnit(price)?.toText() ?? null,
  customerPrice: price.gross?.toText() ?? null,
  costPrice: price.cost?.toText() ?? null,
})

/** Replaces the surcharges of lines with those of their products. If the product is deleted, its surcharges are kept and follow the new quantity. */
async function setSurcharges(ctx: Ctx, tender: TenderRow, draft: Draft, lines: readonly TouchedLine[]): Promise<void> {
  const known = await readSurcharges(
    ctx,
    lines.flatMap(({ row }) => row.productId ?? []),
    zoneOf(draft),
  )
  const untaxed = isUntaxed(saleHead(tender, draft))
  const wanted = lines.map(({ row }) => {
    const terms = known.get(row.productId ?? 0) ?? []
    return { row, old: childrenOf(draft, row, 'surcharge'), terms: untaxed ? terms.map(untaxSurcharge) : terms }
  })
  const more = wanted.flatMap(({ row, old, terms }) => terms.slice(old.length).map(() => row))
  const ids = await nextIds(ctx, 'orderItem', more.length)
  const places = placeLines(
    draft.items,
    more.map(() => null),
  ).added
  const added = more.map((row, i) => blankItem(ctx, ids[i] as number, { ...surchargeBlank(row), priority: places[i] as number }))
  const free = [...added]
  const dropped = new Set<number>()
  for (const { row, old, terms } of wanted) {
    if (row.productId === null) for (const surcharge of old) scaleSurcharge(surcharge, row.quantity)
    else {
      const rows = [...old, ...free.splice(0, Math.max(0, terms.length - old.length))]
      for (const [i, each] of rows.entries()) {
        const term = terms[i]
        if (term) Object.assign(each, surchargeAmounts(row, term, draft.order.language))
        else dropped.add(each.id)
      }
    }
  }
  draft.items = [...draft.items, ...added].filter(({ id }) => !dropped.has(id))
}

const surchargeBlank = (row: OrderItemRow): Partial<OrderItemRow> => ({
  orderId: row.orderId,
  parentOrderItemId: row.id,
  class: 'surcharge',
  sku: 'surcharge',
})

function surchargeAmounts(row: OrderItemRow, terms: ProductSurcharge, language: string): Partial<OrderItemRow> {
  const { price, totalPrice } = surchargeOnLine(terms, row.quantity, Decimal.of(row.priceTotal))
  return {
    ...lineAmounts(price, totalPrice, Decimal.of(terms.taxPercentage ?? 0)),
    originalPrice: price.toText(),
    customerPrice: price.toText(),
    quantity: row.quantity,
    taxCode: terms.taxCode,
    name: textIn(terms.name, language),
  }
}

function scaleSurcharge(surcharge: OrderItemRow, quantity: number): void {
  const price = Decimal.of(surcharge.price)
  Object.assign(surcharge, lineAmounts(price, price.multiply(Decimal.of(quantity)), exactPercentageOf(surcharge)), { quantity })
}

/** Sets the taxes of all lines to those of the delivery zone after it has changed. Prices stay. */
export async function retax(
  ctx: Ctx,
  tender: TenderRow,
  draft: Draft,
  percentages: Record<string, string> | null,
): Promise<void> {
  const lines = draft.items.filter(({ class: kind, productId }) => kind === 'product' && productId !== null)
  const prices = await pricesForSale(
    ctx,
    saleHead(tender, draft),
    lines.map(({ productId, quantity }) => ({ productId: productId as number, quantity })),
  )
  const byLine = new Map(lines.map(({ id }, i) => [id, prices[i]]))
  for (const row of draft.items) {
    const found = byLine.get(row.id)
    const ofCode = percentages?.[row.taxCode]
    const percentage = found?.taxPercentage ?? (ofCode === undefined ? exactPercentageOf(row) : Decimal.of(ofCode))
    const { discount } = row
    if (found?.facts.taxCode) row.taxCode = found.facts.taxCode
    Object.assign(row, lineAmounts(Decimal.of(row.price), Decimal.of(row.priceTotal), percentage), { discount })
  }
}

/** Returns a new incentive row below a line, which takes off an amount. */
export const incentiveRow = (
  ctx: Ctx,
  line: OrderItemRow,
  values: { id: number; priority: number; name: string; off: Decimal },
) =>
  blankItem(ctx, values.id, {
    uuid: newUuid(ctx),
    orderId: line.orderId,
    parentOrderItemId: line.id,
    class: 'incentive',
    sku: 'incentive',
    name: values.name,
    quantity: line.quantity,
    originalPrice: '0',
    customerPrice: '0',
    taxCode: line.taxCode,
    isBonus: line.isBonus,
    priority: values.priority,
    ...lineAmounts(values.off.negate().divide(Decimal.of(line.quantity), 2), values.off.negate(), exactPercentageOf(line)),
  })
