/** What the demo shop has sold: who ordered what, when, and how far it has come. Statuses fit the age of an order. */
import { demoUsers, type Place, places } from '../demo.data.js'
import type { Moment } from './past.js'

/** Somebody who orders. Carts carry this address. */
export interface Buyer {
  email: string
  firstName: string
  lastName: string
  /** Empty for a consumer. */
  company: string
  street: string
  number: string
  postalCode: string
  city: string
  /** The Netherlands unless given. */
  country?: string
  /** Dutch unless given. */
  language?: string
}

const toAddress = ([street, number, postalCode, city]: Place) => ({ street, number, postalCode, city })

/** The buyers of the small demo. */
const buyers: Readonly<Record<string, Buyer>> = {
  peter: {
    email: demoUsers.contact.email,
    firstName: 'Peter',
    lastName: 'Smit',
    company: 'Bakkerij De Korenbloem',
    ...toAddress(places.korenbloem),
  },
  karin: {
    email: demoUsers.manager.email,
    firstName: 'Karin',
    lastName: 'de Boer',
    company: 'Bakkerij De Korenbloem',
    ...toAddress(places.korenbloem),
  },
  ahmed: {
    email: 'ahmed@vandam.example',
    firstName: 'Ahmed',
    lastName: 'Yilmaz',
    company: 'Installatiebedrijf Van Dam',
    ...toAddress(places.vanDam),
  },
  sanne: {
    email: demoUsers.customer.email,
    firstName: 'Sanne',
    lastName: 'Jansen',
    company: '',
    ...toAddress(places.sanne),
  },
  emma: {
    email: demoUsers.english.email,
    firstName: 'Emma',
    lastName: 'Clarke',
    company: 'Installatiebedrijf Van Dam',
    language: 'EN',
    ...toAddress(places.vanDam),
  },
}

/** A product by its SKU, and how many. */
export type Line = readonly [sku: string, quantity: number]

export interface DemoSale {
  /** The name of the buyer among those of the plan. */
  buyer: string
  placed: Moment
  reference: string
  lines: readonly Line[]
  status: 'UNFINISHED' | 'NEW' | 'CONFIRMED' | 'VALIDATED' | 'ARCHIVED' | 'REQUEST'
  /** The status of its shipment, which leaves a working day after the order; none where nothing has been sent yet. */
  shipment?: 'DELIVERED' | 'IN_TRANSIT'
  /** The last line is still to be sent. */
  isPartly?: true
  /** What the company books it on; the cost centre of maintenance unless given. */
  costCentre?: string
  /** PostNL unless given. */
  carrier?: 'PostNL' | 'DHL' | 'Pick-up'
  /** What was paid back after the order was archived: a share of the amount, and why. */
  refund?: { share: number; reason: string }
}

/** From the oldest to the newest, as the numbers of orders grow. */
const sales: readonly DemoSale[] = [
  {
    buyer: 'ahmed',
    placed: [108, '08:24'],
    reference: 'PO-4471 Station West',
    lines: [
      ['DRL-1800', 6],
      ['GLV-0009', 40],
      ['HLM-0001', 12],
    ],
    status: 'ARCHIVED',
    shipment: 'DELIVERED',
    isPartly: true,
  },
  {
    buyer: 'peter',
    placed: [95, '13:05'],
    reference: 'Winkel Delft',
    lines: [
      ['SCD-0600', 2],
      ['HAM-0500', 2],
    ],
    status: 'ARCHIVED',
    shipment: 'DELIVERED',
  },
  {
    buyer: 'sanne',
    placed: [81, '16:41'],
    reference: 'Schutting',
    lines: [['DRL-1200', 1]],
    status: 'ARCHIVED',
    shipment: 'DELIVERED',
  },
  {
    buyer: 'ahmed',
    placed: [62, '09:10'],
    reference: 'PO-4519 Magazijn',
    lines: [
      ['BLT-0840', 600],
      ['NUT-0008', 600],
      ['GGL-0001', 25],
    ],
    status: 'ARCHIVED',
    shipment: 'DELIVERED',
  },
  {
    buyer: 'karin',
    placed: [44, '10:32'],
    reference: 'Onderhoud oven 2',
    lines: [
      ['PLR-0180', 3],
      ['LVL-0600', 1],
    ],
    status: 'ARCHIVED',
    shipment: 'DELIVERED',
  },
  {
    buyer: 'ahmed',
    placed: [23, '07:48'],
    reference: 'PO-4588 Kade 7',
    lines: [
      ['GRD-0230', 2],
      ['DRL-1500', 1],
    ],
    status: 'VALIDATED',
    shipment: 'DELIVERED',
  },
  {
    buyer: 'sanne',
    placed: [14, '19:20'],
    reference: 'Zolder',
    lines: [['LAD-0300', 1]],
    status: 'VALIDATED',
    shipment: 'DELIVERED',
  },
  {
    buyer: 'peter',
    placed: [5, '11:15'],
    reference: 'Filiaal Rijswijk',
    lines: [
      ['DRL-1800', 2],
      ['SND-0300', 1],
    ],
    status: 'CONFIRMED',
    shipment: 'IN_TRANSIT',
    isPartly: true,
  },
  {
    buyer: 'ahmed',
    placed: [3, '08:02'],
    reference: 'PO-4632 Kade 7',
    lines: [
      ['GLV-0009', 60],
      ['GGL-0001', 20],
    ],
    status: 'CONFIRMED',
    shipment: 'IN_TRANSIT',
  },
  {
    buyer: 'karin',
    placed: [2, '09:27'],
    reference: 'Nieuwe werkbank',
    lines: [
      ['GRD-0125', 1],
      ['HAM-0500', 4],
    ],
    status: 'CONFIRMED',
  },
  {
    buyer: 'ahmed',
    placed: [2, '14:50'],
    reference: 'Aanvraag nieuwbouw Oost',
    lines: [
      ['DRL-1800', 24],
      ['DRL-1500', 8],
    ],
    status: 'REQUEST',
  },
  {
    buyer: 'peter',
    placed: [1, '10:06'],
    reference: 'Filiaal Rijswijk, nabestelling',
    lines: [
      ['SCD-0600', 1],
      ['PLR-0180', 2],
    ],
    status: 'NEW',
  },
  { buyer: 'sanne', placed: [1, '15:33'], reference: 'Verbouwing', lines: [['GRD-0125', 1]], status: 'NEW' },
  { buyer: 'peter', placed: [1, '16:12'], reference: 'Gereedschap leerling', lines: [['DRL-1200', 2]], status: 'UNFINISHED' },
]

export interface DemoQuote {
  buyer: string
  placed: Moment
  reference: string
  /** The first proposal. */
  lines: readonly Line[]
  /** What each further revision changes: how many of the first line, at which price, and why. */
  revisions: readonly { after: number; quantity: number; price: number; remarks: string }[]
  validDays: number
  /** What became of it, after how many days. Without it, the quote is open, or has expired. */
  outcome?: { status: 'NEW' | 'ARCHIVED'; after: number }
}

/** What a contact may order for the company without asking. */
export interface DemoLimit {
  buyer: string
  role: 'PURCHASER' | 'AUTHORIZATION_MANAGER'
  limit?: number
}

/** A cart that nobody has ordered yet. One that waits is above the limit of its buyer. */
export type DemoCart = Pick<DemoSale, 'buyer' | 'placed' | 'reference' | 'lines'> & { isWaiting?: true }

/** Everything that a demo shop has sold, offered and been asked for. */
export interface SalesPlan {
  buyers: Readonly<Record<string, Buyer>>
  sales: readonly DemoSale[]
  quotes: readonly DemoQuote[]
  carts: readonly DemoCart[]
  drafts: readonly Pick<DemoSale, 'buyer' | 'placed' | 'lines'>[]
  limits: readonly DemoLimit[]
}

/** One has expired, one is still valid. */
const quotes: readonly DemoQuote[] = [
  {
    buyer: 'ahmed',
    placed: [48, '11:40'],
    reference: 'Offerte Station West, fase 2',
    lines: [
      ['GRD-0230', 10],
      ['GRD-0125', 10],
    ],
    revisions: [],
    validDays: 30,
  },
  {
    buyer: 'karin',
    placed: [7, '13:22'],
    reference: 'Offerte filiaal Leiden',
    lines: [
      ['DRL-1500', 4],
      ['LAD-0300', 2],
    ],
    revisions: [
      { after: 1, quantity: 6, price: 289, remarks: 'Zes in plaats van vier, met staffelkorting.' },
      { after: 2, quantity: 6, price: 279, remarks: 'Laatste voorstel, levering binnen twee weken.' },
    ],
    validDays: 30,
  },
]

/** Carts that nobody has ordered yet. */
const openCarts: readonly DemoCart[] = [
  {
    buyer: 'karin',
    placed: [1, '11:52'],
    reference: 'Keuken boven',
    lines: [
      ['LVL-0600', 2],
      ['SCD-0600', 1],
      ['GLV-0009', 10],
    ],
  },
  { buyer: 'sanne', placed: [1, '19:44'], reference: 'Tuinhuis', lines: [['DRL-1800', 1]] },
]

/** The open draft of the sales desk. */
const draft: Pick<DemoSale, 'buyer' | 'placed' | 'lines'> = {
  buyer: 'ahmed',
  placed: [1, '14:05'],
  lines: [
    ['DRL-1800', 24],
    ['DRL-1500', 8],
  ],
}

/** The sales of the small demo. The whole shop has them, too. */
export const smallPlan: SalesPlan = { buyers, sales, quotes, carts: openCarts, drafts: [draft], limits: [] }
