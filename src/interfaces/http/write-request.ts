/** Requests that write, with the headers of both interfaces: Idempotency-Key and API-Dry-Run. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { invalidField } from '../../core/base/errors.js'
import type { Ctx } from '../../core/context.js'
import { claimKey, keepAnswer, keyRequest, readKey } from '../../core/idempotency.js'
import { inRequestTransaction } from '../../core/request-transaction.js'

/** The headers of a request that writes. */
export interface WriteHeaders {
  key: string | null
  isDryRun: boolean
  /** Whether a dry run calls other systems. */
  callsOut: boolean
}

export interface WriteAnswer {
  status: number
  body: string | Buffer
  /** False if nothing was done: then nothing is stored, and the key may be used again. */
  isKept: boolean
}

export function readWriteHeaders({ headers }: Pick<FastifyRequest, 'headers'>): WriteHeaders {
  return {
    key: readKey(headers['idempotency-key']),
    isDryRun: readFlag(headers, 'API-Dry-Run'),
    callsOut: readFlag(headers, 'API-Dry-Run-Calls'),
  }
}

/** Reads a header that is `true` or `false`; by default false. */
export function readFlag(headers: FastifyRequest['headers'], name: string): boolean {
  const sent = headers[name.toLowerCase()]
  if (sent === undefined || sent === 'false') return false
  if (sent === 'true') return true
  throw invalidField(name, 'must be true or false')
}

interface WriteRequest extends WriteHeaders {
  /** The whole request: the same key with a different one is refused. */
  asked: readonly unknown[]
  /** Whether the request must change the state that it has read. */
  isSnapshot: boolean
}

/** Executes a request in one transaction with its stored response, or returns the earlier response. The response headers say which. */
export async function answerWrite(
  ctx: Ctx,
  { key, isDryRun, callsOut, isSnapshot, asked }: WriteRequest,
  reply: FastifyReply,
  respond: (ctx: Ctx) => Promise<WriteAnswer>,
): Promise<WriteAnswer> {
  if (isDryRun) reply.header('api-dry-run', 'true')
  const keyed = key === null ? null : await keyRequest(ctx.actor, key, asked)
  return inRequestTransaction(ctx, { isDryRun, callsOut, isSnapshot }, async (inner) => {
    const known = keyed && (await claimKey(inner, keyed))
    if (known) {
      reply.header('idempotency-replayed', 'true')
      return { value: { ...known, isKept: false }, isKept: false }
    }
    const answer = await respond(inner)
    if (keyed && answer.isKept) await keepAnswer(inner, keyed, answer.status, answer.body)
    return { value: answer, isKept: answer.isKept }
  })
}
