/** Rewrites a document so that it uses no deprecated item, by the types of the schema and never by names alone. */
import {
  type ArgumentNode,
  type DocumentNode,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  Kind,
  type NamedTypeNode,
  type ObjectFieldNode,
  type SelectionSetNode,
  TypeInfo,
  type ValueNode,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { FieldRewriting } from './field.js'
import { withoutLeftovers } from './leftovers.js'
import { type Finding, fixOf, human, LANGUAGE, lastName, planInput } from './plan.js'
import type { PublishedItem } from './published.js'
import type { Rules } from './rules.js'

export interface Rewritten {
  document: DocumentNode | null
  findings: Finding[]
  /** Variables that nothing uses any more. */
  droppedVariables: ReadonlySet<string>
}

export function rewrite(rules: Rules, document: DocumentNode): Rewritten {
  const types = new TypeInfo(rules.published.schema)
  const findings: Finding[] = []
  const inputs = new InputRewriting(rules, types, findings)
  const fields = new FieldRewriting(rules, types, findings)
  const after: DocumentNode = visit(
    document,
    visitWithTypeInfo(types, {
      Field: { leave: (node) => fields.leave(node) },
      InlineFragment: {
        leave: (node) => (isEmpty(node.selectionSet) ? null : fields.onSuccessor(node, node.typeCondition)),
      },
      FragmentDefinition: { leave: (node) => fields.onSuccessor(fields.filled(node, node.typeCondition), node.typeCondition) },
      OperationDefinition: { leave: ({ selectionSet }) => (isEmpty(selectionSet) ? null : undefined) },
      Argument: { leave: (node, _key, siblings) => inputs.leaveArgument(node, siblings as readonly ArgumentNode[]) },
      ObjectField: { leave: (node, _key, siblings) => inputs.leaveField(node, siblings as readonly ObjectFieldNode[]) },
      EnumValue: { leave: (node) => inputs.leaveEnum(node) },
    }),
  )
  const { document: clean, dropped } = withoutLeftovers(document, inputs.retype(after))
  findings.sort((a, b) => a.offset - b.offset)
  return { document: clean.definitions.length ? clean : null, findings, droppedVariables: dropped }
}

const isEmpty = ({ selections }: SelectionSetNode) => selections.length === 0

class InputRewriting {
  private readonly retyped = new Map<string, { from: string; to: string }>()

  constructor(
    private readonly rules: Rules,
    private readonly types: TypeInfo,
    private readonly findings: Finding[],
  ) {}

  leaveArgument(node: ArgumentNode, siblings: readonly ArgumentNode[]): ArgumentNode | null | undefined {
    const [parent, field, arg] = [this.types.getParentType(), this.types.getFieldDef(), this.types.getArgument()]
    if (this.types.getDirective() || !parent || !field || !arg) return undefined
    const item = this.rules.published.find(`${parent.name}.${field.name}(${arg.name}:)`, arg)
    if (!item) return undefined
    return this.replace(node, item, new Map(field.args.map(({ name, type }) => [name, type])), siblings)
  }

  leaveField(node: ObjectFieldNode, siblings: readonly ObjectFieldNode[]): ObjectFieldNode | null | undefined {
    const type = getNamedType(this.types.getParentInputType())
    const field = isInputObjectType(type) ? type.getFields()[node.name.value] : undefined
    if (!isInputObjectType(type) || !field) return undefined
    const item = this.rules.published.find(`${type.name}.${field.name}`, field)
    if (!item) return undefined
    return this.replace(node, item, new Map(Object.values(type.getFields()).map((one) => [one.name, one.type])), siblings)
  }

  private replace<T extends ArgumentNode | ObjectFieldNode>(
    node: T,
    item: PublishedItem,
    types: ReadonlyMap<string, GraphQLInputType>,
    siblings: readonly { name: { value: string } }[],
  ): T | null | undefined {
    const old = node.name.value
    const plan = planInput(
      item,
      types,
      old,
      siblings.map(({ name }) => name.value),
    )
    this.findings.push({ name: item.item, item, offset: offsetOf(node), isFixed: plan.kind !== 'human', how: plan.how })
    if (plan.kind === 'human') return undefined
    if (plan.kind === 'drop') return null
    const value =
      plan.kind === 'localize' ? localized(node.value) : this.converted(node.value, types.get(old), types.get(plan.name))
    return { ...node, name: { kind: Kind.NAME, value: plan.name }, value }
  }

  /** The new name may have another leaf type: an enum where the old one had text, and so on. */
  private converted(value: ValueNode, from: GraphQLInputType | undefined, to: GraphQLInputType | undefined): ValueNode {
    if (!from || !to || getNamedType(from) === getNamedType(to)) return value
    if (value.kind === Kind.VARIABLE)
      this.retyped.set(value.name.value, { from: getNamedType(from).name, to: getNamedType(to).name })
    if (value.kind === Kind.LIST) return { ...value, values: value.values.map((one) => this.converted(one, from, to)) }
    const isEnum = isEnumType(getNamedType(to))
    if (value.kind === Kind.ENUM && !isEnum) return { kind: Kind.STRING, value: value.value }
    if (value.kind === Kind.STRING && isEnum) return { kind: Kind.ENUM, value: value.value }
    return value
  }

  leaveEnum(node: Extract<ValueNode, { kind: Kind.ENUM }>): ValueNode | undefined {
    const type = getNamedType(this.types.getInputType())
    const value = isEnumType(type) ? type.getValue(node.value) : undefined
    const item = type && value ? this.rules.published.find(`${type.name}.${value.name}`, value) : null
    if (!item) return undefined
    const name = fixOf(item) === 'rename' ? lastName(item.use?.[0] ?? '') : null
    const how = name ? `rename to ${name}` : human(item).how
    this.findings.push({ name: item.item, item, offset: offsetOf(node), isFixed: name !== null, how })
    return name ? { kind: Kind.ENUM, value: name } : undefined
  }

  retype(document: DocumentNode): DocumentNode {
    if (this.retyped.size === 0) return document
    return visit(document, {
      VariableDefinition: (definition) => {
        const change = this.retyped.get(definition.variable.name.value)
        if (!change) return undefined
        return visit(definition, {
          NamedType: (type: NamedTypeNode) =>
            type.name.value === change.from ? { ...type, name: { kind: Kind.NAME, value: change.to } } : undefined,
        })
      },
    })
  }
}

/** `"x"` → `[{ language: "NL", value: "x" }]`; nothing stays nothing. */
function localized(value: ValueNode): ValueNode {
  if (value.kind === Kind.NULL) return value
  const field = (name: string, of: ValueNode): ObjectFieldNode => ({
    kind: Kind.OBJECT_FIELD,
    name: { kind: Kind.NAME, value: name },
    value: of,
  })
  const fields = [field('language', { kind: Kind.STRING, value: LANGUAGE }), field('value', value)]
  return { kind: Kind.LIST, values: [{ kind: Kind.OBJECT, fields }] }
}

const offsetOf = ({ loc }: { loc?: { start: number } | undefined }) => loc?.start ?? 0
