/** The decisions of business rules on a sale. All rules are evaluated together, once per calculation. */
import { sql } from 'kysely'
import type { Ctx } from '../../../core/context.js'
import { Decimal } from '../../../core/money.js'
import { compiledQuery, equalsHiddenKeys, keyParameter } from '../../../core/store/compiled-query.js'
import type { CartAmounts, CustomFieldValues, KeptDecision } from '../../../db/json.js'
import { activeRules, type Decisions, evaluateRules, type RuleHit } from '../../rules/business-rule/business-rule.evaluate.js'
import type { ItemFacts, RuleFacts } from '../../rules/business-rule/business-rule.facts.js'
import {
  amountIn,
  applyIncentives,
  type IncentiveEffects,
  type IncentiveLine,
  noEffects,
  toIncentives,
} from '../../rules/incentive/incentive.apply.js'
import { languageOfSale } from './sale.buyer.js'
import type { SaleAddress, SaleHead } from './sale.head.js'
import { type CarrierChoice, decideShipping } from './sale.hooks.js'

/** A main line as input for rules, with its price before incentives. */
export interface RuledLine extends IncentiveLine {
  sku: string
  clusterId: number | null
  bundleId: string | null
  totalNet: Decimal
  unit: Decimal
  customFields: CustomFieldValues
}

/** A price set by a rule, with its tax code. */
interface DecidedCost {
  price: Decimal | null
  taxCode: string | null
}

export interface SaleDecisions {
  effects: IncentiveEffects
  shipping: DecidedCost
  transaction: DecidedCost
  carriers: CartAmounts['carriers']
  payMethods: CartAmounts['payMethods']
  /** What hooks decided about shipping. */
  decisions: KeptDecision[]
}

const UNDECIDED: DecidedCost = { price: null, taxCode: null }

/** The active rules and hooks of a sale, and what counts how often its facts change. */
interface Deciders {
  stamp: string | null
  hooks: string | null
  subject: string
}

/** Evaluates the rules for a sale, and asks the hooks for shipping. Without active ones, nothing is read, evaluated or asked. */
export async function decideSale(
  ctx: Ctx,
  sale: SaleHead,
  { stamp, hooks, subject }: Deciders,
  lines: readonly RuledLine[],
): Promise<SaleDecisions> {
  const { carriers, ...ruled } = await applyRules(ctx, sale, stamp, lines)
  if (hooks === null) return { ...ruled, carriers: withoutKeys(carriers), decisions: [] }
  const subTotal = Decimal.sum(lines.map(({ total }) => total))
  const asked = lines.map(toAskedLine)
  const { value: options, decisions } = await decideShipping(ctx, { head: sale, hooks, subject, subTotal }, asked, carriers)
  if (!options) return { ...ruled, carriers: withoutKeys(carriers), decisions }
  const { price } = choiceCost(options, sale.carrier)
  const { taxCode } = ruled.shipping
  return { ...ruled, shipping: price ? { price, taxCode } : ruled.shipping, carriers: withoutKeys(options), decisions }
}

const toAskedLine = ({ productId, sku, quantity, unit, taxCode, customFields }: RuledLine, i: number) => ({
  id: String(i + 1),
  parentId: null,
  productId,
  sku,
  quantity,
  price: unit.toText(),
  taxCode,
  customFields,
})

type RuledSale = Omit<SaleDecisions, 'carriers' | 'decisions'> & { carriers: CarrierChoice[] | null }

async function applyRules(ctx: Ctx, sale: SaleHead, stamp: string | null, lines: readonly RuledLine[]): Promise<RuledSale> {
  const rules = await activeRules(ctx, stamp, sale.channelId)
  if (rules.length === 0)
    return { effects: noEffects(), shipping: UNDECIDED, transaction: UNDECIDED, carriers: null, payMethods: null }
  const language = await languageOfSale(ctx, sale)
  const looksAtProducts = rules.some(({ conditions }) => conditions.looksAtProducts)
  const products = looksAtProducts && lines.length ? await readProductFacts(ctx, lines) : []
  const decisions = await evaluateRules(ctx, rules, toFacts(ctx, sale, lines, language, products))
  const incentives = toIncentives(decisions.get('orderIncentives') ?? [], sale.actionCode, language)
  const carriers = await choose(ctx, decisions, 'orderCarriers')
  const payMethods = await choose(ctx, decisions, 'orderPaymentMethods')
  return {
    // A sale without lines gets no incentives.
    effects: lines.length ? applyIncentives(lines, incentives) : noEffects(),
    shipping: costOf(decisions.get('orderShippingCosts')) ?? choiceCost(carriers, sale.carrier),
    transaction: costOf(decisions.get('orderTransactionCosts')) ?? choiceCost(payMethods, sale.paymentMethod),
    carriers,
    payMethods: withoutKeys(payMethods),
  }
}

interface ProductFacts {
  id: number
  sku: string
  manufacturer: string | null
  supplier: string | null
  categoryIds: number[]
}

const productsQuery = compiledQuery<{ isOne: boolean }, { ids: unknown }, ProductFacts>(
  ({ isOne }, { ids }) => sql`
    select p.id, p.sku, p.manufacturer, p.supplier,
           array(select "categoryId" from "categoryItem" i where i."productId" = p.id or i."clusterId" = p."clusterId" order by 1) as "categoryIds"
      from product p where p.id ${equalsHiddenKeys(isOne, ids, 'int4')}`,
)

function readProductFacts(ctx: Ctx, lines: readonly RuledLine[]): Promise<ProductFacts[]> {
  const { isOne, value } = keyParameter([...new Set(lines.map(({ productId }) => productId))])
  return productsQuery(ctx.db, { isOne }, { ids: value })
}

/** Returns the facts for rules. `known` are empty if no rule looks at products. */
function toFacts(
  ctx: Ctx,
  sale: SaleHead,
  lines: readonly RuledLine[],
  language: string,
  known: readonly ProductFacts[],
): RuleFacts {
  const products = new Map(known.map((row) => [row.id, row]))
  const items = lines.map((line) => toItemFacts(line, products.get(line.productId)))
  return {
    now: ctx.now.toISOString(),
    order: {
      channelId: sale.channelId,
      language,
      createdAt: sale.createdAt.toISOString(),
      actionCode: sale.actionCode,
      reference: sale.reference,
      contactId: sale.contactId,
      companyId: sale.companyId,
      customerId: sale.customerId,
      carrier: sale.carrier,
      shippingMethod: sale.postageMethod,
      paymentMethod: sale.paymentMethod,
      requestDate: sale.requestDate?.toISOString() ?? null,
      subTotal: Decimal.sum(lines.map(({ total }) => total)).toNumber(),
      subTotalNet: Decimal.sum(lines.map(({ totalNet }) => totalNet)).toNumber(),
      quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      itemCount: lines.length,
      deliveryAddress: toAddressFacts(sale.deliveryAddress),
      invoiceAddress: toAddressFacts(sale.invoiceAddress),
      items,
    },
  }
}

const toItemFacts = (line: RuledLine, product: ProductFacts | undefined): ItemFacts => ({
  itemId: line.id,
  productId: line.productId,
  clusterId: line.clusterId,
  bundleId: line.bundleId,
  sku: product?.sku ?? null,
  manufacturer: product?.manufacturer ?? null,
  supplier: product?.supplier ?? null,
  categoryIds: product?.categoryIds ?? [],
  quantity: line.quantity,
  price: line.unit.toNumber(),
  totalPrice: line.total.toNumber(),
  taxCode: line.taxCode,
})

const toAddressFacts = ({ country, postalCode, city, region, company }: SaleAddress) => ({
  country,
  postalCode,
  city,
  region,
  company,
})

const priceIn = ({ output }: RuleHit): Decimal | null => amountIn(output.price)

/** Returns the first row that sets a price or a tax code. */
function costOf(hits: readonly RuleHit[] | undefined): DecidedCost | null {
  for (const hit of hits ?? []) {
    const taxCode = typeof hit.output.taxCode === 'string' ? hit.output.taxCode : null
    if (priceIn(hit) || taxCode) return { price: priceIn(hit), taxCode }
  }
  return null
}

/** A carrier or payment method that may be chosen. A sale names it by its key. */
type Choice = CarrierChoice

const choiceCost = (choices: readonly Choice[] | null, key: string | null): DecidedCost => ({
  price: choices?.find((choice) => choice.key === key)?.decided ?? null,
  taxCode: null,
})

const withoutKeys = (choices: readonly Choice[] | null) => choices?.map(({ id, price }) => ({ id, price })) ?? null

/** Returns the carriers or payment methods that the rules allow; null if no rule applies. */
async function choose(ctx: Ctx, decisions: Decisions, type: 'orderCarriers' | 'orderPaymentMethods'): Promise<Choice[] | null> {
  const hits = decisions.get(type)
  if (!hits) return null
  const { rows } =
    type === 'orderCarriers'
      ? await sql<Choice>`select id, name as key, "shippingCost"::text as price from carrier order by id`.execute(ctx.db)
      : await sql<Choice>`select id, "externalCode" as key, '0' as price from "payMethod" order by id`.execute(ctx.db)
  return rows.flatMap((row) => {
    const hit = hits.find(({ output }) => output.id === row.id || (output.name ?? output.code ?? output.id) === row.key)
    if (!hit) return []
    const decided = priceIn(hit)
    return [{ ...row, decided, price: decided?.toText() ?? row.price }]
  })
}
