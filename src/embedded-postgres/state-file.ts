import { chownSync, closeSync, fsyncSync, openSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isRoot, onWindows } from './os-user.js'
import { codeOf } from './process.js'

/** What must be remembered of the embedded PostgreSQL between two starts: `pg.json` in the data folder. */
export interface ClusterRecord {
  /** the folder that holds the cluster `pg`: the data folder, or a system folder when PostgreSQL's user cannot enter that */
  folder: string
  binaries: string
  user: string
  port: number
  password: string
  /** false until the cluster has been made once: from then on a missing cluster is a loss, not a beginning */
  ready: boolean
}

const recordPath = (dataDir: string): string => join(dataDir, 'pg.json')

export function readRecord(dataDir: string): ClusterRecord | null {
  const path = recordPath(dataDir)
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as ClusterRecord
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw new Error(`${path}, which says where the database is and its password, cannot be read: ${(error as Error).message}`)
  }
}

/** Written aside, brought to the disk and renamed: after a power cut there is the old record or the new one. */
export function writeRecord(dataDir: string, record: ClusterRecord): void {
  const path = recordPath(dataDir)
  const aside = `${path}.new`
  writeFileSync(aside, `${JSON.stringify(record, null, 2)}\n`, { mode: 0o600 })
  if (isRoot) keepOwner(aside, dataDir)
  sync(aside)
  renameSync(aside, path)
  syncFolder(dirname(path))
}

/** A rename is safe from a power cut only when its folder is on the disk too. */
export function syncFolder(folder: string): void {
  if (!onWindows) sync(folder)
}

function sync(path: string): void {
  const file = openSync(path, onWindows ? 'r+' : 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** Root may start a server on the folder of another user, who must be able to start it again. */
function keepOwner(path: string, dataDir: string): void {
  const { uid, gid } = statSync(dataDir)
  chownSync(path, uid, gid)
}
