/** The headers of requests and responses, for the OpenAPI document. */
import type { Route } from '../../interfaces/rest/route.js'
import type { JsonSchema } from '../../interfaces/rest/shapes/json-schema.js'

export const isWrite = (name: string, { input }: Route) => !name.startsWith('GET ') && input?.kind !== 'search'
export const isTagged = (name: string, hasTag: boolean) => hasTag && name.startsWith('GET ')

/** Returns the request headers of an operation. */
export function headersOf(name: string, route: Route, hasTag: boolean) {
  const names = isWrite(name, route)
    ? ['Idempotency-Key', 'API-Dry-Run', 'API-Dry-Run-Calls', ...(hasTag ? ['If-Match'] : [])]
    : ['API-Read-After', ...(isTagged(name, hasTag) ? ['If-None-Match'] : [])]
  return [...names, 'API-Cost'].map((header) => ({ $ref: `#/components/parameters/${header}` }))
}

const header = (name: string, schema: JsonSchema, description: string) => ({
  name,
  in: 'header',
  required: false,
  description,
  schema,
})

export const headerParameters = {
  'Idempotency-Key': header(
    'Idempotency-Key',
    { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$' },
    'The request is executed once: for 24 hours, the same key with the same request gets the same response, and with another request 422.',
  ),
  'API-Dry-Run': header(
    'API-Dry-Run',
    { type: 'boolean' },
    'With `true`, the whole request is executed and then rolled back: it returns the result that it would have, and changes nothing.',
  ),
  'API-Dry-Run-Calls': header(
    'API-Dry-Run-Calls',
    { type: 'boolean' },
    'With `true`, a dry run calls decision hooks. By default it continues without them.',
  ),
  'If-Match': header(
    'If-Match',
    { type: 'string' },
    'The ETag that a GET of this URL returned. If the resource has changed in the meantime, the status is 412 and nothing is changed.',
  ),
  'API-Read-After': header(
    'API-Read-After',
    { type: 'string', pattern: '^[0-9A-Fa-f]{1,8}/[0-9A-Fa-f]{1,8}$' },
    'An API-Write-Token: the response is at least as recent as that write, even if a replica handles the request.',
  ),
  'If-None-Match': header(
    'If-None-Match',
    { type: 'string' },
    'An ETag that the client has: returns 304 without a body if the resource is unchanged.',
  ),
  'API-Cost': header(
    'API-Cost',
    { type: 'boolean' },
    'With `true`, the response has the header API-Cost, which says what the request cost.',
  ),
}

const answerHeader = (schema: JsonSchema, description: string) => ({ description, schema })

export const answerHeaders = {
  ETag: answerHeader({ type: 'string' }, 'Identifies the state of the resource. A change with If-Match returns the new one.'),
  'Idempotency-Replayed': answerHeader(
    { const: 'true' },
    'The response is that of an earlier request with the same Idempotency-Key; nothing was executed again.',
  ),
  'API-Dry-Run': answerHeader({ const: 'true' }, 'Everything in the response was rolled back.'),
  'API-Write-Token': answerHeader(
    { type: 'string' },
    'The position of the database after the request. Sent only if replicas handle reads; see API-Read-After.',
  ),
  'API-Cost': answerHeader(
    { type: 'string' },
    'What the request cost: `statements=1, rows=12, databaseMs=0.8, loopMs=0.6, objects=13, bytes=2048`.',
  ),
}

export const writeAnswerHeaders = {
  'API-Write-Token': { $ref: '#/components/headers/API-Write-Token' },
  'Idempotency-Replayed': { $ref: '#/components/headers/Idempotency-Replayed' },
  'API-Dry-Run': { $ref: '#/components/headers/API-Dry-Run' },
}

export const unchanged = {
  description: 'The client already has the current state.',
  headers: { ETag: { $ref: '#/components/headers/ETag' } },
}
