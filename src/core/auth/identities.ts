/** Who stands behind a Bearer token: the session, the account, its party and its roles, read afresh every few seconds. */
import { LRUCache } from 'lru-cache'
import type { Roles } from '../../db/json.js'
import type { Clock } from '../base/clock.js'
import { type Actor, hasRole, type User } from './access.js'
import { sha256 } from './credentials.js'
import { isAccountUsable, isSessionActive, readAnonymousSession, readIdentity } from './read-identity.js'
import { CACHE_CLOCK_MS, CACHE_MS, type Tenants } from './tenants.js'
import type { Tokens } from './tokens.js'

export interface Identities {
  /** The actor of the key with the user of the token. An expired or invalid token, or one of another tenant, changes nothing. */
  join(actor: Actor, bearer: string | undefined): Promise<Actor>
  /** Forgets what it remembers, so that this node sees a change of rights, accounts or sessions at once. */
  forget(): void
}

/** A visitor has a session and no user. */
interface KnownIdentity {
  tenantId: string
  sessionId: string
  user: User | null
  roles: Roles
  /** When the token, the session or the account ends. */
  until: number
}

type CachedIdentity = KnownIdentity | 'nobody'

export function openIdentities(tenants: Tenants, tokens: Tokens, clock: Clock, memoryMs = CACHE_MS): Identities {
  const remembered = new LRUCache<string, CachedIdentity>({ max: 10_000, ttl: memoryMs, ttlResolution: CACHE_CLOCK_MS })
  let changes = 0

  const recall = async (bearer: string): Promise<CachedIdentity> => {
    const memory = sha256(bearer).toString('base64')
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
      if (actor.kind === 'nobody') return userWithoutKey(actor, found)
      return found.tenantId === actor.tenantId ? withUser(actor, found) : actor
    },
    forget() {
      changes++
      remembered.clear()
    },
  }
}

async function identify(tenants: Tenants, tokens: Tokens, now: Date, bearer: string): Promise<CachedIdentity> {
  const claims = await tokens.read(bearer)
  const db = claims && (await tenants.open(claims.tenant))
  if (!db) return 'nobody'
  const { tenant: tenantId, sid: sessionId } = claims
  const until = (...ends: (Date | null)[]) => Math.min(claims.exp * 1000, ...ends.flatMap((end) => end?.getTime() ?? []))
  if (claims.kind === 'anonymous') {
    const session = await readAnonymousSession(db, sessionId)
    if (!session || !isSessionActive({ session, tokensValidAfter: null }, now)) return 'nobody'
    return { tenantId, sessionId, user: null, roles: {}, until: until(session.expiresAt) }
  }
  const found = await readIdentity({ db, control: tenants.control, tenantId }, claims)
  if (!found?.session || !isAccountUsable(found, now) || !isSessionActive(found, now)) return 'nobody'
  const { user, roles, expires, session } = found
  return { tenantId, sessionId, user, roles, until: until(expires, session.expiresAt) }
}

/** Without a key, a user is who they are in their own tenant; a visitor is still nobody, though one with a session. */
function userWithoutKey(actor: Actor, found: KnownIdentity): Actor {
  if (found.user) return withUser({ ...actor, kind: 'user', tenantId: found.tenantId }, found)
  return found.tenantId === actor.tenantId ? withUser(actor, found) : actor
}

const withUser = (actor: Actor, { user, roles, sessionId }: KnownIdentity): Actor => ({
  ...actor,
  roles: mergeRoles(actor.roles, roles),
  userId: user?.id ?? actor.userId,
  user,
  sessionId,
})

/** Of two accesses in a domain the higher counts. */
function mergeRoles(one: Roles, other: Roles): Roles {
  const all = { ...one }
  for (const [domain, access] of Object.entries(other)) if (!hasRole(one, domain, access)) all[domain] = access
  return all
}
