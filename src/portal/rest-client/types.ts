/** JSON Schema as TypeScript types. */

// biome-ignore lint/suspicious/noExplicitAny: JSON Schema is read by its keywords
export type Schema = Record<string, any>

/** Returns the type of a value. Named schemas become named types. */
export function typeOf(schema: Schema | undefined): string {
  if (!schema) return 'unknown'
  if (schema.$ref) return schema.$ref.split('/').at(-1)
  if (schema.enum) return schema.enum.map((value: unknown) => JSON.stringify(value)).join(' | ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.anyOf) return unique(schema.anyOf.map(typeOf)).join(' | ')
  if (schema.allOf) return joinAll(schema.allOf)
  const types: string[] = Array.isArray(schema.type) ? schema.type : [schema.type]
  return unique(types.map((type) => simpleType(type, schema))).join(' | ')
}

const unique = (types: readonly string[]) => [...new Set(types)]

/** Joins schemas; a page is generic, and says what its items are. */
function joinAll(parts: readonly Schema[]): string {
  const own = parts.flatMap(({ properties = {} }) => Object.keys(properties)).map((name) => JSON.stringify(name))
  return parts
    .map((part) => (part.$ref && own.length ? `Omit<${typeOf(part)}, ${own.join(' | ')}>` : typeOf(withRequired(part))))
    .join(' & ')
}

/** Makes the properties that a page adds required. */
const withRequired = (part: Schema): Schema => (part.properties ? { ...part, required: Object.keys(part.properties) } : part)

function simpleType(type: string | undefined, schema: Schema): string {
  switch (type) {
    case 'integer':
    case 'number':
      return 'number'
    case 'string':
    case 'boolean':
    case 'null':
      return type
    case 'array':
      return `(${typeOf(schema.items)})[]`
    case 'object':
      return schema.properties ? `{ ${membersOf(schema).join('; ')} }` : 'Record<string, unknown>'
    default:
      return 'unknown'
  }
}

export function membersOf({ properties = {}, required = [] }: Schema): string[] {
  return Object.entries(properties as Record<string, Schema>).map(
    ([name, property]) => `${noteOf(property)}${keyOf(name)}${required.includes(name) ? '' : '?'}: ${typeOf(property)}`,
  )
}

export const keyOf = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name))

/** Returns the documentation comment of a schema. */
export function noteOf({ description = '', deprecated }: Schema, indent = ''): string {
  const text = description.replaceAll('*/', '* /').replaceAll(/\s+/g, ' ').trim()
  const note = deprecated ? `@deprecated ${text}` : text
  return note ? `/** ${note} */ ${indent && `\n${indent}`}` : ''
}
