import { beforeEach, describe, expect, test } from 'vitest'
import { fill } from '../../../../test/catalogue.js'
import { addBuyer, emptyOrder, orderLine } from '../../../../test/orders.js'
import { readPdf } from '../../../../test/pdf.js'
import { addCompany, addContact, logIn } from '../../../../test/people.js'
import { addPrice, addSheet, addTax } from '../../../../test/price-fixtures.js'
import { type Answer, startTestServer, type TestServer, TODAY } from '../../../../test/test-server.js'

let server: TestServer
let drill: number
let saw: number
/** The key of a storefront, which has no role for orders. */
let storefront: string

beforeEach(async () => {
  server = await startTestServer()
  storefront = await server.keyFor({ shop: 'VIEWER', product: 'VIEWER' })
  const { product } = await fill(server, {
    categories: { Tools: null },
    products: [
      { sku: 'DRILL', names: { NL: 'Boor' }, categories: ['Tools'] },
      { sku: 'SAW', names: { NL: 'Zaag' }, categories: ['Tools'] },
    ],
  })
  drill = product.get('DRILL') as number
  saw = product.get('SAW') as number
  await addTax(server, 'NL', 'H', 21)
  await addTax(server, 'NL', 'L', 9)
  await addPrice(server, drill, { list: 100 })
  await addPrice(server, saw, { list: 50, taxCode: 'L' })
})

const TOTAL = 'total { subTotal subTotalNet discount totalGross totalNet } taxLevels { taxPercentage price }'
const ITEMS = 'items { itemId productId quantity price priceNet totalPrice totalPriceNet totalSum priceMode previousPrice notes }'
const CART = `cartId status contactId companyId customerId orderStatus ${TOTAL} ${ITEMS} unOrderableItems { productId reason }`

const start = async (input: object = {}, apikey?: string | null, bearer?: string): Promise<Answer> =>
  (await server.gql(`mutation ($input: CartStartInput) { cartStart(input: $input) { ${CART} } }`, { input }, apikey, bearer))
    .cartStart

/** Calls a mutation of a cart and returns the cart, or the errors. */
async function change(operation: string, id: string, input: object, bearer?: string): Promise<Answer> {
  const type = `${operation.charAt(0).toUpperCase()}${operation.slice(1)}Input`
  const name = operation.endsWith('ActionCode') ? 'CartActionCodeInput' : type
  const query = `mutation ($id: String!, $input: ${name}!) { cart: ${operation}(id: $id, input: $input) { ${CART} } }`
  const answer = await server.gql(query, { id, input }, undefined, bearer)
  return answer.cart ?? answer
}

const add = (id: string, productId: number, input: object = {}, bearer?: string) =>
  change('cartAddItem', id, { productId, ...input }, bearer)
const read = async (id: string): Promise<Answer> => (await server.gql(`{ cart(id: "${id}") { ${CART} } }`)).cart
const process = async (id: string, bearer?: string): Promise<Answer> => {
  const fields = `cartOrderId cart { orderStatus } order { id status email total { gross net tax }
    items { class sku name quantity price priceTotal priceTotalNet taxPercentage } }`
  const answer = await server.gql(
    `mutation { cartProcess(id: "${id}", input: { orderStatus: "NEW" }) { ${fields} } }`,
    {},
    undefined,
    bearer,
  )
  return answer.cartProcess ?? answer
}

describe('the totals of a cart', () => {
  test('are those of the worked example: lines, shipping and payment costs, and the tax of each percentage', async () => {
    const { cartId } = await start()
    await add(cartId, drill, { quantity: 2 })
    await add(cartId, saw)
    const cart = await change('cartUpdate', cartId, { postageData: { price: 10 }, paymentData: { price: 1 } })

    expect(cart.total).toEqual({ subTotal: 250, subTotalNet: 296.5, discount: 0, totalGross: 261, totalNet: 309.81 })
    expect(cart.taxLevels).toEqual([
      { taxPercentage: 21, price: 44.31 },
      { taxPercentage: 9, price: 4.5 },
    ])
    expect(await read(cartId)).toEqual(cart)
  })

  test('follow the country of the delivery address', async () => {
    await addTax(server, 'DE', 'H', 19)
    const { cartId } = await start()
    await add(cartId, drill)
    const address = { firstName: 'A', lastName: 'B', street: 'S', postalCode: '1', city: 'C', country: 'DE' }

    const cart = await change('cartUpdateAddress', cartId, { type: 'DELIVERY', ...address })

    expect(cart.total).toMatchObject({ totalGross: 100, totalNet: 119 })
  })
})

describe('lines of a cart', () => {
  test('of the same product add up, and lines with another price or note stay apart', async () => {
    const { cartId } = await start()
    await add(cartId, drill, { quantity: 2 })
    await add(cartId, drill, { quantity: 3 })
    await add(cartId, drill, { price: 80 })
    const cart = await add(cartId, drill, { notes: 'a gift' })

    expect(cart.items.map(({ quantity, price, priceMode, notes }: Answer) => [quantity, price, priceMode, notes])).toEqual([
      [5, 100, 'PLATFORM', null],
      [1, 80, 'EXTERNAL', null],
      [1, 100, 'PLATFORM', 'a gift'],
    ])
  })

  test('can be changed and removed; what is not sent stays', async () => {
    const { cartId } = await start()
    const { items } = await add(cartId, drill, { quantity: 2, notes: 'soon' })
    const itemId = items[0].itemId
    const query = `mutation ($i: CartUpdateItemInput!) { cart: cartUpdateItem(id: "${cartId}", itemId: "${itemId}", input: $i) { ${CART} } }`

    const { cart } = await server.gql(query, { i: { notes: 'later' } })
    expect(cart.items).toMatchObject([{ quantity: 2, notes: 'later', totalPrice: 200 }])
    const emptied = await change('cartDeleteItem', cartId, { itemId })
    expect([emptied.items, emptied.total.totalNet]).toEqual([[], 0])
    expect((await change('cartDeleteItem', cartId, { itemId })).errors[0].code).toBe('CART_ITEM_NOT_FOUND_ERROR')
  })

  test('are refused for a product that does not exist, is not orderable, or not in this quantity', async () => {
    await server.db.updateTable('product').set({ minimumQuantity: 4, unit: 2 }).where('id', '=', saw).execute()
    const { cartId } = await start()

    expect((await add(cartId, 9999)).errors[0].code).toBe('PRODUCT_NOT_FOUND_ERROR')
    expect((await add(cartId, saw, { quantity: 3 })).errors[0]).toMatchObject({
      code: 'PRODUCT_INVALID_ERROR',
      message: expect.stringContaining('The minimum quantity of the product is 4'),
    })
    expect((await add(cartId, saw, { quantity: 5 })).errors[0].message).toContain('multiples of 2')
    await server.db.updateTable('product').set({ orderable: 'N' }).where('id', '=', drill).execute()
    expect((await add(cartId, drill)).errors[0].message).toContain('not orderable')
    expect((await read(cartId)).items).toEqual([])
  })

  test('that can no longer be ordered are separated with the reason, and are in no total', async () => {
    const { cartId } = await start()
    await add(cartId, drill)
    await add(cartId, saw)
    await server.db.updateTable('product').set({ status: 'N' }).where('id', '=', drill).execute()

    const cart = await change('cartUpdate', cartId, { notes: 'x' })

    expect(cart.items.map(({ productId }: Answer) => productId)).toEqual([saw])
    expect(cart.unOrderableItems).toEqual([{ productId: drill, reason: 'The product is not available' }])
    expect(cart.total.totalGross).toBe(50)
    expect((await process(cartId)).errors[0].code).toBe('PRODUCT_INVALID_ERROR')
  })

  test('of a product that no visitor finds are refused', async () => {
    await server.db.updateTable('product').set({ hidden: 'Y' }).where('id', '=', drill).execute()
    const { cartId } = await start()

    expect((await add(cartId, drill)).errors[0].message).toContain('The product is hidden')
  })

  test('show the price before its last change, as long as their quantity stays the same', async () => {
    const { cartId } = await start()
    const { items } = await add(cartId, drill, { quantity: 2 })
    await add(cartId, saw)
    await server.db.updateTable('price').set({ list: '110' }).where('productId', '=', drill).execute()
    const shown = async () => {
      const { cart } = await server.gql(`{ cart(id: "${cartId}") { items { price previousPrice priceChangedAt } } }`)
      return cart.items.map(({ price, previousPrice, priceChangedAt }: Answer) => [price, previousPrice, priceChangedAt])
    }

    await change('cartUpdate', cartId, { notes: 'one' })
    server.travel('2026-11-16T12:00:00.000Z')
    await change('cartUpdate', cartId, { notes: 'two' })
    expect(await shown()).toEqual([
      [110, 100, TODAY],
      [50, null, null],
    ])
    const update = `mutation { cartUpdateItem(id: "${cartId}", itemId: "${items[0].itemId}", input: { quantity: 3 }) { cartId } }`
    await server.gql(update)
    expect(await shown()).toEqual([
      [110, null, null],
      [50, null, null],
    ])
  })

  test('many lines are added, changed and removed together, or not at all', async () => {
    const { cartId } = await start()
    const { items } = await add(cartId, drill)
    const bulk = (lines: object[]) =>
      server.gql('mutation ($input: CartItemsBulkUpsertInput!) { cartItemBulk(input: $input) { created updated total } }', {
        input: { cartId, items: lines },
      })

    const refused = await bulk([{ productId: saw }, { productId: 9999 }])
    expect(refused.errors[0].code).toBe('PRODUCT_NOT_FOUND_ERROR')
    expect((await read(cartId)).items).toHaveLength(1)
    const { cartItemBulk } = await bulk([
      { itemId: items[0].itemId, quantity: 0 },
      { productId: saw, quantity: 3 },
    ])
    expect(cartItemBulk).toEqual({ created: 1, updated: 1, total: 2 })
    expect((await read(cartId)).items).toMatchObject([{ productId: saw, quantity: 3 }])
  })

  test('a cart of many lines is priced with as many statements as a cart of one', async () => {
    const { cartId } = await start()
    const count = async (work: () => Promise<unknown>) => {
      server.statements.length = 0
      await work()
      return server.statements.length
    }
    const one = await count(() => add(cartId, drill))
    for (let price = 1; price < 20; price++) await add(cartId, saw, { price })

    expect(await count(() => add(cartId, drill))).toBe(one)
    // begin, lock, lines, products, prices, surcharges, costs, one statement that writes, commit; the response is not read again.
    expect(one).toBe(9)
    // begin, lock, settings, lines, products, prices, surcharges, costs, the order, its event, commit, and the lines of the response.
    expect(await count(() => process(cartId))).toBe(12)
  })
})

describe('the buyer of a cart', () => {
  test('gets the own prices when a visitor logs in and takes the cart over', async () => {
    const companyId = await addCompany(server)
    const { id: contactId } = await addContact(server, { email: 'ada@oak.test', companyIds: [companyId] })
    await addSheet(server, {
      code: 'OAK',
      priority: 1,
      companyIds: [companyId],
      lines: [{ productId: drill, type: 'NET_PRICE', value: 70 }],
    })
    const { accessToken } = await logIn(server, 'ada@oak.test')
    const { cartId } = await start({}, storefront)
    await add(cartId, drill, { quantity: 2 })

    const cart = await change('cartSetContact', cartId, { contactId }, accessToken)

    expect(cart).toMatchObject({ contactId, companyId, total: { totalGross: 140 } })
    expect(cart.items).toMatchObject([{ price: 70, previousPrice: 100 }])
  })

  test('is the only one, beside roles for orders, who reads and changes the cart', async () => {
    await addContact(server, { email: 'ada@oak.test' })
    await addContact(server, { email: 'eve@elm.test' })
    const [ada, eve] = [await logIn(server, 'ada@oak.test'), await logIn(server, 'eve@elm.test')]
    const viewer = await server.gql('{ viewer { userId } }', {}, storefront, ada.accessToken)
    const { cartId } = await start({ contactId: viewer.viewer.userId }, storefront, ada.accessToken)

    for (const bearer of [undefined, eve.accessToken]) {
      const asStranger = (query: string) => server.gql(query, {}, storefront, bearer)
      expect((await asStranger(`{ cart(id: "${cartId}") { cartId } }`)).errors[0].code).toBe('CART_NOT_FOUND_ERROR')
      expect((await asStranger(`mutation { cartDelete(id: "${cartId}") }`)).errors[0].code).toBe('CART_NOT_FOUND_ERROR')
    }
    const own = await server.gql('{ carts(input: {}) { items { cartId } } }', {}, storefront, ada.accessToken)
    expect(own.carts.items).toEqual([{ cartId }])
    const others = await server.gql('{ carts(input: {}) { items { cartId } } }', {}, storefront, eve.accessToken)
    expect(others.carts.items).toEqual([])
  })

  test('a cart without a buyer is in nobody’s list', async () => {
    await addContact(server, { email: 'ada@oak.test' })
    const ada = await logIn(server, 'ada@oak.test')
    await start({}, storefront)

    const { carts } = await server.gql('{ carts(input: {}) { items { cartId } } }', {}, storefront, ada.accessToken)

    expect(carts.items).toEqual([])
  })
})

test('a buyer cannot set prices: that takes a role for orders', async () => {
  const { cartId } = await start({}, storefront)
  const asVisitor = (call: string) => server.gql(`mutation { ${call} { cartId } }`, {}, storefront)
  const refused = { errors: [{ code: 'FORBIDDEN' }] }

  expect(await asVisitor(`cartAddItem(id: "${cartId}", input: { productId: ${drill}, price: 1 })`)).toMatchObject(refused)
  expect(await asVisitor(`cartUpdate(id: "${cartId}", input: { postageData: { price: 0 } })`)).toMatchObject(refused)
  expect(await asVisitor(`cartAddItem(id: "${cartId}", input: { productId: ${drill} })`)).toEqual({ cartAddItem: { cartId } })
})

test('a buyer who makes an order without a cart pays what the shop asks', async () => {
  const companyId = await addCompany(server)
  const { id: userId } = await addContact(server, { email: 'ada@oak.test', companyIds: [companyId] })
  const { accessToken: bearer } = await logIn(server, 'ada@oak.test')
  const order = (price: number, more: object = {}) =>
    emptyOrder(userId, {
      companyId,
      items: [orderLine('DRILL', price, { productId: drill, quantity: 2 })],
      ...more,
    })
  const create = (input: object) =>
    server.gql(
      'mutation ($order: OrderCreateInput!) { orderCreate(order: $order) { total { gross net } } }',
      { order: input },
      storefront,
      bearer,
    )
  const refused = (message: string) => ({ errors: [{ code: 'VALIDATION_ERROR', message: expect.stringContaining(message) }] })
  const paid = { ...order(100).paymentData, status: 'PAID' }
  const untaxed = { gross: 200, tax: 0, net: 200, discountType: 'N', discountValue: 0 }

  expect(await create(order(1))).toMatchObject(refused('must be 100'))
  expect(await create(order(100, { total: untaxed }))).toMatchObject(refused('must be 242'))
  expect(await create(order(100, { paymentData: paid }))).toMatchObject(refused('needs order.OWNER'))
  expect((await server.gql('{ orders(input: {}) { itemsFound } }')).orders.itemsFound).toBe(0)
  expect(await create(order(100))).toEqual({ orderCreate: { total: { gross: 200, net: 242 } } })
})

test('the PDF of an order names the volume discount of a line, in the language of the order', async () => {
  const { product } = await fill(server, {
    categories: { Bolts: null },
    products: [{ sku: 'BOLT', names: { NL: 'Bout' }, categories: ['Bolts'] }],
  })
  const bolt = product.get('BOLT') as number
  await addPrice(server, bolt, { list: 10, bulkPrices: [{ quantityFrom: 5, value: 8 }] })
  const textOf = async (language: string) => {
    const { cartId } = await start({ language })
    await add(cartId, bolt, { quantity: 6 })
    await add(cartId, drill)
    const { cartOrderId } = await process(cartId)
    const { orderGetPDF } = await server.gql(`{ orderGetPDF(orderId: ${cartOrderId}) { base64 } }`)
    return readPdf(orderGetPDF.base64).flat().join(' ').replaceAll('\u00a0', ' ')
  }

  const [dutch, english] = [await textOf('NL'), await textOf('EN')]
  expect(dutch.match(/Staffelkorting vanaf 5 stuks: € 8,00 in plaats van € 10,00/g)).toHaveLength(1)
  expect(english.match(/Volume discount from 5 pieces: €8.00 instead of €10.00/g)).toHaveLength(1)
})

describe('an order from a cart', () => {
  test('has the lines, amounts and status of the cart, and is made once', async () => {
    const { cartId } = await start()
    await add(cartId, drill, { quantity: 2 })
    await add(cartId, saw)

    const [first, second] = await Promise.all([process(cartId), process(cartId)])

    expect(first.cartOrderId).toBe(second.cartOrderId)
    expect(first.order).toMatchObject({ status: 'NEW', total: { gross: 250, net: 296.5, tax: 46.5 } })
    expect(first.order.items).toEqual([
      {
        class: 'product',
        sku: 'DRILL',
        name: 'Boor',
        quantity: 2,
        price: 100,
        priceTotal: 200,
        priceTotalNet: 242,
        taxPercentage: 21,
      },
      {
        class: 'product',
        sku: 'SAW',
        name: 'Zaag',
        quantity: 1,
        price: 50,
        priceTotal: 50,
        priceTotalNet: 54.5,
        taxPercentage: 9,
      },
    ])
    expect((await server.db.selectFrom('order').select('id').execute()).length).toBe(1)
    expect((await read(cartId)).orderStatus).toBe('NEW')
    expect((await add(cartId, drill)).errors[0].code).toBe('CART_INVALID_STATUS_ERROR')
  })

  test('is made once: the cart has its order, whatever its products cost afterwards', async () => {
    const { cartId } = await start()
    await add(cartId, drill)
    const first = await process(cartId)
    await server.db.updateTable('price').set({ list: '110' }).where('productId', '=', drill).execute()

    expect(await process(cartId)).toMatchObject({ cartOrderId: first.cartOrderId, order: { total: { gross: 100 } } })
  })

  test('is that of the customer whose cart it is, at the price of the customer', async () => {
    const customerId = await addBuyer(server)
    await addSheet(server, { code: 'BO', customerIds: [customerId], lines: [{ productId: drill, value: 75 }] })
    const { cartId } = await start({ customerId })
    await add(cartId, drill)
    await add(cartId, saw)
    const query = `mutation { cartProcess(id: "${cartId}", input: { orderStatus: "NEW" }) {
      order { userId invoiceUserId items { originalPrice customerPrice price priority } } } }`

    expect((await server.gql(query)).cartProcess.order).toEqual({
      userId: customerId,
      invoiceUserId: customerId,
      items: [
        { originalPrice: 100, customerPrice: 75, price: 75, priority: 100 },
        { originalPrice: 50, customerPrice: 50, price: 50, priority: 200 },
      ],
    })
  })

  test('is refused once when the tax has changed', async () => {
    const { cartId } = await start()
    await add(cartId, drill)
    await server.db.updateTable('tax').set({ percentage: '22' }).where('code', '=', 'H').execute()

    expect((await process(cartId)).errors[0].code).toBe('CART_PROCESS_ERROR')
    expect((await process(cartId)).order.total).toMatchObject({ gross: 100, net: 122 })
  })

  test('keeps a tax that is no whole percentage exact', async () => {
    await server.db.updateTable('tax').set({ percentage: '8.1' }).where('code', '=', 'H').execute()
    const { cartId } = await start()
    await add(cartId, drill)
    const { order } = await process(cartId)

    expect(order).toMatchObject({ total: { gross: 100, tax: 8.1, net: 108.1 }, items: [{ taxPercentage: 8 }] })
    const { body } = await server.rest(`PATCH /v2/orders/id/${order.id}`, { total: { discountType: 'P', discountValue: 50 } })
    expect(body.total).toMatchObject({ gross: 50, tax: 4.05, net: 54.05 })
  })

  test('shows a price that somebody has set in place of what others pay', async () => {
    const { cartId } = await start()
    await add(cartId, drill, { price: 80 })
    await add(cartId, saw)
    const query = `mutation { cartProcess(id: "${cartId}", input: { orderStatus: "NEW" }) {
      order { items { originalPrice customerPrice price } } } }`

    expect((await server.gql(query)).cartProcess.order.items).toEqual([
      { originalPrice: 80, customerPrice: 80, price: 80 },
      { originalPrice: 50, customerPrice: 50, price: 50 },
    ])
  })

  test('keeps that somebody has set what payment and shipping cost', async () => {
    const overruled = async (input: object) => {
      const { cartId } = await start()
      await add(cartId, drill)
      await change('cartUpdate', cartId, input)
      const query = `mutation { cartProcess(id: "${cartId}", input: { orderStatus: "NEW" }) {
        order { paymentData { overruled gross } postageData { overruled gross } } } }`
      const { order } = (await server.gql(query)).cartProcess
      return [order.paymentData, order.postageData].map((cost) => [cost.overruled, cost.gross])
    }

    expect(await overruled({ paymentData: { price: 1 } })).toEqual([
      ['Y', 1],
      ['N', 0],
    ])
    expect(await overruled({ postageData: { price: 10 } })).toEqual([
      ['N', 0],
      ['Y', 10],
    ])
  })

  test('is refused once when a price has changed, and made at the new price afterwards', async () => {
    const { cartId } = await start()
    await add(cartId, drill)
    await server.db.updateTable('price').set({ list: '110' }).where('productId', '=', drill).execute()

    expect((await process(cartId)).errors[0]).toMatchObject({
      code: 'CART_PROCESS_ERROR',
      message: expect.stringContaining('Prices have changed'),
    })
    expect((await read(cartId)).items).toMatchObject([{ price: 110, previousPrice: 100 }])
    const { items } = (await server.gql(`{ cart(id: "${cartId}") { items { priceChangedAt } } }`)).cart
    expect(items).toEqual([{ priceChangedAt: TODAY }])
    expect((await process(cartId)).order.total.gross).toBe(110)
  })

  test('is refused for an empty cart and for a status that does not exist', async () => {
    const { cartId } = await start()

    expect((await process(cartId)).errors[0].code).toBe('CART_PROCESS_ERROR')
    const odd = await server.gql(`mutation { cartProcess(id: "${cartId}", input: { orderStatus: "ODD" }) { cartOrderId } }`)
    expect(odd.errors[0].message).toContain('There is no order status [ODD]')
  })
})

describe('purchase authorization', () => {
  const limitOf = (contactId: number, companyId: number, limit: number | null, role = 'PURCHASER') =>
    server.gql(
      'mutation ($input: PurchaseAuthorizationConfigCreateInput!) { purchaseAuthorizationConfigCreate(input: $input) { id } }',
      { input: { contactId, companyId, purchaseRole: role, authorizationLimit: limit } },
    )

  test('is needed above the limit, and a manager takes the cart over and orders it', async () => {
    const companyId = await addCompany(server)
    const { id: buyer } = await addContact(server, { email: 'ada@oak.test', companyIds: [companyId] })
    const { id: manager } = await addContact(server, { email: 'max@oak.test', companyIds: [companyId] })
    await limitOf(buyer, companyId, 100)
    await limitOf(manager, companyId, null, 'AUTHORIZATION_MANAGER')
    const [ada, max] = [await logIn(server, 'ada@oak.test'), await logIn(server, 'max@oak.test')]
    const as = (token: string) => (query: string) => server.gql(query, {}, storefront, token)
    const { cartId } = await start({ contactId: buyer }, storefront, ada.accessToken)
    await add(cartId, drill)
    const required = async () =>
      (await as(ada.accessToken)(`{ cart(id: "${cartId}") { purchaseAuthorizationRequired } }`)).cart
        .purchaseAuthorizationRequired

    expect(await required()).toBe(false)
    await add(cartId, saw)
    expect(await required()).toBe(true)
    const order = `mutation { cartProcess(id: "${cartId}", input: { orderStatus: "NEW" }) { cartOrderId } }`
    expect((await as(ada.accessToken)(order)).errors[0].code).toBe('CART_INVALID_STATUS_ERROR')
    const request = `mutation { cartRequestPurchaseAuthorization(id: "${cartId}") { status } }`
    expect(await as(ada.accessToken)(request)).toEqual({
      cartRequestPurchaseAuthorization: { status: 'PENDING_PURCHASE_AUTHORIZATION' },
    })
    expect(
      (await as(ada.accessToken)(`mutation { cartUpdate(id: "${cartId}", input: { notes: "x" }) { cartId } }`)).errors[0].code,
    ).toBe('CART_INVALID_STATUS_ERROR')
    const accept = `mutation { cart: cartAcceptPurchaseAuthorizationRequest(id: "${cartId}") { status contactId } }`
    expect(await as(max.accessToken)(accept)).toEqual({ cart: { status: 'OPEN', contactId: manager } })
    expect((await as(max.accessToken)(order)).cartProcess.cartOrderId).toBeGreaterThan(0)
    const events = await server.db.selectFrom('event').select('trigger').orderBy('id').execute()
    expect(events.map(({ trigger }) => trigger)).toEqual(
      expect.arrayContaining(['CART_SEND_REQUEST_PURCHASE_AUTHORIZATION', 'ORDER_CREATED']),
    )
  })

  test('cannot be accepted by a contact who is no manager of the company', async () => {
    const companyId = await addCompany(server)
    const { id: buyer } = await addContact(server, { email: 'ada@oak.test', companyIds: [companyId] })
    await addContact(server, { email: 'eve@oak.test', companyIds: [companyId] })
    await limitOf(buyer, companyId, 10)
    const [ada, eve] = [await logIn(server, 'ada@oak.test'), await logIn(server, 'eve@oak.test')]
    const { cartId } = await start({ contactId: buyer }, storefront, ada.accessToken)
    await add(cartId, drill)
    await server.gql(`mutation { cartRequestPurchaseAuthorization(id: "${cartId}") { status } }`, {}, storefront, ada.accessToken)

    const accept = `mutation { cartAcceptPurchaseAuthorizationRequest(id: "${cartId}") { status } }`
    expect((await server.gql(accept, {}, storefront, eve.accessToken)).errors[0].code).toBe('CART_NOT_FOUND_ERROR')
  })
})

describe('a request for purchase authorization', () => {
  test('is refused below the limit, and is accepted only while it waits, by a manager of the company', async () => {
    const companyId = await addCompany(server)
    const people = ['ada', 'max', 'eve'].map((name) => addContact(server, { email: `${name}@oak.test`, companyIds: [companyId] }))
    const [buyer, manager, other] = (await Promise.all(people)).map(({ id }) => id)
    for (const [contactId, purchaseRole] of [
      [buyer, 'PURCHASER'],
      [manager, 'AUTHORIZATION_MANAGER'],
    ])
      await server.gql(
        'mutation ($input: PurchaseAuthorizationConfigCreateInput!) { purchaseAuthorizationConfigCreate(input: $input) { id } }',
        { input: { contactId, companyId, purchaseRole, ...(contactId === buyer && { authorizationLimit: 100 }) } },
      )
    const max = (await logIn(server, 'max@oak.test')).accessToken
    const { cartId } = await start({ contactId: buyer })
    await add(cartId, drill)
    const request = () => server.gql(`mutation { cart: cartRequestPurchaseAuthorization(id: "${cartId}") { status } }`)
    const accept = (contactId?: number, ...who: string[]) =>
      server.gql(
        'mutation ($id: String!, $input: CartAcceptPurchaseAuthorizationRequestInput) { cart: cartAcceptPurchaseAuthorizationRequest(id: $id, input: $input) { status contactId } }',
        { id: cartId, input: { contactId } },
        ...who,
      )
    const codeOf = ({ errors }: Answer) => errors?.[0].code

    expect(codeOf(await request())).toBe('CART_REQUEST_PURCHASE_AUTHORIZATION_ERROR')
    expect(codeOf(await accept(manager))).toBe('CART_INVALID_STATUS_ERROR')
    await add(cartId, saw)
    expect((await request()).cart.status).toBe('PENDING_PURCHASE_AUTHORIZATION')
    expect((await process(cartId)).errors).toEqual([
      { code: 'CART_INVALID_STATUS_ERROR', message: 'The cart waits for purchase authorization' },
    ])
    expect(codeOf(await accept())).toBe('CART_ACCEPT_PURCHASE_AUTHORIZATION_REQUEST_ERROR')
    expect(codeOf(await accept(999_999))).toBe('CONTACT_NOT_FOUND_ERROR')
    expect(codeOf(await accept(other))).toBe('CART_ACCEPT_PURCHASE_AUTHORIZATION_REQUEST_ERROR')
    expect(codeOf(await accept(other, storefront, max))).toBe('FORBIDDEN')
    expect(await accept(manager, storefront, max)).toEqual({ cart: { status: 'OPEN', contactId: manager } })
    expect(codeOf(await accept(manager))).toBe('CART_INVALID_STATUS_ERROR')
  })
})

describe('a product without a price', () => {
  test('cannot be ordered, unless somebody sets a price, which is not taxed', async () => {
    const { cartId } = await start()
    await add(cartId, drill)
    await server.db.deleteFrom('price').where('productId', '=', drill).execute()

    const cart = await add(cartId, saw)
    expect(cart.unOrderableItems).toEqual([{ productId: drill, reason: 'The product has no price' }])
    expect(cart.total).toMatchObject({ totalGross: 50, totalNet: 54.5 })
    expect((await process(cartId)).errors[0].code).toBe('PRODUCT_INVALID_ERROR')

    const { cartId: second } = await start()
    expect(await add(second, drill, { price: 12, quantity: 2 })).toMatchObject({
      unOrderableItems: [],
      items: [{ price: 12, priceNet: 12, totalPrice: 24, priceMode: 'EXTERNAL' }],
      total: { totalGross: 24, totalNet: 24 },
    })
  })

  test('is refused with the reason when it is added, alone or with others, and nothing changes', async () => {
    const { cartId } = await start()
    await add(cartId, drill)
    await server.db.deleteFrom('price').where('productId', '=', drill).execute()
    await add(cartId, saw)
    const before = await read(cartId)
    const refused = {
      code: 'PRODUCT_INVALID_ERROR',
      message: `The product with id [${drill}] cannot be ordered: The product has no price`,
    }
    const items = [{ productId: saw }, { productId: drill, quantity: 2 }]
    const bulk = 'mutation ($input: CartItemsBulkUpsertInput!) { cartItemBulk(input: $input) { total } }'

    expect((await add((await start()).cartId, drill)).errors).toEqual([refused])
    expect((await add(cartId, drill)).errors).toEqual([refused])
    expect((await server.gql(bulk, { input: { cartId, items } })).errors).toEqual([refused])
    const rest = await server.rest(`POST /v2/carts/${cartId}/items`, { items })
    expect(rest).toMatchObject({ status: 400, body: { detail: refused.message } })

    expect(await read(cartId)).toEqual(before)
    expect(before.unOrderableItems).toEqual([{ productId: drill, reason: 'The product has no price' }])
  })
})

describe('a cart over REST', () => {
  test('is started, filled, changed, ordered, searched and deleted', async () => {
    const started = await server.rest('POST /v2/carts', { language: 'NL' })
    expect(started.status).toBe(201)
    const { uuid } = started.body

    const filled = await server.rest(`POST /v2/carts/${uuid}/items`, { items: [{ productId: drill, quantity: 2 }] })
    expect(filled.body).toMatchObject({ total: { totalGross: 200 }, items: [{ productId: drill, totalPrice: 200 }] })
    const changed = await server.rest(`PATCH /v2/carts/${uuid}`, { reference: 'PO-1' })
    expect(changed.body.reference).toBe('PO-1')
    const processed = await server.rest(`POST /v2/carts/${uuid}/process`, { orderStatus: 'NEW' })
    expect(processed.body).toMatchObject({ orderStatus: 'NEW', orderId: expect.any(Number) })
    expect((await server.rest('POST /v2/carts/search', { ids: [uuid] })).body.itemsFound).toBe(1)
    expect((await server.rest(`DELETE /v2/carts/${uuid}`)).status).toBe(200)
    expect((await server.rest(`GET /v2/carts/${uuid}`)).status).toBe(404)
  })
})
