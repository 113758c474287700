/** Reads who an account is and what it may do: one statement in the tenant's database, and one in the control database for administrators. */
import { sql } from 'kysely'
import type { Database } from '../../db/database.js'
import type { Roles } from '../../db/json.js'
import type { User } from './access.js'
import type { Claims } from './tokens.js'

/** An account with its party, its rights and the session that was asked about. */
export interface Identity {
  user: User
  roles: Roles
  name: string
  emailVerified: boolean
  createdAt: Date
  /** When it may be used no longer, such as a contact's `expires`. */
  expires: Date | null
  disabled: boolean
  tokensValidAfter: Date | null
  session: SessionSpan | null
}

/** When a session began and when it is over, unless it was revoked. */
export interface SessionSpan {
  createdAt: Date
  expiresAt: Date
  revokedAt: Date | null
}

/** Whether the account may be used at all; a session of it may still be over. */
export const isAccountUsable = ({ disabled, expires }: Identity, now: Date) => !disabled && !(expires && expires <= now)

/** A session that began before the account's tokens were called in does not count any more. */
export const isSessionActive = ({ session, tokensValidAfter }: Pick<Identity, 'session' | 'tokensValidAfter'>, now: Date) =>
  session !== null && !session.revokedAt && session.expiresAt > now && !(tokensValidAfter && session.createdAt < tokensValidAfter)

interface IdentityDatabases {
  db: Database
  control: Database
  tenantId: string
}

export const readIdentity = (
  place: IdentityDatabases,
  { kind, sub, sid }: Pick<Claims, 'kind' | 'sub' | 'sid'>,
): Promise<Identity | null> => (kind === 'admin' ? readAdmin(place, sub, sid) : readAccount(place.db, sub, sid))

/** A visitor's session has no account. */
export async function readAnonymousSession(db: Database, sid: string): Promise<SessionSpan | null> {
  const row = await db
    .selectFrom('session')
    .select(['createdAt', 'expiresAt', 'revokedAt'])
    .where('uuid', '=', sid)
    .where('kind', '=', 'anonymous')
    .executeTakeFirst()
  return row ?? null
}

interface Shared {
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

interface AccountIdentity extends Shared, SessionRow {
  contactId: number | null
  customerId: number | null
  emailVerified: boolean
  expires: Date | null
  companyId: number | null
  companyIds: number[]
  managedCompanyIds: number[]
}

async function readAccount(db: Database, uid: string, sid: string): Promise<Identity | null> {
  const { rows } = await sql<AccountIdentity>`
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
  return rows[0] ? accountIdentity(rows[0]) : null
}

function accountIdentity(row: AccountIdentity): Identity {
  const { contactId, customerId, companyId, companyIds, managedCompanyIds, emailVerified, expires } = row
  const kind = contactId !== null ? 'contact' : customerId !== null ? 'customer' : 'user'
  const { uid, email } = row
  const user: User = { kind, id: contactId ?? customerId, uid, email, companyId, companyIds, managedCompanyIds }
  return { ...shared(row), ...spanOf(row), user, emailVerified, expires }
}

interface AdminIdentity extends Shared {
  id: number
}

async function readAdmin({ db, control, tenantId }: IdentityDatabases, uid: string, sid: string): Promise<Identity | null> {
  const { rows } = await sql<AdminIdentity>`
    select admin.id, admin.uuid as uid, admin.email, concat_ws(' ', admin."firstName", admin."middleName", admin."lastName") as name,
      admin.disabled, admin."tokensValidAfter", admin."createdAt"
    from control."adminUser" as admin join control."adminUserTenant" as place on place."adminUserId" = admin.id
    where admin.uuid = ${uid} and place."tenantId" = ${tenantId}`.execute(control)
  const admin = rows[0]
  if (!admin) return null
  const inTenant = await readAdminSession(db, admin, sid)
  const user: User = {
    kind: 'admin',
    id: admin.id,
    uid,
    email: admin.email,
    companyId: null,
    companyIds: [],
    managedCompanyIds: [],
  }
  return { ...shared({ ...admin, ...inTenant }), ...spanOf(inTenant), user, emailVerified: true, expires: null }
}

/** What an administrator was not given or denied by name counts with the default of its definition. */
async function readAdminSession(db: Database, { id, uid }: AdminIdentity, sid: string): Promise<SessionRow> {
  const { rows } = await sql<SessionRow>`
    select session."createdAt" as "startedAt", session."expiresAt", session."revokedAt",
      (select coalesce(jsonb_object_agg(definition.name, coalesce(role.access, definition."defaultAccess")), '{}')
        from "roleDefinition" as definition
          left join role on role."roleDefinitionId" = definition.uuid and role."userId" = ${id}) as roles
    from (values (1)) as one
      left join session on session.uuid = ${sid} and session."accountUid" = ${uid} and session.kind = 'admin'`.execute(db)
  return rows[0] ?? { roles: {}, startedAt: null, expiresAt: null, revokedAt: null }
}

const shared = ({ name, createdAt, disabled, tokensValidAfter, roles }: Shared & { roles: Roles }) => ({
  name,
  createdAt,
  disabled,
  tokensValidAfter,
  roles,
})

const spanOf = ({ startedAt, expiresAt, revokedAt }: SessionRow): Pick<Identity, 'session'> => ({
  session: startedAt && expiresAt ? { createdAt: startedAt, expiresAt, revokedAt } : null,
})
