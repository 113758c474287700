import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type Answer, everything, type House, house } from '../../../../test/house.js'
import { addImage, addProduct, fetched, picture, writtenOut } from '../../../../test/pictures.js'

let h: House
let productId: number
beforeAll(async () => {
  h = await house({ closes: false, rules: { http: true, privateNetwork: true } })
  productId = await addProduct(h, 'P1')
})
afterAll(() => h.close())

const countImages = async () =>
  (
    await h.db
      .selectFrom('mediaImage')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n

const fileAt = (url: string) => {
  const name = url.split('/').at(-1) ?? ''
  return join(h.fileFolder, 'media/default/public', name.slice(0, 2), name)
}

const ALL = `id productId clusterId categoryId sparePartsMachineId type priority createdAt lastModifiedAt
  alt { language value } description { language value } tags { language values } images { language originalUrl mimeType }`

test('a picture that is written out is stored, shown and served', async () => {
  const bytes = await picture()

  const image = await addImage(
    h,
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
  const served = await fetched(h, originalUrl)
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
  const again = await fetched(h, originalUrl, { 'if-none-match': String(served.headers.etag) })
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
  const head = await h.app.inject({ method: 'HEAD', url: originalUrl.replace('https://wharf.test', '') })
  expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0])
})

test('a picture comes as a part of the request, too, and its sender says how long it may be kept', async () => {
  const bytes = await picture(20, 20, 'jpeg')
  const document = `mutation ($input: MediaImageInput!) { mediaImageCreate(input: $input) { images { originalUrl mimeType } } }`
  const upload = { uploadType: 'FILE', file: { file: null, fileName: 'x.gif' }, cacheControl: { type: 'PUBLIC', maxAge: 60 } }
  const input = { productId: String(productId), alt: [], description: [], tags: [], uploadImages: [upload] }

  const { mediaImageCreate } = await h.upload(
    document,
    { input },
    { 'variables.input.uploadImages.0.file.file': { name: 'y.png', type: 'image/png', content: bytes } },
  )

  const [{ originalUrl, mimeType }] = mediaImageCreate.images
  expect(mimeType).toBe('image/jpeg')
  expect((await fetched(h, originalUrl)).headers['cache-control']).toBe('public, max-age=60')
})

test('a picture is fetched from an address', async () => {
  const bytes = await picture(20, 20, 'webp')
  const far = createServer((_, response) => response.end(bytes)).listen(0, '127.0.0.1')
  onTestFinished(() => void far.close())
  await new Promise((listening) => far.once('listening', listening))
  const url = `http://localhost:${(far.address() as AddressInfo).port}/red.webp`

  const image = await addImage(h, {
    productId: String(productId),
    uploadImages: [{ uploadType: 'URL', urlFile: { url, fileName: 'red.webp' } }],
  })

  expect(image.images).toEqual([{ language: 'EN', originalUrl: expect.stringMatching(/\.webp$/), mimeType: 'image/webp' }])
})

test('an update changes what it says, moves the picture, replaces and removes files; what is shown no more is deleted', async () => {
  const other = await addProduct(h, 'P2')
  const bytes = await picture()
  const made = await addImage(h, {
    productId: String(productId),
    alt: [
      { language: 'NL', value: 'Oud' },
      { language: 'EN', value: 'Old' },
    ],
    priority: 5,
    uploadImages: [writtenOut(bytes, 'NL'), writtenOut(bytes, 'EN'), writtenOut(bytes, 'DE')],
  })

  const { mediaImageUpdate } = await h.gql(
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

  const [nl, en, de] = made.images
  expect(mediaImageUpdate).toEqual({
    productId: String(other),
    priority: 5,
    alt: [
      { language: 'DE', value: 'Neu' },
      { language: 'NL', value: 'Oud' },
    ],
    images: [
      { language: 'EN', originalUrl: en.originalUrl },
      { language: 'NL', originalUrl: expect.not.stringContaining(nl.originalUrl) },
    ],
  })
  const isThere = [nl, en, de].map(({ originalUrl }) => existsSync(fileAt(originalUrl)))
  expect(isThere).toEqual([false, true, false])
  expect((await fetched(h, de.originalUrl)).statusCode).toBe(404)
})

test('a deleted picture takes its files along, and so does a deleted product', async () => {
  const gone = await addProduct(h, 'P3')
  const made = await addImage(h, { productId: String(productId), uploadImages: [writtenOut(await picture())] })
  const shown = await addImage(h, { productId: String(gone), uploadImages: [writtenOut(await picture())] })

  const deleted = await h.gql(`mutation { mediaImageDelete(mediaId: "${made.id}") { mediaId } }`)
  await h.db.deleteFrom('product').where('id', '=', gone).execute()
  await h.sweep()

  expect(deleted).toEqual({ mediaImageDelete: { mediaId: made.id } })
  expect(existsSync(fileAt(made.images[0].originalUrl))).toBe(false)
  expect(existsSync(fileAt(shown.images[0].originalUrl))).toBe(false)
  expect(await h.db.selectFrom('mediaOrphan').select('key').execute()).toEqual([])
  expect((await h.gql(`{ media { image(mediaId: "${made.id}") { id } } }`)).media).toEqual({ image: null })
  expect(await h.gql(`{ mediaImage(mediaId: "${made.id}") { id } }`)).toMatchObject({
    errors: [{ code: 'MEDIA_IMAGE_NOT_FOUND_ERROR' }],
  })
})

test('what is refused leaves neither a record nor a file behind', async () => {
  const before = await countImages()
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
      'uploadImages[0].urlFile must be given where uploadType is URL',
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
      'uploadImages[1].base64File must be a picture that can be read',
    ],
    [
      { productId: '1', alt: [{ language: 'x', value: 'a' }], uploadImages: [good] },
      'VALIDATION_ERROR',
      'alt[0].language must be two letters',
    ],
  ]

  for (const [input, code, message] of refusals) expect(await addImage(h, input)).toEqual({ errors: [{ code, message }] })

  expect(await countImages()).toBe(before)
  const stored = await h.db.selectFrom('mediaImage').select('files').execute()
  const kept = stored.flatMap(({ files }) => Object.values(files).map(({ key }) => key ?? ''))
  expect(kept.every((key) => existsSync(fileAt(key)))).toBe(true)
})

test('films and papers are added, changed and deleted like pictures', async () => {
  const texts = { productId: String(productId), alt: [], description: [], tags: [] }
  const video = await h.gql(
    `mutation ($input: MediaVideoInput!) { mediaVideoCreate(input: $input) { id type videos { language uri mimeType } } }`,
    {
      input: {
        ...texts,
        videos: [{ language: 'nl', uri: 'https://films.example/a.mp4?x=1' }, { uri: 'https://films.example/b' }],
      },
    },
  )
  const document = await h.gql(
    `mutation ($input: MediaDocumentInput!) { mediaDocumentCreate(input: $input) { id type documents { language originalUrl mimeType } } }`,
    {
      input: {
        ...texts,
        uploadDocuments: [
          writtenOut(Buffer.from('%PDF-1.7 …'), 'NL', 'a.pdf'),
          writtenOut(Buffer.from('PK\x03\x04', 'latin1'), 'EN', 'a.docx'),
          writtenOut(Buffer.from('<script>alert(1)</script>'), 'DE', 'a.html'),
        ],
      },
    },
  )

  expect(video.mediaVideoCreate).toMatchObject({
    type: 'VIDEO',
    videos: [
      { language: 'EN', uri: 'https://films.example/b', mimeType: null },
      { language: 'NL', uri: 'https://films.example/a.mp4?x=1', mimeType: 'video/mp4' },
    ],
  })
  const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  expect(document.mediaDocumentCreate.documents.map(({ mimeType }: { mimeType: string }) => mimeType)).toEqual([
    'text/plain',
    word,
    'application/pdf',
  ])
  const served = await Promise.all(
    document.mediaDocumentCreate.documents.map(({ originalUrl }: { originalUrl: string }) => fetched(h, originalUrl)),
  )
  expect(served.map(({ headers }) => [headers['content-type'], String(headers['content-disposition']).split(';')[0]])).toEqual([
    ['text/plain; charset=utf-8', 'inline'],
    [word, 'attachment'],
    ['application/pdf', 'inline'],
  ])
  const changed = await h.gql(
    `mutation ($input: UpdateMediaVideoInput!) { mediaVideoUpdate(input: $input) { videos { language } } }`,
    { input: { mediaId: video.mediaVideoCreate.id, video: [{ language: 'EN' }] } },
  )
  expect(changed.mediaVideoUpdate).toEqual({ videos: [{ language: 'NL' }] })
  const bad = await h.gql(`mutation ($input: UpdateMediaVideoInput!) { mediaVideoUpdate(input: $input) { id } }`, {
    input: { mediaId: video.mediaVideoCreate.id, video: [{ language: 'EN', uri: 'javascript:alert(1)' }] },
  })
  expect(bad).toEqual({ errors: [{ code: 'VALIDATION_ERROR', message: 'video[0].uri must be an http or https address' }] })
  await h.gql(`mutation { mediaVideoDelete(mediaId: "${video.mediaVideoCreate.id}") { mediaId }
    mediaDocumentDelete(mediaId: "${document.mediaDocumentCreate.id}") { mediaId } }`)
  expect(await h.gql('{ media { videos { itemsFound } documents { itemsFound } } }')).toEqual({
    media: { videos: { itemsFound: 0 }, documents: { itemsFound: 0 } },
  })
})

test('media are found by what they show, what they say and their tags, the most important first', async () => {
  const ids = [await addProduct(h, 'S1'), await addProduct(h, 'S2')]
  const rows = ids.flatMap((id, p) =>
    [3, 1, 2].map((priority) => ({
      uuid: `01939d2c-0000-7000-8000-0000000001${p}${priority}`,
      productId: id,
      priority,
      description: JSON.stringify({ NL: `Foto ${priority} 100%` }) as never,
      tags: JSON.stringify({ NL: [priority === 2 ? 'tegel' : 'steen'] }) as never,
      createdAt: h.clock(),
      lastModifiedAt: h.clock(),
    })),
  )
  await h.db.insertInto('mediaImage').values(rows).execute()
  const find = async (search: string) =>
    (
      await h.gql(`{ media { images(search: { productId: ${ids[0]}, ${search} }) { items { priority } } } }`)
    ).media.images.items.map(({ priority }: { priority: number }) => priority)

  expect(await find('page: 1')).toEqual([1, 2, 3])
  expect(await find('sort: DESC')).toEqual([3, 2, 1])
  expect(await find('sort: DESC, offset: 2, page: 2')).toEqual([1])
  expect(await find('tag: { language: "nl", value: "tegel" }')).toEqual([2])
  expect(await find('tag: { language: "EN", value: "tegel" }')).toEqual([])
  expect(await find('description: { language: "NL", value: "oto 3" }')).toEqual([3])
  expect(await find('description: { language: "NL", value: "1__" }')).toEqual([])
  expect(await find('sparePartsMachineId: "nonsense"')).toEqual([])

  const legacy = await h.gql(`{ mediaImages(search: { productId: ${ids[1]} }) { itemsFound items { priority } } }`)
  expect(legacy).toEqual({ mediaImages: { itemsFound: 3, items: [{ priority: 1 }, { priority: 2 }, { priority: 3 }] } })
})

test('the pictures of a page of products cost one statement, however long the page', async () => {
  const products = Array.from(
    { length: 14 },
    (_, i) => `p${i}: productCreate(input: { sku: "N${i}", names: [{ language: "NL", value: "N" }] }) { id }`,
  )
  const made = Object.values<Answer>(await h.gql(`mutation { ${products.join(' ')} }`)).map(({ id }) => id)
  for (const id of made) await addImage(h, { productId: String(id), uploadImages: [writtenOut(await picture())] })
  const cost = async (offset: number, fields: string) => {
    const document = `{ products(input: { productIds: [${made}], offset: ${offset} }) { items { ... on Product { id ${fields} } } } }`
    await h.gql(document)
    h.statements.length = 0
    const { products: page } = await h.gql(document)
    expect(page.items).toHaveLength(offset)
    return h.statements.length
  }
  const images =
    'images(search: { offset: 2 }) { itemsFound items { images { originalUrl } imageVariants(input: { transformations: [{ name: "s", transformation: { width: 9 } }] }) { url } } }'
  const bare = await cost(3, '')

  expect(await cost(3, `media { ${images} }`)).toBe(bare + 1)
  expect(await cost(3, `mediaImages { itemsFound } mediaVideos { itemsFound } mediaDocuments { itemsFound }`)).toBe(bare + 3)
  expect(await cost(14, `media { ${images} videos { itemsFound } documents { itemsFound } }`)).toBe(bare + 3)
})

test('REST adds, lists, searches, changes and deletes them', async () => {
  const bytes = await picture()
  const added = await h.rest('POST /v2/media/images', {
    productId,
    alt: [{ language: 'NL', value: 'Rood' }],
    description: [],
    tags: [{ language: 'NL', values: ['r'] }],
    uploadImages: [writtenOut(bytes)],
  })

  expect(added).toMatchObject({
    status: 201,
    body: {
      productId,
      type: 'IMAGE',
      alt: [{ language: 'NL', value: 'Rood' }],
      tags: [{ language: 'NL', values: ['r'] }],
      images: [{ language: 'NL', mimeType: 'image/png' }],
    },
  })
  const { id, uuid } = added.body
  expect((await h.rest(`GET /v2/media/images/${uuid}`)).body).toEqual(added.body)
  const search = { productId, tag: { language: 'NL', value: 'r' }, sort: 'DESC' }
  expect((await h.rest('POST /v2/media/images/search', search)).body).toMatchObject({ itemsFound: 1, data: [added.body] })
  expect((await h.rest(`GET /v2/media/images?productId=${productId}`)).body.data).toContainEqual(added.body)
  const changed = await h.rest(`PATCH /v2/media/images/${id}`, {
    priority: 1,
    uploadImage: [{ language: 'NL', uploadType: 'URL' }],
  })
  expect(changed).toMatchObject({ status: 200, body: { id, priority: 1, images: [] } })
  expect((await h.rest(`DELETE /v2/media/images/${id}`)).status).toBe(200)
  expect((await h.rest(`GET /v2/media/images/${id}`)).status).toBe(404)
})

test('whoever may only look at products adds no picture', async () => {
  const before = await countImages()
  const key = await h.keyFor({ ...everything, product: 'EDITOR' })
  const input = { productId: String(productId), alt: [], description: [], tags: [], uploadImages: [writtenOut(await picture())] }

  const answer = await h.gql('mutation ($input: MediaImageInput!) { mediaImageCreate(input: $input) { id } }', { input }, key)

  expect(answer.errors).toEqual([{ code: 'FORBIDDEN', message: 'Forbidden resource' }])
  expect(await countImages()).toBe(before)
})
