/** Access tokens: JWTs of three parts, signed with a key that lies in the control database. */
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
  /** `published` is what a client finds in the payload beside what we need ourselves. */
  sign(claims: Claims, published: object): Promise<{ token: string; expiresAt: Date }>
  /** What the token says; null when it is expired or not ours. */
  read(token: string): Promise<(Claims & { iat: number; exp: number; [name: string]: unknown }) | null>
  /** Reads the keys ahead: a transaction that has to wait for them holds a connection that reading them may need. */
  ready(): Promise<void>
  /** Makes a new key; what the old ones signed is believed until it has run out. */
  rotate(): Promise<string>
}

export const TOKEN_LIFE_S = 3600
const ALGORITHM = 'ES256'
/** How long a node signs with the newest key it knows before it looks for a newer one. */
const KEY_MEMORY_MS = 60_000
/** How often a token of an unknown key may make us look. */
const LOOK_AGAIN_MS = 3000
/** A key that was replaced is believed until the last token that any node signed with it has run out. */
export const RETIRED_KEY_LIFE_MS = TOKEN_LIFE_S * 1000 + KEY_MEMORY_MS
const SIGNING_LOCK = 7_364_002

interface Keys {
  signing: { kid: string; key: CryptoKey }
  believed: Map<string, CryptoKey>
  readAt: number
}

type Read = Awaited<ReturnType<Tokens['read']>>

export function openTokens(control: Database, clock: Clock, issuer: string): Tokens {
  const keys = openKeys(control, clock)
  return {
    sign: async (claims, published) => signed(await keys.signing(), claims, published, issuer, clock()),
    async read(token) {
      const options = { algorithms: [ALGORITHM], issuer, currentDate: clock(), requiredClaims: ['sub', 'sid', 'aud', 'kind'] }
      const checked = await jwtVerify(token, ({ kid }: { kid?: string }) => keys.named(kid), options).catch(ignoreInvalidToken)
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

/** The keys that this node knows, read again when they have become old. */
function openKeys(control: Database, clock: Clock) {
  let known: Keys | null = null
  const readAgain = shareRunning(async () => {
    known = await readKeys(control, clock())
    return known
  })
  const isOlder = (age: number) => !known || Math.abs(clock().getTime() - known.readAt) > age
  return {
    /** Old keys still sign while newer ones are looked for: nobody waits for it inside a transaction, and a look that fails is repeated by the next. */
    async signing() {
      if (known && isOlder(KEY_MEMORY_MS)) readAgain().catch(() => undefined)
      return (known ?? (await readAgain())).signing
    },
    async named(kid = '') {
      const isKnown = known?.believed.has(kid)
      const keys = known && !isOlder(isKnown ? KEY_MEMORY_MS : LOOK_AGAIN_MS) ? known : await readAgain()
      const key = keys.believed.get(kid)
      if (!key) throw new errors.JWKSNoMatchingKey()
      return key
    },
    forget() {
      known = null
    },
  }
}

/** Whoever asks while it is being done gets the same answer. */
function shareRunning<T>(work: () => Promise<T>): () => Promise<T> {
  let doing: Promise<T> | null = null
  return () => {
    doing ??= work().finally(() => {
      doing = null
    })
    return doing
  }
}

/** A bad token is the caller's affair; a database that does not answer is ours. */
function ignoreInvalidToken(error: unknown): null {
  if (error instanceof errors.JOSEError) return null
  throw error
}

async function signed({ kid, key }: Keys['signing'], claims: Claims, published: object, issuer: string, now: Date) {
  const { sub, sid, tenant, kind } = claims
  const iat = Math.floor(now.getTime() / 1000)
  const token = await new SignJWT({ ...published, sub, sid, kind, iss: issuer, aud: tenant, iat, exp: iat + TOKEN_LIFE_S })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid })
    .sign(key)
  return { token, expiresAt: new Date((iat + TOKEN_LIFE_S) * 1000) }
}

async function readKeys(control: Database, now: Date): Promise<Keys> {
  const rows = await keyRows(control, now)
  const signing = rows.find(({ retiredAt }) => !retiredAt)
  if (!signing) {
    await control.transaction().execute((db) => firstKey(db, now))
    return readKeys(control, now)
  }
  const believed = rows.map(async ({ kid, publicJwk }) => [kid, await imported(publicJwk)] as const)
  return {
    signing: { kid: signing.kid, key: await imported(signing.privateJwk) },
    believed: new Map(await Promise.all(believed)),
    readAt: now.getTime(),
  }
}

const imported = async (jwk: JWK) => (await importJWK(jwk, ALGORITHM)) as CryptoKey

const keyRows = (control: Database, now: Date) =>
  control
    .selectFrom('control.signingKey')
    .select(['kid', 'publicJwk', 'privateJwk', 'retiredAt'])
    .where((eb) => eb.or([eb('retiredAt', 'is', null), eb('retiredAt', '>', new Date(now.getTime() - RETIRED_KEY_LIFE_MS))]))
    .orderBy('createdAt', 'desc')
    .orderBy('kid')
    .execute()

/** Two nodes that start together make one key between them. */
async function firstKey(db: Database, now: Date): Promise<void> {
  await sql`select pg_advisory_xact_lock(${SIGNING_LOCK})`.execute(db)
  const rows = await keyRows(db, now)
  if (!rows.some(({ retiredAt }) => !retiredAt)) await addKey(db, now)
}

/** The old keys sign no more; those that nobody needs to believe any longer go. */
async function replaceKey(db: Database, now: Date): Promise<string> {
  await sql`select pg_advisory_xact_lock(${SIGNING_LOCK})`.execute(db)
  const forgotten = new Date(now.getTime() - RETIRED_KEY_LIFE_MS)
  await db.deleteFrom('control.signingKey').where('retiredAt', '<=', forgotten).execute()
  await db.updateTable('control.signingKey').set({ retiredAt: now }).where('retiredAt', 'is', null).execute()
  return addKey(db, now)
}

async function addKey(db: Database, now: Date): Promise<string> {
  const { publicKey, privateKey } = await generateKeyPair(ALGORITHM, { extractable: true })
  const [publicJwk, privateJwk] = await Promise.all([exportJWK(publicKey), exportJWK(privateKey)])
  const kid = await calculateJwkThumbprint(publicJwk)
  await db
    .insertInto('control.signingKey')
    .values({
      kid,
      publicJwk: JSON.stringify(publicJwk) as never,
      privateJwk: JSON.stringify(privateJwk) as never,
      createdAt: now,
    })
    .execute()
  return kid
}
