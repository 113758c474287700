/** What happens when OpenSearch fails or is behind, on a stand-in of it: clients get the right answer, and never an error. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { fill } from '../../../../../../test/catalogue.js'
import { contextOf } from '../../../../../../test/context.js'
import type { StandInIndex } from '../../../../../../test/opensearch/index.js'
import { type Misbehaviour, type OpenSearchStandIn, startOpenSearch } from '../../../../../../test/opensearch/server.js'
import { type Answer, startTestServer, type TestServer } from '../../../../../../test/test-server.js'
import type { OpenSearchSettings } from '../../../../../core/search-indexes.js'
import { prepareSearch } from '../../find-entries.js'
import { searchAreas } from '../engine.js'
import { OpenSearchClient } from './client.js'
import { openSearchIndexer } from './indexer.js'
import { readOpenSearchFigures } from './remote-index.js'

const CREDENTIALS = { user: 'wharf', password: 'a secret of the search' }
let h: TestServer
let server: OpenSearchStandIn
let settings: OpenSearchSettings
let products: number[]

beforeAll(async () => {
  server = await startOpenSearch(CREDENTIALS)
  settings = { url: server.url, ...CREDENTIALS, prefix: 'shop', minProducts: 0, timeoutMs: 60_000 }
  h = await startTestServer({ closes: false, search: { maxBytes: 0, minProducts: 0, waits: false, openSearch: settings } })
  const { product } = await fill(h, {
    attributes: { KLEUR: { type: 'TEXT', isSearchable: true, isPublic: true } },
    products: Array.from({ length: 30 }, (_, n) => ({
      sku: `P-${n}`,
      names: { NL: n % 2 ? `Hamer ${n}` : `Zaag ${n}` },
      attributes: { KLEUR: { NL: [`kleur ${n % 7}`] } },
    })),
  })
  products = [...product.values()]
})
afterAll(async () => {
  await h.close()
  await server.close()
})
afterEach(async () => {
  server.misbehave = () => null
  server.before = () => undefined
  settings.timeoutMs = 60_000
  indexes().openSearch = settings
  later(1)
  await waiting(() => find())
})

const indexes = () => h.services.searchIndexes as { waits: boolean; openSearch: OpenSearchSettings | null }

/** Runs work in which a search waits until its index is built or repaired. */
async function waiting<T>(work: () => Promise<T>): Promise<T> {
  indexes().waits = true
  return work().finally(() => {
    indexes().waits = false
  })
}

const QUERY = `query ($input: ProductSearchInput) { products(input: $input) {
  itemsFound items { ... on Product { productId } } filters { textFilters { value count countTotal } } } }`
const find = (input: object = {}): Promise<Answer> => h.gql(QUERY, { input: { term: 'hamer', language: 'NL', ...input } })
const rename = (id: number | undefined, value: string) =>
  h.gql(
    'mutation ($id: Int!, $names: [LocalizedStringInput!]!) { productUpdate(productId: $id, input: { names: $names }) { id } }',
    {
      id,
      names: [{ language: 'NL', value }],
    },
  )

/** Whether a statement searches the tables. */
const isSearch = (statement: string) => statement.includes('hit as materialized')

/** Runs a search and says who has answered it. */
async function findAndTell(input: object = {}): Promise<{ answer: Answer; engine: 'SQL' | 'OpenSearch' }> {
  h.statements.length = 0
  server.requests.length = 0
  const answer = await find(input)
  return { answer, engine: h.statements.some(isSearch) ? 'SQL' : 'OpenSearch' }
}

async function findInSql(input: object = {}): Promise<Answer> {
  indexes().openSearch = null
  return find(input).finally(() => {
    indexes().openSearch = settings
  })
}

const onlyIndex = (): StandInIndex => [...server.indexes.values()].find(({ name }) => name.startsWith('shop-')) as StandInIndex
const later = (minutes: number) => h.travel(new Date(h.clock().getTime() + minutes * 60_000).toISOString())

describe('the index', () => {
  test('is built by the first search, which the database answers meanwhile; later ones are answered by OpenSearch', async () => {
    server.lose()
    const first = await waiting(() => findAndTell())
    const { answer, engine } = await findAndTell()

    expect(first.answer).toEqual(answer)
    expect(engine).toBe('OpenSearch')
    expect(answer.products.itemsFound).toBe(15)
    expect([...server.aliases.keys()]).toEqual([expect.stringMatching(/^shop-default-[0-9a-f]{10}-1$/)])
    expect(server.requests.every((line) => line.endsWith('_msearch'))).toBe(true)
  })

  test('is not used for a tenant with fewer products than the setting says', async () => {
    indexes().openSearch = { ...settings, minProducts: 31 }
    expect((await findAndTell()).engine).toBe('SQL')
    expect(server.requests).toEqual([])

    indexes().openSearch = { ...settings, minProducts: 30 }
    expect((await waiting(() => findAndTell())).engine).toBe('OpenSearch')
  })

  test('does not answer pages beyond its 10,000th result: the database does', async () => {
    const far = { page: 900, offset: 12 }
    const { answer, engine } = await findAndTell(far)

    expect(engine).toBe('SQL')
    expect(answer).toEqual(await findInSql(far))
  })

  test('counts more values than fit into one answer in parts, which add up to the same', async () => {
    const client = new OpenSearchClient(settings)
    const values = (include: object) => ({
      size: 0,
      aggs: { m: { nested: { path: 'm' }, aggs: { values: { terms: { field: 'm.values', size: 100, ...include } } } } },
    })
    const parts = [...Array(4).keys()].map((partition) => values({ include: { partition, num_partitions: 4 } }))
    const answers = await client.search(onlyIndex().name, [values({}), ...parts])

    const [whole, ...divided] = answers.map(({ aggregations }) =>
      (aggregations as Answer).m.values.buckets.map(({ key }: Answer) => key),
    )
    expect(whole.length).toBe(7)
    expect(divided.flat().sort()).toEqual([...whole].sort())
  })
})

describe('a change', () => {
  test('is shipped by the search that needs it, and nothing else is written', async () => {
    const versions = () => products.map((id) => (onlyIndex().get(String(id)) as Answer)._version as number)
    const before = versions()
    await rename(products[0], 'Hamer van goud')
    const { answer, engine } = await findAndTell()

    expect(engine).toBe('OpenSearch')
    expect(answer.products.itemsFound).toBe(16)
    expect(answer).toEqual(await findInSql())
    expect(versions().filter((version, i) => version !== before[i])).toHaveLength(1)
  })

  test('is waited for only when there are few: after many the database answers until the background has shipped them', async () => {
    for (let n = 0; n < 20; n++) await rename(products[2], `Zaag nummer ${n}`)
    const many = await findAndTell({ term: 'nummer' })
    await waiting(() => find({ term: 'nummer' }))
    const shipped = await findAndTell({ term: 'nummer' })

    expect([many.engine, shipped.engine]).toEqual(['SQL', 'OpenSearch'])
    expect(shipped.answer).toEqual(many.answer)
    expect(shipped.answer.products.itemsFound).toBe(1)
  })

  test('is shipped by the background, whose figures show how far it is behind', async () => {
    const { searchIndexes } = h.services
    const indexer = openSearchIndexer({ searchIndexes, tenants: h.tenants, clock: h.clock, onError: () => undefined })
    await indexer.work()
    const ctx = await contextOf(h)
    const prepared = await prepareSearch(ctx, { term: 'spijker', language: 'NL', statuses: ['A'] })
    const search = async () => (await searchAreas(ctx, prepared, [{}], { page: 1, offset: 5 }))[0]?.itemsFound
    await search()
    const first = readOpenSearchFigures(searchIndexes)
    server.misbehave = (line) => (line.includes('_bulk') ? 'refuses' : null)
    await rename(products[4], 'Spijker')
    const found = await search()
    const behind = readOpenSearchFigures(searchIndexes)
    server.misbehave = () => null
    later(1)
    await indexer.work()
    const last = readOpenSearchFigures(searchIndexes)

    expect(first).toMatchObject({ isUp: true, lag: 0, fallbacks: 0 })
    expect(found).toBe(1)
    expect(behind).toMatchObject({ isUp: false, answered: first?.answered, fallbacks: 1 })
    expect(behind?.lag).toBeGreaterThan(0)
    expect(last).toMatchObject({ isUp: true, lag: 0, fallbacks: 1 })
  })

  test('is not lost when OpenSearch has no room for some of the writes, or for a whole request: they are sent again', async () => {
    let refused = 0
    const kinds: Misbehaviour[] = ['is busy', 'rejects writes', 'rejects writes']
    server.misbehave = (line) => (line.includes('_bulk') ? (kinds[refused++] ?? null) : null)
    await rename(products[6], 'Vijl')
    await rename(products[8], 'Vijl')
    const { answer, engine } = await findAndTell({ term: 'vijl' })

    expect(refused).toBeGreaterThan(3)
    expect(engine).toBe('OpenSearch')
    expect(answer.products.itemsFound).toBe(2)
  })

  test('is not written over by a process that has lost its lock: the database answers, and the next search repairs the index', async () => {
    server.before = (line) => {
      if (!line.includes('_bulk')) return
      server.before = () => undefined
      const { _source: state } = onlyIndex().get('state') as Answer
      onlyIndex().write('state', { kind: 'state', ...state, update: state.update + 1 }, {})
    }
    await rename(products[10], 'Beitel')
    const late = await findAndTell({ term: 'beitel' })
    later(1)
    const repaired = await waiting(() => findAndTell({ term: 'beitel' }))

    expect([late.engine, repaired.engine]).toEqual(['SQL', 'OpenSearch'])
    expect([late, repaired].map(({ answer }) => answer.products.itemsFound)).toEqual([1, 1])
  })
})

describe('when OpenSearch', () => {
  test.each(['refuses', 'hangs', 'is busy'] as const)(
    '%s, the database answers, and it is asked again later',
    async (misbehaviour) => {
      settings.timeoutMs = 30
      server.misbehave = () => misbehaviour
      const failed = await findAndTell()
      settings.timeoutMs = 60_000
      server.misbehave = () => null
      const alone = await findAndTell()
      const asked = [...server.requests]
      later(1)
      const again = await findAndTell()

      expect([failed.engine, alone.engine, again.engine]).toEqual(['SQL', 'SQL', 'OpenSearch'])
      expect(asked).toEqual([])
      expect(failed.answer).toEqual(again.answer)
      expect(failed.answer.errors).toBeUndefined()
    },
  )

  test('loses its index, the database answers, and the index is built again', async () => {
    server.lose()
    const lost = await findAndTell()
    later(1)
    const built = await waiting(() => findAndTell())

    expect([lost.engine, built.engine]).toEqual(['SQL', 'OpenSearch'])
    expect(lost.answer).toEqual(built.answer)
    expect(server.indexes.size).toBe(1)
  })

  test('does not accept the password, the database answers', async () => {
    indexes().openSearch = { ...settings, password: 'wrong' }
    const { answer, engine } = await findAndTell()

    expect(engine).toBe('SQL')
    expect(answer).toEqual(await findInSql())
  })

  test('shows an index in the middle of an update, the database answers', async () => {
    const { _source: state } = onlyIndex().get('state') as Answer
    onlyIndex().write('state', { kind: 'state', ...state, version: -1 }, {})
    onlyIndex().refresh()
    const half = await findAndTell()
    const whole = await waiting(() => findAndTell())

    expect([half.engine, whole.engine]).toEqual(['SQL', 'OpenSearch'])
  })

  test('has an index of another past of the database, that one is deleted', async () => {
    const { name } = onlyIndex()
    const { _source: state } = onlyIndex().get('state') as Answer
    onlyIndex().write('state', { kind: 'state', ...state, timeline: 'that of a server that is gone' }, {})
    await rename(products[12], 'Schaaf')
    const { answer, engine } = await waiting(() => findAndTell({ term: 'schaaf' }))

    expect(engine).toBe('OpenSearch')
    expect(answer.products.itemsFound).toBe(1)
    expect(onlyIndex().name).not.toBe(name)
    expect(server.indexes.size).toBe(1)
  })
})

describe('the stand-in behaves as the documentation of OpenSearch says', () => {
  const body = {
    mappings: { dynamic: 'strict', properties: { kind: { type: 'keyword' }, n: { type: 'integer' } } },
    aliases: { other: {} },
  }
  let client: OpenSearchClient
  beforeAll(async () => {
    client = new OpenSearchClient(settings)
    await client.call('PUT', '/stand-in', { body })
  })
  afterAll(() => client.call('DELETE', '/stand-in'))
  const search = async (more: object = {}) => (await client.search('other', [{ sort: [{ n: 'asc' }], ...more }]))[0]?.hits

  test('a document is found after a refresh only, and can be read by its id at once', async () => {
    await client.bulk('other', [{ action: { index: { _id: 'a' } }, document: { kind: 'x', n: 1 } }])
    const [before, read] = [await search(), await client.call<Answer>('GET', '/stand-in/_doc/a')]
    await client.call('POST', '/stand-in/_refresh')

    expect(read._source).toEqual({ kind: 'x', n: 1 })
    expect([before, await search()].map((hits) => hits?.total.value)).toEqual([0, 1])
    expect(await client.call('GET', '/stand-in/_count')).toMatchObject({ count: 1 })
  })

  test('a document of an older external version, of an unknown field, or for a missing alias is refused', async () => {
    const write = (alias: string, version: number, document: object) =>
      client
        .bulk(alias, [{ action: { index: { _id: 'v', version, version_type: 'external_gte' } }, document }])
        .catch(({ status, type }) => [status, type])

    expect(await write('other', 5, { n: 1 })).toBeUndefined()
    expect(await write('other', 5, { n: 2 })).toBeUndefined()
    expect(await write('other', 4, { n: 3 })).toEqual([409, 'version_conflict_engine_exception'])
    expect(await write('other', 6, { m: 3 })).toEqual([400, 'strict_dynamic_mapping_exception'])
    expect(await write('nowhere', 6, { n: 3 })).toEqual([404, 'index_not_found_exception'])
  })

  test('a page that is too far, a missing index and an unknown query are refused', async () => {
    const refusal = (work: Promise<unknown>) => work.catch(({ status, type }) => [status, type])

    expect(await refusal(search({ from: 9_995, size: 10 }))).toEqual([400, 'search_phase_execution_exception'])
    expect(await refusal(client.search('nowhere', [{}]))).toEqual([404, 'index_not_found_exception'])
    expect(await refusal(search({ query: { guess: {} } }))).toEqual([400, 'parsing_exception'])
  })
})
