/** Targets about a database that is slow, silent, restarted or busy, seen over HTTP. */
import pg from 'pg'
import { killDatabase } from '../kill-database.js'
import { type FaultProxy, openProxy } from '../proxy.js'
import { type Data, openShop, pause, percentile, type RunTarget, range, type Shop, tally } from '../shop.js'

const READ = '{ taxes { itemsFound } }'

/** Sends reads in a loop until it is stopped, and returns their results. */
function keepReading(shop: Shop, clients: number) {
  const outcomes: { at: number; ms: number; result: string }[] = []
  let isOver = false
  const read = async () => {
    while (!isOver) {
      const at = performance.now()
      const result = await shop.send(READ).then(
        ({ body }) => (body.errors ? body.errors[0].extensions.code : JSON.stringify(body.data)),
        () => 'no answer',
      )
      outcomes.push({ at, ms: performance.now() - at, result })
      await pause(20)
    }
  }
  const running = range(clients).map(read)
  return {
    outcomes,
    stop: async () => {
      isOver = true
      await Promise.all(running)
    },
  }
}

const waitUntilReady = async (url: string) => {
  const since = performance.now()
  while ((await fetch(`${url}/ready`).catch(() => null))?.status !== 200) await pause(20)
  return performance.now() - since
}

/** T08: PostgreSQL is restarted under load. Requests may be refused, but never answered wrongly. */
export const restartDatabase: RunTarget = async (open) => {
  const shop = await open()
  const right = JSON.stringify(await shop.ask(READ, {}))
  const load = keepReading(shop, 20)
  await pause(2000)
  const before = load.outcomes.map(({ ms }) => ms)
  const restartedAt = performance.now()
  await killDatabase(shop.embedded.adminUrl, 'SIGINT')
  await pause(100)
  const readyMs = await waitUntilReady(shop.url)
  await pause(10_000)
  const late = load.outcomes.filter(({ at }) => at > performance.now() - 5000).map(({ ms }) => ms)
  await load.stop()
  const wrong = load.outcomes.filter(({ result }) => result !== right && result !== 'SERVICE_UNAVAILABLE')
  const refused = load.outcomes.filter(({ result, at }) => result === 'SERVICE_UNAVAILABLE' && at > restartedAt - 5000)
  return {
    ok: wrong.length === 0 && percentile(late, 0.99) <= 1.1 * percentile(before, 0.99),
    text: `${load.outcomes.length} reads, ${wrong.length} wrong answers ${JSON.stringify(tally(wrong.map(({ result }) => result)))}, ${refused.length} refused (503), ready again after ${(readyMs / 1000).toFixed(1)} s, p99 ${percentile(before, 0.99).toFixed(0)} ms before and ${percentile(late, 0.99).toFixed(0)} ms after, median ${percentile(before, 0.5).toFixed(0)} and ${percentile(late, 0.5).toFixed(0)} ms`,
  }
}

const CHANGE = 'mutation ($id: Int!) { productUpdate(productId: $id, input: { manufacturer: "x" }) { productId } }'

/** Many clients send the same request while somebody holds a lock that it needs, for six seconds. */
async function waitForLock(shop: Shop, clients: number, lock: string, send: () => Promise<{ body: Data }>) {
  const holder = new pg.Client({ connectionString: shop.embedded.adminUrl })
  await holder.connect()
  await holder.query(`begin; ${lock}`)
  const startedAt = performance.now()
  const waiting = range(clients).map(async () => {
    const at = performance.now()
    const { body } = await send()
    return { code: body.errors?.[0].extensions.code ?? 'served', ms: performance.now() - at }
  })
  const health: number[] = []
  while (performance.now() - startedAt < 6000) {
    const at = performance.now()
    await fetch(`${shop.url}/health`)
    health.push(performance.now() - at)
    await pause(50)
  }
  await holder.query('rollback')
  await holder.end()
  const answers = await Promise.all(waiting)
  const refused = answers.filter(({ code }) => code === 'SERVICE_UNAVAILABLE').map(({ ms }) => ms)
  return { answers, refusedMs: percentile(refused, 1), healthMs: percentile(health, 0.95) }
}

const readGauge = (figures: string, name: string) => Number(figures.match(new RegExp(`^${name} (\\d+)`, 'm'))?.[1] ?? -1)

/** T09: 500 clients with a pool of 8 wait for a locked table, and then for a locked row. */
export const exhaustPool: RunTarget = async (open, isFull) => {
  const shop = await open()
  const clients = isFull ? 500 : 60
  // A server that has just started is slow for reasons of its own.
  for (const _ of range(200)) await shop.send(READ)
  for (const _ of range(20)) await shop.send(CHANGE, { id: shop.productId })
  const reads = await waitForLock(shop, clients, 'lock table tax in access exclusive mode', () => shop.send(READ))
  const row = `select from product where id = ${shop.productId} for update`
  const writes = await waitForLock(shop, clients, row, () => shop.send(CHANGE, { id: shop.productId }))
  await pause(500)
  const figures = await (await fetch(`${shop.url}/metrics`)).text()
  const [busy, left] = [readGauge(figures, 'wharf_pool_busy'), readGauge(figures, 'wharf_pool_waiting')]
  const describe = ({ answers, refusedMs, healthMs }: typeof reads) =>
    `${JSON.stringify(tally(answers.map(({ code }) => code)))}, refused after at most ${(refusedMs / 1000).toFixed(1)} s, /health p95 ${healthMs.toFixed(0)} ms`
  const isOk = ({ answers, refusedMs, healthMs }: typeof reads) =>
    // Those who hold a connection wait for the lock; all others are refused in time.
    answers.some(({ code }) => code === 'SERVICE_UNAVAILABLE') &&
    answers.every(({ code }) => code === 'SERVICE_UNAVAILABLE' || code === 'served') &&
    refusedMs < 5000 &&
    healthMs < 100
  return {
    ok: isOk(reads) && isOk(writes) && busy === 0 && left === 0,
    text: `${clients} clients, a lock held for 6 s. Locked table: ${describe(reads)}. Locked row: ${describe(writes)}. Afterwards ${busy} busy and ${left} waiting`,
  }
}

/** T10: a network that delays, cuts and swallows what the server and its database say. */
export const disturbNetwork: RunTarget = async (_, isFull) => {
  let proxy: FaultProxy | null = null
  const shop = await openShopBehind((opened) => {
    proxy = opened
  })
  const network = proxy as unknown as FaultProxy
  const load = keepReading(shop, 10)
  await pause(1000)
  network.delay(200)
  await pause(isFull ? 5000 : 1000)
  network.delay(0)
  network.reset(0.01)
  await pause(isFull ? 10_000 : 2000)
  network.reset(0)
  for (const _cut of range(isFull ? 20 : 5)) {
    network.cut()
    await pause(200)
  }
  network.drop()
  const readyAt = performance.now()
  const ready = await fetch(`${shop.url}/ready`)
  const readyMs = performance.now() - readyAt
  await pause(isFull ? 30_000 : 8000)
  network.restore()
  const backMs = await waitUntilReady(shop.url)
  await pause(8000)
  const stopping = performance.now()
  await load.stop()
  const stuckMs = performance.now() - stopping
  const wrong = load.outcomes.filter(({ result }) => !result.includes('itemsFound') && result !== 'SERVICE_UNAVAILABLE')
  const longest = percentile(
    load.outcomes.map(({ ms }) => ms),
    1,
  )
  const last = load.outcomes.at(-1)?.result ?? ''
  await pause(3000)
  const figures = await (await fetch(`${shop.url}/metrics`)).text()
  const [open, busy] = [readGauge(figures, 'wharf_pool_connections'), readGauge(figures, 'wharf_pool_busy')]
  // Its pool says how many it has; what is open beside them is forgotten.
  const leaked = network.countClients() - open
  await shop.close()
  network.close()
  return {
    ok:
      wrong.length === 0 &&
      ready.status === 503 &&
      readyMs < 2000 &&
      longest < 35_000 &&
      stuckMs < 5000 &&
      leaked <= 0 &&
      busy === 0 &&
      last.includes('itemsFound'),
    text: `${load.outcomes.length} reads through delays, 1 % of resets, cuts and a blackhole: ${wrong.length} wrong or unanswered, longest ${(longest / 1000).toFixed(1)} s; /ready said no within ${(readyMs / 1000).toFixed(2)} s in the blackhole, ready ${(backMs / 1000).toFixed(1)} s after it; ${open} connections, ${busy} of them busy and ${leaked} leaked`,
  }
}

/** A shop whose server reaches its database through the proxy. */
async function openShopBehind(onProxy: (proxy: FaultProxy) => void): Promise<Shop> {
  return openShop({}, async (url) => {
    const proxy = await openProxy(url)
    onProxy(proxy)
    return proxy.url
  })
}
