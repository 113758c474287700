/** Which sheets apply to a buyer, and which buyers a sheet applies to. */
import { type RawBuilder, sql } from 'kysely'
import type { PricesheetsEffectiveInput } from '../../../contract/contract.gen.js'
import { invalid, unknown } from '../../../core/base/errors.js'
import { type Page, type PageRequest, pageOf, pageRequest } from '../../../core/base/page.js'
import type { Ctx } from '../../../core/context.js'
import type { Relation } from '../../../core/store/relations.js'
import type { Resource, Row, Table } from '../../../core/store/resource.js'
import { groupBy, rowsOf } from '../../../core/store/store.js'
import type { PricesheetRow } from '../../../db/db.gen.js'
import { type PricesheetPartyColumn, pricesheet } from './pricesheet.resource.js'

const FETCH_ERROR = 'PRICESHEET_FETCH_ERROR'

/** The buyer of a sheet lookup: a contact who buys for a company, or a customer. */
export interface SheetBuyer {
  contactId: number | null
  companyId: number | null
  customerId: number | null
}

/** Returns a page of the sheets that apply to a contact or customer, winners first. */
export async function listEffective(ctx: Ctx, input: PricesheetsEffectiveInput): Promise<Page<PricesheetRow>> {
  const [page] = await effectivePages(ctx, [await sheetBuyer(ctx, input)], pageRequest(input))
  return page as Page<PricesheetRow>
}

/** Returns the buyer: a contact with one of its companies, by default its default company, or a customer. */
async function sheetBuyer(ctx: Ctx, { contactId, customerId, companyId }: PricesheetsEffectiveInput): Promise<SheetBuyer> {
  if ((contactId == null) === (customerId == null))
    throw invalid([{ path: [], message: 'One of contactId and customerId must be given' }], FETCH_ERROR)
  if (customerId != null) {
    const { rows } = await sql`select from customer where id = ${customerId}`.execute(ctx.db)
    if (rows.length === 0) throw unknown('Customer', FETCH_ERROR, 'CUSTOMER_NOT_FOUND_ERROR', [{ id: customerId }])
    return { contactId: null, companyId: null, customerId }
  }
  const { rows } = await sql<{ parentCompanyId: number; actsForIt: boolean }>`
    select "parentCompanyId", exists (
             select from "contactCompany" where "contactId" = contact.id and "companyId" = ${companyId ?? null}) as "actsForIt"
      from contact where id = ${contactId}`.execute(ctx.db)
  const [found] = rows
  if (!found) throw unknown('Contact', FETCH_ERROR, 'CONTACT_NOT_FOUND_ERROR', [{ id: contactId }])
  if (companyId != null && !found.actsForIt)
    throw invalid([{ path: ['companyId'], message: 'must be a company of the contact' }], FETCH_ERROR)
  return { contactId: contactId as number, companyId: companyId ?? found.parentCompanyId, customerId: null }
}

/** Returns the same page for each of many buyers, with two statements. A company without sheets has those of the nearest one above that has some. */
export const effectivePages = (ctx: Ctx, buyers: readonly SheetBuyer[], request: PageRequest): Promise<Page<PricesheetRow>[]> =>
  sheetPages(ctx, buyers, request, sql`"pricesheetCompany"(asked."companyId")`)

async function sheetPages(
  ctx: Ctx,
  buyers: readonly SheetBuyer[],
  request: PageRequest,
  companyId: RawBuilder<unknown>,
): Promise<Page<PricesheetRow>[]> {
  const columnOf = (column: keyof SheetBuyer) => buyers.map((buyer) => buyer[column])
  // Array positions are 32-bit numbers. A page beyond them is empty anyway.
  const first = Math.min((request.page - 1) * request.offset, 2 ** 30)
  const { rows } = await sql<{ n: number; itemsFound: number; ids: number[] }>`
    select asked.n::int4 as n, coalesce(array_length(found.ids, 1), 0) as "itemsFound",
           coalesce(found.ids[${first + 1}:${first + request.offset}], '{}') as ids
      from unnest(${columnOf('contactId')}::int4[], ${columnOf('companyId')}::int4[], ${columnOf('customerId')}::int4[])
             with ordinality as asked("contactId", "companyId", "customerId", n)
      cross join lateral (
        select array_agg(sheet.id order by sheet.priority, sheet.id) as ids from pricesheet sheet where sheet.id in (
          select "pricesheetId" from "pricesheetParty" where "contactId" = asked."contactId"
          union select "pricesheetId" from "pricesheetParty" where "companyId" = ${companyId}
          union select "pricesheetId" from "pricesheetParty" where "customerId" = asked."customerId")) found
     order by 1`.execute(ctx.db)
  const ids = [...new Set(rows.flatMap((row) => row.ids))]
  const sheets = new Map((ids.length ? await rowsOf(ctx, pricesheet, 'id', ids) : []).map((row) => [row.id, row]))
  return rows.map((row) =>
    pageOf(
      row.ids.flatMap((id) => sheets.get(id) ?? []),
      row.itemsFound,
      request,
    ),
  )
}

const ALL_SHEETS: PageRequest = { page: 1, offset: 2 ** 30 }

const buyersOf = (column: PricesheetPartyColumn, parties: readonly { id: number }[]): SheetBuyer[] =>
  parties.map(({ id }) => ({ contactId: null, companyId: null, customerId: null, [column]: id }))

/** Returns all sheets assigned directly to each party, winners first, with two statements. */
export const sheetsOfParties =
  (column: PricesheetPartyColumn): Relation<{ id: number }, PricesheetRow[]> =>
  async (ctx, parties) => {
    const pages = await sheetPages(ctx, buyersOf(column, parties), ALL_SHEETS, sql`asked."companyId"`)
    return pages.map(({ items }) => items)
  }

/** Returns all sheets that each company buys at, winners first: its own, or else the inherited ones. Two statements. */
export const effectiveSheetsOfCompanies: Relation<{ id: number }, PricesheetRow[]> = async (ctx, companies) =>
  (await effectivePages(ctx, buyersOf('companyId', companies), ALL_SHEETS)).map(({ items }) => items)

/** Returns all parties of a kind that each sheet is assigned to, as far as the caller may see them, for the deprecated fields. */
export const allPartiesOf =
  <T extends Table>(resource: Resource<T>, column: PricesheetPartyColumn): Relation<PricesheetRow, Row<T>[]> =>
  async (ctx, sheets) => {
    const { rows } = await sql<{ sheetId: number; partyId: number }>`
      select "pricesheetId" as "sheetId", ${sql.id(column)} as "partyId" from "pricesheetParty"
       where "pricesheetId" = any(${sheets.map(({ id }) => id)}::int4[]) and ${sql.id(column)} is not null order by 1, 2`.execute(
      ctx.db,
    )
    const ids = [...new Set(rows.map(({ partyId }) => partyId))]
    const visible = ids.length ? await rowsOf(ctx, resource, 'id' as never, ids) : []
    const byId = new Map(visible.map((row) => [(row as { id?: number }).id, row]))
    const bySheet = groupBy(rows, ({ sheetId }) => sheetId)
    return sheets.map(({ id }) => (bySheet.get(id) ?? []).flatMap(({ partyId }) => byId.get(partyId) ?? []))
  }
