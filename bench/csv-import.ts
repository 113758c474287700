/**
 * Measures the memory of a server while it imports a large CSV file: tiers of one price. It starts a built server with the embedded PostgreSQL.
 * With `kill`, the server is killed in the middle and started again, and must continue by itself.
 * Usage: node tools/run.mjs bench/csv-import.ts [rows] [kill]
 */

import { once } from 'node:events'
import { createWriteStream, openAsBlob, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createFolder, openRestClient, readCredentials, removeFolder, type ServerProcess, startServer } from '../test/process.js'

const rows = Number(process.argv[2] ?? 1_000_000)
const isKilled = process.argv[3] === 'kill'
const SAMPLE_MS = 500

const folder = createFolder()
let server: ServerProcess = await startServer({ WHARF_DATA_DIR: folder })
const { graphql, rest } = readCredentials(folder)
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

async function ask(query: string, variables: object = {}) {
  const headers = { 'content-type': 'application/json', apikey: graphql.adminKey }
  const answer = await fetch(`${server.url}/v2/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) })
  // biome-ignore lint/suspicious/noExplicitAny: whatever was asked for
  const { data, errors } = (await answer.json()) as any
  if (errors) throw new Error(JSON.stringify(errors))
  return data
}

/** The resident memory of the server, in MB. */
const residentMb = () => Number(readFileSync(`/proc/${server.child.pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)?.[1]) / 1024

async function writeFile(path: string, priceId: string) {
  const file = createWriteStream(path)
  file.write('PRICE_ID,VALUE,QUANTITY_FROM\n')
  for (let row = 1; row <= rows; row++) if (!file.write(`${priceId},${(row % 1000) / 10},${row}\n`)) await once(file, 'drain')
  file.end()
  await once(file, 'finish')
}

async function createPrice(): Promise<string> {
  const call = await openRestClient(server.url, rest)
  const { body } = await call('POST /v2/products/bulk/sku', { products: [{ sku: 'BENCH-CSV' }] })
  const { priceCreate } = await ask('mutation ($input: PriceCreateInput!) { priceCreate(input: $input) { id } }', {
    input: { productId: body.data[0].id, list: 10, defaultTaxCode: 'H' },
  })
  return priceCreate.id
}

async function upload(path: string) {
  const query = 'mutation ($input: BulkPriceCsvInput!) { done: bulkPriceCsvImport(input: $input) { importedCount } }'
  const form = new FormData()
  form.append('operations', JSON.stringify({ query, variables: { input: { file: null } } }))
  form.append('map', JSON.stringify({ 0: ['variables.input.file'] }))
  form.append('0', await openAsBlob(path), 'tiers.csv')
  const headers = { apikey: graphql.adminKey }
  await fetch(`${server.url}/v2/graphql`, { method: 'POST', headers, body: form }).catch(() => undefined)
}

const JOB = '{ csvImportJobs(input: { offset: 1 }) { items { state rowsRead rowsWritten rowsFailed } } }'

interface Sample {
  rowsRead: number
  mb: number
}

/** Watches the import until it has ended, and kills the server in the middle if asked to. */
async function watch(samples: Sample[]) {
  let isDead = false
  for (;;) {
    await pause(SAMPLE_MS)
    // A connection that a busy server has closed meanwhile is no answer; the next one is.
    const [job] = (await ask(JOB).catch(() => ({ csvImportJobs: { items: [] } }))).csvImportJobs.items
    if (!job) continue
    samples.push({ rowsRead: job.rowsRead, mb: residentMb() })
    if (job.state !== 'RUNNING') return job
    if (!isKilled || isDead || job.rowsRead < rows / 2) continue
    isDead = true
    await server.end('SIGKILL')
    console.log(`killed after ${job.rowsRead} rows`)
    server = await startServer({ WHARF_DATA_DIR: folder })
  }
}

async function measure() {
  const path = join(folder, 'tiers.csv')
  await writeFile(path, await createPrice())
  const before = residentMb()
  const began = performance.now()
  const samples: Sample[] = []
  void upload(path)
  const { state, rowsWritten, rowsFailed } = await watch(samples)
  const speed = Math.round(rows / ((performance.now() - began) / 1000))
  const most = (from: number, to: number) =>
    Math.max(...samples.filter(({ rowsRead }) => rowsRead > from * rows && rowsRead <= to * rows).map(({ mb }) => mb)).toFixed(0)
  console.log(`${state}: ${rowsWritten} of ${rows} rows written, ${rowsFailed} failed, ${speed} rows a second`)
  console.log(
    `RSS ${before.toFixed(0)} MB before, at most ${most(0, 0.5)} MB in the first half and ${most(0.5, 1)} MB in the second`,
  )
}

try {
  await measure()
} finally {
  await server.end()
  removeFolder(folder)
}
