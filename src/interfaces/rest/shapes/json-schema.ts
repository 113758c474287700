/** DTOs as JSON Schema 2020-12: published in OpenAPI and used to validate bodies. */
import {
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { formats, type Rule } from '../../../core/input/scalar-rules.js'
import { legacyOf, legacyReason, REMOVAL } from '../../../core/lifecycle/legacy.js'
import type { Dto } from '../dto.js'
import { type DtoShape, type Property, shapeOf } from './properties.js'

export type JsonSchema = Record<string, unknown>

const DATE_RANGE = 'DateRange'

/** The named schemas of the interface; two different shapes may not share a name. */
export class SchemaRegistry {
  readonly schemas: Record<string, JsonSchema> = {}
  readonly shapes = new Map<string, DtoShape>()

  /** After the removal, shapes and schemas have no deprecated property. */
  constructor(
    readonly contract: GraphQLSchema,
    readonly isAfterRemoval = false,
  ) {}

  refOf(dto: Dto): JsonSchema {
    const known = this.shapes.get(dto.name)
    if (known && known.dto !== dto && !arePlain(known.dto, dto)) throw new Error(`Two DTOs are called ${dto.name}`)
    if (!known) this.#add(dto)
    return ref(dto.name)
  }

  shapeOf(dto: Dto): DtoShape {
    this.refOf(dto)
    return this.shapes.get(dto.name) as DtoShape
  }

  /** Returns the DTOs nested in another, by property. */
  innerOf(dto: Dto): [string, Dto][] {
    const typed = this.shapeOf(dto).properties.flatMap(({ name, type }): [string, Dto][] => {
      const inner = this.shapes.get(getNamedType(type).name)
      return inner ? [[name, inner.dto]] : []
    })
    return [...typed, ...Object.entries(dto.nest ?? {}).map(([name, nested]): [string, Dto] => [name, nested.dto])]
  }

  define(name: string, schema: JsonSchema): JsonSchema {
    const known = this.schemas[name]
    if (known && JSON.stringify(known) !== JSON.stringify(schema)) throw new Error(`Two schemas are called ${name}`)
    this.schemas[name] = schema
    return ref(name)
  }

  /** Returns the JSON Schema of one property or parameter. */
  of(property: Property): JsonSchema {
    return {
      ...this.#typed(property.type, property.rule),
      ...(property.description && { description: property.description }),
      ...(property.default !== undefined && { default: property.default }),
      ...(property.legacy && { deprecated: true, 'x-sunset': REMOVAL, description: legacyReason(property.legacy) }),
    }
  }

  #add(dto: Dto) {
    for (const inner of dto.inner ?? []) this.refOf(inner)
    const shape = this.#surviving(shapeOf(this.contract, dto))
    this.shapes.set(dto.name, shape)
    const nested = Object.entries(dto.nest ?? {}).map(([name, { dto: child, many }]): [string, JsonSchema] => [
      name,
      many ? { type: 'array', items: this.refOf(child) } : { anyOf: [this.refOf(child), { type: 'null' }] },
    ])
    const own = shape.properties.map((property): [string, JsonSchema] => [property.name, this.of(property)])
    const required = shape.properties.filter((property) => property.required).map(({ name }) => name)
    this.define(dto.name, {
      type: 'object',
      ...(dto.description && { description: dto.description }),
      properties: Object.fromEntries([...own, ...nested, ...(dto.isSearch ? nestedFilters(own) : [])]),
      ...(required.length && { required }),
      additionalProperties: false,
    })
  }

  #surviving(shape: DtoShape): DtoShape {
    return this.isAfterRemoval ? { ...shape, properties: shape.properties.filter(({ legacy }) => !legacy) } : shape
  }

  #typed(type: GraphQLType, rule: Rule): JsonSchema {
    if (isNonNullType(type)) return this.#bare(type.ofType, rule)
    const schema = this.#bare(type, rule)
    if (typeof schema.type === 'string') return { ...schema, type: [schema.type, 'null'] }
    return { anyOf: [schema, { type: 'null' }] }
  }

  #bare(type: GraphQLType, rule: Rule): JsonSchema {
    if (isListType(type)) {
      const { minItems, maxItems, ...ofItem } = rule
      return { type: 'array', ...defined({ minItems, maxItems }), items: this.#item(type.ofType, ofItem) }
    }
    if (isEnumType(type))
      return this.define(type.name, {
        type: 'string',
        enum: type
          .getValues()
          .filter((v) => !legacyOf(v))
          .map(({ name }) => name),
      })
    if (isInputObjectType(type) && type.name === 'DateSearchInput') return this.define(DATE_RANGE, dateRange)
    const source = isInputObjectType(type) && sourceSchemas[type.name]
    if (source) return this.define(`${type.name.replace('Input', '')}Dto`, source)
    if (isInputObjectType(type) || isObjectType(type)) return this.#plainObject(type)
    return { ...scalars[String(type)], ...ruleKeywords(rule) }
  }

  /** Returns the schema of an item. The rule of a localized text applies to each of its values. */
  #item(type: GraphQLType, rule: Rule): JsonSchema {
    const schema = this.#typed(type, rule)
    const limits = getNamedType(type).name === 'LocalizedStringInput' ? ruleKeywords(rule) : {}
    return Object.keys(limits).length ? { ...schema, properties: { value: limits } } : schema
  }

  #plainObject(type: import('graphql').GraphQLInputObjectType | import('graphql').GraphQLObjectType): JsonSchema {
    if (!this.shapes.has(type.name)) this.refOf({ name: type.name, from: type.name })
    return ref(type.name)
  }
}

/** Returns whether two DTOs are the same type of the contract as it is. */
const arePlain = (a: Dto, b: Dto): boolean =>
  a.from === b.from && [a, b].every((dto) => Object.keys(dto).every((key) => key === 'name' || key === 'from'))

/** The paging and sorting properties of a search; everything else filters. */
export const PAGING = new Set(['page', 'offset', 'sortInputs', 'sort', 'sortByCustomField'])

function nestedFilters(properties: [string, JsonSchema][]): [string, JsonSchema][] {
  const filters = Object.fromEntries(properties.filter(([name]) => !PAGING.has(name)))
  const description = 'The same filters, nested.'
  return [['filters', { type: ['object', 'null'], properties: filters, additionalProperties: false, description }]]
}

const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

const scalars: Record<string, JsonSchema> = {
  Int: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
  Float: { type: 'number' },
  String: { type: 'string' },
  ID: { type: 'string' },
  Boolean: { type: 'boolean' },
  DateTime: { type: 'string', format: 'date-time' },
  CustomFields: { type: 'object' },
  // Anything at all.
  JSON: {},
}

const instant = { type: ['string', 'null'], pattern: formats.dateTime.pattern.source }
const dateRange: JsonSchema = {
  type: 'object',
  description: 'A date range, both bounds included.',
  properties: {
    from: { ...instant, description: 'The start of the range.' },
    to: { ...instant, description: 'The end of the range; a day without a time includes the whole day.' },
    greaterThan: { ...instant, description: 'Same as from; the name that GraphQL uses.' },
    lessThan: { ...instant, description: 'Same as to; the name that GraphQL uses.' },
  },
  additionalProperties: false,
}

const sourceText = (max: number, nullable = false) => ({
  type: nullable ? ['string', 'null'] : 'string',
  minLength: 1,
  maxLength: max,
})
const sourceSchema = (description: string, isIdNullable: boolean, required: string[]): JsonSchema => ({
  type: 'object',
  description,
  properties: { source: sourceText(32), sourceId: sourceText(64, isIdNullable) },
  ...(required.length && { required }),
  additionalProperties: false,
})
/** REST calls the other system `source` and the key there `sourceId`. */
const sourceSchemas: Record<string, JsonSchema> = {
  SourceInput: sourceSchema('The key of the record in another system.', false, ['source', 'sourceId']),
  SourceUpsertInput: sourceSchema(
    'The key of the record in another system; null as the sourceId removes the key of that system.',
    true,
    ['source', 'sourceId'],
  ),
  SourceSearchInput: sourceSchema('Records with a key in another system; either part may be left out.', false, []),
}

const defined = (record: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined))

function ruleKeywords({ min, max, above, minLength, maxLength, format, decimals }: Rule): JsonSchema {
  return defined({
    minimum: min,
    maximum: max,
    exclusiveMinimum: above,
    minLength,
    maxLength,
    pattern: format && formats[format].pattern.source,
    description: decimals === undefined ? undefined : `At most ${decimals} decimals.`,
  })
}
