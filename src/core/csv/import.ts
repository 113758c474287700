/** Imports of files: read as a stream, written in batches, with an answer for every row that was refused. */
import type { CsvImportResponse } from '../../contract/contract.gen.js'
import { isOutage, OUTAGE, TOO_SLOW } from '../base/outage.js'
import { type BulkResult, bulk } from '../bulk/bulk.js'
import type { Ctx } from '../context.js'
import { groupBy } from '../store/store.js'
import { type CsvInput, type ReadRow, rowsOf, type Values } from './file.js'
import { mergeRows } from './merge.js'
import { type ImportReport, openReport } from './report.js'

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

/** Imports a file. A row that cannot be written leaves the others alone; where the file or the database breaks off, what was imported before is told. */
export async function importCsv<Field extends string, Item extends object>(
  ctx: Ctx,
  input: CsvInput<Field>,
  kind: CsvImport<Field, Item>,
): Promise<CsvImportResponse> {
  const told = openReport(ctx)
  let open: Row<Item>[] = []
  try {
    for await (const { values, ...row } of rowsOf(input, kind.fields)) {
      const item = told.read(row, () => kind.read(values))
      if (item !== undefined) open.push({ ...row, item })
      if (told.isHopeless()) break
      if (open.length < BATCH) continue
      await writeRows(ctx, kind, open, told)
      open = []
    }
    await writeRows(ctx, kind, open, told)
  } catch (error) {
    if (!(error instanceof ImportEnded)) throw error
  }
  return told.answer()
}

/** The import goes no further; what there is to say of it is told. */
class ImportEnded extends Error {}

const writeRows = <Field extends string, Item extends object>(
  ctx: Ctx,
  kind: CsvImport<Field, Item>,
  rows: readonly Row<Item>[],
  told: ImportReport,
) => writeGroups(ctx, kind, [...groupBy(rows, (row) => kind.keyOf(row.item) ?? row).values()], told)

/** Rows of one record are written as one; if that is refused, in halves, so that a bad row does not lose the others. */
async function writeGroups<Field extends string, Item extends object>(
  ctx: Ctx,
  kind: CsvImport<Field, Item>,
  groups: readonly Group<Item>[],
  told: ImportReport,
): Promise<void> {
  if (groups.length === 0) return
  const results = await resultsOf(ctx, kind, groups).catch((error: unknown) => {
    if (isOutage(error)) return endImport(groups, told, `${OUTAGE}; the import ended here`)
    const isAlone = groups.flat().length === 1
    if (told.isTooSlow(error, isAlone)) return endImport(groups, told, `${TOO_SLOW}; the import ended here`)
    return error as Error
  })
  if (!Array.isArray(results)) return writeOneByOne(ctx, kind, groups, told, results)
  told.inTime()
  const isOpen = (group: Group<Item>, i: number) => group.length > 1 && !results[i]?.success
  for (const [i, group] of groups.entries()) if (!isOpen(group, i)) told.written(group, results[i])
  await inHalves(ctx, kind, groups.filter(isOpen), told)
}

function resultsOf<Field extends string, Item extends object>(
  ctx: Ctx,
  { merge = mergeRows, write, around = (_, items, batch) => batch(items) }: CsvImport<Field, Item>,
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
  told: ImportReport,
) {
  const half = ({ length }: Group<Item>) => Math.ceil(length / 2)
  const first = groups.map((group) => group.slice(0, half(group)))
  await writeGroups(ctx, kind, first, told)
  const second = groups.map((group) => group.slice(half(group)))
  await writeGroups(ctx, kind, second, told)
}

/** Something went wrong that nobody expected: the records are written in halves until it is seen whose fault it is. */
async function writeOneByOne<Field extends string, Item extends object>(
  ctx: Ctx,
  kind: CsvImport<Field, Item>,
  groups: readonly Group<Item>[],
  told: ImportReport,
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
  if (told.isHopeless()) throw new ImportEnded()
}

function endImport<Item>(groups: readonly Group<Item>[], told: ImportReport, message: string): never {
  for (const row of groups.flat()) told.refuse('UNKNOWN', [message], row)
  throw new ImportEnded()
}
