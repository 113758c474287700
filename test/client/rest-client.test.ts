/** The typed REST client that the server offers: it compiles, and it works against a running server. The HTTP files of the documentation are executed, too. */
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadDemo } from '../../src/cli/demo.js'
import { issueRestClient } from '../../src/modules/accounts/apikey/apikey.service.js'
import { everything, startTestServer, type TestServer } from '../test-server.js'
import { readRequests } from './http-file.js'

let server: TestServer
const folder = join(tmpdir(), `wharf-client-${process.pid}`)
beforeAll(async () => {
  server = await startTestServer({ closes: false })
  await loadDemo(server, 'small')
  mkdirSync(folder, { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await server.close()
})

const fetchText = async (address: string) => (await server.app.inject({ method: 'GET', url: address })).body

/** Code of an integrator that uses the client; each line that must not compile says so. */
const usage = `import { createClient, WharfError, type Operations } from './wharf.js'
export async function use(url: string, clientId: string, clientSecret: string) {
  const wharf = createClient({ url, clientId, clientSecret })
  const bulk = await wharf.call('POST /v2/products/bulk/{lookupKey}', {
    path: { lookupKey: 'sourceId' },
    body: { products: [{ sku: 'TYPED-1', names: [{ language: 'EN', value: 'Typed' }], sources: [{ source: 'PIM', sourceId: 't1' }] }] },
  })
  const actions: (string | undefined)[] = bulk.data.map((item) => item.action)
  const found = await wharf.call('POST /v2/products/search', { body: { skus: ['TYPED-1'] }, query: { expands: 'sources' } })
  const skus: string[] = found.data.map(({ sku }) => sku)
  const tried = await wharf.call('POST /v2/taxes', { body: { code: 'H', zone: 'SE', percentage: 25 }, header: { 'API-Dry-Run': true } })
  const zone: string = tried.zone
  let counted = 0
  for await (const page of wharf.pages('GET /v2/products', { query: { offset: 10 } })) counted += page.data.length
  const refusal = await wharf.call('GET /v2/taxes/{id}', { path: { id: '999999' } }).catch((error: WharfError) => error)
  // @ts-expect-error: there is no such operation
  const none: Operations['GET /v2/nothing'] | undefined = undefined
  // @ts-expect-error: the path needs an id
  const missing = () => wharf.call('GET /v2/taxes/{id}')
  // @ts-expect-error: a percentage is a number
  const wrong = () => wharf.call('POST /v2/taxes', { body: { code: 'H', zone: 'SE', percentage: '25' } })
  return { actions, skus, zone, counted, refusal: refusal instanceof WharfError ? refusal.status : 0, unused: [none, missing, wrong].length }
}
`

test('the client compiles in strict mode, before and after the removal of deprecated items, and refuses wrong calls', async () => {
  const options = {
    strict: true,
    noEmit: true,
    target: 'es2022',
    module: 'nodenext',
    lib: ['es2023', 'dom', 'dom.asynciterable'],
    types: [],
    skipLibCheck: true,
    exactOptionalPropertyTypes: true,
  }
  writeFileSync(join(folder, 'wharf.ts'), await fetchText('/v2/client.ts'))
  writeFileSync(join(folder, 'future.ts'), await fetchText('/v2/client.ts?at=2027-03-01'))
  writeFileSync(join(folder, 'usage.ts'), usage)
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files: ['usage.ts', 'future.ts'] }))

  const compile = () =>
    execFileSync('node', [resolve('node_modules/typescript/bin/tsc'), '--project', folder], { encoding: 'utf8', stdio: 'pipe' })
  const output = (() => {
    try {
      return compile()
    } catch (error) {
      return (error as { stdout: string }).stdout
    }
  })()
  expect(output).toBe('')
  expect(readFileSync(join(folder, 'wharf.ts'), 'utf8')).toContain('@deprecated')
  expect(readFileSync(join(folder, 'future.ts'), 'utf8')).not.toContain('@deprecated')
})

test('the client knows every operation of the OpenAPI document', async () => {
  const { paths } = JSON.parse(await fetchText('/v2/openapi.json')) as { paths: Record<string, object> }
  const names = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const text = await fetchText('/v2/client.ts')
  expect(names.filter((name) => name.includes('/v2/') && !text.includes(`"${name}": {`))).toEqual([])
})

test('the client signs in, writes, reads pages and throws refusals', async () => {
  await build({
    entryPoints: [join(folder, 'usage.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile: join(folder, 'usage.mjs'),
    logLevel: 'error',
  })
  const { use } = await import(join(folder, 'usage.mjs'))
  const { row, clientSecret } = await issueRestClient(server.tenants.control, server.clock(), {
    tenantId: 'default',
    name: 'sdk',
    roles: everything,
  })
  const listener = createServer((request, response) => server.app.routing(request, response)).listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const url = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`

  expect(await use(url, row.clientId, clientSecret)).toEqual({
    actions: ['create'],
    skus: ['TYPED-1'],
    zone: 'SE',
    counted: 22,
    refusal: 404,
    unused: 3,
  })
  expect((await server.rest('GET /v2/taxes?zone=SE')).body.itemsFound).toBe(0)
  listener.closeAllConnections()
  listener.close()
})

test('every request of the HTTP files gets the response that the file says', async () => {
  const { row, clientSecret } = await issueRestClient(server.tenants.control, server.clock(), {
    tenantId: 'default',
    name: 'http',
    roles: everything,
  })
  const variables: Record<string, string> = {
    server: '',
    token: await server.tokenFor(everything),
    adminKey: await server.keyFor(everything),
    clientId: row.clientId,
    clientSecret,
  }
  const files = readdirSync('docs/http').filter((file) => file.endsWith('.http'))
  expect(files.length).toBeGreaterThanOrEqual(4)
  for (const file of files)
    for (const { name, method, url, headers, body, status } of readRequests(
      readFileSync(join('docs/http', file), 'utf8'),
      variables,
    )) {
      const response = await server.app.inject({ method: method as 'GET', url, headers, ...(body && { payload: body }) })
      const answered = { file, name, status: response.statusCode, errors: response.json()?.errors }
      expect(answered, response.body.slice(0, 300)).toEqual({ file, name, status, errors: undefined })
    }
})
