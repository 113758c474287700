/**
 * The link that the first start prints: it signs an administrator in, once, within fifteen minutes, from the same machine. It lies in the data folder
 * as a hash, because that folder is the machine's own and all processes of the server share it.
 */
import { timingSafeEqual } from 'node:crypto'
import { readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'
import { newSecret, sha256 } from '../../core/auth/credentials.js'

const SECRET_PREFIX = 'wharf_in'
const LIFE_MS = 15 * 60_000

const fileIn = (folder: string) => join(folder, 'sign-in-link.json')

interface StoredLink {
  hash: string
  email: string
  expiresAt: string
}

/** Makes a link for an administrator and returns its secret. One that was made before ends. */
export function createSignInLink(folder: string, email: string, now: Date): string {
  const secret = newSecret(SECRET_PREFIX)
  const link: StoredLink = {
    hash: sha256(secret).toString('hex'),
    email,
    expiresAt: new Date(now.getTime() + LIFE_MS).toISOString(),
  }
  rmSync(fileIn(folder), { force: true })
  writeFileSync(fileIn(folder), `${JSON.stringify(link)}\n`, { mode: 0o600 })
  return secret
}

/** Uses a link up and returns the address of its administrator; null when it is wrong, was used or has expired. */
export function consumeSignInLink(folder: string, secret: string, now: Date): string | null {
  const link = readLink(folder)
  if (!link || !timingSafeEqual(Buffer.from(link.hash, 'hex'), sha256(secret))) return null
  try {
    // Of two requests at once, in whichever process, one deletes the file.
    unlinkSync(fileIn(folder))
  } catch {
    return null
  }
  return new Date(link.expiresAt) > now ? link.email : null
}

function readLink(folder: string): StoredLink | null {
  try {
    const link = JSON.parse(readFileSync(fileIn(folder), 'utf8')) as StoredLink
    return /^[0-9a-f]{64}$/.test(link.hash) ? link : null
  } catch {
    return null
  }
}

/** Headers by which a proxy says that it passes on a request of another machine. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

/** Whether a request comes from this machine itself, and not through a proxy on it. */
export function isLocal({ socket, headers }: Pick<FastifyRequest, 'socket' | 'headers'>): boolean {
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  const isLoopback = address === '::1' || (isIP(address) === 4 && address.startsWith('127.'))
  return isLoopback && !FORWARDED.some((name) => headers[name] !== undefined)
}
