/** Many items are written at once; when that is refused, in halves, so that an item at fault does not lose the others. */
import { DomainError } from '../base/errors.js'
import { type Ctx, inTransaction } from '../context.js'
import { SourceTakenError } from '../store/sources.js'
import { type BulkResult, failedResult } from './bulk.js'
import { findDuplicates, SAME_KEY, SAME_RECORD, writeValid } from './items.js'

/** The keys that an item names its record by, and that no other item may name. */
type KeysOf<I> = (item: I) => readonly string[]
/** The records that there are already for the items, none for one that is new or in doubt. */
type RecordsOf<I> = (ctx: Ctx, items: readonly I[]) => Promise<readonly (readonly (number | string)[])[]>

type WriteAll<I> = (ctx: Ctx, items: readonly I[]) => Promise<BulkResult[]>

/**
 * Writes all items at once; if one of them is refused, it is sought and the others are kept.
 * Items with one key, or about one record by different keys, all fail: which of them should win is not ours to guess.
 * That is seen for the whole request, before anything is written: afterwards, the items go into different transactions.
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

/** Items that were written together, with their results; or one item alone that cannot be written, with the error. */
interface Part<I> {
  items: readonly I[]
  results: readonly BulkResult[]
  error?: unknown
}

/**
 * Yields part after part, in the order of the items, as soon as each is committed. The half with the bad item is halved again, until it
 * stands alone: a thousand items with one bad one cost two tries each, not a thousand commits. `check` throws what ends the whole.
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

/** Writes items in one transaction, which is tried again when another was quicker. */
export const writeInTransaction = <I>(ctx: Ctx, items: readonly I[], write: WriteAll<I>): Promise<BulkResult[]> =>
  retryConflicts(() => inTransaction(ctx, (inner) => write(inner, items)))

/** What another bulk has just added is found at the second try; more than that is bad luck. */
const TRIES = 3

/** Two changes that wait for each other: PostgreSQL ends one of them, and it may try again. So may one that another was quicker than. */
async function retryConflicts<T>(work: () => Promise<T>, tries = TRIES): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { code } = error as { code?: string }
    if (tries <= 1 || (code !== '40P01' && code !== '40001' && !(error instanceof SourceTakenError))) throw error
    return retryConflicts(work, tries - 1)
  }
}

/** True for an error that an item has caused by what it says: a refusal, or a value that the database cannot store. */
export const isItemError = (error: unknown): boolean =>
  error instanceof DomainError || /^2[23]/.test((error as { code?: string }).code ?? '')

const messageOf = (error: unknown): string =>
  error instanceof DomainError ? error.message : 'A value is out of range or cannot be stored'
