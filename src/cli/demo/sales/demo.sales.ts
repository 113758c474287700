/**
 * The demo sales: orders from new to archived with their payments, refunds and shipments, requests, quotes with revisions, limits of contacts, carts and
 * tenders. They are made through GraphQL as a shop makes them, each step at its own moment. They are only added to a shop without orders.
 */
import type { FastifyInstance } from 'fastify'
import { DEFAULT_COUNTRY, DEFAULT_CURRENCY, DEFAULT_LANGUAGE } from '../../../contract/defaults.js'
import type { Clock } from '../../../core/base/clock.js'
import type { OnProgress } from '../client.js'
import { queryGraphql } from '../demo.users.js'
import type { Buyer, DemoCart, DemoLimit, DemoQuote, DemoSale, Line, SalesPlan } from './demo.sales.data.js'
import { type DepartmentShop, departmentSteps, settleDepartment } from './department.js'
import { addDays, type Moment, openPast, type Past, type SetBack, toInstant } from './past.js'
import { COST_CENTRE, settleSpending, spendingSteps } from './spending.js'

interface Party {
  contactId?: number
  companyId?: number
  customerId?: number
}

interface Shop {
  past: Past
  ask: (query: string, variables?: object) => ReturnType<typeof queryGraphql>
  parties: Map<string, Party & { buyer: Buyer }>
  productIds: ReadonlyMap<string, number>
}

const startCart = 'mutation ($input: CartStartInput) { cartStart(input: $input) { cartId } }'
const addItems = 'mutation ($input: CartItemsBulkUpsertInput!) { cartItemBulk(input: $input) { created } }'
const completeCart = `mutation ($id: String!, $cart: CartUpdateInput!, $invoice: CartUpdateAddressInput!, $delivery: CartUpdateAddressInput!) {
  invoice: cartUpdateAddress(id: $id, input: $invoice) { cartId }
  delivery: cartUpdateAddress(id: $id, input: $delivery) { cartId }
  cartUpdate(id: $id, input: $cart) { cartId }
}`
const processCart = `mutation ($id: String!, $status: String!) {
  cartProcess(id: $id, input: { orderStatus: $status }) { order { id total { net } items { id quantity class } } } }`
const setStatus = 'mutation ($input: OrderSetStatusInput!) { orderSetStatus(input: $input) { id } }'
const pay = `mutation ($orderId: Int!, $amount: Int!, $method: String!) {
  paymentCreate(input: { orderId: $orderId, amount: $amount, currency: "EUR", method: $method, status: PAID }) { id }
  orderSetStatus(input: { orderId: $orderId, payStatus: "PAID" }) { id }
}`
const refundPayment = `mutation ($orderId: Float!, $transaction: CreateTransactionInput!, $status: PaymentStatuses!) {
  paymentUpdate(searchBy: { orderId: $orderId }, input: { status: $status, addTransaction: $transaction }) { id }
}`
const ship = 'mutation ($input: ShipmentCreateInput!) { shipmentCreate(input: $input) { id } }'
const startTender = 'mutation ($input: TenderStartInput!) { tenderStart(input: $input) { tenderId } }'
const addToTender = `mutation ($id: String!, $input: TenderAddItemsInput!) {
  tenderAddItems(id: $id, input: $input) { tender { tenderId } } }`
const updateTender = 'mutation ($id: String!, $input: TenderUpdateInput!) { tenderUpdate(id: $id, input: $input) { tenderId } }'
const openTender = 'query ($orderId: Int!) { tender(orderId: $orderId) { tenderId items { uuid } } }'
const changeTender = `mutation ($id: String!, $itemId: String!, $item: TenderUpdateItemInput!, $tender: TenderUpdateInput!) {
  tenderUpdateItem(id: $id, itemId: $itemId, input: $item) { tenderId }
  tenderUpdate(id: $id, input: $tender) { tenderId }
}`
const processTender = 'mutation ($id: String!) { tenderProcess(id: $id) { orderId } }'

/** The server whose clock is set back while its sales are made. */
export interface SalesTarget {
  app: FastifyInstance
  clock: Clock
  setBack: SetBack
}

/** Something that happens at a moment. */
export type Step = readonly [placed: Moment, run: () => Promise<unknown>]

/** Adds the demo sales of a plan, unless there are orders already. `further` are other things that happen among the sales. */
export async function createDemoSales(
  { app, clock, setBack }: SalesTarget,
  apikey: string,
  plan: SalesPlan,
  {
    further = () => [],
    onProgress = () => undefined,
  }: { further?: (past: Past) => readonly Step[]; onProgress?: OnProgress } = {},
): Promise<void> {
  const ask: Shop['ask'] = (query, variables = {}) => queryGraphql(app, apikey, query, variables)
  if ((await ask('{ orders(input: {}) { itemsFound } }')).orders.itemsFound > 0) return
  const past = openPast(clock, setBack)
  const shop: Shop = { past, ask, parties: await readParties(ask, plan), productIds: await readProductIds(ask, plan) }
  const department = departmentOf(shop)
  // Numbers of orders and quotes follow their moments.
  const steps: Step[] = [
    ...further(past),
    ...spendingSteps(ask, past),
    ...departmentSteps(department),
    ...plan.sales.map((sale): Step => [sale.placed, () => createOrder(shop, sale)]),
    ...plan.quotes.map((quote): Step => [quote.placed, () => createQuote(shop, quote)]),
  ]
  const timed = steps.map(([placed, run]) => ({ at: toInstant(past.now, placed).getTime(), run }))
  for (const [i, { run }] of timed.toSorted((one, other) => one.at - other.at).entries()) {
    onProgress(i, timed.length, 'orders')
    await run()
  }
  onProgress(timed.length, timed.length, 'orders')
  // Limits are set after the orders of the past: the sales desk, which makes them, may exceed them, but the demo should not depend on it.
  for (const limit of plan.limits) await past.at(toInstant(past.now, LIMITS_SINCE), () => setLimit(shop, limit))
  await settleSpending(ask, past)
  await settleDepartment(department)
  for (const cart of plan.carts) await leaveCart(shop, cart)
  for (const draft of plan.drafts) await past.at(toInstant(past.now, draft.placed), () => fillTender(shop, draft, {}))
}

const departmentOf = (shop: Shop): DepartmentShop => ({
  ask: shop.ask,
  past: shop.past,
  addBuyer: (name, buyer, ids) => void shop.parties.set(name, { ...ids, buyer }),
  productIdOf: (sku) => shop.productIds.get(sku) as number,
  fillCart: (sale, at) => fillCart(shop, sale, at),
  order: (sale, at, cartId) => orderCart(shop, sale, at, cartId),
})

async function readParties(ask: Shop['ask'], { buyers }: SalesPlan): Promise<Shop['parties']> {
  const parties = Object.entries(buyers).map(async ([name, buyer]): Promise<[string, Party & { buyer: Buyer }]> => {
    const { email, company } = buyer
    if (!company) {
      const { customers } = await ask('query ($email: String) { customers(input: { email: $email }) { items { customerId } } }', {
        email,
      })
      return [name, { ...customers.items[0], buyer }]
    }
    const query =
      'query ($email: String) { contacts(input: { email: $email }) { items { contactId companyId: parentCompanyId } } }'
    return [name, { ...(await ask(query, { email })).contacts.items[0], buyer }]
  })
  return new Map(await Promise.all(parties))
}

/** How many products are looked up in one document. */
const SKUS_AT_ONCE = 40

async function readProductIds(ask: Shop['ask'], { sales, quotes, carts, drafts }: SalesPlan): Promise<Map<string, number>> {
  const skus = [...new Set([...sales, ...quotes, ...carts, ...drafts].flatMap(({ lines }) => lines.map(([sku]) => sku)))]
  const ids = new Map<string, number>()
  for (let from = 0; from < skus.length; from += SKUS_AT_ONCE) {
    const some = skus.slice(from, from + SKUS_AT_ONCE)
    const found = await ask(`{ ${some.map((sku, n) => `p${n}: product(sku: "${sku}") { productId }`).join(' ')} }`)
    for (const [n, sku] of some.entries()) ids.set(sku, found[`p${n}`].productId)
  }
  return ids
}

const toProducts = ({ productIds }: Shop, lines: readonly Line[]) =>
  lines.map(([sku, quantity]) => ({ productId: productIds.get(sku), quantity }))

/** The ids of a buyer, as carts and tenders take them. */
function partyOf({ parties }: Shop, name: string): Party {
  const { buyer: _, ...party } = parties.get(name) as Party & { buyer: Buyer }
  return party
}

const buyerOf = ({ parties }: Shop, name: string): Buyer => (parties.get(name) as { buyer: Buyer }).buyer

type CartContent = Pick<DemoSale, 'buyer' | 'reference' | 'lines' | 'carrier' | 'costCentre'> & { status?: DemoSale['status'] }

/** Fills a cart and gives it addresses and a reference; returns its id. */
const fillCart = (
  shop: Shop,
  { buyer: name, reference, lines, carrier = 'PostNL', costCentre = COST_CENTRE, status }: CartContent,
  instant: Date,
): Promise<string> =>
  shop.past.at(instant, async () => {
    const { language = DEFAULT_LANGUAGE, ...buyer } = buyerOf(shop, name)
    const { cartStart } = await shop.ask(startCart, { input: { ...partyOf(shop, name), language } })
    const id: string = cartStart.cartId
    await shop.ask(addItems, { input: { cartId: id, items: toProducts(shop, lines) } })
    const address = { country: DEFAULT_COUNTRY, ...buyer }
    const postageData = { method: carrier === 'Pick-up' ? 'PICKUP' : 'DELIVERY', carrier }
    await shop.ask(completeCart, {
      id,
      cart: { reference, paymentData: { method: methodOf(buyer) }, postageData, ...fieldsOf(buyer, costCentre, status) },
      invoice: { ...address, type: 'INVOICE' },
      delivery: { ...address, type: 'DELIVERY' },
    })
    return id
  })

/** Companies book purchases on a cost centre. What waits for its payment gives its budget back soon, so it is not booked. */
const fieldsOf = ({ company }: Pick<Buyer, 'company'>, costCentre: string, status?: DemoSale['status']) =>
  company ? { customFields: { costCentre }, ...(status !== 'UNFINISHED' && { costCentre }) } : {}

/** Companies pay on account, consumers at once. */
const methodOf = ({ company }: Pick<Buyer, 'company'>) => (company ? 'ON_ACCOUNT' : 'IDEAL')

/** Since when companies limit what their contacts order. */
const LIMITS_SINCE: Moment = [60, '09:00']

const createLimit =
  'mutation ($input: PurchaseAuthorizationConfigCreateInput) { purchaseAuthorizationConfigCreate(input: $input) { id } }'
const requestAuthorization = 'mutation ($id: String!) { cartRequestPurchaseAuthorization(id: $id) { cartId } }'

async function setLimit(shop: Shop, { buyer, role, limit }: DemoLimit): Promise<void> {
  const input = { ...partyOf(shop, buyer), purchaseRole: role, ...(limit !== undefined && { authorizationLimit: limit }) }
  await shop.ask(createLimit, { input })
}

/** Leaves a cart open, or hands it to the authorization managers some minutes later. */
async function leaveCart(shop: Shop, cart: DemoCart): Promise<void> {
  const placed = toInstant(shop.past.now, cart.placed)
  const id = await fillCart(shop, cart, placed)
  if (cart.isWaiting) await shop.past.at(addDays(placed, 5 * MINUTE), () => shop.ask(requestAuthorization, { id }))
}

interface MadeOrder {
  id: number
  total: { net: number }
  items: { id: number; quantity: number; class: string }[]
}

const MINUTE = 1 / (24 * 60)

/** How many days after the order it reaches its status. */
const DAYS_TO = { REQUEST: 0, NEW: 0, CONFIRMED: 90 * MINUTE, VALIDATED: 1.1, ARCHIVED: 21 } as const

async function createOrder(shop: Shop, sale: DemoSale): Promise<void> {
  const placed = toInstant(shop.past.now, sale.placed)
  await orderCart(shop, sale, placed, await fillCart(shop, sale, addDays(placed, -12 * MINUTE)))
}

/** Orders a cart that is filled, and brings the order to its status. */
async function orderCart(shop: Shop, sale: DemoSale, placed: Date, id: string): Promise<void> {
  const { past, ask } = shop
  const isOpen = sale.status === 'UNFINISHED' || sale.status === 'REQUEST'
  const status = isOpen ? sale.status : 'NEW'
  const { order }: { order: MadeOrder } = (await past.at(placed, () => ask(processCart, { id, status }))).cartProcess
  if (sale.status !== 'UNFINISHED') await completeOrder(shop, { ...sale, status: sale.status }, order, placed)
}

type CompleteSale = DemoSale & { status: keyof typeof DAYS_TO }

/** Confirms, ships, pays, files and refunds the order as far as it has come. */
async function completeOrder(shop: Shop, sale: CompleteSale, order: MadeOrder, placed: Date): Promise<void> {
  const { past, ask } = shop
  const orderId = order.id
  const { status } = sale
  const steps: [days: number, step: () => Promise<unknown>][] = [
    [DAYS_TO[status], () => ask(setStatus, { input: { orderId, status, deleteCart: true } })],
  ]
  if (sale.shipment) steps.push([1, () => ask(ship, { input: shipmentOf(sale, order, placed) })])
  const method = methodOf(buyerOf(shop, sale.buyer))
  const amount = Math.round(order.total.net * 100)
  const payOrder = () => ask(pay, { orderId, amount, method })
  if (method === 'IDEAL') steps.push([MINUTE, payOrder])
  else if (status === 'ARCHIVED') steps.push([14, payOrder])
  if (sale.refund) steps.push([28, () => refundOrder(shop, sale, orderId, amount)])
  for (const [days, step] of steps.toSorted(([one], [other]) => one - other)) await past.at(addDays(placed, days), step)
}

/** Pays back a share of what was paid. A payment that is paid back as a whole is refunded, and so is its order. */
async function refundOrder({ ask }: Shop, { refund }: CompleteSale, orderId: number, paid: number): Promise<void> {
  if (!refund) return
  const isWhole = refund.share === 1
  const transaction = {
    transactionId: `refund-${orderId}`,
    amount: Math.round(paid * refund.share),
    currency: DEFAULT_CURRENCY,
    type: 'REFUND',
    status: 'SUCCESS',
    description: refund.reason,
  }
  await ask(refundPayment, { orderId, transaction, status: isWhole ? 'REFUNDED' : 'PAID' })
  if (isWhole) await ask(setStatus, { input: { orderId, payStatus: 'REFUNDED' } })
}

function shipmentOf({ shipment, isPartly }: DemoSale, { id, items }: MadeOrder, placed: Date) {
  const goods = items.filter((item) => item.class === 'product').slice(0, isPartly ? -1 : undefined)
  return {
    orderId: id,
    status: shipment,
    expectedDeliveryAt: addDays(placed, 3).toISOString(),
    items: goods.map(({ id: orderItemId, quantity }) => ({ orderItemId, quantity })),
    trackAndTraces: [{ code: `3SDEMO${String(id).padStart(6, '0')}` }],
  }
}

async function fillTender(shop: Shop, { buyer, lines }: Pick<DemoSale, 'buyer' | 'lines'>, input: object): Promise<string> {
  const { tenderStart } = await shop.ask(startTender, { input: { ...partyOf(shop, buyer), ...input } })
  await shop.ask(addToTender, { id: tenderStart.tenderId, input: { products: toProducts(shop, lines) } })
  return tenderStart.tenderId
}

/** The sales desk writes a proposal, and changes it when the buyer asks for something else. */
async function createQuote(shop: Shop, quote: DemoQuote): Promise<void> {
  const { past, ask } = shop
  const placed = toInstant(past.now, quote.placed)
  const validUntil = addDays(placed, quote.validDays).toISOString()
  const orderId: number = await past.at(placed, async () => {
    const id = await fillTender(shop, quote, { type: 'quotation', validUntil })
    await ask(updateTender, { id, input: { reference: quote.reference } })
    return (await ask(processTender, { id })).tenderProcess.orderId
  })
  for (const { after, quantity, price, remarks } of quote.revisions)
    await past.at(addDays(placed, after), async () => {
      const { tender } = await ask(openTender, { orderId })
      const id = tender.tenderId
      await ask(changeTender, { id, itemId: tender.items[0].uuid, item: { quantity, price }, tender: { remarks } })
      await ask(processTender, { id })
    })
  if (quote.outcome) {
    const { status, after } = quote.outcome
    await past.at(addDays(placed, after), () => ask(setStatus, { input: { orderId, status } }))
  }
}
