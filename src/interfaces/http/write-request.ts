/** Requests that change something, under the headers that both interfaces share: Idempotency-Key and API-Dry-Run. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { invalidField } from '../../core/base/errors.js'
import type { Ctx } from '../../core/context.js'
import { claimKey, keepAnswer, keyRequest, readKey } from '../../core/idempotency.js'
import { inRequestTransaction } from '../../core/request-transaction.js'

/** What the headers of a request that changes something ask for. */
export interface WriteHeaders {
  key: string | null
  isDryRun: boolean
}

export interface WriteAnswer {
  status: number
  body: string | Buffer
  /** False when nothing was done: then nothing is kept, and the key may be used again. */
  isKept: boolean
}

export function readWriteHeaders({ headers }: Pick<FastifyRequest, 'headers'>): WriteHeaders {
  return { key: readKey(headers['idempotency-key']), isDryRun: readFlag(headers, 'API-Dry-Run') }
}

/** A header that is `true` or `false`, and false when it is not sent. */
export function readFlag(headers: FastifyRequest['headers'], name: string): boolean {
  const sent = headers[name.toLowerCase()]
  if (sent === undefined || sent === 'false') return false
  if (sent === 'true') return true
  throw invalidField(name, 'must be true or false')
}

interface WriteRequest extends WriteHeaders {
  /** Everything that the request asks for: the same key with anything else is refused. */
  asked: readonly unknown[]
  /** The request must change the state that it has read. */
  isSnapshot: boolean
}

/** Executes a request in one transaction with its stored response, or returns the earlier response. The response headers say which. */
export async function answerWrite(
  ctx: Ctx,
  { key, isDryRun, isSnapshot, asked }: WriteRequest,
  reply: FastifyReply,
  respond: (ctx: Ctx) => Promise<WriteAnswer>,
): Promise<WriteAnswer> {
  if (isDryRun) reply.header('api-dry-run', 'true')
  const keyed = key === null ? null : await keyRequest(ctx.actor, key, asked)
  return inRequestTransaction(ctx, { isDryRun, isSnapshot }, async (inner) => {
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
