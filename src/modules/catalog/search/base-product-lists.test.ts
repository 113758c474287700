import { describe, expect, test } from 'vitest'
import { codesOf, ITEMS, openSearchHouse } from '../../../../test/search-catalogue.js'
import type { Answer } from '../../../../test/test-server.js'

const { server, categoryId, itemId } = openSearchHouse()

describe('the products of categories', () => {
  const query = (offset: number) => `{ categories(filter: { offset: ${offset} }) { items { names { value }
    products(input: { statuses: [A, P], offset: 2 }) { ${ITEMS} } baseProducts { itemsFound items { __typename ... on Product { sku } ... on Cluster { code } } } } } }`

  test('one search serves all categories of a page', async () => {
    await server.gql(query(3))
    const counts: number[] = []
    for (const offset of [3, 100]) {
      server.statements.length = 0
      await server.gql(query(offset))
      counts.push(server.statements.length)
    }
    const { categories } = await server.gql(query(100))

    expect(counts[1]).toBe(counts[0])
    const codes = categories.items.map(({ names, products, baseProducts }: Answer) => [
      names[0].value,
      products.itemsFound,
      codesOf(products),
      codesOf(baseProducts),
    ])
    expect(codes).toEqual([
      ['Winkel', 4, ['CL-ZAAG', 'B-2'], []],
      ['Gereedschap', 3, ['CL-ZAAG', 'B-2'], ['B-2']],
      ['Zagen', 2, ['CL-ZAAG', 'A-1'], ['CL-ZAAG', 'CL-LEEG', 'A-1']],
      ['Verf', 2, ['B-2', 'C-3'], ['C-3', 'B-2']],
    ])
  })
})

describe('the items of a category', () => {
  const QUERY = `query ($id: Float!, $input: CategoryBaseProductsSearchInput) { category(categoryId: $id) { baseProducts(input: $input) {
    itemsFound page offset pages start end items { ... on Product { sku } ... on Cluster { code } } } } }`
  const readPage = async (name: string, input: object) =>
    (await server.gql(QUERY, { id: categoryId(name), input })).category.baseProducts as Answer
  const listed = async (name: string, input: object) => codesOf(await readPage(name, input))

  test('the items of a category can be filtered by a term and by their properties', async () => {
    expect(await listed('Zagen', { term: 'zaagtafle' })).toEqual(['A-1'])
    expect(await listed('Verf', { term: 'gauge', language: 'EN' })).toEqual(['B-2'])
    expect(await listed('Zagen', { types: ['CLUSTER'] })).toEqual(['CL-ZAAG', 'CL-LEEG'])
    expect(await listed('Zagen', { statuses: ['A'], types: ['PRODUCT'] })).toEqual([])
    expect(await listed('Zagen', { statuses: ['P'], types: ['PRODUCT'] })).toEqual(['A-1'])
    expect(await listed('Verf', { manufacturers: ['Bosch'] })).toEqual(['B-2'])
    expect(await listed('Zagen', { suppliers: ['Zuid'] })).toEqual(['A-1'])
    expect(await listed('Verf', { hidden: true })).toEqual(['C-3'])
    expect(await listed('Verf', { hidden: false })).toEqual(['B-2'])
  })

  test('the items of descendants are included only on request, and the order of the category is the default', async () => {
    expect(await listed('Gereedschap', { getDescending: 'N' })).toEqual(['B-2'])
    expect((await listed('Gereedschap', { getDescending: 'Y' })).toSorted()).toEqual(['A-1', 'B-2', 'CL-LEEG', 'CL-ZAAG'])
    expect(await listed('Verf', { sortOrder: 'DESC' })).toEqual(['B-2', 'C-3'])
    expect(await listed('Verf', { sortBy: 'SKU' })).toEqual(['B-2', 'C-3'])
    expect(await listed('Verf', { sortBy: 'SKU', sortOrder: 'DESC' })).toEqual(['C-3', 'B-2'])
  })

  test('the items of a category come in pages, by default of 500 items', async () => {
    const { items: _, ...second } = await readPage('Zagen', { page: 2, offset: 2 })
    const { items: __, ...whole } = await readPage('Zagen', {})

    expect(second).toEqual({ itemsFound: 3, page: 2, offset: 2, pages: 2, start: 3, end: 3 })
    expect(whole).toEqual({ itemsFound: 3, page: 1, offset: 500, pages: 1, start: 1, end: 3 })
    for (const input of [{ page: 0 }, { offset: 1001 }])
      expect((await server.gql(QUERY, { id: categoryId('Zagen'), input })).errors[0].code).toBe('VALIDATION_ERROR')
  })

  test('order lists of the named company, user or input restrict the items of a category', async () => {
    const company = await server.gql(`mutation { companyCreate(input: { name: "Bouw BV" }) { companyId } }`)
    const { companyId } = company.companyCreate
    const CREATE = `mutation ($input: OrderlistCreateInput!) { orderlistCreate(input: $input) { id } }`
    const input = { descriptions: [{ language: 'NL', value: 'Geen emmers' }], code: 'EMMER', type: 'NEGATIVE' }
    const { orderlistCreate } = await server.gql(CREATE, {
      input: { ...input, productIds: [itemId('C-3')], companyIds: [companyId] },
    })

    expect(await listed('Verf', {})).toEqual(['C-3', 'B-2'])
    expect(await listed('Verf', { companyId })).toEqual(['B-2'])
    expect(await listed('Verf', { companyId, applyOrderlists: false })).toEqual(['C-3', 'B-2'])
    expect(await listed('Verf', { orderlistIds: [orderlistCreate.id] })).toEqual(['B-2'])
    const shopper = await server.keyFor({ product: 'VIEWER' })
    const foreign = await server.gql(QUERY, { id: categoryId('Verf'), input: { userId: 999 } }, shopper)
    expect(foreign.errors[0].code).toBe('FORBIDDEN')
  })
})

describe('the lists of the catalogue', () => {
  const listed = async (field: string, input: object, type: string): Promise<string[]> => {
    const inline =
      field === 'baseProducts' ? '... on Product { sku } ... on Cluster { code }' : field === 'clusters' ? 'code' : 'sku'
    const answer = await server.gql(`query ($input: ${type}!) { ${field}(input: $input) { items { ${inline} } } }`, { input })
    return codesOf(answer[field])
  }

  test('baseProducts filters by class, uuid, category, date and source', async () => {
    const base = (input: object) => listed('baseProducts', input, 'BaseProductSearchInput')
    const { uuid } = await server.db.selectFrom('product').select('uuid').where('sku', '=', 'A-1').executeTakeFirstOrThrow()

    expect(await base({})).toEqual(['CL-ZAAG', 'CL-LEEG', 'B-2', 'A-1', 'C-3'])
    expect(await base({ types: ['PRODUCT'], sortBy: 'SKU', sortOrder: 'DESC' })).toEqual(['C-3', 'B-2', 'A-1'])
    expect(await base({ sortBy: 'TYPE' })).toEqual(['CL-ZAAG', 'CL-LEEG', 'B-2', 'A-1', 'C-3'])
    expect(await base({ uuids: [uuid] })).toEqual(['A-1'])
    expect(await base({ categoryId: categoryId('Gereedschap') })).toEqual(['B-2'])
    expect(await base({ categoryId: categoryId('Gereedschap'), getDescendants: true, types: ['CLUSTER'] })).toEqual([
      'CL-ZAAG',
      'CL-LEEG',
    ])
    expect(await base({ dateCreatedTo: '2026-02-01' })).toEqual(['A-1'])
    expect(await base({ source: 'ERP' })).toEqual([])
  })

  test('baseProducts with sortOrder alone sorts by id; with a term, relevance comes first', async () => {
    const base = (input: object) => listed('baseProducts', input, 'BaseProductSearchInput')

    expect(await base({ sortOrder: 'DESC' })).toEqual(['C-3', 'A-1', 'B-2', 'CL-LEEG', 'CL-ZAAG'])
    expect(await base({ sortOrder: 'DESC', page: 2, offset: 2 })).toEqual(['B-2', 'CL-LEEG'])
    expect(await base({ sortOrder: 'ASC' })).toEqual(['CL-ZAAG', 'CL-LEEG', 'B-2', 'A-1', 'C-3'])
    expect(await base({ sortOrder: 'DESC', term: 'emmer' })).toEqual(['C-3'])
  })

  test('baseProducts takes a category by id and by uuid, both of which must match, and refuses an invalid uuid', async () => {
    const base = (input: object) => listed('baseProducts', input, 'BaseProductSearchInput')
    const { uuid } = await server.db
      .selectFrom('category')
      .select('uuid')
      .where('id', '=', categoryId('Verf'))
      .executeTakeFirstOrThrow()

    expect(await base({ categoryUuid: uuid.toUpperCase() })).toEqual(['B-2', 'C-3'])
    expect(await base({ categoryUuid: uuid, categoryId: categoryId('Verf') })).toEqual(['B-2', 'C-3'])
    expect(await base({ categoryUuid: uuid, categoryId: categoryId('Gereedschap') })).toEqual(['B-2'])
    expect(await base({ categoryUuid: uuid, categoryId: categoryId('Zagen') })).toEqual([])
    for (const input of [{ uuids: ['x'] }, { categoryUuid: 'x' }]) {
      const query = 'query ($input: BaseProductSearchInput!) { baseProducts(input: $input) { itemsFound } }'
      expect((await server.gql(query, { input })).errors[0].code).toBe('VALIDATION_ERROR')
    }
  })

  test('clusters takes skus as codes of clusters', async () => {
    const clusters = (input: object) => listed('clusters', input, 'ClusterSearchInput')

    expect(await clusters({})).toEqual(['CL-ZAAG', 'CL-LEEG'])
    expect(await clusters({ skus: ['CL-LEEG', 'Z-10'] })).toEqual(['CL-LEEG'])
    expect(await clusters({ term: 'zaag groot' })).toEqual(['CL-ZAAG'])
    expect(await clusters({ categoryId: categoryId('Verf') })).toEqual([])
  })

  test('productsRaw lists the products of clusters one by one', async () => {
    const raw = (input: object) => listed('productsRaw', input, 'RawProductSearchInput')

    expect(await raw({})).toEqual(['B-2', 'A-1', 'C-3', 'Z-10', 'Z-20', 'Z-30'])
    expect(await raw({ clusterIds: [itemId('CL-ZAAG')], hidden: false })).toEqual(['Z-10', 'Z-20'])
    expect(await raw({ term: 'zaag groot' })).toEqual(['Z-20'])
    expect(await raw({ term: 'zaagtafle' })).toEqual(['A-1'])
    expect(await raw({ statuses: ['P'] })).toEqual(['A-1', 'Z-20'])
    expect(await raw({ categoryId: categoryId('Zagen') })).toEqual(['A-1', 'Z-10', 'Z-20', 'Z-30'])
    expect(await raw({ manufacturers: ['Geheim', 'Bosch'], skus: ['Z-30'] })).toEqual(['Z-30'])
    expect(await raw({ productIds: [itemId('Z-10'), itemId('A-1')], clusterIds: [itemId('CL-ZAAG')] })).toEqual(['Z-10'])
  })
})

describe('the product search of REST', () => {
  const findSkus = async (body: object) => {
    const answer = await server.rest('POST /v2/products/search', body)
    return answer.status === 200 ? answer.body.data.map(({ sku }: Answer) => sku) : answer.body
  }

  test('REST finds products one by one, with filters in the body or in its member filters', async () => {
    expect(await findSkus({ term: 'zaag', statuses: ['A'] })).toEqual(['Z-10'])
    expect(await findSkus({ filters: { statuses: ['P'] }, sortInputs: [{ field: 'SKU', order: 'DESC' }] })).toEqual([
      'Z-20',
      'A-1',
    ])
    expect(await findSkus({ textFilters: [{ name: 'KLEUR', values: ['groen', 'rood'] }] })).toEqual(['B-2', 'Z-10'])
    expect(await findSkus({ rangeFilters: [{ name: 'GEWICHT', from: 15, to: 35 }] })).toEqual(['A-1', 'C-3'])
    expect(await findSkus({ categoryId: categoryId('Winkel'), hidden: 'N' })).toEqual(['B-2', 'A-1', 'Z-10', 'Z-20'])
    expect(await findSkus({ categoryId: categoryId('Gereedschap'), getDescendants: false })).toEqual(['B-2'])
  })

  test('REST finds products of every status by default, and no clusters', async () => {
    const everything = ['B-2', 'A-1', 'C-3', 'Z-10', 'Z-20', 'Z-30']

    expect(await findSkus({})).toEqual(everything)
    expect(await findSkus({ statuses: [], textFilters: [{ name: 'KLEUR', values: [] }] })).toEqual(everything)
    expect(await findSkus({ class: 'PRODUCT' })).toEqual(everything)
    expect(await findSkus({ filters: { class: 'CLUSTER' } })).toEqual([])
  })

  test.each([
    ['names', [{ field: 'NAME' }], ['B-2', 'C-3', 'Z-30', 'Z-20', 'Z-10', 'A-1']],
    ['names, descending', [{ field: 'NAME', order: 'DESC' }], ['A-1', 'Z-10', 'Z-20', 'Z-30', 'C-3', 'B-2']],
    ['short names', [{ field: 'SHORT_NAME' }], ['B-2', 'C-3', 'Z-30', 'Z-20', 'Z-10', 'A-1']],
    ['priority', [{ field: 'PRIORITY', order: 'ASC' }], ['B-2', 'C-3', 'A-1', 'Z-10', 'Z-20', 'Z-30']],
  ])('REST sorts products by %s', async (_, sortInputs, expected) => {
    expect(await findSkus({ sortInputs })).toEqual(expected)
  })

  test('REST sorts by names in the requested language, and by the order of a category', async () => {
    expect(await findSkus({ language: 'EN', sortInputs: [{ field: 'NAME' }], skus: ['B-2', 'A-1', 'C-3'] })).toEqual([
      'A-1',
      'B-2',
      'C-3',
    ])
    const sortInputs = [{ field: 'CATEGORY_ORDER' }]
    expect(await findSkus({ categoryId: categoryId('Verf'), sortInputs })).toEqual(['C-3', 'B-2'])
    expect(await findSkus({ categoryId: categoryId('Winkel'), sortInputs, statuses: ['A'] })).toEqual(['B-2', 'C-3', 'Z-10'])
    expect(await findSkus({ sortInputs, hidden: 'Y' })).toEqual(['C-3', 'Z-30'])
  })

  test('REST still accepts the deprecated names of the date filters', async () => {
    expect(await findSkus({ dateCreated: { to: '2026-02-01' } })).toEqual(['A-1'])
    expect(await findSkus({ dateModified: { from: '2999-01-01' } })).toEqual([])
  })
})

describe('the cluster search of REST', () => {
  const findClusters = async (body: object) => {
    const answer = await server.rest('POST /v2/clusters/search', body)
    return answer.status === 200 ? answer.body.data.map(({ code }: Answer) => code) : answer.body
  }

  test('REST finds clusters by a term and by the filters of GraphQL', async () => {
    await server.db
      .insertInto('clusterSlug')
      .values({ clusterId: itemId('CL-LEEG'), language: 'NL', slug: 'nog-leeg' })
      .execute()

    expect(await findClusters({ term: 'zaag groot' })).toEqual(['CL-ZAAG'])
    expect(await findClusters({ filters: { term: 'leegg' } })).toEqual(['CL-LEEG'])
    expect(await findClusters({ term: 'gauge', language: 'EN' })).toEqual([])
    expect(await findClusters({ class: 'CLUSTER', skus: ['CL-LEEG', 'Z-10'] })).toEqual(['CL-LEEG'])
    expect(await findClusters({ class: 'PRODUCT' })).toEqual([])
    expect(await findClusters({ clusterIds: [itemId('CL-ZAAG'), itemId('A-1')] })).toEqual(['CL-ZAAG'])
    expect(await findClusters({ slugs: ['nog-leeg'] })).toEqual(['CL-LEEG'])
    expect(await findClusters({ categoryId: categoryId('Zagen') })).toEqual(['CL-ZAAG', 'CL-LEEG'])
    expect(await findClusters({ categoryId: categoryId('Verf') })).toEqual([])
    expect(await findClusters({ sources: [{ source: 'ERP' }] })).toEqual([])
  })

  test('REST sorts clusters by name, priority and relevance', async () => {
    expect(await findClusters({ sortInputs: [{ field: 'NAME' }] })).toEqual(['CL-LEEG', 'CL-ZAAG'])
    expect(await findClusters({ sortInputs: [{ field: 'NAME', order: 'DESC' }] })).toEqual(['CL-ZAAG', 'CL-LEEG'])
    expect(await findClusters({ sortInputs: [{ field: 'PRIORITY', order: 'ASC' }] })).toEqual(['CL-ZAAG', 'CL-LEEG'])
    expect(await findClusters({ term: 'zagen', sortInputs: [{ field: 'RELEVANCE' }] })).toEqual(['CL-ZAAG'])
  })
})

describe('the index search', () => {
  const SOLR = `query ($input: ProductSearchSearchInput!) { productSearchSolr(input: $input) { itemsFound page offset pages start end
    items { id class status isDeleted } filters { type textFilters { value count } } } }`
  const required = { language: 'NL', page: 1, offset: 12, statuses: ['A', 'P'] }

  test('the index search returns index data, and filters for the requested attributes', async () => {
    const { uuid } = await server.db
      .selectFrom('attributeDescription')
      .select('uuid')
      .where('name', '=', 'KLEUR')
      .executeTakeFirstOrThrow()
    const input = {
      ...required,
      hidden: false,
      textFilters: [{ id: 'KLEUR', values: ['blauw'], exclude: false }],
      facets: [{ id: uuid }],
    }

    const { productSearchSolr } = await server.gql(SOLR, { input })

    expect(productSearchSolr).toEqual({
      itemsFound: 2,
      page: 1,
      offset: 12,
      pages: 1,
      start: 1,
      end: 2,
      items: [
        { id: itemId('B-2'), class: 'PRODUCT', status: 'A', isDeleted: false },
        { id: itemId('A-1'), class: 'PRODUCT', status: 'P', isDeleted: false },
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

  test('the index search leaves out a facet whose attribute has another type than requested', async () => {
    const typesOf = async (facets: object[]) =>
      (await server.gql(SOLR, { input: { ...required, facets } })).productSearchSolr.filters.map(({ type }: Answer) => type)

    expect(await typesOf([{ id: 'KLEUR', type: 'TEXT' }])).toEqual(['TEXT'])
    expect(await typesOf([{ id: 'KLEUR', type: 'INT' }])).toEqual([])
    expect(await typesOf([{ id: 'KLEUR', type: 'TEXT' }, { id: 'GEWICHT', type: 'INT' }, { id: 'KLASSE' }])).toEqual([
      'TEXT',
      'INT',
      'ENUM',
    ])
    expect(await typesOf([{ id: 'KLEUR' }, { id: 'KLEUR', type: 'TEXT' }, { id: 'KLASSE', type: 'TEXT' }])).toEqual(['TEXT'])
  })

  test('the index search can search several categories at once', async () => {
    const input = { ...required, categoryIds: [categoryId('Zagen'), categoryId('Verf'), 99999] }
    const query = `query ($input: ProductSearchByCategoryInput!) { productSearchByCategory(input: $input) { results { categoryId
      response { itemsFound items { id } } } } }`

    const { productSearchByCategory } = await server.gql(query, { input })

    const items = (...codes: string[]) => codes.map((code) => ({ id: itemId(code) }))
    expect(productSearchByCategory.results).toEqual([
      { categoryId: categoryId('Zagen'), response: { itemsFound: 2, items: items('CL-ZAAG', 'A-1') } },
      { categoryId: categoryId('Verf'), response: { itemsFound: 2, items: items('B-2', 'C-3') } },
      { categoryId: 99999, response: { itemsFound: 0, items: [] } },
    ])
  })
})
