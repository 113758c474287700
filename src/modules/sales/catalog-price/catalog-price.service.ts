/**
 * Asks the decision hooks for the prices of a catalogue page: one call with all products of the page, as if each of them were a line of a cart. A page shows what
 * a cart with the same facts would charge. Where that cart would be refused, because a hook gives no usable answer, the page shows no price.
 */
import { sql } from 'kysely'
import type { Ctx } from '../../../core/context.js'
import { Decimal } from '../../../core/money.js'
import { type CalculatedPrice, roundFraction } from '../../pricing/price-calculation/calculate.js'
import type { PagePrices, PriceOfPage } from '../../pricing/price-calculation/page-prices.js'
import type { CalledHook } from '../../rules/decision-hook/calls/caller.js'
import { hashOf } from '../../rules/decision-hook/calls/caller.js'
import { askHooks, hooksFor } from '../../rules/decision-hook/decide.js'
import { withFieldsOfLines } from '../sale/sale.fields.js'
import type { SaleHead } from '../sale/sale.head.js'
import { applyPrices, type LineToAsk, toAskedSale } from '../sale/sale.hooks.js'

/** A line of the question, and the prices of the page that it stands for. */
interface PageLine {
  line: LineToAsk
  places: number[]
}

export const pagePrices: PagePrices = {
  async decide(ctx, page, prices) {
    const shown: Awaited<ReturnType<PagePrices['decide']>> = prices.map(() => 'SHOP')
    const lines = await toLines(ctx, prices)
    const head = await toHead(ctx, page)
    const sale = await toAskedSale(ctx, { head, hooks: page.stamp, subTotal: Decimal.ZERO, subject: 'catalog' })
    const asked = await withFieldsOfLines(
      ctx,
      head,
      lines.map(({ line }) => line),
    )
    const hooks = await hooksOfPage(ctx, page, { sale, lines: asked, catalog: true })
    if (hooks.length === 0) return shown
    const limit = Math.min(...hooks.map(({ maxCatalogLines }) => maxCatalogLines))
    const question = { sale, lines: asked.slice(0, limit), catalog: true }
    // Each question is its own subject: the pages of one request do not count as changes of the same facts.
    const subject = `catalog ${hashOf(JSON.stringify(question))}`
    const made = await askHooks(ctx, hooks, 'PRICES', question, { subject, isOptional: true }, applyPrices)
    const isRefused = made.some((decision) => decision.isRefused)
    const isNeeded = hooks.some(({ onFailure }) => onFailure !== 'CONTINUE')
    const set = (index: number, value: (typeof shown)[number]) => {
      for (const place of lines[index]?.places ?? []) shown[place] = value
    }
    for (const i of lines.keys()) if (i < limit ? isRefused : isNeeded) set(i, 'NONE')
    if (isRefused) return shown
    const defaultTax = await readDefaultTax(ctx, page, prices)
    for (const { answer, hook, kept } of made)
      for (const { id, price } of answer?.lines ?? [])
        set(Number(id) - 1, {
          price: Decimal.of(price),
          defaultTax,
          decision: { hookId: hook.uuid, hookName: hook.name, price: Decimal.of(price).toText(), at: kept.at },
        })
    return shown
  },
}

/** Returns the hooks that want to be asked about pages, and whose conditions are met. */
async function hooksOfPage(ctx: Ctx, { stamp }: PriceOfPage, question: Parameters<typeof hooksFor<'PRICES'>>[3]) {
  const hooks: CalledHook[] = await hooksFor(ctx, stamp, 'PRICES', question)
  return hooks.filter(({ forCatalogPages }) => forCatalogPages)
}

/** Returns one line for each product and quantity of a page, in the order of the page: the same page is the same question. */
async function toLines(ctx: Ctx, prices: readonly CalculatedPrice[]): Promise<PageLine[]> {
  const ids = [...new Set(prices.map(({ productId }) => productId))]
  const rows = await ctx.db.selectFrom('product').select(['id', 'sku']).where('id', 'in', ids).execute()
  const skus = new Map(rows.map(({ id, sku }) => [id, sku]))
  const byKey = new Map<string, PageLine>()
  for (const [place, { productId, quantity, winner, facts }] of prices.entries()) {
    const key = `${productId} ${quantity}`
    const known = byKey.get(key)
    if (known) known.places.push(place)
    else
      byKey.set(key, {
        places: [place],
        line: {
          ...{ id: String(byKey.size + 1), parentId: null, productId, sku: skus.get(productId) ?? '', quantity },
          ...{ price: winner ? roundFraction(winner.unit).toText() : null, taxCode: facts.taxCode ?? 'H', customFields: {} },
        },
      })
  }
  return [...byKey.values()]
}

/** Returns the head of the cart that the buyer of a page would start. Its addresses have only the tax zone. */
async function toHead(ctx: Ctx, { buyer, terms }: PriceOfPage): Promise<SaleHead> {
  const { userId } = terms
  const contact = userId === null ? undefined : await readContact(ctx, userId)
  const address = { country: terms.taxZone, postalCode: '', city: '', region: null, company: null, icp: 'N' as const }
  return {
    ...{ channelId: terms.channelId, language: buyer.language, currency: terms.currency, createdAt: ctx.now },
    ...{ contactId: contact?.id ?? null, customerId: contact ? null : userId },
    ...{ companyId: terms.companyId ?? contact?.parentCompanyId ?? null },
    ...{ actionCode: null, reference: null, carrier: null, postageMethod: '', paymentMethod: '', requestDate: null },
    ...{ customFields: {}, invoiceAddress: address, deliveryAddress: address },
  }
}

const readContact = (ctx: Ctx, id: number) =>
  ctx.db.selectFrom('contact').select(['id', 'parentCompanyId']).where('id', '=', id).executeTakeFirst()

/** Returns the high rate of the zone, which a cart applies to a product without a price. It is read only if there is one on the page. */
async function readDefaultTax(ctx: Ctx, { terms }: PriceOfPage, prices: readonly CalculatedPrice[]): Promise<Decimal> {
  if (prices.every(({ winner }) => winner)) return Decimal.ZERO
  const { rows } = await sql<{ percentage: string }>`
    select percentage::text from tax where zone = ${terms.taxZone} and code = 'H'`.execute(ctx.db)
  return Decimal.of(rows[0]?.percentage ?? 0)
}
