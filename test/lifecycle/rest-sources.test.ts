/** `wharf lifecycle` on the REST calls of clients: source code in several languages, and the files of HTTP clients. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCodemod } from '../../src/cli/codemod/codemod.js'
import { runWharf } from '../process.js'
import { startTestServer } from '../test-server.js'

let folder: string
let sources: string[]

beforeAll(async () => {
  const server = await startTestServer({ closes: false })
  folder = mkdtempSync(join(tmpdir(), 'wharf-rest-sources-'))
  write('list.json', (await server.app.inject('/deprecations.json')).body)
  write('schema.graphql', (await server.app.inject('/v2/schema.graphql')).body)
  await server.close()
  sources = ['--list', join(folder, 'list.json'), '--schema', join(folder, 'schema.graphql')]
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

function write(name: string, text: string): string {
  const path = join(folder, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  return path
}

async function run(action: string, ...paths: string[]) {
  const lines: string[] = []
  const code = await runCodemod([action, ...paths, ...sources], (line) => lines.push(line.replaceAll(`${folder}/`, '')))
  return { code, lines }
}

/** Fixes a file, and fixes it again, which must change nothing. */
async function fix(name: string, text: string) {
  const path = write(name, text)
  const { code, lines } = await run('fix', '--write', path)
  const after = readFileSync(path, 'utf8')
  await run('fix', '--write', path)
  expect(readFileSync(path, 'utf8')).toBe(after)
  return { code, after, lines }
}

const SHOP = 'GET /v2/taxes ?shopId'

/* biome-ignore-start lint/suspicious/noTemplateCurlyInString: these strings are source code. */
/** How clients of each language and library ask for taxes of a shop; behind it what the tool makes of it, where it can. */
const queries: [string, string, string, string?][] = [
  ['fetch', 'a.ts', `await fetch('/v2/taxes?shopId=1')`, `await fetch('/v2/taxes')`],
  [
    'fetch with a host',
    'b.js',
    'fetch("https://shop.example/v2/taxes?page=2&shopId=1")',
    'fetch("https://shop.example/v2/taxes?page=2")',
  ],
  ['a template', 'c.ts', 'fetch(`${base}/v2/taxes?shopId=${shop.id}&page=${page}`)', 'fetch(`${base}/v2/taxes?page=${page}`)'],
  ['joined strings', 'd.js', `get(base + '/v2/taxes?page=2&shopId=' + shop.id)`],
  ['a URL object', 'e.ts', `fetch(new URL('/v2/taxes?shopId=1', base))`, `fetch(new URL('/v2/taxes', base))`],
  ['a constant', 'f.ts', `const TAXES = '/v2/taxes?shopId=1&zone=NL'`, `const TAXES = '/v2/taxes?zone=NL'`],
  [
    'axios',
    'g.ts',
    `axios.get('/v2/taxes', { params: { shopId: 1, page: 2 } })`,
    `axios.get('/v2/taxes', { params: { page: 2 } })`,
  ],
  [
    'axios below a base address',
    'h.ts',
    `api.get<Tax[]>('/taxes', { params: { shopId } })`,
    `api.get<Tax[]>('/taxes', { params: {  } })`,
  ],
  [
    'axios with a configuration',
    'i.ts',
    `axios({ method: 'get', url: '/v2/taxes', params: { shopId: 1 } })`,
    `axios({ method: 'get', url: '/v2/taxes', params: {  } })`,
  ],
  [
    'got',
    'j.ts',
    `got('https://shop.example/v2/taxes', { searchParams: { shopId: 1 } })`,
    `got('https://shop.example/v2/taxes', { searchParams: {  } })`,
  ],
  [
    'ky below a prefix',
    'k.ts',
    `ky.get('taxes', { searchParams: { page: 1, shopId: 1 } })`,
    `ky.get('taxes', { searchParams: { page: 1 } })`,
  ],
  ['URLSearchParams', 'l.ts', `fetch('/v2/taxes', { query: new URLSearchParams({ shopId: '1' }) })`],
  [
    'the typed client of the server',
    'm.ts',
    `await shop.call('GET /v2/taxes', { query: { shopId: 1 } })`,
    `await shop.call('GET /v2/taxes', { query: {  } })`,
  ],
  [
    'a component of Vue',
    'n.vue',
    `<template>it's <b>1</b></template>\n<script setup lang="ts">\nfetch('/v2/taxes?shopId=1')\n</script>`,
    `<template>it's <b>1</b></template>\n<script setup lang="ts">\nfetch('/v2/taxes')\n</script>`,
  ],
  [
    'PHP with Guzzle',
    'o.php',
    `<?php $client->request('GET', '/v2/taxes', ['query' => ['shopId' => 1, 'page' => 2]]);`,
    `<?php $client->request('GET', '/v2/taxes', ['query' => ['page' => 2]]);`,
  ],
  [
    'PHP with curl',
    'p.php',
    `<?php $ch = curl_init($base . '/v2/taxes?shopId=1');\ncurl_exec($ch);`,
    `<?php $ch = curl_init($base . '/v2/taxes');\ncurl_exec($ch);`,
  ],
  [
    'PHP with a variable in the string',
    'q.php',
    `<?php wp_remote_get("{$base}/v2/taxes?shopId=$shop&page=1");`,
    `<?php wp_remote_get("{$base}/v2/taxes?page=1");`,
  ],
  ['Python', 'r.py', `requests.get(f"{base}/v2/taxes", params={"shopId": 1})`, `requests.get(f"{base}/v2/taxes", params={})`],
  [
    'C#',
    's.cs',
    `await client.GetAsync($"{host}/v2/taxes?shopId={shop}&page=1");`,
    `await client.GetAsync($"{host}/v2/taxes?page=1");`,
  ],
  [
    'curl',
    't.sh',
    `curl -s "$SERVER/v2/taxes?shopId=1&page=2" \\\n  -H 'accept: application/json' | jq .`,
    `curl -s "$SERVER/v2/taxes?page=2" \\\n  -H 'accept: application/json' | jq .`,
  ],
  [
    'a page with curl',
    'u.md',
    '# Taxes\n\n    curl https://shop.example/v2/taxes?shopId=1\n',
    '# Taxes\n\n    curl https://shop.example/v2/taxes\n',
  ],
  [
    'an .http file',
    'v.http',
    '@host = x\n### Taxes\nGET {{host}}/v2/taxes?shopId=1 HTTP/1.1\naccept: application/json\n',
    '@host = x\n### Taxes\nGET {{host}}/v2/taxes HTTP/1.1\naccept: application/json\n',
  ],
  [
    'Bruno',
    'w.bru',
    'meta {\n  name: taxes\n}\n\nget {\n  url: {{host}}/v2/taxes?shopId=1&page=1\n}\n\nparams:query {\n  shopId: 1\n  page: 1\n}\n',
    'meta {\n  name: taxes\n}\n\nget {\n  url: {{host}}/v2/taxes?page=1\n}\n\nparams:query {\n  page: 1\n}\n',
  ],
  [
    'Postman',
    'x.postman_collection.json',
    '{ "info": {}, "item": [{ "name": "All", "item": [{ "request": { "method": "GET", "url": { "raw": "{{host}}/v2/taxes?shopId=1", "query": [{ "key": "shopId", "value": "1" }] } } }] }] }',
    '{ "info": {}, "item": [{ "name": "All", "item": [{ "request": { "method": "GET", "url": { "raw": "{{host}}/v2/taxes", "query": [] } } }] }] }',
  ],
]

describe('A deprecated query parameter', () => {
  it.each(queries)('is found in %s', async (_, name, text, fixed) => {
    const path = write(`query/${name}`, text)

    const { code, lines } = await run('lint', path)
    const after = await fix(`query/${name}`, text)

    expect([code, lines.filter((line) => line.includes(SHOP)).length > 0, lines]).toEqual([1, true, lines])
    if (fixed !== undefined) expect(after).toMatchObject({ code: 0, after: fixed })
  })

  it('is left to a human where it is cut by the end of a string', async () => {
    const { code, after, lines } = await fix('joined.js', `get('/v2/taxes?page=2&shopId=' + shop.id)`)

    expect([code, after]).toEqual([2, `get('/v2/taxes?page=2&shopId=' + shop.id)`])
    expect(lines).toContainEqual(expect.stringMatching(/GET \/v2\/taxes \?shopId {2}leave it out {2}\[human\]/))
  })
})

/** How clients write a surcharge with two deprecated properties, of which one is renamed and one is left out. */
const bodies: [string, string, string, string][] = [
  [
    'axios',
    'a.ts',
    `axios.post('/v2/surcharges', { taxCode: 'H', value: 1, shopId })`,
    `axios.post('/v2/surcharges', { taxCodeValue: 'H', value: 1 })`,
  ],
  [
    'fetch',
    'b.ts',
    "fetch(`${base}/v2/surcharges`, { method: 'POST', body: JSON.stringify({ 'taxCode': code, shopId: 1 }) })",
    "fetch(`${base}/v2/surcharges`, { method: 'POST', body: JSON.stringify({ 'taxCodeValue': code }) })",
  ],
  [
    'a shorthand',
    'c.ts',
    `ky.post('v2/surcharges', { json: { taxCode } })`,
    `ky.post('v2/surcharges', { json: { taxCodeValue: taxCode } })`,
  ],
  [
    'the typed client',
    'd.ts',
    `shop.call('PATCH /v2/surcharges/{id}', { path: { id: 7 }, body: { taxCode: 'H' } })`,
    `shop.call('PATCH /v2/surcharges/{id}', { path: { id: 7 }, body: { taxCodeValue: 'H' } })`,
  ],
  [
    'PHP',
    'e.php',
    `<?php $client->post('/v2/surcharges', ['json' => ['taxCode' => 'H', 'shopId' => 1]]);`,
    `<?php $client->post('/v2/surcharges', ['json' => ['taxCodeValue' => 'H']]);`,
  ],
  [
    'PHP with curl',
    'f.php',
    `<?php $ch = curl_init("$base/v2/surcharges");\ncurl_setopt($ch, CURLOPT_POSTFIELDS, json_encode(['taxCode' => 'H']));\ncurl_exec($ch);`,
    `<?php $ch = curl_init("$base/v2/surcharges");\ncurl_setopt($ch, CURLOPT_POSTFIELDS, json_encode(['taxCodeValue' => 'H']));\ncurl_exec($ch);`,
  ],
  [
    'Python',
    'g.py',
    `requests.post(BASE + "/v2/surcharges", json={"taxCode": "H", "value": 1})`,
    `requests.post(BASE + "/v2/surcharges", json={"taxCodeValue": "H", "value": 1})`,
  ],
  [
    'curl',
    'h.sh',
    `curl -X POST $SERVER/v2/surcharges -d '{ "taxCode": "H", "shopId": 1 }'`,
    `curl -X POST $SERVER/v2/surcharges -d '{ "taxCodeValue": "H" }'`,
  ],
  [
    'an .http file',
    'i.http',
    'POST {{host}}/v2/surcharges\ncontent-type: application/json\n\n{ "taxCode": "H", "value": {{value}} }\n',
    'POST {{host}}/v2/surcharges\ncontent-type: application/json\n\n{ "taxCodeValue": "H", "value": {{value}} }\n',
  ],
  [
    'Bruno',
    'j.bru',
    'post {\n  url: {{host}}/v2/surcharges\n}\n\nbody:json {\n  {\n    "taxCode": "H"\n  }\n}\n',
    'post {\n  url: {{host}}/v2/surcharges\n}\n\nbody:json {\n  {\n    "taxCodeValue": "H"\n  }\n}\n',
  ],
  [
    'Postman',
    'k.postman_collection.json',
    '{ "info": {}, "item": [{ "request": { "method": "POST", "url": "{{host}}/v2/surcharges", "body": { "mode": "raw", "raw": "{ \\"taxCode\\": \\"H\\" }" } } }] }',
    '{ "info": {}, "item": [{ "request": { "method": "POST", "url": "{{host}}/v2/surcharges", "body": { "mode": "raw", "raw": "{ \\"taxCodeValue\\": \\"H\\" }" } } }] }',
  ],
]

describe('A deprecated property of a body', () => {
  it.each(bodies)('is found and replaced in %s', async (_, name, text, fixed) => {
    const { code, lines } = await run('lint', write(`body/${name}`, text))

    expect([code, lines.some((line) => /\.taxCode {2}rename to taxCodeValue/.test(line)), lines]).toEqual([1, true, lines])
    expect(await fix(`body/${name}`, text)).toMatchObject({ code: 0, after: fixed })
  })

  it('is reported, and not changed, where its value needs another shape', async () => {
    const text = `axios.post('/v2/products/bulk/sku', { products: [{ shortName: 'kort', language: 'en' }] })`
    const { code, after, lines } = await fix('shape.ts', text)

    expect([code, after]).toEqual([2, text])
    expect(lines.filter((line) => line.endsWith('[human]')).length).toBe(2)
  })

  it('is not mistaken for the same name at another place, of another endpoint or of another API', async () => {
    const text = `axios.post('/v2/surcharges', { extra: { taxCode: 'H' } })
axios.post('/v2/orders/search', { page: 1 })
fetch('/v2/channels?shopId=1')
fetch('https://other.example/v1/taxes?shopId=1')
fetch('/v2/graphql', { method: 'POST', body: JSON.stringify({ shopId: 1 }) })
// fetch('/v2/taxes?shopId=1')
`
    expect(await run('lint', write('same.ts', text))).toEqual({
      code: 0,
      lines: ['No use of deprecated items in 3 requests of 1 file.'],
    })
  })
})

describe('GraphQL documents', () => {
  it.each([
    [
      'an .http file',
      'a.http',
      'POST {{host}}/v2/graphql\nX-REQUEST-TYPE: GraphQL\n\nquery { channels { channelId } }\n',
      'query { channels { channelId: id } }',
    ],
    [
      'Bruno',
      'b.bru',
      'post {\n  url: {{host}}/v2/graphql\n}\n\nbody:graphql {\n  query {\n    channels { channelId }\n  }\n}\n',
      'channels { channelId: id }',
    ],
    [
      'Postman',
      'c.postman_collection.json',
      '{ "info": {}, "item": [{ "request": { "url": "{{host}}/v2/graphql", "body": { "graphql": { "query": "query {\\n channels { channelId } }" } } } }] }',
      '"query {\\n channels { channelId: id } }"',
    ],
    [
      'an ordinary string',
      'd.ts',
      `send('query { tender(tenderId: "x") { user { email } } }')`,
      `{ contact { email } customer { email } }`,
    ],
    [
      'a component',
      'e.svelte',
      '<p>`</p>\n<script>const A = gql`query { channels { channelId } }`</script>',
      'channels { channelId: id }',
    ],
  ])('are found in %s', async (_, name, text, part) => {
    const { code, after } = await fix(`graphql/${name}`, text)

    expect([code, after.includes(part), after]).toEqual([0, true, after])
  })
})

describe('What cannot be read', () => {
  it.each([
    ['a path that is built at run time', 'fetch(`/v2/${name}?page=1`)', 'the path of the request is built at run time'],
    [
      'a query that is built elsewhere',
      'fetch(`/v2/taxes?${query}`)',
      'GET /v2/taxes: a part of the query is built elsewhere; check it for shopId',
    ],
    [
      'parameters that are built elsewhere',
      `axios.get('/v2/taxes', { params: filter })`,
      'GET /v2/taxes: a part of the query is built elsewhere; check it for shopId',
    ],
    [
      'a body that is built elsewhere',
      `axios.post('/v2/taxes', tax)`,
      'POST /v2/taxes: a part of the body is built elsewhere; check it for shopId',
    ],
    [
      'a body with a spread',
      `axios.post('/v2/taxes', { ...tax, zone: 'NL' })`,
      'POST /v2/taxes: a part of the body is built elsewhere; check it for shopId',
    ],
    ['an address without a call', `const url = '/v2/taxes'`, 'a part of the body is built elsewhere; check it for shopId'],
  ])('%s is listed, and the result does not say 0', async (_, text, message) => {
    const { code, lines } = await run('lint', write('unread.ts', text))

    expect([code, lines.some((line) => line.includes(message)), lines]).toEqual([0, true, lines])
    expect(lines.at(-1)).toBe('No use of deprecated items in 1 request of 1 file; 1 place could not be read.')
    expect((await run('check', write('unread.ts', text))).lines.at(-1)).toContain('1 place could not be read')
  })

  it('files of other kinds are counted', async () => {
    for (const name of ['a.ts', 'deep/b.css', 'deep/c.css', 'd.png']) write(`kinds/${name}`, `fetch('/v2/taxes?page=1')`)

    expect((await run('lint', join(folder, 'kinds'))).lines).toEqual([
      'Not looked at: 3 files of other kinds (2 .css, 1 .png).',
      'No use of deprecated items in 1 request of 1 file.',
    ])
  })

  it('a folder without any request is not called clean', async () => {
    write('empty/a.ts', 'export const one = 1')
    expect(await run('lint', join(folder, 'empty'))).toMatchObject({
      code: 3,
      lines: ['Nothing was checked: none of the files has a request that could be read.'],
    })
  })
})

it('asks the server at PORT when none is named', () => {
  const { status, stdout } = runWharf(['lifecycle', 'lint', write('port.graphql', '{ channels { id } }')], { env: { PORT: '1' } })

  expect([status, stdout]).toEqual([3, expect.stringContaining('http://127.0.0.1:1/')])
})
/* biome-ignore-end lint/suspicious/noTemplateCurlyInString: these strings are source code. */
