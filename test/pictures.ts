/** Pictures, and what they show. */
import { join } from 'node:path'
import sharp from 'sharp'
import { v7 } from 'uuid'
import { type Answer, PUBLIC_URL, type TestServer } from './test-server.js'

/** A red picture. */
export const picture = (width = 40, height = 30, format: 'png' | 'jpeg' | 'webp' = 'png'): Promise<Buffer<ArrayBuffer>> =>
  sharp({ create: { width, height, channels: 3, background: '#cc2200' } })
    .toFormat(format)
    .toBuffer() as Promise<Buffer<ArrayBuffer>>

/** Left half red, right half blue. */
export const twoHalves = (width: number, height: number): Promise<Buffer> => {
  const half = { width: width / 2, height, channels: 3, background: '#0000ff' } as const
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([{ input: { create: half }, left: width / 2, top: 0 }])
    .png()
    .toBuffer()
}

/** The entry of an upload that holds the bytes written out. */
export const writtenOut = (bytes: Buffer, language = 'NL', fileName = 'picture.png') => ({
  language,
  uploadType: 'BASE64',
  base64File: { base64: bytes.toString('base64'), fileName },
})

export async function addProduct({ db, clock }: TestServer, sku: string): Promise<number> {
  const values = { uuid: v7(), sku, createdAt: clock(), lastModifiedAt: clock() }
  const { id } = await db
    .insertInto('product')
    .values(values as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Returns what a browser gets at a URL of the server. */
export const fetched = ({ app }: TestServer, url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url: url.replace(PUBLIC_URL, ''), headers })

/** Adds a picture of a product and returns the selected fields. */
export async function addImage(
  server: TestServer,
  input: object,
  fields = 'id images { language originalUrl mimeType }',
): Promise<Answer> {
  const document = `mutation ($input: MediaImageInput!) { mediaImageCreate(input: $input) { ${fields} } }`
  const { mediaImageCreate, ...failed } = await server.gql(document, { input: { alt: [], description: [], tags: [], ...input } })
  return mediaImageCreate ?? failed
}

/** How many pictures there are. */
export async function countImages({ db }: TestServer): Promise<number> {
  const { n } = await db
    .selectFrom('mediaImage')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}

/** Returns the path of the file at a URL. */
export function fileAt({ fileFolder }: TestServer, url: string): string {
  const name = url.split('/').at(-1) ?? ''
  return join(fileFolder, 'media/default/public', name.slice(0, 2), name)
}
