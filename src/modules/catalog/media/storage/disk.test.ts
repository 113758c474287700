/** A disk that is full, or may not be written to. */
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { addImage, addProduct, countImages, fetched, picture, writtenOut } from '../../../../../test/pictures.js'
import { startTestServer, type TestServer } from '../../../../../test/test-server.js'

let server: TestServer
let productId: string
let bytes: Buffer<ArrayBuffer>
beforeAll(async () => {
  server = await startTestServer({ closes: false })
  productId = String(await addProduct(server, 'P1'))
  bytes = await picture()
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => server.close())

const SENTENCE = 'The server cannot store this at the moment: its disk is full or not writable. The cause is in the server log'
const texts = { alt: [], description: [], tags: [] }
const failing = (code: string) => Object.assign(new Error(`${code}: the disk takes nothing`), { code, syscall: 'copyfile' })
const reserved = async () =>
  (await sql<{ n: number }>`select coalesce(sum(bytes), 0)::float8 as n from "mediaUsage"`.execute(server.db)).rows[0]?.n
const stored = () =>
  readdirSync(server.fileFolder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length

test.each(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES'])(
  'an upload that meets %s is refused with a message and leaves nothing',
  async (code) => {
    const before = [await countImages(server), await reserved(), existsSync(server.fileFolder) ? stored() : 0]
    server.logged.length = 0
    vi.spyOn(server.files, 'put').mockRejectedValue(failing(code))
    const refused = { errors: [{ code: 'INSUFFICIENT_STORAGE', message: SENTENCE }] }

    expect(await addImage(server, { productId, uploadImages: [writtenOut(bytes)] })).toEqual(refused)
    const sent = await server.upload(
      'mutation ($input: MediaImageInput!) { mediaImageCreate(input: $input) { id } }',
      { input: { ...texts, productId, uploadImages: [{ uploadType: 'FILE', file: { file: null } }] } },
      { 'variables.input.uploadImages.0.file.file': { name: 'a.png', type: 'image/png', content: bytes } },
    )
    expect(sent).toEqual(refused)
    const rest = await server.rest('POST /v2/media/images', {
      ...texts,
      productId: Number(productId),
      uploadImages: [writtenOut(bytes)],
    })
    expect(rest).toMatchObject({
      status: 507,
      body: { title: 'InsufficientStorage', detail: SENTENCE, error: { code: 507, messages: [SENTENCE] } },
    })

    expect(server.logged.map(({ err }) => err.stack.includes(`${code}: the disk takes nothing`))).toEqual([true, true, true])
    expect([await countImages(server), await reserved(), existsSync(server.fileFolder) ? stored() : 0]).toEqual(before)
    expect(await sql`select key from "mediaFile"`.execute(server.db)).toMatchObject({ rows: [] })
  },
)

test('a size that cannot be cached is rendered and shown each time, and reported once a minute', async () => {
  const { id } = await addImage(server, { productId, uploadImages: [writtenOut(bytes)] })
  const { media } = await server.gql(`{ media { image(mediaId: "${id}") { imageVariants(input: { transformations: [
    { name: "small", transformation: { width: 10, format: WEBP } }] }) { url } } } }`)
  const [{ url }] = media.image.imageVariants
  const cache = join(server.fileFolder, 'media-cache')
  rmSync(cache, { recursive: true, force: true })
  writeFileSync(cache, 'No folder can be made here.')
  server.outbox.failures.length = 0

  const first = await fetched(server, url)
  const second = await fetched(server, url)

  expect([first.statusCode, first.headers['content-type'], second.statusCode]).toEqual([200, 'image/webp', 200])
  expect(first.headers['content-length']).toBe(String(first.rawPayload.length))
  expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
  expect((await fetched(server, url, { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304)
  expect(server.outbox.failures).toHaveLength(1)
  server.travel('2026-11-15T12:01:00.000Z')
  await fetched(server, url)
  expect(server.outbox.failures).toHaveLength(2)

  rmSync(cache)
  await fetched(server, url)
  const kept = await fetched(server, url)
  expect(kept.rawPayload.equals(first.rawPayload)).toBe(true)
  expect(server.outbox.failures).toHaveLength(2)
  expect(stored()).toBe(3)
})
