import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { house } from '../../../../test/house.js'

test('a large load is analyzed right after it, so that searches are planned for the tables as they are', async () => {
  const h = await house()
  const knownRows = async () => {
    const { rows } = await sql<{ name: string; n: number }>`
      select relname as name, reltuples::int4 as n from pg_class where oid in ('product'::regclass, '"searchText"'::regclass) order by 1`.execute(
      h.db,
    )
    return rows.map(({ n }) => n)
  }
  await sql`analyze product, "searchText"`.execute(h.db)
  const products = Array.from({ length: 600 }, (_, n) => ({
    sources: [{ source: 'ERP', sourceId: `${n}` }],
    sku: `L-${n}`,
    names: [{ language: 'NL', value: `Artikel ${n} van de groothandel` }],
  }))

  const { status } = await h.rest('POST /v2/products/bulk/sourceId', { products })
  const before = await knownRows()
  await h.outbox.work()

  expect(status).toBe(200)
  expect(before).toEqual([0, 0])
  expect(await knownRows()).toEqual([600, 1200])
  const { rows } = await sql`select from event where trigger = 'TABLE_ANALYZE' and payload -> 'tables' ? 'searchText'`.execute(
    h.db,
  )
  expect(rows).toHaveLength(1)
  expect(h.outbox.failures).toEqual([])
})
