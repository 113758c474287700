/** Writes the smallest REST request that uses an item: the request line and its body. */
import { DEFAULT_COUNTRY } from '../../contract/defaults.js'
import type { ListedItem } from './list.js'

/** The parts of a JSON schema that an example needs. */
interface BodySchema {
  $ref?: string
  type?: string | readonly string[]
  properties?: Record<string, BodySchema>
  required?: readonly string[]
  items?: BodySchema
  enum?: readonly unknown[]
  allOf?: readonly BodySchema[]
  anyOf?: readonly BodySchema[]
  oneOf?: readonly BodySchema[]
}

export interface Openapi {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: BodySchema }> } }>>
  components: { schemas: Record<string, BodySchema> }
}

export interface RestExample {
  endpoint: string
  line: string
  body: unknown
}

const pathSamples: Record<string, string> = { lookupKey: 'sourceId', zone: DEFAULT_COUNTRY, code: 'H' }

/** Returns `PATCH /v2/taxes/{id}` with sample values in its path. */
export const lineOf = (endpoint: string) => endpoint.replaceAll(/\{(\w+)\}/g, (_, name: string) => pathSamples[name] ?? '1')

/** Returns a request with the item at its first position; null if no body has it. */
export function writeRestExample(openapi: Openapi, { item, places }: ListedItem): RestExample | null {
  const [endpoint, paths = []] = Object.entries(places ?? {}).toSorted(([, a], [, b]) => depthOf(a) - depthOf(b))[0] ?? []
  const [method = '', path = ''] = endpoint?.split(' ') ?? []
  const content = openapi.paths[path]?.[method.toLowerCase()]?.requestBody?.content
  const schema = content?.['application/json']?.schema
  if (!endpoint || !schema) return null
  const name = item.split('.')[1] ?? ''
  const steps = (paths.toSorted((a, b) => a.length - b.length)[0] ?? name).split('.')
  const resolve = (one: BodySchema): BodySchema => resolveSchema(openapi, one)
  return { endpoint, line: lineOf(endpoint), body: bodyWith(resolve, schema, steps) }
}

const depthOf = (paths: readonly string[]) => Math.min(...paths.map((path) => path.split('.').length))

type Resolve = (schema: BodySchema) => BodySchema

function resolveSchema(openapi: Openapi, schema: BodySchema): BodySchema {
  const named = schema.$ref && openapi.components.schemas[schema.$ref.split('/').at(-1) ?? '']
  if (named) return resolveSchema(openapi, named)
  const parts = schema.allOf ?? []
  const merged = parts.map((part) => resolveSchema(openapi, part))
  const choice = (schema.anyOf ?? schema.oneOf)?.find((one) => one.type !== 'null')
  if (choice) return resolveSchema(openapi, choice)
  return parts.length
    ? {
        ...schema,
        properties: Object.assign({}, schema.properties, ...merged.map(({ properties }) => properties)),
        required: [...(schema.required ?? []), ...merged.flatMap(({ required }) => required ?? [])],
      }
    : schema
}

/** Returns a body with everything that its schema requires, and the property at the end of the steps. */
function bodyWith(resolve: Resolve, schema: BodySchema, [step, ...steps]: readonly string[]): unknown {
  const one = resolve(schema)
  if (one.items) return [bodyWith(resolve, one.items, step === undefined ? [] : [step, ...steps])]
  if (step === undefined) return sampleOf(resolve, one)
  const required = (one.required ?? []).filter((name) => name !== step)
  const members = required.map((name) => [name, sampleOf(resolve, one.properties?.[name] ?? {})])
  const inner = bodyWith(resolve, one.properties?.[step] ?? {}, steps)
  // One half of an old source means nothing without the other.
  const other = { source: { sourceId: '7' }, sourceId: { source: 'ERP' } }[steps.length ? '' : step] ?? {}
  return { ...Object.fromEntries(members), [step]: inner, ...(one.properties?.sources ? other : {}) }
}

function sampleOf(resolve: Resolve, schema: BodySchema): unknown {
  const one = resolve(schema)
  if (one.enum) return one.enum[0]
  if (one.items) return [sampleOf(resolve, one.items)]
  const types = [one.type].flat()
  if (types.includes('integer') || types.includes('number')) return 1
  if (types.includes('boolean')) return true
  if (one.properties)
    return Object.fromEntries((one.required ?? []).map((name) => [name, sampleOf(resolve, one.properties?.[name] ?? {})]))
  return '1'
}
