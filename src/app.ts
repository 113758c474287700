/** The list of rooms, and the server that serves them: both faces, the pages, health. Not yet listening. */
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { v7 } from 'uuid'
import type { GraphqlOperation } from './contract/contract.gen.js'
import contract from './contract/schema.gen.graphql'
import type { Policy } from './core/access.js'
import type { Clock } from './core/clock.js'
import { DomainError } from './core/errors.js'
import { openIdentities } from './core/identity.js'
import { openKeyring } from './core/keyring.js'
import type { Ledger } from './core/lifecycle/lifecycle.js'
import { openRegistry } from './core/lifecycle/registry.js'
import { effectiveInstant } from './core/lifecycle/surface.js'
import { openLimiter } from './core/limiter.js'
import { openPasswords } from './core/passwords.js'
import type { Tenants } from './core/tenants.js'
import { openTokens } from './core/tokens.js'
import { pendingMigrations } from './db/migrate.js'
import { type Door, previewDate } from './faces/door.js'
import type { Limits } from './faces/graphql/document.js'
import { futureSchema, isPastRemoval, sdlOf } from './faces/graphql/future.js'
import { mountGraphql } from './faces/graphql/http.js'
import { graphqlItems } from './faces/graphql/items.js'
import { executableSchema, mergedResolvers } from './faces/graphql/schema.js'
import { openapiOf } from './faces/openapi.js'
import { problemPages, sendError } from './faces/rest/errors.js'
import { restItems } from './faces/rest/items.js'
import { mountRest, openBook } from './faces/rest/mount.js'
import { mountOauth } from './faces/rest/oauth.js'
import type { Routes } from './faces/rest/route.js'
import { mountPassword } from './portal/password/mount.js'
import { mountPortal } from './portal/portal.js'
import { addressGraphql } from './rooms/accounts/address/address.graphql.js'
import { addressPolicy } from './rooms/accounts/address/address.policy.js'
import { addressRest } from './rooms/accounts/address/address.rest.js'
import { apikeyGraphql } from './rooms/accounts/apikey/apikey.graphql.js'
import { apikeyPolicy } from './rooms/accounts/apikey/apikey.policy.js'
import { companyGraphql } from './rooms/accounts/company/company.graphql.js'
import { companyPolicy } from './rooms/accounts/company/company.policy.js'
import { companyRest } from './rooms/accounts/company/company.rest.js'
import { companySearchGraphql } from './rooms/accounts/company-search/company-search.graphql.js'
import { companySearchPolicy } from './rooms/accounts/company-search/company-search.policy.js'
import { contactGraphql } from './rooms/accounts/contact/contact.graphql.js'
import { contactPolicy } from './rooms/accounts/contact/contact.policy.js'
import { contactRest } from './rooms/accounts/contact/contact.rest.js'
import { customerGraphql } from './rooms/accounts/customer/customer.graphql.js'
import { customerPolicy } from './rooms/accounts/customer/customer.policy.js'
import { customerRest } from './rooms/accounts/customer/customer.rest.js'
import { magicTokenGraphql } from './rooms/accounts/magic-token/magic-token.graphql.js'
import { magicTokenPolicy } from './rooms/accounts/magic-token/magic-token.policy.js'
import { passwordGraphql } from './rooms/accounts/password/password.graphql.js'
import { passwordPolicy } from './rooms/accounts/password/password.policy.js'
import { purchaseAuthorizationGraphql } from './rooms/accounts/purchase-authorization/purchase-authorization.graphql.js'
import { purchaseAuthorizationPolicy } from './rooms/accounts/purchase-authorization/purchase-authorization.policy.js'
import { purchaseAuthorizationRest } from './rooms/accounts/purchase-authorization/purchase-authorization.rest.js'
import { roleGraphql } from './rooms/accounts/role/role.graphql.js'
import { rolePolicy } from './rooms/accounts/role/role.policy.js'
import { sessionGraphql } from './rooms/accounts/session/session.graphql.js'
import { sessionPolicy } from './rooms/accounts/session/session.policy.js'
import { userGraphql } from './rooms/accounts/user/user.graphql.js'
import { userPolicy } from './rooms/accounts/user/user.policy.js'
import { attributeGraphql } from './rooms/catalog/attribute/attribute.graphql.js'
import { attributePolicy } from './rooms/catalog/attribute/attribute.policy.js'
import { attributeRest } from './rooms/catalog/attribute/attribute.rest.js'
import { bundleGraphql } from './rooms/catalog/bundle/bundle.graphql.js'
import { bundlePolicy } from './rooms/catalog/bundle/bundle.policy.js'
import { bundleRest } from './rooms/catalog/bundle/bundle.rest.js'
import { categoryGraphql } from './rooms/catalog/category/category.graphql.js'
import { categoryPolicy } from './rooms/catalog/category/category.policy.js'
import { categoryRest } from './rooms/catalog/category/category.rest.js'
import { clusterGraphql } from './rooms/catalog/cluster/cluster.graphql.js'
import { clusterPolicy } from './rooms/catalog/cluster/cluster.policy.js'
import { clusterRest } from './rooms/catalog/cluster/cluster.rest.js'
import { crossupsellGraphql } from './rooms/catalog/crossupsell/crossupsell.graphql.js'
import { crossupsellPolicy } from './rooms/catalog/crossupsell/crossupsell.policy.js'
import { crossupsellRest } from './rooms/catalog/crossupsell/crossupsell.rest.js'
import { machineGraphql } from './rooms/catalog/machine/machine.graphql.js'
import { machinePolicy } from './rooms/catalog/machine/machine.policy.js'
import { machineRest } from './rooms/catalog/machine/machine.rest.js'
import { mediaGraphql } from './rooms/catalog/media/media.graphql.js'
import { mediaPolicy } from './rooms/catalog/media/media.policy.js'
import { mediaRest } from './rooms/catalog/media/media.rest.js'
import { placementGraphql } from './rooms/catalog/placement/placement.graphql.js'
import { placementPolicy } from './rooms/catalog/placement/placement.policy.js'
import { placementRest } from './rooms/catalog/placement/placement.rest.js'
import { productGraphql } from './rooms/catalog/product/product.graphql.js'
import { productPolicy } from './rooms/catalog/product/product.policy.js'
import { productRest } from './rooms/catalog/product/product.rest.js'
import { searchGraphql } from './rooms/catalog/search/search.graphql.js'
import { searchPolicy } from './rooms/catalog/search/search.policy.js'
import { searchRest } from './rooms/catalog/search/search.rest.js'
import { valuesetGraphql } from './rooms/catalog/valueset/valueset.graphql.js'
import { valuesetPolicy } from './rooms/catalog/valueset/valueset.policy.js'
import { valuesetRest } from './rooms/catalog/valueset/valueset.rest.js'
import { adminUserGraphql } from './rooms/platform/admin-user/admin-user.graphql.js'
import { adminUserPolicy } from './rooms/platform/admin-user/admin-user.policy.js'
import { channelGraphql } from './rooms/platform/channel/channel.graphql.js'
import { channelPolicy } from './rooms/platform/channel/channel.policy.js'
import { channelRest } from './rooms/platform/channel/channel.rest.js'
import { lifecycleGraphql } from './rooms/platform/lifecycle/lifecycle.graphql.js'
import { lifecyclePolicy } from './rooms/platform/lifecycle/lifecycle.policy.js'
import { lifecycleRest } from './rooms/platform/lifecycle/lifecycle.rest.js'
import { shopGraphql } from './rooms/platform/shop/shop.graphql.js'
import { shopPolicy } from './rooms/platform/shop/shop.policy.js'
import { tenantGraphql } from './rooms/platform/tenant/tenant.graphql.js'
import { tenantPolicy } from './rooms/platform/tenant/tenant.policy.js'
import { surchargeGraphql } from './rooms/pricing/surcharge/surcharge.graphql.js'
import { surchargePolicy } from './rooms/pricing/surcharge/surcharge.policy.js'
import { surchargeRest } from './rooms/pricing/surcharge/surcharge.rest.js'
import { taxGraphql } from './rooms/pricing/tax/tax.graphql.js'
import { taxPolicy } from './rooms/pricing/tax/tax.policy.js'
import { taxRest } from './rooms/pricing/tax/tax.rest.js'
import { favoriteListGraphql } from './rooms/sales/favorite-list/favorite-list.graphql.js'
import { favoriteListPolicy } from './rooms/sales/favorite-list/favorite-list.policy.js'
import { favoriteListRest } from './rooms/sales/favorite-list/favorite-list.rest.js'
import { orderlistGraphql } from './rooms/sales/orderlist/orderlist.graphql.js'
import { orderlistPolicy } from './rooms/sales/orderlist/orderlist.policy.js'
import { orderlistRest } from './rooms/sales/orderlist/orderlist.rest.js'
import { payMethodGraphql } from './rooms/sales/paymethod/paymethod.graphql.js'
import { payMethodPolicy } from './rooms/sales/paymethod/paymethod.policy.js'
import { payMethodRest } from './rooms/sales/paymethod/paymethod.rest.js'
import { carrierGraphql } from './rooms/stock/carrier/carrier.graphql.js'
import { carrierPolicy } from './rooms/stock/carrier/carrier.policy.js'
import { carrierRest } from './rooms/stock/carrier/carrier.rest.js'
import { warehouseGraphql } from './rooms/stock/warehouse/warehouse.graphql.js'
import { warehousePolicy } from './rooms/stock/warehouse/warehouse.policy.js'
import { warehouseRest } from './rooms/stock/warehouse/warehouse.rest.js'

/** Each room's resolvers; several rooms may add fields to one type. */
const resolvers = [
  productGraphql,
  clusterGraphql,
  categoryGraphql,
  placementGraphql,
  attributeGraphql,
  mediaGraphql,
  searchGraphql,
  bundleGraphql,
  crossupsellGraphql,
  machineGraphql,
  orderlistGraphql,
  favoriteListGraphql,
  valuesetGraphql,
  taxGraphql,
  surchargeGraphql,
  payMethodGraphql,
  warehouseGraphql,
  carrierGraphql,
  channelGraphql,
  shopGraphql,
  tenantGraphql,
  apikeyGraphql,
  addressGraphql,
  companyGraphql,
  companySearchGraphql,
  contactGraphql,
  customerGraphql,
  magicTokenGraphql,
  passwordGraphql,
  purchaseAuthorizationGraphql,
  roleGraphql,
  sessionGraphql,
  userGraphql,
  adminUserGraphql,
  lifecycleGraphql,
]

export const routes = {
  ...productRest,
  ...clusterRest,
  ...categoryRest,
  ...placementRest,
  ...attributeRest,
  ...mediaRest,
  ...searchRest,
  ...bundleRest,
  ...crossupsellRest,
  ...machineRest,
  ...orderlistRest,
  ...favoriteListRest,
  ...taxRest,
  ...valuesetRest,
  ...surchargeRest,
  ...payMethodRest,
  ...warehouseRest,
  ...carrierRest,
  ...channelRest,
  ...addressRest,
  ...companyRest,
  ...contactRest,
  ...customerRest,
  ...purchaseAuthorizationRest,
  ...lifecycleRest,
} satisfies Routes

type OperationName = GraphqlOperation | keyof typeof routes

/** Default deny: an operation without a line here does not compile. */
export const policies = {
  ...productPolicy,
  ...clusterPolicy,
  ...categoryPolicy,
  ...placementPolicy,
  ...attributePolicy,
  ...mediaPolicy,
  ...searchPolicy,
  ...bundlePolicy,
  ...crossupsellPolicy,
  ...machinePolicy,
  ...orderlistPolicy,
  ...favoriteListPolicy,
  ...taxPolicy,
  ...valuesetPolicy,
  ...surchargePolicy,
  ...payMethodPolicy,
  ...warehousePolicy,
  ...carrierPolicy,
  ...channelPolicy,
  ...shopPolicy,
  ...tenantPolicy,
  ...apikeyPolicy,
  ...addressPolicy,
  ...companyPolicy,
  ...companySearchPolicy,
  ...contactPolicy,
  ...customerPolicy,
  ...magicTokenPolicy,
  ...passwordPolicy,
  ...purchaseAuthorizationPolicy,
  ...rolePolicy,
  ...sessionPolicy,
  ...userPolicy,
  ...adminUserPolicy,
  ...lifecyclePolicy,
} satisfies Record<OperationName, Policy>

export interface AppOptions {
  door: Omit<Door, 'lifecycle'>
  /** Written down once more when the server closes. */
  ledger: Ledger
  log: FastifyBaseLogger
  version: string
  limits: Limits
  bodyLimit: number
  bulkBodyLimit: number
  /** How many proxies in front may say where a request came from. */
  trustedProxies?: number
  /** The server is about to leave: who keeps a connection open is asked to let it go. */
  isLeaving?: () => boolean
}

interface DoorOptions {
  tenants: Tenants
  clock: Clock
  publicUrl: string
  redirectHosts?: readonly string[]
  wake?: (tenantId: string) => void
  memoryMs?: number
}

/** What stands at the door of both faces; whoever opens it ends its passwords, too. */
export function openDoor({
  tenants,
  clock,
  publicUrl,
  redirectHosts = [],
  wake = () => undefined,
  memoryMs,
}: DoorOptions): Omit<Door, 'lifecycle'> {
  const tokens = openTokens(tenants.control, clock, publicUrl)
  return {
    tenants,
    clock,
    publicUrl,
    redirectHosts,
    wake,
    tokens,
    keyring: openKeyring(tenants.control, clock, memoryMs),
    identities: openIdentities(tenants, tokens, clock, memoryMs),
    passwords: openPasswords(),
    limiter: openLimiter(clock),
  }
}

/** What the declarations of all rooms amount to: made once in a process, however many servers it builds. */
const house = once(() => {
  const schema = executableSchema(contract, mergedResolvers(resolvers), policies)
  const book = openBook(schema, routes)
  const registry = openRegistry([...graphqlItems(schema).map(({ declared }) => declared), ...restItems(book, routes)])
  const future = once(() => futureSchema(contract, schema))
  return { schema, book, registry, future, sdl: once(() => sdlOf(schema)), futureSdl: once(() => sdlOf(future())) }
})

const GRAPHQL_PATHS = ['/v2/graphql', '/graphql'] as const

export function buildApp({
  door: outside,
  ledger,
  log,
  version,
  limits,
  bodyLimit,
  bulkBodyLimit,
  trustedProxies = 0,
  isLeaving,
}: AppOptions): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }) => requestId(headers['x-request-id']),
    bodyLimit,
    trustProxy: trustedProxies > 0 ? (_address: string, hop: number) => hop < trustedProxies : false,
    requestTimeout: 60_000,
    http: { headersTimeout: 15_000 },
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
  })
  const { schema, book, registry, future, sdl, futureSdl } = house()
  const door: Door = { ...outside, lifecycle: { registry, ledger } }
  app.removeContentTypeParser('text/plain')
  app.setErrorHandler(sendError)
  app.setNotFoundHandler((request, reply) =>
    sendError(new DomainError('NOT_FOUND', 'NOT_FOUND', `${request.method} ${pathOf(request.url)} not found`), request, reply),
  )
  app.addHook('onClose', async () => {
    await ledger.stop()
    await door.passwords.end()
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    if (isLeaving?.()) reply.header('connection', 'close')
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, url } = request
    request.log.info(
      { method, url: pathOf(url), status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 },
      'served',
    )
  })
  mountGraphql(app, { schema, future, limits, bodyLimit, door }, GRAPHQL_PATHS)
  mountRest(app, { book, routes, policies, door, bodyLimit, bulkBodyLimit })
  mountOauth(app, door)
  mountPortal(app, { version, registry, clock: door.clock })
  mountPassword(app, door)
  const openapi = once(() => JSON.stringify(openapiOf(book, routes, policies, version)))
  const futureOpenapi = once(() => JSON.stringify(openapiOf(openBook(schema, routes, true), routes, policies, version)))
  mountDocuments(app, door.clock, {
    sdl: (at) => (isPastRemoval(at) ? futureSdl() : sdl()),
    openapi: (at) => (isPastRemoval(at) ? futureOpenapi() : openapi()),
  })
  mountHealth(app, door)
  return app
}

interface Documents {
  sdl: (at: Date) => string
  openapi: (at: Date) => string
}

/** `?at=` shows a document as it will be on a later day. */
function mountDocuments(app: FastifyInstance, clock: Clock, { sdl, openapi }: Documents) {
  const serve = (url: string, type: string, text: (at: Date) => string) =>
    app.route<{ Querystring: { at?: unknown } }>({
      method: 'GET',
      url,
      handler: async ({ query }, reply) => {
        const at = effectiveInstant(clock(), [previewDate(query.at, 'at')])
        return reply.header('content-type', `${type}; charset=utf-8`).send(text(at))
      },
    })
  serve('/v2/schema.graphql', 'application/graphql', sdl)
  serve('/v2/openapi.json', 'application/json', openapi)
  for (const [url, page] of problemPages) serve(url, 'application/json', () => JSON.stringify(page))
}

/** Alive is not ready: a server without its database is alive. */
function mountHealth(app: FastifyInstance, { tenants }: Door) {
  app.route({ method: 'GET', url: '/health', handler: async () => ({ status: 'alive' }) })
  app.route({
    method: 'GET',
    url: '/ready',
    handler: async (_, reply) => {
      const pending = await pendingMigrations(tenants.control).catch(() => null)
      if (pending?.length === 0) return { status: 'ready' }
      const reason = pending ? `migrations are pending: ${pending.join(', ')}` : 'the database cannot be reached'
      return reply.code(503).send({ status: 'not ready', reason })
    },
  })
}

const pathOf = (url: string) => url.split('?', 1)[0] ?? url

/** A caller may bring its own id, if it is fit for a log. */
const requestId = (given: string | string[] | undefined) =>
  typeof given === 'string' && /^[\w.:-]{1,100}$/.test(given) ? given : v7()

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
