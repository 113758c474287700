/**
 * Measures bulk writes of companies, and whether the duration of a refused login reveals that the address is known.
 * It starts a built server with the embedded PostgreSQL on a real disk.
 * Usage: node tools/run.mjs bench/accounts.ts [requests of 1,000 companies] [logins of each kind]
 */
import { createFolder, readCredentials, removeFolder, startServer } from '../test/process.js'

const [requests = 10, logins = 200] = process.argv.slice(2).map(Number)
const SIZE = 1000
const folder = createFolder()
const server = await startServer({ WHARF_DATA_DIR: folder, WHARF_TRUSTED_PROXIES: '1' })
const { rest, graphql } = readCredentials(folder)

async function post(path: string, body: string, headers: Record<string, string>) {
  // biome-ignore lint/suspicious/noExplicitAny: the benchmark reads any response
  return (await (await fetch(`${server.url}${path}`, { method: 'POST', body, headers })).json()) as any
}

async function measureCompanies() {
  const form = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: rest.clientId,
    client_secret: rest.clientSecret,
  })
  const { access_token } = await post('/oauth2/token', form.toString(), { 'content-type': 'application/x-www-form-urlencoded' })
  const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' }
  const makeCompany = (n: number) => ({
    sources: [{ source: 'BENCH', sourceId: String(n) }],
    name: n === 4242 ? null : `Company ${n}`,
    debtorId: String(n),
    taxNumber: `NL${n}`,
    addresses: [{ code: `${n}`, type: 'invoice', street: 'Kade', postalCode: '3011 AB', city: 'Rotterdam', country: 'NL' }],
  })
  for (const pass of ['added', 'changed']) {
    const startedAt = performance.now()
    let [written, failed, isInOrder] = [0, 0, true]
    for (let request = 0; request < requests; request++) {
      const items = Array.from({ length: SIZE }, (_, i) => makeCompany(request * SIZE + i))
      const { data } = await post('/v2/companies/bulk/sourceId', JSON.stringify({ companies: items }), headers)
      // biome-ignore lint/suspicious/noExplicitAny: the benchmark reads any response
      for (const [i, result] of (data as any[]).entries()) {
        isInOrder &&= result.key === String(request * SIZE + i)
        if (result.success) written++
        else failed++
      }
    }
    const seconds = (performance.now() - startedAt) / 1000
    const rate = Math.round(written / seconds)
    console.log(
      `${written} companies with an address ${pass}, ${failed} refused, results in order: ${isInOrder}; ${seconds.toFixed(1)} s, ${rate} companies/s`,
    )
  }
}

/** Logins with known and unknown addresses alternate. Each comes from another IP address, so that no rate limit applies. */
async function measureRefusedLogins() {
  const query = 'mutation ($email: String!) { login(input: { email: $email, password: "wrong password" }) { providerId } }'
  const knownEmail = Object.values(readCredentials(folder).users)[0]?.email ?? ''
  const waits: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  for (let i = 0; i < logins * 2; i++) {
    const kind = i % 2 ? 'known' : 'unknown'
    const email = kind === 'known' ? knownEmail : `nobody${i}@wharf.test`
    const headers = {
      apikey: graphql.storefrontKey,
      'content-type': 'application/json',
      'x-forwarded-for': `10.2.${i >> 8}.${i & 255}`,
    }
    const startedAt = performance.now()
    await post('/v2/graphql', JSON.stringify({ query, variables: { email } }), headers)
    waits[kind].push(performance.now() - startedAt)
  }
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
  const [knownMs, unknownMs] = [median(waits.known), median(waits.unknown)]
  const difference = (((knownMs - unknownMs) / unknownMs) * 100).toFixed(1)
  console.log(
    `refused logins, ${logins} of each kind: median ${knownMs.toFixed(2)} ms for a known address, ${unknownMs.toFixed(2)} ms for an unknown one ` +
      `(${difference} %), Mann–Whitney z ${mannWhitneyZ(waits.known, waits.unknown).toFixed(2)} (below 2.58: p > 0.01)`,
  )
}

/** The z score of the Mann–Whitney test: how many standard deviations the rank sum of `a` differs from its expected value. */
function mannWhitneyZ(a: number[], b: number[]): number {
  const all = [...a.map((value) => ({ value, isA: true })), ...b.map((value) => ({ value, isA: false }))].sort(
    (x, y) => x.value - y.value,
  )
  const ranks = all.reduce((sum, { isA }, i) => (isA ? sum + i + 1 : sum), 0)
  const u = ranks - (a.length * (a.length + 1)) / 2
  return Math.abs((u - (a.length * b.length) / 2) / Math.sqrt((a.length * b.length * (a.length + b.length + 1)) / 12))
}

await measureCompanies()
await measureRefusedLogins()
await server.end()
removeFolder(folder)
