/** Chooses the fields that an example selects: the scalars of a result and one level of objects, without deprecated fields. */
import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
} from 'graphql'

/** A field with its arguments as they are written, or the fragment on a type. */
export interface Selected {
  name: string
  args?: string
  /** The name of the type of a fragment, which has no name of its own. */
  on?: string
  inner?: readonly Selected[]
  /** Whether it is a record, and not a value that is read like a scalar. */
  isRecord?: boolean
}

/** Fields of a page that say where it is: an example asks for one short page. */
const PAGING = new Set(['page', 'pages', 'offset', 'start', 'end'])

const isDeprecated = ({ deprecationReason }: GraphQLField<unknown, unknown>) => deprecationReason != null

/** Fields that the server derives for itself. */
const INTERNAL = new Set(['precompiled'])

const isUsable = (field: GraphQLField<unknown, unknown>) =>
  !isDeprecated(field) && !field.args.some(isRequiredArgument) && !PAGING.has(field.name) && !INTERNAL.has(field.name)

const fieldsOf = (type: GraphQLNamedType) =>
  isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()).filter(isUsable) : []

const isLeaf = ({ type }: GraphQLField<unknown, unknown>) => isLeafType(getNamedType(type))

const isPage = (type: GraphQLNamedType) => isObjectType(type) && 'items' in type.getFields() && 'itemsFound' in type.getFields()

/** A text in several languages, or another small value that has only scalars: it is read like a scalar. */
const MAX_VALUE_FIELDS = 4
function isValue(type: GraphQLNamedType): type is GraphQLObjectType {
  if (!isObjectType(type)) return false
  const fields = Object.values(type.getFields()).filter((field) => !isDeprecated(field))
  return fields.length <= MAX_VALUE_FIELDS && fields.every(isLeaf) && !('id' in type.getFields())
}

const argsOf = (field: GraphQLField<unknown, unknown>) =>
  field.args.some(({ name }) => name === 'language') && isList(field) ? { args: '(language: "EN")' } : {}

const isList = ({ type }: GraphQLField<unknown, unknown>) => isListType(isNonNullType(type) ? type.ofType : type)

/** The scalars of a type, and values that are read like scalars. */
function leavesOf(type: GraphQLNamedType): Selected[] {
  return fieldsOf(type).flatMap((field): Selected[] => {
    const inner = getNamedType(field.type)
    if (isLeaf(field)) return [{ name: field.name }]
    return isValue(inner) ? [{ name: field.name, ...argsOf(field), inner: leavesOf(inner) }] : []
  })
}

/** A result that only wraps a record or a list of records: the record is what is looked at. */
const MAX_WRAPPER_LEAVES = 3
const isWrapper = (type: GraphQLNamedType) => isPage(type) || leavesOf(type).length <= MAX_WRAPPER_LEAVES

/** Everything that an example of this type could select. `depth` is the number of levels of objects below it. */
export function candidatesOf(schema: GraphQLSchema, type: GraphQLNamedType, depth = 1): Selected[] {
  if (isAbstractType(type)) return [{ name: '__typename' }, ...ofObject(schema, type, depth), ...fragmentsOf(schema, type, depth)]
  return ofObject(schema, type, depth)
}

function ofObject(schema: GraphQLSchema, type: GraphQLNamedType, depth: number): Selected[] {
  const leaves = leavesOf(type)
  const below = isWrapper(type) ? depth : depth - 1
  const objects = fieldsOf(type).flatMap((field): Selected[] => {
    const inner = getNamedType(field.type)
    const isObject = !isLeaf(field) && !isValue(inner) && !isUnsuitable(inner, type)
    if (!isObject || below < 0) return []
    const fields = candidatesOf(schema, inner, below)
    return fields.length > 0 ? [{ name: field.name, ...argsOf(field), inner: fields, isRecord: true }] : []
  })
  return [...leaves, ...objects]
}

/** A page below a record is a list of its own, and a type below itself only repeats. */
const isUnsuitable = (inner: GraphQLNamedType, type: GraphQLNamedType) => (isPage(inner) && !isWrapper(type)) || inner === type

function fragmentsOf(schema: GraphQLSchema, type: GraphQLNamedType, depth: number): Selected[] {
  if (!isAbstractType(type)) return []
  const taken = new Map<string, string>()
  for (const field of fieldsOf(type)) taken.set(field.name, '')
  return schema.getPossibleTypes(type).map((possible) => {
    const own = ofObject(schema, possible, depth - 1).filter(({ name }) => {
      const written = String(possible.getFields()[name]?.type)
      if ((taken.get(name) ?? written) !== written) return false
      taken.set(name, written)
      return true
    })
    return { name: '', on: possible.name, inner: own }
  })
}

const INDENT = '  '

/** Writes a selection set, with a line for each field; values that are read like scalars take one line. */
export function writeSelection(selected: readonly Selected[], indent = INDENT): string {
  const lines = selected.map(({ name, args = '', on, inner }) => {
    const head = `${indent}${on ? `... on ${on}` : `${name}${args}`}`
    if (!inner) return head
    const isShort = !on && inner.every((field) => !field.inner) && inner.length <= MAX_VALUE_FIELDS
    if (isShort) return `${head} { ${inner.map((field) => field.name).join(' ')} }`
    return `${head} {\n${writeSelection(inner, `${indent}${INDENT}`)}\n${indent}}`
  })
  return lines.join('\n')
}
