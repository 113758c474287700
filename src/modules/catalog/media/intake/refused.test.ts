import { existsSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addImage, addProduct, countImages, fileAt, picture, writtenOut } from '../../../../../test/pictures.js'
import { startTestServer, type TestServer } from '../../../../../test/test-server.js'

let server: TestServer
let productId: number
beforeAll(async () => {
  server = await startTestServer({ closes: false, rules: { http: true, privateNetwork: true } })
  productId = await addProduct(server, 'P1')
})
afterAll(() => server.close())

test('without a language, a video or a file is the English one, also over REST', async () => {
  const about = { productId, alt: [], description: [], tags: [] }
  const add = (videos: object[]) => server.rest('POST /v2/media/videos', { ...about, videos })
  const film = { uri: 'https://films.example/a.webm' }

  expect((await add([{}])).body.error.messages).toEqual(['#/videos/0/uri: must be given'])
  expect((await add([film, film])).body.error.messages).toEqual(['#/videos/1/language: repeats the language EN'])
  const { status, body } = await add([film])
  expect([status, body.videos]).toEqual([201, [expect.objectContaining({ language: 'EN', uri: film.uri })]])
  const other = { uri: 'https://films.example/b.webm' }
  const changed = await server.rest(`PATCH /v2/media/videos/${body.id}`, { video: [other] })
  expect([changed.status, changed.body.videos]).toEqual([200, [expect.objectContaining({ language: 'EN', uri: other.uri })]])
  const base64File = { base64: (await picture()).toString('base64'), fileName: 'a.png' }
  const uploadImages = [{ uploadType: 'BASE64', base64File }]
  const pictured = await server.rest('POST /v2/media/images', { ...about, uploadImages })
  expect([pictured.status, pictured.body.images]).toEqual([201, [expect.objectContaining({ language: 'EN' })]])
})

test('a refused upload leaves neither a record nor a file behind', async () => {
  await addImage(server, { productId: String(productId), uploadImages: [writtenOut(await picture())] })
  const before = await countImages(server)
  const good = writtenOut(await picture())
  const both = { productId: String(productId), categoryId: '1', uploadImages: [good] }
  const refusals: [object, string, string][] = [
    [
      { uploadImages: [good] },
      'VALIDATION_ERROR',
      'Exactly one of productId, clusterId, categoryId, sparePartsMachineId must be given',
    ],
    [both, 'VALIDATION_ERROR', 'Exactly one of productId, clusterId, categoryId, sparePartsMachineId must be given'],
    [{ productId: '999999', uploadImages: [good] }, 'PRODUCT_NOT_FOUND_ERROR', 'Product with id [999999] not found'],
    [{ productId: 'x', uploadImages: [good] }, 'PRODUCT_NOT_FOUND_ERROR', 'Product with id [x] not found'],
    [{ sparePartsMachineId: '1', uploadImages: [good] }, 'MACHINE_NOT_FOUND_ERROR', 'Machine with id [1] not found'],
    [{ productId: '1', uploadImages: [] }, 'VALIDATION_ERROR', 'uploadImages must have at least 1 entry'],
    [{ productId: '1', uploadImages: [good, good] }, 'VALIDATION_ERROR', 'uploadImages[1].language repeats the language NL'],
    [
      { productId: '1', uploadImages: [{ uploadType: 'URL' }] },
      'VALIDATION_ERROR',
      'uploadImages[0].urlFile is required if uploadType is URL',
    ],
    [
      { productId: '1', uploadImages: [{ ...good, uploadType: 'URL', urlFile: { url: 'https://x.test/a', fileName: 'a' } }] },
      'VALIDATION_ERROR',
      'uploadImages[0].base64File contradicts uploadType URL',
    ],
    [
      { productId: '1', uploadImages: [{ uploadType: 'BASE64', base64File: { base64: 'ab c', fileName: 'a' } }] },
      'VALIDATION_ERROR',
      'uploadImages[0].base64File.base64 must be base64',
    ],
    [
      { productId: '1', uploadImages: [writtenOut(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))] },
      'VALIDATION_ERROR',
      'uploadImages[0].base64File must be a JPEG, PNG, WebP, GIF or AVIF picture',
    ],
    [
      { productId: '1', uploadImages: [good, writtenOut(Buffer.from('\x89PNG\r\n\x1a\nnothing', 'latin1'), 'EN')] },
      'VALIDATION_ERROR',
      'uploadImages[1].base64File must be a readable picture',
    ],
    [
      { productId: '1', alt: [{ language: 'x', value: 'a' }], uploadImages: [good] },
      'VALIDATION_ERROR',
      'alt[0].language must be two letters',
    ],
  ]

  for (const [input, code, message] of refusals) expect(await addImage(server, input)).toEqual({ errors: [{ code, message }] })

  expect(await countImages(server)).toBe(before)
  const stored = await server.db.selectFrom('mediaImage').select('files').execute()
  const kept = stored.flatMap(({ files }) => Object.values(files).map(({ key }) => key ?? ''))
  expect(kept.length).toBeGreaterThan(0)
  expect(kept.filter((key) => !existsSync(fileAt(server, key)))).toEqual([])
})
