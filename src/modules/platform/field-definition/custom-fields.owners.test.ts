import { beforeEach, describe, expect, test } from 'vitest'
import { fill } from '../../../../test/catalogue.js'
import { addBuyer, addOrder } from '../../../../test/orders.js'
import { addPrice, addTax } from '../../../../test/price-fixtures.js'
import { openReceiver } from '../../../../test/receiver.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'
import { readOrderData } from '../../sales/order-document/order-document.data.js'
import { toJsonSchema, toTypescript } from './field-types.js'

let server: TestServer

beforeEach(async () => {
  server = await startTestServer()
})

const define = async (ownerType: string, code: string, type: string, more: object = {}): Promise<void> => {
  const { status, body } = await server.rest('POST /v2/field-definitions', { ownerType, code, type, ...more })
  if (status !== 201) throw new Error(JSON.stringify(body))
}

async function send(line: string, body?: object): Promise<Answer> {
  const answer = await server.rest(line, body)
  return answer.status < 400 ? answer.body : (answer.body.message ?? answer.body)
}

async function run(operation: string, declared: string, variables: object, fields: string): Promise<Answer> {
  const call = Object.keys(variables).map((name) => `${name}: $${name}`)
  const answer = await server.gql(`mutation (${declared}) { done: ${operation}(${call.join(', ')}) { ${fields} } }`, variables)
  return answer.done ?? answer
}

describe('custom fields of', () => {
  test('companies, contacts and their addresses are written in both interfaces', async () => {
    await define('COMPANY', 'tier', 'ENUM', { options: ['GOLD', 'IRON'], isRequired: true })
    await define('CONTACT', 'birthday', 'DATE')
    await define('ADDRESS', 'gate', 'TEXT', { maxLength: 4 })
    const place = { type: 'delivery', street: 'Kade', postalCode: '1000 AA', city: 'Breda', country: 'NL' }
    expect(JSON.stringify(await send('POST /v2/companies', { name: 'Bare' }))).toContain('customFields.tier is required')
    const company = await send('POST /v2/companies', {
      name: 'Acme',
      customFields: { tier: 'GOLD' },
      addresses: [{ ...place, customFields: { gate: 'B2' } }],
    })
    expect(company.customFields).toEqual({ tier: 'GOLD' })
    expect(company.addresses[0].customFields).toEqual({ gate: 'B2' })
    const tooLong = await send('POST /v2/companies', {
      name: 'Long',
      customFields: { tier: 'IRON' },
      addresses: [{ ...place, customFields: { gate: 'B2345' } }],
    })
    expect(JSON.stringify(tooLong)).toContain('customFields.gate must be at most 4 characters long')
    const { customFields } = await run(
      'companyUpdate',
      '$id: Int!, $input: UpdateCompanyInput!',
      { id: company.id, input: { customFields: { tier: 'IRON' } } },
      'customFields',
    )
    expect(customFields).toEqual({ tier: 'IRON' })
    const contact = await send('POST /v2/contacts', {
      parentId: company.id,
      firstName: 'Ada',
      customFields: { birthday: '1999-12-31' },
    })
    expect(contact.customFields).toEqual({ birthday: '1999-12-31' })
    const changed = await send(`PATCH /v2/contacts/id/${contact.id}`, { customFields: { birthday: null } })
    expect(changed.customFields).toEqual({})
    const { companies } = await server.gql('{ companies { items { customFields addresses { customFields } } } }')
    expect(companies.items).toEqual([{ customFields: { tier: 'IRON' }, addresses: [{ customFields: { gate: 'B2' } }] }])
  })

  test('products are written one by one and in bulk, where a bad item fails alone', async () => {
    await define('PRODUCT', 'shelf', 'TEXT', { isVisibleToStorefront: true, maxLength: 5 })
    await define('PRODUCT', 'origin', 'ENUM', { options: ['NL', 'DE'], defaultValue: 'NL' })
    const made = await send('POST /v2/products', {
      sku: 'A',
      names: [{ language: 'EN', value: 'A' }],
      customFields: { shelf: 'x' },
    })
    expect(made.customFields).toEqual({ shelf: 'x', origin: 'NL' })
    const item = (id: string, customFields?: object) => ({
      sources: [{ source: 'PIM', sourceId: id }],
      sku: id,
      names: [{ language: 'EN', value: id }],
      ...(customFields && { customFields }),
    })
    const bulk = await send('POST /v2/products/bulk/sourceId', {
      products: [item('B', { shelf: 'b' }), item('C', { shelf: 'too long' }), item('D', { origin: 'DE' }), item('E')],
    })
    expect(bulk.data.map(({ success, error }: Answer) => error ?? success)).toEqual([
      true,
      'customFields.shelf must be at most 5 characters long',
      true,
      true,
    ])
    await send('POST /v2/products/bulk/sourceId', { products: [item('B', { shelf: null }), item('D', { shelf: 'd' })] })
    const storefront = await server.keyFor({ shop: 'VIEWER', product: 'VIEWER' })
    const read = async (key?: string, input = '{}') => {
      const { productsRaw } = await server.gql(`{ productsRaw(input: ${input}) { items { sku customFields } } }`, {}, key)
      return Object.fromEntries(productsRaw.items.map(({ sku, customFields }: Answer) => [sku, customFields]))
    }
    expect(await read()).toEqual({
      A: { shelf: 'x', origin: 'NL' },
      B: { origin: 'NL' },
      D: { origin: 'DE', shelf: 'd' },
      E: { origin: 'NL' },
    })
    expect(await read(storefront)).toEqual({ A: { shelf: 'x' }, B: {}, D: { shelf: 'd' }, E: {} })
    await define('PRODUCT', 'rack', 'NUMBER', { isIndexed: true })
    await send(`PATCH /v2/products/id/${made.id}`, { customFields: { rack: 7 } })
    const found = await read(undefined, '{ customFields: [{ code: "rack", greaterThan: 7 }] }')
    expect(found).toEqual({ A: { shelf: 'x', origin: 'NL', rack: 7 } })
  })

  test('companies are imported from a file, where a bad row fails alone', async () => {
    await define('COMPANY', 'tier', 'ENUM', { options: ['GOLD', 'IRON'] })
    const query = `mutation ($input: CompanyCsvInput!) {
      companyCsvImport(input: $input) { importedCount errors { rowNumber messages } } }`
    const content = [
      'NAME;CUSTOM_FIELDS',
      'Acme;"{""tier"": ""GOLD""}"',
      'Bare;',
      'Wrong;"{""tier"": ""TIN""}"',
      'Broken;gold',
    ].join('\n')
    const file = { name: 'companies.csv', type: 'text/csv', content }
    const { companyCsvImport } = await server.upload(query, { input: { file: null } }, { 'variables.input.file': file })
    expect(companyCsvImport).toEqual({
      importedCount: 2,
      errors: [
        { rowNumber: 3, messages: ['customFields.tier must be one of GOLD, IRON'] },
        { rowNumber: 4, messages: [expect.stringContaining('must be a JSON object')] },
      ],
    })
    const { companies } = await server.gql(
      '{ companies(input: { sort: [{ field: NAME, order: ASC }] }) { items { name customFields } } }',
    )
    expect(companies.items).toEqual([
      { name: 'Acme', customFields: { tier: 'GOLD' } },
      { name: 'Bare', customFields: {} },
    ])
  })

  test('shipments and payments', async () => {
    await define('SHIPMENT', 'dock', 'TEXT')
    await define('PAYMENT', 'ledger', 'NUMBER')
    const order = await addOrder(server, await addBuyer(server))
    const shipment = await send('POST /v2/shipments', { orderId: order.id, customFields: { dock: 'N' } })
    expect(shipment.customFields).toEqual({ dock: 'N' })
    expect((await send(`PATCH /v2/shipments/${shipment.id}`, { customFields: { dock: 'S' } })).customFields).toEqual({
      dock: 'S',
    })
    const paid = {
      orderId: order.id,
      amount: 100,
      currency: 'EUR',
      method: 'CARD',
      status: 'OPEN',
      customFields: { ledger: 8000 },
    }
    const payment = await send('POST /v2/payments', { ...paid, paymentId: 'p1' })
    expect(payment.customFields).toEqual({ ledger: 8000 })
    const { shipment: found } = await server.gql(`{ shipment(id: "${shipment.uuid}") { customFields } }`)
    expect(found).toEqual({ customFields: { dock: 'S' } })
  })

  test('a tender come from its order, and go back to it with its lines', async () => {
    const { product } = await fill(server, {
      categories: { Tools: null },
      products: [{ sku: 'DRILL', names: { NL: 'Boor' }, categories: ['Tools'] }],
    })
    await addTax(server, 'NL', 'H', 21)
    await addPrice(server, product.get('DRILL') as number, { list: 100 })
    for (const owner of ['ORDER', 'TENDER']) await define(owner, 'po', 'TEXT')
    await define('ORDER', 'own', 'TEXT')
    await define('ORDER_ITEM', 'use', 'TEXT')
    const order = await addOrder(server, await addBuyer(server), {
      status: 'QUOTATION',
      type: 'quotation',
      customFields: { po: '1', own: 'kept' },
    })
    const { tender } = await server.gql(`{ tender(orderId: ${order.id}) { tenderId customFields } }`)
    expect(tender.customFields).toEqual({ po: '1' })
    const id = tender.tenderId
    const updated = await run(
      'tenderUpdate',
      '$id: String!, $input: TenderUpdateInput!',
      { id, input: { customFields: { po: '2' } } },
      'customFields',
    )
    expect(updated).toEqual({ customFields: { po: '2' } })
    const input = { products: [{ productId: product.get('DRILL'), quantity: 1, customFields: { use: 'rent' } }] }
    const added = await run(
      'tenderAddItems',
      '$id: String!, $input: TenderAddItemsInput!',
      { id, input },
      'tender { items { sku customFields } }',
    )
    expect(added.tender.items.at(-1)).toEqual({ sku: 'DRILL', customFields: { use: 'rent' } })
    await run('tenderProcess', '$id: String!', { id }, 'orderId')
    const after = (await server.gql(`{ order(orderId: ${order.id}) { customFields items { sku customFields } } }`)).order
    expect(after.customFields).toEqual({ po: '2', own: 'kept' })
    expect(after.items.find(({ sku }: Answer) => sku === 'DRILL')).toEqual({ sku: 'DRILL', customFields: { use: 'rent' } })
  })
})

describe('what others get', () => {
  test('a webhook gets all fields of the order, also those that are hidden from storefronts', async () => {
    const receiver = await openReceiver()
    try {
      await define('ORDER', 'margin', 'DECIMAL')
      await run(
        'eventToWebHookConfigCreate',
        '$input: EventToWebHookConfigCreateInput!',
        { input: { names: [{ language: 'EN', value: 'Hook' }], trigger: 'ORDER_CREATED', url: receiver.url } },
        'id',
      )
      await addOrder(server, await addBuyer(server), { customFields: { margin: '0.25' } })
      await server.outbox.work()
      expect(receiver.received.map(({ body }) => JSON.parse(body))).toEqual([
        expect.objectContaining({ customFields: { margin: '0.25' } }),
      ])
    } finally {
      await receiver.close()
    }
  })

  test('a template prints the fields that it names', async () => {
    await define('ORDER', 'po', 'TEXT')
    const { id } = await addOrder(server, await addBuyer(server), { customFields: { po: 'PO-17' } })
    const ctx = await server.mailServices.contextFor({ tenantId: 'default', channelId: 1, now: server.clock() })
    const row = await server.db.selectFrom('order').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(await readOrderData(ctx, row)).toMatchObject({ order: { customFields: { po: 'PO-17' } } })
  })

  test('programs get types and a schema', async () => {
    await define('ORDER', 'po', 'TEXT', {
      names: [{ language: 'EN', value: 'Purchase order' }],
      isRequired: true,
      pattern: 'PO-\\d+',
    })
    await define('ORDER', 'weight', 'DECIMAL')
    await define('CART_ITEM', 'colours', 'LIST', { itemType: 'ENUM', options: ['RED', 'BLUE'] })
    const rows = await server.db.selectFrom('fieldDefinition').selectAll().orderBy('id').execute()
    expect(toTypescript(rows)).toBe(`// The custom fields of a Wharf tenant, written by \`wharf types\`. Do not edit.

export interface OrderCustomFields {
  /** Purchase order. */
  po?: string
  /** A decimal, such as "12.50". */
  weight?: string
}

export interface CartItemCustomFields {
  colours?: ("RED" | "BLUE")[]
}
`)
    expect(toJsonSchema(rows)).toEqual({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $defs: {
        OrderCustomFields: {
          type: 'object',
          properties: {
            po: { title: 'Purchase order', type: 'string', maxLength: 255, pattern: '^(?:PO-\\d+)$' },
            weight: { type: 'string', pattern: '^-?\\d{1,20}(\\.\\d{1,10})?$' },
          },
          required: ['po'],
          additionalProperties: false,
        },
        CartItemCustomFields: {
          type: 'object',
          properties: { colours: { type: 'array', maxItems: 100, items: { type: 'string', enum: ['RED', 'BLUE'] } } },
          additionalProperties: false,
        },
      },
    })
  })
})
