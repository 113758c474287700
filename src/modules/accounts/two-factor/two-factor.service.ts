/** Two-factor sign-in of administrators: they set it up and turn it off themselves; an operator can require it of everybody. */
import { randomBytes } from 'node:crypto'
import type { AdminRecoveryCodes, AdminTwoFactorSetup, AdminTwoFactorState } from '../../../contract/contract.gen.js'
import type { Limit } from '../../../core/auth/rate-limiter.js'
import { DomainError, invalidField, refused } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import type { Database } from '../../../db/database.js'
import type { AdminUserRow } from '../../../db/db.gen.js'
import { getAdmin, getLoggedInAdmin, inControlTransaction } from '../../platform/admin-user/admin-user.service.js'
import { otpauthUri, toBase32 } from './totp.js'
import { checkCode, consumeCode, replaceRecoveryCodes, type StoredFactor } from './two-factor.codes.js'

const SECRET_BYTES = 20
const ISSUER = 'Wharf'
/** The same limit as that of logins. */
const PASSWORD_ATTEMPTS: Limit = { burst: 10, perMinute: 10 }
const PASSWORD_ATTEMPTS_TEXT = 'failed confirmations with a password or code'

const TWO_FACTOR_ERROR = 'TWO_FACTOR_ERROR'

/** Returns the state of the caller or, with the right to read roles, of another administrator. */
export async function readTwoFactor(ctx: Ctx, email: string | null | undefined): Promise<AdminTwoFactorState> {
  const { id } = email == null ? await getLoggedInAdmin(ctx) : await getAdmin(ctx, email)
  const { control } = ctx.tenants
  const row = await control
    .selectFrom('control.signInPolicy as policy')
    .leftJoin('control.adminTwoFactor as factor', (join) => join.on('factor.adminUserId', '=', id))
    .select(['policy.requiresTwoFactor', 'factor.enabledAt'])
    .select((eb) =>
      eb
        .selectFrom('control.adminRecoveryCode as code')
        .select(({ fn }) => fn.countAll<string>().as('left'))
        .where('code.adminUserId', '=', id)
        .as('codesLeft'),
    )
    .executeTakeFirst()
  return {
    isEnabled: row?.enabledAt != null,
    enabledAt: row?.enabledAt ?? null,
    recoveryCodesLeft: row?.enabledAt ? Number(row.codesLeft ?? 0) : 0,
    isRequired: row?.requiresTwoFactor ?? false,
  }
}

/** Creates a secret for the authenticator app. Nothing changes until it is confirmed with a code. */
export async function setUpTwoFactor(ctx: Ctx, password: string): Promise<AdminTwoFactorSetup> {
  const admin = await getLoggedInAdmin(ctx)
  await requirePassword(ctx, admin, password)
  const secret = randomBytes(SECRET_BYTES)
  const values = { secret: ctx.services.secretBox.seal(secret), createdAt: ctx.now, lastStep: 0 }
  const stored = await ctx.tenants.control
    .insertInto('control.adminTwoFactor')
    .values({ adminUserId: admin.id, ...values })
    .onConflict((conflict) =>
      conflict.column('adminUserId').doUpdateSet(values).where('control.adminTwoFactor.enabledAt', 'is', null),
    )
    .returning('adminUserId')
    .executeTakeFirst()
  if (!stored) throw refused(TWO_FACTOR_ERROR, 'Two-factor sign-in is already enabled: disable it first to use another app')
  return { secret: toBase32(secret), uri: otpauthUri(secret, ISSUER, admin.email) }
}

/** Enables two-factor sign-in with the first code of the app, and returns the recovery codes. */
export async function enableTwoFactor(ctx: Ctx, code: string): Promise<AdminRecoveryCodes> {
  const admin = await getLoggedInAdmin(ctx)
  return inControlTransaction(ctx, async (inner) => {
    const factor = await readFactor(inner.tenants.control, admin.id)
    if (!factor || factor.enabledAt)
      throw refused(TWO_FACTOR_ERROR, 'There is nothing to enable: set up two-factor sign-in first')
    await requireCode(inner, factor, code)
    await inner.tenants.control
      .updateTable('control.adminTwoFactor')
      .set({ enabledAt: inner.now })
      .where('adminUserId', '=', admin.id)
      .execute()
    return { codes: await replaceRecoveryCodes(inner, admin.id) }
  })
}

/** Replaces the recovery codes; the earlier ones stop working. */
export async function createRecoveryCodes(ctx: Ctx, code: string): Promise<AdminRecoveryCodes> {
  const admin = await getLoggedInAdmin(ctx)
  return inControlTransaction(ctx, async (inner) => {
    const factor = await requireFactor(inner, admin.id)
    await requireCode(inner, factor, code)
    return { codes: await replaceRecoveryCodes(inner, admin.id) }
  })
}

/** Disables two-factor sign-in, after a check of the password or of a code. */
export async function disableTwoFactor(
  ctx: Ctx,
  password: string | null | undefined,
  code: string | null | undefined,
): Promise<boolean> {
  if ((password == null) === (code == null)) throw invalidField('password', 'or code must be given, not both')
  const admin = await getLoggedInAdmin(ctx)
  const factor = await requireFactor(ctx, admin.id)
  if (password != null) await requirePassword(ctx, admin, password)
  else await requireCode(ctx, factor, code)
  await resetTwoFactor(ctx.tenants.control, admin.id)
  ctx.services.identities.forget()
  return true
}

/** Deletes the second factor of an administrator. Returns whether there was one. */
export async function resetTwoFactor(control: Database, adminUserId: number): Promise<boolean> {
  const { numDeletedRows } = await control
    .deleteFrom('control.adminTwoFactor')
    .where('adminUserId', '=', adminUserId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Requires two-factor sign-in of all administrators, or no longer. */
export async function setTwoFactorRequired(control: Database, isRequired: boolean): Promise<void> {
  await control.updateTable('control.signInPolicy').set({ requiresTwoFactor: isRequired }).execute()
}

type FactorRow = StoredFactor & { enabledAt: Date | null }

async function readFactor(control: Database, adminUserId: number): Promise<FactorRow | undefined> {
  return control
    .selectFrom('control.adminTwoFactor')
    .select(['adminUserId', 'secret', 'lastStep', 'enabledAt'])
    .where('adminUserId', '=', adminUserId)
    .executeTakeFirst()
}

async function requireFactor(ctx: Ctx, adminUserId: number): Promise<FactorRow> {
  const factor = await readFactor(ctx.tenants.control, adminUserId)
  if (!factor?.enabledAt) throw refused(TWO_FACTOR_ERROR, 'Two-factor sign-in is not enabled')
  return factor
}

async function requireCode(ctx: Ctx, factor: StoredFactor, code: string | null | undefined): Promise<void> {
  limitAttempts(ctx, factor.adminUserId, 'check')
  if (await consumeCode(ctx, factor, await checkCode(ctx, factor, code))) return
  limitAttempts(ctx, factor.adminUserId, 'take')
  throw wrongConfirmation('code')
}

async function requirePassword(ctx: Ctx, { id, passwordHash }: AdminUserRow, password: string): Promise<void> {
  const { passwords } = ctx.services
  limitAttempts(ctx, id, 'check')
  if (await passwords.admit(() => passwords.verify(passwordHash, password))) return
  limitAttempts(ctx, id, 'take')
  throw wrongConfirmation('password')
}

const limitAttempts = ({ services }: Ctx, adminUserId: number, verb: 'check' | 'take') =>
  services.limiter[verb](PASSWORD_ATTEMPTS_TEXT, `${adminUserId}`, PASSWORD_ATTEMPTS)

const wrongConfirmation = (what: string) =>
  new DomainError('REFUSED', 'TWO_FACTOR_CONFIRMATION_WRONG', `The ${what} is wrong or was used`)
