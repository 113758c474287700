/** Login accounts. An account belongs to a contact, to a customer, or to neither. */
import { sql } from 'kysely'
import { refuseEscalation } from '../../../core/auth/access.js'
import { conflict } from '../../../core/base/errors.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { newUuid } from '../../../core/store/row.js'
import type { AccountRow } from '../../../db/db.gen.js'
import type { Roles } from '../../../db/json.js'

/** The owner of an account: a contact, a customer, or neither. */
export type AccountOwner = { contactId?: number | null; customerId?: number | null }

export interface NewAccount extends AccountOwner {
  email: string
  /** The hashed password. Hashing is slow, so it is done before the transaction is opened. */
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

/** Creates an account. Its e-mail address is the login and is unique; `code` is the error code of the operation if the address is taken. */
export async function createAccount(ctx: Ctx, input: NewAccount, code = 'ACCOUNT_ALREADY_EXISTS_ERROR'): Promise<AccountRow> {
  const { passwordHash = null, uuid = newUuid(ctx), contactId = null, customerId = null, ...rest } = input
  refuseEscalation(ctx.actor, await readGrantedRoles(ctx, { contactId, customerId }))
  const alreadyExists = () => conflict(code, `An account for ${input.email} already exists`)
  if (await isAdministratorEmail(ctx, input.email, uuid)) throw alreadyExists()
  const times = { createdAt: ctx.now, lastModifiedAt: ctx.now }
  return ctx.db
    .insertInto('account')
    .values({ ...rest, uuid, contactId, customerId, passwordHash, ...times })
    .returning(accountColumns)
    .executeTakeFirstOrThrow()
    .catch((error: { code?: string }) => {
      throw error.code === '23505' ? alreadyExists() : error
    })
}

/** Deletes the account of a contact or customer and ends its sessions. Returns whether there was an account. */
export async function deleteAccountOf(ctx: Ctx, owner: AccountOwner): Promise<boolean> {
  const account = await findAccount(ctx, owner)
  if (account) await deleteAccountByUid(ctx, account.uuid)
  return account !== null
}

/** Deletes an account by its uid. All code writes password links, account and sessions in this order, so transactions cannot deadlock. */
export async function deleteAccountByUid(ctx: Ctx, uid: string): Promise<void> {
  await inTransaction(ctx, async ({ db }) => {
    await db.deleteFrom('passwordToken').where('accountUid', '=', uid).execute()
    await db.deleteFrom('account').where('uuid', '=', uid).execute()
    await db.deleteFrom('session').where('accountUid', '=', uid).execute()
  })
  ctx.services.identities.forget()
}

/** Sets the hashed password of an account or administrator and ends all of its sessions. */
export async function setPassword(ctx: Ctx, uid: string, passwordHash: string): Promise<void> {
  const change = { passwordHash, lastModifiedAt: ctx.now }
  await inTransaction(ctx, async (inner) => {
    const account = await inner.db.updateTable('account').set(change).where('uuid', '=', uid).returning('id').executeTakeFirst()
    if (!account) await inner.tenants.control.updateTable('control.adminUser').set(change).where('uuid', '=', uid).execute()
    await revokeSessions(inner, uid)
  })
}

/**
 * Ends every session of an account or administrator. The sessions of an administrator in other tenants are not in this database; they end
 * because `tokensValidAfter` rejects sessions that started earlier.
 */
async function revokeSessions(ctx: Ctx, uid: string): Promise<void> {
  const change = { tokensValidAfter: ctx.now }
  await inTransaction(ctx, async ({ db, tenants, now }) => {
    await db.updateTable('session').set({ revokedAt: now }).where('accountUid', '=', uid).where('revokedAt', 'is', null).execute()
    const account = await db.updateTable('account').set(change).where('uuid', '=', uid).returning('id').executeTakeFirst()
    if (!account) await tenants.control.updateTable('control.adminUser').set(change).where('uuid', '=', uid).execute()
  })
  ctx.services.identities.forget()
}

/** Finds the account of a contact or customer, or the account with a uid. */
export async function findAccount(ctx: Ctx, key: AccountOwner | { uuid: string }): Promise<AccountRow | null> {
  const [entry] = Object.entries(key).filter(([, value]) => value != null)
  if (!entry) return null
  const [column, value] = entry as ['contactId' | 'customerId' | 'uuid', never]
  const row = await ctx.db.selectFrom('account').select(accountColumns).where(column, '=', value).executeTakeFirst()
  return row ?? null
}

/** Returns the roles that were granted to a contact or customer. */
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

/** Returns whether an administrator of the tenant has this e-mail address, or any administrator this uid. An account with it would block their login. */
async function isAdministratorEmail(ctx: Ctx, email: string, uid: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from control."adminUser" as admin join control."adminUserTenant" as place on place."adminUserId" = admin.id
      where (lower(admin.email) = lower(${email}) and place."tenantId" = ${ctx.actor.tenantId}) or admin.uuid = ${uid}
    ) as found`.execute(ctx.tenants.control)
  return rows[0]?.found ?? false
}
