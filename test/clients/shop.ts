/** What the package tests share: clients of the SDK, orders that wait for their payment, and the e-mails that the server wrote. */
import { equal } from 'node:assert/strict'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { DemoCredentials } from '../../src/cli/demo.credentials.js'
import type { Package } from '../install-aside.js'
import { readMails } from '../mails.js'

export type Step = (name: string, work: () => Promise<unknown>) => Promise<void>

/** One server with the demo shop, and the packages. */
export interface Shop {
  load: (name: string) => Package
  sdk: Package
  endpoint: string
  dataDir: string
  credentials: DemoCredentials
  step: Step
}

export const CART = { language: 'NL', imageVariantFilters: { transformations: [] } }

const address = {
  firstName: 'Peter',
  lastName: 'Smit',
  street: 'Markt',
  number: '12',
  postalCode: '2611 GP',
  city: 'Delft',
  country: 'NL',
}

/** A client with the key of the storefront, for a visitor or somebody who logs in. */
export const openStorefront = ({ sdk, endpoint, credentials }: Shop): Package =>
  sdk.createClient({ endpoint, securityMode: 'direct', throwOnPartialErrors: true, apiKey: credentials.graphql.storefrontKey })

export const openAdmin = ({ sdk, endpoint, credentials }: Shop): Package =>
  sdk.createClient({ endpoint, securityMode: 'direct', throwOnPartialErrors: true, apiKey: credentials.graphql.adminKey })

/** A client of the server of a storefront: the order-editor key does what the published storefronts list. */
export const openOrderEditor = (
  { sdk, endpoint, credentials }: Pick<Shop, 'sdk' | 'endpoint' | 'credentials'>,
  more: readonly string[] = ['paymentCreate', 'paymentUpdate'],
): Package =>
  sdk.createClient({
    endpoint,
    securityMode: 'direct',
    apiKey: credentials.graphql.storefrontKey,
    orderEditorApiKey: credentials.graphql.orderEditorKey,
    orderEditorMutations: ['orderSetStatus', 'passwordResetLink', 'triggerQuoteSendRequest', 'triggerOrderSendConfirm', ...more],
  })

export const query = async (client: Package, document: string, variables: object = {}): Promise<Package> => {
  const { data, errors } = await client.execute({ query: document, variables })
  if (errors?.length) throw new Error(errors[0].message)
  return data
}

/** Logs a demo user in, and returns the client and the user. */
export async function logIn(shop: Shop, name = 'contact'): Promise<{ client: Package; user: Package }> {
  const client = openStorefront(shop)
  const { email, password } = shop.credentials.users[name] ?? { email: '', password: '' }
  const { session } = await shop.sdk.loginService(client).login({ email, password })
  client.updateConfig({ headers: { Authorization: `Bearer ${session.accessToken}` } })
  const { viewer } = await query(client, '{ viewer { ... on Contact { contactId company { companyId } } } }')
  return { client, user: viewer }
}

/** Fills a cart of a contact with a product. */
export async function fillCart({ sdk }: Shop, client: Package, user: Package, sku: string, quantity: number): Promise<Package> {
  const { product } = await query(client, 'query ($sku: String) { product(sku: $sku) { productId } }', { sku })
  const service = sdk.cartService(client)
  const input = { contactId: user.contactId, companyId: user.company.companyId, language: 'NL' }
  const { cartId } = await service.startCart({ input, ...CART })
  return service.addItemToCart({ id: cartId, input: { productId: product.productId, quantity }, ...CART })
}

export interface WaitingOrder {
  id: number
  cartId: string
  /** The amount to pay, as a decimal number. */
  amount: number
  userId: number
  buyer: Package
}

/** An order as a storefront places it before it sends the buyer to a payment provider. */
export async function placeUnfinishedOrder(shop: Shop): Promise<WaitingOrder> {
  const { client: buyer, user } = await logIn(shop)
  const { cartId } = await fillCart(shop, buyer, user, 'DRL-1800', 2)
  const service = shop.sdk.cartService(buyer)
  for (const type of ['INVOICE', 'DELIVERY'])
    await service.updateCartAddress({ id: cartId, input: { type, ...address }, ...CART })
  const { cartOrderId: id } = await service.processCart({
    id: cartId,
    input: { orderStatus: 'UNFINISHED', language: 'NL' },
    ...CART,
  })
  const order = await readOrder(shop, id)
  equal(order.status, 'UNFINISHED')
  return { id, cartId, amount: order.total.net, userId: user.contactId, buyer }
}

/** An order with its payment, as the merchant sees them. */
export async function readOrder(shop: Shop, id: number): Promise<Package> {
  const { order, payment } = await query(
    openAdmin(shop),
    `query ($id: Int!, $orderId: Float!) {
      order(orderId: $id) { status statusDate lastModifiedAt paymentData { status } total { net } }
      payment(searchBy: { orderId: $orderId }) { id paymentId status amount currency method lastModifiedAt transactions { type status amount provider } }
    }`,
    { id, orderId: id },
  )
  return { ...order, payment }
}

/** True while the cart can still be read: a paid order deletes it. */
export async function hasCart({ sdk }: Shop, { buyer, cartId }: WaitingOrder): Promise<boolean> {
  return sdk
    .cartService(buyer)
    .getCart({ cartId, ...CART })
    .then(
      () => true,
      () => false,
    )
}

/**
 * Counts the confirmations of an order. The server sends e-mails after the request, in order: so another order is confirmed first, and
 * when its e-mail is there, those of the earlier requests are, too.
 */
export async function countConfirmations(shop: Shop, { id }: WaitingOrder): Promise<number> {
  const list = () => readMails(join(shop.dataDir, 'mail')).map(({ headers }) => headers.subject ?? '')
  const admin = openAdmin(shop)
  const { orders } = await query(admin, '{ orders(input: { status: ["CONFIRMED"], offset: 1 }) { items { id } } }')
  const marker = orders.items[0].id
  const isFor = (orderId: number) => (subject: string) => new RegExp(`\\b${orderId}\\b`).test(subject)
  const before = list().filter(isFor(marker)).length
  await query(admin, 'mutation ($orderId: Int!) { triggerOrderSendConfirm(input: { orderId: $orderId }) }', { orderId: marker })
  while (list().filter(isFor(marker)).length === before) await setTimeout(100)
  return list().filter(isFor(id)).length
}
