/** Carts, orders, quotes, tenders and lists in the states that the examples need. */
import { sql } from 'kysely'
import type { Answer, TestServer } from '../../test-server.js'
import type { Records, Run } from './fixture.js'

export async function addSales(shop: TestServer, run: Run, own: Records, { product }: Records) {
  const { contactId, managerId, companyId } = own
  const startCart = async (quantity: number, input: object) => {
    const { cartId } = await run('mutation ($input: CartStartInput) { cartStart(input: $input) { cartId } }', { input })
    const add = 'mutation ($id: String!, $input: CartAddItemInput!) { cartAddItem(id: $id, input: $input) { items { itemId } } }'
    const { items } = await run(add, { id: cartId, input: { productId: product.id, quantity } })
    return { cartId, cartItemId: items[0].itemId }
  }
  const managed = await startCart(2, { contactId: managerId, companyId })
  await run('mutation ($id: String!) { cartAddActionCode(id: $id, input: { actionCode: "SPRING" }) { cartId } }', {
    id: managed.cartId,
  })
  return {
    ...managed,
    plainCartId: (await startCart(2, { contactId: managerId, companyId })).cartId,
    dearCartId: (await startCart(5, { contactId, companyId })).cartId,
    looseCartId: (await startCart(1, {})).cartId,
    waitingCartId: await findWaitingCart(run),
    ...(await findOrders(run, own)),
    ...(await findLists(run, own)),
    productId: product.id,
    ...(await startTender(shop, run, contactId, product.id)),
  }
}

/** A cart of the demo that waits for an authorization manager. */
async function findWaitingCart(run: Run): Promise<string> {
  const { items } = await run('{ carts(input: { offset: 50 }) { items { cartId status } } }')
  return items.find(({ status }: Answer) => status === 'PENDING_PURCHASE_AUTHORIZATION').cartId
}

/** An order that can still be changed, an open quote that was revised, a payment, and what was sent in part. */
async function findOrders(run: Run, { shipmentId }: Records) {
  const search =
    'query ($input: OrderSearchArguments) { orders(input: $input) { items { id revisionNumber items { id } addresses { id } } } }'
  const find = async (input: object) => (await run(search, { input: { ...input, offset: 50 } })).items
  const [fresh] = await find({ type: ['dropshipment'], status: ['UNFINISHED'] })
  const quotes = await find({ type: ['quotation'], status: ['QUOTATION'] })
  const { items: sent, trackAndTraces } = await run(
    'query ($id: String!) { shipment(id: $id) { items { id } trackAndTraces { id } } }',
    {
      id: shipmentId,
    },
  )
  return {
    openOrderId: fresh.id,
    openOrderItemId: fresh.items[0].id,
    orderAddressId: fresh.addresses[0].id,
    quoteId: quotes.find(({ revisionNumber }: Answer) => revisionNumber > 1).id,
    shipmentItemId: sent[0].id,
    trackAndTraceId: trackAndTraces[0].id,
    paidOrderId: (await run('{ payments(input: { offset: 1 }) { items { orderId } } }')).items[0].orderId,
  }
}

/** Records that REST knows by a number and GraphQL by a UUID. */
async function findLists(run: Run, { contactId, companyId }: Records) {
  const create = 'mutation ($input: FavoriteListsCreateInput!) { favoriteListCreate(input: $input) { id } }'
  const findConfigs =
    'query ($ids: [Int!]) { purchaseAuthorizationConfigs(input: { companyIds: $ids, offset: 1 }) { items { id } } }'
  return {
    companyListId: (await run('{ favoriteLists(input: { offset: 1 }) { items { id } } }')).items[0].id,
    contactListId: (await run(create, { input: { name: 'Workshop', contactId } })).id,
    configId: (await run(findConfigs, { ids: [companyId] })).items[0].id,
    attachmentId: (await run('{ media { attachments { items { id } } } }')).attachments.items[0].id,
  }
}

/** A tender with a line, and a second one that an incentive gave. */
async function startTender({ db }: TestServer, run: Run, contactId: number, productId: number) {
  const start = 'mutation ($input: TenderStartInput!) { tenderStart(input: $input) { tenderId } }'
  const { tenderId } = await run(start, { input: { contactId } })
  const add = `mutation ($id: String!, $input: TenderAddItemsInput!) {
    tenderAddItems(id: $id, input: $input) { tender { items { uuid } } } }`
  const products = [{ productId }, { productId }]
  const { tender } = await run(add, { id: tenderId, input: { products, forceAdd: true, validateBudget: false } })
  const [item, bonus] = tender.items
  await sql`update tender set draft = jsonb_set(draft, '{items,1,isBonus}', '"Y"') where uuid = ${tenderId}`.execute(db)
  return { tenderId, tenderItemId: item.uuid, tenderBonusId: bonus.uuid }
}
