/** Rewrites a document so that it uses no deprecated items. It uses the types of the schema, never names alone. */
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
import { findGatheringArgument, type RetypedVariables } from './arguments.js'
import { FieldRewriter } from './field.js'
import { chooseFix, type Finding, lastName, leaveToHuman, ORIGINAL_LANGUAGE, planInput } from './plan.js'
import type { PublishedItem } from './published.js'
import type { RewriteRules } from './rules.js'
import { spreadReplacements } from './selections.js'
import { removeUnused } from './unused.js'

export interface RewrittenDocument {
  document: DocumentNode | null
  findings: Finding[]
  /** Variables that the document no longer uses. */
  droppedVariables: ReadonlySet<string>
  /** Variables that are declared with another type now. */
  retypedVariables: Readonly<RetypedVariables>
}

export function rewriteDocument(rules: RewriteRules, document: DocumentNode): RewrittenDocument {
  const types = new TypeInfo(rules.published.schema)
  const findings: Finding[] = []
  const retyped: RetypedVariables = new Map()
  const inputs = new InputRewriter(rules, types, findings, retyped)
  const fields = new FieldRewriter(rules, types, findings, retyped, document)
  const after: DocumentNode = visit(
    document,
    visitWithTypeInfo(types, {
      Field: { leave: (node) => fields.leaveField(node) },
      InlineFragment: {
        leave: (node) => (hasNoSelections(node.selectionSet) ? null : fields.moveFragmentToSuccessor(node, node.typeCondition)),
      },
      FragmentDefinition: {
        leave: (node) => fields.moveFragmentToSuccessor(fields.fillEmptyFragment(node, node.typeCondition), node.typeCondition),
      },
      SelectionSet: { leave: spreadReplacements },
      OperationDefinition: { leave: ({ selectionSet }) => (hasNoSelections(selectionSet) ? null : undefined) },
      Argument: { leave: (node, _key, siblings) => inputs.leaveArgument(node, siblings as readonly ArgumentNode[]) },
      ObjectField: { leave: (node, _key, siblings) => inputs.leaveInputField(node, siblings as readonly ObjectFieldNode[]) },
      EnumValue: { leave: (node) => inputs.leaveEnum(node) },
      ObjectValue: { leave: (node, _key, parent) => inputs.leaveObject(node, Array.isArray(parent)) },
    }),
  )
  inputs.reportUndroppedEnums()
  const { document: clean, dropped } = removeUnused(document, fields.fragments.retypeFragments(inputs.retypeVariables(after)))
  findings.sort((a, b) => a.offset - b.offset)
  return { document: clean.definitions.length ? clean : null, findings, droppedVariables: dropped, retypedVariables: retyped }
}

const hasNoSelections = ({ selections }: SelectionSetNode) => selections.length === 0

class InputRewriter {
  /** Enum values that are removed with the object around them, such as a sort by them. */
  private readonly droppedEnums = new Map<ValueNode, PublishedItem>()

  constructor(
    private readonly rules: RewriteRules,
    private readonly types: TypeInfo,
    private readonly findings: Finding[],
    private readonly retypedVariables: RetypedVariables,
  ) {}

  leaveArgument(node: ArgumentNode, siblings: readonly ArgumentNode[]): ArgumentNode | null | undefined {
    const [parent, field, arg] = [this.types.getParentType(), this.types.getFieldDef(), this.types.getArgument()]
    if (this.types.getDirective() || !parent || !field || !arg) return undefined
    const item = this.rules.published.find(`${parent.name}.${field.name}(${arg.name}:)`, arg)
    if (!item) return undefined
    const names = siblings.map(({ name }) => name.value)
    const target = findGatheringArgument(item, field, arg.name, names)
    if (target) {
      this.findings.push({ name: item.item, item, offset: offsetOf(node), isFixed: true, how: `moves into ${target}` })
      return undefined
    }
    return this.replace(node, item, new Map(field.args.map(({ name, type }) => [name, type])), siblings)
  }

  leaveInputField(node: ObjectFieldNode, siblings: readonly ObjectFieldNode[]): ObjectFieldNode | null | undefined {
    const type = getNamedType(this.types.getParentInputType())
    const field = isInputObjectType(type) ? type.getFields()[node.name.value] : undefined
    if (!isInputObjectType(type) || !field) return undefined
    const item = this.rules.published.find(`${type.name}.${field.name}`, field)
    if (!item) return undefined
    return this.replace(
      node,
      item,
      new Map(Object.values(type.getFields()).map((sibling) => [sibling.name, sibling.type])),
      siblings,
    )
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
      plan.kind === 'localize'
        ? wrapValue(node.value, 'value', { language: ORIGINAL_LANGUAGE })
        : plan.kind === 'wrap'
          ? wrapValue(node.value, plan.key, plan.beside)
          : this.convertValue(node.value, types.get(old), types.get(plan.name))
    return { ...node, name: { kind: Kind.NAME, value: plan.name }, value }
  }

  /** Converts a value: the new field may have another leaf type, such as an enum instead of a string. */
  private convertValue(value: ValueNode, from: GraphQLInputType | undefined, to: GraphQLInputType | undefined): ValueNode {
    if (!from || !to || getNamedType(from) === getNamedType(to)) return value
    if (value.kind === Kind.VARIABLE)
      this.retypedVariables.set(value.name.value, { from: getNamedType(from).name, to: getNamedType(to).name })
    if (value.kind === Kind.LIST) return { ...value, values: value.values.map((element) => this.convertValue(element, from, to)) }
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
    if (chooseFix(item) === 'drop') {
      this.droppedEnums.set(node, item)
      return undefined
    }
    const name = chooseFix(item) === 'rename' ? lastName(item.use?.[0] ?? '') : null
    const how = name ? `rename to ${name}` : leaveToHuman(item).how
    this.findings.push({ name: item.item, item, offset: offsetOf(node), isFixed: name !== null, how })
    return name ? { kind: Kind.ENUM, value: name } : undefined
  }

  /** Removes an entry of a list that contains nothing but a dropped enum value, such as `{ field: COST_PRICE, order: ASC }`. */
  leaveObject(node: Extract<ValueNode, { kind: Kind.OBJECT }>, isInList: boolean): null | undefined {
    const field = node.fields.find(({ value }) => this.droppedEnums.has(value))
    const item = field && this.droppedEnums.get(field.value)
    if (!field || !item || !isInList) return undefined
    this.droppedEnums.delete(field.value)
    this.findings.push({ name: item.item, item, offset: offsetOf(field.value), isFixed: true, how: 'leave this entry out' })
    return null
  }

  /** Reports enum values that could not be removed, for a human. */
  reportUndroppedEnums(): void {
    for (const [node, item] of this.droppedEnums)
      this.findings.push({ name: item.item, item, offset: offsetOf(node), isFixed: false, how: leaveToHuman(item).how })
  }

  retypeVariables(document: DocumentNode): DocumentNode {
    if (this.retypedVariables.size === 0) return document
    return visit(document, {
      VariableDefinition: (definition) => {
        const change = this.retypedVariables.get(definition.variable.name.value)
        if (!change) return undefined
        return visit(definition, {
          NamedType: (type: NamedTypeNode) =>
            type.name.value === change.from ? { ...type, name: { kind: Kind.NAME, value: change.to } } : undefined,
        })
      },
    })
  }
}

/** Wraps `5` → `[{ value: 5 }]`, and `"x"` → `[{ language: "NL", value: "x" }]`; null stays null. */
function wrapValue(value: ValueNode, key: string, beside: Readonly<Record<string, string>>): ValueNode {
  if (value.kind === Kind.NULL) return value
  const texts = Object.entries(beside).map(([name, text]) => objectField(name, { kind: Kind.STRING, value: text }))
  return { kind: Kind.LIST, values: [{ kind: Kind.OBJECT, fields: [...texts, objectField(key, value)] }] }
}

const objectField = (name: string, value: ValueNode): ObjectFieldNode => ({
  kind: Kind.OBJECT_FIELD,
  name: { kind: Kind.NAME, value: name },
  value,
})

const offsetOf = ({ loc }: { loc?: { start: number } | undefined }) => loc?.start ?? 0
