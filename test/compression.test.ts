import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { everything, startTestServer, type TestServer } from './test-server.js'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer({ closes: false })
  token = await server.tokenFor(everything)
  const taxes = Array.from({ length: 40 }, (_, i) => ({
    zone: `A${String.fromCharCode(65 + (i % 26))}`,
    code: i < 26 ? 'H' : 'L',
    percentage: 21,
  }))
  await server.rest('POST /v2/taxes/bulk/zoneAndCode', { taxes })
})
afterAll(() => server.close())

const get = (url: string, encoding?: string) =>
  server.app.inject({
    method: 'GET',
    url,
    headers: { authorization: `Bearer ${token}`, ...(encoding !== undefined && { 'accept-encoding': encoding }) },
  })

test('a response of more than a kilobyte is compressed for clients that accept it, with the same content', async () => {
  const plain = await get('/v2/taxes?offset=40')
  const br = await get('/v2/taxes?offset=40', 'gzip, deflate, br')
  const gzip = await get('/v2/taxes?offset=40', 'gzip')

  expect([plain, br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip'])
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
  expect(br.headers).toMatchObject({ vary: 'accept-encoding', 'content-length': String(br.rawPayload.length) })
  expect(br.rawPayload.length * 4).toBeLessThan(plain.rawPayload.length)
})

test('a small response, and one for a client that refuses an encoding, is sent as it is', async () => {
  const answers = [
    await get('/v2/taxes?offset=1&code=none', 'br'),
    await get('/v2/taxes?offset=40', 'br;q=0, gzip;q=0.0'),
    await get('/v2/taxes?offset=40', 'identity'),
    await get('/v2/taxes?offset=40', ''),
  ]

  expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual([undefined, undefined, undefined, undefined])
})

test('GraphQL responses and errors are compressed, too', async () => {
  const query = '{ taxes(input: { offset: 40 }) { items { id code zone percentage createdAt } } }'
  const answer = await server.app.inject({
    method: 'POST',
    url: '/v2/graphql',
    headers: { apikey: await server.keyFor(everything), 'content-type': 'application/json', 'accept-encoding': 'br' },
    payload: JSON.stringify({ query }),
  })

  expect(answer.headers['content-encoding']).toBe('br')
  expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString()).data.taxes.items).toHaveLength(40)
})

test('the documents of the contract are kept compressed', async () => {
  for (const url of ['/v2/openapi.json', '/v2/schema.graphql']) {
    const plain = await get(url)
    const [first, second] = [await get(url, 'br'), await get(url, 'br')]

    expect(brotliDecompressSync(first.rawPayload).toString()).toBe(plain.body)
    expect(first.rawPayload.length * 5).toBeLessThan(plain.rawPayload.length)
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
  }
})
