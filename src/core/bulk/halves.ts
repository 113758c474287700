/** Writes many items in one statement. If that fails, it tries each half, until only the invalid items are left out. */
import { CHANGED_MEANWHILE, DomainError } from '../base/errors.js'
import { type Ctx, inTransaction } from '../context.js'
import { SourceTakenError } from '../store/sources.js'
import { type BulkResult, failedResult } from './bulk.js'
import { findDuplicates, SAME_KEY, SAME_RECORD, writeValid } from './items.js'

/** The keys by which an item identifies its record. No two items may have the same key. */
type KeysOf<I> = (item: I) => readonly string[]
/** Finds the existing records of the items. An item has none if it is new or ambiguous. */
type RecordsOf<I> = (ctx: Ctx, items: readonly I[]) => Promise<readonly (readonly (number | string)[])[]>

type WriteAll<I> = (ctx: Ctx, items: readonly I[]) => Promise<BulkResult[]>

/**
 * Writes all items at once. If an item is refused, the others are still written.
 * Items with the same key, or with different keys of the same record, all fail, because it is unclear which one should win.
 * This is checked for the whole request before anything is written, because afterwards the items are written in separate transactions.
 */
export async function writeBulk<I extends object>(
  ctx: Ctx,
  items: readonly I[],
  keysOf: KeysOf<I>,
  write: WriteAll<I>,
  recordsOf: RecordsOf<I> = async () => [],
): Promise<BulkResult[]> {
  const records = await recordsOf(ctx, items)
  const isTwice = findDuplicates(items.map(keysOf))
  const isOfAnother = findDuplicates(items.map((_, i) => records[i] ?? []))
  const checked = items.map((item, i) => (isTwice[i] ? SAME_KEY : isOfAnother[i] ? SAME_RECORD : item))
  return writeValid(checked, async (single) => {
    const results: (readonly BulkResult[])[] = []
    const parts = writeInHalves(single, (some) => writeInTransaction(ctx, some, write), throwUnlessOfItem)
    for await (const part of parts) results.push(part.results)
    return results.flat()
  })
}

function throwUnlessOfItem(error: unknown): void {
  if (!isItemError(error)) throw error
}

/** Items that were written together, with their results, or a single item that failed, with its error. */
interface Part<I> {
  items: readonly I[]
  results: readonly BulkResult[]
  error?: unknown
}

/**
 * Yields each part as soon as it is committed, in the order of the items. The half with the invalid item is halved again until that item
 * is alone, so a thousand items with one invalid item take about twenty commits, not a thousand. `check` throws errors that end the whole request.
 */
export async function* writeInHalves<I>(
  items: readonly I[],
  write: (items: readonly I[]) => Promise<BulkResult[]>,
  check: (error: unknown, items: readonly I[]) => void,
): AsyncGenerator<Part<I>, void, undefined> {
  const part: Part<I> = await write(items).then(
    (results) => ({ items, results }),
    (error: unknown) => ({ items, error, results: [failedResult(messageOf(error))] }),
  )
  if ('error' in part) check(part.error, items)
  if (!('error' in part) || items.length === 1) return yield part
  const half = Math.ceil(items.length / 2)
  yield* writeInHalves(items.slice(0, half), write, check)
  yield* writeInHalves(items.slice(half), write, check)
}

/** Writes items in one transaction, which is retried after a conflict with a concurrent one. */
export const writeInTransaction = <I>(ctx: Ctx, items: readonly I[], write: WriteAll<I>): Promise<BulkResult[]> =>
  retryConflicts(() => inTransaction(ctx, (inner) => write(inner, items)))

/** The second try finds the rows that a concurrent bulk has just inserted. Further conflicts are unlikely. */
const TRIES = 3

/** Retries work after deadlocks, which PostgreSQL resolves by ending one transaction, and unique violations by a concurrent insert. */
async function retryConflicts<T>(work: () => Promise<T>, tries = TRIES): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { code } = error as { code?: string }
    if (tries <= 1 || (code !== '40P01' && code !== '40001' && !(error instanceof SourceTakenError))) throw error
    return retryConflicts(work, tries - 1)
  }
}

/** Returns true for an error that an item causes: a domain error, or a key that is missing or taken. A value that cannot be stored is a fault of the server. */
export const isItemError = (error: unknown): boolean =>
  error instanceof DomainError || /^2350[35]$/.test((error as { code?: string }).code ?? '')

const messageOf = (error: unknown): string => (error instanceof DomainError ? error.message : CHANGED_MEANWHILE)
