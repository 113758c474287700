/**
 * The orders of the last two years, made from a few numbers for each company and a fixed seed: the same orders whenever the demo is made. Sales have
 * seasons, customers come back for the same articles, one of them fades away and another one grows.
 */
import { DEFAULT_COUNTRY } from '../../../contract/defaults.js'
import { type Place, places } from '../demo.data.js'
import { HOTEL_CLUSTERS } from '../extras.js'
import { type DemoProduct, productsOfSeries } from '../generate.js'
import { type Company, companies, emailOf, type Sector } from '../partners/companies.js'
import type { Buyer, DemoSale, Line } from './demo.sales.data.js'

/** How many working days two years have, without the last days of the second year. */
const TWO_YEARS = 515
/** How many working days a year has. */
const YEAR = 261

/** A small generator of numbers from 0 to 1 that always gives the same ones for the same seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

type Random = () => number
const pick = <T>(random: Random, values: readonly T[]): T => values[Math.floor(random() * values.length)] as T
const between = (random: Random, from: number, to: number) => from + Math.floor(random() * (to - from + 1))

/** A wave with a busy season that is just over, and two weeks of holidays each year. */
function seasonOf(workingDaysAgo: number): number {
  const day = workingDaysAgo % YEAR
  const isHoliday = day >= 85 && day < 95
  return (1 + 0.45 * Math.cos((2 * Math.PI * (day - 30)) / YEAR)) * (isHoliday ? 0.15 : 1)
}

/** How the orders of a customer develop. */
const TRENDS = {
  steady: (ago: number) => 1 + 0.25 * (1 - ago / TWO_YEARS),
  /** Nothing for half a year, and less and less before that. */
  fading: (ago: number) => Math.max(0, Math.min(1, (ago - 125) / 200)),
  /** A customer for a year, with more orders every month. */
  growing: (ago: number) => (ago > 270 ? 0 : 1.2 - ago / 270),
} as const

/** How many orders each company has placed, and how they developed. Companies that are missing have ordered nothing yet. */
const VOLUMES: Readonly<Record<string, readonly [orders: number, trend: keyof typeof TRENDS]>> = {
  1001: [22, 'steady'],
  1002: [34, 'steady'],
  1003: [12, 'steady'],
  1004: [26, 'steady'],
  1005: [24, 'steady'],
  1006: [17, 'steady'],
  1007: [18, 'steady'],
  1008: [12, 'steady'],
  1009: [14, 'steady'],
  1010: [17, 'steady'],
  1011: [18, 'steady'],
  1012: [12, 'steady'],
  1013: [10, 'steady'],
  1014: [16, 'steady'],
  1015: [17, 'steady'],
  1016: [10, 'steady'],
  1017: [15, 'steady'],
  1018: [18, 'fading'],
  1019: [20, 'growing'],
  1020: [10, 'steady'],
  1021: [8, 'steady'],
  1022: [8, 'steady'],
  1023: [8, 'steady'],
  1024: [14, 'steady'],
  sanne: [6, 'steady'],
}

/** The kinds of products that a sector buys. */
const ASSORTMENTS: Readonly<Record<Sector | 'consumer', string>> = {
  installer: 'WIR XMV RUB NET SOC SWI MCB RCD LED CUP ELB TEE CPL BLV RAD THM PMP REL CDR BAT',
  builder: 'CHS DWS SDS PLG HXB CSW JIG CDR CUT SPD HSS MAS GLN HLC SHO VST STP',
  hotel: 'LED LPN TAP THM BOX GLN SDR',
  public: 'VST JKT SHO LED STP HLC TRS FLD',
  school: 'LED SDR PLI TPM BOX TCS GLN CDR',
  care: 'LED LPN THM GLN MSK TAP',
  shipyard: 'HXB HXN WSH THR CUT MSK GLC SHO EAR',
  housing: 'TAP THM RAD LED SWI SOC PVC BLV',
  grower: 'PVC PVB CLP TIE TRS BOT GLL',
  events: 'CND JBX XMV RUB TIE VST STP FLD',
  factory: 'HXB HXN WSH HEX SPN EAR GLC HSS',
  retailer: 'CHS PLG TIE SDR PLI KNF TPM HMR',
  bakery: 'LED GLN STP TAP BOX',
  consumer: 'SDR PLI LED TAP BOX',
}

/** What a line of an order is worth, from and to. */
const LINE_VALUES: Readonly<Partial<Record<Sector | 'consumer', readonly [from: number, to: number]>>> = {
  builder: [60, 420],
  installer: [50, 380],
  public: [120, 700],
  shipyard: [80, 450],
  care: [60, 350],
  consumer: [15, 60],
}
const USUAL_LINE = [30, 220] as const

/** What orders are for. */
const PROJECTS = 'Magazijn,Onderhoud,Project Noord,Project Oost,Renovatie,Nieuwbouw,Werkplaats,Spoed,Voorraad,Servicebus'.split(
  ',',
)

interface Customer {
  key: string
  sector: Sector | 'consumer'
  /** The names of its buyers; the first one orders most. */
  buyers: readonly string[]
  isAbroad: boolean
}

const customers: readonly Customer[] = [
  { key: '1001', sector: 'bakery', buyers: ['karin', 'noor', 'peter'], isAbroad: false },
  { key: '1002', sector: 'installer', buyers: ['ahmed', 'emma'], isAbroad: false },
  { key: '1003', sector: 'hotel', buyers: ['lotte'], isAbroad: false },
  ...companies.map((company) => ({
    key: company.number,
    sector: company.sector,
    buyers: company.contacts.map(([firstName]) => emailOf(company, firstName)),
    isAbroad: company.country !== DEFAULT_COUNTRY,
  })),
  { key: 'sanne', sector: 'consumer', buyers: ['sanne'], isAbroad: false },
]

const toAddress = ([street, number, postalCode, city]: Place) => ({ street, number, postalCode, city })

const toBuyers = (company: Company): [string, Buyer][] =>
  company.contacts.map(([firstName, lastName]) => {
    const email = emailOf(company, firstName)
    const { name, country, language, place } = company
    return [email, { email, firstName, lastName, company: name, country, language, ...toAddress(place) }]
  })

/** The buyers of the whole shop beside those of the small one. */
export const historyBuyers: Readonly<Record<string, Buyer>> = {
  ...Object.fromEntries(companies.flatMap(toBuyers)),
  noor: {
    email: 'noor@korenbloem.example',
    firstName: 'Noor',
    lastName: 'Visser',
    company: 'Bakkerij De Korenbloem',
    ...toAddress(places.korenbloem),
  },
  lotte: {
    email: 'lotte@zeezicht.example',
    firstName: 'Lotte',
    lastName: 'van den Berg',
    company: 'Hotel Zeezicht',
    ...toAddress(places.zeezicht),
  },
}

/** The days on which a customer orders: evenly along the curve of season and trend, so that the curve can be seen with few orders. */
function orderDays(random: Random, orders: number, trend: keyof typeof TRENDS): number[] {
  const days = Array.from({ length: TWO_YEARS }, (_, i) => TWO_YEARS - i)
  const weights = days.map((ago) => seasonOf(ago) * TRENDS[trend](ago))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const chosen: number[] = []
  let passed = 0
  for (const [i, ago] of days.entries()) {
    passed += weights[i] as number
    const next = ((chosen.length + 0.15 + 0.7 * random()) * total) / orders
    if (chosen.length < orders && passed >= next) chosen.push(ago)
  }
  while (chosen.length < orders) chosen.push(trend === 'fading' ? 140 : between(random, 1, 8))
  return chosen
}

/** What the products of a customer are chosen from. The hotel buys from its order list alone. */
function productsFor({ key, sector }: Customer): DemoProduct[] {
  const all = productsOfSeries(0)
  if (key === '1003') return all.filter(({ cluster }) => cluster && HOTEL_CLUSTERS.includes(cluster))
  const kinds = ASSORTMENTS[sector].split(' ')
  return all.filter(({ kind }) => kinds.includes(kind.code))
}

/** As many of a product as a line of this sector is worth; screws and bolts come in whole packages. */
function toLine(random: Random, { sku, list, kind: { per = 1 } }: DemoProduct, sector: Customer['sector']): Line {
  const [from, to] = LINE_VALUES[sector] ?? USUAL_LINE
  const count = Math.max(1, Math.min(60, Math.round(between(random, from, to) / list)))
  return [sku, count * per]
}

/** The lines of an order: some of the articles that the customer always buys, and some others. */
function toLines(random: Random, customer: Customer, staples: readonly DemoProduct[], pool: readonly DemoProduct[]): Line[] {
  const count = customer.sector === 'consumer' ? between(random, 1, 2) : between(random, 2, 6)
  const chosen = new Map<string, DemoProduct>()
  for (let i = 0; i < count; i++) {
    const product = pick(random, random() < 0.55 ? staples : pool)
    chosen.set(product.sku, product)
  }
  return [...chosen.values()].map((product) => toLine(random, product, customer.sector))
}

/** How far an order has come follows from its age. */
function progressOf(ago: number, random: Random): Pick<DemoSale, 'status' | 'shipment' | 'isPartly'> {
  if (ago >= 30) return { status: 'ARCHIVED', shipment: 'DELIVERED' }
  if (ago >= 10) return { status: 'VALIDATED', shipment: 'DELIVERED' }
  if (ago >= 6) return { status: 'CONFIRMED', shipment: 'DELIVERED', ...(random() < 0.3 && { isPartly: true }) }
  if (ago >= 3) return { status: 'CONFIRMED', shipment: 'IN_TRANSIT', ...(random() < 0.3 && { isPartly: true }) }
  return { status: ago === 2 ? 'CONFIRMED' : 'NEW' }
}

/** Minutes of the day that are taken, by day: no two orders have the same moment. */
type TakenMinutes = Map<number, Set<number>>

function toTime(random: Random, ago: number, taken: TakenMinutes): `${number}:${number}` {
  const minutes = taken.get(ago) ?? new Set()
  taken.set(ago, minutes)
  let minute = between(random, 7 * 60 + 30, 17 * 60)
  // Orders that are written out elsewhere have round or other minutes; these are odd.
  minute += minute % 2 ? 0 : 1
  while (minutes.has(minute)) minute += 2
  minutes.add(minute)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}` as `${number}:${number}`
}

/** Parcels go by post, heavy goods and those for abroad by a forwarder, and some customers collect. */
function carrierOf({ sector, isAbroad }: Customer, random: Random): NonNullable<DemoSale['carrier']> {
  if (isAbroad) return 'DHL'
  if (sector === 'builder' || sector === 'installer') return pick(random, ['PostNL', 'DHL', 'Pick-up'])
  return random() < 0.2 ? 'DHL' : 'PostNL'
}

function salesOf(customer: Customer, taken: TakenMinutes): DemoSale[] {
  const [orders = 0, trend = 'steady'] = VOLUMES[customer.key] ?? []
  if (!orders) return []
  const random = createRandom(Number(customer.key) || 7)
  const pool = productsFor(customer)
  const staples = Array.from({ length: 5 }, () => pick(random, pool))
  return orderDays(random, orders, trend).map((ago, i) => ({
    buyer: random() < 0.6 ? (customer.buyers[0] as string) : pick(random, customer.buyers),
    placed: [ago, toTime(random, ago, taken)],
    reference: `PO-${customer.key === 'sanne' ? 'P1' : customer.key}-${String(i + 1).padStart(3, '0')} ${pick(random, PROJECTS)}`,
    lines: toLines(random, customer, staples, pool),
    carrier: carrierOf(customer, random),
    ...progressOf(ago, random),
  }))
}

/** The orders of all customers, from the oldest to the newest. */
export function makeHistory(): DemoSale[] {
  const taken: TakenMinutes = new Map()
  return customers.flatMap((customer) => salesOf(customer, taken))
}
