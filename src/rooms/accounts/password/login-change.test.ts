import { expect, test } from 'vitest'
import { type House, house, PUBLIC_URL } from '../../../../test/house.js'
import { addContact, addCustomer, giveRole, logIn, PASSWORD } from '../../../../test/people.js'

const CONTACT = 'mutation ($id: Int!, $input: UpdateContactInput!) { contactUpdate(id: $id, input: $input) { firstName email } }'
const CUSTOMER =
  'mutation ($id: Int!, $input: UpdateCustomerInput!) { customerUpdate(id: $id, input: $input) { firstName email } }'

const logins = async (at: House) =>
  (await at.db.selectFrom('account').select('email').orderBy('id').execute()).map(({ email }) => email)

/** Asks for another address as the one who is logged in, through the key of a storefront. */
async function change(at: House, document: string, id: number, login: string, input: object) {
  const { accessToken } = await logIn(at, login)
  return at.gql(document, { id, input }, await at.bareKey(), accessToken)
}

const linkIn = (text = '') => text.match(/login-address\?token=(\S+)/)?.[1] ?? ''

async function confirm(at: House, token: string, password: string) {
  const payload = new URLSearchParams({ token, password }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return (await at.app.inject({ method: 'POST', url: '/login-address', headers, payload })).statusCode
}

test.each([
  ['contact', CONTACT, addContact],
  ['customer', CUSTOMER, addCustomer],
] as const)('a %s logs in with another address once its mailbox and the password confirm it', async (_kind, document, add) => {
  const at = await house()
  const { id } = await add(at, { email: 'ada@hull.test' })

  const answer = await change(at, document, id, 'ada@hull.test', { firstName: 'Eve', email: 'new@hull.test' })

  expect(Object.values(answer)).toEqual([{ firstName: 'Eve', email: 'ada@hull.test' }])
  expect(await logins(at)).toEqual(['ada@hull.test'])
  await at.outbox.work()
  const [link, notice] = await at.mails()
  expect([link?.headers.to, notice?.headers.to]).toEqual([
    expect.stringContaining('new@hull.test'),
    expect.stringContaining('ada@hull.test'),
  ])
  expect(linkIn(notice?.text)).toBe('')
  const token = linkIn(link?.text)
  expect(link?.text).toContain(`${PUBLIC_URL}/login-address?token=`)
  expect((await at.app.inject({ method: 'GET', url: `/login-address?token=${token}` })).body).toContain('new@hull.test')

  expect(await confirm(at, token, 'wrong password')).toBe(422)
  expect(await logins(at)).toEqual(['ada@hull.test'])
  expect(await confirm(at, token, PASSWORD)).toBe(200)

  expect(await logIn(at, 'new@hull.test')).toMatchObject({ email: 'new@hull.test' })
  await expect(logIn(at, 'ada@hull.test')).rejects.toThrow('User not found')
  expect(await confirm(at, token, PASSWORD)).toBe(410)
  expect(at.outbox.failures).toEqual([])
})

test('an address that somebody has looks as free as any other, and stays theirs', async () => {
  const at = await house()
  const { id } = await addContact(at, { email: 'ada@hull.test' })
  await addCustomer(at, { email: 'bo@quay.test' })

  const answer = await change(at, CONTACT, id, 'ada@hull.test', { email: 'Bo@quay.test' })
  await at.outbox.work()

  expect(answer).toEqual({ contactUpdate: { firstName: 'Ada', email: 'ada@hull.test' } })
  expect(await at.mails()).toEqual([])
  expect(await logins(at)).toEqual(['ada@hull.test', 'bo@quay.test'])
})

test('a link is worth nothing after an hour, after a newer one, or when the address was taken meanwhile', async () => {
  const at = await house()
  const { id } = await addContact(at, { email: 'ada@hull.test' })
  const request = async (email: string) => {
    await change(at, CONTACT, id, 'ada@hull.test', { email })
    await at.outbox.work()
    return linkIn((await at.mails()).findLast(({ text }) => linkIn(text))?.text)
  }
  const older = await request('one@hull.test')
  const newer = await request('two@hull.test')

  expect(await confirm(at, older, PASSWORD)).toBe(410)
  await addCustomer(at, { email: 'two@hull.test' })
  expect(await confirm(at, newer, PASSWORD)).toBe(410)
  const last = await request('three@hull.test')
  at.travel('2026-11-15T13:00:00.001Z')
  expect(await confirm(at, last, PASSWORD)).toBe(410)
  expect(await logins(at)).toEqual(['ada@hull.test', 'two@hull.test'])
})

test('those who look after users change an address at once, and capitals are no other address', async () => {
  const at = await house()
  const { id } = await addContact(at, { email: 'ada@hull.test' })
  const { id: roled } = await addContact(at, { email: 'max@hull.test' })
  await giveRole(at, roled, 'user', 'EDITOR')

  expect(await change(at, CONTACT, id, 'ada@hull.test', { email: 'Ada@Hull.test' })).toMatchObject({
    contactUpdate: { email: 'Ada@Hull.test' },
  })
  const editor = await at.keyFor({ user: 'EDITOR' })
  expect(await at.gql(CONTACT, { id, input: { email: 'new@hull.test' } }, editor)).toMatchObject({
    contactUpdate: { email: 'new@hull.test' },
  })
  await at.outbox.work()
  expect(await at.mails()).toEqual([])
  expect(await logins(at)).toEqual(['new@hull.test', 'max@hull.test'])
})

test('strangers do not guess the password on the page', async () => {
  const at = await house()
  const { id } = await addContact(at, { email: 'ada@hull.test' })
  await change(at, CONTACT, id, 'ada@hull.test', { email: 'new@hull.test' })
  await at.outbox.work()
  const token = linkIn((await at.mails())[0]?.text)
  for (let i = 0; i < 5; i++) expect(await confirm(at, token, `guess ${i}`)).toBe(422)

  expect(await confirm(at, token, PASSWORD)).toBe(429)
  expect(await logins(at)).toEqual(['ada@hull.test'])
})
