/** Determines which requests may use a replica, and how fresh it must be for them. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Actor, callerKind } from '../../core/auth/access.js'
import { invalidField } from '../../core/base/errors.js'
import { isOutage } from '../../core/base/outage.js'
import { type Database, readAtReplica } from '../../db/database.js'
import type { Meter } from '../../db/meter.js'
import { formatPosition, type Position, parsePosition } from '../../db/replica/position.js'
import type { Freshness } from '../../db/replica/replica-group.js'
import type { TenantReading } from '../../db/replica/tenant-reading.js'
import type { Tenants } from '../../db/tenants/tenants.js'

/**
 * PostgreSQL's codes for errors that only a replica gives: it is read-only, its old rows were removed meanwhile, or it lacks a new table,
 * column or function. The primary then runs the statement, and the replica stays in use.
 */
const ONLY_HERE = new Set(['25006', '40001', '42P01', '42703', '42883'])

/** Returns the database of a request that only reads: a replica that is fresh enough for its caller, or else the primary. */
export async function openForReading(
  primary: Database,
  reading: TenantReading,
  meter: Meter,
  actor: Actor,
  after: Position | null,
): Promise<Database> {
  const freshness = freshnessFor(actor, meter.caller, reading, after)
  const replica = await reading.choose(freshness)
  const isFailure = (error: unknown) => {
    if (ONLY_HERE.has((error as { code?: string }).code ?? '')) return true
    const isLost = isOutage(error)
    if (isLost) replica?.onLost()
    return isLost
  }
  // A replica may miss the last moment before an outage; for a visitor that is better than no answer.
  const least = after === null && callerKind(actor) === 'visitor' ? (reading.lastWrite(meter.caller) ?? 'any') : freshness
  const chooseAgain = async () => (await reading.choose(least))?.db ?? null
  return readAtReplica(primary, meter, replica?.db ?? null, { isFailure, chooseAgain })
}

/**
 * Returns how recent a response must be. `API-Read-After` sets it. A caller with a session, or with a key that may write, sees everything committed before
 * the request, through any server. A visitor sees at least what the same visitor wrote through this process.
 */
function freshnessFor(actor: Actor, writer: string, reading: TenantReading, after: Position | null): Freshness {
  if (after !== null) return after
  if (actor.sessionId !== null || callerKind(actor) !== 'visitor') return 'now'
  return reading.lastWrite(writer) ?? 'any'
}

/** Returns the position after which a request wants to read; null if it gives none. */
export function readAfter({ 'api-read-after': sent }: FastifyRequest['headers']): Position | null {
  if (sent === undefined) return null
  const position = parsePosition(sent)
  if (position === null) throw invalidField('API-Read-After', 'must be an API-Write-Token of an earlier response')
  return position
}

/** Sends the client of a write the position of the primary: all its changes are before it. */
export async function tellWriteToken(tenants: Tenants, { actor, budget }: Writer, reply: FastifyReply): Promise<void> {
  const reading = tenants.readingOf(actor.tenantId)
  // The command is done, so a failure to read the position does not make it fail.
  const position = await reading?.noteWrite(budget.caller).catch(() => null)
  if (position != null) reply.header('api-write-token', formatPosition(position))
}

interface Writer {
  actor: Actor
  budget: Pick<Meter, 'caller'>
}
