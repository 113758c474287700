import { decodeJwt, decodeProtectedHeader } from 'jose'
import { expect, test } from 'vitest'
import { type House, house, PUBLIC_URL } from '../../../../test/house.js'
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
const whois = async ({ services, bareKey }: House, bearer: string) =>
  services.identities.join(await services.credentials.byApiKey(await bareKey()), bearer)
const userOf = async (at: House, bearer: string) => (await whois(at, bearer)).user

test('a visitor begins a session with any key, and has no user in it', async () => {
  const at = await house()

  const { startSession } = await at.gql(
    `mutation { startSession { providerId operationType session { ${EVERYTHING} } } }`,
    {},
    await at.bareKey(),
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
  expect(await whois(at, startSession.session.accessToken)).toMatchObject({
    kind: 'key',
    user: null,
    sessionId: uid,
    roles: {},
  })
})

test('nobody begins, uses or ends a session without a valid key, not even with a token', async () => {
  const at = await house()
  await addContact(at, { email: 'ada@hull.test' })
  const { accessToken, refreshToken } = await logIn(at, 'ada@hull.test')
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
      expect(await at.gql(document, {}, key, accessToken)).toMatchObject({ errors: [{ message, code: 'UNAUTHENTICATED' }] })

  expect(await at.gql('{ viewer { email } }', {}, await at.bareKey(), accessToken)).toEqual({
    viewer: { email: 'ada@hull.test' },
  })
})

test('a contact logs in, in whatever case the address is written, and the token says who it is', async () => {
  const at = await house()
  const { id, uid, companyIds } = await addContact(at, { email: 'Ada@Hull.test' })
  await giveRole(at, id, 'order', 'VIEWER')
  await giveRole(at, id, 'pricing', 'NONE')

  const answer = await at.gql(LOGIN_MUTATION, { email: 'ada@hull.TEST', password: PASSWORD }, await at.bareKey())

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
  expect(await at.db.selectFrom('account').select('lastLoginAt').execute()).toEqual([{ lastLoginAt: new Date(INSTANT) }])
})

test('the rights of a request are those of the key and of the user together, the higher of each', async () => {
  const at = await house()
  const { id, companyIds } = await addContact(at, { email: 'ada@hull.test' })
  const [companyId = 0] = companyIds
  await at.db.insertInto('companyManager').values({ companyId, userId: id }).execute()
  await giveRole(at, id, 'order', 'EDITOR')
  await giveRole(at, id, 'product', 'VIEWER')
  const { accessToken, uid } = await logIn(at, 'ada@hull.test')
  const key = await at.services.credentials.byApiKey(await at.keyFor({ product: 'OWNER', shop: 'VIEWER', order: 'VIEWER' }))

  const actor = await at.services.identities.join(key, accessToken)

  expect(actor).toEqual({
    ...key,
    roles: { product: 'OWNER', shop: 'VIEWER', order: 'EDITOR' },
    userId: id,
    sessionId: expect.any(String),
    user: { kind: 'contact', id, uid, email: 'ada@hull.test', companyId, companyIds, managedCompanyIds: [companyId] },
  })
})

test('an administrator holds what they were given, and otherwise the default of each domain', async () => {
  const at = await house()
  const { id } = await addAdmin(at, { email: 'max@wharf.test' })
  const contact = await addContact(at, { email: 'ada@hull.test' })
  await giveRole(at, id, 'order', 'OWNER', 'VIEWER')
  await giveRole(at, id, 'apikey', 'NONE', 'OWNER')
  await giveRole(at, 0, 'product', 'OWNER', 'EDITOR')
  await at.db
    .insertInto('companyManager')
    .values({ companyId: contact.companyIds[0] as number, userId: contact.id })
    .execute()

  const admin = await whois(at, (await logIn(at, 'max@wharf.test')).accessToken)
  const ada = await whois(at, (await logIn(at, 'ada@hull.test')).accessToken)

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

test('who cannot log in gets the same answer as who does not exist, and no session begins', async () => {
  const at = await house()
  await addContact(at, { email: 'ada@hull.test' })
  await addContact(at, { email: 'expired@hull.test', expires: new Date(INSTANT) })
  await addCustomer(at, { email: 'bo@quay.test', password: null })
  await addAdmin(at, { email: 'elsewhere@wharf.test' }, [])
  await addAccount(at, {}, 'disabled@hull.test')
  await at.db.updateTable('account').set({ disabled: true }).where('email', '=', 'disabled@hull.test').execute()

  const answers = []
  for (const name of ['ada@hull', 'expired@hull', 'bo@quay', 'elsewhere@wharf', 'disabled@hull', 'nobody@hull']) {
    const password = name === 'ada@hull' ? 'wrong password' : PASSWORD
    answers.push(await at.gql(LOGIN_MUTATION, { email: `${name}.test`, password }, await at.bareKey()))
  }

  expect(answers).toEqual(answers.map(() => wrong))
  expect(await at.db.selectFrom('session').select('uuid').execute()).toEqual([])
})

test('a login that breaks a rule is told which; a password that is too short is a wrong one', async () => {
  const at = await house()
  const ask = async (input: object) =>
    at.gql('mutation ($input: LoginInput!) { login(input: $input) { providerId } }', { input }, await at.bareKey())
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
  const at = await house()
  await addContact(at, { email: 'ada@hull.test' })
  await addContact(at, { email: 'eve@hull.test' })
  const attempt = async (email: string, password: string) => at.gql(LOGIN_MUTATION, { email, password }, await at.bareKey())
  for (let i = 0; i < 10; i++) expect(await attempt(i % 2 ? 'ada@hull.test' : 'ADA@hull.test', 'wrong password')).toEqual(wrong)

  const eleventh = await attempt('ada@hull.test', PASSWORD)
  const other = await attempt('eve@hull.test', PASSWORD)
  const elsewhere = await at.app.inject({
    method: 'POST',
    url: '/v2/graphql',
    remoteAddress: '203.0.113.7',
    headers: { apikey: await at.bareKey() },
    payload: { query: LOGIN_MUTATION, variables: { email: 'ada@hull.test', password: PASSWORD } },
  })
  at.travel('2026-11-15T12:00:06.000Z')
  const later = await attempt('ada@hull.test', PASSWORD)

  expect(eleventh).toEqual({
    errors: [{ message: 'Too many requests: failed logins; try again later', code: 'TOO_MANY_REQUESTS' }],
  })
  expect(other).toMatchObject({ login: { operationType: 'signIn' } })
  expect(elsewhere.json().data).toMatchObject({ login: { operationType: 'signIn' } })
  expect(later).toMatchObject({ login: { operationType: 'signIn' } })
})

test('neither odd capitals nor the many addresses of one network give more tries', async () => {
  const at = await house()
  await addContact(at, { email: 'nina@hull.test' })
  const attempt = async (email: string, remoteAddress: string) => {
    const payload = { query: LOGIN_MUTATION, variables: { email, password: 'wrong password' } }
    const headers = { apikey: await at.bareKey() }
    const response = await at.app.inject({ method: 'POST', url: '/v2/graphql', remoteAddress, headers, payload })
    return response.json().errors[0].extensions.code
  }
  for (let i = 0; i < 10; i++)
    expect(await attempt(i % 2 ? 'nina@hull.test' : 'N\u0130na@hull.test', `2001:db8:0:7::${i}`)).toBe('USER_NOT_FOUND_ERROR')

  expect(await attempt('n\u0130NA@hull.test', '2001:db8::7:1:2:3:4')).toBe('TOO_MANY_REQUESTS')
  expect(await attempt('nina@hull.test', '2001:db8:0:8::1')).toBe('USER_NOT_FOUND_ERROR')
})

test('logging out ends the session: neither of its tokens works any more, and other sessions go on', async () => {
  const at = await house()
  const { uid } = await addContact(at, { email: 'ada@hull.test' })
  const [first, second] = [await logIn(at, 'ada@hull.test'), await logIn(at, 'ada@hull.test')]
  expect(await userOf(at, first.accessToken)).toMatchObject({ uid })

  const ended = await at.gql('mutation { logout(siteId: 3) { todo } }', {}, await at.bareKey(), first.accessToken)
  const again = await at.gql('mutation { logout { todo } }', {}, await at.bareKey(), first.accessToken)

  expect(ended).toEqual({ logout: { todo: 'The session has ended: discard both of its tokens.' } })
  expect(again).toEqual({ logout: { todo: 'There was no session to end.' } })
  expect(await userOf(at, first.accessToken)).toBeNull()
  expect(await at.gql(REFRESH, { token: first.refreshToken }, await at.bareKey())).toEqual(notRefreshed)
  expect(await at.gql(VERIFY, { token: first.accessToken }, await at.bareKey())).toEqual(notVerified)
  expect(await userOf(at, second.accessToken)).toMatchObject({ uid })
})

test('signing out ends the session of the refresh token or of the Bearer token, and says whether there was one', async () => {
  const at = await house()
  const { uid } = await addContact(at, { email: 'ada@hull.test' })
  const [first, second, third] = [
    await logIn(at, 'ada@hull.test'),
    await logIn(at, 'ada@hull.test'),
    await logIn(at, 'ada@hull.test'),
  ]
  const end = async (refreshToken?: string, bearer?: string) =>
    (
      await at.gql(
        'mutation ($token: String) { sessionEnd(refreshToken: $token) }',
        { token: refreshToken },
        await at.bareKey(),
        bearer,
      )
    ).sessionEnd
  for (const { accessToken } of [first, second, third]) expect(await userOf(at, accessToken)).toMatchObject({ uid })

  // The tab may have been idle for so long that its access token has expired: the refresh token is enough.
  expect([await end(first.refreshToken), await end(first.refreshToken), await end('wharf_rf_unknown'), await end()]).toEqual([
    true,
    false,
    false,
    false,
  ])
  expect(await end(undefined, second.accessToken)).toBe(true)

  for (const { accessToken, refreshToken } of [first, second]) {
    expect(await userOf(at, accessToken)).toBeNull()
    expect(await at.gql(REFRESH, { token: refreshToken }, await at.bareKey())).toEqual(notRefreshed)
    expect(await at.gql(VERIFY, { token: accessToken }, await at.bareKey())).toEqual(notVerified)
  }
  expect(await userOf(at, third.accessToken)).toMatchObject({ uid })
})

test('signing out with refresh tokens that are guesses has to wait after a while', async () => {
  const at = await house()
  const key = await at.bareKey()
  const guess = async () => (await at.gql('mutation { sessionEnd(refreshToken: "wharf_rf_guess") }', {}, key)).errors?.[0].code

  expect(await guess()).toBeUndefined()
  const limit = { burst: 2000, perMinute: 2000 }
  at.services.limiter.take('failed refreshes from this address', '127.0.0.1', limit, 1999)
  expect(await guess()).toBe('TOO_MANY_REQUESTS')
})

test('a token is worth nothing when it has run out, is another one, or its account may not be used any more', async () => {
  const at = await house()
  const ada = await addContact(at, { email: 'ada@hull.test' })
  const bo = await addCustomer(at, { email: 'bo@quay.test', expires: new Date('2026-11-15T12:30:00.000Z') })
  const [adas, bos] = [(await logIn(at, 'ada@hull.test')).accessToken, (await logIn(at, 'bo@quay.test')).accessToken]
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
    expect(await userOf(at, forged)).toBeNull()
  expect(await userOf(at, adas)).toMatchObject({ uid: ada.uid })
  expect(await userOf(at, bos)).toMatchObject({ uid: bo.uid })

  at.travel('2026-11-15T12:30:00.000Z')
  expect(await userOf(at, bos)).toBeNull()
  expect(await userOf(at, adas)).toMatchObject({ uid: ada.uid })
  await at.db.updateTable('account').set({ disabled: true }).where('uuid', '=', ada.uid).execute()
  at.services.identities.forget()
  expect(await userOf(at, adas)).toBeNull()
  await at.db.updateTable('account').set({ disabled: false }).where('uuid', '=', ada.uid).execute()
  at.services.identities.forget()
  expect(await userOf(at, adas)).toMatchObject({ uid: ada.uid })
  at.travel(IN_AN_HOUR)
  expect(await userOf(at, adas)).toBeNull()
})

test('who comes with a token that is worth nothing is served as a visitor', async () => {
  const at = await house()
  const key = await at.keyFor({ pricing: 'VIEWER' })

  expect(await at.gql('{ taxes { itemsFound } }', {}, key, 'eyJ.not.ours')).toEqual({ taxes: { itemsFound: 0 } })
  expect(await at.gql('{ taxes { itemsFound } }', {}, null, 'eyJ.not.ours')).toMatchObject({
    errors: [{ code: 'UNAUTHENTICATED' }],
  })
})

test('a valid token says what is in it; an invalid one is an error', async () => {
  const at = await house()
  const { uid, id } = await addCustomer(at, { email: 'bo@quay.test' })
  const { accessToken } = await logIn(at, 'bo@quay.test')
  const [from, to] = [Date.parse(INSTANT) / 1000, Date.parse(IN_AN_HOUR) / 1000]

  const { verifyToken } = await at.gql(VERIFY, { token: accessToken }, await at.bareKey())

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
  expect(await at.gql(VERIFY, { token: 'x.y.z' }, await at.bareKey())).toEqual(notVerified)
  at.travel(IN_AN_HOUR)
  expect(await at.gql(VERIFY, { token: accessToken }, await at.bareKey())).toEqual(notVerified)
})

test('a user is read by one statement, an administrator by two, and then remembered', async () => {
  const at = await house()
  await addContact(at, { email: 'ada@hull.test' })
  await addAdmin(at, { email: 'max@wharf.test' })
  const [ada, max] = [(await logIn(at, 'ada@hull.test')).accessToken, (await logIn(at, 'max@wharf.test')).accessToken]
  await whois(at, '')
  const statementsFor = async (bearer: string) => {
    at.statements.length = 0
    await whois(at, bearer)
    return at.statements.length
  }

  expect([await statementsFor(ada), await statementsFor(ada)]).toEqual([1, 0])
  expect([await statementsFor(max), await statementsFor(max)]).toEqual([2, 0])
})

test('sessions that are over are cleared away by those that begin', async () => {
  const at = await house()
  await at.gql('mutation { startSession { providerId } }', {}, await at.bareKey())
  at.travel('2026-12-16T12:00:00.000Z')

  const { startSession } = await at.gql('mutation { startSession { session { uid } } }', {}, await at.bareKey())

  expect(await at.db.selectFrom('session').select('uuid').execute()).toEqual([{ uuid: startSession.session.uid }])
  expect(await at.db.selectFrom('refreshToken').select('sessionId').execute()).toEqual([{ sessionId: startSession.session.uid }])
})

test('one address cannot begin sessions without end', async () => {
  const at = await house({ visitorLimits: { address: { sessions: 1 } } })
  const start = async (address: string) =>
    at.withHeaders({ 'x-forwarded-for': address }, async () =>
      at.gql('mutation { startSession { providerId } }', {}, await at.bareKey()),
    )
  for (let i = 0; i < 5; i++) expect(await start('198.51.100.7')).toEqual({ startSession: { providerId: 'anonymous' } })

  expect(await start('198.51.100.7')).toMatchObject({ errors: [{ code: 'TOO_MANY_REQUESTS' }] })
  expect(await start('198.51.100.8')).toEqual({ startSession: { providerId: 'anonymous' } })
  expect(await at.db.selectFrom('session').select('uuid').execute()).toHaveLength(6)
})

test('nobody without the right makes, deletes or looks up accounts of others', async () => {
  const at = await house()
  const { uid } = await addContact(at, { email: 'ada@hull.test' })
  const { accessToken } = await logIn(at, 'ada@hull.test')
  const key = await at.keyFor({ user: 'EDITOR' })
  const create = 'mutation { authenticationCreate(input: { email: "new@hull.test" }) { providerId } }'
  const drop = 'mutation ($uid: String!) { authenticationDelete(uid: $uid) }'

  expect(await at.gql(create, {}, key, accessToken)).toEqual(forbidden)
  expect(await at.gql(drop, { uid }, key, accessToken)).toEqual(forbidden)
  expect(await at.gql('mutation { claimsResetAll { completed } }', {}, key, accessToken)).toEqual(forbidden)
  expect(await at.gql('{ authentication(email: "ada@hull.test") { uid } }', {}, key)).toEqual(forbidden)
  expect((await at.db.selectFrom('account').select('uuid').execute()).map(({ uuid }) => uuid)).toEqual([uid])
})
