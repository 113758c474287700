import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fill } from '../../../../test/catalogue.js'
import { addOrder } from '../../../../test/orders.js'
import { addCompany, addContact, addCustomer } from '../../../../test/people.js'
import { addPrice, addSheet, addTax } from '../../../../test/price-fixtures.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

let server: TestServer
let drill: number
let saw: number
let gift: number
let companyId: number
let contactId: number
let customerId: number

/** A drill of 100 that costs 60, of which the company pays 90; ten pay 80. A saw of 50 with the low tax, and a gift of 8. */
beforeAll(async () => {
  server = await startTestServer({ closes: false })
  const { product } = await fill(server, {
    categories: { Tools: null },
    products: ['DRILL', 'SAW', 'GIFT'].map((sku) => ({ sku, names: { NL: sku, EN: sku }, categories: ['Tools'] })),
  })
  drill = product.get('DRILL') as number
  saw = product.get('SAW') as number
  gift = product.get('GIFT') as number
  for (const [code, percentage] of [
    ['H', 21],
    ['L', 9],
  ] as const)
    await addTax(server, 'NL', code, percentage)
  await addTax(server, 'DE', 'H', 19)
  await addTax(server, 'DE', 'L', 7)
  await addPrice(server, drill, { list: 100, costPrices: [{ value: 60 }] })
  await addPrice(server, saw, { list: 50, taxCode: 'L' })
  await addPrice(server, gift, { list: 8 })
  companyId = await addCompany(server)
  contactId = (await addContact(server, { email: 'ann@wharf.test', companyIds: [companyId] })).id
  customerId = (await addCustomer(server, { email: 'cas@wharf.test' })).id
  await addSheet(server, {
    code: 'HULL',
    companyIds: [companyId],
    lines: [
      { productId: drill, type: 'NET_PRICE', value: 90 },
      { productId: drill, type: 'NET_PRICE', value: 80, quantityFrom: 10 },
    ],
  })
})
afterAll(() => server.close())

const LINE = `uuid orderItemId productId name quantity price priceNet totalPrice totalPriceNet taxPercentage priority originalPrice customerPrice
  costPrice customerDiscountPercentage discountPercentage totalDiscountPercentage marginAmount marginPercentage saleMarginAmount saleMarginPercentage
  attributedSaleDiscount attributedSaleMargin sum totalSum totalSumNet attributedSaleDiscountSum saleMarginAmountSum
  incentive { name quantity price code } surcharges { quantity totalPrice } childItems { uuid productId quantity totalPrice }`
const TENDER = `tenderId orderId status type channelId contactId customerId companyId email itemCount isEditable incentivesApplied revisionNumber
  items { ${LINE} } bonusItems { ${LINE} } reference remarks
  total { subTotalGross subTotalNet discount discountType totalGross totalNet totalTax discountNet } taxLevels { percentage total tax discount }
  postageData { method price priceNet overruled taxPercentage carrier } paymentData { method price status overruled }
  deliveryAddress { street country } revisions { itemsFound }`

async function run(document: string, variables: object = {}): Promise<Answer> {
  const answer = await server.gql(document, variables)
  if (answer.errors) throw new Error(JSON.stringify(answer.errors))
  return Object.values(answer)[0]
}
const codeOf = async (document: string, variables: object = {}): Promise<string> =>
  (await server.gql(document, variables)).errors?.[0]?.code

const start = (input: object = { contactId }): Promise<Answer> =>
  run(`mutation ($input: TenderStartInput!) { tenderStart(input: $input) { ${TENDER} } }`, { input })
const read = (by: string): Promise<Answer> => run(`{ tender(${by}) { ${TENDER} } }`)

const INPUTS: Record<string, string> = {
  tenderAddItems: 'TenderAddItemsInput',
  tenderUpdateAddress: 'TenderUpdateAddressInput',
  tenderUpdate: 'TenderUpdateInput',
  tenderUpdateDiscount: 'TenderDiscountInput',
  tenderUpdatePostage: 'TenderPostageInput',
  tenderUpdatePayment: 'TenderPaymentInput',
}
const documentOf = (operation: string) =>
  `mutation ($id: String!, $input: ${INPUTS[operation]}!) { ${operation}(id: $id, input: $input) {
    ${operation === 'tenderAddItems' ? `tender { ${TENDER} } response { data error messages }` : TENDER} } }`
const change = (operation: string, id: string, input: object): Promise<Answer> => run(documentOf(operation), { id, input })
const refusal = (operation: string, id: string, input: object) => codeOf(documentOf(operation), { id, input })

const add = async (id: string, ...products: object[]): Promise<Answer> =>
  (await change('tenderAddItems', id, { products })).tender
const UPDATE_ITEM = `mutation ($id: String!, $itemId: String!, $input: TenderUpdateItemInput!) {
  tenderUpdateItem(id: $id, itemId: $itemId, input: $input) { ${TENDER} } }`
const updateItem = (id: string, itemId: string, input: object) => run(UPDATE_ITEM, { id, itemId, input })
const process = async (id: string): Promise<number> =>
  (await run('mutation ($id: String!) { tenderProcess(id: $id) { orderId } }', { id })).orderId
const readOrder = (id: number) =>
  run(`{ order(orderId: ${id}) { id uuid status reference revisionNumber public total { gross net tax discountType discountValue }
    items { id uuid class sku quantity price priceTotal isBonus parentOrderItemId originalPrice customerPrice costPrice }
    orderAddresses { type street country } } }`)

describe('a new tender', () => {
  test('is for a party, with its default addresses and prices, and shows what a line earns', async () => {
    const place = { street: 'Kade', postalCode: '3011 AB', city: 'Rotterdam', country: 'NL', isDefault: 'Y' }
    await run('mutation ($input: CompanyAddressCreateInput!) { companyAddressCreate(input: $input) { id } }', {
      input: { companyId, type: 'delivery', ...place },
    })
    const tender = await start({ contactId, source: 'Desk' })
    expect(tender).toMatchObject({
      ...{ orderId: null, status: 'NEW', type: 'dropshipment', contactId, companyId, customerId: null, items: [], itemCount: 0 },
      ...{
        email: 'ann@wharf.test',
        isEditable: true,
        revisions: { itemsFound: 0 },
        deliveryAddress: { street: 'Kade', country: 'NL' },
      },
    })
    const { items, total, taxLevels } = await add(
      tender.tenderId,
      { productId: drill, quantity: 2, price: 81 },
      { productId: saw },
    )
    expect(items[0]).toMatchObject({
      ...{ productId: drill, quantity: 2, price: 81, priceNet: 98.01, totalPrice: 162, totalPriceNet: 196.02, orderItemId: null },
      ...{ originalPrice: 100, customerPrice: 90, costPrice: 60, priority: 100 },
      ...{ customerDiscountPercentage: 10, discountPercentage: 10, totalDiscountPercentage: 19 },
      ...{ marginAmount: 40, marginPercentage: 40, saleMarginAmount: 21, saleMarginPercentage: 25.93 },
      ...{ attributedSaleDiscount: 0, attributedSaleMargin: 42 },
    })
    expect(items[1]).toMatchObject({ price: 50, customerPrice: 50, taxPercentage: 9, priority: 200 })
    expect(total).toMatchObject({ subTotalGross: 212, totalGross: 212, totalTax: 38.52, totalNet: 250.52, discountType: 'N' })
    expect(taxLevels).toEqual([
      { percentage: 21, total: 162, tax: 34.02, discount: 0 },
      { percentage: 9, total: 50, tax: 4.5, discount: 0 },
    ])
  })

  test('merges equal lines by default, and a line at the regular price follows its quantity', async () => {
    const { tenderId } = await start()
    await add(tenderId, { productId: drill, quantity: 9 }, { productId: drill, price: 70 })
    const merged = await add(tenderId, { productId: drill })
    expect(merged.items.map(({ quantity, price }: Answer) => [quantity, price])).toEqual([
      [10, 80],
      [1, 70],
    ])
    const forced = await change('tenderAddItems', tenderId, { products: [{ productId: drill, quantity: 10 }], forceAdd: true })
    expect(forced.tender.items.map(({ quantity }: Answer) => quantity)).toEqual([10, 1, 10])
    expect(forced.response).toMatchObject({ error: false, data: { added: [forced.tender.items[2].uuid], merged: [] } })
    const fixed = await updateItem(tenderId, merged.items[1].uuid, { quantity: 12 })
    expect(fixed.items[1]).toMatchObject({ quantity: 12, price: 70, totalPrice: 840, customerPrice: 80 })
    expect((await updateItem(tenderId, merged.items[0].uuid, { quantity: 2 })).items[0]).toMatchObject({
      price: 90,
      totalPrice: 180,
    })
  })

  test('becomes an order with the same uuid, lines and totals, once', async () => {
    const { tenderId } = await start()
    await add(
      tenderId,
      { productId: drill, quantity: 3, childItems: [{ productId: saw, quantity: 2, price: 40 }] },
      { productId: gift },
    )
    const before = await change('tenderUpdateDiscount', tenderId, { type: 'P', value: 10 })
    expect(before.items[0]).toMatchObject({
      totalPrice: 270,
      totalSum: 510,
      sum: 170,
      childItems: [{ quantity: 6, totalPrice: 240 }],
    })
    const orderId = await process(tenderId)
    const order = await readOrder(orderId)
    expect(order).toMatchObject({
      uuid: tenderId,
      status: 'NEW',
      total: { gross: before.total.totalGross, net: before.total.totalNet },
    })
    expect(order.items.map(({ sku, quantity, priceTotal }: Answer) => [sku, quantity, priceTotal])).toEqual([
      ['DRILL', 3, 270],
      ['SAW', 6, 240],
      ['GIFT', 1, 8],
    ])
    expect(order.items[1].parentOrderItemId).toBe(order.items[0].id)
    expect(await process(tenderId)).toBe(orderId)
    const after = await read(`tenderId: "${tenderId}"`)
    expect(after).toMatchObject({
      orderId,
      total: before.total,
      items: [{ uuid: before.items[0].uuid, orderItemId: order.items[0].id }, {}],
    })
  })

  test('spreads its discount over the lines without a lost cent', async () => {
    const { tenderId } = await start({ customerId })
    await add(tenderId, { productId: drill, price: 33.33 }, { productId: saw, price: 33.33 }, { productId: gift, price: 33.34 })
    const { items, total } = await change('tenderUpdateDiscount', tenderId, { type: 'A', value: 10 })
    const shares = items.map(({ attributedSaleDiscount }: Answer) => attributedSaleDiscount)
    expect(shares).toEqual([3.33, 3.33, 3.34])
    expect(total).toMatchObject({ subTotalGross: 100, discount: 10, totalGross: 90, discountType: 'A' })
    for (const bad of [
      { type: 'A', value: 100.01 },
      { type: 'P', value: 101 },
    ])
      expect(await refusal('tenderUpdateDiscount', tenderId, bad)).toBe('TENDER_UPDATE_DISCOUNT_ERROR')
  })

  test('refuses what does not exist, and then changes nothing', async () => {
    const { tenderId } = await start()
    expect(await refusal('tenderAddItems', tenderId, { products: [{ productId: drill }, { productId: 9999 }] })).toBe(
      'TENDERITEM_PRODUCT_NOT_FOUND',
    )
    expect((await read(`tenderId: "${tenderId}"`)).items).toEqual([])
    const unknown = '01890000-0000-7000-8000-000000000000'
    expect(await refusal('tenderAddItems', unknown, { products: [{ productId: drill }] })).toBe('TENDER_NOT_FOUND')
    expect(await codeOf(UPDATE_ITEM, { id: tenderId, itemId: unknown, input: { quantity: 1 } })).toBe('TENDERITEM_NOT_FOUND')
    for (const [operation, code] of [
      ['tenderDeleteItem', 'TENDERITEM_NOT_FOUND'],
      ['tenderDeleteBonusItem', 'TENDER_BONUS_ITEM_NOT_FOUND'],
    ])
      expect(await codeOf(`mutation { ${operation}(id: "${tenderId}", itemId: "${unknown}") { tenderId } }`)).toBe(code)
    expect(await codeOf(`mutation { tenderUpdateInvoiceUser(id: "${tenderId}", userId: 99999) { tenderId } }`)).toBe(
      'TENDER_USER_NOT_FOUND',
    )
    expect(await refusal('tenderUpdate', tenderId, {})).toBe('TENDER_VALIDATION_ERROR')
    expect(await refusal('tenderUpdatePostage', tenderId, { pickUpLocationId: 9999 })).toBe(
      'TENDER_PICKUP_LOCATION_NOT_FOUND_ERROR',
    )
    expect(await codeOf(`mutation { tenderProcess(id: "${tenderId}") { orderId } }`)).toBe('TENDER_PROCESS_ERROR')
    expect(await codeOf('{ tender(orderId: 99999) { tenderId } }')).toBe('TENDER_ORDER_NOT_FOUND')
    expect(await codeOf('{ tender { tenderId } }')).toBe('TENDER_VALIDATION_ERROR')
    const begin = 'mutation ($input: TenderStartInput!) { tenderStart(input: $input) { tenderId } }'
    for (const input of [{ contactId: 99999 }, { channelId: 99999 }, { ownerId: 99999 }])
      expect(await codeOf(begin, { input })).toBe('TENDER_START_ERROR')
  })

  test('is taxed as the country of the delivery wants it', async () => {
    const { tenderId } = await start()
    await add(tenderId, { productId: drill }, { productId: saw })
    const place = { street: 'Kai', postalCode: '20457', city: 'Hamburg', country: 'DE' }
    const { items, total, deliveryAddress } = await change('tenderUpdateAddress', tenderId, { type: 'DELIVERY', ...place })
    expect(deliveryAddress).toEqual({ street: 'Kai', country: 'DE' })
    expect(items.map(({ taxPercentage, price }: Answer) => [taxPercentage, price])).toEqual([
      [19, 90],
      [7, 50],
    ])
    expect(total).toMatchObject({ totalGross: 140, totalTax: 20.6 })
  })

  test('is not taxed where goods are supplied to a company within the European Union', async () => {
    const { tenderId } = await start()
    await add(tenderId, { productId: drill }, { productId: saw })
    const place = { firstName: 'A', lastName: 'B', street: 'S', postalCode: '1', city: 'K', country: 'DE' }

    const untaxed = await change('tenderUpdateAddress', tenderId, { type: 'DELIVERY', ...place, icp: 'Y' })
    const added = await add(tenderId, { productId: gift })
    const taxed = await change('tenderUpdateAddress', tenderId, { type: 'DELIVERY', ...place, icp: 'N' })

    expect(untaxed.total).toMatchObject({ totalGross: 140, totalNet: 140 })
    expect(added.total).toMatchObject({ totalGross: 148, totalNet: 148 })
    expect(taxed.total).toMatchObject({ totalGross: 148, totalNet: 170.12 })
  })

  test('compares the price of a unit with the list price of a unit, also where the list price is that of a thousand', async () => {
    const screw = (await server.rest('POST /v2/products', { sku: 'SCREW' })).body.id
    await addPrice(server, screw, { list: 500, per: 1000 })
    const { tenderId } = await start()

    const { items } = await add(tenderId, { productId: screw, quantity: 1000 })

    expect(items).toMatchObject([{ price: 0.5, originalPrice: 0.5, customerDiscountPercentage: 0, totalDiscountPercentage: 0 }])
  })

  test('keeps a price of shipping that is given, also 0, and calculates it otherwise', async () => {
    await run('mutation { carrierCreate(input: { name: "Post", type: DELIVERY, shippingCost: 7.5, descriptions: [] }) { id } }')
    const { tenderId } = await start()
    await add(tenderId, { productId: drill })
    const calculated = await change('tenderUpdatePostage', tenderId, { method: 'DELIVERY', carrier: 'Post' })
    expect(calculated.postageData).toMatchObject({ price: 7.5, priceNet: 9.08, overruled: 'N', taxPercentage: 21 })
    expect(calculated.total.totalGross).toBe(97.5)
    const free = await change('tenderUpdatePostage', tenderId, { price: 0 })
    expect(free.postageData).toMatchObject({ price: 0, overruled: 'Y', carrier: 'Post' })
    expect((await add(tenderId, { productId: gift })).postageData.price).toBe(0)
    const paid = await change('tenderUpdatePayment', tenderId, { method: 'CARD', price: 1.25, status: 'PAID' })
    expect(paid.paymentData).toEqual({ method: 'CARD', price: 1.25, status: 'PAID', overruled: 'Y' })
    expect(paid.total.totalGross).toBe(99.25)
  })
})

describe('the tender of an order', () => {
  test('is the order until somebody changes it, and does not change it until it is processed', async () => {
    const order = await addOrder(server, customerId)
    const seen = await read(`orderId: ${order.id}`)
    expect(seen).toMatchObject({
      ...{ tenderId: order.uuid, orderId: order.id, customerId, contactId: null },
      total: { totalGross: 261, totalNet: 309.81 },
      items: [{ orderItemId: order.items[0].id, price: 100 }, { taxPercentage: 9 }],
    })
    expect(await server.db.selectFrom('tender').select('id').where('orderId', '=', order.id).execute()).toEqual([])
    await change('tenderUpdate', order.uuid, { reference: 'PO 7' })
    await updateItem(order.uuid, seen.items[0].uuid, { quantity: 3 })
    expect(await readOrder(order.id)).toMatchObject({ reference: null, total: { gross: 261 } })
    expect((await read(`orderId: ${order.id}`)).total.totalGross).toBe(361)
    await process(order.uuid)
    const written = await readOrder(order.id)
    expect(written).toMatchObject({ reference: 'PO 7', total: { gross: 361 } })
    expect(written.items.map(({ id }: Answer) => id)).toEqual(order.items.map(({ id }: Answer) => id))
  })

  test('that is thrown away shows the order again', async () => {
    const { uuid, id } = await addOrder(server, customerId)
    await change('tenderUpdate', uuid, { remarks: 'draft' })
    expect(await run(`mutation { tenderDelete(id: "${uuid}") }`)).toBe(true)
    expect((await read(`orderId: ${id}`)).remarks).toBeNull()
  })

  test('does not write over what others have changed in the order meanwhile', async () => {
    const { uuid, id } = await addOrder(server, customerId)
    await change('tenderUpdate', uuid, { remarks: 'mine' })
    await server.rest(`PATCH /v2/orders/id/${id}`, { exportStatus: 'EXPORTED' })
    await run(`mutation { orderUpdate(orderId: ${id}, order: { reference: "theirs" }) { id } }`)
    expect(await codeOf(`mutation { tenderProcess(id: "${uuid}") { orderId } }`)).toBe('TENDER_PROCESS_ERROR')
    expect(await readOrder(id)).toMatchObject({ reference: 'theirs' })
  })

  test('keeps a revision of a quote each time, and follows the transitions of statuses', async () => {
    const quote = await addOrder(server, customerId, { type: 'quotation', status: 'QUOTATION' })
    expect(await refusal('tenderUpdate', quote.uuid, { status: 'VALIDATED' })).toBe('ORDER_STATUS_TRANSITION_NOT_ALLOWED')
    await change('tenderUpdate', quote.uuid, { reference: 'second' })
    await process(quote.uuid)
    expect(await read(`orderId: ${quote.id}`)).toMatchObject({ revisionNumber: 2, revisions: { itemsFound: 2 } })
    await change('tenderUpdate', quote.uuid, { status: 'NEW' })
    await process(quote.uuid)
    expect(await readOrder(quote.id)).toMatchObject({ status: 'NEW' })
  })

  test('cannot change when the status of the order forbids it', async () => {
    const { uuid, id } = await addOrder(server, customerId)
    await run(`mutation { orderSetStatus(input: { orderId: ${id}, status: "CONFIRMED" }) { id } }`)
    expect((await read(`orderId: ${id}`)).isEditable).toBe(false)
    expect(await refusal('tenderUpdate', uuid, { remarks: 'late' })).toBe('TENDER_UPDATE_ERROR')
    expect(await refusal('tenderAddItems', uuid, { products: [{ productId: drill }] })).toBe('TENDER_ADD_ITEMS_ERROR')
    await change('tenderUpdate', uuid, { status: 'VALIDATED' })
    await process(uuid)
    expect(await readOrder(id)).toMatchObject({ status: 'VALIDATED' })
  })

  test('keeps its prices when a product was deleted', async () => {
    const { product } = await fill(server, { categories: {}, products: [{ sku: 'OLD', names: { NL: 'Old' } }] })
    const old = product.get('OLD') as number
    await addPrice(server, old, { list: 12 })
    const { tenderId } = await start()
    const { items } = await add(tenderId, { productId: old })
    await run(`mutation { productDelete(productId: ${old}) }`)
    const changed = await updateItem(tenderId, items[0].uuid, { quantity: 2 })
    expect(changed.items[0]).toMatchObject({ price: 12, totalPrice: 24 })
    expect((await readOrder(await process(tenderId))).items).toMatchObject([{ sku: 'OLD', priceTotal: 24 }])
  })

  test('is written with a number where the channel numbers orders, and announced', async () => {
    await server.db.updateTable('channel').set({ numbersOrders: true }).where('id', '=', 1).execute()
    const { tenderId } = await start()
    await add(tenderId, { productId: drill })
    const orderId = await process(tenderId)
    expect((await run(`{ order(orderId: ${orderId}) { orderNumber } }`)).orderNumber).toBe(1)
    await server.db.updateTable('channel').set({ numbersOrders: false }).where('id', '=', 1).execute()
    const events = await server.db.selectFrom('event').select(['trigger', 'payload']).execute()
    expect(events.filter(({ payload }: Answer) => payload.orderId === orderId).map(({ trigger }: Answer) => trigger)).toEqual([
      'ORDER_CREATED',
    ])
  })
})

test('incentives are applied on request, and a bonus item becomes an order line with its discount', async () => {
  const name = [{ language: 'NL', value: 'Spring' }]
  const rule = await run(
    `mutation ($input: BusinessRuleCreateInput!) { incentiveRuleCreate(input: $input) {
      id nodes { type ... on BusinessRuleDecisionTable { content { rows { id } } } } } }`,
    { input: { name, type: 'orderIncentives' } },
  )
  const rowId = rule.nodes.find(({ type }: Answer) => type === 'decisionTableNode').content.rows[0].id
  await run('mutation ($input: IncentiveRuleSetActionInput!) { incentiveRuleSetAction(input: $input) { id } }', {
    input: { ruleId: rule.id, rowId, name, action: 'ADD_PRODUCT_TO_BONUS_ITEMS', productId: gift, quantity: 1 },
  })
  const { tenderId } = await start()
  expect((await add(tenderId, { productId: drill })).bonusItems).toEqual([])
  const apply = () => run(`mutation { tenderApplyIncentives(id: "${tenderId}") { ${TENDER} } }`)
  const given = await apply()
  expect(given).toMatchObject({ incentivesApplied: true, total: { totalGross: 90 } })
  expect(given.bonusItems).toMatchObject([
    { productId: gift, price: 8, totalSum: 0, incentive: { name: 'Spring', price: 8, code: 'FREE' } },
  ])
  expect((await apply()).bonusItems).toHaveLength(1)
  const [bonus] = (await apply()).bonusItems
  const without = await run(`mutation { tenderDeleteBonusItem(id: "${tenderId}", itemId: "${bonus.uuid}") { ${TENDER} } }`)
  expect(without.bonusItems).toEqual([])
  await apply()
  expect((await add(tenderId, { productId: saw })).incentivesApplied).toBe(false)
  const { items, total } = await readOrder(await process(tenderId))
  expect(items.map(({ class: kind, isBonus, priceTotal }: Answer) => [kind, isBonus, priceTotal])).toEqual([
    ['product', 'N', 90],
    ['product', 'Y', 8],
    ['incentive', 'Y', -8],
    ['product', 'N', 50],
  ])
  expect(total.gross).toBe(140)
  await server.db.deleteFrom('businessRule').execute()
})

test('REST lists the tenders that somebody works on', async () => {
  const { tenderId } = await start({ customerId })
  await add(tenderId, { productId: drill, quantity: 2 })
  const { status, body } = await server.rest('POST /v2/tenders/search', {
    customerIds: [customerId],
    sortInputs: [{ field: 'ID', order: 'DESC' }],
  })
  expect(status).toBe(200)
  expect(body.data[0]).toMatchObject({
    tenderId,
    customerId,
    status: 'NEW',
    total: { totalGross: 200 },
  })
  expect((await server.rest('GET /v2/tenders?offset=1')).body).toMatchObject({ data: [{ channelId: 1 }], offset: 1 })
  expect((await server.rest(`GET /v2/tenders/${body.data[0].id}?expands=items`)).body).toMatchObject({
    tenderId,
    items: [{ quantity: 2 }],
  })
})

test('two first changes of the same order at once make one working copy', async () => {
  const { uuid, id } = await addOrder(server, customerId)
  await Promise.all([change('tenderUpdate', uuid, { remarks: 'a' }), change('tenderUpdate', uuid, { reference: 'b' })])
  expect(await read(`orderId: ${id}`)).toMatchObject({ remarks: 'a', reference: 'b' })
  expect(await server.db.selectFrom('tender').select('id').where('orderId', '=', id).execute()).toHaveLength(1)
})

test('lines are refused that the order lists of the buyer hide, or that exceed what the contact may order, unless the desk insists', async () => {
  const { tenderId } = await start()
  const limit = { contactId, companyId, purchaseRole: 'PURCHASER', authorizationLimit: 95 }
  const config = await run(
    'mutation ($input: PurchaseAuthorizationConfigCreateInput!) { purchaseAuthorizationConfigCreate(input: $input) { id } }',
    { input: limit },
  )
  expect(await refusal('tenderAddItems', tenderId, { products: [{ productId: drill, quantity: 2 }] })).toBe(
    'TENDER_ADD_ITEMS_ERROR',
  )
  await add(tenderId, { productId: drill })
  const { tender } = await change('tenderAddItems', tenderId, { products: [{ productId: drill }], validateBudget: false })
  expect(await codeOf(UPDATE_ITEM, { id: tenderId, itemId: tender.items[0].uuid, input: { quantity: 3 } })).toBe(
    'TENDER_UPDATE_ITEM_ERROR',
  )
  await run(`mutation { purchaseAuthorizationConfigDelete(id: "${config.id}") }`)
  const hidden = {
    code: 'HIDE',
    type: 'NEGATIVE',
    descriptions: [{ language: 'NL', value: 'Hide' }],
    companyIds: [companyId],
    productIds: [saw],
  }
  await run('mutation ($input: OrderlistCreateInput!) { orderlistCreate(input: $input) { id } }', { input: hidden })
  expect(await refusal('tenderAddItems', tenderId, { products: [{ productId: saw }] })).toBe('TENDER_ADD_ITEMS_ERROR')
  const insisted = await change('tenderAddItems', tenderId, { products: [{ productId: saw }], validateOrderList: false })
  expect(insisted.response.messages).toEqual(['SAW: The product is not in the assortment of the buyer'])
})

test('a tender of a hundred lines costs as many statements as one of one line', async () => {
  const counted = async (lines: number): Promise<number> => {
    const { tenderId } = await start({ customerId })
    const products = Array.from({ length: lines }, (_, i) => ({ productId: drill, price: i + 1 }))
    server.statements.length = 0
    await change('tenderAddItems', tenderId, { products, forceAdd: true })
    await process(tenderId)
    return server.statements.length
  }
  const one = await counted(1)
  expect(await counted(100)).toBe(one)
})
