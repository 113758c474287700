/** What people without a role for users do for themselves: how often, and what they may not say. */
import { hasRole, type RequiredAccess } from '../../../core/auth/access.js'
import type { Limit } from '../../../core/auth/rate-limiter.js'
import { forbidden } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'

/** From one network address: a shop may register its visitors through a server of its own. */
const REGISTRATIONS_PER_ADDRESS: Limit = { burst: 30, perMinute: 30 }

interface ReservedFields {
  debtorId?: string | null
  sources?: unknown
  attributes?: unknown
}

/** Lets somebody register themselves, or their company, unless too many do. */
export function checkRegistration(ctx: Ctx, input: ReservedFields, what = 'registrations'): void {
  refuseReservedFields(ctx, input, 'OWNER')
  if (!hasRole(ctx.actor.roles, 'user', 'OWNER')) ctx.limiter.take(what, ctx.address, REGISTRATIONS_PER_ADDRESS)
}

/** Who began a registration: the visitor's session where they have one, otherwise the key that they all share. */
export const registrantOf = ({ actor }: Ctx): string | null => actor.sessionId ?? actor.credential

/** How other systems know a company or a person is not for themselves to say, nor what the merchant notes of them. */
export function refuseReservedFields({ actor }: Ctx, input: ReservedFields, access: RequiredAccess): void {
  if (hasRole(actor.roles, 'user', access)) return
  const given = (['debtorId', 'sources', 'attributes'] as const).filter((field) => input[field] !== undefined)
  if (given.length) throw forbidden(`${given.join(', ')} may only be given with a role for users`)
}
