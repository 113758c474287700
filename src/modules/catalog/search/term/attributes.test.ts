import { afterAll, beforeAll, expect, test } from 'vitest'
import { fill } from '../../../../../test/catalogue.js'
import { type Answer, startTestServer, type TestServer } from '../../../../../test/test-server.js'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ closes: false })
  await fill(server, {
    attributes: {
      MATERIAAL: 'TEXT',
      INTERN: { type: 'TEXT', isPublic: false },
      NOTITIE: { type: 'TEXT', isSearchable: false },
      VERMOGEN: { type: 'INT', units: { NL: 'W' } },
      AANTAL: 'INT',
      LENGTE: { type: 'INT', units: { NL: 'mm', EN: 'mm' } },
    },
    clusters: { 'CL-1': { names: { NL: 'Beugel' } } },
    products: [
      { sku: 'P-NAAM', names: { NL: 'Messing knop' } },
      {
        sku: 'P-WAARDE',
        names: { NL: 'Greep', EN: 'Handle' },
        attributes: { MATERIAAL: { NL: ['messing'], EN: ['brass'] }, AANTAL: 2200 },
      },
      { sku: 'P-INTERN', names: { NL: 'Deur' }, attributes: { INTERN: { NL: ['afgekeurd'] }, NOTITIE: { NL: ['opmerking'] } } },
      { sku: 'P-WATT', names: { NL: 'Kachel' }, attributes: { VERMOGEN: 2200 } },
      { sku: 'P-MM', names: { NL: 'Plank' }, attributes: { LENGTE: 2200 } },
      { sku: 'P-LID', names: { NL: 'Klein' }, cluster: 'CL-1', attributes: { MATERIAAL: { NL: ['eiken'] } } },
    ],
  })
})
afterAll(() => server.close())

async function find(term: string, more: object = {}): Promise<string[]> {
  const query = `query ($input: ProductSearchInput) { products(input: $input) { items { ... on Product { sku } ... on Cluster { code } } } }`
  const { products } = await server.gql(query, { input: { term, ...more } })
  return products.items.map(({ sku, code }: Answer) => sku ?? code)
}

test('a term finds values of attributes, below names, in the language of the search', async () => {
  expect(await find('messing')).toEqual(['P-NAAM', 'P-WAARDE'])
  expect(await find('messing greep')).toEqual(['P-WAARDE'])
  expect(await find('brass', { language: 'EN' })).toEqual(['P-WAARDE'])
  expect(await find('eiken beugel')).toEqual(['CL-1'])
})

test('a term does not find values of attributes that are not public or not searchable', async () => {
  expect(await find('afgekeurd')).toEqual([])
  expect(await find('opmerking')).toEqual([])
})

test('a number is found with its unit, in whatever spelling, and not with another', async () => {
  expect(await find('2200 watt')).toEqual(['P-WATT'])
  expect(await find('2200w')).toEqual(['P-WATT'])
  expect(await find('2200 mm')).toEqual(['P-MM'])
  expect(await find('2200 V')).toEqual([])
})

test('values are searched where descriptions are', async () => {
  const inFields = (fieldNames: string[]) => find('messing greep', { searchFields: [{ fieldNames, boost: 1 }] })

  expect(await inFields(['NAME', 'DESCRIPTION'])).toEqual(['P-WAARDE'])
  expect(await inFields(['NAME', 'SKU'])).toEqual([])
})

test('an attribute that is no longer public is no longer found, one that becomes searchable is', async () => {
  const update = async (name: string, input: object) => {
    const { id } = (
      await server.gql('query ($name: String!) { attributeDescriptions(input: { names: [$name] }) { items { id } } }', { name })
    ).attributeDescriptions.items[0]
    await server.gql(
      'mutation ($id: String!, $input: AttributeDescriptionUpdateInput!) { attributeDescriptionUpdate(id: $id, input: $input) { id } }',
      { id, input },
    )
    await server.outbox.work()
  }
  await update('MATERIAAL', { isPublic: false })
  expect(await find('messing')).toEqual(['P-NAAM'])
  expect(await find('eiken')).toEqual([])

  await update('MATERIAAL', { isPublic: true })
  await update('NOTITIE', { isSearchable: true })
  expect(await find('eiken')).toEqual(['CL-1'])
  expect(await find('opmerking')).toEqual(['P-INTERN'])
  expect(server.outbox.failures).toEqual([])
})
