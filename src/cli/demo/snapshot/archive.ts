/** The file of a loaded demo shop: rows in COPY format, and the files of its media, compressed together. */
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
  /** The positions of columns with instants, and of those with JSON, which may also contain instants. */
  instants: number[]
  json: number[]
}

/** A file of the media store. Its content is the next `bytes` of the archive. */
export interface SnapshotFile {
  key: string
  bytes: number
  about: FileAbout
}

/** The header of the archive. */
interface SnapshotHeader {
  /** The hash of all inputs of the snapshot. */
  inputs: string
  /** The migrations of its tables, by checksum. */
  migrations: string
  /** The current time when it was made. */
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

/** The path of the snapshot, below the root of the project or the package. */
export const SNAPSHOT_PATH = join('demo', 'shop.snapshot')

/** Finds the snapshot beside the server, searching upwards, because sources and bundle are at different depths. Returns null if there is none. */
export function readSnapshot(): Snapshot | null {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const file = join(folder, SNAPSHOT_PATH)
    if (existsSync(file)) return unpackSnapshot(readFileSync(file))
    if (folder === dirname(folder)) return null
  }
}

/** Returns the migrations of a database as one hash. */
export async function hashMigrations(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ line: string }>(`select name || ' ' || checksum as line from migration order by name`)
  return createHash('sha256')
    .update(rows.map(({ line }) => line).join('\n'))
    .digest('hex')
}
