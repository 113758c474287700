/** Finds the actor behind a credential. Secrets are stored hashed; a deactivated one dies on every node within five seconds. */
import { createHash, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../db/database.js'
import type { Clock } from '../base/clock.js'
import type { Actor } from './access.js'
import { CACHE_CLOCK_MS, CACHE_MS, DEFAULT_TENANT } from './tenants.js'

const TOKEN_LIFE_S = 1800
const MAX_CACHED_LENGTH = 100
/** What a credential acts for when it is not bound to a channel. */
export const DEFAULT_CHANNEL = 1

export interface Credentials {
  byApiKey(key: string | undefined): Promise<Actor>
  byToken(token: string | undefined): Promise<Actor>
  /** Client credentials for a token of thirty minutes; null when they are wrong. */
  issueToken(clientId: string, secret: string): Promise<{ token: string; expiresIn: number } | null>
  /** Forgets what it remembers, so that this node sees a change of keys at once. */
  forget(): void
}

const nobody: Actor = {
  kind: 'nobody',
  tenantId: DEFAULT_TENANT,
  roles: {},
  channelId: DEFAULT_CHANNEL,
  userId: null,
  user: null,
  sessionId: null,
  credential: null,
  effectiveDate: null,
  brownouts: [],
}

export const sha256 = (secret: string) => createHash('sha256').update(secret).digest()

/** 256 random bits; the prefix tells people and secret scanners what they found. */
export const newSecret = (prefix: string) => `${prefix}_${randomBytes(32).toString('base64url')}`

export const lastFour = (secret: string) => secret.slice(-4)
export const masked = (hint: string) => `************${hint}`

export function openCredentials(control: Database, clock: Clock, memoryMs = CACHE_MS): Credentials {
  const remembered = new LRUCache<string, { actor: Actor; until: number }>({
    max: 10_000,
    ttl: memoryMs,
    ttlResolution: CACHE_CLOCK_MS,
  })
  let changes = 0

  const remember = async (
    kind: string,
    secret: string | undefined,
    look: (hash: Buffer) => Promise<StoredCredential | undefined>,
  ) => {
    if (!secret) return nobody
    // No secret of ours is as long, and what strangers send shall not fill the memory.
    const memory = kind + (secret.length <= MAX_CACHED_LENGTH ? secret : sha256(secret).toString('base64'))
    const known = remembered.get(memory)
    if (known) return known.until > clock().getTime() ? known.actor : nobody
    const asked = changes
    const found = await look(sha256(secret))
    const actor = found ? actorOf(found) : nobody
    // What was read before a change is not remembered after it.
    if (asked === changes) remembered.set(memory, { actor, until: found?.until?.getTime() ?? Number.POSITIVE_INFINITY })
    return actor
  }

  return {
    byApiKey: (key) => remember('key:', key, (hash) => findKey(control, hash)),
    byToken: (token) => remember('token:', token, (hash) => findToken(control, hash, clock())),
    issueToken: (clientId, secret) => issueToken(control, clientId, secret, clock()),
    forget() {
      changes++
      remembered.clear()
    },
  }
}

interface StoredCredential {
  kind: 'key' | 'client'
  uuid: string
  tenantId: string
  roles: Actor['roles']
  channelId: number | null
  surface: Date | null
  brownouts: Actor['brownouts']
  until?: Date
}

const actorOf = ({ kind, uuid, tenantId, roles, channelId, surface: effectiveDate, brownouts }: StoredCredential): Actor => ({
  kind,
  tenantId,
  roles,
  channelId: channelId ?? DEFAULT_CHANNEL,
  userId: null,
  user: null,
  sessionId: null,
  credential: uuid,
  effectiveDate,
  brownouts,
})

async function findKey(control: Database, hash: Buffer): Promise<StoredCredential | undefined> {
  const row = await control
    .selectFrom('control.gqlApiKey')
    .select(['uuid', 'tenantId', 'roles', 'channelId', 'surface', 'brownouts'])
    .where('keyHash', '=', hash)
    .where('active', '=', true)
    .executeTakeFirst()
  return row && { kind: 'key', ...row }
}

async function findToken(control: Database, hash: Buffer, now: Date): Promise<StoredCredential | undefined> {
  const row = await control
    .selectFrom('control.restToken as token')
    .innerJoin('control.restApiKey as client', 'client.clientId', 'token.clientId')
    .select(['client.uuid', 'client.tenantId', 'client.roles', 'client.surface', 'client.brownouts', 'token.expiresAt as until'])
    .where('token.tokenHash', '=', hash)
    .where('token.expiresAt', '>', now)
    .where('client.active', '=', true)
    .executeTakeFirst()
  return row && { kind: 'client', channelId: null, ...row }
}

async function issueToken(control: Database, clientId: string, secret: string, now: Date) {
  const client = await control
    .selectFrom('control.restApiKey')
    .select('clientId')
    .where('clientId', '=', clientId)
    .where('secretHash', '=', sha256(secret))
    .where('active', '=', true)
    .executeTakeFirst()
  if (!client) return null
  const token = newSecret('wharf_rt')
  const expiresAt = new Date(now.getTime() + TOKEN_LIFE_S * 1000)
  await control.deleteFrom('control.restToken').where('expiresAt', '<', now).execute()
  await control
    .insertInto('control.restToken')
    .values({ tokenHash: sha256(token), clientId, expiresAt })
    .execute()
  return { token, expiresIn: TOKEN_LIFE_S }
}
