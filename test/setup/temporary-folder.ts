/**
 * One temporary folder for the whole run. The tests, the servers that they start and PostgreSQL create their files in it, so that nothing
 * stays behind, whatever a test forgets and whichever process is killed.
 */
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
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

/** A run that was killed could not remove its folder. No run takes a day. */
function removeForgotten(parent: string): void {
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(PREFIX))) {
    const folder = join(parent, name)
    const changedAt = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (Date.now() - changedAt > DAY_MS) rmSync(folder, { recursive: true, force: true })
  }
}
