/** The GraphQL schema as the reference reads it: families with their operations. */
import type { GraphQLField, GraphQLNamedType, GraphQLSchema } from 'graphql'
import type { GraphqlExample, GraphqlExamples } from './examples.js'
import { families, familyOf, type GraphqlFamily } from './families.js'

export interface GraphqlOperation {
  root: 'query' | 'mutation'
  field: GraphQLField<unknown, unknown>
  example: GraphqlExample | undefined
}

export interface FamilyWithOperations extends GraphqlFamily {
  operations: readonly GraphqlOperation[]
}

export interface GraphqlReference {
  chapters: readonly { title: string; families: readonly FamilyWithOperations[] }[]
  family(name: string): FamilyWithOperations | undefined
  type(name: string): GraphQLNamedType | undefined
}

export function openGraphqlReference(schema: GraphQLSchema, examples: GraphqlExamples): GraphqlReference {
  const operationsOf = (root: 'query' | 'mutation'): GraphqlOperation[] => {
    const type = root === 'query' ? schema.getQueryType() : schema.getMutationType()
    return Object.values(type?.getFields() ?? {}).map((field) => ({ root, field, example: examples[`${root}.${field.name}`] }))
  }
  const all = [...operationsOf('query'), ...operationsOf('mutation')]
  const isOld = ({ field }: GraphqlOperation) => field.deprecationReason != null
  // Deprecated operations are at the end of their family.
  const operations = [...all.filter((operation) => !isOld(operation)), ...all.filter(isOld)]
  const filled = families
    .map((family) => ({ ...family, operations: operations.filter(({ field }) => familyOf(field.name)?.name === family.name) }))
    .filter((family) => family.operations.length > 0)
  const titles = [...new Set(filled.map(({ chapter }) => chapter))]
  return {
    chapters: titles.map((title) => ({ title, families: filled.filter(({ chapter }) => chapter === title) })),
    family: (name) => filled.find((family) => family.name === name),
    type: (name) => schema.getType(name),
  }
}
