/** Logs in with a magic token. */
import { sql } from 'kysely'
import type { Login } from '../../../contract/contract.gen.js'
import { sha256 } from '../../../core/auth/credentials.js'
import { isAccountUsable } from '../../../core/auth/read-identity.js'
import { refused } from '../../../core/base/errors.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { findAccount } from '../session/session.account.js'
import { prepareSession, storeSession, toAccountRef } from '../session/session.issue.js'
import { loginsPerAddress } from '../session/session.service.js'
import { toAccountView, toGcipUser, toLogin } from '../session/session.user.js'
import { isSecret, tokenNotFound } from './magic-token.service.js'

const FAILED_LOGINS = 'failed logins with magic tokens from this address'

/** Logs in with the secret of a token. Every attempt is counted, including failed ones. */
export async function magicTokenLogin(ctx: Ctx, secret: string): Promise<Login> {
  ctx.services.limiter.check(FAILED_LOGINS, ctx.client.address, loginsPerAddress(ctx))
  const token = isSecret(secret) ? await findToken(ctx, secret) : undefined
  const login = token ? await logInWithToken(ctx, token) : null
  if (login) return login
  ctx.services.limiter.take(FAILED_LOGINS, ctx.client.address, loginsPerAddress(ctx))
  throw token ? refused('MAGIC_TOKEN_INVALID_ERROR', 'The magic token is not valid, or no longer valid') : tokenNotFound(secret)
}

interface TokenOwner {
  id: number
  contactId: number | null
  customerId: number | null
}

const findToken = (ctx: Ctx, secret: string): Promise<TokenOwner | undefined> =>
  ctx.db
    .selectFrom('magicToken')
    .select(['id', 'contactId', 'customerId'])
    .where('tokenHash', '=', sha256(secret))
    .executeTakeFirst()

/** Logs in; returns null if the token is used up or expired, or its contact or customer cannot log in. Failures are counted, too. */
async function logInWithToken(ctx: Ctx, { id, contactId, customerId }: TokenOwner): Promise<Login | null> {
  const account = await findAccount(ctx, contactId === null ? { customerId } : { contactId })
  const prepared = account && (await prepareSession(ctx, toAccountRef(account), 'magicToken'))
  const isOpen = prepared !== null && isAccountUsable(prepared.identity, ctx.now)
  const issued = await inTransaction(ctx, async (inner) =>
    (await countAttempt(inner, id, isOpen)) && prepared ? storeSession(inner, prepared) : null,
  )
  if (!account || !issued) return null
  const shown = toAccountView({ ...account, lastLoginAt: ctx.now })
  return toLogin(toGcipUser(ctx, shown, issued), 'magicToken', 'signIn')
}

/** Counts an attempt and returns whether it succeeds. The update locks the row, so only one of two concurrent requests can use a one-time token. */
async function countAttempt({ db, now }: Ctx, id: number, isOpen: boolean): Promise<boolean> {
  const { rows } = await sql<{ passes: boolean }>`
    with attempt as (
      select id, ${isOpen} and "expiresAt" > ${now} and not ("oneTimeUse" and "successfulLogins" > 0) as passes
      from "magicToken" where id = ${id} for update)
    update "magicToken" as token set "lastAccessedAt" = ${now},
      "successfulLogins" = "successfulLogins" + passes::int, "failedLogins" = "failedLogins" + (not passes)::int
    from attempt where token.id = attempt.id
    returning passes`.execute(db)
  return rows[0]?.passes ?? false
}
