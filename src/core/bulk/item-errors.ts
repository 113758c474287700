/** Records that are refused after their rows were written, such as for a slug that another has: the others are written without them. */
import { sql } from 'kysely'
import { DomainError } from '../base/errors.js'
import type { Ctx } from '../context.js'
import type { BulkResult } from './bulk.js'
import { writeValid } from './items.js'
import { inSavepoint } from './savepoint.js'

/** What is wrong with each of some records, by their ids. A caller who writes one record sees what is wrong with the first. */
class RecordErrors extends DomainError {
  constructor(
    first: DomainError,
    readonly reasons: ReadonlyMap<number, DomainError>,
  ) {
    super(first.kind, first.code, first.message, first.problems)
  }
}

/** Refuses the records for which there is a reason, if any. */
export function throwItemErrors(reasons: ReadonlyMap<number, DomainError>): void {
  const [first] = reasons.values()
  if (first) throw new RecordErrors(first, reasons)
}

/** Does the same with each of many records; what is wrong with some of them is thrown for all at once. */
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

/** Items that are refused for what is written beside their rows, by the uuids of their records. */
class ItemErrors extends Error {
  constructor(
    override readonly cause: RecordErrors,
    readonly reasons: ReadonlyMap<string, string>,
  ) {
    super(cause.message)
  }
}

/** Writes all items but those that turn out to be refused: to find these one by one would write everything again and again. */
export async function writeWithoutFailing<I extends { uuid?: unknown }>(
  ctx: Ctx,
  table: 'product' | 'category' | 'cluster',
  items: readonly I[],
  write: (items: readonly I[]) => Promise<BulkResult[]>,
): Promise<BulkResult[]> {
  const results = await inSavepoint(ctx, () => withUuids(ctx, table, () => write(items))).catch(onlyItemErrors)
  if (Array.isArray(results)) return results
  const checked = items.map((item) => results.reasons.get(item.uuid as string) ?? item)
  // Somebody else's records: not ours to leave out.
  if (!checked.some((item) => typeof item === 'string')) throw results.cause
  return writeValid(checked, (others) => writeWithoutFailing(ctx, table, others, write))
}

function onlyItemErrors(error: unknown): ItemErrors {
  if (error instanceof ItemErrors) return error
  throw error
}

/** A new record has its number only until it is undone; its uuid came with the item. */
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
