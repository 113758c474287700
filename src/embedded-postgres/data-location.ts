/** Chooses the folder, the user and the binaries of the cluster. The data folder is the first choice; a server of root may need another. */
import { createHash } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Binaries, findBinaryPackage, prepareBinaries } from './binaries.js'
import { changeOwner, currentUser, findOwner, isRoot, nobodyUser, type OsUser, runAs, userInNamespace } from './os-user.js'
import { errorMessage, tryOrNull } from './process.js'
import type { ClusterState } from './state-file.js'

/** The folder of the cluster, the user that runs it, and its binaries. */
export interface ClusterLocation {
  folder: string
  cluster: string
  osUser: OsUser
  binaries: Binaries
}

interface Candidate {
  osUser: () => OsUser
  folder: (osUser: OsUser) => string
}

type Log = (line: string) => void

/** Finds the existing cluster of a data folder; returns null if there is none yet. */
export async function findExistingLocation(dataDir: string, state: ClusterState | null): Promise<ClusterLocation | null> {
  const folder = [dataDir, state?.folder ?? dataDir].find((each) => existsSync(join(each, 'pg')))
  if (folder === undefined) return refuseLostCluster(dataDir, state)
  const cluster = join(folder, 'pg')
  const osUser = findOwner(cluster)
  const binaries = await prepareBinaries(osUser, folder, findBinaryPackage())
  requireSameMajorVersion(cluster, binaries)
  return { folder, cluster, osUser, binaries }
}

/** Returns the first location where a test succeeds. Only root has several candidates, because PostgreSQL refuses to run as root. */
export async function chooseLocation(dataDir: string, log: Log): Promise<ClusterLocation> {
  const native = findBinaryPackage()
  const refusals: string[] = []
  for (const candidate of isRoot ? candidatesForRoot(dataDir, log) : [{ osUser: currentUser, folder: () => dataDir }]) {
    try {
      return await tryLocation(candidate, native)
    } catch (error) {
      refusals.push(errorMessage(error))
    }
  }
  throw new Error(
    `The embedded PostgreSQL cannot run here: ${refusals.join('; ')}. Set DATABASE_URL to use a PostgreSQL of your own.`,
  )
}

const candidatesForRoot = (dataDir: string, log: Log): Candidate[] => [
  { osUser: nobodyUser, folder: () => dataDir },
  { osUser: userInNamespace, folder: () => dataDir },
  { osUser: nobodyUser, folder: (osUser) => createSystemFolder(dataDir, osUser, log) },
]

async function tryLocation(candidate: Candidate, native: string): Promise<ClusterLocation> {
  const osUser = candidate.osUser()
  const folder = candidate.folder(osUser)
  await requireWriteAccess(osUser, folder)
  const binaries = await prepareBinaries(osUser, folder, native)
  return { folder, cluster: join(folder, 'pg'), osUser, binaries }
}

/** Checks that the user can write to the folder by writing a file: parent folders, mounts and namespaces all matter. */
async function requireWriteAccess(osUser: OsUser, folder: string): Promise<void> {
  if (osUser.uid === undefined && osUser.commandPrefix.length === 0) return
  const probe = mkdtempSync(join(folder, 'pg.new-'))
  try {
    changeOwner(osUser, probe)
    const { ok, output } = await runAs(osUser, '/bin/sh', ['-c', ': > "$0/probe"', probe])
    if (!ok) throw new Error(`${osUser.name} cannot use ${folder} (${output})`)
  } finally {
    rmSync(probe, { recursive: true, force: true })
  }
}

/** Creates a folder outside the data folder, named after it. Only root can change it, and only the PostgreSQL user can enter it. */
function createSystemFolder(dataDir: string, osUser: OsUser, log: Log): string {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  const isPersistent = canWrite('/var/lib')
  const folder = isPersistent ? `/var/lib/wharf/${name}` : join(tmpdir(), `wharf-${name}`)
  log(`the database is stored in ${folder}, because PostgreSQL runs as ${osUser.name}, who cannot enter ${dataDir}`)
  if (!isPersistent) log(`warning: many systems empty ${tmpdir()} at a restart; it is used because /var/lib is not writable`)
  mkdirSync(dirname(folder), { recursive: true, mode: 0o755 })
  if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 })
  const stat = lstatSync(folder)
  if (!stat.isDirectory() || stat.uid !== 0) throw new Error(`${folder} is not a folder that root owns`)
  requireUnused(folder, dataDir)
  chownSync(folder, 0, osUser.gid ?? 0)
  chmodSync(folder, 0o710)
  return folder
}

/** Refuses a folder that has the cluster of an emptied data folder: it may have been emptied by mistake. */
function requireUnused(folder: string, dataDir: string): void {
  const cluster = join(folder, 'pg')
  if (!existsSync(cluster)) return
  throw new Error(
    `${cluster} is the database of an earlier ${dataDir}: delete it to start with an empty database, or restore ${join(dataDir, 'pg.json')} to use it`,
  )
}

const canWrite = (folder: string): boolean => tryOrNull(() => accessSync(folder, constants.W_OK)) !== null

/** Throws if a cluster once existed and is missing now; returns null if there has never been one. */
function refuseLostCluster(dataDir: string, state: ClusterState | null): null {
  if (!state?.ready) return null
  throw new Error(
    `The database of ${dataDir} was stored in ${join(state.folder, 'pg')} and is missing. ` +
      `Restore it, or delete ${join(dataDir, 'pg.json')} to start with an empty database.`,
  )
}

function requireSameMajorVersion(cluster: string, binaries: Binaries): void {
  const major = tryOrNull(() => readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim())
  if (major === null) throw new Error(`${cluster} is not a PostgreSQL database. Move it away.`)
  if (major === binaries.version.split('.')[0]) return
  throw new Error(
    `The database in ${cluster} was created by PostgreSQL ${major}; the installed binaries are ${binaries.version}. ` +
      'Dump it with the earlier release and restore the dump, or install that release again.',
  )
}
