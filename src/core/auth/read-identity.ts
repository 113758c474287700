/** Reads an account with its roles and session: one statement in the tenant's database, and for administrators one more in the control database. */
import { sql } from 'kysely'
import type { Database } from '../../db/database.js'
import type { Roles } from '../../db/json.js'
import type { User } from './access.js'
import type { Claims } from './tokens.js'

/** An account with its contact, customer or administrator, its roles, and the session of the token. */
export interface Identity {
  user: User
  roles: Roles
  name: string
  emailVerified: boolean
  createdAt: Date
  /** When the contact or customer expires. */
  expires: Date | null
  disabled: boolean
  tokensValidAfter: Date | null
  session: SessionSpan | null
}

/** When a session began, and when it expires or was revoked. */
export interface SessionSpan {
  createdAt: Date
  expiresAt: Date
  revokedAt: Date | null
}

/** Returns true if the account itself may be used. Its session may still be over. */
export const isAccountUsable = ({ disabled, expires }: Identity, now: Date) => !disabled && !(expires && expires <= now)

/** Returns true if the session is neither expired nor revoked, and began after the account's tokens were last invalidated. */
export const isSessionActive = ({ session, tokensValidAfter }: Pick<Identity, 'session' | 'tokensValidAfter'>, now: Date) =>
  session !== null && !session.revokedAt && session.expiresAt > now && !(tokensValidAfter && session.createdAt < tokensValidAfter)

interface IdentityDatabases {
  db: Database
  control: Database
  tenantId: string
}

export const readIdentity = (
  databases: IdentityDatabases,
  { kind, sub, sid }: Pick<Claims, 'kind' | 'sub' | 'sid'>,
): Promise<Identity | null> => (kind === 'admin' ? readAdmin(databases, sub, sid) : readAccount(databases.db, sub, sid))

/** Reads the session of a visitor, which has no account. */
export async function readAnonymousSession(db: Database, sid: string): Promise<SessionSpan | null> {
  const row = await db
    .selectFrom('session')
    .select(['createdAt', 'expiresAt', 'revokedAt'])
    .where('uuid', '=', sid)
    .where('kind', '=', 'anonymous')
    .executeTakeFirst()
  return row ?? null
}

interface PersonRow {
  uid: string
  email: string
  name: string
  createdAt: Date
  disabled: boolean
  tokensValidAfter: Date | null
}

interface SessionRow {
  roles: Roles
  startedAt: Date | null
  expiresAt: Date | null
  revokedAt: Date | null
}

interface AccountRow extends PersonRow, SessionRow, Pick<User, 'companyId' | 'companyIds' | 'managedCompanyIds'> {
  contactId: number | null
  customerId: number | null
  emailVerified: boolean
  expires: Date | null
}

async function readAccount(db: Database, uid: string, sid: string): Promise<Identity | null> {
  const { rows } = await sql<AccountRow>`
    select account.uuid as uid, account.email, account."contactId", account."customerId", account."emailVerified",
      account.disabled, account."tokensValidAfter", account."createdAt",
      coalesce(contact.expires, customer.expires) as expires, contact."parentCompanyId" as "companyId",
      coalesce(account."displayName", concat_ws(' ', contact."firstName", contact."middleName", contact."lastName",
        customer."firstName", customer."middleName", customer."lastName")) as name,
      array(select "companyId" from "contactCompany" where "contactId" = contact.id order by 1) as "companyIds",
      array(select "companyId" from "contactCompany" as own where "contactId" = contact.id and (
        exists (select from "companyManager" where "companyId" = own."companyId" and "userId" = contact.id) or
        exists (select from "purchaseAuthorizationConfig" where "companyId" = own."companyId" and "contactId" = contact.id
          and "purchaseRole" = 'AUTHORIZATION_MANAGER')) order by 1) as "managedCompanyIds",
      (select coalesce(jsonb_object_agg(definition.name, role.access), '{}') from role
        join "roleDefinition" as definition on definition.uuid = role."roleDefinitionId"
        where role."userId" = coalesce(contact.id, customer.id)) as roles,
      session."createdAt" as "startedAt", session."expiresAt", session."revokedAt"
    from account
      left join contact on contact.id = account."contactId"
      left join customer on customer.id = account."customerId"
      left join session on session.uuid = ${sid} and session."accountUid" = account.uuid
    where account.uuid = ${uid}`.execute(db)
  const [row] = rows
  if (!row) return null
  const { contactId, customerId, email, companyId, companyIds, managedCompanyIds } = row
  const kind = contactId !== null ? 'contact' : customerId !== null ? 'customer' : 'user'
  const user: User = { kind, id: contactId ?? customerId, uid, email, companyId, companyIds, managedCompanyIds }
  return { ...row, user, session: toSession(row) }
}

interface AdminRow extends PersonRow {
  id: number
  lacksFactor: boolean
}

async function readAdmin({ db, control, tenantId }: IdentityDatabases, uid: string, sid: string): Promise<Identity | null> {
  const { rows } = await sql<AdminRow>`
    select admin.id, admin.uuid as uid, admin.email, concat_ws(' ', admin."firstName", admin."middleName", admin."lastName") as name,
      admin.disabled, admin."tokensValidAfter", admin."createdAt",
      exists (select from control."signInPolicy" where "requiresTwoFactor") and not exists (
        select from control."adminTwoFactor" where "adminUserId" = admin.id and "enabledAt" is not null) as "lacksFactor"
    from control."adminUser" as admin join control."adminUserTenant" as place on place."adminUserId" = admin.id
    where admin.uuid = ${uid} and place."tenantId" = ${tenantId}`.execute(control)
  const admin = rows[0]
  if (!admin) return null
  const access = await readAdminSession(db, admin, sid)
  // Until they enable the second factor that the operator requires, they may only do that.
  if (admin.lacksFactor) access.roles = {}
  const { id, email } = admin
  const user: User = { kind: 'admin', id, uid, email, companyId: null, companyIds: [], managedCompanyIds: [] }
  return { ...admin, ...access, user, session: toSession(access), emailVerified: true, expires: null }
}

/** Reads the roles and the session of an administrator. A role that was not set for the administrator has the default of its definition. */
async function readAdminSession(db: Database, { id, uid }: AdminRow, sid: string): Promise<SessionRow> {
  const { rows } = await sql<SessionRow>`
    select session."createdAt" as "startedAt", session."expiresAt", session."revokedAt",
      (select coalesce(jsonb_object_agg(definition.name, coalesce(role.access, definition."defaultAccess")), '{}')
        from "roleDefinition" as definition
          left join role on role."roleDefinitionId" = definition.uuid and role."userId" = ${id}) as roles
    from (values (1)) as one
      left join session on session.uuid = ${sid} and session."accountUid" = ${uid} and session.kind = 'admin'`.execute(db)
  return rows[0] ?? { roles: {}, startedAt: null, expiresAt: null, revokedAt: null }
}

const toSession = ({ startedAt, expiresAt, revokedAt }: SessionRow): SessionSpan | null =>
  startedAt && expiresAt ? { createdAt: startedAt, expiresAt, revokedAt } : null
