/** A whole purchase through the SDK: register, browse, fill a cart, have it authorised, order, pay, ship, order again. */
import { deepEqual, equal, ok, rejects } from 'node:assert/strict'
import { type Clients, password, type Step, searchVariables, setToken } from './accounts.js'
import { runMutation } from './shop.js'

// biome-ignore lint/suspicious/noExplicitAny: the SDK is not a dependency, so its types are not available
type Sdk = any

const CART = { language: 'NL', imageVariantFilters: { transformations: [] } }
const LIMIT = 100
const address = {
  firstName: 'Bo',
  lastName: 'Buyer',
  street: 'Kade',
  number: '1',
  postalCode: '3011 AB',
  city: 'Rotterdam',
  country: 'NL',
}

interface Company {
  companyId: number
  /** Registered the company and may authorise. */
  manager: Sdk
  managerId: number
  /** May order up to a limit. */
  buyer: Sdk
  buyerId: number
}

export async function testPurchase(sdk: Sdk, clients: Clients, step: Step) {
  const company = await registerCompany(sdk, clients, step)
  const drill = await addDrill(sdk, clients.admin)
  await step('purchase: a buyer finds the product and its price', async () => {
    const found = await sdk
      .productService(company.buyer)
      .getProducts({ input: { term: 'purchase boor', language: 'NL' }, language: 'NL' })
    equal(found.items[0]?.productId, drill)
  })
  const cartId = await fillCart(sdk, company, drill, 2, step)
  const orderId = await orderWithAuthorization(sdk, company, cartId, step)
  await step('purchase: payment', () => payOrder(sdk, clients.admin, orderId, company.managerId))
  await step('purchase: shipment with track and trace', () => shipOrder(sdk, clients.admin, orderId))
  await step('purchase: the order as PDF', () => readPdf(sdk, clients.admin, orderId))
  await step('purchase: the same again', () => orderAgain(sdk, company, orderId))
}

async function registerCompany(sdk: Sdk, { storefront, admin }: Clients, step: Step): Promise<Company> {
  const manager = storefront()
  const started = await manager.execute({ query: 'mutation { startSession { session { accessToken } } }', variables: {} })
  setToken(manager, (started.data ?? started).startSession.session.accessToken)
  const { companyId } = await sdk.companyService(manager).createCompany({ input: { name: 'Purchase Ltd' }, ...searchVariables })
  const managerId = await register(sdk, manager, 'manager', companyId)
  const buyerId = await register(sdk, admin, 'buyer', companyId)
  const limits = sdk.purchaseAuthorizationConfigService(admin)
  await step('purchase: the company has an authorization manager and a buyer with a limit', async () => {
    await limits.createPurchaseAuthorizationConfig({ contactId: managerId, companyId, purchaseRole: 'AUTHORIZATION_MANAGER' })
    await limits.createPurchaseAuthorizationConfig({
      contactId: buyerId,
      companyId,
      purchaseRole: 'PURCHASER',
      authorizationLimit: LIMIT,
    })
  })
  const buyer = storefront()
  await logIn(sdk, manager, 'manager')
  await logIn(sdk, buyer, 'buyer')
  return { companyId, manager, managerId, buyer, buyerId }
}

const emailOf = (name: string) => `${name}@purchase.test`

async function register(sdk: Sdk, client: Sdk, name: string, parentId: number): Promise<number> {
  const input = { email: emailOf(name), firstName: name, lastName: 'Purchase', parentId, password }
  const { contact } = await sdk.userService(client).registerContact({ contactRegisterInput: input, ...searchVariables })
  return contact.contactId ?? contact.userId
}

const logIn = async (sdk: Sdk, client: Sdk, name: string) =>
  setToken(client, (await sdk.loginService(client).login({ email: emailOf(name), password })).session.accessToken)

async function addDrill(sdk: Sdk, admin: Sdk): Promise<number> {
  const names = [{ language: 'NL', value: 'Purchase boor' }]
  const shelf = await sdk.categoryService(admin).createCategory({ input: { names } })
  const product = { categoryId: shelf.categoryId, names, sku: 'PURCHASE-BOOR', status: 'A' }
  const { productId } = await sdk.productService(admin).createProduct(product)
  await runMutation(admin, `mutation { priceCreate(input: { productId: ${productId}, list: 75, defaultTaxCode: H }) { id } }`)
  return productId
}

async function fillCart(sdk: Sdk, { buyer, buyerId, companyId }: Company, productId: number, quantity: number, step: Step) {
  const service = sdk.cartService(buyer)
  const { cartId } = await service.startCart({ input: { contactId: buyerId, companyId, language: 'NL' }, ...CART })
  await step('purchase: cart with a line, addresses and shipping', async () => {
    const filled = await service.addItemToCart({ id: cartId, input: { productId, quantity }, ...CART })
    equal(filled.total.totalGross, 75 * quantity)
    for (const type of ['INVOICE', 'DELIVERY'])
      await service.updateCartAddress({ id: cartId, input: { type, ...address }, ...CART })
    const updated = await service.updateCart({
      id: cartId,
      input: { reference: 'PO-1', postageData: { method: 'DELIVERY' } },
      ...CART,
    })
    equal(updated.reference, 'PO-1')
  })
  return cartId as string
}

async function orderWithAuthorization(sdk: Sdk, { buyer, manager }: Company, cartId: string, step: Step): Promise<number> {
  const input = { orderStatus: 'NEW', language: 'NL' }
  await step('purchase: a cart over the limit is not ordered without authorization', async () => {
    await rejects(sdk.cartService(buyer).processCart({ id: cartId, input }), /authorization/)
    equal((await sdk.cartService(buyer).requestPurchaseAuthorization({ id: cartId })).cartId, cartId)
  })
  await step('purchase: the manager takes the cart over', async () => {
    const accepted = await sdk.cartService(manager).acceptPurchaseAuthorizationRequest({ id: cartId, ...CART })
    equal(accepted.cartId, cartId)
  })
  const { cartOrderId } = await sdk.cartService(manager).processCart({ id: cartId, input })
  await step('purchase: the order has the amounts of the cart', async () => {
    const order = await sdk.orderService(manager).getOrder({ orderId: cartOrderId, ...CART })
    deepEqual([order.status, order.total.gross, order.items.length, order.reference], ['NEW', 150, 1, 'PO-1'])
  })
  return cartOrderId
}

async function payOrder(sdk: Sdk, admin: Sdk, orderId: number, userId: number) {
  const { total } = await sdk.orderService(admin).getOrder({ orderId, ...CART })
  const amount = Math.round(total.net * 100)
  const paid = { orderId, userId, amount, currency: 'EUR', method: 'IDEAL', status: 'PAID', paymentId: 'psp-purchase' }
  const payment = await sdk.paymentService(admin).createPayment(paid)
  equal(payment.amount, amount)
  await sdk.orderService(admin).setOrderStatus({ orderId, status: 'CONFIRMED', payStatus: 'PAID', deleteCart: true })
  const order = await sdk.orderService(admin).getOrder({ orderId, ...CART })
  deepEqual([order.status, order.paymentData.status], ['CONFIRMED', 'PAID'])
}

async function shipOrder(sdk: Sdk, admin: Sdk, orderId: number) {
  const { items } = await sdk.orderService(admin).getOrder({ orderId, ...CART })
  const carrier = await sdk
    .carrierService(admin)
    .createCarrier({ name: 'Purchase post', type: 'DELIVERY', descriptions: [], shippingCost: 5 })
  const shipment = await sdk.shipmentService(admin).createShipment({
    orderId,
    items: [{ orderItemId: items[0].id, quantity: 2 }],
    trackAndTraces: [{ carrierId: carrier.id, code: '3SPURCHASE' }],
  })
  equal(shipment.items[0].quantity, 2)
  equal((await sdk.shipmentService(admin).getShipments({ orderIds: [orderId] })).itemsFound, 1)
}

/** The server may not render PDFs yet; when it does, this must be one. */
async function readPdf(sdk: Sdk, admin: Sdk, orderId: number) {
  const served = await admin.execute({ query: '{ __type(name: "Query") { fields { name } } }', variables: {} })
  const names = (served.data ?? served).__type.fields.map(({ name }: { name: string }) => name)
  if (!names.includes('orderGetPDF')) return
  const { base64 } = await sdk.orderService(admin).getOrderPDF(orderId)
  ok(Buffer.from(base64, 'base64').subarray(0, 5).equals(Buffer.from('%PDF-')))
}

async function orderAgain(sdk: Sdk, { manager, managerId, companyId }: Company, orderId: number) {
  const { items } = await sdk.orderService(manager).getOrder({ orderId, ...CART })
  const service = sdk.cartService(manager)
  const { cartId } = await service.startCart({ input: { contactId: managerId, companyId, language: 'NL' }, ...CART })
  for (const { productId, quantity } of items)
    await service.addItemToCart({ id: cartId, input: { productId, quantity }, ...CART })
  const again = await service.processCart({ id: cartId, input: { orderStatus: 'NEW', language: 'NL' } })
  ok(again.cartOrderId !== orderId)
  const order = await sdk.orderService(manager).getOrder({ orderId: again.cartOrderId, ...CART })
  deepEqual([order.total.gross, order.items[0].productId], [150, items[0].productId])
}
