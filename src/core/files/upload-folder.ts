/** Temporary folders for the files of requests. */
import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '../base/clock.js'

const PREFIX = 'wharf-upload-'

/** No request takes as long: whose folder is older died with its server. */
const DEAD_AFTER_MS = 3_600_000

/** A folder for the files of one request. */
export const createUploadFolder = () => mkdtemp(join(tmpdir(), PREFIX))

/** Takes away what servers that were killed have left, and only that: folders as we make them, of our own user. */
export async function deleteStaleUploads(): Promise<void> {
  const named = (await readdir(tmpdir())).filter((name) => name.startsWith(PREFIX))
  await Promise.all(
    named.map(async (name) => {
      const folder = join(tmpdir(), name)
      if (await isDead(folder)) await rm(folder, { recursive: true, force: true })
    }),
  )
}

/** Files are dated by the machine, whatever day the server lives on. */
const machineTime = systemClock(null)

async function isDead(folder: string): Promise<boolean> {
  const found = await lstat(folder).catch(() => null)
  if (!found?.isDirectory() || found.uid !== process.getuid?.()) return false
  return machineTime().getTime() - found.mtimeMs > DEAD_AFTER_MS
}
