/**
 * The demo sales of the last months: orders from new to archived with their payments and shipments, a request, quotes with revisions, carts and
 * a tender. They are made through GraphQL as a shop makes them, each step at its own moment. They are only added to a shop without orders.
 */
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../../core/base/clock.js'
import { queryGraphql } from '../demo.users.js'
import {
  type BuyerName,
  buyers,
  type DemoQuote,
  type DemoSale,
  draft,
  type Line,
  openCarts,
  quotes,
  sales,
} from './demo.sales.data.js'
import { addDays, type Moment, openPast, type Past, type SetBack, toInstant } from './past.js'

interface Party {
  contactId?: number
  companyId?: number
  customerId?: number
}

interface Shop {
  past: Past
  ask: (query: string, variables?: object) => ReturnType<typeof queryGraphql>
  parties: Record<BuyerName, Party>
  productIds: ReadonlyMap<string, number>
}

const startCart = 'mutation ($input: CartStartInput) { cartStart(input: $input) { cartId } }'
const addItem = `mutation ($id: String!, $productId: Int!, $quantity: Int!) {
  cartAddItem(id: $id, input: { productId: $productId, quantity: $quantity }) { cartId } }`
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

/** Adds the demo sales, unless there are orders already. */
export async function createDemoSales({ app, clock, setBack }: SalesTarget, apikey: string): Promise<void> {
  const ask: Shop['ask'] = (query, variables = {}) => queryGraphql(app, apikey, query, variables)
  if ((await ask('{ orders(input: {}) { itemsFound } }')).orders.itemsFound > 0) return
  const past = openPast(clock, setBack)
  const shop: Shop = { past, ask, parties: await readParties(ask), productIds: await readProductIds(ask) }
  // Numbers of orders and quotes follow their moments.
  const made: [placed: Moment, make: () => Promise<void>][] = [
    ...sales.map((sale): [Moment, () => Promise<void>] => [sale.placed, () => createOrder(shop, sale)]),
    ...quotes.map((quote): [Moment, () => Promise<void>] => [quote.placed, () => createQuote(shop, quote)]),
  ]
  const instantOf = ([placed]: (typeof made)[number]) => toInstant(past.now, placed).getTime()
  for (const [, make] of made.toSorted((one, other) => instantOf(one) - instantOf(other))) await make()
  for (const cart of openCarts) await fillCart(shop, cart, toInstant(past.now, cart.placed))
  await past.at(toInstant(past.now, draft.placed), () => fillTender(shop, draft, {}))
}

async function readParties(ask: Shop['ask']): Promise<Record<BuyerName, Party>> {
  const parties = Object.entries(buyers).map(async ([name, { email, company }]): Promise<[string, Party]> => {
    if (!company) {
      const { customers } = await ask('query ($email: String) { customers(input: { email: $email }) { items { customerId } } }', {
        email,
      })
      return [name, customers.items[0]]
    }
    const query =
      'query ($email: String) { contacts(input: { email: $email }) { items { contactId companyId: parentCompanyId } } }'
    return [name, (await ask(query, { email })).contacts.items[0]]
  })
  return Object.fromEntries(await Promise.all(parties)) as Record<BuyerName, Party>
}

async function readProductIds(ask: Shop['ask']): Promise<Map<string, number>> {
  const skus = [...new Set([...sales, ...quotes, ...openCarts, draft].flatMap(({ lines }) => lines.map(([sku]) => sku)))]
  const found = await ask(`{ ${skus.map((sku, n) => `p${n}: product(sku: "${sku}") { productId }`).join(' ')} }`)
  return new Map(skus.map((sku, n) => [sku, found[`p${n}`].productId]))
}

const toProducts = ({ productIds }: Shop, lines: readonly Line[]) =>
  lines.map(([sku, quantity]) => ({ productId: productIds.get(sku), quantity }))

type CartContent = Pick<DemoSale, 'buyer' | 'reference' | 'lines'>

/** Fills a cart and gives it addresses and a reference; answers its id. */
const fillCart = (shop: Shop, { buyer, reference, lines }: CartContent, instant: Date): Promise<string> =>
  shop.past.at(instant, async () => {
    const { cartStart } = await shop.ask(startCart, { input: { ...shop.parties[buyer], language: 'NL' } })
    const id: string = cartStart.cartId
    for (const line of toProducts(shop, lines)) await shop.ask(addItem, { id, ...line })
    const address = { ...buyers[buyer], country: 'NL' }
    const cart = { reference, paymentData: { method: methodOf(buyer) }, postageData: { method: 'DELIVERY', carrier: 'PostNL' } }
    await shop.ask(completeCart, {
      id,
      cart,
      invoice: { ...address, type: 'INVOICE' },
      delivery: { ...address, type: 'DELIVERY' },
    })
    return id
  })

/** Companies pay on account, consumers at once. */
const methodOf = (buyer: BuyerName) => (buyers[buyer].company ? 'ON_ACCOUNT' : 'IDEAL')

interface MadeOrder {
  id: number
  total: { net: number }
  items: { id: number; quantity: number; class: string }[]
}

const MINUTE = 1 / (24 * 60)

/** How many days after the order it reaches its status. */
const DAYS_TO = { REQUEST: 0, NEW: 0, CONFIRMED: 90 * MINUTE, VALIDATED: 1.1, ARCHIVED: 21 } as const

async function createOrder(shop: Shop, sale: DemoSale): Promise<void> {
  const { past, ask } = shop
  const placed = toInstant(past.now, sale.placed)
  const id = await fillCart(shop, sale, addDays(placed, -12 * MINUTE))
  const isOpen = sale.status === 'UNFINISHED' || sale.status === 'REQUEST'
  const status = isOpen ? sale.status : 'NEW'
  const { order }: { order: MadeOrder } = (await past.at(placed, () => ask(processCart, { id, status }))).cartProcess
  if (sale.status !== 'UNFINISHED') await completeOrder(shop, { ...sale, status: sale.status }, order, placed)
}

type CompleteSale = DemoSale & { status: keyof typeof DAYS_TO }

/** Confirms, ships, pays and files the order as far as it has come. */
async function completeOrder({ past, ask }: Shop, sale: CompleteSale, order: MadeOrder, placed: Date): Promise<void> {
  const orderId = order.id
  const { status } = sale
  const steps: [days: number, step: () => Promise<unknown>][] = [
    [DAYS_TO[status], () => ask(setStatus, { input: { orderId, status, deleteCart: true } })],
  ]
  if (sale.shipment) steps.push([1, () => ask(ship, { input: shipmentOf(sale, order, placed) })])
  const method = methodOf(sale.buyer)
  const payment = { orderId, amount: Math.round(order.total.net * 100), method }
  if (method === 'IDEAL') steps.push([MINUTE, () => ask(pay, payment)])
  else if (status === 'ARCHIVED') steps.push([14, () => ask(pay, payment)])
  for (const [days, step] of steps.toSorted(([one], [other]) => one - other)) await past.at(addDays(placed, days), step)
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
  const { tenderStart } = await shop.ask(startTender, { input: { ...shop.parties[buyer], ...input } })
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
}
