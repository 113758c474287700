/**
 * What the companies of the demo may spend: a group with departments, budgets of which one is nearly used, credit, limits and part numbers. They begin before the
 * last orders, which use them; the amounts are set afterwards, because the present decides how many orders count.
 */
import { demoUsers } from '../demo.data.js'
import type { queryGraphql } from '../demo.users.js'
import { type Moment, type Past, toInstant } from './past.js'

type Ask = (query: string, variables?: object) => ReturnType<typeof queryGraphql>

/** Since when companies have budgets and credit. */
const SPENDING_SINCE: Moment = [50, '07:30']

/** The cost centre on which the companies of the demo book their orders. */
export const COST_CENTRE = 'NL-4100'

/** More than the orders of the demo come to. */
const ENOUGH = 250_000

/** How much of the budget of the cost centre is used, and to which step its amount is rounded. */
const USED = 0.94
const STEP = 50

const findCompany = 'query ($input: CompanySearchArguments) { companies(input: $input) { items { companyId } } }'
const findContact = 'query ($email: String) { contacts(input: { email: $email }) { items { parentCompanyId } } }'
const addCompany = 'mutation ($input: CreateCompanyInput!) { companyCreate(input: $input) { companyId } }'
const addBudget = 'mutation ($input: BudgetCreateInput!) { budgetCreate(input: $input) { id } }'
const addAccount = 'mutation ($input: CreditAccountCreateInput!) { creditAccountCreate(input: $input) { id } }'
const addEntry = 'mutation ($input: CreditEntryCreateInput!) { creditEntryCreate(input: $input) { id } }'
const addLimit = 'mutation ($input: SpendingLimitCreateInput!) { spendingLimitCreate(input: $input) { id } }'
const addCode = 'mutation ($input: BookingCodeCreateInput!) { bookingCodeCreate(input: $input) { id } }'
const addNumbers = 'mutation ($input: PartNumberBulkInput!) { partNumberBulk(input: $input) { created } }'
const readBudget = 'query ($input: BudgetSearchInput) { budgets(input: $input) { items { id spent } } }'
const updateBudget = 'mutation ($id: Int!, $input: BudgetUpdateInput!) { budgetUpdate(id: $id, input: $input) { id } }'

/** What Bakkerij De Korenbloem calls some products. */
const NUMBERS: readonly (readonly [sku: string, number: string, name: string])[] = [
  ['DRL-1800', 'KB-10018', 'Boormachine bakkerij'],
  ['SCD-0600', 'KB-10060', 'Schroevendraaierset winkel'],
  ['HAM-0500', 'KB-10105', 'Hamer klein'],
  ['PLR-0180', 'KB-10118', 'Tang onderhoud'],
  ['LVL-0600', 'KB-10206', 'Waterpas 60'],
  ['DRL-1200', 'KB-10012', 'Boormachine leerling'],
]

const QUARTER = { period: 'QUARTER', timeZone: 'Europe/Amsterdam' }

/** What the orders of the group are booked on. */
const CODES = [
  { type: 'COST_CENTRE', code: COST_CENTRE, name: 'Onderhoud' },
  { type: 'COST_CENTRE', code: 'NL-4200', name: 'Winkels' },
  { type: 'COST_CENTRE', code: 'NL-4300', name: 'Bakkerij Rijswijk, gesloten', active: false },
  { type: 'PROJECT', code: 'OVEN-3', name: 'Nieuwe ovenlijn' },
]

/** Gives the company of the demo users departments, budgets, credit and part numbers. */
async function openSpending(ask: Ask): Promise<void> {
  const companyId = await readCompanyId(ask)
  const belowIt = async (number: string, name: string): Promise<number> =>
    (await ask(addCompany, { input: { name, belongsToCompanyId: companyId, sources: [{ name: 'ERP', id: number }] } }))
      .companyCreate.companyId
  const production = await belowIt('1001-P', 'Korenbloem Productie')
  await belowIt('1001-W', 'Korenbloem Winkels')
  const budgets = [
    { name: 'Onderhoud', companyId, costCentre: COST_CENTRE, amount: ENOUGH, enforcement: 'INFORMATIVE', ...QUARTER },
    {
      name: 'Gereedschap per medewerker',
      companyId,
      amount: 750,
      isPerContact: true,
      enforcement: 'INFORMATIVE',
      period: 'MONTH',
    },
    { name: 'Nieuwe ovenlijn', companyId, project: 'OVEN-3', amount: 12_000, enforcement: 'HARD' },
    { name: 'Productie', companyId: production, amount: 4_000, enforcement: 'SOFT', ...QUARTER },
  ]
  for (const input of budgets) await ask(addBudget, { input })
  await ask(addAccount, { input: { companyId, creditLimit: 40_000 } })
  for (const code of CODES) await ask(addCode, { input: { companyId, ...code } })
  const partNumbers = NUMBERS.map(([sku, number, name]) => ({ companyId, sku, number, name, unit: 'stuk' }))
  await ask(addNumbers, { input: { lookupKey: 'NUMBER', partNumbers } })
}

const readCompanyId = async (ask: Ask): Promise<number> =>
  (await ask(findContact, { email: demoUsers.manager.email })).contacts.items[0].parentCompanyId

/** The steps among the sales. */
export const spendingSteps = (ask: Ask, past: Past) =>
  [[SPENDING_SINCE, () => past.at(toInstant(past.now, SPENDING_SINCE), () => openSpending(ask))]] as const

/** Invoices and payments of Hotel Zeezicht, which has used most of its credit: days ago, type, number, amount. */
const BOOKED: readonly (readonly [at: Moment, type: 'INVOICE' | 'PAYMENT' | 'CREDIT', externalId: string, amount: number])[] = [
  [[44, '10:00'], 'INVOICE', 'F2026-1140', 4_210.5],
  [[31, '10:00'], 'INVOICE', 'F2026-1187', 3_980],
  [[24, '15:30'], 'PAYMENT', 'B2026-0933', 2_500],
  [[16, '10:00'], 'INVOICE', 'F2026-1231', 4_105.25],
  [[6, '11:15'], 'CREDIT', 'C2026-0071', 320],
]

/** Sets the amounts after the sales: the budget of the cost centre is nearly used, and so is the credit of a hotel. */
export async function settleSpending(ask: Ask, past: Past): Promise<void> {
  const companyId = await readCompanyId(ask)
  const { budgets } = await ask(readBudget, { input: { companyIds: [companyId], costCentres: [COST_CENTRE] } })
  const [{ id, spent }] = budgets.items
  const amount = Math.max(STEP, Math.ceil(spent / USED / STEP) * STEP)
  await ask(updateBudget, { id, input: { amount, enforcement: 'SOFT' } })
  await ask(addLimit, { input: { name: 'Grote orders', companyId, amount: 7_500, effect: 'NEEDS_APPROVAL' } })
  await ask(addLimit, { input: { name: 'Dure regels', companyId, measure: 'LINE', amount: 5_000, effect: 'INFORMS' } })
  const { companies } = await ask(findCompany, { input: { name: 'Hotel Zeezicht' } })
  const hotelId: number = companies.items[0].companyId
  await past.at(toInstant(past.now, SPENDING_SINCE), () =>
    ask(addAccount, { input: { companyId: hotelId, creditLimit: 10_000 } }),
  )
  for (const [moment, type, externalId, bookedAmount] of BOOKED) {
    const at = toInstant(past.now, moment)
    const input = { companyId: hotelId, type, externalId, amount: bookedAmount, bookedAt: at.toISOString() }
    await past.at(at, () => ask(addEntry, { input }))
  }
}
