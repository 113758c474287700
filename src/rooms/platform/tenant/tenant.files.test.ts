import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { everything, type House, house } from '../../../../test/house.js'
import { addImage, addProduct, fetched, picture, writtenOut } from '../../../../test/pictures.js'
import { startS3 } from '../../../../test/s3.js'
import { issueGqlKey } from '../../accounts/apikey/apikey.service.js'

let s3: Awaited<ReturnType<typeof startS3>>
beforeAll(async () => {
  s3 = await startS3()
})
afterAll(() => s3.stop())

const VARIANTS = 'imageVariants(input: { transformations: [{ name: "s", transformation: { width: 10 } }] }) { url }'
const ADD_PRODUCT = 'mutation { productCreate(input: { sku: "P1" }) { productId } }'
const ADD_IMAGE = `mutation ($input: MediaImageInput!) { mediaImageCreate(input: $input) { images { originalUrl } ${VARIANTS} } }`

/** Makes a tenant with three pictures, one of which was drawn smaller, and answers where they are served. */
async function furnish(h: House, id: string): Promise<string[]> {
  await h.gql(`mutation { tenantCreate(input: { id: "${id}", name: "${id}", channel: { name: "Web" } }) { id } }`)
  const { key } = await issueGqlKey(h.db, h.clock(), { tenantId: id, name: 'test', roles: everything })
  const { productId } = (await h.gql(ADD_PRODUCT, {}, key)).productCreate
  const uploadImages = await Promise.all(['NL', 'EN', 'DE'].map(async (language) => writtenOut(await picture(), language)))
  const input = { productId: String(productId), uploadImages, alt: [], description: [], tags: [] }
  const { mediaImageCreate } = await h.gql(ADD_IMAGE, { input }, key)
  const links = [mediaImageCreate.images[0].originalUrl, mediaImageCreate.imageVariants[0].url]
  for (const link of links) expect((await fetched(h, link)).statusCode).toBe(200)
  return links
}

const remove = (h: House, id: string) => h.gql(`mutation { tenantDelete(id: "${id}") }`)
const servedOf = async (h: House, links: string[]) => Promise.all(links.map(async (link) => (await fetched(h, link)).statusCode))
const tenantsOf = async (h: House) =>
  (await h.db.selectFrom('control.tenant').select('id').orderBy('id').execute()).map(({ id }) => id)
const filesIn = (folder: string) =>
  existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()) : []

test('a tenant that is deleted takes its files along, and those that were drawn of them; others keep theirs', async () => {
  const h = await house()
  const own = (await addImage(h, { productId: String(await addProduct(h, 'P1')), uploadImages: [writtenOut(await picture())] }))
    .images[0].originalUrl
  const kept = await furnish(h, 'acme-2')
  const gone = await furnish(h, 'acme')

  expect(await remove(h, 'acme')).toEqual({ tenantDelete: true })

  expect(await servedOf(h, gone)).toEqual([404, 404])
  expect(await servedOf(h, [own, ...kept])).toEqual([200, 200, 200])
  expect(readdirSync(join(h.fileFolder, 'media')).sort()).toEqual(['acme-2', 'default'])
  expect(await tenantsOf(h)).toEqual(['acme-2', 'default'])
})

test('in a bucket, too, however many files there are', async () => {
  const h = await house({ s3: s3.bucket })
  const kept = await furnish(h, 'acme-2')
  const gone = await furnish(h, 'acme')

  expect(await remove(h, 'acme')).toEqual({ tenantDelete: true })

  expect(await servedOf(h, gone)).toEqual([404, 404])
  expect(await servedOf(h, kept)).toEqual([200, 200])
  expect([...s3.kept.keys()].map((path) => path.split('/')[2])).toEqual(['acme-2', 'acme-2', 'acme-2'])
  expect(s3.refused).toEqual([])
})

test('files that cannot be removed now are removed by the sweep; until then nobody takes the name of the tenant', async () => {
  const h = await house({ s3: s3.bucket })
  await furnish(h, 'beta')
  const [path = ''] = [...s3.kept.keys()].filter((one) => one.includes('/beta/'))
  s3.stuck.add(path)

  expect(await remove(h, 'beta')).toEqual({ tenantDelete: true })
  await h.sweep()
  const failures = h.outbox.failures.splice(0)
  const again = await h.gql('mutation { tenantCreate(input: { id: "beta", name: "B", channel: { name: "Web" } }) { id } }')
  const between = await tenantsOf(h)
  s3.stuck.clear()
  await h.sweep()

  expect(failures).toMatchObject([{ code: 'SERVICE_UNAVAILABLE' }])
  expect(again.errors[0].code).toBe('SERVICE_UNAVAILABLE')
  expect(between).toEqual(['beta', 'default'])
  expect([...s3.kept.keys()].filter((one) => one.includes('/beta/'))).toEqual([])
  expect(await tenantsOf(h)).toEqual(['default'])
  expect(h.outbox.failures).toEqual([])
})

test('whoever makes a tenant of the same name begins without files', async () => {
  const h = await house()
  await furnish(h, 'acme')
  const folder = join(h.fileFolder, 'media', 'acme')
  // As a crash in the middle of a deletion leaves it.
  await h.db.updateTable('control.tenant').set({ ready: false }).where('id', '=', 'acme').execute()

  const links = await furnish(h, 'acme')

  expect(filesIn(folder)).toHaveLength(6)
  expect(await servedOf(h, links)).toEqual([200, 200])
})

test('the sweep leaves alone what is half made, or lies elsewhere', async () => {
  const h = await house()
  await furnish(h, 'acme')
  await h.db.updateTable('control.tenant').set({ ready: false }).where('id', '=', 'acme').execute()

  await h.sweep()

  expect(filesIn(join(h.fileFolder, 'media', 'acme'))).toHaveLength(6)
  expect(await tenantsOf(h)).toEqual(['acme', 'default'])
})
