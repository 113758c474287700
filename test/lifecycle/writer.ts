/** Writes random documents that are valid on a schema. A list of numbers ("tape") makes the choices; a short tape gives a simple document. */
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLInterfaceType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredInputField,
} from 'graphql'
import { legacyOf } from '../../src/core/lifecycle/legacy.js'

type OutputField = GraphQLField<unknown, unknown>
type Composite = GraphQLObjectType | GraphQLInterfaceType

export interface WrittenDocument {
  source: string
  variables: Record<string, unknown>
}

const MAX_DEPTH = 4

/** Arguments and input fields are required by the same rule. */
const isRequired = (one: GraphQLInputField | GraphQLArgument) => isRequiredInputField(one)

/** Remembers what a test of a field or a type has answered. */
function remember<T extends object>(test: (one: T) => boolean): (one: T) => boolean {
  const answers = new Map<T, boolean>()
  return (one) => {
    const answer = answers.get(one) ?? test(one)
    answers.set(one, answer)
    return answer
  }
}

/** Whether a field has a deprecated item in its arguments or right below it. Such fields are preferred, because purely random documents would rarely use the few items. */
const isInteresting = remember((field: OutputField) => takesDeprecated(field) || leadsToDeprecated(field))

const takesDeprecated = remember((field: OutputField) =>
  field.args.some((arg) => legacyOf(arg) !== null || containsDeprecated(getNamedType(arg.type))),
)

function leadsToDeprecated(field: OutputField): boolean {
  const type = getNamedType(field.type)
  if (!isObjectType(type) && !isInterfaceType(type)) return legacyOf(field) !== null
  return [type, ...type.getInterfaces()].some((one) => Object.values(one.getFields()).some((below) => legacyOf(below)))
}

const containsDeprecated = remember((type: GraphQLNamedType) => searchDeprecated(type, []))

function searchDeprecated(type: GraphQLNamedType, seen: readonly GraphQLNamedType[]): boolean {
  if (isEnumType(type)) return type.getValues().some((value) => legacyOf(value))
  if (!isInputObjectType(type) || seen.includes(type)) return false
  return Object.values(type.getFields()).some(
    (field) => legacyOf(field) || searchDeprecated(getNamedType(field.type), [...seen, type]),
  )
}

const scalars: Record<string, unknown> = { Int: 7, Float: 1.5, Boolean: true, String: 'x', ID: 'x' }

export function writeDocument(schema: GraphQLSchema, tape: readonly number[]): WrittenDocument {
  let at = 0
  let names = 0
  let narrowings = 0
  const variables: Record<string, unknown> = {}
  const fragments: string[] = []
  let defined: string[] = []
  const plain = new Set<string>()

  const pick = (n: number) => (tape[at++] ?? 0) % n
  const isOneIn = (n: number) => pick(n) === n - 1
  const choose = <T>(from: readonly T[]) => from[pick(from.length)] as T
  const fresh = (prefix: string) => `${prefix}${names++}`

  function literal(type: GraphQLInputType, depth: number): string {
    if (isNonNullType(type)) return variableOr(type, depth, () => bare(type.ofType, depth))
    return variableOr(type, depth, () => (isOneIn(12) ? 'null' : bare(type, depth)))
  }

  function bare(type: GraphQLInputType, depth: number): string {
    if (isListType(type)) {
      if (isOneIn(4)) return bareItem(type.ofType, depth)
      return `[${Array.from({ length: pick(3) }, () => literal(type.ofType, depth)).join(', ')}]`
    }
    if (isEnumType(type)) return choose(type.getValues()).name
    if (isInputObjectType(type))
      return `{ ${given(Object.values(type.getFields()), depth)
        .map((field) => `${field.name}: ${literal(field.type, depth + 1)}`)
        .join(', ')} }`
    return JSON.stringify(scalars[getNamedType(type).name] ?? '2026-11-15T12:00:00Z')
  }

  /** A single value where a list is expected, which GraphQL allows. */
  const bareItem = (type: GraphQLInputType, depth: number) => bare(isNonNullType(type) ? type.ofType : type, depth)

  function variableOr(type: GraphQLInputType, depth: number, otherwise: () => string): string {
    if (!isOneIn(depth === 0 ? 2 : 6)) return otherwise()
    const name = fresh('v')
    const fallback = isOneIn(4) && !isNonNullType(type) ? constant(type) : null
    defined.push(`$${name}: ${type}${fallback === null ? '' : ` = ${fallback}`}`)
    if (isNonNullType(type) || isOneIn(2)) variables[name] = json(type, 0)
    return `$${name}`
  }

  /** A default of a variable; it may not contain another variable. */
  function constant(type: GraphQLInputType): string {
    const before = defined.length
    const text = bare(type, MAX_DEPTH)
    if (defined.length === before) return text
    for (const one of defined.splice(before)) delete variables[/\w+/.exec(one)?.[0] ?? '']
    return 'null'
  }

  function given<T extends GraphQLInputField | GraphQLArgument>(inputs: readonly T[], depth: number): T[] {
    const rarely = inputs.length > 4 ? 4 : 2
    return inputs.filter(
      (one) =>
        isRequired(one) ||
        (depth < MAX_DEPTH && isOneIn(legacyOf(one) || containsDeprecated(getNamedType(one.type)) ? 2 : rarely)),
    )
  }

  function json(type: GraphQLInputType, depth: number): unknown {
    if (isNonNullType(type)) return jsonOf(type.ofType, depth)
    return isOneIn(12) ? null : jsonOf(type, depth)
  }

  function jsonOf(type: GraphQLInputType, depth: number): unknown {
    if (isListType(type)) {
      if (isOneIn(4)) return jsonOf(isNonNullType(type.ofType) ? type.ofType.ofType : type.ofType, depth)
      return Array.from({ length: pick(3) }, () => json(type.ofType, depth))
    }
    if (isEnumType(type)) return choose(type.getValues()).name
    if (isInputObjectType(type))
      return Object.fromEntries(given(Object.values(type.getFields()), depth).map((f) => [f.name, json(f.type, depth + 1)]))
    return scalars[getNamedType(type).name] ?? '2026-11-15T12:00:00Z'
  }

  function writeField(field: OutputField, depth: number): string {
    const args = given(field.args, 0).map((arg) => `${arg.name}: ${literal(arg.type, 0)}`)
    const below = getNamedType(field.type)
    const isSimple = isLeafType(below) && field.args.length === 0
    const isFree = narrowings === 0 && (isSimple ? !isOneIn(4) : !plain.has(field.name) && !isOneIn(2))
    if (isFree && !isSimple) plain.add(field.name)
    const text = `${isFree ? '' : `${fresh('a')}: `}${field.name}${args.length ? `(${args.join(', ')})` : ''}${condition()}`
    return isLeafType(below) ? text : `${text} ${selection(below, depth + 1)}`
  }

  const condition = () => (isOneIn(8) ? choose([' @skip(if: true)', ' @include(if: false)', ' @skip(if: false)']) : '')

  function selection(type: GraphQLNamedType, depth: number): string {
    if (!isObjectType(type) && !isInterfaceType(type)) return '{ __typename }'
    return `{ ${Array.from({ length: 1 + pick(depth === 0 ? 2 : 4) }, () => writeSelection(type, depth)).join(' ')} }`
  }

  function writeSelection(type: Composite, depth: number): string {
    if (depth < MAX_DEPTH && isOneIn(5)) return spread(type, depth)
    const all = Object.values(type.getFields())
    const fields = depth < MAX_DEPTH ? all : all.filter((field) => isLeafType(getNamedType(field.type)))
    const old = fields.filter((field) => legacyOf(field))
    if (depth > 0 && old.length > 0 && isOneIn(4)) return writeField(choose(old), depth)
    // Few fields below the roots take an item.
    const taking = depth > 0 ? fields.filter(takesDeprecated) : []
    if (taking.length > 0 && isOneIn(4)) return writeField(choose(taking), depth)
    const near = fields.filter(isInteresting)
    if (near.length > 0 && isOneIn(2)) return writeField(chooseByType(near), depth)
    return fields.length === 0 || isOneIn(15) ? '__typename' : writeField(choose(fields), depth)
  }

  /** Every type has the same chance, however many fields lead to it. */
  function chooseByType(fields: readonly OutputField[]): OutputField {
    const type = choose([...new Set(fields.map((field) => getNamedType(field.type)))])
    return choose(fields.filter((field) => getNamedType(field.type) === type))
  }

  function spread(type: Composite, depth: number): string {
    const form = pick(3)
    const narrower = isInterfaceType(type) ? schema.getPossibleTypes(type) : []
    const other = choose<Composite>([type, ...type.getInterfaces(), ...narrower])
    if (form === 0) return `... on ${other.name}${condition()} ${selectionOn(other, narrower, depth + 1)}`
    const body = selection(type, depth + 1)
    if (form === 1) return `...${condition()} ${body}`
    const name = fresh('F')
    fragments.push(`fragment ${name} on ${type.name} ${body}`)
    return `...${name}${condition()}`
  }

  /** Types that implement the same interface may have fields of one name and different types, so fields of one of them get aliases. */
  function selectionOn(type: Composite, narrower: readonly Composite[], depth: number): string {
    const isNarrower = narrower.includes(type)
    if (isNarrower) narrowings++
    const text = selection(type, depth)
    if (isNarrower) narrowings--
    return text
  }

  function operation(name: string): string {
    const root = isOneIn(3) ? schema.getMutationType() : schema.getQueryType()
    defined = []
    const body = selection(root as GraphQLObjectType, 0)
    return `${root?.name.toLowerCase()} ${name}${defined.length ? `(${defined.join(', ')})` : ''} ${body}`
  }

  const executed = operation('Executed')
  const sent = { ...variables }
  const other = isOneIn(6) ? [operation('Other')] : []
  return { source: [executed, ...other, ...fragments].join('\n'), variables: sent }
}
