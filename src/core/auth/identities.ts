/** Finds the user of a Bearer token: the session, the account, its contact or customer and its roles. The result is cached for a few seconds. */
import type { Roles } from '../../db/json.js'
import { openReadCache, type Stopwatch, stopwatch } from '../../db/read-cache.js'
import { CACHE_MS, type Tenants } from '../../db/tenants/tenants.js'
import type { Clock } from '../base/clock.js'
import { type Actor, hasRole, type User } from './access.js'
import { sha256 } from './credentials.js'
import { isAccountUsable, isSessionActive, readAnonymousSession, readIdentity } from './read-identity.js'
import type { Tokens } from './tokens.js'

export interface Identities {
  /** Adds the user of the token to the actor of the API key. A token that is expired, invalid or of another tenant changes nothing. Without a valid key, only the token of an administrator counts. */
  join(actor: Actor, bearer: string | undefined): Promise<Actor>
  /** Clears the cache, so that this server sees a change of roles, accounts or sessions at once. */
  forget(): void
}

/** The user of a token; null for an anonymous session. */
interface TokenUser {
  tenantId: string
  sessionId: string
  user: User | null
  roles: Roles
  /** When the token, the session or the account expires. */
  until: number
  checkedAt: number
}

export function openIdentities(
  { lookups }: Pick<Tenants, 'lookups'>,
  tokens: Tokens,
  clock: Clock,
  cacheMs = CACHE_MS,
  now: Stopwatch = stopwatch,
): Identities {
  const cache = openReadCache<TokenUser | null>(cacheMs, now)
  const find = (bearer: string) =>
    cache.get(sha256(bearer).toString('base64'), async (checkedAt) => {
      const found = await readTokenUser(lookups, tokens, clock(), bearer)
      return found && { ...found, checkedAt }
    })
  return {
    async join(actor, bearer) {
      if (!bearer || actor.isMistaken) return actor
      const found = await find(bearer)
      if (!found || found.until <= clock().getTime()) return actor
      // An administrator needs no API key. Without one, all other tokens are ignored.
      if (actor.kind === 'nobody')
        return found.user?.kind === 'admin' ? withUser({ ...actor, kind: 'key', tenantId: found.tenantId }, found) : actor
      return found.tenantId === actor.tenantId ? withUser(actor, found) : actor
    },
    forget: cache.clear,
  }
}

async function readTokenUser(
  tenants: Tenants['lookups'],
  tokens: Tokens,
  now: Date,
  bearer: string,
): Promise<Omit<TokenUser, 'checkedAt'> | null> {
  const claims = await tokens.read(bearer)
  const db = claims && (await tenants.open(claims.tenant))
  if (!db) return null
  const { tenant: tenantId, sid: sessionId } = claims
  const until = (...ends: (Date | null)[]) => Math.min(claims.exp * 1000, ...ends.flatMap((end) => end?.getTime() ?? []))
  if (claims.kind === 'anonymous') {
    const session = await readAnonymousSession(db, sessionId)
    if (!session || !isSessionActive({ session, tokensValidAfter: null }, now)) return null
    return { tenantId, sessionId, user: null, roles: {}, until: until(session.expiresAt) }
  }
  const found = await readIdentity({ db, control: tenants.control, tenantId }, claims)
  if (!found?.session || !isAccountUsable(found, now) || !isSessionActive(found, now)) return null
  const { user, roles, expires, session } = found
  return { tenantId, sessionId, user, roles, until: until(expires, session.expiresAt) }
}

const withUser = (actor: Actor, { user, roles, sessionId, checkedAt }: TokenUser): Actor => ({
  ...actor,
  roles: mergeRoles(actor.roles, roles),
  userId: user?.id ?? actor.userId,
  user,
  sessionId,
  checkedAt: Math.min(checkedAt, actor.checkedAt ?? checkedAt),
})

/** Merges roles: in each domain the higher access counts. */
function mergeRoles(a: Roles, b: Roles): Roles {
  const merged = { ...a }
  for (const [domain, access] of Object.entries(b)) if (!hasRole(a, domain, access)) merged[domain] = access
  return merged
}
