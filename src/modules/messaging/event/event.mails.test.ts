/** E-mails that follow from events: the built-in ones, those of actions in their place, and those that could not be sent. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fill } from '../../../../test/catalogue.js'
import { addBuyer, addOrder } from '../../../../test/orders.js'
import { addCompany, addContact, logIn } from '../../../../test/people.js'
import { addPrice, addTax } from '../../../../test/price-fixtures.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'
import { openOutbox } from '../../platform/outbox/outbox.js'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ closes: false })
})
afterAll(() => server.close())

const sentTo = (address: string) => server.mails().filter(({ headers }) => headers.to?.includes(address))
const text = (value: string, language = 'EN') => [{ language, value }]

async function addLetter(subject: string, content: string, more: object = {}): Promise<string> {
  const document = 'mutation ($input: EmailTemplateCreateInput!) { emailTemplateCreate(input: $input) { id } }'
  const contents = [{ language: 'EN', content }]
  const answer = await server.gql(document, { input: { names: text('n'), subjects: text(subject), contents, from: {}, ...more } })
  return answer.emailTemplateCreate.id
}

async function addAction(trigger: string, emailTemplateId: string, more: object = {}): Promise<string> {
  const document = 'mutation ($input: EventToEmailConfigCreateInput!) { eventToEmailConfigCreate(input: $input) { id } }'
  const answer = await server.gql(document, { input: { names: text('a'), trigger, emailTemplateId, ...more } })
  return answer.eventToEmailConfigCreate.id
}

const dropAction = (id: string) => server.gql('mutation ($id: String!) { eventActionConfigDelete(id: $id) }', { id })

/** A contact with a limit of 100 euros fills a cart for 242 and asks the manager of the company. */
async function requestAuthorization(name: string): Promise<{ cartId: string; answer: Answer }> {
  const companyId = await addCompany(server, `${name} Works`)
  const purchaser = await addContact(server, { email: `${name}@oak.test`, companyIds: [companyId] })
  const manager = await addContact(server, { email: `${name}.boss@oak.test`, companyIds: [companyId] })
  await addContact(server, { email: `${name}.colleague@oak.test`, companyIds: [companyId] })
  const config = `mutation ($input: PurchaseAuthorizationConfigCreateInput!) { purchaseAuthorizationConfigCreate(input: $input) { id } }`
  const limit = (contactId: number, purchaseRole: string, authorizationLimit: number | null) =>
    server.gql(config, { input: { contactId, companyId, purchaseRole, authorizationLimit } })
  await limit(purchaser.id, 'PURCHASER', 100)
  await limit(manager.id, 'AUTHORIZATION_MANAGER', null)
  const { product } = await fill(server, { products: [{ sku: `${name}-SAW`, names: { EN: 'Saw' } }] })
  const productId = product.get(`${name}-SAW`) as number
  await addPrice(server, productId, { list: 100 })
  const { accessToken } = await logIn(server, `${name}@oak.test`)
  const as = (document: string) => async () => server.gql(document, {}, await server.bareKey(), accessToken)
  const { cartStart } = await as(
    `mutation { cartStart(input: { contactId: ${purchaser.id}, companyId: ${companyId}, language: "EN" }) { cartId } }`,
  )()
  const { cartId } = cartStart
  await as(`mutation { cartAddItem(id: "${cartId}", input: { productId: ${productId}, quantity: 2 }) { cartId } }`)()
  await as(`mutation { cartUpdate(id: "${cartId}", input: { reference: "PO <7>" }) { cartId } }`)()
  const answer = await as(`mutation { cartRequestPurchaseAuthorization(id: "${cartId}") { status } }`)()
  return { cartId, answer }
}

test('the authorization managers of a company, and nobody else, are asked to authorise a cart over the limit', async () => {
  await addTax(server, 'NL', 'H', 21)

  const { answer } = await requestAuthorization('ada')
  await server.outbox.work()

  expect(answer).toEqual({ cartRequestPurchaseAuthorization: { status: 'PENDING_PURCHASE_AUTHORIZATION' } })
  const [mail, ...others] = sentTo('oak.test')
  expect([others, mail?.headers.to]).toEqual([[], expect.stringContaining('ada.boss@oak.test')])
  expect(mail?.headers.subject).toMatch(/^Ada Dijk asks to authorise an order of \D*200[.,]00/)
  expect(mail?.html).toContain('Ada Dijk (ada Works)')
  expect(mail?.html).toMatch(/200[.,]00\D* excluding VAT \(\D*242[.,]00\D* including VAT\)/)
  expect(mail?.html).toMatch(/more than the limit of \D*100[.,]00/)
  expect(mail?.html).toContain('Reference: PO &lt;7&gt;')
})

test('a cart that was withdrawn before the e-mail left needs no e-mail', async () => {
  const { cartId } = await requestAuthorization('eve')
  await server.db
    .updateTable('cart')
    .set({ status: 'OPEN' as never })
    .where('uuid', '=', cartId)
    .execute()

  await server.outbox.work()

  expect(sentTo('eve')).toEqual([])
  expect(server.outbox.failures).toEqual([])
})

test('an e-mail action replaces the built-in e-mail, to the same readers', async () => {
  const order = await addOrder(server, await addBuyer(server, 'Own'), { email: 'own@oak.test', language: 'EN' })
  const letter = await addLetter('Ours {{order.id}}', '<p>{{order.email}}</p>')
  const action = await addAction('ORDER_SEND_CONFIRMATION', letter)

  await server.gql(`mutation { triggerOrderSendConfirm(input: { orderId: ${order.id} }) }`)
  await server.outbox.work()
  const log = await server.gql(`{ eventDeliveries(input: { triggers: [ORDER_SEND_CONFIRMATION] }) { items { status error } } }`)
  await dropAction(action)

  expect(sentTo('own@oak.test').map(({ headers, html }) => [headers.subject, html.trim()])).toEqual([
    [`Ours ${order.id}`, '<p>own@oak.test</p>'],
  ])
  expect(log.eventDeliveries.items).toEqual([{ status: 'DELIVERED', error: null }])
})

test('the files of a password e-mail come with the e-mail of every action that replaces it, also when it is sent again', async () => {
  await addContact(server, { email: 'files@oak.test' })
  const first = await addAction('SEND_RESET_PASSWORD', await addLetter('First', '<p>{{link}}</p>'))
  const second = await addAction('SEND_RESET_PASSWORD', await addLetter('Second', '<p>{{link}}</p>'))
  const attachments = [{ fileName: 'terms.txt', contentType: 'text/plain', base64: Buffer.from('Our terms').toString('base64') }]

  const asked = await server.gql('mutation ($input: EmailEventInput!) { triggerPasswordSendResetEmailEvent(input: $input) }', {
    input: { type: 'transactional', email: 'files@oak.test', language: 'EN', attachments },
  })
  await server.outbox.work()
  const { eventDeliveries } = await server.gql('{ eventDeliveries(input: { triggers: [SEND_RESET_PASSWORD] }) { items { id } } }')
  await server.gql(`mutation { eventDeliveryRedeliver(id: "${eventDeliveries.items[0].id}") { id } }`)
  await server.outbox.work()
  await dropAction(first)
  await dropAction(second)

  expect([asked, server.outbox.failures]).toEqual([{ triggerPasswordSendResetEmailEvent: true }, []])
  const files = sentTo('files@oak.test').map(({ headers, source }) => [
    headers.subject,
    source.includes('filename=terms.txt') && source.includes(attachments[0]?.base64 ?? ''),
  ])
  // An e-mail that is sent again keeps its id, and with it its file in the folder.
  expect(files.toSorted()).toEqual([
    ['First', true],
    ['Second', true],
  ])
})

test('a template that an action sends cannot be deleted, and no action loses what it sends', async () => {
  const order = await addOrder(server, await addBuyer(server, 'Kept'), { email: 'kept@oak.test', language: 'EN' })
  const letter = await addLetter('Kept {{order.id}}', '<p>x</p>')
  const action = await addAction('ORDER_SEND_CONFIRMATION', letter)
  const drop = () => server.gql(`mutation { templateDelete(id: "${letter}") }`)

  const refused = await drop()
  const emptied = await server.gql(
    `mutation { eventToEmailConfigUpdate(id: "${action}", input: { emailTemplateId: null }) { id } }`,
  )
  await server.gql(`mutation { triggerOrderSendConfirm(input: { orderId: ${order.id} }) }`)
  await server.outbox.work()
  await dropAction(action)

  expect(refused.errors).toEqual([
    {
      code: 'TEMPLATE_DELETE_ERROR',
      message: 'The template is used by an action for ORDER_SEND_CONFIRMATION: delete the action first',
    },
  ])
  expect(emptied).toEqual({ errors: [{ code: 'VALIDATION_ERROR', message: 'emailTemplateId must not be null' }] })
  expect(sentTo('kept@oak.test').map(({ headers }) => headers.subject)).toEqual([`Kept ${order.id}`])
  expect(await drop()).toEqual({ templateDelete: true })
})

test('an e-mail action for a change is sent to the recipients of its template, with the record, on its channels only', async () => {
  const { channelCreate } = await server.gql('mutation { channelCreate(input: { name: "Elsewhere" }) { id } }')
  const to = { tos: [{ email: 'office@oak.test' }] }
  const letter = await addLetter('{{trigger}}: {{name}}', '<p>{{payload.name}} {{id}}</p>', to)
  const elsewhere = await addLetter('not here', '<p>x</p>', { tos: [{ email: 'elsewhere@oak.test' }] })
  const actions = [
    await addAction('COMPANY_CREATED', letter),
    await addAction('COMPANY_CREATED', elsewhere, { channelIds: [channelCreate.id] }),
  ]

  const { body } = await server.rest('POST /v2/companies', { name: 'Quay & Co' })
  await server.outbox.work()
  // The action has written the e-mail to the outbox; now it leaves.
  await server.outbox.work()
  for (const id of actions) await dropAction(id)

  const [mail, ...more] = sentTo('office@oak.test')
  expect([mail?.headers.subject, mail?.html.trim(), more]).toEqual([
    'COMPANY_CREATED: Quay & Co',
    `<p>Quay &amp; Co ${body.id}</p>`,
    [],
  ])
  expect(sentTo('elsewhere')).toEqual([])
  expect(server.outbox.failures).toEqual([])
})

test.each([
  ['triggerQuoteSendRequest', 'Uw offerteaanvraag', 'Wij hebben uw offerteaanvraag', '<td>'],
  ['triggerQuoteSendValidation', 'Uw offerte', 'gecontroleerd en bevestigd', '261,00'],
])('%s sends the buyer an e-mail that the shop can change', async (operation, subject, sentence, shown) => {
  const email = `${operation.toLowerCase()}@oak.test`
  const order = await addOrder(server, await addBuyer(server, operation), { email, reference: 'PO 9' })

  await server.gql(`mutation { ${operation}(input: { orderId: ${order.id} }) }`)
  await server.outbox.work()

  const [mail] = sentTo(email)
  expect(mail?.headers.subject).toMatch(new RegExp(`^${subject} ${order.id} bij Default`))
  expect(mail?.html).toContain(sentence)
  expect(mail?.html).toContain('Uw referentie: PO 9')
  expect(mail?.html.replaceAll(/<td[^>]*>/g, '<td>')).toContain(shown)
})

const FAILURES = `query ($input: EventFailureSearchInput) { eventFailures(input: $input) { itemsFound
  items { id trigger record status attempts error failedAt } } }`
const failures = async (input: object = {}): Promise<Answer> => (await server.gql(FAILURES, { input })).eventFailures.items

test('an e-mail that was given up is seen with its reason, and is sent when it is replayed', async () => {
  const order = await addOrder(server, await addBuyer(server, 'Dead'), { email: 'dead@oak.test' })
  await server.outbox.work()
  const send = async () => Promise.reject(new Error('550 mailbox unavailable'))
  const broken = openOutbox({
    tenants: server.tenants,
    clock: server.clock,
    handlers: server.handlersWith({ send }),
    onError: () => undefined,
  })
  await server.gql(`mutation { triggerOrderSendConfirm(input: { orderId: ${order.id} }) }`)
  await broken.work()
  const [waiting] = await failures()
  for (let i = 0; i < 12; i++) {
    server.travel(new Date(server.clock().getTime() + 4_500_000).toISOString())
    await broken.work()
  }

  const [dead, ...others] = await failures({ statuses: ['FAILED'], triggers: ['ORDER_SEND_CONFIRMATION'] })
  const viewer = await server.keyFor({ configuration: 'VIEWER' })
  const replay = `mutation { eventFailureReplay(id: "${dead.id}") { status attempts } }`
  const refused = await server.gql(replay, {}, viewer)
  const again = await server.gql(replay)
  await server.outbox.work()

  const common = { id: dead.id, trigger: 'ORDER_SEND_CONFIRMATION', record: `orderId ${order.id}` }
  expect(waiting).toEqual({ ...common, status: 'PENDING', attempts: 1, error: '550 mailbox unavailable', failedAt: null })
  expect([dead, others]).toEqual([
    { ...common, status: 'FAILED', attempts: 12, error: '550 mailbox unavailable', failedAt: expect.any(String) },
    [],
  ])
  expect(refused.errors).toMatchObject([{ code: 'FORBIDDEN' }])
  expect(again).toEqual({ eventFailureReplay: { status: 'PENDING', attempts: 0 } })
  expect(sentTo('dead@oak.test').map(({ headers }) => headers.subject)).toEqual([
    expect.stringContaining(`Uw bestelling ${order.id}`),
  ])
  expect(await failures()).toEqual([])
  expect((await server.gql(replay)).errors).toMatchObject([{ code: 'EVENT_FAILURE_NOT_FOUND_ERROR' }])
})

test('many events that were given up are replayed at once, those of a choice only', async () => {
  const stamps = {
    channelId: 1,
    payload: '{}' as never,
    createdAt: server.clock(),
    dueAt: server.clock(),
    attempts: 12,
    error: 'x',
  }
  const row = (uuid: string, trigger: string) => ({ ...stamps, uuid, trigger, doneAt: server.clock() })
  const uuids = [1, 2, 3].map((n) => `019a0000-0000-7000-8000-00000000900${n}`) as [string, string, string]
  await server.db
    .insertInto('event')
    .values([row(uuids[0], 'SEARCH_REINDEX'), row(uuids[1], 'SEND_EMAIL'), row(uuids[2], 'SEND_EMAIL')])
    .execute()

  const some = await server.gql('mutation { eventFailuresReplay(input: { triggers: ["SEND_EMAIL"] }) }')
  await server.outbox.work()
  const left = await failures()
  const rest = await server.gql('mutation { eventFailuresReplay }')
  await server.outbox.work()

  expect([some, rest]).toEqual([{ eventFailuresReplay: 2 }, { eventFailuresReplay: 1 }])
  expect(left.map(({ trigger }: Answer) => trigger)).toEqual(['SEARCH_REINDEX'])
  expect(await failures()).toEqual([])
})
