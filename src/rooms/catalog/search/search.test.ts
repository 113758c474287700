import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fill } from '../../../../test/catalogue.js'
import { type Answer, type House, house } from '../../../../test/house.js'
import { undone } from '../../../../test/undone.js'

let h: House
let ids: Awaited<ReturnType<typeof fill>>

beforeAll(async () => {
  h = await house({ closes: false })
  ids = await fill(h, {
    categories: { Winkel: null, Gereedschap: 'Winkel', Zagen: 'Gereedschap', Verf: 'Winkel' },
    attributes: { KLEUR: 'TEXT', KLASSE: 'ENUM', GEWICHT: 'INT' },
    clusters: {
      'CL-ZAAG': { names: { NL: 'Zagen in maten' }, categories: ['Zagen'], priority: 5 },
      'CL-LEEG': { names: { NL: 'Nog leeg' }, categories: ['Zagen'] },
    },
    products: [
      {
        sku: 'B-2',
        names: { NL: 'Ångström-meter', EN: 'Gauge' },
        categories: ['Gereedschap', 'Verf'],
        manufacturer: 'Bosch',
        supplier: 'Noord',
        supplierCode: 'N/1',
        manufacturerCode: 'B-OEM',
        eanCode: '871000000001',
        priority: 3,
        keywords: { NL: 'meten, Precisie' },
        attributes: { KLEUR: { NL: ['rood', 'blauw'], EN: ['red'] }, KLASSE: ['A1'], GEWICHT: 10 },
      },
      {
        sku: 'A-1',
        names: { NL: 'Zaagtafel', EN: 'Apex bench' },
        categories: ['Zagen'],
        manufacturer: 'Makita',
        supplier: 'Zuid',
        status: 'P',
        createdAt: new Date('2026-01-01'),
        attributes: { KLEUR: { NL: ['blauw'] }, GEWICHT: 20 },
      },
      { sku: 'C-3', names: { NL: 'emmer' }, categories: ['Verf'], hidden: 'Y', priority: 9, attributes: { GEWICHT: 30 } },
      {
        sku: 'Z-10',
        names: { NL: 'Zaag klein' },
        cluster: 'CL-ZAAG',
        manufacturer: 'Bahco',
        attributes: { KLEUR: { NL: ['groen'] } },
      },
      { sku: 'Z-20', names: { NL: 'Zaag groot' }, cluster: 'CL-ZAAG', status: 'P', attributes: { GEWICHT: 40 } },
      { sku: 'Z-30', names: { NL: 'Zaag geheim' }, cluster: 'CL-ZAAG', hidden: 'Y', status: 'N', manufacturer: 'Geheim' },
    ],
  })
})
afterAll(() => h.close())

const ITEMS = 'itemsFound items { __typename ... on Product { sku } ... on Cluster { code } }'
const codesOf = ({ items }: Answer): string[] => items.map(({ sku, code }: Answer) => sku ?? code)
const found = async (input: object): Promise<string[]> => {
  const { products } = await h.gql(`query ($input: ProductSearchInput) { products(input: $input) { ${ITEMS} } }`, { input })
  return codesOf(products)
}
const any = { statuses: ['A', 'P', 'N'] }
const category = (name: string) => ids.category.get(name) as number
const number = (sku: string) => (ids.product.get(sku) ?? ids.cluster.get(sku)) as number

describe('a search', () => {
  test('without anything asked finds what is available, hidden or not, by number; a cluster stands for its products', async () => {
    const { products } = await h.gql(`{ products { ${ITEMS} page offset pages start end } }`)

    expect(products).toEqual({
      itemsFound: 3,
      items: [
        { __typename: 'Cluster', code: 'CL-ZAAG' },
        { __typename: 'Product', sku: 'B-2' },
        { __typename: 'Product', sku: 'C-3' },
      ],
      page: 1,
      offset: 12,
      pages: 1,
      start: 1,
      end: 3,
    })
  })

  test.each([
    ['statuses', { statuses: ['P'] }, ['CL-ZAAG', 'A-1']],
    ['a status that only a hidden product of a cluster has', { statuses: ['N'] }, []],
    ['no statuses at all', { statuses: [] }, ['CL-ZAAG', 'CL-LEEG', 'B-2', 'A-1', 'C-3']],
    ['hidden', { hidden: true }, ['C-3']],
    ['not hidden', { hidden: false }, ['CL-ZAAG', 'B-2']],
    ['class', { ...any, class: 'CLUSTER' }, ['CL-ZAAG']],
    ['manufacturers', { ...any, manufacturers: ['Bosch', 'Bahco'] }, ['CL-ZAAG', 'B-2']],
    ['the maker of a hidden product of a cluster', { ...any, manufacturers: ['Geheim'] }, []],
    ['two lists, both of which must fit', { ...any, manufacturers: ['Bosch', 'Makita'], suppliers: ['Zuid'] }, ['A-1']],
    ['suppliers', { ...any, suppliers: ['Noord'] }, ['B-2']],
    ["suppliers' codes", { supplierCodes: ['N/1', 'x'] }, ['B-2']],
    ['a code as it is, not without its sign', { supplierCodes: ['N1'] }, []],
    ["manufacturers' codes", { manufacturerCodes: ['B-OEM'] }, ['B-2']],
    ['EAN codes', { EANCodes: ['871000000001'] }, ['B-2']],
    ['skus, also of products in clusters', { ...any, skus: ['Z-10', 'A-1'] }, ['CL-ZAAG', 'A-1']],
    ['tags', { tags: ['PRECISIE'] }, ['B-2']],
    ['slugs of categories that list it', { ...any, containerSlugs: ['verf'] }, ['B-2', 'C-3']],
    ['slugs of categories above', { ...any, containerPathSlugs: ['gereedschap'] }, ['CL-ZAAG', 'B-2', 'A-1']],
    ['the day of its creation', { ...any, createdAt: { lessThan: '2026-02-01' } }, ['A-1']],
    ['the moment of its change', { ...any, lastModifiedAt: { greaterThan: '2026-11-16' } }, []],
    ['bundles', { hasBundle: 'Y' }, []],
    ['no bundles', { isBundleLeader: 'N' }, ['CL-ZAAG', 'B-2', 'C-3']],
    [
      'a text of an attribute',
      { ...any, textFilters: [{ name: 'KLEUR', values: ['blauw', 'groen'] }] },
      ['CL-ZAAG', 'B-2', 'A-1'],
    ],
    ['a member of a value set', { textFilters: [{ name: 'KLASSE', values: ['A1'], type: 'ENUM' }] }, ['B-2']],
    ['another type than the attribute has', { textFilters: [{ name: 'KLASSE', values: ['A1'], type: 'COLOR' }] }, []],
    [
      'two attributes, both of which must fit',
      {
        ...any,
        textFilters: [
          { name: 'KLEUR', values: ['rood'] },
          { name: 'KLASSE', values: ['A1'] },
        ],
      },
      ['B-2'],
    ],
    [
      'a text that it must not have',
      { ...any, textFilters: [{ name: 'KLEUR', values: ['rood'], exclude: true }] },
      ['CL-ZAAG', 'A-1', 'C-3'],
    ],
    ['a range', { ...any, rangeFilters: [{ name: 'GEWICHT', from: 20, to: 40 }] }, ['CL-ZAAG', 'A-1', 'C-3']],
    ['a range that it must not be in', { ...any, rangeFilters: [{ name: 'GEWICHT', from: 15, to: 99, exclude: true }] }, ['B-2']],
    ['an attribute that is not there', { ...any, textFilters: [{ name: 'GEUR', values: ['x'] }] }, []],
    ['an id that is no uuid', { ...any, textFilters: [{ id: "'; drop", values: ['x'] }] }, []],
  ])('filters by %s', async (_, input, expected) => {
    expect(await found(input)).toEqual(expected)
  })

  test('filters by numbers: a product in a cluster is its cluster; products and clusters together are one set', async () => {
    expect(await found({ ...any, ids: [number('Z-10'), number('A-1')] })).toEqual(['CL-ZAAG', 'A-1'])
    expect(await found({ ...any, productIds: [number('Z-20')] })).toEqual(['CL-ZAAG'])
    expect(await found({ ...any, clusterIds: [number('CL-ZAAG'), number('A-1')] })).toEqual(['CL-ZAAG'])
    expect(await found({ ...any, productIds: [number('A-1')], clusterIds: [number('CL-ZAAG')] })).toEqual(['CL-ZAAG', 'A-1'])
  })

  test('filters by a category with those below it, or without them', async () => {
    const inIt = (categoryId: number, more = {}) => found({ ...any, categoryId, ...more })

    expect(await inIt(category('Gereedschap'))).toEqual(['CL-ZAAG', 'B-2', 'A-1'])
    expect(await inIt(category('Gereedschap'), { getDescendants: false })).toEqual(['B-2'])
    expect(await inIt(99999)).toEqual([])
    expect(await found({ ...any, path: `${category('Winkel')}/${category('Gereedschap')}` })).toEqual(['CL-ZAAG', 'B-2', 'A-1'])
  })

  test.each([
    [[{ field: 'NAME', order: 'ASC' }], ['B-2', 'C-3', 'A-1', 'CL-ZAAG']],
    [[{ field: 'NAME', order: 'DESC' }], ['CL-ZAAG', 'A-1', 'C-3', 'B-2']],
    [[{ field: 'SHORT_NAME' }], ['B-2', 'C-3', 'A-1', 'CL-ZAAG']],
    [[{ field: 'SKU', order: 'ASC' }], ['A-1', 'B-2', 'C-3', 'CL-ZAAG']],
    [[{ field: 'SKU', order: 'DESC' }], ['CL-ZAAG', 'C-3', 'B-2', 'A-1']],
    [[{ field: 'PRIORITY', order: 'DESC' }], ['C-3', 'CL-ZAAG', 'B-2', 'A-1']],
    [[{ field: 'CREATED_AT', order: 'ASC' }], ['A-1', 'CL-ZAAG', 'B-2', 'C-3']],
    [
      [{ field: 'LAST_MODIFIED_AT' }, { field: 'SKU' }],
      ['A-1', 'B-2', 'C-3', 'CL-ZAAG'],
    ],
    [[{ field: 'SUPPLIER_CODE', order: 'DESC' }], ['B-2', 'CL-ZAAG', 'A-1', 'C-3']],
    [[{ field: 'RELEVANCE', order: 'DESC' }], ['CL-ZAAG', 'B-2', 'A-1', 'C-3']],
  ])('sorts by %j', async (sortInputs, expected) => {
    expect(await found({ ...any, sortInputs })).toEqual(expected)
  })

  test('sorts names in the language that is asked for; what has none in it comes last', async () => {
    const sortInputs = [{ field: 'NAME', order: 'ASC' }]

    expect(await found({ ...any, language: 'EN', sortInputs })).toEqual(['A-1', 'B-2', 'CL-ZAAG', 'C-3'])
    expect(await found({ ...any, language: 'xx', sortInputs })).toEqual(['CL-ZAAG', 'B-2', 'A-1', 'C-3'])
  })

  test('sorts by the order of the category that is searched', async () => {
    await undone(h, async () => {
      const places = [
        ['A-1', 1],
        ['CL-ZAAG', 2],
      ] as const
      for (const [code, sortOrder] of places)
        await h.tenants.control
          .updateTable('categoryItem')
          .set({ sortOrder })
          .where((eb) => eb.or([eb('productId', '=', number(code)), eb('clusterId', '=', number(code))]))
          .execute()

      const sortInputs = [{ field: 'CATEGORY_ORDER', order: 'ASC' }]
      expect(await found({ ...any, categoryId: category('Zagen'), sortInputs })).toEqual(['A-1', 'CL-ZAAG'])
    })
  })

  test('cuts a page to five hundred rather than refuse it; less than one is refused', async () => {
    const { products } = await h.gql('{ products(input: { offset: 100000 }) { offset itemsFound } }')
    const refused = await h.gql('{ products(input: { offset: 0 }) { offset } }')

    expect(products).toEqual({ offset: 500, itemsFound: 3 })
    expect(refused.errors[0].code).toBe('VALIDATION_ERROR')
  })

  test('refuses a filter that names no attribute', async () => {
    const { errors } = await h.gql('{ products(input: { textFilters: [{ values: ["x"] }] }) { itemsFound } }')

    expect(errors).toEqual([{ message: 'id or name of the attribute is required', code: 'VALIDATION_ERROR' }])
  })
})

describe('what a search finds', () => {
  const change = (query: string, variables: object) => h.gql(query, variables)
  const UPDATE =
    'mutation ($id: Int!, $input: UpdateProductInput!) { productUpdate(productId: $id, input: $input) { productId } }'

  test('follows every change of a product in the same breath', async () => {
    await undone(h, async () => {
      await change(UPDATE, {
        id: number('B-2'),
        input: { names: [{ language: 'NL', value: 'Theodoliet' }], manufacturer: 'Leica' },
      })

      expect(await found({ term: 'theodoliet' })).toEqual(['B-2'])
      expect(await found({ term: 'angstrom' })).toEqual([])
      expect(await found({ manufacturers: ['Leica'] })).toEqual(['B-2'])
    })
  })

  test('follows a product of a cluster to its cluster', async () => {
    await undone(h, async () => {
      await change(UPDATE, { id: number('Z-10'), input: { status: 'R', names: [{ language: 'NL', value: 'Decoupeerzaag' }] } })

      expect(await found({ statuses: ['R'] })).toEqual(['CL-ZAAG'])
      expect(await found({ statuses: ['A'], class: 'CLUSTER' })).toEqual([])
      expect(await found({ statuses: ['R'], term: 'decoupeerzaag' })).toEqual(['CL-ZAAG'])
    })
  })

  test('is gone with the product', async () => {
    await undone(h, async () => {
      await change('mutation ($id: Int!) { productDelete(productId: $id) }', { id: number('B-2') })

      expect(await found({})).toEqual(['CL-ZAAG', 'C-3'])
      expect(await found({ term: 'angstrom' })).toEqual([])
    })
  })
})

describe('the products of categories', () => {
  const query = (offset: number) => `{ categories(filter: { offset: ${offset} }) { items { names { value }
    products(input: { statuses: [A, P], offset: 2 }) { ${ITEMS} } baseProducts { itemsFound items { __typename ... on Product { sku } ... on Cluster { code } } } } } }`

  test('are searched for all categories of a page at once', async () => {
    await h.gql(query(3))
    const counts: number[] = []
    for (const offset of [3, 100]) {
      h.statements.length = 0
      await h.gql(query(offset))
      counts.push(h.statements.length)
    }
    const { categories } = await h.gql(query(100))

    expect(counts[1]).toBe(counts[0])
    const shown = categories.items.map(({ names, products, baseProducts }: Answer) => [
      names[0].value,
      products.itemsFound,
      codesOf(products),
      codesOf(baseProducts),
    ])
    expect(shown).toEqual([
      ['Winkel', 4, ['CL-ZAAG', 'B-2'], []],
      ['Gereedschap', 3, ['CL-ZAAG', 'B-2'], ['B-2']],
      ['Zagen', 2, ['CL-ZAAG', 'A-1'], ['CL-ZAAG', 'CL-LEEG', 'A-1']],
      ['Verf', 2, ['B-2', 'C-3'], ['C-3', 'B-2']],
    ])
  })
})

describe('lists of the catalogue', () => {
  const listed = async (field: string, input: object, type: string): Promise<string[]> => {
    const inline =
      field === 'baseProducts' ? '... on Product { sku } ... on Cluster { code }' : field === 'clusters' ? 'code' : 'sku'
    const answer = await h.gql(`query ($input: ${type}!) { ${field}(input: $input) { items { ${inline} } } }`, { input })
    return codesOf(answer[field])
  }

  test('of products and clusters know other names for them', async () => {
    const base = (input: object) => listed('baseProducts', input, 'BaseProductSearchInput')
    const { uuid } = await h.db.selectFrom('product').select('uuid').where('sku', '=', 'A-1').executeTakeFirstOrThrow()

    expect(await base({})).toEqual(['CL-ZAAG', 'CL-LEEG', 'B-2', 'A-1', 'C-3'])
    expect(await base({ types: ['PRODUCT'], sortBy: 'SKU', sortOrder: 'DESC' })).toEqual(['C-3', 'B-2', 'A-1'])
    expect(await base({ sortBy: 'TYPE' })).toEqual(['CL-ZAAG', 'CL-LEEG', 'B-2', 'A-1', 'C-3'])
    expect(await base({ uuids: [uuid, 'no uuid'] })).toEqual(['A-1'])
    expect(await base({ categoryId: category('Gereedschap') })).toEqual(['B-2'])
    expect(await base({ categoryId: category('Gereedschap'), getDescendants: true, types: ['CLUSTER'] })).toEqual([
      'CL-ZAAG',
      'CL-LEEG',
    ])
    expect(await base({ dateCreatedTo: '2026-02-01' })).toEqual(['A-1'])
    expect(await base({ source: 'ERP' })).toEqual([])
  })

  test('of clusters take their codes for skus', async () => {
    const clusters = (input: object) => listed('clusters', input, 'ClusterSearchInput')

    expect(await clusters({})).toEqual(['CL-ZAAG', 'CL-LEEG'])
    expect(await clusters({ skus: ['CL-LEEG', 'Z-10'] })).toEqual(['CL-LEEG'])
    expect(await clusters({ term: 'zaag groot' })).toEqual(['CL-ZAAG'])
    expect(await clusters({ categoryId: category('Verf') })).toEqual([])
  })

  test('of raw products show those of clusters one by one', async () => {
    const raw = (input: object) => listed('productsRaw', input, 'RawProductSearchInput')

    expect(await raw({})).toEqual(['B-2', 'A-1', 'C-3', 'Z-10', 'Z-20', 'Z-30'])
    expect(await raw({ clusterIds: [number('CL-ZAAG')], hidden: false })).toEqual(['Z-10', 'Z-20'])
    expect(await raw({ term: 'zaag groot' })).toEqual(['Z-20'])
    expect(await raw({ term: 'zaagtafle' })).toEqual(['A-1'])
    expect(await raw({ statuses: ['P'] })).toEqual(['A-1', 'Z-20'])
    expect(await raw({ categoryId: category('Zagen') })).toEqual(['A-1', 'Z-10', 'Z-20', 'Z-30'])
    expect(await raw({ manufacturers: ['Geheim', 'Bosch'], skus: ['Z-30'] })).toEqual(['Z-30'])
  })
})

describe('the search of REST', () => {
  const searched = async (body: object) => {
    const answer = await h.rest('POST /v2/products/search', body)
    return answer.status === 200 ? answer.body.data.map(({ sku }: Answer) => sku) : answer.body
  }

  test('finds products one by one, by filters at the top or under filters', async () => {
    expect(await searched({ term: 'zaag', statuses: ['A'] })).toEqual(['Z-10'])
    expect(await searched({ filters: { statuses: ['P'] }, sortInputs: [{ field: 'SKU', order: 'DESC' }] })).toEqual([
      'Z-20',
      'A-1',
    ])
    expect(await searched({ textFilters: [{ name: 'KLEUR', values: ['groen', 'rood'] }] })).toEqual(['B-2', 'Z-10'])
    expect(await searched({ rangeFilters: [{ name: 'GEWICHT', from: 15, to: 35 }] })).toEqual(['A-1', 'C-3'])
    expect(await searched({ categoryId: category('Winkel'), getDescendants: true, hidden: 'N' })).toEqual([
      'B-2',
      'A-1',
      'Z-10',
      'Z-20',
    ])
  })

  test('still takes the old names of its dates', async () => {
    expect(await searched({ dateCreated: { to: '2026-02-01' } })).toEqual(['A-1'])
    expect(await searched({ dateModified: { from: '2999-01-01' } })).toEqual([])
  })
})

describe('the search of the index', () => {
  const SOLR = `query ($input: ProductSearchSearchInput!) { productSearchSolr(input: $input) { itemsFound page offset pages start end
    items { id class status isDeleted } filters { type textFilters { value count } } } }`
  const least = { language: 'NL', page: 1, offset: 12, statuses: ['A', 'P'] }

  test('answers what the index knows, and filters for the attributes that were asked for', async () => {
    const { uuid } = await h.db
      .selectFrom('attributeDescription')
      .select('uuid')
      .where('name', '=', 'KLEUR')
      .executeTakeFirstOrThrow()
    const input = {
      ...least,
      hidden: false,
      textFilters: [{ id: 'KLEUR', values: ['blauw'], exclude: false }],
      facets: [{ id: uuid }],
    }

    const { productSearchSolr } = await h.gql(SOLR, { input })

    expect(productSearchSolr).toEqual({
      itemsFound: 2,
      page: 1,
      offset: 12,
      pages: 1,
      start: 1,
      end: 2,
      items: [
        { id: number('B-2'), class: 'PRODUCT', status: 'A', isDeleted: false },
        { id: number('A-1'), class: 'PRODUCT', status: 'P', isDeleted: false },
      ],
      filters: [
        {
          type: 'TEXT',
          textFilters: [
            { value: 'blauw', count: 2 },
            { value: 'groen', count: 0 },
            { value: 'rood', count: 1 },
          ],
        },
      ],
    })
  })

  test('searches several categories at once', async () => {
    const input = { ...least, categoryIds: [category('Zagen'), category('Verf'), 99999] }
    const query = `query ($input: ProductSearchByCategoryInput!) { productSearchByCategory(input: $input) { results { categoryId
      response { itemsFound items { id } } } } }`

    const { productSearchByCategory } = await h.gql(query, { input })

    const items = (...codes: string[]) => codes.map((code) => ({ id: number(code) }))
    expect(productSearchByCategory.results).toEqual([
      { categoryId: category('Zagen'), response: { itemsFound: 2, items: items('CL-ZAAG', 'A-1') } },
      { categoryId: category('Verf'), response: { itemsFound: 2, items: items('B-2', 'C-3') } },
      { categoryId: 99999, response: { itemsFound: 0, items: [] } },
    ])
  })
})

test('whoever has no role for products and has not logged in may not search everywhere', async () => {
  const visitor = await h.keyFor({})

  expect((await h.gql('{ products { itemsFound } }', {}, visitor)).errors[0].code).toBe('FORBIDDEN')
})

test('two products of a cluster that change at the same moment are both found under it', async () => {
  const UPDATE =
    'mutation ($id: Int!, $maker: String!) { productUpdate(productId: $id, input: { manufacturer: $maker }) { manufacturer } }'
  for (let i = 0; i < 8; i++) {
    const makers = { 'Z-10': `Links ${i}`, 'Z-20': `Rechts ${i}` }
    const changes = Object.entries(makers).map(([sku, maker]) => h.gql(UPDATE, { id: number(sku), maker }))
    expect(await Promise.all(changes)).toEqual(Object.values(makers).map((maker) => ({ productUpdate: { manufacturer: maker } })))

    for (const maker of Object.values(makers)) expect(await found({ ...any, manufacturers: [maker] })).toEqual(['CL-ZAAG'])
  }
})
