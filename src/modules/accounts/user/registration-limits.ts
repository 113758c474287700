/** Limits for callers without the role `user` who register or change themselves: how often, and which fields. */
import { hasRole, type RequiredAccess } from '../../../core/auth/access.js'
import { sharesOf, takeVisitorShare } from '../../../core/auth/visitor-limits.js'
import { DomainError, forbidden } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'

/** Fields that only the merchant and other systems may set. */
interface ReservedFields {
  debtorId?: string | null
  sources?: unknown
  attributes?: unknown
  belongsToCompanyId?: number | null
  linkedContactId?: number | null
}

/** Checks that a caller may register themselves or their company: without reserved fields, and within the rate limit. */
export function checkRegistration(ctx: Ctx, input: ReservedFields): void {
  refuseReservedFields(ctx, input, 'OWNER')
  if (!hasRole(ctx.actor.roles, 'user', 'OWNER')) takeVisitorShare(ctx, 'registrations')
}

/**
 * Limits the responses that disclose a taken address. The published error codes say so and storefronts show it, so it cannot be kept secret.
 * Once the limit is reached, every registration of that visitor, from that address or with that key has to wait: a caller that tries a list of
 * addresses learns too little. Through a storefront that neither starts sessions nor forwards addresses, all visitors count as one.
 */
const TAKEN_ANSWERS = 'registrations with addresses that are taken'
const TAKEN_LIMITS = {
  session: { burst: 20, perMinute: 1 / 3 },
  address: { burst: 20, perMinute: 1 / 3 },
  key: { burst: 600, perMinute: 10 },
}

/** Runs a registration by a caller without the role, and counts the responses that an e-mail address is taken. */
export async function limitProbing<V>(ctx: Ctx, work: () => Promise<V>): Promise<V> {
  if (hasRole(ctx.actor.roles, 'user', 'OWNER')) return work()
  const shares = sharesOf(ctx, TAKEN_LIMITS)
  for (const { who, limit } of shares) ctx.services.limiter.check(TAKEN_ANSWERS, who, limit)
  return work().catch((error: unknown) => {
    if (error instanceof DomainError && error.kind === 'CONFLICT')
      for (const { who, limit } of shares) ctx.services.limiter.take(TAKEN_ANSWERS, who, limit)
    throw error
  })
}

/** Throws if a caller without the role sets a reserved field. */
export function refuseReservedFields({ actor }: Ctx, input: ReservedFields, access: RequiredAccess): void {
  if (hasRole(actor.roles, 'user', access)) return
  const present = (['debtorId', 'sources', 'attributes', 'belongsToCompanyId', 'linkedContactId'] as const).filter(
    (field) => input[field] !== undefined,
  )
  if (present.length) throw forbidden(`${present.join(', ')} may only be given with a role for users`)
}
