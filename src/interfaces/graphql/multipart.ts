/** Documents with files: `operations`, `map` and the files, as GraphQL clients send them. */
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { UploadedFile } from '../../contract/uploaded-file.js'
import { type Actor, hasRole } from '../../core/auth/access.js'
import { DomainError, forbidden, invalid, unauthenticated } from '../../core/base/errors.js'
import { parseJson } from '../../core/base/json.js'
import { unstored } from '../../core/files/files.js'
import { createUploadFolder, deleteStaleUploads } from '../../core/files/upload-folder.js'
import { API_KEY_TEXTS, callerOf, type ServerServices } from '../http/request-context.js'

/** The limits of a request with files. */
export interface UploadLimits {
  fileBytes: number
  files: number
  /** The size of `operations` and of `map`. */
  fieldBytes: number
}

const folders = new WeakMap<FastifyRequest, string>()

const isMultipart = ({ headers }: FastifyRequest) => /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')

/** Requires a logged-in user, or a key that may change something, for files: a read-only key may not upload. */
export const requireAuthForFiles = (services: ServerServices) => async (request: FastifyRequest) => {
  if (!isMultipart(request)) return
  const actor = await callerOf(services, request)
  if (actor.kind === 'nobody') throw unauthenticated(actor.isMistaken ? API_KEY_TEXTS.mistaken : API_KEY_TEXTS.missing)
  if (!mayBringFiles(actor)) throw forbidden()
}

/** Limits the body of anonymous callers: one larger than a document can only contain a base64 file. */
export const limitAnonymousBody =
  (services: ServerServices, usual: number) => async (request: FastifyRequest, _reply: FastifyReply, payload: Readable) => {
    const { 'content-length': length, 'transfer-encoding': chunked } = request.headers
    if (isMultipart(request) || (!chunked && Number(length ?? 0) <= usual)) return payload
    if (mayBringFiles(await callerOf(services, request))) return payload
    if (!chunked) throw new TooLarge(`A body may have at most ${usual} bytes`)
    const limited = counted(usual)
    // A client that disconnects in the middle also ends it.
    pipeline(payload, limited).catch(() => undefined)
    return limited
  }

/** Counts a body of unknown length while it is read. */
function counted(most: number): Transform {
  let size = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      done(size > most ? new TooLarge(`A body may have at most ${most} bytes`) : null, chunk)
    },
  })
}

const mayBringFiles = ({ user, roles }: Actor) =>
  user !== null || Object.keys(roles).some((domain) => hasRole(roles, domain, 'EDITOR'))

/** Accepts uploads; files are in a temporary folder until the response is sent. */
export function acceptUploads(app: FastifyInstance, limits: UploadLimits) {
  app.addHook('onListen', async () => {
    await deleteStaleUploads().catch((error) => app.log.warn({ err: error }, 'files of earlier requests could not be deleted'))
  })
  app.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, payload: Readable) => {
    const folder = await createUploadFolder().catch((error) => Promise.reject(unstored(error)))
    folders.set(request, folder)
    try {
      return bodyOf(await partsOf(request, payload, folder, limits))
    } catch (error) {
      await deleteTempFiles(request)
      throw error
    }
  })
}

/** Deletes the files. Call it when the request is over, even if it failed. */
export async function deleteTempFiles(request: FastifyRequest) {
  const folder = folders.get(request)
  folders.delete(request)
  if (folder) await rm(folder, { recursive: true, force: true })
}

interface Parts {
  fields: Map<string, string>
  files: Map<string, UploadedFile>
}

class TooLarge extends DomainError {
  readonly statusCode = 413
  constructor(message: string) {
    super('VALIDATION', 'PAYLOAD_TOO_LARGE', message)
  }
}

async function partsOf(request: FastifyRequest, payload: Readable, folder: string, limits: UploadLimits): Promise<Parts> {
  const reader = readerOf(request, limits)
  const fields = fieldsIn(reader, limits)
  const { files, saved, streams } = filesIn(reader, folder, limits)
  try {
    await pipeline(payload, reader)
    await Promise.all(saved)
  } catch (error) {
    // If the client disconnects in the middle, no file stays open.
    for (const stream of streams) stream.destroy()
    await Promise.allSettled(saved)
    const failure = unstored(error)
    throw failure instanceof DomainError ? failure : invalid([{ path: [], message: 'The multipart body cannot be read' }])
  }
  return { fields, files }
}

/** Collects fields while the body is read. */
function fieldsIn(reader: BusboyInstance, { fieldBytes }: UploadLimits): Parts['fields'] {
  const fields = new Map<string, string>()
  reader.on('field', (name, value, _nameCut, isCut) => {
    if (isCut) reader.destroy(new TooLarge(`${name} is larger than ${fieldBytes} bytes`))
    else fields.set(name, value)
  })
  return fields
}

/** Collects files while the body is read; a file is complete when it is `saved`. */
function filesIn(reader: BusboyInstance, folder: string, limits: UploadLimits) {
  const files: Parts['files'] = new Map()
  const saved: Promise<void>[] = []
  const streams: BusboyFileStream[] = []
  reader.on('file', (name, stream, fileName, _encoding, mimeType) => {
    const path = join(folder, String(saved.length))
    const saving = save(stream, path, limits).then((size) => {
      files.set(name, new UploadedFile(fileName || 'file', mimeType, size, path))
    })
    saving.catch((error) => reader.destroy(error))
    streams.push(stream)
    saved.push(saving)
  })
  reader.on('filesLimit', () => reader.destroy(new TooLarge(`At most ${limits.files} files per request`)))
  return { files, saved, streams }
}

function readerOf({ headers }: FastifyRequest, { fileBytes, files, fieldBytes }: UploadLimits): BusboyInstance {
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
      limits: { fileSize: fileBytes, files, fieldSize: fieldBytes, fields: 10, parts: files + 10 },
    })
  } catch {
    throw invalid([{ path: [], message: 'The multipart body has no boundary' }])
  }
}

async function save(stream: BusboyFileStream, path: string, { fileBytes }: UploadLimits): Promise<number> {
  let size = 0
  stream.on('data', (chunk: Buffer) => {
    size += chunk.length
  })
  await pipeline(stream, createWriteStream(path))
  if (stream.truncated) throw new TooLarge(`A file may have at most ${fileBytes} bytes`)
  return size
}

/** Returns the document with each file at the position that `map` gives it. */
function bodyOf({ fields, files }: Parts): unknown {
  const operations = parsed(fields, 'operations')
  const map = parsed(fields, 'map')
  for (const [name, paths] of Object.entries(map)) {
    const file = files.get(name)
    if (!file) throw invalid([{ path: ['map', name], message: 'refers to a file that was not sent' }])
    if (!Array.isArray(paths)) throw invalid([{ path: ['map', name], message: 'must be a list of paths' }])
    for (const path of paths) put(operations, String(path).split('.'), file)
  }
  return operations
}

function parsed(fields: Map<string, string>, name: string): Record<string, unknown> {
  const value = parseJson(fields.get(name) ?? '')
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  throw invalid([{ path: [name], message: 'must be a JSON object, in a part before the files' }])
}

/** Puts a file at a position, which must exist and be empty: clients send null there. */
function put(operations: Record<string, unknown>, path: string[], file: UploadedFile) {
  let place: Record<string, unknown> = operations
  for (const step of path.slice(0, -1)) {
    const next = Object.hasOwn(place, step) ? place[step] : undefined
    if (typeof next !== 'object' || next === null) throw missingPlace(path)
    place = next as Record<string, unknown>
  }
  const last = path.at(-1) ?? ''
  if (path[0] !== 'variables' || !Object.hasOwn(place, last) || place[last] !== null) throw missingPlace(path)
  place[last] = file
}

const missingPlace = (path: string[]) => invalid([{ path: ['map'], message: `${path.join('.')} is not null in the variables` }])
