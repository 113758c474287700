import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import type pg from 'pg'
import { type Credentials, connectWhile, ensureDatabase, lockHolder, takeLock } from './admin-connection.js'
import type { Place } from './data-location.js'
import { DataFolderInUse } from './folder-lock.js'
import { endOrphans, findPostmaster, type Launch, launch, logLength, logSince, stopPostmaster, turnLog } from './postmaster.js'
import { isAlive, lasting, sleep } from './process.js'

/** A cluster that is to run. */
export interface Site {
  dataDir: string
  logFile: string
  place: Place
  password: string
  settings: Record<string, string>
}

/** A running cluster and the connection that holds its lock. */
export interface Running {
  client: pg.Client
  port: number
  adopted: boolean
}

const patience = { ready: 60_000, refused: 10_000, lock: 2_000 }

/** Finds the cluster running or starts it, and takes the lock that makes this process its only server. */
export async function bringUp(site: Site, port?: number, signal?: AbortSignal): Promise<Running> {
  const running = (await adopt(site, signal)) ?? (await startCluster(site, port, signal))
  try {
    if (!(await takeLock(running.client, patience.lock)))
      throw new DataFolderInUse(site.dataDir, await lockHolder(running.client))
    await ensureDatabase(running.client)
    return running
  } catch (error) {
    await running.client.end().catch(() => undefined)
    if (!running.adopted) await stopPostmaster(site.place)
    throw error
  }
}

/** A PostgreSQL whose server was killed is taken over as it is; one that is just stopping is waited for. */
async function adopt(site: Site, signal?: AbortSignal): Promise<Running | null> {
  const found = findPostmaster(site.place.cluster)
  if (!found) return null
  const mayBeSilent = lasting(patience.refused)
  const mayBeBusy = lasting(patience.ready)
  const goesOn = (refused: boolean) => !signal?.aborted && isAlive(found.pid) && (refused ? mayBeSilent() : mayBeBusy())
  const client = await connectWhile(goesOn, { port: found.port, password: site.password })
  if (!client && !mayBeBusy()) throw new Error(failure(site, null, logSince(site.logFile, 0)))
  return client && { client, port: found.port, adopted: true }
}

async function startCluster(site: Site, wanted?: number, signal?: AbortSignal): Promise<Running> {
  signal?.throwIfAborted()
  turnLog(site.logFile)
  for (const lasts = lasting(patience.ready); ; await sleep(50)) {
    const port = wanted ?? (await freePort())
    const position = logLength(site.logFile)
    const started = launch(site.place, site.logFile, port, site.settings)
    const goesOn = () => started.ended() === null && lasts() && !signal?.aborted
    const client = await connectLaunched(started, goesOn, { port, password: site.password })
    if (client) return { client, port, adopted: false }
    if (signal?.aborted) started.interrupt()
    signal?.throwIfAborted()
    const said = logSince(site.logFile, position)
    if (!lasts() || !mayPass(said)) throw new Error(failure(site, started.ended(), said))
    endOrphans(site.place.cluster)
  }
}

/** A cluster that was just started and refuses our password is not left running. */
async function connectLaunched(started: Launch, goesOn: () => boolean, credentials: Credentials): Promise<pg.Client | null> {
  try {
    return await connectWhile(goesOn, credentials)
  } catch (error) {
    started.interrupt()
    throw error
  }
}

/** After a kill of PostgreSQL alone its last children need a moment to notice; and a port may be taken between choice and use. */
const mayPass = (said: string): boolean => /pre-existing shared memory block|could not create any TCP\/IP sockets/.test(said)

/** One still busy, with recovery for example, is left alone: the next start takes it over. */
function failure(site: Site, ended: string | null, said: string): string {
  const lines = said.trim().split('\n').slice(-15).join('\n')
  const what = ended ?? `it gave no answer in ${patience.ready / 1000} s and goes on; a later start will take it over`
  return `PostgreSQL on ${site.place.cluster} did not start: ${what}. The end of ${site.logFile}:\n${lines}`
}

/** Below the ports that systems give to outgoing connections, so that none of those takes it while PostgreSQL restarts. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000)
    if (await isFree(port)) return port
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)))
  })
