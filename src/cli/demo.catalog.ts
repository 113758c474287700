/** The catalogue of the demo: tools and fixings of a small wholesaler, in Dutch and English. */
import sharp from 'sharp'
import type { DemoCall } from './demo.data.js'

const text = (nl: string, en: string) => [
  { language: 'NL', value: nl },
  { language: 'EN', value: en },
]
const source = (sourceId: string) => ({ source: 'DEMO', sourceId })

/** The key of the category at the top. */
export const ROOT = 'demo-root'

const describe = (name: string, nl: string, en: string, type: 'TEXT' | 'INT' | 'DECIMAL', unit?: string) => ({
  name,
  type,
  attributeClass: 'PRODUCT',
  descriptions: text(nl, en),
  ...(unit && { units: text(unit, unit) }),
  defaultValue: type === 'TEXT' ? { textValues: [] } : type === 'INT' ? { intValue: 0 } : { decimalValue: 0 },
})

const category = (sourceId: string, parent: string | null, nl: string, en: string) => ({
  sources: [source(sourceId)],
  names: text(nl, en),
  ...(parent && { parent: source(parent) }),
})

type Said = Partial<Record<'COLOR' | 'MATERIAL', string> & Record<'POWER' | 'VOLTAGE' | 'LENGTH', number> & { WEIGHT: number }>

/** What the texts of attributes are called in English. */
const ENGLISH: Record<string, string> = {
  Blauw: 'Blue',
  Zwart: 'Black',
  Rood: 'Red',
  Geel: 'Yellow',
  Staal: 'Steel',
  Aluminium: 'Aluminium',
  Nitril: 'Nitrile',
  Kunststof: 'Plastic',
  RVS: 'Stainless steel',
}

const attributeValue = (name: string, value: string | number) =>
  typeof value === 'string'
    ? { textValues: text(value, ENGLISH[value] ?? value).map(({ language, value }) => ({ language, values: [value] })) }
    : name === 'WEIGHT'
      ? { decimalValue: value }
      : { intValue: value }

const product = (sku: string, parent: string | null, nl: string, en: string, manufacturer: string, said: Said) => ({
  sources: [source(sku)],
  sku,
  names: text(nl, en),
  shortDescriptions: text(`${nl} van ${manufacturer}.`, `${en} by ${manufacturer}.`),
  manufacturer,
  manufacturerCode: sku.replace(/\D/g, ''),
  eanCode: `871000${sku.replace(/\D/g, '').padStart(7, '0')}`,
  ...(parent && { parent: source(parent) }),
  attributes: Object.entries(said).map(([name, value]) => ({
    attributeDescriptionName: name,
    value: attributeValue(name, value),
  })),
})

const screw = (length: number) =>
  product(`SCR-${length}`, null, `Spaanplaatschroef 4 × ${length} mm`, `Chipboard screw 4 × ${length} mm`, 'Ferrum', {
    MATERIAL: 'Staal',
    LENGTH: length,
  })

const demoProducts = [
  product('DRL-1800', 'demo-drills', 'Accuboormachine 18 V', 'Cordless drill 18 V', 'Kolb', {
    COLOR: 'Blauw',
    VOLTAGE: 18,
    WEIGHT: 1.4,
  }),
  product('DRL-1200', 'demo-drills', 'Compacte accuboormachine 12 V', 'Compact cordless drill 12 V', 'Kolb', {
    COLOR: 'Blauw',
    VOLTAGE: 12,
    WEIGHT: 0.9,
  }),
  product('DRL-0750', 'demo-drills', 'Klopboormachine 750 W', 'Hammer drill 750 W', 'Vulcan', {
    COLOR: 'Zwart',
    POWER: 750,
    VOLTAGE: 230,
    WEIGHT: 2.1,
  }),
  product('DRL-1500', 'demo-drills', 'Boorhamer 1500 W', 'Rotary hammer 1500 W', 'Vulcan', {
    COLOR: 'Zwart',
    POWER: 1500,
    VOLTAGE: 230,
    WEIGHT: 5.6,
  }),
  product('GRD-0125', 'demo-grinders', 'Haakse slijper 125 mm', 'Angle grinder 125 mm', 'Vulcan', {
    COLOR: 'Zwart',
    POWER: 1100,
    VOLTAGE: 230,
    WEIGHT: 2.3,
  }),
  product('GRD-0230', 'demo-grinders', 'Haakse slijper 230 mm', 'Angle grinder 230 mm', 'Vulcan', {
    COLOR: 'Zwart',
    POWER: 2200,
    VOLTAGE: 230,
    WEIGHT: 5.1,
  }),
  product('SND-0300', 'demo-grinders', 'Excentrische schuurmachine', 'Random orbit sander', 'Kolb', {
    COLOR: 'Blauw',
    POWER: 300,
    VOLTAGE: 230,
    WEIGHT: 1.5,
  }),
  product('HAM-0500', 'demo-hand-tools', 'Klauwhamer 500 g', 'Claw hammer 500 g', 'Ferrum', {
    MATERIAL: 'Staal',
    COLOR: 'Rood',
    WEIGHT: 0.7,
  }),
  product('SCD-0600', 'demo-hand-tools', 'Schroevendraaierset 6-delig', 'Screwdriver set, 6 pieces', 'Ferrum', {
    MATERIAL: 'Staal',
    COLOR: 'Rood',
  }),
  product('PLR-0180', 'demo-hand-tools', 'Combinatietang 180 mm', 'Combination pliers 180 mm', 'Ferrum', {
    MATERIAL: 'Staal',
    COLOR: 'Rood',
    LENGTH: 180,
  }),
  product('LVL-0600', 'demo-hand-tools', 'Waterpas 60 cm', 'Spirit level 60 cm', 'Grip', {
    MATERIAL: 'Aluminium',
    COLOR: 'Geel',
    LENGTH: 600,
  }),
  product('LAD-0300', 'demo-hand-tools', 'Reformladder 3-delig', 'Combination ladder, 3 parts', 'Grip', {
    MATERIAL: 'Aluminium',
    LENGTH: 3000,
    WEIGHT: 12.5,
  }),
  product('GLV-0009', 'demo-safety', 'Werkhandschoenen maat 9', 'Work gloves size 9', 'Noord', {
    MATERIAL: 'Nitril',
    COLOR: 'Zwart',
  }),
  product('HLM-0001', 'demo-safety', 'Veiligheidshelm', 'Safety helmet', 'Noord', { MATERIAL: 'Kunststof', COLOR: 'Geel' }),
  product('GGL-0001', 'demo-safety', 'Veiligheidsbril', 'Safety goggles', 'Noord', { MATERIAL: 'Kunststof' }),
  product('NUT-0008', 'demo-bolts', 'Zeskantmoer M8', 'Hexagon nut M8', 'Ferrum', { MATERIAL: 'RVS' }),
  product('BLT-0840', 'demo-bolts', 'Zeskantbout M8 × 40', 'Hexagon bolt M8 × 40', 'Ferrum', { MATERIAL: 'RVS', LENGTH: 40 }),
]

/** In the order in which they build on each other. */
export const catalogCalls: DemoCall[] = [
  {
    line: 'POST /v2/attributedescriptions/bulk/name',
    body: {
      attributeDescriptions: [
        describe('COLOR', 'Kleur', 'Colour', 'TEXT'),
        describe('MATERIAL', 'Materiaal', 'Material', 'TEXT'),
        describe('POWER', 'Vermogen', 'Power', 'INT', 'W'),
        describe('VOLTAGE', 'Spanning', 'Voltage', 'INT', 'V'),
        describe('LENGTH', 'Lengte', 'Length', 'INT', 'mm'),
        describe('WEIGHT', 'Gewicht', 'Weight', 'DECIMAL', 'kg'),
      ],
    },
  },
  {
    line: 'POST /v2/categories/bulk/sourceId',
    body: {
      categories: [
        category(ROOT, null, 'Catalogus', 'Catalogue'),
        category('demo-power-tools', ROOT, 'Elektrisch gereedschap', 'Power tools'),
        category('demo-drills', 'demo-power-tools', 'Boormachines', 'Drills'),
        category('demo-grinders', 'demo-power-tools', 'Slijpen en schuren', 'Grinding and sanding'),
        category('demo-hand-tools', ROOT, 'Handgereedschap', 'Hand tools'),
        category('demo-safety', ROOT, 'Veiligheid', 'Safety'),
        category('demo-fixings', ROOT, 'Bevestiging', 'Fixings'),
        category('demo-bolts', 'demo-fixings', 'Bouten en moeren', 'Bolts and nuts'),
        category('demo-screws', 'demo-fixings', 'Schroeven', 'Screws'),
      ],
    },
  },
  { line: 'POST /v2/products/bulk/sourceId', body: { products: demoProducts } },
  {
    line: 'POST /v2/clustersconfig/bulk/name',
    body: {
      clusterConfigs: [{ name: 'BY_LENGTH', settings: [{ attributeName: 'LENGTH', displayType: 'dropdown', priority: 1 }] }],
    },
  },
  {
    line: 'POST /v2/clusters/bulk/sourceId',
    body: ({ data }) => ({
      clusters: [
        {
          sources: [source('demo-chipboard-screw')],
          code: 'SCR',
          names: text('Spaanplaatschroef 4 mm', 'Chipboard screw 4 mm'),
          clusterConfigId: data[0].id,
          parent: source('demo-screws'),
          products: [screw(30), screw(40), screw(50), screw(60)],
        },
      ],
    }),
  },
]

/** A plain picture for each product, so that galleries have something to show. */
export async function pictureCalls(productIds: readonly { sku: string; id: number }[]): Promise<DemoCall[]> {
  return Promise.all(
    productIds.map(async ({ sku, id }, i) => ({
      line: 'POST /v2/media/images',
      body: {
        productId: id,
        alt: text(`Foto van ${sku}`, `Picture of ${sku}`),
        description: [],
        tags: [],
        uploadImages: [
          { language: 'NL', uploadType: 'BASE64', base64File: { base64: await picture(i * 47), fileName: `${sku}.png` } },
        ],
      },
    })),
  )
}

async function picture(hue: number): Promise<string> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><rect width="600" height="600" fill="hsl(${hue % 360},45%,88%)"/>
    <rect x="150" y="180" width="300" height="240" rx="24" fill="hsl(${hue % 360},45%,45%)"/></svg>`
  return (await sharp(Buffer.from(drawing)).png({ palette: true }).toBuffer()).toString('base64')
}
