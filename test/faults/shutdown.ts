/**
 * Stops one of two servers again and again while clients send requests over keep-alive connections. A small balancer asks `/ready`
 * five times a second and sends requests only to servers that are ready. Prints how many requests failed.
 * Usage: node tools/run.mjs test/faults/shutdown.ts [stops]
 */
import { Agent, request } from 'node:http'
import { migrateAll } from '../../src/boot.js'
import { systemClock } from '../../src/core/base/clock.js'
import { startEmbedded } from '../../src/embedded-postgres/embedded.js'
import { createFolder, removeFolder, type ServerProcess, startServer } from '../process.js'

const stops = Number(process.argv[2] ?? 20)
const CLIENTS = 20
const GRACE_MS = 2000

interface Target {
  server: ServerProcess
  agent: Agent
  isReady: boolean
}

const folder = createFolder()
const embedded = await startEmbedded({ dataDir: folder, log: () => undefined })
await migrateAll(embedded.url, systemClock(null))

async function start(): Promise<Target> {
  const environment = { DATABASE_URL: embedded.url, WHARF_DATA_DIR: folder, WHARF_SHUTDOWN_GRACE: String(GRACE_MS) }
  return { server: await startServer(environment), agent: new Agent({ keepAlive: true, maxSockets: CLIENTS }), isReady: true }
}

const send = ({ server, agent }: Target, path: string) =>
  new Promise<number>((resolve, reject) => {
    const sent = request(`${server.url}${path}`, { agent }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
    })
    sent.on('error', reject).end()
  })

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))
let targets = [await start(), await start()]
let [served, failed, isOver] = [0, 0, false]
const causes = new Map<string, number>()

async function balance() {
  while (!isOver) {
    for (const target of targets) target.isReady = (await send(target, '/ready').catch(() => 0)) === 200
    await pause(200)
  }
}

async function client(turn: number) {
  for (let i = turn; !isOver; i++) {
    const ready = targets.filter(({ isReady }) => isReady)
    const target = ready[i % ready.length]
    if (!target) {
      await pause(10)
      continue
    }
    // Without a key the answer is a refusal with status 401: what counts is that there is one.
    const status = await send(target, '/v2/taxes').catch((error: NodeJS.ErrnoException) => error.code ?? error.message)
    if (status === 401) served++
    else {
      failed++
      causes.set(String(status), (causes.get(String(status)) ?? 0) + 1)
    }
  }
}

const running = [balance(), ...Array.from({ length: CLIENTS }, (_, i) => client(i))]
for (let i = 0; i < stops; i++) {
  await pause(1000)
  const [first, second] = targets as [Target, Target]
  const code = await first.server.end('SIGTERM')
  if (code !== 0) throw new Error(`A server ended with ${code}: ${first.server.output()}`)
  first.agent.destroy()
  targets = [second, await start()]
}
isOver = true
await Promise.all(running)
for (const { server } of targets) await server.end('SIGINT')
await embedded.stop()
removeFolder(folder)
console.log(`${stops} stops, ${served} requests served, ${failed} failed`, Object.fromEntries(causes))
process.exitCode = failed === 0 ? 0 : 1
