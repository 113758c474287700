/** Incentives on lines that are not plain ones: bundles, configured products, prices that somebody has set, gifts of every kind. */
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fill } from '../../../../../test/catalogue.js'
import { addPrice, addTax } from '../../../../../test/price-fixtures.js'
import { waitForRules } from '../../../../../test/rules.js'
import { type Answer, startTestServer, type TestServer } from '../../../../../test/test-server.js'

let server: TestServer
let clusterId: number
const ids: Record<string, number> = {}

/** A drill of 100 with a fee of 5, a bit of 50, a saw of 200 that takes a blade of 10, a cup of 8, a cap of 4, and a leaflet without a price. */
beforeAll(async () => {
  server = await startTestServer({ closes: false })
  waitForRules(server)
  const { product, cluster } = await fill(server, {
    categories: { Tools: null },
    clusters: { Saw: { names: { NL: 'Zaag' }, categories: ['Tools'] } },
    products: [
      ...['DRILL', 'BIT', 'BLADE', 'CUP', 'CAP', 'LEAFLET'].map((sku) => ({ sku, names: { NL: sku }, categories: ['Tools'] })),
      { sku: 'SAW', names: { NL: 'SAW' }, cluster: 'Saw' },
    ],
  })
  for (const [sku, id] of product) ids[sku] = id
  clusterId = cluster.get('Saw') as number
  await addTax(server, 'NL', 'H', 21)
  for (const [sku, list] of Object.entries({ DRILL: 100, BIT: 50, BLADE: 10, CUP: 8, CAP: 4, SAW: 200 }))
    await addPrice(server, ids[sku] as number, { list })
  const fee = { name: [{ language: 'NL', value: 'Toeslag' }], type: 'FlatFee', value: 5, taxCodeValue: 'H', taxZone: 'NL' }
  const { body } = await server.rest('POST /v2/surcharges', { ...fee, enabled: true })
  await server.db
    .insertInto('surchargeProduct')
    .values({ surchargeId: body.id, productId: ids.DRILL as number })
    .execute()
  const option = await run(
    'mutation ($id: Int!, $input: ClusterOptionCreateInput!) { clusterOptionCreate(clusterId: $id, input: $input) { uuid } }',
    { id: clusterId, input: { names: [{ language: 'NL', value: 'Blad' }], isRequired: 'Y' } },
  )
  await run(`mutation { clusterOptionAssignProducts(uuid: "${option.uuid}", productIds: [${ids.BLADE}]) { __typename } }`)
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

interface Key {
  ruleId: string
  rowId: string
}
const name = [{ language: 'NL', value: 'Lente' }]
const setAction = (key: Key, action: object): Promise<Answer> =>
  run('mutation ($input: IncentiveRuleSetActionInput!) { incentiveRuleSetAction(input: $input) { id } }', {
    input: { ...key, name, ...action },
  })

/** Adds an incentive; with a sku, one for carts that have this product. */
async function addIncentive(action: object, sku?: string): Promise<Key> {
  const table = '... on BusinessRuleDecisionTable { content { rows { id } } }'
  const rule = await run(
    `mutation ($input: BusinessRuleCreateInput!) { incentiveRuleCreate(input: $input) { id nodes { type ${table} } } }`,
    { input: { name, type: 'orderIncentives' } },
  )
  const { content } = rule.nodes.find(({ type }: Answer) => type === 'decisionTableNode')
  const key = { ruleId: rule.id, rowId: content.rows[0].id }
  await setAction(key, action)
  if (!sku) return key
  const complex = {
    action: 'sum',
    field: 'quantity',
    operator: 'greaterThanOrEqualTo',
    number: 1,
    expressions: [{ expressions: [{ string: { operator: 'equals', string: sku, path: 'sku' } }] }],
  }
  await run(
    'mutation ($input: IncentiveRuleOrderItemSetCellInput!) { incentiveRuleSetOrderItemConditions(input: $input) { id } }',
    { input: { ...key, expression: { expressions: [{ complex }] } } },
  )
  return key
}

const CART = `cartId total { subTotal totalGross totalNet } items { itemId productId quantity totalPrice discount totalSum }
  bonusItems { itemId productId quantity price priceNet totalPrice incentive { price code } }`
const start = async (): Promise<string> => (await run('mutation { cartStart { cartId } }')).cartId
const add = (id: string, sku: string, more: object = {}): Promise<Answer> =>
  run(`mutation ($id: String!, $input: CartAddItemInput!) { cartAddItem(id: $id, input: $input) { ${CART} } }`, {
    id,
    input: { productId: ids[sku], ...more },
  })
const skuOf = (productId: number) => Object.keys(ids).find((sku) => ids[sku] === productId)
const gifts = (cart: Answer) => cart.bonusItems.map(({ productId, quantity }: Answer) => [skuOf(productId), quantity])
const process = async (id: string, orderStatus = 'NEW'): Promise<Answer> =>
  (
    await run(
      `mutation { cartProcess(id: "${id}", input: { orderStatus: "${orderStatus}" }) { order { id lastModifiedAt total { gross net }
        items { class sku quantity price priceNet priceTotal priceTotalNet isBonus priority originalPrice } } } }`,
    )
  ).order

test('a percentage is taken off what a line costs in its bundle, not off its full price', async () => {
  const items = ['DRILL', 'BIT'].map((sku, i) => ({ productId: ids[sku], isLeader: i === 0 ? 'Y' : 'N' }))
  const input = { name: 'Half', discount: 50, condition: 'ALL', addBundleItems: items }
  const { id: bundleId } = await run('mutation ($input: BundleCreateInput!) { bundleCreate(input: $input) { id } }', { input })
  await addIncentive({ action: 'GIVE_DISCOUNT_TO_ORDER_ITEM', discount: 10, discountType: 'Percentage' })
  const id = await start()

  const cart = await run(
    `mutation ($id: String!, $input: CartAddBundleInput!) { cartAddBundle(id: $id, input: $input) { ${CART} } }`,
    { id, input: { bundleId, quantity: 2 } },
  )

  // 10 % of 2 × 50; the bits stay at 25, and the fee is paid in full.
  expect(cart.items).toMatchObject([{ totalPrice: 90, discount: 110, totalSum: 150 }])
  expect(cart.total.subTotal).toBe(150)
  const [{ itemId }] = cart.items
  const document = `mutation { cartUpdateItem(id: "${id}", itemId: "${itemId}", input: { price: 80 }) { ${CART} } }`
  // A price that somebody sets counts instead of that of the bundle, and incentives leave it alone.
  expect((await run(document)).items).toMatchObject([{ totalPrice: 160, discount: 0, totalSum: 220 }])
})

describe('a bonus item', () => {
  test('is never made of a line whose price somebody has set, nor of one with options', async () => {
    await addIncentive({ action: 'MOVE_PRODUCT_TO_BONUS_ITEMS' })
    const id = await start()
    await add(id, 'CUP', { price: 6 })
    await add(id, 'SAW', { clusterId, childItems: [{ productId: ids.BLADE }] })

    const cart = await add(id, 'BIT', { quantity: 2 })

    expect(gifts(cart)).toEqual([['BIT', 1]])
    expect(cart.total.subTotal).toBe(6 + 210 + 50)
  })

  test('is worth nothing if its product has no price, and nothing is taken off', async () => {
    await addIncentive({ action: 'ADD_PRODUCT_TO_BONUS_ITEMS', productId: ids.LEAFLET })
    const id = await start()

    const { bonusItems } = await add(id, 'BIT')

    expect(bonusItems).toMatchObject([{ productId: ids.LEAFLET, price: 0, incentive: { price: 0, code: 'FREE' } }])
    expect((await process(id)).items.map(({ class: kind, sku }: Answer) => [kind, sku])).toEqual([
      ['product', 'BIT'],
      ['product', 'LEAFLET'],
    ])
  })

  test('keeps its line while other gifts come and go', async () => {
    await addIncentive({ action: 'ADD_PRODUCT_TO_BONUS_ITEMS', productId: ids.CUP }, 'DRILL')
    await addIncentive({ action: 'ADD_PRODUCT_TO_BONUS_ITEMS', productId: ids.CAP }, 'BIT')
    const id = await start()
    await add(id, 'BLADE')
    await add(id, 'DRILL')
    const both = await add(id, 'BIT')
    const [cup, cap] = both.bonusItems.map(({ itemId }: Answer) => itemId)
    const drill = both.items.find(({ productId }: Answer) => productId === ids.DRILL).itemId
    const again = await add(id, 'BLADE')
    const without = await run(`mutation { cartDeleteItem(id: "${id}", input: { itemId: "${drill}" }) { ${CART} } }`)
    const back = await add(id, 'DRILL')

    expect([both, without, back].map(gifts)).toEqual([
      [
        ['CUP', 1],
        ['CAP', 1],
      ],
      [['CAP', 1]],
      [
        ['CUP', 1],
        ['CAP', 1],
      ],
    ])
    expect([again, without, back].map(({ bonusItems }) => bonusItems.map(({ itemId }: Answer) => itemId))).toEqual([
      [cup, cap],
      [cap],
      [expect.not.stringMatching(cup), cap],
    ])
  })

  test('costs what its rule says now, not what it said when the gift was added', async () => {
    const key = await addIncentive({ action: 'ADD_PRODUCT_TO_BONUS_ITEMS', productId: ids.CUP, price: 3 })
    const id = await start()
    const before = await add(id, 'BIT')
    await setAction(key, { action: 'ADD_PRODUCT_TO_BONUS_ITEMS', productId: ids.CUP, price: 5 })

    const after = await add(id, 'BIT')

    expect(
      [before, after].map(({ bonusItems: [{ price, incentive }], total }) => [price, incentive.price, total.subTotal]),
    ).toEqual([
      [3, 5, 53],
      [5, 3, 105],
    ])
  })

  test('that is not free leaves the order alone when an unchanged cart is processed again', async () => {
    await addIncentive({ action: 'ADD_PRODUCT_TO_BONUS_ITEMS', productId: ids.CUP, price: 3 })
    const id = await start()
    await add(id, 'BIT')
    const first = await process(id, 'UNFINISHED')

    expect(await process(id, 'UNFINISHED')).toEqual(first)
    const { rows } = await sql<{ trigger: string }>`
      select trigger from event where payload ->> 'orderId' = ${String(first.id)} order by id`.execute(server.db)
    expect(rows.map(({ trigger }) => trigger)).toEqual(['ORDER_CREATED'])
  })

  test('may be a whole line with a fee: the gift is free of it', async () => {
    await addIncentive({ action: 'MOVE_PRODUCT_TO_BONUS_ITEMS', productId: ids.DRILL })
    const id = await start()
    await add(id, 'BIT')

    const cart = await add(id, 'DRILL')

    expect([gifts(cart), cart.total.subTotal]).toEqual([[['DRILL', 1]], 50])
    expect((await process(id)).items.map(({ class: kind, priceTotal }: Answer) => [kind, priceTotal])).toEqual([
      ['product', 50],
      ['product', 100],
      ['incentive', -100],
    ])
  })

  test('is an order line at the regular price of a unit, with another one below it that takes off what the buyer saves', async () => {
    await addIncentive({ action: 'ADD_PRODUCT_TO_BONUS_ITEMS', productId: ids.CUP, price: 3, quantity: 3 })
    const id = await start()
    await add(id, 'DRILL', { quantity: 2 })

    const { items, total } = await process(id)

    expect(total).toEqual({ gross: 219, net: 264.99 })
    const amounts = { priority: 100, isBonus: 'N', quantity: 2 }
    expect(items).toMatchObject([
      { ...amounts, class: 'product', price: 100, priceTotal: 200 },
      { ...amounts, priority: 200, class: 'surcharge', price: 5, priceTotal: 10, priceTotalNet: 12.1 },
      {
        priority: 300,
        isBonus: 'Y',
        quantity: 3,
        price: 8,
        priceNet: 9.68,
        priceTotal: 24,
        priceTotalNet: 29.04,
        originalPrice: 8,
      },
      {
        priority: 400,
        isBonus: 'Y',
        quantity: 3,
        price: -5,
        priceNet: -6.05,
        priceTotal: -15,
        priceTotalNet: -18.15,
        originalPrice: 0,
      },
    ])
  })
})

test('goods must have the custom fields that are required; gifts, fees and parts of a line are ordered without', async () => {
  const definitions: number[] = []
  for (const ownerType of ['CART_ITEM', 'ORDER_ITEM']) {
    const field = { ownerType, code: 'use', type: 'TEXT', isRequired: true, isVisibleToStorefront: true, isEditableByBuyer: true }
    definitions.push((await server.rest('POST /v2/field-definitions', field)).body.id)
  }
  await addIncentive({ action: 'ADD_PRODUCT_TO_BONUS_ITEMS', productId: ids.CUP })
  const id = await start()
  await add(id, 'DRILL', { customFields: { use: 'rent' } })
  const { items } = await add(id, 'SAW', { clusterId, childItems: [{ productId: ids.BLADE }] })
  const document = `mutation { cartProcess(id: "${id}", input: { orderStatus: "NEW" }) { order { items { sku customFields } } } }`

  const refused = await server.gql(document)
  const saw = items.find(({ productId }: Answer) => productId === ids.SAW).itemId
  await run(
    'mutation ($id: String!, $itemId: String!, $input: CartUpdateItemInput!) { cartUpdateItem(id: $id, itemId: $itemId, input: $input) { cartId } }',
    { id, itemId: saw, input: { customFields: { use: 'own' } } },
  )
  const { order } = await run(document)
  for (const definition of definitions) await run(`mutation { fieldDefinitionDelete(id: ${definition}) }`)

  expect(refused.errors).toEqual([{ code: 'VALIDATION_ERROR', message: 'customFields.use is required' }])
  expect(order.items.map(({ sku, customFields }: Answer) => [sku, customFields])).toEqual([
    ['DRILL', { use: 'rent' }],
    ['surcharge', {}],
    ['SAW', { use: 'own' }],
    ['BLADE', {}],
    ['CUP', {}],
    ['incentive', {}],
  ])
})
