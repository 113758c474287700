import { afterAll, beforeAll, expect, test } from 'vitest'
import { fill } from '../../../../../test/catalogue.js'
import { type Answer, startTestServer, type TestServer } from '../../../../../test/test-server.js'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ closes: false })
  await fill(server, {
    products: [
      { sku: 'P-1', names: { NL: 'Boorhamer 1500 W', EN: 'Hammer drill 1500 W' } },
      { sku: 'P-2', names: { NL: 'Klopboormachine 230 V', EN: 'Impact drill 230 V' } },
      { sku: 'P-3', names: { NL: 'Klauwhamer 500 g', EN: 'Claw hammer 500 g' } },
      { sku: 'P-4', names: { NL: 'Zaagblad voor cirkelzaag 230 mm', EN: 'Blade for circular saw 230 mm' } },
      { sku: 'P-5', names: { NL: 'Cirkelzaag voor vlak werk', EN: 'Circular saw for flat work' } },
      { sku: 'P-6', names: { NL: 'HAMERSTEEL ESSEN', EN: 'HAMMER HANDLE ASH' } },
    ],
  })
})
afterAll(() => server.close())

async function find(term: string, language = 'NL'): Promise<string[]> {
  const query = `query ($input: ProductSearchInput) { products(input: $input) { items { ... on Product { sku } } } }`
  const { products } = await server.gql(query, { input: { term, language } })
  return products.items.map(({ sku }: Answer) => sku)
}

test('what a thing is counts more than what its name begins with or mentions', async () => {
  expect(await find('hamer')).toEqual(['P-3', 'P-1', 'P-6'])
  expect((await find('hammer', 'EN'))[0]).toBe('P-3')
  expect((await find('drill', 'EN')).toSorted()).toEqual(['P-1', 'P-2'])
  expect(await find('zaag')).toEqual(['P-5', 'P-4'])
  expect(await find('saw', 'EN')).toEqual(['P-5', 'P-4'])
  expect(await find('zaagblad')).toEqual(['P-4'])
})

test('a number with a unit means that unit, also where the number and a word with that letter occur', async () => {
  expect(await find('230v')).toEqual(['P-2'])
  expect(await find('230 volt')).toEqual(['P-2'])
  expect(await find('230mm')).toEqual(['P-4'])
  expect((await find('230')).toSorted()).toEqual(['P-2', 'P-4'])
})
