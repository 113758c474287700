/** Writes the smallest request that uses one deprecated GraphQL item: it finds the path to the item and fills required inputs with examples. */
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

type OutputField = GraphQLField<unknown, unknown>
type InputElement = GraphQLInputField | GraphQLArgument
/** Example values by coordinate, such as `Query.tax(id:)` or `CarrierCreateInput.name`. An input with an example is always sent; a deprecated one only in its own request. */
export type Examples = Record<string, () => unknown>
type Json = Record<string, unknown>

export interface GraphqlRequest {
  query: string
  variables: Json
}

interface PlannedCall {
  root: GraphQLObjectType
  field: OutputField
  args: Json
  below: string
}

export type RequestForm = 'literal' | 'variables'

/** The forms of a request. Only inputs and enum values can be sent in variables. */
export const listForms = ({ kind }: Declared): RequestForm[] =>
  kind === 'input-field' || kind === 'enum-value' ? ['literal', 'variables'] : ['literal']

/** A request that cannot be derived from the schema: an operation, its arguments and its selection. */
export interface WrittenRequest {
  operation: string
  args?: Json
  below?: string
}
/** Written requests by item. */
export type WrittenRequests = Record<string, () => WrittenRequest>

/** Renders a written request. */
function renderWritten(
  schema: GraphQLSchema,
  { operation, args = {}, below = '' }: WrittenRequest,
  form: RequestForm,
): GraphqlRequest {
  const roots = [schema.getQueryType(), schema.getMutationType()] as GraphQLObjectType[]
  const root = roots.find((type) => type.getFields()[operation]) as GraphQLObjectType
  const call: PlannedCall = { root, field: root.getFields()[operation] as OutputField, args, below }
  return form === 'literal' ? renderLiterally(call) : renderWithVariables(call)
}

export function writeRequest(
  schema: GraphQLSchema,
  { item, kind }: Declared,
  examples: Examples,
  form: RequestForm,
  irregular: WrittenRequests = {},
): GraphqlRequest {
  const written = irregular[item]
  if (written) return renderWritten(schema, written(), form)
  const [owner = '', name = ''] = item.split(/[.(:]/)
  const roots = [schema.getQueryType(), schema.getMutationType()] as GraphQLObjectType[]
  const failure = (reason: string) => new Error(`No request can be written for ${item}: ${reason}`)

  const example = (coordinate: string, type: GraphQLInputType): unknown => {
    const makeExample = examples[coordinate]
    if (makeExample) return makeExample()
    const plain = getNullableType(type)
    if (isEnumType(plain)) return plain.getValues().find((value) => !legacyOf(value))?.name
    if (plain.toString() === 'Boolean') return true
    if (isInputObjectType(plain)) return objectOf(plain)
    if (isListType(plain)) return [example(coordinate, plain.ofType)]
    throw failure(`add an example of ${coordinate}`)
  }
  const isSent = (coordinate: string, input: InputElement) =>
    isRequiredInputField(input) || (coordinate in examples && !legacyOf(input))
  const objectOf = (type: GraphQLNamedType): Json =>
    !isInputObjectType(type)
      ? {}
      : Object.fromEntries(
          Object.values(type.getFields())
            .filter((field) => isSent(`${type.name}.${field.name}`, field))
            .map((field) => [field.name, example(`${type.name}.${field.name}`, field.type)]),
        )
  const argsOf = (parent: GraphQLObjectType, field: OutputField): Json =>
    Object.fromEntries(
      field.args
        .map((arg) => ({ arg, coordinate: `${parent.name}.${field.name}(${arg.name}:)` }))
        .filter(({ arg, coordinate }) => isSent(coordinate, arg))
        .map(({ arg, coordinate }) => [arg.name, example(coordinate, arg.type)]),
    )

  /** The value of an input that contains the item, at the end of the path. */
  const buildInput = (type: GraphQLInputType, path: readonly InputElement[], leaf: unknown): unknown => {
    const [step, ...rest] = path
    const plain = getNullableType(type)
    if (isListType(plain)) return [buildInput(plain.ofType, path, leaf)]
    return step ? { ...objectOf(plain as GraphQLNamedType), [step.name]: buildInput(step.type, rest, leaf) } : leaf
  }

  const callTo = (target: GraphQLNamedType, last: readonly InputElement[], leaf: unknown): PlannedCall => {
    const candidates = roots.flatMap((root) =>
      Object.values(root.getFields())
        .filter((field) => !legacyOf(field))
        .flatMap((field) => field.args.map((arg) => ({ root, field, arg, path: findInputPath(getNamedType(arg.type), target) }))),
    )
    const [shortest] = candidates
      .flatMap((candidate) => (candidate.path ? [{ ...candidate, path: candidate.path }] : []))
      .sort((a, b) => a.path.length - b.path.length)
    if (!shortest) throw failure(`no operation takes ${target.name}`)
    const { root, field, arg, path } = shortest
    const args = { ...argsOf(root, field), [arg.name]: buildInput(arg.type, [...path, ...last], leaf) }
    return { root, field, args, below: '' }
  }

  const rootOf = (field: string) => roots.find((root) => root.getFields()[field]) as GraphQLObjectType
  const fieldOf = (type: string, field: string) => (schema.getType(type) as GraphQLObjectType).getFields()[field] as OutputField
  const operation = (owner: 'Query' | 'Mutation'): PlannedCall => {
    const field = fieldOf(owner, item)
    return { root: rootOf(item), field, args: argsOf(rootOf(item), field), below: '' }
  }
  const write: Record<string, () => PlannedCall> = {
    query: () => operation('Query'),
    mutation: () => operation('Mutation'),
    field: () => {
      const last = fieldOf(owner, name)
      const [first, ...path] = findPath(schema, owner) ?? []
      if (first)
        return {
          root: rootOf(first.name),
          field: first,
          args: argsOf(rootOf(first.name), first),
          below: nestFields([...path, last]),
        }
      const paths = findImplementers(schema, owner).flatMap((type) => [findPath(schema, type) ?? []])
      const [root, ...rest] = paths.find((candidate) => candidate.length > 0) ?? []
      if (!root) throw failure(`no query leads to ${owner}`)
      const below = `{ ... on ${owner} { ${last.name}${leafSelection(last)} } }`
      return { root: rootOf(root.name), field: root, args: argsOf(rootOf(root.name), root), below: nestFields(rest, below) }
    },
    argument: () => {
      const argument = item.split(/[(:]/)[1] as string
      const root = roots.find((type) => type.name === owner)
      if (!root) throw failure('it is not an argument of an operation')
      const field = fieldOf(owner, name)
      const arg = field.args.find((candidate) => candidate.name === argument) as GraphQLArgument
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
      if (!type || !field) throw failure('there is no such input')
      return callTo(type, [field], unwrapListItem(field, example(`${owner}.${name}`, field.type)))
    },
    'enum-value': () => callTo(schema.getType(owner) as GraphQLNamedType, [], name),
  }
  const call = write[kind]?.()
  if (!call) throw failure(`there is no generator for a ${kind}`)
  return form === 'literal' ? renderLiterally(call) : renderWithVariables(call)
}

/** The first element of a list value, because `buildInput` wraps lists itself. */
const unwrapListItem = (field: InputElement, value: unknown) =>
  isListType(getNullableType(field.type)) ? (value as unknown[])[0] : value

/** The shortest path from an input type down to each of the inputs and enums below it, by the type that it starts from. */
const inputPaths = new WeakMap<GraphQLNamedType, ReadonlyMap<GraphQLNamedType, InputElement[]>>()

/** The shortest path from an input type down to another. */
function findInputPath(from: GraphQLNamedType, target: GraphQLNamedType): InputElement[] | null {
  const paths = inputPaths.get(from) ?? listInputPaths(from)
  inputPaths.set(from, paths)
  return paths.get(target) ?? null
}

function listInputPaths(from: GraphQLNamedType): Map<GraphQLNamedType, InputElement[]> {
  const paths = new Map<GraphQLNamedType, InputElement[]>([[from, []]])
  // What is added meanwhile is read in its turn: shorter paths come first.
  for (const [type, path] of paths)
    for (const field of isInputObjectType(type) ? Object.values(type.getFields()) : []) {
      const next = getNamedType(field.type)
      if (!legacyOf(field) && !paths.has(next)) paths.set(next, [...path, field])
    }
  return paths
}

/** The shortest path from a query to a type; through a deprecated field only where there is no other path. */
const findPath = (schema: GraphQLSchema, target: string) =>
  findPathThrough(schema, target, isCurrent) ?? findPathThrough(schema, target, isSelectable)

/** The deprecated items that every request for an item must use, too. */
export function findUnavoidableItems(schema: GraphQLSchema, { item, kind }: Declared): string[] {
  if (kind === 'input-field') return findDeprecatedTaker(schema, item)
  const operation = item.match(/^(?:Query|Mutation)\.(\w+)\(/)?.[1]
  if (kind !== 'field') return operation ? [operation] : []
  const owner = item.split('.')[0] ?? ''
  const paths = [owner, ...findImplementers(schema, owner)].map((type) => findPath(schema, type))
  return (paths.find(Boolean) ?? []).flatMap((field) => (legacyOf(field) ? [field.name] : []))
}

/** The operation that takes the input of an item, where it is deprecated and no other operation takes it. */
function findDeprecatedTaker(schema: GraphQLSchema, item: string): string[] {
  const owner = schema.getType(item.split('.')[0] ?? '') as GraphQLNamedType
  const operations = [schema.getQueryType(), schema.getMutationType()].flatMap((root) => Object.values(root?.getFields() ?? {}))
  const takers = operations.filter(({ args }) => args.some(({ type }) => findInputPath(getNamedType(type), owner)))
  return takers.every(legacyOf) ? takers.slice(0, 1).map(({ name }) => name) : []
}

type Composite = GraphQLObjectType | GraphQLInterfaceType

/** The shortest path from a query to a type, only through fields that `isAllowed` accepts. */
function findPathThrough(
  schema: GraphQLSchema,
  target: string,
  isAllowed: (field: OutputField) => boolean,
): OutputField[] | null {
  const query = schema.getQueryType() as GraphQLObjectType
  const open: { type: Composite; path: OutputField[] }[] = [{ type: query, path: [] }]
  const seen = new Set<string>()
  for (const { type, path } of open)
    for (const field of Object.values(type.getFields())) {
      const next = getNamedType(field.type)
      if (!isAllowed(field) || !(isObjectType(next) || isInterfaceType(next)) || seen.has(next.name)) continue
      if (next.name === target) return [...path, field]
      seen.add(next.name)
      open.push({ type: next, path: [...path, field] })
    }
  return null
}

/** Fields without required arguments, that need no login, and no choice between arguments. */
const isSelectable = (field: OutputField) =>
  !field.args.some(isRequiredArgument) && !field.name.endsWith('Viewer') && field.name !== 'user'
const isCurrent = (field: OutputField) => !legacyOf(field) && isSelectable(field)

const nestFields = (fields: readonly OutputField[], last = ''): string =>
  fields.toReversed().reduce((below, field) => `{ ${field.name}${below || leafSelection(field)} }`, last)

const findImplementers = (schema: GraphQLSchema, name: string): string[] => {
  const type = schema.getType(name)
  return isInterfaceType(type) ? schema.getPossibleTypes(type).map((one) => one.name) : []
}

const leafSelection = (field: OutputField) => (isLeafType(getNamedType(field.type)) ? '' : ' { __typename }')

const argumentType = ({ field }: PlannedCall, name: string) =>
  field.args.find((arg) => arg.name === name)?.type as GraphQLInputType

const renderBody = (call: PlannedCall, args: string[]) =>
  `{ ${call.field.name}${args.length ? `(${args.join(', ')})` : ''}${call.below || leafSelection(call.field)} }`

function renderLiterally(call: PlannedCall): GraphqlRequest {
  const args = Object.entries(call.args).map(([name, value]) => {
    const literal = astFromValue(value, argumentType(call, name))
    return `${name}: ${literal ? print(literal) : 'null'}`
  })
  return { query: `${call.root.name.toLowerCase()} ${renderBody(call, args)}`, variables: {} }
}

function renderWithVariables(call: PlannedCall): GraphqlRequest {
  const names = Object.keys(call.args)
  const defined = names.map((name) => `$${name}: ${argumentType(call, name)}`).join(', ')
  const args = names.map((name) => `${name}: $${name}`)
  return { query: `${call.root.name.toLowerCase()} Sent(${defined}) ${renderBody(call, args)}`, variables: call.args }
}
