import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fill } from '../../../../test/catalogue.js'
import { type Answer, type House, house, TODAY } from '../../../../test/house.js'

let h: House
let ids: Awaited<ReturnType<typeof fill>>

beforeAll(async () => {
  h = await house({ closes: false })
  ids = await fill(h, {
    categories: { Alles: null },
    clusters: { CL: { names: { NL: 'Groep' }, categories: ['Alles'] } },
    products: [
      { sku: 'A', names: { NL: 'Hamer' }, categories: ['Alles'] },
      { sku: 'B', names: { NL: 'Zaag' } },
      { sku: 'C', names: { NL: 'Bijl' }, cluster: 'CL' },
    ],
  })
})
afterAll(() => h.close())

const START = 'mutation { productSearchFullReindexStart { reindexId newCollection alias } }'
const STATUS = `query ($id: String!) { productSearchReindexStatus(reindexId: $id) { reindexId progress { phase totalBatches completedBatches
  failedBatches waitingBatches activeBatches totalDocs indexedDocs indexedProducts indexedClusters progressPercent startedAt error } } }`
const LOCK = '{ productSearchReindexLock { isLocked reindexId ttlSeconds } }'
const CANCEL = 'mutation ($id: String!) { productSearchFullReindexCancel(reindexId: $id) { cancelled removedJobs } }'

const refusalOf = ({ errors }: Answer) => errors?.[0]

const find = async (term: string) => {
  const { products } = await h.gql('query ($term: String) { products(input: { term: $term }) { items { id } } }', { term })
  return products.items.map(({ id }: { id: number }) => id)
}
const begin = async (): Promise<string> => (await h.gql(START)).productSearchFullReindexStart.reindexId

test('a rebuilding makes every row anew, after the answer, and tells how far it is', async () => {
  await sql`delete from "searchText"`.execute(h.db)
  await sql`delete from "searchEntry"`.execute(h.db)
  expect(await find('hamer')).toEqual([])

  const id = await begin()
  const before = (await h.gql(STATUS, { id })).productSearchReindexStatus.progress
  const lock = await h.gql(LOCK)
  await h.outbox.work()

  expect(before).toMatchObject({ phase: 'indexing', totalBatches: 1, completedBatches: 0, activeBatches: 1, indexedDocs: 0 })
  expect(lock).toEqual({ productSearchReindexLock: { isLocked: true, reindexId: id, ttlSeconds: 600 } })
  expect(await find('hamer')).toEqual([ids.product.get('A')])
  expect(await find('bijl')).toEqual([ids.cluster.get('CL')])
  expect(await h.gql(STATUS, { id })).toEqual({
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
  expect(await h.gql(LOCK)).toEqual({ productSearchReindexLock: { isLocked: false, reindexId: null, ttlSeconds: null } })
  expect(h.outbox.failures).toEqual([])
})

test('there is one rebuilding at a time; it can be stopped, and then goes no further', async () => {
  const id = await begin()

  const second = await h.gql(START)
  const cancelled = await h.gql(CANCEL, { id })
  await h.outbox.work()

  expect(refusalOf(second)).toEqual({ code: 'REINDEX_ALREADY_RUNNING', message: 'The index is being rebuilt already' })
  expect(cancelled).toEqual({ productSearchFullReindexCancel: { cancelled: true, removedJobs: 1 } })
  expect((await h.gql(STATUS, { id })).productSearchReindexStatus.progress).toMatchObject({
    phase: 'cancelled',
    completedBatches: 0,
  })
  expect(await h.gql(CANCEL, { id })).toEqual({ productSearchFullReindexCancel: { cancelled: false, removedJobs: 0 } })
})

test('a rebuilding of which nothing was heard for ten minutes has lost its place', async () => {
  const lost = await begin()
  await h.db.updateTable('event').set({ doneAt: h.clock() }).where('doneAt', 'is', null).execute()

  h.travel('2026-11-15T12:10:01.000Z')
  const free = await h.gql(LOCK)
  const id = await begin()
  await h.outbox.work()
  h.travel(TODAY)

  expect(free).toEqual({ productSearchReindexLock: { isLocked: false, reindexId: null, ttlSeconds: null } })
  const phaseOf = async (one: string) => (await h.gql(STATUS, { id: one })).productSearchReindexStatus.progress.phase
  expect([await phaseOf(lost), await phaseOf(id)]).toEqual(['failed', 'done'])
})

test('a place can be freed by hand', async () => {
  const RELEASE = 'mutation { productSearchReindexLockForceRelease { released message } }'
  await begin()

  expect((await h.gql(RELEASE)).productSearchReindexLockForceRelease.released).toBe(true)
  expect((await h.gql(RELEASE)).productSearchReindexLockForceRelease.released).toBe(false)
})

test('products, clusters and categories are indexed by number or uuid, and the batches are counted', async () => {
  const metrics = async () =>
    (await h.gql('{ productSearchBatchMetrics { batchCount totalDocuments lastBatchSize pendingIds } }'))
      .productSearchBatchMetrics
  const before = await metrics()
  const { uuid } = await h.db.selectFrom('product').select('uuid').where('sku', '=', 'B').executeTakeFirstOrThrow()
  await sql`delete from "searchEntry"`.execute(h.db)

  const done = await h.gql(
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
  expect(done).toEqual({ p: one, c: one, d: one })
  expect((await h.gql('{ products { itemsFound } }')).products.itemsFound).toBe(3)
  expect(await metrics()).toEqual({
    batchCount: before.batchCount + 3,
    totalDocuments: before.totalDocuments + 4,
    lastBatchSize: 2,
    pendingIds: 0,
  })
  const hourly = (await h.gql('{ productSearchBatchMetricsHourly { totalHours hours { hour batchCount } } }'))
    .productSearchBatchMetricsHourly
  expect(hourly).toEqual({ totalHours: 1, hours: [{ hour: '2026-11-15T12:00:00.000Z', batchCount: before.batchCount + 3 }] })
})

test('a batch that fails is told with its reason, and the rebuilding goes on', async () => {
  await sql`alter table "searchEntry" add constraint "noSaw" check (sku <> 'B') not valid`.execute(h.db)

  const id = await begin()
  await h.outbox.work()
  await sql`alter table "searchEntry" drop constraint "noSaw"`.execute(h.db)

  expect((await h.gql(STATUS, { id })).productSearchReindexStatus.progress).toMatchObject({
    phase: 'done',
    failedBatches: 1,
    indexedDocs: 0,
  })
  const failed = (
    await h.gql('{ productSearchBatchMetricsFailedJobs(limit: 5) { queues { queue jobs { batchSize failedReason } } } }')
  ).productSearchBatchMetricsFailedJobs
  expect(failed.queues).toEqual([
    { queue: 'processor', jobs: [{ batchSize: 4, failedReason: expect.stringContaining('noSaw') }] },
  ])
  expect(await find('hamer')).toEqual([ids.product.get('A')])
})

/** Whoever writes an entry stumbles so many times, as if PostgreSQL had ended them for waiting in a circle. */
async function stumbling<T>(times: number, work: () => Promise<T>): Promise<T> {
  await sql`create sequence stumble`.execute(h.db)
  await sql`create function stumble() returns trigger language plpgsql as $$ begin
    if nextval('stumble') <= ${sql.lit(times)} then raise exception 'deadlock detected' using errcode = '40P01'; end if;
    return null; end $$`.execute(h.db)
  await sql`create trigger stumble before update on "searchEntry" for each statement execute function stumble()`.execute(h.db)
  try {
    return await work()
  } finally {
    await sql`drop trigger stumble on "searchEntry"`.execute(h.db)
    await sql`drop function stumble`.execute(h.db)
    await sql`drop sequence stumble`.execute(h.db)
  }
}

test('a batch that others got in the way of is tried again before it counts as failed', async () => {
  const rebuilt = async (times: number) => {
    const id = await begin()
    await stumbling(times, () => h.outbox.work())
    const { phase, failedBatches, indexedDocs } = (await h.gql(STATUS, { id })).productSearchReindexStatus.progress
    return { phase, failedBatches, indexedDocs }
  }

  expect(await rebuilt(2)).toEqual({ phase: 'done', failedBatches: 0, indexedDocs: 4 })
  expect(await rebuilt(100)).toEqual({ phase: 'done', failedBatches: 1, indexedDocs: 0 })
  expect(await find('hamer')).toEqual([ids.product.get('A')])
})

test('rebuilding asks for the right to own products, and a rebuilding that nobody knows is not found', async () => {
  const editor = await h.keyFor({ product: 'EDITOR' })

  expect(refusalOf(await h.gql(START, {}, editor)).code).toBe('FORBIDDEN')
  expect(refusalOf(await h.gql(STATUS, { id: 'x' })).code).toBe('REINDEX_NOT_FOUND_ERROR')
})

test('how the index is doing is for those who may change products, not for a storefront', async () => {
  const shop = await h.keyFor({ product: 'VIEWER' })
  const editor = await h.keyFor({ product: 'EDITOR' })
  const query = '{ productSearchReindexLock { isLocked } productSearchBatchMetricsFailedJobs { tenant } }'

  expect(refusalOf(await h.gql(query, {}, shop)).code).toBe('FORBIDDEN')
  expect((await h.gql(query, {}, editor)).productSearchReindexLock).toEqual({ isLocked: false })
})
