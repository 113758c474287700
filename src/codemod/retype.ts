/** Moves selections, and the fragments that they spread, to the type that a replacing operation returns. */
import {
  type DefinitionNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  visit,
} from 'graphql'
import { type Finding, getFieldsOf } from './plan.js'
import { markReplacement } from './reprint.js'
import { findFragment } from './selections.js'

export class FragmentRetyper {
  /** Fragment → the type that it is on, and the type that it is needed on. */
  private readonly needed = new Map<string, { from: GraphQLNamedType; to: GraphQLNamedType }>()

  constructor(
    private readonly future: GraphQLSchema,
    private readonly document: DocumentNode,
    private readonly findings: Finding[],
  ) {}

  /** Converts the selection to the new type: missing fields are left out, and fragments on the old type are moved, too. */
  retypeSelection(node: FieldNode, from: GraphQLNamedType, to: GraphQLNamedType): FieldNode {
    if (!node.selectionSet || from.name === to.name) return node
    return { ...node, selectionSet: this.retypeAll(node.selectionSet, from, to) }
  }

  private retypeAll(node: SelectionSetNode, from: GraphQLNamedType, to: GraphQLNamedType): SelectionSetNode {
    return { ...node, selections: node.selections.flatMap((selection) => this.retypeOne(selection, from, to)) }
  }

  private retypeOne(selection: SelectionNode, from: GraphQLNamedType, to: GraphQLNamedType): SelectionNode[] {
    if (selection.kind === Kind.FIELD) return this.retypeField(selection, from, to)
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      this.needOn(selection.name.value, selection.loc?.start, from, to)
      const copy = this.isSpreadElsewhere(selection.name.value, from) ? copyName(selection.name.value, to) : null
      return [copy ? { ...selection, name: { kind: Kind.NAME, value: copy } } : selection]
    }
    const condition = selection.typeCondition
    const isOnOld = condition?.name.value === from.name
    const selectionSet = this.retypeAll(selection.selectionSet, from, to)
    return [{ ...selection, selectionSet, ...(isOnOld && { typeCondition: { ...condition, name: nameOf(to) } }) }]
  }

  private retypeField(node: FieldNode, from: GraphQLNamedType, to: GraphQLNamedType): FieldNode[] {
    const name = node.name.value
    const [old, now] = [from, to].map((type) => getFieldsOf(this.future.getType(type.name))?.[name])
    if (name.startsWith('__') || (old && now && getNamedType(old.type).name === getNamedType(now.type).name)) return [node]
    const how = `left out: ${to.name} has no such field`
    this.findings.push({ name: `${from.name}.${name}`, item: null, offset: node.loc?.start ?? 0, isFixed: true, how })
    return []
  }

  private needOn(name: string, offset: number | undefined, from: GraphQLNamedType, to: GraphQLNamedType): void {
    const fragment = findFragment(this.document, name)
    const isKnown = this.needed.has(name)
    if (!fragment) {
      const how = `it is spread on ${to.name} now: change the fragment, which is in another file`
      this.findings.push({ name: `...${name}`, item: null, offset: offset ?? 0, isFixed: false, how })
    } else if (fragment.typeCondition.name.value === from.name) {
      this.needed.set(name, { from, to })
      if (!isKnown) for (const inner of spreadsIn(fragment)) this.needOn(inner, fragment.loc?.start, from, to)
    }
  }

  /** Returns whether the fragment is also spread where its old type stays. */
  private isSpreadElsewhere(name: string, from: GraphQLNamedType): boolean {
    const fragment = findFragment(this.document, name)
    if (fragment?.typeCondition.name.value !== from.name) return false
    return this.document.definitions.flatMap(spreadsIn).filter((spread) => spread === name).length > 1
  }

  /** Converts the fragments, after all their spreads were seen. A fragment that is also needed on its old type is copied. */
  retypeFragments(document: DocumentNode): DocumentNode {
    if (this.needed.size === 0) return document
    const definitions = document.definitions.flatMap((definition): DefinitionNode[] => {
      if (definition.kind !== Kind.FRAGMENT_DEFINITION) return [definition]
      const need = this.needed.get(definition.name.value)
      if (!need) return [definition]
      const isCopied = this.isSpreadElsewhere(definition.name.value, need.from)
      const retyped: FragmentDefinitionNode = {
        ...definition,
        typeCondition: { ...definition.typeCondition, name: nameOf(need.to) },
        selectionSet: this.retypeAll(definition.selectionSet, need.from, need.to),
      }
      const how = `on ${need.to.name}`
      const offset = definition.typeCondition.loc?.start ?? 0
      this.findings.push({ name: need.from.name, item: null, offset, isFixed: true, how })
      if (!isCopied) return [retyped]
      const { loc: _copied, ...copy } = retyped
      const name = { kind: Kind.NAME, value: copyName(definition.name.value, need.to) } as const
      return [definition, markReplacement(definition, { ...copy, name })]
    })
    return { ...document, definitions }
  }
}

const nameOf = ({ name }: GraphQLNamedType) => ({ kind: Kind.NAME, value: name }) as const
const copyName = (fragment: string, { name }: GraphQLNamedType) => `${fragment}On${name}`

function spreadsIn(node: DefinitionNode): string[] {
  const names: string[] = []
  visit(node, { FragmentSpread: ({ name }) => void names.push(name.value) })
  return names
}
