/** T06: bulks of the same rows, each in another order, at the same time, at every endpoint that writes many records. */
import { type Data, type RunTarget, range, type Shop } from '../shop.js'

interface Bulk {
  line: string
  plural: string
  /** One row; `value` says who wrote it. */
  row: (i: number, value: number) => object
  /** How many values the rows have in the end: 1, that of the last writer. */
  written: string
  /** Some records have few possible keys. */
  most?: number
}

const nl = (value: string) => [{ language: 'NL', value }]
const by = (id: string) => ({ sources: [{ source: 'bulk', sourceId: id }] })
const letters = (i: number) => String.fromCharCode(65 + Math.floor(i / 26), 65 + (i % 26))
const address = { street: 'Kade', postalCode: '3011 AB', country: 'NL', type: 'delivery' }
const hours = range(7).map((day) => ({
  dayOfWeek: day,
  openingTime: '08:00',
  closingTime: '17:00',
  lunchBeakStartTime: '12:00',
  lunchBeakEndTime: '12:30',
}))

/** The parents of other records. */
interface Parents {
  configId: number
  company: number
  customer: number
  description: string
}

const bulks = ({ configId, company, customer, description }: Parents): Bulk[] => [
  {
    line: 'POST /v2/products/bulk/sku',
    plural: 'products',
    row: (i, value) => ({ sku: `B-${i}`, status: 'A', names: nl(`Zaag ${value}`) }),
    written: `select count(distinct names)::int as n from product where sku like 'B-%'`,
  },
  {
    line: 'POST /v2/inventory/bulk/sku/local',
    plural: 'inventory',
    row: (i, value) => ({ sku: `B-${i}`, quantity: value, location: 'A1' }),
    written: `select count(distinct quantity)::int as n from inventory i join product p on p.id = i."productId" where p.sku like 'B-%'`,
  },
  {
    line: 'POST /v2/prices/bulk',
    plural: 'prices',
    row: (i, value) => ({ productSource: { name: 'bulk', id: `p${i}` }, list: value, defaultTaxCode: 'H' }),
    written: `select count(distinct list)::int as n from price p join product o on o.id = p."productId" where o.sku like 'P-%'`,
  },
  ...['cost-prices', 'bulk-prices', 'bulk-cost-prices'].map((path) => {
    const plural = path.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
    return {
      line: `POST /v2/${path}/bulk`,
      plural,
      row: (i: number, value: number) => ({ productSource: { name: 'bulk', id: `p${i}` }, quantityFrom: 5, value }),
      written: `select count(distinct value)::int as n from "${plural.slice(0, -1)}"`,
    }
  }),
  {
    line: 'POST /v2/taxes/bulk/zoneAndCode',
    plural: 'taxes',
    row: (i, value) => ({ zone: letters(i), code: 'L', percentage: value }),
    written: `select count(distinct percentage)::int as n from tax where code = 'L'`,
    most: 200,
  },
  {
    line: 'POST /v2/categories/bulk/sourceId',
    plural: 'categories',
    row: (i, value) => ({ ...by(`c${i}`), names: nl(`Zaag ${value}`) }),
    written: `select count(distinct names)::int as n from category where names::text like '%Zaag%'`,
  },
  {
    line: 'POST /v2/clustersconfig/bulk/name',
    plural: 'clusterConfigs',
    row: (i) => ({ name: `B_${i}` }),
    written: 'select 1 as n',
  },
  {
    line: 'POST /v2/clusters/bulk/sourceId',
    plural: 'clusters',
    row: (i, value) => ({ ...by(`k${i}`), clusterConfigId: configId, names: nl(`Zaag ${value}`) }),
    written: `select count(distinct names)::int as n from cluster where names::text like '%Zaag%'`,
  },
  {
    line: 'POST /v2/clusters/sourceId/parent/options/bulk',
    plural: 'options',
    row: (i, value) => ({ ...by(`o${i}`), names: nl(`Zaag ${value}`) }),
    written: `select count(distinct names)::int as n from "clusterOption"`,
    most: 50,
  },
  {
    line: 'POST /v2/clusters/sourceId/parent/products/bulk',
    plural: 'products',
    row: (i, value) => ({ sku: `K-${i}`, names: nl(`Zaag ${value}`) }),
    written: `select count(distinct names)::int as n from product where sku like 'K-%'`,
    most: 100,
  },
  {
    line: 'POST /v2/products/sku/DRILL/attributes/bulk',
    plural: 'attributes',
    row: (_, value) => ({ attributeDescriptionId: description, value: { intValue: value } }),
    written: 'select 1 as n',
    most: 1,
  },
  {
    line: 'POST /v2/attributedescriptions/bulk/name',
    plural: 'attributeDescriptions',
    row: (i, value) => ({
      name: `B_${i}`,
      attributeClass: 'PRODUCT',
      type: 'INT',
      descriptions: nl('x'),
      defaultValue: { intValue: 0 },
      group: `g${value}`,
    }),
    written: `select count(distinct "group")::int as n from "attributeDescription" where name like 'B\\_%'`,
  },
  {
    line: 'POST /v2/companies/bulk/sourceId',
    plural: 'companies',
    row: (i, value) => ({ ...by(`m${i}`), name: `Company ${value}` }),
    written: `select count(distinct name)::int as n from company where name like 'Company %'`,
  },
  {
    line: 'POST /v2/contacts/bulk/sourceId',
    plural: 'contacts',
    row: (i, value) => ({ ...by(`t${i}`), parent: { id: company }, firstName: `Bo ${value}`, email: `t${i}@bulk.example` }),
    written: `select count(distinct "firstName")::int as n from contact where email like '%bulk.example'`,
  },
  {
    line: 'POST /v2/customers/bulk/sourceId',
    plural: 'customers',
    row: (i, value) => ({ ...by(`u${i}`), firstName: `Bo ${value}`, lastName: 'Buyer', email: `u${i}@bulk.example` }),
    written: `select count(distinct "firstName")::int as n from customer where email like '%bulk.example'`,
  },
  ...[
    ['companies', company],
    ['customers', customer],
  ].map(([path, id]) => ({
    line: `POST /v2/${path}/id/${id}/addresses/bulk`,
    plural: 'addresses',
    row: (i: number, value: number) => ({ ...address, code: `a${i}`, city: `City ${value}` }),
    written: `select count(distinct city)::int as n from address where "${path === 'companies' ? 'companyId' : 'customerId'}" = ${id} and city like 'City %'`,
    most: 50,
  })),
  {
    line: 'POST /v2/carriers/bulk/name',
    plural: 'carriers',
    row: (i, value) => ({ name: `B-${i}`, type: 'DELIVERY', descriptions: nl(`Zaag ${value}`) }),
    written: `select count(distinct descriptions)::int as n from carrier where name like 'B-%'`,
  },
  {
    line: 'POST /v2/paymethods/bulk/externalCode',
    plural: 'paymethods',
    row: (i, value) => ({ externalCode: `B_${letters(i)}`, names: nl(`Zaag ${value}`) }),
    written: `select count(distinct names)::int as n from "payMethod" where "externalCode" like 'B\\_%'`,
  },
  {
    line: 'POST /v2/pricesheets/bulk/code',
    plural: 'pricesheets',
    row: (i, value) => ({ code: `B-${i}`, priority: value + 1 }),
    written: `select count(distinct priority)::int as n from pricesheet where code like 'B-%'`,
  },
  {
    line: 'POST /v2/valuesets/bulk/name',
    plural: 'valuesets',
    row: (i, value) => ({ name: `B-${i}`, descriptions: nl(`Zaag ${value}`) }),
    written: `select count(distinct descriptions)::int as n from valueset where name like 'B-%'`,
  },
  {
    line: 'POST /v2/warehouses/bulk/name',
    plural: 'warehouses',
    row: (i, value) => ({
      name: `B-${i}`,
      description: 'x',
      notes: `n${value}`,
      isActive: true,
      isStore: false,
      isPickupLocation: false,
      businessHours: hours,
    }),
    written: `select count(distinct notes)::int as n from warehouse where name like 'B-%'`,
  },
]

const shuffled = <T>(items: readonly T[]): T[] =>
  items
    .map((item) => ({ item, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)

async function prepareParents(shop: Shop, rows: number): Promise<Parents> {
  const make = async (line: string, body: object) => {
    const answer = await shop.rest(line, body)
    if (answer.status >= 300) throw new Error(`${line}: ${JSON.stringify(answer.body)}`)
    return answer.body
  }
  const { id: configId } = await make('POST /v2/clustersconfig', { name: 'BULK_SIZES' })
  await make('POST /v2/clusters', { ...by('parent'), clusterConfigId: configId, names: nl('Ouder') })
  const description = {
    name: 'BULK',
    attributeClass: 'PRODUCT',
    type: 'INT',
    descriptions: nl('x'),
    defaultValue: { intValue: 0 },
  }
  await make('POST /v2/products/bulk/sku', { products: range(rows).map((i) => ({ sku: `P-${i}`, ...by(`p${i}`) })) })
  await make('POST /v2/prices/bulk', {
    prices: range(rows).map((i) => ({ productSource: { name: 'bulk', id: `p${i}` }, list: 1, defaultTaxCode: 'H' })),
  })
  return {
    configId,
    company: (await make('POST /v2/companies', { name: 'Bulk parent' })).id,
    customer: shop.userId,
    description: (await make('POST /v2/attributedescriptions', description)).uuid,
  }
}

/** Sends one bulk of each worker at the same time. Answers what went wrong, and how many were sent again because there was no connection for them. */
async function overlap(shop: Shop, bulk: Bulk, workers: number, rows: number, round: number) {
  let busy = 0
  const answers = await Promise.all(
    range(workers).map(async (worker) => {
      const items = shuffled(range(Math.min(rows, bulk.most ?? rows))).map((i) => bulk.row(i, round * workers + worker + 1))
      for (;;) {
        const answer = await shop.rest(bulk.line, { [bulk.plural]: items })
        if (answer.status !== 503) return answer
        busy++
      }
    }),
  )
  const faults = answers.flatMap(({ status, body }) => {
    const failed = body.data?.find(({ success }: Data) => success === false)
    return status >= 300 || failed ? [`${bulk.line}: ${status} ${JSON.stringify(failed ?? body).slice(0, 200)}`] : []
  })
  return { faults, busy }
}

export const overlapBulks: RunTarget = async (open, isFull) => {
  const shop = await open()
  const [workers, rows, rounds] = isFull ? [16, 500, 2] : [4, 60, 1]
  const countDeadlocks = async () =>
    (await shop.query('select deadlocks::int as n from pg_stat_database where datname = current_database()'))[0].n
  const parents = await prepareParents(shop, rows)
  const before = await countDeadlocks()
  const [faults, mixed]: [string[], string[]] = [[], []]
  let busy = 0
  const all = bulks(parents)
  for (const bulk of all) {
    for (const round of range(rounds)) {
      const result = await overlap(shop, bulk, workers, rows, round)
      faults.push(...result.faults)
      busy += result.busy
    }
    const [{ n }] = await shop.query(bulk.written)
    if (n !== 1) mixed.push(`${bulk.line} (${n})`)
  }
  const deadlocks = (await countDeadlocks()) - before
  return {
    ok: faults.length === 0 && mixed.length === 0,
    text: `${workers} workers × ${rows} shuffled rows × ${rounds} rounds, ${all.length} endpoints: ${faults.length} failed bulks, ${busy} sent again after 503, ${deadlocks} deadlocks, ${mixed.length} endpoints with rows of several last writers ${[...mixed, ...[...new Map(faults.map((fault) => [fault.slice(0, 40), fault])).values()].slice(0, 3)].join(' | ')}`,
  }
}
