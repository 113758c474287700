/** A disk that is full, or may not be written to. */
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type House, house } from '../../../../../test/house.js'
import { addImage, addProduct, countImages, fetched, picture, writtenOut } from '../../../../../test/pictures.js'

let h: House
let productId: string
let bytes: Buffer<ArrayBuffer>
beforeAll(async () => {
  h = await house({ closes: false })
  productId = String(await addProduct(h, 'P1'))
  bytes = await picture()
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => h.close())

const SENTENCE = 'The server cannot store this at the moment: its disk is full or not writable. The cause is in the server log'
const texts = { alt: [], description: [], tags: [] }
const failing = (code: string) => Object.assign(new Error(`${code}: the disk takes nothing`), { code, syscall: 'copyfile' })
const reserved = async () =>
  (await sql<{ n: number }>`select coalesce(sum(bytes), 0)::float8 as n from "mediaUsage"`.execute(h.db)).rows[0]?.n
const stored = () => readdirSync(h.fileFolder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length

test.each(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES'])(
  'an upload that meets %s is refused in a sentence and leaves nothing',
  async (code) => {
    const before = [await countImages(h), await reserved(), existsSync(h.fileFolder) ? stored() : 0]
    h.logged.length = 0
    vi.spyOn(h.files, 'put').mockRejectedValue(failing(code))
    const refused = { errors: [{ code: 'INSUFFICIENT_STORAGE', message: SENTENCE }] }

    expect(await addImage(h, { productId, uploadImages: [writtenOut(bytes)] })).toEqual(refused)
    const sent = await h.upload(
      'mutation ($input: MediaImageInput!) { mediaImageCreate(input: $input) { id } }',
      { input: { ...texts, productId, uploadImages: [{ uploadType: 'FILE', file: { file: null } }] } },
      { 'variables.input.uploadImages.0.file.file': { name: 'a.png', type: 'image/png', content: bytes } },
    )
    expect(sent).toEqual(refused)
    const rest = await h.rest('POST /v2/media/images', {
      ...texts,
      productId: Number(productId),
      uploadImages: [writtenOut(bytes)],
    })
    expect(rest).toMatchObject({
      status: 507,
      body: { title: 'InsufficientStorage', detail: SENTENCE, error: { code: 507, messages: [SENTENCE] } },
    })

    expect(h.logged.map(({ err }) => err.stack.includes(`${code}: the disk takes nothing`))).toEqual([true, true, true])
    expect([await countImages(h), await reserved(), existsSync(h.fileFolder) ? stored() : 0]).toEqual(before)
    expect(await sql`select key from "mediaFile"`.execute(h.db)).toMatchObject({ rows: [] })
  },
)

test('a size that cannot be kept is drawn and shown all the same, each time, and told once a minute', async () => {
  const { id } = await addImage(h, { productId, uploadImages: [writtenOut(bytes)] })
  const { media } = await h.gql(`{ media { image(mediaId: "${id}") { imageVariants(input: { transformations: [
    { name: "small", transformation: { width: 10, format: WEBP } }] }) { url } } } }`)
  const [{ url }] = media.image.imageVariants
  const cache = join(h.fileFolder, 'media-cache')
  rmSync(cache, { recursive: true, force: true })
  writeFileSync(cache, 'No folder can be made here.')
  h.outbox.failures.length = 0

  const first = await fetched(h, url)
  const second = await fetched(h, url)

  expect([first.statusCode, first.headers['content-type'], second.statusCode]).toEqual([200, 'image/webp', 200])
  expect(first.headers['content-length']).toBe(String(first.rawPayload.length))
  expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
  expect((await fetched(h, url, { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304)
  expect(h.outbox.failures).toHaveLength(1)
  h.travel('2026-11-15T12:01:00.000Z')
  await fetched(h, url)
  expect(h.outbox.failures).toHaveLength(2)

  rmSync(cache)
  await fetched(h, url)
  const kept = await fetched(h, url)
  expect(kept.rawPayload.equals(first.rawPayload)).toBe(true)
  expect(h.outbox.failures).toHaveLength(2)
  expect(stored()).toBe(3)
})
