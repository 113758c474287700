import { expect, test } from 'vitest'
import {
  canLogIn,
  email,
  INIT,
  LINK,
  readEvents,
  readTokens,
  requestReset,
  submitPassword,
  tokenInLink,
} from '../../../../test/passwords.js'
import { addAdmin, addContact, addCustomer, giveRole, logIn } from '../../../../test/people.js'
import { everything, startTestServer } from '../../../../test/test-server.js'

test('a contact or customer who has no account is invited to choose a first password', async () => {
  const server = await startTestServer()
  const contact = await addContact(server, { email })
  const customer = await addCustomer(server, { email: 'cas@elm.test' })
  await server.db.deleteFrom('account').execute()

  const first = await server.gql(INIT, { input: { email, language: 'en' } })
  await server.gql(INIT, { input: { email: 'cas@elm.test', language: 'nl' } })
  await server.outbox.work()
  server.travel('2026-11-22T11:59:59.000Z')
  const [english, dutch] = server.mails()
  const saved = await submitPassword(server, tokenInLink(english?.text), 'a first password')

  expect(first.triggerPasswordSendInitEmailEvent).toMatch(/^[0-9a-f-]{36}$/)
  expect([english?.headers.subject, dutch?.headers.subject]).toEqual([
    'Your account at Default: choose a password',
    'Uw account bij Default: kies een wachtwoord',
  ])
  expect(saved.statusCode).toBe(200)
  expect(await canLogIn(server, 'a first password')).toBe(true)
  const accounts = await server.db.selectFrom('account').select(['email', 'contactId', 'customerId']).orderBy('id').execute()
  expect(accounts).toEqual([
    { email, contactId: contact.id, customerId: null },
    { email: 'cas@elm.test', contactId: null, customerId: customer.id },
  ])
})

test('an invitation is sent to the stored mailbox, even if the database treats another spelling as equal', async () => {
  const server = await startTestServer()
  const contact = await addContact(server, { email: 'nina@elm.test' })
  await server.db.deleteFrom('account').execute()

  await server.gql(INIT, { input: { email: 'n\u0130na@elm.test' } })
  await server.outbox.work()

  expect(server.mails().map(({ headers }) => headers.to)).toEqual([expect.stringContaining('nina@elm.test')])
  const accounts = await server.db.selectFrom('account').select(['email', 'contactId']).execute()
  expect(accounts).toEqual([{ email: 'nina@elm.test', contactId: contact.id }])
})

test('an unknown person is not invited, and nothing is stored', async () => {
  const server = await startTestServer()

  expect((await server.gql(INIT, { input: { email } })).errors).toEqual([
    { message: `No account that may log in has the e-mail address [${email}]`, code: 'TRIGGER_SEND_PASSWORD_INIT_EVENT_ERROR' },
  ])
  expect(await readEvents(server)).toEqual([])
})

test('the link itself is for those who own users, by the input or by the old arguments', async () => {
  const server = await startTestServer()
  await addContact(server, { email, password: 'first password' })
  const editor = await server.keyFor({ user: 'EDITOR' })
  const owner = await server.keyFor({ user: 'OWNER' })
  const old = 'mutation ($email: String, $url: String) { passwordResetLink(email: $email, redirectUrl: $url) }'

  const refused = await server.gql(LINK, { input: { email } }, editor)
  const given = await server.gql(old, { email, url: 'https://wharf.test/shop' }, owner)

  expect(refused.errors[0].code).toBe('FORBIDDEN')
  expect(given.passwordResetLink).toMatch(/^https:\/\/wharf\.test\/password\?token=default\.wharf_pw_[\w-]{43}$/)
  expect(await readTokens(server)).toEqual([
    { purpose: 'reset', language: 'NL', redirectUrl: 'https://wharf.test/shop', usedAt: null },
  ])
  const bad = [
    [{}, 'input must be given', 'VALIDATION_ERROR'],
    [{ email: 'nobody@nowhere.test' }, 'No account with the e-mail address [nobody@nowhere.test] can get a link'],
  ] as const
  for (const [variables, message, code = 'GENERATE_PASSWORD_RECOVERY_LINK_ERROR'] of bad)
    expect((await server.gql(old, variables, owner)).errors).toEqual([{ message, code }])
  const twice = 'mutation { passwordResetLink(input: { email: "a@b.test" }, email: "c@d.test") }'
  expect((await server.gql(twice, {}, owner)).errors).toEqual([
    { message: 'email contradicts input.email', code: 'VALIDATION_ERROR' },
  ])
})

test('nobody gets more rights through a link than they have, and administrators get theirs by e-mail only', async () => {
  const server = await startTestServer()
  const { id } = await addContact(server, { email, password: 'first password' })
  await giveRole(server, id, 'order', 'OWNER')
  await addAdmin(server, { email: 'ann@wharf.test' })
  const owner = await server.keyFor({ user: 'OWNER' })

  expect((await server.gql(LINK, { input: { email } }, owner)).errors[0].code).toBe('FORBIDDEN')
  expect((await server.gql(LINK, { input: { email: 'ann@wharf.test' } })).errors[0].code).toBe(
    'GENERATE_PASSWORD_RECOVERY_LINK_ERROR',
  )
  expect(await readTokens(server)).toEqual([])
  await requestReset(server, { email: 'ann@wharf.test' })
  await server.outbox.work()
  const saved = await submitPassword(server, tokenInLink(server.mails()[0]?.text), 'second password')

  expect(saved.statusCode).toBe(200)
  const admin = await server.db
    .selectFrom('control.adminUser')
    .select(['passwordHash', 'tokensValidAfter'])
    .executeTakeFirstOrThrow()
  expect(await server.services.passwords.verify(admin.passwordHash, 'second password')).toBe(true)
  expect(admin.tokensValidAfter).toEqual(server.clock())
})

test('the deprecated reset e-mail uses the given texts, and never as markup', async () => {
  const server = await startTestServer()
  await addContact(server, { email, password: 'first password' })
  const query = `mutation ($input: PasswordResetLinkEmailInput!) { publishPasswordResetEmailEvent(input: $input) { success messageId } }`
  const input = {
    type: 'transactional',
    email,
    subject: 'Hi {{name}}',
    content: 'Dear <b>{{name}}</b>,\n\nhere it is. {{unknown}}',
    linkText: 'Go & choose',
    from: { email: 'sales@oak.test', name: 'Oak "X"' },
    variables: { name: 'Ada "<i>"' },
    language: 'en',
  }

  const refused = await server.gql(query, { input }, await server.keyFor({ ...everything, system: 'EDITOR' }))
  const published = await server.gql(query, { input })
  await server.outbox.work()
  const [mail] = server.mails()

  expect(refused.errors[0].code).toBe('FORBIDDEN')
  expect(published.publishPasswordResetEmailEvent).toEqual({ success: true, messageId: expect.any(String) })
  expect(mail?.headers).toMatchObject({ from: '"Oak \\"X\\"" <sales@oak.test>', subject: 'Hi Ada "<i>"' })
  expect(mail?.text).toContain(
    'Dear <b>Ada "<i>"</b>,\n\nhere it is. {{unknown}}\n\nGo & choose:\nhttps://wharf.test/password?token=',
  )
  expect(mail?.html).toContain('Dear &lt;b&gt;Ada &quot;&lt;i&gt;&quot;&lt;/b&gt;,')
  expect(mail?.html).not.toMatch(/<[bi]>/)
  const bad = [
    { variables: 'x' },
    { subject: 'Hi\r\nBcc: evil@evil.test' },
    { from: { email: 'sales@oak.test', name: 'Oak\r\nX-Evil: 1' } },
    { attachments: [{ base64: '<>', contentType: 'text/plain', fileName: 'a.txt' }] },
    { attachments: [{ base64: 'QQ==', contentType: 'text/plain\r\nX-Evil: 1', fileName: 'a.txt' }] },
    { userId: 1_000_000 },
  ]
  for (const more of bad)
    expect((await server.gql(query, { input: { ...input, ...more } })).errors[0].code).toMatch(/VALIDATION_ERROR|NOT_FOUND/)
  expect((await server.gql(query, { input: { ...input, email: 'nobody@nowhere.test' } })).errors[0].code).toBe(
    'GET_PASSWORD_RESET_LINK_ERROR',
  )
})

test('a contact is welcomed by a caller that may see them, in their own language', async () => {
  const server = await startTestServer()
  const ada = await addContact(server, { email })
  await server.db.updateTable('contact').set({ primaryLanguage: 'NL' }).execute()
  const other = await addContact(server, { email: 'eve@other.test' })
  const query =
    'mutation ($input: TriggerContactSendWelcomeEmailEventInput!) { triggerContactSendWelcomeEmailEvent(input: $input) }'
  const { accessToken } = await logIn(server, email)
  const shopKey = await server.keyFor({})
  const send = (contactId: number, bearer?: string) => server.gql(query, { input: { contactId } }, shopKey, bearer)

  expect(await send(ada.id, accessToken)).toEqual({ triggerContactSendWelcomeEmailEvent: true })
  const foreign = await send(other.id, accessToken)
  const absent = await send(999_999, accessToken)
  expect((await send(ada.id)).errors[0].code).toBe('FORBIDDEN')
  await server.outbox.work()

  expect(foreign.errors[0].code).toBe('CONTACT_NOT_FOUND_ERROR')
  expect(absent.errors[0].message.replace('999999', String(other.id))).toBe(foreign.errors[0].message)
  expect(server.mails().map(({ headers }) => [headers.to, headers.subject])).toEqual([
    ['Ada Dijk <ada@oak.test>', 'Welkom bij Default'],
  ])
})

test('a customer is welcomed, in the requested language', async () => {
  const server = await startTestServer()
  const cas = await addCustomer(server, { email: 'cas@elm.test' })
  await server.db.updateTable('customer').set({ primaryLanguage: 'NL' }).execute()
  const query =
    'mutation ($input: TriggerCustomerSendWelcomeEmailEventInput!) { triggerCustomerSendWelcomeEmailEvent(input: $input) }'

  const sent = await server.gql(query, { input: { customerId: cas.id, language: 'de', channelId: 1 } })
  const missing = await server.gql(query, { input: { customerId: 999_999 } })
  await server.outbox.work()

  expect(sent).toEqual({ triggerCustomerSendWelcomeEmailEvent: true })
  expect(missing.errors[0].code).toBe('CUSTOMER_NOT_FOUND_ERROR')
  expect(server.mails().map(({ headers }) => [headers.to, headers.subject])).toEqual([
    ['Bo Quay <cas@elm.test>', 'Willkommen bei Default'],
  ])
})
