/** Attacks of one caller on the time that all callers share: the event loop, the database, the thread of the search. */
import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { createFolder, readCredentials, removeFolder, type ServerProcess, startServer } from '../../process.js'
import { pause, percentile, type RunTarget, range } from '../shop.js'
import { type Interval, watchSteal } from '../steal.js'
import { expensiveDocuments } from './expensive-documents.js'

/** The work of a logged-in buyer: a page of products with prices. */
const SHOWN = 'productId sku names(language: "NL") { value } price { gross net } inventory { totalQuantity }'
const NEIGHBOUR = `{ products(input: { offset: 12, term: "kabel", language: "NL" }) { itemsFound items { ... on Product { ${SHOWN} } ... on Cluster { clusterId names(language: "NL") { value } defaultProduct { ${SHOWN} } } } } }`
const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { session { accessToken } } }'
const ATTACKERS = 8
const NEIGHBOURS = 2
/** The buyer works in two windows and turns up to ten pages a second in each, so that the machine is not full before the attack. */
const PAUSE_MS = 100
const MAX_WORK_MS = 250

const post = (url: string, headers: Record<string, string>, query: string, variables = {}) =>
  fetch(`${url}/v2/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  })

async function logIn(url: string, apikey: string, { email, password }: { email: string; password: string }) {
  const answer = await post(url, { apikey }, LOGIN, { input: { email, password } })
  const { data } = (await answer.json()) as { data: { login: { session: { accessToken: string } } } }
  return data.login.session.accessToken
}

/** Measures how long neighbours and the health check wait, over some seconds. Requests during which the host took the processors away are left out. */
async function measure(url: string, headers: Record<string, string>, seconds: number) {
  const [buyers, health]: [Interval[], Interval[]] = [[], []]
  const steal = watchSteal()
  const end = performance.now() + seconds * 1000
  const repeat = async (times: Interval[], send: () => Promise<Response>) => {
    while (performance.now() < end) {
      const from = performance.now()
      const text = await (await send()).text()
      if (text.includes('"errors"')) throw new Error(`A neighbour was refused: ${text.slice(0, 200)}`)
      times.push({ from, to: performance.now() })
      await pause(PAUSE_MS)
    }
  }
  const work = range(NEIGHBOURS).map(() => repeat(buyers, () => post(url, headers, NEIGHBOUR)))
  await Promise.all([...work, repeat(health, () => fetch(`${url}/health`))]).finally(steal.stop)
  const keep = (times: Interval[]) => times.filter((time) => !steal.isDisturbed(time)).map(({ from, to }) => to - from)
  return { buyers: keep(buyers), health: keep(health), all: buyers.length }
}

/** Runs attackers in a separate process. Returns the results of their documents when it is stopped. */
function attack(url: string, apikey: string, shape: string) {
  const args = ['tools/run.mjs', 'test/faults/attacks/send-documents.ts', url, apikey, shape, String(ATTACKERS)]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  // Attackers have processors of their own. Here they get what the server, its database and the buyers leave.
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  const ended = new Promise<void>((done) => child.once('close', () => done()))
  return async (): Promise<Record<string, number>> => {
    child.kill('SIGTERM')
    await ended
    return JSON.parse(output || '{}')
  }
}

/** The work that the log names for requests that were stopped, in milliseconds. */
const refusedWork = (server: ServerProcess, from: number) =>
  server
    .output()
    .slice(from)
    .split('\n')
    .filter((line) => line.includes('BUDGET_EXCEEDED'))
    .map((line) => Number((JSON.parse(line) as { work?: number }).work ?? Number.NaN))

/** A01: each expensive document, eight at once, while a logged-in buyer reads pages: neither the buyer nor the health check may notice much. */
export const shareTime: RunTarget = async (_, isFull) => {
  const seconds = isFull ? 15 : 5
  const folder = createFolder()
  const server = await startServer({
    WHARF_DATA_DIR: folder,
    WHARF_DEMO: 'demo',
    WHARF_LOG_LEVEL: 'info',
    WHARF_TRUSTED_PROXIES: '1',
  })
  const { url } = server
  const { graphql, users } = readCredentials(folder)
  const apikey = graphql.storefrontKey
  const token = await logIn(url, apikey, users.contact as { email: string; password: string })
  const headers = { apikey, authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.5' }
  // Code that runs for the first times is slow.
  for (let i = 0; i < 1500; i++) await (await post(url, headers, NEIGHBOUR)).text()
  for (const write of Object.values(expensiveDocuments))
    for (let i = 0; i < 5; i++) await (await post(url, { apikey, 'x-forwarded-for': '198.51.100.7' }, write(1000 + i))).text()
  await pause(3000)
  const alone = await measure(url, headers, seconds)
  const p99 = percentile(alone.buyers, 0.99)
  console.log(
    `  a buyer alone: median ${percentile(alone.buyers, 0.5).toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, ${alone.all - alone.buyers.length} of ${alone.all} requests left out`,
  )
  const rows: { text: string; ok: boolean }[] = []
  for (const shape of Object.keys(expensiveDocuments)) {
    const from = server.output().length
    const stop = attack(url, apikey, shape)
    // The attackers start their program first.
    await pause(1500)
    const { buyers, health, all, codes } = await measure(url, headers, seconds).then(
      async (times) => ({ ...times, codes: await stop() }),
      async (error) => {
        await stop()
        throw error
      },
    )
    const work = refusedWork(server, from)
    const during = percentile(buyers, 0.99)
    const slowest = percentile(health, 0.99)
    const most = work.length ? Math.max(...work) : 0
    const ok = during <= 2 * p99 && slowest <= 50 && !(most > MAX_WORK_MS)
    rows.push({
      ok,
      text: `${shape}: buyer × ${(during / p99).toFixed(1)} (median ${percentile(buyers, 0.5).toFixed(0)}, p99 ${during.toFixed(0)} ms), /health ${slowest.toFixed(0)} ms, work at most ${most.toFixed(0)} ms ${JSON.stringify(codes)}${all > buyers.length ? `, ${all - buyers.length} of ${all} requests left out` : ''}`,
    })
    console.log(`  ${ok ? 'ok ' : 'BAD'} ${rows.at(-1)?.text}`)
  }
  await server.end()
  removeFolder(folder)
  const bad = rows.filter(({ ok }) => !ok)
  return {
    ok: bad.length === 0,
    text: `${rows.length} shapes of documents, ${ATTACKERS} at once; a buyer alone p99 ${p99.toFixed(0)} ms, /health ${percentile(alone.health, 0.99).toFixed(0)} ms; ${rows.length - bad.length} shapes within twice that, 50 ms and ${MAX_WORK_MS} ms of work; ${(bad.length ? bad : rows).map(({ text }) => text).join('; ')}`,
  }
}
