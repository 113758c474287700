/** Uploads to a server, each sent once, and what came of them. */
import { randomBytes, randomUUID } from 'node:crypto'
import sharp from 'sharp'

export const PUBLIC_URL = 'http://wharf.test'

export interface Upload {
  kind: 'image' | 'attachment'
  bytes: Buffer
  ms: number
  sentAt: number
  /** The id and the address, if it was acknowledged. */
  id?: string
  url?: string
  small?: string
  /** The error code, or what went wrong without an answer of the server. */
  error?: string
  message?: string
}

/** Returns a picture of noise, which no two uploads share. */
export const noise = (side: number): Promise<Buffer> =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer()

const IMAGE = `mutation ($input: MediaImageInput!) { mediaImageCreate(input: $input) { id images { originalUrl }
  imageVariants(input: { transformations: [{ name: "s", transformation: { width: 60, format: PNG } }] }) { url } } }`
const ATTACHMENT =
  'mutation ($input: MediaAttachmentInput!) { mediaAttachmentCreate(input: $input) { id attachments { originalUrl } } }'

export interface Uploader {
  url: string
  apikey: string
  productId: number
  customerId: number
}

/** Longer than the storage client waits. */
const LIMIT_MS = 120_000

export async function askServer({ url, apikey }: Uploader, query: string, variables: object = {}) {
  const headers = { apikey, 'content-type': 'application/json' }
  const body = JSON.stringify({ query, variables })
  const response = await fetch(`${url}/v2/graphql`, { method: 'POST', headers, body, signal: AbortSignal.timeout(LIMIT_MS) })
  // biome-ignore lint/suspicious/noExplicitAny: each document answers something else
  return (await response.json()) as any
}

/** Uploads a public picture or a private document. */
export async function upload(to: Uploader, kind: Upload['kind'], bytes: Buffer): Promise<Upload> {
  const sentAt = Date.now()
  const uploads = [
    { language: 'NL', uploadType: 'BASE64', base64File: { base64: bytes.toString('base64'), fileName: `${randomUUID()}.png` } },
  ]
  const input = {
    ...{ alt: [], description: [], tags: [] },
    ...(kind === 'image'
      ? { productId: to.productId, uploadImages: uploads }
      : { customerId: to.customerId, uploadAttachments: uploads }),
  }
  try {
    const { data, errors } = await askServer(to, kind === 'image' ? IMAGE : ATTACHMENT, { input })
    const result = { kind, bytes, sentAt, ms: Date.now() - sentAt }
    if (errors) return { ...result, error: errors[0].extensions?.code ?? 'no code', message: errors[0].message }
    const made = data.mediaImageCreate ?? data.mediaAttachmentCreate
    const files = made.images ?? made.attachments
    return { ...result, id: made.id, url: files[0].originalUrl, small: made.imageVariants?.[0].url }
  } catch (error) {
    return { kind, bytes, sentAt, ms: Date.now() - sentAt, error: 'no answer', message: (error as Error).message }
  }
}

export async function readFile({ url }: Uploader, address: string) {
  const response = await fetch(address.replace(PUBLIC_URL, url), { signal: AbortSignal.timeout(LIMIT_MS) })
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    bytes: Buffer.from(await response.arrayBuffer()),
  }
}
