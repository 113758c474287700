/** Locks the data folder with a file that names the process, so that only one server uses the folder. */
import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, readlinkSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { errorCode, isAlive, readStartTime, sleep, startDeadline, tryOrNull } from './process.js'

/** Another server uses the data folder. */
export class DataFolderInUse extends Error {
  constructor(dataDir: string, pid?: number, host = hostname()) {
    const where = host === hostname() ? '' : ` on ${host}`
    const owner = pid === undefined ? '' : ` (process ${pid}${where})`
    super(
      `The data folder ${dataDir} is in use by another Wharf server${owner}. Stop that server first, or give this one a data folder of its own.`,
    )
    this.name = 'DataFolderInUse'
  }
}

export interface FolderLock {
  release(): void
}

/** The content of the lock file. */
interface LockOwner {
  pid: number
  /** The start time of the process, to distinguish it from a later process with the same id. */
  started: string | null
  host: string
  /** The boot id of the machine. */
  boot: string | null
  /** The process-id namespace, which differs between containers. */
  pids: string | null
}

const heartbeatMs = 800
const silenceMs = 3_000

/** Creates the lock file. Of two servers that start at the same moment, one fails at once. */
export async function lockFolder(dataDir: string): Promise<FolderLock> {
  const path = join(dataDir, 'pg.lock')
  const ourContent = JSON.stringify(describeThisProcess())
  while (!createLockFile(path, ourContent)) {
    const content = readLockFile(path)
    if (content === null) continue
    const owner = parseOwner(content)
    if (await isLockActive(path, owner)) throw new DataFolderInUse(dataDir, owner?.pid, owner?.host)
    removeStaleLock(path, content)
  }
  const heartbeat = setInterval(() => refreshLock(path), heartbeatMs).unref()
  return {
    release() {
      clearInterval(heartbeat)
      if (readLockFile(path) === ourContent) rmSync(path, { force: true })
    },
  }
}

const describeThisProcess = (): LockOwner => ({
  pid: process.pid,
  started: readStartTime(process.pid),
  host: hostname(),
  boot: tryOrNull(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
  pids: tryOrNull(() => readlinkSync('/proc/self/ns/pid')),
})

/** Returns whether the lock is active. A process id is meaningful only on the same machine and in the same container. Elsewhere the heartbeat of the lock file counts. */
async function isLockActive(path: string, owner: LockOwner | null): Promise<boolean> {
  const self = describeThisProcess()
  if (owner && owner.host === self.host) {
    if (owner.boot !== self.boot) return false
    const isSameNamespace = owner.pids === self.pids
    if (isSameNamespace && !isAlive(owner.pid)) return false
    if (isSameNamespace && owner.started !== null) return readStartTime(owner.pid) === owner.started
  }
  return hasHeartbeat(path)
}

async function hasHeartbeat(path: string): Promise<boolean> {
  const first = readModifiedTime(path)
  for (const hasTime = startDeadline(silenceMs); hasTime(); await sleep(50)) {
    if (readModifiedTime(path) !== first) return true
  }
  return false
}

/** Removes the lock file of a dead process. If another server was faster, the moved file is its new lock and is put back. */
function removeStaleLock(path: string, staleContent: string): void {
  const moved = `${path}.${randomUUID()}`
  if (tryOrNull(() => renameSync(path, moved)) === null) return
  if (readLockFile(moved) !== staleContent) tryOrNull(() => linkSync(moved, path))
  rmSync(moved, { force: true })
}

function createLockFile(path: string, text: string): boolean {
  try {
    writeFileSync(path, text, { flag: 'wx', mode: 0o644 })
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  }
}

function readLockFile(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}

const parseOwner = (text: string): LockOwner | null => tryOrNull(() => JSON.parse(text) as LockOwner)

const readModifiedTime = (path: string): number | null => tryOrNull(() => statSync(path).mtimeMs)

function refreshLock(path: string): void {
  const now = (performance.timeOrigin + performance.now()) / 1000
  tryOrNull(() => utimesSync(path, now, now))
}
