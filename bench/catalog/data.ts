/** The catalogue of the benchmark: a tool shop in two languages, the same at every run. */

/** Returns a generator of pseudo-random numbers that are the same at every run. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const toolNames: [string, string][] = [
  ['boormachine', 'drill'],
  ['schroevendraaier', 'screwdriver'],
  ['hamer', 'hammer'],
  ['zaag', 'saw'],
  ['tang', 'pliers'],
  ['moersleutel', 'wrench'],
  ['schuurmachine', 'sander'],
  ['slijptol', 'grinder'],
  ['waterpas', 'level'],
  ['meetlint', 'tape measure'],
  ['ladder', 'ladder'],
  ['kruiwagen', 'wheelbarrow'],
  ['verfroller', 'paint roller'],
  ['kwast', 'brush'],
  ['bout', 'bolt'],
  ['moer', 'nut'],
  ['schroef', 'screw'],
  ['spijker', 'nail'],
  ['kabel', 'cable'],
  ['stekker', 'plug'],
  ['lamp', 'lamp'],
  ['schakelaar', 'switch'],
  ['kraan', 'tap'],
  ['buis', 'pipe'],
  ['pomp', 'pump'],
  ['ventilator', 'fan'],
  ['handschoen', 'glove'],
  ['helm', 'helmet'],
  ['veiligheidsbril', 'goggles'],
  ['werkschoen', 'work shoe'],
]
const adjectives: [string, string][] = [
  ['professionele', 'professional'],
  ['compacte', 'compact'],
  ['zware', 'heavy'],
  ['lichte', 'light'],
  ['draadloze', 'cordless'],
  ['roestvrije', 'stainless'],
  ['verzinkte', 'galvanised'],
  ['waterdichte', 'waterproof'],
  ['geïsoleerde', 'insulated'],
  ['universele', 'universal'],
]
const manufacturers = ['Baak', 'Kolb', 'Ferrum', 'Noord', 'Zwaan', 'Tempo', 'Grip', 'Vulcan', 'Delta', 'Orbit', 'Ponton', 'Kade']
const colors = ['Rood', 'Blauw', 'Geel', 'Groen', 'Zwart', 'Wit', 'Grijs', 'Oranje']
const materials = ['Staal', 'Aluminium', 'Hout', 'Kunststof', 'Messing', 'Rubber']
const sizes = ['XS', 'S', 'M', 'L', 'XL']

export const LANGUAGES = ['NL', 'EN'] as const
export const SOURCE = 'BENCH'

/** Four root categories with ten subcategories of ten leaves each. */
export const categories = Array.from({ length: 4 }, (_, root) => ({
  sourceId: `c${root}`,
  names: localizedText(`Afdeling ${root + 1}`, `Department ${root + 1}`),
  branches: Array.from({ length: 10 }, (_, branch) => ({
    sourceId: `c${root}-${branch}`,
    names: localizedText(`Groep ${root + 1}.${branch + 1}`, `Group ${root + 1}.${branch + 1}`),
    leaves: Array.from({ length: 10 }, (_, leaf) => ({
      sourceId: `c${root}-${branch}-${leaf}`,
      names: localizedText(`Soort ${root + 1}.${branch + 1}.${leaf + 1}`, `Kind ${root + 1}.${branch + 1}.${leaf + 1}`),
    })),
  })),
}))
const leaves = categories.flatMap(({ branches }) => branches.flatMap((branch) => branch.leaves.map(({ sourceId }) => sourceId)))

type Type = 'TEXT' | 'INT' | 'DECIMAL'
/** Fifteen attributes: eight with few values, which give facets, and seven with many values. */
export const attributes: { name: string; type: Type }[] = [
  { name: 'COLOR', type: 'TEXT' },
  { name: 'MATERIAL', type: 'TEXT' },
  { name: 'SIZE', type: 'TEXT' },
  { name: 'BRAND_LINE', type: 'TEXT' },
  { name: 'COUNTRY', type: 'TEXT' },
  { name: 'ENERGY_LABEL', type: 'TEXT' },
  { name: 'GRADE', type: 'TEXT' },
  { name: 'SERIES', type: 'TEXT' },
  { name: 'LENGTH', type: 'INT' },
  { name: 'WIDTH', type: 'INT' },
  { name: 'POWER', type: 'INT' },
  { name: 'VOLTAGE', type: 'INT' },
  { name: 'WEIGHT', type: 'DECIMAL' },
  { name: 'DIAMETER', type: 'DECIMAL' },
  { name: 'ARTICLE_NOTE', type: 'TEXT' },
]

function localizedText(nl: string, en: string) {
  return [
    { language: 'NL', value: nl },
    { language: 'EN', value: en },
  ]
}

/** Product number n, as the input of the bulk endpoint. */
export function makeProduct(n: number) {
  const next = createRandom(n * 7919 + 17)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T
  const [toolNl, toolEn] = pick(toolNames)
  const [adjectiveNl, adjectiveEn] = pick(adjectives)
  const maker = pick(manufacturers)
  const model = `${maker.slice(0, 2).toUpperCase()}${1000 + Math.floor(next() * 9000)}`
  const text = (value: string) => ({ textValues: [{ language: 'NL', values: [value] }] })
  const values: Record<string, object> = {
    COLOR: text(pick(colors)),
    MATERIAL: text(pick(materials)),
    SIZE: text(pick(sizes)),
    BRAND_LINE: text(`${maker} ${pick(['Pro', 'Home', 'Max'])}`),
    COUNTRY: text(pick(['NL', 'DE', 'BE', 'FR', 'IT'])),
    ENERGY_LABEL: text(pick(['A', 'B', 'C', 'D'])),
    GRADE: text(pick(['8.8', '10.9', '12.9'])),
    SERIES: text(`S${Math.floor(next() * 40)}`),
    LENGTH: { intValue: 10 + Math.floor(next() * 200) },
    WIDTH: { intValue: 5 + Math.floor(next() * 80) },
    POWER: { intValue: 100 * Math.ceil(next() * 30) },
    VOLTAGE: { intValue: pick([12, 18, 36, 230, 400]) },
    WEIGHT: { decimalValue: Math.round(next() * 5000) / 100 },
    DIAMETER: { decimalValue: Math.round(next() * 500) / 10 },
    ARTICLE_NOTE: text(`Partij ${Math.floor(next() * 2000)}`),
  }
  return {
    sources: [{ source: SOURCE, sourceId: `p${n}` }],
    sku: `SKU-${String(n).padStart(7, '0')}`,
    names: localizedText(`${maker} ${adjectiveNl} ${toolNl} ${model}`, `${maker} ${adjectiveEn} ${toolEn} ${model}`),
    shortDescriptions: localizedText(`Een ${adjectiveNl} ${toolNl} van ${maker}.`, `A ${adjectiveEn} ${toolEn} by ${maker}.`),
    descriptions: localizedText(
      `<p>${`De ${adjectiveNl} ${toolNl} ${model} van ${maker} gaat lang mee. `.repeat(6)}</p>`,
      `<p>${`The ${adjectiveEn} ${toolEn} ${model} by ${maker} will last. `.repeat(6)}</p>`,
    ),
    manufacturer: maker,
    manufacturerCode: model,
    supplier: `Leverancier ${n % 20}`,
    supplierCode: `L${n}`,
    eanCode: String(8_710_000_000_000 + n),
    status: next() < 0.9 ? 'A' : 'N',
    parent: { source: SOURCE, sourceId: pick(leaves) },
    attributes: attributes.map(({ name }) => ({ attributeDescriptionName: name, value: values[name] })),
  }
}

/** In how many languages, and with how many attributes, products are made. */
export interface ProductShape {
  languages: number
  attributes: number
}

export const WHOLE_SHAPE: ProductShape = { languages: LANGUAGES.length, attributes: attributes.length }

/** Leaves out what the shape does not have: the languages after the first ones, and the attributes after the first ones. */
export function toShape(product: ReturnType<typeof makeProduct>, shape: ProductShape): ReturnType<typeof makeProduct> {
  const cut = (texts: ReturnType<typeof localizedText>) => texts.slice(0, shape.languages)
  return {
    ...product,
    names: cut(product.names),
    shortDescriptions: cut(product.shortDescriptions),
    descriptions: cut(product.descriptions),
    attributes: product.attributes.slice(0, shape.attributes),
  }
}
