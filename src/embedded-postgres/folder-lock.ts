import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, readlinkSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { codeOf, isAlive, lasting, quietly, sleep, startOf } from './process.js'

/** Another server holds the data folder; starting a second one on it would be a mistake of the operator. */
export class DataFolderInUse extends Error {
  constructor(dataDir: string, pid?: number, host = hostname()) {
    const where = host === hostname() ? '' : ` on ${host}`
    const who = pid === undefined ? '' : ` (process ${pid}${where})`
    super(
      `The data folder ${dataDir} is in use by another Wharf server${who}. Stop that server first, or give this one a data folder of its own.`,
    )
    this.name = 'DataFolderInUse'
  }
}

export interface Holding {
  release(): void
}

interface Holder {
  pid: number
  started: string | null
  host: string
  boot: string | null
  pids: string | null
}

const beatEvery = 800
const silentAfter = 3_000

/** Holds the data folder by a file that names this process, so that of two servers started at the same moment one refuses at once. */
export async function holdFolder(dataDir: string): Promise<Holding> {
  const path = join(dataDir, 'pg.lock')
  const mine = JSON.stringify(self())
  while (!write(path, mine)) {
    const text = read(path)
    if (text === null) continue
    const holder = parse(text)
    if (await isHeld(path, holder)) throw new DataFolderInUse(dataDir, holder?.pid, holder?.host)
    discard(path, text)
  }
  const beat = setInterval(() => touch(path), beatEvery).unref()
  return {
    release() {
      clearInterval(beat)
      if (read(path) === mine) rmSync(path, { force: true })
    },
  }
}

const self = (): Holder => ({
  pid: process.pid,
  started: startOf(process.pid),
  host: hostname(),
  boot: quietly(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
  pids: quietly(() => readlinkSync('/proc/self/ns/pid')),
})

/** A process number means something only on the machine, and in the container, that gave it; elsewhere the holder's heartbeat decides. */
async function isHeld(path: string, holder: Holder | null): Promise<boolean> {
  const me = self()
  if (holder && holder.host === me.host) {
    if (holder.boot !== me.boot) return false
    const comparable = holder.pids === me.pids
    if (comparable && !isAlive(holder.pid)) return false
    if (comparable && holder.started !== null) return startOf(holder.pid) === holder.started
  }
  return beats(path)
}

async function beats(path: string): Promise<boolean> {
  const first = modified(path)
  for (const lasts = lasting(silentAfter); lasts(); await sleep(50)) {
    if (modified(path) !== first) return true
  }
  return false
}

/** Removes a dead holder's file. If another newcomer was quicker, what was moved away is its fresh file: that is put back. */
function discard(path: string, stale: string): void {
  const aside = `${path}.${randomUUID()}`
  if (quietly(() => renameSync(path, aside)) === null) return
  if (read(aside) !== stale) quietly(() => linkSync(aside, path))
  rmSync(aside, { force: true })
}

function write(path: string, text: string): boolean {
  try {
    writeFileSync(path, text, { flag: 'wx', mode: 0o644 })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

const parse = (text: string): Holder | null => quietly(() => JSON.parse(text) as Holder)

const modified = (path: string): number | null => quietly(() => statSync(path).mtimeMs)

function touch(path: string): void {
  const now = (performance.timeOrigin + performance.now()) / 1000
  quietly(() => utimesSync(path, now, now))
}
