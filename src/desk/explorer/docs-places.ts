/** The places of the documentation, and the search for them. */
import { type GraphQLNamedType, type GraphQLSchema, isInputObjectType, isInterfaceType, isObjectType } from 'graphql'

/** A type, or one of its fields. */
export interface DocsPlace {
  type: string
  field?: string
}

export const titleOf = ({ type, field }: DocsPlace) => (field ? `${type}.${field}` : type)

const MAX_HITS = 60

/** Returns how well a name matches: the name itself, its beginning, or any part of it; 0 if it does not. */
function scoreOf(name: string, term: string): number {
  const text = name.toLowerCase()
  if (text === term) return 3
  if (text.startsWith(term)) return 2
  return text.includes(term) ? 1 : 0
}

interface Hit {
  place: DocsPlace
  score: number
}

const fieldsOf = (type: GraphQLNamedType) =>
  isObjectType(type) || isInterfaceType(type) || isInputObjectType(type) ? Object.keys(type.getFields()) : []

/** Returns types and fields whose names contain the term, the best ones first. `Product.sku` finds the field of one type. Operations come before other fields. */
export function findPlaces(schema: GraphQLSchema, input: string): DocsPlace[] {
  const [first = '', member] = input.trim().toLowerCase().split('.')
  const term = member ?? first
  if (term === '') return []
  const roots: unknown[] = [schema.getQueryType(), schema.getMutationType()]
  const hitsOf = (type: GraphQLNamedType): Hit[] => {
    const bonus = roots.includes(type) ? 1.5 : 1
    const fields = fieldsOf(type).map((field) => ({ place: { type: type.name, field }, score: scoreOf(field, term) * bonus }))
    return member === undefined ? [{ place: { type: type.name }, score: scoreOf(type.name, term) * 2 }, ...fields] : fields
  }
  return Object.values(schema.getTypeMap())
    .filter(({ name }) => !name.startsWith('__') && (member === undefined || name.toLowerCase() === first))
    .flatMap(hitsOf)
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_HITS)
    .map(({ place }) => place)
}
