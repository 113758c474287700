/**
 * Writes the conditions of a rule in the language of the engine. A fact that is missing or of another type makes a condition false, never
 * an error. The engine has no escapes in texts, and its own clock is not used: `now` is one of the facts.
 */
import { parseJson } from '../../../core/base/json.js'
import { Decimal } from '../../../core/money.js'
import type { RuleExpression, RuleExpressionGroup } from '../../../db/json.js'

/** The base of a path without `$`: the facts, or the object of a list. */
type Base = 'facts' | 'object'

const DAY = 86_400
const MINUTE = 60

/** Returns a text as a literal. A text with both kinds of quotes is concatenated. */
export function quote(text: string): string {
  if (!text.includes('"')) return `"${text}"`
  if (!text.includes("'")) return `'${text}'`
  return `(${text
    .split('"')
    .map((part) => `"${part}"`)
    .join(` + '"' + `)})`
}

/** Returns a number as a literal, without an exponent. */
export const numberText = (value: number): string => Decimal.of(value).toText()

/** Replaces each `$` that is outside texts and does not begin a name. */
export function replaceDollar(expression: string, value: string): string {
  return expression.replace(/"[^"]*"|'[^']*'|\$(?![A-Za-z_])/g, (part) => (part === '$' ? value : part))
}

/** Returns the condition of a group. `value` is the path of the column's fact. */
export const toCondition = (group: RuleExpressionGroup, value: string, base: Base = 'facts'): string =>
  `(${group.expressions.map((expression) => writeExpression(expression, value, base)).join(` ${group.operator} `)})`

function subjectOf(path: string | null, value: string, base: Base): string {
  if (!path) return value
  if (/\$(?![A-Za-z_])/.test(path)) return `(${replaceDollar(path, value)})`
  return base === 'object' ? `#.${path}` : path
}

function writeExpression(expression: RuleExpression, value: string, base: Base): string {
  const subject = subjectOf(expression.path, value, base)
  switch (expression.type) {
    case 'string':
      return writeString(subject, expression.operator, expression.string)
    case 'number':
      return writeComparison(subject, expression.operator, expression.number)
    case 'array':
      return writeArray(subject, expression)
    case 'date':
      return writeDate(subject, expression)
    case 'complex':
      return writeComparison(writeAggregate(expression, subject), expression.operator, expression.number)
  }
}

function writeString(subject: string, operator: string, text: string): string {
  if (operator === 'equals') return `(${subject} == ${quote(text)})`
  if (operator === 'notEquals') return `(${subject} != ${quote(text)})`
  if (operator === 'existsInArray') return `(${subject} in [${listOf(text).map(quote).join(', ')}])`
  return `(type(${subject}) == "string" and ${operator}(${subject}, ${quote(text)}))`
}

/** Parses a list: a JSON array, or comma-separated texts. */
export function listOf(text: string): string[] {
  const parsed = parseJson(text)
  return Array.isArray(parsed) ? parsed.map(String) : text.split(',').map((part) => part.trim())
}

const COMPARISONS: Record<string, string> = {
  equals: '==',
  notEquals: '!=',
  lowerThan: '<',
  greaterThan: '>',
  lowerThanOrEqualTo: '<=',
  greaterThanOrEqualTo: '>=',
}

const writeComparison = (subject: string, operator: string, number: number): string =>
  `(type(${subject}) == "number" and ${subject} ${COMPARISONS[operator]} ${numberText(number)})`

function writeArray(subject: string, { operator, string, number }: RuleExpression & { type: 'array' }): string {
  const wanted = number === null ? quote(string ?? '') : numberText(number)
  const list = `(${subject} ?? [])`
  return operator === 'contains' ? `contains(${list}, ${wanted})` : `${operator}(${list}, # == ${wanted})`
}

/** Returns the number that a complex expression compares. */
export function writeAggregate(expression: RuleExpression & { type: 'complex' }, list: string): string {
  const found = `filter(${list} ?? [], ${toObjectCondition(expression.expressions)})`
  const field = `#.${expression.field ?? 'quantity'}`
  if (expression.action === 'sum') return `sum(map(${found}, ${field} ?? 0))`
  if (expression.action === 'count') return `len(${found})`
  return `len(filter(map(${found}, ${field}), # != null))`
}

/** Returns the condition on one object of a list; without groups, every object matches. */
export const toObjectCondition = (groups: readonly RuleExpressionGroup[]): string =>
  groups.length ? groups.map((group) => toCondition(group, '#', 'object')).join(' and ') : 'true'

const timeOf = (text: string): number => {
  const [hours = 0, minutes = 0, seconds = 0] = text.split(':').map(Number)
  return hours * 3600 + minutes * MINUTE + seconds
}

const DATE_PARTS: Record<string, string> = {
  onDayOfWeek: 'dayOfWeek',
  onDayOfMonth: 'dayOfMonth',
  onMonthOfYear: 'monthOfYear',
}

function writeDate(subject: string, expression: RuleExpression & { type: 'date' }): string {
  return `(type(${subject}) == "string" and ${compareDate(subject, expression)})`
}

function compareDate(subject: string, { operator, number, date, string }: RuleExpression & { type: 'date' }): string {
  const part = DATE_PARTS[operator]
  if (part) return `${part}(${subject}) == ${number}`
  const sign = operator.startsWith('before') ? '<' : operator.startsWith('after') ? '>' : '=='
  if (operator.endsWith('Time')) return `date(${subject}) % ${DAY} ${sign} ${timeOf(string ?? '')}`
  if (operator.endsWith('FromToday') || operator.endsWith('FromNow')) {
    const unit = operator.endsWith('FromToday') ? DAY : MINUTE
    return `floor(date(${subject}) / ${unit}) ${sign} floor(date(now) / ${unit}) + ${number}`
  }
  return `date(${subject}) ${sign} ${Math.floor(Date.parse(date ?? '') / 1000)}`
}
