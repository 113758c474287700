import { expect, test } from 'vitest'
import { addContact, addCustomer, giveRole, logIn, PASSWORD } from '../../../../test/people.js'
import { PUBLIC_URL, startTestServer, type TestServer } from '../../../../test/test-server.js'

const CONTACT = 'mutation ($id: Int!, $input: UpdateContactInput!) { contactUpdate(id: $id, input: $input) { firstName email } }'
const CUSTOMER =
  'mutation ($id: Int!, $input: UpdateCustomerInput!) { customerUpdate(id: $id, input: $input) { firstName email } }'

const logins = async (server: TestServer) =>
  (await server.db.selectFrom('account').select('email').orderBy('id').execute()).map(({ email }) => email)

/** Asks for another address as the one who is logged in, through the key of a storefront. */
async function change(server: TestServer, document: string, id: number, login: string, input: object) {
  const { accessToken } = await logIn(server, login)
  return server.gql(document, { id, input }, await server.bareKey(), accessToken)
}

const linkIn = (text = '') => text.match(/login-address\?token=(\S+)/)?.[1] ?? ''

async function confirm(server: TestServer, token: string, password: string) {
  const payload = new URLSearchParams({ token, password }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return (await server.app.inject({ method: 'POST', url: '/login-address', headers, payload })).statusCode
}

test.each([
  ['contact', CONTACT, addContact],
  ['customer', CUSTOMER, addCustomer],
] as const)('a %s logs in with another address once its mailbox and the password confirm it', async (_kind, document, add) => {
  const server = await startTestServer()
  const { id } = await add(server, { email: 'ada@hull.test' })

  const answer = await change(server, document, id, 'ada@hull.test', { firstName: 'Eve', email: 'new@hull.test' })

  expect(Object.values(answer)).toEqual([{ firstName: 'Eve', email: 'ada@hull.test' }])
  expect(await logins(server)).toEqual(['ada@hull.test'])
  await server.outbox.work()
  const [link, notice] = await server.mails()
  expect([link?.headers.to, notice?.headers.to]).toEqual([
    expect.stringContaining('new@hull.test'),
    expect.stringContaining('ada@hull.test'),
  ])
  expect(linkIn(notice?.text)).toBe('')
  const token = linkIn(link?.text)
  expect(link?.text).toContain(`${PUBLIC_URL}/login-address?token=`)
  expect((await server.app.inject({ method: 'GET', url: `/login-address?token=${token}` })).body).toContain('new@hull.test')

  expect(await confirm(server, token, 'wrong password')).toBe(422)
  expect(await logins(server)).toEqual(['ada@hull.test'])
  expect(await confirm(server, token, PASSWORD)).toBe(200)

  expect(await logIn(server, 'new@hull.test')).toMatchObject({ email: 'new@hull.test' })
  await expect(logIn(server, 'ada@hull.test')).rejects.toThrow('User not found')
  expect(await confirm(server, token, PASSWORD)).toBe(410)
  expect(server.outbox.failures).toEqual([])
})

test('a taken address looks as free as any other, and stays with its owner', async () => {
  const server = await startTestServer()
  const { id } = await addContact(server, { email: 'ada@hull.test' })
  await addCustomer(server, { email: 'bo@quay.test' })

  const answer = await change(server, CONTACT, id, 'ada@hull.test', { email: 'Bo@quay.test' })
  await server.outbox.work()

  expect(answer).toEqual({ contactUpdate: { firstName: 'Ada', email: 'ada@hull.test' } })
  expect(await server.mails()).toEqual([])
  expect(await logins(server)).toEqual(['ada@hull.test', 'bo@quay.test'])
})

test('a link stops working after an hour, after a newer one, or if the address was taken meanwhile', async () => {
  const server = await startTestServer()
  const { id } = await addContact(server, { email: 'ada@hull.test' })
  const request = async (email: string) => {
    await change(server, CONTACT, id, 'ada@hull.test', { email })
    await server.outbox.work()
    return linkIn((await server.mails()).findLast(({ text }) => linkIn(text))?.text)
  }
  const older = await request('one@hull.test')
  const newer = await request('two@hull.test')

  expect(await confirm(server, older, PASSWORD)).toBe(410)
  await addCustomer(server, { email: 'two@hull.test' })
  expect(await confirm(server, newer, PASSWORD)).toBe(410)
  const last = await request('three@hull.test')
  server.travel('2026-11-15T13:00:00.001Z')
  expect(await confirm(server, last, PASSWORD)).toBe(410)
  expect(await logins(server)).toEqual(['ada@hull.test', 'two@hull.test'])
})

test('staff with a role for users change an address at once, and case does not matter', async () => {
  const server = await startTestServer()
  const { id } = await addContact(server, { email: 'ada@hull.test' })
  const { id: roled } = await addContact(server, { email: 'max@hull.test' })
  await giveRole(server, roled, 'user', 'EDITOR')

  expect(await change(server, CONTACT, id, 'ada@hull.test', { email: 'Ada@Hull.test' })).toMatchObject({
    contactUpdate: { email: 'Ada@Hull.test' },
  })
  const editor = await server.keyFor({ user: 'EDITOR' })
  expect(await server.gql(CONTACT, { id, input: { email: 'new@hull.test' } }, editor)).toMatchObject({
    contactUpdate: { email: 'new@hull.test' },
  })
  await server.outbox.work()
  expect(await server.mails()).toEqual([])
  expect(await logins(server)).toEqual(['new@hull.test', 'max@hull.test'])
})

test('strangers do not guess the password on the page', async () => {
  const server = await startTestServer()
  const { id } = await addContact(server, { email: 'ada@hull.test' })
  await change(server, CONTACT, id, 'ada@hull.test', { email: 'new@hull.test' })
  await server.outbox.work()
  const token = linkIn((await server.mails())[0]?.text)
  for (let i = 0; i < 5; i++) expect(await confirm(server, token, `guess ${i}`)).toBe(422)

  expect(await confirm(server, token, PASSWORD)).toBe(429)
  expect(await logins(server)).toEqual(['ada@hull.test'])
})
