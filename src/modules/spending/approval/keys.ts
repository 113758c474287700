/** The keys that sign approvals. They stay in the database of the tenant for good, so that every proof can be checked. */
import { createHash, createPrivateKey, generateKeyPairSync, type JsonWebKey, type KeyObject } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.js'
import type { Jwk } from '../../../db/json.js'
import { canonical } from './canonical.js'

const KEY_LOCK = 7_364_134

/** A key for new signatures. */
export interface SigningKey {
  kid: string
  key: KeyObject
}

/** Returns the key for new signatures; the first call of a tenant creates it. */
export async function signingKey(db: Database, now: Date): Promise<SigningKey> {
  const found = await readKey(db)
  if (found) return found
  await sql`select pg_advisory_xact_lock(${KEY_LOCK})`.execute(db)
  return (await readKey(db)) ?? addKey(db, now)
}

async function readKey(db: Database): Promise<SigningKey | null> {
  const { rows } = await sql<{ kid: string; privateJwk: JsonWebKey }>`
    select kid, "privateJwk" from "approvalKey" where "retiredAt" is null order by "createdAt" desc, kid limit 1`.execute(db)
  const [row] = rows
  return row ? { kid: row.kid, key: createPrivateKey({ key: row.privateJwk, format: 'jwk' }) } : null
}

async function addKey(db: Database, now: Date): Promise<SigningKey> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const [publicJwk, privateJwk] = [publicKey.export({ format: 'jwk' }), privateKey.export({ format: 'jwk' })]
  const kid = thumbprintOf(publicJwk)
  await sql`insert into "approvalKey" (kid, "publicJwk", "privateJwk", "createdAt")
    values (${kid}, ${JSON.stringify(publicJwk)}::jsonb, ${JSON.stringify(privateJwk)}::jsonb, ${now})`.execute(db)
  return { kid, key: privateKey }
}

/** The thumbprint of RFC 7638. */
export const thumbprintOf = ({ crv, kty, x }: JsonWebKey): string =>
  createHash('sha256').update(canonical({ crv, kty, x })).digest('base64url')

/** Lets a new key sign from now on, and returns its id. The old one still proves what it signed. */
export const rotateKey = (db: Database, now: Date): Promise<string> =>
  db.transaction().execute(async (inner) => {
    await sql`select pg_advisory_xact_lock(${KEY_LOCK})`.execute(inner)
    await sql`update "approvalKey" set "retiredAt" = ${now} where "retiredAt" is null`.execute(inner)
    return (await addKey(inner, now)).kid
  })

/** Returns the public keys as a JSON Web Key Set (RFC 7517), the newest first. */
export async function publishedKeys(db: Database): Promise<{ keys: Jwk[] }> {
  const { rows } = await sql<{ kid: string; publicJwk: Jwk }>`
    select kid, "publicJwk" from "approvalKey" order by "createdAt" desc, kid`.execute(db)
  return { keys: rows.map(({ kid, publicJwk }) => ({ ...publicJwk, kid, alg: 'EdDSA', use: 'sig' })) }
}
