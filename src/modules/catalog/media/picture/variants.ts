/** Resized images: rendered on demand, a few at a time, and cached while there is space. An image that cannot be cached is served all the same. */
import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Clock } from '../../../../core/base/clock.js'
import type { FileCopy } from '../../../../core/files/files.js'
import { openFairQueue, type QueueLimits, refuseBusy } from '../../../platform/template/engine/fair-queue.js'

const DRAWING_LIMITS: QueueLimits = { running: 2, runningOfOne: 1, waiting: 256, waitingOfOne: 32 }

interface Variants {
  /** Returns the image that `make` renders; concurrent requests for the same image render it once. */
  get(key: string, name: string, address: string, make: () => Promise<Buffer>): Promise<FileCopy>
  /** Deletes all cached images of a file. */
  forget(key: string): Promise<void>
}

interface VariantsOptions {
  folder: string
  maxBytes: number
  clock: Clock
  /** Reports why images cannot be cached, once a minute. */
  onError: OnError
}

type OnError = (error: unknown, what: string) => void

const hashed = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 40)

export function openVariants({ folder, maxBytes, clock, onError }: VariantsOptions): Variants {
  const inWork = new Map<string, Promise<FileCopy>>()
  const queue = openFairQueue(DRAWING_LIMITS, () => refuseBusy('pictures'))
  const cache = openCacheFolder(folder, maxBytes)
  const tell = limitReports(clock, onError)
  const folderOf = (key: string) => join(folder, hashed(key).slice(0, 2), hashed(key))

  const keep = async (path: string, bytes: Buffer) => {
    await writeAtomically(path, bytes)
    await cache.grown(bytes.length)
  }
  const made = async (path: string, address: string, make: () => Promise<Buffer>): Promise<FileCopy> => {
    if (await markUsed(path, clock())) return { path, bytes: null }
    const bytes = await queue(address, make)
    await keep(path, bytes).catch((error) =>
      tell(error, 'image variants cannot be cached, so they are rendered on every request'),
    )
    return { path, bytes }
  }

  return {
    get(key, name, address, make) {
      const path = join(folderOf(key), hashed(name))
      const known = inWork.get(path)
      if (known !== undefined) return known
      const work = made(path, address, make).finally(() => inWork.delete(path))
      inWork.set(path, work)
      return work
    },
    forget: (key) => rm(folderOf(key), { recursive: true, force: true }),
  }
}

const MINUTE_MS = 60_000

function limitReports(clock: Clock, onError: OnError): OnError {
  let told = Number.NEGATIVE_INFINITY
  return (error, what) => {
    const now = clock().getTime()
    if (now - told < MINUTE_MS) return
    told = now
    onError(error, what)
  }
}

/** Returns whether the file exists, and marks it as just used. */
async function markUsed(path: string, now: Date): Promise<boolean> {
  const known = await stat(path).catch(() => null)
  if (known) await utimes(path, now, now).catch(() => undefined)
  return known !== null
}

/** Writes a file atomically. */
async function writeAtomically(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const part = `${path}.${randomBytes(6).toString('hex')}`
  try {
    await writeFile(part, bytes)
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined)
    throw error
  }
}

interface Kept {
  path: string
  size: number
  used: number
}

/** Opens a cache folder that deletes the least recently used files above its size. */
function openCacheFolder(folder: string, maxBytes: number) {
  let total: number | null = null
  let tidying: Promise<void> | undefined

  const tidy = async () => {
    const files = await cacheOf(folder)
    total = files.reduce((sum, { size }) => sum + size, 0)
    if (total <= maxBytes) return
    for (const { path, size } of files.sort((a, b) => a.used - b.used)) {
      if (total <= maxBytes * 0.8) return
      await rm(path, { force: true })
      total -= size
    }
  }

  return {
    async grown(bytes: number) {
      total = total === null ? null : total + bytes
      if (total !== null && total <= maxBytes) return
      tidying ??= tidy().finally(() => {
        tidying = undefined
      })
      await tidying
    },
  }
}

async function cacheOf(folder: string): Promise<Kept[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const found: Kept[] = []
  for (const path of files) {
    const about = await stat(path).catch(() => null)
    if (about) found.push({ path, size: about.size, used: about.mtimeMs })
  }
  return found
}
