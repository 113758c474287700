/** Bodies of GraphQL requests as they come over the wire: in pieces, with files, broken off. */
import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestServer, type TestServer } from './test-server.js'

let server: TestServer
let url: URL
let storefront: string
let editor: string
beforeAll(async () => {
  server = await startTestServer({ closes: false })
  url = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }))
  storefront = await server.keyFor({ product: 'VIEWER', shop: 'VIEWER' })
  editor = await server.keyFor({ product: 'OWNER' })
})
afterAll(() => server.close())

const sent = (headers: Record<string, string>, pieces: readonly (string | Buffer)[], breaksOff = false) =>
  new Promise<{ status: number; body: string }>((done) => {
    const asked = request({ host: url.hostname, port: url.port, path: '/v2/graphql', method: 'POST', headers }, (response) => {
      let body = ''
      response.on('data', (chunk) => {
        body += chunk
      })
      response.on('end', () => done({ status: response.statusCode ?? 0, body }))
    })
    asked.on('error', () => done({ status: 0, body: '' }))
    for (const piece of pieces) asked.write(piece)
    if (breaksOff) setTimeout(() => asked.destroy(), 100)
    else asked.end()
  })

const json = (apikey: string) => ({ apikey, 'content-type': 'application/json', 'transfer-encoding': 'chunked' })
const folders = () => readdirSync(tmpdir()).filter((name) => name.startsWith('wharf-upload-')).length

test('a body in pieces is read for everybody, and counted', async () => {
  const small = await sent(json(storefront), ['{"query":', '"{ __typename }"}'])
  const large = await sent(json(storefront), ['{"query":"{ __typename }","variables":{"a":"', 'A'.repeat(1_200_000), '"}}'])

  expect(small).toEqual({ status: 200, body: '{"data":{"__typename":"Query"}}' })
  expect(large.status).toBe(413)
})

const part = (name: string, more = '') => `--B\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`
const document = 'mutation($input: CategoryCsvInput!) { categoryCsvImport(input: $input) { importedCount } }'
const head = [
  `${part('operations')}${JSON.stringify({ query: document, variables: { input: { file: null } } })}\r\n`,
  `${part('map')}{"0":["variables.input.file"]}\r\n`,
  part('0', '; filename="a.csv"'),
]
const multipart = (apikey: string) => ({ apikey, 'content-type': 'multipart/form-data; boundary=B' })

test('a file is deleted when the response is sent, and when its client disconnects', async () => {
  const before = folders()

  const whole = await sent(multipart(editor), [...head, 'NAME,LANGUAGE\nGereedschap,NL\n', '\r\n--B--\r\n'])
  await sent(multipart(editor), [...head, 'NAME\n', Buffer.alloc(500_000, 'x')], true)

  expect(whole).toEqual({ status: 200, body: '{"data":{"categoryCsvImport":{"importedCount":1}}}' })
  await expect.poll(folders).toBe(before)
})

test('files left by a killed server are deleted when the next one starts, and nothing else is', async () => {
  const left = (prefix: string, ageMs: number) => {
    const folder = mkdtempSync(join(tmpdir(), prefix))
    writeFileSync(join(folder, '0'), 'NAME')
    utimesSync(folder, new Date(), new Date(Date.now() - ageMs))
    return folder
  }
  const [dead, young, foreign] = [left('wharf-upload-', 3_700_000), left('wharf-upload-', 0), left('else-upload-', 3_700_000)]
  const link = `${young}-link`
  symlinkSync(foreign, link)

  const next = await startTestServer()
  await next.app.listen({ port: 0, host: '127.0.0.1' })

  await vi.waitFor(() => expect(existsSync(dead)).toBe(false))
  expect([young, foreign, link].map((path) => existsSync(path))).toEqual([true, true, true])
  for (const folder of [link, young, foreign]) rmSync(folder, { recursive: true })
})

test('a caller who may change nothing cannot send a file, and no JSON can name one', async () => {
  const refused = await sent(multipart(storefront), [...head, 'NAME\nA\n', '\r\n--B--\r\n'])
  const forged = await server.gql(document, {
    input: { file: { path: '/etc/passwd', fileName: 'a.csv', mimeType: 'text/csv', size: 1 } },
  })

  expect(JSON.parse(refused.body).errors[0].extensions.code).toBe('FORBIDDEN')
  expect(forged.errors[0].message).toContain('A file must be sent as a part of a multipart request')
})
