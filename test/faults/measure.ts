/**
 * Starts a server, sends it the bodies that once blocked it, and prints how long each took and how long others waited meanwhile.
 * Usage: node tools/run.mjs test/faults/measure.ts
 */
import { createFolder, readCredentials, removeFolder, startServer } from '../process.js'

const folder = createFolder()
const server = await startServer({ WHARF_DATA_DIR: folder })
const address = server.url
const { graphql, rest } = readCredentials(folder)
const apikey = graphql.adminKey
const form = new URLSearchParams({ grant_type: 'client_credentials', client_id: rest.clientId, client_secret: rest.clientSecret })
const granted = await fetch(`${address}/oauth2/token`, { method: 'POST', body: form })
const { access_token: token } = (await granted.json()) as { access_token: string }

const MB = 1_000_000
const json = (body: unknown) => ({ type: 'application/json', body: JSON.stringify(body) })
const items = (count: number) => json({ products: Array.from({ length: count }, () => ({ sku: 1, x: 1 })) })
const csv = (body: string) => ({ type: 'text/csv', body })
const ids = (count: number) => Array.from({ length: count }, (_, i) => i)

const CASES: Record<string, { url: string; type: string; body: string }> = {
  'bulk of 10,000 bad items': { url: '/v2/products/bulk/sku', ...items(10_000) },
  'bulk of 40,000 bad items': { url: '/v2/products/bulk/sku', ...items(40_000) },
  'bulk of 600,000 bad items': { url: '/v2/products/bulk/sku', ...items(600_000) },
  'one product with 40,000 bad names': { url: '/v2/products', ...json({ names: ids(40_000).map(() => ({ x: 1 })) }) },
  'GraphQL body of 14 MB': { url: '/v2/graphql', ...json({ query: '{ __typename }', variables: { ids: ids(2 * MB) } }) },
  'GraphQL list of 100,000': {
    url: '/v2/graphql',
    ...json({
      query: 'query ($input: ContactSearchArguments) { contacts(input: $input) { itemsFound } }',
      variables: { input: { contactIds: ids(100_000) } },
    }),
  },
  'CSV with a cell of 60 MB': { url: '/v2/products/csv', ...csv(`SKU,NAME\nA,"${'x'.repeat(60 * MB)}"\n`) },
  'CSV of 50 MB of commas': { url: '/v2/products/csv', ...csv(`SKU,NAME\n${','.repeat(50 * MB)}\n`) },
}

/** The longest time that a small request took while `work` ran. */
async function longestWait(work: Promise<unknown>): Promise<number> {
  let longest = 0
  let isDone = false
  const end = work.finally(() => {
    isDone = true
  })
  while (!isDone) {
    const began = performance.now()
    await fetch(`${address}/health`)
    longest = Math.max(longest, performance.now() - began)
  }
  await end
  return longest
}

for (const [name, { url, type, body }] of Object.entries(CASES)) {
  const began = performance.now()
  let status = 0
  const headers = { 'content-type': type, ...(url === '/v2/graphql' ? { apikey } : { authorization: `Bearer ${token}` }) }
  const request = fetch(address + url, { method: 'POST', headers, body }).then(
    async (answer) => {
      status = answer.status
      await answer.arrayBuffer()
    },
    () => undefined,
  )
  const waited = await longestWait(request)
  const took = ((performance.now() - began) / 1000).toFixed(2)
  console.log(`${name.padEnd(36)} ${status || 'closed'}  ${took.padStart(6)} s, others waited at most ${waited.toFixed(0)} ms`)
}

await server.end()
removeFolder(folder)
