import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { readMail } from '../../../../test/mails.js'
import { addBuyer, addOrder } from '../../../../test/orders.js'
import { addContact } from '../../../../test/people.js'
import { startSmtpProcess } from '../../../../test/smtp-process.js'
import { type Answer, everything, startTestServer, type TestServer } from '../../../../test/test-server.js'
import { openMailer } from '../../platform/mail/mail.js'
import { openOutbox } from '../../platform/outbox/outbox.js'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ closes: false })
})
afterAll(() => server.close())

const SEND = 'mutation ($input: EmailSendEventInput!) { sent: publishEmailSendEvent(input: $input) { success messageId } }'
const PUBLISH = 'mutation ($input: EmailEventInput!) { sent: publishEmailEvent(input: $input) { success messageId } }'

const ready = (more: object = {}) => ({
  subject: 'Offer for {{name}}',
  content: '<p>Dear {{name}}, <a href="https://shop.example.com/?a=1">look</a></p>',
  from: { email: 'sales@oak.test', name: 'Oak' },
  to: [{ email: 'ada@oak.test', name: 'Ada' }],
  variables: { name: '<Ada>' },
  ...more,
})

/** Delivers through a real SMTP server. */
async function deliverBySmtp(failures = 0) {
  const process = await startSmtpProcess(failures)
  onTestFinished(process.stop)
  const smtp = { host: '127.0.0.1', port: process.port, secure: false, user: '', password: '' }
  const mailer = openMailer({ from: { address: 'no-reply@wharf.test', name: 'Wharf' }, smtp, folder: '/nowhere' })
  const errors: string[] = []
  const handlers = server.handlersWith(mailer)
  const outbox = openOutbox({
    tenants: server.tenants,
    clock: server.clock,
    handlers,
    onError: (error) => void errors.push(String(error)),
  })
  return { ...process, work: () => outbox.work(), errors }
}

const sentTo = (address: string) => server.mails().filter(({ headers }) => headers.to?.includes(address))
const refusal = (answer: Answer) => answer.errors?.[0]

test('a ready e-mail leaves through a real SMTP server to everybody, with its files, and again after a failure', async () => {
  const attachments = [
    { base64: Buffer.from('price list').toString('base64'), contentType: 'text/csv', fileName: 'prices é.csv' },
  ]
  const input = ready({
    cc: [{ email: 'cc@oak.test' }],
    bcc: [{ email: 'bcc@oak.test' }],
    attachments,
    campaignId: 'autumn',
    messageId: 'offer-7',
    utmTags: 'utm_source=news&utm_medium=email',
  })
  const smtp = await deliverBySmtp(1)

  const { sent } = await server.gql(SEND, { input })
  await smtp.work()
  expect(smtp.received).toEqual([])
  server.travel('2026-11-15T12:01:00.000Z')
  await smtp.work()
  await smtp.work()

  expect(sent).toEqual({ success: true, messageId: 'offer-7' })
  expect(smtp.errors).toEqual([expect.stringContaining('451')])
  const [{ message = '', ...envelope } = {}, ...more] = smtp.received
  expect([envelope, more]).toEqual([{ from: 'no-reply@wharf.test', to: ['ada@oak.test', 'cc@oak.test', 'bcc@oak.test'] }, []])
  const mail = readMail(message)
  expect(mail.headers).toMatchObject({
    from: 'Oak <sales@oak.test>',
    to: 'Ada <ada@oak.test>',
    cc: 'cc@oak.test',
    subject: 'Offer for <Ada>',
    'message-id': '<offer-7@wharf.test>',
    'x-campaign-id': 'autumn',
  })
  expect(mail.headers.bcc).toBeUndefined()
  expect(mail.html.trim()).toBe(
    '<p>Dear &lt;Ada&gt;, <a href="https://shop.example.com/?a=1&amp;utm_source=news&amp;utm_medium=email">look</a></p>',
  )
  expect(mail.text.trim()).toBe('Dear <Ada>, look:\nhttps://shop.example.com/?a=1&utm_source=news&utm_medium=email')
  expect(mail.source).toContain(attachments[0]?.base64)
})

test('texts that could inject a header, and invalid files, are refused, and nothing is stored', async () => {
  const file = { base64: 'QQ==', contentType: 'text/plain', fileName: 'a.txt' }
  const bad: [object, string][] = [
    [{ subject: 'Hi\r\nBcc: eve@evil.test' }, 'subject must not have line breaks or control characters'],
    [{ from: { email: 'a@oak.test', name: 'A\nB' } }, 'from.name must not have line breaks or control characters'],
    [{ to: [{ email: 'a@oak.test', name: 'A\rB' }] }, 'to[0].name must not have line breaks or control characters'],
    [{ campaignId: 'x\r\ny' }, 'campaignId must not have line breaks or control characters'],
    [{ messageId: 'x>\r\n' }, 'messageId must be letters, digits and . _ + = -'],
    [
      { attachments: [{ ...file, fileName: 'a\r\nb' }] },
      'attachments[0].fileName must not have line breaks or control characters',
    ],
    [{ attachments: [{ ...file, contentType: 'text/plain; x\r\ny' }] }, 'attachments[0].contentType must be a media type'],
    [{ attachments: [{ ...file, base64: 'no base64!' }] }, 'attachments[0].base64 must be base64'],
    [{ variables: 'x' }, 'variables must be an object'],
  ]

  for (const [more, message] of bad)
    expect(refusal(await server.gql(SEND, { input: ready(more) }))).toEqual({ code: 'VALIDATION_ERROR', message })
  expect(refusal(await server.gql(SEND, { input: ready({ content: '{{#if}' }) })).code).toBe('HANDLEBARS_PRECOMPILE_ERROR')
  const others = await server.keyFor({ ...everything, system: 'EDITOR' })
  expect(refusal(await server.gql(SEND, { input: ready() }, others)).code).toBe('FORBIDDEN')

  expect(await server.db.selectFrom('mailRequest').select('uuid').execute()).toEqual([])
})

test('an e-mail of a type uses the template of the type, and goes to the person that it is about by default', async () => {
  const order = await addOrder(server, await addBuyer(server, 'Typed'), { email: 'typed@oak.test', language: 'EN' })
  const { id: contactId } = await addContact(server, { email: 'welcome@oak.test' })

  await server.gql(PUBLISH, { input: { type: 'orderconfirm', orderId: order.id } })
  await server.gql(PUBLISH, {
    input: { type: 'registration', userId: contactId, language: 'en', from: { email: 'hi@oak.test', name: 'Hi' } },
  })
  await server.outbox.work()

  expect(server.outbox.failures).toEqual([])
  expect(sentTo('typed@oak.test').map(({ headers }) => headers.subject)).toEqual([`Your order ${order.id} at Default`])
  const [welcome] = sentTo('welcome@oak.test')
  expect(welcome?.headers).toMatchObject({ from: 'Hi <hi@oak.test>', subject: 'Welcome to Default' })
  expect(welcome?.text).toContain('your e-mail address, welcome@oak.test')
})

test('an e-mail of a type may have a template, words, variables and files of its own', async () => {
  const order = await addOrder(server, await addBuyer(server, 'Own'), { email: 'order@oak.test' })
  const { emailTemplateCreate: letter } = await server.gql(
    `mutation { emailTemplateCreate(input: { names: [{ language: "EN", value: "n" }], subjects: [{ language: "EN", value: "Nr {{order.id}}" }],
      contents: [{ language: "EN", content: "<p>{{colour}} {{order.email}}</p>" }], from: { email: "tpl@oak.test" } }) { id } }`,
  )
  const files = [{ base64: 'QUJD', contentType: 'text/plain', fileName: 'abc.txt' }]
  const about = { type: 'custom', orderId: order.id, variables: { colour: 'red & blue' }, to: [{ email: 'own@oak.test' }] }

  await server.gql(PUBLISH, { input: { ...about, letterId: letter.id, attachments: files, siteId: 5 } })
  await server.gql(PUBLISH, {
    input: { ...about, subject: 'S {{colour}}', content: '<b>{{colour}}</b>', to: [{ email: 'words@oak.test' }] },
  })
  await server.outbox.work()

  const [own] = sentTo('own@oak.test')
  expect(own?.headers).toMatchObject({ from: 'Default <tpl@oak.test>', subject: `Nr ${order.id}` })
  expect([own?.html.trim(), own?.source.includes('QUJD')]).toEqual(['<p>red &amp; blue order@oak.test</p>', true])
  const [words] = sentTo('words@oak.test')
  expect([words?.headers.subject, words?.html.trim()]).toEqual(['S red & blue', '<b>red &amp; blue</b>'])
})

test.each([
  [{ orderId: 1 }, 'type must be given'],
  [{ type: 'orderconfirm' }, 'orderId must be given for an e-mail of the type orderconfirm'],
  [
    { type: 'campaign', to: [{ email: 'a@oak.test' }] },
    'letterId or subject and content must be given for an e-mail of the type campaign',
  ],
  [{ type: 'custom', subject: 's', content: 'c' }, 'to is required: the e-mail has no other recipient'],
])('an e-mail that nobody could send is refused: %j', async (input, message) => {
  expect(refusal(await server.gql(PUBLISH, { input }))).toEqual({ code: 'VALIDATION_ERROR', message })
})

test('references of an e-mail must exist', async () => {
  const words = { subject: 's', content: 'c' }

  const codes = [
    { type: 'orderconfirm', orderId: 999_999 },
    { type: 'registration', userId: 999_999 },
    { type: 'custom', letterId: '019a0000-0000-7000-8000-000000009999', to: [{ email: 'a@oak.test' }] },
    { type: 'custom', ...words, to: [{ email: 'a@oak.test' }], channelId: 99 },
  ].map(async (input) => refusal(await server.gql(PUBLISH, { input })).code)

  expect(await Promise.all(codes)).toEqual([
    'ORDER_NOT_FOUND',
    'CONTACT_NOT_FOUND_ERROR',
    'TEMPLATE_NOT_FOUND',
    'VALIDATION_ERROR',
  ])
})

test('a password e-mail may have a template, an order and files of its own, but never another recipient', async () => {
  const { id: contactId } = await addContact(server, { email: 'reset@oak.test', password: 'first password' })
  const order = await addOrder(server, contactId, { email: 'elsewhere@oak.test' })
  const { emailTemplateCreate: letter } = await server.gql(
    `mutation { emailTemplateCreate(input: { names: [{ language: "EN", value: "n" }], subjects: [{ language: "EN", value: "For {{name}}" }],
      contents: [{ language: "EN", content: "<a href='{{link}}'>{{word}} {{order.id}}</a>" }], from: {}, tos: [{ email: "eve@evil.test" }],
      bccs: [{ email: "eve@evil.test" }] }) { id } }`,
  )
  const reset = 'mutation ($input: EmailEventInput!) { triggerPasswordSendResetEmailEvent(input: $input) }'
  const own = { email: 'reset@oak.test', letterId: letter.id, orderId: order.id, userId: contactId, variables: { word: 'Go' } }
  const attachments = [{ base64: 'QUJD', contentType: 'text/plain', fileName: 'help.txt' }]

  const refused = await server.gql(reset, { input: own }, await server.bareKey())
  await server.gql(reset, { input: { ...own, attachments } })
  await server.outbox.work()

  expect(refusal(refused).code).toBe('FORBIDDEN')
  const [mail, ...more] = sentTo('reset@oak.test')
  expect(more).toEqual([])
  expect(mail?.headers).toMatchObject({
    to: expect.stringContaining('<reset@oak.test>'),
    subject: expect.stringMatching(/^For ./),
  })
  expect(mail?.html).toContain(`'>Go ${order.id}</a>`)
  expect(mail?.text).toContain(`Go ${order.id}:
https://wharf.test/password?token=default.wharf_pw_`)
  expect(mail?.source).toContain('filename=help.txt')
  expect(sentTo('eve@evil.test')).toEqual([])
})
