/** One-time passwords by time (RFC 6238): six digits, HMAC-SHA-1, steps of thirty seconds, as all authenticator apps support them. */
import { createHmac, timingSafeEqual } from 'node:crypto'

const STEP_MS = 30_000
const DIGITS = 6
/** Codes of the step before and the step after are accepted, too: clocks of phones differ. */
const DRIFT = 1

/** Returns the code of a time step. The tests of the RFC use eight digits and other hash functions. */
function codeOfStep(secret: Buffer, step: number, digits = DIGITS, algorithm = 'sha1'): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac(algorithm, secret).update(counter).digest()
  const at = (hash.at(-1) ?? 0) & 15
  const number = hash.readUInt32BE(at) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** Returns the time step of an instant. */
const stepAt = (now: Date): number => Math.floor(now.getTime() / STEP_MS)

/** Returns the step whose code was given, or null if it belongs to none. All steps are compared, so that the time discloses nothing. */
function findStep(secret: Buffer, code: string, now: Date): number | null {
  let found: number | null = null
  for (let step = stepAt(now) - DRIFT; step <= stepAt(now) + DRIFT; step++)
    if (isEqual(codeOfStep(secret, step), code)) found = step
  return found
}

const isEqual = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/** The codes of a secret by time. */
export const totp = { codeOfStep, stepAt, findStep }

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Writes bytes in base32 (RFC 4648), as authenticator apps read secrets. The length must be a multiple of five bytes. */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map((group) => ALPHABET[Number.parseInt(group, 2)]).join('')
}

/** Returns the URI that an authenticator app reads from a QR code. */
export function otpauthUri(secret: Buffer, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${toBase32(secret)}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=6&period=30`
}
