/** The sales of the whole demo shop: those of the small one, two years of orders, quotes in every state, and carts that wait for authorization. */
import { companies, emailOf } from '../partners/companies.js'
import { type DemoLimit, type DemoQuote, type DemoSale, type SalesPlan, smallPlan } from './demo.sales.data.js'
import { historyBuyers, makeHistory } from './history.js'

/** The name of a buyer: the number of the company, and the first name. */
function buyerOf(number: string, firstName: string): string {
  const company = companies.find((one) => one.number === number)
  if (!company?.contacts.some(([first]) => first === firstName)) throw new Error(`No ${firstName} buys for company ${number}`)
  return emailOf(company, firstName)
}

/** Orders of which something was paid back: the company, which one of its archived orders, the share, and why. */
const REFUNDS: readonly (readonly [company: string, place: number, share: number, reason: string])[] = [
  ['1004', 3, 1, 'Wrong diameter delivered, all returned'],
  ['1005', 9, 0.25, 'One box damaged in transit'],
  ['1009', 4, 0.4, 'Lamps returned within the trial period'],
  ['1011', 11, 1, 'Order placed twice'],
  ['1015', 6, 0.15, 'Short delivery'],
  ['1020', 2, 0.3, 'Price agreement not applied'],
  ['P1', 1, 1, 'Returned within fourteen days'],
]

function addRefunds(sales: readonly DemoSale[]): DemoSale[] {
  const refunds = new Map(
    REFUNDS.map(([company, place, share, reason]) => [`PO-${company}-${String(place).padStart(3, '0')}`, { share, reason }]),
  )
  return sales.map((sale) => {
    const refund = sale.status === 'ARCHIVED' ? refunds.get(sale.reference.split(' ')[0] ?? '') : undefined
    return refund ? { ...sale, refund } : sale
  })
}

const requests: readonly DemoSale[] = [
  {
    buyer: buyerOf('1025', 'Robin'),
    placed: [3, '10:20'],
    reference: 'Aanvraag inrichting terras',
    lines: [
      ['FLD-001', 6],
      ['LED-001', 40],
    ],
    status: 'REQUEST',
  },
  {
    buyer: buyerOf('1024', 'Oliver'),
    placed: [1, '09:10'],
    reference: 'Request deck lighting, berth 12',
    lines: [
      ['LPN-001', 30],
      ['RCD-001', 8],
    ],
    status: 'REQUEST',
  },
]

const quotes: readonly DemoQuote[] = [
  {
    buyer: buyerOf('1007', 'Marleen'),
    placed: [190, '09:30'],
    reference: 'Offerte winterkleding buitendienst',
    lines: [
      ['JKT-001', 24],
      ['SHO-001', 24],
    ],
    revisions: [{ after: 4, quantity: 30, price: 64.5, remarks: 'Dertig jassen, projectprijs.' }],
    validDays: 30,
    outcome: { status: 'NEW', after: 9 },
  },
  {
    buyer: buyerOf('1011', 'Nadia'),
    placed: [75, '11:05'],
    reference: 'Offerte radiatoren Velperpoort',
    lines: [
      ['RAD-001', 48],
      ['THM-001', 48],
    ],
    revisions: [],
    validDays: 45,
    outcome: { status: 'NEW', after: 12 },
  },
  {
    buyer: buyerOf('1008', 'Ellen'),
    placed: [66, '14:15'],
    reference: 'Offerte ledverlichting lokalen',
    lines: [['LPN-001', 120]],
    revisions: [{ after: 6, quantity: 120, price: 39, remarks: 'Scherper aanbod op verzoek.' }],
    validDays: 30,
    outcome: { status: 'ARCHIVED', after: 25 },
  },
  {
    buyer: buyerOf('1018', 'Frank'),
    placed: [130, '10:00'],
    reference: 'Offerte gereedschap ploeg 3',
    lines: [
      ['CDR-001', 8],
      ['CSW-001', 4],
    ],
    revisions: [],
    validDays: 30,
  },
  {
    buyer: buyerOf('1010', 'Kees'),
    placed: [9, '13:45'],
    reference: 'Offerte bevestiging dok 2',
    lines: [
      ['HXB-030', 4000],
      ['HXN-001', 4000],
    ],
    revisions: [],
    validDays: 30,
  },
  {
    buyer: buyerOf('1022', 'Sabine'),
    placed: [5, '15:20'],
    reference: 'Angebot Thermostate Severinstraße',
    lines: [['THM-001', 60]],
    revisions: [{ after: 2, quantity: 60, price: 18.9, remarks: 'Preis für 60 Stück.' }],
    validDays: 21,
  },
]

const carts: SalesPlan['carts'] = [
  {
    buyer: 'peter',
    placed: [1, '13:05'],
    reference: 'Machines filiaal Leiden',
    lines: [
      ['DRL-1500', 2],
      ['GRD-0125', 3],
      ['LAD-0300', 1],
    ],
    isWaiting: true,
  },
  {
    buyer: 'noor',
    placed: [2, '16:25'],
    reference: 'Verlichting winkel Delft',
    lines: [
      ['LPN-001', 14],
      ['LED-001', 60],
    ],
    isWaiting: true,
  },
  {
    buyer: buyerOf('1007', 'Wouter'),
    placed: [3, '11:35'],
    reference: 'Veiligheidsschoenen ploeg west',
    lines: [['SHO-001', 26]],
    isWaiting: true,
  },
  {
    buyer: buyerOf('1009', 'Linda'),
    placed: [1, '08:55'],
    reference: 'Lampen vleugel C',
    lines: [
      ['LPN-001', 40],
      ['LED-001', 120],
    ],
    isWaiting: true,
  },
  { buyer: buyerOf('1005', 'Anouk'), placed: [1, '17:10'], reference: 'Groepenkasten De Werf', lines: [['RCD-001', 12]] },
  { buyer: 'emma', placed: [1, '12:40'], reference: 'Service van 4', lines: [['DRL-1800', 1]] },
]

/** Who may order how much, and who agrees to more. */
const limits: readonly DemoLimit[] = [
  { buyer: 'karin', role: 'AUTHORIZATION_MANAGER' },
  { buyer: 'peter', role: 'PURCHASER', limit: 500 },
  { buyer: 'noor', role: 'PURCHASER', limit: 250 },
  { buyer: buyerOf('1007', 'Marleen'), role: 'AUTHORIZATION_MANAGER' },
  { buyer: buyerOf('1007', 'Wouter'), role: 'PURCHASER', limit: 1000 },
  { buyer: buyerOf('1007', 'Samira'), role: 'PURCHASER', limit: 2500 },
  { buyer: buyerOf('1007', 'Henk'), role: 'PURCHASER', limit: 0 },
  { buyer: buyerOf('1009', 'Gerard'), role: 'AUTHORIZATION_MANAGER' },
  { buyer: buyerOf('1009', 'Linda'), role: 'PURCHASER', limit: 750 },
  { buyer: buyerOf('1009', 'Fatima'), role: 'PURCHASER', limit: 750 },
  { buyer: buyerOf('1011', 'Nadia'), role: 'AUTHORIZATION_MANAGER' },
  { buyer: buyerOf('1011', 'Maarten'), role: 'PURCHASER', limit: 1500 },
]

/** The sales of the whole shop. */
export const makeWholePlan = (): SalesPlan => ({
  buyers: { ...smallPlan.buyers, ...historyBuyers },
  sales: [...smallPlan.sales, ...requests, ...addRefunds(makeHistory())],
  quotes: [...smallPlan.quotes, ...quotes],
  carts: [...smallPlan.carts, ...carts],
  drafts: [...smallPlan.drafts, { buyer: buyerOf('1014', 'Paul'), placed: [1, '15:40'], lines: [['PMP-001', 10]] }],
  limits,
})
