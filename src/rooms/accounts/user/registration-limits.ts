/** Limits for callers without the role `user` who register or change themselves: how often, and which fields. */
import { hasRole, type RequiredAccess } from '../../../core/auth/access.js'
import type { Limit } from '../../../core/auth/rate-limiter.js'
import { DomainError, forbidden } from '../../../core/base/errors.js'
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

/**
 * Answers of a registration that an address is taken, per network address. The published error codes say so and storefronts show it, so it
 * cannot be kept secret. When these are used up, every registration from there has to wait: whoever tries a list of addresses learns too little.
 */
const TAKEN_ANSWERS_PER_ADDRESS: Limit = { burst: 20, perMinute: 1 / 3 }
const TAKEN_ANSWERS = 'registrations with addresses that are taken'

/** Runs a registration by a caller without the role, and counts the answers that an e-mail address is taken. */
export async function limitProbing<V>(ctx: Ctx, work: () => Promise<V>): Promise<V> {
  if (hasRole(ctx.actor.roles, 'user', 'OWNER')) return work()
  ctx.limiter.check(TAKEN_ANSWERS, ctx.address, TAKEN_ANSWERS_PER_ADDRESS)
  return work().catch((error: unknown) => {
    if (error instanceof DomainError && error.kind === 'CONFLICT')
      ctx.limiter.take(TAKEN_ANSWERS, ctx.address, TAKEN_ANSWERS_PER_ADDRESS)
    throw error
  })
}

/** Throws when a caller without the role sets a reserved field. */
export function refuseReservedFields({ actor }: Ctx, input: ReservedFields, access: RequiredAccess): void {
  if (hasRole(actor.roles, 'user', access)) return
  const present = (['debtorId', 'sources', 'attributes'] as const).filter((field) => input[field] !== undefined)
  if (present.length) throw forbidden(`${present.join(', ')} may only be given with a role for users`)
}
