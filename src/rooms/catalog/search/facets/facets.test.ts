import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fill } from '../../../../../test/catalogue.js'
import { type Answer, type House, house } from '../../../../../test/house.js'

let h: House
let tools: number
let saws: number

const COLOURS = ['rood', 'blauw', 'groen']
const GRADES = ['A1', 'B2']

interface Good {
  sku: string
  status: 'A' | 'N'
  category: 'Gereedschap' | 'Zagen'
  colours: string[]
  grade: string
  weight: number
  length: number
  name: string
}

/** Forty products, half of them saws, in all mixtures of what attributes say. */
const goods: Good[] = Array.from({ length: 40 }, (_, i) => ({
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
  h = await house({ closes: false })
  const ids = await fill(h, {
    categories: { Gereedschap: null, Zagen: 'Gereedschap' },
    attributes: { KLEUR: 'TEXT', KLASSE: 'ENUM', GEWICHT: 'INT', LENGTE: 'DECIMAL' },
    products: goods.map(({ sku, status, category, colours, grade, weight, length, name }) => ({
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
afterAll(() => h.close())

const FACETS = `filters { type attributeDescription { name } textFilters { value count countActive countTotal isSelected }
  integerRangeFilter { min max } decimalRangeFilter { min max } }`

const facetsFor = async (categoryId: number, input: object): Promise<Answer> => {
  const query = `query ($id: Float!, $input: CategoryProductSearchInput) { category(categoryId: $id) { products(input: $input) { itemsFound ${FACETS} } } }`
  const { category } = await h.gql(query, { id: categoryId, input })
  return category.products
}

const ofAttribute = (found: Answer, name: string) => found.filters.find((one: Answer) => one.attributeDescription.name === name)

/** The same counts, by going through every product. */
function recounted(
  valuesOf: (good: Good) => string[],
  isThere: (g: Good) => boolean,
  isActive: (g: Good) => boolean,
  isLeft: (g: Good) => boolean,
) {
  const there = goods.filter(isThere)
  const active = there.filter(isActive)
  const values = [...new Set(active.flatMap(valuesOf))].sort()
  const having = (some: Good[], value: string) => some.filter((good) => valuesOf(good).includes(value)).length
  return values.map((value) => ({
    value,
    count: having(active.filter(isLeft), value),
    countActive: having(active, value),
    countTotal: having(there, value),
  }))
}

const shown = (facet: Answer) => facet.textFilters.map(({ isSelected: _, ...counts }: Answer) => counts)

test('every value of a category is counted three times: filtered, unfiltered by attributes, and in all that is there', async () => {
  const found = await facetsFor(saws, {
    term: 'zaag',
    textFilters: [{ name: 'KLEUR', values: ['rood'] }],
    rangeFilters: [{ name: 'GEWICHT', from: 15, to: 45 }],
  })

  const isThere = ({ category, status }: Good) => category === 'Zagen' && status === 'A'
  const isActive = ({ name }: Good) => name.startsWith('Zaag')
  const isLeft = ({ colours, weight }: Good) => colours.includes('rood') && weight >= 15 && weight <= 45
  expect(shown(ofAttribute(found, 'KLEUR'))).toEqual(recounted((good) => good.colours, isThere, isActive, isLeft))
  expect(shown(ofAttribute(found, 'KLASSE'))).toEqual(recounted((good) => [good.grade], isThere, isActive, isLeft))
  expect(found.itemsFound).toBe(goods.filter((good) => isThere(good) && isActive(good) && isLeft(good)).length)
})

test('a category counts what those below it list, and statuses that were asked for', async () => {
  const found = await facetsFor(tools, { statuses: ['A', 'N'] })

  const everything = () => true
  expect(found.itemsFound).toBe(40)
  expect(shown(ofAttribute(found, 'KLEUR'))).toEqual(recounted((good) => good.colours, everything, everything, everything))
})

test('values that were chosen say so, and stay when no result has them', async () => {
  const found = await facetsFor(tools, { term: 'vijl', textFilters: [{ name: 'KLASSE', values: ['B2'] }] })

  expect(ofAttribute(found, 'KLASSE').textFilters).toEqual([
    { value: 'A1', count: 0, countActive: 8, countTotal: 17, isSelected: false },
    { value: 'B2', count: 0, countActive: 0, countTotal: 17, isSelected: true },
  ])
})

test('numbers are offered as a range of what was found, whatever range was chosen', async () => {
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

test('filters are of the attributes that were asked for', async () => {
  const namesFor = async (input: string) => {
    const { products } = await h.gql(`{ products { filters(input: ${input}) { attributeDescription { name } } } }`)
    return products.filters.map((one: Answer) => one.attributeDescription.name)
  }
  await h.db.updateTable('attributeDescription').set({ isSearchable: false }).where('name', '=', 'LENGTE').execute()

  expect(await namesFor('{}')).toEqual(['GEWICHT', 'KLASSE', 'KLEUR', 'LENGTE'])
  expect(await namesFor('{ isSearchable: true }')).toEqual(['GEWICHT', 'KLASSE', 'KLEUR'])
  expect(await namesFor('{ types: [ENUM, DECIMAL] }')).toEqual(['KLASSE', 'LENGTE'])
})

describe('what is not public', () => {
  let keys: Record<'visitor' | 'shop' | 'editor', string>
  beforeAll(async () => {
    await h.db.updateTable('attributeDescription').set({ isPublic: false }).where('name', 'in', ['KLASSE', 'GEWICHT']).execute()
    keys = {
      visitor: await h.keyFor({}),
      shop: await h.keyFor({ product: 'VIEWER' }),
      editor: await h.keyFor({ product: 'EDITOR' }),
    }
  })
  afterAll(() => h.db.updateTable('attributeDescription').set({ isPublic: true }).execute())

  test('is counted only for those who may change products', async () => {
    const query = `{ category(categoryId: ${tools}) { products { filters { attributeDescription { name } } } } }`
    const namesFor = async (key: string) =>
      (await h.gql(query, {}, key)).category.products.filters.map((one: Answer) => one.attributeDescription.name)

    expect(await namesFor(keys.visitor)).toEqual(['KLEUR', 'LENGTE'])
    expect(await namesFor(keys.shop)).toEqual(['KLEUR', 'LENGTE'])
    expect(await namesFor(keys.editor)).toEqual(['GEWICHT', 'KLASSE', 'KLEUR', 'LENGTE'])
  })

  test('cannot be guessed by filtering: to others there is no such attribute', async () => {
    const { attributeDescriptions } = await h.gql('{ attributeDescriptions(input: { names: ["KLASSE"] }) { items { id } } }')
    const grade = { values: ['A1'] }
    const asked: object[] = [
      { textFilters: [{ name: 'KLASSE', ...grade }] },
      { textFilters: [{ id: attributeDescriptions.items[0].id, ...grade }] },
      { rangeFilters: [{ name: 'GEWICHT', from: 0, to: 30 }] },
      { textFilters: [{ name: 'KLASSE', ...grade, exclude: true }] },
      { textFilters: [{ name: 'UNHEARD_OF', ...grade, exclude: true }] },
    ]
    const found = async (key: string, input: object) =>
      (await h.gql('query ($input: ProductSearchInput) { products(input: $input) { itemsFound } }', { input }, key)).products
        .itemsFound
    const isThere = ({ status }: Good) => status === 'A'
    const all = goods.filter(isThere).length
    const ofGrade = goods.filter((good) => isThere(good) && good.grade === 'A1').length
    const light = goods.filter((good) => isThere(good) && good.weight <= 30).length

    expect(await Promise.all(asked.map((input) => found(keys.shop, input)))).toEqual([0, 0, 0, all, all])
    expect(await Promise.all(asked.map((input) => found(keys.editor, input)))).toEqual([
      ofGrade,
      ofGrade,
      light,
      all - ofGrade,
      all,
    ])
  })

  test('cannot be guessed in the index either', async () => {
    const input = {
      ...{ language: 'NL', page: 1, offset: 12, statuses: ['A', 'N'] },
      textFilters: [{ id: 'KLASSE', values: ['A1'], exclude: false }],
      facets: [{ id: 'KLASSE' }],
    }
    const query =
      'query ($input: ProductSearchSearchInput!) { productSearchSolr(input: $input) { itemsFound filters { textFilters { value } } } }'

    expect((await h.gql(query, { input }, keys.shop)).productSearchSolr).toEqual({ itemsFound: 0, filters: [] })
    expect((await h.gql(query, { input }, keys.editor)).productSearchSolr).toEqual({
      itemsFound: 20,
      filters: [{ textFilters: [{ value: 'A1' }, { value: 'B2' }] }],
    })
  })

  test('is found by a client of REST that may read products: its secret is kept', async () => {
    const client = await h.tokenFor({ product: 'VIEWER' })
    const filters = { textFilters: [{ name: 'KLASSE', values: ['A1'] }], rangeFilters: [{ name: 'GEWICHT', from: 0, to: 30 }] }

    const { body } = await h.rest('POST /v2/products/search', filters, client)

    expect(body.itemsFound).toBe(goods.filter(({ grade, weight }) => grade === 'A1' && weight <= 30).length)
  })
})

const tallies = () => h.statements.filter((statement) => statement.includes('tally')).length

test('the filters of many categories cost one statement, and none while nothing changes', async () => {
  const query = `{ categories { items { products { items { id } ${FACETS} } } } }`
  await h.gql('mutation { productCreate(input: { sku: "NEW", names: [{ language: "NL", value: "Nieuw" }] }) { productId } }')
  h.statements.length = 0

  const { categories } = await h.gql(query)

  expect(categories.items.map(({ products }: Answer) => products.filters.length)).toEqual([4, 4])
  expect(tallies()).toBe(1)
  expect((await h.gql(query)).categories).toEqual(categories)
  expect(tallies()).toBe(1)
})

describe('what is counted once is counted again', () => {
  const redSaws = async () => {
    const { textFilters } = ofAttribute(await facetsFor(saws, { term: 'zaag' }), 'KLEUR')
    return textFilters.find(({ value }: Answer) => value === 'rood').countTotal
  }
  const productOf = async (sku: string): Promise<number> =>
    (await h.gql('query ($sku: String!) { product(sku: $sku) { productId } }', { sku })).product.productId
  let before: number
  let id: number
  beforeAll(async () => {
    before = await redSaws()
    id = await productOf('G-3')
  })

  test('after a product is no longer for sale, and when it is again', async () => {
    const update =
      'mutation ($id: Int!, $status: ProductStatus) { productUpdate(productId: $id, input: { status: $status }) { id } }'
    await h.gql(update, { id, status: 'N' })
    expect(await redSaws()).toBe(before - 1)

    await h.gql(update, { id, status: 'A' })
    expect(await redSaws()).toBe(before)
  })

  test('after it has left the category, and when it is back', async () => {
    const leave = 'mutation ($id: Int!, $categoryId: Int!) { productRemoveFromCategory(productId: $id, categoryId: $categoryId) }'
    const join =
      'mutation ($id: Int!, $categoryId: Int!) { productAddToCategory(productId: $id, categoryId: $categoryId, makeDefault: true) { isDefault } }'
    await h.gql(leave, { id, categoryId: saws })
    expect(await redSaws()).toBe(before - 1)

    await h.gql(join, { id, categoryId: saws })
    expect(await redSaws()).toBe(before)
  })

  test('after the tree has changed', async () => {
    const all = async () =>
      ofAttribute(await facetsFor(tools, { term: 'zaag' }), 'KLEUR').textFilters.find(({ value }: Answer) => value === 'rood')
        .countTotal
    const count = await all()
    const { categoryCreate } = await h.gql(
      'mutation { categoryCreate(input: { names: [{ language: "NL", value: "Anders" }] }) { uuid } }',
    )
    const { category } = await h.gql(`{ category(categoryId: ${tools}) { uuid } }`)
    const move =
      'mutation ($id: Float!, $parentUuid: ID!) { categoryUpdate(categoryId: $id, input: { parentUuid: $parentUuid }) { categoryId } }'

    await h.gql(move, { id: saws, parentUuid: categoryCreate.uuid })
    expect(await all()).toBe(count - before)

    await h.gql(move, { id: saws, parentUuid: category.uuid })
    expect(await all()).toBe(count)
  })
})

test('totals that nobody asks for are not counted', async () => {
  await h.gql('mutation { productCreate(input: { sku: "NEWER", names: [{ language: "NL", value: "Nieuwer" }] }) { productId } }')
  h.statements.length = 0

  await h.gql('{ products(input: { term: "zaag" }) { filters { textFilters { value countActive } } } }')

  expect(tallies()).toBe(0)
})
