import { beforeEach, expect, test } from 'vitest'
import { DEFAULT_TENANT } from '../src/db/tenants/tenants.js'
import { issueRestClient } from '../src/modules/accounts/apikey/apikey.service.js'
import { startTestServer, type TestServer } from './test-server.js'

let server: TestServer
let client: { id: string; secret: string }
beforeEach(async () => {
  server = await startTestServer()
  const made = await issueRestClient(server.db, server.clock(), {
    tenantId: DEFAULT_TENANT,
    name: 'ERP',
    roles: { pricing: 'VIEWER' },
  })
  client = { id: made.row.clientId, secret: made.clientSecret }
})

const ask = (form: Record<string, string>, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/oauth2/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(form).toString(),
  })
const grant = { grant_type: 'client_credentials' }

test('a client gets a token of thirty minutes, by form or by Basic', async () => {
  const basic = `Basic ${Buffer.from(`${client.id}:${client.secret}`).toString('base64')}`

  const byForm = await ask({ ...grant, client_id: client.id, client_secret: client.secret })
  const byBasic = await ask(grant, { authorization: basic })

  for (const response of [byForm, byBasic]) {
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(response.json()).toEqual({
      access_token: expect.stringMatching(/^wharf_rt_/),
      expires_in: 1800,
      refresh_expires_in: 0,
      token_type: 'Bearer',
      'not-before-policy': 0,
      scope: 'profile',
    })
    expect((await server.rest('GET /v2/taxes', undefined, response.json().access_token)).status).toBe(200)
  }
})

test('the token dies after thirty minutes, and with its client', async () => {
  const { access_token: token } = (await ask({ ...grant, client_id: client.id, client_secret: client.secret })).json()

  server.travel('2026-11-15T12:29:59.000Z')
  expect((await server.rest('GET /v2/taxes', undefined, token)).status).toBe(200)
  server.travel('2026-11-15T12:30:00.000Z')
  expect((await server.rest('GET /v2/taxes', undefined, token)).status).toBe(401)

  server.travel('2026-11-15T12:10:00.000Z')
  await server.db.updateTable('control.restApiKey').set({ active: false }).where('clientId', '=', client.id).execute()
  server.credentials.forget()
  expect((await server.rest('GET /v2/taxes', undefined, token)).status).toBe(401)
  expect((await ask({ ...grant, client_id: client.id, client_secret: client.secret })).statusCode).toBe(401)
})

test('wrong credentials, another grant and another body are refused as the standard says', async () => {
  const wrong = await ask({ ...grant, client_id: client.id, client_secret: 'guess' })
  const other = await ask({ grant_type: 'password', client_id: client.id, client_secret: client.secret })
  const json = await server.app.inject({ method: 'POST', url: '/oauth2/token', payload: grant })

  expect([wrong.statusCode, wrong.json().error, wrong.headers['www-authenticate']]).toEqual([
    401,
    'invalid_client',
    'Basic realm="wharf"',
  ])
  expect([other.statusCode, other.json().error]).toEqual([400, 'unsupported_grant_type'])
  expect([json.statusCode, json.json().error]).toEqual([400, 'invalid_request'])
})

test('no secret is stored, only its hash', async () => {
  await ask({ ...grant, client_id: client.id, client_secret: client.secret })
  const everything = JSON.stringify(await server.db.selectFrom('control.restApiKey').selectAll().execute())
  const tokens = JSON.stringify(await server.db.selectFrom('control.restToken').selectAll().execute())

  expect(everything).not.toContain(client.secret)
  expect(tokens).not.toContain('wharf_rt_')
})

test('a database that fails is not the fault of the client', async () => {
  await server.db.schema.dropTable('control.restToken').cascade().execute()

  const broken = await ask({ ...grant, client_id: client.id, client_secret: client.secret })

  expect([broken.statusCode, broken.json().error]).toEqual([500, 'server_error'])
  expect(broken.body).not.toContain('relation')
})
