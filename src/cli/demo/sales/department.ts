/**
 * The production department of Korenbloem: its people, who must approve what they buy, requests in several states, and what was agreed to be called off.
 * Its orders and requests are made among the other sales, so that the numbers of orders follow their moments.
 */
import { demoUsers, places } from '../demo.data.js'
import type { queryGraphql } from '../demo.users.js'
import type { Buyer, DemoSale } from './demo.sales.data.js'
import { addDays, type Moment, type Past, toInstant } from './past.js'

type Ask = (query: string, variables?: object) => ReturnType<typeof queryGraphql>
type Id = { contactId: number; companyId: number }

/** What the sales lend to the department. */
export interface DepartmentShop {
  ask: Ask
  past: Past
  /** Adds somebody who orders. */
  addBuyer(name: string, buyer: Buyer, ids: Id): void
  productIdOf(sku: string): number
  fillCart(sale: DemoSale, at: Date): Promise<string>
  /** Orders a cart, and brings the order to its status. */
  order(sale: DemoSale, at: Date, cartId: string): Promise<void>
}

/** The department opens a moment after its company has been added. */
const OPENED: Moment = [50, '07:45']

/** Where the department books what it buys. */
const PRODUCTION = 'NL-4400'

const [street, number, postalCode, city] = places.korenbloem
const WORKS = { company: 'Korenbloem Productie', street, number, postalCode, city }

const PEOPLE = {
  joost: { firstName: 'Joost', lastName: 'Hofman', email: 'joost@korenbloem.example' },
  marit: { firstName: 'Marit', lastName: 'Dekker', email: 'marit@korenbloem.example' },
  bas: { firstName: 'Bas', lastName: 'Timmer', email: 'bas@korenbloem.example' },
} as const

type Name = keyof typeof PEOPLE

/** Orders that call off gloves. They are below the amount of the rule. */
const CALL_OFFS: readonly DemoSale[] = (
  [
    [[38, '08:25'], 'Handschoenen, eerste afroep', 'ARCHIVED'],
    [[16, '08:35'], 'Handschoenen, tweede afroep', 'VALIDATED'],
  ] as const
).map(([placed, reference, status]) => ({
  ...{ buyer: 'marit', placed, reference, status, costCentre: PRODUCTION },
  lines: [['GLV-0009', 120]],
  shipment: 'DELIVERED',
}))

/** What became of a request: decisions with their moments. */
interface DemoRequest extends DemoSale {
  decisions: readonly { at: Moment; by?: 'marit' | 'bas' | 'karin'; declined?: string }[]
  ordered?: Moment
}

const REQUESTS: readonly DemoRequest[] = [
  {
    ...{ buyer: 'joost', placed: [9, '09:10'], reference: 'Boormachines lijn 3', status: 'CONFIRMED', costCentre: PRODUCTION },
    lines: [['DRL-1800', 6]],
    decisions: [
      { at: [8, '08:40'], by: 'bas' },
      { at: [8, '11:05'], by: 'karin' },
    ],
    ordered: [8, '13:20'],
  },
  {
    ...{ buyer: 'joost', placed: [6, '10:25'], reference: 'Ladders silo', status: 'NEW', costCentre: PRODUCTION },
    lines: [['LAD-0300', 5]],
    decisions: [{ at: [5, '09:05'], declined: 'Marit belde: eerst de oude ladders laten keuren.' }],
  },
  {
    ...{ buyer: 'joost', placed: [3, '14:10'], reference: 'Slijpers smederij', status: 'NEW', costCentre: PRODUCTION },
    lines: [
      ['GRD-0230', 6],
      ['GLV-0009', 20],
    ],
    decisions: [{ at: [2, '09:15'], by: 'marit' }],
  },
  {
    ...{ buyer: 'joost', placed: [1, '09:35'], reference: 'Schuurmachines expeditie', status: 'NEW', costCentre: PRODUCTION },
    lines: [['SND-0300', 9]],
    decisions: [],
  },
]

const findDepartment =
  'query ($input: CompanySearchArguments) { companies(input: $input) { items { companyId belongsToCompany { companyId } } } }'
const findContact = 'query ($email: String) { contacts(input: { email: $email }) { items { contactId } } }'
const addContact = 'mutation ($input: CreateContactInput!) { contactCreate(input: $input) { contactId } }'
const addRule = 'mutation ($input: ApprovalRuleCreateInput!) { approvalRuleCreate(input: $input) { id } }'
const addDelegate = 'mutation ($input: ApprovalDelegateCreateInput!) { approvalDelegateCreate(input: $input) { id } }'
const addContract = 'mutation ($input: CallOffContractCreateInput!) { callOffContractCreate(input: $input) { id } }'
const askFor = 'mutation ($id: String!) { cartRequestPurchaseAuthorization(id: $id) { cartId } }'
const accept = `mutation ($id: String!, $contactId: Int!) {
  cartAcceptPurchaseAuthorizationRequest(id: $id, input: { contactId: $contactId }) { cartId } }`
const decline = `mutation ($id: String!, $comment: String!) {
  cartDeclinePurchaseAuthorizationRequest(id: $id, input: { comment: $comment }) { cartId } }`

const KARIN = demoUsers.manager.email
const contactIdOf = async (ask: Ask, email: string): Promise<number> =>
  (await ask(findContact, { email })).contacts.items[0].contactId

async function readDepartment(ask: Ask): Promise<{ companyId: number; groupId: number }> {
  const { companies } = await ask(findDepartment, { input: { name: WORKS.company } })
  const [{ companyId, belongsToCompany }] = companies.items
  return { companyId, groupId: belongsToCompany.companyId }
}

/** How many planned deliveries of gloves there are, and how many days are between them. */
const DELIVERIES = 5
const BETWEEN_DAYS = 30

/** Adds the people, the rule with its two steps, the delegate, and the contract for gloves. */
async function openDepartment({ ask, past, addBuyer, productIdOf }: DepartmentShop): Promise<void> {
  const { companyId, groupId } = await readDepartment(ask)
  const ids = {} as Record<Name, number>
  for (const [name, person] of Object.entries(PEOPLE)) {
    const { contactId } = (await ask(addContact, { input: { ...person, parentId: companyId, primaryLanguage: 'NL' } }))
      .contactCreate
    ids[name as Name] = contactId
    addBuyer(name, { ...person, ...WORKS }, { contactId, companyId })
  }
  await ask('mutation ($input: BookingCodeCreateInput!) { bookingCodeCreate(input: $input) { id } }', {
    input: { companyId: groupId, type: 'COST_CENTRE', code: PRODUCTION, name: 'Productie' },
  })
  const steps = [ids.marit, await contactIdOf(ask, KARIN)].map((id) => ({ approvers: 'CONTACTS', contactIds: [id] }))
  const rule = { name: 'Vier ogen', companyId, contactRole: 'PURCHASER', amount: 750, steps, tolerancePercentage: 2 }
  await ask(addRule, { input: rule })
  const since = toInstant(past.now, OPENED)
  const contract = { number: 'RC-2026-014', companyId, productId: productIdOf('GLV-0009'), quantity: 600, price: 4.25 }
  const schedule = Array.from({ length: DELIVERIES }, (_, i) => ({
    date: addDays(since, 14 + i * BETWEEN_DAYS).toISOString(),
    quantity: 120,
  }))
  const period = { validFrom: since.toISOString(), validTo: addDays(past.now, 150).toISOString() }
  await ask(addContract, { input: { ...contract, ...period, schedule } })
  const [validFrom, validUntil] = [toInstant(past.now, [8, '06:00']), addDays(past.now, 5)]
  await ask(addDelegate, { input: { contactId: ids.marit, delegateContactId: ids.bas, validFrom, validUntil } })
}

/** Asks for the approval of a cart, and decides as far as the request has come. */
async function makeRequest(shop: DepartmentShop, request: DemoRequest): Promise<void> {
  const { ask, past, fillCart, order } = shop
  const asked = toInstant(past.now, request.placed)
  const id = await fillCart(request, addDays(asked, -15 / (24 * 60)))
  await past.at(asked, () => ask(askFor, { id }))
  for (const { at, by, declined } of request.decisions) {
    const decide = async () => {
      if (declined) return ask(decline, { id, comment: declined })
      const email = by === 'karin' ? KARIN : PEOPLE[by ?? 'marit'].email
      return ask(accept, { id, contactId: await contactIdOf(ask, email) })
    }
    await past.at(toInstant(past.now, at), decide)
  }
  if (request.ordered) await order(request, toInstant(past.now, request.ordered), id)
}

/** Fills a cart and orders it. */
async function callOff({ past, fillCart, order }: DepartmentShop, sale: DemoSale): Promise<void> {
  const placed = toInstant(past.now, sale.placed)
  await order(sale, placed, await fillCart(sale, addDays(placed, -10 / (24 * 60))))
}

/** The steps among the sales. */
export const departmentSteps = (shop: DepartmentShop): (readonly [Moment, () => Promise<unknown>])[] => [
  [OPENED, () => shop.past.at(toInstant(shop.past.now, OPENED), () => openDepartment(shop))],
  ...CALL_OFFS.map((sale) => [sale.placed, () => callOff(shop, sale)] as const),
  // A request is made when it was ordered: its order gets the number of that moment.
  ...REQUESTS.map((request) => [request.ordered ?? request.placed, () => makeRequest(shop, request)] as const),
]

/** Since when the whole company has a rule and a contract: both are added after the sales, which do not depend on them. */
const GROUP_SINCE: Moment = [45, '09:15']

/** Adds a rule for the largest purchases of the company, and a contract that ends soon. */
export async function settleDepartment({ ask, past, productIdOf }: DepartmentShop): Promise<void> {
  const { groupId: companyId } = await readDepartment(ask)
  const karin = await contactIdOf(ask, KARIN)
  const since = toInstant(past.now, GROUP_SINCE)
  const rule = {
    name: 'Directie boven 10.000',
    companyId,
    amount: 10_000,
    steps: [{ approvers: 'CONTACTS', contactIds: [karin] }],
  }
  const period = { validFrom: since.toISOString(), validTo: addDays(past.now, 21).toISOString() }
  const contract = { number: 'RC-2026-021', companyId, productId: productIdOf('DRL-1200'), quantity: 40, price: 99, ...period }
  await past.at(since, async () => {
    await ask(addRule, { input: rule })
    await ask(addContract, { input: contract })
  })
}
