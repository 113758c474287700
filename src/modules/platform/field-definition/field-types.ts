/** Writes the custom fields of a tenant as TypeScript types and as JSON Schema, for programs that use them. */
import type { FieldOwnerType, FieldType } from '../../../contract/contract.gen.js'
import { groupBy } from '../../../core/store/store.js'
import type { FieldDefinitionRow } from '../../../db/db.gen.js'
import { DEFAULT_MAX_LENGTH, MAX_ENTRIES, scalarType } from './field-definition.values.js'

/** Returns the name of the type of an owner: `ORDER_ITEM` has `OrderItemCustomFields`. */
const typeName = (owner: FieldOwnerType): string =>
  `${owner
    .split('_')
    .map((word) => word.charAt(0) + word.slice(1).toLowerCase())
    .join('')}CustomFields`

const TYPES: Record<Exclude<FieldType, 'ENUM' | 'LIST'>, string> = {
  TEXT: 'string',
  NUMBER: 'number',
  DECIMAL: 'string',
  BOOLEAN: 'boolean',
  DATE: 'string',
  REFERENCE: 'number',
}

function typescriptType(field: FieldDefinitionRow): string {
  const scalar = scalarType(field)
  const single =
    scalar === 'ENUM' ? field.options.map((option) => JSON.stringify(option)).join(' | ') : TYPES[scalar as keyof typeof TYPES]
  if (field.type !== 'LIST') return single
  return single.includes(' | ') ? `(${single})[]` : `${single}[]`
}

/** Says what the type cannot: the kind of a text or number. */
function commentOf({ type, referenceTo, ...field }: FieldDefinitionRow): string {
  const kinds: Partial<Record<FieldType, string>> = {
    DECIMAL: 'A decimal, such as "12.50".',
    DATE: 'A day, such as "2026-11-18".',
    REFERENCE: `The id of a record: ${(referenceTo ?? '').toLowerCase()}.`,
  }
  const { EN: name = Object.values(field.names)[0] } = field.names
  return [name && `${name.replaceAll('*/', '').replace(/[.\s]+$/, '')}.`, kinds[scalarType({ ...field, type })]]
    .filter(Boolean)
    .join(' ')
}

/** Returns one interface for each kind of record that has fields. Every field may be missing: it may have been added after the record. */
export function toTypescript(definitions: readonly FieldDefinitionRow[]): string {
  const owners = [...groupBy(definitions, ({ ownerType }) => ownerType)]
  const interfaces = owners.map(([owner, fields]) => {
    const lines = fields.map((field) => {
      const comment = commentOf(field)
      return `${comment ? `  /** ${comment} */\n` : ''}  ${field.code}?: ${typescriptType(field)}\n`
    })
    return `export interface ${typeName(owner)} {\n${lines.join('')}}\n`
  })
  return ['// The custom fields of a Wharf tenant, written by `wharf types`. Do not edit.\n', ...interfaces].join('\n')
}

type Schema = Record<string, unknown>

function schemaOf(field: FieldDefinitionRow): Schema {
  const { options, minLength, maxLength, minimum, maximum, pattern } = field
  const numbers = {
    ...(minimum !== null && { minimum: Number(minimum) }),
    ...(maximum !== null && { maximum: Number(maximum) }),
  }
  const text = {
    type: 'string',
    ...(minLength !== null && { minLength }),
    maxLength: maxLength ?? DEFAULT_MAX_LENGTH,
    ...(pattern !== null && { pattern: `^(?:${pattern.replace(/^\^/, '').replace(/(?<!\\)\$$/, '')})$` }),
  }
  const schemas: Record<Exclude<FieldType, 'LIST'>, Schema> = {
    TEXT: text,
    NUMBER: { type: 'integer', ...numbers },
    DECIMAL: { type: 'string', pattern: '^-?\\d{1,20}(\\.\\d{1,10})?$' },
    BOOLEAN: { type: 'boolean' },
    DATE: { type: 'string', format: 'date' },
    ENUM: { type: 'string', enum: options },
    REFERENCE: { type: 'integer', minimum: 1 },
  }
  const single = schemas[scalarType(field) as Exclude<FieldType, 'LIST'>]
  const { EN: title = Object.values(field.names)[0] } = field.names
  return {
    ...(title && { title }),
    ...(field.type === 'LIST' ? { type: 'array', maxItems: MAX_ENTRIES, items: single } : single),
  }
}

/** Returns a JSON Schema with one definition for each kind of record that has fields. Required fields are those of new records. */
export function toJsonSchema(definitions: readonly FieldDefinitionRow[]): Schema {
  const owners = [...groupBy(definitions, ({ ownerType }) => ownerType)]
  const defs = owners.map(([owner, fields]) => {
    const required = fields.flatMap(({ code, isRequired, defaultValue }) => (isRequired && defaultValue === null ? [code] : []))
    const properties = Object.fromEntries(fields.map((field) => [field.code, schemaOf(field)]))
    return [typeName(owner), { type: 'object', properties, ...(required.length && { required }), additionalProperties: false }]
  })
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', $defs: Object.fromEntries(defs) }
}
