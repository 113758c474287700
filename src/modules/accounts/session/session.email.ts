/** Finds accounts and administrators by e-mail address, ignoring case. */
import { sql } from 'kysely'
import type { Ctx } from '../../../core/context.js'
import { foldWord } from '../../../core/input/text.js'
import type { StoredFactor } from '../two-factor/two-factor.codes.js'
import { accountColumns } from './session.account.js'
import { type AccountRef, toAccountRef } from './session.issue.js'
import { type AccountView, adminToAccountView, toAccountView } from './session.user.js'

/** An account or administrator that can log in with a password. */
export interface LoginAccount {
  ref: AccountRef
  view: AccountView
  /** Null without a password, and for an account that is disabled or expired. */
  passwordHash: string | null
  /** The second factor of an administrator who has enabled it. */
  factor: StoredFactor | null
}

/** Returns all accounts with the address. Both tables are always read, so that the response time does not disclose which addresses exist. */
export async function accountsByEmail(ctx: Ctx, email: string): Promise<LoginAccount[]> {
  const found = [await accountByEmail(ctx, email), await adminByEmail(ctx, email)]
  return found.filter((account) => account !== null)
}

export async function accountByEmail(ctx: Ctx, email: string): Promise<LoginAccount | null> {
  const row = await ctx.db
    .selectFrom('account')
    .leftJoin('contact', 'contact.id', 'account.contactId')
    .leftJoin('customer', 'customer.id', 'account.customerId')
    .select(accountColumns.map((column) => `account.${column}` as const))
    .select(({ fn, ref }) => fn.coalesce(ref('contact.expires'), ref('customer.expires')).as('expires'))
    .where(({ ref }) => sql<boolean>`lower(${ref('account.email')}) = lower(${foldWord(email)})`)
    .executeTakeFirst()
  if (!row) return null
  const { expires, ...account } = row
  const isUsable = !account.disabled && !(expires && expires <= ctx.now)
  return {
    ref: toAccountRef(account),
    view: toAccountView(account),
    passwordHash: isUsable ? account.passwordHash : null,
    factor: null,
  }
}

/** Returns the administrator with the address, if they belong to the tenant of the request. */
export async function adminByEmail(ctx: Ctx, email: string): Promise<LoginAccount | null> {
  const row = await ctx.tenants.control
    .selectFrom('control.adminUser as admin')
    .innerJoin('control.adminUserTenant as place', 'place.adminUserId', 'admin.id')
    .select(['admin.uuid', 'admin.email', 'admin.firstName', 'admin.middleName', 'admin.lastName', 'admin.phone'])
    .select(['admin.passwordHash', 'admin.disabled', 'admin.tokensValidAfter', 'admin.lastLoginAt', 'admin.lastRefreshAt'])
    .leftJoin('control.adminTwoFactor as factor', (join) =>
      join.onRef('factor.adminUserId', '=', 'admin.id').on('factor.enabledAt', 'is not', null),
    )
    .select(['admin.createdAt', 'factor.adminUserId', 'factor.secret', 'factor.lastStep'])
    .where(({ ref }) => sql<boolean>`lower(${ref('admin.email')}) = lower(${foldWord(email)})`)
    .where('place.tenantId', '=', ctx.actor.tenantId)
    .executeTakeFirst()
  if (!row) return null
  const { adminUserId, secret, lastStep, ...admin } = row
  return {
    ref: { kind: 'admin', uid: admin.uuid },
    view: adminToAccountView(admin),
    passwordHash: admin.disabled ? null : admin.passwordHash,
    factor: adminUserId !== null && secret && lastStep !== null ? { adminUserId, secret, lastStep } : null,
  }
}
