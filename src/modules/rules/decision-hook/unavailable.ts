/**
 * The errors of hooks without a usable answer. Callers who may see hooks get the name of the hook and the technical reason. All others get a text in words of
 * the shop with a reference: the id of the call in the log of calls, or else of the request. The log of the server has the reason with the same reference.
 */
import type { DecisionPoint } from '../../../contract/contract.gen.js'
import { hasRole } from '../../../core/auth/access.js'
import { DomainError, type ErrorKind } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'

/** The part of the request context that errors need. */
type FaultContext = Pick<Ctx, 'actor' | 'report' | 'client'>

interface Fault {
  kind: ErrorKind
  code: string
  /** For those who may see hooks, and for the log. */
  reason: string
  /** For all others: no names of hooks, systems or addresses. */
  publicText: string
  /** The id of the call; by default that of the request. */
  reference?: string | null
}

/** Logs a fault of a hook and returns the error that this caller may see. */
export function hookFault(ctx: FaultContext, { kind, code, reason, publicText, reference }: Fault): DomainError {
  const id = reference ?? ctx.client.requestId
  ctx.report(new DomainError(kind, code, `${reason} (reference ${id})`), 'a decision hook stopped a request')
  return new DomainError(kind, code, seesHooks(ctx) ? `${reason} (reference ${id})` : `${publicText}. Reference: ${id}`)
}

/** Returns whether the caller may read hooks and their calls. */
const seesHooks = ({ actor }: Pick<Ctx, 'actor'>) => hasRole(actor.roles, 'configuration', 'VIEWER')

const PUBLIC_TEXTS: Readonly<Record<DecisionPoint, string>> = {
  PRICES: 'The prices cannot be determined at the moment. Nothing was changed; try again later',
  TAX: 'The taxes cannot be calculated at the moment. Nothing was changed; try again later',
  SHIPPING: 'The shipping costs cannot be determined at the moment. Nothing was changed; try again later',
  CHECKOUT: 'The order cannot be checked at the moment. Nothing was changed; try again later',
  MODULE: 'The request cannot be completed at the moment. Nothing was changed; try again later',
  // The payment service may have received the request before its answer was lost.
  PAYMENT: 'The payment service does not respond at the moment. Try again later',
}

/** A hook whose call gave no answer that can be used. */
interface FailedCall {
  hook: { name: string }
  point: DecisionPoint
  callId: string
}

/** Returns the error for a request that is refused because a hook gave no usable answer. */
export const decisionUnavailable = (ctx: FaultContext, { hook, point, callId }: FailedCall, error: string): DomainError =>
  hookFault(ctx, {
    kind: 'UNAVAILABLE',
    code: 'DECISION_UNAVAILABLE',
    reason: `The decision hook [${hook.name}] gave no usable answer, and without it this request is refused. Nothing was changed; try again later. ${error}`,
    publicText: PUBLIC_TEXTS[point],
    reference: callId,
  })
