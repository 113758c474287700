/** Builds selections, and the replacement of one selection by several. */
import {
  type DocumentNode,
  type FieldNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  type InlineFragmentNode,
  isAbstractType,
  isObjectType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'
import { markReplacement } from './reprint.js'

export const fieldNode = (name: string, selectionSet?: SelectionSetNode): FieldNode => ({
  kind: Kind.FIELD,
  name: { kind: Kind.NAME, value: name },
  ...(selectionSet && { selectionSet }),
})

export const selectionSetOf = (...selections: SelectionNode[]): SelectionSetNode => ({ kind: Kind.SELECTION_SET, selections })

export const fragmentOn = (type: string, selection: SelectionNode): InlineFragmentNode => ({
  kind: Kind.INLINE_FRAGMENT,
  selectionSet: spreadReplacements(selectionSetOf(selection)) ?? selectionSetOf(selection),
  typeCondition: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: type } },
})

/** Several selections that replace one. A visitor can only return one node, so they are wrapped in this fragment until `spreadReplacements`. */
const joinedReplacements = new WeakSet<SelectionNode>()

export function joinReplacements(old: SelectionNode, replacements: readonly (FieldNode | InlineFragmentNode)[]) {
  for (const replacement of replacements) markReplacement(old, replacement)
  const [only] = replacements
  if (only && replacements.length === 1) return only
  const joined: InlineFragmentNode = { kind: Kind.INLINE_FRAGMENT, selectionSet: selectionSetOf(...replacements) }
  joinedReplacements.add(joined)
  return joined
}

/** Moves joined replacements into the selection around them, without those selected there already. */
export function spreadReplacements(node: SelectionSetNode): SelectionSetNode | undefined {
  if (!node.selections.some((selection) => joinedReplacements.has(selection))) return undefined
  const isJoined = (selection: SelectionNode): selection is InlineFragmentNode => joinedReplacements.has(selection)
  const present = new Set(node.selections.filter((selection) => !isJoined(selection)).flatMap(plainLeafName))
  const selections = node.selections.flatMap((selection) => {
    if (!isJoined(selection)) return [selection]
    return selection.selectionSet.selections.filter((replacement) => {
      const [name] = plainLeafName(replacement)
      if (name === undefined) return true
      const isNew = !present.has(name)
      present.add(name)
      return isNew
    })
  })
  return { ...node, selections }
}

/** Returns the name of a field that is selected without alias, arguments, directives and selection. */
function plainLeafName(selection: SelectionNode): string[] {
  if (selection.kind !== Kind.FIELD || selection.alias || selection.selectionSet) return []
  return selection.arguments?.length || selection.directives?.length ? [] : [selection.name.value]
}

/** Narrows a selection on an interface to one of its types. */
export function narrowSelection(
  schema: GraphQLSchema,
  document: DocumentNode,
  { selections }: SelectionSetNode,
  type: GraphQLNamedType,
): SelectionNode[] {
  const covers = (condition: string) => {
    const named = schema.getType(condition)
    return named?.name === type.name || (isAbstractType(named) && isObjectType(type) && schema.isSubType(named, type))
  }
  return selections.flatMap((selection): SelectionNode[] => {
    if (selection.kind === Kind.FIELD) return [selection]
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const condition = findFragment(document, selection.name.value)?.typeCondition.name.value
      return condition && !covers(condition) ? [] : [selection]
    }
    const condition = selection.typeCondition?.name.value
    if (condition && !covers(condition)) return []
    const inner = narrowSelection(schema, document, selection.selectionSet, type)
    if (!selection.directives?.length) return inner
    return inner.length ? [{ ...selection, selectionSet: selectionSetOf(...inner) }] : []
  })
}

export const findFragment = ({ definitions }: DocumentNode, name: string) =>
  definitions.flatMap((definition) =>
    definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name ? [definition] : [],
  )[0]
