/** Adds and changes business rules. Every change locks the rule, replaces its graph and gives it a new revision. */
import type {
  BusinessRuleCreateInput,
  BusinessRuleDecisionTableAddColumnInput,
  BusinessRuleDecisionTableSetCellInput,
  BusinessRuleDecisionTableUpdateInput,
} from '../../../contract/contract.gen.js'
import { invalid, invalidField, refused } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { toLocalized, withoutRemoved } from '../../../core/input/localized.js'
import { changing } from '../../../core/store/changing.js'
import { newUuid } from '../../../core/store/row.js'
import { create, get, update } from '../../../core/store/store.js'
import type { BusinessRuleRow } from '../../../db/db.gen.js'
import type { RuleEdge, RuleNode, RuleTable } from '../../../db/json.js'
import { refuseNulls } from '../../../resources/shapes/refuse-nulls.js'
import { checkPath, refuseWith, toInputCell, toOutputCell } from './business-rule.cell.js'
import { businessRule } from './business-rule.resource.js'
import { addColumn, findColumn, findRow, hasOutcome, missingTable, setCells, sideOf } from './business-rule.table.js'

type Content = RuleTable['content']

const TABLE_REFUSED = 'BUSINESS_RULE_DECISION_TABLE_UPDATE_ERROR'
/** The maximum number of rows: every pricing of a cart evaluates all of them. */
const MAX_ROWS = 1000
const MAX_COLUMNS = 50

const EMPTY: Content = { hitPolicy: 'collect', rows: [], inputs: [], outputs: [] }

/** Adds a rule whose table has the given content. */
export async function createRule(ctx: Ctx, input: BusinessRuleCreateInput, content: Content = EMPTY): Promise<BusinessRuleRow> {
  const name = toName(input.name)
  const { shopId: channelId = null } = input as { shopId?: number | null }
  if (channelId) await requireChannel(ctx, channelId)
  const node = (type: 'inputNode' | 'outputNode', label: string) => ({ type, id: newUuid(ctx), name: label, description: '' })
  const [start, end] = [node('inputNode', 'Input'), node('outputNode', 'Output')]
  const table: RuleTable = { type: 'decisionTableNode', id: newUuid(ctx), name: 'Decision table', description: '', content }
  const nodes: RuleNode[] = [start, table, end]
  const edge = (sourceId: string, targetId: string): RuleEdge => ({ id: newUuid(ctx), sourceId, targetId, type: 'edge' })
  const edges = [edge(start.id, table.id), edge(table.id, end.id)]
  return create(ctx, businessRule, {
    type: input.type,
    name,
    channelId,
    nodes,
    edges,
    isActive: hasOutcome(content),
    revision: newUuid(ctx),
  })
}

async function requireChannel(ctx: Ctx, id: number): Promise<void> {
  const found = await ctx.db.selectFrom('channel').select('id').where('id', '=', id).executeTakeFirst()
  if (!found)
    throw invalidField('shopId', `must be a channel: there is no channel with id [${id}]`, 'BUSINESS_RULE_UNKNOWN_ERROR')
}

function toName(list: BusinessRuleCreateInput['name']) {
  const name = withoutRemoved(toLocalized(list))
  if (Object.keys(name).length === 0) throw invalid([{ path: ['name'], message: 'must have at least 1 entry' }])
  return name
}

export const renameRule = (ctx: Ctx, uuid: string, list: BusinessRuleCreateInput['name']): Promise<BusinessRuleRow> =>
  changing(ctx, businessRule, { uuid }, { access: 'EDITOR' }, (inner, row) =>
    update(inner, businessRule, { id: row.id }, { name: toName(list), revision: newUuid(inner) }),
  )

function findTable({ nodes }: Pick<BusinessRuleRow, 'nodes'>, id: string | null): RuleTable {
  const found = nodes.find((node): node is RuleTable => node.type === 'decisionTableNode' && (id === null || node.id === id))
  if (!found) throw missingTable(id ?? '')
  return found
}

export const readTable = async (ctx: Ctx, uuid: string, tableId: string): Promise<RuleTable> =>
  findTable(await get(ctx, businessRule, { uuid }), tableId)

/** Runs `work` on a table of a rule; without an id, on the only one. */
export function changeTable(
  ctx: Ctx,
  uuid: string,
  tableId: string | null,
  work: (ctx: Ctx, table: RuleTable) => Promise<RuleTable> | RuleTable,
): Promise<BusinessRuleRow> {
  return changing(ctx, businessRule, { uuid }, { access: 'EDITOR' }, async (inner, row) => {
    const table = findTable(row, tableId)
    const changed = await work(inner, table)
    if (changed.content.rows.length > MAX_ROWS) throw refused(TABLE_REFUSED, `A table has at most ${MAX_ROWS} rows`)
    if (changed.content.inputs.length + changed.content.outputs.length > MAX_COLUMNS)
      throw refused(TABLE_REFUSED, `A table has at most ${MAX_COLUMNS} columns`)
    const nodes = row.nodes.map((node) => (node.id === table.id ? changed : node))
    return update(inner, businessRule, { id: row.id }, { nodes, isActive: hasOutcome(changed.content), revision: newUuid(inner) })
  })
}

interface TableKey {
  ruleId: string
  tableId: string
}

/** Runs `work` on the content of a table, and returns the table. */
export async function changeContent(
  ctx: Ctx,
  { ruleId, tableId }: TableKey,
  work: (content: Content, ctx: Ctx) => Promise<Content> | Content,
): Promise<RuleTable> {
  const row = await changeTable(ctx, ruleId, tableId, async (inner, table) => ({
    ...table,
    content: await work(table.content, inner),
  }))
  return findTable(row, tableId)
}

export const updateTable = async (ctx: Ctx, input: BusinessRuleDecisionTableUpdateInput): Promise<RuleTable> => {
  refuseNulls(input, 'name')
  const { ruleId, tableId, name, hitPolicy } = input
  const row = await changeTable(ctx, ruleId, tableId, (_, table) => ({
    ...table,
    name: name ?? table.name,
    content: { ...table.content, hitPolicy },
  }))
  return findTable(row, tableId)
}

export const addTableColumn = (ctx: Ctx, input: BusinessRuleDecisionTableAddColumnInput): Promise<RuleTable> => {
  const { name, field, type } = input
  checkPath(field, 'field', refuseWith(TABLE_REFUSED))
  return changeContent(ctx, input, (content, inner) => addColumn(content, sideOf(type), { id: newUuid(inner), name, field }))
}

export const setCell = (ctx: Ctx, input: BusinessRuleDecisionTableSetCellInput): Promise<RuleTable> =>
  changeContent(ctx, input, async (content, inner) => {
    findRow(content, input.rowId)
    const { side, column } = findColumn(content, input.columnId)
    const refuse = refuseWith(TABLE_REFUSED)
    const cell =
      side === 'inputs' ? await toInputCell(inner, column, input, refuse) : await toOutputCell(inner, column.id, input, refuse)
    return setCells(content, input.rowId, side, [cell])
  })
