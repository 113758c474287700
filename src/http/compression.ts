/** Compresses responses for clients that accept it. Brotli and gzip run on separate threads, so that they do not block the server. */
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

type Encoding = 'br' | 'gzip'

/** Smaller responses fit into one packet anyway. */
const MIN_BYTES = 1024
const COMPRESSIBLE = /^(text\/|image\/svg|application\/([\w.+-]*json|graphql|javascript|xml))/

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Compresses bytes; `isKept` uses the best level, because the result is sent many times. */
function compress(bytes: Buffer | string, encoding: Encoding, isKept: boolean): Promise<Buffer> {
  const input = Buffer.from(bytes as string)
  if (encoding === 'gzip') return toGzip(input, { level: isKept ? 9 : 4 })
  const params = { [zlib.BROTLI_PARAM_QUALITY]: isKept ? 9 : 4, [zlib.BROTLI_PARAM_SIZE_HINT]: input.length }
  return toBrotli(input, { params })
}

/** Adds compression. Must be called before the routes are mounted. */
export function addCompression(app: FastifyInstance) {
  app.addHook('onSend', (request, reply, payload, done) => {
    const encoding = request.headers['accept-encoding'] === undefined ? null : chooseEncoding(request)
    if (!encoding || !isWorthwhile(reply, payload)) return done(null, payload)
    compress(payload, encoding, false).then(
      (bytes) => done(null, encoded(reply, bytes, encoding)),
      (error: Error) => done(error),
    )
  })
}

function isWorthwhile(reply: FastifyReply, payload: unknown): payload is string | Buffer {
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return false
  if (payload.length < MIN_BYTES || reply.hasHeader('content-encoding')) return false
  return COMPRESSIBLE.test(String(reply.getHeader('content-type') ?? ''))
}

function encoded(reply: FastifyReply, bytes: Buffer, encoding: Encoding): Buffer {
  const vary = reply.getHeader('vary')
  reply
    .header('content-encoding', encoding)
    .header('vary', vary ? `${vary}, accept-encoding` : 'accept-encoding')
    .header('content-length', bytes.length)
  return bytes
}

/** Returns brotli if the client accepts it, else gzip; null if it accepts neither, or only with `q=0`. */
function chooseEncoding({ headers }: FastifyRequest): Encoding | null {
  const accepted = String(headers['accept-encoding']).toLowerCase().split(',').map(acceptedName)
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null
}

/** Returns the name of an encoding in the header; null for a refused one. */
function acceptedName(part: string): string | null {
  const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
  return parameters.some((text) => /^q=0(\.0*)?$/.test(text)) ? null : name
}

/** Opens a cache of static documents: each is compressed once, at the first request. */
export function openPrecompressed() {
  const kept = new Map<string, Promise<Buffer>>()
  return async (request: FastifyRequest, reply: FastifyReply, text: string): Promise<string | Buffer> => {
    const encoding = chooseEncoding(request)
    if (!encoding || text.length < MIN_BYTES) return text
    const key = encoding + text
    const bytes = kept.get(key) ?? compress(text, encoding, true)
    kept.set(key, bytes)
    return encoded(reply, await bytes, encoding)
  }
}
