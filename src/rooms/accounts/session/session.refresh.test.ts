import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { everything, type House, house } from '../../../../test/house.js'
import { addAdmin, addContact, LOGIN_MUTATION, logIn, PASSWORD } from '../../../../test/people.js'
import { openTokens } from '../../../core/auth/tokens.js'
import { issueGqlKey } from '../apikey/apikey.service.js'

const REFRESH = `mutation ($token: String!) {
  exchangeRefreshToken(input: { refreshToken: $token }) { access_token refresh_token expires_in token_type user_id }
}`
const notRefreshed = {
  errors: [{ message: 'The refresh token is not valid: log in again', code: 'EXCHANGE_REFRESH_TOKEN_ERROR' }],
}
const day = (offset: number) => new Date(Date.parse('2026-11-15T12:00:00.000Z') + offset * 86_400_000).toJSON()

const refreshes = async (at: House, token: string, key?: string) => at.gql(REFRESH, { token }, key ?? (await at.bareKey()))
const userOf = async (at: House, bearer: string) =>
  (await at.services.identities.join(await at.services.credentials.byApiKey(await at.bareKey()), bearer)).user

test('a refresh token is exchanged for a fresh pair, which says what is true now', async () => {
  const at = await house()
  const { uid, companyIds, id } = await addContact(at, { email: 'ada@hull.test' })
  const first = await logIn(at, 'ada@hull.test')
  await at.db
    .insertInto('companyManager')
    .values({ companyId: companyIds[0] as number, userId: id })
    .execute()
  await at.db.updateTable('contact').set({ lastName: 'Berg' }).execute()
  at.travel('2026-11-15T12:50:00.000Z')

  const answer = await refreshes(at, first.refreshToken)

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
  at.travel('2026-11-15T13:10:00.000Z')
  expect(await userOf(at, first.accessToken)).toBeNull()
  expect(await userOf(at, access_token)).toMatchObject({ uid, managedCompanyIds: companyIds })
  expect(await at.db.selectFrom('account').select('lastRefreshAt').execute()).toEqual([
    { lastRefreshAt: new Date('2026-11-15T12:50:00.000Z') },
  ])
})

test('visitors and administrators go on as well', async () => {
  const at = await house()
  const { uid } = await addAdmin(at, { email: 'max@wharf.test' })
  const admin = await logIn(at, 'max@wharf.test')
  const { startSession } = await at.gql('mutation { startSession { session { uid refreshToken } } }', {}, await at.bareKey())

  const visit = await refreshes(at, startSession.session.refreshToken)
  const work = await refreshes(at, admin.refreshToken)

  expect(visit).toMatchObject({ exchangeRefreshToken: { user_id: startSession.session.uid } })
  expect(work).toMatchObject({ exchangeRefreshToken: { user_id: uid } })
  expect(await userOf(at, work.exchangeRefreshToken.access_token)).toMatchObject({ kind: 'admin', uid })
  expect(await userOf(at, visit.exchangeRefreshToken.access_token)).toBeNull()
})

test('a refresh token that comes again within twenty seconds answers the same successor; later it ends the whole session', async () => {
  const at = await house()
  const { uid } = await addContact(at, { email: 'ada@hull.test' })
  const [stolen, other] = [await logIn(at, 'ada@hull.test'), await logIn(at, 'ada@hull.test')]
  const { exchangeRefreshToken: next } = await refreshes(at, stolen.refreshToken)
  at.travel('2026-11-15T12:00:20.000Z')
  const { exchangeRefreshToken: same } = await refreshes(at, stolen.refreshToken)
  expect(same.refresh_token).toBe(next.refresh_token)
  expect(await userOf(at, same.access_token)).toMatchObject({ uid })

  at.travel('2026-11-15T12:00:20.001Z')
  const again = await refreshes(at, stolen.refreshToken)

  expect(again).toEqual(notRefreshed)
  expect(await refreshes(at, next.refresh_token)).toEqual(notRefreshed)
  expect(await userOf(at, next.access_token)).toBeNull()
  expect(await userOf(at, stolen.accessToken)).toBeNull()
  expect(await userOf(at, other.accessToken)).toMatchObject({ uid })
})

test('exchanges at once all get the same successor, and it works', async () => {
  const at = await house()
  const { uid } = await addContact(at, { email: 'ada@hull.test' })
  const { refreshToken } = await logIn(at, 'ada@hull.test')

  const answers = await Promise.all(Array.from({ length: 6 }, () => refreshes(at, refreshToken)))

  const successors = new Set(answers.map(({ exchangeRefreshToken }) => exchangeRefreshToken?.refresh_token))
  expect([...successors]).toEqual([expect.stringMatching(/^wharf_rf_[\w-]{43}$/)])
  expect(await at.db.selectFrom('refreshToken').select('sessionId').execute()).toHaveLength(2)
  at.travel('2026-11-15T12:30:00.000Z')
  expect(await refreshes(at, [...successors][0] ?? '')).toMatchObject({ exchangeRefreshToken: { user_id: uid } })
})

test('nobody who reads the database can compute a refresh token from it', async () => {
  const at = await house()
  await addContact(at, { email: 'ada@hull.test' })
  const { refreshToken } = await logIn(at, 'ada@hull.test')

  const { exchangeRefreshToken } = await refreshes(at, refreshToken)

  const stored = JSON.stringify(await at.db.selectFrom('refreshToken').selectAll().execute())
  const secretOf = (token: string) => token.slice('wharf_rf_'.length)
  expect(stored).not.toContain(secretOf(exchangeRefreshToken.refresh_token))
  expect(stored).not.toContain(secretOf(refreshToken))
})

test('a session lasts thirty days from its last use, and half a year at most', async () => {
  const at = await house()
  await addContact(at, { email: 'ada@hull.test' })
  const [idle, busy] = [await logIn(at, 'ada@hull.test'), await logIn(at, 'ada@hull.test')]
  let { refreshToken } = busy
  for (const offset of [29, 58, 87, 116, 145, 174, 179]) {
    at.travel(day(offset))
    refreshToken = (await refreshes(at, refreshToken)).exchangeRefreshToken.refresh_token
  }

  at.travel(day(180))

  expect(await refreshes(at, refreshToken)).toEqual(notRefreshed)
  at.travel(day(30))
  expect(await refreshes(at, idle.refreshToken)).toEqual(notRefreshed)
})

test('what is no refresh token, or one of a closed, disabled or expired account, is refused alike', async () => {
  const at = await house()
  const ada = await addContact(at, { email: 'ada@hull.test' })
  const bo = await addContact(at, { email: 'bo@hull.test' })
  const cy = await addContact(at, { email: 'cy@hull.test' })
  const [adas, bos, cys] = [await logIn(at, 'ada@hull.test'), await logIn(at, 'bo@hull.test'), await logIn(at, 'cy@hull.test')]
  await at.db.updateTable('account').set({ disabled: true }).where('uuid', '=', ada.uid).execute()
  await at.db.updateTable('contact').set({ expires: at.clock() }).where('id', '=', bo.id).execute()
  await at.gql('mutation ($uid: String!) { authenticationDelete(uid: $uid) }', { uid: cy.uid })

  for (const token of [
    '',
    'x',
    `wharf_rf_${'x'.repeat(43)}`,
    adas.accessToken,
    adas.refreshToken,
    bos.refreshToken,
    cys.refreshToken,
  ])
    expect(await refreshes(at, token)).toEqual(notRefreshed)
  // A refusal does not use the token up.
  await at.db.updateTable('account').set({ disabled: false }).where('uuid', '=', ada.uid).execute()
  expect(await refreshes(at, adas.refreshToken)).toMatchObject({ exchangeRefreshToken: { user_id: ada.uid } })
})

test('too many bad refresh tokens from one address have to wait', async () => {
  const at = await house()
  await addContact(at, { email: 'ada@hull.test' })
  const { refreshToken } = await logIn(at, 'ada@hull.test')
  const limit = { burst: 300, perMinute: 300 }
  for (let i = 0; i < 299; i++) at.services.limiter.take('failed refreshes from this address', '127.0.0.1', limit)

  expect(await refreshes(at, 'x')).toEqual(notRefreshed)
  expect(await refreshes(at, refreshToken)).toMatchObject({ errors: [{ code: 'TOO_MANY_REQUESTS' }] })
})

test('a new signing key signs at once; what the old one signed is believed until it has run out', async () => {
  const at = await house()
  const { uid } = await addContact(at, { email: 'ada@hull.test' })
  const before = await logIn(at, 'ada@hull.test')
  const elsewhere = openTokens(at.db, at.clock, at.services.publicUrl)
  expect(await elsewhere.read(before.accessToken)).toMatchObject({ sub: uid })

  const kid = await at.services.tokens.rotate()
  const after = await logIn(at, 'ada@hull.test')

  expect(JSON.parse(Buffer.from(after.accessToken.split('.')[0], 'base64url').toString())).toMatchObject({ kid })
  expect(await userOf(at, before.accessToken)).toMatchObject({ uid })
  expect(await userOf(at, after.accessToken)).toMatchObject({ uid })
  // Another node looks for a key that it does not know, but not at every request.
  expect(await elsewhere.read(after.accessToken)).toBeNull()
  at.travel('2026-11-15T12:00:04.000Z')
  expect(await elsewhere.read(after.accessToken)).toMatchObject({ sub: uid })
  at.travel('2026-11-15T14:00:00.000Z')
  await at.services.tokens.rotate()
  expect(await at.db.selectFrom('control.signingKey').select('kid').where('retiredAt', 'is', null).execute()).toHaveLength(1)
  expect(await at.db.selectFrom('control.signingKey').select('kid').execute()).toHaveLength(2)
})

test('nodes that start together make one key between them', async () => {
  const at = await house()
  const nodes = [1, 2, 3].map(() => openTokens(at.db, at.clock, at.services.publicUrl))
  const claims = { sub: 'a', sid: 'b', tenant: 'default', kind: 'anonymous' } as const

  const signed = await Promise.all(nodes.map((node) => node.sign(claims, {})))

  expect(await at.db.selectFrom('control.signingKey').select('kid').execute()).toHaveLength(1)
  for (const node of nodes) for (const { token } of signed) expect(await node.read(token)).toMatchObject(claims)
  const stranger = openTokens(at.db, at.clock, 'https://elsewhere.test')
  expect(await stranger.read(signed[0]?.token ?? '')).toBeNull()
})

test("a token of one tenant is worth nothing with another tenant's key", async () => {
  const at = await house()
  await at.gql('mutation { tenantCreate(input: { id: "acme", name: "Acme", channel: { name: "Acme" } }) { id } }')
  const acme = (await issueGqlKey(at.db, at.clock(), { tenantId: 'acme', name: 'acme', roles: everything })).key
  const ours = await at.keyFor({})
  const { uid } = await addAdmin(at, { email: 'max@wharf.test' }, ['acme'])
  await addContact(at, { email: 'ada@hull.test' })
  const ada = await logIn(at, 'ada@hull.test')

  const here = await at.gql(LOGIN_MUTATION, { email: 'max@wharf.test', password: PASSWORD }, ours)
  const there = await at.gql(LOGIN_MUTATION, { email: 'max@wharf.test', password: PASSWORD }, acme)
  const absent = await at.gql(LOGIN_MUTATION, { email: 'ada@hull.test', password: PASSWORD }, acme)

  expect(here).toMatchObject({ errors: [{ code: 'USER_NOT_FOUND_ERROR' }] })
  expect(absent).toEqual(here)
  const { accessToken, refreshToken } = there.login.session
  const [acmeKey, ourKey] = [await at.services.credentials.byApiKey(acme), await at.services.credentials.byApiKey(ours)]
  expect(await at.services.identities.join(acmeKey, accessToken)).toMatchObject({
    tenantId: 'acme',
    user: { kind: 'admin', uid },
  })
  expect(await at.services.identities.join(ourKey, accessToken)).toEqual(ourKey)
  expect(await at.services.identities.join(acmeKey, ada.accessToken)).toEqual(acmeKey)
  // Without a key, an administrator is in the tenant of the token; a contact is nobody.
  const noKey = await at.services.credentials.byApiKey(undefined)
  expect(await at.services.identities.join(noKey, accessToken)).toMatchObject({ kind: 'key', tenantId: 'acme', user: { uid } })
  expect(await at.services.identities.join(noKey, ada.accessToken)).toEqual(noKey)
  expect(await refreshes(at, refreshToken, ours)).toEqual(notRefreshed)
  expect(await refreshes(at, ada.refreshToken, acme)).toEqual(notRefreshed)
  expect(await refreshes(at, refreshToken, acme)).toMatchObject({ exchangeRefreshToken: { user_id: uid } })
  const verify = 'mutation ($token: String!) { verifyToken(input: { token: $token }) { uid } }'
  expect(await at.gql(verify, { token: ada.accessToken }, acme)).toMatchObject({ errors: [{ code: 'TOKEN_VERIFICATION_ERROR' }] })
})
