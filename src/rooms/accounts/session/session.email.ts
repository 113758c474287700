/** Whom an e-mail address names, in whatever case it is written: an account of the shop, an administrator, or nobody. */
import { sql } from 'kysely'
import type { Ctx } from '../../../core/context.js'
import { accountColumns } from './session.account.js'
import { type AccountRef, toAccountRef } from './session.issue.js'
import { type AccountView, adminToAccountView, toAccountView } from './session.user.js'

export interface LoginAccount {
  who: AccountRef
  shown: AccountView
  /** Null where there is no password, or none that may be used. */
  passwordHash: string | null
}

/** Both are looked for always, so that an address takes as long as any other. */
export async function accountsByEmail(ctx: Ctx, email: string): Promise<LoginAccount[]> {
  const found = [await accountByEmail(ctx, email), await adminByEmail(ctx, email)]
  return found.filter((named) => named !== null)
}

export async function accountByEmail(ctx: Ctx, email: string): Promise<LoginAccount | null> {
  const row = await ctx.db
    .selectFrom('account')
    .leftJoin('contact', 'contact.id', 'account.contactId')
    .leftJoin('customer', 'customer.id', 'account.customerId')
    .select(accountColumns.map((column) => `account.${column}` as const))
    .select(({ fn, ref }) => fn.coalesce(ref('contact.expires'), ref('customer.expires')).as('expires'))
    .where(({ ref }) => sql<boolean>`lower(${ref('account.email')}) = lower(${email})`)
    .executeTakeFirst()
  if (!row) return null
  const { expires, ...account } = row
  const isUsable = !account.disabled && !(expires && expires <= ctx.now)
  return {
    who: toAccountRef(account),
    shown: toAccountView(account),
    passwordHash: isUsable ? account.passwordHash : null,
  }
}

/** An administrator logs in to the tenants that they are an administrator of. */
export async function adminByEmail(ctx: Ctx, email: string): Promise<LoginAccount | null> {
  const row = await ctx.tenants.control
    .selectFrom('control.adminUser as admin')
    .innerJoin('control.adminUserTenant as place', 'place.adminUserId', 'admin.id')
    .select(['admin.uuid', 'admin.email', 'admin.firstName', 'admin.middleName', 'admin.lastName', 'admin.phone'])
    .select(['admin.passwordHash', 'admin.disabled', 'admin.tokensValidAfter', 'admin.lastLoginAt', 'admin.lastRefreshAt'])
    .select('admin.createdAt')
    .where(({ ref }) => sql<boolean>`lower(${ref('admin.email')}) = lower(${email})`)
    .where('place.tenantId', '=', ctx.actor.tenantId)
    .executeTakeFirst()
  if (!row) return null
  return {
    who: { kind: 'admin', uid: row.uuid },
    shown: adminToAccountView(row),
    passwordHash: row.disabled ? null : row.passwordHash,
  }
}
