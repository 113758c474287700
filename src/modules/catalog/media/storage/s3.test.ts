import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addImage, addProduct, fetched, picture, writtenOut } from '../../../../../test/pictures.js'
import { startS3 } from '../../../../../test/s3.js'
import { startTestServer, type TestServer } from '../../../../../test/test-server.js'
import { s3Store } from './store.s3.js'

let s3: Awaited<ReturnType<typeof startS3>>
let server: TestServer
beforeAll(async () => {
  s3 = await startS3()
  server = await startTestServer({ closes: false, s3: s3.bucket })
})
afterAll(async () => {
  await server.close()
  s3.stop()
})

test('files lie in a bucket: they are put there, served from there, drawn in other sizes and deleted there', async () => {
  const productId = String(await addProduct(server, 'P1'))
  const bytes = await picture()
  const variants = 'imageVariants(input: { transformations: [{ name: "s", transformation: { width: 10 } }] }) { url }'

  const image = await addImage(
    server,
    { productId, uploadImages: [writtenOut(bytes, 'NL', 'naïve & co.png')] },
    `id images { originalUrl } ${variants}`,
  )

  const { originalUrl } = image.images[0]
  const path = originalUrl.replace('https://wharf.test/media', '/wharf')
  expect([...s3.kept]).toEqual([
    [
      path,
      {
        bytes,
        headers: {
          'content-type': 'image/png',
          'cache-control': 'public, max-age=31536000, immutable',
          'x-amz-meta-filename': 'na%C3%AFve%20%26%20co.png',
        },
      },
    ],
  ])
  const served = await fetched(server, originalUrl)
  expect(served.rawPayload.equals(bytes)).toBe(true)
  expect(served.headers).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': "inline; filename*=UTF-8''na%C3%AFve%20%26%20co.png",
  })
  expect((await fetched(server, image.imageVariants[0].url)).statusCode).toBe(200)
  await server.gql(`mutation { mediaImageDelete(mediaId: "${image.id}") { mediaId } }`)
  expect(s3.kept.size).toBe(0)
  expect((await fetched(server, originalUrl)).statusCode).toBe(404)
  expect((await fetched(server, image.imageVariants[0].url)).statusCode).toBe(404)
  expect(s3.refused).toEqual([])
})

test('a name of any length is kept as far as it can be', async () => {
  const productId = String(await addProduct(server, 'P2'))

  const image = await addImage(server, {
    productId,
    uploadImages: [writtenOut(await picture(), 'NL', `${'名'.repeat(250)}.png`)],
  })

  const { headers } = await fetched(server, image.images[0].originalUrl)
  expect(headers['content-disposition']).toBe(`inline; filename*=UTF-8''${encodeURIComponent('名'.repeat(200))}`)
})

test('a storage that rejects the credentials, or is unreachable, fails the whole request', async () => {
  const stranger = s3Store({ ...s3.bucket, secretAccessKey: 'wrong' })
  await expect(stranger.open('default/public/x.png')).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
  expect(s3.refused.splice(0)).toEqual(['the signature does not match'])
  const away = await startTestServer({ s3: { ...s3.bucket, endpoint: 'http://127.0.0.1:1' } })
  const productId = String(await addProduct(away, 'P1'))

  const answer = await addImage(away, { productId, uploadImages: [writtenOut(await picture())] })

  expect(answer).toMatchObject({ errors: [{ code: 'SERVICE_UNAVAILABLE' }] })
  expect(await away.db.selectFrom('mediaImage').select('id').execute()).toEqual([])
})

test('the time limit is for the response: a client that reads a large file slowly gets all of it', async () => {
  const bytes = Buffer.alloc(20_000_000, 'x')
  s3.kept.set('/wharf/default/public/large.png', { bytes, headers: { 'content-type': 'image/png' } })
  const file = await s3Store(s3.bucket, 3000).open('default/public/large.png')

  await pause(3500)

  expect((await buffer(file?.stream as NodeJS.ReadableStream)).length).toBe(bytes.length)
  s3.kept.delete('/wharf/default/public/large.png')
})

test('a storage that accepts requests and never responds fails the request when the time limit is over', async () => {
  const mute = createServer(() => undefined).listen(0, '127.0.0.1')
  await new Promise((listening) => mute.once('listening', listening))
  const endpoint = `http://127.0.0.1:${(mute.address() as AddressInfo).port}`

  await expect(s3Store({ ...s3.bucket, endpoint }, 300).open('default/public/x.png')).rejects.toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
  })

  mute.closeAllConnections()
  mute.close()
})

test('a storage that fails in the middle of a picture is unavailable, and the picture is drawn when it is back', async () => {
  const productId = String(await addProduct(server, 'P3'))
  const variants = 'imageVariants(input: { transformations: [{ name: "s", transformation: { width: 10 } }] }) { url }'
  const image = await addImage(
    server,
    { productId, uploadImages: [writtenOut(await picture())] },
    `images { originalUrl } ${variants}`,
  )
  const path = image.images[0].originalUrl.replace('https://wharf.test/media', '/wharf')

  s3.torn.add(path)
  const failed = await fetched(server, image.imageVariants[0].url)
  s3.torn.delete(path)

  expect(failed.statusCode).toBe(503)
  expect((await fetched(server, image.imageVariants[0].url)).statusCode).toBe(200)
})

test('a failed upload asks the storage once, and the next sweep deletes what may be there', async () => {
  const asked: string[] = []
  const failing = createServer((request, response) => {
    asked.push(request.method ?? '')
    request.resume().once('end', () => response.destroy())
  }).listen(0, '127.0.0.1')
  await new Promise((listening) => failing.once('listening', listening))
  const endpoint = `http://127.0.0.1:${(failing.address() as AddressInfo).port}`
  const away = await startTestServer({ s3: { ...s3.bucket, endpoint } })
  const productId = String(await addProduct(away, 'P1'))

  const answer = await addImage(away, { productId, uploadImages: [writtenOut(await picture())] })

  expect(answer).toMatchObject({ errors: [{ code: 'SERVICE_UNAVAILABLE' }] })
  expect(asked).toEqual(['PUT'])
  const unused = await away.db.selectFrom('mediaOrphan').select('key').execute()
  expect(unused).toEqual(await away.db.selectFrom('mediaFile').select('key').execute())
  expect(unused).toHaveLength(1)
  failing.close()
})
