/**
 * Moves a tenant of the demo's size to another PostgreSQL server while it is written and read through two servers. Nothing that was acknowledged may be
 * lost, reads go on, and the pause of the writes is short.
 * Usage: node tools/run.mjs test/nodes/move.ts [tenants to move, one after the other] [writers]
 */
import { spawn } from 'node:child_process'
import pg from 'pg'
import { roleDomains } from '../../src/core/auth/access.js'
import { openDatabase } from '../../src/db/database.js'
import type { Roles } from '../../src/db/json.js'
import { startEmbedded } from '../../src/embedded-postgres/embedded.js'
import { issueGqlKey } from '../../src/modules/accounts/apikey/apikey.service.js'
import { createFolder, removeFolder, runWharf, startServer } from '../process.js'
import { type Answer, send } from './installation.js'

const moves = Number(process.argv[2] ?? 3)
const writers = Number(process.argv[3] ?? 4)
const MAX_PAUSE_S = 3
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

const [folder, otherFolder] = [createFolder(), createFolder()]
// The first start loads the demo.
await (await startServer({ WHARF_DATA_DIR: folder, WHARF_DEMO: 'demo' })).end()
const [embedded, other] = [
  await startEmbedded({ dataDir: folder, log: () => undefined }),
  await startEmbedded({ dataDir: otherFolder, log: () => undefined }),
]
const environment = { DATABASE_URL: embedded.adminUrl, WHARF_DATA_DIR: folder, WHARF_LOG_LEVEL: 'error' }
const servers = [await startServer(environment), await startServer(environment)]
const urls = servers.map(({ url }) => url)

/** The results of requests: when each was sent, how long it took, and its response. */
interface Outcome {
  at: number
  ms: number
  code: string
}

async function loadAndMove(id: string) {
  runWharf(['tenants', 'clone', 'default', '--as', id], { env: environment })
  const control = openDatabase({ url: embedded.adminUrl, size: 1, onError: () => undefined })
  const roles = Object.fromEntries(roleDomains.map((domain) => [domain, 'OWNER'])) as Roles
  const { key } = await issueGqlKey(control, new Date(), { tenantId: id, name: 'move', roles, channelId: 1 })
  await control.destroy()
  const kept = new Map<number, string>()
  const [reads, writes]: [Outcome[], Outcome[]] = [[], []]
  let isOver = false
  const ask = async (outcomes: Outcome[], turn: number, query: string): Promise<Answer> => {
    const at = performance.now()
    const { data, errors } = await send(urls[turn % urls.length] ?? '', key, query).catch(() => ({
      data: null,
      errors: [{ extensions: { code: 'LOST' } }],
    }))
    outcomes.push({ at, ms: performance.now() - at, code: errors?.[0]?.extensions?.code ?? 'ok' })
    if (errors) await pause(20)
    return errors ? null : data
  }
  let turn = 0
  const write = async () => {
    while (!isOver) {
      const name = `C${turn++}`
      const made = await ask(
        writes,
        turn,
        `mutation { carrierCreate(input: { name: "${name}", type: DELIVERY, descriptions: [] }) { id } }`,
      )
      if (!made) continue
      const carrierId = made.carrierCreate.id
      kept.set(carrierId, name)
      if (
        turn % 3 === 0 &&
        (await ask(writes, turn, `mutation { carrierUpdate(id: ${carrierId}, input: { name: "${name}!" }) { id } }`))
      )
        kept.set(carrierId, `${name}!`)
      if (turn % 5 === 0 && (await ask(writes, turn, `mutation { carrierDelete(id: ${carrierId}) }`))) kept.delete(carrierId)
    }
  }
  const read = async (i: number) => {
    for (let n = i; !isOver; n++) {
      await ask(reads, n, '{ products(input: { offset: 12 }) { itemsFound items { ... on Product { sku } } } }')
      await pause(20)
    }
  }
  const running = [...Array.from({ length: writers }, write), read(0), read(1)]
  await pause(2000)
  const beganAt = performance.now()
  const printed = await move(id)
  const movedAt = performance.now()
  await pause(6000)
  isOver = true
  await Promise.all(running)
  return { kept, reads, writes, printed, beganAt, movedAt }
}

/** Runs the command in a separate process, as an operator does. */
async function move(id: string): Promise<string> {
  const target = new URL(other.adminUrl)
  target.pathname = `/${id}`
  await query(other.adminUrl, `create database ${id}`)
  const child = spawn('node', ['--enable-source-maps', 'dist/wharf.js', 'tenants', 'move', id, target.href], {
    env: { ...process.env, ...environment },
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk))
  const code = await new Promise((done) => child.once('exit', done))
  if (code !== 0) throw new Error(`The move ended with ${code}: ${text}`)
  return text.trim()
}

async function query(url: string, sql: string): Promise<Answer[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return (await client.query(sql).finally(() => client.end())).rows
}

const tally = (outcomes: Outcome[]) => {
  const counts: Record<string, number> = {}
  for (const { code } of outcomes) counts[code] = (counts[code] ?? 0) + 1
  return JSON.stringify(counts)
}

/** The longest time in which no request of a kind succeeded, in seconds. */
function findGap(outcomes: readonly Outcome[], from: number, to: number): number {
  const done = outcomes.filter(({ code, at }) => code === 'ok' && at > from && at < to).map(({ at, ms }) => at + ms)
  const sorted = done.sort((a, b) => a - b)
  return Math.max(...sorted.slice(1).map((at, i) => at - (sorted[i] ?? at))) / 1000
}

let [lost, worst] = [0, 0]
try {
  for (let n = 0; n < moves; n++) {
    const id = `moved${n}`
    const { kept, reads, writes, printed, beganAt, movedAt } = await loadAndMove(id)
    const target = new URL(other.adminUrl)
    target.pathname = `/${id}`
    const rows = new Map((await query(target.href, 'select id, name from carrier')).map((row) => [row.id, row.name]))
    const missing = [...kept].filter(([carrierId, name]) => rows.get(carrierId) !== name).length
    lost += missing
    worst = Math.max(worst, Number(printed.match(/refused for ([\d.]+) s/)?.[1] ?? 99))
    console.log(printed)
    const gaps = [writes, reads].map((outcomes) => findGap(outcomes, beganAt, movedAt + 6000).toFixed(1))
    console.log(
      `  ${((movedAt - beganAt) / 1000).toFixed(1)} s in all; ${kept.size} records kept, ${missing} lost; writes ${tally(writes)}, longest without one ${gaps[0]} s; reads ${tally(reads)}, longest without one ${gaps[1]} s`,
    )
  }
  console.log(
    `${moves} moves to another PostgreSQL: ${lost} of the acknowledged changes lost, writes refused for at most ${worst} s`,
  )
  process.exitCode = lost === 0 && worst <= MAX_PAUSE_S ? 0 : 1
} finally {
  for (const server of servers) await server.end()
  await embedded.stop()
  await other.stop()
  removeFolder(folder)
  removeFolder(otherFolder)
}
