/**
 * Stores the response to a request under its Idempotency-Key, in the transaction of the request. A repeated request gets the same response
 * and does nothing. A response may contain secrets, such as a token: only a client that knows the key can read it.
 */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { sql } from 'kysely'
import { UploadedFile } from '../contract/uploaded-file.js'
import type { Database } from '../db/database.js'
import type { Actor } from './auth/access.js'
import { limitVisitor } from './auth/visitor-limits.js'
import { DomainError, invalidField } from './base/errors.js'
import type { Ctx } from './context.js'

/** A stored response. */
export interface KeptAnswer {
  status: number
  body: Buffer
}

/** A request with a key. */
export interface KeyedRequest {
  hash: Buffer
  fingerprint: Buffer
  /** Encrypts the response. */
  secret: Buffer
}

/** How long responses are stored. */
const KEPT_MS = 24 * 3_600_000
/** How long a request waits for another one with the same key. */
const WAIT_MS = 10_000
/** The largest stored response, in bytes. */
const MAX_ANSWER_BYTES = 1_048_576
const KEY = /^[\x21-\x7e]{1,255}$/

/** Reads the header Idempotency-Key; returns null if there is none. */
export function readKey(given: string | string[] | undefined): string | null {
  if (given === undefined) return null
  if (typeof given === 'string' && KEY.test(given)) return given
  throw invalidField('Idempotency-Key', 'must have 1 to 255 visible ASCII characters, without spaces')
}

/** Returns the key of one caller, with a fingerprint of the whole request. */
export async function keyRequest(actor: Actor, key: string, asked: readonly unknown[]): Promise<KeyedRequest> {
  const caller = JSON.stringify([actor.tenantId, actor.credential, actor.user?.uid ?? actor.sessionId, key])
  return {
    hash: createHmac('sha256', 'idempotency key').update(caller).digest(),
    fingerprint: createHmac('sha256', key)
      .update(await describe(asked))
      .digest(),
    secret: Buffer.from(hkdfSync('sha256', caller, '', 'idempotent answer', 32)),
  }
}

/** Describes the request as text. A file counts by its content, wherever it is stored. */
async function describe(asked: readonly unknown[]): Promise<string> {
  const files = new Map<unknown, string | null>()
  const replace = (_: string, value: unknown) => {
    if (!(value instanceof UploadedFile)) return value
    if (!files.has(value)) files.set(value, null)
    return { file: value.fileName, sha256: files.get(value) }
  }
  const text = JSON.stringify(asked, replace)
  if (files.size === 0) return text
  for (const file of files.keys()) files.set(file, await hashFile(file as UploadedFile))
  return JSON.stringify(asked, replace)
}

async function hashFile({ path }: UploadedFile): Promise<string> {
  const parts = createHmac('sha256', 'file')
  for await (const chunk of createReadStream(path)) parts.update(chunk as Buffer)
  return parts.digest('base64')
}

/**
 * Takes the key for this request, or returns the earlier response to a request with it. While another request with the key is in progress, it
 * waits for that one: only one of the two is executed.
 */
export async function claimKey({ db, now }: Ctx, asked: KeyedRequest): Promise<KeptAnswer | null> {
  const expired = new Date(now.getTime() - KEPT_MS)
  // The time limit applies to this statement only.
  const { rows } = await sql`
    with wait as materialized (select set_config('lock_timeout', ${String(WAIT_MS)}, true))
    insert into "idempotencyKey" (hash, fingerprint, "createdAt")
    select ${asked.hash}::bytea, ${asked.fingerprint}::bytea, ${now}::timestamptz from wait
    on conflict (hash) do update
       set fingerprint = excluded.fingerprint, status = null, answer = null, "createdAt" = excluded."createdAt"
     where "idempotencyKey"."createdAt" <= ${expired}::timestamptz
    returning set_config('lock_timeout', '0', true)`
    .execute(db)
    .catch((error: { code?: string }) => {
      throw error.code === '55P03' ? stillRunning() : error
    })
  return rows.length > 0 ? null : readAnswer(db, asked)
}

async function readAnswer(db: Database, { hash: key, fingerprint, secret }: KeyedRequest): Promise<KeptAnswer> {
  const found = await db
    .selectFrom('idempotencyKey')
    .select(['fingerprint', 'status', 'answer'])
    .where('hash', '=', key)
    .executeTakeFirstOrThrow()
  if (!found.fingerprint.equals(fingerprint))
    throw new DomainError(
      'VALIDATION',
      'IDEMPOTENCY_KEY_REUSED',
      'This Idempotency-Key was used for another request in the last 24 hours: send the same request again, or a new key',
    )
  return { status: found.status as number, body: decrypt(secret, found.answer as Buffer) }
}

/** Stores the response of a request that holds the key. A request whose response cannot be stored is rolled back. */
export async function keepAnswer(ctx: Ctx, { hash: key, secret }: KeyedRequest, status: number, body: string | Buffer) {
  const bytes = Buffer.byteLength(body)
  if (bytes > MAX_ANSWER_BYTES)
    throw new DomainError(
      'BUDGET',
      'IDEMPOTENT_ANSWER_TOO_LARGE',
      `The response to a request with an Idempotency-Key may have at most ${MAX_ANSWER_BYTES} bytes. Nothing was changed: select less in the response`,
    )
  limitVisitor(ctx, 'keptAnswers', Math.ceil(bytes / 1024))
  const answer = encrypt(secret, body)
  await ctx.db.updateTable('idempotencyKey').set({ status, answer }).where('hash', '=', key).execute()
}

const stillRunning = () =>
  new DomainError(
    'UNAVAILABLE',
    'IDEMPOTENCY_KEY_IN_USE',
    'A request with this Idempotency-Key is still in progress; send it again to get its response',
  )

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

function encrypt(secret: Buffer, body: string | Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, secret, nonce)
  const text = Buffer.concat([cipher.update(typeof body === 'string' ? Buffer.from(body) : body), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text])
}

function decrypt(secret: Buffer, stored: Buffer): Buffer {
  const decipher = createDecipheriv(CIPHER, secret, stored.subarray(0, NONCE_BYTES))
  decipher.setAuthTag(stored.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(stored.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
}

const PRUNED_AT_ONCE = 5000

/** Deletes responses after a day, in batches. */
export async function pruneKeys(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS)
  await sql`
    delete from "idempotencyKey" where hash = any(array(
      select hash from "idempotencyKey" where "createdAt" < ${before}::timestamptz
       order by "createdAt" limit ${PRUNED_AT_ONCE}::int for update skip locked))`.execute(db)
}
