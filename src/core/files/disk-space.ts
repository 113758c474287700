/**
 * Watches the free space of the disk with the data folder. If little is left, the server is read-only: a database with a full disk
 * stops, and then nothing can be read either. It writes again as soon as there is space.
 */
import { statfs } from 'node:fs/promises'
import { DomainError } from '../base/errors.js'

export interface DiskSpace {
  /** Throws if nothing may be stored at the moment. */
  requireRoom(): void
  /** Checks the disk now. */
  check(): Promise<void>
  stop(): void
}

export interface DiskSpaceOptions {
  folder: string
  /** Bytes that must stay free; 0 to disable the check. */
  reserve: number
  /** Called when the server stops and when it resumes writing. */
  onChange: (isFull: boolean, freeBytes: number) => void
  /** For tests. */
  readFree?: (folder: string) => Promise<number>
}

const EVERY_MS = 2000
/** The server resumes writing when this multiple of the reserve is free, so that it does not switch back and forth. */
const ROOM_AGAIN = 1.25

async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

const full = () =>
  new DomainError(
    'UNAVAILABLE',
    'INSUFFICIENT_STORAGE',
    'The disk of the server is almost full: nothing can be stored until there is space again. Reading still works',
  )

export function watchDiskSpace({ folder, reserve, onChange, readFree = readFreeBytes }: DiskSpaceOptions): DiskSpace {
  let isFull = false
  const check = async () => {
    if (reserve === 0) return
    const free = await readFree(folder)
    const wasFull = isFull
    isFull = free < (wasFull ? reserve * ROOM_AGAIN : reserve)
    if (isFull !== wasFull) onChange(isFull, free)
  }
  const timer = setInterval(() => void check().catch(() => undefined), EVERY_MS).unref()
  return {
    requireRoom() {
      if (isFull) throw full()
    },
    check,
    stop: () => clearInterval(timer),
  }
}
