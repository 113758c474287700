/**
 * The prices of products for a buyer. Carts, quotes and orders call `calculatePrices`: any number of lines take one statement.
 * `factsLoader` batches the fields of a page, so that prices, tiers and offers of all its products take one statement, too.
 */
import DataLoader from 'dataloader'
import type { PriceCalculateDefaultInput, PriceCalculateInput } from '../../../contract/contract.gen.js'
import { notFound } from '../../../core/base/errors.js'
import type { Buyer } from '../../../core/buyer.js'
import type { Ctx } from '../../../core/context.js'
import { buyerOf } from '../../../resources/catalog/buyer-rows.js'
import { type CalculatedPrice, calculatePrice } from './calculate.js'
import { derivePrice, type PriceDerivation } from './derivation.js'
import { type PriceFacts, withoutRow } from './facts.js'
import { type DecidedPrice, decidePagePrice } from './page-prices.js'
import { type BuyerInput, buyerOfInput, requireOwnPrices, requireParties, termsOf } from './price-terms.js'
import { type PriceTerms, readFacts } from './read-facts.js'

/** A product and the ordered quantity. */
interface PriceRequest {
  productId: number
  quantity: number
}

/** Returns the price of each line, in the order of the lines; null for a product that does not exist. The default currency is that of the channel. One statement. */
export async function calculatePrices(
  ctx: Ctx,
  buyer: Buyer,
  lines: readonly PriceRequest[],
  currency?: string,
): Promise<(CalculatedPrice | null)[]> {
  if (lines.length === 0) return []
  const ids = lines.map(({ productId }) => productId)
  const facts = await readFacts(ctx.db, ids, await termsOf(ctx, buyer, { currency }))
  return lines.map(({ productId, quantity }) => {
    const known = facts.get(productId)
    return known ? calculatePrice(known, quantity, ctx.now.getTime()) : null
  })
}

/** A price with its facts, which can explain it. */
export interface PricedProduct {
  price: CalculatedPrice
  terms: PriceTerms
  /** Which decision hook set the price of a catalogue page, if one did. */
  decision?: DecidedPrice['decision']
}

/** Returns the price of a product at quantity 1 as the shop calculates it, for the buyer that it was read for, or the one that the input names. */
export async function priceOfProduct(ctx: Ctx, product: { id: number }, input: BuyerInput | null | undefined) {
  const { facts, terms } = await factsOfProduct(ctx, product, input)
  return { price: calculatePrice(facts, 1, terms.date.getTime()), terms }
}

/** Returns the price of a product of a catalogue page at quantity 1. A decision hook may set it. */
export async function pagePriceOfProduct(
  ctx: Ctx,
  product: { id: number },
  input: BuyerInput | null | undefined,
): Promise<PricedProduct> {
  const found = await factsOfProduct(ctx, product, input)
  return showOnPage(ctx, found, calculatePrice(found.facts, 1, found.terms.date.getTime()))
}

type FactsOfProduct = Awaited<ReturnType<typeof factsOfProduct>>

/** Returns a price as a page shows it. Without hooks for pages, it is the calculated one. */
function showOnPage(ctx: Ctx, { facts, terms, buyer }: FactsOfProduct, price: CalculatedPrice) {
  const { pageStamp: stamp } = facts
  if (stamp === undefined) return { price, terms }
  return decidePagePrice(ctx, { stamp, terms, buyer }, price).then((shown) => ({ ...shown, terms }))
}

/** Returns one price for each quantity from which a line, a tier or a cost price sets another price. */
export async function tierPricesOfProduct(
  ctx: Ctx,
  product: { id: number },
  input: BuyerInput | null | undefined,
): Promise<PricedProduct[]> {
  const found = await factsOfProduct(ctx, product, input)
  const { facts, terms } = found
  const rows = [...facts.lines, ...facts.bulkPrices, ...facts.bulkCostPrices, ...facts.costPrices]
  const quantities = [...new Set(rows.map(({ quantityFrom }) => quantityFrom))].sort((a, b) => a - b)
  const priceAt = (quantity: number) => calculatePrice(facts, quantity, terms.date.getTime())
  const tiers = quantities
    .map(priceAt)
    .filter((price) => price.winner?.row?.quantityFrom === price.quantity || isCostBreak(price, priceAt))
  const shown = await Promise.all(tiers.map((price) => showOnPage(ctx, found, price)))
  return shown.filter(({ price }) => price.gross !== null)
}

/** Returns whether the same row sets another price than for one unit less, because the cost price differs. */
function isCostBreak({ winner, gross, quantity }: CalculatedPrice, priceAt: (quantity: number) => CalculatedPrice): boolean {
  if (winner?.discountType !== 'COST_PRICE_PLUS' || !gross || quantity === 1) return false
  const before = priceAt(quantity - 1)
  return before.winner?.row?.id === winner.row?.id && before.gross?.compare(gross) !== 0
}

export async function factsOfProduct(ctx: Ctx, product: { id: number }, input: BuyerInput | null | undefined) {
  const buyer = buyerOfInput(ctx, input ?? {}, buyerOf(ctx, product))
  const terms = await termsOf(ctx, buyer)
  return { facts: await factsLoader(ctx, buyer, terms).load(product.id), terms, buyer }
}

/** Returns the loader of a request for one buyer and zone. */
function factsLoader(ctx: Ctx, buyer: Buyer, terms: PriceTerms): DataLoader<number, PriceFacts> {
  const key = JSON.stringify([terms.userId, terms.companyId, terms.taxZone, terms.currency])
  const read = async (ids: readonly number[]) => {
    await requireOwnPrices(ctx, buyer)
    const facts = await readFacts(ctx.db, ids, terms, { isForPage: true })
    return ids.map((id) => facts.get(id) ?? factsWithoutPrice(id))
  }
  return ctx.requestCache.get(factsLoader, key, () => new DataLoader<number, PriceFacts>(read, { cache: false }))
}

/** Returns empty facts, for a product that was deleted during the request. */
const factsWithoutPrice = (productId: number): PriceFacts => ({
  productId,
  price: null,
  taxCode: null,
  taxPercentage: null,
  costPrices: [],
  bulkPrices: [],
  bulkCostPrices: [],
  sheets: [],
  lines: [],
})

/** Reads the facts of the product that an operation names, with all sheets of the buyer, so that the price can be explained. */
async function factsOfInput(ctx: Ctx, input: PriceCalculateInput) {
  await requireParties(ctx, input)
  const buyer = buyerOfInput(ctx, input)
  await requireOwnPrices(ctx, buyer)
  const terms = await termsOf(ctx, buyer, { date: input.date ? new Date(input.date) : ctx.now })
  const facts = (await readFacts(ctx.db, [input.productId], terms, { withAllSheets: true })).get(input.productId)
  if (!facts) throw notFound('Product', 'PRODUCT_NOT_FOUND_ERROR', { id: input.productId })
  return { facts, terms }
}

/** Returns the price of one unit at the quantity, for `priceCalculate`. */
export async function calculateInput(ctx: Ctx, input: PriceCalculateInput): Promise<PricedProduct> {
  const { facts, terms } = await factsOfInput(ctx, input)
  return { price: calculatePrice(facts, input.quantity ?? 1, terms.date.getTime()), terms }
}

/** Returns the price and the losing ones, best first, for `priceExplain`. Each is the price without the better ones. */
export async function explainInput(ctx: Ctx, input: PriceCalculateInput): Promise<PricedProduct[]> {
  const { facts, terms } = await factsOfInput(ctx, input)
  const prices: PricedProduct[] = []
  let left: PriceFacts | null = facts
  while (left) {
    const price: CalculatedPrice = calculatePrice(left, input.quantity ?? 1, terms.date.getTime())
    prices.push({ price, terms })
    left = price.winner?.row ? withoutRow(left, price.winner.row.id) : null
  }
  return prices
}

/** Returns list ÷ per of each product, without duplicates and in the order of the input, for `priceDefault`. It does not depend on the buyer. */
export async function defaultPrices(ctx: Ctx, { productIds, taxZone }: PriceCalculateDefaultInput): Promise<PricedProduct[]> {
  const ids = [...new Set(productIds)]
  const terms = { ...(await termsOf(ctx, buyerOfInput(ctx, { taxZone }))), userId: null, companyId: null }
  const facts = ids.length ? await readFacts(ctx.db, ids, terms) : new Map<number, PriceFacts>()
  return ids.map((id) => {
    const known = facts.get(id)
    if (!known) throw notFound('Product', 'PRODUCT_NOT_FOUND_ERROR', { id })
    const plain = { ...known, sheets: [], lines: [], bulkPrices: [], bulkCostPrices: [] }
    return { price: calculatePrice(plain, 1, terms.date.getTime()), terms }
  })
}

/** Explains a price, also one of a page, whose facts do not include the sheets without a line. Returns null without a price. */
export function explainPrice({ price, terms: { date, taxZone }, decision }: PricedProduct): PriceDerivation | null {
  const derivation = derivePrice(price.facts, price.quantity, date.getTime(), taxZone)
  return derivation && decision ? { ...derivation, decision } : derivation
}
