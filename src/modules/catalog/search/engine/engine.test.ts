/**
 * The contract of the engines of the search: SQL is right by definition, and the index in memory gives the same answers to random searches of a random
 * catalogue, before and after random changes.
 */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fill } from '../../../../../test/catalogue.js'
import { contextOf } from '../../../../../test/context.js'
import {
  CATEGORIES,
  createRandom,
  fillRandomly,
  type Random,
  type RandomCatalogue,
  type RandomSearch,
  randomSearch,
  STATUSES,
  TERMS,
  WORDS,
} from '../../../../../test/random-catalogue.js'
import { type Answer, startTestServer, type TestServer } from '../../../../../test/test-server.js'
import { prepareSearch } from '../find-entries.js'
import { searchAreas } from './engine.js'

type Engine = 'SQL' | 'memory'

const MAX_BYTES = 2 ** 30
let server: TestServer
let catalogue: RandomCatalogue
let ids: RandomCatalogue['ids']

beforeAll(async () => {
  server = await startTestServer({ closes: false, search: { maxBytes: MAX_BYTES, minProducts: 0, waits: true } })
  catalogue = await fillRandomly(server)
  ids = catalogue.ids
})
afterAll(() => server.close())

/** Selects the engine for all following searches. */
function use(engine: Engine): void {
  const indexes = server.services.searchIndexes as { maxBytes: number }
  indexes.maxBytes = engine === 'memory' ? MAX_BYTES : 0
}

const PAGE = `itemsFound pages termLanguage items { __typename ... on Product { productId } ... on Cluster { clusterId } }
  filters { attributeDescription { name } type textFilters { value count countActive countTotal isSelected }
    integerRangeFilter { min max } decimalRangeFilter { min max } }`
const WHOLE = `query ($input: ProductSearchInput) { products(input: $input) { ${PAGE} } }`
const IN_CATEGORY = `query ($id: Float!, $input: CategoryProductSearchInput) { category(categoryId: $id) { products(input: $input) { ${PAGE} } } }`

const find = ({ categoryId, input }: RandomSearch): Promise<Answer> =>
  categoryId === null ? server.gql(WHOLE, { input }) : server.gql(IN_CATEGORY, { id: categoryId, input })

/** The engines that must return the same as SQL. */
const FAST = ['memory'] as const

/** Compares the results of engines with that of SQL, and returns it. Counts in `alone` how often each has found the results without SQL. */
async function compare(engines: readonly Engine[], search: RandomSearch, alone: Record<string, number> = {}): Promise<Answer> {
  use('SQL')
  const expected = await find(search)
  for (const engine of engines) {
    use(engine)
    server.statements.length = 0
    const answer = await find(search)
    expect({ engine, search, answer }).toEqual({ engine, search, answer: expected })
    if (!server.statements.some(isSearch)) alone[engine] = (alone[engine] ?? 0) + 1
  }
  return expected
}

async function compareRandomly(seed: number, count: number): Promise<Record<string, number>> {
  const random = createRandom(seed)
  const alone = {}
  for (let i = 0; i < count; i++) await compare(FAST, randomSearch(random, catalogue), alone)
  return alone
}

/** Whether a statement searches the tables instead of asking the index. */
const isSearch = (statement: string) => statement.includes('hit as materialized')

describe('the index in memory returns the same as SQL', () => {
  test('for random searches, most of which it handles alone', async () => {
    const alone = await compareRandomly(1, 120)
    for (const engine of FAST) expect(alone[engine]).toBeGreaterThan(60)
  })

  test('for every term alone, in two languages', async () => {
    for (const term of TERMS)
      for (const language of ['NL', 'EN'])
        await compare(FAST, { categoryId: null, input: { term, language, offset: 500, statuses: [] } })
  })

  test('after random changes, for new searches and for those that were made before', async () => {
    const random = createRandom(11)
    const products = [...ids.product.values()]
    const repeated = Array.from({ length: 8 }, () => randomSearch(random, catalogue))
    const alone = {}
    const done = new Set<string>()
    for (let round = 0; round < 72; round++) {
      for (let n = random.below(3); n >= 0; n--) {
        const kind = random.pick(Object.keys(changes))
        // A product may be in a cluster, or not in the category that it should leave.
        await changes[kind]?.(random, random.pick(products)).then(
          () => done.add(kind),
          () => undefined,
        )
      }
      await compare(FAST, random.pick(repeated), alone)
      await compareRandomly(100 + round, 1)
    }
    for (const search of repeated) await compare(FAST, search, alone)
    for (const engine of FAST) expect((alone as Record<string, number>)[engine]).toBeGreaterThan(20)
    expect([...done].sort()).toEqual(Object.keys(changes).sort())
  })
})

describe.each(FAST)('%s returns the same as SQL', (engine) => {
  beforeAll(() => use(engine))

  test('and does it without searching the tables', async () => {
    const search = { categoryId: null, input: { term: 'zaag', language: 'NL' } }
    use(engine)
    const { products } = await find(search)
    server.statements.length = 0
    await find(search)

    expect(products.itemsFound).toBeGreaterThan(12)
    expect(
      server.statements.filter((statement) => statement.includes('"searchText"') || statement.includes('"searchMember"')),
    ).toEqual([])
    expect(server.statements.length).toBeLessThanOrEqual(6)
  })

  test('and asks the index once for a page with its facets', async () => {
    const search = { categoryId: null, input: { term: 'zaag', language: 'NL', textFilters: [] } }
    use(engine)
    await server.gql(UPDATE, {
      id: [...ids.product.values()][2],
      input: { names: [{ language: 'NL', value: 'Zaag in één keer' }] },
    })
    await find({ categoryId: null, input: { term: 'hamer' } })
    const indexes = server.services.searchIndexes as { ask: (message: object) => Promise<unknown> }
    const { ask } = indexes
    const kinds: string[] = []
    indexes.ask = (message) => {
      kinds.push((message as { kind: string }).kind)
      return ask(message)
    }
    const found = await find(search)
    indexes.ask = ask

    expect(kinds).toEqual(['search'])
    expect(found.products.filters.length).toBeGreaterThan(0)
  })

  test.each(['NAME', 'PRICE', 'CATEGORY_ORDER', 'LAST_MODIFIED_AT'])(
    'in the order of %s, which only the database knows: it sorts what the engine has found',
    async (field) => {
      const search = {
        categoryId: null,
        input: { term: 'zaag', language: 'NL', statuses: [], sortInputs: [{ field, order: 'DESC' }] },
      }
      await compare([engine], search)
      server.statements.length = 0
      await find(search)

      expect(server.statements.filter((statement) => statement.includes('"searchText"'))).toEqual([])
      expect(server.statements.filter(isSearch)).toHaveLength(1)
    },
  )

  test.each([
    ['a sort by name and then by relevance', { sortInputs: [{ field: 'NAME' }, { field: 'RELEVANCE' }] }, 1],
    ['boosts of its own', { searchFields: [{ fieldNames: ['NAME'], boost: 3 }] }, 2],
    ['a size whose parts follow each other', { term: '18 V' }, 2],
  ])('if it cannot, the database is searched: %s', async (_, input, searches) => {
    const search = { categoryId: null, input: { term: 'zaag', language: 'NL', statuses: [], ...input } }
    await compare([engine], search)
    server.statements.length = 0
    await find(search)

    expect(server.statements.filter(isSearch)).toHaveLength(searches)
  })
})

const UPDATE = 'mutation ($id: Int!, $input: UpdateProductInput!) { productUpdate(productId: $id, input: $input) { id } }'

/** The kinds of change that an index must notice. */
const changes: Record<string, (random: Random, id: number) => Promise<unknown>> = {
  status: ({ pick }, id) => server.gql(UPDATE, { id, input: { status: pick(STATUSES) } }),
  name: ({ some, below }, id) =>
    server.gql(UPDATE, { id, input: { names: [{ language: 'NL', value: `${some(WORDS, 3).join(' ')} nieuw${below(50)}` }] } }),
  code: ({ below }, id) => server.gql(UPDATE, { id, input: { manufacturerCode: `M${below(30)}` } }),
  description: ({ some }, id) =>
    server.gql(UPDATE, { id, input: { descriptions: [{ language: 'NL', value: some(WORDS, 5).join(' ') }] } }),
  hidden: ({ below }, id) => server.gql(UPDATE, { id, input: { hidden: below(2) ? 'Y' : 'N' } }),
  leave: ({ pick }, id) =>
    server.gql('mutation ($id: Int!, $categoryId: Int!) { productRemoveFromCategory(productId: $id, categoryId: $categoryId) }', {
      id,
      categoryId: ids.category.get(pick(CATEGORIES)),
    }),
  enter: ({ pick }, id) => server.gql(UPDATE, { id, input: { categoryId: ids.category.get(pick(CATEGORIES)) } }),
  join: ({ pick }, id) => server.gql(UPDATE, { id, input: { clusterId: pick([...ids.cluster.values()]) } }),
  cluster: ({ pick, some }) =>
    server.gql(
      'mutation ($id: Int!, $names: [LocalizedStringInput!]!) { clusterUpdate(clusterId: $id, input: { names: $names }) { id } }',
      {
        id: pick([...ids.cluster.values()]),
        names: [{ language: 'NL', value: some(WORDS, 3).join(' ') }],
      },
    ),
  attributes: (random, id) => changeAttributes(random, [id]),
  many: (random) => changeAttributes(random, random.some([...ids.product.values()], 60)),
  added: async (random) => {
    const sku = `NEW-${random.below(1_000_000)}`
    const made = await fill(server, { products: [{ sku, names: { NL: random.some(WORDS, 3).join(' ') } }] })
    const id = made.product.get(sku) as number
    await changeAttributes(random, [id])
    if (random.below(2)) await server.gql('mutation ($id: Int!) { productDelete(productId: $id) }', { id })
  },
  // As if so much had changed that single results were not noted: the whole block is read.
  unnoted: async () => {
    await sql`delete from "searchChange"`.execute(server.db)
    await sql`insert into "searchCount" (list, bucket, class, statuses, hidden, delta) values ('version', 2, '', '{}', false, 1)`.execute(
      server.db,
    )
  },
}

async function changeAttributes({ below, pick }: Random, productIds: readonly number[]) {
  const { body } = await server.rest('POST /v2/products/bulk/id', {
    products: [...new Set(productIds)].map((id) => ({
      id,
      attributes: [
        { attributeDescriptionName: 'GEWICHT', value: below(3) ? { intValue: below(6) } : null },
        { attributeDescriptionName: 'KLEUR', value: { textValues: [{ language: 'NL', values: [pick(['rood', 'wit'])] }] } },
      ],
    })),
  })
  expect(body.data.every(({ success }: Answer) => success)).toBe(true)
}

describe.each(['SQL', 'memory'] as const)('%s, after a change', (engine) => {
  beforeAll(() => use(engine))

  test('reports its version, which is that of the change or newer', async () => {
    const ctx = await contextOf(server)
    const prepared = await prepareSearch(ctx, { term: 'zaag', language: 'NL', statuses: ['A'] })
    const versionOf = async () => (await searchAreas(ctx, prepared, [{}], { page: 1, offset: 5 }))[0]?.version ?? null
    const current = async () => {
      const { rows } = await sql<{ version: number }>`
        select sum(delta)::float8 as version from "searchCount" where list in ('version', 'text')`.execute(server.db)
      return rows[0]?.version
    }
    const before = await versionOf()
    expect(before).toBe(await current())
    await server.gql(UPDATE, {
      id: [...ids.product.values()][3],
      input: { names: [{ language: 'NL', value: `Zaag voor ${engine}` }] },
    })

    expect(await versionOf()).toBe(await current())
    expect(await versionOf()).toBeGreaterThan(before as number)
  })

  test('of an attribute, the next facets show it', async () => {
    const classFacets = async () => {
      const query =
        '{ products(input: { term: "hamer" }) { filters(input: { isPublic: true }) { attributeDescription { name group } } } }'
      const { products } = await server.gql(query)
      return products.filters.filter(({ attributeDescription: { name } }: Answer) => name === 'KLASSE')
    }
    const { rows } = await sql<{ uuid: string }>`select uuid from "attributeDescription" where name = 'KLASSE'`.execute(server.db)
    const change = (input: object) => {
      const mutation = `mutation ($id: String!, $input: AttributeDescriptionUpdateInput!) {
        attributeDescriptionUpdate(id: $id, input: $input) { name } }`
      return server.gql(mutation, { id: rows[0]?.uuid, input })
    }
    await change({ group: 'Eerste' })
    const first = await classFacets()
    await change({ group: 'Tweede' })
    const second = await classFacets()
    await change({ isPublic: false })
    const third = await classFacets()
    await change({ isPublic: true })

    const facet = (group: string) => [{ attributeDescription: { name: 'KLASSE', group } }]
    expect([first, second, third]).toEqual([facet('Eerste'), facet('Tweede'), []])
  })

  test('finds a product that is new by its new words, and by their beginnings', async () => {
    const [sku, name] = [`NIEUW-${engine}`, `qux${engine.toLowerCase()}band`]
    const made = await fill(server, { products: [{ sku, names: { NL: `Zaagwonder ${name}` }, manufacturer: 'Bosch' }] })
    for (const term of [name, name.slice(0, 7), 'zaagwonder', 'zaag', sku]) {
      const { products } = await compare([engine], { categoryId: null, input: { term, offset: 500 } })
      expect(products.items).toContainEqual({ __typename: 'Product', productId: made.product.get(sku) })
    }
  })

  test('finds the products of a category where it has moved to', async () => {
    const [machines, paint] = [ids.category.get('Machines'), ids.category.get('Verf')]
    const move = (parent: number | undefined) =>
      server.gql(
        'mutation ($id: Float!, $parent: Int!) { categoryUpdate(categoryId: $id, input: { parent: $parent }) { categoryId } }',
        { id: machines, parent },
      )
    const search = { categoryId: paint ?? 0, input: { offset: 500 } }
    await move(ids.category.get('Zagen'))
    const before = await compare([engine], search)
    await move(paint)

    const after = await compare([engine], search)
    expect(after.category.products.itemsFound).toBeGreaterThan(before.category.products.itemsFound)
  })

  test('does not find a product that was deleted', async () => {
    const made = await fill(server, { products: [{ sku: `WEG-${engine}`, names: { NL: 'Verdwijnhamer' } }] })
    const search = { categoryId: null, input: { term: 'verdwijnhamer' } }
    const before = await compare([engine], search)
    await server.gql('mutation ($id: Int!) { productDelete(productId: $id) }', { id: made.product.get(`WEG-${engine}`) })

    const after = await compare([engine], search)
    expect([before, after].map(({ products }) => products.itemsFound)).toEqual([1, 0])
  })
})

describe('the index in memory', () => {
  beforeAll(() => use('memory'))

  test('a catalogue that has become too large for the memory is dropped, and comes back when there is room', async () => {
    const indexes = server.services.searchIndexes as { maxBytes: number }
    const { maxBytes } = indexes
    const search = { categoryId: null, input: { term: 'hamer', language: 'NL' } }
    await server.gql(UPDATE, { id: [...ids.product.values()][0], input: { status: 'S' } })

    indexes.maxBytes = 1000
    server.statements.length = 0
    const small = await find(search)
    const searches = server.statements.filter(isSearch).length
    indexes.maxBytes = maxBytes
    server.statements.length = 0
    const large = await find(search)

    expect(searches).toBeGreaterThan(0)
    expect(server.statements.filter(isSearch)).toEqual([])
    expect(large).toEqual(small)
  })

  test('after a change, only the changed product is read again, even while an older transaction is open', async () => {
    const search = { categoryId: null, input: { term: 'hamer', language: 'NL', offset: 500 } }
    const [id] = [...ids.product.values()]
    await find(search)
    const indexes = server.services.searchIndexes as { ask: (message: object) => Promise<unknown> }
    const { ask } = indexes
    const sent: { entryIds: readonly number[] | null; texts: string }[] = []
    indexes.ask = (message) => {
      sent.push(...((message as { update?: { blocks: typeof sent } }).update?.blocks ?? []))
      return ask(message)
    }
    await server.db.transaction().execute(async (older) => {
      await sql`select pg_current_xact_id()`.execute(older)
      for (const metal of ['goud', 'zilver']) {
        sent.length = 0
        await server.gql(UPDATE, { id, input: { names: [{ language: 'NL', value: `Hamer van ${metal}` }] } })
        await find(search)
        const rows = sent.flatMap(({ texts }) => texts.split('\x1e').map((row) => Number(row.split('\x1f')[0])))
        expect(sent.map(({ entryIds }) => entryIds)).toEqual([[id]])
        expect([...new Set(rows)]).toEqual([id])
      }
    })
    indexes.ask = ask

    expect(await find(search)).toEqual(await compare(['memory'], search))
  })
})
