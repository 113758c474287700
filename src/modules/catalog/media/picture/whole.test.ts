import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, writtenOut } from '../../../../../test/pictures.js'
import { startTestServer, type TestServer } from '../../../../../test/test-server.js'

let server: TestServer
let productId: number
beforeAll(async () => {
  server = await startTestServer({ closes: false })
  productId = await addProduct(server, 'P1')
})
afterAll(() => server.close())

/** Many colours, so that no format can leave out its end. */
const colourful = (format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif') => {
  const pixels = Buffer.from(Array.from({ length: 200 * 300 * 3 }, (_, i) => (i * 7919 + (i >> 3)) % 256))
  return sharp(pixels, { raw: { width: 200, height: 300, channels: 3 } })
    .toFormat(format)
    .toBuffer()
}
const add = (uploadImages: object[]) =>
  server.rest('POST /v2/media/images', { productId, alt: [], description: [], tags: [], uploadImages })
const imagesFound = async () => (await server.rest('GET /v2/media/images')).body.itemsFound

test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('a %s of which the end is missing is refused', async (format) => {
  const whole = await colourful(format)
  const before = await imagesFound()

  const cut = await add([writtenOut(whole.subarray(0, whole.length - 100))])

  expect([cut.status, cut.body.error.messages[0]]).toEqual([
    400,
    expect.stringMatching(/^#\/uploadImages\/0\/base64File: must be a /),
  ])
  expect(await imagesFound()).toBe(before)
  expect((await add([writtenOut(whole)])).status).toBe(201)
})

test('a file that REST cannot take gets an error that says what it takes', async () => {
  const { status, body } = await add([{ language: 'NL', uploadType: 'FILE' }])

  expect([status, body.error.messages]).toEqual([
    400,
    [
      '#/uploadImages/0/file: must be sent as a part of a multipart request to GraphQL; a JSON body contains base64File (uploadType BASE64) or urlFile (uploadType URL)',
    ],
  ])
})

test('alternative texts, descriptions and tags lose their markup', async () => {
  const texts = { alt: [{ language: 'NL', value: '<b>Zaag</b>' }], description: [{ language: 'NL', value: '<i>Scherp</i>' }] }
  const tags = [{ language: 'NL', values: ['<u>nieuw</u>'] }]
  const uploadImages = [writtenOut(await colourful('png'))]

  const { body } = await server.rest('POST /v2/media/images', { productId, ...texts, tags, uploadImages })

  expect(body).toMatchObject({
    alt: [{ language: 'NL', value: 'Zaag' }],
    description: [{ language: 'NL', value: 'Scherp' }],
    tags: [{ language: 'NL', values: ['nieuw'] }],
  })
})
