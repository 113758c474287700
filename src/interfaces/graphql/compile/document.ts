import { createHash } from 'node:crypto'
import {
  type DocumentNode,
  ExecutableDefinitionsRule,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  KnownFragmentNamesRule,
  NoFragmentCyclesRule,
  NoUnusedFragmentsRule,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  specifiedRules,
  TypeInfo,
  UniqueFragmentNamesRule,
  type ValidationRule,
} from 'graphql'
import { LRUCache } from 'lru-cache'
import type { Slices, Steps } from '../../../core/base/event-loop.js'
import type { ItemUse } from '../../../core/lifecycle/item.js'
import { shortMessage } from '../errors.js'
import type { UseFinder } from '../lifecycle/used-items.js'
import { findArgumentLimits, listLengthCheck } from '../list-lengths.js'
import { hasSoundFragments, type Limits, refuseDefinitions, refuseSize, refuseText, tooComplex } from './limits.js'
import { type Conditions, findConditions, type PlannedOperation, planOperation } from './plan.js'
import { costEstimator, fragmentsOf, selectedNames } from './selection.js'
import { validateInSteps } from './validate.js'
import { variableTypeFixer } from './variable-types.js'
import { walkWithTypes } from './walk.js'

export { defaultLimits, type Limits, refuseCost } from './limits.js'

/** A document that was parsed, validated and measured once; executing it needs nothing more from the source text. */
export interface DocumentPlan {
  document: DocumentNode
  /** Identifies the document in logs. */
  hash: string
  /** By name; a single anonymous operation is named ''. */
  operations: Map<string, OperationPlan>
  /** Deprecated items in the text. Empty for most documents. */
  uses: readonly ItemUse[]
}

export interface OperationPlan {
  node: OperationDefinitionNode
  type: 'query' | 'mutation'
  name: string | null
  /** Fields of the root type, with fragments expanded and introspection included. */
  rootFields: string[]
  /** The execution plan. */
  planned: PlannedOperation
  /** Returns how many field values the response may contain with these variables, sent or coerced. */
  cost(variables: Record<string, unknown>): number
  /** Returns deprecated items in these values; null if no variable can contain one. */
  usesOf: ((variables: Record<string, unknown>) => readonly ItemUse[]) | null
  /** Throws if a list in the variables is too long, or an object has more names than its type has fields. */
  refuseLongLists(variables: Record<string, unknown>): void
}

type CompiledDocument = { plan: DocumentPlan } | { errors: GraphQLError[] }

const reportedErrors = 5
// The estimated memory of the cache: all published client documents together take 51 MB.
const keptBytes = 64_000_000
const bytesPerToken = 350
const bytesPerRefusal = 1_000

/** Compiles documents of a schema and caches the outcome by source text, including refusals. An unknown document is compiled in slices. */
export type DocumentCompiler = (source: string, slices: Pick<Slices, 'runSteps'>) => CompiledDocument | Promise<CompiledDocument>

export function documentCompiler(
  schema: GraphQLSchema,
  limits: Limits,
  finder: UseFinder | null = null,
  cacheSize = 2000,
): DocumentCompiler {
  const plans = remembered(cacheSize, keptBytes)
  const refused = remembered(Math.ceil(cacheSize / 10), keptBytes / 16)
  const translated = variableTypeFixer(schema)
  function* compileNew(source: string): Steps<CompiledDocument> {
    const compiled = yield* compile({ schema, limits, finder, translated }, source)
    ;('plan' in compiled ? plans : refused).set(source, compiled)
    return compiled
  }
  return (source, slices) => plans.get(source) ?? refused.get(source) ?? slices.runSteps(compileNew(source))
}

const remembered = (max: number, maxSize: number) =>
  new LRUCache<string, CompiledDocument>({ max, maxSize, maxEntrySize: maxSize / 32, sizeCalculation: bytesOf })

function bytesOf(compiled: CompiledDocument, source: string): number {
  if ('errors' in compiled) return source.length + bytesPerRefusal
  let tokens = 0
  for (let token = compiled.plan.document.loc?.startToken; token; token = token.next ?? undefined) tokens++
  return source.length + tokens * bytesPerToken
}

interface Compiler {
  schema: GraphQLSchema
  limits: Limits
  finder: UseFinder | null
  /** Returns the document with corrected variable types. */
  translated: (document: DocumentNode) => Steps<DocumentNode>
}

/** Compiles a document. Cheap refusals come first, so that a hostile document never reaches the costly checks. Others may be served at every `yield`. */
function* compile({ schema, limits, finder, translated }: Compiler, source: string): Steps<CompiledDocument> {
  try {
    const refusedText = refuseText(source, limits)
    if (refusedText) return { errors: [refusedText] }
    yield
    const parsed = parse(source, { maxTokens: limits.tokens })
    yield
    const document = yield* translated(parsed)
    const errors = yield* refusals(schema, document, limits)
    if (errors.length > 0) return { errors }
    return { plan: yield* planOf(schema, document, finder, source) }
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [coded(error, 'GRAPHQL_PARSE_FAILED')] }
    // A stack overflow, possible with long chains of fragments.
    if (error instanceof RangeError) return { errors: [tooComplex('nesting', 'unbounded', limits.nesting)] }
    throw error
  }
}

/** Returns why a document may not be executed: too many definitions, invalid fragments, too large, or invalid; the first of these only. */
function* refusals(schema: GraphQLSchema, document: DocumentNode, limits: Limits): Steps<GraphQLError[]> {
  const tooMany = refuseDefinitions(document, limits)
  if (tooMany) return [tooMany]
  const unsound = hasSoundFragments(document) ? [] : yield* invalid(schema, document, fragmentRules)
  if (unsound.length > 0) return unsound
  const tooLarge = yield* refuseSize(document, limits)
  return tooLarge ? [tooLarge] : yield* invalid(schema, document, allRules)
}

function* invalid(schema: GraphQLSchema, document: DocumentNode, rules: readonly ValidationRule[]): Steps<GraphQLError[]> {
  const errors = yield* validateInSteps(schema, document, rules, reportedErrors)
  return errors.map((error) => coded(error, isOfValue(error) ? 'VALIDATION_ERROR' : 'GRAPHQL_VALIDATION_FAILED'))
}

/** Returns whether an error is about a value: a literal of the wrong type is the same mistake as a variable of the wrong type. */
const isOfValue = ({ nodes }: GraphQLError) => nodes?.[0]?.kind.endsWith('Value') ?? false

/** Refuses operations of a kind that the schema lacks, for which validation has no rule. */
const KnownOperationTypesRule: ValidationRule = (context) => ({
  OperationDefinition: (node) => {
    if (!context.getSchema().getRootType(node.operation))
      context.reportError(new GraphQLError(`This API has no ${node.operation} operations.`, { nodes: node }))
  },
})

const allRules = [KnownOperationTypesRule, ...specifiedRules]

const fragmentRules = [
  ExecutableDefinitionsRule,
  UniqueFragmentNamesRule,
  KnownFragmentNamesRule,
  NoFragmentCyclesRule,
  NoUnusedFragmentsRule,
]

/** Returns the same error with a code, without suggestions, and without the nodes, which would keep the whole document in memory. */
const coded = ({ message, source, positions }: GraphQLError, code: string) =>
  new GraphQLError(shortMessage(message), { source, positions, extensions: { code } })

/** What one visit of a valid document finds. */
interface Findings {
  uses: readonly ItemUse[]
  conditions: Conditions
  maxItems: ReadonlyMap<string, number>
}

function* inspect(schema: GraphQLSchema, document: DocumentNode, finder: UseFinder | null): Steps<Findings> {
  const info = new TypeInfo(schema)
  const [uses, conditions, maxItems] = [finder?.inDocument(info), findConditions(), findArgumentLimits(info)]
  yield* walkWithTypes(info, document, [...(uses ? [uses.visitor] : []), conditions.visitor, maxItems.visitor])
  return { uses: uses?.found ?? [], conditions: conditions.found, maxItems: maxItems.found }
}

function* planOf(schema: GraphQLSchema, document: DocumentNode, finder: UseFinder | null, source: string): Steps<DocumentPlan> {
  const fragments = fragmentsOf(document)
  const costOf = costEstimator(schema, fragments)
  const { uses, conditions, maxItems } = yield* inspect(schema, document, finder)
  const operations = new Map<string, OperationPlan>()
  for (const node of document.definitions) {
    if (node.kind !== Kind.OPERATION_DEFINITION) continue
    const name = node.name?.value ?? null
    operations.set(name ?? '', {
      node,
      planned: planOperation(schema, fragments, node, conditions),
      type: node.operation === OperationTypeNode.MUTATION ? 'mutation' : 'query',
      name,
      rootFields: [...selectedNames([node.selectionSet], fragments)],
      cost: yield* costOf(node),
      usesOf: finder?.inVariables(node) ?? null,
      refuseLongLists: listLengthCheck(schema, node, maxItems),
    })
  }
  const hash = createHash('sha256').update(source).digest('base64url')
  return { document, hash, uses, operations }
}
