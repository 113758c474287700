/** The database for a command: the configured one, the embedded one that is running, or the embedded one started for the moment. */
import { type Config, readConfig } from '../config.js'
import { type Clock, systemClock } from '../core/clock.js'
import { type Database, openDatabase } from '../db/database.js'
import { DataFolderInUse } from '../db/embedded/embedded.js'
import { runningUrl } from '../db/embedded/running.js'
import { databaseFor } from '../server.js'

export interface Workplace {
  config: Config
  clock: Clock
  url: string
  control: Database
}

export async function withDatabase<T>(work: (workplace: Workplace) => Promise<T>): Promise<T> {
  const config = readConfig()
  const clock = systemClock(config.clock)
  const { url, stop } = await open(config, clock)
  const control = openDatabase({ url, size: 2, onError: (error) => console.error(error.message) })
  try {
    return await work({ config, clock, url, control })
  } finally {
    await control.destroy()
    await stop()
  }
}

async function open(config: Config, clock: Clock): Promise<{ url: string; stop: () => Promise<void> }> {
  try {
    return await databaseFor(config, clock, () => undefined, fail)
  } catch (error) {
    const url = error instanceof DataFolderInUse ? runningUrl(config.dataDir) : null
    if (!url) throw error
    return { url, stop: async () => undefined }
  }
}

function fail(error: Error): void {
  console.error(error.message)
  process.exit(1)
}
