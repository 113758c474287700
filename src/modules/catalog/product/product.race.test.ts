import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { fill } from '../../../../test/catalogue.js'
import { uuidOf } from '../../../../test/category-fixtures.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'
import { refreshEntries } from '../search-index/refresh.js'

const ROUNDS = 8
const SKUS = Array.from({ length: 16 }, (_, i) => `S${i}`)

/** Adds sixteen products: every other one in a cluster, the others in a category. */
const addCatalogue = (server: TestServer) =>
  fill(server, {
    categories: { Gereedschap: null, Verf: null },
    attributes: { COLOR: 'TEXT' },
    clusters: Object.fromEntries(
      ['C0', 'C1', 'C2'].map((code, i) => [code, { names: { NL: code }, categories: [i % 2 ? 'Verf' : 'Gereedschap'] }]),
    ),
    products: SKUS.map((sku, i) => ({
      sku,
      names: { NL: `Ding ${i}` },
      ...(i % 2 ? { cluster: `C${i % 3}` } : { categories: [i % 4 ? 'Verf' : 'Gereedschap'] }),
    })),
  })

/** Reads everything that a search reads, without the time of indexing. */
async function readIndex(server: TestServer) {
  const { rows } = await sql<{ row: string }>`
    select (to_jsonb(e) - 'indexedAt')::text as row from "searchEntry" e union all
    select to_jsonb(m)::text from "searchMember" m union all
    select to_jsonb(t)::text from "searchText" t order by 1`.execute(server.db)
  return rows.map(({ row }) => row)
}

/** Reads how many deadlocks PostgreSQL has resolved. A connection reports its statistics with a statement, at most once a second. */
async function countDeadlocks(server: TestServer): Promise<number> {
  await new Promise((done) => setTimeout(done, 1100))
  await Promise.all(Array.from({ length: 8 }, () => sql`select pg_sleep(0.2)`.execute(server.db)))
  const { rows } = await sql<{ n: number }>`
    select deadlocks::int4 as n from pg_stat_database where datname = current_database()`.execute(server.db)
  return rows[0]?.n ?? -1
}

const codesOf = (answer: Answer): string[] =>
  answer.errors?.map(({ code }: Answer) => code) ??
  (answer.status >= 400 ? [`${answer.status}`] : (answer.body?.data ?? []).flatMap(({ error }: Answer) => error ?? []))

/** A client that sends a request again when the server says that it is too busy, as the server asks of its clients. */
const patientClient = (server: TestServer) => {
  const untilServed = async (send: () => Promise<Answer>): Promise<Answer> => {
    for (;;) {
      const answer = await send()
      if (!codesOf(answer).some((code) => code === 'SERVICE_UNAVAILABLE' || code === '503')) return answer
    }
  }
  return {
    gql: (query: string, variables?: object) => untilServed(() => server.gql(query, variables)),
    rest: (line: string, body: object) => untilServed(() => server.rest(line, body)),
  }
}

test('concurrent product updates, bulk requests, moves, deletions and a reindex never cause a deadlock', async () => {
  const server = await startTestServer()
  const { category, cluster, product } = await addCatalogue(server)
  const [products, clusters, categories] = [[...product.values()], [...cluster.values()], [...category.values()]]
  const pick = (list: readonly number[], n: number) => list[n % list.length] as number
  const before = await countDeadlocks(server)
  const { gql, rest } = patientClient(server)
  const UPDATE = 'mutation ($id: Int!, $input: UpdateProductInput!) { productUpdate(productId: $id, input: $input) { id } }'
  const update = (id: number, input: object) => gql(UPDATE, { id, input })
  const errors: string[] = []
  const done: number[] = []

  /** Requests that run concurrently, each for some rounds. `n` differs every time. */
  const requests: ((n: number) => Promise<Answer>)[] = [
    (n) => update(pick(products, n * 5), { clusterId: pick(clusters, n) }),
    (n) => update(pick(products, n * 7), { clusterId: pick(clusters, n + 1), names: [{ language: 'NL', value: `Ander ${n}` }] }),
    (n) => update(pick(products, n * 3), { categoryId: pick(categories, n) }),
    (n) =>
      rest('POST /v2/products/bulk/id', {
        products: [3, 11, 2, 9, 6].map((i) => ({
          id: pick(products, n + i),
          shortNames: [{ language: 'NL', value: `${n}` }],
          ...(i % 3 === 0 && { clusterId: pick(clusters, n + i) }),
          ...(i % 3 === 2 && { parent: { id: pick(categories, n + i) } }),
        })),
      }),
    (n) =>
      rest('POST /v2/products/bulk/sku', {
        products: [14, 1, 8, 5].map((i) => ({ sku: SKUS[(n + i) % 16], manufacturer: `M${n}` })),
      }),
    (n) =>
      gql('mutation ($input: ProductBulkMoveInput!) { productBulkMove(input: $input) { movedCount } }', {
        input: { products: [10, 4, 12].map((i) => ({ productId: pick(products, n + i), categoryId: pick(categories, n) })) },
      }),
    (n) =>
      gql(
        `mutation ($id: Int!, $input: CategoryAddProductsClustersInput!) { categoryAddProductsClusters(id: $id, input: $input) { results { key } } }`,
        {
          id: pick(categories, n),
          input: { productIds: [pick(products, n + 6), pick(products, n)], clusterIds: clusters.toReversed() },
        },
      ),
    (n) =>
      rest('POST /v2/clusters/bulk/id', {
        clusters: [2, 0].map((i) => ({
          id: pick(clusters, n + i),
          clusterConfigId: 1,
          products: [i, i + 7].map((k) => ({ sku: SKUS[(n + k) % 16] })),
        })),
      }),
    (n) => gql(`mutation { clusterAssignProduct(clusterId: ${pick(clusters, n)}, productId: ${pick(products, n * 11)}) { id } }`),
    async (n) => {
      const { clusterCreate } = await gql(
        `mutation { clusterCreate(input: { clusterConfigId: 1, names: [{ language: "NL", value: "Kort" }] }) { id } }`,
      )
      await gql(`mutation { clusterAssignProduct(clusterId: ${clusterCreate.id}, productId: ${pick(products, n)}) { id } }`)
      await update(pick(products, n), { clusterId: pick(clusters, n) })
      return gql(`mutation { clusterDelete(id: ${clusterCreate.id}) }`)
    },
    async (n) => {
      const uuids = await Promise.all([
        uuidOf(server, 'category', pick(categories, n)),
        uuidOf(server, 'product', pick(products, n * 2)),
      ])
      const TOP =
        'mutation ($c: ID!, $p: ID!) { baseProductCategoryMoveToTopByUuids(categoryUuid: $c, productUuid: $p) { uuid } }'
      const answer = await gql(TOP, { c: uuids[0], p: uuids[1] })
      return answer.errors?.[0].message.includes('does not list') ? {} : answer
    },
    async () => {
      const begun = await gql('mutation { productSearchFullReindexStart { reindexId } }')
      await server.outbox.work()
      return begun
    },
  ]
  await Promise.all(
    requests.map(async (request, w) => {
      for (let i = 0; i < ROUNDS; i++) {
        const codes = codesOf(await request(w + i * 3))
        errors.push(...codes)
        if (codes.length === 0) done[w] = (done[w] ?? 0) + 1
      }
    }),
  )

  // Whatever was refused, no request was refused every time.
  expect(requests.map((_, w) => (done[w] ?? 0) > 0)).toEqual(requests.map(() => true))
  expect([...new Set(errors)].filter((code) => !/^CLUSTER_DELETE|^CLUSTER_HAS/.test(code))).toEqual([])
  expect(server.logged).toEqual([])
  expect(server.outbox.failures).toEqual([])
  expect((await countDeadlocks(server)) - before).toBe(0)
  const failed = await server.db.selectFrom('searchBatch').select('error').where('error', 'is not', null).execute()
  expect(failed).toEqual([])
  const indexBefore = await readIndex(server)
  const all = await server.db.selectFrom('cluster').select('id').execute()
  await sql`delete from "searchEntry"`.execute(server.db)
  await sql`delete from "searchText"`.execute(server.db)
  await sql`delete from "searchMember"`.execute(server.db)
  await refreshEntries({ db: server.db, now: server.clock() }, { productIds: products, clusterIds: all.map(({ id }) => id) })
  expect(indexBefore).toEqual(await readIndex(server))
})

test('two systems can add the same clusters with the same products concurrently: one changes what the other has added', async () => {
  const server = await startTestServer()
  const { clusterConfigCreate } = await server.gql('mutation { clusterConfigCreate(input: { name: "RACE" }) { id } }')
  const names = (value: string) => [{ language: 'NL', value }]
  const sources = (sourceId: string) => [{ source: 'PIM', sourceId }]
  const products = (round: number) =>
    Array.from({ length: 10 }, (_, i) => ({ sources: sources(`p${round}-${i}`), names: names(`Ding ${i}`) }))
  const clusters = (round: number) => [
    { sources: sources(`c${round}`), names: names('Groep'), clusterConfigId: clusterConfigCreate.id, products: products(round) },
  ]
  for (let round = 0; round < 4; round++) {
    const answers = await Promise.all([
      server.rest('POST /v2/clusters/bulk/sourceId', { clusters: clusters(round) }),
      server.rest('POST /v2/clusters/bulk/sourceId', { clusters: clusters(round) }),
      server.rest('POST /v2/products/bulk/sourceId', { products: products(round) }),
    ])

    expect(answers.flatMap(({ body }) => body.data.flatMap(({ error }: Answer) => error ?? []))).toEqual([])
  }
})
