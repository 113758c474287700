import type { Ctx } from '../../../core/context.js'
import { createAccount, startSessionFor } from '../session/session.service.js'

export interface FirstSession {
  accessToken: string | null
  refreshToken: string | null
  expirationTime: Date | null
}

/** Opens the account of a contact or customer; `code` is what the operation says when the e-mail address opens another one. */
export async function openAccount(
  ctx: Ctx,
  owner: { contactId: number } | { customerId: number },
  login: { email: string; passwordHash: string | null },
  code: string,
): Promise<FirstSession> {
  const { uuid } = await createAccount(ctx, { ...owner, ...login }, code)
  return startFirstSession(ctx, uuid)
}

/** A visitor who registers goes on as the new user. Who is logged in registers somebody else, and gets no session of theirs. */
async function startFirstSession(ctx: Ctx, accountUid: string): Promise<FirstSession> {
  if (ctx.actor.user) return { accessToken: null, refreshToken: null, expirationTime: null }
  const { accessToken, refreshToken, expirationTime } = await startSessionFor(ctx, accountUid, 'password')
  return { accessToken, refreshToken, expirationTime }
}

/** No transaction waits for a hash. */
export const hashOptionalPassword = async (ctx: Ctx, password?: string | null) =>
  password == null ? null : ctx.passwords.hash(password)
