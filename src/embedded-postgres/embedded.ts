import { randomBytes } from 'node:crypto'
import { mkdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { urlOf } from './admin-connection.js'
import { makeCluster, removeLeftovers, resetPassword } from './cluster.js'
import { choosePlace, type Place, recallPlace } from './data-location.js'
import { holdFolder } from './folder-lock.js'
import { isRoot } from './os-user.js'
import { stopPostmaster } from './postmaster.js'
import { bringUp, type Running, type Site } from './start.js'
import { type ClusterRecord, readRecord, writeRecord } from './state-file.js'
import { watch } from './watch.js'

export { DataFolderInUse } from './folder-lock.js'

export interface EmbeddedOptions {
  dataDir: string
  log: (line: string) => void
  /** settings of PostgreSQL, such as `max_connections`, besides or instead of ours */
  settings?: Record<string, string>
  /** PostgreSQL went away and could not be brought back, or another server took it: this one must end */
  onLost?: (error: Error) => void
}

export interface EmbeddedPostgres {
  /** connection string of the database `wharf` */
  url: string
  /** one line for the log: where cluster and binaries are and which user runs them */
  where: string
  /** the same cluster was found running (e.g. after kill -9 of the server) and was taken over */
  adopted: boolean
  /** a clean shutdown of PostgreSQL; the data folder is free afterwards */
  stop(): Promise<void>
}

/** Starts the PostgreSQL that comes with Wharf on the data folder, or takes over the one that a killed server left running. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const dataDir = openFolder(options.dataDir)
  const holding = await holdFolder(dataDir)
  try {
    const site = await settle(dataDir, options)
    const running = await bringUp(site)
    writeRecord(dataDir, recordOf(site, running.port))
    const onLost = options.onLost ?? ((error: Error) => options.log(`PostgreSQL is lost: ${error.message}`))
    const watching = watch(site, running, options.log, onLost)
    const stop = () => watching.stop().finally(holding.release)
    return {
      url: urlOf({ port: running.port, password: site.password }),
      where: describe(site, running),
      adopted: running.adopted,
      stop,
    }
  } catch (error) {
    holding.release()
    throw error
  }
}

/** Root's folder lets PostgreSQL's user pass through, but not look around. */
function openFolder(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: isRoot ? 0o711 : 0o700 })
  return realpathSync(dataDir)
}

/** Finds the cluster of the data folder, or makes one. */
async function settle(dataDir: string, options: EmbeddedOptions): Promise<Site> {
  const record = readRecord(dataDir)
  const password = record?.password ?? randomBytes(24).toString('hex')
  const known = await recallPlace(dataDir, record)
  const place = known ?? (await choosePlace(dataDir, options.log))
  const site: Site = { dataDir, logFile: join(dataDir, 'pg.log'), place, password, settings: options.settings ?? {} }
  for (const folder of new Set([dataDir, place.folder])) removeLeftovers(folder)
  if (!known) await begin(site, options.log)
  else if (!record) await renewPassword(site, options.log)
  return site
}

/** The password is on the disk before the cluster is, so that no cluster is left whose password nobody knows. */
async function begin(site: Site, log: (line: string) => void): Promise<void> {
  log(`making a new PostgreSQL database in ${site.place.cluster}`)
  writeRecord(site.dataDir, { ...recordOf(site, 0), ready: false })
  await makeCluster(site.place, site.password)
}

async function renewPassword(site: Site, log: (line: string) => void): Promise<void> {
  log(`pg.json is missing: giving the database in ${site.place.cluster} a new password`)
  await stopPostmaster(site.place)
  await resetPassword(site.place, site.password)
}

const recordOf = ({ place, password }: Site, port: number): ClusterRecord => ({
  folder: place.folder,
  binaries: place.binaries.folder,
  user: place.identity.name,
  port,
  password,
  ready: true,
})

const describe = ({ place }: { place: Place }, { port }: Running): string =>
  `PostgreSQL ${place.binaries.version} on 127.0.0.1:${port}, cluster ${place.cluster}, binaries ${place.binaries.folder}, run by ${place.identity.name}`
