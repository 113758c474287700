import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addBuyer } from '../../../../test/buyer-fixtures.js'
import { addCategory } from '../../../../test/categories.js'
import { addClusters, addProducts } from '../../../../test/category-fixtures.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

const KINDS = ['Image', 'Video', 'Document'] as const
type Kind = (typeof KINDS)[number]
type Owners = { productId?: number; clusterId?: number; categoryId?: number }

let server: TestServer
let viewer: string
/** A buyer whose assortment has one of two products and one of two clusters. */
let buyer: string
let tile: number
let brick: number
let kit: number
let crate: number
let category: number

beforeAll(async () => {
  server = await startTestServer({ closes: false })
  viewer = await server.keyFor({ product: 'VIEWER' })
  ;[tile, brick] = (await addProducts(server, 2)) as [number, number]
  ;[kit, crate] = (await addClusters(server, 2)) as [number, number]
  category = (await addCategory(server, 'All')).id
  buyer = await addBuyer(server, { productIds: [tile], clusterIds: [kit] })
})
afterAll(() => server.close())

/** Adds a medium of an owner; returns its id. */
async function add(kind: Kind, shows: Owners): Promise<string> {
  const row = { uuid: v7(), ...shows, createdAt: server.clock(), lastModifiedAt: server.clock() }
  await server.db.insertInto(`media${kind}`).values(row).execute()
  return row.uuid
}
const addEach = async (kind: Kind) => ({
  offered: [await add(kind, { productId: tile }), await add(kind, { clusterId: kit }), await add(kind, { categoryId: category })],
  others: [await add(kind, { productId: brick }), await add(kind, { clusterId: crate })],
})

const asBuyer = (query: string) => server.gql(query, {}, viewer, buyer)
const idsOf = ({ itemsFound, items }: Answer) => [itemsFound, items.map(({ id }: Answer) => id)]

test.each(KINDS)('a buyer who may not see a product or a cluster sees no media of it: %s', async (kind) => {
  const { offered, others } = await addEach(kind)
  const plural = `${kind.toLowerCase()}s`
  const page = (search: string) => `(search: ${search}) { itemsFound items { id } }`
  const namespace = async (search: string) => (await asBuyer(`{ media { of: ${plural}${page(search)} } }`)).media.of
  const flat = async (search: string) => (await asBuyer(`{ of: media${kind}s${page(search)} }`)).of
  const one = async (id?: string) => (await asBuyer(`{ media { of: ${kind.toLowerCase()}(mediaId: "${id}") { id } } }`)).media.of
  const old = (id?: string) => asBuyer(`{ of: media${kind}(mediaId: "${id}") { id } }`)

  for (const list of [namespace, flat]) {
    expect(idsOf(await list('{}'))).toEqual([3, offered])
    expect(idsOf(await list(`{ productId: ${tile} }`))).toEqual([1, [offered[0]]])
    expect(idsOf(await list(`{ clusterId: ${kit} }`))).toEqual([1, [offered[1]]])
    expect(idsOf(await list(`{ productId: ${brick} }`))).toEqual([0, []])
    expect(idsOf(await list(`{ clusterId: ${crate} }`))).toEqual([0, []])
  }
  for (const id of offered) expect([await one(id), await old(id)]).toEqual([{ id }, { of: { id } }])
  for (const id of others)
    expect([await one(id), await old(id)]).toEqual([
      null,
      { errors: [{ code: `MEDIA_${kind.toUpperCase()}_NOT_FOUND_ERROR`, message: `Media${kind} with id [${id}] not found` }] },
    ])
  const all = await server.gql(`{ media { of: ${plural} { itemsFound } } }`, {}, viewer)
  expect(all).toEqual({ media: { of: { itemsFound: 5 } } })
})
