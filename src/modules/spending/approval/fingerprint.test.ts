/** What an approval is bound to, how it ends, and the mistakes of others that it must not make. */
import { beforeEach, describe, expect, test } from 'vitest'
import {
  accept,
  addColleague,
  addRule,
  type Colleague,
  decline,
  named,
  request,
  requestOf,
  verdictOf,
} from '../../../../test/approvals.js'
import { logIn } from '../../../../test/people.js'
import { add, ask, fillCart, openSpendingShop, processCart, type SpendingShop } from '../../../../test/spending.js'
import { endRequests } from './upkeep.js'

let shop: SpendingShop
let ada: Colleague
let bob: Colleague
beforeEach(async () => {
  shop = await openSpendingShop()
  ada = { id: shop.contact, bearer: (await logIn(shop.server, 'ada@hull.test')).accessToken }
  bob = await addColleague(shop, 'bob@hull.test')
})

const PENDING = 'PENDING_PURCHASE_AUTHORIZATION'
const order = (id: string, { bearer }: Colleague = ada) => processCart(shop, id, 'NEW', bearer)
const change = (id: string, field: string, type: string, input: object) =>
  ask(
    shop.server,
    `mutation ($id: String!, $input: ${type}!) { ${field}(id: $id, input: $input) { cartId } }`,
    { id, input },
    ada.bearer,
  )

/** A cart of Ada's that Bob has approved. */
async function approved(cart = {}): Promise<string> {
  const id = await fillCart(shop, cart)
  expect(await request(shop, id, ada.bearer)).toMatchObject({ status: PENDING })
  expect(await accept(shop, id, bob.bearer)).toMatchObject({ status: 'OPEN' })
  return id
}

const voidBecause = (what: string) => ({
  error: expect.stringMatching(new RegExp(`^SPENDING_NEEDS_APPROVAL: .*The approval no longer holds: its ${what} changed since`)),
})

/** Sets the price of the product, and lets the cart take it over. */
async function reprice(id: string, list: number): Promise<void> {
  await shop.server.db
    .updateTable('price')
    .set({ list: String(list) } as never)
    .execute()
  expect((await order(id)).error).toMatch(/Prices have changed/)
}

describe('an approval', () => {
  test.each([
    ['lines have', (id: string) => change(id, 'cartAddItem', 'CartAddItemInput', { productId: shop.product, quantity: 1 })],
    [
      'delivery address has',
      (id: string) =>
        change(id, 'cartUpdateAddress', 'CartUpdateAddressInput', {
          type: 'DELIVERY',
          lastName: 'Elsewhere',
          firstName: 'A',
          street: 'Quay',
          postalCode: '1',
          city: 'Hull',
        }),
    ],
    ['cost centre or project has', (id: string) => change(id, 'cartUpdate', 'CartUpdateInput', { costCentre: 'QUAY' })],
  ])('is void once its %s changed', async (what, work) => {
    await addRule(shop, [named(bob)])
    const id = await approved()

    expect(await work(id)).toEqual({ cartId: id })

    expect(await order(id)).toEqual(voidBecause(what))
    expect((await verdictOf(shop, id)).reasons.map(({ code }: { code: string }) => code)).toEqual([
      'APPROVAL_RULE',
      'APPROVAL_VOID',
    ])
    // It can be asked for again, and then ordered.
    expect(await request(shop, id, ada.bearer)).toMatchObject({ status: PENDING })
    expect(await accept(shop, id, bob.bearer)).toMatchObject({ status: 'OPEN' })
    expect(await order(id)).toMatchObject({ status: 'NEW' })
  })

  test('holds again after a change was undone, and for a note', async () => {
    await addRule(shop, [named(bob)])
    const id = await approved({ costCentre: 'YARD' })

    await change(id, 'cartUpdate', 'CartUpdateInput', { costCentre: 'QUAY', notes: 'Ring twice' })
    await change(id, 'cartUpdate', 'CartUpdateInput', { costCentre: 'YARD' })

    expect(await order(id)).toMatchObject({ status: 'NEW' })
  })

  test('survives a price that changes within the tolerance of the rule, and no more', async () => {
    await addRule(shop, [named(bob)], { tolerancePercentage: 2 })
    const [id, other] = [await approved(), await approved()]

    await reprice(id, 102)
    expect(await order(id)).toMatchObject({ status: 'NEW' })

    await reprice(other, 102.01)
    expect(await order(other)).toEqual(voidBecause('total has'))
  })

  test('without tolerance is void after any change of price', async () => {
    await addRule(shop, [named(bob)])
    const id = await approved()

    await reprice(id, 99.99)

    expect(await order(id)).toEqual(voidBecause('total has'))
  })

  test('counts for one cart only', async () => {
    await addRule(shop, [named(bob)])
    await approved()

    expect(await order(await fillCart(shop))).toMatchObject({ error: expect.stringMatching(/^SPENDING_NEEDS_APPROVAL/) })
  })
})

describe('the mistakes of others', () => {
  test('what was declined is not approved (shopware#20079)', async () => {
    await addRule(shop, [named(bob)])
    const id = await fillCart(shop)
    await request(shop, id, ada.bearer)

    expect(await decline(shop, id, bob.bearer, { comment: 'Too dear' })).toMatchObject({ status: 'OPEN', contactId: ada.id })

    expect((await order(id)).error).toMatch(/^SPENDING_NEEDS_APPROVAL/)
    expect((await accept(shop, id, bob.bearer)).error).toBeTruthy()
    expect(await requestOf(shop, id)).toMatchObject({
      status: 'DECLINED',
      entries: [`REQUESTED ${ada.id}`, `DECLINED ${bob.id}`],
    })
    expect(await request(shop, id, ada.bearer)).toMatchObject({ status: PENDING })
  })

  test('what was approved before is not approved once it is declined later in the chain', async () => {
    const cfo = await addColleague(shop, 'cfo@hull.test')
    await addRule(shop, [named(bob), named(cfo)])
    const id = await fillCart(shop)
    await request(shop, id, ada.bearer)
    await accept(shop, id, bob.bearer)
    await decline(shop, id, cfo.bearer)

    expect((await order(id)).error).toMatch(/^SPENDING_NEEDS_APPROVAL/)
    expect((await verdictOf(shop, id)).steps.map(({ isComplete }: { isComplete: boolean }) => isComplete)).toEqual([false, false])
  })

  test('the one who approves sees the cart with its lines, and so does the one who orders (shopware#17255)', async () => {
    await addRule(shop, [named(bob)])
    const id = await fillCart(shop, { quantity: 3 })
    await request(shop, id, ada.bearer)
    const lines = ({ bearer }: Colleague) =>
      ask(shop.server, `{ cart(id: "${id}") { items { quantity } total { totalGross } } }`, {}, bearer)
    const whole = { items: [{ quantity: 3 }], total: { totalGross: 300 } }

    expect([await lines(bob), await lines(ada)]).toEqual([whole, whole])
    await accept(shop, id, bob.bearer)
    expect(await lines(ada)).toEqual(whole)
    const { id: orderId } = await order(id)
    expect(await ask(shop.server, `{ order(orderId: ${orderId}) { total { gross } items { quantity } } }`)).toEqual({
      total: { gross: 300 },
      items: [{ quantity: 3 }],
    })
  })

  test('what a hard budget refuses is refused before anybody is asked, and again before anybody approves (erpnext#37888)', async () => {
    await addRule(shop, [named(bob)])
    const budget = await add(shop.server, 'budgets', { name: 'Tools', companyId: shop.company, amount: 99 })
    const id = await fillCart(shop)
    const refused = { error: 'SPENDING_REFUSED: The order exceeds what is left of the budget [Tools]' }
    expect(await request(shop, id, ada.bearer)).toEqual(refused)

    await shop.server.rest(`PATCH /v2/budgets/${budget.id}`, { amount: 100 })
    expect(await request(shop, id, ada.bearer)).toMatchObject({ status: PENDING })
    await shop.server.rest(`PATCH /v2/budgets/${budget.id}`, { amount: 99 })

    expect(await accept(shop, id, bob.bearer)).toEqual(refused)
    expect((await requestOf(shop, id)).status).toBe('PENDING')
  })

  test('the credit that is checked is that of the company that pays, also after an approval (metasfresh#4087)', async () => {
    const group = await add(shop.server, 'companies', { name: 'Group' })
    await shop.server.rest(`PATCH /v2/companies/id/${shop.company}`, { belongsToCompanyId: group.id })
    await addRule(shop, [named(bob)])
    const credit = await add(shop.server, 'credit-accounts', { companyId: group.id, creditLimit: 1000 })
    const [id, other] = [await approved(), await approved()]
    expect(await order(id)).toMatchObject({ status: 'NEW' })

    // From now on the company pays itself: another payer than the one that was approved.
    await add(shop.server, 'credit-accounts', { companyId: shop.company, creditLimit: 1000 })

    expect(await order(other)).toEqual(voidBecause('buyer or payer has'))
    expect((await shop.server.rest(`GET /v2/credit-accounts/${credit.id}`)).body.openOrders).toBe(121)
  })

  test('an amount in another currency is converted with the rate of the rule, and needs approval without one (shopware#11233)', async () => {
    await addRule(shop, [named(bob)], { amount: 150, currency: 'USD', rates: [{ currency: 'EUR', rate: 1.5 }] })
    expect(await order(await fillCart(shop))).toMatchObject({ status: 'NEW' })
    expect((await order(await fillCart(shop, { quantity: 2 }))).error).toMatch(/^SPENDING_NEEDS_APPROVAL/)

    await addRule(shop, [named(bob)], { amount: 100_000, currency: 'GBP', costCentre: 'YARD' })

    expect((await order(await fillCart(shop, { costCentre: 'YARD' }))).error).toMatch(
      /There is no rate from EUR to GBP for the approval rule/,
    )
  })

  test('a cart that is approved twice at once is approved once, and 10 checkouts at once make one order', async () => {
    await addRule(shop, [named(bob)])
    const id = await fillCart(shop)
    await request(shop, id, ada.bearer)

    const answers = await Promise.all([1, 2, 3].map(() => accept(shop, id, bob.bearer)))
    const orders = await Promise.all(Array.from({ length: 10 }, () => order(id)))

    expect(answers.filter(({ error }) => !error)).toHaveLength(1)
    expect(new Set(orders.map(({ id: orderId }) => orderId)).size).toBe(1)
    expect((await requestOf(shop, id)).entries).toEqual([`REQUESTED ${ada.id}`, `APPROVED ${bob.id}`, `ORDERED ${ada.id}`])
  })
})

describe('a request that waits', () => {
  const runJob = () =>
    endRequests.run({
      db: shop.server.db,
      now: shop.server.clock(),
      tenantId: 'default',
      contextFor: () => Promise.reject(new Error('unused')),
    })

  test('is withdrawn by the contact who asked, who may then change the cart', async () => {
    await addRule(shop, [named(bob)])
    const id = await fillCart(shop)
    await request(shop, id, ada.bearer)
    expect((await change(id, 'cartUpdate', 'CartUpdateInput', { notes: 'x' })).error).toMatch(/^CART_INVALID_STATUS_ERROR/)

    expect(await decline(shop, id, ada.bearer)).toMatchObject({ status: 'OPEN' })

    expect((await requestOf(shop, id)).status).toBe('WITHDRAWN')
    expect(await change(id, 'cartUpdate', 'CartUpdateInput', { notes: 'x' })).toEqual({ cartId: id })
  })

  test('too long is also given to another contact, and ends after its days', async () => {
    const gus = await addColleague(shop, 'gus@hull.test')
    await addRule(shop, [{ ...named(bob, await addColleague(shop, 'carl@hull.test')), needs: 'ALL' }], {
      escalateAfterHours: 24,
      escalateToContactId: gus.id,
      expireAfterDays: 3,
    })
    const [id, other] = [await fillCart(shop), await fillCart(shop)]
    for (const one of [id, other]) await request(shop, one, ada.bearer)
    await runJob()
    await shop.server.outbox.work()
    expect((await accept(shop, id, gus.bearer)).error).toMatch(/NOT_FOUND/)

    shop.server.travel('2026-11-16T12:00:00.000Z')
    await runJob()
    await runJob()
    await shop.server.outbox.work()
    const sent = (await shop.server.mails()).map(({ headers }) => headers.to ?? '')
    expect(sent.filter((to) => to.includes('gus@hull.test'))).toHaveLength(2)
    gus.bearer = (await logIn(shop.server, 'gus@hull.test')).accessToken
    expect(await accept(shop, id, gus.bearer)).toMatchObject({ status: 'OPEN' })
    expect((await requestOf(shop, id)).entries).toEqual([`REQUESTED ${ada.id}`, `ESCALATED ${gus.id}`, `APPROVED ${gus.id}`])

    shop.server.travel('2026-11-18T12:00:00.000Z')
    await runJob()
    expect((await requestOf(shop, other)).status).toBe('EXPIRED')
    ada.bearer = (await logIn(shop.server, 'ada@hull.test')).accessToken
    expect(await ask(shop.server, `{ cart(id: "${other}") { status } }`, {}, ada.bearer)).toEqual({ status: 'OPEN' })
    expect((await order(other)).error).toMatch(/^SPENDING_NEEDS_APPROVAL/)
    expect(await order(id)).toMatchObject({ status: 'NEW' })
  })

  test('ends when its cart is deleted', async () => {
    await addRule(shop, [named(bob)])
    const id = await fillCart(shop)
    await request(shop, id, ada.bearer)
    await ask(shop.server, `mutation { cartDelete(id: "${id}") }`)

    await runJob()

    expect((await requestOf(shop, id)).status).toBe('WITHDRAWN')
  })

  test('sends its e-mail to those who may decide now, step by step', async () => {
    const cfo = await addColleague(shop, 'cfo@hull.test')
    await addRule(shop, [named(bob), named(cfo)])
    const id = await fillCart(shop)
    const sent = async () => {
      await shop.server.outbox.work()
      return (await shop.server.mails()).map(({ headers }) => headers.to)
    }
    await request(shop, id, ada.bearer)
    expect(await sent()).toEqual([expect.stringContaining('bob@hull.test')])

    await accept(shop, id, bob.bearer)
    expect((await sent()).slice(1)).toEqual([expect.stringContaining('cfo@hull.test')])
    expect(shop.server.outbox.failures).toEqual([])
  })
})
