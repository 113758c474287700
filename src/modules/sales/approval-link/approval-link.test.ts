/** Approvals by the link in an e-mail: who gets one, what it opens, and that it decides once, for one person and one step. */
import { beforeEach, describe, expect, test } from 'vitest'
import { approveBy, declineBy, headingOf, linksTo, linkTo, openPage, send } from '../../../../test/approval-links.js'
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
import { add, fillCart, openSpendingShop, processCart, type SpendingShop } from '../../../../test/spending.js'
import { endRequests } from '../../spending/approval/upkeep.js'
import { askDelegates, deleteOldLinks } from './upkeep.js'

let shop: SpendingShop
let ada: Colleague
let bob: Colleague
beforeEach(async () => {
  shop = await openSpendingShop()
  ada = { id: shop.contact, bearer: (await logIn(shop.server, 'ada@hull.test')).accessToken }
  bob = await addColleague(shop, 'bob@hull.test')
  await shop.server.db.updateTable('contact').set({ primaryLanguage: 'EN' }).execute()
  await shop.server.db.updateTable('contact').set({ firstName: 'Bob' }).where('id', '=', bob.id).execute()
})

/** A cart of Ada's that waits. */
async function waiting(cart = {}): Promise<string> {
  const id = await fillCart(shop, cart)
  expect(await request(shop, id, ada.bearer)).toMatchObject({ status: 'PENDING_PURCHASE_AUTHORIZATION' })
  return id
}

const statusOf = async (id: string) => (await requestOf(shop, id)).status
const order = (id: string) => processCart(shop, id, 'NEW', ada.bearer)
const runJob = (job: typeof endRequests) =>
  job.run({ db: shop.server.db, tenantId: 'default', now: shop.server.clock() } as never)
const delegate = (from: Colleague, to: Colleague, validFrom: string, validUntil: string) =>
  add(shop.server, 'approval-delegates', { contactId: from.id, delegateContactId: to.id, validFrom, validUntil })

describe('the link in an e-mail to an approver', () => {
  test('shows the request, and decides only when its button is pressed', async () => {
    await addRule(shop, [named(bob)], { name: 'Tools & gear' })
    const id = await waiting({ quantity: 2, costCentre: 'YARD' })
    const token = await linkTo(shop, 'bob@hull.test')

    const page = await openPage(shop, token)

    expect([page.status, headingOf(page)]).toEqual([200, 'Ada Dijk asks for your approval'])
    for (const text of ['Boor', 'DRILL', '€200.00', '€242.00', 'YARD', 'The rule “Tools &amp; gear” asks for approval.'])
      expect(page.body).toContain(text)
    expect(page.body).toContain('You decide as Bob Dijk (bob@hull.test).')

    const done = await approveBy(shop, token)

    expect([done.status, headingOf(done)]).toEqual([200, 'Approved'])
    expect(done.body).toContain('Ada Dijk can place the order now')
    expect((await requestOf(shop, id)).entries).toEqual([`REQUESTED ${ada.id}`, `APPROVED ${bob.id}`])
    expect(await order(id)).toMatchObject({ status: 'NEW' })
  })

  test('approves nothing when a mail scanner follows it, however often', async () => {
    await addRule(shop, [named(bob)])
    const id = await waiting()
    const token = await linkTo(shop, 'bob@hull.test')

    for (let i = 0; i < 3; i++) {
      expect((await openPage(shop, token)).status).toBe(200)
      expect((await openPage(shop, token, 'HEAD')).status).toBe(200)
    }
    const others = await Promise.all((['PUT', 'PATCH', 'DELETE'] as const).map((method) => openPage(shop, token, method)))

    expect(others.map(({ status, headers }) => [status, headers.allow])).toEqual(Array(3).fill([405, 'GET, HEAD, POST']))
    expect(await statusOf(id)).toBe('PENDING')
    expect(await shop.server.db.selectFrom('approvalLink').select('usedAt').execute()).toEqual([{ usedAt: null }])
    expect((await approveBy(shop, token)).status).toBe(200)
  })

  test('works once', async () => {
    await addRule(shop, [named(bob)])
    const id = await waiting()
    const token = await linkTo(shop, 'bob@hull.test')
    await approveBy(shop, token)

    const [again, page, other] = [await approveBy(shop, token), await openPage(shop, token), await declineBy(shop, token)]

    expect([again, page, other].map((one) => [one.status, headingOf(one)])).toEqual(
      Array(3).fill([410, 'You have already decided']),
    )
    expect((await requestOf(shop, id)).entries).toEqual([`REQUESTED ${ada.id}`, `APPROVED ${bob.id}`])
  })

  test('decides once when it is pressed several times at once', async () => {
    await addRule(shop, [named(bob)])
    const id = await waiting()
    const token = await linkTo(shop, 'bob@hull.test')

    const pages = await Promise.all([0, 1, 2, 3].map((i) => (i % 2 ? declineBy(shop, token) : approveBy(shop, token))))

    expect(pages.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410])
    expect((await requestOf(shop, id)).entries).toHaveLength(2)
  })

  test('of an unknown or damaged token opens nothing, and says the same for all', async () => {
    await addRule(shop, [named(bob)])
    await waiting()
    const token = await linkTo(shop, 'bob@hull.test')
    const other = `${token.slice(0, -4)}${token.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`
    const bad = ['', 'nonsense', token.slice(0, -1), other, token.replace('default', 'acme'), 'x'.repeat(5000)]

    const pages = [...(await Promise.all(bad.map((one) => openPage(shop, one)))), await approveBy(shop, other)]

    expect(new Set(pages.map(({ status, body }) => `${status} ${body}`)).size).toBe(1)
    expect([pages[0]?.status, headingOf(pages[0] as never)]).toEqual([404, 'This link is not valid'])
  })

  test('expires after the days of the setting, with its request at the latest, and says so', async () => {
    await addRule(shop, [named(bob)], { expireAfterDays: 20 })
    const id = await waiting()
    const token = await linkTo(shop, 'bob@hull.test')
    shop.server.travel('2026-11-29T12:00:00.000Z')

    const [page, done] = [await openPage(shop, token), await approveBy(shop, token)]

    expect([page, done].map((one) => [one.status, headingOf(one)])).toEqual(Array(2).fill([410, 'This link has expired']))
    expect(await statusOf(id)).toBe('PENDING')

    shop.server.travel('2027-03-10T12:00:00.000Z')
    await runJob(deleteOldLinks)
    expect((await openPage(shop, token)).status).toBe(404)
  })

  test('ends with the request', async () => {
    await addRule(shop, [named(bob)])
    const id = await waiting()
    const token = await linkTo(shop, 'bob@hull.test')
    await decline(shop, id, ada.bearer)

    const [page, done] = [await openPage(shop, token), await approveBy(shop, token)]

    expect([page.status, done.status]).toEqual([410, 410])
    expect(page.body).toContain('The request was withdrawn.')

    await request(shop, id, ada.bearer)
    expect((await openPage(shop, token)).body).toContain('The request was withdrawn.')
    expect((await approveBy(shop, token)).status).toBe(410)
    expect(await statusOf(id)).toBe('PENDING')
  })

  test('declines with a reason, which the next readers see as plain text', async () => {
    await addRule(shop, [named(bob)])
    const id = await waiting()

    const done = await declineBy(shop, await linkTo(shop, 'bob@hull.test'), ' Too dear <3\r\nTry the other one ')

    expect([done.status, headingOf(done)]).toEqual([200, 'Declined'])
    expect((await requestOf(shop, id)).status).toBe('DECLINED')
    const { comment, via } = await shop.server.db
      .selectFrom('approvalEntry')
      .select(['comment', 'via'])
      .where('action', '=', 'DECLINED')
      .executeTakeFirstOrThrow()
    expect([comment, via]).toEqual(['Too dear <3\nTry the other one', 'LINK'])
    expect((await order(id)).error).toMatch(/^SPENDING_NEEDS_APPROVAL/)
  })

  test('refuses a reason that is too long, an unknown decision and another kind of body, and stays usable', async () => {
    await addRule(shop, [named(bob)])
    const id = await waiting()
    const token = await linkTo(shop, 'bob@hull.test')
    const post = (payload: string, type: string) =>
      shop.server.app.inject({ method: 'POST', url: '/approval', headers: { 'content-type': type }, payload })

    const long = await declineBy(shop, token, 'x'.repeat(1001))
    const rest = [
      (await send(shop, { token, decision: 'maybe' })).status,
      (await post(JSON.stringify({ token, decision: 'approve' }), 'application/json')).statusCode,
      (await post(`token=${token}&decision=approve`, 'text/plain')).statusCode,
      (await post(`token=${token}&decision=decline&remark=${'x'.repeat(20_000)}`, 'application/x-www-form-urlencoded'))
        .statusCode,
    ]

    expect([long.status, long.body]).toEqual([422, expect.stringContaining('at most 1,000 characters')])
    expect(rest).toEqual([400, 400, 415, 413])
    expect(await statusOf(id)).toBe('PENDING')
    expect((await approveBy(shop, token)).status).toBe(200)
  })

  test('is not cached, indexed, framed or passed on, and runs no script', async () => {
    await addRule(shop, [named(bob)])
    await waiting()
    const token = await linkTo(shop, 'bob@hull.test')

    for (const page of [await openPage(shop, token), await openPage(shop, 'nonsense'), await approveBy(shop, token)]) {
      expect(page.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      })
      expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(page.body).not.toMatch(/<script| on\w+=| style=/)
    }
  })

  test('can be opened sixty times a minute, and pressed ten times, from one address', async () => {
    const opened = await Promise.all(Array.from({ length: 61 }, () => openPage(shop, 'nonsense')))
    const pressed = await Promise.all(Array.from({ length: 11 }, () => approveBy(shop, 'nonsense')))

    expect(opened.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(1)
    expect(pressed.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(1)
    expect(pressed.at(-1)?.headers['retry-after']).toBe('6')
  })
})

describe('a link belongs to one person', () => {
  test('of two who may decide, the link of one ends once the other has decided', async () => {
    const carl = await addColleague(shop, 'carl@hull.test')
    await addRule(shop, [named(bob, carl)])
    const id = await waiting()
    const [first, second] = [await linkTo(shop, 'bob@hull.test'), await linkTo(shop, 'carl@hull.test')]
    await approveBy(shop, first)

    const [page, done] = [await openPage(shop, second), await declineBy(shop, second)]

    expect([page.status, done.status]).toEqual([410, 410])
    expect(page.body).toContain('The request was approved.')
    expect((await requestOf(shop, id)).entries).toEqual([`REQUESTED ${ada.id}`, `APPROVED ${bob.id}`])
  })

  test('of a step that both must approve, each decides with the own link, and nobody is asked twice', async () => {
    const carl = await addColleague(shop, 'carl@hull.test')
    await addRule(shop, [{ ...named(bob, carl), needs: 'ALL' }])
    const id = await waiting()

    const first = await approveBy(shop, await linkTo(shop, 'bob@hull.test'))
    const [bobs, carls] = [await linksTo(shop, 'bob@hull.test'), await linksTo(shop, 'carl@hull.test')]

    expect(first.body).toContain('Others still have to approve it')
    expect([bobs.length, carls.length]).toEqual([1, 1])
    expect((await openPage(shop, carls[0] ?? '')).body).toContain('Bob Dijk approved')
    expect(headingOf(await approveBy(shop, carls[0] ?? ''))).toBe('Approved')
    expect(await statusOf(id)).toBe('APPROVED')
  })

  test('two steps ask two people one after the other, and then the one who asked orders', async () => {
    const cfo = await addColleague(shop, 'cfo@hull.test')
    await addRule(shop, [named(bob), named(cfo)])
    const id = await waiting()
    expect(await linksTo(shop, 'cfo@hull.test')).toEqual([])
    const first = await linkTo(shop, 'bob@hull.test')

    await approveBy(shop, first)
    const second = await linkTo(shop, 'cfo@hull.test')

    expect((await openPage(shop, first)).status).toBe(410)
    expect(await linksTo(shop, 'bob@hull.test')).toHaveLength(1)
    expect((await approveBy(shop, second)).body).toContain('can place the order now')
    expect((await verdictOf(shop, id)).verdict).toBe('ALLOWED')
    expect(await order(id)).toMatchObject({ status: 'NEW' })
  })

  test('who decided over the API, or no longer may decide, cannot decide with a link', async () => {
    const rule = await addRule(shop, [named(bob)])
    const [id, other] = [await waiting(), await waiting()]
    const [first, second] = (await linksTo(shop, 'bob@hull.test')) as [string, string]
    await accept(shop, id, bob.bearer)
    const carl = await addColleague(shop, 'carl@hull.test')
    await shop.server.rest(`PATCH /v2/approval-rules/${rule.id}`, { steps: [named(carl)] })

    const [page, refused] = [await openPage(shop, second), await approveBy(shop, second)]

    expect([(await openPage(shop, first)).status, (await approveBy(shop, first)).status]).toEqual([410, 410])
    expect(page.body).toContain('You cannot approve this request')
    expect(page.body).not.toContain('value="approve"')
    expect(refused.status).toBe(409)
    expect(await statusOf(other)).toBe('PENDING')
  })

  test.each([
    ['EN', 'Nothing was decided: ', 'credit'],
    ['NL', 'Er is niets beslist: ', 'een limiet, een budget of het krediet van het bedrijf laat deze bestelling niet toe.'],
    ['DE', 'Es wurde nichts entschieden: ', 'Ein Limit, ein Budget oder der Kredit der Firma lässt diese Bestellung nicht zu.'],
  ])('in %s, the page says why a purchase can no longer be approved, and the link stays usable', async (language, ...texts) => {
    await shop.server.db.updateTable('contact').set({ primaryLanguage: language }).where('id', '=', bob.id).execute()
    await addRule(shop, [named(bob)])
    const { id: account } = await add(shop.server, 'credit-accounts', { companyId: shop.company, creditLimit: 1000 })
    const holdCredit = (isOnHold: boolean) => shop.server.rest(`PATCH /v2/credit-accounts/${account}`, { isOnHold })
    const id = await waiting()
    const token = await linkTo(shop, 'bob@hull.test')
    await holdCredit(true)

    const refused = await approveBy(shop, token)

    expect(refused.status).toBe(409)
    for (const text of texts) expect(refused.body).toContain(text)
    expect(await statusOf(id)).toBe('PENDING')
    await holdCredit(false)
    expect((await approveBy(shop, token)).status).toBe(200)
  })

  test('works for a contact without an account, and not for one who was disabled, has another address, or was deleted', async () => {
    await addRule(shop, [named(bob)])
    const id = await waiting()
    const token = await linkTo(shop, 'bob@hull.test')
    const { db } = shop.server
    const setAccount = (disabled: boolean) =>
      db.updateTable('account').set({ disabled }).where('contactId', '=', bob.id).execute()
    const setContact = (values: object) => db.updateTable('contact').set(values).where('id', '=', bob.id).execute()

    await setAccount(true)
    expect([(await openPage(shop, token)).status, (await approveBy(shop, token)).status]).toEqual([410, 410])
    await setAccount(false)
    await setContact({ email: 'bob@elsewhere.test' })
    expect((await approveBy(shop, token)).status).toBe(410)
    await setContact({ email: 'bob@hull.test', expires: '2026-11-01T00:00:00Z' })
    expect((await approveBy(shop, token)).status).toBe(410)
    await setContact({ expires: null })
    await db.deleteFrom('account').where('contactId', '=', bob.id).execute()
    expect(await statusOf(id)).toBe('PENDING')

    expect((await approveBy(shop, token)).status).toBe(200)
    expect(await statusOf(id)).toBe('APPROVED')
  })

  test('nobody gets a link for their own request, also not another account of the same person or as a delegate', async () => {
    const plus = await addColleague(shop, 'ada+work@hull.test')
    await addRule(shop, [named(ada, plus, bob)])
    await delegate(bob, plus, '2026-11-01T00:00:00Z', '2026-12-01T00:00:00Z')
    await delegate(bob, ada, '2026-11-01T00:00:00Z', '2026-12-01T00:00:00Z')
    const id = await waiting()
    const token = await linkTo(shop, 'bob@hull.test')
    expect([await linksTo(shop, 'ada@hull.test'), await linksTo(shop, 'ada+work@hull.test')]).toEqual([[], []])

    await shop.server.rest(`PATCH /v2/contacts/id/${bob.id}`, { linkedContactId: ada.id })
    const refused = await approveBy(shop, token)

    expect([refused.status, headingOf(refused)]).toEqual([403, 'This is your own request'])
    expect(await statusOf(id)).toBe('PENDING')
  })
})

describe('others who are asked', () => {
  test('a delegate gets a link, and approves in the place of who is away', async () => {
    const dora = await addColleague(shop, 'dora@hull.test')
    await addRule(shop, [named(bob)])
    await delegate(bob, dora, '2026-11-01T00:00:00Z', '2026-12-01T00:00:00Z')
    const id = await waiting()

    expect((await approveBy(shop, await linkTo(shop, 'dora@hull.test'))).status).toBe(200)

    const entries = shop.server.db
      .selectFrom('approvalEntry')
      .select(['contactId', 'onBehalfOfContactId', 'via'])
      .orderBy('number')
    expect((await entries.execute()).at(-1)).toEqual({ contactId: dora.id, onBehalfOfContactId: bob.id, via: 'LINK' })
    expect(await statusOf(id)).toBe('APPROVED')
  })

  test('a delegate whose time begins later is asked then, once; when it ends, so does the link', async () => {
    const dora = await addColleague(shop, 'dora@hull.test')
    await addRule(shop, [named(bob)])
    const id = await waiting()
    await delegate(bob, dora, '2026-11-16T00:00:00Z', '2026-11-18T00:00:00Z')
    await runJob(askDelegates)
    expect(await linksTo(shop, 'dora@hull.test')).toEqual([])

    shop.server.travel('2026-11-16T12:00:00.000Z')
    for (let i = 0; i < 2; i++) await runJob(askDelegates)
    const [token = '', ...others] = await linksTo(shop, 'dora@hull.test')
    expect([(await openPage(shop, token)).status, others]).toEqual([200, []])

    shop.server.travel('2026-11-18T12:00:00.000Z')
    expect((await approveBy(shop, token)).status).toBe(410)
    expect(await statusOf(id)).toBe('PENDING')
  })

  test('the manager to whom a step is escalated gets a link; those who were asked before get no second e-mail', async () => {
    const gus = await addColleague(shop, 'gus@hull.test')
    await addRule(shop, [named(bob)], { escalateAfterHours: 24, escalateToContactId: gus.id })
    const id = await waiting()
    expect(await linksTo(shop, 'gus@hull.test')).toEqual([])

    shop.server.travel('2026-11-16T13:00:00.000Z')
    await runJob(endRequests)
    const token = await linkTo(shop, 'gus@hull.test')

    expect(await linksTo(shop, 'bob@hull.test')).toHaveLength(1)
    expect((await approveBy(shop, token)).status).toBe(200)
    expect((await requestOf(shop, id)).entries).toEqual([`REQUESTED ${ada.id}`, `ESCALATED ${gus.id}`, `APPROVED ${gus.id}`])
  })

  test('without rules, an authorization manager takes the cart over with the link, and orders it', async () => {
    const mia = await addColleague(shop, 'mia@hull.test', { role: 'AUTHORIZATION_MANAGER' })
    const config = { contactId: ada.id, companyId: shop.company, purchaseRole: 'PURCHASER', authorizationLimit: 50 }
    await add(shop.server, 'purchase-authorization-configs', config)
    const id = await waiting()
    const token = await linkTo(shop, 'mia@hull.test')
    await shop.server.db.updateTable('approvalLink').set({ language: 'EN' }).execute()

    expect((await openPage(shop, token)).body).toContain('If you approve, the cart becomes yours.')
    expect(headingOf(await approveBy(shop, token))).toBe('The cart is yours')

    expect(await processCart(shop, id, 'NEW', mia.bearer)).toMatchObject({ status: 'NEW' })
  })
})
