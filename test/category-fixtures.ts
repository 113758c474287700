/** A small catalogue: nested categories, products and clusters without placements. */
import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { TestServer } from './test-server.js'

/** Inside `undone` it is the transaction that is rolled back. */
const db = ({ tenants }: TestServer) => tenants.control
const stamps = ({ clock }: TestServer) => ({ uuid: v7(), createdAt: clock(), lastModifiedAt: clock() })
const text = (value: string) => JSON.stringify({ NL: value }) as never

/** Adds categories, each below the previous one if `nested`, and returns their ids. */
export async function addCategories(server: TestServer, names: readonly string[], nested = false): Promise<number[]> {
  const made: { id: number; path: string }[] = []
  for (const name of names) {
    const parent = nested ? made.at(-1) : undefined
    const row = { ...stamps(server), names: text(name), parentId: parent?.id ?? null }
    const { id } = await db(server).insertInto('category').values(row).returning('id').executeTakeFirstOrThrow()
    const path = parent ? `${parent.path}/${id}` : `${id}`
    await db(server).updateTable('category').set({ path }).where('id', '=', id).execute()
    made.push({ id, path })
  }
  return made.map(({ id }) => id)
}

/** The uuid of a product, cluster or category. */
export const uuidOf = async (server: TestServer, table: 'product' | 'cluster' | 'category', id: number) =>
  (await db(server).selectFrom(table).select('uuid').where('id', '=', id).executeTakeFirstOrThrow()).uuid

export async function addProducts(server: TestServer, count: number, values: object = {}): Promise<number[]> {
  const rows = Array.from({ length: count }, (_, i) => ({ ...stamps(server), sku: `P${i + 1}`, ...values }))
  return (await db(server).insertInto('product').values(rows).returning('id').execute()).map(({ id }) => id)
}

/** Adds a product through GraphQL that is named by its sku. */
export async function createProduct({ gql }: TestServer, sku: string): Promise<number> {
  const input = { names: [{ language: 'NL', value: sku }], sku }
  const { productCreate } = await gql('mutation ($input: CreateProductInput!) { productCreate(input: $input) { productId } }', {
    input,
  })
  return productCreate.productId
}

export async function addClusters(server: TestServer, count: number, values: object = {}): Promise<number[]> {
  const config = { ...stamps(server), name: `config_${v7()}` }
  const { id: clusterConfigId } = await db(server)
    .insertInto('clusterConfig')
    .values(config)
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = Array.from({ length: count }, () => ({ ...stamps(server), clusterConfigId, ...values }))
  return (await db(server).insertInto('cluster').values(rows).returning('id').execute()).map(({ id }) => id)
}

/** Every place as `category:item` in the order of the category, `*` at default categories, and the default categories that products and clusters say they have. */
export async function readPlacements(server: TestServer) {
  const { rows } = await sql<{ place: string }>`
    select "categoryId" || ':' || coalesce("productId", "clusterId") || case when "isDefault" then '*' else '' end as place
      from "categoryItem" order by "categoryId", "sortOrder", id`.execute(db(server))
  const defaultCategories = await sql<{ id: number; categoryId: number }>`
    select id, "categoryId" from product where "categoryId" is not null union all
    select id, "categoryId" from cluster where "categoryId" is not null order by id`.execute(db(server))
  return {
    places: rows.map(({ place }) => place),
    defaultCategories: defaultCategories.rows.map(({ id, categoryId }) => `${categoryId}:${id}`),
  }
}

/** The uuids of the places in a category, in its order. */
export async function placementUuids(server: TestServer, categoryId: number): Promise<string[]> {
  const places = db(server).selectFrom('categoryItem').select('uuid').where('categoryId', '=', categoryId)
  return (await places.orderBy('sortOrder').orderBy('id').execute()).map(({ uuid }) => uuid)
}
