/**
 * Pages of the plain lists, from counters: how many rows a block of 1024 ids holds is known, so the last page costs what the first does.
 * Counters and rows come from one statement and so from one snapshot: they agree whatever others write meanwhile.
 */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ProductClass, ProductStatus } from '../../../contract/contract.gen.js'
import type { Ctx } from '../../../core/context.js'
import { type Page, type PageRequest, pageOf } from '../../../core/page.js'
import { columnNames } from '../../../core/row.js'
import type { ProductRow } from '../../../db/db.gen.js'

/** What the counters know: by anything else they cannot tell rows apart. */
export interface Kind {
  class?: ProductClass | null
  statuses?: readonly ProductStatus[] | null
  hidden?: boolean | null
}

/** A page of all products in the order of their numbers, also of those in clusters. */
export async function pageOfProducts(
  ctx: Ctx,
  { page, offset, status, hidden }: PageRequest & { status?: ProductStatus | null; hidden?: boolean | null },
): Promise<Page<ProductRow>> {
  const statuses = status ? [status] : null
  const columns = columnNames('product')
  const rows = await countedRows<ProductRow>(
    ctx,
    { list: 'product', kind: { statuses, hidden: hidden ?? null }, columns, page, offset },
    sql`select ${sql.join(columns.map((column) => sql.ref(column)))} from product e where ${all([
      ...(statuses ? [sql<SqlBool>`e.status = any(${statuses})`] : []),
      ...(hidden == null ? [] : [sql<SqlBool>`e.hidden = ${hidden ? 'Y' : 'N'}`]),
    ])}`,
  )
  return pageOf(rows.items, rows.itemsFound, { page, offset })
}

/** The numbers on a page of the search entries of a kind, in the order of their numbers or in one that an index has. */
export function pageOfEntries(ctx: Ctx, kind: Kind, request: PageRequest, order: RawBuilder<unknown> | null) {
  return countedRows<{ id: number; class: ProductClass }>(
    ctx,
    { list: 'entry', kind, order, columns: ['id', 'class'], ...request },
    sql`select e.id, e.class from "searchEntry" e where ${all(kindConditions('e', kind))}`,
  )
}

/** Rows of one kind, as entries or as sums of differences have it. */
export function kindConditions(alias: string, { class: type, statuses, hidden }: Kind): RawBuilder<SqlBool>[] {
  const of = sql.table(alias)
  return [
    ...(type ? [sql<SqlBool>`${of}.class = ${type}`] : []),
    ...(statuses?.length ? [sql<SqlBool>`${of}.statuses && ${statuses}::text[]`] : []),
    ...(hidden == null ? [] : [sql<SqlBool>`${of}.hidden = ${hidden}`]),
  ]
}

export const all = (conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  conditions.length ? sql`${sql.join([...conditions], sql` and `)}` : sql`true`

interface Counted extends PageRequest {
  list: 'product' | 'entry'
  kind: Kind
  /** What `rows` selects. */
  columns: readonly string[]
  /** The blocks help only where numbers are the order. */
  order?: RawBuilder<unknown> | null
}

/** Finds the block in which the page begins by adding up blocks, then reads on from there. `rows` selects from `e`, without an order. */
async function countedRows<R>(ctx: Ctx, { list, kind, columns, order, page, offset }: Counted, rows: RawBuilder<unknown>) {
  const skipped = sql`${(page - 1) * offset}::int8`
  const start = sql`
    place as (select bucket, n, sum(n) over (order by bucket) - n as before from block),
    start as (select bucket, ${skipped} - before as rest from place where before + n > ${skipped} order by bucket limit 1)`
  const from = sql`and e.id >= (select bucket << 10 from start) order by e.id limit ${offset} offset coalesce((select rest from start), 0)`
  const found = await sql<R & { itemsFound: number; id: number | null }>`
    with block as (
      select bucket, sum(delta) as n from "searchCount" c where c.list = ${list} and ${all(kindConditions('c', kind))} group by bucket)
    ${order ? sql`` : sql`, ${start}`}
    select total."itemsFound", ${sql.join(columns.map((column) => sql.ref(`page.${column}`)))}
      from (select coalesce(sum(n), 0)::int4 as "itemsFound" from block) total
      left join lateral (
        ${rows} ${order ? sql`order by ${order} limit ${offset} offset ${skipped}` : from}) page on true`.execute(ctx.db)
  const items = found.rows.flatMap(({ itemsFound: _, ...row }) => (row.id === null ? [] : [row as unknown as R]))
  return { items, itemsFound: found.rows[0]?.itemsFound ?? 0 }
}
