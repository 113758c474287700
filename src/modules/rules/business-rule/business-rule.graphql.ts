import type { Ctx } from '../../../core/context.js'
import { fromLocalized } from '../../../core/input/localized.js'
import { newUuid } from '../../../core/store/row.js'
import { get, list } from '../../../core/store/store.js'
import type { BusinessRuleRow } from '../../../db/db.gen.js'
import type { RuleCell, RuleExpression, RuleExpressionGroup, RuleNode } from '../../../db/json.js'
import { needsTotal } from '../../../interfaces/graphql/compile/selection.js'
import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { one, remove } from '../../../interfaces/graphql/verbs.js'
import { readDefinitions } from './business-rule.facts.js'
import { toJdm } from './business-rule.jdm.js'
import { businessRule } from './business-rule.resource.js'
import {
  addTableColumn,
  changeContent,
  createRule,
  readTable,
  renameRule,
  setCell,
  updateTable,
} from './business-rule.service.js'
import { addRow, deleteColumn, deleteRow, moveRow, sideOf } from './business-rule.table.js'

const EXPRESSION_TYPES = {
  string: 'BusinessRuleStringExpression',
  number: 'BusinessRuleNumberExpression',
  array: 'BusinessRuleArrayExpression',
  date: 'BusinessRuleDateExpression',
  complex: 'BusinessRuleComplexExpression',
} as const

const NODE_TYPES = {
  inputNode: 'BusinessRuleInput',
  outputNode: 'BusinessRuleOutput',
  decisionTableNode: 'BusinessRuleDecisionTable',
} as const

const withType = (node: RuleNode) => ({ ...node, __typename: NODE_TYPES[node.type] })
const withTypes = ({ expressions }: RuleExpressionGroup) =>
  expressions.map((each) => ({ ...each, __typename: EXPRESSION_TYPES[each.type] }))

/** Returns the channel of a rule; a rule for all channels shows that of the caller. */
const shopIdOf = ({ channelId }: Pick<BusinessRuleRow, 'channelId'>, { actor }: Ctx): number => channelId ?? actor.channelId ?? 1

export const businessRuleGraphql = {
  Query: {
    businessRule: one(businessRule, 'id'),
    businessRules: (_, { filter }, ctx, info) => list(ctx, businessRule, filter ?? {}, { counted: needsTotal(info) }),
    businessRuleJDM: async (_, { id, language }, ctx) => toJdm(await get(ctx, businessRule, { uuid: id }), language ?? 'EN'),
    businessRuleDecisionTable: (_, { input }, ctx) => readTable(ctx, input.ruleId, input.tableId) as never,
    businessRuleFieldDefinitions: (_, { name }) => readDefinitions(name) as never,
  },
  Mutation: {
    businessRuleCreate: (_, { input }, ctx) => createRule(ctx, input),
    businessRuleUpdate: (_, { id, input }, ctx) => renameRule(ctx, id, input.name),
    businessRuleDelete: remove(businessRule),
    businessRuleDecisionTableAddColumn: (_, { input }, ctx) => addTableColumn(ctx, input) as never,
    businessRuleDecisionTableUpdate: (_, { input }, ctx) => updateTable(ctx, input) as never,
    businessRuleDecisionTableDeleteColumn: (_, { input }, ctx) =>
      changeContent(ctx, input, (content) => deleteColumn(content, sideOf(input.type), input.columnId)) as never,
    businessRuleDecisionTableAddRow: (_, { input }, ctx) =>
      changeContent(ctx, input, (content, inner) => addRow(content, newUuid(inner))) as never,
    businessRuleDecisionTableMoveRow: (_, { input }, ctx) =>
      changeContent(ctx, input, (content) => moveRow(content, input.rowId, input.targetRowId, input.direction)) as never,
    businessRuleDecisionTableDeleteRow: (_, { input }, ctx) =>
      changeContent(ctx, input, (content) => deleteRow(content, input.rowId)) as never,
    businessRuleDecisionTableSetCell: (_, { input }, ctx) => setCell(ctx, input) as never,
  },
  BusinessRule: {
    id: ({ uuid }) => uuid,
    shopId: (row, _, ctx) => shopIdOf(row, ctx),
    updatedAt: ({ lastModifiedAt }) => lastModifiedAt,
    nodes: ({ nodes }) => nodes.map(withType) as never,
    jdm: (row) => toJdm(row, 'EN'),
  },
  BusinessRuleDecisionTableInputOutput: { type: () => 'expression' },
  BusinessRuleDecisionTableCell: {
    localizedValue: (cell) => {
      const { localizedValue } = cell as unknown as RuleCell
      return localizedValue && fromLocalized(localizedValue)
    },
  },
  BusinessRuleExpressionGroup: { expressions: (group) => withTypes(group as unknown as RuleExpressionGroup) as never },
  BusinessRuleSubExpressionGroup: {
    field: (group) => (group as unknown as RuleExpressionGroup).expressions[0]?.path ?? '',
    expressions: (group) => withTypes(group as unknown as RuleExpressionGroup) as never,
  },
  BusinessRuleDateExpression: {
    date: (expression) => {
      const { date } = expression as unknown as RuleExpression & { type: 'date' }
      return date === null ? null : new Date(date)
    },
  },
} satisfies Resolvers
