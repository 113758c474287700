import { describe, expect, test } from 'vitest'
import { undone } from '../../../../test/rolled-back.js'
import { any, ITEMS, sawHouse } from '../../../../test/search-catalogue.js'

const { h, found, category, number } = sawHouse()

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
    [
      'no value of an attribute, as with any empty list',
      { textFilters: [{ name: 'KLEUR', values: [] }] },
      ['CL-ZAAG', 'B-2', 'C-3'],
    ],
    ['no value that it must not have', { textFilters: [{ name: 'GEUR', values: [], exclude: true }] }, ['CL-ZAAG', 'B-2', 'C-3']],
    ['an attribute that is not there', { ...any, textFilters: [{ name: 'GEUR', values: ['x'] }] }, []],
    ['an id that is no uuid', { ...any, textFilters: [{ id: "'; drop", values: ['x'] }] }, []],
  ])('filters by %s', async (_, input, expected) => {
    expect(await found(input)).toEqual(expected)
  })

  test('filters by numbers, each kind by its own: a product in a cluster is its cluster; lists must fit together', async () => {
    const [saws, small, table] = [number('CL-ZAAG'), number('Z-10'), number('A-1')]

    expect(await found({ ...any, ids: [small, table] })).toEqual(['CL-ZAAG', 'A-1'])
    expect(await found({ ...any, ids: [saws] })).toEqual(['CL-ZAAG'])
    expect(await found({ ...any, productIds: [number('Z-20')] })).toEqual(['CL-ZAAG'])
    expect(await found({ ...any, productIds: [saws, table] })).toEqual(['A-1'])
    expect(await found({ ...any, clusterIds: [saws, table] })).toEqual(['CL-ZAAG'])
    expect(await found({ ...any, productIds: [small, table], clusterIds: [saws] })).toEqual(['CL-ZAAG'])
    expect(await found({ ...any, productIds: [table], clusterIds: [saws] })).toEqual([])
  })

  test('filters by a category with those below it, or without them', async () => {
    const inIt = (categoryId: number, more = {}) => found({ ...any, categoryId, ...more })

    expect(await inIt(category('Gereedschap'))).toEqual(['CL-ZAAG', 'B-2', 'A-1'])
    expect(await inIt(category('Gereedschap'), { getDescendants: false })).toEqual(['B-2'])
    expect(await inIt(99999)).toEqual([])
    const path = `${category('Winkel')}/${category('Gereedschap')}`
    expect(await found({ ...any, path })).toEqual(['CL-ZAAG', 'B-2', 'A-1'])
    expect(await found({ ...any, path, getDescendants: false })).toEqual(['B-2'])
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

test('whoever has no role for products and has not logged in may not search everywhere', async () => {
  const visitor = await h.keyFor({})

  expect((await h.gql('{ products { itemsFound } }', {}, visitor)).errors[0].code).toBe('FORBIDDEN')
})
