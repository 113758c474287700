/** An order that a buyer makes for oneself: its amounts are what the shop asks, and what only the merchant decides is left to the merchant. */
import { sql } from 'kysely'
import type { OrderCreateInput } from '../../../contract/contract.gen.js'
import { invalid, type Problem, refused } from '../../../core/base/errors.js'
import type { Buyer } from '../../../core/buyer.js'
import type { Ctx } from '../../../core/context.js'
import { Decimal } from '../../../core/money.js'
import { ordersAreOpen } from '../../../resources/sales/order.js'
import { exceedsLimit } from '../../accounts/purchase-authorization/purchase-authorization.limit.js'
import { invalidProduct, readOrderedProducts, whyUnorderable, whyWrongQuantity } from '../../catalog/assortment/orderable.js'
import { type CalculatedPrice, lineTotal, roundFraction } from '../../pricing/price-calculation/calculate.js'
import { calculatePrices } from '../../pricing/price-calculation/price-calculation.service.js'
import { toKeptPercentage } from '../../pricing/price-calculation/tax-percentage.js'
import { isUntaxed, withoutTax } from '../../pricing/price-calculation/untaxed.js'
import { tolerance } from './order.given-amounts.js'
import { type NewItem, productIdsOf } from './order.items.js'
import { type ComputedTotals, isAlmost } from './order.totals.js'

type Item = NonNullable<OrderCreateInput['items']>[number]

/**
 * The lines of a new order, with the exact percentage of their tax where the shop has set the prices: for a caller without the role. Refuses
 * products that the caller could not put into a cart either. With the role, lines are what the caller says.
 */
export async function readOwnLines(ctx: Ctx, input: OrderCreateInput): Promise<OwnLine[] | null> {
  if (ordersAreOpen(ctx, 'OWNER')) return null
  const items = input.items ?? []
  const productIds = await productIdsOf(ctx, items)
  await requireOrderable(ctx, input, productIds)
  const prices = await readPrices(ctx, input, productIds)
  return items.map((item, i) => {
    const price = prices[i] ?? null
    return { item: { ...item, ...(price?.taxPercentage && exactTaxOf(item, price.taxPercentage)) }, price }
  })
}

/** A line with the price that the buyer has. */
export interface OwnLine {
  item: NewItem
  price: CalculatedPrice | null
}

/** The exact percentage of a line that names the whole one which the contract shows of it. */
function exactTaxOf({ taxPercentage }: Item, exact: Decimal): Pick<NewItem, 'exactTaxPercentage'> {
  const kept = toKeptPercentage(exact)
  return kept.taxPercentage === taxPercentage ? { exactTaxPercentage: kept.exactTaxPercentage } : {}
}

/** Refuses amounts that a caller without the role has chosen. `computed` are the totals that the lines and costs add up to. */
export async function requireOwnAmounts(
  ctx: Ctx,
  input: OrderCreateInput,
  lines: readonly OwnLine[],
  computed: ComputedTotals,
): Promise<void> {
  const problems = [
    ...headProblems(ctx, input),
    ...lineProblems(lines),
    ...(await costProblems(ctx, input)),
    ...totalProblems(input, computed),
  ]
  if (problems.length) throw invalid(problems)
  await requireWithinLimit(ctx, input, computed)
}

/** Refuses what the buyer could not put into a cart: what is not in the assortment, not orderable, or not sold in this quantity. */
async function requireOrderable(ctx: Ctx, input: OrderCreateInput, productIds: readonly (number | null)[]): Promise<void> {
  const ordering = { buyer: buyerOf(input), channelId: input.channelId ?? ctx.actor.channelId }
  const products = await readOrderedProducts(
    ctx,
    ordering,
    productIds.flatMap((id) => id ?? []),
  )
  for (const [i, { quantity }] of (input.items ?? []).entries()) {
    const product = products.get(productIds[i] ?? 0)
    const reason = product && (whyUnorderable(product, ctx.now, false) ?? whyWrongQuantity(product, quantity))
    if (reason) throw invalidProduct(product.id, reason)
  }
}

/** What other systems and the merchant keep of an order: whom they bill, what they have exported, and which cart it settles. */
const KEPT_BY_OTHERS = [
  'accountManagerId',
  'debtorId',
  'sources',
  'exportStatus',
  'exportedAt',
  'exportMessage',
  'cartId',
] as const satisfies readonly (keyof OrderCreateInput)[]

/** The currency of all prices. An amount in another one would be another price. */
const CURRENCY = 'EUR'

function headProblems({ actor: { user } }: Ctx, input: OrderCreateInput): Problem[] {
  const kept = KEPT_BY_OTHERS.filter((name) => input[name] != null)
  const isOwn = input.invoiceUserId == null || input.invoiceUserId === user?.id
  return [
    ...[...kept, ...(isOwn ? [] : ['invoiceUserId'])].map((name) => ({ path: [name], message: 'needs order.OWNER' })),
    ...(input.currency === CURRENCY ? [] : [{ path: ['currency'], message: `must be ${CURRENCY}` }]),
    ...((input.currencyRatio ?? 1) === 1 ? [] : [{ path: ['currencyRatio'], message: 'must be 1' }]),
  ]
}

/** A contact orders for its default company unless it names another one, and no more than it may without an authorization manager. */
async function requireWithinLimit(ctx: Ctx, { companyId }: OrderCreateInput, { totalGross }: ComputedTotals): Promise<void> {
  const { user } = ctx.actor
  const contactId = user?.kind === 'contact' ? user.id : null
  const [isExceeded] = await exceedsLimit(ctx, [{ contactId, companyId: companyId ?? user?.companyId ?? null, totalGross }])
  if (isExceeded)
    throw refused('ORDER_CREATE_ERROR', 'The order exceeds the limit of the contact: it needs purchase authorization')
}

/** The price that the buyer has for each line, at its quantity. */
async function readPrices(ctx: Ctx, input: OrderCreateInput, productIds: readonly (number | null)[]) {
  const asked = (input.items ?? []).map(({ quantity }, i) => ({ productId: productIds[i] ?? 0, quantity }))
  const calculated = await calculatePrices(ctx, buyerOf(input), asked)
  const deliveryAddress = input.addresses?.find(({ type }) => type === 'delivery') ?? {}
  return isUntaxed({ companyId: input.companyId ?? null, deliveryAddress }) ? calculated.map(withoutTax) : calculated
}

/** Every line is a product at the price that the buyer has at this quantity. */
const lineProblems = (lines: readonly OwnLine[]): Problem[] =>
  lines.flatMap(({ item, price }, i) => {
    const found = lineProblem(item, price)
    return found ? [{ ...found, path: ['items', i, ...found.path] }] : []
  })

const buyerOf = ({ userId, companyId, language, addresses }: OrderCreateInput): Buyer => ({
  contactId: null,
  customerId: null,
  userId,
  companyId: companyId ?? null,
  anyCompany: false,
  language,
  taxZone: addresses?.find(({ type }) => type === 'delivery')?.country ?? null,
  applyOrderlists: true,
  orderlistIds: [],
  priceSheetIds: null,
})

function lineProblem(item: Item, price: CalculatedPrice | null): Problem | null {
  const { winner, taxPercentage } = price ?? {}
  if (item.class !== 'product' || item.isBonus === 'Y' || item.quantity < 1 || !winner || !taxPercentage)
    return { path: [], message: 'must be a product that has a price, in a quantity of at least 1' }
  const unit = roundFraction(winner.unit)
  if (!isAlmost(item.price, unit.toText(), 0)) return { path: ['price'], message: `must be ${unit.toText()}` }
  const total = lineTotal(winner.unit, item.quantity)
  if (!isAlmost(item.priceTotal, total.toText(), 0)) return { path: ['priceTotal'], message: `must be ${total.toText()}` }
  // The contract shows percentages as whole numbers.
  const percentage = toKeptPercentage(taxPercentage).taxPercentage
  if (!isAlmost(item.taxPercentage, percentage, 0)) return { path: ['taxPercentage'], message: `must be ${percentage}` }
  return null
}

/** Shipping costs at least what the carrier takes; nothing is overruled, and nothing is paid yet. */
async function costProblems(ctx: Ctx, { paymentData, postageData }: OrderCreateInput): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const [name, part] of Object.entries({ paymentData, postageData })) {
    if (Decimal.of(part.gross).compare(Decimal.ZERO) < 0) problems.push({ path: [name, 'gross'], message: 'must be at least 0' })
    if (part.overruled === 'Y') problems.push({ path: [name, 'overruled'], message: 'needs order.OWNER' })
  }
  if (paymentData.status != null && paymentData.status !== 'UNKNOWN')
    problems.push({ path: ['paymentData', 'status'], message: 'needs order.OWNER' })
  const { rows } = await sql<{ cost: string }>`
    select "shippingCost"::text as cost from carrier where name = ${postageData.carrier ?? null}`.execute(ctx.db)
  const cost = rows[0]?.cost ?? '0'
  if (Decimal.of(postageData.gross).compare(Decimal.of(cost)) < 0)
    problems.push({ path: ['postageData', 'gross'], message: `must be at least ${cost}` })
  return problems
}

/** The total is what the lines and costs add up to, with all of its tax and without a discount. */
function totalProblems({ items = [], total }: OrderCreateInput, { totalNet }: ComputedTotals): Problem[] {
  const problems: Problem[] = []
  if (total.discountType !== 'N' && !Decimal.of(total.discountValue ?? 0).isZero())
    problems.push({ path: ['total', 'discountValue'], message: 'needs order.OWNER' })
  if (!isAlmost(totalNet, total.net, tolerance(items?.length ?? 0)))
    problems.push({ path: ['total', 'net'], message: `must be ${totalNet}` })
  return problems
}
