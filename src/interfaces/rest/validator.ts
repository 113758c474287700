/** Validates values with JSON Schema. The work is linear in the size of a value, whatever is wrong with it. */
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { invalid, type Problem, shorten } from '../../core/base/errors.js'
import { countParts } from '../../core/base/json.js'
import { formats } from '../../core/input/scalar-rules.js'
import type { SchemaRegistry } from './shapes/json-schema.js'

/** Throws what is wrong with a value; only the first problem if `isBrief`. `takes` is the cache key of the compiled schema. */
export type Check = (takes: object, schemaOf: () => object, value: unknown, isBrief?: boolean) => void

/**
 * Ajv joins the errors of nested schemas repeatedly, which is quadratic. A value is therefore read to its first error;
 * only one with fewer parts than this is read again for all of them.
 */
const MAX_PARTS_FOR_ALL_ERRORS = 1_000

/** Opens the validator. Schemas are compiled at their first use, so that the start is fast. */
export function openValidator(schemas: SchemaRegistry): Check {
  const first = openCompiler(schemas, false)
  const all = openCompiler(schemas, true)
  return (takes, schemaOf, value, isBrief = false) => {
    const validate = first(takes, schemaOf)
    if (validate(value)) return
    const isSmall = !isBrief && countParts(value, MAX_PARTS_FOR_ALL_ERRORS) < MAX_PARTS_FOR_ALL_ERRORS
    const complete = isSmall ? all(takes, schemaOf) : validate
    if (isSmall) complete(value)
    throw invalid(problemsOf(complete.errors ?? []))
  }
}

/** The name of the shared schemas in Ajv. */
const SHARED = 'shared'

/**
 * Opens a compiler. The shared schemas are passed to Ajv once and each of them is compiled once, not again for every route that refers to it. Ajv reads the
 * object whenever it meets a reference, so it also finds schemas that are added later. They are trusted: it need not check their form.
 */
function openCompiler(schemas: SchemaRegistry, allErrors: boolean) {
  // Optimized, and with shared schemas copied into those that refer to them, schemas take three times as long to compile and validate no faster.
  const cheap = { code: { optimize: false }, inlineRefs: false }
  const ajv = new Ajv2020({ ...cheap, allErrors, strict: false, validateFormats: false, validateSchema: false, verbose: true })
  const validators = new Map<object, ValidateFunction>()
  return (takes: object, schemaOf: () => object): ValidateFunction => {
    const known = validators.get(takes)
    if (known) return known
    if (!validators.size) ajv.addSchema({ components: { schemas: schemas.schemas } }, SHARED)
    const compiled = ajv.compile(withSharedReferences(schemaOf()))
    validators.set(takes, compiled)
    return compiled
  }
}

const withSharedReferences = (schema: object): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/components/', `"$ref":"${SHARED}#/components/`))

/** The message of each format, by its published pattern. */
const formatMessages = new Map(Object.values(formats).map(({ pattern, message }) => [pattern.source, message]))

/** Converts Ajv's errors to the published wording, without those about the alternatives of a nullable value. */
function problemsOf(errors: ErrorObject[]): Problem[] {
  const telling = errors.filter(({ keyword, params }) => keyword !== 'anyOf' && !(keyword === 'type' && params.type === 'null'))
  return (telling.length ? telling : errors).map(({ instancePath, keyword, params, message }) => {
    const path = instancePath.split('/').slice(1).map(unescaped)
    if (keyword === 'additionalProperties')
      return { path, message: `extraneous key [${shorten(params.additionalProperty)}] is not permitted` }
    if (keyword === 'required') return { path, message: `required key [${params.missingProperty}] not found` }
    if (keyword === 'enum') return { path, message: `must be one of ${params.allowedValues.join(', ')}` }
    if (keyword === 'pattern') return { path, message: formatMessages.get(params.pattern) ?? message ?? 'is not valid' }
    return { path, message: message ?? 'is not valid' }
  })
}

const unescaped = (step: string) => (/^\d+$/.test(step) ? Number(step) : step.replaceAll('~1', '/').replaceAll('~0', '~'))
