/** The contact of a link, as the user in whose name it acts. */
import { sql } from 'kysely'
import type { User } from '../../../core/auth/access.js'
import { isAccountUsable, readIdentity } from '../../../core/auth/read-identity.js'
import type { Ctx } from '../../../core/context.js'

interface PersonRow {
  email: string | null
  companyId: number | null
  companyIds: number[]
  expires: Date | null
  accountUid: string | null
}

/** Returns the contact as a logged-in user, with or without an account; null if the contact has expired, or the account is disabled. */
export async function readLinkOwner(ctx: Ctx, contactId: number): Promise<User | null> {
  const { rows } = await sql<PersonRow>`
    select c.email, c.expires, c."parentCompanyId" as "companyId", a.uuid as "accountUid",
           array(select "companyId" from "contactCompany" where "contactId" = c.id order by 1) as "companyIds"
      from contact c left join account a on a."contactId" = c.id where c.id = ${contactId}`.execute(ctx.db)
  const [row] = rows
  if (!row || (row.expires && row.expires <= ctx.now)) return null
  const { email, companyId, companyIds, accountUid } = row
  if (accountUid === null)
    return { kind: 'contact', id: contactId, uid: '', email: email ?? '', companyId, companyIds, managedCompanyIds: [] }
  const place = { db: ctx.db, control: ctx.tenants.control, tenantId: ctx.actor.tenantId }
  const identity = await readIdentity(place, { kind: 'user', sub: accountUid, sid: accountUid })
  return identity && isAccountUsable(identity, ctx.now) ? identity.user : null
}
