/** Accounts: what a contact, a customer or nobody in particular logs in with. */
import { sql } from 'kysely'
import { refuseEscalation } from '../../../core/auth/access.js'
import { conflict } from '../../../core/base/errors.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { newUuid } from '../../../core/store/row.js'
import type { AccountRow } from '../../../db/db.gen.js'
import type { Roles } from '../../../db/json.js'

/** Whom an account belongs to: a contact, a customer, or nobody. */
export type AccountOwner = { contactId?: number | null; customerId?: number | null }

export interface NewAccount extends AccountOwner {
  email: string
  /** Hashing takes its time: whoever is about to open a transaction has hashed before. */
  passwordHash?: string | null
  uuid?: string
  displayName?: string | null
  phoneNumber?: string | null
}

export const accountColumns = [
  'id',
  'uuid',
  'contactId',
  'customerId',
  'email',
  'passwordHash',
  'displayName',
  'phoneNumber',
  'emailVerified',
  'disabled',
  'tokensValidAfter',
  'lastLoginAt',
  'lastRefreshAt',
  'createdAt',
  'lastModifiedAt',
] as const

/** Opens an account. The e-mail address is its login and opens no other; `code` is what the caller's operation says when it does. */
export async function createAccount(ctx: Ctx, given: NewAccount, code = 'ACCOUNT_ALREADY_EXISTS_ERROR'): Promise<AccountRow> {
  const { passwordHash = null, uuid = newUuid(ctx), contactId = null, customerId = null, ...rest } = given
  refuseEscalation(ctx.actor, await readGrantedRoles(ctx, { contactId, customerId }))
  const taken = () => conflict(code, `An account for ${given.email} already exists`)
  if (await isAdministratorEmail(ctx, given.email, uuid)) throw taken()
  const times = { createdAt: ctx.now, lastModifiedAt: ctx.now }
  return ctx.db
    .insertInto('account')
    .values({ ...rest, uuid, contactId, customerId, passwordHash, ...times })
    .returning(accountColumns)
    .executeTakeFirstOrThrow()
    .catch((error: { code?: string }) => {
      throw error.code === '23505' ? taken() : error
    })
}

/** Closes the account of a contact or customer and ends its sessions; says whether there was one. */
export async function deleteAccountOf(ctx: Ctx, party: AccountOwner): Promise<boolean> {
  const found = await findAccount(ctx, party)
  if (found) await deleteAccountByUid(ctx, found.uuid)
  return found !== null
}

/** Closes an account by its uid. Links, account, sessions: whoever writes several of them does so in this order, and nobody waits in a circle. */
export async function deleteAccountByUid(ctx: Ctx, uid: string): Promise<void> {
  await inTransaction(ctx, async ({ db }) => {
    await db.deleteFrom('passwordToken').where('accountUid', '=', uid).execute()
    await db.deleteFrom('account').where('uuid', '=', uid).execute()
    await db.deleteFrom('session').where('accountUid', '=', uid).execute()
  })
  ctx.identities.forget()
}

/** Gives an account, or an administrator, a new password, hashed already. Whoever was logged in with the old one is not any more. */
export async function setPassword(ctx: Ctx, uid: string, passwordHash: string): Promise<void> {
  const change = { passwordHash, lastModifiedAt: ctx.now }
  await inTransaction(ctx, async (inner) => {
    const done = await inner.db.updateTable('account').set(change).where('uuid', '=', uid).returning('id').executeTakeFirst()
    if (!done) await inner.tenants.control.updateTable('control.adminUser').set(change).where('uuid', '=', uid).execute()
    await revokeSessions(inner, uid)
  })
}

/** Ends every session of an account: of an administrator those in other tenants, too, by the instant they must have begun after. */
async function revokeSessions(ctx: Ctx, uid: string): Promise<void> {
  const change = { tokensValidAfter: ctx.now }
  await inTransaction(ctx, async ({ db, tenants, now }) => {
    await db.updateTable('session').set({ revokedAt: now }).where('accountUid', '=', uid).where('revokedAt', 'is', null).execute()
    const done = await db.updateTable('account').set(change).where('uuid', '=', uid).returning('id').executeTakeFirst()
    if (!done) await tenants.control.updateTable('control.adminUser').set(change).where('uuid', '=', uid).execute()
  })
  ctx.identities.forget()
}

/** The account of a contact or customer, or one by its uid. */
export async function findAccount(ctx: Ctx, key: AccountOwner | { uuid: string }): Promise<AccountRow | null> {
  const [named] = Object.entries(key).filter(([, value]) => value != null)
  if (!named) return null
  const [column, value] = named as ['contactId' | 'customerId' | 'uuid', never]
  const row = await ctx.db.selectFrom('account').select(accountColumns).where(column, '=', value).executeTakeFirst()
  return row ?? null
}

/** The rights that a contact or customer has been given by name. */
export async function readGrantedRoles(ctx: Ctx, { contactId, customerId }: AccountOwner): Promise<Roles> {
  const userId = contactId ?? customerId
  if (userId == null) return {}
  const rows = await ctx.db
    .selectFrom('role')
    .innerJoin('roleDefinition', 'roleDefinition.uuid', 'role.roleDefinitionId')
    .select(['roleDefinition.name', 'role.access'])
    .where('role.userId', '=', userId)
    .execute()
  return Object.fromEntries(rows.map(({ name, access }) => [name, access]))
}

/** An account with an administrator's address would stand between them and their login. */
async function isAdministratorEmail(ctx: Ctx, email: string, uid: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from control."adminUser" as admin join control."adminUserTenant" as place on place."adminUserId" = admin.id
      where (lower(admin.email) = lower(${email}) and place."tenantId" = ${ctx.actor.tenantId}) or admin.uuid = ${uid}
    ) as found`.execute(ctx.tenants.control)
  return rows[0]?.found ?? false
}
