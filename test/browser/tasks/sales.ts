/** The daily tasks of a salesperson: orders, quotes, shipments, payments, approvals and tickets. */
import type { Page } from 'playwright-core'
import type { Task, TaskShop } from './task.js'

function check(isTrue: boolean, what: string): asserts isTrue {
  if (!isTrue) throw new Error(what)
}

// biome-ignore lint/suspicious/noExplicitAny: each document returns something else
type Answer = any

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The button in the dialog that is open. */
const confirm = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

const dialogGone = (page: Page) => page.getByRole('dialog').waitFor({ state: 'detached' })

const orderOf = async ({ graphql }: TaskShop, orderId: number): Promise<Answer> =>
  await graphql(
    `query ($id: Int!) {
        order(orderId: $id) {
          status reference remarks revisionNumber validUntil emailDate
          items { id name quantity price }
          orderAddresses { type street city }
          total { gross net discountType discountValue }
          paymentData { status }
          shipments { status items { quantity } trackAndTraces { code } }
        }
        payments(input: { orderId: $id }) { items { status amount transactions { type amount } } }
      }`,
    { id: orderId },
  )

/** An order of three lines, made from a cart. */
async function newOrder(shop: TaskShop): Promise<number> {
  const { graphql } = shop
  const { contacts, products } = await graphql(
    '{ contacts(input: { term: "Karin" }) { items { contactId } } products(input: { offset: 3, class: PRODUCT }) { items { ... on Product { productId } } } }',
  )
  const { cartStart } = await graphql('mutation ($id: Int) { cartStart(input: { contactId: $id }) { cartId } }', {
    id: contacts.items[0].contactId,
  })
  for (const { productId } of products.items)
    await graphql(
      'mutation ($id: String!, $p: Int!) { cartAddItem(id: $id, input: { productId: $p, quantity: 5 }) { cartId } }',
      {
        id: cartStart.cartId,
        p: productId,
      },
    )
  const { cartProcess } = await graphql(
    'mutation ($id: String!) { cartProcess(id: $id, input: { orderStatus: "NEW" }) { cartOrderId } }',
    {
      id: cartStart.cartId,
    },
  )
  return cartProcess.cartOrderId
}

/** A request for a quote, as a buyer makes it. */
async function newRequest(shop: TaskShop): Promise<number> {
  const { graphql } = shop
  const { contacts, products } = await graphql(
    '{ contacts(input: { term: "Karin" }) { items { contactId } } products(input: { offset: 3, class: PRODUCT }) { items { ... on Product { productId } } } }',
  )
  const { cartStart } = await graphql('mutation ($id: Int) { cartStart(input: { contactId: $id }) { cartId } }', {
    id: contacts.items[0].contactId,
  })
  for (const { productId } of products.items.slice(1))
    await graphql(
      'mutation ($id: String!, $p: Int!) { cartAddItem(id: $id, input: { productId: $p, quantity: 10 }) { cartId } }',
      {
        id: cartStart.cartId,
        p: productId,
      },
    )
  const { cartProcess } = await graphql(
    'mutation ($id: String!) { cartProcess(id: $id, input: { orderStatus: "REQUEST" }) { cartOrderId } }',
    { id: cartStart.cartId },
  )
  return cartProcess.cartOrderId
}

async function openOrder(page: Page, url: string, orderId: number, list = 'orders') {
  await page.goto(`${url}/#/${list}/${orderId}`)
  await button(page, 'More').waitFor()
}

/** Answers a request for a quote: one price, the validity, save and send. */
async function answerQuote(page: Page, shop: TaskShop) {
  const quoteId = await newRequest(shop)
  const { order } = await orderOf(shop, quoteId)
  await openOrder(page, shop.url, quoteId, 'quotes')
  await page.getByRole('link', { name: 'Answer quote' }).click()
  await page.getByLabel(`Price per piece excl. tax: ${order.items[0].name}`).fill('99.5')
  await page.getByLabel('Valid until').fill('2027-03-31')
  await page.getByRole('textbox', { name: 'Discount', exact: true }).fill('10')
  await button(page, 'Save and send').click()
  await page.getByRole('dialog').getByText('with the PDF attached').waitFor()
  await page.getByRole('dialog').getByText('10 × €99.50').waitFor()
  await confirm(page, 'Save and send')
  await button(page, 'More').waitFor()
  const { order: answered } = await orderOf(shop, quoteId)
  check(answered.status === 'QUOTATION', `the status is ${answered.status}`)
  check(answered.items[0].price === 99.5, `the price is ${answered.items[0].price}`)
  check(answered.validUntil.startsWith('2027-03-31'), `valid until ${answered.validUntil}`)
  check(answered.total.discountType === 'P' && answered.total.discountValue === 10, JSON.stringify(answered.total))
}

export const tasks: Task[] = [
  {
    name: 'set the next status of an order',
    elsewhere: 'Vendure: 2; Medusa: fixed statuses, no custom ones',
    async run(page, shop) {
      const orderId = await newOrder(shop)
      await openOrder(page, shop.url, orderId)
      await button(page, 'Change status').click()
      check(
        (await page.getByRole('menuitem', { name: 'Set to Quotation' }).count()) === 0,
        'a status that may not follow is offered',
      )
      await page.getByRole('menuitem', { name: 'Set to Confirmed' }).click()
      await confirm(page, 'Set to Confirmed')
      await dialogGone(page)
      check((await orderOf(shop, orderId)).order.status === 'CONFIRMED', 'the status was not stored')
    },
  },
  {
    name: 'change the lines of an order: quantity, price, another product, one less',
    elsewhere: 'Vendure: "modify order", about 8; Medusa: "edit order", about 8',
    async run(page, shop) {
      const orderId = await newOrder(shop)
      const { order } = await orderOf(shop, orderId)
      const [first, second] = order.items
      await openOrder(page, shop.url, orderId)
      await page.getByRole('link', { name: 'Change order' }).click()
      await page.getByLabel(`Quantity: ${first.name}`).fill('7')
      await page.getByLabel(`Price per piece excl. tax: ${first.name}`).fill('12,25')
      await button(page, `Remove ${second.name}`).click()
      await page.getByLabel(`Quantity: ${second.name}`).waitFor({ state: 'detached' })
      await page.getByRole('combobox', { name: 'Add a product' }).fill('DRL-1800')
      await page.getByRole('option', { name: /DRL-1800/ }).click()
      await page.getByText('DRL-1800', { exact: false }).first().waitFor()
      await button(page, 'Save').click()
      await page.getByRole('dialog').getByText('7 × €12.25').waitFor()
      await confirm(page, 'Save')
      await button(page, 'More').waitFor()
      const { order: changed } = await orderOf(shop, orderId)
      check(changed.items.length === 3, `${changed.items.length} lines`)
      check(changed.items[0].quantity === 7 && changed.items[0].price === 12.25, JSON.stringify(changed.items[0]))
      check(!changed.items.some(({ name }: Answer) => name === second.name), 'the line was not removed')
    },
  },
  {
    name: 'note a remark and correct the delivery address of an order',
    elsewhere: 'Vendure: notes 3, addresses only in "modify order"; Medusa: 4 each',
    async run(page, shop) {
      const orderId = await newOrder(shop)
      await openOrder(page, shop.url, orderId)
      await button(page, 'More').click()
      await page.getByRole('menuitem', { name: 'Edit details and addresses' }).click()
      await page.getByLabel('Remarks').fill('Bellen voor levering')
      await page.getByRole('group', { name: 'Delivery address' }).getByLabel('Street').fill('Havenkade')
      await confirm(page, 'Save')
      await button(page, 'Save now').click()
      await dialogGone(page)
      const { order } = await orderOf(shop, orderId)
      check(order.remarks === 'Bellen voor levering', `remarks: ${order.remarks}`)
      const delivery = order.orderAddresses.find(({ type }: Answer) => type === 'delivery')
      check(delivery.street === 'Havenkade', JSON.stringify(order.orderAddresses))
    },
  },
  {
    name: 'ship a part of an order with a track and trace code, then the rest',
    elsewhere: 'Vendure: fulfil, 5 each; Medusa: fulfil and ship separately, 6 each',
    async run(page, shop) {
      const orderId = await newOrder(shop)
      const { order } = await orderOf(shop, orderId)
      await openOrder(page, shop.url, orderId)
      await button(page, 'Ship').click()
      await page.getByLabel(`In this shipment: ${order.items[0].name}`).fill('2')
      await page.getByLabel(`In this shipment: ${order.items[1].name}`).fill('0')
      await page.getByLabel('Track and trace code').fill('3SABC123')
      await confirm(page, 'Ship')
      await dialogGone(page)
      await page.getByText('8 left to send').waitFor()
      await button(page, 'Ship').click()
      await confirm(page, 'Ship')
      await page.getByText('All lines have been sent.').waitFor()
      const { order: sent } = await orderOf(shop, orderId)
      const sums = sent.shipments.map(({ items }: Answer) => items.reduce((sum: number, item: Answer) => sum + item.quantity, 0))
      check(JSON.stringify(sums) === '[7,8]', JSON.stringify(sent.shipments))
      check(sent.shipments[0].trackAndTraces[0].code === '3SABC123', 'the code was not stored')
    },
  },
  {
    name: 'note a payment and refund a part of it',
    elsewhere: 'Vendure: manual payment 4, refund 5; Medusa: mark as paid 2, refund 4',
    async run(page, shop) {
      const orderId = await newOrder(shop)
      const { order } = await orderOf(shop, orderId)
      await openOrder(page, shop.url, orderId)
      await button(page, 'Note a payment').click()
      await page.getByLabel('Reference of the payment').fill('Afschrift 118')
      await confirm(page, 'Note a payment')
      await dialogGone(page)
      await button(page, 'Refund').click()
      await page.getByLabel('Amount (EUR)').fill('5,50')
      await page.getByRole('textbox', { name: 'Reason' }).fill('Beschadigd')
      await confirm(page, 'Refund')
      await dialogGone(page)
      const { payments, order: paid } = await orderOf(shop, orderId)
      check(paid.paymentData.status === 'PAID', `the payment status is ${paid.paymentData.status}`)
      const [payment] = payments.items
      check(payment.amount === Math.round(order.total.net * 100), `paid ${payment.amount}`)
      check(payment.transactions[1].type === 'REFUND' && payment.transactions[1].amount === 550, JSON.stringify(payment))
      await page.getByText('Refunded', { exact: true }).first().waitFor()
    },
  },
  {
    name: 'a refund above the payment is refused, and nothing changes',
    async run(page, shop) {
      const orderId = await newOrder(shop)
      await openOrder(page, shop.url, orderId)
      await button(page, 'Note a payment').click()
      await confirm(page, 'Note a payment')
      await dialogGone(page)
      await button(page, 'Refund').click()
      await page.getByLabel('Amount (EUR)').fill('99999')
      await page.getByText('must be at most').waitFor()
      await confirm(page, 'Refund')
      await page.getByText('must be at most').waitFor()
      check((await orderOf(shop, orderId)).payments.items[0].transactions.length === 1, 'a refund was stored')
    },
  },
  {
    name: 'cancel an order',
    elsewhere: 'Vendure: 3; Medusa: 3',
    async run(page, shop) {
      const orderId = await newOrder(shop)
      await openOrder(page, shop.url, orderId)
      await button(page, 'More').click()
      await page.getByRole('menuitem', { name: 'Cancel order' }).click()
      await confirm(page, 'Cancel order')
      await dialogGone(page)
      check((await orderOf(shop, orderId)).order.status === 'ARCHIVED', 'the order was not canceled')
    },
  },
  {
    name: 'send the confirmation of an order again',
    elsewhere: 'Vendure: not available; Medusa: not available',
    async run(page, shop) {
      const orderId = await newOrder(shop)
      await openOrder(page, shop.url, orderId)
      await button(page, 'More').click()
      await page.getByRole('menuitem', { name: /Send the/ }).click()
      await page.getByText('is sent to karin@korenbloem.example').waitFor()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /Send the/ })
        .click()
      await dialogGone(page)
    },
  },
  {
    name: 'look at the PDF of a quote',
    elsewhere: 'Vendure: with a plugin; Medusa: not available',
    async run(page, shop) {
      await openOrder(page, shop.url, shop.shop.quoteId, 'quotes')
      await button(page, 'More').click()
      await page.getByRole('menuitem', { name: 'Show PDF' }).click()
      const frame = page.locator('iframe.desk-pdf')
      await frame.waitFor()
      check(((await frame.getAttribute('src')) ?? '').startsWith('blob:'), 'there is no PDF')
    },
  },
  {
    name: 'answer a request for a quote and send it',
    elsewhere: 'Vendure: not available; Medusa: with the B2B starter',
    run: answerQuote,
  },
  {
    name: 'answer a request for a quote on a phone',
    elsewhere: 'Vendure: not available; Medusa: with the B2B starter',
    async run(page, shop) {
      await page.setViewportSize({ width: 390, height: 844 })
      await answerQuote(page, shop)
    },
  },
  {
    name: 'restore an earlier revision of a quote',
    async run(page, shop) {
      await openOrder(page, shop.url, shop.shop.quoteId, 'quotes')
      const before = (await orderOf(shop, shop.shop.quoteId)).order
      await button(page, 'Restore').first().click()
      await confirm(page, 'Restore')
      await dialogGone(page)
      const after = (await orderOf(shop, shop.shop.quoteId)).order
      check(after.revisionNumber === before.revisionNumber + 1, `revision ${after.revisionNumber}`)
      check(after.total.gross !== before.total.gross, 'the revision was not restored')
    },
  },
  {
    name: 'make a quote for a company, with prices of the server',
    elsewhere: 'Vendure: draft order, about 9; Medusa: draft order, about 9',
    async run(page, shop) {
      await page.goto(`${shop.url}/#/quotes`)
      await page.getByRole('link', { name: 'New quote' }).click()
      await page.getByRole('combobox', { name: 'Buyer' }).fill('Karin')
      await page.getByRole('option', { name: /Karin/ }).click()
      await button(page, 'Start').click()
      await page.getByRole('combobox', { name: 'Add a product' }).fill('DRL-1800')
      await page.getByRole('option', { name: /DRL-1800/ }).click()
      const quantity = page.getByLabel(/^Quantity: /)
      await quantity.fill('4')
      await page.getByLabel('Valid until').fill('2027-02-28')
      await button(page, 'Save').click()
      await confirm(page, 'Save')
      await button(page, 'More').waitFor()
      const quoteId = Number(new URL(page.url()).hash.split('/').at(-1))
      const { order } = await orderOf(shop, quoteId)
      check(order.status === 'QUOTATION' && order.items[0].quantity === 4, JSON.stringify(order))
      check(order.items[0].price > 0, 'the line has no price')
    },
  },
  {
    name: 'make an order for a company',
    elsewhere: 'Vendure: draft order, about 9; Medusa: draft order, about 9',
    async run(page, shop) {
      await page.goto(`${shop.url}/#/orders/new?company=${shop.shop.companyId}`)
      await page.getByRole('combobox', { name: 'Buyer' }).click()
      await page.getByRole('option', { name: /Karin/ }).click()
      await button(page, 'Start').click()
      await page.getByRole('combobox', { name: 'Add a product' }).fill('DRL-1800')
      await page.getByRole('option', { name: /DRL-1800/ }).click()
      await page.getByLabel(/^Quantity: /).waitFor()
      await button(page, 'Place order').click()
      await confirm(page, 'Save')
      await button(page, 'More').waitFor()
      const orderId = Number(new URL(page.url()).hash.split('/').at(-1))
      check((await orderOf(shop, orderId)).order.status === 'NEW', 'the order is not new')
    },
  },
  {
    name: 'approve a cart that waits, and order it',
    elsewhere: 'Vendure: not available; Medusa: with the B2B starter',
    async run(page, shop) {
      const cartId = await waitingCart(shop)
      await page.goto(`${shop.url}/#/carts/${cartId}`)
      await button(page, 'Approve').click()
      await confirm(page, 'Approve')
      await button(page, 'More').waitFor()
      const { cart } = await shop.graphql('query ($id: String!) { cart(id: $id) { orderId orderStatus } }', { id: cartId })
      check(cart.orderStatus === 'NEW', JSON.stringify(cart))
    },
  },
  {
    name: 'decline a cart that waits',
    elsewhere: 'Vendure: not available; Medusa: with the B2B starter',
    async run(page, shop) {
      const cartId = await waitingCart(shop)
      await page.goto(`${shop.url}/#/carts/${cartId}`)
      await button(page, 'Decline').click()
      await confirm(page, 'Decline')
      await page.getByRole('heading', { name: 'Carts' }).waitFor()
      const { carts } = await shop.graphql('query ($id: String!) { carts(input: { ids: [$id] }) { itemsFound } }', { id: cartId })
      check(carts.itemsFound === 0, 'the cart still exists')
    },
  },
  {
    name: 'add a ticket, answer it by e-mail and close it',
    elsewhere: 'Vendure: not available; Medusa: not available',
    async run(page, shop) {
      await page.goto(`${shop.url}/#/tickets`)
      await button(page, 'New ticket').click()
      await page.getByRole('dialog').getByLabel('Title').fill('Boormachine is defect')
      await page.getByRole('dialog').getByLabel('E-mail address').fill('karin@korenbloem.example')
      await confirm(page, 'New ticket')
      await button(page, 'Answer by e-mail').click()
      await page.getByRole('dialog').getByLabel('Text').fill('Wij sturen een nieuwe.')
      await confirm(page, 'Answer by e-mail')
      await button(page, 'Reopen').waitFor()
      const id = new URL(page.url()).hash.split('/').at(-1)
      const { ticket } = await shop.graphql('query ($id: ID!) { ticket(id: $id) { status completedAt } }', { id })
      check(ticket.status === 'COMPLETED' && ticket.completedAt !== null, JSON.stringify(ticket))
    },
  },
  {
    name: 'pick up a ticket and close it',
    elsewhere: 'Vendure: not available; Medusa: not available',
    async run(page, shop) {
      const { ticketCreate } = await shop.graphql(
        'mutation { ticketCreate(input: { titles: [{ language: "EN", value: "Wrong colour" }] }) { id } }',
      )
      await page.goto(`${shop.url}/#/tickets`)
      await page.getByRole('link', { name: 'Wrong colour' }).click()
      await button(page, 'Pick up').click()
      await button(page, 'Save now').click()
      await page.getByText(': saved').waitFor()
      await button(page, 'Close ticket').click()
      await button(page, 'Save now').click()
      await button(page, 'Reopen').waitFor()
      const { ticket } = await shop.graphql('query ($id: ID!) { ticket(id: $id) { status assignedToAdminUserId } }', {
        id: ticketCreate.id,
      })
      check(ticket.status === 'COMPLETED' && ticket.assignedToAdminUserId !== null, JSON.stringify(ticket))
    },
  },
]

/** A cart above the limit of its contact, whose company has a manager who may approve it. */
async function waitingCart({ graphql }: TaskShop): Promise<string> {
  const { purchaser, manager } = await graphql(
    '{ purchaser: contacts(input: { term: "Peter" }) { items { contactId parentCompanyId } } manager: contacts(input: { term: "Karin" }) { items { contactId } } }',
  )
  const { contactId, parentCompanyId: companyId } = purchaser.items[0]
  const { purchaseAuthorizationConfigs: known } = await graphql(
    'query ($ids: [Int!]) { purchaseAuthorizationConfigs(input: { companyIds: $ids }) { items { id } } }',
    { ids: [companyId] },
  )
  for (const { id } of known.items)
    await graphql('mutation ($id: String!) { purchaseAuthorizationConfigDelete(id: $id) }', { id })
  const limits = [
    { contactId, companyId, purchaseRole: 'PURCHASER', authorizationLimit: 1 },
    { contactId: manager.items[0].contactId, companyId, purchaseRole: 'AUTHORIZATION_MANAGER' },
  ]
  for (const input of limits)
    await graphql(
      'mutation ($input: PurchaseAuthorizationConfigCreateInput) { purchaseAuthorizationConfigCreate(input: $input) { id } }',
      { input },
    )
  const { cartStart } = await graphql('mutation ($input: CartStartInput) { cartStart(input: $input) { cartId } }', {
    input: { contactId, companyId },
  })
  const { product } = await graphql('{ product(sku: "DRL-1800") { productId } }')
  await graphql('mutation ($id: String!, $p: Int!) { cartAddItem(id: $id, input: { productId: $p, quantity: 3 }) { cartId } }', {
    id: cartStart.cartId,
    p: product.productId,
  })
  await graphql('mutation ($id: String!) { cartRequestPurchaseAuthorization(id: $id) { cartId } }', { id: cartStart.cartId })
  return cartStart.cartId
}
