import { expect, test } from 'vitest'
import { addContact, addCustomer, giveRole, logIn } from '../../../../test/people.js'
import { startTestServer, type TestServer } from '../../../../test/test-server.js'

const INSTANT = '2026-11-15T12:00:00.000Z'
const LATER = '2026-11-16T12:00:00.000Z'
const ALL = 'id contactId customerId expiresAt lastAccessedAt failedLogins successfulLogins oneTimeUse extra'
const CREATE = `mutation ($input: MagicTokenCreateInput!) { magicTokenCreate(input: $input) { ${ALL} } }`
const UPDATE = `mutation ($id: String!, $input: MagicTokenUpdateInput!) { magicTokenUpdate(id: $id, input: $input) { ${ALL} } }`
const DELETE = 'mutation ($id: String!) { magicTokenDelete(id: $id) }'
const ONE = `query ($id: String!) { magicToken(id: $id) { ${ALL} } }`
const LIST = `query ($input: MagicTokenSearchInput) { magicTokens(input: $input) { itemsFound items { ${ALL} } } }`
const LOGIN = `mutation ($id: String!) {
  magicTokenLogin(id: $id) { providerId operationType session { uid email isAnonymous accessToken refreshToken expirationTime } }
}`

const secret = expect.stringMatching(/^wharf_mt_[\w-]{43}$/)
const handle = expect.stringMatching(/^[0-9a-f-]{36}$/)
const invalid = (message: string) => ({ errors: [{ message, code: 'VALIDATION_ERROR' }] })
const notValid = {
  errors: [{ message: 'The magic token is not valid, or no longer valid', code: 'MAGIC_TOKEN_INVALID_ERROR' }],
}
const missing = (id: string) => ({
  errors: [{ message: `MagicToken with id [${id}] not found`, code: 'MAGIC_TOKEN_NOT_FOUND_ERROR' }],
})
const forbidden = { errors: [{ message: 'Forbidden resource', code: 'FORBIDDEN' }] }

const make = async (server: TestServer, input: object) => (await server.gql(CREATE, { input })).magicTokenCreate.id as string
const tokens = async (server: TestServer, input: object = {}) => (await server.gql(LIST, { input })).magicTokens.items

test('a token is created for a contact or a customer; its secret is shown once and stored as a hash', async () => {
  const server = await startTestServer()
  const ada = await addContact(server, { email: 'ada@hull.test' })
  const bo = await addCustomer(server, { email: 'bo@quay.test' })

  const adas = await server.gql(CREATE, { input: { contactId: ada.id } })
  const bos = await server.gql(CREATE, {
    input: { customerId: bo.id, expiresAt: '2027-01-01', oneTimeUse: true, extra: ['mailing', '7'] },
  })

  const fresh = { lastAccessedAt: null, failedLogins: 0, successfulLogins: 0 }
  const adasToken = {
    ...fresh,
    contactId: ada.id,
    customerId: null,
    expiresAt: '2026-12-15T12:00:00.000Z',
    oneTimeUse: false,
    extra: [],
  }
  const bosToken = {
    ...fresh,
    contactId: null,
    customerId: bo.id,
    expiresAt: '2027-01-01T00:00:00.000Z',
    oneTimeUse: true,
    extra: ['mailing', '7'],
  }
  expect(adas).toEqual({ magicTokenCreate: { id: secret, ...adasToken } })
  expect(bos).toEqual({ magicTokenCreate: { id: secret, ...bosToken } })
  expect(await tokens(server)).toEqual([
    { id: handle, ...adasToken },
    { id: handle, ...bosToken },
  ])
  const stored = JSON.stringify(await server.db.selectFrom('magicToken').select(['uuid', 'tokenHash', 'extra']).execute())
  expect(stored).not.toContain(adas.magicTokenCreate.id.slice(9))
})

test('a token is found by its id and by its secret, but only the secret logs in', async () => {
  const server = await startTestServer()
  const { id, uid } = await addContact(server, { email: 'ada@hull.test' })
  const given = await make(server, { contactId: id })
  const [{ id: name }] = await tokens(server)

  const byName = await server.gql(ONE, { id: name })
  const bySecret = await server.gql(ONE, { id: given })
  const login = await server.gql(LOGIN, { id: given }, await server.bareKey())

  expect(byName).toEqual({ magicToken: expect.objectContaining({ id: name, contactId: id }) })
  expect(bySecret).toEqual(byName)
  expect(await server.gql(LOGIN, { id: name }, await server.bareKey())).toEqual(missing(name))
  expect(login).toEqual({
    magicTokenLogin: {
      providerId: 'magicToken',
      operationType: 'signIn',
      session: {
        uid,
        email: 'ada@hull.test',
        isAnonymous: false,
        accessToken: expect.any(String),
        refreshToken: expect.any(String),
        expirationTime: '2026-11-15T13:00:00.000Z',
      },
    },
  })
  const key = await server.services.credentials.byApiKey(await server.bareKey())
  expect(await server.services.identities.join(key, login.magicTokenLogin.session.accessToken)).toMatchObject({ user: { uid } })
})

test('every attempt is counted, also one that fails', async () => {
  const server = await startTestServer()
  const { id } = await addContact(server, { email: 'ada@hull.test' })
  const given = await make(server, { contactId: id, expiresAt: LATER })
  await server.gql(LOGIN, { id: given }, await server.bareKey())
  await server.gql(LOGIN, { id: given }, await server.bareKey())
  server.travel(LATER)

  const expired = await server.gql(LOGIN, { id: given }, await server.bareKey())

  expect(expired).toEqual(notValid)
  expect(await tokens(server)).toMatchObject([{ lastAccessedAt: LATER, failedLogins: 1, successfulLogins: 2 }])
})

test('a one-time token logs in once, also with many concurrent requests', async () => {
  const server = await startTestServer()
  const { id } = await addCustomer(server, { email: 'bo@quay.test' })
  const given = await make(server, { customerId: id, oneTimeUse: true })

  const answers = await Promise.all(
    Array.from({ length: 6 }, async () => server.gql(LOGIN, { id: given }, await server.bareKey())),
  )

  expect(answers.filter(({ magicTokenLogin }) => magicTokenLogin)).toHaveLength(1)
  expect(answers.filter(({ errors }) => errors)).toEqual(Array.from({ length: 5 }, () => notValid))
  expect(await tokens(server)).toMatchObject([{ failedLogins: 5, successfulLogins: 1 }])
  expect(await server.db.selectFrom('session').select('provider').execute()).toEqual([{ provider: 'magicToken' }])
})

test('the token of somebody who cannot log in is not valid', async () => {
  const server = await startTestServer()
  const bare = await addContact(server, { email: 'bare@hull.test', password: null })
  const expired = await addContact(server, { email: 'old@hull.test', expires: new Date(INSTANT) })
  const gone = await addCustomer(server, { email: 'gone@quay.test' })
  await server.db.deleteFrom('account').where('uuid', '=', gone.uid).execute()
  const disabled = await addCustomer(server, { email: 'off@quay.test' })
  await server.db.updateTable('account').set({ disabled: true }).where('uuid', '=', disabled.uid).execute()
  const login = async (input: object) => server.gql(LOGIN, { id: await make(server, input) }, await server.bareKey())

  expect(await login({ contactId: bare.id })).toMatchObject({ magicTokenLogin: { session: { uid: bare.uid } } })
  expect(await login({ contactId: expired.id })).toEqual(notValid)
  expect(await login({ customerId: gone.id })).toEqual(notValid)
  expect(await login({ customerId: disabled.id })).toEqual(notValid)
  expect((await tokens(server)).map(({ failedLogins }: { failedLogins: number }) => failedLogins)).toEqual([0, 1, 1, 1])
})

test('an unknown token is not found, is not repeated in the response, and too many attempts have to wait', async () => {
  const server = await startTestServer()
  const unknown = `wharf_mt_${'x'.repeat(39)}last`

  expect(await server.gql(LOGIN, { id: unknown }, await server.bareKey())).toEqual(missing('************last'))
  expect(await server.gql(LOGIN, { id: 'x' }, await server.bareKey())).toEqual(missing('x'))
  expect(await server.gql(ONE, { id: unknown })).toEqual(missing('************last'))
  expect(await server.gql(ONE, { id: 'x' })).toEqual(missing('x'))
  const limit = { burst: 2000, perMinute: 2000 }
  server.services.limiter.take('failed logins with magic tokens from this address', '127.0.0.1', limit, 1998)
  expect(await server.gql(LOGIN, { id: unknown }, await server.bareKey())).toMatchObject({
    errors: [{ code: 'TOO_MANY_REQUESTS' }],
  })
})

test('a token that breaks a rule is not made', async () => {
  const server = await startTestServer()
  const { id } = await addContact(server, { email: 'ada@hull.test' })
  const ask = (input: object) => server.gql(CREATE, { input })
  const either = invalid('Exactly one of contactId and customerId must be given')
  const unknown = (message: string) => ({ errors: [{ message, code: 'MAGIC_TOKEN_CREATE_ERROR' }] })

  expect(await ask({})).toEqual(either)
  expect(await ask({ contactId: id, customerId: id })).toEqual(either)
  expect(await ask({ contactId: 99 })).toEqual(unknown('The contact with id [99] was not found'))
  expect(await ask({ customerId: id })).toEqual(unknown(`The customer with id [${id}] was not found`))
  expect(await ask({ contactId: id, expiresAt: INSTANT })).toEqual(invalid('expiresAt must be in the future'))
  expect(await ask({ contactId: id, expiresAt: '2027-11-17' })).toEqual(invalid('expiresAt must be at most 366 days ahead'))
  expect(await ask({ contactId: id, expiresAt: 'soon' })).toEqual(invalid('expiresAt must be an ISO 8601 date'))
  expect(await ask({ contactId: id, extra: ['x'.repeat(1001)] })).toEqual(
    invalid('extra[0] must be at most 1000 characters long'),
  )
  expect(await tokens(server)).toEqual([])
})

test('nobody creates a token for somebody with more rights than their own', async () => {
  const server = await startTestServer()
  const { id } = await addContact(server, { email: 'ada@hull.test' })
  await giveRole(server, id, 'system', 'OWNER')
  const key = await server.keyFor({ configuration: 'OWNER' })

  const refused = await server.gql(CREATE, { input: { contactId: id } }, key)

  expect(refused).toEqual({ errors: [{ message: 'Forbidden resource: cannot grant system.OWNER', code: 'FORBIDDEN' }] })
  expect(await tokens(server)).toEqual([])
})

test('a token changes in the fields that are given, and never its owner', async () => {
  const server = await startTestServer()
  const { id } = await addContact(server, { email: 'ada@hull.test' })
  const given = await make(server, { contactId: id, extra: ['a'] })
  const [{ id: name }] = await tokens(server)

  const changed = await server.gql(UPDATE, {
    id: given,
    input: { contactId: id, customerId: null, oneTimeUse: true, expiresAt: null },
  })
  const refused = await server.gql(UPDATE, { id: name, input: { customerId: 5, oneTimeUse: false } })
  const emptied = await server.gql(UPDATE, { id: name, input: { contactId: null } })
  const past = await server.gql(UPDATE, { id: name, input: { expiresAt: INSTANT } })

  const now = { expiresAt: '2027-11-16T12:00:00.000Z', oneTimeUse: true, extra: ['a'] }
  expect(changed).toMatchObject({ magicTokenUpdate: { id: name, contactId: id, ...now } })
  expect(refused).toEqual(invalid('customerId cannot be changed'))
  expect(emptied).toEqual(invalid('contactId cannot be changed'))
  expect(past).toEqual(invalid('expiresAt must be in the future'))
  expect(await tokens(server)).toMatchObject([now])
})

test('a deleted token does not log in', async () => {
  const server = await startTestServer()
  const { id } = await addContact(server, { email: 'ada@hull.test' })
  const [one, two] = [await make(server, { contactId: id }), await make(server, { contactId: id })]
  const [, { id: name }] = await tokens(server)

  expect(await server.gql(DELETE, { id: one })).toEqual({ magicTokenDelete: true })
  expect(await server.gql(DELETE, { id: name })).toEqual({ magicTokenDelete: true })

  expect(await server.gql(LOGIN, { id: one }, await server.bareKey())).toEqual(missing(`************${one.slice(-4)}`))
  expect(await server.gql(LOGIN, { id: two }, await server.bareKey())).toEqual(missing(`************${two.slice(-4)}`))
  expect(await server.gql(DELETE, { id: name })).toEqual(missing(name))
})

test('tokens are found by owner, expiry, use and counters', async () => {
  const server = await startTestServer()
  const ada = await addContact(server, { email: 'ada@hull.test' })
  const bo = await addCustomer(server, { email: 'bo@quay.test' })
  const used = await make(server, { contactId: ada.id })
  await make(server, { customerId: bo.id, oneTimeUse: true, expiresAt: '2027-06-01' })
  await server.gql(LOGIN, { id: used }, await server.bareKey())
  const all = await tokens(server)
  const found = async (input: object) =>
    (await tokens(server, input)).map(({ id }: { id: string }) => all.findIndex((t: { id: string }) => t.id === id))
  const compared = (operator: string, value: number) => found({ successfulLogins: { operator, value } })

  expect(await found({ ids: [all[1].id] })).toEqual([1])
  expect(await found({ contactIds: [ada.id] })).toEqual([0])
  expect(await found({ customerIds: [bo.id] })).toEqual([1])
  expect(await found({ expiresAt: { greaterThan: '2027-01-01' } })).toEqual([1])
  expect(await found({ oneTimeUse: false })).toEqual([0])
  expect(await found({ failedLogins: { operator: 'EQUALS', value: 0 } })).toEqual([0, 1])
  expect(await compared('EQUALS', 1)).toEqual([0])
  expect(await compared('NOT_EQUALS', 1)).toEqual([1])
  expect(await compared('LOWER_THAN', 1)).toEqual([1])
  expect(await compared('GREATER_THAN', 1)).toEqual([])
  expect(await compared('LOWER_THAN_OR_EQUAL_TO', 1)).toEqual([0, 1])
  expect(await compared('GREATER_THAN_OR_EQUAL_TO', 1)).toEqual([0])
  expect(await found({ createdAt: { lessThan: INSTANT }, lastModifiedAt: { greaterThan: LATER } })).toEqual([])
})

test('tokens show whose they are and people show their tokens, in as many statements for 100 as for 12', async () => {
  const server = await startTestServer()
  const ada = await addContact(server, { email: 'ada@hull.test' })
  const bo = await addCustomer(server, { email: 'bo@quay.test' })
  for (let i = 0; i < 20; i++) await make(server, i % 2 ? { contactId: ada.id } : { customerId: bo.id })
  const page = (offset: number) =>
    server.gql(`{ magicTokens(input: { offset: ${offset} }) { items { contact { contactId } customer { customerId } } } }`)
  const statementsFor = async (offset: number) => {
    server.statements.length = 0
    await page(offset)
    return server.statements.length
  }

  const [few, many] = [await statementsFor(12), await statementsFor(100)]

  expect([few, many]).toEqual([3, 3])
  expect((await page(2)).magicTokens.items).toEqual([
    { contact: null, customer: { customerId: bo.id } },
    { contact: { contactId: ada.id }, customer: null },
  ])
  const people = `{ contact(id: ${ada.id}) { magicTokens { contactId } } customer(id: ${bo.id}) { magicTokens { customerId } } }`
  const seen = await server.gql(people)
  expect([seen.contact.magicTokens.length, seen.customer.magicTokens.length]).toEqual([10, 10])
  expect(await server.gql(people, {}, await server.keyFor({ user: 'VIEWER' }))).toEqual({
    contact: { magicTokens: [] },
    customer: { magicTokens: [] },
  })
})

test('tokens are read by viewers, changed by editors, and created and deleted by owners of the configuration', async () => {
  const server = await startTestServer()
  const { id } = await addContact(server, { email: 'ada@hull.test' })
  await make(server, { contactId: id })
  const [{ id: name }] = await tokens(server)
  const [none, viewer, editor] = [
    await server.keyFor({ user: 'OWNER' }),
    await server.keyFor({ configuration: 'VIEWER' }),
    await server.keyFor({ configuration: 'EDITOR' }),
  ]
  const { accessToken } = await logIn(server, 'ada@hull.test')

  expect(await server.gql(LIST, {}, none, accessToken)).toEqual(forbidden)
  expect(await server.gql(ONE, { id: name }, none, accessToken)).toEqual(forbidden)
  expect(await server.gql(ONE, { id: name }, viewer)).toMatchObject({ magicToken: { id: name } })
  expect(await server.gql(UPDATE, { id: name, input: {} }, viewer)).toEqual(forbidden)
  expect(await server.gql(UPDATE, { id: name, input: {} }, editor)).toMatchObject({ magicTokenUpdate: { id: name } })
  expect(await server.gql(CREATE, { input: { contactId: id } }, editor)).toEqual(forbidden)
  expect(await server.gql(DELETE, { id: name }, editor)).toEqual(forbidden)
  expect(await tokens(server)).toHaveLength(1)
})
