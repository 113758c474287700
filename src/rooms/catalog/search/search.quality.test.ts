import { afterAll, beforeAll, expect, test } from 'vitest'
import { fill } from '../../../../test/catalogue.js'
import { type Answer, type House, house } from '../../../../test/house.js'

let h: House

/** Sku, Dutch and English names, and what else there is to be found by. */
const goods: [string, string, string, object?][] = [
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
  ['BOUT-M10', 'Zeskantbout M10 × 60', 'Hex bolt M10 × 60', {}],
  ['LADDER-R', 'Reformladder aluminium', 'Stepladder aluminium', {}],
]

beforeAll(async () => {
  h = await house({ closes: false })
  await fill(h, {
    clusters: { 'CL-SLIJP': { names: { NL: 'Haakse slijper', EN: 'Angle grinder' } } },
    products: [
      ...goods.map(([sku, NL, EN, more]) => ({ sku, names: { NL, EN }, ...more })),
      { sku: 'SLIJP-125', names: { NL: 'Slijper 125 mm', EN: 'Grinder 125 mm' }, cluster: 'CL-SLIJP' },
      { sku: 'SLIJP-230', names: { NL: 'Slijper 230 mm', EN: 'Grinder 230 mm' }, cluster: 'CL-SLIJP' },
    ],
  })
})
afterAll(() => h.close())

const allOf = async (input: object): Promise<string[]> => {
  const query =
    '($input: ProductSearchInput) { products(input: $input) { items { ... on Product { sku } ... on Cluster { code } } } }'
  const { products } = (await h.gql(`query ${query}`, { input })) as Answer
  return products.items.map(({ sku, code }: Answer) => sku ?? code)
}

const firstOf = async (input: object): Promise<string | null> => (await allOf(input))[0] ?? null

test.each([
  ['a word', 'klauwhamer', 'NL', 'HAM-100'],
  ['a word with capitals', 'KLAUWHAMER', 'NL', 'HAM-100'],
  ['the beginning of a word', 'klauwh', 'NL', 'HAM-100'],
  ['two words in another order', 'hamer rubberen', 'NL', 'HAM-200'],
  ['the plural for the singular', 'klauwhamers', 'NL', 'HAM-100'],
  ['the singular for the plural', 'werkhandschoen maat 9', 'NL', 'HAND-9'],
  ['the whole name before a longer one', 'Zeskantmoer M8', 'NL', 'MOER-M8'],
  ['a part of a compound', 'draaierset', 'NL', 'SCH-SET'],
  ['parts of a compound as words', 'accu boormachine', 'NL', 'BOOR-18V'],
  ['letters that changed places', 'klauwhmaer', 'NL', 'HAM-100'],
  ['a letter too few', 'schroevendraier ph2', 'NL', 'SCH-PH2'],
  ['a letter too many', 'waterppas', 'NL', 'WATER-60'],
  ['a wrong letter', 'cirkelsaag', 'NL', 'ZAAG-CIR'],
  ['one misspelt word of two', 'muurverff wit', 'NL', 'VERF-WIT'],
  ['a misspelt maker', 'knipx combinatietang', 'NL', 'TANG-CMB'],
  ['without accents', 'cafe creme', 'NL', 'CAFE-1'],
  ['with accents', 'señor', 'NL', 'SEN-42'],
  ['with accents that are not there', 'rúbberen', 'NL', 'HAM-200'],
  ['a sku', 'TANG-WP', 'NL', 'TANG-WP'],
  ['a sku without its sign', 'tangwp', 'NL', 'TANG-WP'],
  ['the beginning of a sku', 'zaag-c', 'NL', 'ZAAG-CIR'],
  ['an EAN', '8711234500011', 'NL', 'HAM-100'],
  ["a supplier's code", 'W-335/02', 'NL', 'SCH-PH2'],
  ["a manufacturer's code", 'gsr18v55', 'NL', 'BOOR-18V'],
  ['a bar code', 'BC-77-01', 'NL', 'BOUT-M8'],
  ['a maker and a word', 'makita zaag', 'NL', 'ZAAG-CIR'],
  ['a keyword', 'duimstok', 'NL', 'MEET-5'],
  ['a custom keyword', 'bouwhelm', 'NL', 'HELM-GL'],
  ['a word of the description', 'graniet', 'NL', 'LIJM-CON'],
  ['a word of the short description, accent and all', 'dekkend één laag', 'NL', 'VERF-WIT'],
  ['a product of a cluster', 'slijper 230', 'NL', 'CL-SLIJP'],
  ['the sku of a product of a cluster', 'SLIJP-125', 'NL', 'CL-SLIJP'],
  ['an English word', 'screwdriver set', 'EN', 'SCH-SET'],
  ['an English plural', 'handsaws', 'EN', 'ZAAG-HD'],
  ['a misspelt English word', 'submersable pump', 'EN', 'POMP-1'],
  ['an English beginning', 'cordl', 'EN', 'BOOR-18V'],
  ['an article of English between words', 'ladder with the steps', 'EN', 'LADDER-3'],
  ['a code in a language that has no texts', 'KWAST-50', 'FR', 'KWAST-50'],
  ['a unit without its space', 'waterpas 60cm', 'NL', 'WATER-60'],
  ['a unit without its space, alone', '60cm', 'NL', 'WATER-60'],
  ['a unit with a space that is not there', 'accuboormachine 18 V', 'NL', 'BOOR-18V'],
  ['a unit written out', 'decoupeerzaag 18 volt', 'NL', 'DECO-ACC'],
  ['a unit that the name writes out', 'rolmaat 5m', 'NL', 'MEET-5'],
  ['a size without its spaces', 'm10x60', 'NL', 'BOUT-M10'],
  ['a size with a letter for its sign', 'bout M10 x 60', 'NL', 'BOUT-M10'],
  ['a size with spaces that are not there', 'M8 x 40', 'NL', 'BOUT-M8'],
  ['a size with the sign for its letter', 'zeskantbout M8×40', 'NL', 'BOUT-M8'],
  ['the plural of the end of a compound', 'bouten m10', 'NL', 'BOUT-M10'],
  ['an English unit without its space', 'spirit level 60cm', 'EN', 'WATER-60'],
  ['an English unit written out', 'cordless drill 18 volts', 'EN', 'BOOR-18V'],
  ['an English size', 'hex bolt m8 x 40', 'EN', 'BOUT-M8'],
  ['litres', 'wall paint 10l', 'EN', 'VERF-WIT'],
])('%s finds the right thing first: %s (%s)', async (_, term, language, sku) => {
  expect(await firstOf({ term, language })).toBe(sku)
})

test.each([
  ['a word of another language', { term: 'screwdriver', language: 'NL' }],
  ['a word that is much like nothing', { term: 'xylofoon' }],
  ['two words that nothing has together', { term: 'waterpas koffiezetapparaat' }],
  ['nothing but signs', { term: '%%% --' }],
  ['a word in fields that lack it', { term: 'klauwhamer', searchFields: [{ fieldNames: ['SKU', 'DESCRIPTION'], boost: 1 }] }],
])('%s finds nothing', async (_, input) => {
  expect(await firstOf(input)).toBe(null)
})

test.each([
  ['compounds below what begins with the word', 'boor', 'NL', ['BOOR-HAM', 'BOOR-18V', 'BOOR-KL']],
  ['compounds by a plural', 'bouten', 'NL', ['BOUT-M8', 'BOUT-M10']],
  ['compounds by a plural, below the word itself', 'ladders', 'NL', ['LADDER-3', 'LADDER-R']],
  ['compounds by a plural that changes the vowel', 'zagen', 'NL', ['ZAAG-HD', 'ZAAG-CIR', 'DECO-ACC']],
  ['every spelling of a voltage', '18v', 'NL', ['BOOR-18V', 'DECO-ACC']],
  ['every spelling of a voltage, from the other', '18 V', 'NL', ['BOOR-18V', 'DECO-ACC']],
  ['English compounds', 'ladders', 'EN', ['LADDER-3', 'LADDER-R']],
  ['English compounds of a short word', 'saws', 'EN', ['ZAAG-CIR', 'ZAAG-HD', 'DECO-ACC']],
  ['every spelling of a voltage in English', '18v', 'EN', ['BOOR-18V', 'DECO-ACC']],
])('a search finds %s: %s (%s)', async (_, term, language, skus) => {
  const found = await allOf({ term, language })

  expect(found.toSorted()).toEqual(skus.toSorted())
  expect(found[0]).toBe(skus[0])
})

test('the fields that are named decide where a term is sought and what it counts for', async () => {
  const inMaker = { fieldNames: ['MANUFACTURER'], boost: 10 }
  const inName = { fieldNames: ['NAME'], boost: 1 }

  expect(await firstOf({ term: 'makita', searchFields: [inMaker] })).toBe('BOOR-KL')
  expect(await firstOf({ term: 'makita', searchFields: [inName] })).toBe(null)
  expect(await firstOf({ term: 'zaag makita', searchFields: [inMaker, inName] })).toBe('ZAAG-CIR')
})

test('a number finds the product that has it, where numbers are sought', async () => {
  const { products } = await h.gql('{ products(input: { skus: ["POMP-1"] }) { items { id } } }')
  const term = String(products.items[0].id)

  expect(await firstOf({ term, searchFields: [{ fieldNames: ['PRODUCT_ID'], boost: 1 }] })).toBe('POMP-1')
  expect(await firstOf({ term })).toBe('POMP-1')
})
