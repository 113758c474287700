/**
 * Measures how a flood of logins slows down other requests: 200 logins per second are sent, while another client sends cheap
 * queries for ten seconds. Four of five logins have the right password of one of 40 accounts. The others have an unknown e-mail
 * address and each comes from another IP address. So no rate limit per account or address applies, only the queue of the
 * hashing threads.
 * Usage: node tools/run.mjs bench/logins.ts [rounds]   (it builds and starts a server with the embedded PostgreSQL)
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createFolder, readCredentials, removeFolder, startServer } from '../test/process.js'

const SECONDS = 10
/** The flood starts this much earlier than the measurement, because the start of its client is not the server's load. */
const AHEAD_S = 2
const LOGINS_PER_SECOND = 200
const QUERIES_PER_SECOND = 100
const ACCOUNTS = 40
const PASSWORD = 'correct horse'
const LOGIN =
  'mutation ($email: String!, $password: String!) { login(input: { email: $email, password: $password }) { providerId } }'
const CREATE_ACCOUNT =
  'mutation ($email: String!, $password: String!) { authenticationCreate(input: { email: $email, password: $password }) { providerId } }'

const emailOf = (number: number) => `bench-${number % ACCOUNTS}@wharf.test`

async function sendQuery(url: string, query: string, variables: object, headers: Record<string, string>) {
  const response = await fetch(`${url}/v2/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  })
  return (await response.json()) as { errors?: { extensions: { code: string } }[] }
}

/** Starts work at a steady rate, whether or not earlier work is finished. Returns the waiting times; a late start counts as waiting. */
async function sendAtRate(perSecond: number, seconds: number, work: (number: number) => Promise<void>): Promise<number[]> {
  const startedAt = performance.now()
  const waits: Promise<number>[] = []
  while (waits.length < perSecond * seconds) {
    const due = startedAt + (waits.length * 1000) / perSecond
    const early = due - performance.now()
    if (early > 0) await new Promise((done) => setTimeout(done, early))
    waits.push(work(waits.length).then(() => performance.now() - due))
  }
  return Promise.all(waits)
}

/** Sends the flood. It runs in a process of its own with the lowest priority, because in reality its work happens on other machines. */
async function flood(url: string, apikey: string): Promise<void> {
  const outcomes: Record<string, number> = {}
  const waits = await sendAtRate(LOGINS_PER_SECOND, SECONDS + AHEAD_S, async (number) => {
    const isUnknown = number % 5 === 0
    const email = isUnknown ? `nobody-${number}@wharf.test` : emailOf(number)
    const from: Record<string, string> = isUnknown ? { 'x-forwarded-for': `10.1.${number >> 8}.${number & 255}` } : {}
    const { errors } = await sendQuery(url, LOGIN, { email, password: PASSWORD }, { apikey, ...from }).catch(() => ({
      errors: [{ extensions: { code: 'LOST' } }],
    }))
    const outcome = errors?.[0]?.extensions.code ?? 'logged in'
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
  })
  console.log(JSON.stringify({ outcomes, longest: Math.max(...waits) }))
}

const quantile = (values: number[], share: number) => values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0
const ms = (value: number) => `${value.toFixed(1)} ms`

async function startFlood(url: string, apikey: string): Promise<{ child: ChildProcess; output: () => string }> {
  const child = spawn('nice', ['-n', '19', process.execPath, process.argv[1] as string, 'flood', url, apikey], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  child.stdout?.on('data', (chunk) => {
    text += chunk
  })
  return { child, output: () => text }
}

async function measure(rounds: number): Promise<void> {
  const folder = createFolder()
  const server = await startServer({ WHARF_DATA_DIR: folder, WHARF_TRUSTED_PROXIES: '1' })
  const apikey = readCredentials(folder).graphql.adminKey
  for (let i = 0; i < ACCOUNTS; i++)
    await sendQuery(server.url, CREATE_ACCOUNT, { email: emailOf(i), password: PASSWORD }, { apikey })
  const cheap = () =>
    sendAtRate(QUERIES_PER_SECOND, SECONDS, async () => void (await sendQuery(server.url, '{ channels { id } }', {}, { apikey })))
  await cheap()
  const [quiet, flooded]: [number[], number[]] = [[], []]
  for (let round = 1; round <= rounds; round++) {
    const before = await cheap()
    const { child, output } = await startFlood(server.url, apikey)
    await new Promise((done) => setTimeout(done, AHEAD_S * 1000))
    const during = await cheap()
    if (child.exitCode === null) await once(child, 'exit')
    quiet.push(quantile(before, 0.99))
    flooded.push(quantile(during, 0.99))
    const ratio = (quantile(during, 0.99) / quantile(before, 0.99)).toFixed(2)
    console.log(
      `round ${round}: p50 ${ms(quantile(before, 0.5))} → ${ms(quantile(during, 0.5))}, p99 ${ms(quantile(before, 0.99))} → ${ms(quantile(during, 0.99))} (× ${ratio})`,
    )
    console.log(`         ${output().trim()}`)
  }
  console.log(
    `median of ${rounds} rounds: p99 ${ms(quantile(quiet, 0.5))} alone, ${ms(quantile(flooded, 0.5))} in the flood, × ${(quantile(flooded, 0.5) / quantile(quiet, 0.5)).toFixed(2)}`,
  )
  // The target: others wait at most twice as long.
  process.exitCode = quantile(flooded, 0.5) < 2 * quantile(quiet, 0.5) ? 0 : 1
  await server.end()
  removeFolder(folder)
}

const [mode, url, key] = process.argv.slice(2)
await (mode === 'flood' ? flood(url as string, key as string) : measure(Number(mode ?? 3)))
