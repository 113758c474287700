/** Finds the actor of an API key or access token. Secrets are stored as hashes. */
import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../db/database.js'
import { openReadCache, type Stopwatch, stopwatch } from '../../db/read-cache.js'
import { DEFAULT_TENANT } from '../../db/tenants/tenants.js'
import type { Clock } from '../base/clock.js'
import { DomainError } from '../base/errors.js'
import type { Actor } from './access.js'

const TOKEN_LIFE_S = 1800
/** Wharf secrets are not longer. Longer ones are cached by their hash, so that strangers cannot fill the memory. */
const MAX_CACHED_LENGTH = 100
/** The channel of a credential that is not bound to one. */
export const DEFAULT_CHANNEL = 1

export interface Credentials {
  byApiKey(key: string | undefined): Promise<Actor>
  byToken(token: string | undefined): Promise<Actor>
  /** Exchanges client credentials for a token of thirty minutes; returns null if they are wrong. */
  issueToken(clientId: string, secret: string): Promise<{ token: string; expiresIn: number } | null>
  /** Returns the web origins whose pages may use a key; none for an invalid one. */
  originsOf(key: string): Promise<readonly string[]>
  /** Returns the web origins of all valid keys. */
  knownOrigins(): Promise<readonly string[]>
  /** Returns the caller that `find` finds, and reads again if the server was so busy meanwhile that the rights may have been revoked. */
  current(find: () => Promise<Actor>): Promise<Actor>
  /** Clears the cache, so that this server sees a change of keys at once. */
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

/** A caller whose key or token is unknown, disabled or expired. */
const mistaken: Actor = { ...nobody, isMistaken: true }

export const sha256 = (secret: string) => createHash('sha256').update(secret).digest()

/** Creates a secret of 256 random bits. Its prefix shows people and secret scanners what kind of secret it is. */
export const newSecret = (prefix: string) => `${prefix}_${randomBytes(32).toString('base64url')}`

export const lastFour = (secret: string) => secret.slice(-4)
export const masked = (hint: string) => `************${hint}`

/**
 * How long a server caches a credential. A disabled key must stop working everywhere within a second, so each server reads the
 * keys in use more than once a second: one indexed lookup per key. No subscription is needed, and nothing can be missed.
 */
const CREDENTIAL_CACHE_MS = 800

/**
 * Data read longer ago is not accepted: a revoked key or session stops working on every server within five seconds. Reading may take
 * long if connections are scarce or the event loop is busy, so the age is measured when the request begins to run.
 */
const MAX_AGE_MS = 4950
const MAX_LOOKS = 3

export function openCredentials(
  control: Database,
  clock: Clock,
  cacheMs = CREDENTIAL_CACHE_MS,
  now: Stopwatch = stopwatch,
): Credentials {
  const cache = openReadCache<CachedCredential>(cacheMs, now)
  const origins = openReadCache<string[]>(cacheMs, now)
  const maxAge = Math.max(MAX_AGE_MS, cacheMs)

  const findCached = (kind: string, secret: string, read: (hash: Buffer) => Promise<StoredCredential | undefined>) => {
    const key = kind + (secret.length <= MAX_CACHED_LENGTH ? secret : sha256(secret).toString('base64'))
    return cache.get(key, async (readAt) => toCached(await read(sha256(secret)), readAt))
  }
  const findActor = async (
    kind: string,
    secret: string | undefined,
    read: (hash: Buffer) => Promise<StoredCredential | undefined>,
  ) => {
    if (!secret) return nobody
    const { actor, until } = await findCached(kind, secret, read)
    return until > clock().getTime() ? actor : mistaken
  }

  return {
    byApiKey: (key) => findActor('key:', key, (hash) => findKey(control, hash)),
    byToken: (token) => findActor('token:', token, (hash) => findToken(control, hash, clock())),
    issueToken: (clientId, secret) => issueToken(control, clientId, secret, clock()),
    originsOf: async (key) => (await findCached('key:', key, (hash) => findKey(control, hash))).origins,
    knownOrigins: () => origins.get('all', () => readOrigins(control)),
    async current(find) {
      for (let look = 1; look <= MAX_LOOKS; look++) {
        const actor = await find()
        if (actor.checkedAt === undefined || now() - actor.checkedAt <= maxAge) return actor
      }
      throw new DomainError('UNAVAILABLE', 'SERVICE_UNAVAILABLE', 'The server is too busy to check the credentials; try again')
    },
    forget: () => {
      cache.clear()
      origins.clear()
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
  origins?: string[]
  until?: Date
}

interface CachedCredential {
  actor: Actor
  origins: readonly string[]
  until: number
}

const toCached = (found: StoredCredential | undefined, checkedAt: number): CachedCredential => ({
  actor: found ? { ...toActor(found), checkedAt } : mistaken,
  origins: found?.origins ?? [],
  until: found?.until?.getTime() ?? Number.POSITIVE_INFINITY,
})

const toActor = ({ kind, uuid, tenantId, roles, channelId, surface, brownouts }: StoredCredential): Actor => ({
  ...nobody,
  kind,
  tenantId,
  roles,
  channelId: channelId ?? DEFAULT_CHANNEL,
  credential: uuid,
  effectiveDate: surface,
  brownouts,
})

async function findKey(control: Database, hash: Buffer): Promise<StoredCredential | undefined> {
  const row = await control
    .selectFrom('control.gqlApiKey')
    .select(['uuid', 'tenantId', 'roles', 'channelId', 'surface', 'brownouts', 'origins'])
    .where('keyHash', '=', hash)
    .where('active', '=', true)
    .executeTakeFirst()
  return row && { kind: 'key', ...row }
}

async function readOrigins(control: Database): Promise<string[]> {
  const rows = await control
    .selectFrom('control.gqlApiKey')
    .select('origins')
    .where('active', '=', true)
    .where(sql<boolean>`cardinality(origins) > 0`)
    .execute()
  return [...new Set(rows.flatMap(({ origins }) => origins))]
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
