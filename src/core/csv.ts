/** Imports of files: read as a stream, written in batches, with an answer for every row that was refused. */
import type { CsvImportResponse, CsvRecordError, CsvRecordErrorCode } from '../contract/contract.gen.js'
import { type BulkResult, bulk } from './bulk.js'
import type { Ctx } from './context.js'
import { type CsvInput, type ReadRow, rowsOf, type Values } from './csv.file.js'
import { mergedRows } from './csv.merge.js'
import { DomainError } from './errors.js'
import { isOutage, isTooSlow, OUTAGE, TOO_SLOW } from './outage.js'
import { groupBy } from './store.js'

/** How the rows of a file become records. */
export interface CsvImport<Field extends string, Item> {
  /** Every column that the contract knows for this kind of record. */
  fields: readonly Field[]
  /** Throws what is wrong with a row. */
  read: (values: Values<Field>) => Item
  /** Which record a row is about: rows of one record, such as its languages, are written as one. Null is a record of its own. */
  keyOf: (item: Item) => string | null
  /** What two rows of one record say together. */
  merge?: (earlier: Item, later: Item) => Item
  /** Writes records in one transaction, each of which is there once. */
  write: (ctx: Ctx, items: readonly Item[]) => Promise<BulkResult[]>
  /** Goes around the writing of a batch, outside its transaction: for what takes its time, such as fetching. */
  around?: (ctx: Ctx, items: readonly Item[], write: WriteBatch<Item>) => Promise<BulkResult[]>
}

type WriteBatch<Item> = (items: readonly Item[]) => Promise<BulkResult[]>

interface Row<Item> extends Omit<ReadRow<string>, 'values'> {
  item: Item
}

/** The rows of one record, in their order. */
type Group<Item> = readonly Row<Item>[]

const BATCH = 500
const MAX_TOLD = 1_000
const MAX_UNKNOWN = 100
/** Each of them has taken as long as a statement may. */
const MAX_SLOW = 3
/** Of all records that are told, in signs. */
const MAX_RECORDS = 10_000_000

/** Imports a file. A row that cannot be written leaves the others alone; where the file or the database breaks off, what was imported before is told. */
export async function importCsv<Field extends string, Item extends object>(
  ctx: Ctx,
  input: CsvInput<Field>,
  kind: CsvImport<Field, Item>,
): Promise<CsvImportResponse> {
  const told = counting(ctx)
  let open: Row<Item>[] = []
  try {
    for await (const { values, ...row } of rowsOf(input, kind.fields)) {
      const item = told.read(row, () => kind.read(values))
      if (item !== undefined) open.push({ ...row, item })
      if (open.length < BATCH) continue
      await writeRows(ctx, kind, open, told)
      open = []
    }
    await writeRows(ctx, kind, open, told)
  } catch (error) {
    if (!(error instanceof Ended)) throw error
  }
  return told.answer()
}

/** The import goes no further; what there is to say of it is told. */
class Ended extends Error {}

const writeRows = <Field extends string, Item extends object>(
  ctx: Ctx,
  kind: CsvImport<Field, Item>,
  rows: readonly Row<Item>[],
  told: Told,
) => writeGroups(ctx, kind, [...groupBy(rows, (row) => kind.keyOf(row.item) ?? row).values()], told)

/** Rows of one record are written as one; if that is refused, in halves, so that a bad row does not lose the others. */
async function writeGroups<Field extends string, Item extends object>(
  ctx: Ctx,
  kind: CsvImport<Field, Item>,
  groups: readonly Group<Item>[],
  told: Told,
): Promise<void> {
  if (groups.length === 0) return
  const results = await resultsOf(ctx, kind, groups).catch((error: unknown) => {
    if (isOutage(error)) return ended(groups, told, `${OUTAGE}; the import ended here`)
    const isAlone = groups.flat().length === 1
    if (told.isTooSlow(error, isAlone)) return ended(groups, told, `${TOO_SLOW}; the import ended here`)
    return error as Error
  })
  if (!Array.isArray(results)) return writeApart(ctx, kind, groups, told, results)
  told.inTime()
  const isOpen = (group: Group<Item>, i: number) => group.length > 1 && !results[i]?.success
  for (const [i, group] of groups.entries()) if (!isOpen(group, i)) told.written(group, results[i])
  await inHalves(ctx, kind, groups.filter(isOpen), told)
}

function resultsOf<Field extends string, Item extends object>(
  ctx: Ctx,
  { merge = mergedRows, write, around = (_, items, batch) => batch(items) }: CsvImport<Field, Item>,
  groups: readonly Group<Item>[],
): Promise<BulkResult[]> {
  const items = groups.map((group) => group.map(({ item }) => item).reduce(merge))
  return around(ctx, items, (some) => bulk(ctx, some, () => [], write))
}

/** Of each record the first half of its rows, then the others. */
async function inHalves<Field extends string, Item extends object>(
  ctx: Ctx,
  kind: CsvImport<Field, Item>,
  groups: readonly Group<Item>[],
  told: Told,
) {
  const half = ({ length }: Group<Item>) => Math.ceil(length / 2)
  const first = groups.map((group) => group.slice(0, half(group)))
  await writeGroups(ctx, kind, first, told)
  const second = groups.map((group) => group.slice(half(group)))
  await writeGroups(ctx, kind, second, told)
}

/** Something went wrong that nobody expected: the records are written in halves until it is seen whose fault it is. */
async function writeApart<Field extends string, Item extends object>(
  ctx: Ctx,
  kind: CsvImport<Field, Item>,
  groups: readonly Group<Item>[],
  told: Told,
  error: Error,
): Promise<void> {
  const [only, another] = groups
  if (another) {
    const half = Math.ceil(groups.length / 2)
    await writeGroups(ctx, kind, groups.slice(0, half), told)
    return writeGroups(ctx, kind, groups.slice(half), told)
  }
  if (only && only.length > 1) return inHalves(ctx, kind, groups, told)
  for (const row of only ?? []) told.unknown(row, error)
  if (told.isHopeless()) throw new Ended()
}

function ended<Item>(groups: readonly Group<Item>[], told: Told, message: string): never {
  for (const row of groups.flat()) told.refuse('UNKNOWN', [message], row)
  throw new Ended()
}

type Told = ReturnType<typeof counting>
type ToldRow = Pick<Row<unknown>, 'rowNumber' | 'record' | 'refusal'>

function counting({ report, requestId }: Ctx) {
  let importedCount = 0
  let unknownCount = 0
  let slowCount = 0
  let room = MAX_RECORDS
  const errors: CsvRecordError[] = []
  const shown = ({ record: read }: ToldRow) => {
    if (room <= 0) return null
    const record = read()
    for (const [column, cell] of Object.entries(record)) room -= column.length + cell.length
    return record
  }
  const refuse = (code: CsvRecordErrorCode, messages: string[], row: ToldRow): undefined => {
    if (errors.length < MAX_TOLD) errors.push({ code, messages, rowNumber: row.rowNumber, record: shown(row) })
  }
  const unknown = (row: ToldRow, error: unknown): undefined => {
    unknownCount++
    report(error, 'a row of an import failed')
    const message = `Something went wrong that nobody expected; the row was not written (request ${requestId})`
    const isLast = unknownCount === MAX_UNKNOWN
    refuse('UNKNOWN', [message, ...(isLast ? ['Too much went wrong: the import ended here'] : [])], row)
  }
  return {
    refuse,
    unknown,
    isHopeless: () => unknownCount >= MAX_UNKNOWN,
    /** Whether the database is too slow to go on: for a row alone, or several times on end. */
    isTooSlow: (error: unknown, isAlone: boolean) => isTooSlow(error) && (isAlone || ++slowCount >= MAX_SLOW),
    inTime() {
      slowCount = 0
    },
    read<T>(row: ToldRow, work: () => T): T | undefined {
      if (row.refusal) return refuse('VALIDATION', [row.refusal], row)
      try {
        return work()
      } catch (error) {
        return error instanceof DomainError ? refuse('VALIDATION', messagesOf(error), row) : unknown(row, error)
      }
    },
    written(rows: readonly ToldRow[], result: BulkResult | undefined) {
      if (result?.success) importedCount += rows.length
      else for (const row of rows) refuse('DB_INSERT', [result?.error ?? 'The row was not written'], row)
    },
    answer: (): CsvImportResponse => ({
      importedCount,
      errors: errors.toSorted((a, b) => (a.rowNumber ?? 0) - (b.rowNumber ?? 0)),
    }),
  }
}

const messagesOf = (error: DomainError) =>
  error.problems?.length ? error.problems.map(({ path, message }) => `${path.join('.')} ${message}`.trim()) : [error.message]
