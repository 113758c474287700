/** The file that holds a loaded demo shop: rows as COPY writes them, and the files of its media, compressed together. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type pg from 'pg'
import type { FileAbout } from '../../../core/files/files.js'
import type { CopiedSequence, CopiedTable } from '../../copy/tables.js'

/** A table of the snapshot. Its rows are the next `bytes` of the archive. */
export interface SnapshotTable extends CopiedTable {
  rows: number
  bytes: number
  /** The places of columns that hold instants, and of those that hold JSON, where instants can be as well. */
  instants: number[]
  json: number[]
}

/** A file of the media store. Its content is the next `bytes` of the archive. */
export interface SnapshotFile {
  key: string
  bytes: number
  about: FileAbout
}

/** What the archive begins with. */
interface SnapshotHeader {
  /** The hash of everything that the snapshot was made from. */
  inputs: string
  /** The migrations that its tables have, by their checksums. */
  migrations: string
  /** The instant that was the present when it was made. */
  madeAt: string
  tables: SnapshotTable[]
  sequences: CopiedSequence[]
  files: SnapshotFile[]
}

export interface Snapshot {
  header: SnapshotHeader
  /** The rows of the tables and then the files, in the order of the header. */
  parts: Buffer[]
}

const LENGTH_BYTES = 4

export function packSnapshot({ header, parts }: Snapshot): Buffer {
  const text = Buffer.from(JSON.stringify(header))
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32BE(text.length)
  return brotliCompressSync(Buffer.concat([length, text, ...parts]), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
  })
}

function unpackSnapshot(packed: Buffer): Snapshot {
  const all = brotliDecompressSync(packed)
  const length = all.readUInt32BE(0)
  const header = JSON.parse(all.toString('utf8', LENGTH_BYTES, LENGTH_BYTES + length)) as SnapshotHeader
  let from = LENGTH_BYTES + length
  const parts = [...header.tables, ...header.files].map(({ bytes }) => {
    from += bytes
    return all.subarray(from - bytes, from)
  })
  return { header, parts }
}

/** Where the snapshot lies, below the root of the project or the package. */
export const SNAPSHOT_PATH = join('demo', 'shop.snapshot')

/** Finds the snapshot beside the server, searching upwards, because sources and bundle are at different depths. Null when there is none. */
export function readSnapshot(): Snapshot | null {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const file = join(folder, SNAPSHOT_PATH)
    if (existsSync(file)) return unpackSnapshot(readFileSync(file))
    if (folder === dirname(folder)) return null
  }
}

/** The migrations of a database as one hash. */
export async function hashMigrations(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ line: string }>(`select name || ' ' || checksum as line from migration order by name`)
  return createHash('sha256')
    .update(rows.map(({ line }) => line).join('\n'))
    .digest('hex')
}
