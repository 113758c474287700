/** Handles items that are refused after their rows were written, for example because of a slug that is taken. The other items are written without them. */
import { sql } from 'kysely'
import { DomainError } from '../../core/base/errors.js'
import type { BulkResult } from '../../core/bulk/bulk.js'
import { writeValid } from '../../core/bulk/items.js'
import type { Ctx } from '../../core/context.js'
import { inSavepoint } from '../../db/savepoint.js'

/** The errors of several records, by their ids. If it is not caught per item, the caller gets the first error. */
class RecordErrors extends DomainError {
  constructor(
    first: DomainError,
    readonly reasons: ReadonlyMap<number, DomainError>,
  ) {
    super(first.kind, first.code, first.message, first.problems)
  }
}

/** Throws if there are errors for some records. */
export function throwItemErrors(reasons: ReadonlyMap<number, DomainError>): void {
  const [first] = reasons.values()
  if (first) throw new RecordErrors(first, reasons)
}

/** Runs `work` for each record, and throws all errors together at the end. */
export function mapCollectingErrors<R, V>(
  records: readonly R[],
  idOf: (record: R) => number,
  work: (record: R, i: number) => V,
): V[] {
  const reasons = new Map<number, DomainError>()
  const results = records.flatMap((record, i) => {
    try {
      return [work(record, i)]
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      reasons.set(idOf(record), error)
      return []
    }
  })
  throwItemErrors(reasons)
  return results
}

/** The errors of items whose children were refused, by the uuids of their records. */
class ItemErrors extends Error {
  constructor(
    override readonly cause: RecordErrors,
    readonly reasons: ReadonlyMap<string, string>,
  ) {
    super(cause.message)
  }
}

/** Writes all items except those that are refused. The refused ones are found together, because finding them one by one would repeat the whole write each time. */
export async function writeWithoutFailing<I extends { uuid?: unknown }>(
  ctx: Ctx,
  table: 'product' | 'category' | 'cluster',
  items: readonly I[],
  write: (items: readonly I[]) => Promise<BulkResult[]>,
): Promise<BulkResult[]> {
  const results = await inSavepoint(ctx, () => withUuids(ctx, table, () => write(items))).catch(onlyItemErrors)
  if (Array.isArray(results)) return results
  const checked = items.map((item) => results.reasons.get(item.uuid as string) ?? item)
  // The errors belong to records that are not among the items, so no item can be left out.
  if (!checked.some((item) => typeof item === 'string')) throw results.cause
  return writeValid(checked, (others) => writeWithoutFailing(ctx, table, others, write))
}

function onlyItemErrors(error: unknown): ItemErrors {
  if (error instanceof ItemErrors) return error
  throw error
}

/** Converts errors of records to errors by uuid. The id of a new record is lost when its insert is rolled back, but its uuid came with the item. */
async function withUuids<T>({ db }: Ctx, table: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof RecordErrors)) throw error
    const ids = [...error.reasons.keys()]
    const { rows } = await sql<{ id: number; uuid: string }>`
      select id, uuid from ${sql.table(table)} where id = any(${ids}::int4[])`.execute(db)
    throw new ItemErrors(error, new Map(rows.map(({ id, uuid }) => [uuid, error.reasons.get(id)?.message ?? error.message])))
  }
}
