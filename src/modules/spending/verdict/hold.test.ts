import { beforeEach, describe, expect, test } from 'vitest'
import { addOrder, orderInput } from '../../../../test/orders.js'
import { addCompany, addContact, logIn } from '../../../../test/people.js'
import {
  add,
  addCancelled,
  ask,
  budgetState,
  creditState,
  fillCart,
  ledgerOf,
  openSpendingShop,
  placeOrder,
  processCart,
  type SpendingShop,
  setStatus,
} from '../../../../test/spending.js'
import { findDifferences } from '../spending-entry/ledger.js'
import { keepLedger } from './upkeep.js'

let shop: SpendingShop
beforeEach(async () => {
  shop = await openSpendingShop()
})

const addBudget = (more: object = {}) =>
  add(shop.server, 'budgets', { name: 'Tools', companyId: shop.company, amount: 250, ...more })
const addCredit = (more: object = {}) =>
  add(shop.server, 'credit-accounts', { companyId: shop.company, creditLimit: 300, ...more })
const exceeded = (name = 'Tools') => ({ error: `SPENDING_REFUSED: The order exceeds what is left of the budget [${name}]` })
const overCredit = { error: 'SPENDING_REFUSED: The order exceeds what is left of the credit of the company' }
/** Runs the job, which also compares the ledger. Returns how many orders have given back. */
async function expire(): Promise<number | undefined> {
  const job = keepLedger()
  await job.run({ db: shop.server.db, now: shop.server.clock(), tenantId: 'default' } as Parameters<typeof job.run>[0])
  return job.readMetrics?.().wharf_spending_holds_expired_total
}
const orders = async () => (await shop.server.db.selectFrom('order').select('id').execute()).length

describe('a hard budget', () => {
  test('lets orders pass while something is left, and refuses the one that exceeds it without changing anything', async () => {
    const { id } = await addBudget()

    const first = await placeOrder(shop, { quantity: 2 })
    const cart = await fillCart(shop)
    const refused = await processCart(shop, cart)

    expect(first).toMatchObject({ status: 'NEW' })
    expect(refused).toEqual(exceeded())
    expect([await budgetState(shop, id), await orders()]).toEqual([[200, 50], 1])
    expect(await ledgerOf(shop, first.id)).toEqual(['ORDER_PLACED BUDGET 200'])
    await shop.server.rest(`PATCH /v2/budgets/${id}`, { amount: 300 })
    expect(await processCart(shop, cart)).toMatchObject({ status: 'NEW' })
    expect(await budgetState(shop, id)).toEqual([300, 0])
  })

  test('gets back what a cancelled, deleted or reduced order has taken', async () => {
    await addCancelled(shop)
    const { id } = await addBudget({ amount: 1000 })
    const cancelled = await placeOrder(shop, { quantity: 2 })
    const deleted = await placeOrder(shop, { quantity: 3 }, 'UNFINISHED')
    const reduced = await placeOrder(shop, { quantity: 5 })
    expect(await budgetState(shop, id)).toEqual([1000, 0])

    await setStatus(shop, cancelled.id, { status: 'CANCELLED' })
    await ask(shop.server, `mutation { orderDelete(orderId: ${deleted.id}) }`)
    const item = await shop.server.db
      .selectFrom('orderItem')
      .select('id')
      .where('orderId', '=', reduced.id)
      .executeTakeFirstOrThrow()
    const input = {
      id: item.id,
      quantity: 1,
      price: 100,
      originalPrice: 100,
      discount: 0,
      priceTotal: 100,
      tax: 21,
      taxPercentage: 21,
      taxCode: 'H',
    }
    const change =
      'mutation ($orderId: Int!, $input: OrderItemUpdateInput!) { orderItemUpdate(orderId: $orderId, orderItem: $input) { id } }'
    const changed = await ask(shop.server, change, { orderId: reduced.id, input })

    expect(changed).toEqual({ id: item.id })
    expect(await budgetState(shop, id)).toEqual([100, 900])
    expect(await ledgerOf(shop, cancelled.id)).toEqual(['ORDER_PLACED BUDGET 200', 'ORDER_CANCELLED BUDGET -200'])
    expect(await ledgerOf(shop, deleted.id)).toEqual(['ORDER_PLACED BUDGET 300', 'ORDER_CANCELLED BUDGET -300'])
    expect(await ledgerOf(shop, reduced.id)).toEqual(['ORDER_PLACED BUDGET 500', 'ORDER_CHANGED BUDGET -400'])
    expect(await findDifferences(shop.server.db)).toEqual([])
  })

  test('gets back what an order takes that waits too long for its payment; the order takes it again when it is paid after all', async () => {
    const { id } = await addBudget({ amount: 100 })
    const { id: orderId } = await placeOrder(shop, {}, 'UNFINISHED')
    expect(await budgetState(shop, id)).toEqual([100, 0])

    expect(await expire()).toBe(0)
    shop.server.travel('2026-11-15T12:31:00.000Z')
    expect(await expire()).toBe(1)
    expect(await expire()).toBe(0)

    expect(await budgetState(shop, id)).toEqual([0, 100])
    expect(await setStatus(shop, orderId, { status: 'NEW' })).toEqual({ status: 'NEW' })
    expect(await budgetState(shop, id)).toEqual([100, 0])
    expect(await ledgerOf(shop, orderId)).toEqual([
      'ORDER_PLACED BUDGET 100',
      'ORDER_EXPIRED BUDGET -100',
      'ORDER_PLACED BUDGET 100',
    ])
    shop.server.travel('2026-11-15T14:00:00.000Z')
    expect(await expire()).toBe(0)
  })

  test('counts a quote when it is ordered, and refuses it then', async () => {
    const { id } = await addBudget({ amount: 100 })
    const quote = await placeOrder(shop, { quantity: 2 }, 'REQUEST')
    expect(await budgetState(shop, id)).toEqual([0, 100])

    await setStatus(shop, quote.id, { status: 'QUOTATION' })
    const refused = await setStatus(shop, quote.id, { status: 'NEW' })

    expect(refused).toEqual(exceeded())
    expect(await budgetState(shop, id)).toEqual([0, 100])
  })

  test('counts what another system reports, without refusing it, and then refuses others', async () => {
    const { id } = await addBudget({ amount: 100 })

    await addOrder(shop.server, shop.contact, { companyId: shop.company })

    expect(await budgetState(shop, id)).toEqual([261, -161])
    expect(await placeOrder(shop)).toEqual(exceeded())
  })

  test('refuses an order that a buyer places without a cart', async () => {
    await addBudget({ amount: 99 })
    const { accessToken } = await logIn(shop.server, 'ada@hull.test')
    const line = {
      class: 'product',
      sku: 'DRILL',
      name: 'Boor',
      quantity: 1,
      originalPrice: 100,
      price: 100,
      priceTotal: 100,
      taxPercentage: 21,
      taxCode: 'H',
      isBonus: 'N',
      productId: shop.product,
    }
    const cost = (method: string) => ({ method, gross: 0, tax: 0, net: 0, taxPercentage: 21 })
    const input = orderInput(shop.contact, {
      companyId: shop.company,
      items: [line],
      paymentData: cost(''),
      postageData: cost('DELIVERY'),
    })

    const answer = await ask(
      shop.server,
      'mutation ($input: OrderCreateInput!) { orderCreate(order: $input) { id } }',
      { input },
      accessToken,
    )

    expect(answer).toEqual(exceeded())
    expect(await orders()).toBe(0)
  })

  test('refuses an order of the sales desk, and a raised total', async () => {
    const { id } = await addBudget({ amount: 150 })
    const start = `mutation { tenderStart(input: { channelId: 1, contactId: ${shop.contact}, companyId: ${shop.company} }) { tenderId } }`
    const { tenderId } = await ask(shop.server, start)
    const addItems = `mutation { tenderAddItems(id: "${tenderId}", input: { products: [{ productId: ${shop.product}, quantity: 2 }] }) { tender { tenderId } } }`
    await ask(shop.server, addItems)
    await ask(shop.server, `mutation { tenderUpdate(id: "${tenderId}", input: { status: "NEW" }) { tenderId } }`)

    const refused = await ask(shop.server, `mutation { tenderProcess(id: "${tenderId}") { orderId } }`)

    expect(refused).toEqual(exceeded())
    expect([await orders(), await budgetState(shop, id)]).toEqual([0, [0, 150]])
    const { id: orderId } = await placeOrder(shop)
    const more = {
      orderId,
      input: {
        class: 'product',
        sku: 'X',
        name: 'X',
        quantity: 1,
        price: 60,
        originalPrice: 60,
        priceTotal: 60,
        taxPercentage: 21,
        taxCode: 'H',
        isBonus: 'N',
      },
    }
    const raise =
      'mutation ($orderId: Int!, $input: OrderItemCreateInput!) { orderItemCreate(orderId: $orderId, orderItem: $input) { id } }'
    expect(await ask(shop.server, raise, more)).toEqual(exceeded())
    expect(await budgetState(shop, id)).toEqual([100, 50])
  })
})

describe('a budget', () => {
  test('that is soft needs authorization, of which an authorization manager needs none; an informative one only counts', async () => {
    const manager = await addContact(shop.server, { email: 'mia@hull.test', companyIds: [shop.company] })
    await add(shop.server, 'purchase-authorization-configs', {
      contactId: manager.id,
      companyId: shop.company,
      purchaseRole: 'AUTHORIZATION_MANAGER',
    })
    const { id } = await addBudget({ amount: 50, enforcement: 'SOFT' })
    const { id: informative } = await addBudget({ name: 'Watched', amount: 10, enforcement: 'INFORMATIVE' })
    const cart = await fillCart(shop)

    const shown = await ask(
      shop.server,
      `{ cart(id: "${cart}") { spendingVerdict { verdict approverIds reasons { code effect budgetId requested available currency rate } } } }`,
    )

    expect(shown.spendingVerdict).toEqual({
      verdict: 'NEEDS_APPROVAL',
      approverIds: [manager.id],
      reasons: [
        {
          code: 'BUDGET_EXCEEDED',
          effect: 'NEEDS_APPROVAL',
          budgetId: id,
          requested: 100,
          available: 50,
          currency: 'EUR',
          rate: null,
        },
        {
          code: 'BUDGET_EXCEEDED',
          effect: 'INFORMS',
          budgetId: informative,
          requested: 100,
          available: 10,
          currency: 'EUR',
          rate: null,
        },
      ],
    })
    expect((await processCart(shop, cart)).error).toMatch(/^SPENDING_NEEDS_APPROVAL: .*Tools.*needs purchase authorization$/)
    expect(await placeOrder(shop, { contact: manager.id })).toMatchObject({ status: 'NEW' })
    expect([await budgetState(shop, id), await budgetState(shop, informative)]).toEqual([
      [100, -50],
      [100, -90],
    ])
  })

  test('of a cost centre, a project or a contact counts their orders only', async () => {
    const other = await addContact(shop.server, { email: 'bob@hull.test', companyIds: [shop.company] })
    const { id: centre } = await addBudget({ name: 'Yard', costCentre: 'YARD', amount: 100 })
    const { id: project } = await addBudget({ name: 'Bridge', project: 'B1', amount: 100 })
    const { id: own } = await addBudget({ name: 'Ada', contactId: shop.contact, amount: 150 })

    const placed = await placeOrder(shop, { costCentre: 'YARD' })

    expect(placed).toMatchObject({ costCentre: 'YARD', project: null })
    expect(await placeOrder(shop, { contact: other.id, costCentre: 'YARD' })).toEqual(exceeded('Yard'))
    expect(await placeOrder(shop, { project: 'B1' })).toEqual(exceeded('Ada'))
    expect(await placeOrder(shop, { contact: other.id, project: 'B1' })).toMatchObject({ project: 'B1' })
    expect([await budgetState(shop, centre), await budgetState(shop, project), await budgetState(shop, own)]).toEqual([
      [100, 0],
      [100, 0],
      [100, 50],
    ])
  })

  test('begins again with each period in its own time zone; an order gives back to the period that it took from', async () => {
    await addCancelled(shop)
    const { id } = await addBudget({ amount: 100, period: 'MONTH', timeZone: 'Europe/Amsterdam' })
    const { id: first } = await placeOrder(shop)
    shop.server.travel('2026-11-30T22:59:00.000Z')
    expect(await placeOrder(shop)).toEqual(exceeded())

    shop.server.travel('2026-11-30T23:00:00.000Z')
    const second = await placeOrder(shop)
    await setStatus(shop, first, { status: 'CANCELLED' })

    expect(second).toMatchObject({ status: 'NEW' })
    expect(await budgetState(shop, id)).toEqual([100, 0])
    const { body } = await shop.server.rest('POST /v2/spending-entries/search', { budgetIds: [id], offset: 100 })
    expect(body.data.map(({ startsOn, amount }: { startsOn: string; amount: number }) => [startsOn, amount])).toEqual([
      ['2026-11-01', 100],
      ['2026-12-01', 100],
      ['2026-11-01', -100],
    ])
    expect(await findDifferences(shop.server.db)).toEqual([])
  })

  test('of the last days forgets an order when its day has passed', async () => {
    const { id } = await addBudget({ amount: 150, period: 'ROLLING', rollingDays: 7, timeZone: 'UTC' })
    await placeOrder(shop)
    shop.server.travel('2026-11-21T23:59:00.000Z')
    expect(await placeOrder(shop)).toEqual(exceeded())

    shop.server.travel('2026-11-22T00:00:00.000Z')

    expect(await placeOrder(shop)).toMatchObject({ status: 'NEW' })
    expect(await budgetState(shop, id)).toEqual([100, 50])
  })

  test('that each contact has counts them apart', async () => {
    const other = await addContact(shop.server, { email: 'bob@hull.test', companyIds: [shop.company] })
    await addBudget({ amount: 100, isPerContact: true })

    expect(await placeOrder(shop)).toMatchObject({ status: 'NEW' })
    expect(await placeOrder(shop, { contact: other.id })).toMatchObject({ status: 'NEW' })
    expect(await placeOrder(shop)).toEqual(exceeded())
  })

  test('of a company above applies unless the company has one of the same kind', async () => {
    const group = await addCompany(shop.server, 'Group')
    await shop.server.rest(`PATCH /v2/companies/id/${shop.company}`, { belongsToCompanyId: group })
    const { id } = await addBudget({ name: 'Group', companyId: group, amount: 150 })
    await addBudget({ name: 'Centre of the group', companyId: group, costCentre: 'YARD', amount: 500 })

    expect(await placeOrder(shop)).toMatchObject({ status: 'NEW' })
    expect(await placeOrder(shop)).toEqual(exceeded('Group'))
    const { id: own } = await addBudget({ amount: 1000 })
    expect(await placeOrder(shop, { costCentre: 'YARD' })).toMatchObject({ status: 'NEW' })
    expect([await budgetState(shop, id), await budgetState(shop, own)]).toEqual([
      [100, 50],
      [100, 900],
    ])
  })

  test('in another currency counts with its rate, which the ledger keeps, and refuses a currency without a rate', async () => {
    const { id } = await addBudget({ currency: 'USD', rates: [{ currency: 'EUR', rate: 1.0825 }], amount: 110 })

    const { id: orderId } = await placeOrder(shop)

    expect(await budgetState(shop, id)).toEqual([108.25, 1.75])
    const { body } = await shop.server.rest('POST /v2/spending-entries/search', { orderIds: [orderId] })
    expect(body.data).toMatchObject([{ amount: 108.25, orderCurrency: 'EUR', rate: 1.0825 }])
    await shop.server.rest(`PATCH /v2/budgets/${id}`, { rates: null })
    expect((await placeOrder(shop)).error).toMatch(/^SPENDING_REFUSED: There is no rate from EUR to USD for the budget \[Tools\]/)
  })
})

describe('credit', () => {
  test('counts orders with tax until they are invoiced, and invoices until they are paid', async () => {
    const { id } = await addCredit()
    const book = (externalId: string, type: string, amount: number, more: object = {}) =>
      add(shop.server, 'credit-entries', { companyId: shop.company, externalId, type, amount, ...more })

    const { id: orderId } = await placeOrder(shop, { quantity: 2 })
    expect(await creditState(shop, id)).toEqual([242, 0, 58])
    expect(await placeOrder(shop)).toEqual(overCredit)
    await book('I1', 'INVOICE', 121, { orderId })
    expect(await creditState(shop, id)).toEqual([121, 121, 58])
    await book('I2', 'INVOICE', 100, { orderId, closesOrder: true })
    expect(await creditState(shop, id)).toEqual([0, 221, 79])
    await book('P1', 'PAYMENT', 121)
    await book('C1', 'CREDIT', 20)

    expect(await creditState(shop, id)).toEqual([0, 80, 220])
    expect(await ledgerOf(shop, orderId)).toEqual([
      'ORDER_PLACED OPEN_ORDERS 242',
      'INVOICE BALANCE 121',
      'INVOICE OPEN_ORDERS -121',
      'INVOICE BALANCE 100',
      'INVOICE OPEN_ORDERS -121',
    ])
    expect(await placeOrder(shop)).toMatchObject({ status: 'NEW' })
    expect(await findDifferences(shop.server.db)).toEqual([])
  })

  test('on hold refuses every order with its reason, and lets an order be cancelled', async () => {
    await addCancelled(shop)
    const { id } = await addCredit()
    const { id: orderId } = await placeOrder(shop)
    await shop.server.rest(`PATCH /v2/credit-accounts/${id}`, { isOnHold: true, onHoldReason: 'Two invoices are overdue' })

    expect(await placeOrder(shop)).toEqual({
      error: 'SPENDING_REFUSED: The credit of the company is on hold: Two invoices are overdue',
    })
    expect(await setStatus(shop, orderId, { status: 'CANCELLED' })).toEqual({ status: 'CANCELLED' })
    expect(await creditState(shop, id)).toEqual([0, 0, 300])
  })

  test('is that of the nearest company above with an account: the company that pays', async () => {
    const group = await addCompany(shop.server, 'Group')
    await shop.server.rest(`PATCH /v2/companies/id/${shop.company}`, { belongsToCompanyId: group })
    const { id } = await addCredit({ companyId: group, creditLimit: 121 })

    expect(await placeOrder(shop)).toMatchObject({ status: 'NEW' })
    expect(await placeOrder(shop)).toEqual(overCredit)
    await add(shop.server, 'credit-entries', { companyId: shop.company, externalId: 'P', type: 'PAYMENT', amount: 200 })
    expect(await creditState(shop, id)).toEqual([121, -200, 200])
  })

  test('is free again when the order is paid; a payment that is taken back is never refused', async () => {
    const { id } = await addCredit({ creditLimit: 121 })
    const { id: orderId } = await placeOrder(shop)

    await setStatus(shop, orderId, { payStatus: 'PAID' })
    expect(await creditState(shop, id)).toEqual([0, 0, 121])
    const { id: second } = await placeOrder(shop)
    expect(await setStatus(shop, orderId, { payStatus: 'CHARGEBACK' })).toEqual({ status: 'NEW' })

    expect(await creditState(shop, id)).toEqual([242, 0, -121])
    expect(await setStatus(shop, second, { status: 'CONFIRMED' })).toEqual({ status: 'CONFIRMED' })
  })

  test('that counts from the invoice on is not touched by orders', async () => {
    const { id } = await addCredit({ countsFrom: 'INVOICE', creditLimit: 100 })
    const { id: orderId } = await placeOrder(shop, { quantity: 3 })
    expect(await creditState(shop, id)).toEqual([0, 0, 100])
    await add(shop.server, 'credit-entries', { companyId: shop.company, externalId: 'I', type: 'INVOICE', amount: 363, orderId })

    expect(await creditState(shop, id)).toEqual([0, 363, -263])
  })
})

describe('many checkouts at once', () => {
  test('take no more of a budget and of the credit than there is, and the ledger adds up', async () => {
    await addCancelled(shop)
    const { id: hard } = await addBudget({ amount: 1500 })
    const { id: centre } = await addBudget({ name: 'Yard', costCentre: 'YARD', amount: 600 })
    const { id: credit } = await addCredit({ creditLimit: 1331 })
    const first = await placeOrder(shop)
    const carts = await Promise.all(Array.from({ length: 40 }, (_, i) => fillCart(shop, i % 2 ? { costCentre: 'YARD' } : {})))

    const [cancelled, ...answers] = await Promise.all([
      setStatus(shop, first.id, { status: 'CANCELLED' }),
      ...carts.map((id) => processCart(shop, id)),
    ])

    const placed = answers.filter(({ status }) => status === 'NEW')
    const codes = new Set(answers.flatMap(({ error }) => error?.split(':')[0] ?? []))
    expect(cancelled).toEqual({ status: 'CANCELLED' })
    expect([...codes]).toEqual(['SPENDING_REFUSED'])
    expect([10, 11]).toContain(placed.length)
    expect(placed.filter(({ costCentre }) => costCentre).length).toBeLessThanOrEqual(6)
    expect((await budgetState(shop, hard))[0]).toBe(placed.length * 100)
    expect((await budgetState(shop, centre))[0]).toBe(placed.filter(({ costCentre }) => costCentre).length * 100)
    expect((await creditState(shop, credit))[0]).toBe(placed.length * 121)
    expect(await findDifferences(shop.server.db)).toEqual([])
  })
})
