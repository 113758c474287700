/** The small demo catalogue: a few tools and fixings of every kind, in Dutch, English and German. The whole shop adds to it. */
import { type AttributeValues, attributeDescriptions, toAttributes } from './attributes.js'
import { smallCategories } from './categories.js'
import { codesOf } from './codes.js'
import type { DemoCall } from './demo.data.js'
import { stockCalls } from './demo.stock.js'
import type { Pictured } from './media.js'
import type { DrawingName } from './pictures/drawings.js'
import { pictureOf } from './pictures/render.js'
import { toLocalized } from './words.js'

const demoSource = (sourceId: string) => ({ source: 'DEMO', sourceId })

const productInput = (
  sku: string,
  parent: string | null,
  [nl, en, de]: readonly [nl: string, en: string, de: string],
  manufacturer: string,
  values: AttributeValues,
) => ({
  sources: [demoSource(sku)],
  sku,
  names: toLocalized(`${nl}|${en}|${de}`),
  shortDescriptions: toLocalized(`${nl} van ${manufacturer}.|${en} by ${manufacturer}.|${de} von ${manufacturer}.`),
  ...codesOf(sku.slice(0, 3), Number(sku.slice(4)), manufacturer),
  ...(parent && { parent: demoSource(parent) }),
  attributes: toAttributes(values),
})

const screwInput = (length: number) =>
  productInput(
    `SCR-${length}`,
    null,
    [`Spaanplaatschroef 4 × ${length} mm`, `Chipboard screw 4 × ${length} mm`, `Spanplattenschraube 4 × ${length} mm`],
    'Ferrum',
    {
      MATERIAL: 'Staal',
      LENGTH: length,
    },
  )

const demoProducts = [
  productInput('DRL-1800', 'demo-drills', ['Accuboormachine 18 V', 'Cordless drill 18 V', 'Akku-Bohrschrauber 18 V'], 'Kolb', {
    COLOR: 'Blauw',
    VOLTAGE: 18,
    WEIGHT: 1.4,
  }),
  productInput(
    'DRL-1200',
    'demo-drills',
    ['Compacte accuboormachine 12 V', 'Compact cordless drill 12 V', 'Kompakter Akku-Bohrschrauber 12 V'],
    'Kolb',
    {
      COLOR: 'Blauw',
      VOLTAGE: 12,
      WEIGHT: 0.9,
    },
  ),
  productInput('DRL-0750', 'demo-drills', ['Klopboormachine 750 W', 'Hammer drill 750 W', 'Schlagbohrmaschine 750 W'], 'Vulcan', {
    COLOR: 'Zwart',
    POWER: 750,
    VOLTAGE: 230,
    WEIGHT: 2.1,
  }),
  productInput('DRL-1500', 'demo-drills', ['Boorhamer 1500 W', 'Rotary hammer 1500 W', 'Bohrhammer 1500 W'], 'Vulcan', {
    COLOR: 'Zwart',
    POWER: 1500,
    VOLTAGE: 230,
    WEIGHT: 5.6,
  }),
  productInput(
    'GRD-0125',
    'demo-grinders',
    ['Haakse slijper 125 mm', 'Angle grinder 125 mm', 'Winkelschleifer 125 mm'],
    'Vulcan',
    {
      COLOR: 'Zwart',
      POWER: 1100,
      VOLTAGE: 230,
      WEIGHT: 2.3,
    },
  ),
  productInput(
    'GRD-0230',
    'demo-grinders',
    ['Haakse slijper 230 mm', 'Angle grinder 230 mm', 'Winkelschleifer 230 mm'],
    'Vulcan',
    {
      COLOR: 'Zwart',
      POWER: 2200,
      VOLTAGE: 230,
      WEIGHT: 5.1,
    },
  ),
  productInput('SND-0300', 'demo-grinders', ['Excentrische schuurmachine', 'Random orbit sander', 'Exzenterschleifer'], 'Kolb', {
    COLOR: 'Blauw',
    POWER: 300,
    VOLTAGE: 230,
    WEIGHT: 1.5,
  }),
  productInput('HAM-0500', 'demo-hand-tools', ['Klauwhamer 500 g', 'Claw hammer 500 g', 'Klauenhammer 500 g'], 'Ferrum', {
    MATERIAL: 'Staal',
    COLOR: 'Rood',
    WEIGHT: 0.7,
  }),
  productInput(
    'SCD-0600',
    'demo-hand-tools',
    ['Schroevendraaierset 6-delig', 'Screwdriver set, 6 pieces', 'Schraubendrehersatz, 6-teilig'],
    'Ferrum',
    {
      MATERIAL: 'Staal',
      COLOR: 'Rood',
    },
  ),
  productInput(
    'PLR-0180',
    'demo-hand-tools',
    ['Combinatietang 180 mm', 'Combination pliers 180 mm', 'Kombizange 180 mm'],
    'Ferrum',
    {
      MATERIAL: 'Staal',
      COLOR: 'Rood',
      LENGTH: 180,
    },
  ),
  productInput('LVL-0600', 'demo-hand-tools', ['Waterpas 60 cm', 'Spirit level 60 cm', 'Wasserwaage 60 cm'], 'Grip', {
    MATERIAL: 'Aluminium',
    COLOR: 'Geel',
    LENGTH: 600,
  }),
  productInput(
    'LAD-0300',
    'demo-hand-tools',
    ['Reformladder 3-delig', 'Combination ladder, 3 parts', 'Mehrzweckleiter, 3-teilig'],
    'Grip',
    {
      MATERIAL: 'Aluminium',
      LENGTH: 3000,
      WEIGHT: 12.5,
    },
  ),
  productInput(
    'GLV-0009',
    'demo-safety',
    ['Werkhandschoenen maat 9', 'Work gloves size 9', 'Arbeitshandschuhe Größe 9'],
    'Noord',
    {
      MATERIAL: 'Nitril',
      COLOR: 'Zwart',
    },
  ),
  productInput('HLM-0001', 'demo-safety', ['Veiligheidshelm', 'Safety helmet', 'Schutzhelm'], 'Noord', {
    MATERIAL: 'Kunststof',
    COLOR: 'Geel',
  }),
  productInput('GGL-0001', 'demo-safety', ['Veiligheidsbril', 'Safety goggles', 'Schutzbrille'], 'Noord', {
    MATERIAL: 'Kunststof',
  }),
  productInput('NUT-0008', 'demo-bolts', ['Zeskantmoer M8', 'Hexagon nut M8', 'Sechskantmutter M8'], 'Ferrum', {
    MATERIAL: 'RVS',
  }),
  productInput('BLT-0840', 'demo-bolts', ['Zeskantbout M8 × 40', 'Hexagon bolt M8 × 40', 'Sechskantschraube M8 × 40'], 'Ferrum', {
    MATERIAL: 'RVS',
    LENGTH: 40,
  }),
]

const demoScrews = [30, 40, 50, 60].map(screwInput)

/** The calls in the order of their dependencies. */
export const catalogCalls: DemoCall[] = [
  {
    endpoint: 'POST /v2/attributedescriptions/bulk/name',
    body: { attributeDescriptions: attributeDescriptions.slice(0, 6) },
  },
  { endpoint: 'POST /v2/categories/bulk/sourceId', body: { categories: smallCategories } },
  { endpoint: 'POST /v2/products/bulk/sourceId', body: { products: demoProducts } },
  ...stockCalls(demoProducts.map(({ sku }) => sku)),
  {
    endpoint: 'POST /v2/clustersconfig/bulk/name',
    body: {
      clusterConfigs: [{ name: 'BY_LENGTH', settings: [{ attributeName: 'LENGTH', displayType: 'dropdown', priority: 1 }] }],
    },
  },
  {
    endpoint: 'POST /v2/clusters/bulk/sourceId',
    body: ({ data }) => ({
      clusters: [
        {
          sources: [demoSource('demo-chipboard-screw')],
          code: 'SCR',
          names: toLocalized('Spaanplaatschroef 4 mm|Chipboard screw 4 mm|Spanplattenschraube 4 mm'),
          clusterConfigId: data[0].id,
          parent: demoSource('demo-screws'),
          products: demoScrews,
        },
      ],
    }),
  },
]

/** What the first letters of a SKU are drawn as. */
const DRAWINGS: Readonly<Record<string, DrawingName>> = {
  DRL: 'drill',
  GRD: 'grinder',
  SND: 'sander',
  HAM: 'hammer',
  SCD: 'screwdriver',
  PLR: 'pliers',
  LVL: 'level',
  LAD: 'ladder',
  GLV: 'glove',
  HLM: 'helmet',
  GGL: 'goggles',
  NUT: 'nut',
  BLT: 'bolt',
  SCR: 'screw',
}

/** The products of the small demo with what they look like. */
export const smallPictures: readonly Pictured[] = [...demoProducts, ...demoScrews].map(({ sku, names, attributes }) => {
  const valueFor = (name: string) => {
    const value = attributes.find(({ attributeDescriptionName }) => attributeDescriptionName === name)?.value
    return (value && 'textValues' in value && value.textValues?.[0]?.values[0]) || ''
  }
  const [nl = '', en = '', de = ''] = names.map(({ value }) => value)
  const look = { COLOR: valueFor('COLOR'), MATERIAL: valueFor('MATERIAL') }
  return { sku, names: [nl, en, de], picture: pictureOf(DRAWINGS[sku.slice(0, 3)] ?? 'part', look) }
})
