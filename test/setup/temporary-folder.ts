/**
 * One temporary folder for the whole run. The tests, the servers that they start and PostgreSQL create their files in it, so that nothing
 * stays behind, whatever a test forgets and whichever process is killed.
 */
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { DAY_MS } from '../../src/core/base/clock.js'

const PREFIX = 'wharf-test-'

/** From now on this process, and every process that it starts, has its temporary files in a new folder. Returns what removes it. */
export function createTemporaryFolder(): () => void {
  const parent = tmpdir()
  removeForgotten(parent)
  const folder = mkdtempSync(join(parent, PREFIX))
  // When root starts PostgreSQL, it runs as another user, who must be able to enter the folder.
  chmodSync(folder, 0o711)
  const inherited = process.env.TMPDIR
  process.env.TMPDIR = folder
  return () => {
    if (inherited === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = inherited
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm'
/** The database of a run needs a quarter of it. */
const ENOUGH_BYTES = 4 * 2 ** 30

/**
 * Creates a folder in memory for the database of the run: creating and dropping a database, which is hundreds of files, takes a quarter of the processor
 * time that it takes on a disk. Returns null if there is no such folder, if there is too little memory, or if programs cannot run from it.
 */
export function createMemoryFolder(): string | null {
  if (!existsSync(MEMORY)) return null
  removeForgotten(MEMORY)
  const { bavail, bsize } = statfsSync(MEMORY)
  if (Math.min(bavail * bsize, freemem()) < ENOUGH_BYTES) return null
  const folder = mkdtempSync(join(MEMORY, PREFIX))
  chmodSync(folder, 0o711)
  const probe = join(folder, 'probe')
  writeFileSync(probe, '#!/bin/sh\n', { mode: 0o755 })
  if (spawnSync(probe).status === 0) return folder
  rmSync(folder, { recursive: true, force: true })
  return null
}

/** A run that was killed could not remove its folder. No run takes a day. */
function removeForgotten(parent: string): void {
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(PREFIX))) {
    const folder = join(parent, name)
    const changedAt = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (Date.now() - changedAt > DAY_MS) rmSync(folder, { recursive: true, force: true })
  }
}
