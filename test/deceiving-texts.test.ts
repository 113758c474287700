import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addContact, addCustomer, logIn, PASSWORD } from './people.js'
import { undone } from './rolled-back.js'
import { everything, startTestServer, type TestServer } from './test-server.js'

let server: TestServer
let token: string
let key: string
beforeAll(async () => {
  server = await startTestServer({ closes: false })
  token = await server.tokenFor(everything)
  key = await server.keyFor(everything)
})
afterAll(() => server.close())

const nl = (value: string) => [{ language: 'NL', value }]
const company = (name: string) =>
  server.gql('mutation ($name: String!) { companyCreate(input: { name: $name }) { name } }', { name })
const invalid = (message: string) => ({ errors: [{ message, code: 'VALIDATION_ERROR' }] })

test('a name is stored in composed letters, without control characters and direction overrides', () =>
  undone(server, async () => {
    const decomposed = 'Cafe\u0301'

    expect(await company(decomposed)).toEqual({ companyCreate: { name: 'Caf\u00e9' } })
    expect(await company('Ac\u0007me\u202e Ltd\u2066')).toEqual({ companyCreate: { name: 'Acme Ltd' } })
    expect(await company('Two\u000blines')).toEqual({ companyCreate: { name: 'Two lines' } })
    const { body } = await server.rest('POST /v2/products', { names: nl(decomposed), sku: decomposed })
    expect(body).toMatchObject({ names: nl('Caf\u00e9'), sku: 'Caf\u00e9' })
    expect((await server.rest(`GET /v2/products/sku/${encodeURIComponent(decomposed)}`)).body.id).toBe(body.id)
    const found = await server.gql('query ($name: String) { companies(input: { name: $name }) { itemsFound } }', {
      name: decomposed,
    })
    expect(found).toEqual({ companies: { itemsFound: 1 } })
  }))

test('a name that nobody can see is refused, and texts in every script are kept', () =>
  undone(server, async () => {
    for (const name of ['\u200b', '\u3164', '\u2800\u2800', ' \u00ad ', '\ufeff', '   '])
      expect((await company(name)).errors).toMatchObject([{ code: 'VALIDATION_ERROR' }])
    for (const name of [
      '\u05e9\u05dc\u05d5\u05dd',
      '\u0645\u0631\u062d\u0628\u0627 \u200fB.V.',
      '👩‍🔧 Tools',
      'שלום',
      '株式会社',
    ])
      expect(await company(name)).toEqual({ companyCreate: { name: name.normalize('NFC') } })
  }))

test('a code with a control character or a direction override is refused with the reason, and nothing is stored', () =>
  undone(server, async () => {
    const create = (sku: string) =>
      server.gql(
        'mutation ($sku: String!) { productCreate(input: { sku: $sku, names: [{ language: "NL", value: "Saw" }] }) { sku } }',
        {
          sku,
        },
      )

    expect(await create('A\u00071')).toEqual(invalid('sku must not contain control characters'))
    expect(await create('A\u202e1')).toEqual(invalid('sku must not contain characters that reverse the writing direction'))
    expect(await create('\u200b')).toEqual(invalid('sku must contain a visible character'))
    expect((await server.rest('GET /v2/products')).body.itemsFound).toBe(0)
  }))

test('two spellings of one e-mail address are one account', () =>
  undone(server, async () => {
    await addContact(server, { email: 'ada@hull.test' })
    const register = (email: string) =>
      server.gql(
        'mutation ($email: String!) { customerRegister(input: { email: $email, password: "secret-123" }) { customer { email } } }',
        { email },
      )

    for (const email of ['\uff41\uff44\uff41@hull.test', 'a\u200dda@hull.test', 'ada\uff20hull.test', 'a\u00adda@hull.test'])
      expect((await register(email)).errors).toMatchObject([{ code: 'EMAIL_ALREADY_IN_USE_ERROR' }])
    expect((await register('bo\u200d@hull.test')).customerRegister.customer).toEqual({ email: 'bo@hull.test' })
    for (const email of ['\uff41da@hull.test', 'A\u200bda@hull.test'])
      expect(await logIn(server, email)).toMatchObject({ email: 'ada@hull.test' })
    const found = await server.gql('query ($login: String) { user(login: $login) { email } }', { login: '\uff41da@hull.test' })
    expect(found).toEqual({ user: { email: 'ada@hull.test' } })
  }))

test('a password may be typed in composed or decomposed letters', () =>
  undone(server, async () => {
    await addCustomer(server, { email: 'bo@quay.test', password: 'Caf\u00e9 noir' })

    expect(await logIn(server, 'bo@quay.test', 'Cafe\u0301 noir')).toMatchObject({ email: 'bo@quay.test' })
    await expect(logIn(server, 'bo@quay.test', PASSWORD)).rejects.toThrow('User not found')
  }))

test('a number with leading zeros is not a number', async () => {
  const { body } = await server.rest('POST /v2/categories', { names: nl('Boren') })

  expect((await server.rest(`GET /v2/categories/id/${body.id}`)).status).toBe(200)
  expect((await server.rest(`GET /v2/categories/id/0${body.id}`)).status).toBe(404)
  for (const query of ['offset=01', 'page=01', 'parentCategoryId=01'])
    expect((await server.rest(`GET /v2/categories?${query}`)).status).toBe(400)
  expect((await server.rest('GET /v2/categories?offset=1&page=1')).status).toBe(200)
})

test('a credential that is sent twice is refused: a proxy may have checked the other one', async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo
  const send = (path: string, headers: string[], body?: string) =>
    new Promise<number>((resolve, reject) => {
      const sent = request({ port, host: '127.0.0.1', path, method: body ? 'POST' : 'GET', headers }, (answer) => {
        answer.resume()
        resolve(answer.statusCode ?? 0)
      })
      sent.on('error', reject)
      sent.end(body)
    })
  const bearer = ['Authorization', `Bearer ${token}`]
  const json = ['Content-Type', 'application/json', 'Host', 'localhost']
  const document = JSON.stringify({ query: '{ channels { id } }' })

  expect(await send('/v2/taxes', ['Host', 'localhost', ...bearer])).toBe(200)
  expect(await send('/v2/taxes', ['Host', 'localhost', ...bearer, ...bearer])).toBe(400)
  expect(await send('/v2/taxes', ['Host', 'localhost', ...bearer, 'authorization', 'Bearer x'])).toBe(400)
  expect(await send('/v2/graphql', [...json, 'apikey', key], document)).toBe(200)
  expect(await send('/v2/graphql', [...json, 'apikey', key, ...bearer, ...bearer], document)).toBe(400)
  expect(await send('/v2/graphql', [...json, 'apikey', key, 'apiKey', key], document)).toBe(400)
})
