import { beforeEach, expect, test } from 'vitest'
import { logIn } from '../../../../test/people.js'
import { add, ask, fillCart, openSpendingShop, placeOrder, type SpendingShop } from '../../../../test/spending.js'

let shop: SpendingShop
beforeEach(async () => {
  shop = await openSpendingShop()
})

const EXPLAIN = `query ($input: SpendingExplainInput!) { spendingExplain(input: $input) {
  verdict approverIds checks { isPassed code effect message name budgetId limitId creditAccountId approvalRuleId amount used requested available currency rate } } }`
const explain = (input: object, bearer?: string) => ask(shop.server, EXPLAIN, { input }, bearer)
const nothing = { budgetId: null, limitId: null, creditAccountId: null, approvalRuleId: null, used: null, rate: null }

test('an explanation has every check of a cart with its numbers, also those that it passes', async () => {
  const { company, server } = shop
  const limit = await add(server, 'spending-limits', { name: 'Large', companyId: company, amount: 199 })
  const budget = await add(server, 'budgets', {
    name: 'Tools',
    companyId: company,
    amount: 1000,
    currency: 'USD',
    rates: [{ currency: 'EUR', rate: 1.25 }],
  })
  const credit = await add(server, 'credit-accounts', { companyId: company, creditLimit: 500 })
  const rule = await add(server, 'approval-rules', {
    name: 'Boss',
    companyId: company,
    amount: 250,
    steps: [{ approvers: 'MANAGERS_ABOVE' }],
  })
  await placeOrder(shop)
  const cartId = await fillCart(shop, { quantity: 2 })

  const explained = await explain({ cartId })

  expect(explained).toEqual({
    verdict: 'REFUSED',
    approverIds: [],
    checks: [
      {
        ...{
          ...nothing,
          isPassed: false,
          code: 'ORDER_LIMIT_EXCEEDED',
          effect: 'REFUSES',
          message: 'The order exceeds the limit [Large]',
        },
        ...{ name: 'Large', limitId: limit.id, amount: 199, requested: 200, available: 199, currency: 'EUR' },
      },
      {
        ...{
          ...nothing,
          isPassed: true,
          code: 'BUDGET_EXCEEDED',
          effect: 'REFUSES',
          message: 'The order is within the budget [Tools]',
        },
        ...{
          name: 'Tools',
          budgetId: budget.id,
          amount: 1000,
          used: 125,
          requested: 250,
          available: 875,
          currency: 'USD',
          rate: 1.25,
        },
      },
      {
        ...{ ...nothing, isPassed: true, code: 'CREDIT_LIMIT_EXCEEDED', effect: 'REFUSES' },
        message: 'The order is within the credit of the company',
        ...{ name: null, creditAccountId: credit.id, amount: 500, used: 121, requested: 242, available: 379, currency: 'EUR' },
      },
      {
        ...{ ...nothing, isPassed: true, code: 'APPROVAL_RULE', effect: 'NEEDS_APPROVAL' },
        message: 'The order is within the approval rule [Boss]',
        ...{ name: 'Boss', approvalRuleId: rule.id, amount: 250, requested: 200, available: 250, currency: 'EUR' },
      },
    ],
  })
  const { body } = await server.rest(`GET /v2/carts/${cartId}/spending-explanation`)
  expect(body).toMatchObject(explained)
})

test('an order is explained as it stands, a quote and a tender as if they were ordered now', async () => {
  const { company, server } = shop
  const { id } = await placeOrder(shop, { quantity: 2 })
  const quote = await placeOrder(shop, { quantity: 3 }, 'REQUEST')
  await add(server, 'spending-limits', { name: 'Large', companyId: company, amount: 250 })
  await add(server, 'budgets', { name: 'Tools', companyId: company, amount: 250 })
  const tender = await ask(server, `{ tender(orderId: ${quote.id}) { tenderId spendingVerdict { verdict } } }`)
  const codes = async (input: object) =>
    (await explain(input)).checks.map(({ code, isPassed }: { code: string; isPassed: boolean }) => `${code} ${isPassed}`)

  expect(await codes({ orderId: id })).toEqual(['BUDGET_EXCEEDED true'])
  expect(await codes({ orderId: quote.id })).toEqual(['ORDER_LIMIT_EXCEEDED false', 'BUDGET_EXCEEDED false'])
  expect(await codes({ tenderId: tender.tenderId })).toEqual(['ORDER_LIMIT_EXCEEDED false', 'BUDGET_EXCEEDED false'])
  expect(tender.spendingVerdict).toEqual({ verdict: 'REFUSED' })
  const verdictOf = (orderId: number) => ask(server, `{ order(orderId: ${orderId}) { spendingVerdict { verdict } } }`)
  expect([await verdictOf(id), await verdictOf(quote.id)]).toEqual([
    { spendingVerdict: { verdict: 'ALLOWED' } },
    { spendingVerdict: { verdict: 'REFUSED' } },
  ])
  for (const path of [`orders/id/${id}`, `tenders/${tender.tenderId}`])
    expect((await server.rest(`GET /v2/${path}/spending-explanation`)).body.checks).toBeInstanceOf(Array)
})

test('a tender counts the lines of its draft, not those of the order', async () => {
  const { company, server, product } = shop
  const quote = await placeOrder(shop, {}, 'REQUEST')
  await add(server, 'spending-limits', { name: 'Drills', companyId: company, productId: product, amount: 150 })
  const { tenderId } = await ask(server, `{ tender(orderId: ${quote.id}) { tenderId } }`)
  const [before] = (await explain({ tenderId })).checks

  await ask(
    server,
    `mutation { tenderAddItems(id: "${tenderId}", input: { products: [{ productId: ${product}, quantity: 2 }] }) { tender { tenderId } } }`,
  )

  const [after] = (await explain({ tenderId })).checks
  expect([before.requested, after.requested, after.isPassed]).toEqual([100, 300, false])
})

test('buyers explain their own carts, without the passed checks and the numbers of companies that are not theirs', async () => {
  const { company, server } = shop
  const group = await add(server, 'companies', { name: 'Group' })
  await server.rest(`PATCH /v2/companies/id/${company}`, { belongsToCompanyId: group.id })
  await add(server, 'budgets', { name: 'Secret', companyId: group.id, amount: 1000 })
  await add(server, 'spending-limits', { name: 'Small', companyId: group.id, amount: 10 })
  await add(server, 'spending-limits', { name: 'Own', companyId: company, measure: 'LINE', amount: 1000 })
  const { accessToken } = await logIn(server, 'ada@hull.test')

  const { checks } = await explain({ cartId: await fillCart(shop) }, accessToken)

  expect(checks.map(({ name, amount, available }: Record<string, unknown>) => [name, amount, available])).toEqual([
    ['Small', null, null],
    ['Own', 1000, 1000],
  ])
})

test('exactly one of cart, tender and order is explained, and only one that the caller may see', async () => {
  const { accessToken } = await logIn(shop.server, 'ada@hull.test')
  const { id } = await placeOrder(shop)
  await shop.server.db.updateTable('order').set({ userId: null, companyId: null }).execute()

  for (const input of [{}, { orderId: id, cartId: await fillCart(shop) }])
    expect((await explain(input)).error).toMatch(/^VALIDATION_ERROR/)
  expect((await explain({ orderId: id }, accessToken)).error).toMatch(/^ORDER_NOT_FOUND/)
  expect((await explain({ cartId: '01a1e01c-65af-7bd3-ba71-b8229d5d94ae' })).error).toMatch(/^CART_NOT_FOUND_ERROR/)
})
