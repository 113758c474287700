/** Holds values against JSON Schema. The work is linear in the size of a value, whatever is wrong with it. */
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { invalid, type Problem, shorten } from '../../core/base/errors.js'
import { countParts } from '../../core/base/json.js'
import { formats } from '../../core/input/scalar-rules.js'
import type { SchemaRegistry } from './shapes/json-schema.js'

/** Throws what is wrong with a value, or only the first of it where `isBrief`. `takes` is what the compiled schema is remembered by. */
export type Check = (takes: object, schemaOf: () => object, value: unknown, isBrief?: boolean) => void

/**
 * Ajv joins the errors of nested schemas again and again, which is quadratic. A value is therefore read to its first error;
 * only one with fewer parts than this is read again for all of them.
 */
const MAX_PARTS_FOR_ALL_ERRORS = 1_000

/** Schemas are compiled at their first use: a start pays for none. */
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

/** The name by which Ajv knows the schemas that all others refer to. */
const SHARED = 'shared'

/**
 * The shared schemas are given to Ajv once and each of them is compiled once, not again for every route that refers to it. Ajv looks into the
 * object whenever it meets a reference, so that it also finds schemas that are added later. They are our own: it need not check their form.
 */
function openCompiler(schemas: SchemaRegistry, allErrors: boolean) {
  // Only what reads every request is worth the time that it takes to optimize: as long again as to compile it.
  const code = { optimize: !allErrors }
  const ajv = new Ajv2020({ allErrors, code, strict: false, validateFormats: false, validateSchema: false, verbose: true })
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

/** What a format asks for, by the pattern that is published for it. */
const formatMessages = new Map(Object.values(formats).map(({ pattern, message }) => [pattern.source, message]))

/** Ajv's findings in the published wording; what is said of the alternatives of a nullable value is noise. */
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
