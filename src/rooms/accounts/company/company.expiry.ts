/** Deletes companies that visitors registered and for which no contact ever came. */
import { sql } from 'kysely'
import type { Ctx } from '../../../core/context.js'
import { removeCompany } from './company.service.js'

const DAY_MS = 24 * 3_600_000
/** The merchant may have seen the company, and wants to call. */
const KEPT_DAYS = 30
/** The number of companies in one run; the next run goes on. */
const BATCH = 100

/** Everything that can belong to a company but its addresses, which came with the registration. A company that has any of it is in use. */
const REFERENCES = [
  ['company', 'parentId'],
  ['contact', 'parentCompanyId'],
  ['contactCompany', 'companyId'],
  ['companyManager', 'companyId'],
  ['companySource', 'companyId'],
  ['attribute', 'companyId'],
  ['mediaAttachment', 'companyId'],
  ['orderlistParty', 'companyId'],
  ['favoriteList', 'companyId'],
  ['pricesheetParty', 'companyId'],
  ['purchaseAuthorizationConfig', 'companyId'],
  ['inventory', 'companyId'],
  ['order', 'companyId'],
  ['cart', 'companyId'],
  ['tender', 'companyId'],
  ['ticket', 'companyId'],
] as const

/** Deletes some of them, unless they were changed or used since. */
export async function deleteOpenRegistrations(ctx: Ctx): Promise<void> {
  const { db, now, actor } = ctx
  const unused = REFERENCES.map(
    ([table, column]) => sql`not exists (select from ${sql.table(table)} other where other.${sql.id(column)} = company.id)`,
  )
  const { rows } = await sql<{ id: number }>`
    select id from company
     where ("registeredBy" is not null or "registrationTokenHash" is not null) and "lastModifiedAt" = "createdAt"
       and "createdAt" < ${new Date(now.getTime() - KEPT_DAYS * DAY_MS)}::timestamptz and ${sql.join(unused, sql` and `)}
     order by "createdAt", id limit ${BATCH}::int`.execute(db)
  const owner: Ctx = { ...ctx, actor: { ...actor, roles: { user: 'OWNER' } } }
  for (const { id } of rows) await removeCompany(owner, { id })
}
