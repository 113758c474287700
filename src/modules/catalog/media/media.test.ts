import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { addImage, addProduct, countImages, fetched, fileAt, picture, writtenOut } from '../../../../test/pictures.js'
import { everything, startTestServer, type TestServer } from '../../../../test/test-server.js'

let server: TestServer
let productId: number
beforeAll(async () => {
  server = await startTestServer({ closes: false, rules: { http: true, privateNetwork: true } })
  productId = await addProduct(server, 'P1')
})
afterAll(() => server.close())

const ALL = `id productId clusterId categoryId sparePartsMachineId type priority createdAt lastModifiedAt
  alt { language value } description { language value } tags { language values } images { language originalUrl mimeType }`

test('a picture that is written out is stored, shown and served', async () => {
  const bytes = await picture()

  const image = await addImage(
    server,
    {
      productId: String(productId),
      alt: [{ language: 'nl', value: 'Rood' }],
      description: [{ language: 'EN', value: 'A red one' }],
      tags: [{ language: 'nl', values: ['tegel', 'tegel', 'rood'] }],
      uploadImages: [writtenOut(bytes, 'nl', '../../red <1>.png')],
    },
    ALL,
  )

  const now = '2026-11-15T12:00:00.000Z'
  expect(image).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    productId: String(productId),
    clusterId: null,
    categoryId: null,
    sparePartsMachineId: null,
    type: 'IMAGE',
    priority: 1000,
    createdAt: now,
    lastModifiedAt: now,
    alt: [{ language: 'NL', value: 'Rood' }],
    description: [{ language: 'EN', value: 'A red one' }],
    tags: [{ language: 'NL', values: ['tegel', 'rood'] }],
    images: [
      {
        language: 'NL',
        originalUrl: expect.stringMatching(/^https:\/\/wharf\.test\/media\/default\/public\/[0-9a-f]{32}\.png$/),
        mimeType: 'image/png',
      },
    ],
  })
  const { originalUrl } = image.images[0]
  const served = await fetched(server, originalUrl)
  expect({ status: served.statusCode, same: served.rawPayload.equals(bytes), headers: served.headers }).toMatchObject({
    status: 200,
    same: true,
    headers: {
      'content-type': 'image/png',
      'content-length': String(bytes.length),
      'content-disposition': "inline; filename*=UTF-8''red%201.png",
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  })
  const again = await fetched(server, originalUrl, { 'if-none-match': String(served.headers.etag) })
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
  const head = await server.app.inject({ method: 'HEAD', url: originalUrl.replace('https://wharf.test', '') })
  expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0])
})

test('a picture can be a part of the request, too, and its sender sets the cache time', async () => {
  const bytes = await picture(20, 20, 'jpeg')
  const document = `mutation ($input: MediaImageInput!) { mediaImageCreate(input: $input) { images { originalUrl mimeType } } }`
  const upload = { uploadType: 'FILE', file: { file: null, fileName: 'x.gif' }, cacheControl: { type: 'PUBLIC', maxAge: 60 } }
  const input = { productId: String(productId), alt: [], description: [], tags: [], uploadImages: [upload] }

  const { mediaImageCreate } = await server.upload(
    document,
    { input },
    { 'variables.input.uploadImages.0.file.file': { name: 'y.png', type: 'image/png', content: bytes } },
  )

  const [{ originalUrl, mimeType }] = mediaImageCreate.images
  expect(mimeType).toBe('image/jpeg')
  expect((await fetched(server, originalUrl)).headers['cache-control']).toBe('public, max-age=60')
})

test('a picture is fetched from an address', async () => {
  const bytes = await picture(20, 20, 'webp')
  const far = createServer((_, response) => response.end(bytes)).listen(0, '127.0.0.1')
  onTestFinished(() => void far.close())
  await new Promise((listening) => far.once('listening', listening))
  const url = `http://localhost:${(far.address() as AddressInfo).port}/red.webp`

  const image = await addImage(server, {
    productId: String(productId),
    uploadImages: [{ uploadType: 'URL', urlFile: { url, fileName: 'red.webp' } }],
  })

  expect(image.images).toEqual([{ language: 'EN', originalUrl: expect.stringMatching(/\.webp$/), mimeType: 'image/webp' }])
})

test('an update changes the given values, moves the picture, replaces and removes files; unused files are deleted', async () => {
  const other = await addProduct(server, 'P2')
  const bytes = await picture()
  const made = await addImage(server, {
    productId: String(productId),
    alt: [
      { language: 'NL', value: 'Oud' },
      { language: 'EN', value: 'Old' },
    ],
    priority: 5,
    uploadImages: [writtenOut(bytes, 'NL'), writtenOut(bytes, 'EN'), writtenOut(bytes, 'DE')],
  })

  const { mediaImageUpdate } = await server.gql(
    `mutation ($input: UpdateMediaImageInput!) { mediaImageUpdate(input: $input) { productId priority alt { language value } images { language originalUrl } } }`,
    {
      input: {
        mediaId: made.id,
        productId: String(other),
        alt: [
          { language: 'EN', value: null },
          { language: 'DE', value: 'Neu' },
        ],
        uploadImage: [writtenOut(await picture(9, 9), 'NL'), { language: 'DE', uploadType: 'BASE64' }],
      },
    },
  )

  const [nl, de, en] = made.images
  expect(mediaImageUpdate).toEqual({
    productId: String(other),
    priority: 5,
    alt: [
      { language: 'NL', value: 'Oud' },
      { language: 'DE', value: 'Neu' },
    ],
    images: [
      { language: 'NL', originalUrl: expect.not.stringContaining(nl.originalUrl) },
      { language: 'EN', originalUrl: en.originalUrl },
    ],
  })
  const isThere = [nl, en, de].map(({ originalUrl }) => existsSync(fileAt(server, originalUrl)))
  expect(isThere).toEqual([false, true, false])
  expect((await fetched(server, de.originalUrl)).statusCode).toBe(404)
})

test('a deleted picture is deleted with its files, and so are those of a deleted product', async () => {
  const gone = await addProduct(server, 'P3')
  const made = await addImage(server, { productId: String(productId), uploadImages: [writtenOut(await picture())] })
  const shown = await addImage(server, { productId: String(gone), uploadImages: [writtenOut(await picture())] })

  const deleted = await server.gql(`mutation { mediaImageDelete(mediaId: "${made.id}") { mediaId } }`)
  await server.db.deleteFrom('product').where('id', '=', gone).execute()
  await server.sweep()

  expect(deleted).toEqual({ mediaImageDelete: { mediaId: made.id } })
  expect(existsSync(fileAt(server, made.images[0].originalUrl))).toBe(false)
  expect(existsSync(fileAt(server, shown.images[0].originalUrl))).toBe(false)
  expect(await server.db.selectFrom('mediaOrphan').select('key').execute()).toEqual([])
  expect((await server.gql(`{ media { image(mediaId: "${made.id}") { id } } }`)).media).toEqual({ image: null })
  expect(await server.gql(`{ mediaImage(mediaId: "${made.id}") { id } }`)).toMatchObject({
    errors: [{ code: 'MEDIA_IMAGE_NOT_FOUND_ERROR' }],
  })
})

test('a caller who may only read products cannot add a picture', async () => {
  const before = await countImages(server)
  const key = await server.keyFor({ ...everything, product: 'EDITOR' })
  const input = { productId: String(productId), alt: [], description: [], tags: [], uploadImages: [writtenOut(await picture())] }

  const answer = await server.gql(
    'mutation ($input: MediaImageInput!) { mediaImageCreate(input: $input) { id } }',
    { input },
    key,
  )

  expect(answer.errors).toEqual([{ code: 'FORBIDDEN', message: 'Forbidden resource' }])
  expect(await countImages(server)).toBe(before)
})
