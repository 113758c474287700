/** The engines of the search give the same answers: random searches of a random catalogue, answered in memory and in SQL, before and after random changes. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fill, type ProductFixture } from '../../../../../test/catalogue.js'
import { type Answer, type House, house } from '../../../../../test/house.js'

let h: House
let ids: Awaited<ReturnType<typeof fill>>
let lists: number[]

/** A pseudo-random number generator with the same numbers at every run. */
function createRandom(seed: number) {
  let state = seed
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T
  return { below, pick, some: <T>(list: readonly T[], most: number) => Array.from({ length: below(most) + 1 }, () => pick(list)) }
}
type Random = ReturnType<typeof createRandom>

const WORDS = [
  'zaag',
  'zagen',
  'cirkelzaag',
  'zaagblad',
  'boor',
  'klopboormachine',
  'hamer',
  'klauwhamer',
  'bout',
  'zeskantbout',
  'Schroeven',
  'doos',
]
const ENGLISH = ['saw', 'circular saw', 'drill', 'hammer', 'claw hammer', 'bolt', 'box', 'boxes']
const SIZES = ['M8 x 40', '18 V', '230 V', 'Ø 35', '']
const COLOURS = ['rood', 'blauw', 'groen', 'staalgrijs']
const CATEGORIES = ['Gereedschap', 'Zagen', 'Verf', 'Machines']
const STATUSES = ['A', 'A', 'A', 'P', 'N'] as const
const MAKERS = ['Bosch', 'Bahco', 'Makita', 'Zaagmans']
const CLUSTERS = ['CL-1', 'CL-2', 'CL-3', 'CL-4']

function randomProduct({ below, pick, some }: Random, n: number): ProductFixture {
  const name = `${some(WORDS, 3).join(' ')} ${pick(SIZES)}`.trim()
  return {
    sku: `SK-${n}`,
    names: below(8) ? { NL: name, ...(below(2) && { EN: some(ENGLISH, 2).join(' ') }) } : { EN: pick(ENGLISH) },
    ...(below(3) === 0 && { shortDescriptions: { NL: `Een ${pick(WORDS)} met ${pick(WORDS)}, ${some(WORDS, 3).join(', ')}.` } }),
    ...(below(3) === 0 && { descriptions: { NL: `<p>${some(WORDS, 8).join(' en ')}</p>`, EN: some(ENGLISH, 3).join(' ') } }),
    ...(below(4) === 0 && { keywords: { NL: some(WORDS, 3).join(', ') } }),
    status: pick(STATUSES),
    hidden: below(10) ? 'N' : 'Y',
    manufacturer: pick(MAKERS),
    manufacturerCode: `M${below(30)}`,
    supplierCode: `L-${below(40)}`,
    eanCode: `87100000${1000 + n}`,
    ...(below(3) ? { categories: [...new Set(some(CATEGORIES, 2))] } : {}),
    ...(below(4) === 0 && { cluster: pick(CLUSTERS) }),
    attributes: {
      KLEUR: { NL: [...new Set(some(COLOURS, 2))], ...(below(2) && { EN: ['colour'] }) },
      ...(below(2) && { KLASSE: [pick(['A1', 'B2'])] }),
      ...(below(2) && { GEWICHT: below(6) }),
      ...(below(2) && { LENGTE: below(9) / 4 }),
    },
  }
}

beforeAll(async () => {
  h = await house({ closes: false, search: { maxBytes: 2 ** 30, minProducts: 0, waits: true } })
  // Half of the products are in one block of ids, half in the next.
  await sql`select setval('"baseProductNumber"', 3 * 1024 - 60)`.execute(h.db)
  const random = createRandom(7)
  ids = await fill(h, {
    categories: { Gereedschap: null, Zagen: 'Gereedschap', Machines: 'Zagen', Verf: null },
    attributes: {
      KLEUR: { type: 'TEXT', isSearchable: true, isPublic: true },
      KLASSE: { type: 'ENUM', isSearchable: true, isPublic: true },
      GEWICHT: { type: 'INT', units: { NL: 'kg' }, isSearchable: true, isPublic: true },
      LENGTE: 'DECIMAL',
    },
    clusters: {
      'CL-1': { names: { NL: 'Zagen in maten', EN: 'Saws' }, categories: ['Zagen'] },
      'CL-2': { names: { NL: 'Hamer assortiment' }, categories: ['Gereedschap', 'Verf'] },
      'CL-3': { names: { EN: 'Boxes' }, hidden: 'Y' },
      'CL-4': { names: { NL: 'Nog leeg' }, categories: ['Machines'] },
    },
    products: Array.from({ length: 120 }, (_, n) => randomProduct(random, n)),
  })
  const skus = [...ids.product.values()]
  lists = [
    await addList({ type: 'POSITIVE', productIds: skus.filter((_, i) => i % 2) }),
    await addList({ type: 'POSITIVE', clusterIds: [...ids.cluster.values()].slice(0, 2), productIds: skus.slice(0, 10) }),
    await addList({ type: 'NEGATIVE', productIds: skus.filter((_, i) => i % 3 === 0), clusterIds: [ids.cluster.get('CL-1')] }),
  ]
})
afterAll(() => h.close())

async function addList(input: object): Promise<number> {
  const made = await h.gql('mutation ($input: OrderlistCreateInput!) { orderlistCreate(input: $input) { id } }', { input })
  return made.orderlistCreate.id
}

const PAGE = `itemsFound pages termLanguage items { __typename ... on Product { productId } ... on Cluster { clusterId } }
  filters { attributeDescription { name } type textFilters { value count countActive countTotal isSelected }
    integerRangeFilter { min max } decimalRangeFilter { min max } }`
const WHOLE = `query ($input: ProductSearchInput) { products(input: $input) { ${PAGE} } }`
const IN_CATEGORY = `query ($id: Float!, $input: CategoryProductSearchInput) { category(categoryId: $id) { products(input: $input) { ${PAGE} } } }`

/** A search of the whole catalogue, or of a category. */
interface RandomSearch {
  categoryId: number | null
  input: object
}

const find = ({ categoryId, input }: RandomSearch): Promise<Answer> =>
  categoryId === null ? h.gql(WHOLE, { input }) : h.gql(IN_CATEGORY, { id: categoryId, input })

/** Answers a search in SQL. */
async function findInSql(search: RandomSearch): Promise<Answer> {
  const indexes = h.services.searchIndexes as { maxBytes: number }
  const { maxBytes } = indexes
  indexes.maxBytes = 0
  return find(search).finally(() => {
    indexes.maxBytes = maxBytes
  })
}

const TERMS = [
  ...[
    ...WORDS,
    ...ENGLISH,
    ...MAKERS,
    'zaa',
    'z',
    'bou',
    'zagen hamer',
    'boor zaag',
    'claw',
    'de zaag',
    'SK-17',
    'sk17',
    'SK',
    'M12',
    '8710000010',
  ],
  ...[
    'L-3',
    'rood',
    'staal',
    '3 kg',
    'M8x40',
    '18v',
    'zaagg',
    'hamerboor',
    'Zagen in maten',
    'onvindbaar',
    '3050',
    '12',
    'zaag blauw',
    'schroevn',
  ],
]

const SORTS = [
  ...['NAME', 'SHORT_NAME', 'SKU', 'SUPPLIER_CODE', 'PRICE', 'CREATED_AT', 'LAST_MODIFIED_AT', 'PRIORITY', 'CATEGORY_ORDER'],
  'RELEVANCE',
].flatMap((field) => [{ field }, { field, order: 'DESC' }, { field, order: 'ASC' }])

function randomSearch({ below, pick, some }: Random): RandomSearch {
  const filters = [
    ...(below(3) === 0 ? [{ name: 'KLEUR', values: some(COLOURS, 2), exclude: below(4) === 0 }] : []),
    ...(below(6) === 0 ? [{ name: 'KLASSE', values: ['A1'], ...(below(3) === 0 && { type: 'COLOR' }) }] : []),
  ]
  return {
    categoryId: below(3) === 0 ? (ids.category.get(pick(CATEGORIES)) ?? null) : null,
    input: {
      ...(below(5) && { term: pick(TERMS) }),
      language: pick(['NL', 'NL', 'NL', 'EN', 'DE']),
      page: pick([1, 1, 1, 2, 9]),
      offset: pick([5, 12, 500]),
      statuses: pick([['A'], ['A'], ['A', 'P'], [], ['N']]),
      ...(below(4) === 0 && { hidden: below(2) === 0 }),
      ...(below(6) === 0 && { class: pick(['PRODUCT', 'CLUSTER']) }),
      ...(filters.length && { textFilters: filters }),
      ...(below(6) === 0 && { rangeFilters: [{ name: 'GEWICHT', from: 1, to: 4, exclude: below(3) === 0 }] }),
      ...(below(8) === 0 && { manufacturers: some(MAKERS, 2) }),
      ...(below(8) === 0 && { getDescendants: false }),
      ...(below(4) === 0 && { orderlistIds: some(lists, 2) }),
      ...(below(4) === 0 && {
        sortInputs: some(SORTS, 2),
      }),
    },
  }
}

/** Runs random searches in both engines. */
async function compare(seed: number, count: number): Promise<void> {
  const random = createRandom(seed)
  for (let i = 0; i < count; i++) {
    const search = randomSearch(random)
    expect({ search, answer: await find(search) }).toEqual({ search, answer: await findInSql(search) })
  }
}

describe('the index in memory answers as the database does', () => {
  test('to random searches', async () => {
    await compare(1, 120)
  })

  test('to every term alone, in two languages', async () => {
    for (const term of TERMS)
      for (const language of ['NL', 'EN']) {
        const search = { categoryId: null, input: { term, language, offset: 500, statuses: [] } }
        expect({ search, answer: await find(search) }).toEqual({ search, answer: await findInSql(search) })
      }
  })

  test('and does it without searching the tables', async () => {
    const search = { categoryId: null, input: { term: 'zaag', language: 'NL' } }
    const { products } = await find(search)
    h.statements.length = 0
    await find(search)

    expect(products.itemsFound).toBeGreaterThan(12)
    expect(
      h.statements.filter((statement) => statement.includes('"searchText"') || statement.includes('"searchMember"')),
    ).toEqual([])
    expect(h.statements.length).toBeLessThanOrEqual(5)
  })
})

/** Whether a statement searches the tables instead of asking the index. */
const isSearch = (statement: string) => statement.includes('hit as materialized')

describe('an order that only the database knows', () => {
  test.each(['NAME', 'PRICE', 'CATEGORY_ORDER', 'LAST_MODIFIED_AT'])(
    'by %s is made there, of what the index has found',
    async (field) => {
      const search = {
        categoryId: null,
        input: { term: 'zaag', language: 'NL', statuses: [], sortInputs: [{ field, order: 'DESC' }] },
      }
      await find(search)
      h.statements.length = 0
      const answer = await find(search)

      expect(h.statements.filter((statement) => statement.includes('"searchText"'))).toEqual([])
      expect(h.statements.filter(isSearch)).toHaveLength(1)
      expect(answer).toEqual(await findInSql(search))
    },
  )
})

describe('where the index cannot answer, the database does', () => {
  test.each([
    ['a sort by name and then by relevance', { sortInputs: [{ field: 'NAME' }, { field: 'RELEVANCE' }] }, 1],
    ['boosts of its own', { searchFields: [{ fieldNames: ['NAME'], boost: 3 }] }, 2],
    ['a size whose parts follow each other', { term: '18 V' }, 2],
  ])('%s', async (_, input, searches) => {
    h.statements.length = 0
    const search = { categoryId: null, input: { term: 'zaag', language: 'NL', statuses: [], ...input } }
    const answer = await find(search)

    expect(h.statements.filter(isSearch)).toHaveLength(searches)
    expect(answer).toEqual(await findInSql(search))
  })

  test('a catalogue that has become too large for the memory is dropped, and comes back when there is room', async () => {
    const indexes = h.services.searchIndexes as { maxBytes: number }
    const { maxBytes } = indexes
    const search = { categoryId: null, input: { term: 'hamer', language: 'NL' } }
    await h.gql(UPDATE, { id: [...ids.product.values()][0], input: { status: 'S' } })

    indexes.maxBytes = 1000
    h.statements.length = 0
    const small = await find(search)
    const searches = h.statements.filter(isSearch).length
    indexes.maxBytes = maxBytes
    h.statements.length = 0
    const large = await find(search)

    expect(searches).toBeGreaterThan(0)
    expect(h.statements.filter(isSearch)).toEqual([])
    expect(large).toEqual(small)
  })
})

const UPDATE = 'mutation ($id: Int!, $input: UpdateProductInput!) { productUpdate(productId: $id, input: $input) { id } }'

/** The kinds of change that an index must notice. */
const changes: Record<string, (random: Random, id: number) => Promise<unknown>> = {
  status: ({ pick }, id) => h.gql(UPDATE, { id, input: { status: pick(STATUSES) } }),
  name: ({ some, below }, id) =>
    h.gql(UPDATE, { id, input: { names: [{ language: 'NL', value: `${some(WORDS, 3).join(' ')} nieuw${below(50)}` }] } }),
  code: ({ below }, id) => h.gql(UPDATE, { id, input: { manufacturerCode: `M${below(30)}` } }),
  description: ({ some }, id) =>
    h.gql(UPDATE, { id, input: { descriptions: [{ language: 'NL', value: some(WORDS, 5).join(' ') }] } }),
  hidden: ({ below }, id) => h.gql(UPDATE, { id, input: { hidden: below(2) ? 'Y' : 'N' } }),
  leave: ({ pick }, id) =>
    h.gql('mutation ($id: Int!, $categoryId: Int!) { productRemoveFromCategory(productId: $id, categoryId: $categoryId) }', {
      id,
      categoryId: ids.category.get(pick(CATEGORIES)),
    }),
}

describe('after a change', () => {
  test('the next search in memory is that of the changed catalogue', async () => {
    const random = createRandom(11)
    const products = [...ids.product.values()]
    for (let round = 0; round < 24; round++) {
      await random
        .pick(Object.values(changes))(random, random.pick(products))
        .catch(() => undefined)
      await compare(100 + round, 3)
    }
  })

  test('only its text rows are read again', async () => {
    const search = { categoryId: null, input: { term: 'hamer', language: 'NL', offset: 500 } }
    const [id] = [...ids.product.values()]
    await find(search)
    const sent: { texts: string }[] = []
    const indexes = h.services.searchIndexes as { ask: (message: object) => Promise<unknown> }
    const { ask } = indexes
    indexes.ask = (message) => {
      sent.push(...((message as { update?: { blocks: { texts: string }[] } }).update?.blocks ?? []))
      return ask(message)
    }
    await h.gql(UPDATE, { id, input: { names: [{ language: 'NL', value: 'Hamer van goud' }] } })
    const answer = await find(search).finally(() => {
      indexes.ask = ask
    })

    const rows = sent.flatMap(({ texts }) => texts.split('\x1e').map((row) => row.split('\x1f')))
    const whole = rows.filter((row) => row.length > 2)
    expect(rows.length).toBeGreaterThan(50)
    expect(new Set(whole.map(([memberId]) => Number(memberId)))).toEqual(new Set([id]))
    expect(answer).toEqual(await findInSql(search))
  })

  test('of an attribute, the next facets show it', async () => {
    const classFacets = async () => {
      const query =
        '{ products(input: { term: "hamer" }) { filters(input: { isPublic: true }) { attributeDescription { name group } } } }'
      const { products } = await h.gql(query)
      return products.filters.filter(({ attributeDescription: { name } }: Answer) => name === 'KLASSE')
    }
    const { rows } = await sql<{ uuid: string }>`select uuid from "attributeDescription" where name = 'KLASSE'`.execute(h.db)
    const change = (input: object) => {
      const mutation = `mutation ($id: String!, $input: AttributeDescriptionUpdateInput!) {
        attributeDescriptionUpdate(id: $id, input: $input) { name } }`
      return h.gql(mutation, { id: rows[0]?.uuid, input })
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

  test('a product that is new is found by its new words, and by their beginnings', async () => {
    const made = await fill(h, { products: [{ sku: 'NIEUW-1', names: { NL: 'Zaagwonder quxband' }, manufacturer: 'Bosch' }] })
    for (const term of ['quxband', 'qux', 'zaagwonder', 'zaag', 'NIEUW-1']) {
      const search = { categoryId: null, input: { term, offset: 500 } }
      const answer = await find(search)
      expect(answer.products.items).toContainEqual({ __typename: 'Product', productId: made.product.get('NIEUW-1') })
      expect(answer).toEqual(await findInSql(search))
    }
  })

  test('a category that moves takes its products along', async () => {
    const [machines, paint] = [ids.category.get('Machines'), ids.category.get('Verf')]
    const search = { categoryId: paint ?? 0, input: { offset: 500 } }
    const before = await find(search)
    await h.gql(
      'mutation ($id: Float!, $parent: Int!) { categoryUpdate(categoryId: $id, input: { parent: $parent }) { categoryId } }',
      {
        id: machines,
        parent: paint,
      },
    )

    const after = await find(search)
    expect(after).toEqual(await findInSql(search))
    expect(after.category.products.itemsFound).toBeGreaterThan(before.category.products.itemsFound)
  })
})
