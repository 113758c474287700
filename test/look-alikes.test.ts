/** Words that programs compare, such as statuses and action codes, are the same however they are written; codes of products are exact. */
import { type GraphQLInputType, getNamedType, isInputObjectType } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ruleOf } from '../src/core/input/rules.js'
import { applyScalarRule, type Rule } from '../src/core/input/scalar-rules.js'
import { SchemaRegistry } from '../src/interfaces/rest/shapes/json-schema.js'
import { restSchema } from '../src/interfaces/rest/shapes/properties.js'
import { fill } from './catalogue.js'
import { routes, schema } from './contract/surface.js'
import { addOrder } from './orders.js'
import { addCompany, addContact, logIn } from './people.js'
import { addPrice, addTax } from './price-fixtures.js'
import { undone } from './rolled-back.js'
import { type Answer, startTestServer, type TestServer } from './test-server.js'

/** A text of an input: where it is, and what its rule is. */
interface TextField {
  place: string
  name: string
  owner: string
  rule: Rule
}

const isText = (type: GraphQLInputType) => ['String', 'ID'].includes(getNamedType(type).name)

/** Every text of every input, on both interfaces. */
function listTexts(): TextField[] {
  const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType)
  const fields = inputs.flatMap((input) =>
    Object.values(input.getFields())
      .filter(({ type }) => isText(type))
      .map((field) => ({ place: `${input.name}.${field.name}`, name: field.name, owner: input.name, rule: ruleOf(field) })),
  )
  const schemas = new SchemaRegistry(restSchema(schema, routes))
  const ofRest = Object.entries(routes).flatMap(([route, { input }]) => {
    if (!input || input.kind === 'csv') return []
    const dto = 'search' in input ? input.search : input.dto
    return schemas
      .shapeOf(dto)
      .properties.filter(({ type, legacy }) => !legacy && isText(type as GraphQLInputType))
      .map(({ name, rule }) => ({ place: `${route} ${name}`, name, owner: dto.name, rule }))
  })
  return [...fields, ...ofRest]
}

/** Returns whether a field is a status or an action code of the contract, as far as they are texts. */
const isWord = ({ name, owner }: TextField) =>
  /^(status|statuses|orderStatus|payStatus|exportStatuses|actionCode)$/.test(name) ||
  (/^codes?$/.test(name) && /OrderStatus/.test(owner)) ||
  (name === 'method' && /(Payment|Postage)(Data)?(Update)?Input$/.test(owner) && !/^(Create|Update)Payment/.test(owner))

/** Returns whether a field is a code of a product or another record that is written. Orders and shipments copy existing ones. */
const isCode = ({ name, owner, place }: TextField) =>
  /^(sku|eanCode|barCode|supplierCode|manufacturerCode|debtorId)$/.test(name) &&
  /Product|Cluster|SparePart|Company|Contact|Customer/.test(owner) &&
  /Create|Update|Register|Bulk|Input$|SparePart/.test(owner) &&
  !/Search|Order|Shipment|OptionProducts|Listed|Inventory/.test(`${owner} ${place}`)

const texts = listTexts()

test('every status and action code of an input is read without invisible characters and compatibility forms', () => {
  const words = texts.filter(isWord)

  expect(words.length).toBeGreaterThan(25)
  expect(words.filter(({ rule }) => !rule.keyword).map(({ place }) => place)).toEqual([])
  for (const { place, rule } of words)
    for (const sent of [
      'PAID',
      'PAID\u200b',
      '\ufeffPAID',
      'PA\u00adID',
      '\uff30\uff21\uff29\uff24',
      '\u{1d40f}\u{1d400}\u{1d408}\u{1d403}',
      'PAID\u00a0',
    ])
      expect([place, sent, applyScalarRule(rule, sent, [], [])]).toEqual([place, sent, 'PAID'])
})

test('every code of a product, cluster or party is exact, and has no invisible characters', () => {
  const codes = texts.filter(isCode)

  expect(codes.length).toBeGreaterThan(25)
  expect(codes.filter(({ rule }) => !rule.code).map(({ place }) => place)).toEqual([])
  for (const { place, rule } of codes) {
    const problems: { message: string }[] = []
    expect([place, applyScalarRule(rule, '2.5MM²', [], problems as never)]).toEqual([place, '2.5MM²'])
    expect([place, problems]).toEqual([place, []])
    for (const unseen of ['\u200b', '\u200d', '\u00ad', '\u2060', '\ufeff', '\u061c', '\u{e0041}', '\u3164']) {
      const found: { message: string }[] = []
      applyScalarRule(rule, `A${unseen}B`, [], found as never)
      expect([place, found.map(({ message }) => message)]).toEqual([place, ['must not contain invisible characters']])
    }
  }
})

describe('in a shop', () => {
  let server: TestServer
  let storefront: string
  let ada: string
  let drill: number
  beforeAll(async () => {
    server = await startTestServer({ closes: false })
    storefront = await server.keyFor({ shop: 'VIEWER', product: 'VIEWER' })
    const { product } = await fill(server, {
      categories: { Tools: null },
      products: [{ sku: 'DRILL', names: { EN: 'Drill' }, categories: ['Tools'] }],
    })
    drill = product.get('DRILL') as number
    await addTax(server, 'NL', 'H', 21)
    await addPrice(server, drill, { list: 100 })
    await addContact(server, { email: 'ada@oak.test', companyIds: [await addCompany(server)] })
    ada = (await logIn(server, 'ada@oak.test')).accessToken
  })
  afterAll(() => server.close())

  const startCart = async () => {
    const { cartStart } = await server.gql('mutation { cartStart { cartId } }', {}, storefront, ada)
    const add = 'mutation ($id: String!, $input: CartAddItemInput!) { cartAddItem(id: $id, input: $input) { cartId } }'
    await server.gql(add, { id: cartStart.cartId, input: { productId: drill } }, storefront, ada)
    return cartStart.cartId as string
  }
  const setStatus = (id: string, status: string, ...who: string[]) =>
    server.gql(
      'mutation ($id: String!, $status: String) { cartUpdate(id: $id, input: { paymentData: { status: $status } }) { paymentData { status } } }',
      { id, status },
      ...who,
    )

  test('a buyer cannot write PAID in any way that looks like it', async () => {
    const id = await startCart()

    for (const status of [
      'PAID',
      'paid',
      ' PAID ',
      'PAID\u200b',
      '\uff30\uff21\uff29\uff24',
      'P\u2060AID',
      '\u0420\u0410ID',
      'Authorized\u00ad',
    ])
      expect([status, (await setStatus(id, status, storefront, ada)).errors?.[0].code]).toEqual([status, 'FORBIDDEN'])
    expect(await setStatus(id, 'OPEN\u200b', storefront, ada)).toEqual({ cartUpdate: { paymentData: { status: 'OPEN' } } })
    expect(await setStatus(id, 'PAID\u200b')).toEqual({ cartUpdate: { paymentData: { status: 'PAID' } } })
  })

  test('a status is found and set however it is written', async () => {
    const { id: buyer } = (await server.rest('POST /v2/customers', { firstName: 'Bo', email: 'bo@example.com' })).body
    const { id } = await addOrder(server, buyer, { status: '\uff2e\uff25\uff37' })
    const set = 'mutation ($input: OrderSetStatusInput!) { orderSetStatus(input: $input) { status paymentData { status } } }'
    const found = await server.gql('query ($s: [String!]) { orders(input: { status: $s }) { itemsFound } }', { s: ['NEW\u200b'] })

    expect(found.orders.itemsFound).toBe(1)
    expect(
      await server.gql(set, { input: { orderId: id, status: 'CONFIRMED\u200d', payStatus: '\uff30\uff21\uff29\uff24' } }),
    ).toEqual({
      orderSetStatus: { status: 'CONFIRMED', paymentData: { status: 'PAID' } },
    })
    expect(
      (await server.rest('POST /v2/orders/search', { statuses: ['\uff23ONFIRMED'], exportStatuses: ['emp\u00adty'] })).body
        .itemsFound,
    ).toBe(1)
  })

  test('an action code opens its incentive however it is written, also where the merchant wrote it so', async () => {
    const name = [{ language: 'EN', value: 'Spring' }]
    const create = `mutation ($input: BusinessRuleCreateInput!) { rule: incentiveRuleCreate(input: $input) {
        id nodes { type ... on BusinessRuleDecisionTable { content { rows { id } } } } } }`
    const { rule } = await server.gql(create, { input: { name, type: 'orderIncentives' } })
    const { content } = rule.nodes.find(({ type }: Answer) => type === 'decisionTableNode')
    const action = { action: 'GIVE_DISCOUNT_TO_ORDER_TOTAL', discount: 50, discountType: 'Percentage', actionCode: 'HALF' }
    const set = 'mutation ($input: IncentiveRuleSetActionInput!) { incentiveRuleSetAction(input: $input) { id } }'
    await server.gql(set, { input: { ruleId: rule.id, rowId: content.rows[0].id, name, ...action } })
    const nodes = await server.db.selectFrom('businessRule').select(['id', 'nodes']).executeTakeFirstOrThrow()
    const written = JSON.stringify(nodes.nodes).replaceAll('HALF', '\uff28\uff21LF')
    await server.db
      .updateTable('businessRule')
      .set({ nodes: written, revision: crypto.randomUUID() } as never)
      .where('id', '=', nodes.id)
      .execute()
    const id = await startCart()
    const code = (operation: string, actionCode: string) =>
      server.gql(
        `mutation ($id: String!, $input: CartActionCodeInput!) { cart: cart${operation}ActionCode(id: $id, input: $input) { actionCode total { totalGross } } }`,
        { id, input: { actionCode } },
        storefront,
        ada,
      )

    expect(await code('Add', 'HA\u200bLF')).toEqual({ cart: { actionCode: 'HALF', total: { totalGross: 50 } } })
    expect(await code('Remove', '\uff28ALF')).toEqual({ cart: { actionCode: null, total: { totalGross: 100 } } })
    expect((await code('Add', 'QUARTER')).errors).toMatchObject([{ code: 'CART_ACTION_CODE_ADD_ERROR' }])
  })

  test('a sku is exact: 2.5MM² is not 2.5MM2, and one with an invisible character is refused at every door', () =>
    undone(server, async () => {
      const names = [{ language: 'EN', value: 'Cable' }]
      const create = (sku: string) => server.rest('POST /v2/products', { sku, names })
      const hidden = '2.5MM2\u200b'

      expect([(await create('2.5MM²')).status, (await create('2.5MM2')).status]).toEqual([201, 201])
      expect((await server.rest(`GET /v2/products/sku/${encodeURIComponent('2.5MM²')}`)).body.sku).toBe('2.5MM²')
      expect((await create(hidden)).body.error.messages).toEqual(['#/sku: must not contain invisible characters'])
      const { errors } = await server.gql('mutation ($input: CreateProductInput!) { productCreate(input: $input) { sku } }', {
        input: { sku: hidden, names },
      })
      expect(errors).toMatchObject([
        { code: 'VALIDATION_ERROR', message: expect.stringContaining('sku must not contain invisible characters') },
      ])
      const bulk = await server.rest('POST /v2/products/bulk/sku', { products: [{ sku: hidden, names }] })
      expect(bulk.body.problems).toEqual([{ pointer: '#/products/0/sku', message: 'must not contain invisible characters' }])
      const files = {
        'variables.input.file': { name: 'p.csv', type: 'text/csv', content: `SKU,NAME,LANGUAGE\n${hidden},Cable,EN` },
      }
      const imported = await server.upload(
        'mutation ($input: ProductCsvInput!) { productCsvImport(input: $input) { importedCount errors { messages } } }',
        { input: { file: null } },
        files,
      )
      expect(imported.productCsvImport).toMatchObject({
        importedCount: 0,
        errors: [{ messages: [expect.stringContaining('invisible characters')] }],
      })
    }))

  test('names keep the invisible characters that their scripts need', () =>
    undone(server, async () => {
      const names = [
        { language: 'FA', value: 'می\u200cخواهم' },
        { language: 'EN', value: 'Family \u{1f468}\u200d\u{1f469}\u200d\u{1f467}' },
      ]
      const { body } = await server.rest('POST /v2/products', { sku: 'NAMED', names })

      expect(body.names).toEqual(expect.arrayContaining(names))
    }))
})
