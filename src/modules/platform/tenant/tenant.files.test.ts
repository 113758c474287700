import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addImage, addProduct, fetched, picture, writtenOut } from '../../../../test/pictures.js'
import { startS3 } from '../../../../test/s3.js'
import { everything, startTestServer, type TestServer } from '../../../../test/test-server.js'
import { issueGqlKey } from '../../accounts/apikey/apikey.service.js'

let s3: Awaited<ReturnType<typeof startS3>>
beforeAll(async () => {
  s3 = await startS3()
})
afterAll(() => s3.stop())

const VARIANTS = 'imageVariants(input: { transformations: [{ name: "s", transformation: { width: 10 } }] }) { url }'
const ADD_PRODUCT = 'mutation { productCreate(input: { sku: "P1" }) { productId } }'
const ADD_IMAGE = `mutation ($input: MediaImageInput!) { mediaImageCreate(input: $input) { images { originalUrl } ${VARIANTS} } }`

/** Creates a tenant with three pictures, one of which was resized, and returns their URLs. */
async function furnish(server: TestServer, id: string): Promise<string[]> {
  await server.gql(`mutation { tenantCreate(input: { id: "${id}", name: "${id}", channel: { name: "Web" } }) { id } }`)
  const { key } = await issueGqlKey(server.db, server.clock(), { tenantId: id, name: 'test', roles: everything })
  const { productId } = (await server.gql(ADD_PRODUCT, {}, key)).productCreate
  const uploadImages = await Promise.all(['NL', 'EN', 'DE'].map(async (language) => writtenOut(await picture(), language)))
  const input = { productId: String(productId), uploadImages, alt: [], description: [], tags: [] }
  const { mediaImageCreate } = await server.gql(ADD_IMAGE, { input }, key)
  const links = [mediaImageCreate.images[0].originalUrl, mediaImageCreate.imageVariants[0].url]
  for (const link of links) expect((await fetched(server, link)).statusCode).toBe(200)
  return links
}

const remove = (server: TestServer, id: string) => server.gql(`mutation { tenantDelete(id: "${id}") }`)
const servedOf = async (server: TestServer, links: string[]) =>
  Promise.all(links.map(async (link) => (await fetched(server, link)).statusCode))
const tenantsOf = async (server: TestServer) =>
  (await server.db.selectFrom('control.tenant').select('id').orderBy('id').execute()).map(({ id }) => id)
const filesIn = (folder: string) =>
  existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()) : []

test('a tenant that is deleted takes its files along, and those that were drawn of them; others keep theirs', async () => {
  const server = await startTestServer()
  const own = (
    await addImage(server, { productId: String(await addProduct(server, 'P1')), uploadImages: [writtenOut(await picture())] })
  ).images[0].originalUrl
  const kept = await furnish(server, 'acme-2')
  const gone = await furnish(server, 'acme')

  expect(await remove(server, 'acme')).toEqual({ tenantDelete: true })

  expect(await servedOf(server, gone)).toEqual([404, 404])
  expect(await servedOf(server, [own, ...kept])).toEqual([200, 200, 200])
  expect(readdirSync(join(server.fileFolder, 'media')).sort()).toEqual(['acme-2', 'default'])
  expect(await tenantsOf(server)).toEqual(['acme-2', 'default'])
})

test('in a bucket, too, however many files there are', async () => {
  const server = await startTestServer({ s3: s3.bucket })
  const kept = await furnish(server, 'acme-2')
  const gone = await furnish(server, 'acme')

  expect(await remove(server, 'acme')).toEqual({ tenantDelete: true })

  expect(await servedOf(server, gone)).toEqual([404, 404])
  expect(await servedOf(server, kept)).toEqual([200, 200])
  expect([...s3.kept.keys()].map((path) => path.split('/')[2])).toEqual(['acme-2', 'acme-2', 'acme-2'])
  expect(s3.refused).toEqual([])
})

test('files that cannot be removed now are removed by the sweep; until then nobody takes the name of the tenant', async () => {
  const server = await startTestServer({ s3: s3.bucket })
  await furnish(server, 'beta')
  const [path = ''] = [...s3.kept.keys()].filter((one) => one.includes('/beta/'))
  s3.stuck.add(path)

  expect(await remove(server, 'beta')).toEqual({ tenantDelete: true })
  await server.sweep()
  const failures = server.outbox.failures.splice(0)
  const again = await server.gql('mutation { tenantCreate(input: { id: "beta", name: "B", channel: { name: "Web" } }) { id } }')
  const between = await tenantsOf(server)
  s3.stuck.clear()
  await server.sweep()

  expect(failures).toMatchObject([{ code: 'SERVICE_UNAVAILABLE' }])
  expect(again.errors[0].code).toBe('SERVICE_UNAVAILABLE')
  expect(between).toEqual(['beta', 'default'])
  expect([...s3.kept.keys()].filter((one) => one.includes('/beta/'))).toEqual([])
  expect(await tenantsOf(server)).toEqual(['default'])
  expect(server.outbox.failures).toEqual([])
})

test('a new tenant with the name of a deleted one begins without files', async () => {
  const server = await startTestServer()
  await furnish(server, 'acme')
  const folder = join(server.fileFolder, 'media', 'acme')
  // As a crash in the middle of a deletion leaves it.
  await server.db.updateTable('control.tenant').set({ ready: false }).where('id', '=', 'acme').execute()

  const links = await furnish(server, 'acme')

  expect(filesIn(folder)).toHaveLength(6)
  expect(await servedOf(server, links)).toEqual([200, 200])
})

test('the sweep skips tenants that are being created, or are on another server', async () => {
  const server = await startTestServer()
  await furnish(server, 'acme')
  await server.db.updateTable('control.tenant').set({ ready: false }).where('id', '=', 'acme').execute()

  await server.sweep()

  expect(filesIn(join(server.fileFolder, 'media', 'acme'))).toHaveLength(6)
  expect(await tenantsOf(server)).toEqual(['acme', 'default'])
})
