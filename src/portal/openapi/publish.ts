/** Prepares schemas for publication: the same checks, in a form that readers understand. */
import type { JsonSchema } from '../../interfaces/rest/shapes/json-schema.js'

type Json = Record<string, unknown>

export const mapValues = <T, R>(record: Readonly<Record<string, T>>, change: (value: T) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))

/**
 * Returns a schema for publication: whole numbers by their format, without the 32-bit limits, because readers make examples from limits and
 * would look for a meaning in them; no alternative that allows anything; no default that its own rule refuses.
 */
export const publish = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema), (_, value) => (isObject(value) ? publishOne(value) : value))

const isObject = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null && !Array.isArray(value)

const MIN_INT32 = -2_147_483_648
const MAX_INT32 = 2_147_483_647

function publishOne(schema: JsonSchema): JsonSchema {
  const { minimum, maximum, anyOf, default: usual, ...rest } = schema
  const isInt32 = maximum === MAX_INT32
  const isAnything = Array.isArray(anyOf) && anyOf.some((one) => isObject(one) && Object.keys(one).length === 0)
  const isRefused = Array.isArray(usual) && usual.length < Number(schema.minItems ?? 0)
  return {
    ...rest,
    ...(isInt32 && { format: 'int32' }),
    ...(minimum !== undefined && minimum !== MIN_INT32 && { minimum }),
    ...(maximum !== undefined && !isInt32 && { maximum }),
    ...(anyOf !== undefined && !isAnything && { anyOf }),
    ...(usual !== undefined && !isRefused && { default: usual }),
  }
}

/** Returns the document without unused schemas and responses. */
export function dropUnused<D extends { components: { schemas: Json; responses: Json } }>(document: D): D {
  const used = new Set(
    [...JSON.stringify(document).matchAll(/"#\/components\/(?:schemas|responses)\/([^"]+)"/g)].map(([, name]) => name),
  )
  const keep = (record: Json) => Object.fromEntries(Object.entries(record).filter(([name]) => used.has(name)))
  const { schemas, responses } = document.components
  const kept = { ...document, components: { ...document.components, schemas: keep(schemas), responses: keep(responses) } }
  const isSame = Object.keys(kept.components.schemas).length === Object.keys(schemas).length
  return isSame ? kept : dropUnused(kept)
}
