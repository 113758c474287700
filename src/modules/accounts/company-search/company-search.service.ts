/** The deprecated `companySearch`. It reads the tables directly, so there is no separate search index that could be out of date. */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { CompanySearchIndexTemplate, CompanySearchInput, DateSearchInput } from '../../../contract/contract.gen.js'
import { type Page, type PageRequest, pageOf, pageRequest } from '../../../core/base/page.js'
import type { Ctx } from '../../../core/context.js'
import type { Relation } from '../../../core/store/relations.js'
import { columnNames } from '../../../core/store/row.js'
import { groupBy } from '../../../core/store/store.js'
import { allOf } from '../../../db/conditions.js'
import type { CompanyRow } from '../../../db/db.gen.js'
import { dateRangeConditions } from '../../../resources/shapes/date-range.js'
import { existsInPart, sortExpression, termCondition } from './company-search.fields.js'

/** Reads a page in one statement. There is no visibility rule: the policy admits only callers who may see every company. */
export async function searchCompanies(ctx: Ctx, search: CompanySearchInput): Promise<Page<CompanyRow>> {
  const request = pageRequest(search)
  const { rows } = await pageQuery(search, request).execute(ctx.db)
  const items = rows.filter(({ position }) => position !== null)
  return pageOf(items, rows[0]?.itemsFound ?? 0, request)
}

function pageQuery(search: CompanySearchInput, { page, offset }: PageRequest) {
  const where = allOf(searchConditions(search))
  const columns = columnNames('company').map((column) => sql.id(column))
  const sorts = (search.sortInputs ?? []).map(({ field, order }) =>
    order.toUpperCase() === 'DESC' ? sql`${sortExpression(search, field)} desc` : sql`${sortExpression(search, field)} asc`,
  )
  const order = sql.join([...sorts, sql`company.id`], sql`, `)
  const pageRows = sql`select ${sql.join(columns)}, row_number() over (order by ${order}) as position
                     from company where ${where} order by position limit ${offset} offset ${(page - 1) * offset}`
  return sql<CompanyRow & { itemsFound: number; position: number | null }>`
    select total."itemsFound", page.position, ${sql.join(columns.map((column) => sql`page.${column}`))}
      from (select count(*)::int as "itemsFound" from company where ${where}) total
      left join lateral (${pageRows}) page on true order by page.position`
}

function searchConditions(search: CompanySearchInput): RawBuilder<SqlBool>[] {
  const dates = (column: string, range: DateSearchInput | null | undefined) => dateRangeConditions(sql.ref(column), range)
  // Returns the condition that one address, contact or attribute matches all conditions on its part.
  const inSameRow = (part: Parameters<typeof existsInPart>[0], conditions: RawBuilder<unknown>[]) =>
    conditions.length ? [existsInPart(part, allOf(conditions))] : []
  return [
    ...(search.term == null ? [] : [termCondition(search, search.term)]),
    ...inSameRow('company', [
      ...dates('company.createdAt', search.companyCreatedAt),
      ...dates('company.lastModifiedAt', search.companyLastModifiedAt),
    ]),
    ...inSameRow('contact', [
      ...dates('contact.createdAt', search.contactCreatedAt),
      ...dates('contact.lastModifiedAt', search.contactLastModifiedAt),
      ...dates('contact.dateOfBirth', search.contactDateOfBirth),
    ]),
    ...inSameRow('address', addressConditions(search)),
    ...inSameRow('companyAttribute', [
      ...dates('companyAttribute.createdAt', search.companyAttributeCreatedAt),
      ...dates('companyAttribute.lastModifiedAt', search.companyAttributeLastModifiedAt),
    ]),
    ...inSameRow('contactAttribute', [
      ...dates('contactAttribute.createdAt', search.contactAttributeCreatedAt),
      ...dates('contactAttribute.lastModifiedAt', search.contactAttributeLastModifiedAt),
    ]),
  ]
}

const addressConditions = ({ addressTypes, addressIsDefault, addressActive }: CompanySearchInput) => [
  ...(addressTypes?.length ? [sql`address.type = any(${addressTypes})`] : []),
  ...(addressIsDefault ? [sql`address."isDefault" = ${addressIsDefault}`] : []),
  ...(addressActive ? [sql`address.active = ${addressActive}`] : []),
]

export type FoundContact = Awaited<ReturnType<typeof readContacts>>[number]

/** Returns the contacts of each found company. */
export const contactsOfFound: Relation<{ id: number }, readonly FoundContact[]> = async (ctx, companies) => {
  const byCompany = groupBy(
    await readContacts(
      ctx,
      companies.map(({ id }) => id),
    ),
    ({ companyId }) => companyId,
  )
  return companies.map(({ id }) => byCompany.get(id) ?? [])
}

async function readContacts(ctx: Ctx, companyIds: readonly number[]) {
  const rows = await ctx.db
    .selectFrom('contactCompany')
    .innerJoin('contact', 'contact.id', 'contactCompany.contactId')
    .select(['contactCompany.companyId', 'contact.id', 'firstName', 'middleName', 'lastName', 'phone', 'mobile', 'gender'])
    .select(['email', 'iban', 'bankAccount', 'bic', 'notes', 'debtorId', 'parentCompanyId as primaryCompanyId'])
    .select(['dateOfBirth', 'createdAt', 'lastModifiedAt'])
    .where('contactCompany.companyId', '=', sql<number>`any(${companyIds})`)
    .orderBy('contact.id')
    .execute()
  return rows.map((row) => ({ ...row, email: row.email ?? '' }))
}

const indexedTables: Record<CompanySearchIndexTemplate, readonly string[]> = {
  COMPANY_SEARCH: ['company', 'companySource'],
  CONTACT_SEARCH: ['contact'],
  TEMP_ADDRESS: ['address'],
  TEMP_CONTACT_COMPANY: ['contactCompany'],
  TEMP_ATTRIBUTE: ['attribute'],
}

/** Updates the planner statistics of the tables behind an index. PostgreSQL keeps the indexes themselves up to date. */
export async function analyzeTables(ctx: Ctx, template: CompanySearchIndexTemplate): Promise<true> {
  for (const table of indexedTables[template]) await sql`analyze ${sql.table(table)}`.execute(ctx.db)
  return true
}
