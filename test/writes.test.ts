/** Options of every request that writes: one effect under a key, a change of a known state, a dry run. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changedTables, readTables } from './matrix/tables.js'
import { type Answer, everything, startTestServer, type TestServer } from './test-server.js'

let server: TestServer
let token: string
let apikey: string

beforeAll(async () => {
  server = await startTestServer({ closes: false })
  token = await server.tokenFor(everything)
  apikey = await server.keyFor(everything)
})
afterAll(() => server.close())

const tax = (zone: string, percentage = 21) => ({ code: 'H', zone, percentage })

/** Sends a REST request with headers; returns the status, the headers and the body. */
async function rest(line: string, body: unknown, headers: Record<string, string> = {}, bearer = token) {
  const [method, url] = line.split(' ') as ['POST', string]
  const response = await server.app.inject({
    method,
    url,
    headers: {
      authorization: `Bearer ${bearer}`,
      ...(body !== undefined && { 'content-type': typeof body === 'string' ? 'text/csv' : 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  return { status: response.statusCode, headers: response.headers, text: response.body, body: parse(response.body) }
}

async function graphql(query: string, variables: object, headers: Record<string, string>) {
  const response = await server.app.inject({
    method: 'POST',
    url: '/v2/graphql',
    headers: { apikey, 'content-type': 'application/json', accept: 'application/graphql-response+json', ...headers },
    payload: JSON.stringify({ query, variables }),
  })
  return { status: response.statusCode, headers: response.headers, text: response.body, body: parse(response.body) }
}

const parse = (text: string): Answer => (text ? JSON.parse(text) : null)
const taxesIn = async (zone: string): Promise<Answer[]> => (await server.rest('POST /v2/taxes/search', { zone })).body.data
const key = (text: string) => ({ 'idempotency-key': text })

test('the same request under the same key is carried out once and answered the same', async () => {
  const first = await rest('POST /v2/taxes', tax('AA'), key('a-1'))
  const second = await rest('POST /v2/taxes', tax('AA'), key('a-1'))

  expect([first.status, second.status, second.text]).toEqual([201, 201, first.text])
  expect([first.headers['idempotency-replayed'], second.headers['idempotency-replayed']]).toEqual([undefined, 'true'])
  expect((await taxesIn('AA')).length).toBe(1)
})

test('a key under which something else was asked is refused, and nothing is changed', async () => {
  await rest('POST /v2/taxes', tax('AB'), key('a-2'))

  const others = [
    await rest('POST /v2/taxes', tax('AB', 9), key('a-2')),
    await rest('POST /v2/taxes/bulk/zoneAndCode', { taxes: [tax('AB', 9)] }, key('a-2')),
  ]

  expect(others.map(({ status, body }) => [status, body.error.type])).toEqual([
    [422, 'IdempotencyKeyReused'],
    [422, 'IdempotencyKeyReused'],
  ])
  expect((await taxesIn('AB')).map(({ percentage }: Answer) => percentage)).toEqual([21])
})

test('a key belongs to its caller: another one has the same key for itself', async () => {
  const other = await server.tokenFor(everything)
  await rest('POST /v2/taxes', tax('AC'), key('a-3'))

  const answer = await rest('POST /v2/taxes', tax('AD'), key('a-3'), other)

  expect([answer.status, answer.body.zone]).toEqual([201, 'AD'])
})

test('a refusal is not stored: the key can be used for the corrected request', async () => {
  const wrong = await rest('POST /v2/taxes', { ...tax('AE'), percentage: 'much' }, key('a-4'))
  const right = await rest('POST /v2/taxes', tax('AE'), key('a-4'))

  expect([wrong.status, right.status]).toEqual([400, 201])
})

test('of concurrent first requests one is executed, and all get its response', async () => {
  const answers = await Promise.all([1, 2, 3, 4].map(() => rest('POST /v2/taxes', tax('AF'), key('a-5'))))

  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(answers.filter(({ headers }) => headers['idempotency-replayed']).length).toBe(3)
  expect((await taxesIn('AF')).length).toBe(1)
})

test('a key is kept for 24 hours and then forgotten', async () => {
  const at = server.clock().getTime()
  const later = (hours: number) => server.travel(new Date(at + hours * 3_600_000).toISOString())
  const send = async () =>
    (await graphql('mutation { companyCreate(input: { name: "Kept" }) { companyId } }', {}, key('a-6'))).body
  const first = await send()
  later(23.9)
  const second = await send()
  later(24.1)
  const third = await send()
  await server.outbox.work()
  const kept = await server.db.selectFrom('idempotencyKey').select('createdAt').execute()
  server.travel(new Date(at).toISOString())

  expect([first.errors, second]).toEqual([undefined, first])
  expect(third.data.companyCreate.companyId).not.toBe(first.data.companyCreate.companyId)
  expect(kept.length).toBe(1)
  token = await server.tokenFor(everything)
})

test('a key has visible characters, and not too many', async () => {
  for (const wrong of ['a key', 'x'.repeat(256), 'clé']) {
    const answer = await rest('POST /v2/taxes', tax('AG'), key(wrong))
    expect([wrong, answer.status]).toEqual([wrong, 400])
  }
  expect((await taxesIn('AG')).length).toBe(0)
})

test('a bulk under a key is executed once, with a result for every item', async () => {
  const taxes = [tax('AH'), { ...tax('AI'), percentage: 99_999_999 }, tax('AJ')]
  const first = await rest('POST /v2/taxes/bulk/zoneAndCode', { taxes }, key('a-7'))
  await server.rest('POST /v2/taxes/bulk/zoneAndCode', { taxes: [tax('AH', 6)] })
  const second = await rest('POST /v2/taxes/bulk/zoneAndCode', { taxes }, key('a-7'))

  expect([first.body.data.map(({ success }: Answer) => success), second.text]).toEqual([[true, false, true], first.text])
  expect((await taxesIn('AH'))[0].percentage).toBe(6)
})

const TWO = `mutation ($a: String!, $b: String!) {
  first: taxCreate(input: { code: H, zone: $a, percentage: 6 }) { id zone }
  second: taxCreate(input: { code: H, zone: $b, percentage: 6 }) { id zone }
}`

test('a document with several mutations is executed once under its key, and each of them can still fail alone', async () => {
  const ask = (a: string, b: string) => graphql(TWO, { a, b }, key('a-8'))
  const first = await ask('AS', 'AS')
  const second = await ask('AS', 'AS')
  const other = await ask('AS', 'ZZ')

  expect(first.body.errors.map(({ path }: Answer) => path)).toEqual([['second']])
  expect([second.text, second.headers['idempotency-replayed']]).toEqual([first.text, 'true'])
  expect([other.status, other.body.errors[0].extensions.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
  expect((await taxesIn('AS')).length).toBe(1)
})

test('a response under a key is stored so that only a client that knows the key can read it', async () => {
  const made = await graphql('mutation { gqlApiKeyCreate(input: { name: "shop", roles: [] }) { key } }', {}, key('a-9'))
  const rows = await server.db.selectFrom('idempotencyKey').select(['answer', 'fingerprint', 'hash']).execute()
  const stored = Buffer.concat(rows.flatMap(({ answer, fingerprint, hash }) => [answer as Buffer, fingerprint, hash])).toString(
    'latin1',
  )

  expect(made.body.errors).toBe(undefined)
  expect(stored).not.toContain(made.body.data.gqlApiKeyCreate.key)
  expect(stored).not.toContain('a-9')
})

test('a stolen refresh token ends its session although the request under a key, or the dry run, fails', async () => {
  const exchange = (refreshToken: string, headers: Record<string, string> = {}) =>
    graphql(
      'mutation ($input: ExchangeRefreshTokenInput!) { exchangeRefreshToken(input: $input) { refresh_token } }',
      { input: { refreshToken } },
      headers,
    ).then(({ body }) => body)
  const at = server.clock().getTime()
  for (const headers of [key('a-11'), { 'api-dry-run': 'true' }]) {
    const started = await graphql('mutation { startSession { session { refreshToken } } }', {}, {})
    const first = started.body.data.startSession.session.refreshToken
    const second = (await exchange(first)).data.exchangeRefreshToken.refresh_token
    server.travel(new Date(at + 60_000).toISOString())
    const stolen = await exchange(first, headers)
    const after = await exchange(second)
    server.travel(new Date(at).toISOString())

    expect([stolen, after].map(({ errors }) => errors?.[0].extensions.code)).toEqual([
      'EXCHANGE_REFRESH_TOKEN_ERROR',
      'EXCHANGE_REFRESH_TOKEN_ERROR',
    ])
  }
})

test('a response that is too large to be stored is refused, and nothing is done', async () => {
  const fields = Array.from({ length: 30 }, (_, i) => `f${i}: descriptions { value }`).join(' ')
  const document = `mutation ($input: CreateProductInput!) { productCreate(input: $input) { ${fields} } }`
  const descriptions = [{ language: 'EN', value: 'long '.repeat(10_000) }]
  const input = { names: [{ language: 'EN', value: 'Large' }], descriptions, sku: 'large' }
  const answer = await graphql(document, { input }, key('a-10'))

  expect(answer.body.errors?.[0].extensions.code).toBe('IDEMPOTENT_ANSWER_TOO_LARGE')
  expect(await server.db.selectFrom('product').select('id').where('sku', '=', 'large').execute()).toEqual([])
})

test('a single resource has an entity tag for its state', async () => {
  const { body } = await rest('POST /v2/taxes', tax('AK'))
  const first = await rest(`GET /v2/taxes/${body.id}`, undefined)
  const same = await rest(`GET /v2/taxes/${body.id}`, undefined, { 'if-none-match': `"other", W/${first.headers.etag}` })
  await rest(`PATCH /v2/taxes/${body.id}`, { percentage: 9 })
  const changed = await rest(`GET /v2/taxes/${body.id}`, undefined, { 'if-none-match': String(first.headers.etag) })

  expect(first.headers.etag).toMatch(/^"[\w-]{32}"$/)
  expect([same.status, same.text, same.headers.etag]).toEqual([304, '', first.headers.etag])
  expect([changed.status, changed.body.percentage]).toEqual([200, 9])
  expect(changed.headers.etag).not.toBe(first.headers.etag)
})

test('a change under If-Match is made if the resource is as the client saw it, and returns the new tag', async () => {
  const { body } = await rest('POST /v2/taxes', tax('AL'))
  const path = `/v2/taxes/${body.id}`
  const { etag } = (await rest(`GET ${path}`, undefined)).headers as { etag: string }
  const stale = await rest(`PATCH ${path}`, { percentage: 1 }, { 'if-match': '"another"' })
  const made = await rest(`PATCH ${path}`, { percentage: 2 }, { 'if-match': `"another", ${etag}` })
  const again = await rest(`PATCH ${path}`, { percentage: 3 }, { 'if-match': etag })
  const current = await rest(`GET ${path}`, undefined)
  const gone = await rest(`DELETE ${path}`, undefined, { 'if-match': etag })
  const deleted = await rest(`DELETE ${path}`, undefined, { 'if-match': String(current.headers.etag) })

  expect([stale.status, stale.body.error.type, made.status, again.status]).toEqual([412, 'PreconditionFailed', 200, 412])
  expect([current.body.percentage, made.headers.etag]).toEqual([2, current.headers.etag])
  expect([gone.status, deleted.status]).toEqual([412, 200])
})

test('of concurrent changes of the same state one is made', async () => {
  const { body } = await rest('POST /v2/taxes', tax('AM'))
  const path = `/v2/taxes/${body.id}`
  const { etag } = (await rest(`GET ${path}`, undefined)).headers as { etag: string }
  const answers = await Promise.all(
    [1, 2, 3, 4, 5].map((percentage) => rest(`PATCH ${path}`, { percentage }, { 'if-match': etag })),
  )
  const made = answers.filter(({ status }) => status === 200)

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412, 412, 412])
  expect((await rest(`GET ${path}`, undefined)).body.percentage).toBe(made[0]?.body.percentage)
})

test('If-Match where nothing can be read is refused', async () => {
  const answer = await rest('POST /v2/taxes', tax('AN'), { 'if-match': '"x"' })

  expect([answer.status, (await taxesIn('AN')).length]).toEqual([412, 0])
})

const taxDocument = `
  query Read($id: String!) { tax(id: $id) { percentage exportCode } }
  mutation Save($id: String!, $input: TaxUpdateInput!) { taxUpdate(id: $id, input: $input) { percentage } }`

const createTax = async (zone: string): Promise<string> =>
  (await server.gql(`mutation { taxCreate(input: { code: H, zone: "${zone}", percentage: 21 }) { id } }`)).taxCreate.id

/** Sends an operation of the document about a tax. */
async function runTax(operationName: 'Read' | 'Save', variables: object, headers: Record<string, string>) {
  const response = await server.app.inject({
    method: 'POST',
    url: '/v2/graphql',
    headers: { apikey, 'content-type': 'application/json', ...headers },
    payload: JSON.stringify({ query: taxDocument, operationName, variables }),
  })
  const { data, errors } = response.json()
  return { data, code: errors?.[0].extensions.code, message: errors?.[0].message, etag: String(response.headers.etag) }
}

test('a mutation under If-Match is made if the query beside it returns what the client saw', async () => {
  const id = await createTax('BO')
  const save = (percentage: number, headers: Record<string, string>) => runTax('Save', { id, input: { percentage } }, headers)
  const seen = await runTax('Read', { id }, { 'api-etag': 'true' })
  const dry = await save(1, { 'if-match': seen.etag, 'api-dry-run': 'true' })
  const made = await save(2, { 'if-match': seen.etag })
  const late = await save(3, { 'if-match': seen.etag })
  const now = await runTax('Read', { id }, { 'api-etag': 'true' })
  const answers = await Promise.all([4, 5, 6].map((percentage) => save(percentage, { 'if-match': now.etag })))

  expect(seen.etag).toMatch(/^"[\w-]{32}"$/)
  expect([dry.data, made.data].map(({ taxUpdate }) => taxUpdate.percentage)).toEqual([1, 2])
  expect([late.code, late.message]).toEqual(['PRECONDITION_FAILED', expect.stringContaining(now.etag)])
  expect(now.data.tax.percentage).toBe(2)
  expect(answers.map(({ code }) => code).toSorted()).toEqual(['PRECONDITION_FAILED', 'PRECONDITION_FAILED', undefined])
})

test('If-Match without one query to compare is refused, and queries have a tag only if it is wanted', async () => {
  const id = await createTax('BP')
  const mutation = `mutation { taxUpdate(id: "${id}", input: { percentage: 1 }) { percentage } }`
  const alone = await graphql(mutation, {}, { 'if-match': '"x"' })
  const read = await runTax('Read', { id }, {})

  expect(alone.body.errors[0]).toMatchObject({ message: expect.stringMatching(/^If-Match needs one query/) })
  expect([read.etag, read.data.tax.percentage]).toEqual(['undefined', 21])
})
/** Taxes have no events. */
const NO_EFFECTS = { eventCount: 0, events: [], webhookCount: 0, emailCount: 0, emails: [] }

test('a dry run returns the same response, is marked as such and stores nothing', async () => {
  const before = await readTables(server)
  const dry = { 'api-dry-run': 'true' }
  const created = await rest('POST /v2/taxes', tax('AO'), dry)
  const bulk = await rest(
    'POST /v2/taxes/bulk/zoneAndCode',
    { taxes: [tax('AP'), { ...tax('AQ'), percentage: 99_999_999 }] },
    dry,
  )
  const document = await graphql(TWO, { a: 'ZX', b: 'ZY' }, dry)
  const csv = await rest('POST /v2/products/csv', 'SKU,NAME,LANGUAGE\ndry-1,Drill,EN\ndry-2,Saw,EN\n', dry)
  const keyed = await rest('POST /v2/taxes', tax('AO'), { ...dry, ...key('d-1') })

  expect([created.status, created.body.zone, created.headers['api-dry-run']]).toEqual([201, 'AO', 'true'])
  expect(bulk.body.data.map(({ success }: Answer) => success)).toEqual([true, false])
  expect([document.body.data.second.zone, document.body.extensions]).toEqual(['ZY', { dryRun: true, effects: NO_EFFECTS }])
  expect([csv.status, csv.body]).toEqual([200, { importedCount: 2, errors: [] }])
  expect(keyed.status).toBe(201)
  expect(changedTables(before, await readTables(server))).toEqual([])
})

test('API-Dry-Run is true or false: anything else is refused before anything is done', async () => {
  const answer = await rest('POST /v2/taxes', tax('AR'), { 'api-dry-run': 'yes' })

  expect([answer.status, (await taxesIn('AR')).length]).toEqual([400, 0])
  expect((await rest('POST /v2/taxes', tax('AR'), { 'api-dry-run': 'false' })).status).toBe(201)
})
