/** The OpenAPI document as the reference reads it: families with their operations. */

export interface Schema {
  $ref?: string
  type?: string | string[]
  format?: string
  enum?: readonly unknown[]
  const?: unknown
  description?: string
  default?: unknown
  deprecated?: boolean
  properties?: Record<string, Schema>
  required?: readonly string[]
  items?: Schema
  anyOf?: readonly Schema[]
  allOf?: readonly Schema[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  maxItems?: number
}

export interface Parameter {
  $ref?: string
  name: string
  in: string
  required?: boolean
  deprecated?: boolean
  description?: string
  schema: Schema
  example?: unknown
}

type Content = Record<string, { schema: Schema; example?: unknown }>

export interface Answer {
  $ref?: string
  description: string
  content?: Content
}

interface Operation {
  operationId: string
  tags: readonly string[]
  summary: string
  description?: string
  deprecated?: boolean
  parameters?: readonly Parameter[]
  requestBody?: { required?: boolean; content: Content }
  responses: Record<string, Answer>
}

export interface OpenapiDocument {
  info: { version: string; description: string }
  tags: readonly { name: string; description: string; 'x-displayName': string }[]
  'x-tagGroups': readonly { name: string; tags: readonly string[] }[]
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, Schema>
    parameters: Record<string, Parameter>
    responses: Record<string, Answer>
  }
}

export interface ListedOperation extends Operation {
  method: string
  path: string
}

export interface Family {
  name: string
  title: string
  description: string
  operations: readonly ListedOperation[]
}

export interface Reference {
  document: OpenapiDocument
  chapters: readonly { title: string; families: readonly Family[] }[]
  family(name: string): Family | undefined
  schema(name: string): Schema | undefined
}

export function openReference(document: OpenapiDocument): Reference {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): ListedOperation => ({ ...operation, method: method.toUpperCase(), path })),
  )
  const families = new Map(
    document.tags.map(({ name, description, 'x-displayName': title }): [string, Family] => [
      name,
      { name, title, description, operations: operations.filter(({ tags }) => tags.includes(name)) },
    ]),
  )
  const schemas = new Map(Object.entries(document.components.schemas))
  return {
    document,
    chapters: document['x-tagGroups'].map(({ name, tags }) => ({
      title: name,
      families: tags.flatMap((tag) => families.get(tag) ?? []),
    })),
    family: (name) => families.get(name),
    schema: (name) => schemas.get(name),
  }
}

export const nameOfRef = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1)
