import { v7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fill } from '../../../../test/catalogue.js'
import { addPrice, addTax } from '../../../../test/price-fixtures.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

let server: TestServer
let drill: number

beforeAll(async () => {
  server = await startTestServer({ now: '2026-11-16T12:30:00Z', closes: false })
  const { product } = await fill(server, {
    categories: { Tools: null },
    products: [{ sku: 'DRILL', names: { EN: 'Drill' }, categories: ['Tools'] }],
  })
  drill = product.get('DRILL') as number
  await addTax(server, 'NL', 'H', 21)
  await addPrice(server, drill, { list: 100 })
  for (const [name, cost] of [
    ['Post', 6],
    ['Bike', 9],
  ] as const)
    await server.db
      .insertInto('carrier')
      .values({
        uuid: v7(),
        name,
        type: 'DELIVERY',
        shippingCost: `${cost}`,
        createdAt: server.clock(),
        lastModifiedAt: server.clock(),
      })
      .execute()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.deleteFrom('businessRule').execute()
})

async function run(document: string, variables: object = {}): Promise<Answer> {
  const answer = await server.gql(document, variables)
  if (answer.errors) throw new Error(JSON.stringify(answer.errors))
  return Object.values(answer)[0]
}

const CONTENT =
  'content { hitPolicy rows { id inputs { columnId value number } outputs { columnId value number } } inputs { id field type } outputs { id field } }'
const TABLE = `id name ${CONTENT}`

interface TableKey {
  ruleId: string
  tableId: string
}

async function addRule(type: string): Promise<TableKey> {
  const rule = await run(
    'mutation ($input: BusinessRuleCreateInput!) { businessRuleCreate(input: $input) { id nodes { id type } } }',
    {
      input: { name: [{ language: 'EN', value: 'Rule' }], type },
    },
  )
  return { ruleId: rule.id, tableId: rule.nodes[1].id }
}

/** Calls a mutation of a table by the end of its name. */
const change = (operation: string, input: object): Promise<Answer> => {
  const type = operation === 'AddRow' ? 'Search' : operation
  return server.gql(
    `mutation ($input: BusinessRuleDecisionTable${type}Input!) { table: businessRuleDecisionTable${operation}(input: $input) { ${TABLE} } }`,
    { input },
  )
}

/** Adds a row whose cells are set by the fields of their columns. */
async function addRow(key: TableKey, cells: Record<string, object>): Promise<string> {
  const { table } = await change('AddRow', key)
  const row = table.content.rows.at(-1)
  for (const column of [...table.content.inputs, ...table.content.outputs])
    if (cells[column.field]) {
      const answer = await change('SetCell', { ...key, rowId: row.id, columnId: column.id, ...cells[column.field] })
      if (answer.errors) throw new Error(JSON.stringify(answer.errors))
    }
  return row.id
}

async function addTable(type: string, inputs: string[], outputs: string[]): Promise<TableKey> {
  const key = await addRule(type)
  for (const field of inputs) await change('AddColumn', { ...key, name: field, field, type: 'input' })
  for (const field of outputs) await change('AddColumn', { ...key, name: field, field, type: 'output' })
  return key
}

const CART = 'cartId carriers { name price } payMethods { code } postageData { price } paymentData { price } total { totalGross }'
const newCart = async (quantity = 1, postageData?: object): Promise<Answer> => {
  const { cartId } = await run('mutation { cartStart { cartId } }')
  if (postageData)
    await run('mutation ($id: String!, $input: CartUpdateInput!) { cartUpdate(id: $id, input: $input) { cartId } }', {
      id: cartId,
      input: { postageData },
    })
  return run(`mutation { cartAddItem(id: "${cartId}", input: { productId: ${drill}, quantity: ${quantity} }) { ${CART} } }`)
}

test('a rule of all channels shows that, and is found in each existing channel, and in no other', async () => {
  await run('mutation { channelCreate(input: { name: "Second" }) { id } }')
  const everywhere = (await addRule('orderCarriers')).ruleId
  const { ruleId: inSecond } = await addRule('orderCarriers')
  await server.db.updateTable('businessRule').set({ channelId: 2 }).where('uuid', '=', inSecond).execute()
  const found = async (filter: string) =>
    (await run(`{ businessRules(filter: { ${filter} }) { items { id } } }`)).items.map(({ id }: Answer) => id)
  const inRest = async (channelId: number) =>
    (await server.rest(`GET /v2/businessrules?channelId=${channelId}`)).body.data.map(({ uuid }: Answer) => uuid)

  expect((await run('{ businessRules { items { channelId shopId } } }')).items).toEqual([
    { channelId: null, shopId: 1 },
    { channelId: 2, shopId: 2 },
  ])
  expect([await found('channelId: 1'), await inRest(1)]).toEqual([[everywhere], [everywhere]])
  expect([await found('shopId: 2'), await inRest(2)]).toEqual([
    [everywhere, inSecond],
    [everywhere, inSecond],
  ])
  expect([await found('channelId: 99'), await found('shopId: 99'), await inRest(99)]).toEqual([[], [], []])
})

test('a rule is a graph of an input, a table and an output, and is found, renamed and deleted', async () => {
  const { ruleId } = await addRule('orderCarriers')
  await addRule('orderShippingCosts')

  const rule = await run(
    `{ businessRule(id: "${ruleId}") { shopId type name { value } edges { sourceId targetId type } nodes { id type } } }`,
  )
  expect(rule.nodes.map(({ type }: Answer) => type)).toEqual(['inputNode', 'decisionTableNode', 'outputNode'])
  expect(rule.edges.map(({ sourceId, targetId }: Answer) => [sourceId, targetId])).toEqual([
    [rule.nodes[0].id, rule.nodes[1].id],
    [rule.nodes[1].id, rule.nodes[2].id],
  ])
  expect(await run('{ businessRules(filter: { type: [orderCarriers] }) { itemsFound items { id } } }')).toEqual({
    itemsFound: 1,
    items: [{ id: ruleId }],
  })
  const { body } = await server.rest('GET /v2/businessrules?offset=1')
  expect(body).toMatchObject({
    itemsFound: 2,
    pages: 2,
    data: [{ uuid: ruleId, type: 'orderCarriers', jdm: { edges: [{}, {}] } }],
  })
  expect((await server.rest(`GET /v2/businessrules/${ruleId}`)).status).toBe(200)
  const renamed = `mutation { businessRuleUpdate(id: "${ruleId}", input: { name: [{ language: "EN", value: "New" }] }) { name { value } } }`
  expect(await run(renamed)).toEqual({ name: [{ value: 'New' }] })
  expect(await run(`mutation { businessRuleDelete(id: "${ruleId}") }`)).toBe(true)
  expect((await server.gql(`{ businessRule(id: "${ruleId}") { id } }`)).errors[0].code).toBe('BUSINESS_RULE_NOT_FOUND')
})

test('columns and rows are added, moved and deleted; missing ones are reported', async () => {
  const key = await addTable('orderShippingCosts', ['order.subTotal'], ['price'])
  const [a, b, c] = [await addRow(key, {}), await addRow(key, {}), await addRow(key, {})]
  const rows = (answer: Answer) => answer.table.content.rows.map(({ id }: Answer) => id)

  expect(rows(await change('MoveRow', { ...key, rowId: c, targetRowId: a, direction: 'above' }))).toEqual([c, a, b])
  expect(rows(await change('MoveRow', { ...key, rowId: c, targetRowId: a, direction: 'below' }))).toEqual([a, c, b])
  expect(rows(await change('DeleteRow', { ...key, rowId: c }))).toEqual([a, b])
  const { table } = await change('Update', { ...key, hitPolicy: 'first', name: 'Costs' })
  expect([table.name, table.content.hitPolicy]).toEqual(['Costs', 'first'])
  const columnId = table.content.inputs[0].id
  const { table: narrower } = await change('DeleteColumn', { ...key, type: 'input', columnId })
  expect([narrower.content.inputs, narrower.content.rows[0].inputs]).toEqual([[], []])
  const codes: [string, object, string][] = [
    ['AddRow', { ...key, tableId: 'x' }, 'BUSINESS_RULE_DECISION_TABLE_NOT_FOUND_ERROR'],
    ['DeleteRow', { ...key, rowId: c }, 'BUSINESS_RULE_DECISION_TABLE_ROW_NOT_FOUND_ERROR'],
    ['DeleteColumn', { ...key, type: 'input', columnId }, 'BUSINESS_RULE_DECISION_TABLE_COLUMN_NOT_FOUND_ERROR'],
    ['SetCell', { ...key, rowId: a, columnId, number: 1 }, 'BUSINESS_RULE_DECISION_TABLE_CELL_NOT_FOUND_ERROR'],
    ['AddColumn', { ...key, type: 'input', name: 'x', field: 'a b' }, 'BUSINESS_RULE_DECISION_TABLE_UPDATE_ERROR'],
    ['AddRow', { ...key, ruleId: server.services.publicUrl }, 'BUSINESS_RULE_NOT_FOUND'],
  ]
  for (const [operation, input, code] of codes) expect((await change(operation, input)).errors[0].code).toBe(code)
})

test('a cell that could hang the server, or that is no expression, is refused and changes nothing', async () => {
  const key = await addTable('orderShippingCosts', ['order.subTotal'], ['price'])
  const rowId = await addRow(key, {})
  const { table } = await change('Update', { ...key, hitPolicy: 'collect' })
  const [input, output] = [table.content.inputs[0].id, table.content.outputs[0].id]
  const cells: [string, object][] = [
    [output, { value: 'sum(map([1..1000000000], #))' }],
    [output, { value: 'count([1..900], some([1..900], # == 1))' }],
    [output, { value: '[[' }],
    [output, { value: '1 +' }],
    [input, { value: '$ >' }],
    [output, { value: '1', number: 1 }],
    [output, { expression: { expressions: [{ number: { operator: 'equals', number: 1 } }] } }],
    [input, { localizedValue: [{ language: 'EN', value: 'x' }] }],
    [input, { expression: { expressions: [{ date: { operator: 'onTime', string: '25:00' } }] } }],
    [input, { expression: { expressions: [{ number: { operator: 'equals', number: 1, path: 'x; y' } }] } }],
  ]

  for (const [columnId, cell] of cells) {
    const { errors } = await change('SetCell', { ...key, rowId, columnId, ...cell })
    expect({ cell, code: errors?.[0].code }).toEqual({ cell, code: 'BUSINESS_RULE_DECISION_TABLE_UPDATE_ERROR' })
  }
  expect((await change('Update', { ...key, hitPolicy: 'collect' })).table).toEqual(table)
})

test('carriers are limited and priced, and shipping and payment cost what the rules say', async () => {
  const carriers = await addTable('orderCarriers', ['order.subTotal'], ['name', 'price'])
  const above = (number: number) => ({ expression: { expressions: [{ number: { operator: 'greaterThan', number } }] } })
  await addRow(carriers, { name: { value: '"Post"' } })
  await addRow(carriers, { 'order.subTotal': above(150), name: { value: '"Bike"' }, price: { number: 3.5 } })

  expect((await newCart(1)).carriers).toEqual([{ name: 'Post', price: 6 }])
  const dear = await newCart(2, { carrier: 'Bike' })
  expect(dear.carriers).toEqual([
    { name: 'Post', price: 6 },
    { name: 'Bike', price: 3.5 },
  ])
  expect(dear.postageData.price).toBe(3.5)
  const shipping = await addTable('orderShippingCosts', ['order.deliveryAddress.country'], ['price'])
  const equals = { expression: { expressions: [{ string: { operator: 'existsInArray', string: 'NL, BE' } }] } }
  await addRow(shipping, { 'order.deliveryAddress.country': equals, price: { value: 'order.subTotal * 0.02' } })
  const payment = await addTable('orderTransactionCosts', [], ['price'])
  await addRow(payment, { price: { number: 0.75 } })

  const cart = await newCart(2, { carrier: 'Bike' })

  expect([cart.postageData.price, cart.paymentData.price, cart.total.totalGross]).toEqual([4, 0.75, 204.75])
})

/** Conditions on the facts of a cart with two drills, at half past twelve on Monday 16 November 2026, and whether they are met. */
const conditions: [field: string, expression: object, isMet: boolean][] = [
  ['order.subTotal', { number: { operator: 'greaterThanOrEqualTo', number: 200 } }, true],
  ['order.subTotal', { number: { operator: 'lowerThan', number: 200 } }, false],
  ['order.subTotal', { number: { operator: 'equals', number: 400, path: '$ * 2' } }, true],
  ['order.reference', { number: { operator: 'notEquals', number: 1 } }, false],
  ['order.quantity', { number: { operator: 'equals', number: 2 } }, true],
  ['order.language', { string: { operator: 'equals', string: 'NL' } }, true],
  ['order.language', { string: { operator: 'equals', string: 'nl' } }, false],
  ['order.language', { string: { operator: 'equals', string: 'nl', path: 'lower($)' } }, true],
  ['order.reference', { string: { operator: 'startsWith', string: 'x' } }, false],
  ['order.reference', { string: { operator: 'notEquals', string: `"it's"` } }, true],
  ['order.language', { string: { operator: 'existsInArray', string: '["EN", "NL"]' } }, true],
  ['order.items', { array: { operator: 'some', string: 'DRILL', path: 'map($, #.sku)' } }, true],
  ['order.items', { array: { operator: 'contains', number: 2, path: 'map($, #.quantity)' } }, true],
  ['order.items', { array: { operator: 'none', string: 'DRILL', path: 'map($, #.sku)' } }, false],
  ['now', { date: { operator: 'after', date: '2026-11-16T12:00:00Z' } }, true],
  ['now', { date: { operator: 'before', date: '2026-11-16T12:00:00Z' } }, false],
  ['now', { date: { operator: 'onDaysFromToday', number: 0 } }, true],
  ['now', { date: { operator: 'afterDaysFromToday', number: 0 } }, false],
  ['now', { date: { operator: 'beforeDaysFromToday', number: 1 } }, true],
  ['now', { date: { operator: 'beforeMinutesFromNow', number: 5 } }, true],
  ['now', { date: { operator: 'onDayOfWeek', number: 1 } }, true],
  ['now', { date: { operator: 'onDayOfWeek', number: 7 } }, false],
  ['now', { date: { operator: 'onDayOfMonth', number: 16 } }, true],
  ['now', { date: { operator: 'onMonthOfYear', number: 11 } }, true],
  ['now', { date: { operator: 'onTime', string: '12:30:00' } }, true],
  ['now', { date: { operator: 'beforeTime', string: '12:00' } }, false],
  ['now', { date: { operator: 'afterTime', string: '12:00:00' } }, true],
  ['order.items', { complex: { action: 'count', operator: 'equals', number: 1 } }, true],
  ['order.items', { complex: { action: 'collect', field: 'clusterId', operator: 'equals', number: 0 } }, true],
  ['order.items', { complex: { action: 'collect', field: 'sku', operator: 'equals', number: 1 } }, true],
  ['order.items', { complex: { action: 'sum', field: 'totalPrice', operator: 'greaterThan', number: 199.99 } }, true],
]

test('every operator compares the facts of the cart', async () => {
  const fields = [...new Set(conditions.map(([field]) => field))]
  const key = await addTable('orderShippingCosts', fields, ['price'])
  const expected: boolean[] = []
  for (const [i, [field, expression, isMet]] of conditions.entries()) {
    await addRow(key, { [field]: { expression: { expressions: [expression] } }, price: { number: i } })
    expected.push(isMet)
  }
  // All rows are returned here; a cart takes the first.
  const seen: number[] = []
  const evaluate = server.services.rules.evaluate
  server.services.rules.evaluate = async (...given) => {
    const outcomes = await evaluate(...given)
    for (const outcome of outcomes) if ('hits' in outcome) seen.push(...outcome.hits.map(({ price }) => Number(price)))
    return outcomes
  }

  await newCart(2)
  server.services.rules.evaluate = evaluate

  expect(conditions.map(([, expression], i) => ({ expression, isMet: seen.includes(i) }))).toEqual(
    conditions.map(([, expression, isMet]) => ({ expression, isMet })),
  )
})

test('the model of a rule has texts in the requested language', async () => {
  const key = await addTable('orderIncentives', [], ['name'])
  const localizedValue = [
    { language: 'EN', value: 'Gift' },
    { language: 'NL', value: 'Cadeau' },
  ]
  await addRow(key, { name: { localizedValue } })
  const model = async (language: string) =>
    JSON.stringify(await run(`{ businessRuleJDM(id: "${key.ruleId}", language: "${language}") }`))

  expect(await model('NL')).toContain('Cadeau')
  expect(await model('EN')).toContain('Gift')
})

test('the fields for conditions are listed by group', async () => {
  const read = (name: string) =>
    server.gql(
      `{ group: businessRuleFieldDefinitions(name: "${name}") { name isRoot definitions { path type fields { path } expressions { path } } } }`,
    )

  const { group } = await read('orderIncentives')
  expect(group.isRoot).toBe(true)
  const items = group.definitions.find(({ path }: Answer) => path === 'order.items')
  expect(items).toMatchObject({ type: 'complex', fields: [{ path: 'quantity' }, { path: 'price' }, { path: 'totalPrice' }] })
  expect((await read('constructor')).errors[0].code).toBe('BUSINESS_DEFINITIONS_NOT_FOUND')
})

test('a rule of another channel does not decide about the cart', async () => {
  const key = await addTable('orderTransactionCosts', [], ['price'])
  await addRow(key, { price: { number: 2 } })
  expect((await newCart()).paymentData.price).toBe(2)
  const { id } = await server.db
    .insertInto('channel')
    .values({ uuid: key.ruleId, name: 'Other', createdAt: server.clock(), lastModifiedAt: server.clock() })
    .returning('id')
    .executeTakeFirstOrThrow()

  await server.db.updateTable('businessRule').set({ channelId: id, revision: key.tableId }).execute()

  expect((await newCart()).paymentData.price).toBe(0)
})
