import { describe, expect, test } from 'vitest'
import { undone } from '../../../../test/rolled-back.js'
import { ANY_STATUS, ITEMS, openSearchHouse } from '../../../../test/search-catalogue.js'

const { server, findCodes, categoryId, itemId } = openSearchHouse()

describe('the product search', () => {
  test('a search without input finds all available items by id, hidden or not, and a cluster instead of its products', async () => {
    const { products } = await server.gql(`{ products { ${ITEMS} page offset pages start end } }`)

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
    ['a status that only a hidden product in a cluster has', { statuses: ['N'] }, []],
    ['no statuses at all', { statuses: [] }, ['CL-ZAAG', 'CL-LEEG', 'B-2', 'A-1', 'C-3']],
    ['hidden', { hidden: true }, ['C-3']],
    ['not hidden', { hidden: false }, ['CL-ZAAG', 'B-2']],
    ['class', { ...ANY_STATUS, class: 'CLUSTER' }, ['CL-ZAAG']],
    ['manufacturers', { ...ANY_STATUS, manufacturers: ['Bosch', 'Bahco'] }, ['CL-ZAAG', 'B-2']],
    ['the manufacturer of a hidden product in a cluster', { ...ANY_STATUS, manufacturers: ['Geheim'] }, []],
    ['two lists, both of which must match', { ...ANY_STATUS, manufacturers: ['Bosch', 'Makita'], suppliers: ['Zuid'] }, ['A-1']],
    ['suppliers', { ...ANY_STATUS, suppliers: ['Noord'] }, ['B-2']],
    ['supplier codes', { supplierCodes: ['N/1', 'x'] }, ['B-2']],
    ['a code with its punctuation, not without it', { supplierCodes: ['N1'] }, []],
    ['manufacturer codes', { manufacturerCodes: ['B-OEM'] }, ['B-2']],
    ['EAN codes', { EANCodes: ['871000000001'] }, ['B-2']],
    ['skus, including those of products in clusters', { ...ANY_STATUS, skus: ['Z-10', 'A-1'] }, ['CL-ZAAG', 'A-1']],
    ['tags', { tags: ['PRECISIE'] }, ['B-2']],
    ['slugs of categories that contain the item', { ...ANY_STATUS, containerSlugs: ['verf'] }, ['B-2', 'C-3']],
    ['slugs of ancestor categories', { ...ANY_STATUS, containerPathSlugs: ['gereedschap'] }, ['CL-ZAAG', 'B-2', 'A-1']],
    ['the creation date', { ...ANY_STATUS, createdAt: { lessThan: '2026-02-01' } }, ['A-1']],
    ['the modification date', { ...ANY_STATUS, lastModifiedAt: { greaterThan: '2026-11-16' } }, []],
    ['bundles', { hasBundle: 'Y' }, []],
    ['no bundles', { isBundleLeader: 'N' }, ['CL-ZAAG', 'B-2', 'C-3']],
    [
      'a text of an attribute',
      { ...ANY_STATUS, textFilters: [{ name: 'KLEUR', values: ['blauw', 'groen'] }] },
      ['CL-ZAAG', 'B-2', 'A-1'],
    ],
    ['a member of a value set', { textFilters: [{ name: 'KLASSE', values: ['A1'], type: 'ENUM' }] }, ['B-2']],
    ['another type than the attribute has', { textFilters: [{ name: 'KLASSE', values: ['A1'], type: 'COLOR' }] }, []],
    [
      'two attributes, both of which must match',
      {
        ...ANY_STATUS,
        textFilters: [
          { name: 'KLEUR', values: ['rood'] },
          { name: 'KLASSE', values: ['A1'] },
        ],
      },
      ['B-2'],
    ],
    [
      'an excluded text',
      { ...ANY_STATUS, textFilters: [{ name: 'KLEUR', values: ['rood'], exclude: true }] },
      ['CL-ZAAG', 'A-1', 'C-3'],
    ],
    ['a range', { ...ANY_STATUS, rangeFilters: [{ name: 'GEWICHT', from: 20, to: 40 }] }, ['CL-ZAAG', 'A-1', 'C-3']],
    [
      'an excluded range, which a cluster passes by a product outside it',
      { ...ANY_STATUS, rangeFilters: [{ name: 'GEWICHT', from: 15, to: 99, exclude: true }] },
      ['CL-ZAAG', 'B-2'],
    ],
    [
      'an attribute without values, which does not filter',
      { textFilters: [{ name: 'KLEUR', values: [] }] },
      ['CL-ZAAG', 'B-2', 'C-3'],
    ],
    [
      'an excluded attribute without values, which does not filter',
      { textFilters: [{ name: 'GEUR', values: [], exclude: true }] },
      ['CL-ZAAG', 'B-2', 'C-3'],
    ],
    ['an attribute that does not exist', { ...ANY_STATUS, textFilters: [{ name: 'GEUR', values: ['x'] }] }, []],
    ['an id that is no uuid', { ...ANY_STATUS, textFilters: [{ id: "'; drop", values: ['x'] }] }, []],
  ])('a search filters by %s', async (_, input, expected) => {
    expect(await findCodes(input)).toEqual(expected)
  })

  test('a search filters by ids; the id of a product in a cluster finds the cluster, and all id lists must match', async () => {
    const [saws, small, table] = [itemId('CL-ZAAG'), itemId('Z-10'), itemId('A-1')]

    expect(await findCodes({ ...ANY_STATUS, ids: [small, table] })).toEqual(['CL-ZAAG', 'A-1'])
    expect(await findCodes({ ...ANY_STATUS, ids: [saws] })).toEqual(['CL-ZAAG'])
    expect(await findCodes({ ...ANY_STATUS, productIds: [itemId('Z-20')] })).toEqual(['CL-ZAAG'])
    expect(await findCodes({ ...ANY_STATUS, productIds: [saws, table] })).toEqual(['A-1'])
    expect(await findCodes({ ...ANY_STATUS, clusterIds: [saws, table] })).toEqual(['CL-ZAAG'])
    expect(await findCodes({ ...ANY_STATUS, productIds: [small, table], clusterIds: [saws] })).toEqual(['CL-ZAAG'])
    expect(await findCodes({ ...ANY_STATUS, productIds: [table], clusterIds: [saws] })).toEqual([])
  })

  test('a search filters by a category with or without its descendants', async () => {
    const inCategory = (id: number, more = {}) => findCodes({ ...ANY_STATUS, categoryId: id, ...more })

    expect(await inCategory(categoryId('Gereedschap'))).toEqual(['CL-ZAAG', 'B-2', 'A-1'])
    expect(await inCategory(categoryId('Gereedschap'), { getDescendants: false })).toEqual(['B-2'])
    expect(await inCategory(99999)).toEqual([])
    const path = `${categoryId('Winkel')}/${categoryId('Gereedschap')}`
    expect(await findCodes({ ...ANY_STATUS, path })).toEqual(['CL-ZAAG', 'B-2', 'A-1'])
    expect(await findCodes({ ...ANY_STATUS, path, getDescendants: false })).toEqual(['B-2'])
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
  ])('a search sorts by %j', async (sortInputs, expected) => {
    expect(await findCodes({ ...ANY_STATUS, sortInputs })).toEqual(expected)
  })

  test('a search sorts names in the requested language, and items without a name in it come last', async () => {
    const sortInputs = [{ field: 'NAME', order: 'ASC' }]

    expect(await findCodes({ ...ANY_STATUS, language: 'EN', sortInputs })).toEqual(['A-1', 'B-2', 'CL-ZAAG', 'C-3'])
    expect(await findCodes({ ...ANY_STATUS, language: 'fi', sortInputs })).toEqual(['CL-ZAAG', 'B-2', 'A-1', 'C-3'])
  })

  test('a search in a category can sort by the order of the category', async () => {
    await undone(server, async () => {
      const positions = [
        ['A-1', 1],
        ['CL-ZAAG', 2],
      ] as const
      for (const [code, sortOrder] of positions)
        await server.tenants.control
          .updateTable('categoryItem')
          .set({ sortOrder })
          .where((eb) => eb.or([eb('productId', '=', itemId(code)), eb('clusterId', '=', itemId(code))]))
          .execute()

      const sortInputs = [{ field: 'CATEGORY_ORDER', order: 'ASC' }]
      expect(await findCodes({ ...ANY_STATUS, categoryId: categoryId('Zagen'), sortInputs })).toEqual(['A-1', 'CL-ZAAG'])
    })
  })

  test('an offset above 500 is cut to 500, and an offset below 1 is refused', async () => {
    const { products } = await server.gql('{ products(input: { offset: 100000 }) { offset itemsFound } }')
    const refused = await server.gql('{ products(input: { offset: 0 }) { offset } }')

    expect(products).toEqual({ offset: 500, itemsFound: 3 })
    expect(refused.errors[0].code).toBe('VALIDATION_ERROR')
  })

  test('an attribute filter without id and name is refused', async () => {
    const { errors } = await server.gql('{ products(input: { textFilters: [{ values: ["x"] }] }) { itemsFound } }')

    expect(errors).toEqual([{ message: 'id or name of the attribute is required', code: 'VALIDATION_ERROR' }])
  })
})

test('a visitor without a role for products may not search the whole catalogue', async () => {
  const visitor = await server.keyFor({})

  expect((await server.gql('{ products { itemsFound } }', {}, visitor)).errors[0].code).toBe('FORBIDDEN')
})
