/** Reads and writes `pg.json` in the data folder, the state of the embedded PostgreSQL between two starts. */
import { chownSync, closeSync, fsyncSync, openSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isRoot, isWindows } from './os-user.js'
import { errorCode } from './process.js'

export interface ClusterState {
  /** The folder of the cluster `pg`: the data folder, or a system folder if the PostgreSQL user cannot enter that. */
  folder: string
  binaries: string
  user: string
  port: number
  password: string
  /** True once the cluster was created. From then on a missing cluster is an error; before, it is created. */
  ready: boolean
}

const statePath = (dataDir: string): string => join(dataDir, 'pg.json')

export function readState(dataDir: string): ClusterState | null {
  const path = statePath(dataDir)
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as ClusterState
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw new Error(`${path} has the location and the password of the database and cannot be read: ${(error as Error).message}`)
  }
}

/** Writes a temporary file, syncs it to disk and renames it, so that a power failure leaves the old or the new state. */
export function writeState(dataDir: string, state: ClusterState): void {
  const path = statePath(dataDir)
  const temporary = `${path}.new`
  writeFileSync(temporary, `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600 })
  if (isRoot) keepOwner(temporary, dataDir)
  syncToDisk(temporary)
  renameSync(temporary, path)
  syncFolder(dirname(path))
}

/** Syncs a folder: a rename survives a power failure only after that. */
export function syncFolder(folder: string): void {
  if (!isWindows) syncToDisk(folder)
}

function syncToDisk(path: string): void {
  const file = openSync(path, isWindows ? 'r+' : 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** Gives the file the owner of the data folder: root may start a server on another user's folder, who must be able to start it again. */
function keepOwner(path: string, dataDir: string): void {
  const { uid, gid } = statSync(dataDir)
  chownSync(path, uid, gid)
}
