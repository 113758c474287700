/** The demo prices: list prices, what the merchant pays, tiers by quantity, and agreements with two of the companies. */
import { type DemoCall, localizedText } from './demo.data.js'

const productSource = (sku: string) => ({ name: 'DEMO', id: sku })

/** List price and cost price of each product; screws, nuts and bolts are priced by the hundred. */
const LIST_PRICES: readonly [sku: string, list: number, cost: number, per?: number][] = [
  ['DRL-1800', 189, 112.5],
  ['DRL-1200', 119, 71],
  ['DRL-0750', 84.95, 48.2],
  ['DRL-1500', 329, 201],
  ['GRD-0125', 79.95, 44.1],
  ['GRD-0230', 149, 88],
  ['SND-0300', 99.95, 57.4],
  ['HAM-0500', 17.5, 8.25],
  ['SCD-0600', 24.95, 12.4],
  ['PLR-0180', 21.5, 10.1],
  ['LVL-0600', 29.95, 15.75],
  ['LAD-0300', 249, 148],
  ['GLV-0009', 6.95, 2.8],
  ['HLM-0001', 14.5, 6.2],
  ['GGL-0001', 9.95, 3.9],
  ['NUT-0008', 8.4, 3.15, 100],
  ['BLT-0840', 23.75, 9.8, 100],
  ['SCR-30', 3.95, 1.42, 100],
  ['SCR-40', 4.45, 1.63, 100],
  ['SCR-50', 5.25, 1.98, 100],
  ['SCR-60', 6.1, 2.35, 100],
]

/** Tiers that everybody gets: gloves have prices, screws a percentage off. */
const TIERS: readonly [sku: string, quantityFrom: number, value: number][] = [
  ['GLV-0009', 12, 5.95],
  ['GLV-0009', 120, 4.75],
  ['SCR-40', 500, 5],
  ['SCR-40', 2000, 12.5],
]

const priceInput = ([sku, list, cost, per = 1]: (typeof LIST_PRICES)[number]) => ({
  productSource: productSource(sku),
  list,
  per,
  defaultTaxCode: 'H',
  display: per > 1 ? 'peruom' : 'default',
  bulkDiscountType: sku.startsWith('SCR') ? 'listpricemin' : 'netprice',
  costPrices: [{ value: cost }],
})

/** What is agreed with some companies. The lowest number wins: the contract of the baker comes before the terms of the trade. */
const sheets = [
  { code: 'CONTRACT-1001', names: localizedText('Contract Korenbloem', 'Contract Korenbloem'), priority: 1 },
  { code: 'TRADE', names: localizedText('Vakhandel', 'Trade'), priority: 10 },
  { code: 'SPRING-2027', names: localizedText('Voorjaarsactie 2027', 'Spring sale 2027'), priority: 5 },
]

const demoSource = (sourceId: string) => ({ source: 'DEMO', sourceId })

/** The calls in the order of their dependencies. `companyIds` are the numbers of the demo companies by their debtor number. */
export const priceCalls = (companyIds: Readonly<Record<string, number>>): DemoCall[] => [
  { endpoint: 'POST /v2/prices/bulk', body: { prices: LIST_PRICES.map(priceInput) } },
  {
    endpoint: 'POST /v2/bulk-prices/bulk',
    body: {
      bulkPrices: TIERS.map(([sku, quantityFrom, value]) => ({ productSource: productSource(sku), quantityFrom, value })),
    },
  },
  { endpoint: 'POST /v2/pricesheets/bulk/code', body: { pricesheets: sheets } },
  {
    endpoint: 'POST /v2/pricesheets/code/CONTRACT-1001/pricing',
    body: {
      products: [
        { ...demoSource('DRL-1800'), pricing: { type: 'net', price: 159 } },
        { ...demoSource('GLV-0009'), pricing: { type: 'net', price: 4.95, quantityFrom: 50 } },
      ],
      categories: [{ ...demoSource('demo-safety'), pricing: { type: 'SP', amount: 15 } }],
    },
  },
  {
    endpoint: 'POST /v2/pricesheets/code/TRADE/pricing',
    body: {
      products: [{ ...demoSource('DRL-1800'), pricing: { type: 'CP', amount: 25 } }],
      categories: [
        { ...demoSource('demo-power-tools'), pricing: { type: 'SP', amount: 10 } },
        { ...demoSource('demo-fixings'), pricing: { type: 'SP', amount: 7.5, quantityFrom: 10 } },
      ],
    },
  },
  {
    endpoint: 'POST /v2/pricesheets/code/SPRING-2027/pricing',
    body: {
      products: [
        { ...demoSource('LAD-0300'), pricing: { type: 'net', price: 199, validFrom: '2027-03-01', validTo: '2027-05-31' } },
      ],
    },
  },
  { endpoint: 'POST /v2/pricesheets/code/CONTRACT-1001/assign', body: { companyIds: companiesOf(companyIds, '1001') } },
  { endpoint: 'POST /v2/pricesheets/code/TRADE/assign', body: { companyIds: companiesOf(companyIds, '1001', '1002') } },
  {
    endpoint: 'POST /v2/pricesheets/code/SPRING-2027/assign',
    body: { companyIds: companiesOf(companyIds, '1001', '1002', '1003') },
  },
]

const companiesOf = (companyIds: Readonly<Record<string, number>>, ...numbers: readonly string[]) =>
  numbers.flatMap((number) => companyIds[number] ?? [])
