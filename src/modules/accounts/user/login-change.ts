/** Contacts and customers must confirm a new login address, so that somebody who finds an open session cannot take over the account. */
import { hasRole } from '../../../core/auth/access.js'
import type { Limit } from '../../../core/auth/rate-limiter.js'
import type { Ctx } from '../../../core/context.js'
import { toLowerLikePostgres } from '../../../resources/text-filters.js'
import { userEvents } from './user.events.js'

const CHANGES_PER_ACCOUNT: Limit = { burst: 3, perMinute: 1 / 20 }

interface OwnLogin {
  id: number
  email: string | null
}

/**
 * Removes a new e-mail address from the changes that users without the role make to themselves, and requests its confirmation instead: an e-mail to
 * the new address has a link to a page that asks for the password. Nothing discloses whether the address is free.
 */
export async function deferOwnLogin<V extends { email?: string | null }>(ctx: Ctx, before: OwnLogin, values: V): Promise<V> {
  const { user, roles } = ctx.actor
  const isOwn = user?.id === before.id && !hasRole(roles, 'user', 'EDITOR')
  const { email, ...others } = values
  if (!isOwn || !email || isSameAddress(email, before.email)) return values
  ctx.services.limiter.take('changes of the login address', user.uid, CHANGES_PER_ACCOUNT)
  await userEvents.emit(ctx, 'SEND_LOGIN_CHANGE', { accountUid: user.uid, newEmail: email })
  ctx.services.wake(ctx.actor.tenantId)
  return others as V
}

const isSameAddress = (a: string, b: string | null) => b !== null && toLowerLikePostgres(a) === toLowerLikePostgres(b)
