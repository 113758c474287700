/** The default rules of OpenAPI linters (redocly, spectral), checked without installing them. */
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { Answer } from '../test-server.js'

interface Operation {
  line: string
  path: string
  operation: Answer
}

const listOperations = ({ paths }: Answer): Operation[] =>
  Object.entries<Answer>(paths).flatMap(([path, methods]) =>
    Object.entries<Answer>(methods).map(([method, operation]) => ({ line: `${method.toUpperCase()} ${path}`, path, operation })),
  )

const resolve = (document: Answer, value: Answer): Answer =>
  value.$ref
    ? value.$ref
        .slice(2)
        .split('/')
        .reduce((at: Answer, name: string) => at[name], document)
    : value

/** Every fault of the document, as a sentence; none when linters have nothing to say. */
export function findOpenapiFaults(document: Answer): string[] {
  const operations = listOperations(document)
  return [
    ...headFaults(document),
    ...operations.flatMap((one) => operationFaults(document, one)),
    ...unusedComponents(document),
    ...exampleFaults(document, operations),
    ...ambiguousPaths(Object.keys(document.paths)),
  ]
}

function headFaults({ info, servers, tags }: Answer): string[] {
  const named = tags.map(({ name }: Answer) => name)
  return [
    ...(info.contact?.name && info.license?.identifier && info.description ? [] : ['info lacks contact, licence or description']),
    ...(servers.length ? [] : ['there is no server']),
    ...(new Set(named).size === named.length ? [] : ['a tag stands twice']),
    ...tags.filter(({ description }: Answer) => !description).map(({ name }: Answer) => `the tag ${name} has no description`),
  ]
}

function operationFaults(document: Answer, { line, path, operation }: Operation): string[] {
  const { operationId, summary, description, tags, responses, parameters = [] } = operation
  const statuses = Object.keys(responses)
  const resolved: Answer[] = parameters.map((parameter: Answer) => resolve(document, parameter))
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()
  const declared = resolved.filter((parameter) => parameter.in === 'path').map(({ name }) => name)
  const isTag = (name: string) => document.tags.some((tag: Answer) => tag.name === name)
  return [
    ...(/^[\w.~-]+$/.test(operationId) && summary && description ? [] : ['has no id, summary or description']),
    ...(tags.length === 1 && isTag(tags[0]) ? [] : ['has not one declared tag']),
    ...(statuses.some((status) => status.startsWith('2')) && statuses.some((status) => status.startsWith('4'))
      ? []
      : ['lacks a success or an error']),
    ...(inPath.join() === declared.sort().join() ? [] : [`declares the path parameters ${declared}`]),
    ...resolved.filter((parameter) => !parameter.description).map(({ name }) => `does not describe ${name}`),
  ].map((fault) => `${line} ${fault}`)
}

function unusedComponents(document: Answer): string[] {
  const used = new Set(JSON.stringify(document).match(/"#\/components\/[^"]+"/g))
  return ['schemas', 'responses', 'parameters', 'headers'].flatMap((kind) =>
    Object.keys(document.components[kind])
      .filter((name) => !used.has(`"#/components/${kind}/${name}"`))
      .map((name) => `nothing uses ${kind} ${name}`),
  )
}

/** Every body and every success has an example, and examples keep the rules of their schemas. */
function exampleFaults(document: Answer, operations: readonly Operation[]): string[] {
  // Each schema reads one example: optimizing it, or copying shared schemas into it, would take longer than compiling it.
  const ajv = new Ajv2020({
    strict: false,
    validateFormats: false,
    validateSchema: false,
    inlineRefs: false,
    code: { optimize: false },
  })
  ajv.addSchema({ $id: 'openapi:', components: document.components })
  const absolute = (schema: Answer) => JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"openapi:#/components/'))
  const faultsOf = (where: string, schema: Answer, example: unknown) => {
    if (example === undefined) return [`${where} has no example`]
    const validate = ajv.compile(absolute(schema))
    return validate(example) ? [] : [`${where}: ${ajv.errorsText(validate.errors)}`]
  }
  return operations.flatMap(({ line, operation: { requestBody, responses, parameters = [] } }) => {
    const bodies = Object.entries<Answer>(requestBody?.content ?? {}).map(([type, media]) => [`${line} ${type}`, media])
    const successes = Object.entries<Answer>(responses).flatMap(([status, { content = {} }]) =>
      status.startsWith('2') ? Object.values<Answer>(content).map((media) => [`${line} ${status}`, media]) : [],
    )
    const shown = parameters.flatMap((one: Answer) => ('example' in one ? [[`${line} ${one.name}`, one]] : []))
    return [...bodies, ...successes, ...shown].flatMap(([where, { schema, example }]) => faultsOf(where, schema, example))
  })
}

/** Paths of the published contract that a request could both mean. The server prefers the one whose first difference is a word. */
const PUBLISHED_AMBIGUITIES = new Set([
  '/v2/valuesets/bulk/{lookupKey} and /v2/valuesets/{id}/items',
  '/v2/warehouses/bulk/{lookupKey} and /v2/warehouses/{id}/address',
])

function ambiguousPaths(paths: readonly string[]): string[] {
  const parts = new Map(paths.map((path) => [path, path.split('/')]))
  const isVariable = (part = '') => part.startsWith('{')
  const isAmbiguous = (one: readonly string[], other: readonly string[]) =>
    one.length === other.length &&
    one.filter(isVariable).length === other.filter(isVariable).length &&
    one.every((part, i) => part === other[i] || isVariable(part) || isVariable(other[i]))
  return [...parts].flatMap(([path, one], at) =>
    [...parts]
      .slice(at + 1)
      .filter(([, other]) => isAmbiguous(one, other))
      .map(([other]) => [path, other].sort().join(' and '))
      .filter((pair) => !PUBLISHED_AMBIGUITIES.has(pair))
      .map((pair) => `ambiguous: ${pair}`),
  )
}
