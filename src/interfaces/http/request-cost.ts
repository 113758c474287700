/** The cost of a request, for callers that send `API-Cost: true`. */
import type { FastifyRequest } from 'fastify'
import { type Actor, callerKind } from '../../core/auth/access.js'
import type { Cost } from '../../core/base/budget.js'
import { readFlag } from './write-request.js'

/**
 * Returns whether the cost is sent: only keys with more rights than a visitor, and administrators, may see it. The number of rows of a response
 * could disclose hidden data to others.
 */
export function asksForCost({ headers }: Pick<FastifyRequest, 'headers'>, actor: Actor): boolean {
  const isAsked = readFlag(headers, 'API-Cost')
  const kind = callerKind(actor)
  return isAsked && (kind === 'key' || kind === 'administrator')
}

/** Writes the cost as a header: `statements=2, rows=24, databaseMs=1.35, loopMs=0.9, objects=12, bytes=4096`. */
export const writeCost = (cost: Cost): string =>
  Object.entries(cost)
    .map(([name, value]) => `${name}=${value}`)
    .join(', ')
