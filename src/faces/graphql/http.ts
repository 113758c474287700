/** GraphQL over HTTP: POST only, one document a request. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type ExecutionResult, execute, GraphQLError, type GraphQLSchema } from 'graphql'
import { type Door, enter, refuseEncoded } from '../door.js'
import { knownFailure } from '../failure.js'
import { type Compiled, documentCompiler, type Limits, type OperationPlan, type Plan, refuseCost } from './document.js'
import { renderError } from './errors.js'
import { rememberVariables } from './schema.js'

export interface GraphqlFace {
  schema: GraphQLSchema
  limits: Limits
  bodyLimit: number
  door: Door
}

interface Asked {
  query: string
  variables: Record<string, unknown>
  operationName: string | null
}

const RESPONSE_JSON = 'application/graphql-response+json'
/** The draft's status for a document that cannot be executed; older drafts said 400. */
const NOT_EXECUTABLE = 422

export function mountGraphql(app: FastifyInstance, face: GraphqlFace, paths: readonly string[]) {
  const compile = documentCompiler(face.schema, face.limits)
  for (const url of paths)
    app.route({
      method: 'POST',
      url,
      bodyLimit: face.bodyLimit,
      onRequest: refuseEncoded,
      errorHandler: (error, request, reply) => answerUnread(error, request, reply),
      handler: (request, reply) => answer(face, compile, request, reply),
    })
}

async function answer(face: GraphqlFace, compile: (source: string) => Compiled, request: FastifyRequest, reply: FastifyReply) {
  const asked = readBody(request.body)
  if ('errors' in asked) return reply.code(400).send(asked)
  const compiled = compile(asked.query)
  if ('errors' in compiled) {
    const isSyntax = compiled.errors[0]?.extensions.code === 'GRAPHQL_PARSE_FAILED'
    return send(request, reply, compiled, isSyntax ? 400 : NOT_EXECUTABLE)
  }
  const operation = chosen(compiled.plan, asked.operationName)
  const refusal = 'node' in operation ? refuseCost(operation, asked.variables, face.limits) : operation
  if (refusal) return send(request, reply, { errors: [refusal] }, NOT_EXECUTABLE)
  const result = await run(face, compiled.plan, asked, request)
  return send(request, reply, result, result.data === undefined ? NOT_EXECUTABLE : 200)
}

async function run(face: GraphqlFace, plan: Plan, asked: Asked, request: FastifyRequest): Promise<ExecutionResult> {
  const { apikey } = request.headers
  try {
    const actor = await face.door.keyring.byApiKey(typeof apikey === 'string' ? apikey : undefined)
    const ctx = await enter(face.door, actor, request)
    rememberVariables(ctx, asked.variables)
    const { data, errors } = await execute({
      schema: face.schema,
      document: plan.document,
      contextValue: ctx,
      variableValues: asked.variables,
      operationName: asked.operationName,
    })
    if (!errors) return { data }
    const report = (cause: unknown) => request.log.error({ err: cause }, 'a resolver failed')
    const shown = errors.map((error) => renderError(error, request.id, report))
    // Without a place in the data, it is a variable that could not be read.
    return data === undefined ? { errors: shown.map((error) => coded(error, 'VALIDATION_ERROR')) } : { data, errors: shown }
  } catch (cause) {
    const report = (unknown: unknown) => request.log.error({ err: unknown }, 'a document failed')
    return { errors: [renderError(new GraphQLError('', { originalError: cause as Error }), request.id, report)] }
  }
}

function readBody(body: unknown): Asked | { errors: GraphQLError[] } {
  if (Array.isArray(body)) return refused('Send one document a request; batches are not served')
  const { query, variables, operationName } = (body ?? {}) as Record<string, unknown>
  if (typeof query !== 'string') return refused('The body must be a JSON object with a string `query`')
  if (variables != null && (typeof variables !== 'object' || Array.isArray(variables)))
    return refused('`variables` must be an object')
  if (operationName != null && typeof operationName !== 'string') return refused('`operationName` must be a string')
  return { query, variables: (variables as Record<string, unknown>) ?? {}, operationName: operationName || null }
}

const refused = (message: string) => ({ errors: [new GraphQLError(message, { extensions: { code: 'BAD_REQUEST' } })] })

function chosen(plan: Plan, name: string | null): OperationPlan | GraphQLError {
  const extensions = { code: 'OPERATION_RESOLUTION_FAILURE' }
  const [only] = plan.operations.values()
  if (name !== null) return plan.operations.get(name) ?? new GraphQLError(`Unknown operation named "${name}".`, { extensions })
  return only && plan.operations.size === 1
    ? only
    : new GraphQLError('Name one operation of the document in `operationName`.', { extensions })
}

function coded(error: GraphQLError, code: string): GraphQLError {
  if (!error.extensions.code) error.extensions.code = code
  return error
}

/** Published clients treat any status but 2xx as a broken connection, so JSON clients get 200 even with errors. */
function send(request: FastifyRequest, reply: FastifyReply, result: ExecutionResult, status: number) {
  const modern = request.headers.accept?.includes(RESPONSE_JSON) ?? false
  return reply
    .code(modern ? status : 200)
    .header('content-type', modern ? `${RESPONSE_JSON}; charset=utf-8` : 'application/json; charset=utf-8')
    .send(JSON.stringify(result))
}

/** The body never became a document: too large, not JSON, encoded. */
function answerUnread(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const failure = knownFailure(error)
  const { statusCode: status = failure?.code === 'UNSUPPORTED_MEDIA_TYPE' ? 415 : 500, message } = error as {
    statusCode?: number
    message: string
  }
  if (status >= 500) request.log.error({ err: error }, 'a GraphQL request failed')
  const shown = status >= 500 ? 'Internal server error' : status === 400 ? 'The body is not valid JSON' : message
  const body = { errors: [{ message: shown, extensions: { code: status >= 500 ? 'INTERNAL_SERVER_ERROR' : 'BAD_REQUEST' } }] }
  return reply.code(status).send(body)
}
