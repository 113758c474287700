import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fill } from '../../../../../test/catalogue.js'
import { codesOf, ITEMS } from '../../../../../test/search-catalogue.js'
import { type Answer, startTestServer, type TestServer } from '../../../../../test/test-server.js'

let server: TestServer
let ids: Awaited<ReturnType<typeof fill>>

beforeAll(async () => {
  server = await startTestServer({ closes: false })
  ids = await fill(server, {
    categories: { Verf: null },
    attributes: { KLEUR: 'TEXT', GLANS: 'TEXT', INHOUD: 'INT' },
    clusters: { 'CL-VERF': { names: { NL: 'Muurverf' }, categories: ['Verf'] } },
    products: [
      {
        sku: 'ROOD',
        names: { NL: 'Scharlaken dekkend' },
        cluster: 'CL-VERF',
        manufacturer: 'Sikkens',
        attributes: { KLEUR: { NL: ['rood'] }, GLANS: { NL: ['mat'] }, INHOUD: 5 },
      },
      {
        sku: 'BLAUW',
        names: { NL: 'Kobalt transparant' },
        cluster: 'CL-VERF',
        status: 'P',
        manufacturer: 'Histor',
        attributes: { KLEUR: { NL: ['blauw'] }, GLANS: { NL: ['zijde'] }, INHOUD: 10 },
      },
      {
        sku: 'GROEN',
        names: { NL: 'Smaragd' },
        cluster: 'CL-VERF',
        status: 'P',
        attributes: { KLEUR: { NL: ['groen'] }, INHOUD: 10 },
      },
      { sku: 'GEHEIM', names: { NL: 'Geheimpje' }, cluster: 'CL-VERF', hidden: 'Y', attributes: { KLEUR: { NL: ['goud'] } } },
      { sku: 'KWAST', names: { NL: 'Kwast' }, categories: ['Verf'], attributes: { KLEUR: { NL: ['rood'] } } },
    ],
  })
})
afterAll(() => server.close())

const FIND = `query ($input: ProductSearchInput) { products(input: $input) { ${ITEMS}
  filters { attributeDescription { name } textFilters { value count countActive countTotal } integerRangeFilter { min max } } } }`
const search = async (input: object): Promise<Answer> => (await server.gql(FIND, { input })).products
const find = async (input: object): Promise<string[]> => codesOf(await search(input))
const ANY = { statuses: ['A', 'P'] }
const colour = (values: string[], exclude = false) => ({ name: 'KLEUR', values, exclude })

/** Returns the counts of the colours in the response to a search: value, count, countActive and countTotal. */
async function coloursOf(input: object): Promise<unknown[][]> {
  const { filters } = await search(input)
  const facet = filters.find((one: Answer) => one.attributeDescription.name === 'KLEUR')
  return facet.textFilters.map(({ value, count, countActive, countTotal }: Answer) => [value, count, countActive, countTotal])
}

async function listOf(type: 'POSITIVE' | 'NEGATIVE', skus: string[]): Promise<number> {
  const input = { type, productIds: skus.map((sku) => ids.product.get(sku)) }
  const { orderlistCreate } = await server.gql(
    'mutation ($input: OrderlistCreateInput!) { orderlistCreate(input: $input) { id } }',
    {
      input,
    },
  )
  return orderlistCreate.id
}

describe('a cluster is found by one product that fits as a whole', () => {
  test.each([
    ['a word of a product with a status that is searched', { term: 'scharlaken' }, ['CL-VERF']],
    ['not a word of a product with another status', { term: 'kobalt' }, []],
    ['that word when its status is searched', { ...ANY, term: 'kobalt' }, ['CL-VERF']],
    ['words of the cluster and of one product together', { ...ANY, term: 'muurverf kobalt' }, ['CL-VERF']],
    ['words of one product', { ...ANY, term: 'kobalt transparant' }, ['CL-VERF']],
    ['not words of two products', { ...ANY, term: 'scharlaken transparant' }, []],
    ['not the word of a hidden product', { ...ANY, term: 'geheimpje' }, []],
    ['the value of a product with a status that is searched', { textFilters: [colour(['rood'])] }, ['CL-VERF', 'KWAST']],
    ['not the value of a product with another status', { textFilters: [colour(['blauw'])] }, []],
    ['not the value of a hidden product', { ...ANY, textFilters: [colour(['goud'])] }, []],
    ['values of one product', { ...ANY, textFilters: [colour(['rood']), { name: 'GLANS', values: ['mat'] }] }, ['CL-VERF']],
    ['not values of two products', { ...ANY, textFilters: [colour(['rood']), { name: 'GLANS', values: ['zijde'] }] }, []],
    [
      'not a value and a number of two products',
      { ...ANY, textFilters: [colour(['rood'])], rangeFilters: [{ name: 'INHOUD', from: 6, to: 20 }] },
      [],
    ],
    [
      'not a maker of one product and a value of another',
      { ...ANY, manufacturers: ['Histor'], textFilters: [colour(['rood'])] },
      [],
    ],
    ['not a maker of a product with another status', { manufacturers: ['Histor'] }, []],
    ['a product outside an exclusion', { ...ANY, textFilters: [colour(['rood'], true)] }, ['CL-VERF']],
    ['not a product of another status outside an exclusion', { textFilters: [colour(['rood'], true)] }, []],
    [
      'not an exclusion that all its products fall under',
      { ...ANY, textFilters: [colour(['rood', 'blauw', 'groen'], true)] },
      [],
    ],
  ])('%s', async (_, input, expected) => {
    expect(await find(input)).toEqual(expected)
  })

  test('by a product that the caller may see, not by one that is hidden from the caller', async () => {
    const withoutRed = { ...ANY, orderlistIds: [await listOf('NEGATIVE', ['ROOD'])] }
    const onlyRed = { ...ANY, orderlistIds: [await listOf('POSITIVE', ['ROOD'])] }

    expect(await find({ ...withoutRed, term: 'scharlaken' })).toEqual([])
    expect(await find({ ...withoutRed, term: 'kobalt' })).toEqual(['CL-VERF'])
    expect(await find({ ...withoutRed, textFilters: [colour(['rood'])] })).toEqual(['KWAST'])
    expect(await find({ ...onlyRed, term: 'kobalt' })).toEqual([])
    expect(await find({ ...onlyRed, term: 'muurverf' })).toEqual(['CL-VERF'])
    expect(await find({ ...onlyRed, skus: ['BLAUW'] })).toEqual([])
  })
})

describe('facets count a cluster once for each value that the caller may see in it', () => {
  test('with all statuses, and with one', async () => {
    expect(await coloursOf(ANY)).toEqual([
      ['blauw', 1, 1, 1],
      ['groen', 1, 1, 1],
      ['rood', 2, 2, 2],
    ])
    expect(await coloursOf({})).toEqual([['rood', 2, 2, 2]])
  })

  test('with a filter by a value that two of its products have', async () => {
    const found = await search({ ...ANY, rangeFilters: [{ name: 'INHOUD', from: 10, to: 10 }] })
    const ranges = found.filters.find((one: Answer) => one.attributeDescription.name === 'INHOUD').integerRangeFilter

    expect(codesOf(found)).toEqual(['CL-VERF'])
    expect(ranges).toEqual({ min: 5, max: 10 })
    expect(await coloursOf({ ...ANY, rangeFilters: [{ name: 'INHOUD', from: 10, to: 10 }] })).toEqual([
      ['blauw', 1, 1, 1],
      ['groen', 1, 1, 1],
      ['rood', 0, 2, 2],
    ])
  })

  test('with a term that only some of its products match', async () => {
    expect(await coloursOf({ ...ANY, term: 'kobalt' })).toEqual([['blauw', 1, 1, 1]])
  })

  test('for a caller who may not see all products', async () => {
    const orderlistIds = [await listOf('NEGATIVE', ['ROOD', 'GROEN'])]

    expect(await coloursOf({ ...ANY, orderlistIds })).toEqual([
      ['blauw', 1, 1, 1],
      ['rood', 1, 1, 1],
    ])
  })
})

test('a list of single products finds each by its own words and values, hidden ones, too', async () => {
  const raw = async (input: object) => {
    const { productsRaw } = await server.gql(
      'query ($input: RawProductSearchInput!) { productsRaw(input: $input) { items { sku } } }',
      {
        input,
      },
    )
    return productsRaw.items.map(({ sku }: Answer) => sku)
  }
  const rest = async (body: object) =>
    (await server.rest('POST /v2/products/search', body)).body.data.map(({ sku }: Answer) => sku)

  expect(await raw({ term: 'geheimpje' })).toEqual(['GEHEIM'])
  expect(await raw({ term: 'kobalt transparant' })).toEqual(['BLAUW'])
  expect(await raw({ term: 'muurverf kobalt' })).toEqual([])
  expect(await rest({ term: 'scharlaken transparant' })).toEqual([])
  expect(await rest({ textFilters: [colour(['goud', 'blauw'])] })).toEqual(['BLAUW', 'GEHEIM'])
  expect(await rest({ textFilters: [colour(['goud', 'blauw', 'rood'], true)] })).toEqual(['GROEN'])
})

test('a cluster follows its products: one that leaves takes its words and values with it, one that changes its status changes the search', async () => {
  const [cluster, blue] = [ids.cluster.get('CL-VERF'), ids.product.get('BLAUW')]
  const update = (status: string) =>
    server.gql(`mutation { productUpdate(productId: ${blue}, input: { status: ${status} }) { id } }`)

  await update('A')
  expect(await find({ term: 'kobalt' })).toEqual(['CL-VERF'])
  await server.gql(
    `mutation { clusterUnassignProducts(clusterId: ${cluster}, input: { productIds: [${blue}], categoryId: ${ids.category.get('Verf')} }) { __typename } }`,
  )
  expect(await find({ term: 'kobalt' })).toEqual(['BLAUW'])
  expect(await coloursOf({ clusterIds: [cluster] })).toEqual([['rood', 1, 1, 2]])
  await server.gql(`mutation { clusterAssignProducts(clusterId: ${cluster}, input: { productIds: [${blue}] }) { __typename } }`)
  expect(await find({ term: 'kobalt' })).toEqual(['CL-VERF'])
  await update('P')
  expect(await find({ term: 'kobalt' })).toEqual([])
})
