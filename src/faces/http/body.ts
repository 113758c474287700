/** How the bodies of requests are read: JSON everywhere, forms only where a scope accepts them. */
import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { DomainError } from '../../core/base/errors.js'
import { UnsupportedMedia } from './request-context.js'

/** JSON is UTF-8 (RFC 8259): other bytes are refused rather than replaced by signs that nobody sent. */
export function acceptJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0 && request.method === 'DELETE') return done(null, undefined)
    const charset = charsetOf(request.headers['content-type'])
    if (!KNOWN.has(charset)) return done(new UnsupportedMedia(`The body must be in UTF-8, not in ${charset}`))
    if (!isUtf8(body)) return done(new NotUtf8())
    return parse(request, body.toString('utf8'), done)
  })
}

/** A form that came with a request, as URLSearchParams. */
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
