/** The typed REST client at /v2/client.ts: one file without dependencies, generated from the OpenAPI document. */
import { runtime } from './runtime.js'
import { keyOf, membersOf, noteOf, type Schema, typeOf } from './types.js'

interface OpenapiDocument {
  info: { version: string }
  paths: Record<string, Record<string, Schema>>
  components: { schemas: Record<string, Schema>; parameters: Record<string, Schema> }
}

export function writeRestClient(openapi: string): string {
  const document = JSON.parse(openapi) as OpenapiDocument
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      path.startsWith('/v2/') ? operationType(document, `${method.toUpperCase()} ${path}`, operation) : [],
    ),
  )
  return [
    `/** The REST API of Wharf ${document.info.version}, for TypeScript. Made from /v2/openapi.json: do not edit it, fetch it again. */`,
    ...Object.entries(document.components.schemas).map(([name, schema]) => namedType(name, schema)),
    `/** Every operation: what it takes and what it answers. */\nexport interface Operations {\n${operations.join('\n')}\n}`,
    runtime,
  ].join('\n\n')
}

function namedType(name: string, schema: Schema): string {
  if (schema.type !== 'object' || !schema.properties) return `${noteOf(schema)}export type ${name} = ${typeOf(schema)}`
  const members = membersOf(schema).map((member) => `  ${member}`)
  return `${noteOf(schema)}export interface ${name} {\n${members.join('\n')}\n}`
}

function operationType({ components }: OpenapiDocument, name: string, operation: Schema): string {
  const parameters: Schema[] = (operation.parameters ?? []).map((parameter: Schema) =>
    parameter.$ref ? components.parameters[parameter.$ref.split('/').at(-1)] : parameter,
  )
  const groups = (['path', 'query', 'header'] as const).flatMap((place) => {
    const members = parameters.filter((parameter) => parameter.in === place)
    const isNeeded = members.some(({ required }) => required)
    return members.length ? [`${place}${isNeeded ? '' : '?'}: { ${members.map(parameterType).join('; ')} }`] : []
  })
  const answer = Object.entries(operation.responses as Record<string, Schema>).find(([status]) => /^2/.test(status))?.[1]
  const members = [...groups, ...bodyOf(operation.requestBody), `answer: ${typeOf(contentOf(answer))}`]
  const note = noteOf({ description: `${operation.summary} ${operation.description ?? ''}`, deprecated: operation.deprecated })
  return `  ${note}\n  ${JSON.stringify(name)}: { ${members.join('; ')} }`
}

const parameterType = ({ name, required, schema, description, deprecated }: Schema) =>
  `${noteOf({ description, deprecated })}${keyOf(name)}${required ? '' : '?'}: ${typeOf(schema)}`

const bodyOf = (body: Schema | undefined): string[] =>
  body ? [`body${body.required ? '' : '?'}: ${typeOf(contentOf(body))}`] : []

const contentOf = (part: Schema | undefined): Schema | undefined =>
  (Object.values(part?.content ?? {})[0] as Schema | undefined)?.schema
