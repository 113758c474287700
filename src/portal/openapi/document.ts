/** The OpenAPI 3.1 document, generated from the same routes and DTOs that serve it. */

import { describeRight, type Policy } from '../../core/auth/access.js'
import { legacyReason, REMOVAL } from '../../core/lifecycle/legacy.js'
import { bulkSchema } from '../../interfaces/rest/bulk-reader.js'
import { queryProperties } from '../../interfaces/rest/reader.js'
import type { Route, RouteInput, RouteOutput, Routes } from '../../interfaces/rest/route.js'
import type { JsonSchema, SchemaRegistry } from '../../interfaces/rest/shapes/json-schema.js'
import { defineSharedSchemas, errorResponses, errorsOf } from './answers.js'
import { addExample, type Examples } from './examples.js'
import { answerHeaders, headerParameters, headersOf, isTagged, isWrite, unchanged, writeAnswerHeaders } from './headers.js'
import { operationIdsOf } from './names.js'
import { dropUnused, mapValues, publish } from './publish.js'
import { tagGroups, tags } from './tags.js'

type Json = Record<string, unknown>

export function openapiOf(
  schemas: SchemaRegistry,
  routes: Routes,
  policies: Record<string, Policy>,
  version: string,
  examples: Examples = {},
): Json {
  const paths: Record<string, Json> = {}
  const ids = operationIdsOf(routes)
  const lookupKeys = lookupKeysByFamily(routes)
  for (const [name, route] of Object.entries(routes)) {
    if (route.legacy && schemas.isAfterRemoval) continue
    const [method = '', path = ''] = name.split(' ')
    const hasTag = (routes as Record<string, Route | undefined>)[`GET ${path}`]?.output.kind === 'one'
    const operation = operationOf(schemas, name, path, route, policies[name] as Policy, hasTag, lookupKeys.get(tagOf(name)) ?? [])
    const shown = addExample({ operationId: ids.get(name), ...operation }, examples[name])
    paths[path] = { ...paths[path], [method.toLowerCase()]: shown }
  }
  paths['/oauth2/token'] = tokenPath
  defineSharedSchemas(schemas)
  return dropUnused({
    openapi: '3.1.0',
    info: {
      title: 'Wharf REST API',
      version,
      description: ABOUT,
      contact: { name: 'The operators of this server' },
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    security: [{ oauth2: [] }],
    tags: tags.map(({ name, title, description }) => ({ name, description, 'x-displayName': title })),
    'x-tagGroups': tagGroups,
    paths,
    components: {
      schemas: sorted(mapValues(schemas.schemas, publish)),
      securitySchemes,
      parameters: headerParameters,
      headers: answerHeaders,
      responses: { ...errorResponses, unchanged },
    },
  })
}

const ABOUT =
  'Lists take `page` and `offset` (the number of items per page). Paths accept the id or the uuid of a record. Errors are problem details; their member `error` contains the published code.'

const tagOf = (name: string) => name.split('/')[2] ?? ''

function operationOf(
  schemas: SchemaRegistry,
  name: string,
  path: string,
  route: Route,
  policy: Policy,
  hasTag: boolean,
  lookupKeys: readonly string[],
): Json {
  const { input, output } = route
  const right = policy.allow === 'role' ? `Needs ${describeRight(policy)}.` : policy.reason
  return {
    tags: [tagOf(name)],
    summary: route.summary,
    ...(route.legacy && { deprecated: true, 'x-sunset': REMOVAL }),
    description: right,
    parameters: [
      ...pathParameters(path, route.input?.kind === 'bulk' ? Object.keys(route.input.keys) : lookupKeys),
      ...(input?.kind === 'query' ? queryParameters(schemas, input) : []),
      ...acceptedParameters(route),
      ...expandParameter(route),
      ...headersOf(name, route, hasTag),
    ],
    ...(input && input.kind !== 'query' && { requestBody: bodyOf(schemas, input) }),
    responses: {
      [('status' in output && output.status) || 200]: {
        description: successOf(name, route),
        headers: {
          'API-Cost': { $ref: '#/components/headers/API-Cost' },
          ...(isTagged(name, hasTag) && { ETag: { $ref: '#/components/headers/ETag' } }),
          ...(isWrite(name, route) && writeAnswerHeaders),
        },
        ...json(answerSchema(schemas, output)),
      },
      ...(isTagged(name, hasTag) && { 304: { $ref: '#/components/responses/unchanged' } }),
      ...errorsOf(name, route, hasTag),
    },
  }
}

/** Describes a success, by the kind of response. */
function successOf(name: string, { output }: Route): string {
  if (output.kind === 'page') return 'A page of the list.'
  if (output.kind === 'bulk') return 'One result for each item, in the order of the request.'
  if (output.kind === 'csv') return 'How many rows were written, and which were refused.'
  if (name.startsWith('DELETE')) return 'The deleted record.'
  return name.startsWith('GET') ? 'The record.' : 'The current record.'
}

/** Returns the lookup keys of each family, from the routes that declare them. */
function lookupKeysByFamily(routes: Routes): ReadonlyMap<string, readonly string[]> {
  return new Map(Object.entries(routes).flatMap(([name, { lookupKeys }]) => (lookupKeys ? [[tagOf(name), lookupKeys]] : [])))
}

const acceptedParameters = ({ queryParameters = {} }: Route) =>
  Object.entries(queryParameters).map(([name, description]) => ({ name, in: 'query', description, schema: { type: 'string' } }))

const json = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } })

const parameterTexts: Record<string, string> = {
  id: 'The id or the uuid of the record.',
  lookupKey: 'The key that identifies the record.',
  key: 'The value of that key.',
  lookupValue: 'The value of that key.',
  addressId: 'The id of the address.',
  attributeId: 'The uuid of the attribute.',
  code: 'The tax group.',
  optionId: 'The id or the uuid of the option.',
  productId: 'The id or the uuid of the product.',
  reference: 'The reference under which the goods are reserved.',
  settingId: 'The id of the setting.',
  type: 'The owner of the stock: `local` is the merchant, `supplier` a supplier.',
  warehouseId: 'The id of the warehouse.',
  zone: 'The zone, as a two-letter country code.',
}

const pathParameters = (path: string, lookupKeys: readonly string[]) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', ...(name === 'lookupKey' && lookupKeys.length && { enum: lookupKeys }) },
    description: parameterTexts[name] ?? `The ${name} of the record.`,
  }))

function queryParameters(schemas: SchemaRegistry, takes: RouteInput & { kind: 'query' }) {
  const paging = schemas.shapeOf(takes.search).properties.filter(({ name }) => name === 'page' || name === 'offset')
  const described = [...paging, ...queryProperties(schemas, takes)].filter(({ legacy }) => !(legacy && schemas.isAfterRemoval))
  return described.map((property) => ({
    name: property.name,
    in: 'query',
    required: false,
    schema: publish(withoutNull(schemas.of({ ...property, legacy: null }))),
    ...(property.legacy
      ? { deprecated: true, 'x-sunset': REMOVAL, description: legacyReason(property.legacy) }
      : { description: property.description || describeFilter(property.name) }),
  }))
}

const queryTexts: Record<string, string> = {
  page: 'The number of the page; the first is 1.',
  offset: 'Items per page.',
  includeHidden: 'Whether hidden records are included.',
}

/** Describes a parameter that the contract does not: it filters by its value. */
const describeFilter = (name: string) => queryTexts[name] ?? `Only records with this value of \`${name}\`.`

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

const text = { type: 'string' }

const securitySchemes = {
  oauth2: {
    type: 'oauth2',
    description: 'The token of a client, as a Bearer token.',
    flows: { clientCredentials: { tokenUrl: '/oauth2/token', scopes: {} } },
  },
}

/** Returns an error of a token request, which has the format of OAuth, not problem details. */
const tokenError = (description: string, error: string, explanation: string): Json => ({
  description,
  content: {
    'application/json': {
      schema: {
        type: 'object',
        properties: {
          error: { ...text, description: 'The OAuth 2.0 error code.' },
          error_description: { ...text, description: 'What is wrong, as readable text.' },
        },
        required: ['error', 'error_description'],
      },
      example: { error, error_description: explanation },
    },
  },
})

const tokenPath = {
  post: {
    operationId: 'getToken',
    tags: ['oauth2'],
    summary: 'Exchanges client credentials for a Bearer token, which is valid for thirty minutes.',
    description: 'The id and the secret can also be sent as Basic authentication.',
    security: [],
    requestBody: {
      required: true,
      content: {
        'application/x-www-form-urlencoded': {
          schema: {
            type: 'object',
            properties: {
              grant_type: { const: 'client_credentials', description: 'The grant type.' },
              client_id: { ...text, description: 'The id of the client.' },
              client_secret: { ...text, description: 'The secret of the client.' },
            },
            required: ['grant_type'],
          },
          example: { grant_type: 'client_credentials', client_id: 'YOUR_ID', client_secret: 'YOUR_SECRET' },
        },
      },
    },
    responses: {
      200: {
        description: 'A token.',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: {
                access_token: { ...text, description: 'The token to send as a Bearer token.' },
                expires_in: { type: 'integer', description: 'For how many seconds it is valid.' },
                token_type: { ...text, description: 'Always `Bearer`.' },
              },
            },
            example: { access_token: 'eyJhbGciOiJFUzI1NiIsImtpZCI6…', expires_in: 1800, token_type: 'Bearer' },
          },
        },
      },
      400: tokenError('The request is not a token request.', 'unsupported_grant_type', 'grant_type must be client_credentials'),
      401: tokenError(
        'The id or the secret is wrong.',
        'invalid_client',
        'The client is unknown, inactive, or its secret is wrong',
      ),
      503: tokenError('The database is not available at the moment.', 'temporarily_unavailable', 'Try again'),
      429: { $ref: '#/components/responses/status429' },
    },
  },
}

const sorted = (schemas: Record<string, JsonSchema>) =>
  Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1)))
