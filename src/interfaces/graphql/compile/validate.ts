import {
  type ASTNode,
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  TypeInfo,
  ValidationContext,
  type ValidationRule,
} from 'graphql'
import type { Steps } from '../../../core/base/event-loop.js'
import { walkWithTypes } from './walk.js'

type Definition = Parameters<ValidationContext['getVariableUsages']>[0]
type Usages = ReturnType<ValidationContext['getVariableUsages']>

/** The context of the rules, with the variables of each definition. graphql-js would visit a whole definition at a stretch to find them. */
class RuleContext extends ValidationContext {
  constructor(
    schema: GraphQLSchema,
    document: DocumentNode,
    info: TypeInfo,
    report: (error: GraphQLError) => void,
    readonly usages: ReadonlyMap<ASTNode, Usages>,
  ) {
    // Without suggestions: they reveal names of the schema, and are costly to find.
    super(schema, document, info, report, true)
  }

  override getVariableUsages(definition: Definition): Usages {
    return this.usages.get(definition) ?? []
  }
}

function* usagesIn(schema: GraphQLSchema, document: DocumentNode): Steps<Map<ASTNode, Usages>> {
  const usages = new Map<ASTNode, Usages>()
  if (!document.loc?.source.body.includes('$')) return usages
  const info = new TypeInfo(schema)
  let own: Usages[number][] = []
  const start = (definition: ASTNode) => {
    own = []
    usages.set(definition, own)
  }
  yield* walkWithTypes(info, document, [
    {
      OperationDefinition: start,
      FragmentDefinition: start,
      VariableDefinition: () => false,
      Variable: (node) => {
        const [type, parentType] = [info.getInputType(), info.getParentInputType()]
        own.push({ node, type, parentType, defaultValue: info.getDefaultValue() })
      },
    },
  ])
  return usages
}

/** Thrown to end a validation. */
class EnoughErrors extends Error {}

/** Validates a document in steps, with the same rules and errors as `validate` of graphql-js. Stops after `maxErrors`. */
export function* validateInSteps(
  schema: GraphQLSchema,
  document: DocumentNode,
  rules: readonly ValidationRule[],
  maxErrors: number,
): Steps<GraphQLError[]> {
  const errors: GraphQLError[] = []
  const usages = yield* usagesIn(schema, document)
  const info = new TypeInfo(schema)
  const report = (error: GraphQLError) => {
    if (errors.length === maxErrors) throw new EnoughErrors()
    errors.push(error)
  }
  const context = new RuleContext(schema, document, info, report, usages)
  try {
    yield* walkWithTypes(
      info,
      document,
      rules.map((rule) => rule(context)),
    )
  } catch (error) {
    if (error instanceof EnoughErrors)
      errors.push(new GraphQLError('Too many validation errors, error limit reached. Validation aborted.'))
    // graphql-js throws this one when comparing fragments would take too long.
    else if (error instanceof GraphQLError) errors.push(error)
    else throw error
  }
  return errors
}
