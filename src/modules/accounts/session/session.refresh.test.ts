import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { addAdmin, addContact, LOGIN_MUTATION, logIn, PASSWORD } from '../../../../test/people.js'
import { everything, startTestServer, type TestServer } from '../../../../test/test-server.js'
import { openTokens } from '../../../core/auth/tokens.js'
import { issueGqlKey } from '../apikey/apikey.service.js'

const REFRESH = `mutation ($token: String!) {
  exchangeRefreshToken(input: { refreshToken: $token }) { access_token refresh_token expires_in token_type user_id }
}`
const notRefreshed = {
  errors: [{ message: 'The refresh token is not valid: log in again', code: 'EXCHANGE_REFRESH_TOKEN_ERROR' }],
}
const day = (offset: number) => new Date(Date.parse('2026-11-15T12:00:00.000Z') + offset * 86_400_000).toJSON()

const refreshes = async (server: TestServer, token: string, key?: string) =>
  server.gql(REFRESH, { token }, key ?? (await server.bareKey()))
const userOf = async (server: TestServer, bearer: string) =>
  (await server.services.identities.join(await server.services.credentials.byApiKey(await server.bareKey()), bearer)).user

test('a refresh token is exchanged for a new pair with the current claims', async () => {
  const server = await startTestServer()
  const { uid, companyIds, id } = await addContact(server, { email: 'ada@hull.test' })
  const first = await logIn(server, 'ada@hull.test')
  await server.db
    .insertInto('companyManager')
    .values({ companyId: companyIds[0] as number, userId: id })
    .execute()
  await server.db.updateTable('contact').set({ lastName: 'Berg' }).execute()
  server.travel('2026-11-15T12:50:00.000Z')

  const answer = await refreshes(server, first.refreshToken)

  expect(answer).toEqual({
    exchangeRefreshToken: {
      access_token: expect.any(String),
      refresh_token: expect.stringMatching(/^wharf_rf_/),
      expires_in: 3600,
      token_type: 'Bearer',
      user_id: uid,
    },
  })
  const { access_token, refresh_token } = answer.exchangeRefreshToken
  const [before, after] = [decodeJwt(first.accessToken), decodeJwt(access_token)]
  expect(after).toMatchObject({ sid: before.sid, auth_time: before.auth_time, name: 'Ada Berg', exp: (before.exp ?? 0) + 3000 })
  expect(refresh_token).not.toBe(first.refreshToken)
  server.travel('2026-11-15T13:10:00.000Z')
  expect(await userOf(server, first.accessToken)).toBeNull()
  expect(await userOf(server, access_token)).toMatchObject({ uid, managedCompanyIds: companyIds })
  expect(await server.db.selectFrom('account').select('lastRefreshAt').execute()).toEqual([
    { lastRefreshAt: new Date('2026-11-15T12:50:00.000Z') },
  ])
})

test('visitors and administrators go on as well', async () => {
  const server = await startTestServer()
  const { uid } = await addAdmin(server, { email: 'max@wharf.test' })
  const admin = await logIn(server, 'max@wharf.test')
  const { startSession } = await server.gql(
    'mutation { startSession { session { uid refreshToken } } }',
    {},
    await server.bareKey(),
  )

  const visit = await refreshes(server, startSession.session.refreshToken)
  const work = await refreshes(server, admin.refreshToken)

  expect(visit).toMatchObject({ exchangeRefreshToken: { user_id: startSession.session.uid } })
  expect(work).toMatchObject({ exchangeRefreshToken: { user_id: uid } })
  expect(await userOf(server, work.exchangeRefreshToken.access_token)).toMatchObject({ kind: 'admin', uid })
  expect(await userOf(server, visit.exchangeRefreshToken.access_token)).toBeNull()
})

test('a refresh token that is used again within twenty seconds returns the same successor; later it ends the whole session', async () => {
  const server = await startTestServer()
  const { uid } = await addContact(server, { email: 'ada@hull.test' })
  const [stolen, other] = [await logIn(server, 'ada@hull.test'), await logIn(server, 'ada@hull.test')]
  const { exchangeRefreshToken: next } = await refreshes(server, stolen.refreshToken)
  server.travel('2026-11-15T12:00:20.000Z')
  const { exchangeRefreshToken: same } = await refreshes(server, stolen.refreshToken)
  expect(same.refresh_token).toBe(next.refresh_token)
  expect(await userOf(server, same.access_token)).toMatchObject({ uid })

  server.travel('2026-11-15T12:00:20.001Z')
  const again = await refreshes(server, stolen.refreshToken)

  expect(again).toEqual(notRefreshed)
  expect(await refreshes(server, next.refresh_token)).toEqual(notRefreshed)
  expect(await userOf(server, next.access_token)).toBeNull()
  expect(await userOf(server, stolen.accessToken)).toBeNull()
  expect(await userOf(server, other.accessToken)).toMatchObject({ uid })
})

test('exchanges at once all get the same successor, and it works', async () => {
  const server = await startTestServer()
  const { uid } = await addContact(server, { email: 'ada@hull.test' })
  const { refreshToken } = await logIn(server, 'ada@hull.test')

  const answers = await Promise.all(Array.from({ length: 6 }, () => refreshes(server, refreshToken)))

  const successors = new Set(answers.map(({ exchangeRefreshToken }) => exchangeRefreshToken?.refresh_token))
  expect([...successors]).toEqual([expect.stringMatching(/^wharf_rf_[\w-]{43}$/)])
  expect(await server.db.selectFrom('refreshToken').select('sessionId').execute()).toHaveLength(2)
  server.travel('2026-11-15T12:30:00.000Z')
  expect(await refreshes(server, [...successors][0] ?? '')).toMatchObject({ exchangeRefreshToken: { user_id: uid } })
})

test('nobody who reads the database can compute a refresh token from it', async () => {
  const server = await startTestServer()
  await addContact(server, { email: 'ada@hull.test' })
  const { refreshToken } = await logIn(server, 'ada@hull.test')

  const { exchangeRefreshToken } = await refreshes(server, refreshToken)

  const stored = JSON.stringify(await server.db.selectFrom('refreshToken').selectAll().execute())
  const secretOf = (token: string) => token.slice('wharf_rf_'.length)
  expect(stored).not.toContain(secretOf(exchangeRefreshToken.refresh_token))
  expect(stored).not.toContain(secretOf(refreshToken))
})

test('a session lasts thirty days from its last use, and half a year at most', async () => {
  const server = await startTestServer()
  await addContact(server, { email: 'ada@hull.test' })
  const [idle, busy] = [await logIn(server, 'ada@hull.test'), await logIn(server, 'ada@hull.test')]
  let { refreshToken } = busy
  for (const offset of [29, 58, 87, 116, 145, 174, 179]) {
    server.travel(day(offset))
    refreshToken = (await refreshes(server, refreshToken)).exchangeRefreshToken.refresh_token
  }

  server.travel(day(180))

  expect(await refreshes(server, refreshToken)).toEqual(notRefreshed)
  server.travel(day(30))
  expect(await refreshes(server, idle.refreshToken)).toEqual(notRefreshed)
})

test('an invalid refresh token, or one of a closed, disabled or expired account, gives the same error', async () => {
  const server = await startTestServer()
  const ada = await addContact(server, { email: 'ada@hull.test' })
  const bo = await addContact(server, { email: 'bo@hull.test' })
  const cy = await addContact(server, { email: 'cy@hull.test' })
  const [adas, bos, cys] = [
    await logIn(server, 'ada@hull.test'),
    await logIn(server, 'bo@hull.test'),
    await logIn(server, 'cy@hull.test'),
  ]
  await server.db.updateTable('account').set({ disabled: true }).where('uuid', '=', ada.uid).execute()
  await server.db.updateTable('contact').set({ expires: server.clock() }).where('id', '=', bo.id).execute()
  await server.gql('mutation ($uid: String!) { authenticationDelete(uid: $uid) }', { uid: cy.uid })

  for (const token of [
    '',
    'x',
    `wharf_rf_${'x'.repeat(43)}`,
    adas.accessToken,
    adas.refreshToken,
    bos.refreshToken,
    cys.refreshToken,
  ])
    expect(await refreshes(server, token)).toEqual(notRefreshed)
  // A refusal does not use the token up.
  await server.db.updateTable('account').set({ disabled: false }).where('uuid', '=', ada.uid).execute()
  expect(await refreshes(server, adas.refreshToken)).toMatchObject({ exchangeRefreshToken: { user_id: ada.uid } })
})

test('too many bad refresh tokens from one address have to wait', async () => {
  const server = await startTestServer()
  await addContact(server, { email: 'ada@hull.test' })
  const { refreshToken } = await logIn(server, 'ada@hull.test')
  const limit = { burst: 300, perMinute: 300 }
  for (let i = 0; i < 299; i++) server.services.limiter.take('failed refreshes from this address', '127.0.0.1', limit)

  expect(await refreshes(server, 'x')).toEqual(notRefreshed)
  expect(await refreshes(server, refreshToken)).toMatchObject({ errors: [{ code: 'TOO_MANY_REQUESTS' }] })
})

test('a new signing key is used at once; tokens of the old one are valid until they expire', async () => {
  const server = await startTestServer()
  const { uid } = await addContact(server, { email: 'ada@hull.test' })
  const before = await logIn(server, 'ada@hull.test')
  const elsewhere = openTokens(server.db, server.clock, server.services.publicUrl)
  expect(await elsewhere.read(before.accessToken)).toMatchObject({ sub: uid })

  const kid = await server.services.tokens.rotate()
  const after = await logIn(server, 'ada@hull.test')

  expect(JSON.parse(Buffer.from(after.accessToken.split('.')[0], 'base64url').toString())).toMatchObject({ kid })
  expect(await userOf(server, before.accessToken)).toMatchObject({ uid })
  expect(await userOf(server, after.accessToken)).toMatchObject({ uid })
  // Another node looks for a key that it does not know, but not at every request.
  expect(await elsewhere.read(after.accessToken)).toBeNull()
  server.travel('2026-11-15T12:00:04.000Z')
  expect(await elsewhere.read(after.accessToken)).toMatchObject({ sub: uid })
  server.travel('2026-11-15T14:00:00.000Z')
  await server.services.tokens.rotate()
  expect(await server.db.selectFrom('control.signingKey').select('kid').where('retiredAt', 'is', null).execute()).toHaveLength(1)
  expect(await server.db.selectFrom('control.signingKey').select('kid').execute()).toHaveLength(2)
})

test('nodes that start together make one key between them', async () => {
  const server = await startTestServer()
  const nodes = [1, 2, 3].map(() => openTokens(server.db, server.clock, server.services.publicUrl))
  const claims = { sub: 'a', sid: 'b', tenant: 'default', kind: 'anonymous' } as const

  const signed = await Promise.all(nodes.map((node) => node.sign(claims, {})))

  expect(await server.db.selectFrom('control.signingKey').select('kid').execute()).toHaveLength(1)
  for (const node of nodes) for (const { token } of signed) expect(await node.read(token)).toMatchObject(claims)
  const stranger = openTokens(server.db, server.clock, 'https://elsewhere.test')
  expect(await stranger.read(signed[0]?.token ?? '')).toBeNull()
})

test("a token of one tenant is invalid with another tenant's key", async () => {
  const server = await startTestServer()
  await server.gql('mutation { tenantCreate(input: { id: "acme", name: "Acme", channel: { name: "Acme" } }) { id } }')
  const acme = (await issueGqlKey(server.db, server.clock(), { tenantId: 'acme', name: 'acme', roles: everything })).key
  const ours = await server.keyFor({})
  const { uid } = await addAdmin(server, { email: 'max@wharf.test' }, ['acme'])
  await addContact(server, { email: 'ada@hull.test' })
  const ada = await logIn(server, 'ada@hull.test')

  const here = await server.gql(LOGIN_MUTATION, { email: 'max@wharf.test', password: PASSWORD }, ours)
  const there = await server.gql(LOGIN_MUTATION, { email: 'max@wharf.test', password: PASSWORD }, acme)
  const absent = await server.gql(LOGIN_MUTATION, { email: 'ada@hull.test', password: PASSWORD }, acme)

  expect(here).toMatchObject({ errors: [{ code: 'USER_NOT_FOUND_ERROR' }] })
  expect(absent).toEqual(here)
  const { accessToken, refreshToken } = there.login.session
  const [acmeKey, ourKey] = [await server.services.credentials.byApiKey(acme), await server.services.credentials.byApiKey(ours)]
  expect(await server.services.identities.join(acmeKey, accessToken)).toMatchObject({
    tenantId: 'acme',
    user: { kind: 'admin', uid },
  })
  expect(await server.services.identities.join(ourKey, accessToken)).toEqual(ourKey)
  expect(await server.services.identities.join(acmeKey, ada.accessToken)).toEqual(acmeKey)
  // Without a key, an administrator is in the tenant of the token; a contact is nobody.
  const noKey = await server.services.credentials.byApiKey(undefined)
  expect(await server.services.identities.join(noKey, accessToken)).toMatchObject({
    kind: 'key',
    tenantId: 'acme',
    user: { uid },
  })
  expect(await server.services.identities.join(noKey, ada.accessToken)).toEqual(noKey)
  expect(await refreshes(server, refreshToken, ours)).toEqual(notRefreshed)
  expect(await refreshes(server, ada.refreshToken, acme)).toEqual(notRefreshed)
  expect(await refreshes(server, refreshToken, acme)).toMatchObject({ exchangeRefreshToken: { user_id: uid } })
  const verify = 'mutation ($token: String!) { verifyToken(input: { token: $token }) { uid } }'
  expect(await server.gql(verify, { token: ada.accessToken }, acme)).toMatchObject({
    errors: [{ code: 'TOKEN_VERIFICATION_ERROR' }],
  })
})
