/** Reads request bodies: JSON everywhere, forms only where a scope accepts them. */
import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { DomainError } from '../../core/base/errors.js'
import { UnsupportedMedia } from './request-context.js'

/** Accepts JSON, which is UTF-8 (RFC 8259): other bytes are refused instead of replaced. */
export function acceptJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0 && request.method === 'DELETE') return done(null, undefined)
    const charset = charsetOf(request.headers['content-type'])
    if (!KNOWN.has(charset)) return done(new UnsupportedMedia(`The body must be in UTF-8, not in ${charset}`))
    if (!isUtf8(body)) return done(new NotUtf8())
    const { jsonLimit = body.length } = request.routeOptions.config
    if (body.length > jsonLimit && bytesBesideFiles(body, jsonLimit) > jsonLimit) return done(new TooLarge(jsonLimit))
    return parse(request, body.toString('utf8'), done)
  })
}

/** A JSON text of at least this length that is pure base64 is a file. */
const MIN_FILE = 10_000
const QUOTE = '"'.charCodeAt(0)
const BASE64 = /^[A-Za-z0-9+/=\\_-]*$/

/** Returns how much of a body is JSON and not a file in it. It is counted before the body is parsed, and no further than `most`. */
function bytesBesideFiles(body: Buffer, most: number): number {
  let count = 0
  let from = 0
  for (let open = body.indexOf(QUOTE); open >= 0 && count <= most; open = body.indexOf(QUOTE, from)) {
    const close = body.indexOf(QUOTE, open + 1)
    const end = close < 0 ? body.length : close
    const isFile = end - open > MIN_FILE && BASE64.test(body.toString('latin1', open + 1, end))
    count += isFile ? open - from : end + 1 - from
    from = end + 1
  }
  return count > most ? count : count + Math.max(0, body.length - from)
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The maximum size of a JSON body besides the files in it, if that is less than the limit of the body. */
    jsonLimit?: number
  }
}

class TooLarge extends DomainError {
  readonly statusCode = 413
  constructor(most: number) {
    super('VALIDATION', 'PAYLOAD_TOO_LARGE', `A body may have at most ${most} bytes in addition to the files in it`)
  }
}

/** Accepts a form, as URLSearchParams. */
export const acceptForms = (scope: FastifyInstance, bodyLimit: number) =>
  scope.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, text, done) => done(null, new URLSearchParams(text)),
  )

const KNOWN = new Set(['utf-8', 'utf8', 'us-ascii'])

const charsetOf = (type = '') => type.match(/;\s*charset\s*=\s*"?([^";\s]+)/i)?.[1]?.toLowerCase() ?? 'utf-8'

class NotUtf8 extends DomainError {
  readonly statusCode = 400
  constructor() {
    super('VALIDATION', 'INVALID_JSON', 'The body is not valid UTF-8')
  }
}
