import { DataFolderInUse } from './folder-lock.js'
import { stopPostmaster } from './postmaster.js'
import { lasting, messageOf, sleep } from './process.js'
import { bringUp, type Running, type Site } from './start.js'

export interface Watch {
  stop(): Promise<void>
}

/** Keeps the cluster running and its lock ours while the server runs: after a crash PostgreSQL comes back on the same port. */
export function watch(site: Site, first: Running, log: (line: string) => void, onLost: (error: Error) => void): Watch {
  let current = first
  let revival: Promise<void> = Promise.resolve()
  let leaving: Promise<void> | null = null
  const leave = new AbortController()

  const revive = async () => {
    log('PostgreSQL went away; it is being brought back')
    try {
      current = await bringUpAgain(site, first.port, leave.signal)
      log('PostgreSQL is back')
      follow()
    } catch (error) {
      if (!leave.signal.aborted) onLost(error instanceof Error ? error : new Error(messageOf(error)))
    }
  }
  const follow = () =>
    current.client.once('end', () => {
      if (!leave.signal.aborted) revival = revive()
    })
  const end = async () => {
    leave.abort()
    await revival
    const goodbye = current.client.end().catch(() => undefined)
    await stopPostmaster(site.place)
    await goodbye
  }

  follow()
  return {
    stop() {
      leaving ??= end()
      return leaving
    },
  }
}

/** PostgreSQL may crash again while it comes back; only when that goes on, or another server was quicker, it is lost. */
async function bringUpAgain(site: Site, port: number, signal: AbortSignal): Promise<Running> {
  for (const lasts = lasting(60_000); ; await sleep(50)) {
    try {
      return await bringUp(site, port, signal)
    } catch (error) {
      if (error instanceof DataFolderInUse || signal.aborted || !lasts()) throw error
    }
  }
}
