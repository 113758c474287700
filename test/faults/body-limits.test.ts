import { afterAll, beforeAll, expect, test } from 'vitest'
import { everything, startTestServer, type TestServer } from '../test-server.js'

let server: TestServer
let apikey: string
let token: string
beforeAll(async () => {
  server = await startTestServer({ closes: false })
  apikey = await server.keyFor(everything)
  token = await server.tokenFor(everything)
})
afterAll(() => server.close())

const send = async (url: string, body: object) => {
  const headers = {
    'content-type': 'application/json',
    ...(url === '/v2/graphql' ? { apikey } : { authorization: `Bearer ${token}` }),
  }
  const answer = await server.app.inject({ method: 'POST', url, headers, payload: JSON.stringify(body) })
  return { status: answer.statusCode, body: answer.json() }
}

const TWO_MB = 2_000_000
const FILE = 'A'.repeat(TWO_MB)
const numbers = Array.from({ length: TWO_MB / 5 }, () => 1234)

test('beside a file that is written out, a body may have as much JSON as any other', async () => {
  const query = 'mutation ($input: MediaImageInput!) { media { imageCreate(input: $input) { id } } }'
  const image = { productId: '1', uploadImages: [{ uploadType: 'BASE64', base64File: { base64: FILE, fileName: 'a.png' } }] }

  expect((await send('/v2/graphql', { query, variables: { input: image } })).status).not.toBe(413)
  expect((await send('/v2/graphql', { query, variables: { input: { ...image, tags: numbers } } })).status).toBe(413)
  expect((await send('/v2/graphql', { query: '{ __typename }', variables: { ids: numbers } })).status).toBe(413)
  expect((await send('/v2/graphql', { query: '{ __typename }', variables: { text: 'two words '.repeat(200_000) } })).status).toBe(
    413,
  )
  expect((await send('/v2/media/images', { uploadImages: [], description: numbers })).status).toBe(413)
})

test('a list in the variables is measured before its items are read', async () => {
  const ids = Array.from({ length: 10_001 }, () => 'not a number')
  const contacts = 'query ($input: ContactSearchArguments) { contacts(input: $input) { itemsFound } }'
  const taxes = 'query ($input: TaxSearchInput) { taxes(input: $input) { itemsFound } }'

  expect((await send('/v2/graphql', { query: contacts, variables: { input: { contactIds: ids } } })).body.errors).toMatchObject([
    { message: expect.stringMatching(/^contactIds must have at most \d+ entries$/), extensions: { code: 'VALIDATION_ERROR' } },
  ])
  expect((await send('/v2/graphql', { query: taxes, variables: { input: { sortInputs: ids } } })).body.errors).toMatchObject([
    { message: 'sortInputs must have at most 10000 entries', extensions: { code: 'VALIDATION_ERROR' } },
  ])
})
