/** Loads the catalogue of the benchmark, through the endpoints that an integration would use. */
import type pg from 'pg'
import { attributes, categories, makeProduct, type ProductShape, SOURCE, toShape, WHOLE_SHAPE } from './data.js'

const BATCH = 1000

// biome-ignore lint/suspicious/noExplicitAny: the benchmark reads any response
type Rest = (line: string, body?: object) => Promise<any>

const source = (sourceId: string) => ({ source: SOURCE, sourceId })

/** Loads the missing products and returns how long that took. */
export async function loadCatalog(
  rest: Rest,
  database: pg.Client,
  count: number,
  shape: ProductShape = WHOLE_SHAPE,
): Promise<{ seconds: number; added: number; rows: number; contactId: number }> {
  const present = await countLoaded(database)
  if (present < count && present === 0) await createAttributesAndCategories(rest, database)
  const before = await countStoredRows(database)
  const startedAt = performance.now()
  for (let n = present; n < count; n += BATCH) {
    const products = Array.from({ length: Math.min(BATCH, count - n) }, (_, i) => toShape(makeProduct(n + i), shape))
    await sendBulk(rest, 'POST /v2/products/bulk/sourceId', { products })
    printProgress(n + products.length, count, startedAt)
  }
  const seconds = (performance.now() - startedAt) / 1000
  const rows = (await countStoredRows(database)) - before
  await addPictures(rest, database)
  await addPrices(database)
  return { seconds, added: Math.max(0, count - present), rows, contactId: await addBuyer(database) }
}

const STAMPS = 'gen_random_uuid(), now(), now()'

/** Returns how many products of the benchmark there are. */
export async function countLoaded(database: pg.Client): Promise<number> {
  const { rows } = await database.query<{ n: number }>('select count(*)::int as n from "productSource" where name = $1', [SOURCE])
  return rows[0]?.n ?? 0
}

/** Every product without a price gets one, two tiers, stock in a warehouse, and three lines in the sheets of the buyer. */
export async function addPrices(database: pg.Client) {
  const insert = (table: string, columns: string, select: string) =>
    database.query(`insert into ${table} (uuid, "createdAt", "lastModifiedAt", ${columns}) select ${STAMPS}, ${select}`)
  const { rowCount } = await insert(
    'price',
    '"productId", list, "defaultTaxCode"',
    `id, 10 + id % 1000, 'H' from product p
    where not exists (select from price where price."productId" = p.id)`,
  )
  if (!rowCount) return
  await insert(
    '"bulkPrice"',
    '"priceId", "quantityFrom", value',
    `p.uuid, q, p.list * 0.9 from price p, unnest(array[10, 50]) q
    where not exists (select from "bulkPrice" b where b."priceId" = p.uuid)`,
  )
  await insert(
    'inventory',
    '"productId", type, quantity, "warehouseId"',
    `p.id, 'local', p.id % 90, (select min(id) from warehouse) from product p where not exists (select from inventory i where i."productId" = p.id)`,
  )
  await insert('pricesheet', 'code, priority', `'BENCH-' || n, n from generate_series(1, 3) n on conflict do nothing`)
  await insert(
    'discount',
    '"pricesheetId", "productId", "quantityFrom", "discountType", value',
    `s.uuid, p.id, q, 'LIST_PRICE_MIN', 5 + q
    from pricesheet s, product p, unnest(array[1, 5, 25]) q where s.code = 'BENCH-1'
     and not exists (select from discount d where d."pricesheetId" = s.uuid and d."productId" = p.id)`,
  )
  await database.query('analyze')
}

/** The contact whose company has the sheets. */
async function addBuyer(database: pg.Client): Promise<number> {
  const find = async () =>
    (await database.query<{ id: number }>(`select id from contact where email = 'buyer@bench.test'`)).rows[0]?.id
  const known = await find()
  if (known) return known
  await database.query(`with company as (
      insert into company (uuid, "createdAt", "lastModifiedAt", name) values (${STAMPS}, 'Bench') returning id),
    contact as (insert into contact (uuid, "createdAt", "lastModifiedAt", "parentCompanyId", email)
      select ${STAMPS}, id, 'buyer@bench.test' from company)
    insert into "pricesheetParty" ("pricesheetId", "companyId") select s.id, company.id from pricesheet s, company where s.code like 'BENCH-%'`)
  return (await find()) ?? 0
}

/** The categories are below the root of the channel: visitors of a channel see nothing else. */
async function createAttributesAndCategories(rest: Rest, database: pg.Client) {
  await sendBulk(rest, 'POST /v2/attributedescriptions/bulk/name', {
    attributeDescriptions: attributes.map(({ name, type }) => ({
      name,
      type,
      attributeClass: 'PRODUCT',
      descriptions: [{ language: 'NL', value: name.toLowerCase() }],
      defaultValue: type === 'TEXT' ? { textValues: [] } : type === 'INT' ? { intValue: 0 } : { decimalValue: 0 },
    })),
  })
  const { rows } = await database.query<{ id: number }>('select "catalogRootId" as id from channel order by id limit 1')
  const item = (sourceId: string, names: object, parent: object) => ({ sources: [source(sourceId)], names, parent })
  const items = categories.flatMap((root) => [
    item(root.sourceId, root.names, { id: rows[0]?.id }),
    ...root.branches.flatMap((branch) => [
      item(branch.sourceId, branch.names, source(root.sourceId)),
      ...branch.leaves.map((leaf) => item(leaf.sourceId, leaf.names, source(branch.sourceId))),
    ]),
  ])
  await sendBulk(rest, 'POST /v2/categories/bulk/sourceId', { categories: items })
}

/** Uploads one picture, and adds an image with it to every product. */
export async function addPictures(rest: Rest, database: pg.Client) {
  const { rows } = await database.query<{ id: number }>(
    'select min("productId")::int as id from "productSource" where name = $1',
    [SOURCE],
  )
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const { rows: existing } = await database.query('select id from "mediaImage" where "productId" = $1', [rows[0]?.id])
  if (existing.length === 0)
    await rest('POST /v2/media/images', {
      productId: rows[0]?.id,
      alt: [{ language: 'NL', value: 'Foto' }],
      description: [],
      tags: [],
      uploadImages: [{ language: 'NL', uploadType: 'BASE64', base64File: { base64: pixel, fileName: 'pixel.png' } }],
    })
  await database.query(
    `insert into "mediaImage" (uuid, "productId", alt, files, "createdAt", "lastModifiedAt")
     select gen_random_uuid(), p.id, m.alt, m.files, m."createdAt", m."lastModifiedAt"
       from product p join lateral (select alt, files, "createdAt", "lastModifiedAt" from "mediaImage" where "productId" = $1 limit 1) m on true
      where not exists (select from "mediaImage" x where x."productId" = p.id)`,
    [rows[0]?.id],
  )
  await database.query('vacuum analyze')
}

const TABLES = [
  'product',
  'productSource',
  'productSlug',
  'categoryItem',
  'attribute',
  'searchEntry',
  'searchMember',
  'searchText',
]

export async function countStoredRows(database: pg.Client): Promise<number> {
  const counts = TABLES.map((table) => `(select count(*) from "${table}")`)
  const { rows } = await database.query<{ n: string }>(`select ${counts.join(' + ')} as n`)
  return Number(rows[0]?.n)
}

async function sendBulk(rest: Rest, line: string, body: object) {
  const response = await rest(line, body)
  const { data } = response.body
  const failed = data?.find?.((item: { success: boolean }) => !item.success)
  if (!data || failed) throw new Error(`${line}: ${JSON.stringify(failed ?? response).slice(0, 800)}`)
}

function printProgress(done: number, count: number, startedAt: number) {
  const part = done / count
  const seconds = (performance.now() - startedAt) / 1000
  const bar = '█'.repeat(Math.round(part * 30)).padEnd(30, '░')
  const left = Math.round((seconds / part) * (1 - part))
  process.stderr.write(
    `\r${bar} ${done}/${count} products, ${Math.round(seconds)} s, ${left} s to go   ${done === count ? '\n' : ''}`,
  )
}
