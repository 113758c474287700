/** Confirms a new login address with a link sent to it and the password of the account. The database stores only the hash of the link. */
import { sql } from 'kysely'
import { newSecret, sha256 } from '../../../core/auth/credentials.js'
import { type Identity, isAccountUsable, readIdentity } from '../../../core/auth/read-identity.js'
import { DomainError } from '../../../core/base/errors.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import type { LoginChangeRow } from '../../../db/db.gen.js'
import { updateContact } from '../contact/contact.service.js'
import { updateCustomer } from '../customer/customer.service.js'
import type { LinkContext } from './password.link.js'

const LIFE_MS = 3_600_000

/** Creates the link of a change; an earlier link stops working. */
export async function createLoginChange(
  { db, tenantId, now, publicUrl }: LinkContext,
  { user }: Identity,
  newEmail: string,
  language: string,
): Promise<string> {
  const secret = newSecret('wharf_lc')
  const expiresAt = new Date(now.getTime() + LIFE_MS)
  await sql`delete from "loginChange" where "accountUid" = ${user.uid}::uuid or "expiresAt" < ${now}::timestamptz`.execute(db)
  await db
    .insertInto('loginChange')
    .values({ tokenHash: sha256(secret), accountUid: user.uid, email: user.email, newEmail, language, createdAt: now, expiresAt })
    .execute()
  return `${publicUrl}/login-address?token=${tenantId}.${secret}`
}

/** Returns the parts of a link; null if it is not valid. */
export function loginChangeParts(token: string): { tenantId: string; secret: string } | null {
  const [, tenantId, secret] = token.match(/^([a-z][a-z0-9-]{0,31})\.(wharf_lc_[\w-]{43})$/) ?? []
  return tenantId && secret ? { tenantId, secret } : null
}

/** Returns the change of a link, unless it has expired, was confirmed, or was replaced by a newer one. */
export const findLoginChange = ({ db, now }: Ctx, secret: string): Promise<LoginChangeRow | undefined> =>
  db
    .selectFrom('loginChange')
    .select(['tokenHash', 'accountUid', 'email', 'newEmail', 'language', 'createdAt', 'expiresAt'])
    .where('tokenHash', '=', sha256(secret))
    .where('expiresAt', '>', now)
    .executeTakeFirst()

export type LoginChangeOutcome = 'changed' | 'wrongPassword' | 'gone'

const FAILURES = { burst: 5, perMinute: 5 }

/** Changes the login address if the password is right, and uses up the link, both or neither. */
export async function confirmLoginChange(ctx: Ctx, secret: string, password: string): Promise<LoginChangeOutcome> {
  const change = await findLoginChange(ctx, secret)
  const place = { db: ctx.db, control: ctx.tenants.control, tenantId: ctx.actor.tenantId }
  const owner = change && (await readIdentity(place, { kind: 'user', sub: change.accountUid, sid: change.accountUid }))
  if (!change || !owner || owner.user.email !== change.email || !isAccountUsable(owner, ctx.now)) return 'gone'
  ctx.services.limiter.check('passwords for a new login address', change.accountUid, FAILURES)
  if (
    !(await ctx.services.passwords.admit(async () =>
      ctx.services.passwords.verify(await readHash(ctx, change.accountUid), password),
    ))
  ) {
    ctx.services.limiter.take('passwords for a new login address', change.accountUid, FAILURES)
    return 'wrongPassword'
  }
  return applyChange(ctx, change, owner)
}

async function readHash({ db }: Ctx, uid: string): Promise<string | null> {
  const row = await db.selectFrom('account').select('passwordHash').where('uuid', '=', uid).executeTakeFirst()
  return row?.passwordHash ?? null
}

/** Applies the change as the owner of the account, with the right to do so at once. If the address was taken meanwhile, nothing changes. */
async function applyChange(ctx: Ctx, change: LoginChangeRow, { user, roles }: Identity): Promise<LoginChangeOutcome> {
  const { id, uid } = user
  if (id === null) return 'gone'
  const acting = {
    ...ctx,
    actor: { ...ctx.actor, userId: id, user, roles: { ...roles, user: roles.user === 'OWNER' ? 'OWNER' : 'EDITOR' } as const },
  }
  try {
    return await inTransaction(acting, async (inner) => {
      const used = inner.db.deleteFrom('loginChange').where('tokenHash', '=', change.tokenHash).returning('accountUid')
      if (!(await used.executeTakeFirst())) return 'gone'
      const update = user.kind === 'contact' ? updateContact : updateCustomer
      await update(inner, { id }, { email: change.newEmail })
      await inner.db.updateTable('account').set({ emailVerified: true }).where('uuid', '=', uid).execute()
      return 'changed'
    })
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'CONFLICT') return 'gone'
    throw error
  }
}
