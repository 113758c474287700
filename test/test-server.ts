/** A whole server for a test: its own empty database, both interfaces, and a record of the SQL. */
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import { inject, onTestFinished } from 'vitest'
import { openServices } from '../src/app.js'
import { assembleModules, createBackgroundParts, createJobs, endServices, openModuleServices } from '../src/assemble-modules.js'
import { createBackgroundContext } from '../src/background-context.js'
import { roleDomains } from '../src/core/auth/access.js'
import { defaultVisitorLimits, type VisitorLimits } from '../src/core/auth/visitor-limits.js'
import type { WorkServices } from '../src/core/background-work.js'
import type { Budgets } from '../src/core/base/budget.js'
import type { Clock } from '../src/core/base/clock.js'
import type { DiskSpace } from '../src/core/files/disk-space.js'
import type { FileRules } from '../src/core/files/files.js'
import type { Mailer } from '../src/core/mail.js'
import { openDatabase } from '../src/db/database.js'
import type { Roles } from '../src/db/json.js'
import { formatServerOrigin } from '../src/db/meter.js'
import { DEFAULT_TENANT, openTenants, type Tenants } from '../src/db/tenants/tenants.js'
import { issueGqlKey, issueRestClient } from '../src/modules/accounts/apikey/apikey.service.js'
import type { Bucket } from '../src/modules/catalog/media/storage/store.s3.js'
import { openSweeper } from '../src/modules/catalog/media/storage/sweep.js'
import type { IndexOptions } from '../src/modules/catalog/search/engine/index-thread.js'
import { eventModule } from '../src/modules/messaging/event/event.module.js'
import { openLedger } from '../src/modules/platform/lifecycle/usage/usage-ledger.js'
import { openMailer } from '../src/modules/platform/mail/mail.js'
import { openOutbox } from '../src/modules/platform/outbox/outbox.js'
import type { CartRetention } from '../src/modules/sales/cart/cart.expiry.js'
import { untimedBudgets } from './context.js'
import { readMails } from './mails.js'
import { openCheapPasswords } from './setup/cheap-passwords.js'
import { returnDatabase, takeDatabase } from './setup/database-reuse.js'
import { isPositionQuery, type Send, sendInTurn } from './setup/nodes.js'
import { buildDatabaseUrl } from './setup/postgres.js'
import { takeApp } from './setup/shared-app.js'
import { sharedTemplateEngine } from './setup/template-engine.js'
import { copyNewTenants } from './setup/tenant-template.js'

export const everything = Object.fromEntries(roleDomains.map((domain) => [domain, 'OWNER'])) as Roles

// biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever came back
export type Answer = any

/** The instant at which every test server lives unless it says otherwise. */
export const TODAY = '2026-11-15T12:00:00.000Z'

/** The public URL of every test server. */
export const PUBLIC_URL = 'https://wharf.test'

/** Message and code of an error. Which right is missing is left out: test/refusals.test.ts looks at that. */
const shortError = ({ message, extensions }: Answer) => ({
  message: message.replace(/(?<=^Forbidden resource): needs .*$/, ''),
  code: extensions?.code,
})

interface HouseOptions {
  now?: string
  closes?: boolean
  /** The storage of files, if not a folder. */
  s3?: Bucket | null
  /** Overrides of the rules for files. */
  rules?: Partial<FileRules>
  /** Checks the space on the disk. */
  disk?: Pick<DiskSpace, 'requireRoom'>
  /** Overrides of the request budgets. */
  budgets?: Partial<Budgets>
  /** Overrides of the visitor limits. */
  visitorLimits?: { [Level in keyof VisitorLimits]?: Partial<VisitorLimits[Level]> }
  /** Overrides of the retention of visitors' carts. */
  visitorCarts?: Partial<CartRetention>
  /** How the product search keeps the catalogue in memory; by default it does not. */
  search?: Partial<IndexOptions>
}

const fileRules: FileRules = {
  maxBytes: 26_214_400,
  maxPixels: 50_000_000,
  http: false,
  privateNetwork: false,
  quota: null,
  partyQuota: null,
  // No test depends on how fast the machine is.
  drawSeconds: 600,
}

/** All searches are answered by the database, so that tests can count its statements. */
const NO_INDEX: Partial<IndexOptions> = { maxBytes: 0, minProducts: 0, waits: false }

/** Call it in beforeAll and `close` in afterAll, or inside one test: then it closes itself. */
export async function startTestServer({
  now = TODAY,
  closes = true,
  s3 = null,
  rules = {},
  budgets = {},
  visitorLimits = {},
  visitorCarts = {},
  disk,
  search = NO_INDEX,
}: HouseOptions = {}) {
  const url = inject('postgresUrl')
  const database = await takeDatabase(url, inject('template'))
  const { name } = database
  const serverUrl = buildDatabaseUrl(inject('serverUrl'), name)
  const statements: string[] = []
  const logged: Answer[] = []
  let instant = new Date(now)
  const clock: Clock = () => new Date(instant)
  const replicaUrl = inject('replicaUrl')
  const openConnections = () =>
    openTenants({
      url: serverUrl,
      poolSize: 8,
      // On a busy machine, many requests at once wait longer than a server lets them wait.
      waitMs: 120_000,
      onError: () => undefined,
      origin: () => formatServerOrigin(clock()),
      onStatement: (sql) => void (isPositionQuery(sql) || statements.push(sql)),
      open: (options) => (options.url === serverUrl ? database.pool.open(options) : openDatabase(options)),
      ...(replicaUrl && { replicaUrls: [buildDatabaseUrl(replicaUrl, name)] }),
    })
  const tenants = openConnections()
  copyNewTenants(tenants.control, inject('tenantTemplate'))
  const folder = join(tmpdir(), `wharf-mail-${name}`)
  const mailer = openMailer({ from: { address: 'no-reply@wharf.test', name: 'Wharf' }, smtp: null, folder })
  const failures: unknown[] = []
  // Events are handled only when a test says so.
  const report = (error: unknown) => void failures.push(error)
  const contextFor: WorkServices['contextFor'] = (caller) =>
    createBackgroundContext({ ...services, registry: assembleModules().registry, report }, caller)
  const mailServices = { mailer, publicUrl: PUBLIC_URL, contextFor }
  const fileFolder = join(tmpdir(), `wharf-files-${name}`)
  // Receivers of webhooks are servers of the test itself.
  const network = { http: true, privateNetwork: true }
  const settings = {
    publicUrl: PUBLIC_URL,
    dataDir: fileFolder,
    network,
    mailFrom: { address: 'no-reply@wharf.test', name: 'Wharf' },
    smtp: null,
    media: { s3, rules: { ...fileRules, ...rules }, cacheBytes: 50_000_000 },
    search,
    changeDays: 14,
    historyDays: 730,
    visitorCarts: { days: 30, max: 0, ...visitorCarts },
  }
  const openedBy = (one: Tenants) => openModuleServices({ settings, tenants: one, clock, onError: report })
  const opened = openedBy(tenants)
  const jobs = createJobs(settings)
  const workParts = { settings, tenants, clock, onError: report, services: opened, jobs, ...mailServices }
  const parts = createBackgroundParts(workParts)
  const outbox = openOutbox({ ...parts, deliverAction: eventModule.deliverAction(parts), random: () => 0.5 })
  const openServicesOf = (one: Tenants, own = openedBy(one)) => ({
    ...openServices({
      tenants: one,
      clock,
      publicUrl: PUBLIC_URL,
      redirectHosts: ['shop.example.com'],
      opened: own,
      // Long enough that no lookup of a key gets among the statements that a test counts.
      cacheMs: 3_600_000,
      budgets: { ...untimedBudgets, ...budgets },
      visitorLimits: {
        session: { ...defaultVisitorLimits.session, ...visitorLimits.session },
        address: { ...defaultVisitorLimits.address, ...visitorLimits.address },
        key: { ...defaultVisitorLimits.key, ...visitorLimits.key },
      },
      disk,
    }),
    passwords: openCheapPasswords(),
    templates: sharedTemplateEngine(),
  })
  const services = openServicesOf(tenants, opened)
  const { credentials, files } = services
  // It writes only when a test says so, and never among the statements that another counts.
  const ledger = openLedger({ control: tenants.control, onError: (error) => void logged.push(error) })
  const served = { services, ledger, clock, onLog: heard(logged) }
  const shared = await takeApp(served)
  shared.serve(served)
  /** Opens another server of the same installation: its own connections, caches and files. */
  const openOther = async () => {
    const connections = openConnections()
    const second = { ...served, services: openServicesOf(connections) }
    const server = await takeApp(second)
    server.serve(second)
    const closeOther = async () => {
      await endServices(second.services)
      await server.release()
      await connections.end()
    }
    return { url: await server.listen(), close: closeOther }
  }
  const { app } = shared
  const other = replicaUrl ? await openOther() : null
  const close = async () => {
    await other?.close()
    await outbox.stop()
    rmSync(folder, { recursive: true, force: true })
    rmSync(fileFolder, { recursive: true, force: true })
    await ledger.stop()
    await endServices(services)
    await shared.release()
    await tenants.end()
    await returnDatabase(url, database)
  }
  if (closes) onTestFinished(close)

  const keyFor = async (roles: Roles, channelId = 1) =>
    (await issueGqlKey(tenants.control, clock(), { tenantId: DEFAULT_TENANT, name: 'test', roles, channelId })).key
  const clientFor = async (roles: Roles) => {
    const given = { tenantId: DEFAULT_TENANT, name: 'test', roles }
    const { row, clientSecret } = await issueRestClient(tenants.control, clock(), given)
    return async () => (await credentials.issueToken(row.clientId, clientSecret))?.token ?? ''
  }
  const tokenFor = async (roles: Roles) => (await clientFor(roles))()
  /** Headers that every request of the test brings until they are taken away again. */
  const sent: Record<string, string> = {}
  const adminKey = await keyFor(everything)
  let bareKey: Promise<string> | undefined
  const newAdminToken = await clientFor(everything)
  let adminToken: string | null = await newAdminToken()
  await credentials.byApiKey(adminKey)
  await credentials.byToken(adminToken)
  const isAdmin = (headers: InjectOptions['headers']) =>
    headers?.apikey === adminKey || headers?.authorization === `Bearer ${adminToken}`
  const send: Send = other
    ? sendInTurn([await shared.listen(), other.url], tenants.control, isAdmin)
    : (options) => app.inject(options)

  return {
    app,
    tenants,
    credentials,
    services,
    ledger,
    /** Returns the metrics of the jobs. */
    jobMetrics: () => Object.assign({}, ...jobs.map((job) => job.readMetrics?.())),
    /** Carries out events when a test calls `work()`; what goes wrong there is in `failures`. */
    outbox: { ...outbox, failures },
    /** The e-mails that were sent, oldest first. */
    mails: () => readMails(folder),
    mailFolder: folder,
    /** The handlers of events, with another mailer. */
    handlersWith: (other: Mailer) => createBackgroundParts({ ...workParts, mailer: other }).handlers,
    mailServices,
    files,
    fileFolder,
    /** Deletes unused files of every tenant. */
    sweep: () => openSweeper({ tenants, files, clock, onError: (error) => void failures.push(error) }).work(),
    db: tenants.control,
    url: serverUrl,
    /** Every SQL statement since the last `statements.length = 0`. */
    statements,
    /** The errors that the server logged. */
    logged,
    clock,
    /** Runs `work` with further headers on every request. */
    async withHeaders<T>(headers: Record<string, string>, work: () => Promise<T>): Promise<T> {
      Object.assign(sent, headers)
      return work().finally(() => {
        for (const name of Object.keys(headers)) delete sent[name]
      })
    },
    keyFor,
    /** A valid key without any role: what a visitor, or the token of a user, comes with. */
    bareKey: () => {
      bareKey ??= keyFor({})
      return bareKey
    },
    tokenFor,
    close,
    /** Moves the server's clock; the token of the test is renewed. */
    travel: (to: string) => {
      instant = new Date(to)
      adminToken = null
    },
    /** Runs a document and returns its data, or `{ errors }` with message and code, with data if there is some. */
    async gql(query: string, variables: object = {}, apikey: string | null = adminKey, bearer?: string): Promise<Answer> {
      const authorization = bearer && { authorization: `Bearer ${bearer}` }
      const headers = { 'content-type': 'application/json', ...(apikey && { apikey }), ...authorization, ...sent }
      const response = await send({
        method: 'POST',
        url: '/v2/graphql',
        headers,
        payload: JSON.stringify({ query, variables }),
      })
      const { data, errors } = response.json()
      if (!errors) return data
      // A test that fails for an internal error says which.
      for (const error of errors.filter(isInternal)) error.message += `: ${logged.at(-1)?.err?.stack ?? 'not logged'}`
      return { errors: errors.map(shortError), ...(data && { data }) }
    },
    /** Runs a document with files: place in the request → file. */
    async upload(
      query: string,
      variables: object,
      files: Record<string, { name: string; type: string; content: string | Uint8Array<ArrayBuffer> }>,
      apikey: string | null = adminKey,
      bearer?: string,
    ): Promise<Answer> {
      const form = new FormData()
      form.append('operations', JSON.stringify({ query, variables }))
      form.append('map', JSON.stringify(Object.fromEntries(Object.keys(files).map((place, i) => [`${i}`, [place]]))))
      for (const [i, { name, type, content }] of Object.values(files).entries())
        form.append(`${i}`, new Blob([content], { type }), name)
      const request = new Request('http://wharf.test', { method: 'POST', body: form })
      const response = await send({
        method: 'POST',
        url: '/v2/graphql',
        headers: {
          'content-type': request.headers.get('content-type') ?? '',
          ...(apikey && { apikey }),
          ...(bearer && { authorization: `Bearer ${bearer}` }),
          ...sent,
        },
        payload: Buffer.from(await request.arrayBuffer()),
      })
      const { data, errors } = response.json()
      if (!errors) return data
      return { errors: errors.map(shortError), ...(data && { data }) }
    },
    /** Calls `'GET /v2/taxes?page=1'`; returns the status and the body. */
    async rest(line: string, body?: unknown, given?: string | null): Promise<{ status: number; body: Answer; headers: Answer }> {
      adminToken ??= await newAdminToken()
      const token = given === undefined ? adminToken : given
      const [method, path] = line.split(' ') as [InjectOptions['method'], string]
      const headers = {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': isCsv(path, body) ? 'text/csv' : 'application/json' }),
        ...sent,
      }
      const payload = body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }
      const response = await send({ method: method as 'GET', url: path, headers, ...payload })
      return { status: response.statusCode, body: response.body ? response.json() : null, headers: response.headers }
    },
  }
}

/** A text that is sent to an import is the file itself. */
const isCsv = (path: string, body: unknown) => typeof body === 'string' && /\/csv(\?|$)/.test(path)

const isInternal = (error: Answer) => error.extensions?.code === 'INTERNAL_SERVER_ERROR'

/** A server error in a test is shown at once: no test expects one. */
const heard = (logged: Answer[]) => (line: string) => {
  logged.push(JSON.parse(line))
  process.stderr.write(`${JSON.parse(line).err?.stack ?? line}\n`)
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>
