/** A small S3 server for tests: it stores files, and refuses requests with a wrong signature. */
import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

interface StoredObject {
  bytes: Buffer
  headers: Record<string, string>
}

const credentials = { bucket: 'wharf', region: 'eu-test-1', accessKeyId: 'AKTEST', secretAccessKey: 'not-a-secret' }

/** Starts the server. `kept` has the stored objects, `refused` the reasons of refused requests; objects in `stuck` cannot be deleted, and the connection breaks in the middle of those in `torn`. */
export async function startS3() {
  const kept = new Map<string, StoredObject>()
  const stuck = new Set<string>()
  const torn = new Set<string>()
  const refused: string[] = []
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const reason = checkSignature(request, body)
    if (reason) {
      refused.push(reason)
      response.writeHead(403).end(reason)
      return
    }
    if (request.url?.includes('?list-type=2')) {
      response.writeHead(200, { 'content-type': 'application/xml' }).end(listObjects(kept, request.url))
      return
    }
    if (request.method === 'DELETE' && stuck.has(request.url ?? '')) {
      response.writeHead(409).end()
      return
    }
    const { status, found } = handleObjectRequest(kept, request, body)
    response.writeHead(status, found ? { ...found.headers, 'content-length': found.bytes.length } : {})
    if (found && torn.has(request.url ?? '')) {
      response.write(found.bytes.subarray(0, found.bytes.length / 2), () => response.destroy())
      return
    }
    response.end(request.method === 'GET' ? found?.bytes : undefined)
  }).listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { kept, stuck, torn, refused, bucket: { endpoint, ...credentials }, stop: () => server.close() }
}

/** Lists at most two objects per request, so that clients must page. */
function listObjects(kept: Map<string, StoredObject>, url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://s3.test')
  const begin = `${pathname}/${searchParams.get('prefix')}`
  const paths = [...kept.keys()].filter((path) => path.startsWith(begin))
  const keys = paths.slice(0, 2).map((path) => `<Contents><Key>${path.slice(pathname.length + 1)}</Key></Contents>`)
  return `<ListBucketResult><IsTruncated>${paths.length > 2}</IsTruncated>${keys.join('')}</ListBucketResult>`
}

function handleObjectRequest(
  kept: Map<string, StoredObject>,
  { method, url = '', headers }: IncomingMessage,
  bytes: Buffer,
): { status: number; found?: StoredObject } {
  const found = kept.get(url)
  if (method === 'PUT') {
    const stored = ['content-type', 'cache-control', 'x-amz-meta-filename'].map((name) => [name, String(headers[name])])
    kept.set(url, { bytes, headers: Object.fromEntries(stored) })
    return { status: 200 }
  }
  if (method === 'DELETE') return { status: kept.delete(url) ? 204 : 404 }
  return found ? { status: 200, found } : { status: 404 }
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest()

/** Checks the AWS signature (version 4) and returns the reason for a refusal, or null. */
function checkSignature({ method, url = '', headers }: IncomingMessage, body: Buffer): string | null {
  const [, credential = '', signed = '', signature = ''] =
    headers.authorization?.match(/^AWS4-HMAC-SHA256 Credential=(\S+), SignedHeaders=(\S+), Signature=([0-9a-f]{64})$/) ?? []
  const date = String(headers['x-amz-date'])
  const scope = `${date.slice(0, 8)}/${credentials.region}/s3/aws4_request`
  if (credential !== `${credentials.accessKeyId}/${scope}`) return 'unknown credential'
  const bodyHash = String(headers['x-amz-content-sha256'])
  if (bodyHash !== 'UNSIGNED-PAYLOAD' && bodyHash !== sha256(body)) return 'the body is not what was signed'
  const names = signed.split(';')
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.includes(name))) return 'headers are not signed'
  const lines = names.map((name) => `${name}:${String(headers[name]).trim()}\n`).join('')
  const [path = '', query = ''] = url.split('?')
  const canonical = [method, path, query, lines, signed, bodyHash].join('\n')
  const key = [credentials.region, 's3', 'aws4_request'].reduce<Buffer>(
    (outer, part) => hmac(outer, part),
    hmac(`AWS4${credentials.secretAccessKey}`, date.slice(0, 8)),
  )
  const expected = hmac(key, ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n')).toString('hex')
  return expected === signature ? null : 'the signature does not match'
}
