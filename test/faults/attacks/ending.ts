/** A08: what a session and a key are still good for after they have ended, on the server that ended them and on another one that is busy. */
import { randomUUID } from 'node:crypto'
import { startServer } from '../../process.js'
import { openShop, pause, type RunTarget, range, type Shop } from '../shop.js'

const PASSWORD = 'correct horse battery 1'
/** How long ended credentials are tried. */
const TRIED_MS = 20_000
const BOUND_MS = 5000

type Ask = (url: string, headers: Record<string, string>, query: string) => Promise<{ data?: unknown; errors?: unknown[] }>

const ask: Ask = async (url, headers, query) => {
  const body = JSON.stringify({ query })
  const answer = await fetch(`${url}/v2/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
  return (await answer.json()) as Awaited<ReturnType<Ask>>
}

/** The session code of the desk, as the browser runs it, on a page of this server. */
async function openDesk(url: string) {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  }
  const { fetch: plainFetch } = globalThis
  Object.assign(globalThis, {
    sessionStorage: storage,
    fetch: (to: string, options?: RequestInit) => plainFetch(to.startsWith('/') ? url + to : to, options),
  })
  // The desk has types of its own, those of a browser.
  const client = await import('../../../src/desk/api/client.js' as string)
  const session = await import('../../../src/desk/api/session.js' as string)
  // Earlier versions of the desk only forgot the session.
  return { ...client, ...session, signOut: client.signOut ?? session.endSession }
}

/** The last moment, in milliseconds after `start`, at which a request was sent that still succeeded; 0 for none. */
async function findLastSuccess(start: number, isLetIn: () => Promise<boolean>, atOnce: number): Promise<number> {
  let last = 0
  const run = async () => {
    while (performance.now() - start < TRIED_MS) {
      const sentAt = performance.now() - start
      if (await isLetIn().catch(() => false)) last = Math.max(last, sentAt)
      await pause(20)
    }
  }
  await Promise.all(range(atOnce).map(run))
  return Math.round(last)
}

async function trySignOut(shop: Shop, other: string) {
  const email = `${randomUUID()}@example.com`
  const input = { email, firstName: 'Bo', lastName: 'Buyer', password: PASSWORD }
  await shop.ask('mutation ($input: RegisterCustomerInput!) { customerRegister(input: $input) { customer { userId } } }', {
    input,
  })
  const desk = await openDesk(shop.url)
  await desk.signIn(shop.visitorKey, email, PASSWORD)
  const { accessToken = '', refreshToken = '' } = desk.getSession() ?? {}
  const headers = { apikey: shop.visitorKey, authorization: `Bearer ${accessToken}` }
  const isCustomer = (url: string) => async () =>
    JSON.stringify(await ask(url, headers, '{ viewer { __typename } }')).includes('Customer')
  if (!(await isCustomer(shop.url)()) || !(await isCustomer(other)())) throw new Error('nobody is signed in')
  await desk.signOut()
  const start = performance.now()
  const [here, there] = await Promise.all([shop.url, other].map((url) => findLastSuccess(start, isCustomer(url), 1)))
  const renewed = await shop.send(
    'mutation ($token: String!) { exchangeRefreshToken(input: { refreshToken: $token }) { access_token } }',
    { token: refreshToken },
  )
  return { here: here ?? 0, there: there ?? 0, isRenewed: !renewed.body.errors }
}

/** Clusters whose products lead back to them: a small document that asks for thousands of them. */
async function addClusters(shop: Shop, clusters: number, products: number): Promise<void> {
  const name = (value: string) => [{ language: 'NL', value }]
  const config = await shop.rest('POST /v2/clustersconfig', { name: 'BUSY' })
  for (const i of range(clusters)) {
    const source = `busy${i}`
    const sources = [{ source: 'busy', sourceId: source }]
    await shop.rest('POST /v2/clusters/bulk/sourceId', {
      clusters: [{ sources, clusterConfigId: config.body.id, names: name(`Cluster ${i}`) }],
    })
    const rows = range(products).map((n) => ({ sku: `BUSY-${i}-${n}`, status: 'A', names: name(`Product ${i} ${n}`) }))
    await shop.rest(`POST /v2/clusters/sourceId/${source}/products/bulk`, { products: rows })
  }
}

const HEAVY = `{ products(input: { offset: 100, class: CLUSTER }) { items { ... on Cluster { clusterId
  products { productId cluster { products { productId cluster { products { productId price { gross } } } } } } } } } }`

/** A key is switched off on one server while another one is flooded with expensive documents. */
async function tryKey(shop: Shop, other: string) {
  const made = await shop.ask('mutation { gqlApiKeyCreate(input: { name: "A08" }) { id key } }', {})
  const { id, key } = made.gqlApiKeyCreate
  const isLetIn = async () => Boolean((await ask(other, { apikey: key }, '{ channel(channelId: 1) { id } }')).data)
  if (!(await isLetIn())) throw new Error('the key does not work')
  let isOver = false
  let heavy = 0
  const flood = range(16).map(async () => {
    while (!isOver) {
      await ask(other, { apikey: shop.visitorKey }, HEAVY).catch(() => undefined)
      heavy++
    }
  })
  // The key is in use all the time, so that it is in the cache when it is switched off.
  const start = performance.now() + 4000
  const lastSuccess = findLastSuccess(start, isLetIn, 8)
  await pause(4000)
  await shop.ask(`mutation { gqlApiKeyUpdate(id: "${id}", input: { active: false }) { id } }`, {})
  const late = performance.now() - start
  const last = await lastSuccess
  isOver = true
  await Promise.all(flood)
  return { last: Math.max(0, Math.round(last - late)), heavy }
}

export const endSessionsAndKeys: RunTarget = async (_open, isFull) => {
  // Servers of one installation have one public address.
  const shared = { WHARF_PUBLIC_URL: 'http://wharf.test', WHARF_LOG_LEVEL: 'error' }
  const shop = await openShop(shared)
  const other = await startServer({ ...shared, DATABASE_URL: shop.embedded.url, WHARF_DATA_DIR: shop.folder })
  try {
    const session = await trySignOut(shop, other.url)
    await addClusters(shop, isFull ? 40 : 10, 25)
    const { last, heavy } = await tryKey(shop, other.url)
    return {
      ok: session.here === 0 && session.there <= BOUND_MS && !session.isRenewed && last <= BOUND_MS,
      text: `after signing out of the desk the token worked for ${session.here} ms on this server and ${session.there} ms on another one (tried for ${TRIED_MS} ms), the refresh token ${session.isRenewed ? 'worked' : 'did not'}; a key that was switched off worked for ${last} ms on a server that served ${heavy} expensive documents meanwhile`,
    }
  } finally {
    await other.end()
    await shop.close()
  }
}
