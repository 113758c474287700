import { readFileSync } from 'node:fs'
import { parse } from 'graphql'
import { expect, test } from 'vitest'
import { BadConfig, findUnknownVariables, readConfig } from '../src/config.js'
import { anyKey } from '../src/core/auth/access.js'
import { defaultVisitorLimits } from '../src/core/auth/visitor-limits.js'
import { defaultBudgets } from '../src/core/base/budget.js'
import { executableSchema, mergedResolvers } from '../src/interfaces/graphql/schema.js'
import { startTestServer } from './test-server.js'

const document = parse('type Query { ships: Int harbour: Int }')
const resolvers = { Query: { ships: () => 1, harbour: () => 2 } }
const policy = anyKey('for the test')

test('a server does not start with an operation that has no policy', () => {
  expect(() => executableSchema(document, resolvers, { 'query.ships': policy })).toThrow('query.harbour has no policy')
  expect(() => executableSchema(document, resolvers, { 'query.ships': policy, 'query.harbour': policy })).not.toThrow()
})

test('a server does not start with an operation that has no resolver, or a resolver that has no field', () => {
  const policies = { 'query.ships': policy, 'query.harbour': policy }

  expect(() => executableSchema(document, { Query: { ships: () => 1 } }, policies)).toThrow('query.harbour has no resolver')
  expect(() => executableSchema(document, { Query: { boats: () => 1 } }, policies)).toThrow('Query.boats, which is not a field')
  expect(() => executableSchema(document, { Boat: {} }, policies)).toThrow('Boat, which is not a type')
  expect(() => mergedResolvers([resolvers, { Query: { ships: () => 3 } }])).toThrow('Two modules resolve Query.ships')
})

test('a server does not start with a field of a stored type that is neither a column nor has a resolver', () => {
  const withField = parse('type Query { tax: Tax } type Tax { zone: String colour: String }')

  expect(() => executableSchema(withField, { Query: { tax: () => null } }, { 'query.tax': policy })).toThrow(
    'Tax.colour is neither a column nor has a resolver',
  )
})

test('a bad environment variable stops the start with a message that names it', () => {
  for (const [name, value, message] of [
    ['PORT', '70000', 'PORT must be a whole number from 0 to 65535, not "70000".'],
    ['PORT', '4.5', 'PORT must be a whole number from 0 to 65535, not "4.5".'],
    ['WHARF_CLOCK', 'tomorrow', 'WHARF_CLOCK must be an instant such as 2027-02-28T23:59:50Z, not "tomorrow".'],
    ...['2027-02-31T00:00:00Z', '2027-02-28 (noon)', '2027-02-28T25:00Z'].map(
      (value) => ['WHARF_CLOCK', value, `WHARF_CLOCK must be an instant such as 2027-02-28T23:59:50Z, not "${value}".`] as const,
    ),
    ['WHARF_LOG_FORMAT', 'xml', 'WHARF_LOG_FORMAT must be one of json, text, not "xml".'],
    ['WHARF_DEMO', 'huge', 'WHARF_DEMO must be one of small, demo, large, not "huge".'],
    ['WHARF_LOG_LEVEL', 'loud', 'WHARF_LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud".'],
    [
      'DATABASE_URL',
      'mysql://here',
      'DATABASE_URL must be a PostgreSQL connection string such as postgres://user:password@host:5432/wharf.',
    ],
    ...['http://mail', 'smtp://', 'smtp://mail/path', 'smtp://mail?x=1', 'mail:25'].map(
      (value) =>
        [
          'WHARF_SMTP_URL',
          value,
          'WHARF_SMTP_URL must be an address such as smtp://user:password@mail.example.com:587, or smtps://….',
        ] as const,
    ),
    ['WHARF_SMTP_URL', 'smtp://a:50%@mail', 'WHARF_SMTP_URL has a % in its user or password that is not written as %25.'],
    ...['Shop', 'Shop <>', 'Shop <a@b.test', 'a@b.test>', 'Shop <a@b.test>\nBcc: c@d.test'].map(
      (value) =>
        [
          'WHARF_MAIL_FROM',
          value,
          `WHARF_MAIL_FROM must be a sender such as Shop <no-reply@shop.example.com>, not "${value}".`,
        ] as const,
    ),
    [
      'WHARF_REDIRECT_HOSTS',
      'shop.test,https://evil.test',
      'WHARF_REDIRECT_HOSTS must be hosts such as shop.example.com,localhost:3000, not "https://evil.test".',
    ],
    ['WHARF_METRICS_TOKEN', 'short', 'WHARF_METRICS_TOKEN must be 16 to 200 visible characters without spaces.'],
    [
      'WHARF_OTLP_URL',
      'collector:4318',
      'WHARF_OTLP_URL must be the address of a collector such as http://localhost:4318, not "collector:4318".',
    ],
    [
      'WHARF_WORKERS',
      '5',
      'WHARF_WORKERS: 5 processes need a WHARF_POOL_SIZE of at least 10, because they share the connections; it is 8.',
    ],
    ['WHARF_GRAPHQL_MAX_DEPTH', '-1', 'WHARF_GRAPHQL_MAX_DEPTH must be a whole number from 1 to 2000000000, not "-1".'],
  ] as const)
    expect(() => readConfig({ [name]: value })).toThrow(new BadConfig(message))
})

test('an unknown WHARF_ variable gives a warning with a suggestion', () => {
  const env = { WHARF_PUBLIC_ULR: 'x', WHARF_S3_BUCKET: 'x', WHARF_WEATHER_FORECAST: 'x', WHARF_POOL_SIZE: '8', PATH: '/bin' }

  expect(findUnknownVariables(env)).toEqual([
    'WHARF_PUBLIC_ULR is not a setting of Wharf and is ignored. Did you mean WHARF_PUBLIC_URL?',
    'WHARF_S3_BUCKET is not a setting of Wharf and is ignored. Did you mean WHARF_MEDIA_S3_BUCKET?',
    'WHARF_WEATHER_FORECAST is not a setting of Wharf and is ignored.',
  ])
  const documented: readonly string[] = readFileSync('docs/configuration.md', 'utf8').match(/`WHARF_[A-Z0-9_]+`/g) ?? []
  expect(findUnknownVariables(Object.fromEntries(documented.map((name) => [name.slice(1, -1), 'x'])))).toEqual([])
  const names = new Set<string>()
  readConfig(new Proxy({}, { get: (_, name) => void names.add(`\`${String(name)}\``) }))
  expect([...names].filter((name) => name.startsWith('`WHARF_') && !documented.includes(name))).toEqual([])
})

test('an empty environment gives the documented defaults', () => {
  expect(readConfig({})).toEqual({
    approvalLinkDays: 14,
    port: 4000,
    host: '127.0.0.1',
    databaseUrl: null,
    dataDir: '.data',
    publicUrl: 'http://localhost:4000',
    redirectHosts: [],
    smtp: null,
    mailFrom: { name: 'Wharf', address: 'no-reply@localhost' },
    trustedProxies: 0,
    changeDays: 14,
    historyDays: 730,
    secretsKey: null,
    visitorLimits: defaultVisitorLimits,
    visitorCarts: { days: 30, max: 500_000 },
    search: { maxBytes: 536_870_912 },
    network: { http: false, privateNetwork: false },
    clock: null,
    logLevel: 'info',
    logFormat: null,
    demo: 'demo',
    poolSize: 8,
    maxConnections: 40,
    replicaUrls: [],
    replicaLag: 5000,
    workers: 1,
    slowStatementMs: 500,
    moduleNames: '',
    metrics: { token: null },
    traces: null,
    clientKey: null,
    clients: {},
    shutdownGrace: 5000,
    diskReserve: 268_435_456,
    bodyLimit: 1_048_576,
    bulkBodyLimit: 52_428_800,
    uploadLimit: 104_857_600,
    cors: { origins: [], rest: false },
    limits: {},
    budgets: defaultBudgets,
    documents: { maxWaiting: 10, keptBytes: 67_108_864 },
    media: {
      s3: null,
      rules: {
        maxBytes: 26_214_400,
        maxPixels: 50_000_000,
        http: false,
        privateNetwork: false,
        quota: 10_737_418_240,
        partyQuota: 104_857_600,
        drawSeconds: 2,
      },
      cacheBytes: 1_073_741_824,
    },
  })
})

test('a budget names the limits that differ, and no others', () => {
  const { visitor, person } = readConfig({ WHARF_BUDGET_VISITOR: 'objects=200,databaseTime=50' }).budgets

  expect({ visitor, person }).toEqual({
    visitor: { ...defaultBudgets.visitor, objects: 200, databaseTime: 50 },
    person: defaultBudgets.person,
  })
  expect(() => readConfig({ WHARF_BUDGET_KEY: 'rows=many' })).toThrow(
    new BadConfig(
      'WHARF_BUDGET_KEY must be limits such as objects=…,rows=…,bytes=…,time=…,databaseTime=…,work=…, not "rows=many".',
    ),
  )
})

test('the limits of visitors are read for a session, an address and a key; what is not named keeps its default', () => {
  const { session, key } = readConfig({ WHARF_LIMIT_KEY: 'carts=5000,sessions=9000' }).visitorLimits

  expect(key).toEqual({ ...defaultVisitorLimits.key, carts: 5000, sessions: 9000 })
  expect(session).toEqual(defaultVisitorLimits.session)
  expect(() => readConfig({ WHARF_LIMIT_ADDRESS: 'carts=0' })).toThrow(
    /^WHARF_LIMIT_ADDRESS must be limits such as changes=…,carts=…/,
  )
})

test('the media settings are read from the environment, and the S3 settings must be complete', () => {
  const env = {
    WHARF_MEDIA_S3_ENDPOINT: 'https://s3.test',
    WHARF_MEDIA_S3_BUCKET: 'shop',
    WHARF_MEDIA_S3_ACCESS_KEY_ID: 'id',
    WHARF_MEDIA_S3_SECRET_ACCESS_KEY: 'key',
  }

  expect(readConfig({ ...env, WHARF_MEDIA_URL_HTTP: 'true', WHARF_MEDIA_QUOTA: '5000000000' }).media).toMatchObject({
    s3: { endpoint: 'https://s3.test', bucket: 'shop', region: 'us-east-1', accessKeyId: 'id', secretAccessKey: 'key' },
    rules: { http: true, privateNetwork: false, quota: 5_000_000_000 },
  })
  const refusals = {
    'WHARF_MEDIA_S3_BUCKET must be set, too: files are stored in the bucket or in the data folder.': {
      WHARF_MEDIA_S3_BUCKET: '',
    },
    'WHARF_MEDIA_S3_ENDPOINT must be an address such as https://s3.example.com, not "s3".': { WHARF_MEDIA_S3_ENDPOINT: 's3' },
    'WHARF_MEDIA_QUOTA must be a whole number from 0 to 9007199254740991, not "5GB".': { WHARF_MEDIA_QUOTA: '5GB' },
    'WHARF_MEDIA_URL_PRIVATE must be one of true, false, not "yes".': { WHARF_MEDIA_URL_PRIVATE: 'yes' },
  }
  for (const [message, wrong] of Object.entries(refusals))
    expect(() => readConfig({ ...env, ...wrong })).toThrow(new BadConfig(message))
})

test('the e-mail settings and the redirect hosts are read from the environment', () => {
  const env = { WHARF_MAIL_FROM: 'The Shop <shop@shop.test>', WHARF_REDIRECT_HOSTS: ' Shop.test , localhost:3000,' }
  const near = readConfig({ ...env, WHARF_SMTP_URL: 'smtp://mail.test' })
  const far = readConfig({ WHARF_MAIL_FROM: 'shop@shop.test', WHARF_SMTP_URL: 'smtps://us%40er:p%3Aw@[::1]:2465/' })

  expect([near.mailFrom, near.redirectHosts]).toEqual([
    { name: 'The Shop', address: 'shop@shop.test' },
    ['shop.test', 'localhost:3000'],
  ])
  expect(near.smtp).toEqual({ host: 'mail.test', port: 587, secure: false, user: '', password: '' })
  expect(far.mailFrom).toEqual({ name: '', address: 'shop@shop.test' })
  expect(far.smtp).toEqual({ host: '::1', port: 2465, secure: true, user: 'us@er', password: 'p:w' })
})

test('/health always responds, /ready needs the database and its migrations', async () => {
  const { app, db } = await startTestServer()

  expect((await app.inject('/health')).json()).toEqual({ status: 'alive' })
  expect((await app.inject('/ready')).json()).toEqual({ status: 'ready' })
  await db
    .deleteFrom('migration' as never)
    .where('name' as never, '=', '0001_tax' as never)
    .execute()
  const response = await app.inject('/ready')
  expect([response.statusCode, response.json()]).toEqual([
    503,
    { status: 'not ready', reason: 'migrations are pending: 0001_tax' },
  ])
})

test('every response has the id of its request, which the caller may choose', async () => {
  const { app } = await startTestServer()

  expect((await app.inject('/health')).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  expect((await app.inject({ url: '/health', headers: { 'x-request-id': 'mine-1' } })).headers['x-request-id']).toBe('mine-1')
  expect(
    (await app.inject({ url: '/health', headers: { 'x-request-id': 'x'.repeat(200) } })).headers['x-request-id'],
  ).not.toContain('xxx')
})
