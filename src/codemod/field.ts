/** Rewrites the fields of a document: renames, reshapes or removes them, or moves them to the successor of their type. */
import {
  type ArgumentNode,
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLNamedType,
  getNamedType,
  getNullableType,
  type InlineFragmentNode,
  isInterfaceType,
  isLeafType,
  isNonNullType,
  isRequiredArgument,
  Kind,
  type NamedTypeNode,
  type SelectionSetNode,
  type TypeInfo,
} from 'graphql'
import { canSendAs, describeInputChange, gatherArguments, type RetypedVariables } from './arguments.js'
import {
  chooseFix,
  type Finding,
  getElementType,
  getFieldsOf,
  isLocalizedType,
  isSourceType,
  isTierType,
  lastName,
  leaveToHuman,
  successorNames,
} from './plan.js'
import type { PublishedItem } from './published.js'
import { markReplacement } from './reprint.js'
import { FragmentRetyper } from './retype.js'
import type { RewriteRules } from './rules.js'
import { fieldNode, fragmentOn, joinReplacements, narrowSelection, selectionSetOf } from './selections.js'

type FieldDefinition = GraphQLField<unknown, unknown>
type Replacement = FieldNode | InlineFragmentNode
type FieldChange = { node: Replacement | null; how: string }

const nameNode = (value: string) => ({ kind: Kind.NAME, value }) as const

/** Turns a list into a page: selects the fields of an element on its items. */
const selectItems = (selectionSet: SelectionSetNode) => selectionSetOf(fieldNode('items', selectionSet))

const withoutSelection = ({ selectionSet: _dropped, ...node }: FieldNode): FieldNode => node

const joinNames = (names: readonly string[]) => names.join(', ').replace(/, ([^,]*)$/, ' and $1')

/** Describes a record that an old field always found, and that its replacement may not find. */
const describeMissing = (old: FieldDefinition, now: FieldDefinition) =>
  isNonNullType(old.type) && !isNonNullType(now.type) ? `; it is null where ${old.name} failed, such as for an unknown id` : ''

const describeTypeChange = (how: string, from: GraphQLNamedType, to: GraphQLNamedType) =>
  `${how}: it returns ${to.name} instead of ${from.name}`

/**
 * Returns the new name of an argument. `addressId` of an operation on an OrderAddress is `id` in one that returns it;
 * the former `id` is then the argument that is still missing.
 */
function findArgumentName(name: string, sent: readonly string[], old: FieldDefinition, now: FieldDefinition): string | undefined {
  const [from, to] = [getNamedType(old.type).name, getElementType(now.type).name]
  const isTaken = (candidate: string) => now.args.some((arg) => arg.name === candidate)
  const isOwnId = (one: string) => /.Id$/.test(one) && to.toLowerCase().endsWith(one.slice(0, -2).toLowerCase())
  const ownId = isTaken('id') ? sent.find((one) => isOwnId(one) && !isTaken(one)) : undefined
  if (name === ownId) return 'id'
  if (name !== 'id' || !ownId) return successorNames(name, from, to).find(isTaken)
  const missing = now.args.filter((arg) => isRequiredArgument(arg) && arg.name !== 'id' && !sent.includes(arg.name))
  return missing.length === 1 ? missing[0]?.name : undefined
}

export class FieldRewriter {
  readonly fragments: FragmentRetyper

  constructor(
    private readonly rules: RewriteRules,
    private readonly types: TypeInfo,
    private readonly findings: Finding[],
    private readonly retyped: RetypedVariables,
    private readonly document: DocumentNode,
  ) {
    this.fragments = new FragmentRetyper(rules.future, document, findings)
  }

  leaveField(sent: FieldNode): Replacement | null | undefined {
    const [parent, field] = [this.types.getParentType(), this.types.getFieldDef()]
    if (!parent || !field || field.name.startsWith('__')) return undefined
    const node = gatherArguments(this.rules.published, parent, field, sent)
    const filled = this.fillEmptySelection(node, parent, field)
    const successor = this.futureType(this.rules.successors.get(parent.name))
    if (successor) return filled && this.moveFieldToSuccessor(filled, parent, field, successor)
    const item = this.rules.published.find(`${parent.name}.${field.name}`, field)
    const now = item ? this.replaceField(filled ?? node, item, parent, field) : filled
    return filled && now
  }

  /** Keeps a fragment without fields valid, because it may be spread elsewhere. */
  fillEmptyFragment<T extends { selectionSet: SelectionSetNode }>(node: T, { name }: NamedTypeNode): T {
    const { selectionSet } = node
    if (selectionSet.selections.length > 0) return node
    return { ...node, selectionSet: { ...selectionSet, selections: [this.anchorField(name.value)] } }
  }

  moveFragmentToSuccessor<T extends { typeCondition?: NamedTypeNode | undefined }>(
    node: T,
    condition: NamedTypeNode | undefined,
  ): T {
    const successor = condition && this.rules.successors.get(condition.name.value)
    if (!successor) return node
    this.addConsequence(condition.name.value, condition.loc?.start, `on ${successor}`)
    return { ...node, typeCondition: { ...condition, name: nameNode(successor) } }
  }

  private futureType = (name: string | undefined) => (name ? this.rules.future.getType(name) : undefined)

  private addConsequence(name: string, offset: number | undefined, how: string) {
    this.findings.push({ name, item: null, offset: offset ?? 0, isFixed: true, how })
  }

  /** Returns the field for an emptied selection: `id`, or else `__typename`. */
  private anchorField(type: string): FieldNode {
    const id = getFieldsOf(this.futureType(this.rules.successors.get(type) ?? type))?.id
    return fieldNode(id && isLeafType(getNamedType(id.type)) && id.args.length === 0 ? 'id' : '__typename')
  }

  /** Keeps a root field without fields, because a mutation still has its effect; any other field is removed. */
  private fillEmptySelection(node: FieldNode, parent: GraphQLNamedType, field: FieldDefinition): FieldNode | null {
    const { selectionSet } = node
    if (!selectionSet || selectionSet.selections.length > 0) return node
    const { schema } = this.rules.published
    if (parent !== schema.getQueryType() && parent !== schema.getMutationType()) return null
    return { ...node, selectionSet: { ...selectionSet, selections: [this.anchorField(getNamedType(field.type).name)] } }
  }

  private moveFieldToSuccessor(
    node: FieldNode,
    parent: GraphQLNamedType,
    field: FieldDefinition,
    successor: GraphQLNamedType,
  ): FieldNode | null {
    const candidates = successorNames(field.name, parent.name, successor.name).flatMap((name) => {
      const now = getFieldsOf(successor)?.[name]
      return now && !now.args.some(isRequiredArgument) ? [now] : []
    })
    const now = candidates.find((candidate) => this.hasEquivalentType(field, candidate))
    const page = now ? undefined : candidates.find((candidate) => this.isPageOf(candidate, field))
    const newName = (now ?? page)?.name
    const how = newName ? `rename to ${newName}` : `left out: ${successor.name} has no such field`
    if (newName !== field.name) this.addConsequence(`${parent.name}.${field.name}`, node.loc?.start, how)
    if (!newName) return null
    const renamed = this.renameField(node, newName)
    return page && node.selectionSet ? { ...renamed, selectionSet: selectItems(node.selectionSet) } : renamed
  }

  private isPageOf(page: FieldDefinition, element: FieldDefinition): boolean {
    const [from, to] = [getNamedType(element.type), getElementType(page.type)]
    return !isLeafType(from) && (from.name === to.name || this.rules.successors.get(from.name) === to.name)
  }

  private hasEquivalentType(old: FieldDefinition, now: FieldDefinition): boolean {
    const [from, to] = [getNamedType(old.type), getNamedType(now.type)]
    return from.name === to.name || this.rules.successors.get(from.name) === to.name || (isLeafType(from) && isLeafType(to))
  }

  private replaceField(node: FieldNode, item: PublishedItem, parent: GraphQLNamedType, field: FieldDefinition) {
    const change = this.planChange(node, item, parent, field)
    const { start, end } = node.loc ?? { start: 0, end: 0 }
    if (change?.node === null) this.dropConsequences(start, end)
    const how = change?.how ?? leaveToHuman(item).how
    this.findings.push({ name: item.item, item, offset: start, isFixed: change !== null, how })
    return change ? change.node : node
  }

  /** Drops the findings inside a removed field. */
  private dropConsequences(start: number, end: number) {
    const kept = this.findings.filter(({ item, offset }) => item || offset < start || offset >= end)
    this.findings.splice(0, this.findings.length, ...kept)
  }

  private planChange(node: FieldNode, item: PublishedItem, parent: GraphQLNamedType, field: FieldDefinition): FieldChange | null {
    const fix = chooseFix(item)
    const byType = this.splitByType(node, item, parent)
    if (byType) return byType
    if (fix === 'choose') return this.selectCandidates(node, item, parent, field)
    if (fix === 'drop') return { node: null, how: 'leave it out' }
    if (fix === 'none') return { node: null, how: 'leave it out: it has no replacement' }
    if (fix !== 'rename' && fix !== 'reshape') return null
    const fields = getFieldsOf(this.futureType(parent.name))
    const [name = '', inner] = (item.use ?? []).map(lastName)
    const now = fields?.[name]
    if (!now) return this.moveBelowSibling(node, item, field, fields)
    if (inner) return this.nestBelow(node, field, now, inner)
    return this.reshape(node, field, now, item)
  }

  /**
   * Replaces a field of an interface on each of its types. The list names the replacement of a type;
   * a type that keeps the field keeps it in the request, and one whose own field is an item follows that item.
   */
  private splitByType(node: FieldNode, { use }: PublishedItem, parent: GraphQLNamedType): FieldChange | null {
    const isReplacedHere = use?.some((coordinate) => coordinate.split('.')[0] === parent.name)
    if (!isInterfaceType(parent) || !use?.length || isReplacedHere) return null
    const types = this.rules.published.schema.getPossibleTypes(parent)
    const fragments = types.flatMap((type) => {
      const named = lastName(use.find((coordinate) => coordinate.split('.')[0] === type.name) ?? '')
      const now = named ? this.renameOnType(node, type, named) : this.keepOrFollow(node, type)
      return now ? [fragmentOn(type.name, now)] : []
    })
    if (!fragments.length || fragments.length < types.length) return null
    return { node: joinReplacements(node, fragments), how: `select ${use.join(' or ')}, by the type of the result` }
  }

  private renameOnType(node: FieldNode, type: GraphQLNamedType, name: string): FieldNode | null {
    const now = getFieldsOf(this.futureType(type.name))?.[name]
    if (!now || !isLeafType(getNamedType(now.type))) return null
    const { loc: _moved, ...field } = this.renameField(node, name)
    return field
  }

  private keepOrFollow(node: FieldNode, type: GraphQLNamedType): Replacement | null {
    const { loc: _moved, ...field } = node
    if (getFieldsOf(this.futureType(type.name))?.[node.name.value]) return field
    const old = getFieldsOf(type)?.[node.name.value]
    const item = old && this.rules.published.find(`${type.name}.${old.name}`, old)
    return (item && this.planChange(node, item, type, old)?.node) || null
  }

  /** Replaces one field with several, of which one has the value: `user { … }` becomes `contact { … } customer { … }`. */
  private selectCandidates(
    node: FieldNode,
    { use }: PublishedItem,
    parent: GraphQLNamedType,
    old: FieldDefinition,
  ): FieldChange | null {
    const fields = getFieldsOf(this.futureType(parent.name))
    const isLeaf = isLeafType(getNamedType(old.type))
    const names = (use ?? []).map(lastName).map((name) => this.nameOfCandidate(fields, name, isLeaf))
    const candidates = names.flatMap((name) => {
      const now = name ? fields?.[name] : undefined
      if (!now || now.args.some(isRequiredArgument) || isLeafType(getNamedType(now.type)) !== isLeaf) return []
      return [now]
    })
    if (!candidates.length || candidates.length < names.length || node.arguments?.length) return null
    const { loc: _moved, alias: _alias, ...rest } = node
    const replacements = candidates.flatMap((now): FieldNode[] => {
      const field = { ...rest, name: nameNode(now.name) }
      if (!node.selectionSet) return [field]
      const selections = narrowSelection(this.rules.future, this.document, node.selectionSet, getNamedType(now.type))
      return selections.length ? [{ ...field, selectionSet: selectionSetOf(...selections) }] : []
    })
    if (!replacements.length) return null
    const how = `select ${joinNames(replacements.map(({ name }) => name.value))}: read what is not null`
    return { node: joinReplacements(node, replacements), how }
  }

  /** Returns the name of a candidate. For an id, the list may name the record, whose id is beside it: `contactId` for `contact`. */
  private nameOfCandidate(fields: ReturnType<typeof getFieldsOf>, name: string, isLeaf: boolean): string | null {
    const field = fields?.[name]
    if (!field || !isLeaf || isLeafType(getNamedType(field.type))) return field ? name : null
    return fields?.[`${name}Id`] ? `${name}Id` : null
  }

  private reshape(node: FieldNode, old: FieldDefinition, now: FieldDefinition, item: PublishedItem): FieldChange | null {
    const isOperation = item.kind === 'mutation' || item.kind === 'query'
    const args = this.renameArguments(node, old, now)
    if (!args) return null
    const next = { ...this.renameField(node, now.name), arguments: args }
    const how = `rename to ${now.name}${this.describeInputs(node, old, now)}`
    const [from, to] = [getNamedType(old.type), getNamedType(now.type)]
    if (isLeafType(from) && isLeafType(to))
      return { node: next, how: from.name === to.name ? how : describeTypeChange(how, from, to) }
    if (isLeafType(from)) return this.selectInside(next, old, to, isOperation)
    if (isLeafType(to)) return isOperation ? { node: withoutSelection(next), how: describeTypeChange(how, from, to) } : null
    if (this.hasEquivalentType(old, now)) return { node: next, how }
    if (isOperation && chooseFix(item) === 'rename')
      return { node: this.retypeSelection(next, from, to), how: describeTypeChange(how, from, to) }
    if (!node.selectionSet || !this.isPageOf(now, old)) return null
    return {
      node: { ...next, selectionSet: selectItems(node.selectionSet) },
      how: `${how}: it returns a page, whose default size may truncate the list`,
    }
  }

  private retypeSelection(node: FieldNode, from: GraphQLNamedType, to: GraphQLNamedType): FieldNode {
    const next = this.fragments.retypeSelection(node, from, to)
    if (!next.selectionSet || next.selectionSet.selections.length > 0) return next
    return { ...next, selectionSet: { ...next.selectionSet, selections: [this.anchorField(to.name)] } }
  }

  /** Turns a leaf value into an object. Its selection is only certain for localized texts, for tiers, for sources, and for operations, which get an anchor field. */
  private selectInside(node: FieldNode, old: FieldDefinition, to: GraphQLNamedType, isOperation: boolean): FieldChange | null {
    const how = describeTypeChange(`rename to ${node.name.value}`, getNamedType(old.type), to)
    if (isLocalizedType(to))
      return { node: { ...node, selectionSet: selectionSetOf(fieldNode('language'), fieldNode('value')) }, how }
    if (isTierType(to))
      return {
        node: { ...node, selectionSet: selectionSetOf(fieldNode('quantityFrom'), fieldNode('value')) },
        how: `${how}: take the value of quantity 1`,
      }
    if (isSourceType(to))
      return {
        node: { ...node, selectionSet: selectionSetOf(fieldNode('name'), fieldNode('id')) },
        how: `${how}: take the id of the one named ${old.name}`,
      }
    return isOperation ? { node: { ...node, selectionSet: selectionSetOf(this.anchorField(to.name)) }, how } : null
  }

  /** Replaces `mediaImages { … }` with `media { mediaImages: images { … } }`. */
  private nestBelow(node: FieldNode, old: FieldDefinition, outer: FieldDefinition, inner: string): FieldChange | null {
    const now = getFieldsOf(getNamedType(outer.type))?.[inner]
    if (!now || !this.hasEquivalentType(old, now)) return null
    const args = this.renameArguments(node, old, now)
    if (!args || outer.args.some(isRequiredArgument)) return null
    const { loc: _moved, ...field } = this.renameField(node, inner)
    return {
      node: markReplacement(node, fieldNode(outer.name, selectionSetOf({ ...field, arguments: args }))),
      how: `select ${outer.name}.${inner}: the value is below ${outer.name} now${describeMissing(old, now)}`,
    }
  }

  /** Replaces `debtorId` of a contact with `company { debtorId }`: the replacement is a field of the type of a sibling field. */
  private moveBelowSibling(
    node: FieldNode,
    { use }: PublishedItem,
    old: FieldDefinition,
    fields: ReturnType<typeof getFieldsOf>,
  ): FieldChange | null {
    const [type, name] = use?.length === 1 ? (use[0] ?? '').split('.') : []
    const outer = Object.values(fields ?? {}).find((field) => getNullableType(field.type) === this.futureType(type))
    return outer && name ? this.nestBelow(node, old, outer, name) : null
  }

  /** Returns the arguments under their new names; null if one has no new name or a required one is missing. */
  private renameArguments(node: FieldNode, old: FieldDefinition, now: FieldDefinition): ArgumentNode[] | null {
    const names = (node.arguments ?? []).map((arg) => arg.name.value)
    const renamed: ArgumentNode[] = []
    for (const arg of node.arguments ?? []) {
      const name = findArgumentName(arg.name.value, names, old, now)
      const [sent, taken] = [old.args.find((one) => one.name === arg.name.value), now.args.find((one) => one.name === name)]
      if (!name || !taken || !canSendAs(arg.value, sent?.type, taken.type, this.retyped)) return null
      renamed.push(name === arg.name.value ? arg : { ...arg, name: nameNode(name) })
    }
    const present = new Set(renamed.map(({ name }) => name.value))
    return now.args.every((arg) => !isRequiredArgument(arg) || present.has(arg.name)) ? renamed : null
  }

  private describeInputs(node: FieldNode, old: FieldDefinition, now: FieldDefinition): string {
    const pairs = (node.arguments ?? []).flatMap(({ name }) => {
      const [from, to] = [old, now].map(({ args }) => args.find((one) => one.name === name.value))
      return to ? [describeInputChange(from && getNamedType(from.type), getNamedType(to.type))] : []
    })
    return pairs.join('')
  }

  private renameField(node: FieldNode, name: string): FieldNode {
    if (node.name.value === name) return node
    const kept = node.alias ?? (this.rules.keepsOldKeys ? nameNode(node.name.value) : undefined)
    const alias = kept && !this.rules.unaliased.has(kept.value) ? kept : undefined
    return { ...node, name: nameNode(name), alias: alias?.value === name ? undefined : alias }
  }
}
