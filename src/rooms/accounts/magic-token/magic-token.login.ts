/** Logging in with a magic token. */
import { sql } from 'kysely'
import type { Login } from '../../../contract/contract.gen.js'
import { sha256 } from '../../../core/auth/credentials.js'
import { isAccountUsable } from '../../../core/auth/read-identity.js'
import { refused } from '../../../core/base/errors.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { findAccount } from '../session/session.account.js'
import { identityKind, prepareSession, storeSession } from '../session/session.issue.js'
import { PER_ADDRESS } from '../session/session.service.js'
import { gcipUser, loggedIn, shownAccount } from '../session/session.user.js'
import { isSecret, unknownToken } from './magic-token.service.js'

const FAILURES = 'failed logins with magic tokens from this address'

/** Logs in with the secret of a token. Every attempt is counted on it, also one that fails. */
export async function magicTokenLogin(ctx: Ctx, secret: string): Promise<Login> {
  ctx.limiter.check(FAILURES, ctx.address, PER_ADDRESS)
  const token = isSecret(secret) ? await tokenOf(ctx, secret) : undefined
  const login = token ? await enter(ctx, token) : null
  if (login) return login
  ctx.limiter.take(FAILURES, ctx.address, PER_ADDRESS)
  throw token ? refused('MAGIC_TOKEN_INVALID_ERROR', 'The magic token is not valid, or not any more') : unknownToken(secret)
}

interface Token {
  id: number
  contactId: number | null
  customerId: number | null
}

const tokenOf = (ctx: Ctx, secret: string): Promise<Token | undefined> =>
  ctx.db
    .selectFrom('magicToken')
    .select(['id', 'contactId', 'customerId'])
    .where('tokenHash', '=', sha256(secret))
    .executeTakeFirst()

/** Null when the token is used up or has run out, or its contact or customer cannot log in; that is counted, too. */
async function enter(ctx: Ctx, { id, contactId, customerId }: Token): Promise<Login | null> {
  const account = await findAccount(ctx, contactId === null ? { customerId } : { contactId })
  const prepared = account && (await prepareSession(ctx, identityKind(account), 'magicToken'))
  const isOpen = prepared !== null && isAccountUsable(prepared.identity, ctx.now)
  const issued = await inTransaction(ctx, async (inner) =>
    (await count(inner, id, isOpen)) && prepared ? storeSession(inner, prepared) : null,
  )
  if (!account || !issued) return null
  const shown = shownAccount({ ...account, lastLoginAt: ctx.now })
  return loggedIn(gcipUser(ctx, shown, issued), 'magicToken', 'signIn')
}

/** Counts an attempt and says whether it succeeds. The row is locked by it: of two who come with a one-time token, one is first. */
async function count({ db, now }: Ctx, id: number, isOpen: boolean): Promise<boolean> {
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
