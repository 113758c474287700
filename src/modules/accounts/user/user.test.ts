import { beforeEach, describe, expect, test } from 'vitest'
import { addAccount, addAdmin, addContact, addCustomer, logIn } from '../../../../test/people.js'
import { type Answer, startTestServer, type TestServer, TODAY } from '../../../../test/test-server.js'

const WHOLE = `
  __typename userId gender firstName middleName lastName phone mobile email login iban bankAccount bic notes primaryLanguage
  expires externalId dateOfBirth mailingList isLoggedIn createdAt lastModifiedAt
  ... on User { debtorId taxNumber cocNumber loginRoot company managedCompanies { companyId } }`
const VIEWER = `{ viewer { ${WHOLE} } }`
const USER = 'query ($id: Int, $login: String) { user(id: $id, login: $login) { __typename userId email } }'

const nothing = {
  gender: null,
  middleName: null,
  phone: null,
  mobile: null,
  iban: null,
  bankAccount: null,
  bic: null,
  notes: null,
  primaryLanguage: null,
  expires: null,
  externalId: null,
  dateOfBirth: null,
  mailingList: null,
}
const bare = { debtorId: null, taxNumber: null, cocNumber: null, loginRoot: null, company: null, managedCompanies: [] }
const made = { createdAt: TODAY, lastModifiedAt: TODAY }
const visitor = {
  __typename: 'User',
  userId: 0,
  firstName: '',
  lastName: '',
  email: null,
  login: null,
  isLoggedIn: false,
  createdAt: null,
  lastModifiedAt: null,
  ...nothing,
  ...bare,
}

let server: TestServer
let key: string

beforeEach(async () => {
  server = await startTestServer()
  key = await server.keyFor({ shop: 'VIEWER' })
})

const tokenOf = async (email: string): Promise<string> => (await logIn(server, email)).accessToken
const viewer = async (token?: string): Promise<Answer> => (await server.gql(VIEWER, {}, key, token)).viewer

describe('the viewer', () => {
  test('who is a contact is that contact, with their companies', async () => {
    const { id, companyIds } = await addContact(server, { email: 'ada@dock.test' })
    const token = await tokenOf('ada@dock.test')

    const { viewer: more } = await server.gql(
      '{ viewer { ... on Contact { contactId company { companyId } companies(input: { page: 1, offset: 50 }) { itemsFound } } } }',
      {},
      key,
      token,
    )

    expect(await viewer(token)).toEqual({
      __typename: 'Contact',
      userId: id,
      firstName: 'Ada',
      lastName: 'Dijk',
      email: 'ada@dock.test',
      login: 'ada@dock.test',
      isLoggedIn: true,
      ...nothing,
      ...made,
    })
    expect(more).toEqual({ contactId: id, company: { companyId: companyIds[0] }, companies: { itemsFound: 1 } })
  })

  test('who is a customer is that customer, with their addresses', async () => {
    const { id } = await addCustomer(server, { email: 'bo@shop.test' })
    const token = await tokenOf('bo@shop.test')
    const self = {
      __typename: 'Customer',
      userId: id,
      firstName: 'Bo',
      lastName: 'Quay',
      email: 'bo@shop.test',
      login: 'bo@shop.test',
      isLoggedIn: true,
      ...nothing,
      ...made,
    }

    expect(await viewer(token)).toEqual(self)
    const { viewer: more } = await server.gql(
      '{ viewer { ... on Customer { customerId addresses { id } sources { id } } } }',
      {},
      key,
      token,
    )
    expect(more).toEqual({ customerId: id, addresses: [], sources: [] })
  })

  test('who is an administrator is a bare user with their name', async () => {
    const { id } = await addAdmin(server, { email: 'max@office.test' })

    expect(await viewer(await tokenOf('max@office.test'))).toEqual({
      ...visitor,
      ...made,
      userId: id,
      firstName: 'Max',
      email: 'max@office.test',
      login: 'max@office.test',
      primaryLanguage: 'NL',
      isLoggedIn: true,
    })
  })

  test('whose account has no owner is a bare user with an e-mail address', async () => {
    await addAccount(server, {}, 'nobody@shop.test')

    expect(await viewer(await tokenOf('nobody@shop.test'))).toEqual({
      ...visitor,
      email: 'nobody@shop.test',
      login: 'nobody@shop.test',
      isLoggedIn: true,
    })
  })

  test('without a login is a visitor: with a key, or with a session of no account', async () => {
    const { startSession } = await server.gql('mutation { startSession { session { accessToken } } }', {}, key)

    expect(await viewer()).toEqual(visitor)
    expect(await viewer(startSession.session.accessToken)).toEqual(visitor)
  })

  test('who is a visitor is the anonymous user of the channel', async () => {
    const guest = await addCustomer(server, { email: 'guest@shop.test' })
    await server.gql(`mutation { channelUpdate(id: 1, input: { anonymousUserId: ${guest.id} }) { id } }`)

    expect(await viewer()).toEqual({ ...visitor, userId: guest.id })
  })

  test('whose token is expired, forged or called in is a visitor', async () => {
    await addCustomer(server, { email: 'bo@shop.test' })
    const token = await tokenOf('bo@shop.test')
    const ended = await tokenOf('bo@shop.test')
    await server.gql('mutation { logout { todo } }', {}, key, ended)

    expect(await viewer(`${token.slice(0, -4)}AAAA`)).toEqual(visitor)
    expect(await viewer('nonsense')).toEqual(visitor)
    expect(await viewer(ended)).toEqual(visitor)
    expect(await viewer(token)).toMatchObject({ __typename: 'Customer' })
    server.travel('2026-11-15T13:00:01.000Z')
    expect(await viewer(token)).toEqual(visitor)
  })

  test('costs one statement for who it is, and one for the login when that is asked for', async () => {
    await addCustomer(server, { email: 'bo@shop.test' })
    const token = await tokenOf('bo@shop.test')
    await viewer(token)
    const costOf = async (fields: string) => {
      server.statements.length = 0
      await server.gql(`{ viewer { ${fields} } }`, {}, key, token)
      return server.statements.length
    }

    expect(await costOf('firstName')).toBe(1)
    expect(await costOf('firstName login')).toBe(2)
  })
})

describe('a user', () => {
  const notFound = (key: string) => ({
    errors: [{ message: `User with ${key} not found`, code: 'USER_NOT_FOUND_ERROR' }],
  })

  test('is found by id or login, whatever their kind', async () => {
    const contact = await addContact(server, { email: 'ada@dock.test' })
    const customer = await addCustomer(server, { email: 'bo@shop.test' })
    const ada = { user: { __typename: 'Contact', userId: contact.id, email: 'ada@dock.test' } }
    const bo = { user: { __typename: 'Customer', userId: customer.id, email: 'bo@shop.test' } }
    const office = await server.keyFor({ user: 'VIEWER' })

    expect(await server.gql(USER, { id: contact.id }, office)).toEqual(ada)
    expect(await server.gql(USER, { login: 'ADA@dock.test' }, office)).toEqual(ada)
    expect(await server.gql(USER, { id: customer.id }, office)).toEqual(bo)
    expect(await server.gql(USER, { id: customer.id, login: 'bo@shop.test' }, office)).toEqual(bo)
  })

  test('whose id and login belong to different people is not found', async () => {
    const contact = await addContact(server, { email: 'ada@dock.test' })
    await addCustomer(server, { email: 'bo@shop.test' })

    expect(await server.gql(USER, { id: contact.id, login: 'bo@shop.test' })).toEqual(
      notFound(`id [${contact.id}] and login [bo@shop.test]`),
    )
    expect(await server.gql(USER, { id: 999 })).toEqual(notFound('id [999]'))
    expect(await server.gql(USER, { login: 'eve@shop.test' })).toEqual(notFound('login [eve@shop.test]'))
  })

  test('must be named by something', async () => {
    expect(await server.gql('{ user { userId } }')).toEqual({
      errors: [{ message: 'At least one of id and login must be given', code: 'VALIDATION_ERROR' }],
    })
  })

  test('without a role finds themselves, and others are as absent as those who never were', async () => {
    const contact = await addContact(server, { email: 'ada@dock.test' })
    const customer = await addCustomer(server, { email: 'bo@shop.test' })
    const admin = await addAdmin(server, { email: 'max@office.test' })
    const ask = async (email: string, asked: object) => server.gql(USER, asked, key, await tokenOf(email))

    expect(await ask('bo@shop.test', { id: customer.id })).toMatchObject({ user: { userId: customer.id } })
    expect(await ask('bo@shop.test', { login: 'BO@shop.test' })).toMatchObject({ user: { userId: customer.id } })
    expect(await ask('bo@shop.test', { id: contact.id })).toEqual(notFound(`id [${contact.id}]`))
    expect(await ask('bo@shop.test', { login: 'ada@dock.test' })).toEqual(notFound('login [ada@dock.test]'))
    expect(await ask('ada@dock.test', { id: contact.id })).toMatchObject({ user: { __typename: 'Contact' } })
    expect(await ask('ada@dock.test', { id: customer.id })).toEqual(notFound(`id [${customer.id}]`))
    expect(await ask('ada@dock.test', { id: admin.id })).toEqual(notFound(`id [${admin.id}]`))
    expect(await ask('max@office.test', { id: admin.id })).toEqual({
      user: { __typename: 'User', userId: admin.id, email: 'max@office.test' },
    })
  })

  test('is not available without a login', async () => {
    const customer = await addCustomer(server, { email: 'bo@shop.test' })

    expect((await server.gql(USER, { id: customer.id }, key)).errors).toEqual([
      { message: 'Forbidden resource', code: 'FORBIDDEN' },
    ])
    expect((await server.gql(USER, { id: customer.id }, null)).errors).toMatchObject([{ code: 'UNAUTHENTICATED' }])
  })
})
