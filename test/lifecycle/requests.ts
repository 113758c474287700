/** Writes the smallest request that uses one deprecated item of GraphQL: the way to its place, and required inputs by example. */
import {
  astFromValue,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLInterfaceType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  print,
} from 'graphql'
import type { Declared } from '../../src/core/lifecycle/item.js'
import { legacyOf } from '../../src/core/lifecycle/legacy.js'

type Field = GraphQLField<unknown, unknown>
type Input = GraphQLInputField | GraphQLArgument
/** By coordinate, such as `Query.tax(id:)` or `CarrierCreateInput.name`. An input with an example is always written, a deprecated one only in its own request. */
export type Examples = Record<string, () => unknown>
type Json = Record<string, unknown>

export interface Request {
  query: string
  variables: Json
}

interface Call {
  root: GraphQLObjectType
  field: Field
  args: Json
  below: string
}

export type Form = 'literal' | 'variables'

/** Only what is sent can be sent in variables. */
export const formsOf = ({ kind }: Declared): Form[] =>
  kind === 'input-field' || kind === 'enum-value' ? ['literal', 'variables'] : ['literal']

/** A request that cannot be found by the shape of the schema: an operation, its arguments, and what is asked of its answer. */
export interface Written {
  operation: string
  args?: Json
  below?: string
}
/** By item. */
export type WrittenOut = Record<string, () => Written>

/** What stands in the arguments of a field: with variables, `$input` is their name in `below`. */
function writtenOut(schema: GraphQLSchema, { operation, args = {}, below = '' }: Written, form: Form): Request {
  const roots = [schema.getQueryType(), schema.getMutationType()] as GraphQLObjectType[]
  const root = roots.find((one) => one.getFields()[operation]) as GraphQLObjectType
  const call: Call = { root, field: root.getFields()[operation] as Field, args, below }
  return form === 'literal' ? literally(call) : withVariables(call)
}

export function requestFor(
  schema: GraphQLSchema,
  { item, kind }: Declared,
  examples: Examples,
  form: Form,
  irregular: WrittenOut = {},
): Request {
  const written = irregular[item]
  if (written) return writtenOut(schema, written(), form)
  const [owner = '', name = ''] = item.split(/[.(:]/)
  const roots = [schema.getQueryType(), schema.getMutationType()] as GraphQLObjectType[]
  const missing = (what: string) => new Error(`No request can be written for ${item}: ${what}`)

  const example = (coordinate: string, type: GraphQLInputType): unknown => {
    const given = examples[coordinate]
    if (given) return given()
    const plain = getNullableType(type)
    if (isEnumType(plain)) return plain.getValues().find((value) => !legacyOf(value))?.name
    if (plain.toString() === 'Boolean') return true
    if (isInputObjectType(plain)) return objectOf(plain)
    if (isListType(plain)) return [example(coordinate, plain.ofType)]
    throw missing(`give an example of ${coordinate}`)
  }
  const isWritten = (coordinate: string, input: Input) =>
    isRequiredInputField(input) || (coordinate in examples && !legacyOf(input))
  const objectOf = (type: GraphQLNamedType): Json =>
    !isInputObjectType(type)
      ? {}
      : Object.fromEntries(
          Object.values(type.getFields())
            .filter((field) => isWritten(`${type.name}.${field.name}`, field))
            .map((field) => [field.name, example(`${type.name}.${field.name}`, field.type)]),
        )
  const argsOf = (parent: GraphQLObjectType, field: Field): Json =>
    Object.fromEntries(
      field.args
        .map((arg) => ({ arg, coordinate: `${parent.name}.${field.name}(${arg.name}:)` }))
        .filter(({ arg, coordinate }) => isWritten(coordinate, arg))
        .map(({ arg, coordinate }) => [arg.name, example(coordinate, arg.type)]),
    )

  /** The value of an input with the item in it, at the end of the way. */
  const holding = (type: GraphQLInputType, way: readonly Input[], leaf: unknown): unknown => {
    const [step, ...rest] = way
    const plain = getNullableType(type)
    if (isListType(plain)) return [holding(plain.ofType, way, leaf)]
    return step ? { ...objectOf(plain as GraphQLNamedType), [step.name]: holding(step.type, rest, leaf) } : leaf
  }

  const callTo = (target: GraphQLNamedType, last: readonly Input[], leaf: unknown): Call => {
    const ways = roots.flatMap((root) =>
      Object.values(root.getFields())
        .filter((field) => !legacyOf(field))
        .flatMap((field) => field.args.map((arg) => ({ root, field, arg, way: wayTo(getNamedType(arg.type), target) }))),
    )
    const [best] = ways.flatMap((one) => (one.way ? [{ ...one, way: one.way }] : [])).sort((a, b) => a.way.length - b.way.length)
    if (!best) throw missing(`no operation takes ${target.name}`)
    const { root, field, arg, way } = best
    const args = { ...argsOf(root, field), [arg.name]: holding(arg.type, [...way, ...last], leaf) }
    return { root, field, args, below: '' }
  }

  const rootOf = (field: string) => roots.find((root) => root.getFields()[field]) as GraphQLObjectType
  const fieldOf = (type: string, field: string) => (schema.getType(type) as GraphQLObjectType).getFields()[field] as Field
  const operation = (owner: 'Query' | 'Mutation'): Call => {
    const field = fieldOf(owner, item)
    return { root: rootOf(item), field, args: argsOf(rootOf(item), field), below: '' }
  }
  const write: Record<string, () => Call> = {
    query: () => operation('Query'),
    mutation: () => operation('Mutation'),
    field: () => {
      const last = fieldOf(owner, name)
      const [first, ...way] = pathOf(schema, owner) ?? []
      if (first)
        return { root: rootOf(first.name), field: first, args: argsOf(rootOf(first.name), first), below: nested([...way, last]) }
      const ways = implementersOf(schema, owner).flatMap((type) => [pathOf(schema, type) ?? []])
      const [known, ...rest] = ways.find((one) => one.length > 0) ?? []
      if (!known) throw missing(`no query leads to ${owner}`)
      const below = `{ ... on ${owner} { ${last.name}${leafSelection(last)} } }`
      return { root: rootOf(known.name), field: known, args: argsOf(rootOf(known.name), known), below: nested(rest, below) }
    },
    argument: () => {
      const argument = item.split(/[(:]/)[1] as string
      const root = roots.find((one) => one.name === owner)
      if (!root) throw missing('it is not an argument of an operation')
      const field = fieldOf(owner, name)
      const arg = field.args.find((one) => one.name === argument) as GraphQLArgument
      return {
        root,
        field,
        args: { ...argsOf(root, field), [argument]: example(`${owner}.${name}(${argument}:)`, arg.type) },
        below: '',
      }
    },
    'input-field': () => {
      const type = schema.getType(owner)
      const field = isInputObjectType(type) ? type.getFields()[name] : undefined
      if (!type || !field) throw missing('there is no such input')
      return callTo(type, [field], leafOf(field, example(`${owner}.${name}`, field.type)))
    },
    'enum-value': () => callTo(schema.getType(owner) as GraphQLNamedType, [], name),
  }
  const call = write[kind]?.()
  if (!call) throw missing(`there is no generator for a ${kind}`)
  return form === 'literal' ? literally(call) : withVariables(call)
}

/** `holding` wraps lists itself. */
const leafOf = (field: Input, value: unknown) => (isListType(getNullableType(field.type)) ? (value as unknown[])[0] : value)

/** The shortest way from an input type down to another. */
function wayTo(from: GraphQLNamedType, target: GraphQLNamedType, seen: readonly GraphQLNamedType[] = []): Input[] | null {
  if (from === target) return []
  if (!isInputObjectType(from) || seen.includes(from)) return null
  const ways = Object.values(from.getFields())
    .filter((field) => !legacyOf(field))
    .map((field) => ({ field, rest: wayTo(getNamedType(field.type), target, [...seen, from]) }))
  const [best] = ways.flatMap(({ field, rest }) => (rest ? [[field, ...rest]] : [])).sort((a, b) => a.length - b.length)
  return best ?? null
}

/** The shortest way from a query to a type; past a deprecated field only where there is no other. */
const pathOf = (schema: GraphQLSchema, target: string) => pathTo(schema, target, isOpen) ?? pathTo(schema, target, isFree)

/** The deprecated operations that the request for an item cannot do without. */
export function throughOf(schema: GraphQLSchema, { item, kind }: Declared): string[] {
  const operation = item.match(/^(?:Query|Mutation)\.(\w+)\(/)?.[1]
  if (kind !== 'field') return operation ? [operation] : []
  const owner = item.split('.')[0] ?? ''
  const ways = [owner, ...implementersOf(schema, owner)].map((type) => pathOf(schema, type))
  return (ways.find(Boolean) ?? []).flatMap((field) => (legacyOf(field) ? [field.name] : []))
}

type Composite = GraphQLObjectType | GraphQLInterfaceType

/** The shortest way from a query to a type, past nothing that `isOpen` refuses. */
function pathTo(schema: GraphQLSchema, target: string, isOpen: (field: Field) => boolean): Field[] | null {
  const query = schema.getQueryType() as GraphQLObjectType
  const open: { type: Composite; path: Field[] }[] = [{ type: query, path: [] }]
  const seen = new Set<string>()
  for (const { type, path } of open)
    for (const field of Object.values(type.getFields())) {
      const next = getNamedType(field.type)
      if (!isOpen(field) || !(isObjectType(next) || isInterfaceType(next)) || seen.has(next.name)) continue
      if (next.name === target) return [...path, field]
      seen.add(next.name)
      open.push({ type: next, path: [...path, field] })
    }
  return null
}

/** No required argument, nothing that asks for a login, and no choice between arguments. */
const isFree = (field: Field) => !field.args.some(isRequiredArgument) && !field.name.endsWith('Viewer') && field.name !== 'user'
const isOpen = (field: Field) => !legacyOf(field) && isFree(field)

const nested = (fields: readonly Field[], last = ''): string =>
  fields.toReversed().reduce((below, field) => `{ ${field.name}${below || leafSelection(field)} }`, last)

const implementersOf = (schema: GraphQLSchema, name: string): string[] => {
  const type = schema.getType(name)
  return isInterfaceType(type) ? schema.getPossibleTypes(type).map((one) => one.name) : []
}

const leafSelection = (field: Field) => (isLeafType(getNamedType(field.type)) ? '' : ' { __typename }')

const typeOf = ({ field }: Call, name: string) => field.args.find((arg) => arg.name === name)?.type as GraphQLInputType

const bodyOf = (call: Call, args: string[]) =>
  `{ ${call.field.name}${args.length ? `(${args.join(', ')})` : ''}${call.below || leafSelection(call.field)} }`

function literally(call: Call): Request {
  const args = Object.entries(call.args).map(([name, value]) => {
    const literal = astFromValue(value, typeOf(call, name))
    return `${name}: ${literal ? print(literal) : 'null'}`
  })
  return { query: `${call.root.name.toLowerCase()} ${bodyOf(call, args)}`, variables: {} }
}

function withVariables(call: Call): Request {
  const names = Object.keys(call.args)
  const defined = names.map((name) => `$${name}: ${typeOf(call, name)}`).join(', ')
  const args = names.map((name) => `${name}: $${name}`)
  return { query: `${call.root.name.toLowerCase()} Sent(${defined}) ${bodyOf(call, args)}`, variables: call.args }
}
