/** The responses that all operations share: errors by status, results of bulks and of imports, for the OpenAPI document. */
import type { Route } from '../../interfaces/rest/route.js'
import type { JsonSchema, SchemaRegistry } from '../../interfaces/rest/shapes/json-schema.js'

const text = { type: 'string' }

const bulkResponse = {
  type: 'object',
  description: 'The result for each item of a bulk request, in the order of the request.',
  properties: {
    data: {
      type: 'array',
      description: 'One result for each item.',
      items: {
        type: 'object',
        properties: {
          action: {
            type: 'string',
            enum: ['create', 'update', 'delete'],
            description: 'The action that was performed; absent if it failed.',
          },
          id: { type: 'integer', description: 'The id of the record.' },
          key: { ...text, description: 'The key that identified the item.' },
          lookupKey: { ...text, description: 'The kind of the key.' },
          success: { type: 'boolean', description: 'Whether the item was written.' },
          error: { ...text, description: 'Why the item was not written.' },
        },
        required: ['key', 'lookupKey', 'success'],
      },
    },
    messages: { type: 'array', items: text, description: 'Messages about the whole request.' },
    total: { type: 'integer', description: 'How many items the request had.' },
    succeeded: { type: 'integer', description: 'How many items were written; only if some failed.' },
    failed: { type: 'integer', description: 'How many items failed; only if some did.' },
    problems: {
      type: 'array',
      description: 'The problems of the items that could not be read, up to 100.',
      items: { type: 'object', properties: { pointer: text, message: text } },
    },
    moreProblems: { type: 'integer', description: 'How many further problems there are.' },
  },
  required: ['data', 'messages', 'total'],
}

const csvImportResponse = {
  type: 'object',
  description: 'The result for the rows of a file.',
  properties: {
    importedCount: { type: 'integer', description: 'How many rows were written.' },
    errors: {
      type: 'array',
      description: 'The rows that were not written, up to a thousand.',
      items: {
        type: 'object',
        properties: {
          code: { type: 'string', enum: ['VALIDATION', 'DB_INSERT', 'UNKNOWN'], description: 'Why the row was refused.' },
          messages: { type: 'array', items: text, description: 'What is wrong, in sentences.' },
          rowNumber: { type: ['integer', 'null'], description: '1 is the first row below the header.' },
          record: { type: ['object', 'null'], description: 'The row as it was read, by column.' },
        },
        required: ['code', 'messages'],
      },
    },
  },
  required: ['importedCount', 'errors'],
}

const problem = {
  type: 'object',
  description: 'Problem details (RFC 9457) with the published error.',
  properties: {
    type: { ...text, description: 'The URL that explains this kind of error.' },
    title: { ...text, description: 'The name of the error.' },
    status: { type: 'integer', description: 'The HTTP status.' },
    detail: { ...text, description: 'What is wrong, in a sentence.' },
    problems: {
      type: 'array',
      description: 'Each invalid value of the request.',
      items: { type: 'object', properties: { pointer: text, message: text } },
    },
    moreProblems: { type: 'integer', description: 'How many problems there are in addition to the hundred that are listed.' },
    error: {
      type: 'object',
      description: 'The error in the published format.',
      properties: {
        code: { type: 'integer', description: 'The published number of the error.' },
        status: { type: 'integer', description: 'The HTTP status.' },
        type: { ...text, description: 'The name of the error.' },
        messages: { type: 'array', items: text, description: 'What is wrong, in sentences.' },
        moreInfo: { ...text, description: 'The URL that explains this kind of error.' },
      },
      required: ['code', 'status', 'type', 'messages'],
    },
  },
  required: ['type', 'title', 'status', 'error'],
}

/** Defines the schemas that belong to no record. */
export function defineSharedSchemas(schemas: SchemaRegistry): void {
  const count = { type: 'integer', minimum: 0 }
  schemas.define('PaginatedResponse', {
    type: 'object',
    description: 'A page of a list.',
    properties: {
      data: { type: 'array', items: {}, description: 'Resources of the current page.' },
      messages: { type: 'array', items: { type: 'string' }, description: 'Messages about the whole request.' },
      start: { ...count, description: 'Position of the first item on the page; 0 if it is empty.' },
      end: { ...count, description: 'Position of the last item on the page; 0 if it is empty.' },
      page: { ...count, minimum: 1, description: 'The number of the page; the first is 1.' },
      offset: { ...count, minimum: 1, description: 'Items per page.' },
      total: { ...count, description: 'Items on this page.' },
      pages: { ...count, description: 'Pages at this offset; 0 if nothing was found.' },
      itemsFound: { ...count, description: 'Items across all pages.' },
    },
    required: ['data', 'messages', 'start', 'end', 'page', 'offset', 'total', 'pages', 'itemsFound'],
  })
  schemas.define('BulkResponse', bulkResponse)
  schemas.define('CsvImportResponse', csvImportResponse)
  schemas.define('Problem', problem)
}

const failures: Record<number, [title: string, code: number, description: string, detail: string]> = {
  400: [
    'SchemaValidationException',
    10007,
    'The request is invalid: a parameter or property is missing, unknown or violates its rule, or existing records do not allow it. `problems` lists the problems. Nothing was changed.',
    '/page must be a whole number from 1',
  ],
  401: ['Unauthorized', 401, 'The request has no valid Bearer token.', 'A Bearer token is required'],
  403: [
    'Forbidden',
    403,
    'The client does not have the right that the operation requires.',
    'The client does not have the required right',
  ],
  404: ['NotFound', 10008, 'The record does not exist, or the client may not see it.', 'Product with id [123456] not found'],
  410: [
    'RemovedItem',
    10007,
    'The operation was deprecated and has been removed; the error names the replacement.',
    'The operation was removed on 2027-03-01',
  ],
  412: [
    'PreconditionFailed',
    412,
    'The resource does not match `If-Match`. Nothing was changed.',
    'The resource has changed in the meantime',
  ],
  413: ['PayloadTooLarge', 413, 'The body is larger than the endpoint accepts.', 'The body is larger than this endpoint accepts'],
  422: [
    'IdempotencyKeyReused',
    422,
    'The `Idempotency-Key` was used for another request, or the request exceeds a limit.',
    'The Idempotency-Key was used for another request',
  ],
  429: ['TooManyRequests', 429, 'Too many requests; try again after the seconds in `Retry-After`.', 'Too many requests'],
  503: [
    'ServiceUnavailable',
    503,
    'The database is unavailable or busy; try again after the time in `Retry-After`.',
    'Try again',
  ],
}

const exampleOf = (status: number, title: string, code: number, detail: string) => {
  const type = `/problems/${title.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}`
  return { type, title, status, detail, error: { code, status, type: title, messages: [detail], moreInfo: type } }
}

const problemContent = (example?: object) => ({
  'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } as JsonSchema, ...(example && { example }) },
})

export const errorResponses = {
  error: { description: 'What is wrong, with the published code under `error`.', content: problemContent() },
  ...Object.fromEntries(
    Object.entries(failures).map(([status, [title, code, description, detail]]) => [
      `status${status}`,
      { description, content: problemContent(exampleOf(Number(status), title, code, detail)) },
    ]),
  ),
}

/** Returns the errors of an operation, besides those of every request. */
export function errorsOf(name: string, route: Route, isTagged: boolean) {
  const isWrite = !name.startsWith('GET ') && route.input?.kind !== 'search'
  const statuses = [
    400,
    401,
    403,
    ...(name.includes('{') ? [404] : []),
    ...(route.legacy ? [410] : []),
    ...(isWrite && isTagged ? [412] : []),
    ...(route.input && route.input.kind !== 'query' ? [413] : []),
    ...(isWrite ? [422] : []),
    429,
    503,
  ]
  const refs = statuses.map((status) => [status, { $ref: `#/components/responses/status${status}` }])
  return { ...Object.fromEntries(refs), default: { $ref: '#/components/responses/error' } }
}
