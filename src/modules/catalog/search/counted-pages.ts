/**
 * Pages of lists that filter only by class, status and hidden, read with the help of counters.
 * The table "searchCount" has the number of rows of every block of 1,024 ids and of every group of 32 blocks. Adding up groups, and then the blocks of
 * one group, finds the block in which a page begins, so the last page costs as much as the first. Counters and rows come from one statement, hence from one snapshot: they agree
 * whatever other transactions write meanwhile.
 */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ProductClass, ProductStatus } from '../../../contract/contract.gen.js'
import { type Page, type PageRequest, pageOf } from '../../../core/base/page.js'
import type { Ctx } from '../../../core/context.js'
import { compiledQuery } from '../../../core/store/compiled-query.js'
import { columnNames } from '../../../core/store/row.js'
import { allOf } from '../../../db/conditions.js'
import type { ProductRow } from '../../../db/db.gen.js'

/** The filters that counters support. There is one counter per class, statuses and hidden. */
export interface CounterFilter {
  class?: ProductClass | null
  statuses?: readonly ProductStatus[] | null
  hidden?: boolean | null
}

/**
 * What the text of a counted statement depends on. The filter and the page size are literals in the text, not bound values: for a bound
 * value PostgreSQL assumes that it matches a tenth of the table, finds the generic plan too expensive, and plans again at every run.
 */
type CounterChoices = {
  class: ProductClass | null
  statuses: readonly ProductStatus[] | null
  hidden: boolean | null
  offset: number
}

const toChoices = ({ class: type, statuses, hidden }: CounterFilter, { offset }: PageRequest): CounterChoices => ({
  class: type ?? null,
  statuses: statuses ?? null,
  hidden: hidden ?? null,
  offset,
})

/** The bound value of a counted statement: how many rows come before the page. */
type Skip = { skip: number }

const skipFor = ({ page, offset }: PageRequest): Skip => ({ skip: (page - 1) * offset })

/** A row of a page with the number of all rows; `id` is null in the only row of an empty page. */
type CountedRow<R> = Omit<R, 'id'> & { itemsFound: number; id: number | null }

/** Returns a page of all products by id, including the products of clusters. */
export async function readProductPage(
  ctx: Ctx,
  { status, hidden, ...request }: PageRequest & { status?: ProductStatus | null; hidden?: boolean | null },
): Promise<Page<ProductRow>> {
  const choices = toChoices({ statuses: status ? [status] : null, hidden: hidden ?? null }, request)
  const rows = await productPageQuery(ctx.db, { ...choices, columns: columnNames('product') }, skipFor(request))
  const { items, itemsFound } = splitTotal<ProductRow>(rows)
  return pageOf(items, itemsFound, request)
}

const productPageQuery = compiledQuery<CounterChoices & { columns: readonly string[] }, Skip, CountedRow<ProductRow>>(
  ({ columns, ...choices }, { skip }) => {
    const conditions = allOf([
      ...(choices.statuses?.[0] ? [sql<SqlBool>`e.status = ${sql.lit(choices.statuses[0])}`] : []),
      ...(choices.hidden === null ? [] : [sql<SqlBool>`e.hidden = ${sql.lit(choices.hidden ? 'Y' : 'N')}`]),
    ])
    // Ids first: PostgreSQL reads every column of rows that it only skips, if one of the columns was added to rows that existed.
    const products = (page: RawBuilder<unknown>) => sql`
      select ${sql.join(columns.map((column) => sql.ref(`product.${column}`)))}
        from (select e.id from product e where ${conditions} ${page}) found join product on product.id = found.id order by product.id`
    return buildPageQuery('product', choices, columns, products, skip)
  },
)

/** Returns a page of the search entries that match the filter: by id, or by `order`, for which an index must exist. */
export async function readEntryPage(ctx: Ctx, filter: CounterFilter, request: PageRequest, order: RawBuilder<unknown> | null) {
  const [choices, values] = [toChoices(filter, request), skipFor(request)]
  const rows = order
    ? (await buildEntryQuery(choices, values.skip, order).execute(ctx.db)).rows
    : await entryPageQuery(ctx.db, choices, values)
  return splitTotal<EntryRow>(rows)
}

type EntryRow = { id: number; class: ProductClass }

const entryPageQuery = compiledQuery<CounterChoices, Skip, CountedRow<EntryRow>>((choices, { skip }) =>
  buildEntryQuery(choices, skip, null),
)

function buildEntryQuery(choices: CounterChoices, skip: unknown, order: RawBuilder<unknown> | null) {
  const conditions = allOf(counterConditions('e', choices, toLiteral))
  const entries = (page: RawBuilder<unknown>) => sql`select e.id, e.class from "searchEntry" e where ${conditions} ${page}`
  return buildPageQuery<CountedRow<EntryRow>>('entry', choices, ['id', 'class'], entries, skip, order)
}

/** Separates the items of a page from the total. The rows keep it: copying a wide row without it takes longer than reading it. */
function splitTotal<R>(rows: readonly CountedRow<R>[]): { items: R[]; itemsFound: number } {
  const items = rows.filter(({ id }) => id !== null) as unknown as R[]
  return { items, itemsFound: rows[0]?.itemsFound ?? 0 }
}

/** Returns a page of the entries that match the filter, by id, each with the product or cluster behind it: one statement. */
export async function readItemPage(
  ctx: Ctx,
  filter: CounterFilter,
  request: PageRequest,
  columns: Record<ItemTable, readonly string[]>,
) {
  const rows = await itemPageQuery(ctx.db, { ...toChoices(filter, request), ...columns }, skipFor(request))
  const items = rows.flatMap((row) => (row.id === null ? [] : [{ class: row.class, row: recordIn(row, columns) }]))
  return { items, itemsFound: rows[0]?.itemsFound ?? 0 }
}

type ItemTable = 'product' | 'cluster'
type ItemRow = Record<string, unknown> & { class: ProductClass; id: number | null; itemsFound: number }

/**
 * Joins product and cluster to the page of entries. Each entry matches one of the two tables; the columns of the other one are null.
 * Column names carry their table (`product_sku`), since both tables have columns of the same name.
 */
const itemPageQuery = compiledQuery<CounterChoices & Record<ItemTable, readonly string[]>, Skip, ItemRow>(
  ({ product, cluster, ...choices }, { skip }) => {
    const columns = sql.join([
      ...product.map((column) => sql`${sql.ref(`product.${column}`)} as ${sql.id(`product_${column}`)}`),
      ...cluster.map((column) => sql`${sql.ref(`cluster.${column}`)} as ${sql.id(`cluster_${column}`)}`),
    ])
    return sql`
      select entry."itemsFound", entry.id, entry.class, ${columns} from (${buildEntryQuery(choices, skip, null)}) entry
        left join product on entry.class = 'PRODUCT' and product.id = entry.id left join cluster on entry.class = 'CLUSTER' and cluster.id = entry.id
       order by entry.id`
  },
)

/** Returns the product or cluster in a row that has the columns of both. */
function recordIn(row: ItemRow, columns: Record<ItemTable, readonly string[]>) {
  const table = row.class === 'PRODUCT' ? 'product' : 'cluster'
  const record: Record<string, unknown> = {}
  for (const column of columns[table]) record[column] = row[`${table}_${column}`]
  return record
}

/** Returns the filter as conditions on rows of "searchEntry" or "searchCount", which share these columns; `write` puts a value into the statement. */
function counterConditions(
  alias: string,
  filter: CounterFilter,
  write: (value: unknown) => RawBuilder<unknown> = toParameter,
): RawBuilder<SqlBool>[] {
  const table = sql.table(alias)
  return [
    ...(filter.class ? [sql<SqlBool>`${table}.class = ${write(filter.class)}`] : []),
    ...(filter.statuses?.length ? [sql<SqlBool>`${table}.statuses && ${write(filter.statuses)}::text[]`] : []),
    ...(filter.hidden == null ? [] : [sql<SqlBool>`${table}.hidden = ${write(filter.hidden)}`]),
  ]
}

const toParameter = (value: unknown) => sql`${value}`
/** Writes a literal. It is safe and bounded, because these types have few values. PostgreSQL estimates well only for literals. */
const toLiteral = (value: unknown) => sql.lit(Array.isArray(value) ? `{${value}}` : value)

/**
 * Builds the statement for one page of rows with the number of all rows. `rows` selects `columns`; it gets the clauses for the page, whose table has the alias `e`.
 * - `block_group`: the number of matching rows of each group of 32 blocks. Counters are differences that are only ever inserted, so they are summed.
 * - `first_group`: the group in which the page begins, and how many rows to skip in it; empty behind the last page.
 * - `block`: the number of matching rows of each block of that group.
 * - `first_block`: the block in which the page begins, and how many rows to skip in it.
 * The lateral join reads the page from that block on. The left join keeps the total if the page is empty.
 * With an `order` other than by id the groups give only the total, and the rows are skipped by walking the index of that order.
 */
function buildPageQuery<R>(
  list: 'product' | 'entry',
  choices: CounterChoices,
  columns: readonly string[],
  rows: (page: RawBuilder<unknown>) => RawBuilder<unknown>,
  skip: unknown,
  order: RawBuilder<unknown> | null = null,
): RawBuilder<R> {
  const limit = sql.lit(choices.offset)
  const skipped = sql`${skip}::int8`
  const counters = (name: string) => sql`
    select bucket, sum(delta) as row_count from "searchCount" c where c.list = ${sql.lit(name)} and ${allOf(counterConditions('c', choices, toLiteral))}`
  /** Selects the counter that contains the first row after the skipped ones, and how many of its own rows are skipped. */
  const firstOf = (table: string, rowsToSkip: RawBuilder<unknown>) => sql`
    select bucket, ${rowsToSkip} - rows_before as rows_to_skip
      from (select bucket, row_count, sum(row_count) over (order by bucket) - row_count as rows_before from ${sql.table(table)}) running
     where rows_before + row_count > ${rowsToSkip} order by bucket limit 1`
  const firstBlock = sql`
    first_group as materialized (${firstOf('block_group', skipped)}),
    block as (${counters(list)} and c.bucket between (select bucket << 5 from first_group) and (select (bucket << 5) + 31 from first_group) group by bucket),
    first_block as (${firstOf('block', sql`(select rows_to_skip from first_group)`)})`
  const fromFirstBlock = sql`and e.id >= (select bucket << 10 from first_block) order by e.id limit ${limit} offset coalesce((select rows_to_skip from first_block), 0)`
  return sql<R>`
    with block_group as (${counters(`${list}Group`)} group by bucket)
    ${order ? sql`` : sql`, ${firstBlock}`}
    select total."itemsFound", ${sql.join(columns.map((column) => sql.ref(`page.${column}`)))}
      from (select coalesce(sum(row_count), 0)::int4 as "itemsFound" from block_group) total
      left join lateral (
        ${rows(order ? sql`order by ${order} limit ${limit} offset ${skipped}` : fromFirstBlock)}) page on true`
}
