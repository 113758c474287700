/** The link to choose a password: valid once, for a limited time. The database stores only its hash. */
import { sql } from 'kysely'
import { newSecret, sha256 } from '../../../core/auth/credentials.js'
import { type Identity, isAccountUsable, readIdentity } from '../../../core/auth/read-identity.js'
import { invalidField } from '../../../core/base/errors.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import type { Database } from '../../../db/database.js'
import type { PasswordTokenRow } from '../../../db/db.gen.js'
import type { Tenants } from '../../../db/tenants/tenants.js'
import { setPassword } from '../session/session.service.js'

type Purpose = 'reset' | 'init'

const HOUR_MS = 3_600_000
const LIFE_MS: Record<Purpose, number> = { reset: HOUR_MS, init: 7 * 24 * HOUR_MS }
/** Used links are kept this long, so that somebody who finds one in their mailbox gets an explanation. */
const RETENTION_MS = 30 * 24 * HOUR_MS

export interface LinkContext {
  db: Database
  tenants: Tenants
  tenantId: string
  now: Date
  publicUrl: string
}

export const linkContextOf = ({ db, tenants, actor, now, services }: Ctx): LinkContext => ({
  db,
  tenants,
  tenantId: actor.tenantId,
  now,
  publicUrl: services.publicUrl,
})

/** Finds the login with this e-mail address: a contact, a customer or a bare account of the tenant, or else one of its administrators. */
export async function identityByEmail({ db, tenants, tenantId }: LinkContext, email: string): Promise<Identity | null> {
  const place = { db, control: tenants.control, tenantId }
  const account = await db
    .selectFrom('account')
    .select('uuid')
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .executeTakeFirst()
  // The session id does not matter here, so the id of the account serves.
  if (account) return readIdentity(place, { kind: 'user', sub: account.uuid, sid: account.uuid })
  const admin = await tenants.control
    .selectFrom('control.adminUser')
    .select('uuid')
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .executeTakeFirst()
  return admin ? readIdentity(place, { kind: 'admin', sub: admin.uuid, sid: admin.uuid }) : null
}

interface LinkInput {
  user: Identity['user']
  purpose: Purpose
  redirectUrl: string | null
  language: string
}

/** Creates the link of an account; an earlier link stops working. The link names the tenant, because a browser sends no key. */
export async function createLink({ db, tenantId, now, publicUrl }: LinkContext, { user, ...input }: LinkInput): Promise<string> {
  const secret = newSecret('wharf_pw')
  const expiresAt = new Date(now.getTime() + LIFE_MS[input.purpose])
  await sql`
    delete from "passwordToken"
     where ("accountUid" = ${user.uid}::uuid and "usedAt" is null)
        or "expiresAt" < ${new Date(now.getTime() - RETENTION_MS)}::timestamptz`.execute(db)
  await db
    .insertInto('passwordToken')
    .values({ ...input, accountUid: user.uid, email: user.email, tokenHash: sha256(secret), createdAt: now, expiresAt })
    .execute()
  return `${publicUrl}/password?token=${tenantId}.${secret}`
}

export interface LinkParts {
  tenantId: string
  secret: string
}

/** Returns the parts of a link; null if it is not valid. */
export function partsOf(token: string): LinkParts | null {
  const [, tenantId, secret] = token.match(/^([a-z][a-z0-9-]{0,31})\.(wharf_pw_[\w-]{43})$/) ?? []
  return tenantId && secret ? { tenantId, secret } : null
}

/** Returns the stored state of a link; undefined if it never existed or was replaced. */
export const linkOf = ({ db }: Ctx, secret: string): Promise<PasswordTokenRow | undefined> =>
  db
    .selectFrom('passwordToken')
    .select(['tokenHash', 'accountUid', 'email', 'purpose', 'redirectUrl', 'language', 'createdAt', 'expiresAt', 'usedAt'])
    .where('tokenHash', '=', sha256(secret))
    .executeTakeFirst()

export const isOpen = ({ usedAt, expiresAt }: PasswordTokenRow, now: Date) => usedAt === null && expiresAt > now

/** Sets the password and uses up the link, both or neither. The first of two concurrent calls wins; returns false if the link is not valid. */
export async function choosePassword(ctx: Ctx, secret: string, password: string): Promise<boolean> {
  const passwordHash = await ctx.services.passwords.hash(password)
  const isChosen = await inTransaction(ctx, async (inner) => {
    const used = await inner.db
      .updateTable('passwordToken')
      .set({ usedAt: inner.now })
      .where('tokenHash', '=', sha256(secret))
      .where('usedAt', 'is', null)
      .where('expiresAt', '>', inner.now)
      .returning(['accountUid', 'email'])
      .executeTakeFirst()
    const owner = used && (await identityByUid(inner, used.accountUid))
    if (!owner || owner.user.email !== used.email || !isAccountUsable(owner, inner.now)) return false
    await setPassword(inner, used.accountUid, passwordHash)
    await inner.db.updateTable('account').set({ emailVerified: true }).where('uuid', '=', used.accountUid).execute()
    return true
  })
  // Requests during the transaction may have cached the old identity.
  ctx.services.identities.forget()
  return isChosen
}

async function identityByUid({ db, tenants, actor }: Ctx, uid: string): Promise<Identity | null> {
  const place = { db, control: tenants.control, tenantId: actor.tenantId }
  const account = await readIdentity(place, { kind: 'user', sub: uid, sid: uid })
  return account ?? readIdentity(place, { kind: 'admin', sub: uid, sid: uid })
}

/**
 * Checks the address to which the password page links afterwards. A host that is not listed is refused: links of the shop that lead anywhere
 * would help phishing, and dropping the address silently would leave an integrator searching for the setting.
 */
export function checkRedirect({ services }: Ctx, given: string | null | undefined): string | null {
  const { publicUrl, redirectHosts } = services
  if (given == null || given === '') return null
  const url = URL.canParse(given) ? new URL(given) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw invalidField('redirectUrl', 'must be an http or https address')
  if (url.host !== new URL(publicUrl).host && !redirectHosts.includes(url.host))
    throw invalidField('redirectUrl', `has the host ${url.host}, which WHARF_REDIRECT_HOSTS does not list`)
  return url.href
}
