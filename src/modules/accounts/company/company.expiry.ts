/** Deletes companies that visitors registered and that never got a contact. */
import { sql } from 'kysely'
import type { Job } from '../../../core/background-work.js'
import { DAY_MS } from '../../../core/base/clock.js'
import type { Ctx } from '../../../core/context.js'
import { anyOf } from '../../../db/conditions.js'
import { removeCompany } from './company.service.js'

/** Companies are kept this long, so that the merchant can follow up; for a day if there are too many. */
const KEPT_DAYS = 30
const MAX_OPEN = 10_000
/** The number of companies in one run; the next run continues. */
const BATCH = 100

/** Everything that can belong to a company except its addresses, which came with the registration. A company that has any of it is in use. */
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
  ['company', 'belongsToCompanyId'],
  ['budget', 'companyId'],
  ['creditAccount', 'companyId'],
  ['spendingLimit', 'companyId'],
  ['partNumber', 'companyId'],
  ['bookingCode', 'companyId'],
  ['callOffContract', 'companyId'],
  ['approvalRule', 'companyId'],
] as const

/** Deletes a batch of them, unless they were changed or used since. */
async function deleteOpenRegistrations(ctx: Ctx): Promise<void> {
  const { db, now, actor } = ctx
  const used = REFERENCES.map(
    ([table, column]) => sql`exists (select from ${sql.table(table)} other where other.${sql.id(column)} = company.id)`,
  )
  const isOpen = sql`("registeredBy" is not null or "registrationTokenHash" is not null)`
  const counted = await sql<{ count: number }>`
    select count(*)::int as count from (select from company where ${isOpen} limit ${MAX_OPEN + 1}::int) open`.execute(db)
  const days = (counted.rows[0]?.count ?? 0) > MAX_OPEN ? 1 : KEPT_DAYS
  // As one condition: as two dozen `not exists`, PostgreSQL would plan their order as joins, which takes longer than a thousand runs.
  const { rows } = await sql<{ id: number }>`
    select id from company
     where ${isOpen} and "lastModifiedAt" = "createdAt"
       and "createdAt" < ${new Date(now.getTime() - days * DAY_MS)}::timestamptz and not ${anyOf(used)}
     order by "createdAt", id limit ${BATCH}::int`.execute(db)
  const owner: Ctx = { ...ctx, actor: { ...actor, roles: { user: 'OWNER' } } }
  for (const { id } of rows) await removeCompany(owner, { id })
}

/** A context needs a channel, but the deleted rows belong to none. */
const ANY_CHANNEL = 1

export const openRegistrationsJob: Job = {
  name: 'delete open registrations',
  async run({ tenantId, now, contextFor }) {
    await deleteOpenRegistrations(await contextFor({ tenantId, channelId: ANY_CHANNEL, now }))
  },
}
