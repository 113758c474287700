import { beforeEach, describe, expect, test } from 'vitest'
import { fill } from '../../../../test/catalogue.js'
import { addContact, logIn } from '../../../../test/people.js'
import { addPrice } from '../../../../test/price-fixtures.js'
import {
  add,
  ask,
  fillCart,
  openSpendingShop,
  placeOrder,
  processCart,
  type SpendingShop,
  setStatus,
} from '../../../../test/spending.js'
import type { Answer } from '../../../../test/test-server.js'

let shop: SpendingShop
beforeEach(async () => {
  shop = await openSpendingShop()
})

const limit = (more: object) => add(shop.server, 'spending-limits', { name: 'Limit', companyId: shop.company, ...more })
const verdictOf = async (cart: string): Promise<Answer> =>
  await ask(
    shop.server,
    `{ cart(id: "${cart}") { purchaseAuthorizationRequired spendingVerdict { verdict approverIds reasons { code effect limitId requested available } } } }`,
  )
const refused = { error: 'SPENDING_REFUSED: The order exceeds the limit [Limit]' }

/** A saw of 30 in a category below Tools. */
async function addSaw(): Promise<{ saw: number; saws: number }> {
  const { product, category } = (await fill(shop.server, {
    categories: { Yard: null, Saws: 'Yard' },
    products: [{ sku: 'SAW', names: { NL: 'Zaag' }, categories: ['Saws'] }],
  })) as unknown as { product: Map<string, number>; category: Map<string, number> }
  const saw = product.get('SAW') as number
  await addPrice(shop.server, saw, { list: 30 })
  return { saw, saws: category.get('Yard') as number }
}
const addItem = (id: string, productId: number, quantity: number) =>
  ask(shop.server, 'mutation ($id: String!, $input: CartAddItemInput!) { cartAddItem(id: $id, input: $input) { cartId } }', {
    id,
    input: { productId, quantity },
  })

describe('a limit', () => {
  test('of an order compares its total, of a line each line, and is shown in the cart', async () => {
    const { saw } = await addSaw()
    const { id } = await limit({ amount: 150 })
    const cart = await fillCart(shop)
    await addItem(cart, saw, 2)

    expect(await verdictOf(cart)).toEqual({
      purchaseAuthorizationRequired: false,
      spendingVerdict: {
        verdict: 'REFUSED',
        approverIds: [],
        reasons: [{ code: 'ORDER_LIMIT_EXCEEDED', effect: 'REFUSES', limitId: id, requested: 160, available: 150 }],
      },
    })
    expect(await processCart(shop, cart)).toEqual(refused)
    await shop.server.rest(`DELETE /v2/spending-limits/${id}`)
    await limit({ amount: 99, measure: 'LINE', name: 'Line' })
    expect(await processCart(shop, cart)).toEqual({ error: 'SPENDING_REFUSED: The order exceeds the limit [Line]' })
  })

  test('of a category counts the products in it and below it, of a product only this one', async () => {
    const { saw, saws } = await addSaw()
    await limit({ amount: 59, categoryId: saws })
    await limit({ amount: 100, productId: shop.product, name: 'Drill' })
    const cart = await fillCart(shop)
    await addItem(cart, saw, 1)
    expect((await verdictOf(cart)).spendingVerdict.verdict).toBe('ALLOWED')

    await addItem(cart, saw, 1)

    expect((await verdictOf(cart)).spendingVerdict.reasons).toMatchObject([
      { code: 'CATEGORY_LIMIT_EXCEEDED', requested: 60, available: 59 },
    ])
    expect(await processCart(shop, cart)).toEqual(refused)
    expect(await placeOrder(shop, { quantity: 2 })).toEqual({ error: 'SPENDING_REFUSED: The order exceeds the limit [Drill]' })
    expect(await placeOrder(shop)).toMatchObject({ status: 'NEW' })
  })

  test('of a supplier counts the lines with its products only, whatever the capitals of its name', async () => {
    const { saw } = await addSaw()
    await shop.server.rest(`PATCH /v2/products/id/${saw}`, { supplier: 'Groothandel Noord' })
    await limit({ amount: 59, supplier: 'GROOTHANDEL noord' })
    const cart = await fillCart(shop)
    await addItem(cart, saw, 1)
    expect((await verdictOf(cart)).spendingVerdict.verdict).toBe('ALLOWED')

    await addItem(cart, saw, 1)

    expect((await verdictOf(cart)).spendingVerdict.reasons).toMatchObject([
      { code: 'SUPPLIER_LIMIT_EXCEEDED', requested: 60, available: 59 },
    ])
    expect(await processCart(shop, cart)).toEqual(refused)
    expect(await placeOrder(shop, { quantity: 9 })).toMatchObject({ status: 'NEW' })
  })

  test('that needs approval lets an authorization manager take over the cart, as a purchase limit does', async () => {
    const manager = await addContact(shop.server, { email: 'mia@hull.test', companyIds: [shop.company] })
    await add(shop.server, 'purchase-authorization-configs', {
      contactId: manager.id,
      companyId: shop.company,
      purchaseRole: 'AUTHORIZATION_MANAGER',
    })
    await limit({ amount: 50, effect: 'NEEDS_APPROVAL' })
    const cart = await fillCart(shop)
    const ada = (await logIn(shop.server, 'ada@hull.test')).accessToken
    const mia = (await logIn(shop.server, 'mia@hull.test')).accessToken

    expect(await verdictOf(cart)).toMatchObject({
      purchaseAuthorizationRequired: true,
      spendingVerdict: { verdict: 'NEEDS_APPROVAL', approverIds: [manager.id] },
    })
    expect((await processCart(shop, cart, 'NEW', ada)).error).toMatch(/^SPENDING_NEEDS_APPROVAL/)
    const request = `mutation { cartRequestPurchaseAuthorization(id: "${cart}") { status } }`
    expect(await ask(shop.server, request, {}, ada)).toEqual({ status: 'PENDING_PURCHASE_AUTHORIZATION' })
    expect(
      (await ask(shop.server, `mutation { cartAcceptPurchaseAuthorizationRequest(id: "${cart}") { status } }`, {}, ada)).error,
    ).toBeTruthy()
    const accept = `mutation { cartAcceptPurchaseAuthorizationRequest(id: "${cart}") { status } }`
    expect(await ask(shop.server, accept, {}, mia)).toEqual({ status: 'OPEN' })
    expect(await processCart(shop, cart, 'NEW', mia)).toMatchObject({ status: 'NEW' })
  })

  test('does not stop an order that was placed before', async () => {
    const { id } = await placeOrder(shop)
    await limit({ amount: 50 })

    expect(await setStatus(shop, id, { status: 'CONFIRMED' })).toEqual({ status: 'CONFIRMED' })
  })

  test('of two of category, product and supplier together, or of something unknown, is refused', async () => {
    const { saws } = await addSaw()
    for (const more of [
      { categoryId: saws, productId: shop.product },
      { categoryId: saws, supplier: 'Noord' },
      { productId: shop.product, supplier: 'Noord' },
      { categoryId: 99999 },
      { productId: 99999 },
      { companyId: 99999 },
    ])
      expect(
        (await shop.server.rest('POST /v2/spending-limits', { name: 'Limit', companyId: shop.company, amount: 1, ...more }))
          .status,
      ).toBeGreaterThan(399)
    expect((await shop.server.rest('GET /v2/spending-limits')).body.itemsFound).toBe(0)
  })
})

describe('the purchase limit of the contract', () => {
  test('is one of the reasons, and keeps its own error', async () => {
    await add(shop.server, 'purchase-authorization-configs', {
      contactId: shop.contact,
      companyId: shop.company,
      authorizationLimit: 99,
    })
    const cart = await fillCart(shop)

    expect(await verdictOf(cart)).toMatchObject({
      purchaseAuthorizationRequired: true,
      spendingVerdict: {
        verdict: 'NEEDS_APPROVAL',
        reasons: [{ code: 'PURCHASE_LIMIT_EXCEEDED', requested: 100, available: 99 }],
      },
    })
    expect((await processCart(shop, cart)).error).toMatch(/^CART_INVALID_STATUS_ERROR: The cart exceeds the limit of the contact/)
  })
})

describe('a buyer', () => {
  test('does not see the numbers of a budget above their companies, and of credit only as a manager', async () => {
    const group = await add(shop.server, 'companies', { name: 'Group' })
    await shop.server.rest(`PATCH /v2/companies/id/${shop.company}`, { belongsToCompanyId: group.id })
    await add(shop.server, 'budgets', { name: 'Group', companyId: group.id, amount: 10 })
    await add(shop.server, 'credit-accounts', { companyId: shop.company, creditLimit: 10 })
    const cart = await fillCart(shop)
    const { accessToken } = await logIn(shop.server, 'ada@hull.test')

    const { spendingVerdict } = await ask(
      shop.server,
      `{ cart(id: "${cart}") { spendingVerdict { reasons { code requested available } } } }`,
      {},
      accessToken,
    )

    expect(spendingVerdict.reasons).toEqual([
      { code: 'BUDGET_EXCEEDED', requested: null, available: null },
      { code: 'CREDIT_LIMIT_EXCEEDED', requested: null, available: null },
    ])
  })
})

describe('a shop without spending rules', () => {
  const count = async (work: () => Promise<unknown>): Promise<string[]> => {
    shop.server.statements.length = 0
    await work()
    return shop.server.statements.filter((text) => /"budget|"spending(Entry|Hold)"|from budget b|"creditAccount" a/.test(text))
  }

  test('sends no statement about them when it makes or changes an order, nor for a company without rules; with rules, facts are one', async () => {
    const [first, second, third] = [await fillCart(shop), await fillCart(shop), await fillCart(shop)]
    const none = await count(() => processCart(shop, first))
    const { id } = await shop.server.db.selectFrom('order').select('id').executeTakeFirstOrThrow()
    const noneLater = await count(() => setStatus(shop, id, { status: 'CONFIRMED' }))
    const group = await add(shop.server, 'companies', { name: 'Group' })
    await add(shop.server, 'budgets', { name: 'Group', companyId: group.id, amount: 1000 })
    const elsewhere = await count(() => processCart(shop, second))
    await shop.server.rest(`PATCH /v2/companies/id/${shop.company}`, { belongsToCompanyId: group.id })

    const some = await count(() => processCart(shop, third))

    expect([none, noneLater, elsewhere]).toEqual([[], [], []])
    expect(some.filter((text) => text.includes('"approverIds"'))).toHaveLength(1)
    expect(some).toHaveLength(4)
    expect(await budgetSpent(group.id)).toBe(100)
  })
})

/** What the budget of a company has spent. */
const budgetSpent = async (companyId: number): Promise<number> => {
  const { items } = await ask(shop.server, 'query ($input: BudgetSearchInput) { budgets(input: $input) { items { spent } } }', {
    input: { companyIds: [companyId] },
  })
  return (items as { spent: number }[])[0]?.spent ?? -1
}
