import { beforeEach, describe, expect, test } from 'vitest'
import { forbiddenCompany, type HouseOfContacts, houseOfContacts, noContact } from '../../../../test/contacts.js'

let server: HouseOfContacts
let acme: number
beforeEach(async () => {
  server = await houseOfContacts()
  acme = await server.company('Acme')
})

const REGISTER = `mutation ($input: RegisterContactInput!) {
  contactRegister(input: $input) {
    contact { __typename userId firstName email login ... on Contact { parentCompanyId managedCompanies { companyId } } }
    session { accessToken refreshToken expirationTime }
  }
}`
const LOGIN = `mutation ($email: String!, $password: String!) {
  login(input: { email: $email, password: $password }) { session { accessToken email } }
}`
const session = {
  accessToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
  refreshToken: expect.any(String),
  expirationTime: '2026-11-15T13:00:00.000Z',
}
const contacts = async () => (await server.gql('{ contacts { items { email } } }')).contacts.items
/** A visitor without a session registers a company, and gets the token for its first contact. */
const companyOfVisitor = async (): Promise<{ parentId: number; registrationToken: string }> => {
  const { companyCreate } = await server.as(
    null,
    'mutation { companyCreate(input: { name: "Start-up" }) { companyId registrationToken } }',
  )
  return { parentId: companyCreate.companyId, registrationToken: companyCreate.registrationToken }
}

describe('registering a contact', () => {
  test('makes the contact and the account, and they are logged in', async () => {
    const input = { parentId: acme, email: 'jo@acme.test', firstName: 'Jo', password: 'secret-123', debtorId: 'D1' }
    const { contactRegister } = await server.gql(REGISTER, { input })

    expect(contactRegister).toEqual({
      contact: {
        __typename: 'Contact',
        userId: 1,
        firstName: 'Jo',
        email: 'jo@acme.test',
        login: 'jo@acme.test',
        parentCompanyId: acme,
        managedCompanies: [],
      },
      session,
    })
    const jo = { id: 1, token: contactRegister.session.accessToken }
    expect(await server.as(jo, '{ contact(id: 1) { firstName isLoggedIn } }')).toEqual({
      contact: { firstName: 'Jo', isLoggedIn: true },
    })
    const { login } = await server.as(null, LOGIN, { email: 'JO@acme.test', password: 'secret-123' })
    expect(login.session.email).toBe('jo@acme.test')
  })

  test('without a password makes an account that no password opens', async () => {
    const { contactRegister } = await server.gql(REGISTER, { input: { parentId: acme, email: 'jo@acme.test' } })

    expect(contactRegister).toMatchObject({ contact: { login: 'jo@acme.test' }, session })
    for (const password of ['', 'null', 'secret-123'])
      expect((await server.as(null, LOGIN, { email: 'jo@acme.test', password })).errors).toHaveLength(1)
  })

  test.each([
    [{ password: '1234567' }, 'password must be at least 8 characters long'],
    [{ email: 'nobody' }, 'email must be an e-mail address'],
    [{ phone: '' }, 'phone must be at least 6 characters long'],
  ])('refuses %j', async (input, message) => {
    const answer = await server.gql(REGISTER, { input: { parentId: acme, email: 'jo@acme.test', ...input } })

    expect(answer).toEqual({ errors: [{ message, code: 'VALIDATION_ERROR' }] })
    expect(await contacts()).toEqual([])
  })

  test('with an e-mail address that a contact or an account has is refused, a customer included', async () => {
    await server.contact(acme, { email: 'contact@acme.test' })
    await server.gql(
      'mutation { customerRegister(input: { email: "customer@acme.test", password: "secret-123" }) { session { accessToken } } }',
    )

    for (const email of ['Contact@acme.test', 'Customer@acme.test'])
      expect((await server.gql(REGISTER, { input: { parentId: acme, email } })).errors).toEqual([
        { message: expect.stringContaining('already exists'), code: 'CONTACT_ALREADY_EXISTS_ERROR' },
      ])
    expect(await contacts()).toEqual([{ email: 'contact@acme.test' }])
  })

  test('in a company that does not exist is refused', async () => {
    expect(await server.gql(REGISTER, { input: { parentId: 99, email: 'jo@acme.test' } })).toEqual({
      errors: [{ message: 'Company with id [99] not found', code: 'COMPANY_NOT_FOUND_ERROR' }],
    })
  })
})

describe('a visitor', () => {
  test('registers the first contact of the company they registered, who manages it', async () => {
    const company = await companyOfVisitor()
    const companyId = company.parentId

    const { contactRegister } = await server.as(null, REGISTER, {
      input: { ...company, email: 'jo@start.test', password: 'secret-123', debtorId: null },
    })

    expect(contactRegister).toMatchObject({ contact: { parentCompanyId: companyId }, session })
    const jo = { id: contactRegister.contact.userId, token: contactRegister.session.accessToken }
    expect(await server.as(jo, `{ contact(id: ${jo.id}) { managedCompanies { companyId name } } }`)).toEqual({
      contact: { managedCompanies: [{ companyId, name: 'Start-up' }] },
    })
  })

  test('registers no second one, none after an hour, none in the companies of others', async () => {
    const [first, second] = [await companyOfVisitor(), await companyOfVisitor()]
    await server.as(null, REGISTER, { input: { ...first, email: 'first@start.test' } })
    const register = (company: object) => server.as(null, REGISTER, { input: { ...second, ...company, email: 'jo@start.test' } })

    for (const company of [first, { parentId: acme }, { parentId: 99 }]) expect(await register(company)).toEqual(forbiddenCompany)
    server.travel('2026-11-15T13:00:00.001Z')
    expect(await register(second)).toEqual(forbiddenCompany)
    expect(await contacts()).toEqual([{ email: 'first@start.test' }])
  })

  test('a caller who only knows the number of a new company cannot take it over, not even with the same key', async () => {
    const { parentId, registrationToken } = await companyOfVisitor()
    const other = await companyOfVisitor()
    const register = (token?: string) =>
      server.as(null, REGISTER, { input: { parentId, email: 'eve@start.test', ...(token && { registrationToken: token }) } })

    for (const token of [undefined, 'wharf_reg_guess', other.registrationToken])
      expect(await register(token)).toEqual(forbiddenCompany)
    expect(await contacts()).toEqual([])
    expect((await register(registrationToken)).contactRegister.contact.email).toBe('eve@start.test')
    expect(await server.gql(`{ company(id: ${parentId}) { registrationToken } }`)).toEqual({
      company: { registrationToken: null },
    })
    expect(JSON.stringify(await server.db.selectFrom('company').selectAll().execute())).not.toContain(registrationToken)
  })

  test('with a session registers only into the company of that session', async () => {
    const visitor = async () =>
      (await server.as(null, 'mutation { startSession { session { accessToken } } }')).startSession.session.accessToken
    const [one, other] = [await visitor(), await visitor()]
    const made = await server.gql(
      'mutation { companyCreate(input: { name: "Start-up" }) { companyId registrationToken } }',
      {},
      server.shopKey,
      one,
    )
    expect(made.companyCreate.registrationToken).toBeNull()
    const register = (bearer?: string) =>
      server.gql(REGISTER, { input: { parentId: made.companyCreate.companyId, email: 'jo@start.test' } }, server.shopKey, bearer)

    for (const bearer of [other, undefined]) expect(await register(bearer)).toEqual(forbiddenCompany)
    expect((await register(one)).contactRegister.contact.email).toBe('jo@start.test')
  })

  test('sets nothing that links a contact to other systems', async () => {
    const input = { ...(await companyOfVisitor()), email: 'jo@start.test', debtorId: 'D1', sources: [{ name: 'erp', id: '1' }] }

    expect(await server.as(null, REGISTER, { input })).toEqual({
      errors: [{ message: 'Forbidden resource: debtorId, sources may only be given with a role for users', code: 'FORBIDDEN' }],
    })
    expect(await contacts()).toEqual([])
  })

  test('of two concurrent first contacts, one is refused', async () => {
    const company = await companyOfVisitor()

    const answers = await Promise.all(
      ['a', 'b', 'c'].map((name) => server.as(null, REGISTER, { input: { ...company, email: `${name}@start.test` } })),
    )

    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
    expect(answers.filter(({ errors }) => errors)).toEqual([forbiddenCompany, forbiddenCompany])
    expect(await contacts()).toHaveLength(1)
  })

  test('learns of twenty taken addresses, then has to wait with every registration', async () => {
    await server.contact(acme, { email: 'known@acme.test' })
    const company = await companyOfVisitor()
    const register = (email: string) =>
      server.withHeaders({ 'x-forwarded-for': '198.51.100.7' }, () => server.as(null, REGISTER, { input: { ...company, email } }))
    for (let i = 0; i < 20; i++) {
      expect((await register('known@acme.test')).errors[0].code).toBe('CONTACT_ALREADY_EXISTS_ERROR')
      server.travel(new Date(Date.parse('2026-11-15T12:00:00.000Z') + (i + 1) * 2000).toJSON())
    }

    for (const email of ['known@acme.test', 'free@acme.test'])
      expect((await register(email)).errors[0].code).toBe('TOO_MANY_REQUESTS')

    server.travel('2026-11-15T12:04:00.000Z')
    expect((await register('free@acme.test')).contactRegister.contact.email).toBe('free@acme.test')
  })

  test('is held up when there are too many of them', async () => {
    const register = () =>
      server.withHeaders({ 'x-forwarded-for': '198.51.100.7' }, () =>
        server.as(null, REGISTER, { input: { parentId: acme, email: 'jo@start.test' } }),
      )
    const { registrations: perMinute } = server.services.visitorLimits.address
    server.services.limiter.take(
      'too many registrations',
      'default address 198.51.100.7',
      { burst: 5 * perMinute, perMinute },
      5 * perMinute - 1,
    )
    expect(await register()).toEqual(forbiddenCompany)

    expect((await register()).errors[0].code).toBe('TOO_MANY_REQUESTS')
    server.travel('2026-11-15T12:00:06.000Z')
    expect(await register()).toEqual(forbiddenCompany)
  })
})

describe('a manager', () => {
  test('registers contacts of the company they manage, and of no other', async () => {
    const globex = await server.company('Globex')
    const boss = await server.manager(acme, 'boss@acme.test')
    const register = (parentId: number) => server.as(boss, REGISTER, { input: { parentId, email: 'jo@acme.test' } })

    expect(await register(globex)).toEqual(forbiddenCompany)
    expect((await register(acme)).contactRegister).toMatchObject({ contact: { parentCompanyId: acme, managedCompanies: [] } })
  })

  test('a contact who manages nothing registers nobody', async () => {
    const jo = await server.person(acme, 'jo@acme.test')

    expect(await server.as(jo, REGISTER, { input: { parentId: acme, email: 'more@acme.test' } })).toEqual(forbiddenCompany)
    expect(await contacts()).toEqual([{ email: 'jo@acme.test' }])
  })
})

describe('the account of a contact', () => {
  const open = (id: number, input = '') =>
    server.gql(
      `mutation { contactCreateAccount(id: ${id} ${input}) { contact { userId login } session { accessToken refreshToken expirationTime } } }`,
    )
  const close = (id: number) => server.gql(`mutation { contactDeleteAccount(id: ${id}) }`)

  test('is opened with a session, and closed with all of them', async () => {
    const id = await server.contact(acme, { email: 'jo@acme.test' })

    const { contactCreateAccount } = await open(id, ', input: { password: "secret-123" }')
    expect(contactCreateAccount).toEqual({ contact: { userId: id, login: 'jo@acme.test' }, session })
    const jo = { id, token: contactCreateAccount.session.accessToken }
    expect(await server.as(jo, `{ contact(id: ${id}) { isLoggedIn } }`)).toEqual({ contact: { isLoggedIn: true } })

    expect(await close(id)).toEqual({ contactDeleteAccount: true })
    expect((await server.as(jo, `{ contact(id: ${id}) { isLoggedIn } }`)).errors[0].code).toBe('FORBIDDEN')
    expect((await server.as(null, LOGIN, { email: 'jo@acme.test', password: 'secret-123' })).errors).toHaveLength(1)
    expect(await server.gql(`{ contact(id: ${id}) { login } }`)).toEqual({ contact: { login: null } })
  })

  test('is one, and needs an e-mail address', async () => {
    const [jo, silent] = [await server.contact(acme, { email: 'jo@acme.test' }), await server.contact(acme)]
    await open(jo)

    expect((await open(jo)).errors[0].code).toBe('ACCOUNT_ALREADY_EXISTS_ERROR')
    expect(await open(silent)).toEqual({
      errors: [{ message: 'id refers to a contact without an e-mail address to log in with', code: 'VALIDATION_ERROR' }],
    })
    expect(await close(silent)).toEqual({
      errors: [{ message: `Account with contactId [${silent}] not found`, code: 'ACCOUNT_NOT_FOUND_ERROR' }],
    })
    for (const answer of [await open(99), await close(99)]) expect(answer).toEqual(noContact(99))
  })
})
