import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { closeSync, existsSync, openSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { program } from './binaries.js'
import type { Place } from './data-location.js'
import { commandAs, onWindows, runAs } from './os-user.js'
import { commandOf, isAlive, lasting, quietly, sleep } from './process.js'

export interface Postmaster {
  pid: number
  port: number
}

export interface Launch {
  /** why PostgreSQL ended, or null while it runs */
  ended(): string | null
  /** tells it to shut down, before it may have written its process number anywhere */
  interrupt(): void
}

const defaults = {
  shared_buffers: '128MB',
  max_connections: '100',
  timezone: 'UTC',
  log_timezone: 'UTC',
  fsync: 'on',
  full_page_writes: 'on',
  logging_collector: 'off',
  log_checkpoints: 'off',
  // Errors of statements go to the server that sent them; in this file they would only pile up, with personal data in them.
  log_min_messages: 'log',
}

/** Stands in the title of each of PostgreSQL's processes. */
const nameOf = (cluster: string): string => `wharf-${createHash('sha256').update(cluster).digest('hex').slice(0, 8)}`

/** The PostgreSQL that runs on the cluster, whoever started it. */
export function findPostmaster(cluster: string): Postmaster | null {
  const { pid, port } = readPidFile(cluster)
  const isOurs = port > 0 && isAlive(pid) && (commandOf(pid)?.includes(cluster) ?? true)
  return isOurs ? { pid, port } : null
}

const pidFile = (cluster: string): string => join(cluster, 'postmaster.pid')

function readPidFile(cluster: string): Postmaster {
  const lines = quietly(() => readFileSync(pidFile(cluster), 'utf8').split('\n')) ?? []
  return { pid: Number(lines[0]), port: Number(lines[3]) }
}

/**
 * PostgreSQL would take a process that ended but was not collected, or a later one of the same number, for a running server.
 * A negative number is one that an operator runs alone on the files, to repair them: PostgreSQL judges that itself.
 */
function removeStalePid(cluster: string): void {
  if (!findPostmaster(cluster) && !(readPidFile(cluster).pid < 0)) rmSync(pidFile(cluster), { force: true })
}

/** Starts PostgreSQL in a session of its own: it outlives this process, and the terminal's Ctrl-C does not reach it before us. */
export function launch(place: Place, logFile: string, port: number, settings: Record<string, string>): Launch {
  const cluster_name = nameOf(place.cluster)
  const fixed = { listen_addresses: '127.0.0.1', port: String(port), unix_socket_directories: '', cluster_name }
  const words = Object.entries({ ...defaults, ...settings, ...fixed }).map(([name, value]) => `${name}=${value}`)
  const [file, args, options] = onWindows ? launchOnWindows(place, logFile, words) : launchDirectly(place, words)
  removeStalePid(place.cluster)
  const log = openSync(logFile, 'a', 0o600)
  // On Windows pg_ctl opens the log itself.
  const output = onWindows ? 'ignore' : log
  const child = spawn(file, args, { ...options, detached: true, stdio: ['ignore', output, output] })
  closeSync(log)
  child.unref()
  let reason: string | null = null
  child.on('error', (error) => {
    reason = error.message
  })
  child.on('exit', (code, signal) => {
    if (!onWindows || code !== 0) reason = `it ended with ${signal ?? `code ${code}`}`
  })
  return { ended: () => reason, interrupt: () => void child.kill('SIGINT') }
}

const launchDirectly = (place: Place, settings: string[]) =>
  commandAs(place.identity, program(place.binaries.folder, 'postgres'), [
    '-D',
    place.cluster,
    ...settings.flatMap((setting) => ['-c', setting]),
  ])

/** On Windows pg_ctl takes away the rights of an administrator, which PostgreSQL refuses as it refuses root, and then ends. */
const launchOnWindows = (place: Place, logFile: string, settings: string[]) =>
  commandAs(place.identity, program(place.binaries.folder, 'pg_ctl'), [
    ...['start', '--no-wait', '--silent', '-D', place.cluster, '-l', logFile],
    ...['-o', settings.map((setting) => `-c "${setting}"`).join(' ')],
  ])

/** A clean shutdown: connections are ended, everything is written. Only a PostgreSQL that does not obey is told to leave at once. */
export async function stopPostmaster(place: Place): Promise<void> {
  const running = findPostmaster(place.cluster)
  if (!running) return
  for (const [mode, signal, patience] of [
    ['fast', 'SIGINT', 30_000],
    ['immediate', 'SIGQUIT', 10_000],
  ] as const) {
    await tell(place, running.pid, mode, signal)
    if (await hasEnded(running.pid, patience)) return
  }
  throw new Error(`PostgreSQL (process ${running.pid}) on ${place.cluster} does not stop.`)
}

/** Children of a PostgreSQL that was killed alone may be busy with a statement for long; no new one can start before they are gone. */
export function endOrphans(cluster: string): void {
  if (findPostmaster(cluster) || !existsSync('/proc')) return
  const pids = readdirSync('/proc').map(Number)
  for (const pid of pids.filter((each) => commandOf(each)?.[0]?.startsWith(`postgres: ${nameOf(cluster)}: `)))
    quietly(() => process.kill(pid, 'SIGTERM'))
}

async function tell(place: Place, pid: number, mode: string, signal: NodeJS.Signals): Promise<void> {
  if (onWindows) {
    const words = ['stop', '--no-wait', '--silent', '-D', place.cluster, '-m', mode]
    await runAs(place.identity, program(place.binaries.folder, 'pg_ctl'), words)
  } else if (isAlive(pid)) {
    process.kill(pid, signal)
  }
}

async function hasEnded(pid: number, patience: number): Promise<boolean> {
  for (const lasts = lasting(patience); lasts(); await sleep(10)) {
    if (!isAlive(pid)) return true
  }
  return false
}

const largestLog = 10_000_000

/** Keeps the log from growing without end: one earlier file is kept. */
export function turnLog(logFile: string): void {
  if (logLength(logFile) > largestLog) renameSync(logFile, `${logFile}.1`)
}

export const logLength = (logFile: string): number => (existsSync(logFile) ? statSync(logFile).size : 0)

/** What PostgreSQL has said since a position of its log. */
export const logSince = (logFile: string, position: number): string =>
  existsSync(logFile) ? readFileSync(logFile).subarray(position).toString('utf8') : ''
