/** Starts a cluster or takes over a running one, and takes its lock. */
import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import type pg from 'pg'
import { type AdminCredentials, acquireLock, connectWithRetry, ensureDatabase, findLockHolder } from './admin-connection.js'
import type { ClusterLocation } from './data-location.js'
import { DataFolderInUse } from './folder-lock.js'
import {
  findPostmaster,
  type LaunchedProcess,
  launchPostmaster,
  readLogLength,
  readLogSince,
  rotateLog,
  stopPostmaster,
  terminateOrphans,
} from './postmaster.js'
import { isAlive, sleep, startDeadline } from './process.js'
import { ensureRequestRole } from './request-role.js'
import { createSocketFolder } from './socket.js'

/** What is needed to run a cluster. */
export interface ClusterConfig {
  dataDir: string
  logFile: string
  location: ClusterLocation
  password: string
  settings: Record<string, string>
}

/** A running cluster, and the connection that holds its lock. */
export interface RunningCluster {
  client: pg.Client
  port: number
  adopted: boolean
}

const timeouts = { ready: 60_000, refused: 10_000, lock: 2_000 }

/** Takes over the running cluster or starts it, and takes the lock that makes this process its only server. */
export async function startOrAdopt(config: ClusterConfig, port?: number, signal?: AbortSignal): Promise<RunningCluster> {
  const running = (await adoptRunning(config, signal)) ?? (await startCluster(config, port, signal))
  try {
    if (!(await acquireLock(running.client, timeouts.lock)))
      throw new DataFolderInUse(config.dataDir, await findLockHolder(running.client))
    await ensureDatabase(running.client)
    await ensureRequestRole(running.client, { port: running.port, password: config.password })
    return running
  } catch (error) {
    await running.client.end().catch(() => undefined)
    if (!running.adopted) await stopPostmaster(config.location)
    throw error
  }
}

/** Takes over the PostgreSQL of a killed server. If it is just stopping, this waits until it has ended and returns null. */
async function adoptRunning(config: ClusterConfig, signal?: AbortSignal): Promise<RunningCluster | null> {
  const found = findPostmaster(config.location.cluster)
  if (!found) return null
  const mayRefuse = startDeadline(timeouts.refused)
  const mayBeBusy = startDeadline(timeouts.ready)
  const mayRetry = (isRefused: boolean) => !signal?.aborted && isAlive(found.pid) && (isRefused ? mayRefuse() : mayBeBusy())
  const client = await connectWithRetry(mayRetry, { port: found.port, password: config.password })
  if (!client && !mayBeBusy()) throw new Error(describeFailure(config, null, readLogSince(config.logFile, 0)))
  return client && { client, port: found.port, adopted: true }
}

async function startCluster(config: ClusterConfig, requestedPort?: number, signal?: AbortSignal): Promise<RunningCluster> {
  signal?.throwIfAborted()
  rotateLog(config.logFile)
  let hasSocket = true
  for (const hasTime = startDeadline(timeouts.ready); ; await sleep(50)) {
    const port = requestedPort ?? (await findFreePort())
    const position = readLogLength(config.logFile)
    const socketFolder = hasSocket ? await createSocketFolder(config.location, port) : null
    const started = launchPostmaster(config.location, config.logFile, { port, socketFolder, settings: config.settings })
    const mayRetry = () => started.exitReason() === null && hasTime() && !signal?.aborted
    const client = await connectToLaunched(started, mayRetry, { port, password: config.password })
    if (client) return { client, port, adopted: false }
    if (signal?.aborted) started.interrupt()
    signal?.throwIfAborted()
    const logText = readLogSince(config.logFile, position)
    const lacksSocket = hasSocket && /could not create any Unix-domain sockets/.test(logText)
    if (lacksSocket) hasSocket = false
    if (!hasTime() || !(lacksSocket || isTransient(logText)))
      throw new Error(describeFailure(config, started.exitReason(), logText))
    terminateOrphans(config.location.cluster)
  }
}

/** Connects to a cluster that was just started. If it refuses our password, it is stopped again. */
async function connectToLaunched(
  started: LaunchedProcess,
  mayRetry: () => boolean,
  credentials: AdminCredentials,
): Promise<pg.Client | null> {
  try {
    return await connectWithRetry(mayRetry, credentials)
  } catch (error) {
    started.interrupt()
    throw error
  }
}

/** Returns whether a failure is worth a retry: children of a killed postmaster still run, or another process took the port between choice and use. */
const isTransient = (logText: string): boolean =>
  /pre-existing shared memory block|could not create any TCP\/IP sockets/.test(logText)

/** Describes a failure. A PostgreSQL that is still busy, for example with recovery, keeps running: the next start takes it over. */
function describeFailure(config: ClusterConfig, exitReason: string | null, logText: string): string {
  const lines = logText.trim().split('\n').slice(-15).join('\n')
  const reason =
    exitReason ??
    `it did not accept connections within ${timeouts.ready / 1000} s and still runs; a later start will take it over`
  return `PostgreSQL on ${config.location.cluster} did not start: ${reason}. The end of ${config.logFile}:\n${lines}`
}

/** Chooses a port below the range of outgoing connections, so that none of those takes it while PostgreSQL restarts. */
async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000)
    if (await isPortFree(port)) return port
  }
}

const isPortFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)))
  })
