/** Incentives on a tender. They are applied when the sales desk requests it, and stay until they are applied again or their line changes. */
import type { Ctx } from '../../../../core/context.js'
import { textIn } from '../../../../core/input/localized.js'
import { Decimal, roundHalfAwayFromZero } from '../../../../core/money.js'
import type { OrderItemRow, TenderRow } from '../../../../db/db.gen.js'
import { type OrderedProduct, whyUnorderable } from '../../../catalog/assortment/orderable.js'
import { DECIMALS, lineTotal, listUnit, roundFraction } from '../../../pricing/price-calculation/calculate.js'
import { type BonusItem, type IncentiveEffects, orderDiscount } from '../../../rules/incentive/incentive.apply.js'
import { toPoints } from '../../cart/pricing/cart.applied.js'
import { placeLines } from '../../order/order.items.js'
import { lineAmounts } from '../../sale/sale.amounts.js'
import { pricesForSale, readProducts } from '../../sale/sale.buyer.js'
import { blankItem, type Draft, dropRows, nextIds, saleHead } from '../tender.draft.js'
import { changedRow, changeTender } from '../tender.open.js'
import { incentiveRow } from './tender.pricing.js'
import { decide, subTotalOf } from './tender.sale.js'

/** Applies the incentives of the rules to the current lines, after removing earlier incentives. */
export const applyIncentives = (ctx: Ctx, uuid: string): Promise<TenderRow> =>
  changedRow(
    changeTender(ctx, uuid, { code: 'TENDER_APPLY_INCENTIVES_ERROR' }, async (inner, { row, draft }) => {
      takeBack(draft)
      const { effects } = (await decide(inner, row, draft)).decided
      const bonus = await addBonusLines(inner, row, draft, effects)
      await addDiscounts(inner, draft, [...lineDiscounts(draft, effects), ...bonus])
      const discount = orderDiscount(effects, subTotalOf(draft))
      if (!discount.isZero())
        Object.assign(draft.order, { discountType: 'A', discountValue: roundHalfAwayFromZero(discount, DECIMALS).toText() })
      draft.valuePoints = toPoints(effects.valuePoints)
      return { columns: { incentivesApplied: true } }
    }),
  )

function takeBack(draft: Draft): void {
  dropRows(draft, new Set(draft.items.flatMap((row) => (row.isBonus === 'Y' || row.class === 'incentive' ? [row.id] : []))))
  draft.incentiveCodes = {}
  draft.valuePoints = 0
}

/** A discount on a line. */
interface Discount {
  line: OrderItemRow
  name: string
  off: Decimal
  code: string
}

/** Returns the discounts of lines. Units that a cart would move to its bonus items are discounted on their line instead, which stays whole. */
function lineDiscounts({ items }: Draft, effects: IncentiveEffects): Discount[] {
  return items.flatMap((line) => {
    const said = effects.lines.get(line.uuid)
    const moved = movedOff(line, effects)
    const off = (said?.price ?? Decimal.ZERO).add(moved?.off ?? Decimal.ZERO)
    return off.isZero() ? [] : [{ line, off, name: said?.name ?? moved?.name ?? '', code: said?.code ?? 'FREE' }]
  })
}

function movedOff(line: OrderItemRow, { moved, bonus }: IncentiveEffects): { off: Decimal; name: string } | undefined {
  const units = moved.get(line.uuid)
  const given = units && bonus.find((item) => isMoved(item) && item.productId === line.productId)
  if (!given) return undefined
  const worth = Decimal.of(line.priceTotal).multiply(Decimal.of(units)).divide(Decimal.of(line.quantity), DECIMALS)
  return { off: worth.subtract(given.price.multiply(Decimal.of(units))).max(Decimal.ZERO), name: given.incentive.name }
}

const isMoved = ({ incentive }: BonusItem): boolean => incentive.action === 'MOVE_PRODUCT_TO_BONUS_ITEMS'

/** Adds bonus products as lines at the regular price. Returns the discounts to take off them. */
async function addBonusLines(ctx: Ctx, row: TenderRow, draft: Draft, { bonus }: IncentiveEffects): Promise<Discount[]> {
  const asked = bonus.filter((item) => !isMoved(item))
  if (asked.length === 0) return []
  const head = saleHead(row, draft)
  const products = await readProducts(
    ctx,
    head,
    asked.map(({ productId }) => productId),
  )
  const given = asked.filter(({ productId }) => whyUnorderable(products.get(productId), ctx.now, true) === null)
  const prices = await pricesForSale(ctx, head, given)
  const ids = await nextIds(ctx, 'orderItem', given.length)
  const places = placeLines(
    draft.items,
    given.map(() => null),
  ).added
  const lines = given.map((item, i) => {
    const price = prices[i]
    const unit = price?.winner?.unit ?? { value: item.price, per: Decimal.of(1) }
    const product = products.get(item.productId) as OrderedProduct
    return blankItem(ctx, ids[i] as number, {
      orderId: draft.order.id,
      productId: item.productId,
      sku: product.sku,
      name: textIn(product.names, draft.order.language),
      quantity: item.quantity,
      isBonus: 'Y',
      priority: places[i] as number,
      taxCode: price?.facts.taxCode ?? 'H',
      originalPrice: price ? (listUnit(price)?.toText() ?? null) : null,
      customerPrice: price?.gross?.toText() ?? null,
      costPrice: price?.cost?.toText() ?? null,
      ...lineAmounts(roundFraction(unit), lineTotal(unit, item.quantity), price?.taxPercentage ?? Decimal.ZERO),
    })
  })
  draft.items = [...draft.items, ...lines]
  return lines.map((line, i) => {
    const { price, incentive } = given[i] as BonusItem
    const off = Decimal.of(line.priceTotal)
      .subtract(price.multiply(Decimal.of(line.quantity)))
      .max(Decimal.ZERO)
    return { line, name: incentive.name, off, code: price.isZero() ? 'FREE' : 'SET_PRICE' }
  })
}

async function addDiscounts(ctx: Ctx, draft: Draft, discounts: readonly Discount[]): Promise<void> {
  const wanted = discounts.filter(({ off }) => !off.isZero())
  const ids = await nextIds(ctx, 'orderItem', wanted.length)
  const places = placeLines(
    draft.items,
    wanted.map(() => null),
  ).added
  draft.items = [
    ...draft.items,
    ...wanted.map(({ line, name, off }, i) =>
      incentiveRow(ctx, line, { id: ids[i] as number, priority: places[i] as number, name, off }),
    ),
  ]
  for (const { line, code } of wanted) draft.incentiveCodes[line.uuid] = code
}
