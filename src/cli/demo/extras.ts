/** What makes a shop of a catalogue: a machine that is put together by options, bundles, cross-sells, spare parts, agreements and lists. */

import { type DemoClient, sendAll } from './client.js'
import { codesOf } from './codes.js'
import type { DemoCall } from './demo.data.js'
import type { Pictured } from './media.js'
import { splitText, toLocalized } from './words.js'

const demoSource = (sourceId: string) => ({ source: 'DEMO', sourceId })
const erpSource = (sourceId: string) => ({ source: 'ERP', sourceId })

/** Products that stand elsewhere, too, are named by their source alone. */
const named = (skus: readonly string[]) => skus.map((sku) => ({ sources: [demoSource(sku)] }))

/** The machines to which a buyer adds the rest: what they are for, and their names. */
const KIT: readonly (readonly [sku: string, type: string, names: string])[] = [
  [
    'KIT-1',
    'Schroeven|Driving|Schrauben',
    'Schroefmachine 18 V zonder accu|Drill driver 18 V without battery|Bohrschrauber 18 V ohne Akku',
  ],
  [
    'KIT-2',
    'Slagboren|Hammer drilling|Schlagbohren',
    'Klopboormachine 18 V zonder accu|Hammer drill 18 V without battery|Schlagbohrmaschine 18 V ohne Akku',
  ],
]

const kitProduct = ([sku, type, names]: (typeof KIT)[number], i: number) => ({
  sources: [demoSource(sku)],
  sku,
  names: toLocalized(names),
  ...codesOf('KIT', i + 1, 'Kolb'),
  attributes: [
    {
      attributeDescriptionName: 'TYPE',
      value: { textValues: toLocalized(type).map(({ language, value }) => ({ language, values: [value] })) },
    },
  ],
})

const option = (sourceId: string, nameText: string, isRequired: 'Y' | 'N', skus: readonly string[]) => ({
  sources: [demoSource(sourceId)],
  names: toLocalized(nameText),
  isRequired,
  products: named(skus),
})

/** A machine without battery, to which a buyer adds a battery, a charger and a case. */
const kitCalls: DemoCall[] = [
  {
    endpoint: 'POST /v2/clustersconfig/bulk/name',
    body: { clusterConfigs: [{ name: 'BY_TYPE', settings: [{ attributeName: 'TYPE', displayType: 'radio', priority: 1 }] }] },
  },
  {
    endpoint: 'POST /v2/clusters/bulk/sourceId',
    body: ({ data }) => ({
      clusters: [
        {
          sources: [demoSource('demo-kit')],
          code: 'KIT',
          names: toLocalized('Accumachine 18 V op maat|Cordless tool 18 V, made to measure|Akkumaschine 18 V nach Maß'),
          shortDescriptions: toLocalized(
            'Kies de machine en wat erbij hoort.|Choose the machine and what goes with it.|Wählen Sie die Maschine und ihr Zubehör.',
          ),
          clusterConfigId: data[0].id,
          parent: demoSource('demo-drills'),
          products: KIT.map(kitProduct),
          options: [
            option('demo-kit-battery', 'Accu|Battery|Akku', 'Y', ['BAT-005', 'BAT-006', 'BAT-007', 'BAT-008']),
            option('demo-kit-charger', 'Lader|Charger|Ladegerät', 'N', ['CHG-002']),
            option('demo-kit-case', 'Koffer|Case|Koffer', 'N', ['TCS-001', 'TCS-002']),
          ],
        },
      ],
    }),
  },
  {
    endpoint: 'POST /v2/prices/bulk',
    body: {
      prices: [
        { productSource: { name: 'DEMO', id: 'KIT-1' }, list: 99, defaultTaxCode: 'H', costPrices: [{ value: 57 }] },
        { productSource: { name: 'DEMO', id: 'KIT-2' }, list: 129, defaultTaxCode: 'H', costPrices: [{ value: 74 }] },
      ],
    },
  },
  {
    endpoint: 'POST /v2/inventory/bulk/sku/local',
    body: {
      inventory: [
        { sku: 'KIT-1', quantity: 40 },
        { sku: 'KIT-2', quantity: 25 },
      ],
    },
  },
]

/** Name, discount in percent, and the products; the first leads. */
const BUNDLES: readonly [name: string, discount: number, skus: readonly string[]][] = [
  ['Starterset boren', 12, ['DRL-1800', 'BAT-007', 'CHG-002', 'TCS-002']],
  ['Veilig op de bouw', 15, ['HLM-0001', 'GGL-0001', 'GLV-0009', 'VST-003']],
  ['Slijpset', 10, ['GRD-0125', 'CUT-002', 'CUT-006', 'EAR-002']],
]

/** From one product to others. */
const CROSS_SELLS: readonly [from: string, type: 'ACCESSORIES' | 'ALTERNATIVES' | 'PARTS' | 'RELATED', to: readonly string[]][] =
  [
    ['DRL-1800', 'ACCESSORIES', ['BAT-007', 'CHG-002']],
    ['DRL-1800', 'ALTERNATIVES', ['CDR-005', 'DRL-1200']],
    ['GRD-0230', 'PARTS', ['PRT-001', 'PRT-005']],
    ['GRD-0125', 'RELATED', ['EAR-002', 'GGL-0001']],
    ['CSW-001', 'RELATED', ['GGL-0001', 'VAC-002']],
    ['RAD-001', 'ACCESSORIES', ['THM-001']],
  ]

const MACHINE = {
  externalReference: demoSource('GRD-0230'),
  name: toLocalized('Haakse slijper GRD-0230|Angle grinder GRD-0230|Winkelschleifer GRD-0230'),
  description: toLocalized(
    '<p>Explosietekening met onderdelen.</p>|<p>Exploded view with parts.</p>|<p>Explosionszeichnung mit Teilen.</p>',
  ),
  machines: [
    assembly('motor', 'Motor|Motor|Motor', [
      ['PRT-001', 2],
      ['PRT-003', 1],
      ['PRT-004', 2],
    ]),
    assembly('body', 'Behuizing|Housing|Gehäuse', [
      ['PRT-002', 1],
      ['PRT-006', 1],
      ['PRT-008', 1],
    ]),
    assembly('head', 'Slijpkop|Gear head|Getriebekopf', [
      ['PRT-005', 1],
      ['PRT-007', 2],
    ]),
  ],
}

function assembly(part: string, nameText: string, parts: readonly [sku: string, quantity: number][]) {
  return {
    externalReference: demoSource(`GRD-0230-${part}`),
    name: toLocalized(nameText),
    parts: parts.map(([sku, quantity]) => ({ sku, quantity })),
  }
}

/** Agreements with the installer and the hotel. The hotel buys from its list alone. */
const agreementCalls = (companyIds: Readonly<Record<string, number>>): DemoCall[] => [
  {
    endpoint: 'POST /v2/pricesheets/bulk/code',
    body: {
      pricesheets: [
        { code: 'PROJECT-1002', names: toLocalized('Project Van Dam|Project Van Dam|Projekt Van Dam'), priority: 2 },
        { code: 'HOTEL-1003', names: toLocalized('Afspraken Zeezicht|Terms of Zeezicht|Konditionen Zeezicht'), priority: 3 },
      ],
    },
  },
  {
    endpoint: 'POST /v2/pricesheets/code/PROJECT-1002/pricing',
    body: {
      products: [{ ...demoSource('PMP-001'), pricing: { type: 'net', price: 99.5 } }],
      categories: [
        { ...demoSource('demo-electrical'), pricing: { type: 'SP', amount: 18 } },
        { ...demoSource('demo-radiators'), pricing: { type: 'SP', amount: 22.5, quantityFrom: 5 } },
      ],
    },
  },
  {
    endpoint: 'POST /v2/pricesheets/code/HOTEL-1003/pricing',
    body: { categories: [{ ...demoSource('demo-lighting'), pricing: { type: 'SP', amount: 12 } }] },
  },
  { endpoint: 'POST /v2/pricesheets/code/PROJECT-1002/assign', body: { companyIds: [companyIds['1002']] } },
  { endpoint: 'POST /v2/pricesheets/code/HOTEL-1003/assign', body: { companyIds: [companyIds['1003']] } },
]

/** What the hotel may buy beside two products. */
export const HOTEL_CLUSTERS: readonly string[] = ['demo-LED-1-1', 'demo-LED-2-1', 'demo-LED-3-1', 'demo-LPN-1-1', 'demo-TAP-1']

const listCalls: DemoCall[] = [
  {
    endpoint: 'POST /v2/orderlists',
    unless: ['POST /v2/orderlists/search', { codes: ['HOTEL-1003'] }],
    body: {
      code: 'HOTEL-1003',
      type: 'POSITIVE',
      descriptions: toLocalized('Assortiment Hotel Zeezicht|Range of Hotel Zeezicht|Sortiment Hotel Zeezicht'),
      clusterSources: HOTEL_CLUSTERS.map(demoSource),
      productSources: ['SCD-0600', 'LAD-0300'].map(demoSource),
      companySources: [erpSource('1003')],
    },
  },
  {
    endpoint: 'POST /v2/orderlists',
    unless: ['POST /v2/orderlists/search', { codes: ['NOT-1001'] }],
    body: {
      code: 'NOT-1001',
      type: 'NEGATIVE',
      descriptions: toLocalized('Niet voor de bakker|Not for the baker|Nicht für die Bäckerei'),
      // The tour lets a contact of this company order the rotary hammer, so it is not on the list.
      productSources: ['GRD-0230'].map(demoSource),
      companySources: [erpSource('1001')],
    },
  },
  favouriteCall('Bakkerij', { companySource: erpSource('1001') }, ['GLV-0009', 'HLM-0001', 'LAD-0300'], ['demo-LED-2-1']),
  favouriteCall('Mijn gereedschap', { contactSource: erpSource('K-1') }, ['DRL-1800', 'SCD-0600', 'HAM-0500'], []),
  favouriteCall('Bus van Ahmed', { contactSource: erpSource('K-3') }, ['PMP-001', 'REL-002'], ['demo-CUP-2', 'demo-ELB-2']),
  favouriteCall('Klussen thuis', { customerSource: erpSource('P-1') }, ['DRL-1200', 'LVL-0600'], ['demo-chipboard-screw']),
]

function favouriteCall(name: string, owner: object, skus: readonly string[], clusters: readonly string[]): DemoCall {
  return {
    endpoint: 'POST /v2/favoritelists',
    unless: ['POST /v2/favoritelists/search', { name }],
    body: { name, ...owner, productSources: skus.map(demoSource), clusterSources: clusters.map(demoSource) },
  }
}

const bundleCalls = (idOf: (sku: string) => number): DemoCall[] =>
  BUNDLES.map(([name, discount, skus]) => ({
    endpoint: 'POST /v2/bundles',
    unless: ['POST /v2/bundles/search', { productIds: [idOf(skus[0] ?? '')] }],
    body: {
      name,
      discount,
      condition: 'ALL',
      addBundleItems: skus.map((sku, i) => ({ productId: idOf(sku), isLeader: i === 0 ? 'Y' : 'N' })),
    },
  }))

const crossSellCalls = (idOf: (sku: string) => number): DemoCall[] =>
  CROSS_SELLS.flatMap(([from, type, targets]) =>
    targets.map((to) => ({
      endpoint: 'POST /v2/crossupsells',
      unless: ['POST /v2/crossupsells/search', { productIdsFrom: [idOf(from)], productIdsTo: [idOf(to)] }],
      body: { type, productIdFrom: idOf(from), productIdTo: idOf(to) },
    })),
  )

const upsertMachine = 'mutation ($input: UpsertSparePartsMachineInput!) { machineUpsert(input: $input) { id } }'

/** Loads them and returns the id of the machine. `idOf` gives the number of a product. */
export async function loadExtras(
  client: DemoClient,
  companyIds: Readonly<Record<string, number>>,
  idOf: (sku: string) => number,
): Promise<string> {
  await sendAll(client, [...kitCalls, ...agreementCalls(companyIds), ...bundleCalls(idOf), ...crossSellCalls(idOf), ...listCalls])
  return (await client.graphql(upsertMachine, { input: MACHINE })).machineUpsert.id
}

/** What the machines without battery look like. */
export const kitPictures: readonly Pictured[] = KIT.map(([sku, , names]) => ({
  sku,
  names: splitText(names),
  picture: { drawing: 'drill', colour: 'Blauw' },
}))

/** The products that bundles and cross-sells name. */
export const extraSkus = [
  ...new Set([...BUNDLES.flatMap(([, , skus]) => skus), ...CROSS_SELLS.flatMap(([from, , to]) => [from, ...to])]),
]
