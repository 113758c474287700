import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { addAdmin, addContact, giveRole, logIn, PASSWORD } from '../../../test/people.js'
import { type Answer, startTestServer, type TestServer } from '../../../test/test-server.js'
import { consumeSignInLink, createSignInLink, isLocal } from './sign-in-link.js'

async function openSession(server: TestServer, body: unknown, headers: Record<string, string> = {}) {
  const response = await server.app.inject({
    method: 'POST',
    url: '/desk/session',
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  })
  return { status: response.statusCode, body: response.json() as Answer }
}

/** Sends a document with a token and without a key. */
async function ask(server: TestServer, bearer: string, query: string, headers: Record<string, string> = {}) {
  const response = await server.app.inject({
    method: 'POST',
    url: '/v2/graphql',
    headers: { authorization: `Bearer ${bearer}`, ...headers },
    payload: { query },
  })
  return response.json() as Answer
}

const TAXES = '{ taxes { itemsFound } }'

test('an administrator signs in with an e-mail address and a password, and needs no API key afterwards', async () => {
  const server = await startTestServer()
  const { id } = await addAdmin(server, { email: 'ada@desk.test' })
  await giveRole(server, id, 'pricing', 'VIEWER')

  const { status, body } = await openSession(server, { email: 'Ada@desk.test', password: PASSWORD })

  expect({ status, body }).toEqual({
    status: 200,
    body: { tenant: 'default', email: 'Ada@desk.test', accessToken: expect.any(String), refreshToken: expect.any(String) },
  })
  expect((await ask(server, body.accessToken, TAXES)).data).toEqual({ taxes: { itemsFound: 0 } })
  const renewed = await openSession(server, { refreshToken: body.refreshToken, tenant: body.tenant, email: body.email })
  expect(renewed.status).toBe(200)
  expect((await ask(server, renewed.body.accessToken, TAXES)).data).toEqual({ taxes: { itemsFound: 0 } })
  const wrongKey = await ask(server, renewed.body.accessToken, TAXES, { apikey: 'wharf_gk_wrong' })
  expect(wrongKey.errors[0].extensions.code).toBe('UNAUTHENTICATED')
})

test('a contact cannot sign in there, nor renew a session there, nor act without a key', async () => {
  const server = await startTestServer()
  await addContact(server, { email: 'ben@hull.test' })
  const { accessToken, refreshToken } = await logIn(server, 'ben@hull.test')

  const wrong = await openSession(server, { email: 'nobody@hull.test', password: PASSWORD })
  const contact = await openSession(server, { email: 'ben@hull.test', password: PASSWORD })

  expect([wrong.status, contact.status]).toEqual([401, 401])
  expect(contact.body.detail).toBe(wrong.body.detail)
  expect((await openSession(server, { refreshToken })).status).toBe(403)
  expect((await ask(server, accessToken, '{ viewer { __typename } }')).errors[0].extensions.code).toBe('UNAUTHENTICATED')
  expect((await server.services.identities.join(await server.services.credentials.byApiKey(undefined), accessToken)).kind).toBe(
    'nobody',
  )
})

test.each([
  ['nothing', {}],
  ['a list', []],
  ['a number', 7],
  ['an address without a password', { email: 'ada@desk.test' }],
  ['a password that is not a text', { email: 'ada@desk.test', password: 7 }],
  ['an unknown field', { email: 'ada@desk.test', password: 'secret', role: 'OWNER' }],
  ['a text that is too long', { link: 'x'.repeat(5000) }],
])('%s is not a session, and is refused as invalid', async (_, body) => {
  expect((await openSession(await startTestServer(), body)).status).toBe(400)
})

test('an unknown tenant, a link that was never made, and a forwarded request are refused', async () => {
  const server = await startTestServer()

  expect((await openSession(server, { refreshToken: 'wharf_rf_x', tenant: 'nowhere' })).status).toBe(401)
  expect((await openSession(server, { link: 'wharf_in_x' })).status).toBe(401)
  expect((await openSession(server, { link: 'wharf_in_x' }, { 'x-forwarded-for': '127.0.0.1' })).status).toBe(403)
})

test('a sign-in link works once, for fifteen minutes, and a wrong one does not use it up', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wharf-link-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 15, 12, minute))
  const first = createSignInLink(folder, 'ada@desk.test', at(0))

  expect(consumeSignInLink(folder, 'wharf_in_wrong', at(1))).toBeNull()
  expect(consumeSignInLink(folder, first, at(14))).toBe('ada@desk.test')
  expect(consumeSignInLink(folder, first, at(14))).toBeNull()

  const replaced = createSignInLink(folder, 'ada@desk.test', at(0))
  const late = createSignInLink(folder, 'ada@desk.test', at(0))
  expect(consumeSignInLink(folder, replaced, at(1))).toBeNull()
  expect(consumeSignInLink(folder, late, at(16))).toBeNull()
})

test.each([
  ['127.0.0.1', {}, true],
  ['127.8.0.1', {}, true],
  ['::1', {}, true],
  ['::ffff:127.0.0.1', {}, true],
  ['10.0.0.7', {}, false],
  ['::ffff:10.0.0.7', {}, false],
  ['127.0.0.1', { 'x-forwarded-for': '10.0.0.7' }, false],
  ['127.0.0.1', { forwarded: 'for=10.0.0.7' }, false],
  ['', {}, false],
])('a request from %s with %j is from this machine: %s', (remoteAddress, headers, expected) => {
  expect(isLocal({ socket: { remoteAddress } as never, headers })).toBe(expected)
})
