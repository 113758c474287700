import { afterAll, beforeAll, expect, test } from 'vitest'
import { addImage, addProduct, fetched, picture, writtenOut } from '../../../../../test/pictures.js'
import { type Answer, startTestServer, type TestServer } from '../../../../../test/test-server.js'

let server: TestServer
let productId: number
beforeAll(async () => {
  server = await startTestServer({ closes: false, rules: { http: true, privateNetwork: true } })
  productId = await addProduct(server, 'P1')
})
afterAll(() => server.close())

test('videos and documents are added, changed and deleted like pictures', async () => {
  const texts = { productId: String(productId), alt: [], description: [], tags: [] }
  const video = await server.gql(
    `mutation ($input: MediaVideoInput!) { mediaVideoCreate(input: $input) { id type videos { language uri mimeType } } }`,
    {
      input: {
        ...texts,
        videos: [{ language: 'nl', uri: 'https://films.example/a.mp4?x=1' }, { uri: 'https://films.example/b' }],
      },
    },
  )
  const document = await server.gql(
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
      { language: 'NL', uri: 'https://films.example/a.mp4?x=1', mimeType: 'video/mp4' },
      { language: 'EN', uri: 'https://films.example/b', mimeType: null },
    ],
  })
  const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  expect(document.mediaDocumentCreate.documents.map(({ mimeType }: { mimeType: string }) => mimeType)).toEqual([
    'application/pdf',
    'text/plain',
    word,
  ])
  const served = await Promise.all(
    document.mediaDocumentCreate.documents.map(({ originalUrl }: { originalUrl: string }) => fetched(server, originalUrl)),
  )
  expect(served.map(({ headers }) => [headers['content-type'], String(headers['content-disposition']).split(';')[0]])).toEqual([
    ['application/pdf', 'inline'],
    ['text/plain; charset=utf-8', 'inline'],
    [word, 'attachment'],
  ])
  const changed = await server.gql(
    `mutation ($input: UpdateMediaVideoInput!) { mediaVideoUpdate(input: $input) { videos { language } } }`,
    { input: { mediaId: video.mediaVideoCreate.id, video: [{ language: 'EN' }] } },
  )
  expect(changed.mediaVideoUpdate).toEqual({ videos: [{ language: 'NL' }] })
  const bad = await server.gql(`mutation ($input: UpdateMediaVideoInput!) { mediaVideoUpdate(input: $input) { id } }`, {
    input: { mediaId: video.mediaVideoCreate.id, video: [{ language: 'EN', uri: 'javascript:alert(1)' }] },
  })
  expect(bad).toEqual({ errors: [{ code: 'VALIDATION_ERROR', message: 'video[0].uri must be an http or https address' }] })
  await server.gql(`mutation { mediaVideoDelete(mediaId: "${video.mediaVideoCreate.id}") { mediaId }
    mediaDocumentDelete(mediaId: "${document.mediaDocumentCreate.id}") { mediaId } }`)
  expect(await server.gql('{ media { videos { itemsFound } documents { itemsFound } } }')).toEqual({
    media: { videos: { itemsFound: 0 }, documents: { itemsFound: 0 } },
  })
})

test('media are found by what they show, what they say and their tags, the most important first', async () => {
  const ids = [await addProduct(server, 'S1'), await addProduct(server, 'S2')]
  const rows = ids.flatMap((id, p) =>
    [3, 1, 2].map((priority) => ({
      uuid: `01939d2c-0000-7000-8000-0000000001${p}${priority}`,
      productId: id,
      priority,
      description: JSON.stringify({ NL: `Foto ${priority} 100%` }) as never,
      tags: JSON.stringify({ NL: [priority === 2 ? 'tegel' : 'steen'] }) as never,
      createdAt: server.clock(),
      lastModifiedAt: server.clock(),
    })),
  )
  await server.db.insertInto('mediaImage').values(rows).execute()
  const find = async (search: string) =>
    (
      await server.gql(`{ media { images(search: { productId: ${ids[0]}, ${search} }) { items { priority } } } }`)
    ).media.images.items.map(({ priority }: { priority: number }) => priority)

  expect(await find('page: 1')).toEqual([1, 2, 3])
  expect(await find('sort: DESC')).toEqual([3, 2, 1])
  expect(await find('sort: DESC, offset: 2, page: 2')).toEqual([1])
  expect(await find('tag: { language: "nl", value: "tegel" }')).toEqual([2])
  expect(await find('tag: { language: "EN", value: "tegel" }')).toEqual([])
  expect(await find('description: { language: "NL", value: "oto 3" }')).toEqual([3])
  expect(await find('description: { language: "NL", value: "1__" }')).toEqual([])
  expect(await find('sparePartsMachineId: "nonsense"')).toEqual([])

  const legacy = await server.gql(`{ mediaImages(search: { productId: ${ids[1]} }) { itemsFound items { priority } } }`)
  expect(legacy).toEqual({ mediaImages: { itemsFound: 3, items: [{ priority: 1 }, { priority: 2 }, { priority: 3 }] } })
})

test('the pictures of a page of products cost one statement, however long the page', async () => {
  const products = Array.from(
    { length: 14 },
    (_, i) => `p${i}: productCreate(input: { sku: "N${i}", names: [{ language: "NL", value: "N" }] }) { id }`,
  )
  const made = Object.values<Answer>(await server.gql(`mutation { ${products.join(' ')} }`)).map(({ id }) => id)
  for (const id of made) await addImage(server, { productId: String(id), uploadImages: [writtenOut(await picture())] })
  const cost = async (offset: number, fields: string) => {
    const document = `{ products(input: { productIds: [${made}], offset: ${offset} }) { items { ... on Product { id ${fields} } } } }`
    await server.gql(document)
    server.statements.length = 0
    const { products: page } = await server.gql(document)
    expect(page.items).toHaveLength(offset)
    return server.statements.length
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
  const added = await server.rest('POST /v2/media/images', {
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
  expect((await server.rest(`GET /v2/media/images/${uuid}`)).body).toEqual(added.body)
  const search = { productId, tag: { language: 'NL', value: 'r' }, sort: 'DESC' }
  expect((await server.rest('POST /v2/media/images/search', search)).body).toMatchObject({ itemsFound: 1, data: [added.body] })
  expect((await server.rest(`GET /v2/media/images?productId=${productId}`)).body.data).toContainEqual(added.body)
  const changed = await server.rest(`PATCH /v2/media/images/${id}`, {
    priority: 1,
    uploadImage: [{ language: 'NL', uploadType: 'URL' }],
  })
  expect(changed).toMatchObject({ status: 200, body: { id, priority: 1, images: [] } })
  expect((await server.rest(`DELETE /v2/media/images/${id}`)).status).toBe(200)
  expect((await server.rest(`GET /v2/media/images/${id}`)).status).toBe(404)
})
