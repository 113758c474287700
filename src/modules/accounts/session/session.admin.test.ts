import { beforeEach, expect, test } from 'vitest'
import { addAdmin, addContact, giveRole, logIn, PASSWORD } from '../../../../test/people.js'
import { type Answer, startTestServer, type TestServer, TODAY } from '../../../../test/test-server.js'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
  await addAdmin(server, { email: 'ada@desk.test' })
})

async function signIn(agent: string, email = 'ada@desk.test'): Promise<Answer> {
  const response = await server.app.inject({
    method: 'POST',
    url: '/desk/session',
    headers: { 'content-type': 'application/json', 'user-agent': agent },
    payload: JSON.stringify({ email, password: PASSWORD }),
  })
  return response.json()
}

const ask = (token: string, query: string) => server.gql(query, {}, null, token)

const SESSIONS = '{ adminSessions { id startedAt lastUsedAt expiresAt address client isCurrent } }'

test('an administrator sees their own sessions: when each began, when it was last used, from where and with what', async () => {
  const laptop = await signIn('Firefox on a laptop')
  server.travel('2026-11-15T13:30:00.000Z')
  const phone = await signIn('Safari on a phone')
  await server.app.inject({
    method: 'POST',
    url: '/desk/session',
    headers: { 'content-type': 'application/json', 'user-agent': `Firefox ${'x'.repeat(500)}` },
    payload: JSON.stringify({ refreshToken: laptop.refreshToken, tenant: 'default', email: 'ada@desk.test' }),
  })

  const { adminSessions } = await ask(phone.accessToken, SESSIONS)

  expect(adminSessions).toEqual([
    {
      id: expect.any(String),
      startedAt: '2026-11-15T13:30:00.000Z',
      lastUsedAt: '2026-11-15T13:30:00.000Z',
      expiresAt: '2026-12-15T13:30:00.000Z',
      address: '127.0.0.1',
      client: 'Safari on a phone',
      isCurrent: true,
    },
    {
      id: expect.any(String),
      startedAt: TODAY,
      lastUsedAt: '2026-11-15T13:30:00.000Z',
      expiresAt: '2026-12-15T13:30:00.000Z',
      address: '127.0.0.1',
      client: `Firefox ${'x'.repeat(192)}`,
      isCurrent: false,
    },
  ])
})

test('they end one session, or all others, whose tokens then do not work any more', async () => {
  const [first, second, third] = [await signIn('one'), await signIn('two'), await signIn('three')]
  const { adminSessions } = await ask(third.accessToken, SESSIONS)
  const { id } = adminSessions.find(({ client }: Answer) => client === 'one')

  expect(await ask(third.accessToken, `mutation { adminSessionEnd(id: "${id}") }`)).toEqual({ adminSessionEnd: true })
  expect(await ask(third.accessToken, `mutation { adminSessionEnd(id: "${id}") }`)).toEqual({ adminSessionEnd: false })
  expect((await ask(first.accessToken, SESSIONS)).errors[0].code).toBe('UNAUTHENTICATED')
  expect(await ask(third.accessToken, 'mutation { adminSessionsEnd }')).toEqual({ adminSessionsEnd: 1 })
  expect((await ask(second.accessToken, SESSIONS)).errors[0].code).toBe('UNAUTHENTICATED')
  expect((await ask(third.accessToken, SESSIONS)).adminSessions).toHaveLength(1)
})

test('the sessions of others are listed and ended only with the right to do so', async () => {
  const { id: bossId } = await addAdmin(server, { email: 'boss@desk.test' })
  const [ada, boss] = [await signIn('ada'), await signIn('boss', 'boss@desk.test')]
  const bossSession = (await ask(boss.accessToken, SESSIONS)).adminSessions[0].id

  expect((await ask(ada.accessToken, '{ adminSessions(email: "boss@desk.test") { id } }')).errors[0].code).toBe('NOT_FOUND')
  expect((await ask(ada.accessToken, 'mutation { adminSessionsEnd(email: "boss@desk.test") }')).errors[0].code).toBe('NOT_FOUND')
  expect(await ask(ada.accessToken, `mutation { adminSessionEnd(id: "${bossSession}") }`)).toEqual({ adminSessionEnd: false })

  await giveRole(server, bossId, 'role', 'EDITOR')
  server.services.identities.forget()
  const listed = await ask(boss.accessToken, '{ adminSessions(email: "ada@desk.test") { client isCurrent } }')
  expect(listed).toEqual({ adminSessions: [{ client: 'ada', isCurrent: false }] })
  expect(await ask(boss.accessToken, 'mutation { adminSessionsEnd(email: "ada@desk.test") }')).toEqual({ adminSessionsEnd: 1 })
  expect((await ask(ada.accessToken, SESSIONS)).errors[0].code).toBe('UNAUTHENTICATED')
})

test('a session of a buyer is not one of an administrator, and nothing is stored about its client', async () => {
  await addContact(server, { email: 'ben@hull.test' })
  const buyer = await logIn(server, 'ben@hull.test')
  const { uuid, address, client } = await server.db
    .selectFrom('session')
    .select(['uuid', 'address', 'client'])
    .where('kind', '=', 'contact')
    .executeTakeFirstOrThrow()

  expect({ address, client }).toEqual({ address: null, client: null })
  expect(await server.gql(`mutation { adminSessionEnd(id: "${uuid}") }`)).toEqual({ adminSessionEnd: false })
  expect((await server.gql(SESSIONS, {}, await server.bareKey(), buyer.accessToken)).errors[0].code).toBe('FORBIDDEN')
})
