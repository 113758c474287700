import { once } from 'node:events'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { sendMalformed } from '../src/http/unroutable.js'
import { openRestErrors } from '../src/interfaces/rest/errors.js'
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

const send = async (line: string, type: string | null, payload?: string | Buffer) => {
  const [method = '', url = ''] = line.split(' ')
  const headers = { authorization: `Bearer ${token}`, apikey: key, ...(type && { 'content-type': type }) }
  const answer = await server.app.inject({ method: method as 'GET', url, headers, ...(payload !== undefined && { payload }) })
  return { status: answer.statusCode, body: answer.json() }
}

const JSON_TYPE = 'application/json'
const product = (sku: string) => JSON.stringify({ names: [{ language: 'NL', value: 'Saw' }], sku, categoryId: 1 })

test('a key of 255 characters of any script is found by its URL', () =>
  undone(server, async () => {
    for (const sku of ['x'.repeat(255), '€'.repeat(255)]) {
      await server.rest('POST /v2/products', { names: [{ language: 'NL', value: 'Saw' }], sku })

      const found = await send(`GET /v2/products/sku/${encodeURIComponent(sku)}`, null)

      expect([found.status, found.body.sku]).toEqual([200, sku])
    }
  }))

test('an address that cannot be read, or is too long, is refused in the body of all errors', async () => {
  const badly = await send('GET /v2/products/id/%E0%A4%A', null)
  const long = await send(`GET /v2/products/sku/${'x'.repeat(9000)}`, null)

  expect(badly).toEqual({
    status: 400,
    body: {
      type: '/problems/schema-validation-exception',
      title: 'SchemaValidationException',
      status: 400,
      detail: 'The URL is not properly percent-encoded',
      error: {
        code: 10007,
        status: 400,
        type: 'SchemaValidationException',
        messages: ['The URL is not properly percent-encoded'],
        moreInfo: '/problems/schema-validation-exception',
      },
    },
  })
  expect([long.status, long.body.error]).toEqual([
    414,
    {
      code: 414,
      status: 414,
      type: 'UriTooLong',
      messages: ['A part of the URL is longer than any key'],
      moreInfo: '/problems/uri-too-long',
    },
  ])
})

test('invalid HTTP is refused with the same body', async () => {
  const server = await startTestServer()
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = server.app.server.address() as { port: number }
  const say = (bytes: string) =>
    new Promise<string>((resolve, reject) => {
      let heard = ''
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
      socket.on('data', (chunk) => {
        heard += chunk
      })
      socket.on('end', () => resolve(heard))
      socket.on('error', reject)
    })

  const nonsense = await say('HELLO\r\n\r\n')
  const large = await say(`GET / HTTP/1.1\r\nhost: x\r\nx-large: ${'x'.repeat(20_000)}\r\n\r\n`)

  const [head, body] = nonsense.split('\r\n\r\n')
  expect(head).toMatch(/^HTTP\/1.1 400 Bad Request\r\ncontent-type: application\/problem\+json/)
  expect(JSON.parse(body ?? '').error).toMatchObject({ code: 10007, messages: ['This is not a valid HTTP request'] })
  expect(large).toMatch(/^HTTP\/1.1 431 /)
  expect(JSON.parse(large.split('\r\n\r\n')[1] ?? '').error).toMatchObject({ code: 431, status: 431 })
})

/** Opens a server with a short timeout, and a client that sends what it is given and never closes its side. */
async function impatient(listener: RequestListener) {
  const server = createServer({ headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 50 }, listener)
  server.on('clientError', (error, socket) => sendMalformed(openRestErrors({}), error, socket as Socket)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', allowHalfOpen: true })
  onTestFinished(() => {
    socket.destroy()
    server.close()
  })
  const heard: string[] = []
  // Whether the server closes the connection in order or breaks it off is all the same.
  socket.on('data', (chunk) => void heard.push(String(chunk))).on('error', () => undefined)
  const connections = () => new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)))
  return { socket, connections, heard: () => heard.join('') }
}

test('a connection on which a request never arrives is answered and freed, also when the client keeps its side open', async () => {
  const { socket, connections, heard } = await impatient(() => undefined)

  socket.write('GET / HTTP/1.1\r\nhost: x\r\nx-ha')
  await expect.poll(connections).toBe(1)

  await expect.poll(connections).toBe(0)
  expect(heard()).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n/)
})

test('invalid HTTP does not get into a response in progress', async () => {
  let answer: ServerResponse | undefined
  const { socket, connections, heard } = await impatient((_, response) => {
    answer = response
    response.write('half of it')
  })

  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
  await expect.poll(heard).toContain('half of it')
  socket.write('HELLO\r\n\r\n')

  await expect.poll(connections).toBe(0)
  expect(answer?.headersSent).toBe(true)
  expect(heard()).not.toContain('not a valid HTTP request')
})

test('a form is accepted for tokens and passwords, and nowhere else', async () => {
  const form = 'application/x-www-form-urlencoded'

  const refused = await send('POST /v2/products', form, 'sku=A')
  const document = await send('POST /v2/graphql', form, 'query={__typename}')
  const asked = await send('POST /oauth2/token', form, 'grant_type=other')

  expect([refused.status, refused.body.error.type, document.status]).toEqual([415, 'UnsupportedMediaType', 415])
  expect([asked.status, asked.body.error]).toEqual([400, 'unsupported_grant_type'])
})

test('a request without a body may still say that bodies are JSON', () =>
  undone(server, async () => {
    const { body: made } = await server.rest('POST /v2/products', { names: [{ language: 'NL', value: 'Saw' }] })

    const read = await send(`GET /v2/products/id/${made.id}`, JSON_TYPE)
    const deleted = await send(`DELETE /v2/products/id/${made.id}`, JSON_TYPE)
    const created = await send('POST /v2/products', JSON_TYPE)

    expect([read.status, deleted.status]).toEqual([200, 200])
    expect([created.status, created.body.error.code]).toEqual([400, 10005])
    expect((await send(`GET /v2/products/id/${made.id}`, null)).status).toBe(404)
  }))

test('a body that is not UTF-8, or claims to be something else, is refused and not repaired', async () => {
  const latin = Buffer.from(product('caf\u00e9'), 'latin1')
  const document = Buffer.from(JSON.stringify({ query: '{ products(input: { term: "caf\u00e9" }) { itemsFound } }' }), 'latin1')

  for (const [line, payload] of [
    ['POST /v2/products', latin],
    ['POST /v2/graphql', document],
  ] as const) {
    expect((await send(line, JSON_TYPE, payload)).status).toBe(400)
    expect((await send(line, 'application/json; charset=iso-8859-1', payload)).status).toBe(415)
  }
  expect((await send('POST /v2/products', JSON_TYPE, latin)).body.error).toMatchObject({
    code: 10005,
    messages: ['The body is not valid UTF-8'],
  })
  expect((await send('GET /v2/products', null)).body.itemsFound).toBe(0)
})

test('half of a surrogate pair is refused wherever a text is sent', async () => {
  const half = '{"names":[{"language":"NL","value":"Saw"}],"sku":"\\ud800x"}'
  const named = { input: { names: [{ language: 'NL', value: 'x\udc00' }] } }
  const mutation = 'mutation ($input: CreateProductInput!) { productCreate(input: $input) { productId } }'

  const created = await send('POST /v2/products', JSON_TYPE, half)
  const bulk = await send('POST /v2/products/bulk/sku', JSON_TYPE, `{"products":[${half}]}`)
  const byGraphql = await send('POST /v2/graphql', JSON_TYPE, JSON.stringify({ query: mutation, variables: named }))

  expect([created.status, created.body.error.messages]).toEqual([400, ['#/sku: must not contain half of a surrogate pair']])
  expect([bulk.status, bulk.body.error.messages]).toEqual([400, ['#/products/0/sku: must not contain half of a surrogate pair']])
  expect(byGraphql.body.errors).toMatchObject([
    { message: 'names[0].value must not contain half of a surrogate pair', extensions: { code: 'VALIDATION_ERROR' } },
  ])
  expect((await send('GET /v2/products', null)).body.itemsFound).toBe(0)
})

test('a fault in one language of a text is reported once', async () => {
  const text = [{ language: 'NL', value: 'a\0b' }]

  const { body } = await server.rest('POST /v2/products', { names: [{ language: 'NL', value: 'Saw' }], descriptions: text })

  expect(body.error.messages).toEqual(['#/descriptions/0/value: must not contain a null character'])
})
