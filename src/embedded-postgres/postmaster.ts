/** Starts, finds and stops the main process of PostgreSQL (the postmaster). */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { closeSync, existsSync, openSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { programPath } from './binaries.js'
import type { ClusterLocation } from './data-location.js'
import { buildCommand, isWindows, runAs } from './os-user.js'
import { isAlive, readCommandLine, sleep, startDeadline, tryOrNull } from './process.js'

export interface Postmaster {
  pid: number
  port: number
}

export interface LaunchedProcess {
  /** Why PostgreSQL ended; null while it runs. */
  exitReason(): string | null
  /** Requests a shutdown; this works before it has written its pid file. */
  interrupt(): void
}

const defaultSettings = {
  shared_buffers: '128MB',
  max_connections: '100',
  timezone: 'UTC',
  log_timezone: 'UTC',
  fsync: 'on',
  full_page_writes: 'on',
  logging_collector: 'off',
  log_checkpoints: 'off',
  // Failed statements are not logged: the server gets their errors anyway, and the log would collect personal data.
  log_min_messages: 'log',
}

/** Returns the cluster name that PostgreSQL shows in the titles of its processes. */
const clusterName = (cluster: string): string => `wharf-${createHash('sha256').update(cluster).digest('hex').slice(0, 8)}`

/** Finds the PostgreSQL that runs on the cluster, even if another process started it. */
export function findPostmaster(cluster: string): Postmaster | null {
  const { pid, port } = readPidFile(cluster)
  const isOurs = port > 0 && isAlive(pid) && (readCommandLine(pid)?.includes(cluster) ?? true)
  return isOurs ? { pid, port } : null
}

const pidFilePath = (cluster: string): string => join(cluster, 'postmaster.pid')

function readPidFile(cluster: string): Postmaster {
  const lines = tryOrNull(() => readFileSync(pidFilePath(cluster), 'utf8').split('\n')) ?? []
  return { pid: Number(lines[0]), port: Number(lines[3]) }
}

/**
 * Removes the pid file of a PostgreSQL that ended. PostgreSQL itself would take a zombie, or a later process with the same id,
 * for a running server. A negative number means a single-user backend that an operator runs to repair the files;
 * that file is left to PostgreSQL's own check.
 */
function removeStalePid(cluster: string): void {
  if (!findPostmaster(cluster) && !(readPidFile(cluster).pid < 0)) rmSync(pidFilePath(cluster), { force: true })
}

/** Starts PostgreSQL in its own session, so that it survives a crash of this process and a Ctrl-C in the terminal does not reach it first. */
export function launchPostmaster(
  location: ClusterLocation,
  logFile: string,
  { port, socketFolder, settings }: { port: number; socketFolder: string | null; settings: Record<string, string> },
): LaunchedProcess {
  const cluster_name = clusterName(location.cluster)
  const unix_socket_directories = socketFolder === null ? '' : `"${socketFolder}"`
  const fixed = { listen_addresses: '127.0.0.1', port: String(port), unix_socket_directories, cluster_name }
  const words = Object.entries({ ...defaultSettings, ...settings, ...fixed }).map(([name, value]) => `${name}=${value}`)
  const [file, args, options] = isWindows ? windowsCommand(location, logFile, words) : directCommand(location, words)
  removeStalePid(location.cluster)
  const log = openSync(logFile, 'a', 0o600)
  // On Windows pg_ctl opens the log itself.
  const output = isWindows ? 'ignore' : log
  const child = spawn(file, args, { ...options, detached: true, stdio: ['ignore', output, output] })
  closeSync(log)
  child.unref()
  let reason: string | null = null
  child.on('error', (error) => {
    reason = error.message
  })
  child.on('exit', (code, signal) => {
    if (!isWindows || code !== 0) reason = `it ended with ${signal ?? `code ${code}`}`
  })
  return { exitReason: () => reason, interrupt: () => void child.kill('SIGINT') }
}

const directCommand = (location: ClusterLocation, settings: string[]) =>
  buildCommand(location.osUser, programPath(location.binaries.folder, 'postgres'), [
    '-D',
    location.cluster,
    ...settings.flatMap((setting) => ['-c', setting]),
  ])

/** Returns the command for Windows: pg_ctl starts PostgreSQL without administrator rights, which PostgreSQL refuses like root, and then ends. */
const windowsCommand = (location: ClusterLocation, logFile: string, settings: string[]) =>
  buildCommand(location.osUser, programPath(location.binaries.folder, 'pg_ctl'), [
    ...['start', '--no-wait', '--silent', '-D', location.cluster, '-l', logFile],
    ...['-o', settings.map((setting) => `-c "${setting}"`).join(' ')],
  ])

/** Shuts PostgreSQL down cleanly: it closes connections and writes everything. If it does not stop in time, it is killed. */
export async function stopPostmaster(location: ClusterLocation): Promise<void> {
  const running = findPostmaster(location.cluster)
  if (!running) return
  for (const [mode, signal, timeout] of [
    ['fast', 'SIGINT', 30_000],
    ['immediate', 'SIGQUIT', 10_000],
  ] as const) {
    await sendShutdown(location, running.pid, mode, signal)
    if (await waitForExit(running.pid, timeout)) return
  }
  throw new Error(`PostgreSQL (process ${running.pid}) on ${location.cluster} does not stop.`)
}

/** Ends the children of a postmaster that was killed. They may run a long statement, and no new postmaster can start before they end. */
export function terminateOrphans(cluster: string): void {
  if (findPostmaster(cluster) || !existsSync('/proc')) return
  const pids = readdirSync('/proc').map(Number)
  for (const pid of pids.filter((each) => readCommandLine(each)?.[0]?.startsWith(`postgres: ${clusterName(cluster)}: `)))
    tryOrNull(() => process.kill(pid, 'SIGTERM'))
}

async function sendShutdown(location: ClusterLocation, pid: number, mode: string, signal: NodeJS.Signals): Promise<void> {
  if (isWindows) {
    const args = ['stop', '--no-wait', '--silent', '-D', location.cluster, '-m', mode]
    await runAs(location.osUser, programPath(location.binaries.folder, 'pg_ctl'), args)
  } else if (isAlive(pid)) {
    process.kill(pid, signal)
  }
}

async function waitForExit(pid: number, timeout: number): Promise<boolean> {
  for (const hasTime = startDeadline(timeout); hasTime(); await sleep(10)) {
    if (!isAlive(pid)) return true
  }
  return false
}

const maxLogBytes = 10_000_000

/** Rotates a log that is too large; one earlier file is kept. */
export function rotateLog(logFile: string): void {
  if (readLogLength(logFile) > maxLogBytes) renameSync(logFile, `${logFile}.1`)
}

export const readLogLength = (logFile: string): number => (existsSync(logFile) ? statSync(logFile).size : 0)

/** Returns the text that PostgreSQL has written to its log since a position. */
export const readLogSince = (logFile: string, position: number): string =>
  existsSync(logFile) ? readFileSync(logFile).subarray(position).toString('utf8') : ''
