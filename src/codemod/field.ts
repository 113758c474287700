/** Fields of a document: renamed, reshaped, left out, or moved to the type that succeeded theirs. */
import {
  type ArgumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLNamedType,
  getNamedType,
  getNullableType,
  isLeafType,
  isRequiredArgument,
  Kind,
  type NamedTypeNode,
  type SelectionSetNode,
  type TypeInfo,
} from 'graphql'
import { elementType, type Finding, fieldsOf, fixOf, human, isLocalized, lastName, succeed } from './plan.js'
import type { PublishedItem } from './published.js'
import { standingFor } from './reprint.js'
import type { Rules } from './rules.js'

type Field = GraphQLField<unknown, unknown>
type Change = { node: FieldNode | null; how: string }

const nameNode = (value: string) => ({ kind: Kind.NAME, value }) as const
const fieldNode = (name: string, selectionSet?: SelectionSetNode): FieldNode => ({
  kind: Kind.FIELD,
  name: nameNode(name),
  ...(selectionSet && { selectionSet }),
})
const selecting = (...selections: FieldNode[]): SelectionSetNode => ({ kind: Kind.SELECTION_SET, selections })

const answering = (how: string, from: GraphQLNamedType, to: GraphQLNamedType) =>
  `${how}: it answers ${to.name} instead of ${from.name}`

export class FieldRewriting {
  constructor(
    private readonly rules: Rules,
    private readonly types: TypeInfo,
    private readonly findings: Finding[],
  ) {}

  leave(node: FieldNode): FieldNode | null | undefined {
    const [parent, field] = [this.types.getParentType(), this.types.getFieldDef()]
    if (!parent || !field || field.name.startsWith('__')) return undefined
    const whole = this.refilled(node, parent, field)
    const successor = this.future(this.rules.successors.get(parent.name))
    if (successor) return whole && this.adapted(whole, parent, field, successor)
    const item = this.rules.published.find(`${parent.name}.${field.name}`, field)
    const now = item ? this.replaced(whole ?? node, item, parent, field) : whole
    return whole && now
  }

  /** A fragment that lost everything still has to be one: others may spread it. */
  filled<T extends { selectionSet: SelectionSetNode }>(node: T, { name }: NamedTypeNode): T {
    const { selectionSet } = node
    if (selectionSet.selections.length > 0) return node
    return { ...node, selectionSet: { ...selectionSet, selections: [this.anchor(name.value)] } }
  }

  onSuccessor<T extends { typeCondition?: NamedTypeNode | undefined }>(node: T, condition: NamedTypeNode | undefined): T {
    const successor = condition && this.rules.successors.get(condition.name.value)
    if (!successor) return node
    this.note(condition.name.value, condition.loc?.start, `on ${successor}`)
    return { ...node, typeCondition: { ...condition, name: nameNode(successor) } }
  }

  private future = (name: string | undefined) => (name ? this.rules.future.getType(name) : undefined)

  private note(name: string, offset: number | undefined, how: string) {
    this.findings.push({ name, item: null, offset: offset ?? 0, isFixed: true, how })
  }

  /** What stays when a root field has nothing left to ask for: its effect is still wanted. */
  private anchor(type: string): FieldNode {
    const id = fieldsOf(this.future(this.rules.successors.get(type) ?? type))?.id
    return fieldNode(id && isLeafType(getNamedType(id.type)) && id.args.length === 0 ? 'id' : '__typename')
  }

  private refilled(node: FieldNode, parent: GraphQLNamedType, field: Field): FieldNode | null {
    const { selectionSet } = node
    if (!selectionSet || selectionSet.selections.length > 0) return node
    const { schema } = this.rules.published
    if (parent !== schema.getQueryType() && parent !== schema.getMutationType()) return null
    return { ...node, selectionSet: { ...selectionSet, selections: [this.anchor(getNamedType(field.type).name)] } }
  }

  private adapted(node: FieldNode, parent: GraphQLNamedType, field: Field, successor: GraphQLNamedType): FieldNode | null {
    const found = succeed(field.name, parent.name, successor.name).find((name) => {
      const now = fieldsOf(successor)?.[name]
      return now && this.leadsToSame(field, now)
    })
    const how = found ? `rename to ${found}` : `left out: ${successor.name} has no such field`
    if (found !== field.name) this.note(`${parent.name}.${field.name}`, node.loc?.start, how)
    return found ? this.renamed(node, found) : null
  }

  private leadsToSame(old: Field, now: Field): boolean {
    const [from, to] = [getNamedType(old.type), getNamedType(now.type)]
    return from.name === to.name || this.rules.successors.get(from.name) === to.name || (isLeafType(from) && isLeafType(to))
  }

  private replaced(node: FieldNode, item: PublishedItem, parent: GraphQLNamedType, field: Field) {
    const change = this.change(node, item, parent, field)
    const { start, end } = node.loc ?? { start: 0, end: 0 }
    if (change?.node === null) this.forget(start, end)
    const how = change?.how ?? human(item).how
    this.findings.push({ name: item.item, item, offset: start, isFixed: change !== null, how })
    return change ? change.node : node
  }

  /** What was changed inside something that goes altogether is no news. */
  private forget(start: number, end: number) {
    const kept = this.findings.filter(({ item, offset }) => item || offset < start || offset >= end)
    this.findings.splice(0, this.findings.length, ...kept)
  }

  private change(node: FieldNode, item: PublishedItem, parent: GraphQLNamedType, field: Field): Change | null {
    const fix = fixOf(item)
    if (fix === 'drop') return { node: null, how: 'leave it out' }
    if (fix === 'none') return { node: null, how: 'leave it out: it has no replacement' }
    if (fix !== 'rename' && fix !== 'reshape') return null
    const fields = fieldsOf(this.future(parent.name))
    const [name = '', inner] = (item.use ?? []).map(lastName)
    const now = fields?.[name]
    if (!now) return this.moved(node, item, fields)
    if (inner) return this.nested(node, now, inner)
    return this.reshaped(node, field, now, item.kind === 'mutation' || item.kind === 'query')
  }

  private reshaped(node: FieldNode, old: Field, now: Field, isOperation: boolean): Change | null {
    const args = this.arguments(node, old, now)
    if (!args) return null
    const next = { ...this.renamed(node, now.name), arguments: args }
    const how = `rename to ${now.name}`
    const [from, to] = [getNamedType(old.type), getNamedType(now.type)]
    if (isLeafType(from) && isLeafType(to)) return { node: next, how: from.name === to.name ? how : answering(how, from, to) }
    if (isLeafType(from)) return this.opened(next, from, to, isOperation)
    if (this.leadsToSame(old, now)) return { node: next, how }
    const element = elementType(now.type)
    if (!node.selectionSet || (element.name !== from.name && this.rules.successors.get(from.name) !== element.name)) return null
    return {
      node: { ...next, selectionSet: selecting(fieldNode('items', node.selectionSet)) },
      how: `${how}: it answers a page, whose default size may cut the list`,
    }
  }

  /** A plain value becomes an object: all that is sure is what an operation did, and the texts of a localized field. */
  private opened(node: FieldNode, from: GraphQLNamedType, to: GraphQLNamedType, isOperation: boolean): Change | null {
    const how = answering(`rename to ${node.name.value}`, from, to)
    if (isLocalized(to)) return { node: { ...node, selectionSet: selecting(fieldNode('language'), fieldNode('value')) }, how }
    return isOperation ? { node: { ...node, selectionSet: selecting(this.anchor(to.name)) }, how } : null
  }

  /** `mediaImages { … }` becomes `media { mediaImages: images { … } }`. */
  private nested(node: FieldNode, outer: Field, inner: string): Change | null {
    const now = fieldsOf(getNamedType(outer.type))?.[inner]
    const old = this.types.getFieldDef()
    if (!now || !old || !this.leadsToSame(old, now)) return null
    const args = this.arguments(node, old, now)
    if (!args || outer.args.some(isRequiredArgument)) return null
    const { loc: _moved, ...field } = this.renamed(node, inner)
    return {
      node: standingFor(node, fieldNode(outer.name, selecting({ ...field, arguments: args }))),
      how: `ask for ${outer.name}.${inner}: the answer moves below ${outer.name}`,
    }
  }

  /** `debtorId` of a contact becomes `company { debtorId }`: the replacement belongs to a type that a field beside it leads to. */
  private moved(node: FieldNode, { use }: PublishedItem, fields: ReturnType<typeof fieldsOf>): Change | null {
    const [type, name] = use?.length === 1 ? (use[0] ?? '').split('.') : []
    const outer = Object.values(fields ?? {}).find((field) => getNullableType(field.type) === this.future(type))
    return outer && name ? this.nested(node, outer, name) : null
  }

  /** The arguments under their new names; null when one finds no place or a required one is missing. */
  private arguments(node: FieldNode, old: Field, now: Field): ArgumentNode[] | null {
    const [from, to] = [getNamedType(old.type).name, elementType(now.type).name]
    const taken: ArgumentNode[] = []
    for (const arg of node.arguments ?? []) {
      const name = succeed(arg.name.value, from, to).find((candidate) => now.args.some((one) => one.name === candidate))
      if (!name) return null
      taken.push(name === arg.name.value ? arg : { ...arg, name: nameNode(name) })
    }
    const given = new Set(taken.map(({ name }) => name.value))
    return now.args.every((arg) => !isRequiredArgument(arg) || given.has(arg.name)) ? taken : null
  }

  private renamed(node: FieldNode, name: string): FieldNode {
    if (node.name.value === name) return node
    const alias = node.alias ?? (this.rules.keepsAlias ? nameNode(node.name.value) : undefined)
    return { ...node, name: nameNode(name), alias: alias?.value === name ? undefined : alias }
  }
}
