/** The products of a segment as columns of numbers. */
import { FIELD_END, ROW_END } from './messages.js'
import { NumberList, type Numbers, toNumbers } from './narrow.js'
import { Numbering } from './numbering.js'
import { type Postings, toPostings } from './postings.js'

/** The columns of the products, which are ordered by result and id: the products of a cluster are consecutive. */
export interface Columns {
  memberIds: Int32Array
  entryIds: Int32Array
  /** The code of the letter of the status; 0 without a status. */
  statuses: Uint8Array
  hidden: Uint8Array
  isCluster: Uint8Array
  /** The values of product n are `valueNumbers` from `valueStarts[n]` to `valueStarts[n + 1]`. */
  valueStarts: Numbers
  valueNumbers: Numbers
  /** Category ids, each with its products. */
  categories: Postings
  /** Hashes of codes without punctuation, see `toCodeHash`, each with its products. */
  codes: Postings
}

/** Returns the hash of a code as it is stored. One in four billion pairs of different codes has the same. */
export const toCodeHash = (hash: number): number => hash >>> 0

/** Reads the rows of a block; `values` numbers attribute values by their id in "searchValue". */
export function readColumns(members: string, values: Numbering): Columns {
  const rows = members === '' ? [] : members.split(ROW_END)
  const count = rows.length
  const columns = {
    memberIds: new Int32Array(count),
    entryIds: new Int32Array(count),
    statuses: new Uint8Array(count),
    hidden: new Uint8Array(count),
    isCluster: new Uint8Array(count),
  }
  const valueStarts = new Float64Array(count + 1)
  const valueNumbers = new NumberList()
  const categories: [number, number][] = []
  const codes: [number, number][] = []
  for (const [n, row] of rows.entries()) {
    const [id, entryId, type, status, hidden, valueIds, categoryIds, codeHashes] = row.split(FIELD_END) as string[]
    columns.memberIds[n] = Number(id)
    columns.entryIds[n] = Number(entryId)
    columns.isCluster[n] = type === 'CLUSTER' ? 1 : 0
    columns.statuses[n] = status ? status.charCodeAt(0) : 0
    columns.hidden[n] = hidden === 't' ? 1 : 0
    for (const valueId of splitList(valueIds)) valueNumbers.push(values.add(valueId))
    valueStarts[n + 1] = valueNumbers.length
    for (const categoryId of splitList(categoryIds)) categories.push([Number(categoryId), n])
    for (const hash of splitList(codeHashes)) codes.push([toCodeHash(Number(hash)), n])
  }
  return {
    ...columns,
    valueStarts: toNumbers(valueStarts),
    valueNumbers: toNumbers(valueNumbers.values, valueNumbers.length),
    categories: toPostings(categories),
    codes: toPostings(codes),
  }
}

const splitList = (list: string | undefined): string[] => (list ? list.split(',') : [])

export const NO_COLUMNS = readColumns('', new Numbering())
