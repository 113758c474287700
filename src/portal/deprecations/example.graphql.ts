/** Writes the smallest GraphQL document that uses an item. Every value is a sample, so that the document can be sent as it is. */
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  parse,
  print,
} from 'graphql'
import type { ListedItem } from './list.js'

type Field = GraphQLField<unknown, unknown>
/** A value in the syntax of GraphQL. */
type Literal = string

const scalarSamples: Record<string, Literal> = {
  Int: '1',
  Float: '1',
  Boolean: 'true',
  DateTime: '"2026-01-01T00:00:00.000Z"',
  JSON: '{}',
  JSONObject: '{}',
}

function sampleOf(type: GraphQLInputType): Literal {
  if (isNonNullType(type)) return sampleOf(type.ofType)
  if (isListType(type)) return `[${sampleOf(type.ofType)}]`
  if (isEnumType(type)) return type.getValues().find(({ deprecationReason }) => !deprecationReason)?.name ?? 'null'
  return isInputObjectType(type) ? objectOf(type, {}) : (scalarSamples[getNamedType(type).name] ?? '"1"')
}

/** Returns an input with the given fields and all required ones. */
function objectOf(type: GraphQLNamedType, given: Record<string, Literal>): Literal {
  const fields = isInputObjectType(type) ? Object.values(type.getFields()) : []
  const required = fields.filter((field) => isRequiredInputField(field) && !(field.name in given))
  const members = [...required.map((field) => [field.name, sampleOf(field.type)]), ...Object.entries(given)]
  return `{ ${members.map(([name, value]) => `${name}: ${value}`).join(', ')} }`
}

const inLists = (type: GraphQLInputType, value: Literal): Literal => {
  if (isNonNullType(type)) return inLists(type.ofType, value)
  return isListType(type) ? `[${inLists(type.ofType, value)}]` : value
}

const argumentsOf = (field: Field, given: Record<string, Literal> = {}) => {
  const required = field.args.filter((argument) => isRequiredArgument(argument) && !(argument.name in given))
  const all = [...required.map(({ name, type }) => [name, sampleOf(type)]), ...Object.entries(given)]
  return all.length ? `(${all.map(([name, value]) => `${name}: ${value}`).join(', ')})` : ''
}

const select = (field: Field, below = '', given: Record<string, Literal> = {}) => {
  const selection = below || (isLeafType(getNamedType(field.type)) ? '' : '{ __typename }')
  return `${field.name}${argumentsOf(field, given)} ${selection}`
}

/** Returns the example of an item; null if it is unreachable. */
export function writeExample(schema: GraphQLSchema, { item, kind }: ListedItem): string | null {
  const [owner = '', name = '', argument = ''] = item.split(/[.(:]/)
  const written: Partial<Record<ListedItem['kind'], () => string | null>> = {
    query: () => operation(schema, item),
    mutation: () => operation(schema, item),
    field: () => reach(schema, owner, (type) => select(fieldOf(type, name))),
    argument: () => reach(schema, owner, (type) => selectWithArgument(fieldOf(type, name), argument)),
    'input-field': () => send(schema, owner, (type) => objectOf(type, { [name]: sampleOf(inputFieldOf(type, name)) })),
    'enum-value': () => send(schema, owner, () => name),
  }
  const text = written[kind]?.() ?? null
  return text && print(parse(text))
}

const fieldOf = (type: GraphQLNamedType, name: string) => (type as GraphQLObjectType).getFields()[name] as Field

function inputFieldOf(type: GraphQLNamedType, name: string): GraphQLInputType {
  const field = isInputObjectType(type) ? type.getFields()[name] : undefined
  if (!field) throw new Error(`There is no ${type.name}.${name}`)
  return field.type
}

const selectWithArgument = (field: Field, name: string) => {
  const argument = field.args.find((one) => one.name === name)
  return select(field, '', argument ? { [name]: sampleOf(argument.type) } : {})
}

const rootsOf = (schema: GraphQLSchema) => [schema.getQueryType(), schema.getMutationType()].filter((root) => root != null)

function operation(schema: GraphQLSchema, name: string): string | null {
  const root = rootsOf(schema).find((type) => type.getFields()[name])
  return root ? `${root.name.toLowerCase()} Example { ${select(fieldOf(root, name))} }` : null
}

interface Reached {
  type: GraphQLNamedType
  write: (selection: string) => string
}

/** Selects something of a type, on the shortest path to it; deprecated fields are used only if there is no other path. */
function reach(schema: GraphQLSchema, owner: string, selectOn: (type: GraphQLNamedType) => string): string | null {
  const target = schema.getType(owner)
  if (!target) return null
  const root = rootsOf(schema).find((type) => type === target)
  if (root) return `${root.name.toLowerCase()} Example { ${selectOn(root)} }`
  const isTarget = (type: GraphQLNamedType) =>
    type === target || (isInterfaceType(target) && isObjectType(type) && type.getInterfaces().includes(target))
  // Returns whether a type that no field has directly is behind a field of one of its interfaces.
  const isAbove = (type: GraphQLNamedType) =>
    isInterfaceType(type) && isObjectType(target) && target.getInterfaces().includes(type)
  const found = walk(schema, isTarget, false) ?? walk(schema, isTarget, true) ?? walk(schema, isAbove, false)
  if (!found) return null
  return found.write(found.type === target ? selectOn(target) : `... on ${owner} { ${selectOn(target)} }`)
}

function walk(schema: GraphQLSchema, isTarget: (type: GraphQLNamedType) => boolean, withDeprecated: boolean): Reached | null {
  const seen = new Set<GraphQLNamedType>()
  let open: Reached[] = rootsOf(schema).map((type) => ({
    type,
    write: (below) => `${type.name.toLowerCase()} Example { ${below} }`,
  }))
  while (open.length) {
    const next = open.flatMap((reached) => stepsFrom(reached, seen, withDeprecated))
    const found = next.find(({ type }) => isTarget(type))
    if (found) return found
    open = next
  }
  return null
}

/** Returns the types that the fields of a type lead to and that were not seen before. */
function stepsFrom({ type, write }: Reached, seen: Set<GraphQLNamedType>, withDeprecated: boolean): Reached[] {
  const fields = isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : []
  return fields.flatMap((field) => {
    const inner = getNamedType(field.type as GraphQLOutputType)
    if ((field.deprecationReason && !withDeprecated) || isLeafType(inner) || seen.has(inner)) return []
    seen.add(inner)
    return [{ type: inner, write: (below: string) => write(select(field, `{ ${below} }`)) }]
  })
}

const isDeprecated = ({ deprecationReason }: Field) => deprecationReason != null

/** Sends something as a value of an input type, to the field with the shortest path; to a deprecated one only if there is no other. */
function send(schema: GraphQLSchema, owner: string, writeValue: (type: GraphQLNamedType) => Literal): string | null {
  const target = schema.getType(owner)
  if (!target) return null
  const fields = Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) && !type.name.startsWith('__') ? Object.values(type.getFields()).map((field) => ({ type, field })) : [],
  )
  const takers = fields
    .flatMap(({ type, field }) =>
      field.args.flatMap((argument) => {
        const way = pathInto(argument.type, target)
        return way && !argument.deprecationReason ? [{ type, field, argument, way }] : []
      }),
    )
    .sort(
      (a, b) =>
        Number(isDeprecated(a.field)) - Number(isDeprecated(b.field)) ||
        a.way.length - b.way.length ||
        Number(isRoot(schema, b.type)) - Number(isRoot(schema, a.type)),
    )
  const [best] = takers
  if (!best) return null
  const value = best.way.reduceRight(
    (inner, { owner: around, name, type }) => objectOf(around, { [name]: inLists(type, inner) }),
    writeValue(target),
  )
  const given = { [best.argument.name]: inLists(best.argument.type, value) }
  return reach(schema, best.type.name, () => select(best.field, '', given))
}

const isRoot = (schema: GraphQLSchema, type: GraphQLNamedType) => rootsOf(schema).some((root) => root === type)

interface InputStep {
  owner: GraphQLNamedType
  name: string
  type: GraphQLInputType
}

/** Returns the fields that lead from an input to a type inside it. */
function pathInto(
  from: GraphQLInputType,
  target: GraphQLNamedType,
  around: readonly GraphQLNamedType[] = [],
): InputStep[] | null {
  const type = getNamedType(from)
  if (type === target) return []
  if (!isInputObjectType(type) || around.includes(type)) return null
  const ways = Object.values(type.getFields()).flatMap((field) => {
    const rest = field.deprecationReason ? null : pathInto(field.type, target, [...around, type])
    return rest ? [[{ owner: type, name: field.name, type: field.type }, ...rest]] : []
  })
  return ways.sort((a, b) => a.length - b.length)[0] ?? null
}
