/**
 * The link of the first start: it signs in an administrator, once, within fifteen minutes, from the same machine. It is stored in the data folder
 * as a hash, because that folder is private to the machine and shared by all processes of the server.
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

/** Creates a link for an administrator and returns its secret. An earlier link stops working. */
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

/** Uses up a link and returns the address of its administrator; null if it is wrong, was used or has expired. */
export function consumeSignInLink(folder: string, secret: string, now: Date): string | null {
  const link = readLink(folder)
  if (!link || !timingSafeEqual(Buffer.from(link.hash, 'hex'), sha256(secret))) return null
  try {
    // Of two concurrent requests, in any process, only one deletes the file.
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

/** Headers that mark a request as forwarded by a proxy. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

/** Returns whether a request comes from this machine itself, and not through a proxy on it. */
export function isLocal({ socket, headers }: Pick<FastifyRequest, 'socket' | 'headers'>): boolean {
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  const isLoopback = address === '::1' || (isIP(address) === 4 && address.startsWith('127.'))
  return isLoopback && !FORWARDED.some((name) => headers[name] !== undefined)
}
