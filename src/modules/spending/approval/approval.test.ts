import { beforeEach, describe, expect, test } from 'vitest'
import {
  accept,
  addColleague,
  addRule,
  type Colleague,
  named,
  request,
  requestOf,
  verdictOf,
} from '../../../../test/approvals.js'
import { logIn } from '../../../../test/people.js'
import { add, ask, fillCart, openSpendingShop, processCart, type SpendingShop } from '../../../../test/spending.js'

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
const cartOf = (id: string, { bearer }: Colleague) =>
  ask(shop.server, `{ cart(id: "${id}") { status items { quantity } } }`, {}, bearer)
const cartsOf = async ({ bearer }: Colleague) =>
  (await ask(shop.server, `{ carts(input: { statuses: [${PENDING}] }) { items { cartId } } }`, {}, bearer)).items.map(
    ({ cartId }: { cartId: string }) => cartId,
  )
const NOT_YET = { error: expect.stringMatching(/^SPENDING_NEEDS_APPROVAL/) }
const REFUSED = { error: expect.stringMatching(/^CART_ACCEPT_PURCHASE_AUTHORIZATION_REQUEST_ERROR/) }
const OWN = { error: 'FORBIDDEN: Forbidden resource: Nobody approves their own request' }

/** A cart of Ada's that waits for its approval. */
async function ask1(cart = {}): Promise<string> {
  const id = await fillCart(shop, cart)
  expect(await request(shop, id, ada.bearer)).toMatchObject({ status: PENDING })
  return id
}

describe('a rule with one step', () => {
  test('stops the cart until the named contact has approved it; then the one who asked orders it', async () => {
    const rule = await addRule(shop, [named(bob)], { amount: 99 })
    const id = await fillCart(shop)
    expect(await verdictOf(shop, id)).toEqual({
      verdict: 'NEEDS_APPROVAL',
      approverIds: [bob.id],
      reasons: [
        {
          code: 'APPROVAL_RULE',
          message: `The order needs approval because of the approval rule [${rule.name}]`,
          approvalRuleId: rule.id,
        },
      ],
      steps: [{ number: 1, needs: 'ANY', required: 1, approverIds: [bob.id], approvedByIds: [], isComplete: false }],
    })
    expect(await order(id)).toEqual(NOT_YET)
    expect([await cartsOf(bob), (await cartOf(id, bob)).error]).toEqual([[], expect.stringMatching(/NOT_FOUND/)])
    expect(await request(shop, id, ada.bearer)).toMatchObject({ status: PENDING, contactId: ada.id })
    expect(await order(id)).toEqual({ error: expect.stringMatching(/^CART_INVALID_STATUS_ERROR/) })
    expect([await cartsOf(bob), await cartOf(id, bob)]).toEqual([[id], { status: PENDING, items: [{ quantity: 1 }] }])

    expect(await accept(shop, id, bob.bearer)).toMatchObject({ status: 'OPEN', contactId: ada.id })

    expect((await cartOf(id, bob)).error).toMatch(/NOT_FOUND/)
    expect((await verdictOf(shop, id)).verdict).toBe('ALLOWED')
    const { id: orderId } = await order(id)
    expect(await requestOf(shop, id)).toMatchObject({
      status: 'ORDERED',
      orderId,
      entries: [`REQUESTED ${ada.id}`, `APPROVED ${bob.id}`, `ORDERED ${ada.id}`],
    })
  })

  test('does not stop a cart at its amount, of another cost centre, or of other products', async () => {
    await addRule(shop, [named(bob)], { amount: 100 })
    await addRule(shop, [named(bob)], { costCentre: 'QUAY' })
    const { body: other } = await shop.server.rest('POST /v2/products', {
      sku: 'SAW',
      names: [{ language: 'NL', value: 'Zaag' }],
    })
    await addRule(shop, [named(bob)], { productId: other.id })
    await addRule(shop, [named(bob)], { supplier: 'Groothandel Noord' })

    expect(await order(await fillCart(shop, { costCentre: 'YARD' }))).toMatchObject({ status: 'NEW' })
    expect(await order(await fillCart(shop, { costCentre: 'QUAY' }))).toEqual(NOT_YET)
    expect(await order(await fillCart(shop, { quantity: 2 }))).toEqual(NOT_YET)
  })

  test('of a supplier holds for purchases with one of its products', async () => {
    await addRule(shop, [named(bob)], { supplier: 'groothandel noord', amount: 100 })
    await shop.server.rest(`PATCH /v2/products/id/${shop.product}`, { supplier: 'Groothandel Noord' })

    expect(await order(await fillCart(shop))).toMatchObject({ status: 'NEW' })
    expect(await order(await fillCart(shop, { quantity: 2 }))).toEqual(NOT_YET)
  })

  test('holds for a contact, for a role, or for everybody', async () => {
    const mia = await addColleague(shop, 'mia@hull.test', { role: 'AUTHORIZATION_MANAGER' })
    await addRule(shop, [named(bob)], { contactRole: 'PURCHASER' })
    const carl = await addColleague(shop, 'carl@hull.test')
    await addRule(shop, [named(bob)], { contactId: mia.id, amount: 150 })

    expect(await order(await fillCart(shop, { contact: carl.id }), carl)).toEqual(NOT_YET)
    expect(await order(await fillCart(shop, { contact: mia.id }), mia)).toMatchObject({ status: 'NEW' })
    expect(await order(await fillCart(shop, { contact: mia.id, quantity: 2 }), mia)).toEqual(NOT_YET)
  })

  test('of a company above holds below, until the company has one of the same kind', async () => {
    const group = await add(shop.server, 'companies', { name: 'Group' })
    await shop.server.rest(`PATCH /v2/companies/id/${shop.company}`, { belongsToCompanyId: group.id })
    const gus = await addColleague(shop, 'gus@group.test', { companies: [group.id] })
    await addRule({ ...shop, company: group.id }, [named(gus)])
    const id = await ask1()
    expect(await cartsOf(gus)).toEqual([id])
    expect(await accept(shop, id, gus.bearer)).toMatchObject({ status: 'OPEN' })
    expect(await order(id)).toMatchObject({ status: 'NEW' })

    await addRule(shop, [named(bob)], { amount: 100 })

    expect(await order(await fillCart(shop))).toMatchObject({ status: 'NEW' })
    expect((await verdictOf(shop, await fillCart(shop, { quantity: 2 }))).approverIds).toEqual([bob.id])
  })

  test('that only applies if approval is required replaces the authorization managers', async () => {
    await addColleague(shop, 'mia@hull.test', { role: 'AUTHORIZATION_MANAGER' })
    await addRule(shop, [named(bob)], { onlyIfRequired: true })
    expect(await order(await fillCart(shop))).toMatchObject({ status: 'NEW' })
    await add(shop.server, 'budgets', { name: 'Tools', companyId: shop.company, amount: 50, enforcement: 'SOFT' })

    const id = await ask1()

    expect((await verdictOf(shop, id)).approverIds).toEqual([bob.id])
    expect(await accept(shop, id, bob.bearer)).toMatchObject({ status: 'OPEN', contactId: ada.id })
    expect(await order(id)).toMatchObject({ status: 'NEW' })
  })
})

describe('a chain', () => {
  test('of two steps asks one after the other, and orders only when both have approved', async () => {
    const cfo = await addColleague(shop, 'cfo@hull.test')
    await addRule(shop, [named(bob), named(cfo)])
    const id = await ask1()
    expect([await cartsOf(bob), await cartsOf(cfo)]).toEqual([[id], []])
    expect((await accept(shop, id, cfo.bearer)).error).toMatch(/NOT_FOUND/)

    expect(await accept(shop, id, bob.bearer)).toMatchObject({ status: PENDING })
    expect(await order(id)).toEqual({ error: expect.stringMatching(/^CART_INVALID_STATUS_ERROR/) })
    expect([await cartsOf(bob), await cartsOf(cfo)]).toEqual([[], [id]])

    expect(await accept(shop, id, cfo.bearer)).toMatchObject({ status: 'OPEN' })
    expect(await order(id)).toMatchObject({ status: 'NEW' })
  })

  test('asks all of them, or as many as it says, and counts nobody twice', async () => {
    const people = [bob, await addColleague(shop, 'carl@hull.test'), await addColleague(shop, 'dora@hull.test')]
    const [, carl, dora] = people as [Colleague, Colleague, Colleague]
    await addRule(shop, [
      { ...named(bob, carl), needs: 'ALL' },
      { ...named(...people), needs: 'COUNT', count: 2 },
    ])
    const id = await ask1()

    expect(await accept(shop, id, bob.bearer)).toMatchObject({ status: PENDING })
    expect((await accept(shop, id, bob.bearer)).error).toMatch(/NOT_FOUND/)
    expect(await accept(shop, id, carl.bearer)).toMatchObject({ status: PENDING })
    expect((await verdictOf(shop, id)).steps).toMatchObject([{ isComplete: true }, { required: 2, approvedByIds: [] }])
    expect(await accept(shop, id, bob.bearer)).toMatchObject({ status: PENDING })
    expect(await accept(shop, id, dora.bearer)).toMatchObject({ status: 'OPEN' })
    expect(await order(id)).toMatchObject({ status: 'NEW' })
  })

  test('of a role asks the company, or the nearest above that has somebody; the managers above are never those of the company itself', async () => {
    const group = await add(shop.server, 'companies', { name: 'Group' })
    const division = await add(shop.server, 'companies', { name: 'Division', belongsToCompanyId: group.id })
    await shop.server.rest(`PATCH /v2/companies/id/${shop.company}`, { belongsToCompanyId: division.id })
    const mia = await addColleague(shop, 'mia@hull.test', { role: 'AUTHORIZATION_MANAGER' })
    const gus = await addColleague(shop, 'gus@group.test', { companies: [group.id], role: 'AUTHORIZATION_MANAGER' })
    await addRule(shop, [{ approvers: 'ROLE', role: 'AUTHORIZATION_MANAGER' }, { approvers: 'MANAGERS_ABOVE' }])

    const stepsOf = async (contact: Colleague) =>
      (await verdictOf(shop, await fillCart(shop, { contact: contact.id }))).steps.map(
        ({ approverIds }: { approverIds: number[] }) => approverIds,
      )

    expect(await stepsOf(ada)).toEqual([[mia.id], [gus.id]])
    // Mia asks: nobody else in the company has the role, so both steps have the same approvers and are one.
    expect(await stepsOf(mia)).toEqual([[gus.id]])
  })

  test('that nobody can complete says so instead of passing', async () => {
    await addRule(shop, [named(ada)])
    const id = await fillCart(shop)

    expect(await verdictOf(shop, id)).toMatchObject({
      verdict: 'NEEDS_APPROVAL',
      approverIds: [],
      steps: [{ approverIds: [], required: 1 }],
    })
    expect(await order(id)).toEqual(NOT_YET)
  })

  test('counts only contacts who still belong to the company, and follows a changed rule', async () => {
    const rule = await addRule(shop, [named(bob)])
    const carl = await addColleague(shop, 'carl@hull.test')
    const id = await ask1()
    await shop.server.db.deleteFrom('contactCompany').where('contactId', '=', bob.id).execute()

    expect(await accept(shop, id, bob.bearer)).toEqual(REFUSED)
    await shop.server.rest(`PATCH /v2/approval-rules/${rule.id}`, { steps: [named(carl)] })
    // Carl is not among those whom the request asked, so that only staff can let him decide.
    expect(await accept(shop, id, undefined, { contactId: carl.id })).toMatchObject({ status: 'OPEN' })
    expect(await order(id)).toMatchObject({ status: 'NEW' })
  })
})

describe('a delegate', () => {
  const away = (from: string, until: string, delegate: Colleague, bearer = bob.bearer) =>
    ask(
      shop.server,
      'mutation ($input: ApprovalDelegateCreateInput!) { approvalDelegateCreate(input: $input) { id contactId } }',
      { input: { delegateContactId: delegate.id, validFrom: from, validUntil: until } },
      bearer,
    )

  test('decides in place of an approver, only in that time, and the entry names both', async () => {
    await addRule(shop, [named(bob)])
    const carl = await addColleague(shop, 'carl@hull.test')
    expect(await away('2026-11-16T00:00:00Z', '2026-11-20T00:00:00Z', carl)).toMatchObject({ contactId: bob.id })
    const id = await ask1()
    expect([await cartsOf(carl), (await accept(shop, id, carl.bearer)).error]).toEqual([[], expect.stringMatching(/NOT_FOUND/)])

    shop.server.travel('2026-11-16T00:00:00.000Z')
    carl.bearer = (await logIn(shop.server, 'carl@hull.test')).accessToken
    expect(await cartsOf(carl)).toEqual([id])
    expect(await accept(shop, id, carl.bearer)).toMatchObject({ status: 'OPEN' })

    const entry = await shop.server.db
      .selectFrom('approvalEntry')
      .select(['contactId', 'onBehalfOfContactId'])
      .where('action', '=', 'APPROVED')
      .executeTakeFirst()
    expect(entry).toEqual({ contactId: carl.id, onBehalfOfContactId: bob.id })
  })

  test('is named by the contact who is away, for a colleague, and by nobody else', async () => {
    const stranger = await addColleague(shop, 'sam@other.test', {
      companies: [(await add(shop.server, 'companies', { name: 'Other' })).id],
    })
    const inputs = [
      { delegateContactId: bob.id },
      { delegateContactId: stranger.id },
      { contactId: ada.id, delegateContactId: stranger.id },
      { delegateContactId: ada.id, validUntil: '2026-11-15T00:00:00Z' },
    ]
    for (const input of inputs)
      expect(
        (
          await ask(
            shop.server,
            'mutation ($input: ApprovalDelegateCreateInput!) { approvalDelegateCreate(input: $input) { id } }',
            { input: { validFrom: '2026-11-16T00:00:00Z', validUntil: '2026-11-20T00:00:00Z', ...input } },
            bob.bearer,
          )
        ).error,
      ).toMatch(/^(VALIDATION_ERROR|FORBIDDEN)/)
    expect(await shop.server.db.selectFrom('approvalDelegate').select('id').execute()).toEqual([])
  })
})

describe('nobody approves their own request (shopware#13397)', () => {
  const today = { validFrom: '2026-11-15T00:00:00Z', validUntil: '2026-11-20T00:00:00Z' }

  test('not as one of the approvers', async () => {
    await addRule(shop, [named(ada, bob)])
    const id = await ask1()

    expect((await verdictOf(shop, id)).approverIds).toEqual([bob.id])
    expect(await accept(shop, id, ada.bearer)).toEqual(OWN)
    expect(await accept(shop, id, undefined, { contactId: ada.id })).toEqual(OWN)
  })

  test('not through a delegate, in either direction', async () => {
    await addRule(shop, [named(ada, bob)])
    await add(shop.server, 'approval-delegates', { contactId: bob.id, delegateContactId: ada.id, ...today })
    const carl = await addColleague(shop, 'carl@hull.test')
    await add(shop.server, 'approval-delegates', { contactId: ada.id, delegateContactId: carl.id, ...today })
    const id = await ask1()

    expect(await accept(shop, id, ada.bearer)).toEqual(OWN)
    expect(await accept(shop, id, undefined, { contactId: carl.id })).toEqual(REFUSED)
    expect((await requestOf(shop, id)).status).toBe('PENDING')
  })

  test.each(['Ada+boss@Hull.test', 'ADA+2@hull.test'])('not with another account of the same mailbox: %s', async (email) => {
    const second = await addColleague(shop, email)
    await addRule(shop, [named(second, bob)])
    await add(shop.server, 'approval-delegates', { contactId: bob.id, delegateContactId: second.id, ...today })
    const id = await ask1()

    expect((await verdictOf(shop, id)).approverIds).toEqual([bob.id])
    expect(await accept(shop, id, second.bearer)).toEqual(OWN)
  })

  test('not with a linked account, whichever of the two names the other', async () => {
    const [first, other] = [
      await addColleague(shop, 'x@hull.test', { linkedContactId: ada.id }),
      await addColleague(shop, 'y@hull.test'),
    ]
    await shop.server.rest(`PATCH /v2/contacts/id/${ada.id}`, { linkedContactId: other.id })
    await addRule(shop, [named(first, other, bob)])
    const id = await ask1()

    expect((await verdictOf(shop, id)).approverIds).toEqual([bob.id])
    expect([
      await accept(shop, id, undefined, { contactId: first.id }),
      await accept(shop, id, undefined, { contactId: other.id }),
    ]).toEqual([OWN, OWN])
    // A contact cannot remove the link.
    const unlink = 'mutation ($id: Int!) { contactUpdate(id: $id, input: { linkedContactId: null }) { contactId } }'
    expect((await ask(shop.server, unlink, { id: ada.id }, ada.bearer)).error).toMatch(/^FORBIDDEN/)
  })

  test('unless the rule allows it', async () => {
    await addRule(shop, [named(ada)], { allowsOwnApproval: true })
    const id = await ask1()

    expect(await accept(shop, id, ada.bearer)).toMatchObject({ status: 'OPEN' })
    expect(await order(id)).toMatchObject({ status: 'NEW' })
  })

  test('an authorization manager needs another one for a soft budget, unless there is none', async () => {
    await add(shop.server, 'budgets', { name: 'Tools', companyId: shop.company, amount: 150, enforcement: 'SOFT' })
    const mia = await addColleague(shop, 'mia@hull.test', { role: 'AUTHORIZATION_MANAGER' })
    await addColleague(shop, 'mia+2@hull.test', { role: 'AUTHORIZATION_MANAGER' })
    const alone = await fillCart(shop, { contact: mia.id, quantity: 2 })
    expect(await order(alone, mia)).toMatchObject({ status: 'NEW' })

    const max = await addColleague(shop, 'max@hull.test', { role: 'AUTHORIZATION_MANAGER' })
    const id = await fillCart(shop, { contact: mia.id, quantity: 2 })
    expect(await order(id, mia)).toEqual(NOT_YET)
    expect(await request(shop, id, mia.bearer)).toMatchObject({ status: PENDING })
    expect(await accept(shop, id, mia.bearer)).toEqual(OWN)
    expect(await accept(shop, id, max.bearer)).toMatchObject({ status: 'OPEN', contactId: max.id })
    expect(await order(id, max)).toMatchObject({ status: 'NEW' })
  })

  test('a manager who took a cart over orders what was asked for, and no more', async () => {
    await add(shop.server, 'budgets', { name: 'Tools', companyId: shop.company, amount: 50, enforcement: 'SOFT' })
    const mia = await addColleague(shop, 'mia@hull.test', { role: 'AUTHORIZATION_MANAGER' })
    await addColleague(shop, 'max@hull.test', { role: 'AUTHORIZATION_MANAGER' })
    const id = await ask1({ quantity: 2 })
    expect(await accept(shop, id, mia.bearer)).toMatchObject({ status: 'OPEN', contactId: mia.id })
    const { items } = await ask(shop.server, `{ cart(id: "${id}") { items { itemId } } }`, {}, mia.bearer)
    const setQuantity = (quantity: number) =>
      ask(
        shop.server,
        'mutation ($id: String!, $itemId: String!, $quantity: Int!) { cartUpdateItem(id: $id, itemId: $itemId, input: { quantity: $quantity }) { cartId } }',
        { id, itemId: items[0].itemId, quantity },
        mia.bearer,
      )

    await setQuantity(3)
    expect(await order(id, mia)).toEqual(NOT_YET)
    await setQuantity(1)
    expect(await order(id, mia)).toMatchObject({ status: 'NEW' })
  })
})
