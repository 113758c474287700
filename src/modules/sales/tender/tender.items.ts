/** The lines of a tender as the sales desk sees them: with price, margin, and share of the discount. */
import { Decimal } from '../../../core/money.js'
import type { OrderItemRow, TenderRow } from '../../../db/db.gen.js'
import { addTax, DECIMALS } from '../../pricing/price-calculation/calculate.js'
import { exactPercentageOf } from '../../pricing/price-calculation/tax-percentage.js'
import { discountOfLines } from '../sale/sale.js'
import { toTaxedAmount } from '../sale/sale.order.js'
import { calculateTender } from './pricing/tender.sale.js'
import { childrenOf, type Draft, isMainLine } from './tender.draft.js'
import { netOf, percentOf, shownDraft, toNumber } from './tender.read.js'

const { ZERO } = Decimal
const byPriority = (a: OrderItemRow, b: OrderItemRow) => a.priority - b.priority

/** Returns the lines, without bonus items. */
export const itemsOf = (row: TenderRow) => describe(shownDraft(row), isMainLine)

/** Returns the bonus items. */
export const bonusItemsOf = (row: TenderRow) =>
  describe(
    shownDraft(row),
    ({ class: kind, isBonus, parentOrderItemId }) => kind === 'product' && isBonus === 'Y' && parentOrderItemId === null,
  )

export const itemCountOf = (row: TenderRow): number => shownDraft(row).items.filter(isMainLine).length

function describe(draft: Draft, isShown: (row: OrderItemRow) => boolean) {
  const shares = shareDiscount(draft)
  return draft.items
    .filter(isShown)
    .sort(byPriority)
    .map((row) => ({
      ...describeLine(draft, row, shares),
      ...describeSums(draft, row, shares),
      childItems: childrenOf(draft, row, 'product')
        .sort(byPriority)
        .map((child) => ({
          ...describeLine(draft, child, shares),
          productId: child.productId ?? 0,
          __typename: 'TenderBaseItem',
        })),
    }))
}

/** Returns each row's share of the tender's discount. */
function shareDiscount(draft: Draft): Map<number, Decimal> {
  const shares = discountOfLines(calculateTender(draft), draft.items.map(toTaxedAmount))
  return new Map(draft.items.map(({ id }, i) => [id, shares[i] as Decimal]))
}

const costOf = ({ costPrice }: OrderItemRow) => Decimal.of(costPrice ?? 0)
const timesQuantity = (amount: Decimal, { quantity }: OrderItemRow) => amount.multiply(Decimal.of(quantity))

function describeLine(draft: Draft, row: OrderItemRow, shares: ReadonlyMap<number, Decimal>) {
  const price = Decimal.of(row.price)
  const list = Decimal.of(row.originalPrice ?? row.price)
  const customer = Decimal.of(row.customerPrice ?? row.price)
  const cost = costOf(row)
  const share = shares.get(row.id) ?? ZERO
  return {
    id: row.id,
    uuid: row.uuid,
    orderItemId: draft.savedItemIds.includes(row.id) ? row.id : null,
    productId: row.productId,
    ...pick(
      row,
      'name',
      'sku',
      'quantity',
      'supplier',
      'supplierCode',
      'taxCode',
      'taxPercentage',
      'notes',
      'priority',
      'customFields',
    ),
    price: price.toNumber(),
    priceNet: toNumber(row.priceNet ?? addTax(price, exactPercentageOf(row)).toText()),
    totalPrice: toNumber(row.priceTotal),
    totalPriceNet: netOf(row).toNumber(),
    customerDiscountPercentage: percentOf(list.subtract(customer), list),
    discountPercentage: percentOf(customer.subtract(price), customer),
    totalDiscountPercentage: percentOf(list.subtract(price), list),
    marginAmount: list.subtract(cost).toNumber(),
    marginPercentage: percentOf(list.subtract(cost), list),
    saleMarginAmount: price.subtract(cost).toNumber(),
    saleMarginPercentage: percentOf(price.subtract(cost), price),
    attributedSaleDiscount: share.toNumber(),
    attributedSaleMargin: Decimal.of(row.priceTotal).subtract(timesQuantity(cost, row)).subtract(share).toNumber(),
    originalPrice: list.toNumber(),
    costPrice: cost.toNumber(),
    customerPrice: customer.toNumber(),
    valuePoints: null,
    expectedDeliveryDate: row.requestDate,
    externalOrderitemId: null,
    incentive: describeIncentive(draft, row),
    surcharges: childrenOf(draft, row, 'surcharge').map((surcharge) => describeSurcharge(draft, surcharge)),
  }
}

const pick = <R extends object, K extends keyof R>(row: R, ...names: K[]): Pick<R, K> =>
  Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<R, K>

/** Describes an incentive. If the order was not written by a tender, its kind is derived from the amounts. */
function describeIncentive(draft: Draft, row: OrderItemRow) {
  const [incentive] = childrenOf(draft, row, 'incentive')
  if (!incentive) return null
  const off = Decimal.of(incentive.priceTotal).negate()
  const isFree = off.compare(Decimal.of(row.priceTotal)) === 0
  const code = draft.incentiveCodes[row.uuid] ?? (isFree ? 'FREE' : row.isBonus === 'Y' ? 'SET_PRICE' : 'DISCOUNT')
  return { name: incentive.name, quantity: incentive.quantity, price: off.toNumber(), code }
}

const describeSurcharge = ({ order }: Draft, row: OrderItemRow) => ({
  names: [{ language: order.language, value: row.name }],
  ...pick(row, 'taxCode', 'quantity'),
  taxPercentage: exactPercentageOf(row).toNumber(),
  price: toNumber(row.price),
  totalPrice: toNumber(row.priceTotal),
  priceNet: toNumber(row.priceNet),
  totalPriceNet: netOf(row).toNumber(),
})

/** Returns the sums of a line with everything below it: child items, surcharges and incentives. */
function describeSums(draft: Draft, row: OrderItemRow, shares: ReadonlyMap<number, Decimal>) {
  const group = [row, ...childrenOf(draft, row).flatMap((child) => [child, ...childrenOf(draft, child)])]
  const total = Decimal.sum(group.map(({ priceTotal }) => Decimal.of(priceTotal)))
  const cost = Decimal.sum(group.map((each) => timesQuantity(costOf(each), each)))
  const share = Decimal.sum(group.map(({ id }) => shares.get(id) ?? ZERO))
  const before = (price: 'customerPrice' | 'originalPrice') =>
    Decimal.sum(group.map((each) => timesQuantity(Decimal.of(each[price] ?? each.price), each)))
  const perUnit = (amount: Decimal) => amount.divide(Decimal.of(row.quantity), DECIMALS).toNumber()
  const totalNet = Decimal.sum(group.map(netOf))
  return {
    sum: perUnit(total),
    sumNet: perUnit(totalNet),
    totalSum: total.toNumber(),
    totalSumNet: totalNet.toNumber(),
    discountPercentageSum: percentOf(before('customerPrice').subtract(total), before('customerPrice')),
    totalDiscountPercentageSum: percentOf(before('originalPrice').subtract(total), before('originalPrice')),
    saleMarginAmountSum: perUnit(total.subtract(cost)),
    saleMarginPercentageSum: percentOf(total.subtract(cost), total),
    attributedSaleDiscountSum: share.toNumber(),
    attributedSaleMarginSum: total.subtract(cost).subtract(share).toNumber(),
  }
}
