/** Targets about a database that is slow, silent, restarted or busy, seen over HTTP. */
import pg from 'pg'
import { killDatabase } from './kill-database.js'
import { type FaultProxy, openProxy } from './proxy.js'
import { fillCart, openShop, PROCESS_CART, pause, percentile, type RunTarget, range, type Shop, tally } from './shop.js'

const READ = '{ taxes { itemsFound } }'

/** Sends reads in a loop until it is stopped, and answers what became of them. */
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

/** T09: 500 clients wait for a locked table with a pool of 8. */
export const exhaustPool: RunTarget = async (open, isFull) => {
  const shop = await open()
  const clients = isFull ? 500 : 60
  const lock = new pg.Client({ connectionString: shop.embedded.adminUrl })
  await lock.connect()
  await lock.query('begin; lock table tax in access exclusive mode')
  const startedAt = performance.now()
  const waiting = range(clients).map(async () => {
    const at = performance.now()
    const { body } = await shop.send(READ)
    return { code: body.errors?.[0].extensions.code ?? 'served', ms: performance.now() - at }
  })
  const health: number[] = []
  while (performance.now() - startedAt < 6000) {
    const at = performance.now()
    await fetch(`${shop.url}/health`)
    health.push(performance.now() - at)
    await pause(50)
  }
  await lock.query('rollback')
  await lock.end()
  const answers = await Promise.all(waiting)
  const refused = answers.filter(({ code }) => code === 'SERVICE_UNAVAILABLE').map(({ ms }) => ms)
  await pause(500)
  const figures = await (await fetch(`${shop.url}/metrics`)).text()
  const [, busy] = figures.match(/^wharf_pool_busy (\d+)/m) ?? []
  const [, left] = figures.match(/^wharf_pool_waiting (\d+)/m) ?? []
  const slowest = percentile(refused, 1)
  return {
    ok:
      refused.length > 0 &&
      // Those who hold a connection wait for the lock; all others are refused in time.
      slowest < 5000 &&
      busy === '0' &&
      left === '0' &&
      percentile(health, 0.95) < 100,
    text: `${clients} clients on a locked table: ${JSON.stringify(tally(answers.map(({ code }) => code)))}, refused after at most ${(slowest / 1000).toFixed(1)} s, longest wait ${(
      percentile(
        answers.map(({ ms }) => ms),
        1,
      ) / 1000
    ).toFixed(
      1,
    )} s (the lock was held for 6), /health p95 ${percentile(health, 0.95).toFixed(0)} ms, afterwards ${busy} busy and ${left} waiting`,
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
  await shop.close()
  network.close()
  return {
    ok:
      wrong.length === 0 &&
      ready.status === 503 &&
      readyMs < 2000 &&
      longest < 35_000 &&
      stuckMs < 5000 &&
      last.includes('itemsFound'),
    text: `${load.outcomes.length} reads through delays, cuts and a blackhole: ${wrong.length} wrong or unanswered, longest ${(longest / 1000).toFixed(1)} s; /ready said no within ${(readyMs / 1000).toFixed(2)} s in the blackhole, ready ${(backMs / 1000).toFixed(1)} s after it`,
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

const NOWHERE = '127.0.0.1:1'

/** T32: everything but the database is down. Browsing, logging in, filling a cart and ordering must not notice. */
export const loseServices: RunTarget = async () => {
  const shop = await openShop({
    WHARF_SMTP_URL: `smtp://${NOWHERE}`,
    WHARF_MEDIA_S3_ENDPOINT: `http://${NOWHERE}`,
    WHARF_MEDIA_S3_BUCKET: 'gone',
    WHARF_MEDIA_S3_ACCESS_KEY_ID: 'x',
    WHARF_MEDIA_S3_SECRET_ACCESS_KEY: 'x',
    WHARF_WEBHOOK_HTTP: 'true',
    WHARF_WEBHOOK_PRIVATE: 'true',
    WHARF_OTLP_URL: `http://${NOWHERE}`,
  })
  const password = 'correct horse battery'
  const login = `(input: { email: "down@example.com", password: "${password}" }) { providerId }`
  await shop.ask(`mutation { authenticationCreate${login} }`, {})
  await shop.query(`insert into "eventActionConfig" (uuid, kind, trigger, url, "createdAt", "lastModifiedAt")
    values (gen_random_uuid(), 'WEBHOOK', 'ORDER_CREATED', 'http://${NOWHERE}/hook', now(), now())`)
  const outcomes: Record<string, string> = {}
  const attempt = async (name: string, work: () => Promise<unknown>) => {
    outcomes[name] = await work().then(
      () => 'works',
      (error: Error) => error.message.slice(0, 100),
    )
  }
  await attempt('browse', () => shop.ask('{ products { itemsFound items { ... on Product { sku } } } }', {}))
  await attempt('login', () => shop.ask(`mutation { login${login} }`, {}))
  let id = ''
  await attempt('cart', async () => {
    id = await fillCart(shop.ask, shop.productId)
  })
  await attempt('order', () => shop.ask(PROCESS_CART, { id }))
  const [delivery] = await shop.query('select count(*)::int as n from "actionDelivery"')
  await shop.close()
  return {
    ok: Object.values(outcomes).every((outcome) => outcome === 'works') && delivery.n > 0,
    text: `SMTP, media store, webhook receiver and trace collector down: ${Object.entries(outcomes)
      .map(([name, outcome]) => `${name} ${outcome}`)
      .join(', ')}; ${delivery.n} webhook(s) wait`,
  }
}
