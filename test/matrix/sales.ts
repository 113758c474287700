/** The orders and carts of the people of a side, with their quotes, payments and shipments. */
import { sql } from 'kysely'
import { v7 } from 'uuid'
import { addOrder } from '../orders.js'
import type { Answer, TestServer } from '../test-server.js'
import type { Things } from './things.js'

interface People {
  companyId: number
  contactId: number
  managerId: number
}

/** Carts, orders and what hangs on them; all of the contact, who buys for the company. */
export interface Sales {
  /** The cart of the contact, with one line, within the limit. */
  cartId: string
  cartItemId: string
  /** Above the limit of the contact. */
  dearCartId: string
  /** Waits for a manager of the company. */
  waitingCartId: string
  /** Without a buyer. */
  looseCartId: string
  orderId: number
  /** The order with a request that approved it, and that request. */
  approvedOrderId: number
  approvalRequestId: number
  /** The request for the cart that waits. */
  waitingRequestId: number
  orderItemId: number
  /** A line of which nothing has been sent. */
  freeOrderItemId: number
  orderAddressId: number
  /** A quote that the buyer may see, of two revisions. */
  quoteId: number
  /** For the contact, not ordered yet, with one line and one bonus item. */
  tenderId: string
  tenderNumber: number
  tenderItemId: string
  tenderBonusId: string
  paymentId: number
  shipmentId: string
  shipmentItemId: string
  trackAndTraceId: string
}

export async function addSales(server: TestServer, people: People, { product }: Things): Promise<Sales> {
  const { companyId, contactId, managerId } = people
  const run = async (document: string, variables: object = {}): Promise<Answer> => {
    const answer = await server.gql(document, variables)
    if (answer.errors) throw new Error(JSON.stringify(answer.errors))
    return Object.values(answer)[0]
  }
  const startCart = async (quantity: number, buyer: object) => {
    const { cartId } = await run('mutation($input: CartStartInput) { cartStart(input: $input) { cartId } }', { input: buyer })
    const add = 'mutation($id: String!, $input: CartAddItemInput!) { cartAddItem(id: $id, input: $input) { items { itemId } } }'
    const { items } = await run(add, { id: cartId, input: { productId: product.id, quantity } })
    await server.db.updateTable('cart').set({ actionCode: 'SPRING' }).where('uuid', '=', cartId).execute()
    return { cartId, cartItemId: items[0].itemId }
  }
  const manages = { contactId: managerId, companyId, purchaseRole: 'AUTHORIZATION_MANAGER' }
  await run(
    'mutation($input: PurchaseAuthorizationConfigCreateInput!) { purchaseAuthorizationConfigCreate(input: $input) { id } }',
    { input: manages },
  )
  const buyer = { contactId, companyId }
  const { cartId: waitingCartId } = await startCart(5, buyer)
  await run('mutation($id: String!) { cartRequestPurchaseAuthorization(id: $id) { cartId } }', { id: waitingCartId })
  const order = await addOrder(server, contactId, { companyId })
  const quote = await addOrder(server, contactId, { companyId, type: 'quotation', status: 'QUOTATION' })
  await run('mutation($id: Int!) { orderUpdate(orderId: $id, order: { reference: "again" }) { id } }', { id: quote.id })
  const paid = { orderId: order.id, userId: contactId, amount: 100, currency: 'EUR', method: 'CARD', status: 'OPEN' }
  const payment = await run('mutation($input: CreatePaymentInput!) { paymentCreate(input: $input) { id } }', { input: paid })
  const sent = { orderId: order.id, items: [{ orderItemId: order.items[0].id, quantity: 1 }], trackAndTraces: [{ code: 'T1' }] }
  const shipment = await run(
    'mutation($input: ShipmentCreateInput!) { shipmentCreate(input: $input) { id items { id } trackAndTraces { id } } }',
    { input: sent },
  )
  return {
    ...(await startTender(server, run, contactId, product.id)),
    ...(await startCart(1, buyer)),
    dearCartId: (await startCart(5, buyer)).cartId,
    waitingCartId,
    waitingRequestId: await requestOf(server, waitingCartId),
    looseCartId: (await startCart(1, {})).cartId,
    orderId: order.id,
    ...(await approve(server, order.id, buyer)),
    orderItemId: order.items[0].id,
    freeOrderItemId: order.items[1].id,
    orderAddressId: order.addresses[0].id,
    quoteId: quote.id,
    paymentId: payment.id,
    shipmentId: shipment.id,
    shipmentItemId: shipment.items[0].id,
    trackAndTraceId: shipment.trackAndTraces[0].id,
  }
}

const requestOf = async ({ db }: TestServer, cartUuid: string): Promise<number> =>
  (await db.selectFrom('approvalRequest').select('id').where('cartUuid', '=', cartUuid).executeTakeFirstOrThrow()).id

/** Notes that an order was approved. */
async function approve({ db, clock }: TestServer, orderId: number, buyer: { companyId: number; contactId: number }) {
  const stamps = { createdAt: clock(), lastModifiedAt: clock() }
  const totals = { currency: 'EUR', totalGross: '100', totalNet: '121' }
  const hashes = { lines: '', prices: '', deliveryAddress: '', invoiceAddress: '', costCentre: '', payer: '' }
  const request = {
    uuid: v7(),
    cartId: 0,
    cartUuid: v7(),
    orderId,
    status: 'ORDERED',
    fingerprint: '',
    ...totals,
    ...buyer,
    ...stamps,
  }
  const { id } = await db
    .insertInto('approvalRequest')
    .values({ ...request, parts: JSON.stringify({ ...hashes, ...totals }) } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  const entry = { uuid: v7(), requestId: id, number: 1, action: 'ORDERED', content: '{}', hash: '', signature: '', kid: '' }
  await db
    .insertInto('approvalEntry')
    .values({ ...entry, createdAt: clock() } as never)
    .execute()
  return { approvedOrderId: orderId, approvalRequestId: id }
}

type Run = (document: string, variables?: object) => Promise<Answer>

/** A tender with a line and something that an incentive gave. */
async function startTender(server: TestServer, run: Run, contactId: number, productId: number) {
  const { tenderId } = await run('mutation($input: TenderStartInput!) { tenderStart(input: $input) { tenderId } }', {
    input: { contactId },
  })
  const add = `mutation($id: String!, $input: TenderAddItemsInput!) {
    tenderAddItems(id: $id, input: $input) { tender { items { uuid } } } }`
  const { tender } = await run(add, {
    id: tenderId,
    input: { products: [{ productId }, { productId }], forceAdd: true, validateBudget: false },
  })
  const [item, bonus] = tender.items
  await sql`update tender set draft = jsonb_set(draft, '{items,1,isBonus}', '"Y"') where uuid = ${tenderId}`.execute(server.db)
  const { id } = await server.db.selectFrom('tender').select('id').where('uuid', '=', tenderId).executeTakeFirstOrThrow()
  return { tenderId, tenderNumber: id, tenderItemId: item.uuid, tenderBonusId: bonus.uuid }
}
