import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { addAdmin, addContact, addCustomer, logIn, PASSWORD } from '../../../../test/people.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

const REGISTER = `mutation ($input: RegisterCustomerInput!) {
  customerRegister(input: $input) {
    customer { __typename userId firstName email login }
    session { accessToken refreshToken expirationTime }
  }
}`
const CREATE_ACCOUNT = `mutation ($id: Int!, $input: CreateAccountInput) {
  customerCreateAccount(id: $id, input: $input) { customer { userId login } session { accessToken } }
}`
const VIEWER = '{ viewer { __typename userId isLoggedIn } }'
const ann = { firstName: 'Ann', email: 'ann@shop.test', password: PASSWORD }
const home = { type: 'home', street: 'Kade', postalCode: '3011 AA', city: 'Rotterdam', country: 'NL' }

const countOf = async (server: TestServer, ...tables: ('customer' | 'account' | 'session' | 'event' | 'address')[]) =>
  Promise.all(
    tables.map(async (table) => {
      const query = server.db.selectFrom(table).select(sql<number>`count(*)::int`.as('n'))
      return (await query.executeTakeFirstOrThrow()).n
    }),
  )

async function shop(options: Parameters<typeof startTestServer>[0] = {}) {
  const server = await startTestServer(options)
  const key = await server.keyFor({ shop: 'VIEWER' })
  const register = (input: object, apikey: string | null = key): Promise<Answer> => server.gql(REGISTER, { input }, apikey)
  return { at: server, key, register }
}

describe('a visitor who registers through the key of a shop', () => {
  test('is a customer with an account, and logged in', async () => {
    const { at: server, key, register } = await shop()

    const { customerRegister } = await register({ ...ann, addresses: [home] })

    const { userId } = customerRegister.customer
    expect(customerRegister).toEqual({
      customer: { __typename: 'Customer', userId: expect.any(Number), firstName: 'Ann', email: ann.email, login: ann.email },
      session: {
        accessToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
        refreshToken: expect.any(String),
        expirationTime: '2026-11-15T13:00:00.000Z',
      },
    })
    expect(await server.gql(VIEWER, {}, key, customerRegister.session.accessToken)).toEqual({
      viewer: { __typename: 'Customer', userId, isLoggedIn: true },
    })
    expect((await logIn(server, 'ANN@shop.test')).email).toBe(ann.email)
    expect(await countOf(server, 'customer', 'account', 'event', 'address')).toEqual([1, 1, 1, 1])
  })

  test('may choose the password later', async () => {
    const { at: server, key, register } = await shop()

    const { customerRegister } = await register({ email: ann.email })

    const { viewer } = await server.gql(VIEWER, {}, key, customerRegister.session.accessToken)
    expect(viewer).toEqual({ __typename: 'Customer', userId: customerRegister.customer.userId, isLoggedIn: true })
    await expect(logIn(server, ann.email)).rejects.toThrow()
  })

  test('may not set external keys', async () => {
    const { at: server, register } = await shop()

    const answer = await register({ ...ann, debtorId: 'D', sources: [{ name: 'erp', id: '7' }] })

    expect(answer).toEqual({
      errors: [{ message: 'Forbidden resource: debtorId, sources may only be given with a role for users', code: 'FORBIDDEN' }],
    })
    expect(await countOf(server, 'customer', 'account', 'session', 'event')).toEqual([0, 0, 0, 0])
  })

  test('needs a key', async () => {
    const { at: server, register } = await shop()

    expect((await register(ann, null)).errors).toMatchObject([{ code: 'UNAUTHENTICATED' }])
    expect(await countOf(server, 'customer', 'account')).toEqual([0, 0])
  })

  test.each([
    [{ password: 'short' }, 'password must be at least 8 characters long'],
    [{ email: 'nobody' }, 'email must be an e-mail address'],
    [{ firstName: 'x'.repeat(31) }, 'firstName must be at most 30 characters long'],
  ])('with %o is refused, and nothing is left behind', async (bad, message) => {
    const { at: server, register } = await shop()

    expect(await register({ ...ann, ...bad })).toEqual({ errors: [{ message, code: 'VALIDATION_ERROR' }] })
    expect(await countOf(server, 'customer', 'account', 'session', 'event')).toEqual([0, 0, 0, 0])
  })

  test('too often from one address is asked to wait', async () => {
    const { at: server, register } = await shop({ visitorLimits: { address: { registrations: 6 } } })

    const answers: Answer[] = []
    await server.withHeaders({ 'x-forwarded-for': '198.51.100.7' }, async () => {
      for (let i = 0; i < 31; i++) answers.push(await register({ email: `a${i}@shop.test` }))
    })

    expect(answers.filter(({ errors }) => errors)).toEqual([
      { errors: [{ message: expect.stringMatching(/^Too many requests/), code: 'TOO_MANY_REQUESTS' }] },
    ])
    expect(await countOf(server, 'customer', 'account')).toEqual([30, 30])
  })
})

describe('an e-mail address', () => {
  const inUse = { errors: [{ message: 'An account for ann@shop.test already exists', code: 'EMAIL_ALREADY_IN_USE_ERROR' }] }

  test.each([
    ['a contact', (server: TestServer) => addContact(server, { email: 'Ann@shop.test' })],
    ['a customer', (server: TestServer) => addCustomer(server, { email: 'Ann@shop.test' })],
    ['an administrator', (server: TestServer) => addAdmin(server, { email: 'Ann@shop.test' })],
  ])('that %s logs in with registers nobody else', async (_, add) => {
    const { at: server, register } = await shop()
    await add(server)
    const before = await countOf(server, 'customer', 'account', 'session', 'event')

    expect(await register(ann)).toEqual(inUse)
    expect(await countOf(server, 'customer', 'account', 'session', 'event')).toEqual(before)
  })

  test('of a customer without an account does not let a stranger become that customer', async () => {
    const { at: server, register } = await shop()
    await server.gql('mutation { customerCreate(input: { email: "ann@shop.test" }) { customerId } }')

    const answer = await register(ann)

    expect(answer).toEqual({ errors: [{ message: 'Customer already exists', code: 'CUSTOMER_ALREADY_EXISTS_ERROR' }] })
    expect(await countOf(server, 'customer', 'account', 'session')).toEqual([1, 0, 0])
  })

  test('registers one of two concurrent visitors', async () => {
    const { at: server, register } = await shop()

    const answers = await Promise.all([register(ann), register(ann)])

    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([
      { message: expect.any(String), code: expect.stringMatching(/^(CUSTOMER_ALREADY_EXISTS|EMAIL_ALREADY_IN_USE)_ERROR$/) },
    ])
    expect(await countOf(server, 'customer', 'account', 'session')).toEqual([1, 1, 1])
  })

  test('that changes is what the customer logs in with from then on', async () => {
    const { at: server, register } = await shop()
    const { customer, session } = (await register(ann)).customerRegister

    const document = `mutation { customerUpdate(id: ${customer.userId}, input: { email: "ann@new.test" }) { email login } }`
    const { customerUpdate } = await server.gql(document, {}, undefined, session.accessToken)

    expect(customerUpdate).toEqual({ email: 'ann@new.test', login: 'ann@new.test' })
    expect((await logIn(server, 'ann@new.test')).email).toBe('ann@new.test')
    await expect(logIn(server, ann.email)).rejects.toThrow()
  })

  test('cannot change to somebody else’s login, nor be removed from a login', async () => {
    const { at: server, register } = await shop()
    const { userId } = (await register(ann)).customerRegister.customer
    await addContact(server, { email: 'cas@dock.test' })
    await addAdmin(server, { email: 'max@office.test' })
    const change = (email: string | null) =>
      server.gql(`mutation ($email: String) { customerUpdate(id: ${userId}, input: { email: $email }) { email } }`, { email })

    for (const email of ['cas@dock.test', 'max@office.test'])
      expect((await change(email)).errors).toEqual([
        { message: `An account for ${email} already exists`, code: 'EMAIL_ALREADY_IN_USE_ERROR' },
      ])
    expect((await change(null)).errors).toEqual([
      { message: 'email must not be removed: the customer logs in with it', code: 'VALIDATION_ERROR' },
    ])
    expect(await server.gql(`{ customer(id: ${userId}) { email login } }`)).toEqual({
      customer: { email: ann.email, login: ann.email },
    })
  })
})

describe('the account of a customer', () => {
  test('is created for an existing customer, and deleted again with its sessions', async () => {
    const { at: server, key } = await shop()
    const { customerCreate } = await server.gql('mutation { customerCreate(input: { email: "ann@shop.test" }) { customerId } }')
    const id = customerCreate.customerId

    const { customerCreateAccount } = await server.gql(CREATE_ACCOUNT, { id, input: { password: PASSWORD } })
    const token = customerCreateAccount.session.accessToken
    const viewer = async () => (await server.gql('{ viewer { userId } }', {}, key, token)).viewer.userId

    expect(customerCreateAccount.customer).toEqual({ userId: id, login: ann.email })
    expect(await viewer()).toBe(id)
    expect((await logIn(server, ann.email)).email).toBe(ann.email)
    expect(await server.gql(CREATE_ACCOUNT, { id })).toEqual({
      errors: [{ message: `Customer with id [${id}] already has an account`, code: 'CUSTOMER_ACCOUNT_ALREADY_EXISTS_ERROR' }],
    })
    expect(await server.gql(`mutation { customerDeleteAccount(id: ${id}) }`)).toEqual({ customerDeleteAccount: true })
    expect(await viewer()).toBe(0)
    expect(await countOf(server, 'customer', 'account', 'session')).toEqual([1, 0, 0])
    expect(await server.gql(`mutation { customerDeleteAccount(id: ${id}) }`)).toEqual({
      errors: [{ message: `Customer with id [${id}] has no account`, code: 'CUSTOMER_DELETE_ACCOUNT_ERROR' }],
    })
  })

  test('needs an e-mail address that is nobody else’s login', async () => {
    const { at: server } = await shop()
    await addContact(server, { email: ann.email })
    const { a, b } = await server.gql(`mutation {
      a: customerCreate(input: {}) { customerId } b: customerCreate(input: { email: "ann@shop.test" }) { customerId } }`)

    expect((await server.gql(CREATE_ACCOUNT, { id: a.customerId })).errors).toEqual([
      { message: 'id refers to a customer without an e-mail address to log in with', code: 'VALIDATION_ERROR' },
    ])
    expect((await server.gql(CREATE_ACCOUNT, { id: b.customerId })).errors).toEqual([
      { message: 'An account for ann@shop.test already exists', code: 'EMAIL_ALREADY_IN_USE_ERROR' },
    ])
    expect((await server.gql(CREATE_ACCOUNT, { id: 999 })).errors).toEqual([
      { message: 'Customer with id [999] not found', code: 'CUSTOMER_NOT_FOUND_ERROR' },
    ])
    expect(await countOf(server, 'account')).toEqual([1])
  })
})
