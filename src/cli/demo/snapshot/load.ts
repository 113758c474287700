/** Loads the snapshot of the demo shop into a new shop, with its dates shifted to the present. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type pg from 'pg'
import type { FileStore } from '../../../core/files/files.js'
import { withConnection } from '../../copy/connection.js'
import { fillDatabase } from '../../copy/fill-database.js'
import { quoteTable } from '../../copy/tables.js'
import type { OnProgress } from '../client.js'
import { newSalt } from '../webhooks.js'
import { hashMigrations, readSnapshot, type Snapshot } from './archive.js'
import { createRowShift, createShift } from './shift.js'
import { signApprovals } from './sign.js'

/** Returns the snapshot that matches the tables of a database. Null if there is none, or if it was made for other migrations. */
export async function findUsableSnapshot(url: string): Promise<Snapshot | null> {
  const snapshot = readSnapshot()
  if (!snapshot) return null
  return snapshot.header.migrations === (await withConnection(url, hashMigrations)) ? snapshot : null
}

interface NewShop {
  /** The database of the default tenant. */
  url: string
  files: FileStore
  now: Date
}

/** Fills the tables and stores the files. Other rows of these tables are replaced: this is for an unused shop. */
export async function loadSnapshot(
  snapshot: Snapshot,
  { url, files, now }: NewShop,
  onProgress: OnProgress = () => undefined,
): Promise<void> {
  const { header, parts } = snapshot
  const { tables, sequences } = header
  const shiftRows = createRowShift(createShift(new Date(header.madeAt), now))
  const total = tables.reduce((sum, { rows }) => sum + rows, 0) + header.files.length
  const filesStored = storeFiles(files, snapshot)
  // A failure is reported where the files are awaited.
  filesStored.catch(() => undefined)
  const places = new Map(tables.map((table, i) => [quoteTable(table), i]))
  const content = {
    tables: tables.map(({ schema, name, columns, rows }) => ({ schema, name, columns, rows })),
    sequences,
    readRows: (table: { schema: string; name: string }) => {
      const i = places.get(quoteTable(table)) as number
      const { instants, json } = tables[i] as (typeof tables)[0]
      return Readable.from([shiftRows((parts[i] as Buffer).toString('utf8'), instants, json)])
    },
  }
  let done = 0
  onProgress(0, total, 'records')
  const onTable = (count: number) => {
    done += tables[count - 1]?.rows ?? 0
    onProgress(done, total, 'records')
  }
  await withConnection(url, (target) => fillDatabase(target, content, { onTable, beforeCommit: renewSecrets }))
  await filesStored
  onProgress(total, total, 'records')
}

/** Gives each shop its own secrets. */
async function renewSecrets(target: pg.Client): Promise<void> {
  const { rows } = await target.query<{ id: number }>(`select id from "eventActionConfig" where "signatureSalt" is not null`)
  for (const { id } of rows)
    await target.query('update "eventActionConfig" set "signatureSalt" = $2 where id = $1', [id, newSalt()])
  await signApprovals(target)
}

async function storeFiles(store: FileStore, { header, parts }: Snapshot): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'wharf-demo-'))
  try {
    for (const [i, { key, about }] of header.files.entries()) {
      const path = join(folder, String(i))
      await writeFile(path, parts[header.tables.length + i] as Buffer)
      await store.put(key, path, about)
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
