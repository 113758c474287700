/** Adds to the demo shop what it does not have yet and the browser run wants to see: orders, a quote with revisions, a cart, deprecated calls. */
import type { DemoCredentials } from '../../src/cli/demo.credentials.js'
import { orderInput } from '../orders.js'
import { openRestClient } from '../process.js'

export interface BrowserShop {
  productId: number
  orderId: number
  quoteId: number
  cartId: string
  companyId: number
  budgetId: number
  limitId: number
  accountId: number
  partNumberId: number
  contractId: number
  ruleId: number
  delegateId: number
  /** Requests for approval of the demo, by their status. */
  requestIds: Readonly<Record<string, number>>
  /** The name of a contact whose company has price sheets. */
  buyer: string
}

// biome-ignore lint/suspicious/noExplicitAny: each document answers something else
type Answer = any

const openGraphql =
  (url: string, apikey: string) =>
  async (query: string, variables: object = {}): Promise<Answer> => {
    const response = await fetch(`${url}/v2/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey, 'API-Client-Name': 'Old storefront', 'API-Client-Version': '1.4' },
      body: JSON.stringify({ query, variables }),
    })
    const { data, errors } = (await response.json()) as Answer
    if (errors) throw new Error(`${query}: ${errors[0].message}`)
    return data
  }

type Graphql = ReturnType<typeof openGraphql>

export async function fillShop(url: string, { graphql, rest, users }: DemoCredentials): Promise<BrowserShop> {
  const run = openGraphql(url, graphql.adminKey)
  const call = await openRestClient(url, rest)
  const { contacts } = await run(
    'query ($email: String) { contacts(input: { email: $email }) { items { contactId parentCompanyId } } }',
    {
      email: users.manager?.email,
    },
  )
  const { contactId, parentCompanyId: companyId } = contacts.items[0]
  const productIds = await findProducts(run)
  await call('POST /v2/orders', orderInput(contactId, { reference: 'Bestelling 2026-118' }))
  const orderId = await orderFromCart(run, contactId, productIds)
  const validUntil = '2027-01-31T00:00:00Z'
  const { body: quote } = await call(
    'POST /v2/orders',
    orderInput(contactId, { type: 'quotation', status: 'QUOTATION', validUntil }),
  )
  const quoteId = await quoteWithRevisions(run, quote, productIds)
  const cartId = await startCart(run, contactId, productIds)
  await call('POST /v2/loyalty-bookings', { companyId, points: 50, reason: 'Welcome' })
  // A client that still uses what will be removed.
  await run('{ taxes { items { id shopId } } }')
  return { productId: productIds[0] as number, orderId, quoteId, cartId, companyId, buyer: 'Karin', ...(await findSpending(run)) }
}

/** The budget that orders use, a limit, the credit account with what was booked, and what else of spending the demo has. */
async function findSpending(run: Graphql) {
  const found = await run(`{
    budgets(input: { costCentres: ["NL-4100"] }) { items { id } }
    spendingLimits(input: {}) { items { id } }
    creditEntries(input: {}) { items { creditAccountId } }
    partNumbers(input: {}) { items { id } }
    callOffContracts(input: { sortInputs: [{ field: NUMBER }] }) { items { id } }
    approvalRules(input: {}) { items { id steps { needs } } }
    approvalDelegates(input: {}) { items { id } }
    approvalRequests(input: { offset: 50, sortInputs: [{ field: ID }] }) { items { id status step } } }`)
  const withSteps = found.approvalRules.items.find(({ steps }: Answer) => steps.length > 1)
  return {
    budgetId: found.budgets.items[0].id as number,
    limitId: found.spendingLimits.items[0].id as number,
    accountId: found.creditEntries.items[0].creditAccountId as number,
    partNumberId: found.partNumbers.items[0].id as number,
    contractId: found.callOffContracts.items[0].id as number,
    ruleId: withSteps.id as number,
    delegateId: found.approvalDelegates.items[0].id as number,
    requestIds: Object.fromEntries(
      found.approvalRequests.items.map(({ id, status, step }: Answer) => [`${status} ${step}`, id]),
    ) as Record<string, number>,
  }
}

async function findProducts(run: Graphql): Promise<number[]> {
  const { products } = await run('{ products(input: { offset: 6, class: PRODUCT }) { items { ... on Product { productId } } } }')
  return products.items.map((item: Answer) => item.productId)
}

async function startCart(run: Graphql, contactId: number, productIds: number[]): Promise<string> {
  const { cartStart } = await run('mutation ($id: Int) { cartStart(input: { contactId: $id }) { cartId } }', { id: contactId })
  for (const [index, productId] of productIds.slice(0, 3).entries())
    await run('mutation ($id: String!, $input: CartAddItemInput!) { cartAddItem(id: $id, input: $input) { cartId } }', {
      id: cartStart.cartId,
      input: { productId, quantity: 2 + index * 5 },
    })
  return cartStart.cartId
}

async function orderFromCart(run: Graphql, contactId: number, productIds: number[]): Promise<number> {
  const id = await startCart(run, contactId, productIds)
  const { cartProcess } = await run(
    'mutation ($id: String!) { cartProcess(id: $id, input: { orderStatus: "NEW" }) { cartOrderId } }',
    { id },
  )
  return cartProcess.cartOrderId
}

/** A quote with three revisions: a line is added, then its price falls. */
async function quoteWithRevisions(run: Graphql, quote: Answer, productIds: number[]): Promise<number> {
  const process = () => run('mutation ($id: String!) { tenderProcess(id: $id) { orderId } }', { id: quote.uuid })
  for (const [index, quantity] of [10, 4].entries()) {
    await run(
      'mutation ($id: String!, $input: TenderAddItemsInput!) { tenderAddItems(id: $id, input: $input) { response { error } } }',
      { id: quote.uuid, input: { products: [{ productId: productIds[index], quantity }] } },
    )
    await process()
  }
  return quote.id
}
