import { afterAll, beforeAll, expect, test } from 'vitest'
import { fill } from '../../../../../test/catalogue.js'
import { type Answer, startTestServer, type TestServer } from '../../../../../test/test-server.js'

let server: TestServer

/** Sku, Dutch name, English name, and further texts to search. */
const samples: [string, string, string, object?][] = [
  ['HAM-100', 'Klauwhamer 450 gram', 'Claw hammer 450 grams', { manufacturer: 'Stanley', eanCode: '8711234500011' }],
  ['HAM-200', 'Rubberen hamer', 'Rubber mallet', { manufacturer: 'Bahco' }],
  ['SCH-PH2', 'Schroevendraaier PH2', 'Screwdriver PH2', { manufacturer: 'Wera', supplierCode: 'W-335/02' }],
  ['SCH-SET', 'Schroevendraaierset 6-delig', 'Screwdriver set of 6', { manufacturer: 'Wera' }],
  ['BOOR-18V', 'Accuboormachine 18V', 'Cordless drill 18V', { manufacturer: 'Bosch', manufacturerCode: 'GSR 18V-55' }],
  ['BOOR-KL', 'Klopboormachine 750 watt', 'Impact drill 750 watts', { manufacturer: 'Makita' }],
  ['ZAAG-HD', 'Handzaag voor hout', 'Handsaw for wood', { manufacturer: 'Bahco' }],
  ['ZAAG-CIR', 'Cirkelzaag 190 mm', 'Circular saw 190 mm', { manufacturer: 'Makita' }],
  ['TANG-CMB', 'Combinatietang', 'Combination pliers', { manufacturer: 'Knipex' }],
  ['TANG-WP', 'Waterpomptang', 'Water pump pliers', { manufacturer: 'Knipex' }],
  ['MEET-5', 'Rolmaat 5 meter', 'Tape measure 5 metres', { keywords: { NL: 'meetlint, duimstok' } }],
  ['WATER-60', 'Waterpas 60 cm', 'Spirit level 60 cm', {}],
  ['LADDER-3', 'Ladder met drie treden', 'Ladder with three steps', {}],
  ['VERF-WIT', 'Muurverf wit 10 liter', 'White wall paint 10 litres', { shortDescriptions: { NL: 'Dekkend in één laag' } }],
  ['KWAST-50', 'Platte kwast 50 mm', 'Flat brush 50 mm', {}],
  ['LIJM-CON', 'Constructielijm', 'Construction adhesive', { descriptions: { NL: '<p>Plakt <b>graniet</b> en beton</p>' } }],
  ['CAFE-1', 'Koffiezetapparaat Café Crème', 'Coffee maker Café Crème', {}],
  ['SEN-42', 'Señor montagekit', 'Señor sealant', {}],
  ['HELM-GL', 'Veiligheidshelm geel', 'Safety helmet yellow', { customKeywords: { NL: 'bouwhelm' } }],
  ['BRIL-1', 'Veiligheidsbril helder', 'Safety goggles clear', {}],
  ['HAND-9', 'Werkhandschoenen maat 9', 'Work gloves size 9', {}],
  ['HAND-10', 'Werkhandschoenen maat 10', 'Work gloves size 10', {}],
  ['BOUT-M8', 'Zeskantbout M8x40 verzinkt', 'Hex bolt M8x40 galvanised', { barCode: 'BC-77-01' }],
  ['MOER-M8', 'Zeskantmoer M8', 'Hex nut M8', {}],
  ['SLANG-25', 'Tuinslang 25 meter', 'Garden hose 25 metres', {}],
  ['POMP-1', 'Dompelpomp vuil water', 'Submersible pump for dirty water', {}],
  ['KABEL-H', 'Kabelhaspel 40 meter', 'Cable reel 40 metres', {}],
  ['LAMP-LED', 'Ledlamp E27 warm wit', 'LED bulb E27 warm white', {}],
  ['BOOR-HAM', 'Boorhamer SDS', 'Rotary hammer SDS', {}],
  ['DECO-ACC', 'Decoupeerzaag 18 V', 'Jigsaw 18 V', {}],
  ['STANG-12', 'Draadstang M12 x 80 mm', 'Threaded rod M12 x 80 mm', {}],
  ['BOUT-M10', 'Zeskantbout M10 × 60', 'Hex bolt M10 × 60', {}],
  ['LADDER-R', 'Reformladder aluminium', 'Stepladder aluminium', {}],
  ['SCR-40', 'Spaanplaatschroef 4 × 40 mm', 'Chipboard screw 4 × 40 mm', { supplierCode: 'SUP003', manufacturer: 'Kolb' }],
  ['KLEM-1', 'Slangklem RVS', 'Hose clip stainless', { manufacturerCode: 'SK812' }],
  ['TAPE-1', 'Afplaktape 50 mm', 'Masking tape 50 mm', {}],
  ['SCHUUR-1', 'Schuurmachine excentrisch', 'Random orbit sander', {}],
  ['HOUT-8', 'Houtborenset 8-delig', 'Wood drill bits, 8 pieces', {}],
  ['SDS-8', 'Steenboor SDS-plus 8 mm', 'Masonry bit SDS-plus 8 mm', {}],
  ['STOEL-1', 'Café-stoel beuken', 'Bistro chair beech', {}],
  ['BLAD-190', 'Zaagblad hardmetaal', 'Carbide saw blade', {}],
  ['GAT-35', 'Gatenzaag Ø 35 mm', 'Hole cutter Ø 35 mm', {}],
  ['DOOS-1', 'Lasdozen grijs', 'Junction boxes grey', {}],
]

beforeAll(async () => {
  server = await startTestServer({ closes: false })
  await fill(server, {
    clusters: { 'CL-SLIJP': { names: { NL: 'Haakse slijper', EN: 'Angle grinder' } } },
    products: [
      ...samples.map(([sku, NL, EN, more]) => ({ sku, names: { NL, EN }, ...more })),
      { sku: 'SLIJP-125', names: { NL: 'Slijper 125 mm', EN: 'Grinder 125 mm' }, cluster: 'CL-SLIJP' },
      { sku: 'SLIJP-230', names: { NL: 'Slijper 230 mm', EN: 'Grinder 230 mm' }, cluster: 'CL-SLIJP' },
    ],
  })
})
afterAll(() => server.close())

const findAll = async (input: object): Promise<string[]> => {
  const query =
    '($input: ProductSearchInput) { products(input: $input) { items { ... on Product { sku } ... on Cluster { code } } } }'
  const { products } = (await server.gql(`query ${query}`, { input })) as Answer
  return products.items.map(({ sku, code }: Answer) => sku ?? code)
}

const findFirst = async (input: object): Promise<string | null> => (await findAll(input))[0] ?? null

test.each([
  ['a word', 'klauwhamer', 'NL', 'HAM-100'],
  ['a word with capitals', 'KLAUWHAMER', 'NL', 'HAM-100'],
  ['the beginning of a word', 'klauwh', 'NL', 'HAM-100'],
  ['two words in another order', 'hamer rubberen', 'NL', 'HAM-200'],
  ['the plural for the singular', 'klauwhamers', 'NL', 'HAM-100'],
  ['the singular for the plural', 'werkhandschoen maat 9', 'NL', 'HAND-9'],
  ['the whole name before a longer one', 'Zeskantmoer M8', 'NL', 'MOER-M8'],
  ['the end of a compound', 'draaierset', 'NL', 'SCH-SET'],
  ['parts of a compound as words', 'accu boormachine', 'NL', 'BOOR-18V'],
  ['swapped letters', 'klauwhmaer', 'NL', 'HAM-100'],
  ['a missing letter', 'schroevendraier ph2', 'NL', 'SCH-PH2'],
  ['an additional letter', 'waterppas', 'NL', 'WATER-60'],
  ['a wrong letter', 'cirkelsaag', 'NL', 'ZAAG-CIR'],
  ['one misspelt word of two', 'muurverff wit', 'NL', 'VERF-WIT'],
  ['a misspelt manufacturer', 'knipx combinatietang', 'NL', 'TANG-CMB'],
  ['without accents', 'cafe creme', 'NL', 'CAFE-1'],
  ['with accents', 'señor', 'NL', 'SEN-42'],
  ['with accents that the name does not have', 'rúbberen', 'NL', 'HAM-200'],
  ['a sku', 'TANG-WP', 'NL', 'TANG-WP'],
  ['a sku without its hyphen', 'tangwp', 'NL', 'TANG-WP'],
  ['the beginning of a sku', 'zaag-c', 'NL', 'ZAAG-CIR'],
  ['an EAN', '8711234500011', 'NL', 'HAM-100'],
  ['a supplier code', 'W-335/02', 'NL', 'SCH-PH2'],
  ['a manufacturer code', 'gsr18v55', 'NL', 'BOOR-18V'],
  ['a bar code', 'BC-77-01', 'NL', 'BOUT-M8'],
  ['a manufacturer and a word', 'makita zaag', 'NL', 'ZAAG-CIR'],
  ['a keyword', 'duimstok', 'NL', 'MEET-5'],
  ['a custom keyword', 'bouwhelm', 'NL', 'HELM-GL'],
  ['a word of the description', 'graniet', 'NL', 'LIJM-CON'],
  ['words of the short description, with accents', 'dekkend één laag', 'NL', 'VERF-WIT'],
  ['a product of a cluster', 'slijper 230', 'NL', 'CL-SLIJP'],
  ['the sku of a product of a cluster', 'SLIJP-125', 'NL', 'CL-SLIJP'],
  ['an English word', 'screwdriver set', 'EN', 'SCH-SET'],
  ['an English plural', 'handsaws', 'EN', 'ZAAG-HD'],
  ['a misspelt English word', 'submersable pump', 'EN', 'POMP-1'],
  ['the beginning of an English word', 'cordl', 'EN', 'BOOR-18V'],
  ['an English stop word between words', 'ladder with the steps', 'EN', 'LADDER-3'],
  ['a code in a language that has no texts', 'KWAST-50', 'FR', 'KWAST-50'],
  ['a unit without its space', 'waterpas 60cm', 'NL', 'WATER-60'],
  ['a unit without its space, alone', '60cm', 'NL', 'WATER-60'],
  ['a unit with a space that the name does not have', 'accuboormachine 18 V', 'NL', 'BOOR-18V'],
  ['a unit written out', 'decoupeerzaag 18 volt', 'NL', 'DECO-ACC'],
  ['the short form of a unit that the name writes out', 'rolmaat 5m', 'NL', 'MEET-5'],
  ['a size without its spaces', 'm10x60', 'NL', 'BOUT-M10'],
  ['a size with the letter x instead of the sign', 'bout M10 x 60', 'NL', 'BOUT-M10'],
  ['a size with spaces that the name does not have', 'M8 x 40', 'NL', 'BOUT-M8'],
  ['a size with the sign instead of the letter x', 'zeskantbout M8×40', 'NL', 'BOUT-M8'],
  ['a size with a unit that the name does not have', 'M8 x 40 mm', 'NL', 'BOUT-M8'],
  ['a size with a unit that the name does not have, in one word', 'zeskantbout m8x40mm', 'NL', 'BOUT-M8'],
  ['a size with a written-out unit that the name does not have', 'M8 × 40 millimeter', 'NL', 'BOUT-M8'],
  ['a size without its unit', 'm12 x 80', 'NL', 'STANG-12'],
  ['a size without its unit and its spaces', 'M12x80', 'NL', 'STANG-12'],
  ['a size with its unit, in one word', 'draadstang m12x80mm', 'NL', 'STANG-12'],
  ['the plural of the end of a compound', 'bouten m10', 'NL', 'BOUT-M10'],
  ['an English unit without its space', 'spirit level 60cm', 'EN', 'WATER-60'],
  ['an English unit written out', 'cordless drill 18 volts', 'EN', 'BOOR-18V'],
  ['an English size', 'hex bolt m8 x 40', 'EN', 'BOUT-M8'],
  ['an English size with a unit that the name does not have', 'hex bolt m8 x 40 mm', 'EN', 'BOUT-M8'],
  ['an abbreviated litre', 'wall paint 10l', 'EN', 'VERF-WIT'],
  ['a plural in -s of a part of a compound', 'schuurmachines', 'NL', 'SCHUUR-1'],
  ['a plural with another consonant', 'schroeven', 'NL', 'SCR-40'],
  ['the beginning of a plural with another consonant', 'schroev', 'NL', 'SCR-40'],
  ['a plural and a size', 'schroeven 4x40', 'NL', 'SCR-40'],
  ['a plural with a double consonant', 'brillen', 'NL', 'BRIL-1'],
  ['the beginning of a plural with a double consonant', 'klemme', 'NL', 'KLEM-1'],
  ['the singular of a plural with another consonant', 'doos', 'NL', 'DOOS-1'],
  ['an error at the end of a compound', 'boormashine 18v', 'NL', 'BOOR-18V'],
  ['two errors at the end of a compound', 'boormachiene 18v', 'NL', 'BOOR-18V'],
  ['an error at the beginning of a compound', 'schroevedraaier set', 'NL', 'SCH-SET'],
  ['a missing letter at the end of a compound', 'hanschoenen 10', 'NL', 'HAND-10'],
  ['swapped letters in a short word', 'combinatie tnag', 'NL', 'TANG-CMB'],
  ['an additional letter in a short word', 'helmm', 'NL', 'HELM-GL'],
  ['swapped letters in an English word', 'glvoes 9', 'EN', 'HAND-9'],
  ['swapped letters in a manufacturer', 'klob', 'NL', 'SCR-40'],
  ['a supplier code with a hyphen that the catalogue does not have', 'sup-003', 'NL', 'SCR-40'],
  ['a manufacturer code with a hyphen that the catalogue does not have', 'SK-812', 'NL', 'KLEM-1'],
  ['the beginning of a code with a hyphen that the catalogue does not have', 'sk-81', 'NL', 'KLEM-1'],
  ['two words written as one', 'sdsplus', 'NL', 'SDS-8'],
  ['two words written as one, without their accent', 'cafestoel', 'NL', 'STOEL-1'],
  ['two English words written as one', 'sawblade', 'EN', 'BLAD-190'],
  ['a diameter', 'ø35', 'NL', 'GAT-35'],
  ['a diameter with its unit', 'gatenzaag ⌀ 35mm', 'NL', 'GAT-35'],
])('%s finds the right item first: %s (%s)', async (_, term, language, sku) => {
  expect(await findFirst({ term, language })).toBe(sku)
})

test.each([
  ['a word that is similar to no other', { term: 'xylofoon' }],
  ['two words that no item has together', { term: 'waterpas koffiezetapparaat' }],
  ['a size in another unit', { term: 'M8 x 40 cm' }],
  ['the beginning of a size', { term: 'M8 x 4 mm' }],
  ['punctuation', { term: '%%% --' }],
  [
    'a word that the searched fields do not contain',
    { term: 'klauwhamer', searchFields: [{ fieldNames: ['SKU', 'DESCRIPTION'], boost: 1 }] },
  ],
])('%s finds nothing', async (_, input) => {
  expect(await findFirst(input)).toBe(null)
})

test.each([
  ['compounds, first those that end in the term', 'boor', 'NL', ['SDS-8', 'BOOR-HAM', 'BOOR-18V', 'BOOR-KL']],
  ['compounds by a plural', 'bouten', 'NL', ['BOUT-M8', 'BOUT-M10']],
  ['compounds by a plural, ranked below the word itself', 'ladders', 'NL', ['LADDER-3', 'LADDER-R']],
  ['compounds by a plural that changes the vowel', 'zagen', 'NL', ['ZAAG-HD', 'ZAAG-CIR', 'DECO-ACC', 'GAT-35', 'BLAD-190']],
  ['compounds by a plural in -s', 'machines', 'NL', ['BOOR-18V', 'SCHUUR-1', 'BOOR-KL']],
  [
    'compounds that end in the singular before those that begin with the plural',
    'schroeven',
    'NL',
    ['SCR-40', 'SCH-PH2', 'SCH-SET'],
  ],
  ['compounds by a plural with a double consonant', 'klemmen', 'NL', ['KLEM-1']],
  ['compounds by an English plural', 'tapes', 'NL', ['TAPE-1']],
  ['compounds by a plural with v instead of f', 'verven', 'NL', ['VERF-WIT']],
  ['compounds by a plural with a single vowel instead of a double one', 'schuren', 'NL', ['SCHUUR-1']],
  ['compounds that begin with the singular', 'boren', 'NL', ['SDS-8', 'BOOR-KL', 'BOOR-18V', 'BOOR-HAM', 'HOUT-8']],
  ['every spelling of a voltage', '18v', 'NL', ['BOOR-18V', 'DECO-ACC']],
  ['every spelling of a voltage, by the spelling with a space', '18 V', 'NL', ['BOOR-18V', 'DECO-ACC']],
  ['English compounds', 'ladders', 'EN', ['LADDER-3', 'LADDER-R']],
  ['English compounds of a short word', 'saws', 'EN', ['ZAAG-CIR', 'BLAD-190', 'ZAAG-HD', 'DECO-ACC']],
  ['every spelling of a voltage in English', '18v', 'EN', ['BOOR-18V', 'DECO-ACC']],
])('a search finds %s: %s (%s)', async (_, term, language, skus) => {
  const found = await findAll({ term, language })

  expect(found.toSorted()).toEqual(skus.toSorted())
  expect(found[0]).toBe(skus[0])
})

test('searchFields decide in which fields a term is searched, and how the matches rank', async () => {
  const inManufacturer = { fieldNames: ['MANUFACTURER'], boost: 10 }
  const inName = { fieldNames: ['NAME'], boost: 1 }

  expect(await findFirst({ term: 'makita', searchFields: [inManufacturer] })).toBe('BOOR-KL')
  expect(await findFirst({ term: 'makita', searchFields: [inName] })).toBe(null)
  expect(await findFirst({ term: 'zaag makita', searchFields: [inManufacturer, inName] })).toBe('ZAAG-CIR')
})

const idOf = async (sku: string): Promise<number> =>
  (await server.gql('query ($sku: String!) { products(input: { skus: [$sku] }) { items { ... on Product { id } } } }', { sku }))
    .products.items[0].id

const inIds = { fieldNames: ['PRODUCT_ID', 'CLUSTER_ID'], boost: 1 }

test('an id finds its product when ids are among the searched fields', async () => {
  const term = String(await idOf('POMP-1'))

  expect(await findFirst({ term, searchFields: [inIds] })).toBe('POMP-1')
  expect(await findAll({ term })).toContain('POMP-1')
  expect(await findAll({ term, searchFields: [{ fieldNames: ['NAME', 'SKU', 'CLUSTER_ID'], boost: 1 }] })).not.toContain('POMP-1')
})

test('an id finds its cluster, or the cluster that contains its product', async () => {
  const { clusters, productsRaw } = await server.gql(`{
    clusters(input: { term: "CL-SLIJP" }) { items { clusterId } }
    productsRaw(input: { skus: ["SLIJP-230"] }) { items { productId } } }`)
  const [{ clusterId }, { productId }] = [clusters.items[0], productsRaw.items[0]]
  const raw = 'query ($term: String!) { productsRaw(input: { term: $term }) { items { sku } } }'

  expect(await findAll({ term: String(clusterId), searchFields: [inIds] })).toEqual(['CL-SLIJP'])
  expect(await findAll({ term: String(productId), searchFields: [inIds] })).toEqual(['CL-SLIJP'])
  expect((await server.gql(raw, { term: String(productId) })).productsRaw.items).toContainEqual({ sku: 'SLIJP-230' })
})

test('an id matches only as the complete term', async () => {
  const id = await idOf('BOUT-M10')
  const searchFields = [inIds]

  expect(await findAll({ term: String(id).slice(0, -1) || '0', searchFields })).not.toContain('BOUT-M10')
  expect(await findFirst({ term: `zeskantbout ${id}` })).toBe(null)
  expect(await findFirst({ term: `0${id}`, searchFields })).toBe(null)
})

test('a match by id ranks below a match by name, unless searchFields boost it', async () => {
  const id = await idOf('VERF-WIT')
  const { product } = await fill(server, {
    products: [{ sku: 'PLAAT', names: { NL: `Plaatje van de verpakking, dikte ${id} mm` } }],
  })

  expect(product.size).toBe(1)
  expect(await findAll({ term: String(id) })).toEqual(['PLAAT', 'VERF-WIT'])
  const searchFields = [
    { fieldNames: ['NAME'], boost: 1 },
    { fieldNames: ['PRODUCT_ID'], boost: 10 },
  ]
  expect(await findAll({ term: String(id), searchFields })).toEqual(['VERF-WIT', 'PLAAT'])
})
