/** CSV bodies: they are written to a temporary file while they arrive, which is deleted after the request. */
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { UploadedFile } from '../../contract/uploaded-file.js'
import { DomainError, invalid } from '../../core/base/errors.js'
import { unstored } from '../../core/files/files.js'
import { createUploadFolder } from '../../core/files/upload-folder.js'
import { UnsupportedMedia } from '../http/request-context.js'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The maximum size of a CSV file; without it, the route takes none. */
    csvLimit?: number
  }
}

const folders = new WeakMap<FastifyRequest, string>()

export function acceptCsv(app: FastifyInstance) {
  app.addContentTypeParser('text/csv', async (request: FastifyRequest, payload: Readable) => {
    const { csvLimit } = request.routeOptions.config
    if (csvLimit === undefined) throw new UnsupportedMedia('The body must be application/json')
    const folder = await createUploadFolder().catch((error) => Promise.reject(unstored(error)))
    folders.set(request, folder)
    return save(payload, join(folder, 'file.csv'), csvLimit).catch(async (error) => {
      await deleteCsvFile(request)
      throw unstored(error)
    })
  })
}

/** Deletes the file. Call it when the request is over, even if it failed. */
export async function deleteCsvFile(request: FastifyRequest) {
  const folder = folders.get(request)
  folders.delete(request)
  if (folder) await rm(folder, { recursive: true, force: true })
}

async function save(payload: Readable, path: string, most: number): Promise<UploadedFile> {
  let size = 0
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      done(
        size > most ? new DomainError('VALIDATION', 'PAYLOAD_TOO_LARGE', `A file may have at most ${most} bytes`) : null,
        chunk,
      )
    },
  })
  await pipeline(payload, counted, createWriteStream(path))
  return new UploadedFile('file.csv', 'text/csv', size, path)
}

/** Returns the file of a request; another kind of body is refused. */
export function csvFileOf({ body }: FastifyRequest): UploadedFile {
  if (body instanceof UploadedFile) return body
  throw new UnsupportedMedia('The body must be text/csv')
}

/** Parses `SKU:Article number,NAME:Description`, which maps columns to headers of the file. */
export function readMappings(text: string | undefined): { csvHeader: string; fieldName: string }[] | undefined {
  if (text === undefined) return undefined
  return text.split(',').map((pair) => {
    const [, fieldName = '', csvHeader = ''] = pair.match(/^\s*(\w+)\s*:(.+)$/) ?? []
    if (fieldName) return { fieldName, csvHeader }
    throw invalid([{ path: ['mappings'], message: 'must be pairs such as SKU:Article number,NAME:Description' }])
  })
}
