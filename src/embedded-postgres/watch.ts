/** Restarts PostgreSQL when it ends unexpectedly. */
import { DataFolderInUse } from './folder-lock.js'
import { stopPostmaster } from './postmaster.js'
import { errorMessage, sleep, startDeadline } from './process.js'
import { type ClusterConfig, type RunningCluster, startOrAdopt } from './start.js'

export interface ClusterWatch {
  stop(): Promise<void>
}

/** Keeps the cluster running, and its lock held, while the server runs. After a crash PostgreSQL is restarted on the same port. */
export function watchCluster(
  config: ClusterConfig,
  first: RunningCluster,
  log: (line: string) => void,
  onLost: (error: Error) => void,
): ClusterWatch {
  let current = first
  let restarting: Promise<void> = Promise.resolve()
  let stopping: Promise<void> | null = null
  const abort = new AbortController()

  const restart = async () => {
    log('PostgreSQL ended unexpectedly; restarting it')
    try {
      current = await restartCluster(config, first.port, abort.signal)
      log('PostgreSQL is back')
      restartOnEnd()
    } catch (error) {
      if (!abort.signal.aborted) onLost(error instanceof Error ? error : new Error(errorMessage(error)))
    }
  }
  const restartOnEnd = () =>
    current.client.once('end', () => {
      if (!abort.signal.aborted) restarting = restart()
    })
  const stop = async () => {
    abort.abort()
    await restarting
    const disconnected = current.client.end().catch(() => undefined)
    await stopPostmaster(config.location)
    await disconnected
  }

  restartOnEnd()
  return {
    stop() {
      stopping ??= stop()
      return stopping
    },
  }
}

/** Restarts PostgreSQL. It may crash again meanwhile, so this retries for a minute. Gives up at once if another server was faster. */
async function restartCluster(config: ClusterConfig, port: number, signal: AbortSignal): Promise<RunningCluster> {
  for (const hasTime = startDeadline(60_000); ; await sleep(50)) {
    try {
      return await startOrAdopt(config, port, signal)
    } catch (error) {
      if (error instanceof DataFolderInUse || signal.aborted || !hasTime()) throw error
    }
  }
}
