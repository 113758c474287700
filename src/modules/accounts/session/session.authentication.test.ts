import { expect, test } from 'vitest'
import { contextOf } from '../../../../test/context.js'
import { addAdmin, addContact, addCustomer, giveRole, LOGIN_MUTATION, logIn, PASSWORD } from '../../../../test/people.js'
import { startTestServer, type TestServer } from '../../../../test/test-server.js'
import { deleteAccountOf, setPassword } from './session.service.js'

const INSTANT = '2026-11-15T12:00:00.000Z'
const CREATE = `mutation ($input: CreateAuthenticationInput!) { authenticationCreate(input: $input) {
  providerId operationType session { uid email displayName phoneNumber isAnonymous accessToken refreshToken } } }`
const DELETE = 'mutation ($uid: String!) { authenticationDelete(uid: $uid) }'
const RESET = 'mutation ($uid: String!, $email: String!) { claimsReset(uid: $uid, email: $email) }'
const SHOW = `query ($email: String!) { authentication(email: $email) { uid email accessToken refreshToken expirationTime
  passwordHash passwordSalt lastLoginAt metadata { lastSignInTime creationTime lastRefreshTime }
  providerData { uid providerId email rawId } } }`

const wrong = { errors: [{ message: expect.any(String), code: 'USER_NOT_FOUND_ERROR' }] }
const refused = (message: string) => ({ errors: [{ message, code: 'REGISTER_USER_ERROR' }] })
const missing = (email: string) => ({
  errors: [{ message: `User with email [${email}] not found`, code: 'USER_NOT_FOUND_ERROR' }],
})

const userOf = async (server: TestServer, bearer: string) =>
  (await server.services.identities.join(await server.services.credentials.byApiKey(await server.bareKey()), bearer)).user
const accounts = async ({ db }: TestServer) =>
  (await db.selectFrom('account').select('email').orderBy('id').execute()).map(({ email }) => email)

/** A contact or customer without an account. */
const bare = async (server: TestServer, kind: 'contact' | 'customer', email: string) => {
  const add = kind === 'contact' ? addContact : addCustomer
  const person = await add(server, { email })
  await server.db.deleteFrom('account').where('uuid', '=', person.uid).execute()
  return person
}

test('an account is opened for a contact, a customer or nobody, with its session', async () => {
  const server = await startTestServer()
  const ada = await addContact(server, { email: 'ada@hull.test' })
  const companyId = ada.companyIds[0]
  await server.db.deleteFrom('account').execute()
  const bo = await bare(server, 'customer', 'bo@quay.test')
  const claims = { userId: ada.id, class: 'contact', companyId, companyIds: ada.companyIds }

  const adas = await server.gql(CREATE, { input: { email: 'Ada@hull.test', password: 'secret', displayName: 'Ada D.', claims } })
  const bos = await server.gql(CREATE, { input: { email: 'bo@quay.test', claims: { userId: bo.id, class: 'customer' } } })
  const uid = '0199a000-0000-7000-8000-000000000001'
  const nobodys = await server.gql(CREATE, { input: { email: 'robot@wharf.test', phoneNumber: '+31 20 1', uid } })

  expect(adas).toEqual({
    authenticationCreate: {
      providerId: 'password',
      operationType: 'signUp',
      session: {
        uid: expect.any(String),
        email: 'Ada@hull.test',
        displayName: 'Ada D.',
        phoneNumber: null,
        isAnonymous: false,
        accessToken: expect.any(String),
        refreshToken: expect.any(String),
      },
    },
  })
  const tokenOf = (answer: typeof adas) => answer.authenticationCreate.session.accessToken
  expect(await userOf(server, tokenOf(adas))).toMatchObject({ kind: 'contact', id: ada.id, companyIds: ada.companyIds })
  expect(await userOf(server, tokenOf(bos))).toMatchObject({ kind: 'customer', id: bo.id })
  expect(await userOf(server, tokenOf(nobodys))).toMatchObject({ kind: 'user', id: null, uid })
  expect(await logIn(server, 'ada@hull.test', 'secret')).toMatchObject({ email: 'Ada@hull.test' })
  expect(await server.gql(LOGIN_MUTATION, { email: 'bo@quay.test', password: PASSWORD }, await server.bareKey())).toMatchObject(
    wrong,
  )
})

test('an account that cannot be opened is refused with the reason, and none is opened', async () => {
  const server = await startTestServer()
  const ada = await addContact(server, { email: 'ada@hull.test' })
  const bo = await bare(server, 'contact', 'bo@hull.test')
  const { uid: adminUid } = await addAdmin(server, { email: 'max@wharf.test' })
  const ask = (input: object) => server.gql(CREATE, { input: { email: 'new@hull.test', ...input } })
  const [companyId = 0] = (
    await server.db.selectFrom('contactCompany').select('companyId').where('contactId', '=', bo.id).execute()
  ).map((row) => row.companyId)
  const claimed = (claims: object) => ask({ claims: { userId: bo.id, class: 'contact', ...claims } })
  const taken = (email: string) => refused(`An account for ${email} already exists`)
  const invalid = (message: string) => ({ errors: [{ message, code: 'VALIDATION_ERROR' }] })

  expect(await ask({ email: 'ADA@hull.test' })).toEqual(taken('ADA@hull.test'))
  expect(await ask({ email: 'Max@wharf.test' })).toEqual(taken('Max@wharf.test'))
  expect(await ask({ uid: ada.uid })).toEqual(taken('new@hull.test'))
  expect(await ask({ uid: adminUid })).toEqual(taken('new@hull.test'))
  expect(await ask({ uid: 'mine' })).toEqual(invalid('uid must be a uuid'))
  expect(await ask({ password: 'short' })).toEqual(invalid('password must be at least 6 characters long'))
  expect(await ask({ email: 'x' })).toEqual(invalid('email must be an e-mail address'))
  expect(await claimed({ class: 'admin' })).toEqual(invalid('claims.class must be contact or customer'))
  expect(await claimed({ userId: ada.id })).toEqual(refused(`The contact with id [${ada.id}] already has an account`))
  expect(await claimed({ userId: 99 })).toEqual(refused('A contact with id [99] was not found'))
  expect(await claimed({ class: 'customer' })).toEqual(refused(`A customer with id [${bo.id}] was not found`))
  expect(await claimed({ companyIds: [companyId, 77] })).toEqual(refused('The user does not belong to company 77'))
  expect(await claimed({ roles: ['system.OWNER'] })).toEqual(refused('The user does not have the roles: system.OWNER'))
  expect(await accounts(server)).toEqual(['ada@hull.test'])
})

test('nobody opens an account for somebody with more rights than their own', async () => {
  const server = await startTestServer()
  const { id } = await bare(server, 'contact', 'ada@hull.test')
  await giveRole(server, id, 'system', 'OWNER')
  const key = await server.keyFor({ user: 'OWNER' })

  const answer = await server.gql(CREATE, { input: { email: 'ada@hull.test', claims: { userId: id, class: 'contact' } } }, key)

  expect(answer).toEqual({ errors: [{ message: 'Forbidden resource: cannot grant system.OWNER', code: 'FORBIDDEN' }] })
  expect(await accounts(server)).toEqual([])
})

test('an account is visible to its owner and to staff with a role for users, without any secret', async () => {
  const server = await startTestServer()
  const { uid } = await addContact(server, { email: 'ada@hull.test' })
  await addContact(server, { email: 'bo@hull.test' })
  const { accessToken } = await logIn(server, 'ada@hull.test')
  const storefront = await server.keyFor({ shop: 'VIEWER' })

  const own = await server.gql(SHOW, { email: 'ADA@hull.test' }, storefront, accessToken)

  expect(own).toEqual({
    authentication: {
      uid,
      email: 'ada@hull.test',
      accessToken: '',
      refreshToken: '',
      expirationTime: null,
      passwordHash: null,
      passwordSalt: null,
      lastLoginAt: INSTANT,
      metadata: { lastSignInTime: INSTANT, creationTime: INSTANT, lastRefreshTime: null },
      providerData: [{ uid: 'ada@hull.test', providerId: 'password', email: 'ada@hull.test', rawId: uid }],
    },
  })
  expect(await server.gql(SHOW, { email: 'ada@hull.test' }, await server.keyFor({ user: 'OWNER' }))).toEqual(own)
  expect(await server.gql(SHOW, { email: 'bo@hull.test' }, storefront, accessToken)).toEqual(missing('bo@hull.test'))
  expect(await server.gql(SHOW, { email: 'no@hull.test' }, storefront, accessToken)).toEqual(missing('no@hull.test'))
})

test('an administrator is visible to themselves and to staff with a role for roles', async () => {
  const server = await startTestServer()
  const { uid } = await addAdmin(server, { email: 'max@wharf.test' })
  const { accessToken } = await logIn(server, 'max@wharf.test')
  const key = await server.keyFor({ user: 'OWNER' })
  const seen = { authentication: { uid, email: 'max@wharf.test' } }

  expect(await server.gql(SHOW, { email: 'max@wharf.test' }, await server.bareKey(), accessToken)).toMatchObject(seen)
  expect(
    await server.gql(SHOW, { email: 'max@wharf.test' }, await server.keyFor({ user: 'OWNER', role: 'VIEWER' })),
  ).toMatchObject(seen)
  expect(await server.gql(SHOW, { email: 'max@wharf.test' }, key)).toEqual(missing('max@wharf.test'))
})

test('a closed account ends its sessions; its contact stays', async () => {
  const server = await startTestServer()
  const { uid, id } = await addContact(server, { email: 'ada@hull.test' })
  const { accessToken } = await logIn(server, 'ada@hull.test')
  expect(await userOf(server, accessToken)).toMatchObject({ uid })

  expect(await server.gql(DELETE, { uid })).toEqual({ authenticationDelete: true })

  expect(await userOf(server, accessToken)).toBeNull()
  expect(await server.gql(LOGIN_MUTATION, { email: 'ada@hull.test', password: PASSWORD }, await server.bareKey())).toMatchObject(
    wrong,
  )
  expect(await server.db.selectFrom('contact').select('id').execute()).toEqual([{ id }])
  expect(await server.db.selectFrom('session').select('uuid').execute()).toEqual([])
  for (const unknown of [uid, 'x'])
    expect(await server.gql(DELETE, { uid: unknown })).toEqual({
      errors: [{ message: `User with uid [${unknown}] not found`, code: 'USER_NOT_FOUND_ERROR' }],
    })
})

test('a change of rights counts at once after a reset of the claims', async () => {
  const server = await startTestServer()
  const { uid, id } = await addContact(server, { email: 'ada@hull.test' })
  await addContact(server, { email: 'bo@hull.test' })
  const { accessToken } = await logIn(server, 'ada@hull.test')
  const storefront = await server.keyFor({})
  const managed = async () => (await userOf(server, accessToken))?.managedCompanyIds
  expect(await managed()).toEqual([])
  await server.db.insertInto('companyManager').values({ companyId: 1, userId: id }).execute()
  expect(await managed()).toEqual([])
  const reset = (who: object) => server.gql(RESET, { uid, email: 'ada@hull.test', ...who }, storefront, accessToken)

  expect(await reset({ email: 'bo@hull.test' })).toMatchObject(wrong)
  expect(await reset({ uid: '0199a000-0000-7000-8000-000000000001' })).toMatchObject(wrong)
  expect(await managed()).toEqual([])
  expect(await reset({})).toEqual({ claimsReset: true })
  expect(await managed()).toEqual([1])
  expect(await server.gql('mutation { claimsResetAll { successCount errorCount totalProcessed completed } }')).toEqual({
    claimsResetAll: { successCount: 2, errorCount: 0, totalProcessed: 2, completed: true },
  })
})

test('a new password ends the sessions of the old one, of administrators in every tenant', async () => {
  const server = await startTestServer()
  const { uid } = await addContact(server, { email: 'ada@hull.test' })
  const admin = await addAdmin(server, { email: 'max@wharf.test' })
  const [adas, maxs] = [await logIn(server, 'ada@hull.test'), await logIn(server, 'max@wharf.test')]
  expect(await userOf(server, adas.accessToken)).not.toBeNull()
  server.travel('2026-11-15T12:10:00.000Z')
  const ctx = await contextOf(server)

  await setPassword(ctx, uid, await ctx.services.passwords.hash('new password'))
  await setPassword(ctx, admin.uid, await ctx.services.passwords.hash('new secret'))

  expect(await userOf(server, adas.accessToken)).toBeNull()
  expect(await userOf(server, maxs.accessToken)).toBeNull()
  expect(await server.gql(LOGIN_MUTATION, { email: 'ada@hull.test', password: PASSWORD }, await server.bareKey())).toMatchObject(
    wrong,
  )
  const fresh = await logIn(server, 'ada@hull.test', 'new password')
  expect(await userOf(server, fresh.accessToken)).toMatchObject({ uid })
  expect(await userOf(server, (await logIn(server, 'max@wharf.test', 'new secret')).accessToken)).toMatchObject({
    uid: admin.uid,
  })
})

test('an account is deleted with its contact, and the response says whether there was one', async () => {
  const server = await startTestServer()
  const { id } = await addContact(server, { email: 'ada@hull.test' })
  const { accessToken } = await logIn(server, 'ada@hull.test')
  const ctx = await contextOf(server)

  expect(await deleteAccountOf(ctx, { contactId: id })).toBe(true)

  expect(await deleteAccountOf(ctx, { contactId: id })).toBe(false)
  expect(await userOf(server, accessToken)).toBeNull()
  expect(await accounts(server)).toEqual([])
})
