/** Starts and stops the embedded PostgreSQL. */
import { randomBytes } from 'node:crypto'
import { mkdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { buildUrl } from './admin-connection.js'
import { createPostgresCluster, removeLeftovers, resetPassword, superuser } from './cluster.js'
import { type ClusterLocation, chooseLocation, findExistingLocation } from './data-location.js'
import { lockFolder } from './folder-lock.js'
import { isRoot } from './os-user.js'
import { stopPostmaster } from './postmaster.js'
import { requestRole } from './request-role.js'
import { type ClusterConfig, type RunningCluster, startOrAdopt } from './start.js'
import { type ClusterState, readState, writeState } from './state-file.js'
import { watchCluster } from './watch.js'

export { DataFolderInUse } from './folder-lock.js'

export interface EmbeddedOptions {
  dataDir: string
  log: (line: string) => void
  /** PostgreSQL settings such as `max_connections`; they override our defaults. */
  settings?: Record<string, string>
  /** Called when PostgreSQL ended and could not be restarted, or another server took it over. This server must stop then. */
  onLost?: (error: Error) => void
}

export interface EmbeddedPostgres {
  /** The connection string of the database `wharf`, with the role that serves requests. */
  url: string
  /** The same with the superuser. */
  adminUrl: string
  /** A line for the log: where cluster and binaries are, and which user runs them. */
  where: string
  /** True when the cluster was already running, for example after kill -9 of the server, and was taken over. */
  adopted: boolean
  /** Shuts PostgreSQL down cleanly. Afterwards the data folder is free. */
  stop(): Promise<void>
}

/** Starts the embedded PostgreSQL on the data folder, or takes over the one that a killed server left running. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const dataDir = createDataFolder(options.dataDir)
  const lock = await lockFolder(dataDir)
  try {
    const config = await prepareCluster(dataDir, options)
    const running = await startOrAdopt(config)
    writeState(dataDir, toState(config, running.port))
    const onLost = options.onLost ?? ((error: Error) => options.log(`PostgreSQL is lost: ${error.message}`))
    const watch = watchCluster(config, running, options.log, onLost)
    const stop = () => watch.stop().finally(lock.release)
    const state = toState(config, running.port)
    return {
      url: buildUrl(state, requestRole),
      adminUrl: buildUrl(state, superuser),
      where: describeCluster(config, running),
      adopted: running.adopted,
      stop,
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** Creates the data folder. In a folder of root the PostgreSQL user can enter subfolders, but cannot list the content. */
function createDataFolder(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: isRoot ? 0o711 : 0o700 })
  return realpathSync(dataDir)
}

/** Finds the cluster of the data folder, or creates one. */
async function prepareCluster(dataDir: string, options: EmbeddedOptions): Promise<ClusterConfig> {
  const state = readState(dataDir)
  const password = state?.password ?? randomBytes(24).toString('hex')
  const existing = await findExistingLocation(dataDir, state)
  const location = existing ?? (await chooseLocation(dataDir, options.log))
  const config: ClusterConfig = {
    dataDir,
    logFile: join(dataDir, 'pg.log'),
    location,
    password,
    settings: options.settings ?? {},
  }
  for (const folder of new Set([dataDir, location.folder])) removeLeftovers(folder)
  if (!existing) await createNewCluster(config, options.log)
  else if (!state) await renewPassword(config, options.log)
  return config
}

/** Stores the password on disk before it creates the cluster, so that there is never a cluster with an unknown password. */
async function createNewCluster(config: ClusterConfig, log: (line: string) => void): Promise<void> {
  log(`creating a new PostgreSQL database in ${config.location.cluster}`)
  writeState(config.dataDir, { ...toState(config, 0), ready: false })
  await createPostgresCluster(config.location, config.password)
}

async function renewPassword(config: ClusterConfig, log: (line: string) => void): Promise<void> {
  log(`pg.json is missing: setting a new password for the database in ${config.location.cluster}`)
  await stopPostmaster(config.location)
  await resetPassword(config.location, config.password)
}

const toState = ({ location, password }: ClusterConfig, port: number): ClusterState => ({
  folder: location.folder,
  binaries: location.binaries.folder,
  user: location.osUser.name,
  port,
  password,
  ready: true,
})

const describeCluster = ({ location }: { location: ClusterLocation }, { port }: RunningCluster): string =>
  `PostgreSQL ${location.binaries.version} on 127.0.0.1:${port}, cluster ${location.cluster}, binaries ${location.binaries.folder}, run by ${location.osUser.name}`
