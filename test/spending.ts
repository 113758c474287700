/** A shop for tests of budgets and credit: one product of 100 without tax and 121 with it, and a company with a contact. */
import { fill } from './catalogue.js'
import { addCompany, addContact } from './people.js'
import { addPrice, addTax } from './price-fixtures.js'
import { type Answer, startTestServer, type TestServer } from './test-server.js'

export interface SpendingShop {
  server: TestServer
  product: number
  company: number
  contact: number
}

export async function openSpendingShop(): Promise<SpendingShop> {
  const server = await startTestServer()
  const { product } = await fill(server, {
    categories: { Tools: null },
    products: [{ sku: 'DRILL', names: { NL: 'Boor' }, categories: ['Tools'] }],
  })
  const drill = product.get('DRILL') as number
  await addTax(server, 'NL', 'H', 21)
  await addPrice(server, drill, { list: 100 })
  const company = await addCompany(server)
  const contact = await addContact(server, { email: 'ada@hull.test', companyIds: [company] })
  return { server, product: drill, company, contact: contact.id }
}

/** Sends a document and returns its first field; an error becomes `{ error }`, its code and message. */
export async function ask(server: TestServer, document: string, variables: object = {}, bearer?: string): Promise<Answer> {
  const answer = await server.gql(document, variables, bearer ? await server.bareKey() : undefined, bearer)
  return answer.errors ? { error: `${answer.errors[0].code}: ${answer.errors[0].message}` } : Object.values(answer)[0]
}

/** Adds a record over REST and returns it. */
export async function add(server: TestServer, path: string, body: object): Promise<Answer> {
  const { status, body: added } = await server.rest(`POST /v2/${path}`, body)
  if (status !== 201) throw new Error(JSON.stringify(added))
  return added
}

interface CartFixture {
  contact?: number
  company?: number
  quantity?: number
  costCentre?: string
  project?: string
}

/** A cart with some pieces of the product; returns its id. */
export async function fillCart(shop: SpendingShop, cart: CartFixture = {}): Promise<string> {
  const { server, product } = shop
  const { contact = shop.contact, company = shop.company, quantity = 1, costCentre, project } = cart
  const start = 'mutation ($input: CartStartInput) { cartStart(input: $input) { cartId } }'
  const { cartId: id } = await ask(server, start, { input: { contactId: contact, companyId: company } })
  const addItem = 'mutation ($id: String!, $input: CartAddItemInput!) { cartAddItem(id: $id, input: $input) { cartId } }'
  const added = await ask(server, addItem, { id, input: { productId: product, quantity } })
  if (added.error) throw new Error(added.error)
  const update = 'mutation ($id: String!, $input: CartUpdateInput!) { cartUpdate(id: $id, input: $input) { cartId } }'
  if (costCentre || project) await ask(server, update, { id, input: { costCentre, project } })
  return id
}

const PROCESS = `mutation ($id: String!, $status: String!) {
  cartProcess(id: $id, input: { orderStatus: $status }) { order { id status costCentre project } } }`

/** Orders a cart; returns the order, or `{ error }`. */
export async function processCart({ server }: SpendingShop, id: string, status = 'NEW', bearer?: string): Promise<Answer> {
  const answer = await ask(server, PROCESS, { id, status }, bearer)
  return answer.order ?? answer
}

export const placeOrder = async (shop: SpendingShop, cart: CartFixture = {}, status = 'NEW'): Promise<Answer> =>
  processCart(shop, await fillCart(shop, cart), status)

export const setStatus = ({ server }: SpendingShop, orderId: number, input: object): Promise<Answer> =>
  ask(server, 'mutation ($input: OrderSetStatusInput!) { orderSetStatus(input: $input) { status } }', {
    input: { orderId, ...input },
  })

/** A status of cancelled orders, which may follow NEW and UNFINISHED. */
export async function addCancelled({ server }: SpendingShop): Promise<void> {
  const made = await ask(
    server,
    'mutation { orderStatusCreate(input: { name: "Cancelled", code: "CANCELLED", isCancelled: true, isPublic: true, isDeletable: true }) { id } }',
  )
  for (const code of ['NEW', 'UNFINISHED']) {
    const from = await server.db.selectFrom('orderStatus').select('id').where('code', '=', code).executeTakeFirstOrThrow()
    await server.db.insertInto('orderStatusNext').values({ orderStatusId: from.id, nextOrderStatusId: made.id }).execute()
  }
}

/** What a budget has spent and has left. */
export const budgetState = async ({ server }: SpendingShop, id: number): Promise<number[]> => {
  const { body } = await server.rest(`GET /v2/budgets/${id}`)
  return [body.spent, body.remaining]
}

/** The open orders, the balance and what is left of a credit account. */
export const creditState = async ({ server }: SpendingShop, id: number): Promise<number[]> => {
  const { body } = await server.rest(`GET /v2/credit-accounts/${id}`)
  return [body.openOrders, body.balance, body.available]
}

/** The ledger of an order: why, and how much. */
export const ledgerOf = async ({ server }: SpendingShop, orderId: number): Promise<string[]> => {
  const { body } = await server.rest('POST /v2/spending-entries/search', { orderIds: [orderId], offset: 100 })
  return body.data.map(({ reason, part, amount }: Answer) => `${reason} ${part} ${amount}`)
}
