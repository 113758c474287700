/** Makes products, clusters, prices and stock from the tables of kinds. The same tables always give the same records. */
import { type AttributeName, type AttributeValues, describeValue, toAttributes, writeNumber } from './attributes.js'
import { codesOf } from './codes.js'
import type { Axis, Kind } from './kinds/kind.js'
import { kinds } from './kinds/kinds.js'
import { LANGUAGES, splitText, translateValue } from './words.js'

export interface DemoProduct {
  kind: Kind
  sku: string
  /** Where it stands among the variants of its kind, in all series. */
  place: number
  /** 0 is the demo shop; a large catalogue has further series of every kind. */
  series: number
  values: AttributeValues
  /** The source id of its cluster. */
  cluster: string | null
  list: number
  cost: number
}

/** Every combination of the values of the axes; the last axis changes first. */
const combine = (axes: readonly Axis[]): AttributeValues[] =>
  axes.reduce<AttributeValues[]>(
    (made, [name, values]) => made.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  )

/** The products of a kind. */
function productsOf(kind: Kind, series = 0): DemoProduct[] {
  const variants = combine(kind.axes)
  const mark = series ? `S${String(series).padStart(2, '0')}-` : ''
  return variants.map((variant, i) => {
    const list = toCents(kind.price((name) => toNumber(kind, name, variant[name])) * (1 + (series % 7) / 50))
    return {
      kind,
      sku: `${kind.code}-${mark}${String(i + 1).padStart(3, '0')}`,
      place: series * variants.length + i + 1,
      series,
      values: { ...variant, ...kind.fixed },
      cluster: clusterOf(kind, variant, mark),
      list,
      cost: toCents(list * 0.58),
    }
  })
}

/** The products of one series of all kinds. */
export const productsOfSeries = (series: number) => kinds.flatMap((kind) => productsOf(kind, series))

/** How many products one round of calls writes. */
const AT_ONCE = 500

/** Splits products into rounds; the products of a cluster stay together. */
export function toRounds(products: readonly DemoProduct[]): DemoProduct[][] {
  const rounds: DemoProduct[][] = [[]]
  for (const product of products) {
    const current = rounds.at(-1) as DemoProduct[]
    const isSameCluster = product.cluster !== null && current.at(-1)?.cluster === product.cluster
    if (current.length >= AT_ONCE && !isSameCluster) rounds.push([product])
    else current.push(product)
  }
  return rounds
}

const toCents = (amount: number) => Math.round(amount * 100) / 100

/** A number as it is, or the place of a text in its axis. */
function toNumber({ axes }: Kind, name: AttributeName, value: string | number | undefined): number {
  if (typeof value === 'number') return value
  const values = axes.find(([attribute]) => attribute === name)?.[1] ?? []
  return values.indexOf(value ?? '') + 1
}

/** Variants that differ in the axis of the cluster alone stand in one cluster. */
function clusterOf(kind: Kind, variant: AttributeValues, mark: string): string | null {
  if (!kind.cluster) return null
  const others = kind.axes
    .filter(([name]) => name !== kind.cluster)
    .map(([name, values]) => values.indexOf(variant[name] ?? '') + 1)
  return [`demo-${kind.code}`, ...(mark ? [mark.slice(0, -1)] : []), ...others].join('-')
}

/** Colours are written small in a name; so are materials, except in German and where they are an abbreviation. */
function writeValue(name: AttributeName, value: string | number, language: 0 | 1 | 2): string {
  if (typeof value === 'number') return writeNumber(value, language)
  const word = translateValue(value)[language]
  const isSmall = name === 'COLOR' || (name === 'MATERIAL' && language < 2 && word !== word.toUpperCase())
  return isSmall ? word.toLowerCase() : word
}

const fillIn = (template: string, values: AttributeValues, language: 0 | 1 | 2) =>
  template.replace(/\{(\w+)\}/g, (_, name: AttributeName) => writeValue(name, values[name] ?? '', language))

const SERIES_WORDS = ['serie', 'series', 'Serie'] as const
const seriesMark = (series: number, language: 0 | 1 | 2) => (series ? ` – ${SERIES_WORDS[language]} ${series}` : '')

/** What can stand before a value in a name, and what after it. */
const BEFORE = /,?\s*(?:maat|size|Größe|rol|Ring|korrel|grit|Körnung)?\s*M?$/
const AFTER = /^(?:"|°|\s(?:mm²|mm|m roll|m|W|K|A|l|V|Ah|treden|steps|Stufen|tanden|teeth|Zähne)(?![\wä]))/

/** The name of a cluster: that of its products without the value in which they differ. */
function familyTemplate(template: string, axis: AttributeName): string {
  const [before = '', after = ''] = template.split(`{${axis}}`)
  // Of two measures the first keeps the unit, except in the name of a thread.
  if (before.endsWith(' × ')) return (before.slice(0, -3) + after).replace(/(M\{DIAMETER\}) mm$/, '$1')
  return before.replace(BEFORE, '') + after.replace(AFTER, '')
}

const EACH = [0, 1, 2] as const
const localize = (write: (language: 0 | 1 | 2) => string) =>
  EACH.map((i) => ({ language: LANGUAGES[i] as string, value: write(i) }))

const demoSource = (sourceId: string) => ({ source: 'DEMO', sourceId })

/** The name of a product in one language. */
export const nameOf = ({ kind, values, series }: DemoProduct, language: 0 | 1 | 2) =>
  fillIn(splitText(kind.names)[language], values, language) + seriesMark(series, language)

/** The text and the values of a product, as HTML. */
function describe({ kind, values }: DemoProduct, language: 0 | 1 | 2): string {
  const list = Object.entries(values).map(([name, value]) => `<li>${describeValue(name as AttributeName, value, language)}</li>`)
  return `<p>${splitText(kind.text)[language]}</p><ul>${list.join('')}</ul>`
}

/** A product as the API takes it. One of a cluster has its category from there. */
export const toProductInput = (product: DemoProduct) => ({
  sources: [demoSource(product.sku)],
  sku: product.sku,
  names: localize((i) => nameOf(product, i)),
  shortDescriptions: localize((i) => splitText(product.kind.text)[i]),
  descriptions: localize((i) => describe(product, i)),
  ...codesOf(product.kind.code, product.place, product.kind.brand),
  ...(product.kind.per && { packageUnitQuantity: String(product.kind.per) }),
  ...(!product.cluster && { parent: demoSource(product.kind.category) }),
  attributes: toAttributes(product.values),
})

/** A cluster with its products as the API takes it. */
export function toClusterInput(products: readonly DemoProduct[], configIds: ReadonlyMap<string, number>) {
  const [first] = products
  if (!first?.cluster || !first.kind.cluster) throw new Error('A cluster has products')
  const { kind, cluster, values, series } = first
  const axis = first.kind.cluster
  return {
    sources: [demoSource(cluster)],
    code: cluster.replace('demo-', ''),
    names: localize((i) => fillIn(familyTemplate(splitText(kind.names)[i], axis), values, i) + seriesMark(series, i)),
    shortDescriptions: localize((i) => splitText(kind.text)[i]),
    clusterConfigId: configIds.get(axis),
    parent: demoSource(kind.category),
    products: products.map(toProductInput),
  }
}

const productSource = (sku: string) => ({ name: 'DEMO', id: sku })

/** Cheap articles get cheaper with the quantity. */
const CHEAP = 10

export const toPriceInput = ({ sku, list, cost, kind: { per = 1 } }: DemoProduct) => ({
  productSource: productSource(sku),
  list,
  per,
  defaultTaxCode: 'H',
  display: per > 1 ? 'peruom' : 'default',
  bulkDiscountType: 'listpricemin',
  costPrices: [{ value: cost }],
})

/** The percentages off the list price by quantity. */
export function toTierInputs({ sku, list, kind: { per = 1 } }: DemoProduct) {
  const tiers = per > 1 ? [[500, 5] as const, [2000, 12] as const] : list < CHEAP ? [[10, 3] as const, [50, 7.5] as const] : []
  return tiers.map(([quantityFrom, value]) => ({ productSource: productSource(sku), quantityFrom, value }))
}

/** Some products are out of stock, and expected on a fixed day: loading the demo again changes nothing. */
export function toStockInput({ sku, place, cost, kind }: DemoProduct) {
  const quantity = (place * 37 + kind.code.charCodeAt(1) * 11) % 240
  return {
    sku,
    quantity: quantity < 12 ? 0 : quantity * (kind.per ?? 1),
    location: `${kind.category.slice(5, 6).toUpperCase()}-${String((place % 60) + 1).padStart(2, '0')}`,
    nextDeliveryDate: quantity < 40 ? '2027-02-01T08:00:00.000Z' : null,
    costPrice: cost,
  }
}
