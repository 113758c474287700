import { beforeEach, expect, test } from 'vitest'
import { addCompany, addContact, logIn } from '../../../../test/people.js'
import { type Answer, everything, startTestServer, type TestServer } from '../../../../test/test-server.js'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})

const names = [{ language: 'EN', value: 'Hook' }]
const addHook = (trigger: string, path = '') =>
  server.gql(`mutation ($input: EventToWebHookConfigCreateInput!) { eventToWebHookConfigCreate(input: $input) { id } }`, {
    input: { names, trigger, url: `https://receiver.example/${path}` },
  })

/** Sends a document as a dry run and returns the whole response. */
async function dryRun(query: string, variables: object = {}, more: Record<string, string> = {}): Promise<Answer> {
  const apikey = await server.keyFor(everything)
  const headers = { 'content-type': 'application/json', apikey, 'api-dry-run': 'true', ...more }
  const response = await server.app.inject({
    method: 'POST',
    url: '/v2/graphql',
    headers,
    payload: JSON.stringify({ query, variables }),
  })
  return response.json()
}

const countEvents = async () => (await server.db.selectFrom('event').select('id').execute()).length

test('a dry run shows the events of its own change with their records, and how many webhooks would be called', async () => {
  const id = await addCompany(server, 'Hull')
  const other = await addCompany(server, 'Other')
  await addHook('COMPANY_UPDATED')
  await addHook('COMPANY_UPDATED', 'other')
  await addHook('COMPANY_CREATED')
  await server.gql(`mutation { companyUpdate(id: ${other}, input: { notes: "before" }) { companyId } }`)
  const before = await countEvents()

  const { extensions } = await dryRun(`mutation { companyUpdate(id: ${id}, input: { notes: "x" }) { companyId } }`)

  expect(extensions).toEqual({
    dryRun: true,
    effects: {
      eventCount: 1,
      events: [{ trigger: 'COMPANY_UPDATED', record: { key: 'companyId', id: String(id) } }],
      webhookCount: 2,
      emailCount: 0,
      emails: [],
    },
  })
  expect(await countEvents()).toBe(before)
})

test('it shows the e-mails with their recipients, and sends none', async () => {
  const document = `mutation ($input: EmailSendEventInput!) { publishEmailSendEvent(input: $input) { success } }`
  const input = {
    subject: 'Closed on Monday',
    content: 'x',
    from: { email: 'sales@wharf.test' },
    to: [{ email: 'kim@hull.test' }, { email: 'bo@hull.test' }],
    cc: [{ email: 'copy@hull.test' }],
  }

  const answer = await dryRun(document, { input })

  expect(answer.errors).toBeUndefined()
  expect(answer.extensions.effects).toMatchObject({
    eventCount: 0,
    emailCount: 1,
    emails: [
      {
        templateId: null,
        subject: 'Closed on Monday',
        to: ['kim@hull.test', 'bo@hull.test'],
        cc: ['copy@hull.test'],
      },
    ],
  })
  await server.outbox.work()
  expect(await server.mails()).toEqual([])
})

test('the header of REST has the same, in ASCII', async () => {
  const id = await addCompany(server, 'Hüll')
  await addHook('COMPANY_UPDATED')

  const dry = await server.withHeaders({ 'api-dry-run': 'true' }, () =>
    server.rest(`PATCH /v2/companies/id/${id}`, { notes: 'x' }),
  )
  const real = await server.rest(`PATCH /v2/companies/id/${id}`, { notes: 'x' })

  expect(JSON.parse(dry.headers['api-dry-run-effects'])).toEqual({
    eventCount: 1,
    events: [{ trigger: 'COMPANY_UPDATED', record: { key: 'companyId', id: String(id) } }],
    webhookCount: 1,
    emailCount: 0,
    emails: [],
  })
  expect(real.headers['api-dry-run-effects']).toBeUndefined()
})

test('a command that fails has no effects, beside another that succeeds', async () => {
  const id = await addCompany(server, 'Hull')

  const { extensions } = await dryRun(`mutation {
    good: companyUpdate(id: ${id}, input: { notes: "x" }) { companyId }
    bad: companyUpdate(id: 999999, input: { notes: "x" }) { companyId } }`)

  expect(extensions.effects.events).toEqual([{ trigger: 'COMPANY_UPDATED', record: { key: 'companyId', id: String(id) } }])
})

test('customers do not learn how the shop is configured', async () => {
  const { id } = await addContact(server, { email: 'kim@hull.test' })
  const { accessToken } = await logIn(server, 'kim@hull.test')

  const { extensions } = await dryRun(
    `mutation { contactUpdate(id: ${id}, input: { firstName: "Kim" }) { contactId } }`,
    {},
    {
      apikey: await server.bareKey(),
      authorization: `Bearer ${accessToken}`,
    },
  )

  expect(extensions).toEqual({ dryRun: true })
})
