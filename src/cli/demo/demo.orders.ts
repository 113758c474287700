/**
 * The demo sales: an open cart, an order in each status of the default set, a quote with revisions, a payment, a shipment and a tender. They are
 * made through GraphQL as a shop makes them. They are only added to a shop without orders.
 */
import type { FastifyInstance } from 'fastify'
import { demoUsers } from './demo.data.js'
import { queryGraphql } from './demo.users.js'

interface DemoBuyer {
  contactId?: number
  companyId?: number
  customerId?: number
}

type Ask = (query: string, variables?: object) => ReturnType<typeof queryGraphql>

const STATUSES = ['UNFINISHED', 'NEW', 'CONFIRMED', 'VALIDATED', 'ARCHIVED', 'REQUEST', 'QUOTATION'] as const

const findBuyers = `query ($contact: String, $customer: String) {
  contacts(input: { email: $contact }) { items { contactId parentCompanyId } }
  customers(input: { email: $customer }) { items { customerId } }
}`
const findProducts = `{ products(input: { offset: 100, language: "NL", statuses: [A], sortInputs: [{ field: NAME, order: ASC }] }) {
  items { ... on Product { productId orderable price { gross } } } } }`
const startCart = 'mutation ($input: CartStartInput) { cartStart(input: $input) { cartId } }'
const addItem = `mutation ($id: String!, $productId: Int!, $quantity: Int!) {
  cartAddItem(id: $id, input: { productId: $productId, quantity: $quantity }) { cartId } }`
const ADDRESS = `firstName: "Peter", lastName: "Visser", company: "Korenbloem", street: "Havenstraat", number: "12",
  postalCode: "3011 AB", city: "Rotterdam", country: "NL", email: "peter@korenbloem.example"`
const setAddresses = `mutation ($id: String!) {
  invoice: cartUpdateAddress(id: $id, input: { type: INVOICE, ${ADDRESS} }) { cartId }
  delivery: cartUpdateAddress(id: $id, input: { type: DELIVERY, ${ADDRESS} }) { cartId }
}`
const processCart = `mutation ($id: String!, $status: String!) {
  cartProcess(id: $id, input: { orderStatus: $status }) { order { id total { net } items { id quantity class } } } }`
const remark = 'mutation ($id: Int!, $remarks: String) { orderUpdate(orderId: $id, order: { remarks: $remarks }) { id } }'
const pay = `mutation ($orderId: Int!, $amount: Int!) {
  paymentCreate(input: { orderId: $orderId, amount: $amount, currency: "EUR", method: "IDEAL", status: PAID }) { id } }`
const ship = 'mutation ($input: ShipmentCreateInput!) { shipmentCreate(input: $input) { id } }'
const startTender = 'mutation ($input: TenderStartInput!) { tenderStart(input: $input) { tenderId } }'
const addToTender = `mutation ($id: String!, $input: TenderAddItemsInput!) {
  tenderAddItems(id: $id, input: $input) { tender { tenderId } } }`

/** Adds the demo sales, unless there are orders already. */
export async function createDemoOrders(app: FastifyInstance, apikey: string): Promise<void> {
  const ask: Ask = (query, variables = {}) => queryGraphql(app, apikey, query, variables)
  if ((await ask('{ orders(input: {}) { itemsFound } }')).orders.itemsFound > 0) return
  const { contact, customer } = await readBuyers(ask)
  const productIds = await readProductIds(ask)
  for (const [n, status] of STATUSES.entries())
    await createOrder(ask, await fillCart(ask, n % 3 === 2 ? customer : contact, productIds, n), status)
  await fillCart(ask, contact, productIds, STATUSES.length)
  const { tenderStart } = await ask(startTender, { input: contact })
  const products = productIds.slice(0, 2).map((productId) => ({ productId, quantity: 10 }))
  await ask(addToTender, { id: tenderStart.tenderId, input: { products } })
}

async function readBuyers(ask: Ask): Promise<Record<'contact' | 'customer', DemoBuyer>> {
  const emails = { contact: demoUsers.contact.email, customer: demoUsers.customer.email }
  const { contacts, customers } = await ask(findBuyers, emails)
  const [{ contactId, parentCompanyId }] = contacts.items
  return { contact: { contactId, companyId: parentCompanyId }, customer: { customerId: customers.items[0].customerId } }
}

async function readProductIds(ask: Ask): Promise<number[]> {
  const { products } = await ask(findProducts)
  const found = products.items.filter(
    (item: { orderable?: string; price?: { gross: number } }) => item.orderable === 'Y' && item.price?.gross,
  )
  return found.slice(0, 6).map(({ productId }: { productId: number }) => productId)
}

/** A cart of two lines with addresses; answers its id. */
async function fillCart(ask: Ask, buyer: DemoBuyer, productIds: readonly number[], n: number): Promise<string> {
  const { cartStart } = await ask(startCart, { input: { ...buyer, language: 'NL' } })
  for (const step of [0, 1])
    await ask(addItem, { id: cartStart.cartId, productId: productIds[(n + step) % productIds.length], quantity: 1 + n + step })
  await ask(setAddresses, { id: cartStart.cartId })
  return cartStart.cartId
}

interface DemoOrder {
  id: number
  total: { net: number }
  items: { id: number; quantity: number; class: string }[]
}

async function createOrder(ask: Ask, cartId: string, status: (typeof STATUSES)[number]): Promise<void> {
  const { order }: { order: DemoOrder } = (await ask(processCart, { id: cartId, status })).cartProcess
  if (status === 'QUOTATION')
    for (const remarks of ['Eerste voorstel', 'Met snellere levering']) await ask(remark, { id: order.id, remarks })
  if (status !== 'CONFIRMED' && status !== 'VALIDATED') return
  await ask(pay, { orderId: order.id, amount: Math.round(order.total.net * 100) })
  const [first] = order.items.filter((item) => item.class === 'product')
  const items = first ? [{ orderItemId: first.id, quantity: first.quantity }] : []
  await ask(ship, { input: { orderId: order.id, items, trackAndTraces: [{ code: `3SDEMO${order.id}` }] } })
}
