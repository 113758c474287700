/** Builds cells of a decision table from inputs. A cell that the engine could not evaluate, or not safely, is refused. */
import type {
  BusinessRuleComplexExpressionInput,
  BusinessRuleDateExpressionInput,
  BusinessRuleExpressionGroupInput,
  BusinessRuleExpressionUnionInput,
  LocalizedStringInput,
} from '../../../contract/contract.gen.js'
import { type DomainError, invalid } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { repeatedLanguages, toLocalized, withoutRemoved } from '../../../core/input/localized.js'
import { newUuid } from '../../../core/store/row.js'
import type { RuleCell, RuleColumn, RuleExpression, RuleExpressionGroup } from '../../../db/json.js'
import { writeInput } from './business-rule.jdm.js'
import { whyRefused } from './engine/expression-limits.js'

/** The values of a cell, as inputs give them. */
export interface CellInput {
  expression?: BusinessRuleExpressionGroupInput | null | undefined
  value?: string | null | undefined
  localizedValue?: readonly LocalizedStringInput[] | null | undefined
  number?: number | null | undefined
}

const PATH = /^[A-Za-z_]\w*(\.[A-Za-z_]\w*)*$/
const TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/

/** Creates an error with the code of the operation. */
export type Refuse = (field: string, message: string) => DomainError

export const refuseWith =
  (code: string): Refuse =>
  (field, message) =>
    invalid([{ path: [field], message }], code)

/** Refuses a path that is not a list of names separated by dots. */
export function checkPath(path: string, field: string, refuse: Refuse): void {
  if (!PATH.test(path) || path.split('.').includes('__proto__'))
    throw refuse(field, 'must be a path of names separated by dots, such as order.subTotal')
}

export const emptyCell = (columnId: string): RuleCell => ({
  columnId,
  expression: null,
  value: null,
  localizedValue: null,
  number: null,
})

/** Returns a condition: an expression, an expression as text, or a number that the fact must equal. */
export async function toInputCell(ctx: Ctx, column: RuleColumn, input: CellInput, refuse: Refuse): Promise<RuleCell> {
  requireOne(input, refuse)
  if (input.localizedValue) throw refuse('localizedValue', 'is for outputs only')
  const cell = { ...emptyCell(column.id), ...plainValues(input) }
  if (input.expression) cell.expression = toGroup(ctx, input.expression, refuse)
  await checkExpression(ctx, writeInput(cell, [column]), input.expression ? 'expression' : 'value', refuse)
  return cell
}

/** Returns an outcome: a text in several languages, a number, or an expression. */
export async function toOutputCell(ctx: Ctx, columnId: string, input: CellInput, refuse: Refuse): Promise<RuleCell> {
  requireOne(input, refuse)
  if (input.expression) throw refuse('expression', 'is for conditions only')
  if (input.value) await checkExpression(ctx, input.value, 'value', refuse)
  return { ...emptyCell(columnId), ...plainValues(input), localizedValue: toTexts(input.localizedValue) }
}

const plainValues = ({ value, number }: CellInput) => ({ value: value || null, number: number ?? null })

function toTexts(list: readonly LocalizedStringInput[] | null | undefined) {
  if (!list?.length) return null
  const repeated = repeatedLanguages(list, ['localizedValue'])
  if (repeated.length) throw invalid(repeated)
  return withoutRemoved(toLocalized(list))
}

function requireOne({ expression, value, localizedValue, number }: CellInput, refuse: Refuse): void {
  const given = [expression, value, localizedValue, number].filter((each) => each != null)
  if (given.length > 1) throw refuse('value', 'cannot be given together with another value of the cell')
}

async function checkExpression(ctx: Ctx, text: string, field: string, refuse: Refuse): Promise<void> {
  if (!text) return
  const reason = whyRefused(text)
  if (reason) throw refuse(field, reason)
  const failure = await ctx.services.rules.findSyntaxError(text)
  if (failure) throw refuse(field, `is not a valid expression: ${failure}`)
}

const toGroup = (ctx: Ctx, group: BusinessRuleExpressionGroupInput, refuse: Refuse, isNested = false): RuleExpressionGroup => ({
  id: newUuid(ctx),
  operator: group.operator ?? 'and',
  expressions: group.expressions.map((each) => toExpression(ctx, each, refuse, isNested)),
})

const pathOf = (given: { path?: string | null | undefined } | null | undefined): string | null => given?.path || null

function toExpression(ctx: Ctx, input: BusinessRuleExpressionUnionInput, refuse: Refuse, isNested: boolean): RuleExpression {
  const given = Object.entries(input).filter(([, value]) => value != null)
  if (given.length !== 1) throw refuse('expression', 'needs exactly one of complex, string, number, array and date')
  const path = pathOf(given[0]?.[1])
  if (path && !path.includes('$')) checkPath(path, 'expression', refuse)
  const base = { id: newUuid(ctx), path }
  const { string, number, array, date, complex } = input
  if (string) return { ...base, type: 'string', operator: string.operator, string: string.string }
  if (number) return { ...base, type: 'number', operator: number.operator, number: number.number }
  if (array) {
    if ((array.string == null) === (array.number == null)) throw refuse('expression', 'array needs a string or a number')
    return { ...base, type: 'array', operator: array.operator, string: array.string ?? null, number: array.number ?? null }
  }
  if (date) return { ...base, type: 'date', operator: date.operator, ...dateValues(date, refuse) }
  if (!complex || isNested) throw refuse('expression', 'complex cannot be inside another complex')
  return { ...base, ...complexValues(ctx, complex, refuse) }
}

function complexValues(ctx: Ctx, complex: BusinessRuleComplexExpressionInput, refuse: Refuse) {
  const { action, operator, number, field, expressions } = complex
  if (field) checkPath(field, 'expression', refuse)
  if (action !== 'count' && !field) throw refuse('expression', `complex needs a field to ${action}`)
  return {
    type: 'complex' as const,
    operator,
    action,
    field: field || null,
    number,
    expressions: (expressions ?? []).map((group) => toGroup(ctx, group, refuse, true)),
  }
}

/** Returns the values of a date operator, which needs one of them. */
function dateValues({ operator, date, number, string }: BusinessRuleDateExpressionInput, refuse: Refuse) {
  const needs = operator.endsWith('Time') ? 'string' : operator === 'before' || operator === 'after' ? 'date' : 'number'
  if ({ string, date, number }[needs] == null) throw refuse('expression', `${operator} needs a ${needs}`)
  if (needs === 'string' && !TIME.test(string ?? '')) throw refuse('expression', 'must be a time such as 17:00:00')
  return {
    string: string ?? null,
    number: number ?? null,
    date: date ? new Date(date).toISOString() : null,
  }
}
