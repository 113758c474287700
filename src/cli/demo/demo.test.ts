/** The demo shop, loaded once. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordExamples } from '../../../test/examples/record.js'
import { type House, house } from '../../../test/house.js'
import { routes } from '../../assemble-rooms.js'
import recorded from '../../contract/rest-examples.gen.json' with { type: 'json' }
import { createDemoUsers, loadDemo } from '../demo.js'
import { productsOfSeries, toClusterInput, toRounds } from './generate.js'

let shop: House
let steps: [done: number, total: number][]
beforeAll(async () => {
  shop = await house({ closes: false })
  steps = []
  await loadDemo(shop, 'demo', (done, total) => steps.push([done, total]))
})
afterAll(() => shop.close())

const readAll = async (line: string) => {
  const pages = [1, 2].map(async (page) => (await shop.rest(`${line}?offset=1000&page=${page}`)).body.data)
  return (await Promise.all(pages)).flat()
}
const findNames = async (term: string, language: string) => {
  const query = `query ($term: String, $language: String) { products(input: { term: $term, language: $language, offset: 500 }) {
    itemsFound items { names(language: $language) { value } } } }`
  const { products } = await shop.gql(query, { term, language })
  return products as { itemsFound: number; items: { names: { value: string }[] }[] }
}

/** All digits together, every second one three times, come to a multiple of ten. */
const isEan = (code: string) =>
  /^\d{13}$/.test(code) && [...code].reduce((sum, digit, i) => sum + Number(digit) * (i % 2 ? 3 : 1), 0) % 10 === 0

test('it has more than a thousand products, each with its own codes and with texts in Dutch, English and German', async () => {
  const products = await readAll('GET /v2/products')

  expect(products).toHaveLength(1193)
  for (const code of ['sku', 'eanCode', 'manufacturerCode', 'supplierCode'])
    expect(new Set(products.map((product) => product[code])).size).toBe(products.length)
  expect(products.filter(({ eanCode }) => !isEan(eanCode))).toEqual([])
  const languagesOf = (texts: { language: string; value: string }[]) =>
    texts.filter(({ value }) => value).map(({ language }) => language)
  expect(products.filter(({ names }) => languagesOf(names).sort().join() !== 'DE,EN,NL')).toEqual([])
  const { descriptions, shortDescriptions } = products.find(({ sku }) => sku === 'CHS-006')
  const english = (texts: { language: string; value: string }[]) => texts.find(({ language }) => language === 'EN')?.value
  expect([english(shortDescriptions), english(descriptions)]).toEqual([
    'Countersunk screw for timber and boards, without a pilot hole.',
    '<p>Countersunk screw for timber and boards, without a pilot hole.</p><ul><li>Diameter: 3 mm</li><li>Length: 40 mm</li><li>Material: Zinc-plated steel</li></ul>',
  ])
})

test.each([
  ['kabel', 'NL', 'Netwerkkabel Cat6 grijs'],
  ['cable', 'EN', 'Network cable Cat6 grey'],
  ['Kabel', 'DE', 'Netzwerkkabel Cat6 grau'],
  ['schroef', 'NL', 'Zelfborende schroef 4,2 mm'],
  ['screw', 'EN', 'Self-drilling screw 4.2 mm'],
  ['Schraube', 'DE', 'Bohrschraube 4,2 mm'],
  ['handschoen', 'NL', 'Leren werkhandschoen'],
  ['radiator', 'EN', 'Panel radiator type 22, 600 mm'],
  ['Akku', 'DE', 'Akku 18 V 5 Ah'],
  ['helm', 'NL', 'Bouwhelm'],
])('a search for %s in %s finds %s among others', async (term, language, name) => {
  const { itemsFound, items } = await findNames(term, language)

  expect(itemsFound).toBeGreaterThan(1)
  expect(itemsFound).toBeLessThan(120)
  expect(items.map(({ names }) => names[0]?.value)).toContain(name)
})

test('categories are four levels deep, and clusters offer their products by an attribute', async () => {
  const { category } = await shop.gql(`{ category(slug: "catalogue") {
    categories { names(language: "EN") { value } categories { names(language: "EN") { value } categories { names(language: "EN") { value } } } } } }`)
  type Branch = { names: { value: string }[]; categories?: Branch[] }
  const pathsOf = ({ names, categories = [] }: Branch): string[] =>
    categories.length
      ? categories.flatMap((below) => pathsOf(below).map((path) => `${names[0]?.value} > ${path}`))
      : [names[0]?.value ?? '']
  expect(category.categories.flatMap(pathsOf)).toContain('Electrical > Cable and wire > Network cable')

  const query = '{ cluster(slug: "hexagon-bolt-m8-stainless-steel") { names(language: "EN") { value } products { sku } } }'
  expect((await shop.gql(query)).cluster).toEqual({
    names: [{ value: 'Hexagon bolt M8 stainless steel' }],
    products: Array.from({ length: 9 }, (_, i) => ({ sku: `HXB-0${28 + i}` })),
  })
})

test('a buyer finds options, bundles, cross-sells, spare parts and the data sheet of a product', async () => {
  const { kit, drill, machine, lamp } = await shop.gql(`{
    kit: cluster(slug: "cordless-tool-18-v-made-to-measure") { options { isRequired products { sku } } }
    drill: product(sku: "DRL-1800") { bundles { name items { product { sku } } } }
    machine(source: "DEMO", sourceId: "GRD-0230") { machines { parts { sku quantity product { ... on Product { sku } } } } }
    lamp: product(sku: "LED-001") { media { documents(search: {}) { items { documents { language mimeType } } } } } }`)

  expect(kit.options).toEqual([
    { isRequired: 'Y', products: ['BAT-005', 'BAT-006', 'BAT-007', 'BAT-008'].map((sku) => ({ sku })) },
    { isRequired: 'N', products: [{ sku: 'CHG-002' }] },
    { isRequired: 'N', products: [{ sku: 'TCS-001' }, { sku: 'TCS-002' }] },
  ])
  expect(drill.bundles[0].items.map((item: { product: { sku: string } }) => item.product.sku)).toEqual([
    'DRL-1800',
    'BAT-007',
    'CHG-002',
    'TCS-002',
  ])
  expect(machine.machines[0].parts).toContainEqual({ sku: 'PRT-001', quantity: 2, product: { sku: 'PRT-001' } })
  expect(lamp.media.documents.items[0].documents).toHaveLength(3)
  const counts = ['bundles', 'crossupsells', 'orderlists', 'favoritelists', 'pricesheets'].map(
    async (list) => (await shop.rest(`POST /v2/${list}/search`, {})).body.itemsFound,
  )
  expect(await Promise.all(counts)).toEqual([3, 11, 2, 4, 5])
})

test('every product has a price and a picture; products that look alike share one, and deleting one of them leaves it', async () => {
  const priced = await shop.db.selectFrom('price').select('productId').distinct().execute()
  expect(priced).toHaveLength(1193)
  const images = await shop.db.selectFrom('mediaImage').select(['productId', 'files']).execute()
  expect(images).toHaveLength(1193)
  const keys = new Set(images.map(({ files }) => files.NL?.key ?? ''))
  expect(keys.size).toBeLessThan(150)

  const [first] = [...keys]
  const [gone, other] = images.filter(({ files }) => files.NL?.key === first)
  await shop.rest(`DELETE /v2/products/${gone?.productId}`)
  await shop.sweep()
  const file = await shop.files.open(other?.files.NL?.key ?? '')
  file?.stream.destroy()
  expect(file?.mimeType).toBe('image/png')
  expect(await shop.db.selectFrom('mediaOrphan').select('key').execute()).toEqual([])
})

test('progress begins at nothing and ends with all products', () => {
  expect([steps[0], steps.at(-1)]).toEqual([
    [0, 1170],
    [1170, 1170],
  ])
})

describe('The tables of kinds', () => {
  test('further series have other codes and the same kinds, and clusters stay in one round', () => {
    const series = [0, 1, 2].flatMap(productsOfSeries)
    expect(new Set(series.map(({ sku }) => sku)).size).toBe(series.length)

    const rounds = toRounds(series)
    const clusters = rounds.flatMap((round) => [...new Set(round.flatMap(({ cluster }) => cluster ?? []))])
    expect(new Set(clusters).size).toBe(clusters.length)
    expect(rounds.flat()).toEqual(series)
  })

  test('the name of a cluster leaves out the value in which its products differ', () => {
    const nameOf = (code: string) => {
      const products = productsOfSeries(0).filter(({ kind }) => kind.code === code)
      const members = products.filter(({ cluster }) => cluster === products[0]?.cluster)
      return toClusterInput(members, new Map()).names.map(({ value }) => value)
    }

    expect(nameOf('RAD')).toEqual([
      'Paneelradiator type 11, 400 mm',
      'Panel radiator type 11, 400 mm',
      'Flachheizkörper Typ 11, 400 mm',
    ])
    expect(nameOf('THR')).toEqual(['Draadeind M6', 'Threaded rod M6', 'Gewindestange M6'])
    expect(nameOf('GLN')).toEqual([
      'Montagehandschoen nitril zwart',
      'Nitrile assembly glove black',
      'Montagehandschuh Nitril schwarz',
    ])
  })
})

/** What examples of two shops have in common: ids differ, and so do instants. */
const outline = (examples: Record<string, { status: number; answer: unknown }>) =>
  Object.fromEntries(
    Object.entries(examples).map(([route, { status, answer }]) => [route, [status, ...Object.keys(answer as object).sort()]]),
  )

const isEmptyPage = (answer: unknown) => (answer as { data?: unknown[] }).data?.length === 0

// This test adds records to the shop, so it is the last one.
test('every example of the REST reference can be sent to the demo shop, and is answered as the reference shows', async () => {
  await createDemoUsers(shop)
  const examples = await recordExamples(routes, (line, body, headers = {}) =>
    shop.withHeaders(headers, () => shop.rest(line, body)),
  )

  expect(outline(examples)).toEqual(outline(recorded))
  expect(Object.entries(examples).filter(([, { status, answer }]) => status >= 400 || isEmptyPage(answer))).toEqual([])
})
