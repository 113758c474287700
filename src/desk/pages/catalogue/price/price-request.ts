/** What a form of a price sends: the changed fields, the tiers to write, and the tiers to delete. */
import { priceEditDocument } from '../../../api/documents/catalogue-edit.js'
import { isSame, type Values } from '../../../edit/values.js'

export interface Tier {
  id?: string
  quantityFrom: number | null
  value: number | string | null
  validFrom: string | null
  validTo: string | null
}

/** A tier is identified by its quantity and its start. */
const keyOf = ({ quantityFrom, validFrom }: Tier) => `${quantityFrom ?? 1}/${validFrom ?? ''}`

/** Compares tiers as they are stored with those of the form: which ones are written, and the ids of those that are deleted. */
function compareTiers(before: readonly Tier[], after: readonly Tier[]): { written: Tier[]; removed: string[] } {
  const stored = new Map(before.map((tier) => [keyOf(tier), tier]))
  const kept = new Set(after.map(keyOf))
  return {
    written: after.filter((tier) => !isSame(withoutId(stored.get(keyOf(tier))), withoutId(tier))),
    removed: before.flatMap((tier) => (tier.id && !kept.has(keyOf(tier)) ? [tier.id] : [])),
  }
}

const withoutId = (tier: Tier | undefined) => tier && { ...tier, id: null, value: toAmount(tier.value) }

/** Returns the document with a deletion for each tier. They come last: if a price is refused, nothing is deleted. */
function addRemovals(tiers: readonly string[], costs: readonly string[]): string {
  const removals = [
    ...tiers.map((id, index) => `tier${index}: bulkPriceDelete(id: ${JSON.stringify(id)})`),
    ...costs.map((id, index) => `cost${index}: costPriceDelete(id: ${JSON.stringify(id)})`),
  ]
  const [head, tail] = priceEditDocument.split('fragment DeskPriceValues') as [string, string]
  const end = head.lastIndexOf('}')
  return `${head.slice(0, end)}${removals.join('\n')}\n}\nfragment DeskPriceValues${tail}`
}

/** Builds the request of a changed price. */
export function priceRequest(priceId: string, before: { tiers: Tier[]; costs: Tier[] }, changed: Values, all: Values) {
  const { tiers: _, costs: __, ...input } = changed
  const tiers = compareTiers(before.tiers, all.tiers as Tier[])
  const costs = compareTiers(before.costs, all.costs as Tier[])
  return {
    document: addRemovals(tiers.removed, costs.removed),
    variables: {
      priceId,
      input: toNumbers(input),
      tiers: tiers.written.map((tier) => toInput(priceId, tier)),
      costs: costs.written.map((tier) => toInput(priceId, tier)),
      hasTiers: tiers.written.length > 0,
      hasCosts: costs.written.length > 0,
    },
  }
}

const toInput = (priceId: string, { quantityFrom, value, validFrom, validTo }: Tier) => ({
  priceId,
  quantityFrom: quantityFrom ?? 1,
  value: toAmount(value),
  validFrom: validFrom || null,
  validTo: validTo || null,
})

/** Returns an amount as the number that the API takes. A text that is not a number stays a text, which the server refuses with a message. */
export function toAmount(value: unknown): unknown {
  const number = Number(String(value).replace(',', '.'))
  return value === null || value === '' || !Number.isFinite(number) ? value : number
}

const AMOUNTS = new Set(['list', 'suggested', 'store'])

/** Converts the amounts of a price from what was typed. */
export const toNumbers = (input: Values): Values =>
  Object.fromEntries(Object.entries(input).map(([name, value]) => [name, AMOUNTS.has(name) ? toAmount(value) : value]))
