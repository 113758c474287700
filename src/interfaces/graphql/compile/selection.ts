import {
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  type InlineFragmentNode,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  SchemaMetaFieldDef,
  type SelectionNode,
  type SelectionSetNode,
  TypeMetaFieldDef,
  type ValueNode,
  valueFromASTUntyped,
} from 'graphql'
import type { Steps } from '../../../core/base/event-loop.js'
import type { Ctx } from '../../../core/context.js'
import { ruleOf } from '../../../core/input/rules.js'
import { type Relation, relationWithArgs } from '../../../core/store/relations.js'
import type { AnyResource } from '../../../core/store/resource.js'
import { columnsFor } from '../../../core/store/row.js'

export type Fragments = Readonly<Record<string, FragmentDefinitionNode | undefined>>
type Variables = Record<string, unknown>

/** The unions of the fields of two places, by the fields of one: each place has one other. */
const unions = new WeakMap<Set<string>, Set<string>>()
const namesBelow = new WeakMap<object, Map<string, Set<string>>>()

/**
 * Returns whether the client selected any of these fields; a field with a variable condition counts as selected. `within` says below what:
 * '' is this field, `items` the one of this name below it, `items.product` one below that.
 */
export const isSelected = (info: GraphQLResolveInfo, within: string, ...names: string[]): boolean => {
  const selected = fieldsAsked(info, within)
  return names.some((name) => selected.has(name))
}

/** Returns whether the client selected the total: counting costs as much as reading. */
export const needsTotal = (info: GraphQLResolveInfo): boolean => isSelected(info, '', 'itemsFound', 'pages')

function fieldsAsked(info: GraphQLResolveInfo, within: string): Set<string> {
  const [only, ...more] = info.fieldNodes
  // A node belongs to one document and so to one set of fragments; the list of nodes has the lifetime of the request.
  const key = only && more.length === 0 ? only : info.fieldNodes
  const known = namesBelow.get(key) ?? new Map<string, Set<string>>()
  namesBelow.set(key, known)
  const names = known.get(within) ?? selectedNames(selections(info, within), info.fragments)
  known.set(within, names)
  return names
}

/** Returns the fields of two places together. */
function fieldsAskedIn(info: GraphQLResolveInfo, one: string, other: string): Set<string> {
  const first = fieldsAsked(info, one)
  const both = unions.get(first) ?? new Set([...first, ...fieldsAsked(info, other)])
  unions.set(first, both)
  return both
}

function selections({ fieldNodes, fragments }: GraphQLResolveInfo, within: string): SelectionSetNode[] {
  const whole = fieldNodes.flatMap((node) => node.selectionSet ?? [])
  return (within ? within.split('.') : []).reduce<SelectionSetNode[]>((sets, name) => {
    const inner: SelectionSetNode[] = []
    eachField(sets, fragments, isAskedFor, (node) => {
      if (node.name.value === name && node.selectionSet) inner.push(node.selectionSet)
    })
    return inner
  }, whole)
}

const columnsBelow = new WeakMap<Set<string>, Map<AnyResource, readonly string[]>>()

/** Returns the columns that the selection needs from rows below this field; `within` is their place, and `or` another place of the same rows. */
export function selectedColumns(info: GraphQLResolveInfo, resource: AnyResource, within = '', or?: string): readonly string[] {
  const fields = or === undefined ? fieldsAsked(info, within) : fieldsAskedIn(info, within, or)
  const known = columnsBelow.get(fields) ?? new Map<AnyResource, readonly string[]>()
  columnsBelow.set(fields, known)
  const columns = known.get(resource) ?? columnsFor(resource, fields)
  known.set(resource, columns)
  return columns
}

/** Returns the resolver of a relation to rows of which only the selected columns are read. */
export const selectedRelation =
  <P, R>(resource: AnyResource, relation: (columns: readonly string[]) => Relation<P, R>) =>
  (row: P, ctx: Ctx, info: GraphQLResolveInfo): Promise<R> => {
    const columns = selectedColumns(info, resource)
    return relationWithArgs(ctx, relation, [columns], row, relation(columns))
  }

/** Returns the names of the fields in these selections, with fragments expanded, without those that are literally skipped. */
export function selectedNames(sets: readonly SelectionSetNode[], fragments: Fragments): Set<string> {
  const names = new Set<string>()
  eachField(sets, fragments, isAskedFor, (node) => names.add(node.name.value))
  return names
}

/** Visits the fields of these selections, with fragments expanded. */
export function eachField(
  sets: readonly SelectionSetNode[],
  fragments: Fragments,
  isOfInterest: (node: SelectionNode) => boolean,
  visit: (node: FieldNode) => void,
): void {
  const seen = new Set<string>()
  const enter = (node: SelectionNode): void => {
    if (!isOfInterest(node)) return
    if (node.kind === Kind.FIELD) visit(node)
    else if (node.kind === Kind.INLINE_FRAGMENT) node.selectionSet.selections.forEach(enter)
    else if (!seen.has(node.name.value)) {
      seen.add(node.name.value)
      fragments[node.name.value]?.selectionSet.selections.forEach(enter)
    }
  }
  for (const set of sets) set.selections.forEach(enter)
}

const isAskedFor = (node: SelectionNode): boolean => !node.directives?.some(isLeftOut)

const isLeftOut = (directive: DirectiveNode): boolean => {
  const condition = directive.arguments?.find((argument) => argument.name.value === 'if')?.value
  if (condition?.kind !== Kind.BOOLEAN) return false
  return directive.name.value === 'skip' ? condition.value : directive.name.value === 'include' && !condition.value
}

/** Returns the fragments of a document, as graphql-js passes them to resolvers. */
export function fragmentsOf(document: DocumentNode): Fragments {
  const fragments: Record<string, FragmentDefinitionNode> = Object.create(null)
  for (const node of document.definitions) if (node.kind === Kind.FRAGMENT_DEFINITION) fragments[node.name.value] = node
  return fragments
}

/** A cost that may depend on variables: a constant, and pages of a requested size. */
interface Cost {
  constant: number
  pages: readonly { size: PageSize; each: Cost }[]
}
type PageSize = number | ((variables: Variables) => number)

/** The items of a page are counted separately until the field that returns the page gives their number. */
type Below = Record<'own' | 'items', Cost>

const free: Cost = { constant: 0, pages: [] }
const one: Cost = { constant: 1, pages: [] }
const usualPage = 12
const usualList = 10

type Asking = { schema: GraphQLSchema; fragments: Fragments; known: Map<string, Below> }
type Parent = GraphQLNamedType | null | undefined

/** Returns how many field values a response may contain with these variables. */
type CostOf = (variables: Variables) => number

/** Estimates how many field values the response to an operation may contain: once per document, then per request by its variables. */
export function costEstimator(schema: GraphQLSchema, fragments: Fragments) {
  const asking: Asking = { schema, fragments, known: new Map() }
  return function* ({ selectionSet, operation, variableDefinitions = [] }: OperationDefinitionNode): Steps<CostOf> {
    const below: Below[] = []
    for (const node of selectionSet.selections) {
      below.push(costOfSelection(asking, node, schema.getRootType(operation)))
      yield
    }
    const { own } = together(below)
    const defaults: Variables = {}
    for (const { variable, defaultValue } of variableDefinitions)
      if (defaultValue) defaults[variable.name.value] = valueFromASTUntyped(defaultValue)
    return (variables) => (own.pages.length > 0 ? evaluate(own, { ...defaults, ...variables }) : own.constant)
  }
}

const costBelow = (asking: Asking, set: SelectionSetNode, parent: Parent): Below =>
  together(set.selections.map((node) => costOfSelection(asking, node, parent)))

const together = (parts: readonly Below[]): Below => ({
  own: plus(parts.map((part) => part.own)),
  items: plus(parts.map((part) => part.items)),
})

function costOfSelection(asking: Asking, node: SelectionNode, parent: Parent): Below {
  if (node.kind === Kind.FRAGMENT_SPREAD) return costOfFragment(asking, node.name.value)
  if (node.kind === Kind.INLINE_FRAGMENT) return costBelow(asking, node.selectionSet, typeOf(asking, node) ?? parent)
  const field = fieldOf(parent, node.name.value)
  if (!node.selectionSet || !field) return { own: one, items: free }
  const below = costBelow(asking, node.selectionSet, getNamedType(field.type))
  const each = plus([below.own, times(pageSize(node, field), below.items)])
  if (node.name.value === 'items' && isPage(parent)) return { own: one, items: each }
  return { own: plus([one, times(isListType(getNullableType(field.type)) ? usualList : 1, each)]), items: free }
}

function costOfFragment(asking: Asking, name: string): Below {
  const fragment = asking.fragments[name]
  const known = asking.known.get(name)
  if (known || !fragment) return known ?? { own: free, items: free }
  const below = costBelow(asking, fragment.selectionSet, typeOf(asking, fragment))
  asking.known.set(name, below)
  return below
}

const typeOf = ({ schema }: Asking, { typeCondition }: FragmentDefinitionNode | InlineFragmentNode): Parent =>
  typeCondition && schema.getType(typeCondition.name.value)

const fieldOf = (parent: Parent, name: string): GraphQLField<unknown, unknown> | undefined => {
  if (name === '__schema') return SchemaMetaFieldDef
  if (name === '__type') return TypeMetaFieldDef
  return isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined
}

const isPage = (type: Parent) => isObjectType(type) && 'items' in type.getFields() && 'itemsFound' in type.getFields()

function plus(costs: readonly Cost[]): Cost {
  let constant = 0
  const pages: Cost['pages'][number][] = []
  for (const cost of costs) {
    constant += cost.constant
    for (const page of cost.pages) pages.push(page)
  }
  return { constant, pages }
}

const times = (size: PageSize, each: Cost): Cost => {
  if (size === 1 || (each.constant === 0 && each.pages.length === 0)) return each
  if (typeof size === 'number' && each.pages.length === 0) return { constant: size * each.constant, pages: [] }
  return { constant: 0, pages: [{ size, each }] }
}

const evaluate = (cost: Cost, variables: Variables): number =>
  cost.pages.reduce(
    (total, { size, each }) => total + (typeof size === 'number' ? size : size(variables)) * evaluate(each, variables),
    cost.constant,
  )

/**
 * Returns how many items a page field requests: its `offset`, which is the page size, given in an argument or in an input, else the declared default.
 * More than the declared maximum is refused by its rule, not by its cost.
 */
function pageSize(node: FieldNode, field: GraphQLField<unknown, unknown>): PageSize {
  const argument = field.args.find(({ name, type }) => name === 'offset' || offsetIn(type))
  if (!argument) return usualPage
  const input = argument.name === 'offset' ? undefined : offsetIn(argument.type)
  const { cap, max = Number.POSITIVE_INFINITY } = ruleOf(input ?? argument)
  const most = cap ?? max
  const size = (value: unknown, otherwise: number) => Math.min(sizeFrom(value, otherwise), most)
  const within = (value: unknown) => (input ? (value as { offset?: unknown } | null | undefined)?.offset : value)
  const unsaid = size(input ? input.defaultValue : argument.defaultValue, usualPage)
  const absent = size(within(argument.defaultValue), unsaid)
  const written = node.arguments?.find(({ name }) => name.value === argument.name)?.value
  if (!written) return absent
  if (written.kind === Kind.VARIABLE) {
    const { value } = written.name
    return (variables) => (variables[value] === undefined ? absent : size(within(variables[value]), unsaid))
  }
  const offset = input ? memberOf(written, 'offset') : written
  if (offset?.kind === Kind.VARIABLE) return (variables) => size(variables[offset.name.value], unsaid)
  return size(offset && valueFromASTUntyped(offset), unsaid)
}

const offsetIn = (type: GraphQLInputType): GraphQLInputField | undefined => {
  const input = getNullableType(type)
  return isInputObjectType(input) ? input.getFields().offset : undefined
}

const memberOf = (node: ValueNode, name: string) =>
  node.kind === Kind.OBJECT ? node.fields.find((field) => field.name.value === name)?.value : undefined

const sizeFrom = (value: unknown, otherwise: number) => (typeof value === 'number' ? Math.max(value, 1) : otherwise)
