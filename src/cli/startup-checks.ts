/** What a start needs of the world around it. What is missing is said in a sentence that names the setting. */
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { migrateAll } from '../boot.js'
import { BadConfig, type Config } from '../config.js'
import type { Clock } from '../core/base/clock.js'
import { DataFolderInUse } from '../embedded-postgres/embedded.js'
import { isRoot } from '../embedded-postgres/os-user.js'
import { quietly } from '../embedded-postgres/process.js'
import { databaseFor, type OpenDatabase } from '../server.js'

const CONNECT_MS = 10_000
/** The oldest PostgreSQL whose SQL is ours. */
const OLDEST = 15
const NOT_ALLOWED = '42501'

type Failure = Error & { code?: string }

/** Media, drawn pictures and e-mails lie in the data folder, whatever database there is: it must be ours to write in. */
export function requireFolder(dataDir: string): void {
  const folder = resolve(dataDir)
  const probe = join(folder, `.wharf-${process.pid}`)
  try {
    // Root's folder lets the user pass through whom PostgreSQL runs as.
    mkdirSync(folder, { recursive: true, mode: isRoot ? 0o711 : 0o700 })
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    throw new BadConfig(`WHARF_DATA_DIR: ${folderProblem(folder, error as Failure)}`)
  }
}

function folderProblem(folder: string, { code = '', message }: Failure): string {
  if (['EEXIST', 'ENOTDIR'].includes(code)) return `${folder} is not a folder, or lies below a file.`
  if (code === 'ENOSPC') return `there is no room left in ${folder}.`
  if (code === 'EROFS') return `${folder} lies on a disk that is read-only.`
  if (!['EACCES', 'EPERM'].includes(code)) return `${folder} cannot be used: ${message}.`
  const owner = quietly(() => statSync(folder).uid)
  const whose = owner !== null && owner !== process.getuid?.() ? `; it belongs to user ${owner}` : ''
  return `${myself()} may not write in ${folder}${whose}. Start Wharf as the user who owns it, or name another folder.`
}

/** In a container, a user may have no name. */
const myself = () => quietly(() => userInfo().username) ?? `user ${process.getuid?.()}`

/** A database that cannot serve us is found before anything is begun. */
async function requireDatabase(url: string): Promise<void> {
  const version = await serverVersion(url).catch((error: Failure) => {
    throw new BadConfig(`DATABASE_URL: ${databaseProblem(url, error)}`)
  })
  if (version < OLDEST) throw new BadConfig(`DATABASE_URL: PostgreSQL ${version} is too old; ${OLDEST} or newer is needed.`)
}

async function serverVersion(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS, application_name: 'wharf-start' })
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<{ version: string }>("select current_setting('server_version_num') as version")
  await client.end()
  return Math.floor(Number(rows[0]?.version) / 10_000)
}

/** The password is never repeated. */
function databaseProblem(url: string, error: Failure): string {
  const { hostname, port, pathname, username } = new URL(url)
  const place = `${hostname || 'the local socket'}:${port || 5432}`
  const { code = '', message } = error instanceof AggregateError ? ((error.errors[0] as Failure) ?? error) : error
  const known: Record<string, string> = {
    '28P01': `PostgreSQL at ${place} refuses the password of "${username}".`,
    '3D000': `there is no database "${pathname.slice(1)}" at ${place}. Make it with createdb, or name another.`,
    ECONNREFUSED: `nothing answers at ${place}. Is PostgreSQL running, and is the port right?`,
    ENOTFOUND: `there is no host "${hostname}".`,
    EAI_AGAIN: `the host "${hostname}" cannot be looked up just now.`,
  }
  return known[code] ?? `the database at ${place} cannot be used: ${message || code}.`
}

/** Why the server could not listen. */
export function listenProblem({ host, port }: Config, error: Failure): Error {
  const known: Record<string, string> = {
    EADDRINUSE: `PORT: ${port} is in use on ${host} by another program. Choose another; 0 picks a free one.`,
    EACCES: `PORT: ${myself()} may not listen on port ${port}. Ports from 1024 on are free for all.`,
    EADDRNOTAVAIL: `HOST: ${host} is no address of this machine. 0.0.0.0 listens on all of them.`,
    ENOTFOUND: `HOST: there is no host "${host}". Name an address of this machine, such as 127.0.0.1 or 0.0.0.0.`,
    EAI_AGAIN: `HOST: "${host}" cannot be looked up. Name an address of this machine, such as 127.0.0.1 or 0.0.0.0.`,
  }
  const sentence = known[error.code ?? '']
  return sentence ? new BadConfig(sentence) : error
}

/** The database of the configuration, or our own started: either answers. */
export async function reachDatabase(
  config: Config,
  log: (line: string) => void,
  onLost: (error: Error) => void,
): Promise<OpenDatabase> {
  if (config.databaseUrl) await requireDatabase(config.databaseUrl)
  else requireFolder(config.dataDir)
  return databaseFor(config, log, onLost).catch(asSentence)
}

/** What the embedded database throws itself is written for operators; a TypeError is not. */
function asSentence(error: Error): never {
  throw error.constructor === Error ? new BadConfig(error.message) : error
}

/** Brings everything up to date and answers what it applied. */
export async function bringUpToDate(url: string, clock: Clock): Promise<string[]> {
  return migrateAll(url, clock).catch((error: Failure) => {
    const { code } = (error.cause ?? error) as Failure
    if (code !== NOT_ALLOWED) throw error
    throw new BadConfig(`DATABASE_URL: ${error.message}. Its user must own the database, or be allowed to create in it.`)
  })
}

/** Whether an operator can mend it and a sentence is enough; anything else is shown with its stack. */
export const isPlain = (error: Error): boolean => error instanceof BadConfig || error instanceof DataFolderInUse
