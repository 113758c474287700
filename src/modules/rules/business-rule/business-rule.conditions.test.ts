import { expect, onTestFinished, test } from 'vitest'
import type { RuleCell, RuleExpression, RuleExpressionGroup, RuleNode, RuleTable } from '../../../db/json.js'
import { compileConditions, indexFacts } from './business-rule.conditions.js'
import type { ItemFacts, RuleFacts } from './business-rule.facts.js'
import { ROW_ID, toEvaluatedJdm } from './business-rule.jdm.js'
import { openRuleEngine, type RuleEngine } from './engine/engine.js'

const RULES = 400
const SALES = 12

/** The same sequence in every run. */
function randomNumbers(seed: number) {
  let state = seed
  return (max: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * max)
  }
}

const random = randomNumbers(7)
const pick = <T>(values: readonly T[]): T => values[random(values.length)] as T
const many = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i))

const TEXTS = ['A', 'AB', 'b', 'Zoë', 'x"y', "it's", 'NL', 'H', '5', '', 'null', 'a\\nb', 'A,b', '["NL","H"]']
const NUMBERS = [0, 1, 2, 3, 5, 7.5, 0.3, 19.95, 100, 1000, -1, 1_000_000, 0.1]
const DATES = ['2026-11-16T12:30:00.123Z', '2026-11-16T12:30:00.000Z', '2026-11-17T00:00:00.000Z', '2026-12-01T00:00:00.000Z']
const SALE_FIELDS = ['order.subTotal', 'order.itemCount', 'order.actionCode', 'order.contactId', 'order.requestDate', 'now']
const OTHER_FIELDS = [
  'order.deliveryAddress.country',
  'order.invoiceAddress.region',
  'order.reference',
  'order.missing',
  'order.items',
]
const FIELDS = [...SALE_FIELDS, ...OTHER_FIELDS, 'missing.path']
const ITEM_FIELDS = ['productId', 'clusterId', 'sku', 'manufacturer', 'categoryIds', 'quantity', 'price', 'taxCode', 'missing']

const newItem = (i: number): ItemFacts => ({
  itemId: `line ${i}`,
  productId: random(5),
  clusterId: random(2) ? random(3) : null,
  bundleId: null,
  sku: pick([...TEXTS, null]),
  manufacturer: random(3) ? pick(TEXTS) : null,
  supplier: random(3) ? pick(TEXTS) : null,
  categoryIds: many(random(3), () => random(4)),
  quantity: 1 + random(5),
  price: pick([0.1, 0.2, 19.95, 7.5, 33.333_333_333_333_336]),
  totalPrice: pick(NUMBERS),
  taxCode: pick(['H', 'L']),
})

const newAddress = () => ({
  country: pick(['NL', 'DE']),
  postalCode: '',
  city: pick(TEXTS),
  region: pick([null, 'A']),
  company: null,
})

function newFacts(): RuleFacts {
  const items = many(random(5), newItem)
  return {
    now: pick(DATES),
    order: {
      channelId: 1 + random(2),
      language: pick(['NL', 'EN']),
      createdAt: pick(DATES),
      actionCode: pick([null, ...TEXTS]),
      reference: pick([null, ...TEXTS, ...DATES]),
      contactId: pick([null, 1, 5]),
      companyId: null,
      customerId: pick([null, 2]),
      carrier: pick([null, 'A']),
      shippingMethod: pick(TEXTS),
      paymentMethod: pick(TEXTS),
      requestDate: pick([null, ...DATES]),
      subTotal: pick(NUMBERS),
      subTotalNet: pick([...NUMBERS, 0.300_000_000_000_000_04]),
      quantity: random(9),
      itemCount: items.length,
      deliveryAddress: newAddress(),
      invoiceAddress: newAddress(),
      items,
    },
  }
}

const COMPARISONS = ['equals', 'notEquals', 'lowerThan', 'greaterThan', 'lowerThanOrEqualTo', 'greaterThanOrEqualTo']
const ids = { id: 'id' }

function newExpression(fields: readonly string[], isNested: boolean): RuleExpression {
  const path = pick(fields)
  const kind = random(isNested ? 4 : 7)
  const number = pick(NUMBERS)
  if (kind === 0) {
    const operator = pick(['equals', 'notEquals', 'startsWith', 'endsWith', 'contains', 'existsInArray'])
    return { ...ids, path, type: 'string', operator, string: pick(TEXTS) }
  }
  if (kind === 1) return { ...ids, path, type: 'number', operator: pick(COMPARISONS), number }
  if (kind === 2) {
    const wanted = random(2) ? { string: pick(TEXTS), number: null } : { string: null, number: random(4) }
    return { ...ids, path, type: 'array', operator: pick(['all', 'none', 'some', 'contains']), ...wanted }
  }
  if (kind === 3) {
    const operator = pick(['before', 'after', 'onDayOfWeek', 'afterTime'])
    return { ...ids, path, type: 'date', operator, date: pick(DATES), number: 1 + random(7), string: '12:00:00' }
  }
  return {
    ...ids,
    path: pick(['order.items', 'order.items', 'order.items', 'missing.items']),
    type: 'complex',
    operator: pick(COMPARISONS),
    action: pick(['sum', 'count', 'collect'] as const),
    field: pick(['quantity', 'price', 'sku', 'missing', null]),
    number: pick(NUMBERS),
    expressions: many(random(3), () => newGroup(ITEM_FIELDS, true)),
  }
}

const newGroup = (fields: readonly string[], isNested: boolean): RuleExpressionGroup => ({
  ...ids,
  operator: pick(['and', 'or'] as const),
  expressions: many(1 + random(2), () => newExpression(fields, isNested)),
})

const emptyCell = (columnId: string): RuleCell => ({
  columnId,
  expression: null,
  value: null,
  localizedValue: null,
  number: null,
})

function newInput(columnId: string): RuleCell {
  const kind = random(8)
  if (kind === 0) return emptyCell(columnId)
  if (kind === 1) return { ...emptyCell(columnId), number: pick(NUMBERS) }
  if (kind === 2)
    return { ...emptyCell(columnId), value: pick(['$ == 5', '$ != null', 'some(order.items, #.sku == "A")', 'order.']) }
  const expression = newGroup(FIELDS, false)
  const first = expression.expressions[0] as RuleExpression
  if (kind === 3) first.path = pick([null, '$', '$ ?? 0'])
  return { ...emptyCell(columnId), expression }
}

function newRule() {
  const inputs = many(1 + random(3), (i) => ({ id: `in${i}`, name: 'in', field: pick(FIELDS) }))
  const outputs = [
    { id: 'answer', name: 'answer', field: 'answer' },
    { id: 'code', name: 'code', field: 'actionCode' },
  ]
  const answers = ['"yes"', 'order.subTotal', 'map(order.items, #.sku)']
  const rows = many(random(4), (i) => ({
    id: `row${i}`,
    inputs: inputs.map(({ id }) => newInput(id)),
    outputs: [
      { ...emptyCell('answer'), value: pick(answers) },
      { ...emptyCell('code'), value: pick([null, null, null, '"A"', "'Zoë'"]) },
    ],
  }))
  const content: RuleTable['content'] = { hitPolicy: pick(['first', 'collect'] as const), rows, inputs, outputs }
  const [start, end] = (['inputNode', 'outputNode'] as const).map((type) => ({ type, id: type, name: type, description: '' }))
  const table: RuleTable = { type: 'decisionTableNode', id: 'table', name: 'table', description: '', content }
  const edge = (sourceId: string, targetId: string) => ({
    id: `${sourceId} ${targetId}`,
    sourceId,
    targetId,
    type: 'edge' as const,
  })
  return {
    type: pick(['orderIncentives', 'orderCarriers'] as const),
    nodes: [start, table, end] as RuleNode[],
    edges: [edge('inputNode', 'table'), edge('table', 'outputNode')],
  }
}

/** Hides the facts about products, as they are if no rule looks at them. */
const withoutProducts = (facts: RuleFacts): RuleFacts => ({
  ...facts,
  order: {
    ...facts.order,
    items: facts.order.items.map((item) => ({ ...item, sku: null, manufacturer: null, supplier: null, categoryIds: [] })),
  },
})

type Outcome = Awaited<ReturnType<RuleEngine['evaluate']>>[number]

/** Returns the rows that applied. Without one, the engine sometimes returns an empty object. */
function hitsOf(outcome: Outcome | undefined): Record<string, unknown>[] {
  if (!outcome || 'failure' in outcome) throw new Error(outcome?.failure)
  return outcome.hits.filter((hit) => ROW_ID in hit)
}

test('a rule that is not evaluated would have had no hit, and a fact that is not read would not have been looked at', async () => {
  const engine = openRuleEngine()
  onTestFinished(() => engine.end())
  const rules = many(RULES, newRule)
  const decisions = rules.map((rule, i) => ({ key: `${i}`, content: toEvaluatedJdm(rule) }))
  const compiled = rules.map(compileConditions)
  const counts = { skipped: 0, applied: 0, asked: 0, unread: 0 }

  for (const facts of many(SALES, newFacts)) {
    const outcomes = await engine.evaluate(decisions, facts)
    const unread = await engine.evaluate(decisions, withoutProducts(facts))
    const indexed = indexFacts(facts)
    for (const [i, { mayApply, looksAtProducts }] of compiled.entries()) {
      const hits = hitsOf(outcomes[i])
      const { actionCode } = facts.order
      // The outcomes of incentives with another action code are ignored.
      const counting = hits.filter(
        (hit) => rules[i]?.type !== 'orderIncentives' || hit.actionCode == null || hit.actionCode === actionCode,
      )
      if (!mayApply(indexed)) {
        expect({ rule: rules[i], facts, hits: counting }).toEqual({ rule: rules[i], facts, hits: [] })
        counts.skipped++
      } else if (counting.length) counts.applied++
      else counts.asked++
      if (looksAtProducts) continue
      expect(hitsOf(unread[i])).toEqual(hits)
      counts.unread++
    }
  }

  // Most rules that have no hit are known to have none.
  expect(counts.skipped).toBeGreaterThan(counts.asked)
  expect(counts.applied).toBeGreaterThan(RULES)
  expect(counts.unread).toBeGreaterThan(RULES)
})

test('a rule whose graph is not a single table, or whose author wrote text, is always evaluated', () => {
  const rule = newRule()
  const facts = indexFacts(newFacts())
  const table = rule.nodes[1] as RuleTable
  const [start, , end] = rule.nodes
  const hidden = { ...rule, nodes: [start, { ...table, content: { ...table.content, rows: [] } }, end] as RuleNode[] }

  expect(compileConditions(hidden).mayApply(facts)).toBe(false)
  expect(compileConditions({ ...hidden, edges: hidden.edges.slice(1) }).mayApply(facts)).toBe(true)
  expect(compileConditions({ ...hidden, nodes: hidden.nodes.slice(1) }).mayApply(facts)).toBe(true)
})
