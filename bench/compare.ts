/**
 * Compares two builds of the server, for example a branch with the commit before it. A shared machine changes its speed by half from
 * one minute to the next, so the two servers answer the same calls in turns, a few hundred at a time, and the median of the quotients is printed.
 * Each build has a data folder of its own, filled by `npm run bench -- --folder=<folder>` of its own tree with as many products.
 * Usage: node tools/run.mjs bench/compare.ts <tree before> <folder before> <tree after> <folder after> [turns]
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCredentials, startServer } from '../test/process.js'
import { flows, type Keys, type Subjects } from './catalog/flows.js'
import { BenchClient, median, quantile, readCpu, readPostgresCpu } from './catalog/measure.js'

const [treeBefore, folderBefore, treeAfter, folderAfter, turns = '30'] = process.argv.slice(2)
if (!folderAfter)
  throw new Error('Usage: node tools/run.mjs bench/compare.ts <tree before> <folder before> <tree after> <folder after> [turns]')
const NAMES = ['product detail', 'list of 12 with total', 'last page', 'REST list of 12', 'REST last page']
const CALLS = 200
const CONNECTIONS = 8
const WARM_CALLS = 4000

/** Starts the server of a tree with a filled data folder. */
async function start(tree: string, folder: string) {
  const { url, child } = await startServer({ WHARF_DATA_DIR: folder }, tree)
  const postmaster = Number.parseInt(readFileSync(join(folder, 'pg', 'postmaster.pid'), 'utf8'), 10)
  const credentials = readCredentials(folder)
  const token = await readToken(url, credentials.rest)
  const { productIds, itemsFound } = await readProducts(url, credentials.graphql.storefrontKey)
  const lastPage = Math.floor(itemsFound / 12)
  return {
    client: new BenchClient(new URL(url), CONNECTIONS),
    keys: {
      apikey: credentials.graphql.storefrontKey,
      adminKey: credentials.graphql.adminKey,
      token,
    },
    subjects: { productIds, lastPage, lastRestPage: lastPage } as unknown as Subjects,
    readCpu: () => readCpu(child.pid ?? 0) + readPostgresCpu(postmaster),
    end: () => child.kill('SIGTERM'),
  }
}

/** Reads the ids of some products, and how many the shop shows. */
async function readProducts(url: string, apikey: string): Promise<{ productIds: number[]; itemsFound: number }> {
  const query = '{ products(input: { page: 3, offset: 100 }) { itemsFound items { ... on Product { productId } } } }'
  const headers = { 'content-type': 'application/json', apikey }
  const response = await fetch(`${url}/v2/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) })
  const { data } = (await response.json()) as { data: { products: { itemsFound: number; items: { productId?: number }[] } } }
  return { productIds: data.products.items.flatMap(({ productId }) => productId ?? []), itemsFound: data.products.itemsFound }
}

async function readToken(url: string, { clientId, clientSecret }: { clientId: string; clientSecret: string }): Promise<string> {
  const body = new URLSearchParams({ grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret })
  const response = await fetch(`${url}/oauth2/token`, { method: 'POST', body })
  return ((await response.json()) as { access_token: string }).access_token
}

const servers = [await start(treeBefore ?? '', folderBefore ?? ''), await start(treeAfter ?? '', folderAfter)]

/** CPU milliseconds per call of one turn. */
async function measure(
  { client, keys, subjects, readCpu: read }: (typeof servers)[0],
  name: string,
  calls: number,
): Promise<number> {
  const flow = flows.find((each) => each.name === name)
  if (!flow) throw new Error(`There is no flow ${name}`)
  const before = read()
  await client.callMany(calls, (i) => flow.call(i, keys as Keys, subjects))
  return (read() - before) / calls
}

for (const name of NAMES) {
  for (const server of servers) await measure(server, name, WARM_CALLS)
  const quotients: number[] = []
  const costs: [number[], number[]] = [[], []]
  for (let turn = 0; turn < Number(turns); turn++) {
    // Whoever is measured second may find another machine, so they take turns at that, too.
    const order = turn % 2 ? [1, 0] : [0, 1]
    const cost = [0, 0]
    for (const which of order) cost[which] = await measure(servers[which] as (typeof servers)[0], name, CALLS)
    for (const which of order) costs[which as 0 | 1].push(cost[which] ?? 0)
    quotients.push((cost[1] ?? 0) / (cost[0] ?? 1))
  }
  const range = [0.25, 0.75].map((share) => quantile(quotients, share).toFixed(2)).join(' to ')
  console.log(
    `${name.padEnd(24)} before ${median(costs[0]).toFixed(2)} ms, after ${median(costs[1]).toFixed(2)} ms; quotient ${median(quotients).toFixed(3)} (half of the turns: ${range})`,
  )
}
for (const { client, end } of servers) {
  client.end()
  end()
}
