/**
 * The custom fields of a sale in the questions of decision hooks: its own, and those of its addresses, lines, products, contact and company. Hooks get all
 * fields, also those that the caller may not see, so that equal facts are equal questions. Without definitions, nothing is read.
 */
import { sql } from 'kysely'
import type { FieldOwnerType } from '../../../contract/contract.gen.js'
import type { Ctx } from '../../../core/context.js'
import type { CustomFieldValues } from '../../../db/json.js'
import type { AskedFields } from '../../rules/decision-hook/points.js'
import type { SaleHead } from './sale.head.js'

/** The custom fields that a sale refers to. */
export interface SaleFields {
  sale: CustomFieldValues
  contact: AskedFields | null
  company: AskedFields | null
  deliveryAddress: CustomFieldValues
  invoiceAddress: CustomFieldValues
}

/** A part of a question with the stored custom fields of a line, before they are selected. */
export interface FieldedLine {
  productId: number | null
  customFields: CustomFieldValues
}

type Shown<L> = L & { product: AskedFields | null }

const showAll = async (ctx: Ctx, owner: FieldOwnerType, values: CustomFieldValues | undefined): Promise<CustomFieldValues> =>
  values && Object.keys(values).length ? ctx.services.customFields.showAll(ctx, owner, values) : {}

/** Returns the fields of a sale. One statement, if contacts or companies have custom fields. */
export async function readSaleFields(ctx: Ctx, head: SaleHead): Promise<SaleFields> {
  const { contactId, companyId, customFields, isTender, deliveryAddress, invoiceAddress } = head
  const party = await readPartyFields(ctx, contactId, companyId)
  return {
    sale: await showAll(ctx, isTender ? 'TENDER' : 'CART', customFields),
    contact: contactId === null ? null : { customFields: await showAll(ctx, 'CONTACT', party.contact) },
    company: companyId === null ? null : { customFields: await showAll(ctx, 'COMPANY', party.company) },
    deliveryAddress: await showAll(ctx, 'ADDRESS', deliveryAddress.customFields),
    invoiceAddress: await showAll(ctx, 'ADDRESS', invoiceAddress.customFields),
  }
}

interface PartyFields {
  contact?: CustomFieldValues
  company?: CustomFieldValues
}

/** Reads the values of the contact and the company, once for all questions of a calculation. */
async function readPartyFields(ctx: Ctx, contactId: number | null, companyId: number | null): Promise<PartyFields> {
  const { customFields } = ctx.services
  const isDefined = (await customFields.isDefined(ctx, 'CONTACT')) || (await customFields.isDefined(ctx, 'COMPANY'))
  if (!isDefined || (contactId === null && companyId === null)) return {}
  return ctx.requestCache.get(readPartyFields, `${contactId} ${companyId}`, async () => {
    const { rows } = await sql<PartyFields>`
      select (select "customFields" from contact where id = ${contactId}::int4) as contact,
             (select "customFields" from company where id = ${companyId}::int4) as company`.execute(ctx.db)
    return rows[0] ?? {}
  })
}

/** Returns lines with their own custom fields and those of their products. One statement, if products have custom fields. */
export async function withFieldsOfLines<L extends FieldedLine>(
  ctx: Ctx,
  { isTender }: Pick<SaleHead, 'isTender'>,
  lines: readonly L[],
): Promise<Shown<L>[]> {
  const products = await readProductFields(
    ctx,
    lines.flatMap(({ productId }) => productId ?? []),
  )
  return Promise.all(
    lines.map(async (line) => ({
      ...line,
      customFields: await showAll(ctx, isTender ? 'ORDER_ITEM' : 'CART_ITEM', line.customFields),
      product: line.productId === null ? null : { customFields: products.get(line.productId) ?? {} },
    })),
  )
}

/** Reads the custom fields of products. */
async function readProductFields(ctx: Ctx, productIds: readonly number[]): Promise<Map<number, CustomFieldValues>> {
  const ids = [...new Set(productIds)].sort((a, b) => a - b)
  if (ids.length === 0 || !(await ctx.services.customFields.isDefined(ctx, 'PRODUCT'))) return new Map()
  const rows = await ctx.requestCache.get(readProductFields, ids.join(), () =>
    ctx.db.selectFrom('product').select(['id', 'customFields']).where('id', 'in', ids).execute(),
  )
  return new Map(
    await Promise.all(rows.map(async ({ id, customFields }) => [id, await showAll(ctx, 'PRODUCT', customFields)] as const)),
  )
}
