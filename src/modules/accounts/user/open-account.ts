import type { Ctx } from '../../../core/context.js'
import { createAccount, startSessionFor } from '../session/session.service.js'

/** The tokens of a new account; null if no session was started. */
export interface FirstSession {
  accessToken: string | null
  refreshToken: string | null
  expirationTime: Date | null
}

/** Creates the account of a contact or customer. `code` is the error code of the operation if the e-mail address is taken. */
export async function openAccount(
  ctx: Ctx,
  owner: { contactId: number } | { customerId: number },
  login: { email: string; passwordHash: string | null },
  code: string,
): Promise<FirstSession> {
  const { uuid } = await createAccount(ctx, { ...owner, ...login }, code)
  return startFirstSession(ctx, uuid)
}

/** Starts a session for a visitor who registers. A logged-in caller registers somebody else and gets no session. */
async function startFirstSession(ctx: Ctx, accountUid: string): Promise<FirstSession> {
  if (ctx.actor.user) return { accessToken: null, refreshToken: null, expirationTime: null }
  const { accessToken, refreshToken, expirationTime } = await startSessionFor(ctx, accountUid, 'password')
  return { accessToken, refreshToken, expirationTime }
}

/** Hashes the password, if there is one. Call it before the transaction, because hashing is slow. */
export const hashOptionalPassword = async (ctx: Ctx, password?: string | null) =>
  password == null ? null : ctx.services.passwords.hash(password)
