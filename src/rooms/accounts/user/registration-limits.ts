/** Limits for callers without the role `user` who register or change themselves: how often, and which fields. */
import { hasRole, type RequiredAccess } from '../../../core/auth/access.js'
import type { Limit } from '../../../core/auth/rate-limiter.js'
import { forbidden } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'

/** Registrations per network address. The limit is generous, because a shop may register all its visitors through one server. */
const REGISTRATIONS_PER_ADDRESS: Limit = { burst: 30, perMinute: 30 }

/** Fields that only the merchant and other systems may set. */
interface ReservedFields {
  debtorId?: string | null
  sources?: unknown
  attributes?: unknown
}

/** Checks that a caller may register themselves or their company: without reserved fields, and within the rate limit. */
export function checkRegistration(ctx: Ctx, input: ReservedFields, limitLabel = 'registrations'): void {
  refuseReservedFields(ctx, input, 'OWNER')
  if (!hasRole(ctx.actor.roles, 'user', 'OWNER')) ctx.limiter.take(limitLabel, ctx.address, REGISTRATIONS_PER_ADDRESS)
}

/** Identifies who registers: the session of the visitor, or the API key if they have no session. */
export const registrantOf = ({ actor }: Ctx): string | null => actor.sessionId ?? actor.credential

/** Throws when a caller without the role sets a reserved field. */
export function refuseReservedFields({ actor }: Ctx, input: ReservedFields, access: RequiredAccess): void {
  if (hasRole(actor.roles, 'user', access)) return
  const present = (['debtorId', 'sources', 'attributes'] as const).filter((field) => input[field] !== undefined)
  if (present.length) throw forbidden(`${present.join(', ')} may only be given with a role for users`)
}
