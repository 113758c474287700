/** A small catalogue for tests of the search: rows straight into the tables, then indexed as a rebuilding does it. */
import { v7 } from 'uuid'
import type { ProductStatus } from '../src/contract/contract.gen.js'
import type { Localized, StoredValue } from '../src/db/json.js'
import { refreshEntries } from '../src/modules/catalog/search-index/refresh.js'
import type { TestServer } from './test-server.js'

export interface ProductFixture {
  names: Localized
  sku?: string
  status?: ProductStatus
  hidden?: 'Y' | 'N'
  /** Names of categories that list it; the first is its home. */
  categories?: readonly string[]
  /** The code of the cluster that it is in. */
  cluster?: string
  /** Attribute name → value. */
  attributes?: Record<string, StoredValue>
  [column: string]: unknown
}

/** An attribute description: its type, units by language, and whether it is searchable and public. */
interface AttributeFixture {
  type: string
  units?: Localized
  isSearchable?: boolean
  isPublic?: boolean
}

export interface CatalogueFixture {
  /** Name → name of the one above it, or null. */
  categories?: Record<string, string | null>
  /** Name → type, or a type with further columns. */
  attributes?: Record<string, string | AttributeFixture>
  /** Code → name in Dutch, and the categories that list it. */
  clusters?: Record<string, { names: Localized; categories?: readonly string[]; hidden?: 'Y' | 'N'; priority?: number }>
  products?: readonly ProductFixture[]
}

const stamps = (server: TestServer) => ({ uuid: v7(), createdAt: server.clock(), lastModifiedAt: server.clock() })
const json = (value: unknown) => JSON.stringify(value) as never

/** Adds to the catalogue; returns the ids of what it added, by name, code or sku. */
export async function fill(
  server: TestServer,
  { categories = {}, attributes = {}, clusters = {}, products = [] }: CatalogueFixture,
) {
  const ids = {
    category: await addCategories(server, categories),
    attribute: await addDescriptions(server, attributes),
    cluster: new Map<string, number>(),
    product: new Map<string, number>(),
  }
  const place = async (item: object, names: readonly string[]) => {
    for (const [i, name] of names.entries())
      await server.db
        .insertInto('categoryItem')
        .values({ ...stamps(server), ...item, categoryId: requireId(ids.category, name), isDefault: i === 0, sortOrder: i })
        .execute()
  }
  const config = await server.db
    .insertInto('clusterConfig')
    .values({ ...stamps(server), name: `C${v7()}`.slice(0, 40) })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [code, { names, categories: listed = [], ...more }] of Object.entries(clusters)) {
    const row = { ...stamps(server), code, names: json(names), clusterConfigId: config.id, ...more }
    const { id } = await server.db.insertInto('cluster').values(row).returning('id').executeTakeFirstOrThrow()
    ids.cluster.set(code, id)
    await place({ clusterId: id }, listed)
  }
  for (const { names, categories: listed = [], cluster, attributes: said = {}, ...more } of products) {
    const texts = Object.fromEntries(Object.entries(more).map(([name, value]) => [name, isText(value) ? json(value) : value]))
    const row = { ...stamps(server), ...texts, names: json(names), clusterId: cluster ? requireId(ids.cluster, cluster) : null }
    const { id, sku } = await server.db.insertInto('product').values(row).returning(['id', 'sku']).executeTakeFirstOrThrow()
    ids.product.set(sku, id)
    await place({ productId: id }, listed)
    for (const [name, value] of Object.entries(said)) {
      const attribute = {
        ...stamps(server),
        productId: id,
        attributeDescriptionId: requireId(ids.attribute, name),
        value: json(value),
      }
      await server.db.insertInto('attribute').values(attribute).execute()
    }
  }
  await refreshEntries(
    { db: server.db, now: server.clock() },
    { productIds: [...ids.product.values()], clusterIds: [...ids.cluster.values()] },
  )
  return ids
}

const isText = (value: unknown) => typeof value === 'object' && value !== null && !(value instanceof Date)

function requireId(ids: Map<string, number>, name: string): number {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`The catalogue of the test knows no ${name}`)
  return id
}

async function addCategories(server: TestServer, said: Record<string, string | null>) {
  const ids = new Map<string, number>()
  const paths = new Map<string, string>()
  for (const [name, parent] of Object.entries(said)) {
    const row = { ...stamps(server), names: json({ NL: name }), parentId: parent ? requireId(ids, parent) : null }
    const { id } = await server.db.insertInto('category').values(row).returning('id').executeTakeFirstOrThrow()
    const path = parent ? `${paths.get(parent)}/${id}` : String(id)
    await server.db.updateTable('category').set({ path }).where('id', '=', id).execute()
    await server.db.insertInto('categorySlug').values({ language: 'NL', slug: name.toLowerCase(), categoryId: id }).execute()
    ids.set(name, id)
    paths.set(name, path)
  }
  return ids
}

async function addDescriptions(server: TestServer, said: Record<string, string | AttributeFixture>) {
  const ids = new Map<string, number>()
  for (const [name, fixture] of Object.entries(said)) {
    const { units = {}, ...more } = typeof fixture === 'string' ? { type: fixture } : fixture
    const row = { ...stamps(server), name, ...more, units: json(units), attributeClass: 'PRODUCT', defaultValue: json('') }
    const { id } = await server.db
      .insertInto('attributeDescription')
      .values(row as never)
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.set(name, id)
  }
  return ids
}
