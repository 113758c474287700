/** The demo catalogue: tools and fixings of a small wholesaler, in Dutch and English. */
import sharp from 'sharp'
import { type DemoCall, localizedText } from './demo.data.js'
import { stockCalls } from './demo.stock.js'

const demoSource = (sourceId: string) => ({ source: 'DEMO', sourceId })

/** The source id of the root category. */
export const ROOT_SOURCE_ID = 'demo-root'

const attributeDescriptionInput = (name: string, nl: string, en: string, type: 'TEXT' | 'INT' | 'DECIMAL', unit?: string) => ({
  name,
  type,
  attributeClass: 'PRODUCT',
  descriptions: localizedText(nl, en),
  ...(unit && { units: localizedText(unit, unit) }),
  defaultValue: type === 'TEXT' ? { textValues: [] } : type === 'INT' ? { intValue: 0 } : { decimalValue: 0 },
})

const categoryInput = (sourceId: string, parent: string | null, nl: string, en: string) => ({
  sources: [demoSource(sourceId)],
  names: localizedText(nl, en),
  ...(parent && { parent: demoSource(parent) }),
})

type AttributeValues = Partial<
  Record<'COLOR' | 'MATERIAL', string> & Record<'POWER' | 'VOLTAGE' | 'LENGTH', number> & { WEIGHT: number }
>

/** The English translations of the attribute values. */
const ENGLISH_VALUES: Record<string, string> = {
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

const attributeValueInput = (name: string, value: string | number) =>
  typeof value === 'string'
    ? {
        textValues: localizedText(value, ENGLISH_VALUES[value] ?? value).map(({ language, value }) => ({
          language,
          values: [value],
        })),
      }
    : name === 'WEIGHT'
      ? { decimalValue: value }
      : { intValue: value }

const productInput = (
  sku: string,
  parent: string | null,
  nl: string,
  en: string,
  manufacturer: string,
  values: AttributeValues,
) => ({
  sources: [demoSource(sku)],
  sku,
  names: localizedText(nl, en),
  shortDescriptions: localizedText(`${nl} van ${manufacturer}.`, `${en} by ${manufacturer}.`),
  manufacturer,
  manufacturerCode: sku.replace(/\D/g, ''),
  eanCode: `871000${sku.replace(/\D/g, '').padStart(7, '0')}`,
  ...(parent && { parent: demoSource(parent) }),
  attributes: Object.entries(values).map(([name, value]) => ({
    attributeDescriptionName: name,
    value: attributeValueInput(name, value),
  })),
})

const screwInput = (length: number) =>
  productInput(`SCR-${length}`, null, `Spaanplaatschroef 4 × ${length} mm`, `Chipboard screw 4 × ${length} mm`, 'Ferrum', {
    MATERIAL: 'Staal',
    LENGTH: length,
  })

const demoProducts = [
  productInput('DRL-1800', 'demo-drills', 'Accuboormachine 18 V', 'Cordless drill 18 V', 'Kolb', {
    COLOR: 'Blauw',
    VOLTAGE: 18,
    WEIGHT: 1.4,
  }),
  productInput('DRL-1200', 'demo-drills', 'Compacte accuboormachine 12 V', 'Compact cordless drill 12 V', 'Kolb', {
    COLOR: 'Blauw',
    VOLTAGE: 12,
    WEIGHT: 0.9,
  }),
  productInput('DRL-0750', 'demo-drills', 'Klopboormachine 750 W', 'Hammer drill 750 W', 'Vulcan', {
    COLOR: 'Zwart',
    POWER: 750,
    VOLTAGE: 230,
    WEIGHT: 2.1,
  }),
  productInput('DRL-1500', 'demo-drills', 'Boorhamer 1500 W', 'Rotary hammer 1500 W', 'Vulcan', {
    COLOR: 'Zwart',
    POWER: 1500,
    VOLTAGE: 230,
    WEIGHT: 5.6,
  }),
  productInput('GRD-0125', 'demo-grinders', 'Haakse slijper 125 mm', 'Angle grinder 125 mm', 'Vulcan', {
    COLOR: 'Zwart',
    POWER: 1100,
    VOLTAGE: 230,
    WEIGHT: 2.3,
  }),
  productInput('GRD-0230', 'demo-grinders', 'Haakse slijper 230 mm', 'Angle grinder 230 mm', 'Vulcan', {
    COLOR: 'Zwart',
    POWER: 2200,
    VOLTAGE: 230,
    WEIGHT: 5.1,
  }),
  productInput('SND-0300', 'demo-grinders', 'Excentrische schuurmachine', 'Random orbit sander', 'Kolb', {
    COLOR: 'Blauw',
    POWER: 300,
    VOLTAGE: 230,
    WEIGHT: 1.5,
  }),
  productInput('HAM-0500', 'demo-hand-tools', 'Klauwhamer 500 g', 'Claw hammer 500 g', 'Ferrum', {
    MATERIAL: 'Staal',
    COLOR: 'Rood',
    WEIGHT: 0.7,
  }),
  productInput('SCD-0600', 'demo-hand-tools', 'Schroevendraaierset 6-delig', 'Screwdriver set, 6 pieces', 'Ferrum', {
    MATERIAL: 'Staal',
    COLOR: 'Rood',
  }),
  productInput('PLR-0180', 'demo-hand-tools', 'Combinatietang 180 mm', 'Combination pliers 180 mm', 'Ferrum', {
    MATERIAL: 'Staal',
    COLOR: 'Rood',
    LENGTH: 180,
  }),
  productInput('LVL-0600', 'demo-hand-tools', 'Waterpas 60 cm', 'Spirit level 60 cm', 'Grip', {
    MATERIAL: 'Aluminium',
    COLOR: 'Geel',
    LENGTH: 600,
  }),
  productInput('LAD-0300', 'demo-hand-tools', 'Reformladder 3-delig', 'Combination ladder, 3 parts', 'Grip', {
    MATERIAL: 'Aluminium',
    LENGTH: 3000,
    WEIGHT: 12.5,
  }),
  productInput('GLV-0009', 'demo-safety', 'Werkhandschoenen maat 9', 'Work gloves size 9', 'Noord', {
    MATERIAL: 'Nitril',
    COLOR: 'Zwart',
  }),
  productInput('HLM-0001', 'demo-safety', 'Veiligheidshelm', 'Safety helmet', 'Noord', { MATERIAL: 'Kunststof', COLOR: 'Geel' }),
  productInput('GGL-0001', 'demo-safety', 'Veiligheidsbril', 'Safety goggles', 'Noord', { MATERIAL: 'Kunststof' }),
  productInput('NUT-0008', 'demo-bolts', 'Zeskantmoer M8', 'Hexagon nut M8', 'Ferrum', { MATERIAL: 'RVS' }),
  productInput('BLT-0840', 'demo-bolts', 'Zeskantbout M8 × 40', 'Hexagon bolt M8 × 40', 'Ferrum', {
    MATERIAL: 'RVS',
    LENGTH: 40,
  }),
]

/** The calls in the order of their dependencies. */
export const catalogCalls: DemoCall[] = [
  {
    endpoint: 'POST /v2/attributedescriptions/bulk/name',
    body: {
      attributeDescriptions: [
        attributeDescriptionInput('COLOR', 'Kleur', 'Colour', 'TEXT'),
        attributeDescriptionInput('MATERIAL', 'Materiaal', 'Material', 'TEXT'),
        attributeDescriptionInput('POWER', 'Vermogen', 'Power', 'INT', 'W'),
        attributeDescriptionInput('VOLTAGE', 'Spanning', 'Voltage', 'INT', 'V'),
        attributeDescriptionInput('LENGTH', 'Lengte', 'Length', 'INT', 'mm'),
        attributeDescriptionInput('WEIGHT', 'Gewicht', 'Weight', 'DECIMAL', 'kg'),
      ],
    },
  },
  {
    endpoint: 'POST /v2/categories/bulk/sourceId',
    body: {
      categories: [
        categoryInput(ROOT_SOURCE_ID, null, 'Catalogus', 'Catalogue'),
        categoryInput('demo-power-tools', ROOT_SOURCE_ID, 'Elektrisch gereedschap', 'Power tools'),
        categoryInput('demo-drills', 'demo-power-tools', 'Boormachines', 'Drills'),
        categoryInput('demo-grinders', 'demo-power-tools', 'Slijpen en schuren', 'Grinding and sanding'),
        categoryInput('demo-hand-tools', ROOT_SOURCE_ID, 'Handgereedschap', 'Hand tools'),
        categoryInput('demo-safety', ROOT_SOURCE_ID, 'Veiligheid', 'Safety'),
        categoryInput('demo-fixings', ROOT_SOURCE_ID, 'Bevestiging', 'Fixings'),
        categoryInput('demo-bolts', 'demo-fixings', 'Bouten en moeren', 'Bolts and nuts'),
        categoryInput('demo-screws', 'demo-fixings', 'Schroeven', 'Screws'),
      ],
    },
  },
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
          names: localizedText('Spaanplaatschroef 4 mm', 'Chipboard screw 4 mm'),
          clusterConfigId: data[0].id,
          parent: demoSource('demo-screws'),
          products: [screwInput(30), screwInput(40), screwInput(50), screwInput(60)],
        },
      ],
    }),
  },
]

/** Calls that upload a simple picture for each product. */
export async function pictureCalls(productIds: readonly { sku: string; id: number }[]): Promise<DemoCall[]> {
  return Promise.all(
    productIds.map(async ({ sku, id }, i) => ({
      endpoint: 'POST /v2/media/images',
      body: {
        productId: id,
        alt: localizedText(`Foto van ${sku}`, `Picture of ${sku}`),
        description: [],
        tags: [],
        uploadImages: [
          { language: 'NL', uploadType: 'BASE64', base64File: { base64: await drawPicture(i * 47), fileName: `${sku}.png` } },
        ],
      },
    })),
  )
}

async function drawPicture(hue: number): Promise<string> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><rect width="600" height="600" fill="hsl(${hue % 360},45%,88%)"/>
    <rect x="150" y="180" width="300" height="240" rx="24" fill="hsl(${hue % 360},45%,45%)"/></svg>`
  return (await sharp(Buffer.from(drawing)).png({ palette: true }).toBuffer()).toString('base64')
}
