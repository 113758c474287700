import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fill } from '../../../../test/catalogue.js'
import { type Answer, startTestServer, type TestServer, TODAY } from '../../../../test/test-server.js'

let server: TestServer
let ids: Awaited<ReturnType<typeof fill>>

beforeAll(async () => {
  server = await startTestServer({ closes: false })
  ids = await fill(server, {
    categories: { Alles: null },
    clusters: { CL: { names: { NL: 'Groep' }, categories: ['Alles'] } },
    products: [
      { sku: 'A', names: { NL: 'Hamer' }, categories: ['Alles'] },
      { sku: 'B', names: { NL: 'Zaag' } },
      { sku: 'C', names: { NL: 'Bijl' }, cluster: 'CL' },
    ],
  })
})
afterAll(() => server.close())

const START = 'mutation { productSearchFullReindexStart { reindexId newCollection alias } }'
const STATUS = `query ($id: String!) { productSearchReindexStatus(reindexId: $id) { reindexId progress { phase totalBatches completedBatches
  failedBatches waitingBatches activeBatches totalDocs indexedDocs indexedProducts indexedClusters progressPercent startedAt error } } }`
const LOCK = '{ productSearchReindexLock { isLocked reindexId ttlSeconds } }'
const CANCEL = 'mutation ($id: String!) { productSearchFullReindexCancel(reindexId: $id) { cancelled removedJobs } }'

const errorOf = ({ errors }: Answer) => errors?.[0]

const find = async (term: string) => {
  const { products } = await server.gql('query ($term: String) { products(input: { term: $term }) { items { id } } }', { term })
  return products.items.map(({ id }: { id: number }) => id)
}
const startReindex = async (): Promise<string> => (await server.gql(START)).productSearchFullReindexStart.reindexId

test('a reindex rebuilds every row after the response, and reports its progress', async () => {
  await sql`delete from "searchText"`.execute(server.db)
  await sql`delete from "searchEntry"`.execute(server.db)
  expect(await find('hamer')).toEqual([])

  const id = await startReindex()
  const before = (await server.gql(STATUS, { id })).productSearchReindexStatus.progress
  const lock = await server.gql(LOCK)
  await server.outbox.work()

  expect(before).toMatchObject({ phase: 'indexing', totalBatches: 1, completedBatches: 0, activeBatches: 1, indexedDocs: 0 })
  expect(lock).toEqual({ productSearchReindexLock: { isLocked: true, reindexId: id, ttlSeconds: 600 } })
  expect(await find('hamer')).toEqual([ids.product.get('A')])
  expect(await find('bijl')).toEqual([ids.cluster.get('CL')])
  expect(await server.gql(STATUS, { id })).toEqual({
    productSearchReindexStatus: {
      reindexId: id,
      progress: {
        phase: 'done',
        totalBatches: 1,
        completedBatches: 1,
        failedBatches: 0,
        waitingBatches: 0,
        activeBatches: 0,
        totalDocs: 4,
        indexedDocs: 4,
        indexedProducts: 3,
        indexedClusters: 1,
        progressPercent: 100,
        startedAt: Date.parse(TODAY) / 1000,
        error: null,
      },
    },
  })
  expect(await server.gql(LOCK)).toEqual({ productSearchReindexLock: { isLocked: false, reindexId: null, ttlSeconds: null } })
  expect(server.outbox.failures).toEqual([])
})

test('only one reindex runs at a time, and a cancelled one runs no further batches', async () => {
  const id = await startReindex()

  const second = await server.gql(START)
  const cancelled = await server.gql(CANCEL, { id })
  await server.outbox.work()

  expect(errorOf(second)).toEqual({ code: 'REINDEX_ALREADY_RUNNING', message: 'The index is already being rebuilt' })
  expect(cancelled).toEqual({ productSearchFullReindexCancel: { cancelled: true, removedJobs: 1 } })
  expect((await server.gql(STATUS, { id })).productSearchReindexStatus.progress).toMatchObject({
    phase: 'cancelled',
    completedBatches: 0,
  })
  expect(await server.gql(CANCEL, { id })).toEqual({ productSearchFullReindexCancel: { cancelled: false, removedJobs: 0 } })
})

test('a reindex without a finished batch for ten minutes loses its lock', async () => {
  const lost = await startReindex()
  await server.db.updateTable('event').set({ doneAt: server.clock() }).where('doneAt', 'is', null).execute()

  server.travel('2026-11-15T12:10:01.000Z')
  const free = await server.gql(LOCK)
  const id = await startReindex()
  await server.outbox.work()
  server.travel(TODAY)

  expect(free).toEqual({ productSearchReindexLock: { isLocked: false, reindexId: null, ttlSeconds: null } })
  const phaseOf = async (reindexId: string) =>
    (await server.gql(STATUS, { id: reindexId })).productSearchReindexStatus.progress.phase
  expect([await phaseOf(lost), await phaseOf(id)]).toEqual(['failed', 'done'])
})

test('the lock of a reindex can be released manually', async () => {
  const RELEASE = 'mutation { productSearchReindexLockForceRelease { released message } }'
  await startReindex()

  expect((await server.gql(RELEASE)).productSearchReindexLockForceRelease.released).toBe(true)
  expect((await server.gql(RELEASE)).productSearchReindexLockForceRelease.released).toBe(false)
})

test('products, clusters and categories are indexed by id or uuid, and the metrics count the batches', async () => {
  const metrics = async () =>
    (await server.gql('{ productSearchBatchMetrics { batchCount totalDocuments lastBatchSize pendingIds } }'))
      .productSearchBatchMetrics
  const before = await metrics()
  const { uuid } = await server.db.selectFrom('product').select('uuid').where('sku', '=', 'B').executeTakeFirstOrThrow()
  await sql`delete from "searchEntry"`.execute(server.db)

  const result = await server.gql(
    `mutation ($products: [String!]!, $clusters: [String!]!, $categories: [String!]!) {
      p: productSearchProductsIndex(input: { ids: $products }) { accepted entityCount }
      c: productSearchClustersIndex(input: { ids: $clusters }) { accepted entityCount }
      d: productSearchCategoriesIndex(input: { ids: $categories }) { accepted entityCount } }`,
    {
      products: [uuid, 'nonsense', '99999'],
      clusters: [String(ids.cluster.get('CL'))],
      categories: [String(ids.category.get('Alles'))],
    },
  )

  const one = { accepted: true, entityCount: 1 }
  expect(result).toEqual({ p: one, c: one, d: one })
  expect((await server.gql('{ products { itemsFound } }')).products.itemsFound).toBe(3)
  expect(await metrics()).toEqual({
    batchCount: before.batchCount + 3,
    totalDocuments: before.totalDocuments + 4,
    lastBatchSize: 2,
    pendingIds: 0,
  })
  const hourly = (await server.gql('{ productSearchBatchMetricsHourly { totalHours hours { hour batchCount } } }'))
    .productSearchBatchMetricsHourly
  expect(hourly).toEqual({ totalHours: 1, hours: [{ hour: '2026-11-15T12:00:00.000Z', batchCount: before.batchCount + 3 }] })
})

test('a failed batch is reported with its reason, and the reindex continues', async () => {
  await sql`alter table "searchEntry" add constraint "noSaw" check (sku <> 'B') not valid`.execute(server.db)

  const id = await startReindex()
  await server.outbox.work()
  await sql`alter table "searchEntry" drop constraint "noSaw"`.execute(server.db)

  expect((await server.gql(STATUS, { id })).productSearchReindexStatus.progress).toMatchObject({
    phase: 'done',
    failedBatches: 1,
    indexedDocs: 0,
  })
  const failed = (
    await server.gql('{ productSearchBatchMetricsFailedJobs(limit: 5) { queues { queue jobs { batchSize failedReason } } } }')
  ).productSearchBatchMetricsFailedJobs
  expect(failed.queues).toEqual([
    { queue: 'processor', jobs: [{ batchSize: 4, failedReason: expect.stringContaining('noSaw') }] },
  ])
  expect(await find('hamer')).toEqual([ids.product.get('A')])
})

/** Makes the first writes to entries fail with a deadlock error while the work runs. */
async function withDeadlocks<T>(times: number, work: () => Promise<T>): Promise<T> {
  await sql`create sequence deadlock`.execute(server.db)
  await sql`create function deadlock() returns trigger language plpgsql as $$ begin
    if nextval('deadlock') <= ${sql.lit(times)} then raise exception 'deadlock detected' using errcode = '40P01'; end if;
    return null; end $$`.execute(server.db)
  await sql`create trigger deadlock before update on "searchEntry" for each statement execute function deadlock()`.execute(
    server.db,
  )
  try {
    return await work()
  } finally {
    await sql`drop trigger deadlock on "searchEntry"`.execute(server.db)
    await sql`drop function deadlock`.execute(server.db)
    await sql`drop sequence deadlock`.execute(server.db)
  }
}

test('a batch that meets a deadlock is retried before it counts as failed', async () => {
  const progressAfterDeadlocks = async (times: number) => {
    const id = await startReindex()
    await withDeadlocks(times, () => server.outbox.work())
    const { phase, failedBatches, indexedDocs } = (await server.gql(STATUS, { id })).productSearchReindexStatus.progress
    return { phase, failedBatches, indexedDocs }
  }

  expect(await progressAfterDeadlocks(2)).toEqual({ phase: 'done', failedBatches: 0, indexedDocs: 4 })
  expect(await progressAfterDeadlocks(100)).toEqual({ phase: 'done', failedBatches: 1, indexedDocs: 0 })
  expect(await find('hamer')).toEqual([ids.product.get('A')])
})

test('a reindex requires the role OWNER for products, and an unknown reindex is not found', async () => {
  const editor = await server.keyFor({ product: 'EDITOR' })

  expect(errorOf(await server.gql(START, {}, editor)).code).toBe('FORBIDDEN')
  expect(errorOf(await server.gql(STATUS, { id: 'x' })).code).toBe('REINDEX_NOT_FOUND_ERROR')
})

test('the state of the index is for editors of products, not for storefronts', async () => {
  const storefront = await server.keyFor({ product: 'VIEWER' })
  const editor = await server.keyFor({ product: 'EDITOR' })
  const query = '{ productSearchReindexLock { isLocked } productSearchBatchMetricsFailedJobs { tenant } }'

  expect(errorOf(await server.gql(query, {}, storefront)).code).toBe('FORBIDDEN')
  expect((await server.gql(query, {}, editor)).productSearchReindexLock).toEqual({ isLocked: false })
})
