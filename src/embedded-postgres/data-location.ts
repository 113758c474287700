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
import { type Binaries, binariesFor, findPackage } from './binaries.js'
import { give, type Identity, isRoot, namespaced, nobody, ordinaryUser, ownerOf, runAs } from './os-user.js'
import { messageOf, quietly } from './process.js'
import type { ClusterRecord } from './state-file.js'

/** Where the cluster lies, who runs it, and with which binaries. */
export interface Place {
  folder: string
  cluster: string
  identity: Identity
  binaries: Binaries
}

interface Candidate {
  identity: () => Identity
  folder: (identity: Identity) => string
}

type Log = (line: string) => void

/** The place of an existing cluster, or null when there is none yet. */
export async function recallPlace(dataDir: string, record: ClusterRecord | null): Promise<Place | null> {
  const folder = [dataDir, record?.folder ?? dataDir].find((each) => existsSync(join(each, 'pg')))
  if (folder === undefined) return missing(dataDir, record)
  const cluster = join(folder, 'pg')
  const identity = ownerOf(cluster)
  const binaries = await binariesFor(identity, folder, findPackage())
  requireSameMajor(cluster, binaries)
  return { folder, cluster, identity, binaries }
}

/** The first place that works when really tried. Only root has to look around: PostgreSQL refuses it. */
export async function choosePlace(dataDir: string, log: Log): Promise<Place> {
  const native = findPackage()
  const refusals: string[] = []
  for (const candidate of isRoot ? candidatesOfRoot(dataDir, log) : [{ identity: ordinaryUser, folder: () => dataDir }]) {
    try {
      return await tryPlace(candidate, native)
    } catch (error) {
      refusals.push(messageOf(error))
    }
  }
  throw new Error(
    `The embedded PostgreSQL cannot run here: ${refusals.join('; ')}. Set DATABASE_URL to use a PostgreSQL of your own.`,
  )
}

const candidatesOfRoot = (dataDir: string, log: Log): Candidate[] => [
  { identity: nobody, folder: () => dataDir },
  { identity: namespaced, folder: () => dataDir },
  { identity: nobody, folder: (identity) => systemFolder(dataDir, identity, log) },
]

async function tryPlace(candidate: Candidate, native: string): Promise<Place> {
  const identity = candidate.identity()
  const folder = candidate.folder(identity)
  await requireReach(identity, folder)
  const binaries = await binariesFor(identity, folder, native)
  return { folder, cluster: join(folder, 'pg'), identity, binaries }
}

/** Permissions of all parents, mounts and namespaces decide together, so the identity tries to write a file. */
async function requireReach(identity: Identity, folder: string): Promise<void> {
  if (identity.uid === undefined && identity.wrap.length === 0) return
  const probe = mkdtempSync(join(folder, 'pg.new-'))
  try {
    give(identity, probe)
    const { ok, output } = await runAs(identity, '/bin/sh', ['-c', ': > "$0/probe"', probe])
    if (!ok) throw new Error(`${identity.name} cannot use ${folder} (${output})`)
  } finally {
    rmSync(probe, { recursive: true, force: true })
  }
}

/** A folder outside the data folder that only root changes and only PostgreSQL's user enters; named after the data folder. */
function systemFolder(dataDir: string, identity: Identity, log: Log): string {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  const isLasting = canWrite('/var/lib')
  const folder = isLasting ? `/var/lib/wharf/${name}` : join(tmpdir(), `wharf-${name}`)
  log(`the database is kept in ${folder}, because ${identity.name}, as whom PostgreSQL runs, cannot enter ${dataDir}`)
  if (!isLasting) log(`warning: many systems empty ${tmpdir()} at a restart; it was taken because /var/lib cannot be written`)
  mkdirSync(dirname(folder), { recursive: true, mode: 0o755 })
  if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 })
  const found = lstatSync(folder)
  if (!found.isDirectory() || found.uid !== 0) throw new Error(`${folder} is not a folder of root`)
  requireUnused(folder, dataDir)
  chownSync(folder, 0, identity.gid ?? 0)
  chmodSync(folder, 0o710)
  return folder
}

/** Whoever emptied the data folder may have wanted to begin anew or may have made a mistake: we cannot know. */
function requireUnused(folder: string, dataDir: string): void {
  const cluster = join(folder, 'pg')
  if (!existsSync(cluster)) return
  throw new Error(
    `${cluster} holds the database of an earlier ${dataDir}: delete it to begin anew, or bring ${join(dataDir, 'pg.json')} back to use it`,
  )
}

const canWrite = (folder: string): boolean => quietly(() => accessSync(folder, constants.W_OK)) !== null

function missing(dataDir: string, record: ClusterRecord | null): null {
  if (!record?.ready) return null
  throw new Error(
    `The database of ${dataDir} was kept in ${join(record.folder, 'pg')} and is not there any more. ` +
      `Bring it back, or delete ${join(dataDir, 'pg.json')} to begin with an empty one.`,
  )
}

function requireSameMajor(cluster: string, binaries: Binaries): void {
  const made = quietly(() => readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim())
  if (made === null) throw new Error(`${cluster} is not a database of PostgreSQL. Move it away.`)
  if (made === binaries.version.split('.')[0]) return
  throw new Error(
    `The database in ${cluster} was made by PostgreSQL ${made}; the installed binaries are ${binaries.version}. ` +
      'Carry it over by a dump made with the earlier release, or install that release again.',
  )
}
