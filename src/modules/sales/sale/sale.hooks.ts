/**
 * The decisions of hooks on a sale: prices, taxes, shipping, and whether it becomes an order. Lines are named by their positions, because new lines get
 * other uuids each time a command runs.
 */
import { sql } from 'kysely'
import { refused } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { Decimal } from '../../../core/money.js'
import type { KeptDecision } from '../../../db/json.js'
import { type Decision, decide, hasHook } from '../../rules/decision-hook/decide.js'
import type {
  AddedLine,
  Answers,
  AskedLine,
  AskedSale,
  Questions,
  ShippingOption,
  TaxedItem,
} from '../../rules/decision-hook/points.js'
import { toTaxPercent } from '../../rules/decision-hook/tax-amount.js'
import { languageOfSale } from './sale.buyer.js'
import { type FieldedLine, readSaleFields, type SaleFields, withFieldsOfLines } from './sale.fields.js'
import type { SaleHead } from './sale.head.js'

/** What hooks decided, and how the order keeps it. */
export interface Decided<T> {
  value: T
  decisions: KeptDecision[]
}

/** A sale that hooks are asked about. */
export interface HookedSale {
  head: SaleHead
  /** Identifies the active hooks; null if there are none. */
  hooks: string | null
  /** The sum of the lines without tax. */
  subTotal: Decimal
  /** The id of the record, to count how often its facts have changed. */
  subject: string
}

/** A line or a taxed item with its stored custom fields. */
export type LineToAsk = AskedLine & FieldedLine
export type ItemToAsk = TaxedItem & FieldedLine

/** Returns a sale as questions describe it. */
export async function toAskedSale(ctx: Ctx, { head, subTotal }: HookedSale): Promise<AskedSale> {
  const fields = await readSaleFields(ctx, head)
  return {
    channelId: head.channelId,
    language: await languageOfSale(ctx, head),
    currency: head.currency,
    contactId: head.contactId,
    customerId: head.customerId,
    companyId: head.companyId,
    carrier: head.carrier,
    shippingMethod: head.postageMethod,
    paymentMethod: head.paymentMethod,
    actionCode: head.actionCode,
    reference: head.reference,
    requestDate: head.requestDate?.toISOString() ?? null,
    subTotal: subTotal.toText(),
    deliveryAddress: toAddress(head.deliveryAddress, fields.deliveryAddress),
    invoiceAddress: toAddress(head.invoiceAddress, fields.invoiceAddress),
    customFields: fields.sale,
    contact: fields.contact,
    company: fields.company,
  }
}

const toAddress = (
  { country, postalCode, city, region, company }: SaleHead['deliveryAddress'],
  customFields: SaleFields['deliveryAddress'],
) => ({
  country,
  postalCode: postalCode ?? null,
  city: city ?? null,
  region: region ?? null,
  company: company ?? null,
  customFields,
})

type Point = keyof Questions

const keep = <P extends Point>(
  { kept: { error, ...kept }, answer }: Decision<P>,
  summary: (answer: never) => string,
): KeptDecision => ({
  ...kept,
  summary: [answer === null ? '' : summary(answer as never), error ?? ''].filter(Boolean).join('; '),
})

/** Returns a question about prices with the prices of an answer, which the next hook sees. */
export function applyPrices(asked: Questions['PRICES'], answer: Answers['PRICES']): Questions['PRICES'] {
  const byId = new Map(answer.lines.map(({ id, price }) => [id, price]))
  return { ...asked, lines: asked.lines.map((line) => ({ ...line, price: byId.get(line.id) ?? line.price })) }
}

/** Asks for the prices of lines. Returns those that differ, by the id of the line. */
export async function decidePrices(
  ctx: Ctx,
  sale: HookedSale,
  lines: readonly LineToAsk[],
): Promise<Decided<Map<string, { price: Decimal; decision: KeptDecision }>>> {
  const prices = new Map<string, { price: Decimal; decision: KeptDecision }>()
  if (lines.length === 0 || !(await hasHook(ctx, sale.hooks, 'PRICES'))) return { value: prices, decisions: [] }
  const question = { sale: await toAskedSale(ctx, sale), lines: await withFieldsOfLines(ctx, sale.head, lines) }
  const made = await decide(ctx, sale.hooks, 'PRICES', question, sale, applyPrices)
  const decisions = made.map((each) => {
    const kept = keep(each, ({ lines: set }: { lines: unknown[] }) => `${set.length} prices`)
    for (const { id, price } of each.answer?.lines ?? []) prices.set(id, { price: Decimal.of(price), decision: kept })
    return kept
  })
  return { value: prices, decisions }
}

/** Asks for taxes. Returns the percentages that hooks set, by the id of the item. */
export async function decideTaxes(
  ctx: Ctx,
  sale: HookedSale,
  readItems: () => readonly ItemToAsk[],
): Promise<Decided<Map<string, Decimal>>> {
  const percentages = new Map<string, Decimal>()
  if (!(await hasHook(ctx, sale.hooks, 'TAX'))) return { value: percentages, decisions: [] }
  const items = readItems()
  if (items.length === 0) return { value: percentages, decisions: [] }
  const byId = new Map(items.map((item) => [item.id, item]))
  const question = { sale: await toAskedSale(ctx, sale), items: await withFieldsOfLines(ctx, sale.head, items) }
  const made = await decide(ctx, sale.hooks, 'TAX', question, sale)
  for (const { answer } of made)
    for (const { id, percentage, amount } of answer?.items ?? [])
      percentages.set(
        id,
        percentage === undefined ? toTaxPercent(byId.get(id) as TaxedItem, amount ?? '0') : Decimal.of(percentage),
      )
  return {
    value: percentages,
    decisions: made.map((each) => keep(each, ({ items: set }: { items: unknown[] }) => `${set.length} taxes`)),
  }
}

/** A carrier that a sale may choose, with its price. */
export interface CarrierChoice {
  id: number
  key: string
  /** The price that a rule or a hook sets; null if the default price applies. */
  decided: Decimal | null
  price: string
}

/** Asks for shipping options. `carriers` are those that the rules allow; null for all. Returns null if no hook decided. */
export async function decideShipping(
  ctx: Ctx,
  sale: HookedSale,
  lines: readonly LineToAsk[],
  carriers: readonly CarrierChoice[] | null,
): Promise<Decided<CarrierChoice[] | null>> {
  if (!(await hasHook(ctx, sale.hooks, 'SHIPPING'))) return { value: null, decisions: [] }
  const all = carriers ?? (await readCarriers(ctx))
  if (all.length === 0 || lines.length === 0) return { value: null, decisions: [] }
  const options: ShippingOption[] = all.map(({ key, price }) => ({ carrier: key, price: Decimal.of(price).toText() }))
  const question = {
    sale: await toAskedSale(ctx, sale),
    lines: await withFieldsOfLines(ctx, sale.head, lines),
    options,
  }
  const made = await decide(ctx, sale.hooks, 'SHIPPING', question, sale, (asked, answer) => ({
    ...asked,
    options: applyOptions(asked.options, answer),
  }))
  const answers = made.flatMap(({ answer }) => answer ?? [])
  const decisions = made.map((each) => keep(each, ({ options: set }: { options: unknown[] }) => `${set.length} carriers`))
  if (answers.length === 0) return { value: null, decisions }
  const left = new Map(
    answers.reduce<readonly ShippingOption[]>(applyOptions, options).map(({ carrier, price }) => [carrier, price]),
  )
  const priced = new Set(answers.flatMap(({ options: set }) => set.map(({ carrier }) => carrier)))
  const value = all.flatMap((choice) => {
    const price = left.get(choice.key)
    if (price === undefined) return []
    return [priced.has(choice.key) ? { ...choice, price, decided: Decimal.of(price) } : choice]
  })
  return { value, decisions }
}

function applyOptions(
  options: readonly ShippingOption[],
  { options: set, others }: { options: readonly ShippingOption[]; others?: 'KEEP' | 'HIDE' },
): ShippingOption[] {
  const prices = new Map(set.map(({ carrier, price }) => [carrier, price]))
  const left = others === 'HIDE' ? options.filter(({ carrier }) => prices.has(carrier)) : options
  return left.map(({ carrier, price }) => ({ carrier, price: prices.get(carrier) ?? price }))
}

async function readCarriers(ctx: Ctx): Promise<CarrierChoice[]> {
  const { rows } = await sql<Omit<CarrierChoice, 'decided'>>`
    select id, name as key, "shippingCost"::text as price from carrier order by id`.execute(ctx.db)
  return rows.map((row) => ({ ...row, decided: null }))
}

type CheckoutQuestion = Omit<Questions['CHECKOUT'], 'sale' | 'lines'> & { lines: readonly LineToAsk[] }

/** A line that a hook adds, and which call of which hook did. */
export interface DecidedLine extends AddedLine {
  hookName: string
  callId: string | null
}

interface CheckoutVerdict {
  notes: string[]
  lines: readonly DecidedLine[]
}

/** Asks whether a sale may become an order. A refusal is thrown, with the message of the hook. */
export async function decideCheckout(ctx: Ctx, sale: HookedSale, asked: CheckoutQuestion): Promise<Decided<CheckoutVerdict>> {
  if (!(await hasHook(ctx, sale.hooks, 'CHECKOUT'))) return { value: { notes: [], lines: [] }, decisions: [] }
  const question = {
    ...asked,
    sale: await toAskedSale(ctx, sale),
    lines: await withFieldsOfLines(ctx, sale.head, asked.lines),
  }
  const made = await decide(ctx, sale.hooks, 'CHECKOUT', question, { subject: sale.subject, recordId: asked.record.id })
  const refusal = made.find(({ answer }) => answer?.decision === 'REFUSE')
  if (refusal) throw refused('CHECKOUT_REFUSED', refusal.answer?.message ?? '')
  const decisions = made.map((each) =>
    keep(each, ({ note, lines = [] }: { note?: string; lines?: unknown[] }) =>
      ['allowed', ...(note ? ['a note'] : []), ...(lines.length ? [`${lines.length} lines`] : [])].join(', '),
    ),
  )
  const notes = made.flatMap(({ answer }) => answer?.note || [])
  const lines = made.flatMap(({ answer, hook, callId }) =>
    (answer?.lines ?? []).map((line) => ({ ...line, hookName: hook.name, callId })),
  )
  return { value: { notes, lines }, decisions }
}

/** The maximum length of the remarks of an order. */
const MAX_REMARKS = 10_000

/** Adds the notes of hooks to the remarks of an order. */
export const withNotes = (remarks: string | null, notes: readonly string[]): string | null =>
  notes.length ? [...(remarks ? [remarks] : []), ...notes].join('\n').slice(0, MAX_REMARKS) : remarks
