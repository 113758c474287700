/** Arguments, bodies and filters that have the right shape, made from the schema. */
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  getNamedType,
  getNullableType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql'
import type { Rule } from '../../src/core/input/scalar-rules.js'
import type { Property } from '../../src/interfaces/rest/shapes/properties.js'
import type { Answer, TestServer } from '../test-server.js'
import { schema } from './surface.js'

/** The shortest document that calls an operation such as `query.taxes`. */
export function documentOf(operation: string): string {
  const [root = '', name = ''] = operation.split('.')
  const type = root === 'query' ? schema.getQueryType() : schema.getMutationType()
  const field = type?.getFields()[name] as GraphQLField<unknown, unknown>
  const required = field.args.filter(isRequiredArgument)
  const given = required.map(({ name: argument, type: wanted }: GraphQLArgument) => `${argument}: ${literal(wanted)}`)
  const selection = isCompositeType(getNamedType(field.type)) ? ' { __typename }' : ''
  return `${root} { ${name}${given.length ? `(${given.join(', ')})` : ''}${selection} }`
}

const fieldOf = (operation: string): GraphQLField<unknown, unknown> | undefined => {
  const [root = '', name = ''] = operation.split('.')
  return (root === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields()[name]
}

/** The operations that import a file: a file comes beside the document, never in it. */
export const takesFile = (operation: string) => {
  const input = getNamedType(fieldOf(operation)?.args.find(({ name }) => name === 'input')?.type)
  return isInputObjectType(input) && getNamedType(input.getFields().file?.type)?.name === 'Upload'
}

/** A file without rows; each import knows one of the columns. */
const CSV = {
  name: 'rows.csv',
  type: 'text/csv',
  content: 'NAME,NAMES,FIRST_NAME,PRODUCT_ID,PRICE_ID,ATTRIBUTE_DESCRIPTION_ID\n',
}

/** Calls an operation with as little as it can be called with. */
export function askFor(server: TestServer, operation: string, apikey: string | null, bearer?: string): Promise<Answer> {
  if (!takesFile(operation)) return server.gql(documentOf(operation), {}, apikey, bearer)
  const [root, name] = operation.split('.')
  const type = fieldOf(operation)?.args.find((arg) => arg.name === 'input')?.type
  const document = `${root} ($input: ${type}) { ${name}(input: $input) { __typename } }`
  return server.upload(document, { input: { file: null } }, { 'variables.input.file': CSV }, apikey, bearer)
}

/** Of the right type, and as empty as can be: most rules refuse it. */
function literal(type: GraphQLInputType): string {
  const bare = getNullableType(type)
  if (isListType(bare)) return '[]'
  if (isEnumType(bare)) return bare.getValues()[0]?.name ?? ''
  if (isInputObjectType(bare)) {
    const required = Object.values(bare.getFields()).filter(isRequiredInputField)
    return `{ ${required.map((field) => `${field.name}: ${literal(field.type)}`).join(', ')} }`
  }
  return { Int: '0', Float: '0', Boolean: 'false', DateTime: '"2026-01-01T00:00:00Z"' }[bare.name] ?? '""'
}

/** A value for a filter, where possible one that the given row has. */
export function filterValue({ name, type, rule }: Property, row: Answer): unknown {
  const isUuid = name === 'ids' && rule.format === 'uuid'
  const known = isUuid
    ? row.uuid
    : (row[name] ?? row[name.replace(/s$/, '')] ?? row[name.replace(/es$/, '')] ?? row[name.replace(/ies$/, 'y')])
  const named = getNamedType(type)
  if (named.name === 'DecimalSearchInput' || named.name === 'NumberSearchInput') return { equal: row[name] ?? null }
  if (named.name === 'DateSearchInput') return { from: row[name] ?? null, to: row[name] ?? null }
  const value = typeof known === 'object' || known === undefined ? sample(named, rule) : known
  return isListType(getNullableType(type)) ? [value] : value
}

function sample(type: GraphQLNamedType, { format, min, minLength = 1 }: Rule): unknown {
  if (type.name === 'SourceSearchInput') return { source: 'erp' }
  if (type.name === 'SourceInput') return { source: 'erp', sourceId: 'a' }
  if (type.name === 'ProductTextFilterInput') return { name: 'COLOUR', values: ['red'] }
  if (type.name === 'ProductRangeFilterInput') return { name: 'WIDTH', from: 1, to: 2 }
  if (type.name === 'MediaLocalizedStringInput') return { language: 'NL', value: 'a' }
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (type.name === 'Int' || type.name === 'Float') return min ?? 1
  if (type.name === 'Boolean') return true
  const formatted = {
    uuid: '01939d2c-0000-7000-8000-000000000000',
    country: 'NL',
    currency: 'EUR',
    language: 'NL',
    email: 'a@b.nl',
  }
  return Reflect.get(formatted, format ?? '') ?? 'a'.repeat(minLength)
}
