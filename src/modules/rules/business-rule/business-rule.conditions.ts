/**
 * The conditions of a rule as functions, compiled once per revision. They find out, without the engine, that a rule cannot apply to a sale: most
 * rules of a shop do not apply to most carts, and asking the engine about one costs more than pricing a line.
 *
 * Only conditions with the exact meaning of business-rule.expression.ts are compiled. A test returns null if it does not know what the engine would
 * say, such as for an expression as text, and then the engine is asked.
 */

import { foldWord } from '../../../core/input/text.js'
import { Decimal } from '../../../core/money.js'
import type { BusinessRuleRow } from '../../../db/db.gen.js'
import type { RuleCell, RuleColumn, RuleExpression, RuleExpressionGroup, RuleRow, RuleTable } from '../../../db/json.js'
import { listOf } from './business-rule.expression.js'
import type { ItemFacts, RuleFacts } from './business-rule.facts.js'
import { ORDER_ITEMS } from './business-rule.jdm.js'

/** The facts about a sale, with the lines of each value of a field. The index is made when the first condition needs it. */
export interface IndexedFacts {
  facts: RuleFacts
  linesByField: Map<string, Map<unknown, ItemFacts[]>>
}

export const indexFacts = (facts: RuleFacts): IndexedFacts => ({ facts, linesByField: new Map() })

/** Null means unknown. */
type Verdict = boolean | null
type FactsTest = (facts: IndexedFacts) => Verdict
/** Reads a fact: of the sale, or of one of its lines. */
type Reader<S> = (subject: S) => unknown
type ValueTest = (value: unknown) => Verdict

/** What of a rule can be known without the engine. */
export interface CompiledConditions {
  /** Returns false if the engine would return no row. */
  mayApply: (facts: IndexedFacts) => boolean
  /** Whether a condition or an outcome may look at facts about products that the lines do not have. */
  looksAtProducts: boolean
}

/** Fields of lines that are read from the product. */
const PRODUCT_FIELDS = new Set(['sku', 'manufacturer', 'supplier', 'categoryIds'])
const ITEM_FIELDS = new Set([
  ...PRODUCT_FIELDS,
  ...['itemId', 'productId', 'clusterId', 'bundleId', 'quantity', 'price', 'totalPrice', 'taxCode'],
])
const ADDRESS_FIELDS = ['country', 'postalCode', 'city', 'region', 'company']
const SALE_PATHS = new Set([
  'now',
  ...[
    ...['channelId', 'language', 'createdAt', 'actionCode', 'reference', 'contactId', 'companyId', 'customerId', 'carrier'],
    ...['shippingMethod', 'paymentMethod', 'requestDate', 'subTotal', 'subTotalNet', 'quantity', 'itemCount'],
    ...['deliveryAddress', 'invoiceAddress'].flatMap((name) => ADDRESS_FIELDS.map((field) => `${name}.${field}`)),
  ].map((path) => `order.${path}`),
])

const ALWAYS: CompiledConditions = { mayApply: () => true, looksAtProducts: true }

/** Compiles the conditions of a rule. A graph other than that of a single decision table is left to the engine. */
export function compileConditions(rule: Pick<BusinessRuleRow, 'type' | 'nodes' | 'edges'>): CompiledConditions {
  const table = onlyTable(rule)
  if (!table) return ALWAYS
  const { inputs, outputs, rows } = table.content
  const codeColumns = rule.type === 'orderIncentives' ? outputs.filter(({ field }) => field === 'actionCode') : []
  const tests = rows.map((row) => compileRow(row, inputs, codeColumns))
  return {
    mayApply: (facts) => tests.some((test) => test(facts)),
    looksAtProducts: rows.some(
      (row) => row.inputs.some((cell) => cellLooksAtProducts(cell, inputs)) || row.outputs.some(isExpression),
    ),
  }
}

/** Returns the table of a graph that leads from the input through this table to the output. */
function onlyTable({ nodes, edges }: Pick<BusinessRuleRow, 'nodes' | 'edges'>): RuleTable | null {
  const [start, table, end] = nodes
  if (nodes.length !== 3 || start?.type !== 'inputNode' || table?.type !== 'decisionTableNode' || end?.type !== 'outputNode')
    return null
  const isPath =
    edges.length === 2 &&
    [start, table].every((from, i) => edges.some((edge) => edge.sourceId === from.id && edge.targetId === nodes[i + 1]?.id))
  return isPath ? table : null
}

/**
 * Returns whether a row may apply. The engine evaluates the cells in the order of the columns until one is not true. A cell that might not end is
 * not skipped: the engine stops the rule and reports it.
 */
function compileRow(
  row: RuleRow,
  columns: readonly RuleColumn[],
  codeColumns: readonly RuleColumn[],
): (facts: IndexedFacts) => boolean {
  const tests: FactsTest[] = codeColumns.flatMap(({ id }) => needsCode(row.outputs.find(({ columnId }) => columnId === id)) ?? [])
  for (const column of columns) {
    const cell = row.inputs.find(({ columnId }) => columnId === column.id)
    if (!cell || isEmpty(cell)) continue
    if (isText(cell)) break
    tests.push(compileCell(cell, column.field))
  }
  return (facts) => tests.every((test) => test(facts) !== false)
}

const QUOTED = /^\s*(?:"([^"]+)"|'([^']+)')\s*$/

/** Returns the test of an incentive that needs an action code: without this code in the sale, the outcome of the row is ignored. */
function needsCode(cell: RuleCell | undefined): FactsTest | null {
  const [, double, single] = QUOTED.exec((cell?.localizedValue === null && cell.number === null && cell.value) || '') ?? []
  const code = double ?? single
  if (code === undefined) return null
  const wanted = foldWord(code)
  return ({ facts: { order } }) => order.actionCode !== null && foldWord(order.actionCode) === wanted
}

const isEmpty = ({ expression, value, number }: RuleCell): boolean => !expression && !value && number === null

/** Returns whether a cell contains text of its author, in which anything can be written. */
const isText = ({ expression, value }: RuleCell): boolean =>
  expression ? pathsOf(expression).some((path) => path.includes('$')) : value !== null

const pathsOf = ({ expressions }: RuleExpressionGroup): string[] =>
  expressions.flatMap((each) => [each.path ?? '', ...(each.type === 'complex' ? each.expressions.flatMap(pathsOf) : [])])

const LITERAL = /^\s*(?:"[^"]*"|'[^']*'|-?\d+(?:\.\d+)?|true|false|null)\s*$/

const isExpression = ({ value }: RuleCell): boolean => value !== null && value !== '' && !LITERAL.test(value)

function cellLooksAtProducts(cell: RuleCell, columns: readonly RuleColumn[]): boolean {
  if (isText(cell)) return true
  const field = columns.find(({ id }) => id === cell.columnId)?.field ?? ''
  return [field, ...(cell.expression ? namesOf(cell.expression) : [])].some(
    (path) => PRODUCT_FIELDS.has(path.split('.').at(-1) ?? '') || (path !== ORDER_ITEMS && path.startsWith(`${ORDER_ITEMS}.`)),
  )
}

const namesOf = (group: RuleExpressionGroup): string[] =>
  group.expressions.flatMap((each) => [
    each.path ?? '',
    ...(each.type === 'complex' ? [each.field ?? '', ...each.expressions.flatMap(namesOf)] : []),
  ])

function compileCell({ expression, number }: RuleCell, field: string): FactsTest {
  if (expression) return compileGroup(expression, (each) => compileFactsTest(each, each.path || field))
  const read = readerOfSale(field)
  const test = compareWith('equals', number ?? 0)
  return read ? (facts) => test(read(facts)) : unknown
}

const unknown = (): Verdict => null

/** Joins the tests of a group. `or` is false if all are, `and` if one is. */
function compileGroup<S>(
  { operator, expressions }: RuleExpressionGroup,
  compile: (expression: RuleExpression) => (subject: S) => Verdict,
): (subject: S) => Verdict {
  const tests = expressions.map(compile)
  const ends = operator === 'or'
  return (subject) => {
    let verdict: Verdict = !ends
    for (const test of tests) {
      const one = test(subject)
      if (one === ends) return ends
      if (one === null) verdict = null
    }
    return verdict
  }
}

function compileFactsTest(expression: RuleExpression, path: string): FactsTest {
  if (expression.type === 'complex') return path === ORDER_ITEMS ? compileAggregate(expression) : unknown
  const read = readerOfSale(path)
  const test = compileValueTest(expression)
  return read ? (facts) => test(read(facts)) : unknown
}

function readerOfSale(path: string): Reader<IndexedFacts> | null {
  if (!SALE_PATHS.has(path)) return null
  const names = path.split('.')
  return ({ facts }) => names.reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], facts)
}

function compileValueTest(expression: RuleExpression): ValueTest {
  if (expression.type === 'string') return compareTexts(expression.operator, expression.string)
  if (expression.type === 'number') return compareWith(expression.operator, expression.number)
  if (expression.type === 'array') return containsValue(expression)
  if (expression.type === 'date') return compareDate(expression.operator, expression.date)
  return unknown
}

const ISO_INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
const toSeconds = (instant: string): number => Math.floor(Date.parse(instant) / 1000)

/** Compares instants in seconds. Conditions on days and times are left to the engine. */
function compareDate(operator: string, date: string | null): ValueTest {
  const wanted = toSeconds(date ?? '')
  if ((operator !== 'before' && operator !== 'after') || Number.isNaN(wanted)) return unknown
  return (value) => {
    if (typeof value !== 'string') return false
    if (!ISO_INSTANT.test(value)) return null
    return operator === 'before' ? toSeconds(value) < wanted : toSeconds(value) > wanted
  }
}

const TEXT_TESTS: Record<string, (value: string, wanted: string) => boolean> = {
  contains: (value, wanted) => value.includes(wanted),
  startsWith: (value, wanted) => value.startsWith(wanted),
  endsWith: (value, wanted) => value.endsWith(wanted),
}

/** A text equals only the same text; null and numbers equal none. */
function compareTexts(operator: string, wanted: string): ValueTest {
  if (operator === 'equals') return (value) => value === wanted
  if (operator === 'notEquals') return (value) => value !== wanted
  if (operator === 'existsInArray') {
    const list = new Set<unknown>(listOf(wanted))
    return (value) => list.has(value)
  }
  const test = TEXT_TESTS[operator]
  return test ? (value) => typeof value === 'string' && test(value, wanted) : unknown
}

const NUMBER_TESTS: Record<string, (a: number, b: number) => boolean> = {
  equals: (a, b) => a === b,
  notEquals: (a, b) => a !== b,
  lowerThan: (a, b) => a < b,
  greaterThan: (a, b) => a > b,
  lowerThanOrEqualTo: (a, b) => a <= b,
  greaterThanOrEqualTo: (a, b) => a >= b,
}

/** The number of characters up to which a double is surely the decimal that the engine computes with. */
const EXACT_CHARACTERS = 15
const isExact = (value: number): boolean => {
  const text = String(value)
  return text.length <= EXACT_CHARACTERS && !text.includes('e')
}

/** Compares numbers. Other values never match; a number with very many digits is left to the engine. */
function compareWith(operator: string, wanted: number): ValueTest {
  const test = NUMBER_TESTS[operator]
  if (!test || !isExact(wanted)) return unknown
  return (value) => (typeof value !== 'number' ? false : isExact(value) ? test(value, wanted) : null)
}

/** Looks for a value in a list of numbers or texts. Other operators, and values that are not lists, are left to the engine. */
function containsValue({ operator, string, number }: RuleExpression & { type: 'array' }): ValueTest {
  const wanted = number ?? string ?? ''
  if (operator !== 'contains' && operator !== 'some') return unknown
  return (value) => (value === null ? false : Array.isArray(value) ? value.includes(wanted) : null)
}

type ItemTest = (item: ItemFacts) => Verdict

/** Compiles a comparison of a sum or a number of lines. Only lines with a value that the conditions require are looked at. */
function compileAggregate({ action, field, operator, number, expressions }: RuleExpression & { type: 'complex' }): FactsTest {
  const compare = compareWith(operator, number)
  const groups = expressions.map((group) => compileGroup(group, compileItemTest))
  const matches: ItemTest = (item) => all(groups.map((group) => group(item)))
  const required = requiredValues(expressions)
  const aggregate = AGGREGATES[action]
  const name = field ?? 'quantity'
  if (!aggregate || !ITEM_FIELDS.has(name)) return unknown
  return (facts) => {
    const found: ItemFacts[] = []
    for (const item of required ? linesWith(facts, required) : facts.facts.order.items) {
      const verdict = matches(item)
      if (verdict === null) return null
      if (verdict) found.push(item)
    }
    const value = aggregate(found.map((item) => item[name as keyof ItemFacts]))
    return value === null ? null : compare(value)
  }
}

const all = (verdicts: readonly Verdict[]): Verdict => (verdicts.includes(false) ? false : verdicts.includes(null) ? null : true)

/** The aggregates of the values of a field. A sum of something else than numbers is left to the engine. */
const AGGREGATES: Record<string, (values: readonly unknown[]) => number | null> = {
  sum: (values) => {
    const numbers = values.map((value) => value ?? 0)
    if (!numbers.every((value) => typeof value === 'number' && isExact(value))) return null
    return Decimal.sum(numbers.map((value) => Decimal.of(value as number))).toNumber()
  },
  count: (values) => values.length,
  collect: (values) => values.filter((value) => value !== null).length,
}

function compileItemTest(expression: RuleExpression): ItemTest {
  const { path } = expression
  if (path === null || !ITEM_FIELDS.has(path)) return unknown
  const test = compileValueTest(expression)
  return (item) => test(item[path as keyof ItemFacts])
}

/** Values of which a line must have one in a field; in a list, the field contains it. */
interface RequiredValues {
  field: string
  values: readonly unknown[]
}

/** Returns the values that conditions require of a line, if one of them does. */
function requiredValues(groups: readonly RuleExpressionGroup[]): RequiredValues | null {
  for (const { operator, expressions } of groups)
    if (operator === 'and' || expressions.length === 1)
      for (const each of expressions) {
        const values = valuesOf(each)
        if (values && each.path !== null && ITEM_FIELDS.has(each.path)) return { field: each.path, values }
      }
  return null
}

function valuesOf(expression: RuleExpression): readonly unknown[] | null {
  const { type, operator } = expression
  if (type === 'number') return operator === 'equals' && isExact(expression.number) ? [expression.number] : null
  if (type === 'string')
    return operator === 'equals' ? [expression.string] : operator === 'existsInArray' ? listOf(expression.string) : null
  return null
}

function linesWith(facts: IndexedFacts, { field, values }: RequiredValues): ItemFacts[] {
  const [value] = values
  const byValue = facts.linesByField.get(field) ?? indexLines(facts, field)
  if (values.length === 1) return byValue.get(value) ?? []
  return [...new Set(values)].flatMap((each) => byValue.get(each) ?? [])
}

function indexLines({ facts, linesByField }: IndexedFacts, field: string): Map<unknown, ItemFacts[]> {
  const byValue = new Map<unknown, ItemFacts[]>()
  for (const item of facts.order.items) {
    const value = item[field as keyof ItemFacts]
    const lines = byValue.get(value)
    if (lines) lines.push(item)
    else byValue.set(value, [item])
  }
  linesByField.set(field, byValue)
  return byValue
}
