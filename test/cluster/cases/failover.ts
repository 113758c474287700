/** Fail-over under load: the primary is killed, stopped, frozen, cut off and filled, twenty times in all. Nothing that was acknowledged may be lost or doubled. */
import pg from 'pg'
import { checkLedger } from '../../faults/ledger.js'
import { pause } from '../../faults/shop.js'
import type { Case, Figure } from '../base/cases.js'
import type { Host } from '../base/hosts.js'
import { State } from '../base/state.js'
import { openNodes, prepareDatabase } from '../databases/nodes.js'
import { type DatabaseCluster, openDatabaseCluster, signalAll, until } from '../databases/patroni.js'
import { type LoadResult, productsOf, STOCK, startLoad } from '../load/shop-load.js'

interface Fault {
  name: string
  can: (cluster: DatabaseCluster) => boolean
  cause: (cluster: DatabaseCluster, host: Host) => void | Promise<void>
  heal: (cluster: DatabaseCluster, host: Host) => void | Promise<void>
}

const faults: readonly Fault[] = [
  {
    name: 'killed',
    can: () => true,
    cause: (_, host) => signalAll(host, 'SIGKILL'),
    heal: (cluster, host) => cluster.start(host),
  },
  {
    name: 'stopped',
    can: () => true,
    cause: async (_, host) => host.main?.stop(),
    heal: (cluster, host) => cluster.start(host),
  },
  {
    name: 'frozen',
    can: () => true,
    cause: (_, host) => signalAll(host, 'SIGSTOP'),
    heal: (_, host) => signalAll(host, 'SIGCONT'),
  },
  {
    name: 'cut off',
    can: ({ canCut }) => canCut,
    cause: (_, host) => host.cut(true),
    heal: (_, host) => host.cut(false),
  },
  {
    name: 'disk full',
    can: ({ canFill }) => canFill,
    cause: (cluster, host) => cluster.fill(host, true),
    heal: (cluster, host) => cluster.fill(host, false),
  },
]

interface Round {
  fault: string
  /** From the fault until another server was the primary; null if none took over. */
  failoverMs: number | null
  /** From then until an order was acknowledged. */
  writesMs: number
  readsMs: number
  failures: string[]
}

const SETTINGS = {
  WHARF_WEBHOOK_HTTP: 'true',
  WHARF_WEBHOOK_PRIVATE: 'true',
  WHARF_MAX_CONNECTIONS: '30',
  WHARF_LOG_LEVEL: 'error',
}
/** A primary whose disk is full may go on without a fail-over: then it is freed after this time. */
const NO_FAILOVER_MS = 60_000

interface Run {
  rounds: number
  /** The name of a fault, if only that one is caused. */
  only?: string | undefined
  isSynchronous: boolean
}

async function runFailover({ rounds, only, isSynchronous }: Run): Promise<Figure> {
  const state = new State()
  const cluster = await openDatabaseCluster(state)
  if (!isSynchronous) await cluster.configure({ synchronous_mode: false })
  const keys = await prepareDatabase(cluster.primaryUrl)
  const environment = { ...SETTINGS, DATABASE_URL: cluster.url, WHARF_REPLICA_URL: cluster.replicaUrls.join(',') }
  const nodes = await openNodes(state, environment)
  const pids = nodes.servers.map(({ child }) => child.pid)
  const load = await startLoad(nodes.url, keys, isSynchronous ? undefined : 0)
  await pause(5000)
  const possible = faults.filter((fault) => fault.can(cluster) && (!only || fault.name === only))
  const done: Round[] = []
  for (let n = 0; n < rounds; n++) {
    const fault = possible[n % possible.length] as Fault
    const round = await runRound(cluster, fault, load)
    done.push(round)
    console.log(`round ${n + 1}: ${describeRound(round)}`)
  }
  const result = await load.stop()
  const ledger = await countFaults(cluster, result)
  const areAlive = nodes.servers.every(({ child }, i) => child.pid === pids[i] && child.exitCode === null)
  console.log(JSON.stringify({ ledger, counts: result.counts, refusals: result.refusals.slice(0, 5) }))
  for (const { output } of nodes.servers) console.log(findSlow(output()).join('\n'))
  state.close()
  if (!isSynchronous) return describeLosses(done, ledger, result, areAlive)
  return judge(
    done,
    ledger,
    result,
    areAlive,
    faults.filter((fault) => !possible.includes(fault)).map(({ name }) => name),
  )
}

/** The slow statements in the log of a server, the first ones. */
const findSlow = (log: string) =>
  log
    .split('\n')
    .filter((line) => line.includes('slow statement'))
    .slice(0, 5)
    .map((line) => line.slice(0, 400))

async function runRound(cluster: DatabaseCluster, fault: Fault, load: Awaited<ReturnType<typeof startLoad>>): Promise<Round> {
  await cluster.waitUntilWhole()
  const primary = (await cluster.findPrimary()) as Host
  await pause(2000)
  load.takeLongestWait()
  const causedAt = performance.now()
  const causing = fault.cause(cluster, primary)
  const next = await until(
    async () => {
      const found = await cluster.findPrimary()
      return found && found !== primary ? found : null
    },
    NO_FAILOVER_MS,
    'nobody took over',
  ).catch(() => null)
  const overAt = performance.now()
  await causing
  if (!next) await fault.heal(cluster, primary)
  await until(async () => (load.acknowledgedAt() > overAt ? true : null), 120_000, 'no order was acknowledged')
  const writesMs = load.acknowledgedAt() - overAt
  await pause(3000)
  const { ms: readsMs, failures } = load.takeLongestWait()
  if (next) await fault.heal(cluster, primary)
  return { fault: fault.name, failoverMs: next && overAt - causedAt, writesMs: Math.max(0, writesMs), readsMs, failures }
}

const seconds = (ms: number) => (ms / 1000).toFixed(1)

const describeRound = ({ fault, failoverMs, writesMs, readsMs, failures }: Round) =>
  `${fault}: ${failoverMs === null ? 'no fail-over' : `taken over after ${seconds(failoverMs)} s`}, writes ${seconds(writesMs)} s later, reads away for ${seconds(readsMs)} s at most ${failures.join('; ')}`

/** Counts what must not be; all zeros is right. */
async function countFaults(cluster: DatabaseCluster, result: LoadResult) {
  const client = new pg.Client({ connectionString: cluster.primaryUrl })
  await client.connect()
  const count = async (sql: string) => Number((await client.query(sql)).rows[0].n)
  const { duplicated = 0, ...ledger } = await checkLedger(client, result.orderIds, result.orderIds.length)
  const found = {
    ...ledger,
    unacknowledged: duplicated,
    stockNotHeld: await count(
      `select abs((select coalesce(sum(quantity), 0) from "stockReservation" where "expiresAt" is null) - (select sum(quantity) from "orderItem")) as n`,
    ),
    heldDiffers: await count(
      `select abs((select sum("heldQuantity") from "productStock") - (select sum(quantity) from "stockReservation")) as n`,
    ),
    stockDiffers: await count(`select abs(sum(quantity) - ${STOCK}) as n from inventory`),
    importsMissing: await count(`select ${productsOf(result.batches)} - count(*) as n from product where sku like 'IMP-%'`),
    webhooksMissing: result.orderIds.filter((id) => !result.delivered.has(id)).length,
    changesMissing: result.orderIds.filter((id) => !result.feedOrders.has(id)).length,
    changesTwice: result.feedTwice,
    feedFailures: result.feedFailure === null ? 0 : 1,
    lostCarts: result.lostCarts,
    refusals: result.refusals.length,
    withoutRetryAfter: result.counts.unexplained,
  }
  await client.end()
  return found
}

function judge(
  rounds: readonly Round[],
  ledger: Record<string, number>,
  result: LoadResult,
  areAlive: boolean,
  skipped: readonly string[],
): Figure {
  const wrong = Object.entries(ledger).filter(([, n]) => n !== 0)
  const worst = (pick: (round: Round) => number) => Math.max(0, ...rounds.map(pick))
  const [writes, reads] = [worst(({ writesMs }) => writesMs), worst(({ readsMs }) => readsMs)]
  const kinds = [...new Set(rounds.map(({ fault }) => fault))]
  const perKind = kinds.map((kind) => {
    const own = rounds.filter(({ fault }) => fault === kind)
    const taken = own.flatMap(({ failoverMs }) => (failoverMs === null ? [] : [failoverMs / 1000]))
    const range = taken.length ? `${Math.min(...taken).toFixed(0)}–${Math.max(...taken).toFixed(0)} s` : 'no fail-over'
    return `${own.length} × ${kind} (${range})`
  })
  const faultsText = wrong.length
    ? `FAULTS ${JSON.stringify(Object.fromEntries(wrong))}`
    : '0 faults in orders, numbers, stock, imports, webhooks and change feed'
  return {
    ok: wrong.length === 0 && writes <= 15_000 && reads <= 2000 && areAlive,
    text: `${rounds.length} rounds, the primary ${perKind.join(', ')}; ${result.orderIds.length} orders acknowledged, ${productsOf(result.batches)} products imported, ${result.deliveries} webhooks: ${faultsText}; writes back at most ${seconds(writes)} s after the fail-over, visitors without an answer for ${seconds(reads)} s at most; ${areAlive ? 'no server restarted' : 'A SERVER ENDED'}`,
    ...(skipped.length && { unchecked: `primary ${skipped.join(', ')}: not permitted here` }),
  }
}

/** Without synchronous replication the last moment may be lost. What else is then wrong follows from that. */
function describeLosses(rounds: readonly Round[], ledger: Record<string, number>, result: LoadResult, areAlive: boolean): Figure {
  const wrong = Object.entries(ledger).filter(([, n]) => n !== 0)
  return {
    ok: areAlive,
    text: `${rounds.length} × killed without synchronous replication: ${ledger.lost} of ${result.orderIds.length} acknowledged orders lost; ${wrong.length ? `what differs: ${JSON.stringify(Object.fromEntries(wrong))}` : 'nothing differs'}`,
  }
}

export const failover: Case = {
  id: 'C01',
  what: 'fail-over of the database under load, synchronous replication',
  needs: ['patroni', 'etcd', 'haproxy', 'postgres', 'pgbouncer'],
  run: ({ isFull, words }) =>
    runFailover({ rounds: Number(words.rounds ?? (isFull ? 20 : 3)), only: words.fault, isSynchronous: true }),
}

export const asynchronous: Case = {
  id: 'C02',
  what: 'fail-over with asynchronous replication: what is lost',
  needs: failover.needs,
  run: ({ isFull, words }) =>
    runFailover({ rounds: Number(words.rounds ?? (isFull ? 5 : 1)), only: 'killed', isSynchronous: false }),
}
