import { expect, test } from 'vitest'
import { type House, house } from '../../../../test/house.js'
import { addContact, addCustomer, giveRole, logIn } from '../../../../test/people.js'

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

const make = async (at: House, input: object) => (await at.gql(CREATE, { input })).magicTokenCreate.id as string
const tokens = async (at: House, input: object = {}) => (await at.gql(LIST, { input })).magicTokens.items

test('a token is made for a contact or a customer; its secret is shown once and kept as a hash', async () => {
  const at = await house()
  const ada = await addContact(at, { email: 'ada@hull.test' })
  const bo = await addCustomer(at, { email: 'bo@quay.test' })

  const adas = await at.gql(CREATE, { input: { contactId: ada.id } })
  const bos = await at.gql(CREATE, {
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
  expect(await tokens(at)).toEqual([
    { id: handle, ...adasToken },
    { id: handle, ...bosToken },
  ])
  const stored = JSON.stringify(await at.db.selectFrom('magicToken').select(['uuid', 'tokenHash', 'extra']).execute())
  expect(stored).not.toContain(adas.magicTokenCreate.id.slice(9))
})

test('a token goes by its name and by its secret, but only the secret logs in', async () => {
  const at = await house()
  const { id, uid } = await addContact(at, { email: 'ada@hull.test' })
  const given = await make(at, { contactId: id })
  const [{ id: name }] = await tokens(at)

  const byName = await at.gql(ONE, { id: name })
  const bySecret = await at.gql(ONE, { id: given })
  const login = await at.gql(LOGIN, { id: given }, await at.bareKey())

  expect(byName).toEqual({ magicToken: expect.objectContaining({ id: name, contactId: id }) })
  expect(bySecret).toEqual(byName)
  expect(await at.gql(LOGIN, { id: name }, await at.bareKey())).toEqual(missing(name))
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
  const key = await at.services.credentials.byApiKey(await at.bareKey())
  expect(await at.services.identities.join(key, login.magicTokenLogin.session.accessToken)).toMatchObject({ user: { uid } })
})

test('every attempt is counted, also one that fails', async () => {
  const at = await house()
  const { id } = await addContact(at, { email: 'ada@hull.test' })
  const given = await make(at, { contactId: id, expiresAt: LATER })
  await at.gql(LOGIN, { id: given }, await at.bareKey())
  await at.gql(LOGIN, { id: given }, await at.bareKey())
  at.travel(LATER)

  const expired = await at.gql(LOGIN, { id: given }, await at.bareKey())

  expect(expired).toEqual(notValid)
  expect(await tokens(at)).toMatchObject([{ lastAccessedAt: LATER, failedLogins: 1, successfulLogins: 2 }])
})

test('a one-time token opens once, also when many come at once', async () => {
  const at = await house()
  const { id } = await addCustomer(at, { email: 'bo@quay.test' })
  const given = await make(at, { customerId: id, oneTimeUse: true })

  const answers = await Promise.all(Array.from({ length: 6 }, async () => at.gql(LOGIN, { id: given }, await at.bareKey())))

  expect(answers.filter(({ magicTokenLogin }) => magicTokenLogin)).toHaveLength(1)
  expect(answers.filter(({ errors }) => errors)).toEqual(Array.from({ length: 5 }, () => notValid))
  expect(await tokens(at)).toMatchObject([{ failedLogins: 5, successfulLogins: 1 }])
  expect(await at.db.selectFrom('session').select('provider').execute()).toEqual([{ provider: 'magicToken' }])
})

test('the token of somebody who cannot log in is not valid', async () => {
  const at = await house()
  const bare = await addContact(at, { email: 'bare@hull.test', password: null })
  const expired = await addContact(at, { email: 'old@hull.test', expires: new Date(INSTANT) })
  const gone = await addCustomer(at, { email: 'gone@quay.test' })
  await at.db.deleteFrom('account').where('uuid', '=', gone.uid).execute()
  const disabled = await addCustomer(at, { email: 'off@quay.test' })
  await at.db.updateTable('account').set({ disabled: true }).where('uuid', '=', disabled.uid).execute()
  const login = async (input: object) => at.gql(LOGIN, { id: await make(at, input) }, await at.bareKey())

  expect(await login({ contactId: bare.id })).toMatchObject({ magicTokenLogin: { session: { uid: bare.uid } } })
  expect(await login({ contactId: expired.id })).toEqual(notValid)
  expect(await login({ customerId: gone.id })).toEqual(notValid)
  expect(await login({ customerId: disabled.id })).toEqual(notValid)
  expect((await tokens(at)).map(({ failedLogins }: { failedLogins: number }) => failedLogins)).toEqual([0, 1, 1, 1])
})

test('an unknown token is not found, is not repeated in the answer, and too many have to wait', async () => {
  const at = await house()
  const unknown = `wharf_mt_${'x'.repeat(39)}last`

  expect(await at.gql(LOGIN, { id: unknown }, await at.bareKey())).toEqual(missing('************last'))
  expect(await at.gql(LOGIN, { id: 'x' }, await at.bareKey())).toEqual(missing('x'))
  expect(await at.gql(ONE, { id: unknown })).toEqual(missing('************last'))
  expect(await at.gql(ONE, { id: 'x' })).toEqual(missing('x'))
  const limit = { burst: 2000, perMinute: 2000 }
  at.services.limiter.take('failed logins with magic tokens from this address', '127.0.0.1', limit, 1998)
  expect(await at.gql(LOGIN, { id: unknown }, await at.bareKey())).toMatchObject({ errors: [{ code: 'TOO_MANY_REQUESTS' }] })
})

test('a token that breaks a rule is not made', async () => {
  const at = await house()
  const { id } = await addContact(at, { email: 'ada@hull.test' })
  const ask = (input: object) => at.gql(CREATE, { input })
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
  expect(await tokens(at)).toEqual([])
})

test('nobody makes a token for somebody with more rights than their own', async () => {
  const at = await house()
  const { id } = await addContact(at, { email: 'ada@hull.test' })
  await giveRole(at, id, 'system', 'OWNER')
  const key = await at.keyFor({ configuration: 'OWNER' })

  const refused = await at.gql(CREATE, { input: { contactId: id } }, key)

  expect(refused).toEqual({ errors: [{ message: 'Forbidden resource: cannot grant system.OWNER', code: 'FORBIDDEN' }] })
  expect(await tokens(at)).toEqual([])
})

test('a token changes in the fields that are given, and never its owner', async () => {
  const at = await house()
  const { id } = await addContact(at, { email: 'ada@hull.test' })
  const given = await make(at, { contactId: id, extra: ['a'] })
  const [{ id: name }] = await tokens(at)

  const changed = await at.gql(UPDATE, {
    id: given,
    input: { contactId: id, customerId: null, oneTimeUse: true, expiresAt: null },
  })
  const refused = await at.gql(UPDATE, { id: name, input: { customerId: 5, oneTimeUse: false } })
  const emptied = await at.gql(UPDATE, { id: name, input: { contactId: null } })
  const past = await at.gql(UPDATE, { id: name, input: { expiresAt: INSTANT } })

  const now = { expiresAt: '2027-11-16T12:00:00.000Z', oneTimeUse: true, extra: ['a'] }
  expect(changed).toMatchObject({ magicTokenUpdate: { id: name, contactId: id, ...now } })
  expect(refused).toEqual(invalid('customerId cannot be changed'))
  expect(emptied).toEqual(invalid('contactId cannot be changed'))
  expect(past).toEqual(invalid('expiresAt must be in the future'))
  expect(await tokens(at)).toMatchObject([now])
})

test('a deleted token opens nothing', async () => {
  const at = await house()
  const { id } = await addContact(at, { email: 'ada@hull.test' })
  const [one, two] = [await make(at, { contactId: id }), await make(at, { contactId: id })]
  const [, { id: name }] = await tokens(at)

  expect(await at.gql(DELETE, { id: one })).toEqual({ magicTokenDelete: true })
  expect(await at.gql(DELETE, { id: name })).toEqual({ magicTokenDelete: true })

  expect(await at.gql(LOGIN, { id: one }, await at.bareKey())).toEqual(missing(`************${one.slice(-4)}`))
  expect(await at.gql(LOGIN, { id: two }, await at.bareKey())).toEqual(missing(`************${two.slice(-4)}`))
  expect(await at.gql(DELETE, { id: name })).toEqual(missing(name))
})

test('tokens are found by owner, expiry, use and counters', async () => {
  const at = await house()
  const ada = await addContact(at, { email: 'ada@hull.test' })
  const bo = await addCustomer(at, { email: 'bo@quay.test' })
  const used = await make(at, { contactId: ada.id })
  await make(at, { customerId: bo.id, oneTimeUse: true, expiresAt: '2027-06-01' })
  await at.gql(LOGIN, { id: used }, await at.bareKey())
  const all = await tokens(at)
  const found = async (input: object) =>
    (await tokens(at, input)).map(({ id }: { id: string }) => all.findIndex((t: { id: string }) => t.id === id))
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
  const at = await house()
  const ada = await addContact(at, { email: 'ada@hull.test' })
  const bo = await addCustomer(at, { email: 'bo@quay.test' })
  for (let i = 0; i < 20; i++) await make(at, i % 2 ? { contactId: ada.id } : { customerId: bo.id })
  const page = (offset: number) =>
    at.gql(`{ magicTokens(input: { offset: ${offset} }) { items { contact { contactId } customer { customerId } } } }`)
  const statementsFor = async (offset: number) => {
    at.statements.length = 0
    await page(offset)
    return at.statements.length
  }

  const [few, many] = [await statementsFor(12), await statementsFor(100)]

  expect([few, many]).toEqual([3, 3])
  expect((await page(2)).magicTokens.items).toEqual([
    { contact: null, customer: { customerId: bo.id } },
    { contact: { contactId: ada.id }, customer: null },
  ])
  const people = `{ contact(id: ${ada.id}) { magicTokens { contactId } } customer(id: ${bo.id}) { magicTokens { customerId } } }`
  const seen = await at.gql(people)
  expect([seen.contact.magicTokens.length, seen.customer.magicTokens.length]).toEqual([10, 10])
  expect(await at.gql(people, {}, await at.keyFor({ user: 'VIEWER' }))).toEqual({
    contact: { magicTokens: [] },
    customer: { magicTokens: [] },
  })
})

test('tokens are read by viewers, changed by editors and made and deleted by owners of the configuration', async () => {
  const at = await house()
  const { id } = await addContact(at, { email: 'ada@hull.test' })
  await make(at, { contactId: id })
  const [{ id: name }] = await tokens(at)
  const [none, viewer, editor] = [
    await at.keyFor({ user: 'OWNER' }),
    await at.keyFor({ configuration: 'VIEWER' }),
    await at.keyFor({ configuration: 'EDITOR' }),
  ]
  const { accessToken } = await logIn(at, 'ada@hull.test')

  expect(await at.gql(LIST, {}, none, accessToken)).toEqual(forbidden)
  expect(await at.gql(ONE, { id: name }, none, accessToken)).toEqual(forbidden)
  expect(await at.gql(ONE, { id: name }, viewer)).toMatchObject({ magicToken: { id: name } })
  expect(await at.gql(UPDATE, { id: name, input: {} }, viewer)).toEqual(forbidden)
  expect(await at.gql(UPDATE, { id: name, input: {} }, editor)).toMatchObject({ magicTokenUpdate: { id: name } })
  expect(await at.gql(CREATE, { input: { contactId: id } }, editor)).toEqual(forbidden)
  expect(await at.gql(DELETE, { id: name }, editor)).toEqual(forbidden)
  expect(await tokens(at)).toHaveLength(1)
})
