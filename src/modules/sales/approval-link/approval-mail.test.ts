/** The e-mails to approvers: their languages, reminders and templates, what must not be in them, and what the page says about a cart that has changed. */
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { approveBy, declineBy, headingOf, linksTo, linkTo, openPage } from '../../../../test/approval-links.js'
import { addColleague, addRule, type Colleague, named, request, requestOf } from '../../../../test/approvals.js'
import { logIn } from '../../../../test/people.js'
import { add, ask, fillCart, openSpendingShop, processCart, type SpendingShop } from '../../../../test/spending.js'
import { everything } from '../../../../test/test-server.js'
import type { Mail } from '../../../core/mail.js'
import { openOutbox } from '../../platform/outbox/outbox.js'

beforeAll(async () => {
  const { buildPortal } = await import(new URL('../../../../tools/portal-assets.mjs', import.meta.url).href)
  await buildPortal()
})

let shop: SpendingShop
let ada: Colleague
let bob: Colleague
beforeEach(async () => {
  shop = await openSpendingShop()
  ada = { id: shop.contact, bearer: (await logIn(shop.server, 'ada@hull.test')).accessToken }
  bob = await addColleague(shop, 'bob@hull.test')
  await speak(bob, 'EN')
})

const speak = ({ id }: Pick<Colleague, 'id'>, primaryLanguage: string) =>
  shop.server.db.updateTable('contact').set({ primaryLanguage }).where('id', '=', id).execute()

async function waiting(cart = {}): Promise<string> {
  const id = await fillCart(shop, cart)
  expect(await request(shop, id, ada.bearer)).toMatchObject({ status: 'PENDING_PURCHASE_AUTHORIZATION' })
  return id
}

const mailsTo = async (address: string) => {
  await shop.server.outbox.work()
  return shop.server.mails().filter(({ headers }) => headers.to?.includes(address))
}
const remind = (id: number, bearer?: string) =>
  ask(shop.server, `mutation { approvalRequestRemind(id: ${id}) { id status } }`, {}, bearer)
const cost = (id: string, costCentre: string | null) =>
  shop.server.db.updateTable('cart').set({ costCentre }).where('uuid', '=', id).execute()

describe('the e-mail to an approver', () => {
  test('is in the language of the approver, and so is the page', async () => {
    const [nel, dirk] = [await addColleague(shop, 'nel@hull.test'), await addColleague(shop, 'dirk@hull.test')]
    await addRule(shop, [named(bob, nel, dirk)], { name: 'Tools' })
    await speak(nel, 'NL')
    await speak(dirk, 'DE')
    await waiting({ quantity: 2 })

    const said = await Promise.all(
      ['bob', 'nel', 'dirk'].map(async (name) => {
        const [mail] = await mailsTo(`${name}@hull.test`)
        const page = await openPage(shop, await linkTo(shop, `${name}@hull.test`))
        return [mail?.headers.subject, mail?.text.match(/2 × .*/)?.[0], page.body.match(/lang="(..)"/)?.[1], headingOf(page)]
      }),
    )

    expect(said.map((words) => words.map((word) => word?.replaceAll('\u00a0', ' ')))).toEqual([
      ['Ada Dijk asks to authorise an order of €200.00', '2 × Boor: €200.00', 'en', 'Ada Dijk asks for your approval'],
      [
        'Ada Dijk vraagt toestemming voor een bestelling van € 200,00',
        '2 × Boor: € 200,00',
        'nl',
        'Ada Dijk vraagt uw goedkeuring',
      ],
      [
        'Ada Dijk bittet um Freigabe einer Bestellung über 200,00 €',
        '2 × Boor: 200,00 €',
        'de',
        'Ada Dijk bittet um Ihre Freigabe',
      ],
    ])
    expect(new Set([...(await linksTo(shop, '@hull.test'))]).size).toBe(3)
  })

  test('follows the template of the shop; its own recipients get a copy without a link', async () => {
    await addRule(shop, [named(bob)])
    const { templates } = await shop.server.gql(
      '{ templates(input: { types: [EMAIL], offset: 50 }) { items { id ... on EmailTemplate { names { value } } } } }',
    )
    const template = templates.items.find(({ names }: { names: { value: string }[] }) =>
      names.some(({ value }) => value === 'Purchase authorization'),
    )
    const update =
      'mutation ($id: String!, $input: EmailTemplateUpdateInput!) { emailTemplateUpdate(id: $id, input: $input) { id } }'
    const content = '<p>Ours for {{name}}: {{cart.items.[0].name}} [{{link}}]</p>'
    const contents = [
      { language: 'EN', content },
      { language: 'NL', content },
    ]
    await shop.server.gql(update, { id: template.id, input: { contents, tos: [{ email: 'office@shop.test' }] } })
    await waiting()

    const [own] = await mailsTo('bob@hull.test')
    const [copy] = await mailsTo('office@shop.test')

    expect(own?.text).toMatch(/^Ours for Ada Dijk: Boor \[https:\/\/wharf\.test\/approval\?token=default\.wharf_al_[\w-]{43}\]/)
    expect(own?.headers.to).not.toContain('office')
    expect(copy?.text.trim()).toBe('Ours for : Boor []')
  })

  test('is sent by an action of the shop in place of the built-in one, also with a link for each', async () => {
    await addRule(shop, [named(bob)])
    const text = (value: string) => [{ language: 'EN', value }]
    const create = 'mutation ($input: EmailTemplateCreateInput!) { emailTemplateCreate(input: $input) { id } }'
    const contents = [{ language: 'EN', content: '<p>{{link}}</p>' }]
    const { emailTemplateCreate } = await shop.server.gql(create, {
      input: { names: text('n'), subjects: text('Please decide'), contents, from: {} },
    })
    const action = 'mutation ($input: EventToEmailConfigCreateInput!) { eventToEmailConfigCreate(input: $input) { id } }'
    const trigger = 'CART_SEND_REQUEST_PURCHASE_AUTHORIZATION'
    await shop.server.gql(action, { input: { names: text('a'), trigger, emailTemplateId: emailTemplateCreate.id } })
    const id = await waiting()
    await shop.server.outbox.work()

    const mails = await mailsTo('bob@hull.test')

    expect(mails.map(({ headers }) => headers.subject)).toEqual(['Please decide'])
    expect((await approveBy(shop, await linkTo(shop, 'bob@hull.test'))).status).toBe(200)
    expect((await requestOf(shop, id)).status).toBe('APPROVED')
  })

  test('that could not be sent is sent again with a link that works, without another one to others', async () => {
    const carl = await addColleague(shop, 'carl@hull.test')
    await addRule(shop, [named(bob, carl)])
    await waiting()
    const sent: string[] = []
    const send = async (mail: Mail) => {
      if (JSON.stringify(mail.to).includes('carl')) throw new Error('450 try later')
      sent.push(JSON.stringify(mail.to))
    }
    const { tenants, clock } = shop.server
    await openOutbox({ tenants, clock, handlers: shop.server.handlersWith({ send }), onError: () => undefined }).work()
    expect(sent).toEqual([expect.stringContaining('bob@hull.test')])
    shop.server.travel('2026-11-15T13:00:00.000Z')

    const [bobs, carls] = [await linksTo(shop, 'bob@hull.test'), await linksTo(shop, 'carl@hull.test')]

    expect([bobs.length, carls.length]).toEqual([0, 1])
    expect((await openPage(shop, carls[0] ?? '')).status).toBe(200)
    expect(await shop.server.db.selectFrom('approvalLink').select('email').orderBy('email').execute()).toEqual([
      { email: 'bob@hull.test' },
      { email: 'carl@hull.test' },
    ])
  })

  test('has the only copy of its link: the database has a hash, and events, history and the log have nothing', async () => {
    await addRule(shop, [named(bob)])
    const id = await waiting()
    const token = await linkTo(shop, 'bob@hull.test')
    const secret = token.split('wharf_al_')[1] ?? ''
    await openPage(shop, token)
    await approveBy(shop, token)

    const { rows } = await sql`
      select query_to_xml(format('select * from %I', relname), true, false, '')::text as content
        from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace`.execute(shop.server.db)
    const stored = JSON.stringify(rows)

    expect(stored).toContain(id)
    expect([secret.length, stored.includes(secret), JSON.stringify(shop.server.logged).includes(secret)]).toEqual([
      43,
      false,
      false,
    ])
  })
})

describe('a reminder', () => {
  test('is sent to those who may decide, but to nobody more than once an hour', async () => {
    const carl = await addColleague(shop, 'carl@hull.test')
    await speak(carl, 'EN')
    await addRule(shop, [{ ...named(bob, carl), needs: 'ALL' }])
    const { id } = await requestOf(shop, await waiting())
    await approveBy(shop, await linkTo(shop, 'bob@hull.test'))
    const TOO_SOON = { error: expect.stringMatching(/^APPROVAL_REMIND_ERROR: .*less than an hour ago/) }
    expect(await remind(id, ada.bearer)).toEqual(TOO_SOON)

    shop.server.travel('2026-11-15T13:30:00.000Z')
    ada.bearer = (await logIn(shop.server, 'ada@hull.test')).accessToken
    const both = await Promise.all([remind(id, ada.bearer), remind(id)])
    const mails = await mailsTo('carl@hull.test')

    expect(both.filter(({ status }) => status === 'PENDING')).toHaveLength(1)
    expect(both).toContainEqual(TOO_SOON)
    expect(mails.map(({ headers }) => headers.subject?.startsWith('Reminder: '))).toEqual([false, true])
    expect(await mailsTo('bob@hull.test')).toHaveLength(1)
    const links = await linksTo(shop, 'carl@hull.test')
    expect(await Promise.all(links.map(async (link) => (await openPage(shop, link)).status))).toEqual([200, 200])
    expect((await approveBy(shop, links[0] ?? '')).status).toBe(200)
    expect((await approveBy(shop, links[1] ?? '')).status).toBe(410)
  })

  test('is refused with its reason if nobody who may decide has an e-mail address', async () => {
    await addRule(shop, [named(bob)])
    const { id } = await requestOf(shop, await waiting())
    await shop.server.db.updateTable('contact').set({ email: null }).where('id', '=', bob.id).execute()

    const { status, body } = await shop.server.rest(`POST /v2/approval-requests/${id}/remind`)

    expect([status, body.detail]).toEqual([409, 'Nobody who may decide has an e-mail address'])
  })

  test('is asked for over REST by those who look after orders, by nobody who does not see the request, and not once it is over', async () => {
    await addRule(shop, [named(bob)])
    const { id } = await requestOf(shop, await waiting())
    const stranger = await addColleague(shop, 'eve@elsewhere.test', {
      companies: [(await add(shop.server, 'companies', { name: 'Else' })).id],
    })
    expect((await remind(id, stranger.bearer)).error).toMatch(/NOT_FOUND/)
    await linkTo(shop, 'bob@hull.test')
    shop.server.travel('2026-11-15T13:30:00.000Z')

    const { status, body } = await shop.server.rest(`POST /v2/approval-requests/${id}/remind`)

    expect([status, body.id]).toEqual([200, id])
    await declineBy(shop, await linkTo(shop, 'bob@hull.test'))
    expect((await shop.server.rest(`POST /v2/approval-requests/${id}/remind`)).status).toBe(409)
    expect(await mailsTo('bob@hull.test')).toHaveLength(2)
  })
})

test('a dry run shows whom a request and a reminder would be sent to, and sends nothing', async () => {
  await addRule(shop, [named(bob)])
  const id = await fillCart(shop)
  const dryRun = async (query: string) => {
    const headers = { 'content-type': 'application/json', apikey: await shop.server.keyFor(everything), 'api-dry-run': 'true' }
    const { body } = await shop.server.app.inject({
      method: 'POST',
      url: '/v2/graphql',
      headers,
      payload: JSON.stringify({ query }),
    })
    const { emails } = JSON.parse(body).extensions.effects
    return emails.map(({ to, templateCode }: { to: string[]; templateCode: string }) => [templateCode, to])
  }
  const TO_BOB = [['PURCHASE_AUTHORIZATION', ['bob@hull.test']]]

  expect(await dryRun(`mutation { cartRequestPurchaseAuthorization(id: "${id}") { status } }`)).toEqual(TO_BOB)
  await request(shop, id, ada.bearer)
  const { id: requestId } = await requestOf(shop, id)
  expect(await dryRun(`mutation { approvalRequestRemind(id: ${requestId}) { id } }`)).toEqual(TO_BOB)
  expect(await mailsTo('bob@hull.test')).toHaveLength(1)
})

describe('a cart that has changed since it was asked for', () => {
  test('cannot be approved with the link: the page says what has changed, and the link stays usable', async () => {
    await addRule(shop, [named(bob)])
    const id = await waiting({ costCentre: 'YARD' })
    const token = await linkTo(shop, 'bob@hull.test')
    await cost(id, 'QUAY')

    const [page, refused] = [await openPage(shop, token), await approveBy(shop, token)]

    expect([page.status, refused.status]).toEqual([200, 409])
    for (const { body } of [page, refused]) {
      expect(body).toContain('The cart has changed since you were asked: its cost centre or project.')
      expect(body).not.toContain('value="approve"')
    }
    expect((await requestOf(shop, id)).status).toBe('PENDING')
    await cost(id, 'YARD')
    expect((await approveBy(shop, token)).status).toBe(200)
    await cost(id, 'QUAY')
    expect((await processCart(shop, id, 'NEW', ada.bearer)).error).toMatch(/^SPENDING_NEEDS_APPROVAL/)
  })

  test('can be declined with the link, with the reason that was written', async () => {
    await addRule(shop, [named(bob)])
    const id = await waiting()
    const token = await linkTo(shop, 'bob@hull.test')
    await cost(id, 'QUAY')

    expect(headingOf(await declineBy(shop, token, 'Ask again'))).toBe('Declined')

    expect((await requestOf(shop, id)).status).toBe('DECLINED')
  })
})

test('the page is served with its style sheet', async () => {
  const { body } = await openPage(shop, 'nonsense')
  const [style = ''] = body.match(/\/assets\/portal\/\w+\/approval\.css/) ?? []

  expect((await shop.server.app.inject({ method: 'GET', url: style })).statusCode).toBe(200)
})
