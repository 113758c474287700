import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { importing, stumbling } from '../../../../test/imports.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ closes: false })
})
afterAll(() => server.close())

const FIELDS = 'id operation state fileName bytesTotal bytesRead rowsRead rowsWritten rowsFailed error finishedAt'
const jobs = async (input: object = {}, key?: string): Promise<Answer[]> => {
  const query = `query ($input: CsvImportJobSearchInput) { csvImportJobs(input: $input) { items { ${FIELDS} errors { code messages rowNumber record } } } }`
  return (await server.gql(query, { input }, key)).csvImportJobs.items
}
const latest = async (): Promise<Answer> => (await jobs())[0]
const cancel = (id: string, key?: string) =>
  server.gql('mutation ($id: String!) { job: csvImportJobCancel(id: $id) { state rowsWritten } }', { id }, key)
const fileOf = (skus: readonly string[]) => `SKU\n${skus.join('\n')}\n`
const skus = (prefix: string, count: number) => Array.from({ length: count }, (_, i) => `${prefix}${i + 1}`)
const stored = async (prefix: string) => {
  const { rows } = await sql<{ sku: string }>`select sku from product where sku like ${`${prefix}%`} order by id`.execute(
    server.db,
  )
  return rows.map(({ sku }) => sku)
}
const copies = async () =>
  (await sql<{ count: number }>`select count(*)::int from "csvImportJob" where "fileKey" is not null`.execute(server.db)).rows[0]
    ?.count

/** Imports a file, whose server is as good as dead when it comes to the product with this sku: its batch is rolled back and it does nothing more. */
const dyingAt = (sku: string, content: string) =>
  stumbling(server, sku, 'update "csvImportJob" set lease = gen_random_uuid()', () => importing(server)(content))

const waitFor = (state: string) => vi.waitFor(async () => expect((await latest()).state).toBe(state), { timeout: 30_000 })

test('an import is a job with its counts and the rows that were refused, on both interfaces', async () => {
  const content = 'SKU,PRIORITY\nA1,1\nA2\0,high\nA3,3\n'

  const answer = await importing(server)(content)

  const job = await latest()
  expect(answer).toMatchObject({ importedCount: 2, errors: [{ rowNumber: 2 }] })
  expect(job).toEqual({
    id: expect.any(String),
    operation: 'productCsvImport',
    state: 'DONE',
    fileName: 'a.csv',
    bytesTotal: content.length,
    bytesRead: content.length,
    rowsRead: 3,
    rowsWritten: 2,
    rowsFailed: 1,
    error: null,
    finishedAt: expect.any(String),
    errors: [
      {
        code: 'VALIDATION',
        messages: ['SKU must not contain a null character', 'PRIORITY must be a whole number'],
        rowNumber: 2,
        record: { SKU: 'A2\ufffd', PRIORITY: 'high' },
      },
    ],
  })
  const one = await server.rest(`GET /v2/imports/${job.id}`)
  const page = await server.rest('POST /v2/imports/search?expands=errors', { operations: ['productCsvImport'], states: ['DONE'] })
  expect([one.status, one.body]).toMatchObject([200, { state: 'DONE', rowsWritten: 2, errors: job.errors }])
  expect([page.status, page.body.data[0]]).toMatchObject([200, { rowsRead: 3, errors: job.errors }])
  expect((await server.rest('POST /v2/imports/search', { states: ['RUNNING'] })).body.itemsFound).toBe(0)
  expect(await copies()).toBe(0)
})

test('a file that is refused as a whole and a dry run leave no job', async () => {
  const before = (await jobs()).length

  const refused = await importing(server)('COLOUR\nred\n')
  const tried = await server.withHeaders({ 'api-dry-run': 'true' }, () => importing(server)(fileOf(skus('DRY', 3))))

  expect(refused.errors).toHaveLength(1)
  expect(tried.importedCount).toBe(3)
  expect([await stored('DRY'), (await jobs()).length]).toEqual([[], before])
})

test('a caller who may not run an import neither sees nor cancels it', async () => {
  const { id } = await latest()
  const pricing = await server.keyFor({ pricing: 'OWNER', product: 'EDITOR' })

  expect(await jobs({}, pricing)).toEqual([])
  expect((await cancel(id, pricing)).errors).toMatchObject([{ code: 'CSV_IMPORT_JOB_NOT_FOUND_ERROR' }])
  expect((await cancel(id)).job).toEqual({ state: 'DONE', rowsWritten: 2 })
})

test('a cancelled import keeps the written batches and reports where it ended', async () => {
  const wanted = skus('C', 1200)
  /** The second batch waits until the import is cancelled. */
  const cancelDuringBatch = () =>
    server.db.transaction().execute(async (inner) => {
      await sql`select pg_advisory_xact_lock(42)`.execute(inner)
      const answer = importing(server)(fileOf(wanted))
      await vi.waitFor(async () => expect(await latest()).toMatchObject({ bytesTotal: 6097, rowsRead: 500 }), { timeout: 30_000 })
      const { body } = await server.rest(`POST /v2/imports/${(await latest()).id}/cancel`)
      return { answer, body }
    })

  const { answer, body } = await stumbling(server, 'C700', 'perform pg_advisory_xact_lock(42)', async () => {
    const begun = await cancelDuringBatch()
    return { ...begun, answer: await begun.answer }
  })

  expect(body).toMatchObject({ state: 'CANCELLED', rowsWritten: 500 })
  expect(answer.importedCount).toBe(500)
  expect(answer.errors[0]).toEqual({
    code: 'UNKNOWN',
    messages: ['The import was cancelled; the import ended here'],
    rowNumber: 501,
  })
  expect((await server.rest('GET /v2/imports')).body.data[0]).toMatchObject({ state: 'CANCELLED', rowsWritten: 500 })
  expect(await stored('C')).toEqual(wanted.slice(0, 500))
  expect(await copies()).toBe(0)
})

test('cancelling ends an import that waits for its turn, and its copy is deleted', async () => {
  await dyingAt('D600', fileOf(skus('D', 900)))
  const { id, state } = await latest()

  const { status, body } = await server.rest(`POST /v2/imports/${id}/cancel`)
  server.travel('2026-11-15T12:02:00.000Z')
  await server.outbox.work()

  expect([state, status, body.state]).toEqual(['RUNNING', 200, 'CANCELLED'])
  expect((await stored('D')).length).toBe(500)
  expect(await copies()).toBe(0)
})

test('when the server dies, another one continues after its lease, and no row is written twice or left out', async () => {
  const wanted = [...skus('E', 600), 'E"bad', ...skus('F', 600)]
  const content = `SKU,PRIORITY\n${wanted.map((sku, i) => (sku.includes('"') ? 'BAD,high' : `${sku},${i}`)).join('\n')}\n`

  await dyingAt('F100', content)
  const died = await latest()
  await server.outbox.work()
  const leased = await latest()
  server.travel('2026-11-15T12:05:00.000Z')
  await server.outbox.work()
  await waitFor('DONE')

  expect(died).toMatchObject({ state: 'RUNNING', rowsRead: 500, rowsWritten: 500, rowsFailed: 0 })
  expect(leased).toEqual(died)
  expect(await latest()).toMatchObject({ rowsRead: 1201, rowsWritten: 1200, rowsFailed: 1, bytesRead: content.length })
  expect((await latest()).errors).toMatchObject([{ rowNumber: 601, record: { SKU: 'BAD', PRIORITY: 'high' } }])
  expect([await stored('E'), await stored('F')]).toEqual([skus('E', 600), skus('F', 600)])
  await vi.waitFor(async () => expect(await copies()).toBe(0))
  expect(server.outbox.failures).toEqual([])
})

test('an import whose copy is lost is given up after a day', async () => {
  await dyingAt('G1', fileOf(skus('G', 3)))
  await sql`update "csvImportJob" set "fileKey" = 'default/import/0.csv' where state = 'RUNNING'`.execute(server.db)

  server.travel('2026-11-15T12:10:00.000Z')
  await server.outbox.work()
  const waiting = (await latest()).state
  server.travel('2026-11-16T12:10:00.000Z')
  await server.outbox.work()

  expect([waiting, await latest()]).toMatchObject([
    'RUNNING',
    { state: 'FAILED', error: 'Its server stopped, and there is no copy of the file' },
  ])
})
