import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fill } from '../../../../../test/catalogue.js'
import { type Answer, startTestServer, type TestServer } from '../../../../../test/test-server.js'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ closes: false })
  await fill(server, {
    categories: { Alles: null },
    products: [
      { sku: 'K-1', names: { NL: 'Kraan', EN: 'Tap' }, categories: ['Alles'] },
      { sku: 'K-2', names: { NL: 'Tap voor schroefdraad', EN: 'Thread cutter' }, categories: ['Alles'] },
      { sku: 'K-3', names: { NL: 'Klauwhamer', EN: 'Claw hammer', DE: 'Zimmermannshammer' }, categories: ['Alles'] },
    ],
  })
})
afterAll(() => server.close())

const setLanguage = (language: string | null) =>
  server.gql('mutation ($language: String) { channelUpdate(id: 1, input: { language: $language }) { language } }', { language })
beforeEach(() => setLanguage(null))

const QUERY = `query ($input: ProductSearchInput) { products(input: $input) { termLanguage items { ... on Product { sku } } } }`
async function find(input: object): Promise<string[]> {
  const { products, errors } = await server.gql(QUERY, { input })
  return errors
    ? errors.map(({ code }: Answer) => code)
    : [products.termLanguage, ...products.items.map(({ sku }: Answer) => sku)]
}

test('a search without a language is one in the language of the channel, otherwise of the data of the tenant, otherwise in Dutch', async () => {
  expect(await find({ term: 'tap' })).toEqual(['NL', 'K-2'])

  await server.gql('mutation { tenantUpdate(input: { defaultDataLanguage: "EN" }) { id } }')
  await setLanguage(null)
  expect(await find({ term: 'tap' })).toEqual(['EN', 'K-1'])

  await setLanguage('nl')
  expect(await find({ term: 'tap' })).toEqual(['NL', 'K-2'])
  expect(await find({ term: 'tap', language: 'EN' })).toEqual(['EN', 'K-1'])

  await setLanguage('EN')
  expect(await find({ term: 'tap' })).toEqual(['EN', 'K-1'])
  expect(await find({ term: 'tap', language: 'NL' })).toEqual(['NL', 'K-2'])
  expect(
    await server.gql(
      `query ($language: String! = "NL") { products(input: { term: "tap", language: $language }) { termLanguage } }`,
    ),
  ).toEqual({
    products: { termLanguage: 'NL' },
  })
  await server.gql('mutation { tenantUpdate(input: { defaultDataLanguage: "NL" }) { id } }')
})

test('all lists without a language take that of the channel', async () => {
  await setLanguage('EN')
  const lists = `{ category(categoryId: 1) { products(input: { term: "tap" }) { termLanguage items { ... on Product { sku } } }
      baseProducts(input: { term: "tap" }) { termLanguage items { ... on Product { sku } } } }
    baseProducts(input: { term: "tap" }) { termLanguage items { ... on Product { sku } } }
    productsRaw(input: { term: "tap" }) { termLanguage items { sku } } }`
  const found = { termLanguage: 'EN', items: [{ sku: 'K-1' }] }

  expect(await server.gql(lists)).toEqual({
    category: { products: found, baseProducts: found },
    baseProducts: found,
    productsRaw: found,
  })
  expect((await server.rest('POST /v2/products/search', { term: 'tap' })).body.data.map(({ sku }: Answer) => sku)).toEqual([
    'K-1',
  ])
})

test('a term that finds nothing in its language is tried in the others, and the response names the language', async () => {
  expect(await find({ term: 'claw hammer', language: 'NL' })).toEqual(['EN', 'K-3'])
  expect(await find({ term: 'zimmermannshammer', language: 'NL' })).toEqual(['DE', 'K-3'])
  expect(await find({ term: 'klauwhamer', language: 'FR' })).toEqual(['NL', 'K-3'])
  expect(await find({ term: 'klauwhaemr', language: 'NL' })).toEqual(['NL', 'K-3'])
  expect((await find({ term: 'xylofoon', language: 'NL' })).slice(1)).toEqual([])
  expect(await find({})).toEqual([null, 'K-1', 'K-2', 'K-3'])
  const { body } = await server.rest('POST /v2/products/search', { term: 'claw hammer', language: 'NL' })
  expect([body.data[0].sku, body.messages]).toEqual(['K-3', ['The term was found in the language EN']])
})

test('facets of a search in another language count what it found', async () => {
  const query = `{ products(input: { term: "claw hammer", language: "NL" }) { itemsFound filters { type } } }`

  expect((await server.gql(query)).products).toEqual({ itemsFound: 1, filters: [] })
})

test('a language that does not exist is refused', async () => {
  expect(await find({ language: 'xx' })).toEqual(['VALIDATION_ERROR'])
  expect(await find({ language: 'dutch' })).toEqual(['VALIDATION_ERROR'])
  expect((await server.rest('POST /v2/products/search', { term: 'tap', language: 'zz' })).status).toBe(400)
  expect((await server.gql('{ productsRaw(input: { language: "qq" }) { itemsFound } }')).errors[0].code).toBe('VALIDATION_ERROR')
})
