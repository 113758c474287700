/** The catalogue of the search tests: saws in a cluster, and some products beside them. */
import { afterAll, beforeAll } from 'vitest'
import { fill } from './catalogue.js'
import { type Answer, startTestServer, type TestServer } from './test-server.js'

const fillCatalogue = (server: TestServer) =>
  fill(server, {
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

/** The fields of a page of products and clusters that identify its items by code. */
export const ITEMS = 'itemsFound items { __typename ... on Product { sku } ... on Cluster { code } }'

export const codesOf = ({ items }: Answer): string[] => items.map(({ sku, code }: Answer) => sku ?? code)

/** The filter for every status that occurs in the catalogue. */
export const ANY_STATUS = { statuses: ['A', 'P', 'N'] }

/** Opens a test server with the catalogue for all tests of a file. `findCodes` runs a product search and returns the codes of its items. */
export function openSearchHouse() {
  const server = {} as TestServer
  let ids: Awaited<ReturnType<typeof fill>>
  beforeAll(async () => {
    Object.assign(server, await startTestServer({ closes: false }))
    ids = await fillCatalogue(server)
  })
  afterAll(() => server.close())
  return {
    server,
    async findCodes(input: object): Promise<string[]> {
      const { products } = await server.gql(`query ($input: ProductSearchInput) { products(input: $input) { ${ITEMS} } }`, {
        input,
      })
      return codesOf(products)
    },
    categoryId: (name: string) => ids.category.get(name) as number,
    itemId: (code: string) => (ids.product.get(code) ?? ids.cluster.get(code)) as number,
  }
}
