import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fill } from '../../../../../test/catalogue.js'
import { type Answer, startTestServer, type TestServer } from '../../../../../test/test-server.js'

let server: TestServer
let tools: number
let saws: number

const COLOURS = ['rood', 'blauw', 'groen']
const GRADES = ['A1', 'B2']

interface SampleProduct {
  sku: string
  status: 'A' | 'N'
  category: 'Gereedschap' | 'Zagen'
  colours: string[]
  grade: string
  weight: number
  length: number
  name: string
}

/** Forty products, half of them saws, with all combinations of attribute values. */
const samples: SampleProduct[] = Array.from({ length: 40 }, (_, i) => ({
  sku: `G-${i}`,
  status: i % 7 === 0 ? 'N' : 'A',
  category: i % 2 ? 'Zagen' : 'Gereedschap',
  colours: [COLOURS[i % 3] as string, ...(i % 5 === 0 ? ['zwart'] : [])],
  grade: GRADES[i % 2] as string,
  weight: 10 + i,
  length: i / 4,
  name: i % 4 ? `Zaag nummer ${i}` : `Vijl nummer ${i}`,
}))

beforeAll(async () => {
  server = await startTestServer({ closes: false })
  const ids = await fill(server, {
    categories: { Gereedschap: null, Zagen: 'Gereedschap' },
    attributes: { KLEUR: 'TEXT', KLASSE: 'ENUM', GEWICHT: 'INT', LENGTE: 'DECIMAL' },
    products: samples.map(({ sku, status, category, colours, grade, weight, length, name }) => ({
      sku,
      status,
      names: { NL: name },
      categories: [category],
      attributes: { KLEUR: { NL: colours, EN: ['coloured'] }, KLASSE: [grade], GEWICHT: weight, LENGTE: length },
    })),
  })
  tools = ids.category.get('Gereedschap') ?? 0
  saws = ids.category.get('Zagen') ?? 0
})
afterAll(() => server.close())

const FACETS = `filters { type attributeDescription { name } textFilters { value count countActive countTotal isSelected }
  integerRangeFilter { min max } decimalRangeFilter { min max } }`

const facetsFor = async (categoryId: number, input: object): Promise<Answer> => {
  const query = `query ($id: Float!, $input: CategoryProductSearchInput) { category(categoryId: $id) { products(input: $input) { itemsFound ${FACETS} } } }`
  const { category } = await server.gql(query, { id: categoryId, input })
  return category.products
}

const ofAttribute = (found: Answer, name: string) =>
  found.filters.find((facet: Answer) => facet.attributeDescription.name === name)

/** The expected counts of an attribute, counted over all sample products. */
function expectedCounts(
  valuesOf: (product: SampleProduct) => string[],
  isVisible: (product: SampleProduct) => boolean,
  isFound: (product: SampleProduct) => boolean,
  matchesAttributes: (product: SampleProduct) => boolean,
) {
  const visible = samples.filter(isVisible)
  const found = visible.filter(isFound)
  const values = [...new Set(found.flatMap(valuesOf))].sort()
  const countWith = (products: SampleProduct[], value: string) =>
    products.filter((product) => valuesOf(product).includes(value)).length
  return values.map((value) => ({
    value,
    count: countWith(found.filter(matchesAttributes), value),
    countActive: countWith(found, value),
    countTotal: countWith(visible, value),
  }))
}

const countsOf = (facet: Answer) => facet.textFilters.map(({ isSelected: _, ...counts }: Answer) => counts)

test('every value has three counts: with all filters, without attribute filters, and without any filter', async () => {
  const found = await facetsFor(saws, {
    term: 'zaag',
    textFilters: [{ name: 'KLEUR', values: ['rood'] }],
    rangeFilters: [{ name: 'GEWICHT', from: 15, to: 45 }],
  })

  const isVisible = ({ category, status }: SampleProduct) => category === 'Zagen' && status === 'A'
  const isFound = ({ name }: SampleProduct) => name.startsWith('Zaag')
  const matchesAttributes = ({ colours, weight }: SampleProduct) => colours.includes('rood') && weight >= 15 && weight <= 45
  expect(countsOf(ofAttribute(found, 'KLEUR'))).toEqual(
    expectedCounts((product) => product.colours, isVisible, isFound, matchesAttributes),
  )
  expect(countsOf(ofAttribute(found, 'KLASSE'))).toEqual(
    expectedCounts((product) => [product.grade], isVisible, isFound, matchesAttributes),
  )
  expect(found.itemsFound).toBe(
    samples.filter((product) => isVisible(product) && isFound(product) && matchesAttributes(product)).length,
  )
})

test('the facets of a category include its descendants and the requested statuses', async () => {
  const found = await facetsFor(tools, { statuses: ['A', 'N'] })

  const always = () => true
  expect(found.itemsFound).toBe(40)
  expect(countsOf(ofAttribute(found, 'KLEUR'))).toEqual(expectedCounts((product) => product.colours, always, always, always))
})

test('a selected value is marked, and stays in the facet when no result has it', async () => {
  const found = await facetsFor(tools, { term: 'vijl', textFilters: [{ name: 'KLASSE', values: ['B2'] }] })

  expect(ofAttribute(found, 'KLASSE').textFilters).toEqual([
    { value: 'A1', count: 0, countActive: 8, countTotal: 17, isSelected: false },
    { value: 'B2', count: 0, countActive: 0, countTotal: 17, isSelected: true },
  ])
})

test('a number attribute has the range of the results without its own filter', async () => {
  const found = await facetsFor(tools, { statuses: ['A', 'N'], rangeFilters: [{ name: 'GEWICHT', from: 20, to: 21 }] })

  expect(found.itemsFound).toBe(2)
  expect(ofAttribute(found, 'GEWICHT')).toEqual({
    type: 'INT',
    attributeDescription: { name: 'GEWICHT' },
    textFilters: null,
    integerRangeFilter: { min: 10, max: 49 },
    decimalRangeFilter: null,
  })
  expect(ofAttribute(found, 'LENGTE').decimalRangeFilter).toEqual({ min: 0, max: 9.75 })
})

test('facets can be limited to some attributes', async () => {
  const namesFor = async (input: string) => {
    const { products } = await server.gql(`{ products { filters(input: ${input}) { attributeDescription { name } } } }`)
    return products.filters.map((facet: Answer) => facet.attributeDescription.name)
  }
  await server.db.updateTable('attributeDescription').set({ isSearchable: false }).where('name', '=', 'LENGTE').execute()

  expect(await namesFor('{}')).toEqual(['GEWICHT', 'KLASSE', 'KLEUR', 'LENGTE'])
  expect(await namesFor('{ isSearchable: true }')).toEqual(['GEWICHT', 'KLASSE', 'KLEUR'])
  expect(await namesFor('{ types: [ENUM, DECIMAL] }')).toEqual(['KLASSE', 'LENGTE'])
})

describe('internal attributes', () => {
  let keys: Record<'visitor' | 'shop' | 'editor', string>
  beforeAll(async () => {
    await server.db
      .updateTable('attributeDescription')
      .set({ isPublic: false })
      .where('name', 'in', ['KLASSE', 'GEWICHT'])
      .execute()
    keys = {
      visitor: await server.keyFor({}),
      shop: await server.keyFor({ product: 'VIEWER' }),
      editor: await server.keyFor({ product: 'EDITOR' }),
    }
  })
  afterAll(() => server.db.updateTable('attributeDescription').set({ isPublic: true }).execute())

  test('facets of internal attributes are only for callers who may edit products', async () => {
    const query = `{ category(categoryId: ${tools}) { products { filters { attributeDescription { name } } } } }`
    const namesFor = async (key: string) =>
      (await server.gql(query, {}, key)).category.products.filters.map((facet: Answer) => facet.attributeDescription.name)

    expect(await namesFor(keys.visitor)).toEqual(['KLEUR', 'LENGTE'])
    expect(await namesFor(keys.shop)).toEqual(['KLEUR', 'LENGTE'])
    expect(await namesFor(keys.editor)).toEqual(['GEWICHT', 'KLASSE', 'KLEUR', 'LENGTE'])
  })

  test('other callers cannot find out internal values by filtering: for them the attribute does not exist', async () => {
    const { attributeDescriptions } = await server.gql('{ attributeDescriptions(input: { names: ["KLASSE"] }) { items { id } } }')
    const grade = { values: ['A1'] }
    const inputs: object[] = [
      { textFilters: [{ name: 'KLASSE', ...grade }] },
      { textFilters: [{ id: attributeDescriptions.items[0].id, ...grade }] },
      { rangeFilters: [{ name: 'GEWICHT', from: 0, to: 30 }] },
      { textFilters: [{ name: 'KLASSE', ...grade, exclude: true }] },
      { textFilters: [{ name: 'UNHEARD_OF', ...grade, exclude: true }] },
    ]
    const countItems = async (key: string, input: object) =>
      (await server.gql('query ($input: ProductSearchInput) { products(input: $input) { itemsFound } }', { input }, key)).products
        .itemsFound
    const isAvailable = ({ status }: SampleProduct) => status === 'A'
    const all = samples.filter(isAvailable).length
    const ofGrade = samples.filter((product) => isAvailable(product) && product.grade === 'A1').length
    const light = samples.filter((product) => isAvailable(product) && product.weight <= 30).length

    expect(await Promise.all(inputs.map((input) => countItems(keys.shop, input)))).toEqual([0, 0, 0, all, all])
    expect(await Promise.all(inputs.map((input) => countItems(keys.editor, input)))).toEqual([
      ofGrade,
      ofGrade,
      light,
      all - ofGrade,
      all,
    ])
  })

  test('the index search does not reveal internal values either', async () => {
    const input = {
      ...{ language: 'NL', page: 1, offset: 12, statuses: ['A', 'N'] },
      textFilters: [{ id: 'KLASSE', values: ['A1'], exclude: false }],
      facets: [{ id: 'KLASSE' }],
    }
    const query =
      'query ($input: ProductSearchSearchInput!) { productSearchSolr(input: $input) { itemsFound filters { textFilters { value } } } }'

    expect((await server.gql(query, { input }, keys.shop)).productSearchSolr).toEqual({ itemsFound: 0, filters: [] })
    expect((await server.gql(query, { input }, keys.editor)).productSearchSolr).toEqual({
      itemsFound: 20,
      filters: [{ textFilters: [{ value: 'A1' }, { value: 'B2' }] }],
    })
  })

  test('a REST client that may read products filters by internal attributes, because its secret is not public', async () => {
    const client = await server.tokenFor({ product: 'VIEWER' })
    const filters = { textFilters: [{ name: 'KLASSE', values: ['A1'] }], rangeFilters: [{ name: 'GEWICHT', from: 0, to: 30 }] }

    const { body } = await server.rest('POST /v2/products/search', filters, client)

    expect(body.itemsFound).toBe(samples.filter(({ grade, weight }) => grade === 'A1' && weight <= 30).length)
  })
})

const countTallies = () => server.statements.filter((statement) => statement.includes('tally')).length

test('the facets of many categories cost one count, and none while the catalogue does not change', async () => {
  const query = `{ categories { items { products { items { id } ${FACETS} } } } }`
  await server.gql('mutation { productCreate(input: { sku: "NEW", names: [{ language: "NL", value: "Nieuw" }] }) { productId } }')
  server.statements.length = 0

  const { categories } = await server.gql(query)

  expect(categories.items.map(({ products }: Answer) => products.filters.length)).toEqual([4, 4])
  expect(countTallies()).toBe(1)
  expect((await server.gql(query)).categories).toEqual(categories)
  expect(countTallies()).toBe(1)
})

describe('cached totals', () => {
  const countRedSaws = async () => {
    const { textFilters } = ofAttribute(await facetsFor(saws, { term: 'zaag' }), 'KLEUR')
    return textFilters.find(({ value }: Answer) => value === 'rood').countTotal
  }
  const productOf = async (sku: string): Promise<number> =>
    (await server.gql('query ($sku: String!) { product(sku: $sku) { productId } }', { sku })).product.productId
  let before: number
  let id: number
  beforeAll(async () => {
    before = await countRedSaws()
    id = await productOf('G-3')
  })

  test('totals change when a product becomes unavailable, and when it becomes available again', async () => {
    const update =
      'mutation ($id: Int!, $status: ProductStatus) { productUpdate(productId: $id, input: { status: $status }) { id } }'
    await server.gql(update, { id, status: 'N' })
    expect(await countRedSaws()).toBe(before - 1)

    await server.gql(update, { id, status: 'A' })
    expect(await countRedSaws()).toBe(before)
  })

  test('totals change when a product leaves the category, and when it returns', async () => {
    const leave = 'mutation ($id: Int!, $categoryId: Int!) { productRemoveFromCategory(productId: $id, categoryId: $categoryId) }'
    const join =
      'mutation ($id: Int!, $categoryId: Int!) { productAddToCategory(productId: $id, categoryId: $categoryId, makeDefault: true) { isDefault } }'
    await server.gql(leave, { id, categoryId: saws })
    expect(await countRedSaws()).toBe(before - 1)

    await server.gql(join, { id, categoryId: saws })
    expect(await countRedSaws()).toBe(before)
  })

  test('totals change when the category tree changes', async () => {
    const countAllRed = async () =>
      ofAttribute(await facetsFor(tools, { term: 'zaag' }), 'KLEUR').textFilters.find(({ value }: Answer) => value === 'rood')
        .countTotal
    const count = await countAllRed()
    const { categoryCreate } = await server.gql(
      'mutation { categoryCreate(input: { names: [{ language: "NL", value: "Anders" }] }) { uuid } }',
    )
    const { category } = await server.gql(`{ category(categoryId: ${tools}) { uuid } }`)
    const move =
      'mutation ($id: Float!, $parentUuid: ID!) { categoryUpdate(categoryId: $id, input: { parentUuid: $parentUuid }) { categoryId } }'

    await server.gql(move, { id: saws, parentUuid: categoryCreate.uuid })
    expect(await countAllRed()).toBe(count - before)

    await server.gql(move, { id: saws, parentUuid: category.uuid })
    expect(await countAllRed()).toBe(count)
  })
})

test('totals are not counted unless countTotal is selected', async () => {
  await server.gql(
    'mutation { productCreate(input: { sku: "NEWER", names: [{ language: "NL", value: "Nieuwer" }] }) { productId } }',
  )
  server.statements.length = 0

  await server.gql('{ products(input: { term: "zaag" }) { filters { textFilters { value countActive } } } }')

  expect(countTallies()).toBe(0)
})
