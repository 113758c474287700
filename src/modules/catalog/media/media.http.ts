/** Serves files: originals, resized images, and private files with a signed link. */
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Format } from '../../../contract/contract.gen.js'
import { networkOf } from '../../../core/auth/network.js'
import type { Clock } from '../../../core/base/clock.js'
import { DomainError } from '../../../core/base/errors.js'
import type { FileAbout, Files } from '../../../core/files/files.js'
import { typeByExtension } from './picture/file-type.js'
import { formatFor, isNegotiated, mimeTypeOf, offerOf, type Transformation } from './picture/transformation.js'
import { isKey, isSigned } from './storage/links.js'
import { unavailable } from './storage/store.s3.js'

interface FileServices {
  files: Files
  clock: Clock
}

const fileNotFound = () => new DomainError('NOT_FOUND', 'NOT_FOUND', 'The file does not exist')

/** Mounts the file routes. They are not API operations and need no credential. One wildcard route, because keys are longer than a parameter may be. */
export function mountMedia(app: FastifyInstance, services: FileServices): void {
  app.route<{ Params: { '*': string } }>({
    method: 'GET',
    url: '/media/*',
    config: { page: true },
    handler: (request, reply) => serve(services, request.params['*'].split('/'), request, reply),
  })
}

/** Serves `<key>`, `s/<until>/<signature>/<key>` or `v/<signature>/<params>/<key>`; a key has three parts. */
async function serve(services: FileServices, parts: string[], request: FastifyRequest, reply: FastifyReply) {
  const key = parts.slice(-3).join('/')
  const [way, first = '', second = ''] = parts.slice(0, -3)
  if (parts.length === 3 && isKey(key, 'public')) return sendFile(services, key, request, reply)
  if (parts.length !== 6) throw fileNotFound()
  if (way === 's' && (await isOpen(services, first, second, key)))
    return sendFile(services, key, request, reply, 'private, no-store')
  const isOffered = way === 'v' && isKey(key, 'public') && (await isSigned(services.files, first, 'variant', second, key))
  if (!isOffered) throw fileNotFound()
  return sendVariant(services.files, key, second, request, reply)
}

const isOpen = async ({ files, clock }: FileServices, until: string, signature: string, key: string) =>
  isKey(key, 'private') && Number(until) * 1000 > clock().getTime() && isSigned(files, signature, 'private', until, key)

async function sendFile({ files }: FileServices, key: string, request: FastifyRequest, reply: FastifyReply, kept?: string) {
  const file = await files.open(key)
  if (!file) throw fileNotFound()
  const etag = `"${key.split('/').at(-1)}"`
  reply.headers({ ...safetyHeaders(file), 'cache-control': kept ?? file.cacheControl, etag })
  if (request.headers['if-none-match'] === etag) {
    file.stream.destroy()
    return reply.code(304).send()
  }
  return reply.headers({ 'content-type': typeHeader(file.mimeType), 'content-length': file.size }).send(file.stream)
}

const SHOWN = /^(image\/|application\/pdf$|text\/plain$)/

/** Returns headers that keep a browser from executing a file on our origin. PDF viewers do not work in a sandbox, and execute nothing either. */
function safetyHeaders({ mimeType, fileName }: Pick<FileAbout, 'mimeType' | 'fileName'>) {
  const sandbox = mimeType === 'application/pdf' ? "object-src 'self'; style-src 'unsafe-inline'" : 'sandbox'
  return {
    'content-disposition': `${SHOWN.test(mimeType) ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeName(fileName)}`,
    'content-security-policy': `default-src 'none'; ${sandbox}`,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
  }
}

const encodeName = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

const typeHeader = (mimeType: string) => (mimeType.startsWith('text/') ? `${mimeType}; charset=utf-8` : mimeType)

const FOR_EVER = 'public, max-age=31536000, immutable'

async function sendVariant(files: Files, key: string, params: string, request: FastifyRequest, reply: FastifyReply) {
  const { transformation, cacheControl = FOR_EVER } = offerOf(params)
  const format = formatFor(transformation, typeByExtension(key), request.headers.accept ?? '')
  const { path, bytes } = await files.copy(key, `${params} ${format}`, networkOf(request.ip), () =>
    renderVariant(files, key, transformation, format),
  )
  const size = bytes?.length ?? (await stat(path)).size
  const mimeType = mimeTypeOf(format)
  const etag = `"${path.slice(-40)}"`
  reply.headers({
    ...safetyHeaders({ mimeType, fileName: `picture.${format.toLowerCase()}` }),
    'cache-control': cacheControl,
    etag,
  })
  if (isNegotiated(transformation)) reply.header('vary', 'accept')
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.headers({ 'content-type': mimeType, 'content-length': size }).send(bytes ?? createReadStream(path))
}

async function renderVariant(files: Files, key: string, transformation: Transformation, format: Format): Promise<Buffer> {
  const source = await files.open(key)
  if (!source) throw fileNotFound()
  const bytes = await buffer(source.stream).catch(() => Promise.reject(unavailable()))
  const { draw, isTimeout } = await import('./picture/draw.js')
  const { maxPixels, drawSeconds } = files.rules
  return draw(bytes, transformation, format, { maxPixels, seconds: drawSeconds }).catch((error) => {
    throw isTimeout(error)
      ? new DomainError('REFUSED', 'MEDIA_IMAGE_TOO_LARGE', 'The picture takes too long to render; request a smaller size or JPG')
      : new DomainError('REFUSED', 'MEDIA_IMAGE_UNREADABLE', 'The picture is damaged and cannot be rendered')
  })
}
