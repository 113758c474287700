import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import { DomainError } from '../../../../core/base/errors.js'
import type { FileAbout, FileStore } from '../../../../core/files/files.js'

export interface Bucket {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** How long the storage may take to respond. Reading the file may take longer, because a client may be slow. */
const TIME_MS = 60_000
/** The number of files listed and deleted at once. */
const AT_ONCE = 1000
const DELETING = 16

/** Stores files in a bucket of any S3-compatible storage. */
export function s3Store(bucket: Bucket, timeMs = TIME_MS): FileStore {
  const ask = createClient(bucket, timeMs)
  return {
    put: (key, path, about) => putFile(ask, key, path, about),
    open: (key) => openFile(ask, key),
    remove: async (key) => void (await ask('DELETE', `/${key}`)),
    removeSome: (tenantId) => removeSome(ask, tenantId),
  }
}

type Ask = (method: string, what: string, init?: { body?: Buffer; headers?: Record<string, string> }) => Promise<Response>

/** Returns a function that sends signed requests with the bucket in the path. A missing file is not an error. */
function createClient({ endpoint, bucket, region, accessKeyId, secretAccessKey }: Bucket, timeMs: number): Ask {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 })
  return async (method, what, init = {}) => {
    const url = `${endpoint.replace(/\/+$/, '')}/${bucket}${what}`
    const stopper = new AbortController()
    const late = setTimeout(() => stopper.abort(), timeMs)
    const response = await client
      .fetch(url, { method, ...init, signal: stopper.signal } as RequestInit)
      .catch(() => Promise.reject(unavailable()))
      .finally(() => clearTimeout(late))
    if (response.ok || response.status === 404) return response
    await response.body?.cancel()
    throw unavailable(response.status)
  }
}

async function putFile(ask: Ask, key: string, path: string, { mimeType, fileName, cacheControl }: FileAbout): Promise<void> {
  const body = await readFile(path)
  const headers = {
    'content-type': mimeType,
    'cache-control': cacheControl,
    'content-length': String(body.length),
    'x-amz-meta-filename': encodeURIComponent(fileName),
    'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'),
  }
  const { status } = await ask('PUT', `/${key}`, { body, headers })
  if (status === 404) throw unavailable(status)
}

async function openFile(ask: Ask, key: string): ReturnType<FileStore['open']> {
  const { status, headers, body } = await ask('GET', `/${key}`)
  if (status === 404 || !body) {
    await body?.cancel()
    return null
  }
  return {
    mimeType: headers.get('content-type') ?? 'application/octet-stream',
    fileName: decodeURIComponent(headers.get('x-amz-meta-filename') ?? 'file'),
    cacheControl: headers.get('cache-control') ?? 'no-store',
    size: Number(headers.get('content-length')),
    stream: Readable.fromWeb(body as ReadableStream),
  }
}

async function removeSome(ask: Ask, tenantId: string): Promise<string[]> {
  const listed = await ask('GET', `?list-type=2&max-keys=${AT_ONCE}&prefix=${encodeURIComponent(`${tenantId}/`)}`)
  if (listed.status === 404) throw unavailable(listed.status)
  const keys = [...(await listed.text()).matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = '']) => key)
  const open = keys.values()
  const work = async () => {
    for (const key of open) await ask('DELETE', `/${encodeURI(key)}`)
  }
  await Promise.all(Array.from({ length: DELETING }, work))
  return keys
}

export const unavailable = (status?: number) =>
  new DomainError(
    'UNAVAILABLE',
    'SERVICE_UNAVAILABLE',
    `The file storage cannot be reached at the moment${status ? ` (status ${status})` : ''}; try again`,
  )
