import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fill } from '../../../../test/catalogue.js'
import { addPrice, addTax } from '../../../../test/price-fixtures.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

let server: TestServer
let drill: number
let saw: number
let gift: number

/** A drill of 100, a saw of 50 with the low tax, and a gift of 8. */
beforeAll(async () => {
  server = await startTestServer({ closes: false })
  const { product } = await fill(server, {
    categories: { Tools: null },
    products: ['DRILL', 'SAW', 'GIFT'].map((sku) => ({ sku, names: { EN: sku }, categories: ['Tools'] })),
  })
  drill = product.get('DRILL') as number
  saw = product.get('SAW') as number
  gift = product.get('GIFT') as number
  await addTax(server, 'NL', 'H', 21)
  await addTax(server, 'NL', 'L', 9)
  await addPrice(server, drill, { list: 100 })
  await addPrice(server, saw, { list: 50, taxCode: 'L' })
  await addPrice(server, gift, { list: 8 })
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

const TABLE = '... on BusinessRuleDecisionTable { content { rows { id } inputs { id field } outputs { id field } } }'
const RULE = `id nodes { id type ${TABLE} }`
const tableOf = (rule: Answer) => rule.nodes.find(({ type }: Answer) => type === 'decisionTableNode')
const name = [{ language: 'EN', value: 'Spring' }]

/** Adds an incentive with conditions on lines. */
async function addIncentive(action: object, expression?: object): Promise<{ ruleId: string; rowId: string }> {
  const rule = await run(`mutation ($input: BusinessRuleCreateInput!) { incentiveRuleCreate(input: $input) { ${RULE} } }`, {
    input: { name, type: 'orderIncentives' },
  })
  const key = { ruleId: rule.id, rowId: tableOf(rule).content.rows[0].id }
  const set = 'mutation ($input: IncentiveRuleSetActionInput!) { incentiveRuleSetAction(input: $input) { id } }'
  await run(set, { input: { ...key, name, ...action } })
  const when = `mutation ($input: IncentiveRuleOrderItemSetCellInput!) {
    incentiveRuleSetOrderItemConditions(input: $input) { id } }`
  if (expression) await run(when, { input: { ...key, expression } })
  return key
}

/** At least so many units of a product. */
const units = (sku: string, number: number) => ({
  expressions: [
    {
      complex: {
        action: 'sum',
        field: 'quantity',
        operator: 'greaterThanOrEqualTo',
        number,
        expressions: [{ expressions: [{ string: { operator: 'equals', string: sku, path: 'sku' } }] }],
      },
    },
  ],
})

const CART = `cartId actionCode valuePoints total { subTotal discount totalGross totalNet } taxLevels { taxPercentage price discount }
  items { itemId productId quantity totalPrice discount incentive { name quantity price code } }
  bonusItems { itemId productId quantity price totalPrice incentive { quantity price code } }
  vouchers { code name redeemed available remaining } postageData { price taxPercentage } paymentData { price }
  appliedIncentives { name action ruleId rowId params { discount discountType quantity actionCode valuePoints } affectedItems { productId } }`

const start = async (): Promise<string> => (await run('mutation { cartStart { cartId } }')).cartId
const add = (id: string, productId: number, quantity = 1): Promise<Answer> =>
  run(`mutation ($id: String!, $input: CartAddItemInput!) { cartAddItem(id: $id, input: $input) { ${CART} } }`, {
    id,
    input: { productId, quantity },
  })
const process = (id: string): Promise<Answer> =>
  run(`mutation { cartProcess(id: "${id}", input: { orderStatus: "NEW" }) { order { appliedIncentives { name ruleId }
    total { gross net discountType discountValue }
    items { id class name quantity isBonus price priceTotal parentOrderItemId } } } }`)

test('a cart without rules takes no statement for them and starts no process', async () => {
  const id = await start()
  await add(id, drill)
  server.statements.length = 0

  await add(id, drill)

  const about = server.statements.filter((text) => text.includes('businessRule'))
  expect(about).toHaveLength(1)
  expect(about[0]).toContain('"shippingCost"')
  expect(server.services.rules.isRunning()).toBe(false)
})

test('rules that cannot apply are not evaluated, and take no statement of their own', async () => {
  const id = await start()
  await add(id, drill)
  const count = async () => {
    server.statements.length = 0
    await add(id, drill)
    return server.statements.length
  }
  const without = await count()
  const discount = { action: 'GIVE_DISCOUNT_TO_ORDER_TOTAL', discount: 10, discountType: 'Percentage' }
  for (const number of [1_000_001, 1_000_002]) {
    const expressions = [{ expressions: [{ number: { operator: 'equals', number, path: 'productId' } }] }]
    const complex = { action: 'sum', field: 'quantity', operator: 'greaterThan', number: 2, expressions }
    await addIncentive(discount, { expressions: [{ complex }] })
  }
  await addIncentive({ ...discount, actionCode: 'CLOSED' })
  const { rules } = server.services
  const { evaluate } = rules
  let evaluations = 0
  rules.evaluate = (...given) => {
    evaluations++
    return evaluate(...given)
  }

  const counts = [await count(), await count()]
  rules.evaluate = evaluate

  // The active rules are read once after a change.
  expect(counts).toEqual([without + 1, without])
  expect(evaluations).toBe(0)
})

test('a volume discount on the lines that meet the condition names its rule and its row', async () => {
  const key = await addIncentive(
    { action: 'GIVE_DISCOUNT_TO_ORDER_ITEM', discount: 10, discountType: 'Percentage', valuePoints: 5 },
    units('DRILL', 3),
  )
  const id = await start()
  await add(id, saw)

  expect((await add(id, drill, 2)).appliedIncentives).toEqual([])
  const cart = await add(id, drill, 1)

  expect(cart.items).toMatchObject([
    { productId: saw, totalPrice: 50, discount: 0, incentive: null },
    {
      productId: drill,
      totalPrice: 270,
      discount: 30,
      incentive: { name: 'Spring', quantity: 3, price: 30, code: 'DISCOUNT_PERCENTAGE' },
    },
  ])
  expect(cart.total).toEqual({ subTotal: 320, discount: 0, totalGross: 320, totalNet: 381.2 })
  expect(cart.valuePoints).toBe(5)
  expect(cart.appliedIncentives).toEqual([
    {
      name: 'Spring',
      action: 'GIVE_DISCOUNT_TO_ORDER_ITEM',
      ...key,
      params: { discount: 10, discountType: 'PERCENTAGE', quantity: null, actionCode: null, valuePoints: 5 },
      affectedItems: [{ productId: drill }],
    },
  ])
})

test('a visitor reads no action code in the rules, and sees what was applied in the cart', async () => {
  const { ruleId } = await addIncentive({
    action: 'GIVE_DISCOUNT_TO_ORDER_TOTAL',
    discount: 50,
    discountType: 'Percentage',
    actionCode: 'SECRET50',
  })
  const visitor = await server.keyFor({ shop: 'VIEWER', product: 'VIEWER', order: 'EDITOR' })
  const client = await server.tokenFor({ shop: 'VIEWER', product: 'VIEWER' })
  const { nodes } = await run(`{ businessRule(id: "${ruleId}") { ${RULE} } }`)
  const table = `businessRuleDecisionTable(input: { ruleId: "${ruleId}", tableId: "${tableOf({ nodes }).id}" }) { id }`
  const read = [
    'businessRules { items { jdm } }',
    `businessRule(id: "${ruleId}") { jdm }`,
    `businessRuleJDM(id: "${ruleId}")`,
    table,
  ]
  const codeOf = async (field: string, key: string) => (await server.gql(`{ ${field} }`, {}, key)).errors?.[0].code

  for (const field of read) expect([field, await codeOf(field, visitor)]).toEqual([field, 'FORBIDDEN'])
  const viewer = await server.keyFor({ configuration: 'VIEWER' })
  for (const field of read) expect([field, await codeOf(field, viewer)]).toEqual([field, undefined])
  for (const [line, body] of [
    ['GET /v2/businessrules'],
    ['POST /v2/businessrules/search', {}],
    [`GET /v2/businessrules/${ruleId}`],
  ] as const)
    expect([line, (await server.rest(line, body, client)).status]).toEqual([line, 403])
  expect(await codeOf('businessRuleFieldDefinitions(name: "orderIncentives") { name }', visitor)).toBe(undefined)

  const id = await start()
  await add(id, drill)
  const applied = 'vouchers { code } appliedIncentives { name ruleId }'
  const open = `mutation { cartAddActionCode(id: "${id}", input: { actionCode: "SECRET50" }) { ${applied} total { totalGross } } }`
  expect((await server.gql(open, {}, await server.bareKey())).cartAddActionCode).toEqual({
    vouchers: [{ code: 'SECRET50' }],
    appliedIncentives: [{ name: 'Spring', ruleId }],
    total: { totalGross: 50 },
  })
})

test('an action code opens its incentive, and one that no incentive uses is refused', async () => {
  await addIncentive({
    action: 'GIVE_DISCOUNT_TO_ORDER_TOTAL',
    discount: 40,
    discountType: 'FlatFee',
    actionCode: 'SPRING',
  })
  const id = await start()
  await add(id, drill)
  await add(id, saw)
  const change = (operation: string, code: string) =>
    server.gql(`mutation { cart: ${operation}(id: "${id}", input: { actionCode: "${code}" }) { ${CART} } }`)

  expect((await change('cartAddActionCode', 'WINTER')).errors[0].code).toBe('CART_ACTION_CODE_ADD_ERROR')
  const { cart } = await change('cartAddActionCode', 'SPRING')

  expect(cart.total).toMatchObject({ subTotal: 150, discount: 40, totalGross: 110 })
  // 40 is spread 26.67 : 13.33; 21 % of 73.33 and 9 % of 36.67.
  expect(cart.taxLevels).toEqual([
    { taxPercentage: 21, price: 15.4, discount: 26.67 },
    { taxPercentage: 9, price: 3.3, discount: 13.33 },
  ])
  expect(cart.total.totalNet).toBe(128.7)
  expect(cart.vouchers).toEqual([{ code: 'SPRING', name: 'Spring', redeemed: 'Y', available: 40, remaining: 0 }])
  const { order } = await process(id)
  expect(order).toMatchObject({
    appliedIncentives: [{ name: 'Spring' }],
    total: { gross: 110, net: 128.7, discountType: 'A', discountValue: 40 },
  })
  const other = await start()
  await add(other, saw)
  await server.gql(`mutation { cartAddActionCode(id: "${other}", input: { actionCode: "SPRING" }) { cartId } }`)
  const { cart: without } = await server.gql(
    `mutation { cart: cartRemoveActionCode(id: "${other}", input: { actionCode: "SPRING" }) { ${CART} } }`,
  )
  expect([without.actionCode, without.total.discount, without.vouchers]).toEqual([null, 0, []])
})

test('an amount off the order never exceeds the lines, and the voucher keeps the rest', async () => {
  await addIncentive({ action: 'GIVE_DISCOUNT_TO_ORDER_TOTAL', discount: 60, discountType: 'FlatFee', actionCode: 'BIG' })
  const id = await start()
  await add(id, saw)

  const { cart } = await server.gql(`mutation { cart: cartAddActionCode(id: "${id}", input: { actionCode: "BIG" }) { ${CART} } }`)

  expect(cart.total).toEqual({ subTotal: 50, discount: 50, totalGross: 0, totalNet: 0 })
  expect(cart.vouchers).toMatchObject([{ available: 60, remaining: 10 }])
})

test('a line whose price somebody has set gets no discount', async () => {
  await addIncentive({ action: 'GIVE_DISCOUNT_TO_ORDER_ITEM', discount: 10, discountType: 'Percentage' })
  const id = await start()
  await add(id, saw)

  const cart = await run(
    `mutation ($id: String!, $input: CartAddItemInput!) { cartAddItem(id: $id, input: $input) { ${CART} } }`,
    { id, input: { productId: drill, price: 80 } },
  )

  expect(cart.items.map(({ totalPrice, discount }: Answer) => [totalPrice, discount])).toEqual([
    [45, 5],
    [80, 0],
  ])
})

test('a voucher has an amount only if it takes an amount off the order', async () => {
  await addIncentive({ action: 'GIVE_DISCOUNT_TO_ORDER_TOTAL', discount: 10, discountType: 'Percentage', actionCode: 'MANY' })
  await addIncentive({ action: 'GIVE_DISCOUNT_TO_ORDER_ITEM', discount: 5, discountType: 'FlatFee', actionCode: 'MANY' })
  const id = await start()
  await add(id, saw)

  const { cart } = await server.gql(
    `mutation { cart: cartAddActionCode(id: "${id}", input: { actionCode: "MANY" }) { ${CART} } }`,
  )

  expect(cart.total).toMatchObject({ subTotal: 45, discount: 4.5 })
  expect(cart.vouchers.map(({ available, remaining }: Answer) => [available, remaining])).toEqual([
    [0, 0],
    [0, 0],
  ])
})

describe('bonus items', () => {
  test('are given for each time that the condition is reached, and leave with it', async () => {
    await addIncentive({ action: 'ADD_PRODUCT_TO_BONUS_ITEMS', productId: gift, repeat: 'Y' }, units('SAW', 2))
    const id = await start()

    const cart = await add(id, saw, 5)

    expect(cart.bonusItems).toMatchObject([
      { productId: gift, quantity: 2, price: 0, totalPrice: 0, incentive: { quantity: 2, price: 16, code: 'FREE' } },
    ])
    expect(cart.appliedIncentives[0].affectedItems).toEqual([{ productId: gift }])
    expect(cart.total.subTotal).toBe(250)
    const [{ itemId }] = cart.bonusItems
    expect((await add(id, drill)).bonusItems).toMatchObject([{ itemId, quantity: 2 }])
    const { order } = await process(id)
    expect(order.total.gross).toBe(350)
    const product = order.items.find(({ isBonus, class: kind }: Answer) => isBonus === 'Y' && kind === 'product')
    expect(product).toMatchObject({ name: 'GIFT', quantity: 2, price: 8, priceTotal: 16 })
    expect(order.items.find(({ class: kind }: Answer) => kind === 'incentive')).toMatchObject({
      name: 'Spring',
      quantity: 2,
      price: -8,
      priceTotal: -16,
      parentOrderItemId: product.id,
    })
  })

  test('can be the cheapest product once more, or units of a line', async () => {
    await addIncentive({ action: 'DUPLICATE_CHEAPEST_IN_BONUS_ITEMS' })
    const { rowId, ruleId } = await addIncentive({ action: 'MOVE_PRODUCT_TO_BONUS_ITEMS', repeat: 'Y' }, units('DRILL', 3))
    const id = await start()
    await add(id, saw)

    const cart = await add(id, drill, 7)

    expect(cart.items.map(({ productId, quantity }: Answer) => [productId, quantity])).toEqual([
      [saw, 1],
      [drill, 5],
    ])
    expect(cart.bonusItems.map(({ productId, quantity }: Answer) => [productId, quantity])).toEqual([
      [saw, 1],
      [drill, 2],
    ])
    expect(cart.total.subTotal).toBe(550)
    expect(cart.appliedIncentives[1]).toMatchObject({ ruleId, rowId })
    // A buyer who sees five units and asks for six gets one more, which makes no further gift.
    const update = `mutation { cart: cartUpdateItem(id: "${id}", itemId: "${cart.items[1].itemId}", input: { quantity: 6 }) { ${CART} } }`
    const { cart: more } = await server.gql(update)
    expect([more.items[1].quantity, more.bonusItems[1].quantity, more.total.subTotal]).toEqual([6, 2, 650])
    const { order } = await process(id)
    expect(order.total.gross).toBe(650)
    const sold = order.items.filter(({ isBonus }: Answer) => isBonus === 'N')
    expect(sold.map(({ name: sku, quantity }: Answer) => [sku, quantity])).toEqual([
      ['SAW', 1],
      ['DRILL', 6],
    ])
  })

  test('may cost something: the incentive saves the rest', async () => {
    await addIncentive({ action: 'ADD_PRODUCT_TO_BONUS_ITEMS', productId: gift, price: 3, quantity: 2 })
    const id = await start()

    const cart = await add(id, saw)

    expect(cart.bonusItems).toMatchObject([
      { productId: gift, quantity: 2, price: 3, totalPrice: 6, incentive: { quantity: 2, price: 10, code: 'SET_PRICE' } },
    ])
    expect(cart.total.subTotal).toBe(56)
    expect(cart.appliedIncentives[0].params).toMatchObject({ quantity: 2, discount: null, valuePoints: null })
    expect((await process(id)).order.items.map(({ price, priceTotal }: Answer) => [price, priceTotal])).toEqual([
      [50, 50],
      [8, 16],
      [-5, -10],
    ])
  })

  test('may be worth nothing to the buyer, and then nothing is taken off', async () => {
    await addIncentive({ action: 'ADD_PRODUCT_TO_BONUS_ITEMS', productId: gift, price: 9 })
    const id = await start()

    const { bonusItems } = await add(id, saw)

    expect(bonusItems).toMatchObject([{ price: 9, totalPrice: 9, incentive: { price: 0, code: 'SET_PRICE' } }])
    expect((await process(id)).order.items.map(({ class: kind, priceTotal }: Answer) => [kind, priceTotal])).toEqual([
      ['product', 50],
      ['product', 9],
    ])
  })

  test('may be a whole line: the order has it once, as a gift', async () => {
    await addIncentive({ action: 'MOVE_PRODUCT_TO_BONUS_ITEMS' }, units('DRILL', 1))
    const id = await start()
    await add(id, saw)

    const cart = await add(id, drill)

    expect([cart.bonusItems.map(({ productId }: Answer) => productId), cart.total.subTotal]).toEqual([[drill], 50])
    expect(
      (await process(id)).order.items.map(({ class: kind, quantity, priceTotal }: Answer) => [kind, quantity, priceTotal]),
    ).toEqual([
      ['product', 1, 50],
      ['product', 1, 100],
      ['incentive', 1, -100],
    ])
  })

  test('may be products that no visitor finds', async () => {
    await addIncentive({ action: 'ADD_PRODUCT_TO_BONUS_ITEMS', productId: gift })
    await server.db.updateTable('product').set({ hidden: 'Y' }).where('id', '=', gift).execute()

    const { bonusItems } = await add(await start(), drill)
    await server.db.updateTable('product').set({ hidden: 'N' }).where('id', '=', gift).execute()

    expect(bonusItems).toMatchObject([{ productId: gift, quantity: 1 }])
  })

  test('of a product that cannot be ordered are not given', async () => {
    await addIncentive({ action: 'ADD_PRODUCT_TO_BONUS_ITEMS', productId: 999999 })

    expect((await add(await start(), drill)).bonusItems).toEqual([])
  })
})

test('the cheapest line gets its discount on one unit, and a price can be set', async () => {
  await addIncentive({ action: 'GIVE_DISCOUNT_TO_CHEAPEST_ITEM', discount: 50, discountType: 'Percentage' })
  await addIncentive({ action: 'GIVE_DISCOUNT_TO_ORDER_ITEM', productId: drill, price: 90 })
  const id = await start()
  await add(id, saw, 2)

  const cart = await add(id, drill, 2)

  expect(cart.items).toMatchObject([
    { totalPrice: 75, incentive: { quantity: 1, price: 25, code: 'DISCOUNT_PERCENTAGE' } },
    { totalPrice: 180, incentive: { quantity: 2, price: 20, code: 'SET_PRICE' } },
  ])
})

test('costs of shipping and payment are set, and shipping is taxed like the goods', async () => {
  await addIncentive({ action: 'SET_SHIPPING_COSTS', price: 4 })
  await addIncentive({ action: 'SET_SHIPPING_TAXCODE', productId: saw })
  await addIncentive({ action: 'SET_TRANSACTION_COSTS', price: 1 })
  const id = await start()

  const cart = await add(id, saw)

  expect([cart.postageData, cart.paymentData]).toEqual([{ price: 4, taxPercentage: 9 }, { price: 1 }])
  expect(cart.total).toMatchObject({ totalGross: 55, totalNet: 60.07 })
  const own = await run(`mutation { cartUpdate(id: "${id}", input: { postageData: { price: 7 } }) { ${CART} } }`)
  expect(own.postageData.price).toBe(7)
})

test('an action without what it needs is refused, and the rule stays as it is', async () => {
  const { ruleId, rowId } = await addIncentive({ action: 'SET_SHIPPING_COSTS', price: 4 })
  const before = await run(`{ businessRule(id: "${ruleId}") { jdm } }`)
  const set = 'mutation ($input: IncentiveRuleSetActionInput!) { incentiveRuleSetAction(input: $input) { id } }'

  for (const action of [
    { action: 'ADD_PRODUCT_TO_BONUS_ITEMS' },
    { action: 'GIVE_DISCOUNT_TO_ORDER_TOTAL', price: 5 },
    { action: 'GIVE_DISCOUNT_TO_ORDER_ITEM', discount: 5 },
    { action: 'GIVE_DISCOUNT_TO_ORDER_ITEM', discount: 101, discountType: 'Percentage' },
  ])
    expect((await server.gql(set, { input: { ruleId, rowId, name, ...action } })).errors[0].code).toBe(
      'BUSINESS_RULE_UPDATE_ERROR',
    )
  const unknown = await server.gql(set, { input: { ruleId, rowId: 'x', name, action: 'SET_SHIPPING_COSTS', price: 1 } })
  expect(unknown.errors[0].code).toBe('BUSINESS_RULE_UPDATE_ERROR')
  expect(await run(`{ businessRule(id: "${ruleId}") { jdm } }`)).toEqual(before)
})

test('a rule that has to be stopped is skipped and logged, and the cart is priced with the others', async () => {
  const { ruleId } = await addIncentive({ action: 'SET_SHIPPING_COSTS', price: 4 })
  await addIncentive({ action: 'GIVE_DISCOUNT_TO_ORDER_TOTAL', discount: 10, discountType: 'Percentage' })
  // Written past the checks of the API, as a fault of theirs would let it.
  const row = await server.db.selectFrom('businessRule').selectAll().where('uuid', '=', ruleId).executeTakeFirstOrThrow()
  const text = JSON.stringify(row.nodes).replace('"number":4', '"value":"sum(map([1..1000000000], #))","number":null')
  await server.db
    .updateTable('businessRule')
    .set({ nodes: text.replace('"value":null,"localizedValue":null,"value"', '"localizedValue":null,"value"') as never })
    .where('id', '=', row.id)
    .execute()
  const id = await start()

  const cart = await add(id, drill)

  expect(cart.total).toMatchObject({ subTotal: 100, discount: 10, totalGross: 90 })
  expect(cart.appliedIncentives).toHaveLength(1)
  expect(JSON.stringify(server.logged)).toContain(`The business rule with id [${ruleId}] was skipped`)
})
