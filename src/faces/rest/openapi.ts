/** The REST interface described: OpenAPI 3.1, made from the same routes and DTOs that serve it. */

import { describeRight, type Policy } from '../../core/auth/access.js'
import { legacyReason, REMOVAL } from '../../core/lifecycle/legacy.js'
import { bulkSchema } from './bulk-reader.js'
import {
  answerHeaders,
  headerParameters,
  headersOf,
  isTagged,
  isWrite,
  unchanged,
  writeAnswerHeaders,
} from './openapi-headers.js'
import { queryProperties } from './reader.js'
import type { Route, RouteInput, RouteOutput, Routes } from './route.js'
import type { JsonSchema, SchemaRegistry } from './shapes/json-schema.js'

type Json = Record<string, unknown>

export function openapiOf(schemas: SchemaRegistry, routes: Routes, policies: Record<string, Policy>, version: string): Json {
  const paths: Record<string, Json> = {}
  for (const [name, route] of Object.entries(routes)) {
    if (route.legacy && schemas.isAfterRemoval) continue
    const [method = '', path = ''] = name.split(' ')
    const hasTag = (routes as Record<string, Route | undefined>)[`GET ${path}`]?.output.kind === 'one'
    const operation = operationOf(schemas, name, path, route, policies[name] as Policy, hasTag)
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation }
  }
  paths['/oauth2/token'] = tokenPath
  define(schemas)
  return {
    openapi: '3.1.0',
    info: { title: 'Wharf REST API', version, description: ABOUT, license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    servers: [{ url: '/' }],
    security: [{ oauth2: [] }],
    tags: [...new Set(Object.keys(routes).map(tagOf))].map((tag) => ({ name: tag })),
    paths,
    components: {
      schemas: sorted(schemas.schemas),
      securitySchemes,
      parameters: headerParameters,
      headers: answerHeaders,
      responses: { error: errorResponse, unchanged },
    },
  }
}

const ABOUT =
  'Lists take `page` and `offset` (the number of items per page). Paths accept a record by its number or its uuid. Errors are problem details whose member `error` carries the published code.'

const tagOf = (name: string) => name.split('/')[2] ?? ''

function operationOf(schemas: SchemaRegistry, name: string, path: string, route: Route, policy: Policy, hasTag: boolean): Json {
  const { input, output } = route
  const right = policy.allow === 'role' ? `Needs ${describeRight(policy)}.` : policy.reason
  return {
    operationId: operationIdOf(name),
    tags: [tagOf(name)],
    summary: route.summary,
    ...(route.legacy && { deprecated: true, 'x-sunset': REMOVAL }),
    description: right,
    parameters: [
      ...pathParameters(path),
      ...(input?.kind === 'query' ? queryParameters(schemas, input) : []),
      ...acceptedParameters(route),
      ...expandParameter(route),
      ...headersOf(name, route, hasTag),
    ],
    ...(input && input.kind !== 'query' && { requestBody: bodyOf(schemas, input) }),
    responses: {
      [('status' in output && output.status) || 200]: {
        description: 'Done.',
        headers: {
          'API-Cost': { $ref: '#/components/headers/API-Cost' },
          ...(isTagged(name, hasTag) && { ETag: { $ref: '#/components/headers/ETag' } }),
          ...(isWrite(name, route) && writeAnswerHeaders),
        },
        ...json(answerSchema(schemas, output)),
      },
      ...(isTagged(name, hasTag) && { 304: { $ref: '#/components/responses/unchanged' } }),
      default: { $ref: '#/components/responses/error' },
    },
  }
}

const operationIdOf = (name: string) =>
  name
    .replace('/v2/', '')
    .replaceAll(/[{}]/g, '')
    .replaceAll(/[^a-zA-Z]+(\w)/g, (_, letter) => letter.toUpperCase())

const acceptedParameters = ({ queryParameters = {} }: Route) =>
  Object.entries(queryParameters).map(([name, description]) => ({ name, in: 'query', description, schema: { type: 'string' } }))

const json = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } })

const pathParameters = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
    ...(name === 'id' && { description: 'The number or the uuid of the record.' }),
  }))

function queryParameters(schemas: SchemaRegistry, takes: RouteInput & { kind: 'query' }) {
  const paging = schemas.shapeOf(takes.search).properties.filter(({ name }) => name === 'page' || name === 'offset')
  const described = [...paging, ...queryProperties(schemas, takes)].filter(({ legacy }) => !(legacy && schemas.isAfterRemoval))
  return described.map((property) => ({
    name: property.name,
    in: 'query',
    required: false,
    schema: withoutNull(schemas.of({ ...property, legacy: null })),
    ...(property.legacy
      ? { deprecated: true, 'x-sunset': REMOVAL, description: legacyReason(property.legacy) }
      : property.description && { description: property.description }),
  }))
}

function withoutNull(schema: JsonSchema): JsonSchema {
  if (Array.isArray(schema.type)) return { ...schema, type: schema.type[0] }
  return Array.isArray(schema.anyOf) ? { ...schema, anyOf: undefined, ...schema.anyOf[0] } : schema
}

function expandParameter({ output }: Route) {
  const names = output.kind === 'page' ? Object.keys(output.dto.nest ?? {}) : []
  if (names.length === 0) return []
  const description = `Adds related resources to the page, separated by commas: ${names.join(', ')}.`
  return [{ name: 'expands', in: 'query', required: false, schema: { type: 'string' }, description }]
}

function bodyOf(schemas: SchemaRegistry, takes: Exclude<RouteInput, { kind: 'query' }>) {
  if (takes.kind === 'csv') return { required: true, content: { 'text/csv': { schema: { type: 'string' } } } }
  if (takes.kind === 'body') return { required: true, ...json(schemas.refOf(takes.dto)) }
  if (takes.kind === 'search') return { required: false, ...json(schemas.refOf(takes.search)) }
  return { required: true, ...json(bulkSchema(schemas, takes)) }
}

function answerSchema(schemas: SchemaRegistry, answers: RouteOutput): JsonSchema {
  if (answers.kind === 'one') return schemas.refOf(answers.dto)
  if (answers.kind === 'csv') return { $ref: '#/components/schemas/CsvImportResponse' }
  if (answers.kind === 'bulk') return { $ref: '#/components/schemas/BulkResponse' }
  return {
    allOf: [
      { $ref: '#/components/schemas/PaginatedResponse' },
      { type: 'object', properties: { data: { type: 'array', items: schemas.refOf(answers.dto) } } },
    ],
  }
}

function define(schemas: SchemaRegistry) {
  const count = { type: 'integer', minimum: 0 }
  schemas.define('PaginatedResponse', {
    type: 'object',
    properties: {
      data: { type: 'array', items: {}, description: 'Resources of the current page.' },
      messages: { type: 'array', items: { type: 'string' } },
      start: { ...count, description: 'Number of the first item on the page; 0 when it is empty.' },
      end: { ...count, description: 'Number of the last item on the page; 0 when it is empty.' },
      page: { ...count, minimum: 1 },
      offset: { ...count, minimum: 1, description: 'Items per page.' },
      total: { ...count, description: 'Items on this page.' },
      pages: { ...count, description: 'Pages at this offset; 0 when nothing was found.' },
      itemsFound: { ...count, description: 'Items across all pages.' },
    },
    required: ['data', 'messages', 'start', 'end', 'page', 'offset', 'total', 'pages', 'itemsFound'],
  })
  schemas.define('BulkResponse', bulkResponse)
  schemas.define('CsvImportResponse', csvImportResponse)
  schemas.define('Problem', problem)
}

const text = { type: 'string' }
const bulkResponse = {
  type: 'object',
  properties: {
    data: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          action: { type: 'string', enum: ['create', 'update', 'delete'] },
          id: { type: 'integer' },
          key: text,
          lookupKey: text,
          success: { type: 'boolean' },
          error: text,
        },
        required: ['key', 'lookupKey', 'success'],
      },
    },
    messages: { type: 'array', items: text },
    total: { type: 'integer' },
    succeeded: { type: 'integer', description: 'How many items were written; only where some failed.' },
    failed: { type: 'integer', description: 'How many items failed; only where some did.' },
    problems: {
      type: 'array',
      description: 'Where the items that could not be read are wrong, up to 100 places.',
      items: { type: 'object', properties: { pointer: text, message: text } },
    },
    moreProblems: { type: 'integer', description: 'How many further places there are.' },
  },
  required: ['data', 'messages', 'total'],
}

const csvImportResponse = {
  type: 'object',
  properties: {
    importedCount: { type: 'integer', description: 'How many rows were written.' },
    errors: {
      type: 'array',
      description: 'The rows that were not written, up to a thousand.',
      items: {
        type: 'object',
        properties: {
          code: { type: 'string', enum: ['VALIDATION', 'DB_INSERT', 'UNKNOWN'] },
          messages: { type: 'array', items: text },
          rowNumber: { type: ['integer', 'null'] },
          record: { type: ['object', 'null'] },
        },
        required: ['code', 'messages'],
      },
    },
  },
  required: ['importedCount', 'errors'],
}

const problem = {
  type: 'object',
  properties: {
    type: text,
    title: text,
    status: { type: 'integer' },
    detail: text,
    problems: { type: 'array', items: { type: 'object', properties: { pointer: text, message: text } } },
    moreProblems: { type: 'integer', description: 'How many problems there are beside the hundred that are told.' },
    error: {
      type: 'object',
      properties: {
        code: { type: 'integer' },
        status: { type: 'integer' },
        type: text,
        messages: { type: 'array', items: text },
        moreInfo: text,
      },
      required: ['code', 'status', 'type', 'messages'],
    },
  },
  required: ['type', 'title', 'status', 'error'],
}

const errorResponse = {
  description: 'What is wrong, with the published code under `error`.',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
}

const securitySchemes = {
  oauth2: { type: 'oauth2', flows: { clientCredentials: { tokenUrl: '/oauth2/token', scopes: {} } } },
}

const tokenPath = {
  post: {
    operationId: 'token',
    tags: ['oauth2'],
    summary: 'Client credentials for a Bearer token of thirty minutes.',
    security: [],
    requestBody: {
      required: true,
      content: {
        'application/x-www-form-urlencoded': {
          schema: {
            type: 'object',
            properties: { grant_type: { const: 'client_credentials' }, client_id: text, client_secret: text },
            required: ['grant_type'],
          },
        },
      },
    },
    responses: {
      200: {
        description: 'A token.',
        ...json({ type: 'object', properties: { access_token: text, expires_in: { type: 'integer' }, token_type: text } }),
      },
      400: { description: 'Not a token request.' },
      401: { description: 'Wrong credentials.' },
    },
  },
}

const sorted = (schemas: Record<string, JsonSchema>) =>
  Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1)))
