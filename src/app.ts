/** Builds the Fastify server: GraphQL, REST, the pages, files and health checks. It does not listen yet. */
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { v7 } from 'uuid'
import { assembleModules, endServices, memoize, mountModuleRoutes } from './assemble-modules.js'
import examples from './contract/rest-examples.gen.json' with { type: 'json' }
import { openCredentials } from './core/auth/credentials.js'
import { openIdentities } from './core/auth/identities.js'
import { openRateLimiter } from './core/auth/rate-limiter.js'
import { openTokens } from './core/auth/tokens.js'
import { defaultVisitorLimits, type VisitorLimits } from './core/auth/visitor-limits.js'
import { type Budgets, defaultBudgets } from './core/base/budget.js'
import type { Clock } from './core/base/clock.js'
import { DomainError } from './core/base/errors.js'
import type { Tracing } from './core/base/tracing.js'
import type { DiskSpace } from './core/files/disk-space.js'
import { effectiveInstant } from './core/lifecycle/effective-date.js'
import type { Ledger } from './core/lifecycle/lifecycle.js'
import type { Database } from './db/database.js'
import { findPendingMigrations } from './db/migrate.js'
import type { ReplicaState } from './db/replica/replica.js'
import { DEFAULT_TENANT, type Tenants } from './db/tenants/tenants.js'
import { mountDeskPages } from './extend/desk-pages.js'
import { type ClientLimits, createClientLimits, limitConnections } from './http/client-connections.js'
import { addCompression, openPrecompressed } from './http/compression.js'
import { addCors, type CorsOptions } from './http/cors.js'
import { sendBadUrl, sendMalformed, sendOnSocket } from './http/unroutable.js'
import type { Limits } from './interfaces/graphql/compile/document.js'
import { mountGraphql } from './interfaces/graphql/http.js'
import { isPastRemoval } from './interfaces/graphql/lifecycle/schema-after-removal.js'
import { logLine, newRequestLog, pathOf } from './interfaces/http/access-log.js'
import { acceptJson } from './interfaces/http/body.js'
import { previewDate, type ServerServices } from './interfaces/http/request-context.js'
import { addTracing } from './interfaces/http/request-trace.js'
import type { ModuleServices } from './interfaces/module.js'
import { mountRest, openSchemas } from './interfaces/rest/mount.js'
import { describeRequest, type MetricsOptions, mountMetrics } from './observe/metrics.http.js'
import { mountApproval } from './portal/approval/mount.js'
import { mountDeskSession } from './portal/desk/session.js'
import { openapiOf } from './portal/openapi/document.js'
import type { Examples } from './portal/openapi/examples.js'
import { mountLoginAddress } from './portal/password/login-address.js'
import { mountPassword } from './portal/password/mount.js'
import { mountPortal } from './portal/portal.js'
import { showProblemsAsPages } from './portal/problem.js'
import type { GraphqlExamples } from './portal/reference/graphql/examples.js'
import { writeRestClient } from './portal/rest-client/rest-client.js'
import { createQueryRunner } from './template-query.js'

export interface AppOptions {
  services: Omit<ServerServices, 'lifecycle' | 'registry' | 'replicaOperations'>
  /** Stores the last uses of deprecated items when the server closes. */
  ledger: Ledger
  log: FastifyBaseLogger
  version: string
  limits: Limits
  bodyLimit: number
  bulkBodyLimit: number
  /** The largest file, in bytes, that a GraphQL request may upload. */
  uploadLimit?: number
  /** The number of trusted proxies in front of the server, which report the client's address. */
  trustedProxies?: number
  /** Web origins that may use every key; keys have their own besides these. */
  cors?: CorsOptions
  /** The replicas, for `/ready`. */
  replicas?: () => ReplicaState[]
  /** Null until the server shuts down. */
  shutdown?: () => ShutdownPhase
  clients?: Partial<ClientLimits> | undefined
  /** The metrics, and who besides the machine itself may read them; null to disable them. */
  metrics?: MetricsOptions | null
  /** Null to disable tracing. */
  tracing?: Tracing | null
  /** The folder with the desk sign-in link of the first start. */
  linkFolder?: string
}

/** `leaving`: requests are served, but clients are asked to disconnect. `over`: requests are refused. */
export type ShutdownPhase = 'leaving' | 'over' | null

interface ServicesOptions {
  tenants: Tenants
  clock: Clock
  publicUrl: string
  redirectHosts?: readonly string[]
  wake?: (tenantId: string) => void
  /** The services opened by modules. */
  opened: ModuleServices
  /** How long credentials and identities are cached. */
  cacheMs?: number
  budgets?: Budgets
  visitorLimits?: VisitorLimits
  disk?: Pick<DiskSpace, 'requireRoom'> | undefined
}

/** Runs the queries of templates. It is created for the first template with a query. */
const templateQueries = memoize(() => createQueryRunner(assembleModules().schema, assembleModules().registry))

/** Opens the services that both APIs share. The caller must end them; some have their own threads and processes. */
export function openServices({
  tenants,
  clock,
  publicUrl,
  redirectHosts = [],
  wake = () => undefined,
  opened,
  cacheMs,
  budgets = defaultBudgets,
  visitorLimits = defaultVisitorLimits,
  disk = { requireRoom: () => undefined },
}: ServicesOptions): Omit<ServerServices, 'lifecycle' | 'registry' | 'replicaOperations'> {
  const tokens = openTokens(tenants.lookups.control, clock, publicUrl)
  return {
    tenants,
    clock,
    publicUrl,
    redirectHosts,
    wake,
    ...opened,
    runQuery: (...query) => templateQueries()(...query),
    tokens,
    credentials: openCredentials(tenants.lookups.control, clock, cacheMs),
    identities: openIdentities(tenants, tokens, clock, cacheMs),
    limiter: openRateLimiter(clock),
    visitorLimits,
    budgets,
    disk,
  }
}

/** The maximum length of a path parameter: a percent-encoded key of 255 characters of any script, and some reserve. */
const MAX_PATH_PARAMETER = 8_192

/** The default limit of a file. */
const DEFAULT_UPLOAD_LIMIT = 100_000_000

const GRAPHQL_PATHS = ['/v2/graphql', '/graphql'] as const

export function buildApp(options: AppOptions): FastifyInstance {
  const app = createFastify(options)
  const { registry, replicaOperations } = assembleModules()
  const lifecycle = { registry, ledger: options.ledger }
  const services: ServerServices = { ...options.services, registry, lifecycle, replicaOperations }
  acceptJson(app)
  addHooks(app, options)
  if (options.metrics) mountMetrics(app, options.metrics)
  if (options.tracing) addTracing(app, options.tracing)
  showProblemsAsPages(app)
  addCompression(app)
  addCors(app, { ...(options.cors ?? { origins: [], rest: false }), ...corsParts(services) })
  mountInterfaces(app, services, options)
  mountPages(app, services, options)
  mountHealth(app, services, options)
  return app
}

const corsParts = ({ credentials, publicUrl }: ServerServices) => ({ credentials, publicUrl, graphqlPaths: GRAPHQL_PATHS })

function createFastify({ log, bodyLimit, trustedProxies = 0 }: AppOptions): FastifyInstance {
  const { errors } = assembleModules()
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }) => chooseRequestId(headers['x-request-id']),
    bodyLimit,
    trustProxy: trustedProxies > 0 ? (_address: string, hop: number) => hop < trustedProxies : false,
    requestTimeout: 60_000,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 2_000 },
    forceCloseConnections: 'idle',
    // Requests that arrive on open connections during the shutdown are served.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_PATH_PARAMETER },
    frameworkErrors: (error, request, reply) => sendBadUrl(errors, error, request, reply),
    clientErrorHandler: (error, socket) => sendMalformed(errors, error, socket),
  })
  app.removeContentTypeParser('text/plain')
  app.setErrorHandler(errors.send)
  app.setNotFoundHandler((request, reply) =>
    errors.send(new DomainError('NOT_FOUND', 'NOT_FOUND', `${request.method} ${pathOf(request.url)} not found`), request, reply),
  )
  return app
}

/** Adds the hooks around every request, and at the shutdown. */
function addHooks(app: FastifyInstance, { services, ledger, shutdown, metrics, clients, trustedProxies = 0 }: AppOptions) {
  const { errors } = assembleModules()
  const limits = createClientLimits({ ...clients, ...(trustedProxies > 0 && { maxOfAddress: Number.POSITIVE_INFINITY }) })
  const connections = limitConnections(app.server, limits, (socket, error) => sendOnSocket(errors, error, socket))
  app.addHook('onClose', async () => {
    connections.stop()
    await ledger.stop()
    await endServices(services)
  })
  app.decorateRequest('accessLog', null)
  app.addHook('onRequest', (request, reply, done) => {
    request.accessLog = newRequestLog()
    reply.header('x-request-id', request.id)
    const phase = shutdown?.() ?? null
    if (phase) reply.header('connection', 'close')
    if (phase === 'over') return done(new DomainError('UNAVAILABLE', 'SERVICE_UNAVAILABLE', 'The server shuts down; try again'))
    const error = repeatedCredential(request.raw.rawHeaders)
    if (error) done(error)
    else connections.afterEarlier(request.raw, done)
  })
  app.addHook('onResponse', (request, reply, done) => {
    request.accessLog?.budget?.finish()
    request.log.info(logLine(request, reply), 'served')
    metrics?.metrics.countRequest(describeRequest(request, reply, GRAPHQL_PATHS))
    done()
  })
}

class RepeatedHeader extends DomainError {
  readonly statusCode = 400
  constructor(name: string) {
    super('VALIDATION', 'REPEATED_HEADER', `The header ${name} must be sent once`)
  }
}

const CREDENTIAL_HEADERS = new Set(['authorization', 'apikey'])

/** Returns the error for a credential that is sent twice. Node keeps the first Authorization header, but a proxy may have checked the other one. */
function repeatedCredential(rawHeaders: readonly string[]): DomainError | undefined {
  const seen = new Set<string>()
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]?.toLowerCase() ?? ''
    if (!CREDENTIAL_HEADERS.has(name)) continue
    if (seen.has(name)) return new RepeatedHeader(name)
    seen.add(name)
  }
  return undefined
}

function mountInterfaces(
  app: FastifyInstance,
  services: ServerServices,
  { limits, bodyLimit, bulkBodyLimit, uploadLimit }: AppOptions,
) {
  const { schema, schemas, future, errors, routes, policies } = assembleModules()
  const uploads = { fileBytes: uploadLimit ?? DEFAULT_UPLOAD_LIMIT, files: 20, fieldBytes: bodyLimit }
  mountGraphql(app, { schema, future, limits, bodyLimit, uploads, services }, GRAPHQL_PATHS)
  mountRest(app, { schemas, routes, policies, errors, services, bodyLimit, bulkBodyLimit, uploadLimit: uploads.fileBytes })
}

const restExamples = examples as unknown as Examples

const graphqlExamples = async () =>
  (await import('./contract/graphql-examples.gen.json', { with: { type: 'json' } })).default as unknown as GraphqlExamples

function mountPages(app: FastifyInstance, services: ServerServices, { version, linkFolder }: AppOptions) {
  const { schema, schemas, registry, sdl, futureSdl, routes, policies } = assembleModules()
  const openapi = memoize(() => JSON.stringify(openapiOf(schemas, routes, policies, version, restExamples)))
  const futureOpenapi = memoize(() =>
    JSON.stringify(openapiOf(openSchemas(schema, routes, true), routes, policies, version, restExamples)),
  )
  const client = memoize(() => writeRestClient(openapi()))
  const futureClient = memoize(() => writeRestClient(futureOpenapi()))
  mountPortal(app, { version, registry, clock: services.clock, schema, openapi, graphqlExamples })
  mountDeskSession(app, services, linkFolder ?? null)
  mountPassword(app, services)
  mountLoginAddress(app, services)
  mountApproval(app, services)
  mountModuleRoutes(app, services)
  mountDeskPages(app)
  mountDocuments(app, services.clock, {
    sdl: (at) => (isPastRemoval(at) ? futureSdl() : sdl()),
    openapi: (at) => (isPastRemoval(at) ? futureOpenapi() : openapi()),
    client: (at) => (isPastRemoval(at) ? futureClient() : client()),
  })
}

interface Documents {
  sdl: (at: Date) => string
  openapi: (at: Date) => string
  client: (at: Date) => string
}

/** Serves the SDL, the OpenAPI document, the REST client for TypeScript and the error pages. `?at=` shows a document for a later day. */
function mountDocuments(app: FastifyInstance, clock: Clock, { sdl, openapi, client }: Documents) {
  const precompress = openPrecompressed()
  const serve = (url: string, type: string, text: (at: Date) => string) =>
    app.route<{ Querystring: { at?: unknown } }>({
      method: 'GET',
      url,
      handler: async (request, reply) => {
        const at = effectiveInstant(clock(), [previewDate(request.query.at, 'at')])
        return reply.header('content-type', `${type}; charset=utf-8`).send(await precompress(request, reply, text(at)))
      },
    })
  serve('/v2/schema.graphql', 'application/graphql', sdl)
  serve('/v2/openapi.json', 'application/json', openapi)
  serve('/v2/client.ts', 'text/typescript', client)
  for (const [url, page] of assembleModules().errors.pages) serve(url, 'application/json', () => JSON.stringify(page))
}

/** The time limit of the database check. */
const READY_MS = 1500

/** Mounts `/health`, which reports that the process runs, and `/ready`, which also requires a reachable, migrated database and no shutdown. */
function mountHealth(app: FastifyInstance, { tenants }: ServerServices, { shutdown, replicas }: AppOptions) {
  app.route({ method: 'GET', url: '/health', handler: async () => ({ status: 'alive' }) })
  app.route({
    method: 'GET',
    url: '/ready',
    handler: async (_, reply) => {
      const reason = shutdown?.() ? 'the server shuts down' : await findReasonNotReady(tenants.control)
      const states = replicas?.() ?? []
      if (reason === null) return { status: 'ready', ...(states.length && { replicas: states }) }
      // Visitors still read: a load balancer that took all servers out would turn a fail-over into an outage.
      if (!shutdown?.() && readsElsewhere(tenants)) return { status: 'reading', reason, replicas: states }
      return reply.code(503).header('retry-after', '1').send({ status: 'not ready', reason })
    },
  })
}

/** Returns true while the primary is away, and a replica handles reads. */
function readsElsewhere({ readingOf }: Tenants): boolean {
  const group = readingOf(DEFAULT_TENANT)?.group
  return Boolean(group?.watch.isAway && group.watch.mayTrustReplica && group.isUsable)
}

async function findReasonNotReady(control: Database): Promise<string | null> {
  const late = new Promise<null>((done) => setTimeout(done, READY_MS, null).unref())
  const pending = await Promise.race([findPendingMigrations(control).catch(() => null), late])
  if (pending === null) return 'the database cannot be reached'
  return pending.length ? `migrations are pending: ${pending.join(', ')}` : null
}

/** Returns the caller's request id if it is safe to log, or a new one. */
const chooseRequestId = (sent: string | string[] | undefined) =>
  typeof sent === 'string' && /^[\w.:-]{1,100}$/.test(sent) ? sent : v7()
