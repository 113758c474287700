/**
 * Fills a shop that bench/catalog/fill.ts has made with the rest of a very large tenant: companies, price sheet lines, stock rows, orders and the changes
 * of the feed. Rows are written by insert … select, in the order of their keys, without triggers and foreign keys; the script writes what triggers would.
 */
import type pg from 'pg'

export interface Size {
  companies: number
  sheets: number
  /** Stock rows of each product. */
  places: number
  orders: number
}

/** Batches keep the log of PostgreSQL, and what a statement holds, small. */
const BATCH_ORDERS = 50_000
const STAMPS = 'now(), now()'
/** Ids as the server makes them (UUID version 7): each is greater than the one before, so that an index grows at its end. */
const uuid = (kind: number, n: string) =>
  `('01a${kind}' || lpad(to_hex(${n}), 8, '0') || '7' || substr(md5((${n})::text), 1, 3) || '8' || substr(md5((${n})::text), 4, 15))::uuid`

export async function fillTenant(database: pg.Client, size: Size, log: (text: string) => void): Promise<void> {
  const timed = async (what: string, work: () => Promise<number>) => {
    const startedAt = performance.now()
    const rows = await work()
    const seconds = (performance.now() - startedAt) / 1000
    log(
      `${what}: ${rows.toLocaleString('en')} rows in ${seconds.toFixed(0)} s, ${Math.round(rows / seconds).toLocaleString('en')} a second`,
    )
  }
  const run = async (text: string, values: unknown[] = []) => (await database.query(text, values)).rowCount ?? 0
  await database.query('set session_replication_role = replica; set synchronous_commit = off')
  const isMissing = async (from: string) => (await run(`select from ${from} limit 1`)) === 0
  if (await isMissing(`company where name like 'Large %'`))
    await timed('companies with a contact', () => addCompanies(run, size.companies))
  if (await isMissing(`pricesheet where code like 'LARGE-%'`))
    await timed('price sheet lines', () => addLines(run, size.sheets, size.companies))
  if (await isMissing(`"order" where reference like 'LARGE-%'`))
    await timed('orders with lines and addresses', () =>
      withoutTextIndexes(database, () => addOrders(run, size.orders, size.companies), log),
    )
  if (await isMissing(`inventory where location like 'LARGE-%'`)) await timed('stock rows', () => addStock(run, size.places))
  await database.query('set session_replication_role = origin')
  await timed('vacuum analyze', async () => {
    await database.query('vacuum analyze')
    return 0
  })
}

/** Drops the trigram indexes of orders, which cost most to write row by row, and builds them again afterwards. */
async function withoutTextIndexes(database: pg.Client, work: () => Promise<number>, log: (text: string) => void) {
  const { rows } = await database.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes where schemaname = 'public' and tablename in ('order', 'orderItem', 'orderAddress') and indexdef like '%USING gin%trgm%'`,
  )
  for (const { name } of rows) await database.query(`drop index "${name}"`)
  const count = await work()
  const startedAt = performance.now()
  await database.query(`set maintenance_work_mem = '512MB'`)
  for (const { definition } of rows) await database.query(definition)
  log(`${rows.length} text indexes of orders: ${((performance.now() - startedAt) / 1000).toFixed(0)} s`)
  return count
}

type Run = (text: string, values?: unknown[]) => Promise<number>

const addCompanies = async (run: Run, count: number) => {
  await run(
    `insert into company (uuid, "createdAt", "lastModifiedAt", name) select gen_random_uuid(), ${STAMPS}, 'Large ' || n from generate_series(1, $1::int) n`,
    [count],
  )
  return run(
    `insert into contact (uuid, "createdAt", "lastModifiedAt", "parentCompanyId", email)
     select gen_random_uuid(), ${STAMPS}, id, 'large' || id || '@bench.test' from company where name like 'Large %' order by id`,
  )
}

/** Each sheet has a line for every product, and each company two sheets. */
async function addLines(run: Run, sheets: number, companies: number): Promise<number> {
  await run(
    `insert into pricesheet (uuid, "createdAt", "lastModifiedAt", code, priority)
     select gen_random_uuid(), ${STAMPS}, 'LARGE-' || n, 10 + n from generate_series(1, $1::int) n`,
    [sheets],
  )
  await run(
    `insert into "pricesheetParty" ("pricesheetId", "companyId")
     select s.id, c.id
       from (select id, row_number() over (order by id) as n from company where name like 'Large %') c
       join (select id, row_number() over (order by id) as n from pricesheet where code like 'LARGE-%') s
         on s.n in (1 + c.n % $1::int, 1 + (c.n + 7) % $1::int) where c.n <= $2::int`,
    [sheets, companies],
  )
  let rows = 0
  for (let n = 1; n <= sheets; n++) {
    rows += await run(
      `insert into discount (uuid, "createdAt", "lastModifiedAt", "pricesheetId", "productId", "quantityFrom", "discountType", value)
       select ${uuid(1, `$1::int * 200000 + (row_number() over (order by p.id))::int`)}, ${STAMPS}, s.uuid, p.id, 1, 'LIST_PRICE_MIN', 1 + (p.id + $1::int) % 40
         from product p join pricesheet s on s.code = 'LARGE-' || $1::int order by p.id`,
      [n],
    )
    await noteChanges(run, 'discount', 'discount')
  }
  return rows
}

/** Writes the changes that the trigger of a table would write, of the newest rows that are not in the feed. */
const noteChanges = (run: Run, type: string, table: string) =>
  run(
    `insert into "changeEntry" (type, action, "recordId", uuid, xid)
     select $1, 'CREATED', id, uuid, pg_current_xact_id()::text::bigint from "${table}"
      where id > coalesce((select "recordId" from "changeEntry" where type = $1 order by id desc limit 1), 0) order by id`,
    [type],
  )

async function addStock(run: Run, places: number): Promise<number> {
  let rows = 0
  for (let n = 0; n < places; n += 10) {
    rows += await run(
      `insert into inventory (uuid, "createdAt", "lastModifiedAt", "productId", type, quantity, "warehouseId", location)
       select ${uuid(2, `$1::int * 200000 + (row_number() over (order by p.id, l))::int`)}, ${STAMPS}, p.id, 'local', (p.id + l) % 90,
              (select min(id) from warehouse), 'LARGE-' || l
         from product p cross join generate_series($1::int + 1, least($1::int + 10, $2::int)) l order by p.id, l`,
      [n, places],
    )
  }
  await run(
    `update "productStock" s set "localQuantity" = i.quantity
       from (select "productId", sum(quantity) as quantity from inventory where "companyId" is null and type = 'local' group by 1) i where i."productId" = s."productId"`,
  )
  return rows
}

/** Two lines and two addresses each. The companies order in turn, over two years. */
async function addOrders(run: Run, orders: number, companies: number): Promise<number> {
  await run(
    "create temp table ordering as select id, row_number() over (order by id) - 1 as n from contact where email like 'large%@bench.test'",
  )
  await run('create unique index on ordering (n)')
  await run(
    `create temp table goods as select p.id, p.sku, names->>'NL' as name, list, row_number() over (order by p.id) - 1 as n from product p join price on price."productId" = p.id`,
  )
  await run('create unique index on goods (n)')
  await run('analyze ordering')
  await run('analyze goods')
  let rows = 0
  for (let from = 0; from < orders; from += BATCH_ORDERS) {
    const batch = [from, Math.min(orders, from + BATCH_ORDERS)]
    rows += await run(
      `insert into "order" (uuid, status, "statusDate", type, "channelId", "userId", "companyId", email, currency, language, reference, "totalGross", "totalNet", "orderNumber", "createdAt", "lastModifiedAt")
       select ${uuid(3, 'o')}, 'NEW', at, 'dropshipment', 1, c.id, contact."parentCompanyId", contact.email, 'EUR', 'NL', 'LARGE-' || o, 20 + o % 900, (20 + o % 900) * 1.21, o, at, at
         from generate_series($1::int, $2::int - 1) o
         cross join lateral (select now() - ($3::int - o) * interval '126 seconds' as at) t
         join ordering c on c.n = o % $4::int join contact on contact.id = c.id order by o`,
      [...batch, orders, companies],
    )
    const ofBatch = `"order" o where o.reference like 'LARGE-%' and o."orderNumber" >= $1::int and o."orderNumber" < $2::int`
    await run(
      `insert into "orderItem" (uuid, "orderId", class, "productId", quantity, sku, name, price, "priceTotal", "taxPercentage", "taxCode", priority, "createdAt", "lastModifiedAt")
       select ${uuid(4, 'o."orderNumber" * 2 + l')}, o.id, 'product', g.id, 1, g.sku, coalesce(g.name, ''), g.list, g.list, 21, 'H', l, o."createdAt", o."createdAt"
         from (select * from ${ofBatch}) o cross join generate_series(0, 1) l
         join goods g on g.n = (o."orderNumber"::bigint * 7919 + l * 31) % (select count(*) from goods) order by o.id, l`,
      batch,
    )
    await run(
      `insert into "orderAddress" (uuid, "orderId", type, company, "firstName", "lastName", street, city, country, "createdAt", "lastModifiedAt")
       select ${uuid(5, 'o."orderNumber" * 2 + k.n')}, o.id, k.type, 'Large ' || o."companyId", 'Ada', 'Buyer', 'Dock', 'Delft', 'NL', o."createdAt", o."createdAt"
         from (select * from ${ofBatch}) o cross join (values (0, 'invoice'), (1, 'delivery')) k(n, type) order by o.id, k.n`,
      batch,
    )
    await run(
      `insert into "orderMilestone" ("orderId", "placedAt") select o.id, o."createdAt" from ${ofBatch} on conflict do nothing`,
      batch,
    )
    await noteChanges(run, 'order', 'order')
  }
  return rows * 5
}
