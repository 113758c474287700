/**
 * The same goods, costs and discounts come to the same amounts through every door: cart, order, tender, revision, table of totals, and the orders that
 * other systems send. Each door is compared with a second calculation, whose code the server does not share.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fill } from './catalogue.js'
import { addContact } from './people.js'
import { addPrice, addTax } from './price-fixtures.js'
import { type OracleTotals, randomNumbers, totalsByOracle } from './sale-oracle.js'
import { type Answer, startTestServer, type TestServer } from './test-server.js'

const SALES = 25
const SKUS = ['BOLT', 'BOOK', 'CABLE', 'GLUE', 'LAMP', 'RULER']
/** France: books have a percentage that the contract shows as 6. */
const TAXES: Record<string, string> = { H: '20', L: '5.5', M: '10' }
const PLACE = { firstName: 'A', lastName: 'B', street: 'S', postalCode: '1', city: 'Lyon', country: 'FR' }

let server: TestServer
let contactId: number
let productIds: number[]

beforeAll(async () => {
  server = await startTestServer({ closes: false })
  const { product } = await fill(server, {
    categories: { Tools: null },
    products: SKUS.map((sku) => ({ sku, names: { NL: sku }, categories: ['Tools'] })),
  })
  productIds = SKUS.map((sku) => product.get(sku) as number)
  for (const [code, percentage] of Object.entries(TAXES)) await addTax(server, 'FR', code as 'H', Number(percentage))
  // A price for seven, a thousandth, and three percentages: each of them needs rounding.
  const prices = [
    { list: 12.34, per: 7 },
    { list: 17.95, taxCode: 'L' as const },
    { list: 0.335 },
    { list: 99.99, taxCode: 'M' as const },
    { list: 249.5, bulkPrices: [{ quantityFrom: 5, value: 231.117 }] },
    { list: 3.05, taxCode: 'L' as const },
  ]
  for (const [i, price] of prices.entries()) await addPrice(server, productIds[i] as number, price)
  await addSurcharge('FlatFee', '0.07', 'L', productIds[0] as number)
  await addSurcharge('Percentage', '1.3', 'H', productIds[3] as number)
  contactId = (await addContact(server, { email: 'ada@oak.test' })).id
  await addDiscount('TENTH', 'Percentage', 9.73)
  await addDiscount('SUM', 'FlatFee', 7.77)
})
afterAll(() => server.close())

async function addSurcharge(type: string, value: string, taxCodeValue: string, productId: number): Promise<void> {
  const stamps = { createdAt: server.clock(), lastModifiedAt: server.clock() }
  const row = {
    uuid: crypto.randomUUID(),
    name: { NL: type },
    taxZone: 'FR',
    enabled: true,
    type,
    value,
    taxCodeValue,
    ...stamps,
  }
  const { id } = await server.db
    .insertInto('surcharge')
    .values(row as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  await server.db.insertInto('surchargeProduct').values({ surchargeId: id, productId }).execute()
}

async function run(document: string, variables: object = {}): Promise<Answer> {
  const answer = await server.gql(document, variables)
  if (answer.errors) throw new Error(JSON.stringify(answer.errors))
  return Object.values(answer)[0]
}

/** A discount on everything for a cart with the code. */
async function addDiscount(actionCode: string, discountType: string, discount: number): Promise<void> {
  const name = [{ language: 'NL', value: actionCode }]
  const rule = await run(
    `mutation ($input: BusinessRuleCreateInput!) { incentiveRuleCreate(input: $input) {
      id nodes { type ... on BusinessRuleDecisionTable { content { rows { id } } } } } }`,
    { input: { name, type: 'orderIncentives' } },
  )
  const rowId = rule.nodes.find(({ type }: Answer) => type === 'decisionTableNode').content.rows[0].id
  const action = { action: 'GIVE_DISCOUNT_TO_ORDER_TOTAL', discount, discountType, actionCode }
  await run('mutation ($input: IncentiveRuleSetActionInput!) { incentiveRuleSetAction(input: $input) { id } }', {
    input: { ruleId: rule.id, rowId, name, ...action },
  })
}

const CART = `cartId total { subTotal discount totalGross totalNet } taxLevels { taxPercentage price discount }
  items { totalPrice taxCode surcharges { totalPrice taxCode } }`
const ORDER = `id total { gross net tax discountType discountValue taxPercentages { percentage total } } totalRows { kind percentage amount }
  items { class sku name quantity originalPrice price priceTotal priceTotalNet tax taxPercentage taxCode isBonus }
  postageData { method gross net tax taxPercentage } paymentData { method gross net tax taxPercentage }`
const readOrder = (id: number) => run(`{ order(orderId: ${id}) { ${ORDER} } }`)
const onCart = (operation: string, type: string, id: string, input: object) =>
  run(`mutation ($id: String!, $input: ${type}!) { ${operation}(id: $id, input: $input) { ${CART} } }`, { id, input })

const taxed = (amount: number, code: string) => ({ amount, percentage: TAXES[code] as string })
const shares = ({ totalGross, totalNet, totalTax, levels }: OracleTotals) => ({
  gross: totalGross,
  net: totalNet,
  tax: totalTax,
  taxPercentages: levels.map(({ percentage, tax }) => ({ percentage: Math.round(percentage), total: tax })),
})

/** Returns the expected totals of an order's lines and costs with a discount. */
const expectedOf = ({ items, postageData, paymentData }: Answer, type: 'N' | 'A' | 'P', value: number) =>
  totalsByOracle({
    lines: items.map(({ priceTotal, taxCode }: Answer) => taxed(priceTotal, taxCode)),
    costs: [postageData, paymentData].map(({ gross, taxPercentage }) => ({ amount: gross, percentage: taxPercentage })),
    discount: { type, value },
  })

/** A cart for France with random goods, costs and perhaps an action code. */
async function fillCart(random: (max: number) => number): Promise<Answer> {
  const { cartId: id } = await run('mutation ($input: CartStartInput!) { cartStart(input: $input) { cartId } }', {
    input: { contactId },
  })
  await onCart('cartUpdateAddress', 'CartUpdateAddressInput', id, { type: 'DELIVERY', ...PLACE })
  for (const productId of productIds.filter((_, i) => i === 0 || random(2)))
    await onCart('cartAddItem', 'CartAddItemInput', id, { productId, quantity: 1 + random(12) })
  const code = ['TENTH', 'SUM', null][random(3)]
  if (code) await onCart('cartAddActionCode', 'CartActionCodeInput', id, { actionCode: code })
  const [postage, payment] = [random(2_000) / 100, random(3) ? random(300) / 100 : 0]
  return onCart('cartUpdate', 'CartUpdateInput', id, { postageData: { price: postage }, paymentData: { price: payment } })
}

test('random sales keep every cent from cart to order, tender, revision and back', async () => {
  const random = randomNumbers(23)
  for (let round = 0; round < SALES; round++) {
    const cart = await fillCart(random)
    const { cartOrderId: id } = await run(
      `mutation { cartProcess(id: "${cart.cartId}", input: { orderStatus: "QUOTATION" }) { cartOrderId } }`,
    )
    const order = await readOrder(id)
    const expected = totalsByOracle({
      lines: cart.items.flatMap(({ totalPrice, taxCode, surcharges }: Answer) => [
        taxed(totalPrice, taxCode),
        ...surcharges.map((surcharge: Answer) => taxed(surcharge.totalPrice, surcharge.taxCode)),
      ]),
      costs: [order.postageData, order.paymentData].map(({ gross }) => ({ amount: gross, percentage: '20' })),
      discount: { type: 'A', value: cart.total.discount },
    })

    // Cart and order.
    const { subTotal, discount, totalGross, totalNet } = expected
    expect(cart.total).toEqual({ subTotal, discount, totalGross, totalNet })
    expect(cart.taxLevels).toEqual(
      expected.levels.map(({ percentage, tax, discount: share }) => ({
        taxPercentage: Math.round(percentage),
        price: tax,
        discount: share,
      })),
    )
    expect(order.total).toMatchObject(shares(expected))
    expect(sumOf(order.totalRows, 'SUBTOTAL', 'DISCOUNT', 'POSTAGE', 'PAYMENT')).toBe(totalGross)
    expect(sumOf(order.totalRows, 'GROSS', 'TAX')).toBe(totalNet)

    // The same order from another system.
    const { items, total, postageData, paymentData } = order
    const { taxPercentages: _, ...given } = total
    const copy = { items, total: given, postageData, paymentData, userId: contactId, status: 'NEW', type: 'dropshipment' }
    const sent = await server.rest('POST /v2/orders', { ...copy, email: 'a@b.nl', currency: 'EUR', language: 'NL' })
    expect(sent.status, JSON.stringify(sent.body)).toBe(201)
    const { gross, net, tax } = total
    expect((await readOrder(sent.body.id)).total).toMatchObject({ gross, net, tax })

    // Another discount on the order, then the first revision again.
    const percentage = (1 + random(5_000)) / 100
    await run(
      `mutation { orderUpdate(orderId: ${id}, order: { total: { discountType: P, discountValue: ${percentage} } }) { id } }`,
    )
    expect((await readOrder(id)).total).toMatchObject(shares(expectedOf(order, 'P', percentage)))
    await run(`mutation { orderRevisionRestore(orderId: ${id}, revisionNumber: 1) { id } }`)
    expect(await readOrder(id)).toMatchObject({ total, totalRows: order.totalRows })

    // The tender of the order, as it is, and written back with an amount off.
    const tender = await run(`{ tender(orderId: ${id}) { tenderId total { totalGross totalNet totalTax discount } } }`)
    expect(tender.total).toEqual({ totalGross, totalNet, totalTax: expected.totalTax, discount })
    const off = random(300) / 100
    const changed = await run(
      `mutation { tenderUpdateDiscount(id: "${tender.tenderId}", input: { type: A, value: ${off} }) {
        items { attributedSaleDiscountSum } taxLevels { percentage tax discount } total { totalGross totalNet } } }`,
    )
    const wanted = expectedOf(order, 'A', off)
    expect(changed.total).toEqual({ totalGross: wanted.totalGross, totalNet: wanted.totalNet })
    expect(changed.taxLevels.map(({ percentage: p, tax, discount: d }: Answer) => ({ percentage: p, discount: d, tax }))).toEqual(
      wanted.levels,
    )
    expect(toCents(sum(changed.items.map((item: Answer) => item.attributedSaleDiscountSum)))).toBe(toCents(off))
    await run(`mutation { tenderProcess(id: "${tender.tenderId}") { orderId } }`)
    expect((await readOrder(id)).total).toMatchObject(shares(wanted))
  }
})

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
const toCents = (amount: number) => Math.round(amount * 100)
const sumOf = (rows: readonly Answer[], ...kinds: string[]) =>
  toCents(sum(rows.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount))) / 100
