import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startTestServer } from '../../../../test/test-server.js'

test('a large load is analyzed right after it, so that searches are planned for the tables as they are', async () => {
  const server = await startTestServer()
  const knownRows = async () => {
    const { rows } = await sql<{ name: string; n: number }>`
      select relname as name, reltuples::int4 as n from pg_class where oid in ('product'::regclass, '"searchText"'::regclass) order by 1`.execute(
      server.db,
    )
    return rows.map(({ n }) => n)
  }
  await sql`analyze product, "searchText"`.execute(server.db)
  const products = Array.from({ length: 600 }, (_, n) => ({
    sources: [{ source: 'ERP', sourceId: `${n}` }],
    sku: `L-${n}`,
    names: [{ language: 'NL', value: `Artikel ${n} van de groothandel` }],
  }))

  const { status } = await server.rest('POST /v2/products/bulk/sourceId', { products })
  const before = await knownRows()
  await server.outbox.work()

  expect(status).toBe(200)
  expect(before).toEqual([0, 0])
  expect(await knownRows()).toEqual([600, 1200])
  const { rows } = await sql`select from event where trigger = 'TABLE_ANALYZE' and payload -> 'tables' ? 'searchText'`.execute(
    server.db,
  )
  expect(rows).toHaveLength(1)
  expect(server.outbox.failures).toEqual([])
})
