/** Checks the codes of administrators with two-factor sign-in: those of the authenticator app, and recovery codes. Each works once. */
import { randomBytes } from 'node:crypto'
import { sha256 } from '../../../core/auth/credentials.js'
import type { Limit } from '../../../core/auth/rate-limiter.js'
import { RateLimited } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { toBase32, totp } from './totp.js'

/** The second factor of an administrator, as it is stored. */
export interface StoredFactor {
  adminUserId: number
  secret: Buffer
  lastStep: string | number
}

/** What a code proves: a time step of the app, or a recovery code. */
type Proof = { step: number } | { codeHash: Buffer }

/** Wrong codes per administrator, from all addresses together: somebody who knows the password must not try all codes. */
const WRONG_CODES: Limit = { burst: 20, perMinute: 5 }
const RECOVERY_CODES = 10
const WRONG_CODES_TEXT = 'wrong codes'

const normalizeCode = (code: string) => code.replaceAll(/[\s-]/g, '').toUpperCase()

/** Returns what a code proves, or null if it is wrong or was used. It uses up nothing, so that it can be checked before the password. */
export async function checkCode(ctx: Ctx, factor: StoredFactor, code: string | null | undefined): Promise<Proof | null> {
  const given = normalizeCode(code ?? '')
  if (/^\d{6}$/.test(given)) {
    const step = totp.findStep(openSecret(ctx, factor), given, ctx.now)
    return step !== null && step > Number(factor.lastStep) ? { step } : null
  }
  if (!/^[A-Z2-7]{16}$/.test(given)) return null
  const codeHash = sha256(given)
  const known = await ctx.tenants.control
    .selectFrom('control.adminRecoveryCode')
    .select('adminUserId')
    .where('adminUserId', '=', factor.adminUserId)
    .where('codeHash', '=', codeHash)
    .executeTakeFirst()
  return known ? { codeHash } : null
}

/** Returns the secret. One that cannot be decrypted matches no code, and is reported. */
function openSecret(ctx: Ctx, { secret }: StoredFactor): Buffer {
  try {
    return ctx.services.secretBox.open(secret)
  } catch (error) {
    ctx.report(error, 'opening the secret of a second factor')
    return randomBytes(20)
  }
}

/** Uses up a code. Returns false if the code was wrong, or if a concurrent request has used it. */
export async function consumeCode(ctx: Ctx, { adminUserId }: StoredFactor, proof: Proof | null): Promise<boolean> {
  if (isExhausted(() => ctx.services.limiter.check(WRONG_CODES_TEXT, `${adminUserId}`, WRONG_CODES))) return false
  if (proof && (await markAsUsed(ctx, adminUserId, proof))) return true
  isExhausted(() => ctx.services.limiter.take(WRONG_CODES_TEXT, `${adminUserId}`, WRONG_CODES))
  return false
}

/** Returns true if the limit is reached. The caller gets the same error as for a wrong code, which does not disclose that the password was right. */
function isExhausted(take: () => void): boolean {
  try {
    take()
    return false
  } catch (error) {
    if (error instanceof RateLimited) return true
    throw error
  }
}

async function markAsUsed({ tenants: { control } }: Ctx, adminUserId: number, proof: Proof): Promise<boolean> {
  const used =
    'step' in proof
      ? await control
          .updateTable('control.adminTwoFactor')
          .set({ lastStep: proof.step })
          .where('adminUserId', '=', adminUserId)
          .where('lastStep', '<', proof.step as never)
          .executeTakeFirst()
      : await control
          .deleteFrom('control.adminRecoveryCode')
          .where('adminUserId', '=', adminUserId)
          .where('codeHash', '=', proof.codeHash)
          .executeTakeFirst()
  return ('numUpdatedRows' in used ? used.numUpdatedRows : used.numDeletedRows) > 0n
}

/** Returns whether an administrator of the caller's tenant uses two-factor sign-in. */
export async function isTwoFactorUsed({ tenants: { control }, actor }: Ctx): Promise<boolean> {
  const found = await control
    .selectFrom('control.adminTwoFactor as factor')
    .innerJoin('control.adminUserTenant as place', 'place.adminUserId', 'factor.adminUserId')
    .select('factor.adminUserId')
    .where('place.tenantId', '=', actor.tenantId)
    .where('factor.enabledAt', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Replaces the recovery codes of an administrator and returns the new ones, which are shown once. */
export async function replaceRecoveryCodes({ tenants: { control } }: Ctx, adminUserId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => toBase32(randomBytes(10)))
  await control.deleteFrom('control.adminRecoveryCode').where('adminUserId', '=', adminUserId).execute()
  await control
    .insertInto('control.adminRecoveryCode')
    .values(codes.map((code) => ({ adminUserId, codeHash: sha256(code) })))
    .execute()
  return codes.map((code) => code.replaceAll(/.{4}(?=.)/g, '$&-'))
}
