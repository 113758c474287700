/** Temporary folders for the files of requests. */
import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '../base/clock.js'

const PREFIX = 'wharf-upload-'

/** No request takes this long, so an older folder was left by a server that crashed. */
const DEAD_AFTER_MS = 3_600_000

/** Creates a folder for the files of one request. */
export const createUploadFolder = () => mkdtemp(join(tmpdir(), PREFIX))

/** Removes the folders that killed servers have left: only folders with the prefix that belong to the same user. */
export async function deleteStaleUploads(): Promise<void> {
  const named = (await readdir(tmpdir())).filter((name) => name.startsWith(PREFIX))
  await Promise.all(
    named.map(async (name) => {
      const folder = join(tmpdir(), name)
      if (await isDead(folder)) await rm(folder, { recursive: true, force: true })
    }),
  )
}

/** File times come from the machine's clock, not from the clock of the server, which may run on another date. */
const machineTime = systemClock(null)

async function isDead(folder: string): Promise<boolean> {
  const found = await lstat(folder).catch(() => null)
  if (!found?.isDirectory() || found.uid !== process.getuid?.()) return false
  return machineTime().getTime() - found.mtimeMs > DEAD_AFTER_MS
}
