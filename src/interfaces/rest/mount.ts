/** Mounts the modules' routes on the server: caller, policy, input, function, response. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import { type Actor, authorize, type Policy } from '../../core/auth/access.js'
import { DomainError, invalid, shorten } from '../../core/base/errors.js'
import type { Page } from '../../core/base/page.js'
import type { Ctx } from '../../core/context.js'
import { toNfc } from '../../core/input/text.js'
import { refuseRemoved } from '../../core/lifecycle/effective-date.js'
import type { ItemUse } from '../../core/lifecycle/item.js'
import type { RequestKind } from '../http/access-log.js'
import { reportUses } from '../http/deprecation-headers.js'
import { etagOf, hasIfMatch, isKnown, preconditionFailed, requireMatch } from '../http/etag.js'
import { tellWriteToken } from '../http/replica-reads.js'
import { bearerToken, createContext, refuseEncoded, type ServerServices } from '../http/request-context.js'
import { asksForCost, writeCost } from '../http/request-cost.js'
import { traceOperation } from '../http/request-trace.js'
import { writeJson } from '../http/write-json.js'
import { answerWrite, readWriteHeaders, type WriteAnswer } from '../http/write-request.js'
import { type ReadBulk, refuseTooMany, refuseUnread, withRefused } from './bulk-reader.js'
import { acceptCsv, csvFileOf, deleteCsvFile } from './csv-body.js'
import type { RestErrors } from './errors.js'
import { openRouteUses, type RouteUses } from './lifecycle/used-items.js'
import { openRequestReader, type RequestReader } from './reader.js'
import type { BulkAnswer, RestRequest, Route, RouteOutput, Routes } from './route.js'
import { SchemaRegistry } from './shapes/json-schema.js'
import { restSchema } from './shapes/properties.js'
import { openResponseWriter, type ResponseWriter } from './writer.js'

export interface RestInterface {
  schemas: SchemaRegistry
  routes: Routes
  policies: Record<string, Policy>
  errors: RestErrors
  services: ServerServices
  bodyLimit: number
  bulkBodyLimit: number
  /** The largest file, in bytes. */
  uploadLimit: number
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
const CREDENTIAL = {
  missing: 'a valid Bearer token from POST /oauth2/token is required',
  mistaken: 'the Bearer token is unknown or has expired; get a new one with POST /oauth2/token',
}

/** Returns the shapes of all routes; openapi.ts and the lifecycle use them, too. */
export const openSchemas = (schema: GraphQLSchema, routes: Routes, isAfterRemoval = false) =>
  new SchemaRegistry(restSchema(schema, routes), isAfterRemoval)

/** A route with everything needed to serve it. */
interface Served {
  name: string
  route: Route
  policy: Policy
  reader: RequestReader
  writer: ResponseWriter
  uses: RouteUses
  /** The route that reads the single resource at the same path, if there is one. */
  reading: Route | null
}

export function mountRest(app: FastifyInstance, api: RestInterface): void {
  const reader = openRequestReader(api.schemas)
  const writer = openResponseWriter(api.schemas)
  const usesOf = openRouteUses(api.schemas, api.services.lifecycle.registry)
  const methods = new Map<string, string[]>()
  acceptCsv(app)
  for (const [name, route] of Object.entries(api.routes)) {
    const policy = api.policies[name]
    if (!policy) throw new Error(`${name} has no policy`)
    const [method = '', path = ''] = name.split(' ')
    const url = path.replaceAll(/\{(\w+)\}/g, ':$1')
    methods.set(url, [...(methods.get(url) ?? []), method])
    const reading = readingAt(api.routes, path)
    const served: Served = { name, route, policy, reader, writer, uses: usesOf(name, route), reading }
    app.route({
      method,
      url,
      bodyLimit: isLarge(route) ? api.bulkBodyLimit : api.bodyLimit,
      config: limitsOf(api, route),
      // Unauthorized callers are refused before the body is read: a bulk may be large.
      onRequest: [refuseEncoded, async (request) => void (await admit(api, policy, request))],
      handler: async (request, reply) => {
        try {
          return await serve(api, served, request, reply)
        } finally {
          await deleteCsvFile(request)
        }
      },
    })
  }
  for (const [url, served] of methods) mountOtherMethods(app, api.errors, url, served)
}

function readingAt(routes: Routes, path: string): Route | null {
  const route = (routes as Record<string, Route | undefined>)[`GET ${path}`]
  return route?.output.kind === 'one' ? route : null
}

function limitsOf({ bodyLimit, uploadLimit }: RestInterface, { input }: Route) {
  if (input?.kind === 'csv') return { csvLimit: uploadLimit }
  return input?.kind === 'body' ? { jsonLimit: bodyLimit } : {}
}

const isLarge = ({ input }: Route) => input?.kind === 'bulk' || (input?.kind === 'body' && input.isLarge === true)

async function admit(api: RestInterface, policy: Policy, request: FastifyRequest): Promise<Actor> {
  const { credentials } = api.services
  const actor = await credentials.current(() => credentials.byToken(bearerToken(request)))
  if (request.accessLog) request.accessLog.actor = actor
  authorize(actor, policy, CREDENTIAL)
  return actor
}

async function serve(api: RestInterface, served: Served, request: FastifyRequest, reply: FastifyReply) {
  const { name, route, policy, uses } = served
  const actor = await admit(api, policy, request)
  const ctx = await createContext(api.services, actor, kindOf(served), request, reply, [name])
  await ctx.budget.slices.takeTurn()
  const hasCost = asksForCost(request, actor)
  if (route.input?.kind === 'bulk') refuseTooMany(route.input, request.body)
  const sent = uses.sent(request)
  const tell = (all: readonly ItemUse[]) => reportUses(api.services.lifecycle, ctx, request, reply, name, all)
  let told = sent
  const respond = async (inner: Ctx): Promise<WriteAnswer> => {
    const body = await answer(served, inner, sent, request)
    told = [...sent, ...uses.served(body)]
    const status = 'status' in route.output ? (route.output.status ?? 200) : 200
    return { status, body: await writeJson(body, ctx.budget), isKept: true }
  }
  const perform = () => (kindOf(served) === 'query' ? respond(ctx) : change(served, ctx, request, reply, respond))
  const answered = await traceOperation(request.accessLog, name, ctx.budget, perform).finally(() => tell(told))
  if (kindOf(served) === 'command') await tellWriteToken(api.services.tenants, ctx, reply)
  if (hasCost) reply.header('api-cost', writeCost({ ...ctx.budget.readCost(), bytes: Buffer.byteLength(answered.body) }))
  return send(served, request, reply, answered)
}

/** Runs a request that writes: directly, or in one transaction if its headers require it. */
async function change(
  served: Served,
  ctx: Ctx,
  request: FastifyRequest,
  reply: FastifyReply,
  respond: (ctx: Ctx) => Promise<WriteAnswer>,
): Promise<WriteAnswer> {
  const headers = readWriteHeaders(request)
  const isSnapshot = hasIfMatch(request)
  if (headers.key === null && !headers.isDryRun && !isSnapshot) return respond(ctx)
  const asked = [request.method, request.url, request.body ?? null, request.headers['if-match'] ?? null]
  const respondIfUnchanged = async (inner: Ctx) => {
    requireMatch(request, await currentTag(served, inner, request))
    const answered = await respond(inner)
    if (request.method !== 'DELETE') reply.header('etag', await currentTag(served, inner, request))
    return answered
  }
  const respondWithEffects = async (inner: Ctx) => {
    const answered = await (isSnapshot ? respondIfUnchanged(inner) : respond(inner))
    const effects = headers.isDryRun ? await inner.services.dryRunEffects.writeHeader(inner) : null
    if (effects) reply.header('api-dry-run-effects', effects)
    return answered
  }
  return answerWrite(ctx, { ...headers, isSnapshot, asked }, reply, respondWithEffects)
}

/** Returns the entity tag that a GET of the same path would return. */
async function currentTag({ reading, writer }: Served, ctx: Ctx, request: FastifyRequest): Promise<string> {
  if (!reading) throw preconditionFailed('This URL cannot be read, so it has no ETag: do not send If-Match')
  const params = normalizeParams(request.params as Record<string, string>)
  const query = parted(request.query as Record<string, string>, reading.queryParameters ?? {}).own
  const result = await reading.handle(ctx, { params, input: {}, query })
  return etagOf(await writeJson(await written(writer, reading.output, ctx, result, []), ctx.budget))
}

/** Sends the response. A single resource has its entity tag; a client that already has it gets no body. */
function send({ name, route }: Served, request: FastifyRequest, reply: FastifyReply, { status, body }: WriteAnswer) {
  if (name.startsWith('GET ') && route.output.kind === 'one') {
    const etag = etagOf(body)
    reply.header('etag', etag)
    if (isKnown(request, etag)) return reply.code(304).send()
  }
  return reply.code(status).header('content-type', 'application/json; charset=utf-8').send(body)
}

const kindOf = ({ name, route }: Served): RequestKind =>
  name.startsWith('GET ') || route.input?.kind === 'search' ? 'query' : 'command'

/** Runs a route. Removed items are refused before the rest of the input is checked. */
async function answer({ route, reader, writer }: Served, ctx: Ctx, sent: readonly ItemUse[], request: FastifyRequest) {
  refuseRemoved(sent, ctx.effectiveDate)
  const asked = await read(route, reader, request)
  const expands = expandsOf(route.output, request)
  // A bulk that returns counts writes all items or none.
  if (route.input?.kind === 'bulk' && route.output.kind !== 'bulk') refuseUnread(asked.input as ReadBulk, route.input.plural)
  const result = await route.handle(ctx, asked)
  if (route.input?.kind !== 'bulk' || route.output.kind !== 'bulk') return written(writer, route.output, ctx, result, expands)
  return writer.bulk(withRefused(result as BulkAnswer, (asked.input as ReadBulk).refused, route.input.plural))
}

async function read(
  { input, queryParameters = {} }: Route,
  reader: RequestReader,
  request: FastifyRequest,
): Promise<RestRequest> {
  const params = normalizeParams(request.params as Record<string, string>)
  const all = request.query as Record<string, string | string[] | undefined>
  const { own, others } = parted(all, queryParameters)
  const unusable = Object.keys(own).find((name) => own[name]?.includes('\0'))
  if (unusable) throw invalid([{ path: [unusable], message: 'must not contain the character U+0000' }])
  if (input?.kind === 'query') return { params, input: reader.query(input, others), query: own }
  refuseParameters(others)
  return { ...(await bodyOf(input, reader, params, request)), query: own }
}

/** Normalizes keys in the path, which are compared with stored texts in NFC. No stored text has the character U+0000: PostgreSQL refuses it. */
function normalizeParams(params: Record<string, string>): Record<string, string> {
  const unusable = Object.keys(params).find((name) => params[name]?.includes('\0'))
  if (unusable) throw new DomainError('NOT_FOUND', 'NOT_FOUND', `No record has a ${unusable} with the character U+0000`)
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, toNfc(value)]))
}

/** Splits the parameters into those that a route accepts, each once, and the others. */
function parted(all: Record<string, string | string[] | undefined>, accepts: Readonly<Record<string, string>>) {
  const isOwn = ([name, value]: [string, unknown]) => Object.hasOwn(accepts, name) && typeof value === 'string'
  const entries = Object.entries(all)
  return {
    own: Object.fromEntries(entries.filter(isOwn)) as Record<string, string | undefined>,
    others: Object.fromEntries(entries.filter((entry) => !isOwn(entry))),
  }
}

async function bodyOf(
  takes: Exclude<Route['input'], { kind: 'query' }>,
  reader: RequestReader,
  params: Record<string, string>,
  request: FastifyRequest,
): Promise<RestRequest> {
  if (!takes) return { params, input: {} }
  if (takes.kind === 'csv') return { params, input: csvFileOf(request) }
  if (takes.kind === 'search') return { params, input: reader.search(takes.search, request.body) }
  if (takes.kind === 'bulk') return { params, input: await reader.bulk(takes, params.lookupKey ?? '', request.body) }
  return { params, input: reader.body(takes.dto, request.body) }
}

function refuseParameters({ expands: _, ...others }: Record<string, unknown>) {
  const unknown = Object.keys(others)
  if (unknown.length)
    throw invalid(unknown.map((name) => ({ path: [name], message: `extraneous key [${shorten(name)}] is not permitted` })))
}

/** Parses `expands=a,b`, which adds related resources to a page; single responses always have them. Published clients also write them in capitals. */
function expandsOf(answers: RouteOutput, request: FastifyRequest): string[] {
  const { expands } = request.query as { expands?: string | string[] }
  if (expands === undefined) return []
  const nest = 'dto' in answers ? (answers.dto.nest ?? {}) : {}
  const known = Object.keys(nest)
  const keyOf = (name: string) =>
    known.find((key) => key === name || [key, ...(nest[key]?.alsoCalled ?? [])].some((other) => isSameName(other, name)))
  const names = String(expands).split(',').filter(Boolean).map(keyOf)
  const found = names.filter((name) => name !== undefined)
  if (found.length < names.length || Array.isArray(expands))
    throw invalid([
      { path: ['expands'], message: known.length ? `must be one or more of ${known.join(', ')}` : 'has nothing to expand here' },
    ])
  return [...new Set(found)]
}

/** Returns whether two names are equal: ORDER_ITEMS, order_items and orderItems are. */
const isSameName = (a: string, b: string) => a.replaceAll('_', '').toLowerCase() === b.replaceAll('_', '').toLowerCase()

function written(writer: ResponseWriter, answers: RouteOutput, ctx: Ctx, result: unknown, expands: string[]) {
  if (answers.kind === 'one') return writer.one(ctx, answers.dto, result)
  if (answers.kind === 'page') return writer.page(ctx, answers.dto, result as Page<unknown>, expands)
  return answers.kind === 'csv' ? result : writer.bulk(result as BulkAnswer)
}

/** Refuses methods that a path does not support; OPTIONS lists the supported ones. */
function mountOtherMethods(app: FastifyInstance, errors: RestErrors, url: string, served: string[]) {
  const allow = [...served, ...(served.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ')
  const others = METHODS.filter((method) => !served.includes(method) && !(method === 'HEAD' && served.includes('GET')))
  app.route({
    method: others,
    url,
    handler: (request, reply) => {
      reply.header('allow', allow)
      if (request.method === 'OPTIONS') return reply.code(204).send()
      return errors.send(
        new DomainError('VALIDATION', 'METHOD_NOT_ALLOWED', `${request.method} is not supported here; use ${allow}`),
        request,
        reply,
      )
    },
  })
}
