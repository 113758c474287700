import { expect, test } from 'vitest'
import { email, readEvents, requestReset } from '../../../../test/passwords.js'
import { addContact } from '../../../../test/people.js'
import { type Answer, everything, startTestServer, type TestServer } from '../../../../test/test-server.js'

test.each(['EmailEventInput!', 'PasswordRecoveryLinkInput!', 'PasswordRecoveryLinkInput'])(
  'a client may declare the input as %s, with a siteId that is ignored and flagged',
  async (type) => {
    const server = await startTestServer()
    const nullable = type.endsWith('!') ? '' : ' = { email: "ada@oak.test" }'
    const query = `mutation ($input: ${type}${nullable}) { triggerPasswordSendResetEmailEvent(input: $input) }`
    const apikey = await server.bareKey()
    const post = (input: object, more = {}) =>
      server.app.inject({
        method: 'POST',
        url: '/v2/graphql',
        headers: { 'content-type': 'application/json', 'api-lifecycle-detail': 'full', apikey, ...more },
        payload: JSON.stringify({ query, variables: { input } }),
      })

    const plain = (await post({ email })).json()
    const legacy = (await post({ email, siteId: 7 })).json()
    const later = (await post({ email, siteId: 7 }, { 'api-preview-date': '2027-03-01' })).json()

    expect(plain).toEqual({ data: { triggerPasswordSendResetEmailEvent: true }, extensions: { deprecations: [] } })
    expect(legacy.data).toEqual({ triggerPasswordSendResetEmailEvent: true })
    expect(legacy.extensions.deprecations.map(({ item }: Answer) => item)).toEqual(['EmailEventInput.siteId'])
    expect(later.errors[0].extensions.code).toBe(await removalCode(server))
    expect((await readEvents(server)).length).toBe(2)
  },
)

/** Returns the error code of removed items. */
const removalCode = async (server: TestServer) => {
  const response = await server.app.inject({
    method: 'POST',
    url: '/v2/graphql',
    headers: { 'content-type': 'application/json', 'api-preview-date': '2027-03-01', apikey: await server.keyFor(everything) },
    payload: JSON.stringify({ query: '{ shops { name } }' }),
  })
  return response.json().errors[0].extensions.code
}

test('the input may be written in the document, and name the mailbox in `to`', async () => {
  const server = await startTestServer()
  const say = async (input: string) =>
    server.gql(`mutation { triggerPasswordSendResetEmailEvent(input: { ${input} }) }`, {}, await server.bareKey())

  const answers = [
    await say('email: "ada@oak.test", siteId: 3'),
    await say('type: system, to: [{ email: "ada@oak.test", name: "Ada" }], language: "en"'),
  ]

  expect(answers).toEqual([{ triggerPasswordSendResetEmailEvent: true }, { triggerPasswordSendResetEmailEvent: true }])
  expect((await readEvents(server)).map(({ payload }) => payload)).toEqual([
    { email, language: 'NL', redirectUrl: null },
    { email, language: 'EN', redirectUrl: null },
  ])
})

test('a variable used for both inputs, or for another, is refused as before', async () => {
  const server = await startTestServer()
  const both = `mutation ($input: PasswordRecoveryLinkInput!) {
    triggerPasswordSendResetEmailEvent(input: $input) triggerPasswordSendInitEmailEvent(input: $input) }`
  const other = 'mutation ($input: LoginInput!) { triggerPasswordSendResetEmailEvent(input: $input) }'

  for (const query of [both, other])
    expect((await server.gql(query, { input: { email } })).errors[0].code).toBe('GRAPHQL_VALIDATION_FAILED')
  expect(await readEvents(server)).toEqual([])
})

test.each([
  [{}, 'email is required, or the e-mail address in to'],
  [{ email: 'no address' }, 'email must be an e-mail address'],
  [{ email: 'a@b.test\r\nBcc: c@d.test' }, 'email must be an e-mail address'],
  [{ to: [] }, 'to must have at least 1 entry'],
  [{ to: [{ email }, { email }] }, 'to must contain one e-mail address: only the account gets the link'],
  [{ email, language: 'english' }, 'language must be two letters'],
  [{ email, channelId: 99 }, 'channelId refers to the channel 99, which does not exist'],
  [{ email, redirectUrl: 'javascript:alert(1)' }, 'redirectUrl must be an http or https address'],
  [{ email, redirectUrl: '//shop.example.com' }, 'redirectUrl must be an http or https address'],
  [{ email, redirectUrl: 'https://user:pw@wharf.test/' }, 'redirectUrl must be an http or https address'],
])('%j is refused, and nothing happens', async (input, message) => {
  const server = await startTestServer()

  expect((await requestReset(server, input)).errors).toEqual([{ message, code: 'VALIDATION_ERROR' }])
  expect(await readEvents(server)).toEqual([])
})

const unlisted = [
  ['https://evil.test/?https://wharf.test', 'evil.test'],
  ['https://shop.example.com:8443/', 'shop.example.com:8443'],
  ['https://wharf.test.evil.test', 'wharf.test.evil.test'],
] as const
const mutations = [
  ['triggerPasswordSendResetEmailEvent', 'EmailEventInput'],
  ['triggerPasswordSendInitEmailEvent', 'PasswordRecoveryLinkInput'],
  ['passwordResetLink', 'PasswordRecoveryLinkInput'],
  ['publishPasswordResetEmailEvent', 'PasswordResetLinkEmailInput', '{ success }', { type: 'registration' }],
] as const

test.each(unlisted)('the host of %s is not listed, so every door refuses it and names the setting', async (redirectUrl, host) => {
  const server = await startTestServer()
  const message = `redirectUrl has the host ${host}, which WHARF_REDIRECT_HOSTS does not list`

  for (const [name, type, selection = '', more = {}] of mutations) {
    const input = { email, redirectUrl, ...more }
    const answer = await server.gql(`mutation ($input: ${type}!) { ${name}(input: $input) ${selection} }`, { input })
    expect(answer.errors, name).toEqual([{ message, code: 'VALIDATION_ERROR' }])
  }
  expect(await readEvents(server)).toEqual([])
})

test('e-mails to a mailbox are limited per minute and address, and other addresses are not affected', async () => {
  const server = await startTestServer()
  const answers = []
  for (let i = 0; i < 6; i++)
    answers.push(await requestReset(server, { email: i % 2 ? email : email.toUpperCase() }, await server.bareKey()))

  expect(answers.slice(0, 5).every(({ errors }) => !errors)).toBe(true)
  expect(answers[5].errors[0].code).toBe('TOO_MANY_REQUESTS')
  expect(await requestReset(server, { email: 'somebody@else.test' }, await server.bareKey())).toEqual({
    triggerPasswordSendResetEmailEvent: true,
  })
  server.travel('2026-11-15T12:00:13.000Z')
  expect(await requestReset(server, { email }, await server.bareKey())).toEqual({ triggerPasswordSendResetEmailEvent: true })
  expect((await readEvents(server)).length).toBe(7)
})

test('a mailbox gets five reset e-mails an hour, from however many addresses they are requested', async () => {
  const server = await startTestServer()
  await addContact(server, { email })
  const apikey = await server.bareKey()
  const ask = (remoteAddress: string) =>
    server.app.inject({
      method: 'POST',
      url: '/v2/graphql',
      remoteAddress,
      headers: { apikey },
      payload: { query: `mutation { triggerPasswordSendResetEmailEvent(input: { email: "${email}" }) }` },
    })

  for (let i = 0; i < 12; i++) {
    expect((await ask(`203.0.113.${i}`)).json().data).toEqual({ triggerPasswordSendResetEmailEvent: true })
    await server.outbox.work()
  }

  expect(await server.mails()).toHaveLength(5)
  server.travel('2026-11-15T13:00:00.000Z')
  await ask('203.0.113.99')
  await server.outbox.work()
  expect(await server.mails()).toHaveLength(6)
  expect(server.outbox.failures).toEqual([])
})
