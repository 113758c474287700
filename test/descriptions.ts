/** Finds members of the schema without a description, and those whose description only repeats their name. */
import {
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql'

/** Words that say nothing by themselves. */
const EMPTY_WORDS = new Set('a an the of for to in by and or its it is this that'.split(' '))

const wordsOf = (text: string) =>
  text
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .match(/\p{L}+|\d+/gu) ?? []

/** Words are compared without endings: "products" says no more than "product". */
const stem = (word: string) => word.replace(/(ies|y|es|s|ed|d|ing)$/, '')

/** Whether the description has a word that the name has not. */
function saysSomething(name: string, description: string | null | undefined): boolean {
  const known = new Set(wordsOf(name).map(stem))
  return wordsOf(description ?? '').some((word) => !EMPTY_WORDS.has(word) && !known.has(stem(word)))
}

interface Described {
  name: string
  description?: string | null | undefined
}

/** All members as `Type`, `Type.field`, `Type.field(argument)` or `Enum.VALUE`. */
function listMembers(schema: GraphQLSchema): [path: string, member: Described][] {
  const types = Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
  return types.flatMap((type): [string, Described][] => {
    const isRoot = type === schema.getQueryType() || type === schema.getMutationType()
    const own: [string, Described][] = isRoot ? [] : [[type.name, type]]
    const inner = (member: Described): [string, Described] => [`${type.name}.${member.name}`, member]
    if (isEnumType(type)) return [...own, ...type.getValues().map(inner)]
    if (isInputObjectType(type)) return [...own, ...Object.values(type.getFields()).map(inner)]
    if (!isObjectType(type) && !isInterfaceType(type)) return own
    const fields = Object.values(type.getFields())
    const argumentsOf = fields.flatMap((field) =>
      field.args.map((argument): [string, Described] => [`${type.name}.${field.name}(${argument.name})`, argument]),
    )
    return [...own, ...fields.map(inner), ...argumentsOf]
  })
}

export const findUndescribed = (schema: GraphQLSchema) =>
  listMembers(schema).flatMap(([path, { name, description }]) =>
    saysSomething(name, description) ? [] : [`${path}: ${description ?? ''}`],
  )
