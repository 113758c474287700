import {
  type DocumentNode,
  type ExecutableDefinitionNode,
  type FieldNode,
  GraphQLError,
  Kind,
  Lexer,
  type SelectionNode,
  type SelectionSetNode,
  Source,
  TokenKind,
} from 'graphql'
import type { Steps } from '../../../core/base/event-loop.js'
import { eachField, fragmentsOf } from './selection.js'

/** The limits of one request. Every published client document is within them; one that would exhaust parser, validator or database is not. */
export interface Limits {
  /** The length of the document's text. */
  characters: number
  tokens: number
  /** Nested brackets, in the document and in the variables. */
  nesting: number
  /** Operations and fragments. */
  definitions: number
  /** Fields inside fields; introspection is not counted. */
  depth: number
  aliases: number
  directives: number
  /** Fields with all fragments expanded. */
  fields: number
  /** Pairs of fields with the same response key that must be compared: the expensive part of validation. */
  overlaps: number
  /** Field values that the response may contain, see `OperationPlan.cost`. */
  cost: number
  bodyBytes?: number
}

/** The largest published documents have 25,060 characters, 2,504 tokens, 55 definitions, depth 12, 3,919 fields, 1,309 overlaps. */
export const defaultLimits: Limits = {
  characters: 250_000,
  tokens: 5_000,
  nesting: 50,
  definitions: 120,
  depth: 14,
  aliases: 200,
  directives: 200,
  fields: 6_000,
  overlaps: 5_000,
  // Only against absurd documents: the length of lists is known when they are read, and the budget of the request counts what is read.
  // The most expensive published document has 323,000,000 at its default page size: nested pages with mostly short lists.
  cost: 10_000_000_000,
}

/** The size of a document, with its fragments expanded. */
type Size = Record<'fields' | 'depth' | 'aliases' | 'directives', number>
type Variables = Record<string, unknown>
type SizeOfFragment = (name: string) => Size

const nothing: Size = { fields: 0, depth: 0, aliases: 0, directives: 0 }
const opening = new Set<TokenKind>([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L])
const closing = new Set<TokenKind>([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R])

/** Returns the refusal of a request that exceeds a limit. */
export function tooComplex(limit: keyof Limits, value: number | 'unbounded', maximum: number): GraphQLError {
  const what = limit === 'nesting' ? 'The document is nested too deeply' : 'The document is too complex'
  return new GraphQLError(`${what}: ${limit} ${value} exceeds the maximum of ${maximum}.`, {
    extensions: { code: 'QUERY_TOO_COMPLEX', limit, maximum },
  })
}

/** Counts tokens and brackets up to the limits, before anything recursive reads the text. Throws on invalid characters. */
export function refuseText(text: string, limits: Limits): GraphQLError | undefined {
  if (text.length > limits.characters) return tooComplex('characters', text.length, limits.characters)
  const lexer = new Lexer(new Source(text))
  let tokens = 0
  let nesting = 0
  while (lexer.advance().kind !== TokenKind.EOF) {
    const { kind } = lexer.token
    if (++tokens > limits.tokens) return tooComplex('tokens', tokens, limits.tokens)
    if (opening.has(kind) && ++nesting > limits.nesting) return tooComplex('nesting', nesting, limits.nesting)
    if (closing.has(kind)) nesting--
  }
  return undefined
}

/** Refuses an operation that is too large with these variables: nested deeper than a document may be, or with too large a response. */
export function refuseCost(
  operation: { cost(variables: Variables): number },
  variables: Variables,
  limits: Limits,
): GraphQLError | undefined {
  let level: object[] = [variables]
  for (let nesting = 1; level.length > 0; nesting++) {
    if (nesting > limits.nesting) return tooComplex('nesting', nesting, limits.nesting)
    level = level.flatMap((value) => Object.values(value).filter((member) => typeof member === 'object' && member !== null))
  }
  const cost = operation.cost(variables)
  return cost > limits.cost ? tooComplex('cost', cost, limits.cost) : undefined
}

/** Refuses a document with too many operations and fragments to check their relations. */
export const refuseDefinitions = ({ definitions: { length } }: DocumentNode, limits: Limits): GraphQLError | undefined =>
  length > limits.definitions ? tooComplex('definitions', length, limits.definitions) : undefined

/** Returns whether every fragment is defined once, used, and never inside itself; otherwise the document is invalid and has no size. */
export function hasSoundFragments(document: DocumentNode): boolean {
  const fragments = fragmentsOf(document)
  const entered = new Set<string>()
  const left = new Set<string>()
  const isSound = (node: SelectionNode | ExecutableDefinitionNode): boolean => {
    if (node.kind !== Kind.FRAGMENT_SPREAD) return node.selectionSet?.selections.every(isSound) ?? true
    const name = node.name.value
    const fragment = fragments[name]
    if (left.has(name)) return true
    if (!fragment || entered.has(name)) return false
    entered.add(name)
    if (!isSound(fragment)) return false
    left.add(name)
    return true
  }
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION)
  return operations.every(isSound) && operations.length + left.size === document.definitions.length
}

/** Refuses a document that exceeds a limit before its full validation, whose time may grow with the square of its size. Its fragments must be valid. */
export function* refuseSize(document: DocumentNode, limits: Limits): Steps<GraphQLError | undefined> {
  yield
  const size = sizeOf(document)
  yield
  for (const limit of ['depth', 'fields', 'aliases', 'directives'] as const)
    if (size[limit] > limits[limit]) return tooComplex(limit, size[limit], limits[limit])
  const overlaps = overlapsIn(document, limits.overlaps)
  yield
  return overlaps > limits.overlaps ? tooComplex('overlaps', overlaps, limits.overlaps) : undefined
}

/** Measures all operations of a document together, each fragment once, however often it is spread. */
function sizeOf(document: DocumentNode): Size {
  const fragments = fragmentsOf(document)
  const measured = new Map<string, Size>()
  const ofFragment = (name: string): Size => {
    const fragment = fragments[name]
    const size = measured.get(name) ?? (fragment ? sizeOfDefinition(fragment, ofFragment) : nothing)
    measured.set(name, size)
    return size
  }
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION)
  return operations.map((node) => sizeOfDefinition(node, ofFragment)).reduce(sum, nothing)
}

const sizeOfDefinition = (node: ExecutableDefinitionNode, ofFragment: SizeOfFragment): Size =>
  sum({ ...nothing, directives: directivesAround(node) }, sizeBelow(node.selectionSet, ofFragment))

const sizeBelow = (set: SelectionSetNode, ofFragment: SizeOfFragment): Size =>
  set.selections.map((node) => sizeOfSelection(node, ofFragment)).reduce(sum, nothing)

function sizeOfSelection(node: SelectionNode, ofFragment: SizeOfFragment): Size {
  const own = { ...nothing, directives: node.directives?.length ?? 0 }
  if (node.kind === Kind.FRAGMENT_SPREAD) return sum(own, ofFragment(node.name.value))
  const below = node.selectionSet ? sizeBelow(node.selectionSet, ofFragment) : nothing
  if (node.kind === Kind.INLINE_FRAGMENT) return sum(own, below)
  const isIntrospection = node.name.value === '__schema' || node.name.value === '__type'
  const depth = 1 + (isIntrospection ? 0 : below.depth)
  return { ...sum(own, below), depth, fields: below.fields + 1, aliases: below.aliases + (node.alias ? 1 : 0) }
}

const sum = (a: Size, b: Size): Size => ({
  fields: a.fields + b.fields,
  depth: Math.max(a.depth, b.depth),
  aliases: a.aliases + b.aliases,
  directives: a.directives + b.directives,
})

const directivesAround = (node: ExecutableDefinitionNode): number =>
  [node, ...(node.variableDefinitions ?? [])].reduce((count, { directives }) => count + (directives?.length ?? 0), 0)

/** Counts the pairs of fields with the same response key, up to about the maximum. */
function overlapsIn(document: DocumentNode, maximum: number): number {
  const fragments = fragmentsOf(document)
  let overlaps = 0
  const visit = (sets: readonly SelectionSetNode[]): void => {
    const byName = new Map<string, Set<FieldNode>>()
    const group = (node: FieldNode): void => {
      const name = node.alias?.value ?? node.name.value
      byName.set(name, (byName.get(name) ?? new Set()).add(node))
    }
    eachField(sets, fragments, () => true, group)
    for (const nodes of byName.values()) {
      overlaps += (nodes.size * (nodes.size - 1)) / 2
      if (overlaps > maximum) return
      const below = [...nodes].flatMap((node) => node.selectionSet ?? [])
      if (below.length > 0) visit(below)
    }
  }
  for (const node of document.definitions) if (node.kind === Kind.OPERATION_DEFINITION) visit([node.selectionSet])
  return overlaps
}
