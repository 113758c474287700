/** Entity tags of single resources: If-None-Match avoids sending an unchanged body, If-Match prevents overwriting unseen changes. */
import { hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { DomainError } from '../../core/base/errors.js'

/** Returns the entity tag of a body: a strong one, since the same text has the same tag. */
export const etagOf = (body: string | Buffer): string => `"${hash('sha256', body, 'base64url').slice(0, 32)}"`

const TAG = /^(W\/)?"[\x21\x23-\x7e\x80-\xff]*"$/

/** Returns the tags in a header; null without the header, `*` for any. */
function readTags(name: 'if-match' | 'if-none-match', { headers }: FastifyRequest): readonly string[] | '*' | null {
  const given = headers[name]
  if (given === undefined) return null
  if (given.trim() === '*') return '*'
  return given.split(',').map((tag) => tag.trim())
}

/** Returns whether the client already has the body with this tag. */
export function isKnown(request: FastifyRequest, etag: string): boolean {
  const tags = readTags('if-none-match', request)
  return tags === '*' || (tags?.some((tag) => tag.replace(/^W\//, '') === etag) ?? false)
}

export const hasIfMatch = ({ headers }: FastifyRequest): boolean => headers['if-match'] !== undefined

/** Throws unless the resource is unchanged for the client. Weak tags never match, as RFC 9110 says. */
export function requireMatch(request: FastifyRequest, etag: string): void {
  const tags = readTags('if-match', request)
  if (tags === null || tags === '*' || tags.includes(etag)) return
  const wrong = tags.find((tag) => !TAG.test(tag))
  const detail =
    wrong === undefined ? 'The resource has changed in the meantime' : `If-Match must contain entity tags in quotes, not ${wrong}`
  throw preconditionFailed(`${detail}; its ETag is ${etag}. Nothing was changed`)
}

export const preconditionFailed = (message: string) => new DomainError('REFUSED', 'PRECONDITION_FAILED', message)
