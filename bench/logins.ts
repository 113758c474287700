/**
 * What a flood of logins does to everybody else: 200 logins a second are offered, while for ten seconds another client asks something cheap.
 * Four in five come with the right password of one of 40 accounts, one in five with an address that nobody has, each of those from another
 * place in the network: so no limit per account or address stops any of them, only the queue before the hashing threads does.
 * Usage: node tools/run.mjs bench/logins.ts [rounds]   (needs nothing: it builds and starts a server with its own PostgreSQL)
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { credentialsIn, newFolder, removeFolder, startServer } from '../test/process.js'

const SECONDS = 10
/** The flood is under way before anything is measured: what a client needs to start is not the server's. */
const AHEAD_S = 2
const LOGINS_PER_SECOND = 200
const ASKED_PER_SECOND = 100
const ACCOUNTS = 40
const PASSWORD = 'correct horse'
const LOGIN =
  'mutation ($email: String!, $password: String!) { login(input: { email: $email, password: $password }) { providerId } }'
const OPEN =
  'mutation ($email: String!, $password: String!) { authenticationCreate(input: { email: $email, password: $password }) { providerId } }'

const emailOf = (number: number) => `bench-${number % ACCOUNTS}@wharf.test`

async function ask(url: string, query: string, variables: object, headers: Record<string, string>) {
  const response = await fetch(`${url}/v2/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  })
  return (await response.json()) as { errors?: { extensions: { code: string } }[] }
}

/** Offers something at a steady rate, whether or not earlier ones have been answered; a late start counts as waiting. */
async function offer(perSecond: number, seconds: number, work: (number: number) => Promise<void>): Promise<number[]> {
  const began = performance.now()
  const waits: Promise<number>[] = []
  while (waits.length < perSecond * seconds) {
    const due = began + (waits.length * 1000) / perSecond
    const early = due - performance.now()
    if (early > 0) await new Promise((done) => setTimeout(done, early))
    waits.push(work(waits.length).then(() => performance.now() - due))
  }
  return Promise.all(waits)
}

/** The flood runs in a process of its own, behind everything else: its work is not the server's, and would be done on another machine. */
async function flood(url: string): Promise<void> {
  const outcomes: Record<string, number> = {}
  const waits = await offer(LOGINS_PER_SECOND, SECONDS + AHEAD_S, async (number) => {
    const isUnknown = number % 5 === 0
    const email = isUnknown ? `nobody-${number}@wharf.test` : emailOf(number)
    const from: Record<string, string> = isUnknown ? { 'x-forwarded-for': `10.1.${number >> 8}.${number & 255}` } : {}
    const { errors } = await ask(url, LOGIN, { email, password: PASSWORD }, from).catch(() => ({
      errors: [{ extensions: { code: 'LOST' } }],
    }))
    const outcome = errors?.[0]?.extensions.code ?? 'logged in'
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
  })
  console.log(JSON.stringify({ outcomes, longest: Math.max(...waits) }))
}

const at = (values: number[], share: number) => values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0
const ms = (value: number) => `${value.toFixed(1)} ms`

async function flooding(url: string): Promise<{ child: ChildProcess; said: () => string }> {
  const child = spawn('nice', ['-n', '19', process.execPath, process.argv[1] as string, 'flood', url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  child.stdout?.on('data', (chunk) => {
    text += chunk
  })
  return { child, said: () => text }
}

async function measure(rounds: number): Promise<void> {
  const folder = newFolder()
  const server = await startServer({ WHARF_DATA_DIR: folder, WHARF_TRUSTED_PROXIES: '1' })
  const apikey = credentialsIn(folder).graphql.adminKey
  for (let i = 0; i < ACCOUNTS; i++) await ask(server.url, OPEN, { email: emailOf(i), password: PASSWORD }, { apikey })
  const cheap = () =>
    offer(ASKED_PER_SECOND, SECONDS, async () => void (await ask(server.url, '{ channels { id } }', {}, { apikey })))
  await cheap()
  const [quiet, flooded]: [number[], number[]] = [[], []]
  for (let round = 1; round <= rounds; round++) {
    const before = await cheap()
    const { child, said } = await flooding(server.url)
    await new Promise((done) => setTimeout(done, AHEAD_S * 1000))
    const during = await cheap()
    if (child.exitCode === null) await once(child, 'exit')
    quiet.push(at(before, 0.99))
    flooded.push(at(during, 0.99))
    const ratio = (at(during, 0.99) / at(before, 0.99)).toFixed(2)
    console.log(
      `round ${round}: p50 ${ms(at(before, 0.5))} → ${ms(at(during, 0.5))}, p99 ${ms(at(before, 0.99))} → ${ms(at(during, 0.99))} (× ${ratio})`,
    )
    console.log(`         ${said().trim()}`)
  }
  console.log(
    `median of ${rounds} rounds: p99 ${ms(at(quiet, 0.5))} alone, ${ms(at(flooded, 0.5))} in the flood, × ${(at(flooded, 0.5) / at(quiet, 0.5)).toFixed(2)}`,
  )
  await server.end()
  removeFolder(folder)
}

const [mode, url] = process.argv.slice(2)
await (mode === 'flood' ? flood(url as string) : measure(Number(mode ?? 3)))
