/** Access tokens: JWTs signed with a key from the control database. */
import {
  type CryptoKey,
  calculateJwkThumbprint,
  errors,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  jwtVerify,
  SignJWT,
} from 'jose'
import { sql } from 'kysely'
import type { Database } from '../../db/database.js'
import type { Clock } from '../base/clock.js'

export interface Claims {
  /** The uid of the account, or the id of an anonymous session. */
  sub: string
  sid: string
  tenant: string
  kind: 'anonymous' | 'contact' | 'customer' | 'user' | 'admin'
}

export interface Tokens {
  /** Signs a token. `published` contains additional claims for clients. */
  sign(claims: Claims, published: object): Promise<{ token: string; expiresAt: Date }>
  /** Returns the claims of a token; null if it is expired or not signed by this installation. */
  read(token: string): Promise<(Claims & { iat: number; exp: number; [name: string]: unknown }) | null>
  /** Loads the keys before a transaction starts. Otherwise the transaction would hold a connection while it waits for another one to load them. */
  ready(): Promise<void>
  /** Creates a new signing key and returns its id. Tokens of the old keys stay valid until they expire. */
  rotate(): Promise<string>
}

export const TOKEN_LIFE_S = 3600
const ALGORITHM = 'ES256'
/** How long a server caches the keys before it looks for newer ones. */
const KEY_CACHE_MS = 60_000
/** The minimum time between two reads that tokens with an unknown key can cause. */
const MIN_RELOAD_MS = 3000
/** How long a replaced key verifies tokens: until the last token that any server signed with it has expired. */
export const RETIRED_KEY_LIFE_MS = TOKEN_LIFE_S * 1000 + KEY_CACHE_MS
const SIGNING_LOCK = 7_364_002

/** The keys in the cache of this server. */
interface Keys {
  signing: { kid: string; key: CryptoKey }
  verifying: Map<string, CryptoKey>
  readAt: number
}

type Read = Awaited<ReturnType<Tokens['read']>>

export function openTokens(control: Database, clock: Clock, issuer: string): Tokens {
  const keys = openKeys(control, clock)
  return {
    sign: async (claims, published) => signToken(await keys.signing(), claims, published, issuer, clock()),
    async read(token) {
      const options = { algorithms: [ALGORITHM], issuer, currentDate: clock(), requiredClaims: ['sub', 'sid', 'aud', 'kind'] }
      const checked = await jwtVerify(token, ({ kid }: { kid?: string }) => keys.verifying(kid), options).catch(
        ignoreInvalidToken,
      )
      return checked && ({ ...checked.payload, tenant: checked.payload.aud } as unknown as Read)
    },
    async ready() {
      await keys.signing()
    },
    async rotate() {
      const kid = await control.transaction().execute((db) => replaceKey(db, clock()))
      keys.forget()
      return kid
    },
  }
}

/** Opens a cache of the keys, which are read again after a while. */
function openKeys(control: Database, clock: Clock) {
  let known: Keys | null = null
  const reload = shareRunning(async () => {
    known = await readKeys(control, clock())
    return known
  })
  const isOlder = (age: number) => !known || Math.abs(clock().getTime() - known.readAt) > age
  return {
    /** Cached keys still sign while newer ones are read, so that no transaction waits for them. The next call repeats a failed read. */
    async signing() {
      if (known && isOlder(KEY_CACHE_MS)) reload().catch(() => undefined)
      return (known ?? (await reload())).signing
    },
    async verifying(kid = '') {
      const maxAge = known?.verifying.has(kid) ? KEY_CACHE_MS : MIN_RELOAD_MS
      const keys = known && !isOlder(maxAge) ? known : await reload()
      const key = keys.verifying.get(kid)
      if (!key) throw new errors.JWKSNoMatchingKey()
      return key
    },
    forget() {
      known = null
    },
  }
}

/** Returns a function whose concurrent callers share one run of the work. */
function shareRunning<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null
  return () => {
    running ??= work().finally(() => {
      running = null
    })
    return running
  }
}

/** Returns null for an invalid token; any other error, such as one of the database, is thrown. */
function ignoreInvalidToken(error: unknown): null {
  if (error instanceof errors.JOSEError) return null
  throw error
}

async function signToken({ kid, key }: Keys['signing'], claims: Claims, published: object, issuer: string, now: Date) {
  const { sub, sid, tenant, kind } = claims
  const iat = Math.floor(now.getTime() / 1000)
  const token = await new SignJWT({ ...published, sub, sid, kind, iss: issuer, aud: tenant, iat, exp: iat + TOKEN_LIFE_S })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid })
    .sign(key)
  return { token, expiresAt: new Date((iat + TOKEN_LIFE_S) * 1000) }
}

async function readKeys(control: Database, now: Date): Promise<Keys> {
  const rows = await readKeyRows(control, now)
  const signing = rows.find(({ retiredAt }) => !retiredAt)
  if (!signing) {
    await control.transaction().execute((db) => addFirstKey(db, now))
    return readKeys(control, now)
  }
  const verifying = rows.map(async ({ kid, publicJwk }) => [kid, await importKey(publicJwk)] as const)
  return {
    signing: { kid: signing.kid, key: await importKey(signing.privateJwk) },
    verifying: new Map(await Promise.all(verifying)),
    readAt: now.getTime(),
  }
}

const importKey = async (jwk: JWK) => (await importJWK(jwk, ALGORITHM)) as CryptoKey

const readKeyRows = (control: Database, now: Date) =>
  control
    .selectFrom('control.signingKey')
    .select(['kid', 'publicJwk', 'privateJwk', 'retiredAt'])
    .where((eb) => eb.or([eb('retiredAt', 'is', null), eb('retiredAt', '>', new Date(now.getTime() - RETIRED_KEY_LIFE_MS))]))
    .orderBy('createdAt', 'desc')
    .orderBy('kid')
    .execute()

/** Adds a key unless there is one. The lock ensures that two servers that start together do not add two. */
async function addFirstKey(db: Database, now: Date): Promise<void> {
  await sql`select pg_advisory_xact_lock(${SIGNING_LOCK})`.execute(db)
  const rows = await readKeyRows(db, now)
  if (!rows.some(({ retiredAt }) => !retiredAt)) await addKey(db, now)
}

/** Retires the current key, deletes keys whose tokens have all expired, and adds a new key. */
async function replaceKey(db: Database, now: Date): Promise<string> {
  await sql`select pg_advisory_xact_lock(${SIGNING_LOCK})`.execute(db)
  const unusedSince = new Date(now.getTime() - RETIRED_KEY_LIFE_MS)
  await db.deleteFrom('control.signingKey').where('retiredAt', '<=', unusedSince).execute()
  await db.updateTable('control.signingKey').set({ retiredAt: now }).where('retiredAt', 'is', null).execute()
  return addKey(db, now)
}

async function addKey(db: Database, now: Date): Promise<string> {
  const { publicKey, privateKey } = await generateKeyPair(ALGORITHM, { extractable: true })
  const [publicJwk, privateJwk] = await Promise.all([exportJWK(publicKey), exportJWK(privateKey)])
  const kid = await calculateJwkThumbprint(publicJwk)
  const jwks = { publicJwk: JSON.stringify(publicJwk) as never, privateJwk: JSON.stringify(privateJwk) as never }
  await db
    .insertInto('control.signingKey')
    .values({ kid, ...jwks, createdAt: now })
    .execute()
  return kid
}
