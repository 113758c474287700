/** Lines of one sheet in bulk, in the shape that integrations send: products, categories and price groups with their pricing. */
import { DomainError, invalidField } from '../../../core/base/errors.js'
import type { BulkResult } from '../../../core/bulk/bulk.js'
import { writeBulk } from '../../../core/bulk/halves.js'
import type { Ctx } from '../../../core/context.js'
import { type AnyLookupKeys, resolveReferences } from '../../../core/store/reference.js'
import { get, type Key } from '../../../core/store/store.js'
import { categoryLookup } from '../../../resources/catalog/category.js'
import { productLookup } from '../../../resources/catalog/product.js'
import { pricesheet } from '../pricesheet/pricesheet.resource.js'
import { type LineItem, lineKey, upsertLines } from './discount.bulk.js'
import { PRICING_TYPES } from './discount.dto.js'
import { INVALID_DISCOUNT } from './discount.service.js'

interface Pricing {
  type: 'CP' | 'SP' | 'net'
  amount?: number | null
  price?: number | null
  quantityFrom?: number | null
  validFrom?: string | null
  validTo?: string | null
}

interface PricingTarget {
  id?: number | null
  source?: string | null
  sourceId?: string | null
  pricing: Pricing
}

export interface PricingInput {
  products?: readonly PricingTarget[] | null
  categories?: readonly PricingTarget[] | null
  priceGroups?: readonly { name: string; pricing: Pricing }[] | null
}

/** The result for each line, with its lookup key. */
interface PricingResult {
  lookupKey: string[]
  keys: string[]
  results: BulkResult[]
}

/** A line, or why it cannot be written, with its name in the response. */
interface NamedLine {
  lookupKey: string
  key: string
  line: LineItem | string
}

/** Writes lines of a sheet. Each gets its own result: products first, then categories, then price groups. */
export async function writePricing(ctx: Ctx, key: Key<'pricesheet'>, input: PricingInput): Promise<PricingResult> {
  const { uuid } = await get(ctx, pricesheet, key)
  const named = [
    ...(await targetLines(ctx, uuid, productLookup, 'productId', input.products ?? [])),
    ...(await targetLines(ctx, uuid, categoryLookup, 'categoryId', input.categories ?? [])),
    ...(input.priceGroups ?? []).map(
      ({ name, pricing }): NamedLine => ({
        lookupKey: 'priceGroup',
        key: name,
        line: lineOf(uuid, { priceGroup: name }, pricing),
      }),
    ),
  ]
  if (named.length === 0) throw invalidField('products', 'or categories or priceGroups must contain a line', INVALID_DISCOUNT)
  const written = await writeBulk(
    ctx,
    named.flatMap(({ line }) => (typeof line === 'string' ? [] : [line])),
    (line) => [lineKey(line)],
    upsertLines,
  )
  const results = written.values()
  return {
    lookupKey: named.map(({ lookupKey }) => lookupKey),
    keys: named.map((one) => one.key),
    results: named.map(({ line }) =>
      typeof line === 'string' ? { success: false, error: line } : (results.next().value as (typeof written)[number]),
    ),
  }
}

async function targetLines(
  ctx: Ctx,
  pricesheetId: string,
  keys: AnyLookupKeys,
  column: 'productId' | 'categoryId',
  targets: readonly PricingTarget[],
): Promise<NamedLine[]> {
  const found = await resolveReferences(ctx, keys, targets)
  return targets.map(({ id, sourceId, pricing }, i): NamedLine => {
    const target = found[i] as number | DomainError
    return {
      lookupKey: id == null ? 'sourceId' : 'id',
      key: String(id ?? sourceId),
      line: target instanceof DomainError ? target.message : lineOf(pricesheetId, { [column]: target }, pricing),
    }
  })
}

/** Converts an input to a line. `price` belongs to net prices, `amount` to percentages. */
function lineOf(pricesheetId: string, target: Partial<LineItem>, pricing: Pricing): LineItem | string {
  const [wanted, other] = pricing.type === 'net' ? (['price', 'amount'] as const) : (['amount', 'price'] as const)
  const value = pricing[wanted]
  if (value == null) return `pricing.${wanted} is required if the type is ${pricing.type}`
  if (pricing[other] != null) return `pricing.${other} is not allowed if the type is ${pricing.type}`
  return {
    pricesheetId,
    ...target,
    value,
    discountType: PRICING_TYPES[pricing.type] as LineItem['discountType'],
    quantityFrom: pricing.quantityFrom ?? 1,
    validFrom: pricing.validFrom ?? null,
    // An existing line keeps its end unless another one, or null, is given.
    ...(pricing.validTo !== undefined && { validTo: pricing.validTo }),
  }
}
