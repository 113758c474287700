import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addImage, addProduct, fetched, picture, twoHalves, writtenOut } from '../../../../../test/pictures.js'
import { type Answer, startTestServer, type TestServer } from '../../../../../test/test-server.js'

let server: TestServer
let productId: string
/** 80 × 40, left red, right blue. */
let mediaId: string
beforeAll(async () => {
  server = await startTestServer({ closes: false })
  productId = String(await addProduct(server, 'P1'))
  mediaId = (await addImage(server, { productId, uploadImages: [writtenOut(await twoHalves(80, 40))] })).id
})
afterAll(() => server.close())

const offered = async (transformation: object, id = mediaId): Promise<Answer> => {
  const input = { transformations: [{ name: 'one', transformation }] }
  const document = `query ($id: String!, $input: TransformationsInput!) { media { image(mediaId: $id) { imageVariants(input: $input) { name language url mimeType } } } }`
  const answer = await server.gql(document, { id, input })
  return answer.errors ? answer : answer.media.image.imageVariants[0]
}

/** The picture that is served: its size, format, and the colours of its corners, top left first, clockwise. */
async function drawn(transformation: object, accept = 'image/webp,image/avif,*/*', id = mediaId) {
  const { url, mimeType } = await offered(transformation, id)
  const { statusCode, headers, rawPayload } = await fetched(server, url, { accept })
  if (statusCode !== 200) return { statusCode }
  expect(headers['content-type']).toBe(accept === '*/*' ? headers['content-type'] : mimeType)
  const { data, info } = await sharp(rawPayload).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => colour([...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)])
  const [right, bottom] = [info.width - 1, info.height - 1]
  return {
    type: headers['content-type'],
    size: [info.width, info.height],
    corners: [at(0, 0), at(right, 0), at(right, bottom), at(0, bottom)],
    at,
  }
}

function colour([r = 0, g = 0, b = 0, alpha = 0]: number[]): string {
  if (alpha < 128) return 'empty'
  const known = { red: [255, 0, 0], blue: [0, 0, 255], white: [255, 255, 255], green: [0, 255, 0] }
  const near = Object.entries(known).find(([, wanted]) => wanted.every((part, i) => Math.abs(part - [r, g, b][i]!) < 40))
  return near?.[0] ?? [r, g, b].join(',')
}

const redBlue = ['red', 'blue', 'blue', 'red']

describe('a picture is drawn', () => {
  test.each<[string, object, number[], string[]]>([
    ['as it is', {}, [80, 40], redBlue],
    ['as wide as asked', { width: 40 }, [40, 20], redBlue],
    ['as high as asked', { height: 10 }, [20, 10], redBlue],
    ['inside both', { width: 40, height: 10, fit: 'BOUNDS' }, [20, 10], redBlue],
    ['inside both unless said', { width: 10, height: 10 }, [10, 5], redBlue],
    ['covering both', { width: 20, height: 20, fit: 'COVER' }, [40, 20], redBlue],
    ['filling both, cut', { width: 20, height: 20, fit: 'CROP' }, [20, 20], redBlue],
    ['twice as dense', { width: 20, dpr: 2 }, [40, 20], redBlue],
    ['not larger than it is', { width: 160 }, [80, 40], redBlue],
    ['larger where that is allowed', { width: 160, enable: 'UPSCALE' }, [160, 80], redBlue],
    ['ten times as dense', { width: 10, dpr: 10, enable: 'UPSCALE' }, [100, 50], redBlue],
    ['as wide as may be', { crop: { height: 4 }, width: 8192, enable: 'UPSCALE', format: 'JPG' }, [8192, 410], redBlue],
    ['with no more pixels than may be', { width: 8192, enable: 'UPSCALE', format: 'JPG' }, [5793, 2896], redBlue],
    ['with another filter', { width: 40, resizeFilter: 'NEAREST' }, [40, 20], redBlue],
    ['cut to a part', { crop: { width: 20, height: 20, x: 0, y: 0 } }, [20, 20], ['red', 'red', 'red', 'red']],
    [
      'cut to a part, by percent',
      { crop: { width: 20, height: 20, offsetX: 100, offsetY: 0 } },
      [20, 20],
      ['blue', 'blue', 'blue', 'blue'],
    ],
    ['cut to the middle', { crop: { width: 20, smart: null } }, [20, 40], redBlue],
    ['cut to a ratio', { crop: { widthRatio: 1, heightRatio: 1, offsetX: 0 } }, [40, 40], ['red', 'red', 'red', 'red']],
    [
      'cut to the best part of a ratio',
      { crop: { widthRatio: 1, heightRatio: 1 }, width: 20 },
      [20, 20],
      expect.any(Array) as never,
    ],
    ['cut beyond its edge, safely', { crop: { width: 500, height: 20, x: 400 } }, [80, 20], redBlue],
    ['cut before it is cut', { precrop: { width: 40, x: 40 }, crop: { height: 10 } }, [40, 10], ['blue', 'blue', 'blue', 'blue']],
    ['trimmed', { trim: { left: 40, top: 10 } }, [40, 30], ['blue', 'blue', 'blue', 'blue']],
    ['turned right', { orient: 'RIGHT' }, [40, 80], ['red', 'red', 'blue', 'blue']],
    ['turned left', { orient: 'LEFT' }, [40, 80], ['blue', 'blue', 'red', 'red']],
    ['turned right, as wide as asked', { orient: 'SIX', width: 20 }, [20, 40], ['red', 'red', 'blue', 'blue']],
    ['mirrored', { orient: 'HORIZONTAL_FLIP' }, [80, 40], ['blue', 'red', 'red', 'blue']],
    ['upside down', { orient: 'VERTICAL_FLIP' }, [80, 40], redBlue],
    ['turned about', { orient: 'HV_FLIP' }, [80, 40], ['blue', 'red', 'red', 'blue']],
    ['with edges', { pad: { left: 10, top: 5 }, bgColor: '0f0' }, [90, 45], ['green', 'green', 'blue', 'green']],
    ['with edges of nothing', { pad: { left: 10 } }, [90, 40], ['empty', 'blue', 'blue', 'empty']],
    [
      'with white edges where nothing cannot be',
      { pad: { left: 10 }, format: 'JPG' },
      [90, 40],
      ['white', 'blue', 'blue', 'white'],
    ],
    [
      'on a larger sheet',
      { canvas: { width: 100, height: 40 }, bgColor: '0,255,0' },
      [100, 40],
      ['green', 'green', 'green', 'green'],
    ],
    [
      'on a sheet of a ratio',
      { canvas: { widthRatio: 1, heightRatio: 1, y: 0 }, bgColor: '#00ff00' },
      [80, 80],
      ['red', 'blue', 'green', 'green'],
    ],
    ['on a smaller sheet', { canvas: { width: 20, height: 20, x: 0, y: 0 } }, [20, 20], ['red', 'red', 'red', 'red']],
  ])('%s', async (_, transformation, size, corners) => {
    expect(await drawn(transformation)).toMatchObject({
      type: transformation && 'format' in transformation ? 'image/jpeg' : 'image/png',
      size,
      corners,
    })
  })

  test.each<[string, string]>([
    ['AVIF', 'image/avif'],
    ['BJPG', 'image/jpeg'],
    ['GIF', 'image/gif'],
    ['JPG', 'image/jpeg'],
    ['PJPG', 'image/jpeg'],
    ['PNG', 'image/png'],
    ['PNG8', 'image/png'],
    ['WEBP', 'image/webp'],
    ['WEBPLL', 'image/webp'],
    ['WEBPLY', 'image/webp'],
    ['AUTO', 'image/webp'],
  ])('as %s, which is %s', async (format, type) => {
    expect(await drawn({ format, width: 40, quality: 60 })).toMatchObject({ type, size: [40, 20], corners: redBlue })
  })

  test('in colours, sharpness and quality as asked', async () => {
    const { at: dark } = await drawn({ brightness: -100 })
    const { at: grey } = await drawn({ saturation: -100 })
    const { at: blurred } = await drawn({ blur: 8 })
    const sizeAt = async (quality: object) =>
      (await fetched(server, (await offered({ format: 'JPG', ...quality })).url)).rawPayload.length

    expect(dark?.(5, 5)).toBe('0,0,0')
    expect(grey?.(5, 5)).toMatch(/^(\d+),\1,\1$/)
    expect([blurred?.(2, 20), blurred?.(40, 20)]).toEqual(['red', expect.stringMatching(/,/)])
    expect(await drawn({ contrast: 20, sharpen: { amount: 2, radius: 2, threshold: 10 } })).toMatchObject({ size: [80, 40] })
    expect(await sizeAt({ quality: 5 })).toBeLessThan(await sizeAt({ quality: 100 }))
    expect(await sizeAt({ optimize: 'HIGH' })).toBeLessThan(await sizeAt({ optimize: 'LOW' }))
  })

  test('upright as the camera held it, and without metadata except the copyright', async () => {
    const source = await sharp(await twoHalves(80, 40))
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Copyright: 'Wharf', Artist: 'Somebody' } })
      .jpeg()
      .toBuffer()
    const { id } = await addImage(server, { productId, uploadImages: [writtenOut(source)] })
    const file = async (transformation: object) =>
      sharp((await fetched(server, (await offered(transformation, id)).url)).rawPayload).metadata()

    expect(await drawn({ format: 'PNG' }, undefined, id)).toMatchObject({
      size: [40, 80],
      corners: ['red', 'red', 'blue', 'blue'],
    })
    expect(await drawn({ format: 'PNG', orient: 'ONE' }, undefined, id)).toMatchObject({ size: [80, 40], corners: redBlue })
    expect((await file({})).exif).toBeUndefined()
    const { exif } = await file({ metadata: 'COPYRIGHT' })
    expect(exif?.toString('latin1')).toContain('Wharf')
    expect(exif?.toString('latin1')).not.toContain('Somebody')
  })

  test('in the format that the client accepts, with a Vary header', async () => {
    const { url, mimeType } = await offered({ auto: 'AVIF', format: 'JPG', width: 10 })
    const forClient = async (accept: string) => {
      const { headers } = await fetched(server, url, { accept })
      return [headers['content-type'], headers.vary]
    }

    expect(mimeType).toBe('image/avif')
    expect(await forClient('image/avif,image/webp')).toEqual(['image/avif', 'accept'])
    expect(await forClient('image/png')).toEqual(['image/jpeg', 'accept'])
    expect((await fetched(server, (await offered({ width: 10 })).url)).headers.vary).toBeUndefined()
  })

  test('the requested frame of an animation', async () => {
    const frames = [await picture(8, 8), await twoHalves(8, 8)]
    const animation = await sharp(frames, { join: { animated: true } })
      .gif({ loop: 0 })
      .toBuffer()
    const { id } = await addImage(server, { productId, uploadImages: [writtenOut(animation)] })

    expect(await drawn({ format: 'PNG' }, undefined, id)).toMatchObject({ size: [8, 8] })
    expect(await drawn({ format: 'PNG', frame: 2 }, undefined, id)).toMatchObject({ size: [8, 8], corners: redBlue })
    expect(await drawn({ format: 'PNG', frame: 9 }, undefined, id)).toMatchObject({ corners: redBlue })
  })
})

test('there is one URL for each requested size and each language, always the same, and nothing is rendered before it is requested', async () => {
  const bytes = await picture()
  const { id } = await addImage(server, { productId, uploadImages: [writtenOut(bytes, 'NL'), writtenOut(bytes, 'EN')] })
  const variants = async () =>
    (
      await server.gql(`{ media { image(mediaId: "${id}") { imageVariants(input: { transformations: [
        { name: "small", transformation: { width: 10, format: WEBP } }, { name: "large", transformation: { format: WEBP, width: 20 } }] }) { name language mimeType url } } } }`)
    ).media.image.imageVariants

  const first = await variants()

  expect(first.map(({ name, language, mimeType }: Answer) => [name, language, mimeType])).toEqual([
    ['small', 'EN', 'image/webp'],
    ['small', 'NL', 'image/webp'],
    ['large', 'EN', 'image/webp'],
    ['large', 'NL', 'image/webp'],
  ])
  expect(await variants()).toEqual(first)
  expect(new Set(first.map(({ url }: Answer) => url)).size).toBe(4)
})

test('an address that we did not make is not served', async () => {
  const { url } = await offered({ width: 10 })
  const [, signature = '', params = ''] = url.match(/\/v\/([^/]+)\/([^/]+)/) ?? []
  const huge = Buffer.from(JSON.stringify({ transformation: { width: 4000, enable: 'UPSCALE' } })).toString('base64url')
  const status = async (changed: string) => (await fetched(server, changed)).statusCode

  expect(await status(url)).toBe(200)
  expect(await status(url.replace(params, huge))).toBe(404)
  expect(await status(url.replace(signature, 'x'.repeat(signature.length)))).toBe(404)
  expect(await status(url.replace(signature, ''))).toBe(404)
  expect(await status(url.replace('/public/', '/private/'))).toBe(404)
  expect(await status('/media/default/public/../../x.png')).toBe(404)
  expect(await status('/media/default/public/%2e%2e%2fx.png')).toBe(404)
  expect(await status('/media/')).toBe(404)
})

test('a client that wants no variants is given none', async () => {
  const { media } = await server.gql(
    `{ media { image(mediaId: "${mediaId}") { id imageVariants(input: { transformations: [] }) { url } } } }`,
  )

  expect(media).toEqual({ image: { id: mediaId, imageVariants: [] } })
})

test.each<[object, string]>([
  [{ format: 'MP4' }, 'format MP4 is not supported'],
  [{ format: 'JXL' }, 'format JXL is not supported'],
  [{ level: 'LEVEL_1_0' }, 'level is for videos, which are not supported'],
  [{ profile: 'high' }, 'profile is for videos, which are not supported'],
  [{ bgColor: 'red;' }, 'bgColor must be a colour such as ffcc00 or 255,204,0'],
  [{ bgColor: '300,0,0' }, 'bgColor must be a colour such as ffcc00 or 255,204,0'],
  [
    { width: 2049, height: 2048, dpr: 2 },
    'width must be at most 16777216 pixels when multiplied by height, each multiplied by dpr',
  ],
  [{ crop: { width: 1, smart: 'very' } }, 'crop.smart must be smart or null'],
])('a transformation that cannot be drawn is refused: %j', async (transformation, message) => {
  const answer = await offered(transformation)

  expect(answer.errors).toEqual([{ code: 'VALIDATION_ERROR', message: `transformations[0].transformation.${message}` }])
})

test.each([{ width: 0 }, { width: 8193 }, { height: 8193 }, { quality: 101 }, { blur: 0 }, { pad: { left: 501 } }, { dpr: 11 }])(
  'a transformation beyond its bounds is refused: %j',
  async (transformation) => {
    expect(await offered(transformation)).toMatchObject({ errors: [{ code: 'VALIDATION_ERROR' }] })
  },
)

test('an invalid size is refused once, however many pictures are requested in it', async () => {
  const other = await addImage(server, { productId, uploadImages: [writtenOut(await picture())] })
  const variants = `imageVariants(input: { transformations: [{ name: "x", transformation: { width: 8192, height: 8192 } }] }) { url }`
  const { errors, data } = await server.gql(
    `{ media { images(search: { productId: ${productId} }) { items { id ${variants} } } } }`,
  )

  expect(errors).toHaveLength(1)
  expect(data.media.images.items.map(({ imageVariants }: Answer) => imageVariants)).toEqual(
    data.media.images.items.map(() => null),
  )
  expect(data.media.images.items.map(({ id }: Answer) => id)).toContain(other.id)
})

test('how long a picture may be kept holds for its other sizes, too', async () => {
  const upload = { ...writtenOut(await picture()), cacheControl: { type: 'NO_STORE' } }
  const { id, images } = await addImage(server, { productId, uploadImages: [upload] })
  const { url } = await offered({ width: 10 }, id)

  expect((await fetched(server, images[0].originalUrl)).headers['cache-control']).toBe('no-store')
  expect((await fetched(server, url)).headers['cache-control']).toBe('no-store')
  expect((await fetched(server, (await offered({ width: 10 })).url)).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  )
})
