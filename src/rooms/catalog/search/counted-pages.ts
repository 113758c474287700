/**
 * Pages of the plain lists, from counters: how many rows a block of 1024 ids holds is known, so the last page costs what the first does.
 * Counters and rows come from one statement and so from one snapshot: they agree whatever others write meanwhile.
 */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ProductClass, ProductStatus } from '../../../contract/contract.gen.js'
import { type Page, type PageRequest, pageOf } from '../../../core/base/page.js'
import type { Ctx } from '../../../core/context.js'
import { runCompiled } from '../../../core/store/compiled-query.js'
import { columnNames } from '../../../core/store/row.js'
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
  const kind: Kind = { statuses: status ? [status] : null, hidden: hidden ?? null }
  const columns = columnNames('product')
  const rows = await countedRows<ProductRow>(
    ctx,
    { list: 'product', kind, columns, page, offset },
    sql`select ${sql.join(columns.map((column) => sql.ref(column)))} from product e where ${all([
      ...(status ? [sql<SqlBool>`e.status = ${sql.lit(status)}`] : []),
      ...(hidden == null ? [] : [sql<SqlBool>`e.hidden = ${sql.lit(hidden ? 'Y' : 'N')}`]),
    ])}`,
  )
  return pageOf(rows.items, rows.itemsFound, { page, offset })
}

/** The numbers on a page of the search entries of a kind, in the order of their numbers or in one that an index has. */
export function pageOfEntries(ctx: Ctx, kind: Kind, request: PageRequest, order: RawBuilder<unknown> | null) {
  return countedRows<{ id: number; class: ProductClass }>(
    ctx,
    { list: 'entry', kind, order, columns: ['id', 'class'], ...request },
    entriesOf(kind),
  )
}

const entriesOf = (kind: Kind) => sql`select e.id, e.class from "searchEntry" e where ${all(kindConditions('e', kind, written))}`

/** A page of the entries of a kind in the order of their numbers, each with what it stands for: one statement. */
export async function pageOfItems(ctx: Ctx, kind: Kind, request: PageRequest, columns: Record<Part, readonly string[]>) {
  const asked: Counted = { list: 'entry', kind, columns: ['id', 'class'], ...request }
  const parts = (['product', 'cluster'] as const).flatMap((part) => columns[part].map((column) => [part, column] as const))
  const shown = sql.join(parts.map(([part, column]) => sql`${sql.ref(`${part}.${column}`)} as ${sql.id(`${part}_${column}`)}`))
  const query = (skipped: unknown) => sql<Found<Record<string, unknown> & { class: ProductClass }>>`
    select k."itemsFound", k.id, k.class, ${shown} from (${countedQuery(asked, skipped, entriesOf(kind))}) k
      left join product on k.class = 'PRODUCT' and product.id = k.id left join cluster on k.class = 'CLUSTER' and cluster.id = k.id
     order by k.id`
  const shape = `items ${shapeOf(asked)} ${columns.product} ${columns.cluster}`
  const rows = await runCompiled<Found<Record<string, unknown> & { class: ProductClass }>, Skipped>(
    ctx.db,
    shape,
    { skipped: (request.page - 1) * request.offset },
    ({ skipped }) => query(skipped).compile(ctx.db),
  )
  const items = rows.flatMap((row) => (row.id === null ? [] : [{ class: row.class, row: partOf(row, columns) }]))
  return { items, itemsFound: rows[0]?.itemsFound ?? 0 }
}

type Part = 'product' | 'cluster'

/** What an entry stands for, out of a row that has room for either. */
function partOf(row: Record<string, unknown> & { class: ProductClass }, columns: Record<Part, readonly string[]>) {
  const part = row.class === 'PRODUCT' ? 'product' : 'cluster'
  const found: Record<string, unknown> = {}
  for (const column of columns[part]) found[column] = row[`${part}_${column}`]
  return found
}

/** Rows of one kind, as entries or as sums of differences have it; `as` says how values stand in the statement. */
export function kindConditions(
  alias: string,
  kind: Kind,
  as: (value: unknown) => RawBuilder<unknown> = given,
): RawBuilder<SqlBool>[] {
  const of = sql.table(alias)
  return [
    ...(kind.class ? [sql<SqlBool>`${of}.class = ${as(kind.class)}`] : []),
    ...(kind.statuses?.length ? [sql<SqlBool>`${of}.statuses && ${as(kind.statuses)}::text[]`] : []),
    ...(kind.hidden == null ? [] : [sql<SqlBool>`${of}.hidden = ${as(kind.hidden)}`]),
  ]
}

const given = (value: unknown) => sql`${value}`
/** Few values that the contract knows: PostgreSQL plans for those that it sees. */
const written = (value: unknown) => sql.lit(Array.isArray(value) ? `{${value}}` : value)

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

type Found<R> = R & { itemsFound: number; id: number | null }

/** One page of rows with their number. `rows` selects from `e`, without an order. */
async function countedRows<R>(ctx: Ctx, asked: Counted, rows: RawBuilder<unknown>) {
  const { list, columns, order, page, offset } = asked
  const values = { skipped: (page - 1) * offset }
  const query = (skipped: unknown) => countedQuery<Found<R>>(asked, skipped, rows)
  const shape = `counted ${list} ${shapeOf(asked)} ${columns}`
  const found = order
    ? (await query(values.skipped).execute(ctx.db)).rows
    : await runCompiled<Found<R>, Skipped>(ctx.db, shape, values, ({ skipped }) => query(skipped).compile(ctx.db))
  const items = found.flatMap(({ itemsFound: _, ...row }) => (row.id === null ? [] : [row as unknown as R]))
  return { items, itemsFound: found[0]?.itemsFound ?? 0 }
}

interface Skipped {
  skipped: number
}

/**
 * What the text of a statement about a kind hangs on. The kind and the size of the page stand in it: what PostgreSQL does not see it takes
 * for a tenth of the table, finds the plan for that dear, and makes a new one at every run.
 */
const shapeOf = ({ kind: { class: type, statuses, hidden }, offset }: Counted) => JSON.stringify([type, statuses, hidden, offset])

/** Finds the block in which the page begins by adding up blocks, then reads on from there. */
function countedQuery<R>(
  { list, kind, columns, order, offset }: Counted,
  before: unknown,
  rows: RawBuilder<unknown>,
): RawBuilder<R> {
  const skipped = sql`${before}::int8`
  const start = sql`
    place as (select bucket, n, sum(n) over (order by bucket) - n as before from block),
    start as (select bucket, ${skipped} - before as rest from place where before + n > ${skipped} order by bucket limit 1)`
  const from = sql`and e.id >= (select bucket << 10 from start) order by e.id limit ${sql.lit(offset)} offset coalesce((select rest from start), 0)`
  return sql<R>`
    with block as (
      select bucket, sum(delta) as n from "searchCount" c where c.list = ${sql.lit(list)} and ${all(kindConditions('c', kind, written))} group by bucket)
    ${order ? sql`` : sql`, ${start}`}
    select total."itemsFound", ${sql.join(columns.map((column) => sql.ref(`page.${column}`)))}
      from (select coalesce(sum(n), 0)::int4 as "itemsFound" from block) total
      left join lateral (
        ${rows} ${order ? sql`order by ${order} limit ${sql.lit(offset)} offset ${skipped}` : from}) page on true`
}
