/** Targets about what must be kept: backups, memory over time, times that tell nothing, packages. */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '../../../src/embedded-postgres/embedded.js'
import { orderInput } from '../../orders.js'
import { createFolder, removeFolder } from '../../process.js'
import { checkLedger } from '../ledger.js'
import { type Figure, pause, percentile, type RunTarget, range, readRss, type Shop, tally } from '../shop.js'

const CREATE_ORDER = 'mutation ($input: OrderCreateInput!) { orderCreate(order: $input) { id orderNumber } }'

/** T19: a base backup of the running database while orders are written, and a start on it. */
export const backUp: RunTarget = async (open, isFull) => {
  const shop = await open()
  const acknowledged: number[] = []
  let isOver = false
  const write = async () => {
    while (!isOver) acknowledged.push((await shop.ask(CREATE_ORDER, { input: orderInput(shop.userId) })).orderCreate.id)
  }
  const writers = Promise.all(range(4).map(write))
  const copy = createFolder()
  try {
    await pause(isFull ? 3000 : 500)
    const beganAt = performance.now()
    const told = await copyRunning(shop.embedded.adminUrl, shop.folder, copy, () => acknowledged.length)
    const copyMs = performance.now() - beganAt
    isOver = true
    await writers
    const startAt = performance.now()
    const restored = await startEmbedded({ dataDir: copy, log: () => undefined })
    const startMs = performance.now() - startAt
    const client = new pg.Client({ connectionString: restored.adminUrl })
    await client.connect()
    const { rows } = await client.query<{ n: number }>('select count(*)::int as n from "order"')
    const { duplicated: _, ...faults } = await checkLedger(client, acknowledged.slice(0, told), 0)
    await client.end()
    await restored.stop()
    const wrong = Object.values(faults).reduce((all, one) => all + one, 0)
    return {
      ok: wrong === 0,
      text: `base backup while orders are written (${(copyMs / 1000).toFixed(1)} s), started in ${(startMs / 1000).toFixed(1)} s: ${rows[0]?.n} orders, ${faults.lost} of the ${told} acknowledged before its end lost, ${wrong} faults in the ledger`,
    }
  } finally {
    isOver = true
    await writers.catch(() => undefined)
    removeFolder(copy)
  }
}

/** Copies the folder of a running PostgreSQL, with the log of what was written meanwhile. Answers how many orders were acknowledged when it began to end. */
async function copyRunning(url: string, from: string, to: string, countAcknowledged: () => number): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`select pg_backup_start('faults', fast => true)`)
  // Files that vanish while they are copied are in the log.
  execFileSync('sh', [
    '-c',
    `cp -a ${from}/pg ${from}/pg.json ${to} 2>/dev/null; rm -f ${to}/pg/postmaster.pid; rm -rf ${to}/pg/pg_wal/*`,
  ])
  const told = countAcknowledged()
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(wait_for_archive => false)')
  await client.query('select pg_switch_wal()')
  execFileSync('cp', ['-a', `${from}/pg/pg_wal/.`, `${to}/pg/pg_wal`])
  writeFileSync(join(to, 'pg/backup_label'), rows[0]?.labelfile ?? '')
  execFileSync('chown', ['--reference', join(to, 'pg/PG_VERSION'), join(to, 'pg/backup_label')])
  await client.end()
  return told
}

/** T03, the copy: a stopped data folder is copied and started. */
export const copyFolder: RunTarget = async () => {
  const [folder, copy] = [createFolder(), createFolder()]
  const first = await startEmbedded({ dataDir: folder, log: () => undefined })
  const write = new pg.Client({ connectionString: first.adminUrl })
  await write.connect()
  await write.query('create table kept as select generate_series(1, 1000) as n')
  await write.end()
  const refused = await startEmbedded({ dataDir: folder, log: () => undefined }).then(
    () => 'started twice',
    (error: Error) => error.message,
  )
  await first.stop()
  execFileSync('cp', ['-a', `${folder}/.`, copy])
  const second = await startEmbedded({ dataDir: copy, log: () => undefined })
  const read = new pg.Client({ connectionString: second.adminUrl })
  await read.connect()
  const { rows } = await read.query<{ n: number }>('select count(*)::int as n from kept')
  await read.end()
  await second.stop()
  removeFolder(folder)
  removeFolder(copy)
  return {
    ok: rows[0]?.n === 1000 && /in use/.test(refused),
    text: `a copy of the stopped folder has ${rows[0]?.n} of 1000 rows; a second server on the folder: "${refused.slice(0, 60)}"`,
  }
}

/** The slope of a line through points, by least squares. */
function findSlope(points: readonly { x: number; y: number }[]): number {
  const mean = (values: number[]) => values.reduce((all, one) => all + one, 0) / values.length
  const [x, y] = [mean(points.map((point) => point.x)), mean(points.map((point) => point.y))]
  return (
    points.reduce((all, point) => all + (point.x - x) * (point.y - y), 0) /
    points.reduce((all, point) => all + (point.x - x) ** 2, 0)
  )
}

const SOAK = '{ taxes { items { zone percentage } } products { itemsFound } }'

/** Reads what must not grow over time: dead rows, pending work, open files. */
async function readLeftovers(shop: Shop) {
  const [{ dead }] = await shop.query('select coalesce(sum(n_dead_tup), 0)::int as dead from pg_stat_user_tables')
  const [{ live }] = await shop.query('select coalesce(sum(n_live_tup), 0)::int as live from pg_stat_user_tables')
  const [{ waiting }] = await shop.query('select count(*)::int as waiting from event where "doneAt" is null')
  return { dead, live, waiting, handles: readdirSync(`/proc/${shop.server.child.pid}/fd`).length }
}

/** T21: the same mixed load for ten minutes, after two to warm up. The slope of the memory is that of its lowest values, after each clearing of the heap. */
export const soak: RunTarget = async (open, isFull) => {
  const shop = await open()
  const pid = shop.server.child.pid ?? 0
  const minutes = Number(process.env.SOAK_MINUTES) || (isFull ? 10 : 1)
  const warmUp = isFull ? 2 : 0.5
  // Hours of it leave room for other work on the machine.
  const pauseMs = minutes > 10 ? 200 : 20
  const samples: { x: number; y: number }[] = []
  const times: { at: number; ms: number }[] = []
  const beganAt = performance.now() + warmUp * 60_000
  const end = beganAt + minutes * 60_000
  const work = async (i: number) => {
    while (performance.now() < end) {
      const at = performance.now()
      if (i === 0) await shop.ask(CREATE_ORDER, { input: orderInput(shop.userId) })
      else await shop.send(SOAK)
      if (i > 0 && at > beganAt) times.push({ at, ms: performance.now() - at })
      await pause(pauseMs)
    }
  }
  const sample = async () => {
    await pause(warmUp * 60_000)
    const before = await readLeftovers(shop)
    while (performance.now() < end) {
      let lowest = readRss(pid)
      for (const _ of range(10)) {
        await pause(500)
        lowest = Math.min(lowest, readRss(pid))
      }
      samples.push({ x: (performance.now() - beganAt) / 3_600_000, y: lowest })
    }
    return before
  }
  const [before] = await Promise.all([sample(), ...range(5).map(work)])
  await pause(2000)
  const after = await readLeftovers(shop)
  const half = beganAt + (minutes * 60_000) / 2
  const p99 = (isLate: boolean) =>
    percentile(
      times.filter(({ at }) => at > half === isLate).map(({ ms }) => ms),
      0.99,
    )
  const slope = findSlope(samples)
  const isBounded = after.waiting <= 10 && after.handles <= before.handles + 5 && after.dead < Math.max(10_000, after.live)
  return {
    ok: slope < 1 && p99(true) < 1.1 * p99(false) && isBounded,
    text: `${minutes} min after ${warmUp} to warm up, ${times.length} reads: memory ${samples[0]?.y.toFixed(0)} → ${samples.at(-1)?.y.toFixed(0)} MB (${slope.toFixed(1)} MB/h by least squares), p99 ${p99(false).toFixed(0)} → ${p99(true).toFixed(0)} ms, open files ${before.handles} → ${after.handles}, dead rows ${before.dead} → ${after.dead} of ${after.live}, ${after.waiting} events wait`,
  }
}

/** Mann–Whitney: how probable it is that two samples as different as these come from the same distribution. */
function compareRanks(a: readonly number[], b: readonly number[]): number {
  const all = [...a.map((value) => ({ value, isFirst: true })), ...b.map((value) => ({ value, isFirst: false }))]
  all.sort((one, other) => one.value - other.value)
  // Times are real numbers with many digits: equal ones are too rare to matter.
  const sum = all.reduce((ranks, { isFirst }, i) => ranks + (isFirst ? i + 1 : 0), 0)
  const u = sum - (a.length * (a.length + 1)) / 2
  const deviation = Math.sqrt((a.length * b.length * (a.length + b.length + 1)) / 12)
  const z = Math.abs(u - (a.length * b.length) / 2) / deviation
  return 2 * (1 - normal(z))
}

/** The share of a normal distribution below z, after Abramowitz and Stegun 26.2.17. */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z)
  const tail = [1.330274429, -1.821255978, 1.781477937, -0.356563782, 0.31938153].reduce(
    (value, factor) => t * (value + factor),
    0,
  )
  return 1 - (tail * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI)
}

const LOGIN = 'mutation ($email: String!) { login(input: { email: $email, password: "wrong password 1" }) { providerId } }'
const RESET = 'mutation ($email: String!) { triggerPasswordSendResetEmailEvent(input: { email: $email }) }'

/** T29: how long a login, and the request for a new password, take with an address that exists and with one that does not. */
export const timeLogins: RunTarget = async (open, isFull) => {
  const shop = await open()
  const count = isFull ? 2000 : 50
  await shop.ask(
    'mutation { authenticationCreate(input: { email: "timed@example.com", password: "correct horse battery" }) { providerId } }',
    {},
  )
  const logins = await timePairs(shop, LOGIN, count)
  const resets = await timePairs(shop, RESET, isFull ? 500 : 20)
  return { ok: logins.ok && resets.ok, text: `${logins.text}. New passwords: ${resets.text}` }
}

async function timePairs(shop: Shop, document: string, count: number): Promise<Figure> {
  const [known, unknown]: [number[], number[]] = [[], []]
  const codes: string[] = []
  // Each from another address, so that no limit for an address or account applies.
  const time = async (email: string, times: number[], i: number) => {
    const at = performance.now()
    const { body } = await shop.send(document, { email }, { 'x-forwarded-for': `10.${i >> 16}.${(i >> 8) & 255}.${i & 255}` })
    codes.push(body.errors?.[0].extensions.code ?? 'served')
    times.push(performance.now() - at)
  }
  for (const i of range(20)) await time(`warm-${i}@example.com`, [], 100_000 + i)
  for (const i of range(count)) {
    // Neither is always the first.
    const pair = [() => time('timed@example.com', known, 2 * i), () => time(`nobody-${i}@example.com`, unknown, 2 * i + 1)]
    for (const send of i % 2 ? pair : pair.reverse()) await send()
  }
  const [a, b] = [percentile(known, 0.5), percentile(unknown, 0.5)]
  const difference = (100 * Math.abs(a - b)) / Math.max(a, b)
  const probability = compareRanks(known, unknown)
  return {
    ok: difference < 5 && probability > 0.01,
    text: `${count} each: median ${a.toFixed(1)} ms known, ${b.toFixed(1)} ms unknown, ${difference.toFixed(1)} % apart, Mann–Whitney p = ${probability.toFixed(3)}; ${JSON.stringify(tally(codes))}`,
  }
}

/** T30: every package comes from the registry with a checksum, and none runs a script when it is installed. */
export const checkPackages: RunTarget = async () => {
  const { packages } = JSON.parse(readFileSync(join(process.cwd(), 'package-lock.json'), 'utf8')) as {
    packages: Record<
      string,
      { resolved?: string; integrity?: string; license?: string; hasInstallScript?: boolean; dev?: boolean }
    >
  }
  const entries = Object.entries(packages).filter(([name]) => name)
  // A package without an address comes from the registry that is configured.
  const foreign = entries.filter(([, { resolved }]) => resolved && !resolved.startsWith('https://registry.npmjs.org/'))
  const unchecked = entries.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
  const scripts = entries.filter(([, { hasInstallScript, dev }]) => hasInstallScript && !dev)
  const licences = tally(entries.filter(([, { dev }]) => !dev).map(([, { license }]) => license ?? 'none'))
  const bad = Object.keys(licences).filter(
    (licence) => /GPL(?!-3\.0-or-later WITH)|none|UNLICENSED/i.test(licence) && !/LGPL/.test(licence),
  )
  return {
    ok: foreign.length === 0 && unchecked.length === 0 && bad.length === 0,
    text: `${entries.length} packages: ${foreign.length} from elsewhere than the registry, ${unchecked.length} without SHA-512, ${bad.length} with a forbidden licence; ${scripts.length} have install scripts, which \`npm ci --ignore-scripts\` does not run`,
  }
}
