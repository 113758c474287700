/** Checks the data folder, the database and the address before the server starts. Each error message names the setting to change. */

import { once } from 'node:events'
import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { userInfo } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import pg from 'pg'
import { migrateAll } from '../boot.js'
import { BadConfig, type Config } from '../config.js'
import type { Clock } from '../core/base/clock.js'
import { DataFolderInUse } from '../embedded-postgres/embedded.js'
import { isRoot } from '../embedded-postgres/os-user.js'
import { tryOrNull } from '../embedded-postgres/process.js'
import { type OpenDatabase, openConfiguredDatabase } from '../server.js'
import { describeError } from './log.js'
import { CommandFailure } from './usage.js'

const CONNECT_MS = 10_000
/** The oldest supported PostgreSQL. */
export const MIN_POSTGRES_VERSION = 15
const INSUFFICIENT_PRIVILEGE = '42501'

export type ErrorWithCode = Error & { code?: string }

/** Checks that the data folder is writable. It has media files, image variants and e-mails, even if the database is elsewhere. */
export function requireWritableFolder(dataDir: string): void {
  const folder = resolve(dataDir)
  const probe = join(folder, `.wharf-${process.pid}`)
  try {
    // PostgreSQL of a root server runs as another user, who must be able to enter the folder.
    makeFolder(folder, isRoot ? 0o711 : 0o700)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    throw new BadConfig(`WHARF_DATA_DIR: ${describeFolderError(folder, error as ErrorWithCode)}`)
  }
}

/** Creates a folder and its parents, one after the other: below /proc, where nothing can be created, the recursive form of Node never ends. */
function makeFolder(folder: string, mode: number): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder), mode)
  try {
    mkdirSync(folder, { mode })
  } catch (error) {
    // Another process may have created it meanwhile.
    if ((error as ErrorWithCode).code !== 'EEXIST') throw error
  }
}

export function describeFolderError(folder: string, { code = '', message }: ErrorWithCode): string {
  if (['EEXIST', 'ENOTDIR'].includes(code)) return `${folder} is not a folder, or is below a file.`
  if (code === 'ENOSPC') return `there is no space left in ${folder}.`
  if (code === 'ENOENT') return `${folder} cannot be made: the file system there has no room for folders. Choose another.`
  if (code === 'EROFS') return `${folder} is on a read-only disk.`
  if (!['EACCES', 'EPERM'].includes(code)) return `${folder} cannot be used: ${message}.`
  const owner = tryOrNull(() => statSync(folder).uid)
  const ownerHint = owner !== null && owner !== process.getuid?.() ? `; it belongs to user ${owner}` : ''
  return `${currentUserName()} may not write to ${folder}${ownerHint}. Start Wharf as the user who owns it, or choose another folder.`
}

/** Returns the name of the current user, or its id: in a container a user may have no name. */
const currentUserName = () => tryOrNull(() => userInfo().username) ?? `user ${process.getuid?.()}`

/** Checks that the database is reachable and new enough, before anything else is started. */
export async function requireUsableDatabase(url: string): Promise<void> {
  const version = await readServerVersion(url).catch((error: ErrorWithCode) => {
    throw new BadConfig(`DATABASE_URL: ${describeDatabaseError(url, error)}`)
  })
  if (version < MIN_POSTGRES_VERSION)
    throw new BadConfig(`DATABASE_URL: PostgreSQL ${version} is too old; ${MIN_POSTGRES_VERSION} or newer is needed.`)
}

async function readServerVersion(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS, application_name: 'wharf-start' })
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<{ version: string }>("select current_setting('server_version_num') as version")
  await client.end()
  return Math.floor(Number(rows[0]?.version) / 10_000)
}

/** Explains why the database cannot be used. The message never contains the password. */
export function describeDatabaseError(url: string, error: ErrorWithCode): string {
  const { hostname, port, pathname, username, searchParams } = new URL(url)
  const address = `${searchParams.get('host') || hostname || 'the local socket'}:${port || 5432}`
  const { code = '', message } = error instanceof AggregateError ? ((error.errors[0] as ErrorWithCode) ?? error) : error
  const explanations: Record<string, string> = {
    '28P01': `PostgreSQL at ${address} refuses the password of "${username}".`,
    '3D000': `there is no database "${pathname.slice(1)}" at ${address}. Create it with createdb, or name another.`,
    ECONNREFUSED: `nothing answers at ${address}. Is PostgreSQL running, and is the port right?`,
    ENOENT: `there is no socket of PostgreSQL at ${address}. Is it running, and is the folder right?`,
    ENOTFOUND: `there is no host "${hostname}".`,
    EAI_AGAIN: `the host "${hostname}" cannot be resolved at the moment.`,
  }
  return explanations[code] ?? `the database at ${address} cannot be used: ${message || code}.`
}

/** Explains why the server could not listen; an unknown error is returned unchanged. */
export function toListenError({ host, port }: Config, error: ErrorWithCode): Error {
  const explanations: Record<string, string> = {
    EADDRINUSE: `PORT: ${port} is in use on ${host} by another program. Choose another; 0 picks a free one.`,
    EACCES: `PORT: ${currentUserName()} may not listen on port ${port}. Every user may listen on ports from 1024 on.`,
    EADDRNOTAVAIL: `HOST: ${host} is not an address of this machine. 0.0.0.0 listens on all of them.`,
    ENOTFOUND: `HOST: there is no host "${host}". Use an address of this machine, such as 127.0.0.1 or 0.0.0.0.`,
    EAI_AGAIN: `HOST: "${host}" cannot be resolved. Use an address of this machine, such as 127.0.0.1 or 0.0.0.0.`,
  }
  const explanation = explanations[error.code ?? '']
  return explanation ? new BadConfig(explanation) : error
}

/** Checks that the port is free, before anything is created. Port 0 always is. */
export async function requireFreePort(config: Config): Promise<void> {
  const probe = createServer()
  const listening = once(probe, 'listening')
  probe.listen(config.port, config.host)
  await listening.catch((error) => {
    throw toListenError(config, error)
  })
  probe.close()
  await once(probe, 'close')
}

/** Opens the configured database, or starts the embedded one, after the checks above. */
export async function openCheckedDatabase(
  config: Config,
  log: (line: string) => void,
  onLost: (error: Error) => void,
): Promise<OpenDatabase> {
  if (config.databaseUrl) await requireUsableDatabase(config.databaseUrl)
  else requireWritableFolder(config.dataDir)
  return openConfiguredDatabase(config, log, onLost).catch(toConfigError)
}

/** Converts an error. Messages of the embedded PostgreSQL are written for operators; others, such as a TypeError, are not. */
function toConfigError(error: Error): never {
  throw error.constructor === Error ? new BadConfig(error.message) : error
}

/** Applies all pending migrations and returns their names. Missing rights are explained in the error message. */
export async function migrateWithHint(url: string, clock: Clock): Promise<string[]> {
  return migrateAll(url, clock).catch((error: ErrorWithCode) => {
    const { code } = (error.cause ?? error) as ErrorWithCode
    if (error instanceof BadConfig || code !== INSUFFICIENT_PRIVILEGE) throw error
    throw new BadConfig(`DATABASE_URL: ${error.message}. Its user must own the database, or be allowed to create in it.`)
  })
}

/** Returns true for errors that an operator can fix: their message is enough. Other errors are shown with their stack. */
export const isOperatorError = (error: Error): boolean =>
  [BadConfig, CommandFailure, DataFolderInUse].some((kind) => error instanceof kind)

/** Describes an error: only its message if an operator can fix it, otherwise with its stack, and without what a driver attaches to it. */
export const describeFailure = (error: Error): string => (isOperatorError(error) ? error.message : describeError(error))
