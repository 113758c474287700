import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { addImage, addProduct, picture, writtenOut } from '../../../../../test/pictures.js'
import { startTestServer, type TestServer } from '../../../../../test/test-server.js'
import { openVariants } from '../picture/variants.js'

let server: TestServer
let productId: string
beforeAll(async () => {
  server = await startTestServer({ closes: false, rules: { maxBytes: 200_000, maxPixels: 1_000_000 } })
  productId = String(await addProduct(server, 'P1'))
})
afterAll(async () => {
  expect(await server.db.selectFrom('mediaImage').select('id').execute()).toEqual([])
  expect(readdirSync(server.fileFolder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())).toEqual([])
  await server.close()
})

const send = (bytes: Buffer) => addImage(server, { productId, uploadImages: [writtenOut(bytes)] })
const refused = (message: string) => ({ errors: [{ code: 'VALIDATION_ERROR', message: `uploadImages[0].${message}` }] })

const crcTable = Array.from({ length: 256 }, (_, n) => {
  let c = n
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
  return c >>> 0
})
const crc = (data: Buffer) => {
  const sum = data.reduce((c, byte) => (crcTable[(c ^ byte) & 255] as number) ^ (c >>> 8), 0xffffffff)
  return Buffer.from(new Uint32Array([(sum ^ 0xffffffff) >>> 0]).buffer).reverse()
}
const chunk = (name: string, data: Buffer) => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const body = Buffer.concat([Buffer.from(name), data])
  return Buffer.concat([length, body, crc(body)])
}

/** A few bytes that claim to be 30,000 × 30,000 pixels. */
function bomb(): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(30_000, 0)
  header.writeUInt32BE(30_000, 4)
  header[8] = 1
  const head = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([
    head,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

test('a small file that would become an enormous picture is refused before it is decoded', async () => {
  const before = process.memoryUsage.rss()

  expect(await send(bomb())).toEqual(refused('base64File must have at most 1000000 pixels'))
  expect(process.memoryUsage.rss() - before).toBeLessThan(100_000_000)
})

test('a picture of more pixels than allowed is refused, one of as many is not', async () => {
  expect(await send(await picture(1001, 1000))).toEqual(refused('base64File must have at most 1000000 pixels'))

  const { id } = await send(await picture(1000, 1000))
  await server.gql(`mutation { mediaImageDelete(mediaId: "${id}") { mediaId } }`)
})

test('a base64 file may have 10 MB, an uploaded one as many bytes as the server allows', async () => {
  const base64 = 'A'.repeat(13_333_340)
  const input = { productId, uploadImages: [{ uploadType: 'BASE64', base64File: { base64, fileName: 'a.png' } }] }
  const document = 'mutation ($input: MediaImageInput!) { mediaImageCreate(input: $input) { id } }'
  const texts = { alt: [], description: [], tags: [] }

  expect(await addImage(server, input)).toEqual(refused('base64File.base64 must contain at most 10000000 bytes'))
  expect(await send(Buffer.alloc(10_000_000))).toEqual(refused('base64File must be a JPEG, PNG, WebP, GIF or AVIF picture'))
  const large = await server.upload(
    document,
    { input: { ...texts, productId, uploadImages: [{ uploadType: 'FILE', file: { file: null } }] } },
    { 'variables.input.uploadImages.0.file.file': { name: 'a.png', type: 'image/png', content: new Uint8Array(200_001) } },
  )
  expect(large).toEqual(refused('file.file must have at most 200000 bytes'))
})

test('a caller who may change nothing cannot send a large body', async () => {
  const payload = JSON.stringify({ query: '{ __typename }', variables: { a: 'A'.repeat(1_100_000) } })
  const send = (headers: object) =>
    server.app.inject({
      method: 'POST',
      url: '/v2/graphql',
      headers: { 'content-type': 'application/json', ...headers },
      payload,
    })

  expect((await send({})).statusCode).toBe(413)
  expect((await send({ apikey: await server.keyFor({ product: 'VIEWER' }) })).statusCode).toBe(413)
  expect((await send({ apikey: await server.keyFor({ product: 'EDITOR' }) })).statusCode).toBe(200)
})

const openCache = (maxBytes: number) => {
  const folder = mkdtempSync(join(tmpdir(), 'wharf-cache-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  let now = Date.UTC(2026, 0, 1)
  const kept = () => readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length
  return { ...openVariants({ folder, maxBytes, clock: () => new Date(now++), onError: () => undefined }), kept }
}

test('of many concurrent requests for the same size one renders it; too many different ones have to retry', async () => {
  const { get } = openCache(1_000_000)
  let drawings = 0
  let running = 0
  let most = 0
  const make = async () => {
    drawings++
    most = Math.max(most, ++running)
    await new Promise((done) => setTimeout(done, 5))
    running--
    return Buffer.from('x')
  }

  await Promise.all(Array.from({ length: 20 }, () => get('key', 'same', 'somebody', make)))
  expect(drawings).toBe(1)
  // No size is rendered until four have been refused.
  let refuse: () => void = () => undefined
  const refused = new Promise<void>((done) => {
    let left = 4
    refuse = () => void (--left === 0 && done())
  })
  const answers = await Promise.allSettled(
    Array.from({ length: 70 }, (_, i) =>
      get('key', `size ${i}`, `address ${i % 2}`, () => refused.then(make)).catch((error) => {
        refuse()
        throw error
      }),
    ),
  )

  expect(most).toBe(2)
  expect(answers.filter(({ status }) => status === 'rejected')).toEqual(
    Array(4).fill({ status: 'rejected', reason: expect.objectContaining({ code: 'SERVICE_UNAVAILABLE' }) }),
  )
})

test('the file that has not been requested for longest is deleted first', async () => {
  const { get, forget, kept } = openCache(1000)
  const make = async () => Buffer.alloc(300)
  for (const name of ['a', 'b', 'c']) await get('one', name, 'somebody', make)
  expect(kept()).toBe(3)

  await get('two', 'd', 'somebody', make)

  expect(kept()).toBe(2)
  await forget('two')
  expect(kept()).toBeLessThan(2)
})
