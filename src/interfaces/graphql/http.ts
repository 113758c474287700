/** GraphQL over HTTP: POST only, one document a request. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type ExecutionResult, GraphQLError, type GraphQLSchema } from 'graphql'
import type { Actor } from '../../core/auth/access.js'
import type { Budget } from '../../core/base/budget.js'
import { invalidField } from '../../core/base/errors.js'
import type { Ctx } from '../../core/context.js'
import { removedUses } from '../../core/lifecycle/effective-date.js'
import type { ItemUse } from '../../core/lifecycle/item.js'
import { reportUses } from '../http/deprecation-headers.js'
import { etagOf, hasIfMatch, preconditionFailed, requireMatch } from '../http/etag.js'
import { toDomainError } from '../http/known-errors.js'
import { tellWriteToken } from '../http/replica-reads.js'
import { callerOf, createBudget, createContext, refuseEncoded, type ServerServices } from '../http/request-context.js'
import { asksForCost } from '../http/request-cost.js'
import { traceOperation } from '../http/request-trace.js'
import { writeJson } from '../http/write-json.js'
import { answerWrite, readFlag, readWriteHeaders, type WriteAnswer, type WriteHeaders } from '../http/write-request.js'
import {
  type DocumentCompiler,
  type DocumentPlan,
  documentCompiler,
  type Limits,
  type OperationPlan,
  refuseCost,
} from './compile/document.js'
import { itemDetail, removedErrors, renderError } from './errors.js'
import { executePlan } from './execute.js'
import { isPastRemoval } from './lifecycle/schema-after-removal.js'
import { usesFinder } from './lifecycle/used-items.js'
import { acceptUploads, deleteTempFiles, limitAnonymousBody, requireAuthForFiles, type UploadLimits } from './multipart.js'
import { rememberVariables } from './schema.js'

export interface GraphqlInterface {
  schema: GraphQLSchema
  /** The schema after the removal, built on demand. */
  future: () => GraphQLSchema
  limits: Limits
  bodyLimit: number
  uploads: UploadLimits
  services: ServerServices
}

interface Asked {
  query: string
  variables: Record<string, unknown>
  operationName: string | null
}

const RESPONSE_JSON = 'application/graphql-response+json'
/** The status in the current draft for a document that cannot be executed; older drafts said 400. */
const NOT_EXECUTABLE = 422
const TOO_MANY = 429
/** Enough for a file of 10 MB in base64. */
const WITH_FILES = 15_000_000

export function mountGraphql(app: FastifyInstance, api: GraphqlInterface, paths: readonly string[]) {
  const compile = documentCompiler(api.schema, api.limits, usesFinder(api.schema, api.services.lifecycle.registry))
  void app.register((scope, _options, done) => {
    acceptUploads(scope, api.uploads)
    for (const url of paths) mountPath(scope, api, compile, url)
    done()
  })
}

const mountPath = (app: FastifyInstance, api: GraphqlInterface, compile: DocumentCompiler, url: string) =>
  app.route({
    method: 'POST',
    url,
    bodyLimit: Math.max(api.bodyLimit, WITH_FILES),
    config: { jsonLimit: api.bodyLimit },
    onRequest: [refuseEncoded, requireAuthForFiles(api.services)],
    preParsing: limitAnonymousBody(api.services, api.bodyLimit),
    errorHandler: (error, request, reply) => answerUnread(error, request, reply),
    handler: async (request, reply) => {
      try {
        return await answer(api, compile, request, reply)
      } finally {
        await deleteTempFiles(request)
      }
    },
  })

async function answer(api: GraphqlInterface, compile: DocumentCompiler, request: FastifyRequest, reply: FastifyReply) {
  const asked = readBody(request.body)
  if ('errors' in asked) {
    tellCodes(request, asked.errors)
    return reply.code(400).send(asked)
  }
  const caller = await admit(api, request)
  if ('errors' in caller) return send(request, reply, caller, statusOf(caller))
  const compiled = await compile(asked.query, caller.budget.slices)
  if ('errors' in compiled) {
    const isSyntax = compiled.errors[0]?.extensions.code === 'GRAPHQL_PARSE_FAILED'
    return send(request, reply, compiled, isSyntax ? 400 : NOT_EXECUTABLE)
  }
  const operation = chosen(compiled.plan, asked.operationName)
  if (operation instanceof GraphQLError) return send(request, reply, { errors: [operation] }, NOT_EXECUTABLE)
  if (request.accessLog) request.accessLog.operation = nameOf(operation)
  try {
    operation.refuseLongLists(asked.variables)
  } catch (cause) {
    return send(request, reply, { errors: [renderFailure(cause, request)] }, NOT_EXECUTABLE)
  }
  const refusal = refuseCost(operation, asked.variables, api.limits)
  if (refusal) return send(request, reply, { errors: [refusal] }, NOT_EXECUTABLE)
  const { result, text, budget, hasTag } = await answered(api, caller, compiled.plan, operation, asked, request, reply)
  if (text) return sendText(request, reply, text.body, text.status)
  return send(request, reply, result, statusOf(result), budget, hasTag)
}

const statusOf = (result: Result) => (result.data === undefined ? NOT_EXECUTABLE : 200)

/** A GraphQL result, including removal errors. */
type Result = Omit<ExecutionResult, 'errors'> & { errors?: readonly ShownError[] }

/** A result, and the budget of the request if it got that far. */
interface Answered {
  result: Result
  /** The response as written in the transaction of the request, or stored by an earlier one. */
  text?: WriteAnswer
  budget?: Budget
  /** Whether the response gets an entity tag. */
  hasTag?: boolean
}

interface ShownError {
  extensions?: { code?: string; retryAfter?: number }
}

/** The caller and the budget of a request. */
interface Admitted {
  actor: Actor
  budget: Budget
}

/** Finds the caller, and waits for the caller's turn: even compiling a document takes time. */
async function admit(api: GraphqlInterface, request: FastifyRequest): Promise<Admitted | { errors: ShownError[] }> {
  try {
    let actor = await callerOf(api.services, request)
    const budget = createBudget(api.services, actor, request)
    if (budget.slices.mustWait) {
      await budget.slices.takeTurn()
      // A right may have been revoked while the request waited.
      actor = await callerOf(api.services, request)
    }
    budget.slices.resume()
    if (request.accessLog) request.accessLog.actor = actor
    return { actor, budget }
  } catch (cause) {
    return { errors: [renderFailure(cause, request)] }
  }
}

const renderFailure = (cause: unknown, request: FastifyRequest) =>
  renderError(new GraphQLError('', { originalError: cause as Error }), request.id, (unknown) =>
    request.log.error({ err: unknown }, 'a document failed'),
  )

async function answered(
  api: GraphqlInterface,
  { actor, budget }: Admitted,
  plan: DocumentPlan,
  operation: OperationPlan,
  asked: Asked,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Answered> {
  try {
    const kind = operation.type === 'query' ? 'query' : 'command'
    const ctx = await createContext(api.services, actor, kind, request, reply, operation.rootFields, budget)
    const uses = operation.usesOf ? [...plan.uses, ...operation.usesOf(asked.variables)] : plan.uses
    reportUses(api.services.lifecycle, ctx, request, reply, nameOf(operation), uses)
    const gone = uses.length > 0 ? removedUses(uses, ctx.effectiveDate) : uses
    const hasCost = asksForCost(request, actor)
    const respond = async (inner: Ctx) => {
      const result: Result =
        gone.length > 0
          ? { errors: removedErrors(gone) }
          : await traceOperation(request.accessLog, `${operation.type} ${nameOf(operation)}`, ctx.budget, () =>
              perform(api, operation, asked, inner, request),
            )
      const shown = request.headers['api-lifecycle-detail'] === 'full' ? detailed(result, uses) : result
      return hasCost ? { ...shown, extensions: { ...shown.extensions, cost: ctx.budget.readCost() } } : shown
    }
    const headers = operation.type === 'query' ? null : readWriteHeaders(request)
    if (!headers) {
      const hasTag = readFlag(request.headers, 'API-ETag')
      return { result: await respond(ctx), budget: ctx.budget, hasTag }
    }
    const isUnchanged = comparison(api, plan, asked, request)
    const answer =
      headers.key !== null || headers.isDryRun || isUnchanged
        ? await change(ctx, headers, asked, request, reply, respond, isUnchanged)
        : { result: await respond(ctx), budget: ctx.budget }
    await tellWriteToken(api.services.tenants, ctx, reply)
    return answer
  } catch (cause) {
    return { result: { errors: [renderFailure(cause, request)] } }
  }
}

/** Throws unless what a query returns has the entity tag of the request. */
type Comparison = (ctx: Ctx) => Promise<void>

/** Returns what `If-Match` compares: the result of the only query in the document. Without the header, null. */
function comparison(api: GraphqlInterface, plan: DocumentPlan, asked: Asked, request: FastifyRequest): Comparison | null {
  if (!hasIfMatch(request)) return null
  const [query, another] = [...plan.operations.values()].filter(({ type }) => type === 'query')
  if (!query || another)
    throw invalidField('If-Match', 'needs one query in the document beside the mutation, to compare its result')
  return async (ctx) => {
    const result = await perform(api, query, asked, ctx, request)
    if (result.errors) throw preconditionFailed('The query of If-Match failed. Nothing was changed')
    requireMatch(request, etagOf(await writeJson(result, ctx.budget)))
  }
}

/** Runs a document that changes something, in one transaction with its response. Each mutation of it may still fail alone. */
async function change(
  ctx: Ctx,
  headers: WriteHeaders,
  asked: Asked,
  request: FastifyRequest,
  reply: FastifyReply,
  respond: (ctx: Ctx) => Promise<Result>,
  isUnchanged: Comparison | null,
): Promise<Answered> {
  let result: Result = {}
  const { isDryRun } = headers
  const isSnapshot = isUnchanged !== null
  const text = await answerWrite(ctx, { ...headers, isSnapshot, asked: ['graphql', asked] }, reply, async (inner) => {
    await isUnchanged?.(inner)
    result = await respond(inner)
    if (isDryRun) {
      const effects = await inner.services.dryRunEffects.read(inner)
      result = { ...result, extensions: { ...result.extensions, dryRun: true, ...(effects && { effects }) } }
    }
    if (result.errors) tellCodes(request, result.errors)
    const wait = tellWait(reply, result.errors)
    const isKept = (inner.request?.completed ?? 0) > 0
    return { status: wait ? TOO_MANY : statusOf(result), body: await writeJson(result, ctx.budget), isKept }
  })
  return { result, text, budget: ctx.budget }
}

async function perform(
  api: GraphqlInterface,
  operation: OperationPlan,
  asked: Asked,
  ctx: Ctx,
  request: FastifyRequest,
): Promise<Result> {
  rememberVariables(ctx, asked.variables)
  const { data, errors } = await executed(api, operation, asked, ctx)
  if (!errors) return { data }
  // A change that was compared with an older state is tried again with the newer one.
  const isConflict = ({ originalError }: GraphQLError) => (originalError as { code?: string } | undefined)?.code === '40001'
  const conflict = ctx.request?.isSnapshot ? errors.find(isConflict) : undefined
  if (conflict) throw conflict.originalError
  const report = (cause: unknown) => request.log.error({ err: cause }, 'a resolver failed')
  const shown = errors.map((error) => renderError(error, request.id, report))
  // Without a path, it is an error of a variable.
  return data === undefined ? { errors: shown } : { data, errors: shown }
}

function executed(api: GraphqlInterface, operation: OperationPlan, asked: Asked, ctx: Ctx) {
  const described = isPastRemoval(ctx.effectiveDate) && isIntrospection(operation) ? api.future() : api.schema
  return executePlan(api.schema, operation.planned, ctx, asked.variables, described)
}

/** Returns the name of a document for the log: its first field if it has no name. */
const nameOf = ({ name, rootFields }: OperationPlan) => name ?? rootFields[0] ?? ''

const isIntrospection = ({ rootFields }: OperationPlan) => rootFields.includes('__schema') || rootFields.includes('__type')

const detailed = (result: Result, uses: readonly ItemUse[]): Result => ({
  ...result,
  extensions: { deprecations: uses.map((use) => ({ item: use.item.item, place: use.place, ...itemDetail(use.item) })) },
})

function readBody(body: unknown): Asked | { errors: GraphQLError[] } {
  if (Array.isArray(body)) return refused('Send one document per request; batches are not supported')
  const { query, variables: given, operationName } = (body ?? {}) as Record<string, unknown>
  // PHP sends an empty list for no variables.
  const variables = Array.isArray(given) && given.length === 0 ? {} : given
  if (typeof query !== 'string') return refused('The body must be a JSON object with a string `query`')
  if (variables != null && (typeof variables !== 'object' || Array.isArray(variables)))
    return refused('`variables` must be an object')
  if (operationName != null && typeof operationName !== 'string') return refused('`operationName` must be a string')
  return { query, variables: (variables as Record<string, unknown>) ?? {}, operationName: operationName || null }
}

const refused = (message: string) => ({ errors: [new GraphQLError(message, { extensions: { code: 'BAD_REQUEST' } })] })

function chosen(plan: DocumentPlan, name: string | null): OperationPlan | GraphQLError {
  const extensions = { code: 'OPERATION_RESOLUTION_FAILURE' }
  const [only] = plan.operations.values()
  if (name !== null) return plan.operations.get(name) ?? new GraphQLError(`Unknown operation named "${name}".`, { extensions })
  return only && plan.operations.size === 1
    ? only
    : new GraphQLError('Set `operationName` to one operation of the document.', { extensions })
}

/** Sends the response. Published clients treat any status but 2xx as a broken connection, so JSON clients get 200 even with errors. */
async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  result: Result,
  status: number,
  budget?: Budget,
  hasTag = false,
) {
  const wait = tellWait(reply, result.errors)
  if (result.errors) tellCodes(request, result.errors)
  const body = await writeJson(result, budget).catch((error) => writeStopped(error, request))
  if (hasTag && !result.errors) reply.header('etag', etagOf(body))
  return sendText(request, reply, body, wait ? TOO_MANY : status)
}

function sendText(request: FastifyRequest, reply: FastifyReply, body: string | Buffer, status: number) {
  const modern = request.headers.accept?.includes(RESPONSE_JSON) ?? false
  return reply
    .code(modern ? status : 200)
    .header('content-type', modern ? `${RESPONSE_JSON}; charset=utf-8` : 'application/json; charset=utf-8')
    .send(body)
}

/** Returns the body if the response became too large, or the client disconnected, while it was written. */
function writeStopped(cause: Error, request: FastifyRequest): string {
  const report = (unknown: unknown) => request.log.error({ err: unknown }, 'a response could not be sent')
  const shown = renderError(new GraphQLError('', { originalError: cause }), request.id, report)
  tellCodes(request, [shown])
  return JSON.stringify({ data: null, errors: [shown] })
}

/** How many seconds a client waits after a database outage, as in REST. */
const OUTAGE_WAIT_S = 1

/** Sets the retry header if needed. Returns the seconds of a rate limit; undefined if there is none. */
function tellWait(reply: FastifyReply, errors: readonly ShownError[] = []): number | undefined {
  const wait = retryAfter(errors)
  const isOutage = errors.some(({ extensions }) => extensions?.code === 'SERVICE_UNAVAILABLE')
  if (wait || isOutage) reply.header('retry-after', String(wait ?? OUTAGE_WAIT_S))
  return wait
}

/** Returns how many seconds a rate limit requires; undefined if there is none. */
function retryAfter(errors: readonly ShownError[]): number | undefined {
  for (const { extensions } of errors) if (extensions?.retryAfter) return extensions.retryAfter
  return undefined
}

/** A document may fail in a thousand places, but in few ways. */
const MOST_CODES = 10

function tellCodes({ accessLog }: FastifyRequest, errors: readonly ShownError[]) {
  const codes = new Set(errors.flatMap(({ extensions }) => extensions?.code ?? []))
  accessLog?.codes.push(...[...codes].slice(0, MOST_CODES))
}

/** Responds to a body that could not be read: too large, not JSON, encoded. */
function answerUnread(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const failure = toDomainError(error)
  if (failure && !(error as { statusCode?: number }).statusCode && failure.code !== 'UNSUPPORTED_MEDIA_TYPE') {
    const report = (cause: unknown) => request.log.error({ err: cause }, 'a GraphQL request could not be read')
    const shown = renderError(new GraphQLError('', { originalError: failure }), request.id, report)
    return send(request, reply, { errors: [shown] }, failure.kind === 'UNAVAILABLE' ? 503 : 400)
  }
  const { statusCode: status = failure?.code === 'UNSUPPORTED_MEDIA_TYPE' ? 415 : 500, message } = error as {
    statusCode?: number
    message: string
  }
  if (status >= 500) request.log.error({ err: error }, 'a GraphQL request failed')
  const shown =
    status >= 500 ? 'Internal server error' : status === 400 ? (failure?.message ?? 'The body is not valid JSON') : message
  const code = status >= 500 ? 'INTERNAL_SERVER_ERROR' : 'BAD_REQUEST'
  request.accessLog?.codes.push(code)
  return reply.code(status).send({ errors: [{ message: shown, extensions: { code } }] })
}
