import { stopPostmaster } from './postmaster.js'
import { messageOf } from './process.js'
import { bringUp, type Running, type Site } from './start.js'

export interface Watch {
  stop(): Promise<void>
}

/** Keeps the cluster running and its lock ours while the server runs: after a crash PostgreSQL comes back on the same port. */
export function watch(site: Site, first: Running, log: (line: string) => void, onLost: (error: Error) => void): Watch {
  let current = first
  let revival: Promise<void> = Promise.resolve()
  let leaving: Promise<void> | null = null

  const revive = async () => {
    log('PostgreSQL went away; it is being brought back')
    try {
      current = await bringUp(site, first.port)
      log('PostgreSQL is back')
      follow()
    } catch (error) {
      if (!leaving) onLost(error instanceof Error ? error : new Error(messageOf(error)))
    }
  }
  const follow = () =>
    current.client.once('end', () => {
      if (!leaving) revival = revive()
    })
  const leave = async () => {
    await revival
    const goodbye = current.client.end().catch(() => undefined)
    await stopPostmaster(site.place)
    await goodbye
  }

  follow()
  return {
    stop() {
      leaving ??= leave()
      return leaving
    },
  }
}
