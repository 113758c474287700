/** What both faces do with a request before the domain sees it. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../core/access.js'
import type { Clock } from '../core/clock.js'
import type { Ctx } from '../core/context.js'
import { DomainError, unauthenticated } from '../core/errors.js'
import type { Keyring } from '../core/keyring.js'
import type { Tenants } from '../core/tenants.js'

export interface Door {
  tenants: Tenants
  keyring: Keyring
  clock: Clock
}

/** The context of one request: its caller, its tenant's database and its one instant. */
export async function enter(door: Door, actor: Actor, requestId: string): Promise<Ctx> {
  const db = await door.tenants.open(actor.tenantId)
  if (!db) throw unauthenticated('the tenant of this credential is not available')
  return { db, tenants: door.tenants, keyring: door.keyring, actor, now: door.clock(), requestId, loads: new Map() }
}

export const bearerOf = ({ headers }: FastifyRequest) => headers.authorization?.match(/^Bearer +(\S+) *$/i)?.[1]

class UnsupportedMedia extends DomainError {
  constructor(message: string) {
    super('VALIDATION', 'UNSUPPORTED_MEDIA_TYPE', message)
  }
}

/** A few bytes of compressed body can unfold into gigabytes: no request body may be encoded. */
export async function refuseEncoded(request: FastifyRequest, reply: FastifyReply) {
  const encoding = request.headers['content-encoding']
  if (encoding && encoding !== 'identity') {
    reply.header('accept-encoding', 'identity')
    throw new UnsupportedMedia(`A request body may not be encoded (${encoding})`)
  }
}
