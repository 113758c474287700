/**
 * Writes a rule as a JSON Decision Model. Only inputs, outputs and decision tables are written, so that no rule contains code.
 * Columns have no field in the model: each cell is a whole expression that names its fact.
 */
import { textIn } from '../../../core/input/localized.js'
import { Decimal } from '../../../core/money.js'
import type { BusinessRuleRow } from '../../../db/db.gen.js'
import type { RuleCell, RuleColumn, RuleExpression, RuleRow, RuleTable } from '../../../db/json.js'
import { numberText, quote, replaceDollar, toCondition, toObjectCondition, writeAggregate } from './business-rule.expression.js'

/** The path of the lines of an order in the facts. */
export const ORDER_ITEMS = 'order.items'

type Rule = Pick<BusinessRuleRow, 'nodes' | 'edges' | 'type'>

/** Returns the model for display, with texts in a language. */
export const toJdm = (rule: Rule, language: string): Record<string, unknown> => ({ ...writeModel(rule, language, () => ({})) })

/** Names of outcomes that evaluation adds to each row. */
export const ROW_ID = '$row'
export const MATCHED_ITEMS = '$matched'
export const TIMES = '$times'

/**
 * Returns the model for evaluation: each row also returns its id, and rows of incentives also the matched lines and how many times the
 * numbers of their conditions are reached.
 */
export const toEvaluatedJdm = (rule: Rule): Model =>
  writeModel(rule, 'EN', (row, { content }) => ({
    [ROW_ID]: quote(row.id),
    ...(rule.type === 'orderIncentives' && {
      [MATCHED_ITEMS]: matchedItems(row),
      [TIMES]: timesReached(row, content.inputs),
    }),
  }))

interface Model {
  nodes: { type: string }[]
  edges: object[]
}

type Extras = (row: RuleRow, table: RuleTable) => Record<string, string>

function writeModel({ nodes, edges }: Rule, language: string, extras: Extras): Model {
  return {
    nodes: nodes.map((node, i) => ({
      id: node.id,
      type: node.type,
      name: node.name,
      position: { x: i * 300, y: 0 },
      ...(node.type === 'decisionTableNode' && { content: writeTable(node, language, extras) }),
    })),
    edges: edges.map(({ id, sourceId, targetId, type }) => ({ id, sourceId, targetId, type })),
  }
}

function writeTable(table: RuleTable, language: string, extras: Extras) {
  const { hitPolicy, rows, inputs, outputs } = table.content
  const added = Object.keys(rows[0] ? extras(rows[0], table) : {})
  return {
    hitPolicy,
    inputs: inputs.map(({ id, name }) => ({ id, name })),
    outputs: [...outputs, ...added.map((name) => ({ id: name, name, field: name }))].map(({ id, name, field }) => ({
      id,
      name,
      field,
    })),
    rules: rows.map((row) => ({
      _id: row.id,
      ...Object.fromEntries(row.inputs.map((cell) => [cell.columnId, writeInput(cell, inputs)])),
      ...Object.fromEntries(row.outputs.map((cell) => [cell.columnId, writeOutput(cell, language)])),
      ...extras(row, table),
    })),
  }
}

const fieldOf = (columns: readonly RuleColumn[], columnId: string): string =>
  columns.find(({ id }) => id === columnId)?.field ?? 'null'

/** Returns a condition as text; empty if it always matches. */
export function writeInput({ columnId, expression, value, number }: RuleCell, columns: readonly RuleColumn[]): string {
  const field = fieldOf(columns, columnId)
  if (expression) return toCondition(expression, field)
  if (value !== null) return replaceDollar(value, field)
  return number === null ? '' : `(${field} == ${numberText(number)})`
}

/** Returns an outcome as text; empty if there is none. */
function writeOutput({ value, localizedValue, number }: RuleCell, language: string): string {
  if (localizedValue) return quote(textIn(localizedValue, language))
  if (number !== null) return numberText(number)
  return value ?? ''
}

const expressionsOf = ({ inputs }: RuleRow): RuleExpression[] => inputs.flatMap(({ expression }) => expression?.expressions ?? [])
const isComplex = (expression: RuleExpression): expression is RuleExpression & { type: 'complex' } =>
  expression.type === 'complex'

/** Returns an expression for the ids of the lines that match conditions on lines; null without conditions. */
function matchedItems(row: RuleRow): string {
  const conditions = expressionsOf(row)
    .filter(isComplex)
    .filter(({ expressions }) => expressions.length > 0)
    .map(({ expressions }) => `(${toObjectCondition(expressions)})`)
  if (conditions.length === 0) return 'null'
  return `map(filter(${ORDER_ITEMS} ?? [], ${conditions.join(' or ')}), #.itemId)`
}

const REACHED = ['greaterThan', 'greaterThanOrEqualTo', 'equals']

/** Returns an expression for how many times the numbers of all conditions are reached: nine units with a minimum of three are three times. */
function timesReached(row: RuleRow, columns: readonly RuleColumn[]): string {
  const ratios = row.inputs.flatMap(({ columnId, expression }) => {
    if (!expression || (expression.operator === 'or' && expression.expressions.length > 1)) return []
    return expression.expressions.flatMap((part) => ratioOf(part, fieldOf(columns, columnId)) ?? [])
  })
  return ratios.length ? `min([${ratios.join(', ')}])` : '1'
}

function ratioOf(expression: RuleExpression, field: string): string | null {
  if (expression.type !== 'number' && expression.type !== 'complex') return null
  const { number, operator, path } = expression
  if (!REACHED.includes(operator) || Decimal.of(number).compare(Decimal.ZERO) <= 0) return null
  const subject = path ? (path.includes('$') ? `(${replaceDollar(path, field)})` : path) : field
  const value = expression.type === 'complex' ? writeAggregate(expression, subject) : subject
  return `floor(${value} / ${numberText(number)})`
}
