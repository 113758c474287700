import { expect, onTestFinished, test } from 'vitest'
import { openRuleEngine } from './engine.js'
import { whyRefused } from './expression-limits.js'

/** Returns a decision whose only row evaluates an expression. */
const decide = (key: string, expression: string) => ({
  key,
  content: {
    nodes: [
      { id: 'i', type: 'inputNode', name: 'in', position: { x: 0, y: 0 } },
      {
        id: 't',
        type: 'decisionTableNode',
        name: 'table',
        position: { x: 0, y: 0 },
        content: {
          hitPolicy: 'collect',
          inputs: [],
          outputs: [{ id: 'o', name: 'o', field: 'answer' }],
          rules: [{ _id: 'r', o: expression }],
        },
      },
      { id: 'o', type: 'outputNode', name: 'out', position: { x: 0, y: 0 } },
    ],
    edges: [
      { id: 'a', sourceId: 'i', targetId: 't', type: 'edge' },
      { id: 'b', sourceId: 't', targetId: 'o', type: 'edge' },
    ],
  },
})

function open() {
  const engine = openRuleEngine({ evaluationMs: 400, pauseMs: 1_000_000 })
  onTestFinished(() => engine.end())
  return engine
}

test('the process starts with the first rule, and a rule is evaluated with the facts of each call', async () => {
  const engine = open()
  expect(engine.isRunning()).toBe(false)
  expect(await engine.evaluate([], {})).toEqual([])
  expect(engine.isRunning()).toBe(false)

  const rule = decide('a', 'order.total * 2')
  expect(await engine.evaluate([rule], { order: { total: 0.1 } })).toEqual([{ hits: [{ answer: 0.2 }] }])
  expect(await engine.evaluate([rule], { order: { total: 3 } })).toEqual([{ hits: [{ answer: 6 }] }])
  expect(engine.isRunning()).toBe(true)
})

/** Expressions that keep an engine busy, use up its memory or make it crash. */
const hostile = {
  'nested lists': 'count([1..9000], some([1..9000], # == -1))',
  'growing lists': 'flatMap([1..20000], map([1..20000], #))',
  'a huge list': 'sum(map([1..1000000000], #))',
  'deep brackets': '['.repeat(20_000) + ']'.repeat(20_000),
}

for (const [name, expression] of Object.entries(hostile))
  test(`${name}: the rule is stopped, the others are evaluated, and it is not tried again`, async () => {
    const engine = open()
    const rules = [decide('before', '1'), decide('hostile', expression), decide('after', '2')]

    const outcomes = await engine.evaluate(rules, {})

    expect(outcomes).toEqual([{ hits: [{ answer: 1 }] }, { failure: expect.any(String) }, { hits: [{ answer: 2 }] }])
    expect((await engine.evaluate(rules, {}))[1]).toEqual({ failure: 'it was stopped before and is not retried yet' })
  })

test('dangerous expressions are refused when they are written', () => {
  for (const expression of Object.values(hostile)) expect(whyRefused(expression)).not.toBeNull()
  expect(whyRefused('sum([1..n])')).toBe('has a range whose ends are not plain numbers')
  expect(whyRefused('map(a, [1..10])')).toBe('has a range for each element of a list')
  expect(whyRefused('map(a, filter(b, # > 1))')).toBe('looks through a list for each element of another list')
  expect(whyRefused('a + (b')).toBe('has a ( without an end')
  expect(whyRefused('"a')).toBe('has a text without an end')
  expect(whyRefused('`$' + '{x}`')).toBe('must not contain `')
  expect(whyRefused(`"${'x'.repeat(2000)}"`)).toBe('is longer than 2000 characters')
})

test('ordinary expressions are allowed, whatever their texts contain', () => {
  for (const expression of [
    'sum(map(filter(order.items, #.sku == "A"), #.quantity)) >= 3',
    'order.total in [1..1000]',
    `name == "((( [1..99999] '"`,
    'a == 1 and (b > 2 or c[0].d < 3)',
  ])
    expect({ expression, reason: whyRefused(expression) }).toEqual({ expression, reason: null })
})

test('an invalid expression is reported, and one that only lacks facts is valid', async () => {
  const engine = open()

  expect(await engine.findSyntaxError('order.total >')).not.toBeNull()
  expect(await engine.findSyntaxError('order.total > 5')).toBeNull()
})

test('code in a rule is not run', async () => {
  const engine = open()
  const code = decide('code', '1')
  const nodes = code.content.nodes.map((node) =>
    node.id === 't' ? { ...node, type: 'functionNode', content: 'while (true) {}' } : node,
  )

  const [outcome] = await engine.evaluate([{ key: 'code', content: { ...code.content, nodes } }], {})

  expect(outcome).toEqual({ failure: 'it has a node of an unsupported kind' })
  expect(engine.isRunning()).toBe(false)
})
