import { decodeJwt, decodeProtectedHeader } from 'jose'
import { expect, test } from 'vitest'
import {
  addAccount,
  addAdmin,
  addContact,
  addCustomer,
  giveRole,
  LOGIN_MUTATION,
  logIn,
  PASSWORD,
} from '../../../../test/people.js'
import { PUBLIC_URL, startTestServer, type TestServer } from '../../../../test/test-server.js'

const INSTANT = '2026-11-15T12:00:00.000Z'
const IN_AN_HOUR = '2026-11-15T13:00:00.000Z'
const REFRESH = `mutation ($token: String!) {
  exchangeRefreshToken(input: { refreshToken: $token }) { access_token refresh_token expires_in token_type user_id }
}`
const VERIFY = `mutation ($token: String!) { verifyToken(input: { token: $token }) {
  uid name claims iss aud auth_time user_id sub iat exp email email_verified
  firebase { identities sign_in_provider sign_in_second_factor second_factor_identifier tenant } } }`
const EVERYTHING = `uid email emailVerified displayName photoUrl phoneNumber disabled isAnonymous
  metadata { lastSignInTime creationTime lastRefreshTime } tokensValidAfterTime tenantId
  providerData { uid providerId displayName photoUrl federatedId email rawId screenName phoneNumber }
  passwordHash passwordSalt authDomain lastLoginAt createdAt accessToken refreshToken expirationTime
  multiFactor { enrolledFactors { factorId phoneNumber } }`

const wrong = {
  errors: [{ message: 'User not found: the e-mail address or the password is wrong', code: 'USER_NOT_FOUND_ERROR' }],
}
const notRefreshed = {
  errors: [{ message: 'The refresh token is not valid: log in again', code: 'EXCHANGE_REFRESH_TOKEN_ERROR' }],
}
const notVerified = { errors: [{ message: 'The token is not valid', code: 'TOKEN_VERIFICATION_ERROR' }] }
const forbidden = { errors: [{ message: 'Forbidden resource', code: 'FORBIDDEN' }] }
const token = expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/)
const refresh = expect.stringMatching(/^wharf_rf_[\w-]{43}$/)

/** Whom the server takes the holder of a token for. */
const whois = async ({ services, bareKey }: TestServer, bearer: string) =>
  services.identities.join(await services.credentials.byApiKey(await bareKey()), bearer)
const userOf = async (server: TestServer, bearer: string) => (await whois(server, bearer)).user

test('a visitor begins a session with any key, and has no user in it', async () => {
  const server = await startTestServer()

  const { startSession } = await server.gql(
    `mutation { startSession { providerId operationType session { ${EVERYTHING} } } }`,
    {},
    await server.bareKey(),
  )

  const { uid } = startSession.session
  expect(startSession).toEqual({
    providerId: 'anonymous',
    operationType: 'anonymous',
    session: {
      uid,
      email: null,
      emailVerified: false,
      displayName: null,
      photoUrl: null,
      phoneNumber: null,
      disabled: false,
      isAnonymous: true,
      metadata: { lastSignInTime: INSTANT, creationTime: INSTANT, lastRefreshTime: null },
      tokensValidAfterTime: null,
      tenantId: 'default',
      providerData: [],
      passwordHash: null,
      passwordSalt: null,
      authDomain: null,
      lastLoginAt: INSTANT,
      createdAt: INSTANT,
      accessToken: token,
      refreshToken: refresh,
      expirationTime: IN_AN_HOUR,
      multiFactor: { enrolledFactors: [] },
    },
  })
  expect(await whois(server, startSession.session.accessToken)).toMatchObject({
    kind: 'key',
    user: null,
    sessionId: uid,
    roles: {},
  })
})

test('nobody starts, uses or ends a session without a valid key, not even with a token', async () => {
  const server = await startTestServer()
  await addContact(server, { email: 'ada@hull.test' })
  const { accessToken, refreshToken } = await logIn(server, 'ada@hull.test')
  const refusals = [
    { key: null, message: 'Unauthorized: a valid apikey header is required' },
    { key: 'wharf_gk_wrong', message: 'Unauthorized: the key in the apikey header is unknown or inactive' },
  ]
  const documents = [
    'mutation { startSession { providerId } }',
    `mutation { login(input: { email: "ada@hull.test", password: "${PASSWORD}" }) { providerId } }`,
    `mutation { exchangeRefreshToken(input: { refreshToken: "${refreshToken}" }) { user_id } }`,
    `mutation { verifyToken(input: { token: "${accessToken}" }) { uid } }`,
    'mutation { magicTokenLogin(id: "x") { providerId } }',
    'mutation { triggerPasswordSendResetEmailEvent(input: { email: "ada@hull.test" }) }',
    '{ viewer { email } }',
    '{ companies { itemsFound } }',
  ]

  for (const { key, message } of refusals)
    for (const document of documents)
      expect(await server.gql(document, {}, key, accessToken)).toMatchObject({ errors: [{ message, code: 'UNAUTHENTICATED' }] })

  expect(await server.gql('{ viewer { email } }', {}, await server.bareKey(), accessToken)).toEqual({
    viewer: { email: 'ada@hull.test' },
  })
})

test('a contact logs in, with the address in any case, and the token identifies them', async () => {
  const server = await startTestServer()
  const { id, uid, companyIds } = await addContact(server, { email: 'Ada@Hull.test' })
  await giveRole(server, id, 'order', 'VIEWER')
  await giveRole(server, id, 'pricing', 'NONE')

  const answer = await server.gql(LOGIN_MUTATION, { email: 'ada@hull.TEST', password: PASSWORD }, await server.bareKey())

  expect(answer).toEqual({
    login: {
      providerId: 'password',
      operationType: 'signIn',
      session: {
        uid,
        email: 'Ada@Hull.test',
        isAnonymous: false,
        accessToken: token,
        refreshToken: refresh,
        expirationTime: IN_AN_HOUR,
      },
    },
  })
  const { accessToken } = answer.login.session
  expect(decodeProtectedHeader(accessToken)).toEqual({ alg: 'ES256', typ: 'JWT', kid: expect.any(String) })
  expect(decodeJwt(accessToken)).toEqual({
    iss: PUBLIC_URL,
    aud: 'default',
    sub: uid,
    user_id: uid,
    sid: expect.any(String),
    kind: 'contact',
    iat: Date.parse(INSTANT) / 1000,
    exp: Date.parse(IN_AN_HOUR) / 1000,
    auth_time: Date.parse(INSTANT) / 1000,
    email: 'Ada@Hull.test',
    email_verified: false,
    name: 'Ada Dijk',
    claims: {
      userId: id,
      userDirectoryId: 0,
      adminUserId: 0,
      contactId: id,
      customerId: null,
      companyId: companyIds[0],
      companyIds,
      roles: ['order.VIEWER'],
      discounts: [],
      acllist: [],
      class: 'contact',
      loginRoot: null,
      dateCreated: INSTANT,
    },
    firebase: { identities: { email: ['Ada@Hull.test'] }, sign_in_provider: 'password' },
  })
  expect(await server.db.selectFrom('account').select('lastLoginAt').execute()).toEqual([{ lastLoginAt: new Date(INSTANT) }])
})

test('the rights of a request are those of the key and of the user together, the higher of each', async () => {
  const server = await startTestServer()
  const { id, companyIds } = await addContact(server, { email: 'ada@hull.test' })
  const [companyId = 0] = companyIds
  await server.db.insertInto('companyManager').values({ companyId, userId: id }).execute()
  await giveRole(server, id, 'order', 'EDITOR')
  await giveRole(server, id, 'product', 'VIEWER')
  const { accessToken, uid } = await logIn(server, 'ada@hull.test')
  const key = await server.services.credentials.byApiKey(
    await server.keyFor({ product: 'OWNER', shop: 'VIEWER', order: 'VIEWER' }),
  )

  const actor = await server.services.identities.join(key, accessToken)

  expect(actor).toEqual({
    ...key,
    roles: { product: 'OWNER', shop: 'VIEWER', order: 'EDITOR' },
    userId: id,
    sessionId: expect.any(String),
    user: { kind: 'contact', id, uid, email: 'ada@hull.test', companyId, companyIds, managedCompanyIds: [companyId] },
  })
})

test('an administrator has the granted roles, and otherwise the default of each domain', async () => {
  const server = await startTestServer()
  const { id } = await addAdmin(server, { email: 'max@wharf.test' })
  const contact = await addContact(server, { email: 'ada@hull.test' })
  await giveRole(server, id, 'order', 'OWNER', 'VIEWER')
  await giveRole(server, id, 'apikey', 'NONE', 'OWNER')
  await giveRole(server, 0, 'product', 'OWNER', 'EDITOR')
  await server.db
    .insertInto('companyManager')
    .values({ companyId: contact.companyIds[0] as number, userId: contact.id })
    .execute()

  const admin = await whois(server, (await logIn(server, 'max@wharf.test')).accessToken)
  const ada = await whois(server, (await logIn(server, 'ada@hull.test')).accessToken)

  expect(admin).toMatchObject({
    kind: 'key',
    tenantId: 'default',
    channelId: 1,
    userId: id,
    user: { kind: 'admin', id, companyId: null, companyIds: [], managedCompanyIds: [] },
  })
  expect(admin.roles).toEqual({ order: 'OWNER', product: 'EDITOR' })
  expect(ada.roles).toEqual({})
})

test('a failed login gives the same response as an unknown account, and starts no session', async () => {
  const server = await startTestServer()
  await addContact(server, { email: 'ada@hull.test' })
  await addContact(server, { email: 'expired@hull.test', expires: new Date(INSTANT) })
  await addCustomer(server, { email: 'bo@quay.test', password: null })
  await addAdmin(server, { email: 'elsewhere@wharf.test' }, [])
  await addAccount(server, {}, 'disabled@hull.test')
  await server.db.updateTable('account').set({ disabled: true }).where('email', '=', 'disabled@hull.test').execute()

  const answers = []
  for (const name of ['ada@hull', 'expired@hull', 'bo@quay', 'elsewhere@wharf', 'disabled@hull', 'nobody@hull']) {
    const password = name === 'ada@hull' ? 'wrong password' : PASSWORD
    answers.push(await server.gql(LOGIN_MUTATION, { email: `${name}.test`, password }, await server.bareKey()))
  }

  expect(answers).toEqual(answers.map(() => wrong))
  expect(await server.db.selectFrom('session').select('uuid').execute()).toEqual([])
})

test('a login that breaks a rule gets an error that names it; a password that is too short is a wrong one', async () => {
  const server = await startTestServer()
  const ask = async (input: object) =>
    server.gql('mutation ($input: LoginInput!) { login(input: $input) { providerId } }', { input }, await server.bareKey())
  const invalid = (message: string) => ({ errors: [{ message, code: 'VALIDATION_ERROR' }] })
  const sound = { email: 'ada@hull.test', password: PASSWORD }

  expect(await ask({ ...sound, provider: 'google.com' })).toEqual(
    invalid('provider must be password: no other provider is supported'),
  )
  expect(await ask({ ...sound, password: 'short' })).toEqual(wrong)
  expect(await ask({ ...sound, password: 'x'.repeat(1025) })).toEqual(invalid('password must be at most 1024 characters long'))
  expect(await ask({ ...sound, email: 'ada' })).toEqual(invalid('email must be an e-mail address'))
  expect(await ask({ ...sound, provider: '' })).toEqual(wrong)
})

test('after ten failures an address has to wait with that account; other accounts and other addresses do not', async () => {
  const server = await startTestServer()
  await addContact(server, { email: 'ada@hull.test' })
  await addContact(server, { email: 'eve@hull.test' })
  const attempt = async (email: string, password: string) =>
    server.gql(LOGIN_MUTATION, { email, password }, await server.bareKey())
  for (let i = 0; i < 10; i++) expect(await attempt(i % 2 ? 'ada@hull.test' : 'ADA@hull.test', 'wrong password')).toEqual(wrong)

  const eleventh = await attempt('ada@hull.test', PASSWORD)
  const other = await attempt('eve@hull.test', PASSWORD)
  const elsewhere = await server.app.inject({
    method: 'POST',
    url: '/v2/graphql',
    remoteAddress: '203.0.113.7',
    headers: { apikey: await server.bareKey() },
    payload: { query: LOGIN_MUTATION, variables: { email: 'ada@hull.test', password: PASSWORD } },
  })
  server.travel('2026-11-15T12:00:06.000Z')
  const later = await attempt('ada@hull.test', PASSWORD)

  expect(eleventh).toEqual({
    errors: [{ message: 'Too many requests: failed logins; try again later', code: 'TOO_MANY_REQUESTS' }],
  })
  expect(other).toMatchObject({ login: { operationType: 'signIn' } })
  expect(elsewhere.json().data).toMatchObject({ login: { operationType: 'signIn' } })
  expect(later).toMatchObject({ login: { operationType: 'signIn' } })
})

test('neither other capitals nor the many addresses of one network give more attempts', async () => {
  const server = await startTestServer()
  await addContact(server, { email: 'nina@hull.test' })
  const attempt = async (email: string, remoteAddress: string) => {
    const payload = { query: LOGIN_MUTATION, variables: { email, password: 'wrong password' } }
    const headers = { apikey: await server.bareKey() }
    const response = await server.app.inject({ method: 'POST', url: '/v2/graphql', remoteAddress, headers, payload })
    return response.json().errors[0].extensions.code
  }
  for (let i = 0; i < 10; i++)
    expect(await attempt(i % 2 ? 'nina@hull.test' : 'N\u0130na@hull.test', `2001:db8:0:7::${i}`)).toBe('USER_NOT_FOUND_ERROR')

  expect(await attempt('n\u0130NA@hull.test', '2001:db8::7:1:2:3:4')).toBe('TOO_MANY_REQUESTS')
  expect(await attempt('nina@hull.test', '2001:db8:0:8::1')).toBe('USER_NOT_FOUND_ERROR')
})

test('logging out ends the session: neither of its tokens works, and other sessions continue', async () => {
  const server = await startTestServer()
  const { uid } = await addContact(server, { email: 'ada@hull.test' })
  const [first, second] = [await logIn(server, 'ada@hull.test'), await logIn(server, 'ada@hull.test')]
  expect(await userOf(server, first.accessToken)).toMatchObject({ uid })

  const ended = await server.gql('mutation { logout(siteId: 3) { todo } }', {}, await server.bareKey(), first.accessToken)
  const again = await server.gql('mutation { logout { todo } }', {}, await server.bareKey(), first.accessToken)

  expect(ended).toEqual({ logout: { todo: 'The session has ended: discard both of its tokens.' } })
  expect(again).toEqual({ logout: { todo: 'There was no session to end.' } })
  expect(await userOf(server, first.accessToken)).toBeNull()
  expect(await server.gql(REFRESH, { token: first.refreshToken }, await server.bareKey())).toEqual(notRefreshed)
  expect(await server.gql(VERIFY, { token: first.accessToken }, await server.bareKey())).toEqual(notVerified)
  expect(await userOf(server, second.accessToken)).toMatchObject({ uid })
})

test('signing out ends the session of the refresh token or of the Bearer token, and returns whether there was one', async () => {
  const server = await startTestServer()
  const { uid } = await addContact(server, { email: 'ada@hull.test' })
  const [first, second, third] = [
    await logIn(server, 'ada@hull.test'),
    await logIn(server, 'ada@hull.test'),
    await logIn(server, 'ada@hull.test'),
  ]
  const end = async (refreshToken?: string, bearer?: string) =>
    (
      await server.gql(
        'mutation ($token: String) { sessionEnd(refreshToken: $token) }',
        { token: refreshToken },
        await server.bareKey(),
        bearer,
      )
    ).sessionEnd
  for (const { accessToken } of [first, second, third]) expect(await userOf(server, accessToken)).toMatchObject({ uid })

  // The tab may have been idle for so long that its access token has expired: the refresh token is enough.
  expect([await end(first.refreshToken), await end(first.refreshToken), await end('wharf_rf_unknown'), await end()]).toEqual([
    true,
    false,
    false,
    false,
  ])
  expect(await end(undefined, second.accessToken)).toBe(true)

  for (const { accessToken, refreshToken } of [first, second]) {
    expect(await userOf(server, accessToken)).toBeNull()
    expect(await server.gql(REFRESH, { token: refreshToken }, await server.bareKey())).toEqual(notRefreshed)
    expect(await server.gql(VERIFY, { token: accessToken }, await server.bareKey())).toEqual(notVerified)
  }
  expect(await userOf(server, third.accessToken)).toMatchObject({ uid })
})

test('signing out with refresh tokens that are guesses has to wait after a while', async () => {
  const server = await startTestServer()
  const key = await server.bareKey()
  const guess = async () =>
    (await server.gql('mutation { sessionEnd(refreshToken: "wharf_rf_guess") }', {}, key)).errors?.[0].code

  expect(await guess()).toBeUndefined()
  const limit = { burst: 2000, perMinute: 2000 }
  server.services.limiter.take('failed refreshes from this address', '127.0.0.1', limit, 1999)
  expect(await guess()).toBe('TOO_MANY_REQUESTS')
})

test('a token is invalid once it has expired, was changed, or its account may not be used', async () => {
  const server = await startTestServer()
  const ada = await addContact(server, { email: 'ada@hull.test' })
  const bo = await addCustomer(server, { email: 'bo@quay.test', expires: new Date('2026-11-15T12:30:00.000Z') })
  const [adas, bos] = [(await logIn(server, 'ada@hull.test')).accessToken, (await logIn(server, 'bo@quay.test')).accessToken]
  const [head, body, signature] = adas.split('.')
  const unsigned = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url')
  const { kid } = decodeProtectedHeader(adas)
  const hmac = Buffer.from(JSON.stringify({ alg: 'HS256', kid })).toString('base64url')

  for (const forged of [
    `${head}.${body}.${signature}x`,
    `${unsigned}.${body}.`,
    `${hmac}.${body}.${signature}`,
    `${head}.${body}`,
    'x',
  ])
    expect(await userOf(server, forged)).toBeNull()
  expect(await userOf(server, adas)).toMatchObject({ uid: ada.uid })
  expect(await userOf(server, bos)).toMatchObject({ uid: bo.uid })

  server.travel('2026-11-15T12:30:00.000Z')
  expect(await userOf(server, bos)).toBeNull()
  expect(await userOf(server, adas)).toMatchObject({ uid: ada.uid })
  await server.db.updateTable('account').set({ disabled: true }).where('uuid', '=', ada.uid).execute()
  server.services.identities.forget()
  expect(await userOf(server, adas)).toBeNull()
  await server.db.updateTable('account').set({ disabled: false }).where('uuid', '=', ada.uid).execute()
  server.services.identities.forget()
  expect(await userOf(server, adas)).toMatchObject({ uid: ada.uid })
  server.travel(IN_AN_HOUR)
  expect(await userOf(server, adas)).toBeNull()
})

test('a caller with an invalid token is served as a visitor', async () => {
  const server = await startTestServer()
  const key = await server.keyFor({ pricing: 'VIEWER' })

  expect(await server.gql('{ taxes { itemsFound } }', {}, key, 'eyJ.not.ours')).toEqual({ taxes: { itemsFound: 0 } })
  expect(await server.gql('{ taxes { itemsFound } }', {}, null, 'eyJ.not.ours')).toMatchObject({
    errors: [{ code: 'UNAUTHENTICATED' }],
  })
})

test('a valid token returns its claims; an invalid one is an error', async () => {
  const server = await startTestServer()
  const { uid, id } = await addCustomer(server, { email: 'bo@quay.test' })
  const { accessToken } = await logIn(server, 'bo@quay.test')
  const [from, to] = [Date.parse(INSTANT) / 1000, Date.parse(IN_AN_HOUR) / 1000]

  const { verifyToken } = await server.gql(VERIFY, { token: accessToken }, await server.bareKey())

  expect(verifyToken).toEqual({
    uid,
    name: 'Bo Quay',
    claims: expect.objectContaining({ userId: id, customerId: id, contactId: null, companyIds: [], class: 'customer' }),
    iss: PUBLIC_URL,
    aud: 'default',
    auth_time: from,
    user_id: uid,
    sub: uid,
    iat: from,
    exp: to,
    email: 'bo@quay.test',
    email_verified: false,
    firebase: {
      identities: { email: ['bo@quay.test'] },
      sign_in_provider: 'password',
      sign_in_second_factor: null,
      second_factor_identifier: null,
      tenant: null,
    },
  })
  expect(await server.gql(VERIFY, { token: 'x.y.z' }, await server.bareKey())).toEqual(notVerified)
  server.travel(IN_AN_HOUR)
  expect(await server.gql(VERIFY, { token: accessToken }, await server.bareKey())).toEqual(notVerified)
})

test('a user is read by one statement, an administrator by two, and then remembered', async () => {
  const server = await startTestServer()
  await addContact(server, { email: 'ada@hull.test' })
  await addAdmin(server, { email: 'max@wharf.test' })
  const [ada, max] = [(await logIn(server, 'ada@hull.test')).accessToken, (await logIn(server, 'max@wharf.test')).accessToken]
  await whois(server, '')
  const statementsFor = async (bearer: string) => {
    server.statements.length = 0
    await whois(server, bearer)
    return server.statements.length
  }

  expect([await statementsFor(ada), await statementsFor(ada)]).toEqual([1, 0])
  expect([await statementsFor(max), await statementsFor(max)]).toEqual([2, 0])
})

test('sessions that are over are cleared away by those that begin', async () => {
  const server = await startTestServer()
  await server.gql('mutation { startSession { providerId } }', {}, await server.bareKey())
  server.travel('2026-12-16T12:00:00.000Z')

  const { startSession } = await server.gql('mutation { startSession { session { uid } } }', {}, await server.bareKey())

  expect(await server.db.selectFrom('session').select('uuid').execute()).toEqual([{ uuid: startSession.session.uid }])
  expect(await server.db.selectFrom('refreshToken').select('sessionId').execute()).toEqual([
    { sessionId: startSession.session.uid },
  ])
})

test('one address cannot start an unlimited number of sessions', async () => {
  const server = await startTestServer({ visitorLimits: { address: { sessions: 1 } } })
  const start = async (address: string) =>
    server.withHeaders({ 'x-forwarded-for': address }, async () =>
      server.gql('mutation { startSession { providerId } }', {}, await server.bareKey()),
    )
  for (let i = 0; i < 5; i++) expect(await start('198.51.100.7')).toEqual({ startSession: { providerId: 'anonymous' } })

  expect(await start('198.51.100.7')).toMatchObject({ errors: [{ code: 'TOO_MANY_REQUESTS' }] })
  expect(await start('198.51.100.8')).toEqual({ startSession: { providerId: 'anonymous' } })
  expect(await server.db.selectFrom('session').select('uuid').execute()).toHaveLength(6)
})

test('nobody without the right creates, deletes or looks up accounts of others', async () => {
  const server = await startTestServer()
  const { uid } = await addContact(server, { email: 'ada@hull.test' })
  const { accessToken } = await logIn(server, 'ada@hull.test')
  const key = await server.keyFor({ user: 'EDITOR' })
  const create = 'mutation { authenticationCreate(input: { email: "new@hull.test" }) { providerId } }'
  const drop = 'mutation ($uid: String!) { authenticationDelete(uid: $uid) }'

  expect(await server.gql(create, {}, key, accessToken)).toEqual(forbidden)
  expect(await server.gql(drop, { uid }, key, accessToken)).toEqual(forbidden)
  expect(await server.gql('mutation { claimsResetAll { completed } }', {}, key, accessToken)).toEqual(forbidden)
  expect(await server.gql('{ authentication(email: "ada@hull.test") { uid } }', {}, key)).toEqual(forbidden)
  expect((await server.db.selectFrom('account').select('uuid').execute()).map(({ uuid }) => uuid)).toEqual([uid])
})
