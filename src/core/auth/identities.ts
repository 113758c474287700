/** Who stands behind a Bearer token: the session, the account, its party and its roles, read afresh every few seconds. */
import { LRUCache } from 'lru-cache'
import type { Roles } from '../../db/json.js'
import type { Clock } from '../base/clock.js'
import { type Actor, holds, type User } from './access.js'
import { hashOf } from './credentials.js'
import { isAlive, isUsable, readIdentity, readVisit } from './read-identity.js'
import { CLOCK_MS, MEMORY_MS, type Tenants } from './tenants.js'
import type { Tokens } from './tokens.js'

export interface Identities {
  /** The actor of the key with the user of the token. An expired or invalid token, or one of another tenant, changes nothing. */
  join(actor: Actor, bearer: string | undefined): Promise<Actor>
  /** Forgets what it remembers, so that this node sees a change of rights, accounts or sessions at once. */
  forget(): void
}

/** A visitor has a session and no user. */
interface Known {
  tenantId: string
  sessionId: string
  user: User | null
  roles: Roles
  /** When the token, the session or the account ends. */
  until: number
}

type Remembered = Known | 'nobody'

export function openIdentities(tenants: Tenants, tokens: Tokens, clock: Clock, memoryMs = MEMORY_MS): Identities {
  const remembered = new LRUCache<string, Remembered>({ max: 10_000, ttl: memoryMs, ttlResolution: CLOCK_MS })
  let changes = 0

  const recall = async (bearer: string): Promise<Remembered> => {
    const memory = hashOf(bearer).toString('base64')
    const known = remembered.get(memory)
    if (known) return known
    const asked = changes
    const found = await identify(tenants, tokens, clock(), bearer)
    // What was read before a change is not remembered after it.
    if (asked === changes) remembered.set(memory, found)
    return found
  }

  return {
    async join(actor, bearer) {
      const found = bearer ? await recall(bearer) : 'nobody'
      if (found === 'nobody' || found.until <= clock().getTime()) return actor
      if (actor.kind === 'nobody') return alone(actor, found)
      return found.tenantId === actor.tenantId ? together(actor, found) : actor
    },
    forget() {
      changes++
      remembered.clear()
    },
  }
}

async function identify(tenants: Tenants, tokens: Tokens, now: Date, bearer: string): Promise<Remembered> {
  const claims = await tokens.read(bearer)
  const db = claims && (await tenants.open(claims.tenant))
  if (!db) return 'nobody'
  const { tenant: tenantId, sid: sessionId } = claims
  const until = (...ends: (Date | null)[]) => Math.min(claims.exp * 1000, ...ends.flatMap((end) => end?.getTime() ?? []))
  if (claims.kind === 'anonymous') {
    const session = await readVisit(db, sessionId)
    if (!session || !isAlive({ session, tokensValidAfter: null }, now)) return 'nobody'
    return { tenantId, sessionId, user: null, roles: {}, until: until(session.expiresAt) }
  }
  const found = await readIdentity({ db, control: tenants.control, tenantId }, claims)
  if (!found?.session || !isUsable(found, now) || !isAlive(found, now)) return 'nobody'
  const { user, roles, expires, session } = found
  return { tenantId, sessionId, user, roles, until: until(expires, session.expiresAt) }
}

/** Without a key, a user is who they are in their own tenant; a visitor is still nobody, though one with a session. */
function alone(actor: Actor, found: Known): Actor {
  if (found.user) return together({ ...actor, kind: 'user', tenantId: found.tenantId }, found)
  return found.tenantId === actor.tenantId ? together(actor, found) : actor
}

const together = (actor: Actor, { user, roles, sessionId }: Known): Actor => ({
  ...actor,
  roles: union(actor.roles, roles),
  userId: user?.id ?? actor.userId,
  user,
  sessionId,
})

/** Of two accesses in a domain the higher counts. */
function union(one: Roles, other: Roles): Roles {
  const all = { ...one }
  for (const [domain, access] of Object.entries(other)) if (!holds(one, domain, access)) all[domain] = access
  return all
}
