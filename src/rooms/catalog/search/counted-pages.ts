/**
 * Pages of the plain lists, from counters: how many rows a block of 1024 ids holds is known, so the last page costs what the first does.
 * Counters and rows come from one statement and so from one snapshot: they agree whatever others write meanwhile.
 */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ProductClass, ProductStatus } from '../../../contract/contract.gen.js'
import { type Page, type PageRequest, pageOf } from '../../../core/base/page.js'
import type { Ctx } from '../../../core/context.js'
import { compiledQuery } from '../../../core/store/compiled-query.js'
import { columnNames } from '../../../core/store/row.js'
import type { ProductRow } from '../../../db/db.gen.js'

/** What the counters know: by anything else they cannot tell rows apart. */
export interface Kind {
  class?: ProductClass | null
  statuses?: readonly ProductStatus[] | null
  hidden?: boolean | null
}

/**
 * What the text of a statement about a kind depends on. The kind and the size of the page are written into it: PostgreSQL assumes that a value
 * which it does not see fits a tenth of the table, finds the plan for that too expensive, and makes a new one at every run.
 */
type CountedKind = {
  class: ProductClass | null
  statuses: readonly ProductStatus[] | null
  hidden: boolean | null
  offset: number
}

const countedKind = ({ class: type, statuses, hidden }: Kind, { offset }: PageRequest): CountedKind => ({
  class: type ?? null,
  statuses: statuses ?? null,
  hidden: hidden ?? null,
  offset,
})

type Skipped = { skipped: number }

const skippedBy = ({ page, offset }: PageRequest): Skipped => ({ skipped: (page - 1) * offset })

/** A row of a page beside the number of all rows; `id` is null where the page is empty. */
type Found<R> = Omit<R, 'id'> & { itemsFound: number; id: number | null }

/** A page of all products in the order of their numbers, also of those in clusters. */
export async function pageOfProducts(
  ctx: Ctx,
  { status, hidden, ...request }: PageRequest & { status?: ProductStatus | null; hidden?: boolean | null },
): Promise<Page<ProductRow>> {
  const kind = countedKind({ statuses: status ? [status] : null, hidden: hidden ?? null }, request)
  const rows = await countedProducts(ctx.db, { ...kind, columns: columnNames('product') }, skippedBy(request))
  const { items, itemsFound } = foundIn<ProductRow>(rows)
  return pageOf(items, itemsFound, request)
}

const countedProducts = compiledQuery<CountedKind & { columns: readonly string[] }, Skipped, Found<ProductRow>>(
  ({ columns, ...kind }, { skipped }) => {
    const products = sql`select ${sql.join(columns.map((column) => sql.ref(column)))} from product e where ${all([
      ...(kind.statuses?.[0] ? [sql<SqlBool>`e.status = ${sql.lit(kind.statuses[0])}`] : []),
      ...(kind.hidden === null ? [] : [sql<SqlBool>`e.hidden = ${sql.lit(kind.hidden ? 'Y' : 'N')}`]),
    ])}`
    return countedQuery('product', kind, columns, products, skipped)
  },
)

/** The numbers on a page of the search entries of a kind, in the order of their numbers or in one that an index has. */
export async function pageOfEntries(ctx: Ctx, kind: Kind, request: PageRequest, order: RawBuilder<unknown> | null) {
  const [counted, values] = [countedKind(kind, request), skippedBy(request)]
  const rows = order
    ? (await entriesQuery(counted, values.skipped, order).execute(ctx.db)).rows
    : await countedEntries(ctx.db, counted, values)
  return foundIn<EntryRow>(rows)
}

type EntryRow = { id: number; class: ProductClass }

const countedEntries = compiledQuery<CountedKind, Skipped, Found<EntryRow>>((kind, { skipped }) =>
  entriesQuery(kind, skipped, null),
)

function entriesQuery(kind: CountedKind, skipped: unknown, order: RawBuilder<unknown> | null) {
  const entries = sql`select e.id, e.class from "searchEntry" e where ${all(kindConditions('e', kind, written))}`
  return countedQuery<Found<EntryRow>>('entry', kind, ['id', 'class'], entries, skipped, order)
}

function foundIn<R>(rows: readonly Found<R>[]): { items: R[]; itemsFound: number } {
  const items = rows.flatMap(({ itemsFound: _, ...row }) => (row.id === null ? [] : [row as unknown as R]))
  return { items, itemsFound: rows[0]?.itemsFound ?? 0 }
}

/** A page of the entries of a kind in the order of their numbers, each with what it stands for: one statement. */
export async function pageOfItems(ctx: Ctx, kind: Kind, request: PageRequest, columns: Record<Part, readonly string[]>) {
  const rows = await countedItems(ctx.db, { ...countedKind(kind, request), ...columns }, skippedBy(request))
  const items = rows.flatMap((row) => (row.id === null ? [] : [{ class: row.class, row: partOf(row, columns) }]))
  return { items, itemsFound: rows[0]?.itemsFound ?? 0 }
}

type Part = 'product' | 'cluster'
type ItemRow = Record<string, unknown> & { class: ProductClass; id: number | null; itemsFound: number }

const countedItems = compiledQuery<CountedKind & Record<Part, readonly string[]>, Skipped, ItemRow>(
  ({ product, cluster, ...kind }, { skipped }) => {
    const shown = sql.join([
      ...product.map((column) => sql`${sql.ref(`product.${column}`)} as ${sql.id(`product_${column}`)}`),
      ...cluster.map((column) => sql`${sql.ref(`cluster.${column}`)} as ${sql.id(`cluster_${column}`)}`),
    ])
    return sql`
      select k."itemsFound", k.id, k.class, ${shown} from (${entriesQuery(kind, skipped, null)}) k
        left join product on k.class = 'PRODUCT' and product.id = k.id left join cluster on k.class = 'CLUSTER' and cluster.id = k.id
       order by k.id`
  },
)

/** What an entry stands for, out of a row that has room for either. */
function partOf(row: ItemRow, columns: Record<Part, readonly string[]>) {
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

/**
 * One page of rows beside the number of all: finds the block in which the page begins by adding up blocks, then reads on from there.
 * `rows` selects the columns from `e`, without an order. The blocks help only where numbers are the order.
 */
function countedQuery<R>(
  list: 'product' | 'entry',
  kind: CountedKind,
  columns: readonly string[],
  rows: RawBuilder<unknown>,
  before: unknown,
  order: RawBuilder<unknown> | null = null,
): RawBuilder<R> {
  const { offset } = kind
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
