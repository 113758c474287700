import { beforeEach, describe, expect, test } from 'vitest'
import { fill } from '../../../../test/catalogue.js'
import { addBuyer, orderInput, orderLine } from '../../../../test/orders.js'
import { addPrice, addTax } from '../../../../test/price-fixtures.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

let server: TestServer
let drill: number
let buyer: number
/** The key of a storefront, which has no role for orders. */
let storefront: string

beforeEach(async () => {
  server = await startTestServer()
  storefront = await server.keyFor({ shop: 'VIEWER', product: 'VIEWER' })
  const { product } = await fill(server, {
    categories: { Tools: null },
    products: [{ sku: 'DRILL', names: { NL: 'Boor' }, categories: ['Tools'] }],
  })
  drill = product.get('DRILL') as number
  await addTax(server, 'NL', 'H', 21)
  await addPrice(server, drill, { list: 100 })
  buyer = await addBuyer(server)
})

const define = async (ownerType: string, code: string, type: string, more: object = {}): Promise<number> => {
  const { status, body } = await server.rest('POST /v2/field-definitions', { ownerType, code, type, ...more })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body.id
}

/** Runs a mutation and returns its result, or its errors. */
async function run(operation: string, declared: string, variables: object, fields: string, key?: string): Promise<Answer> {
  const call = Object.keys(variables)
    .map((name) => `${name}: $${name}`)
    .join(', ')
  const answer = await server.gql(`mutation (${declared}) { done: ${operation}(${call}) { ${fields} } }`, variables, key)
  return answer.done ?? answer
}

const faults = (...messages: string[]) => ({ errors: [{ message: messages.join('; '), code: 'VALIDATION_ERROR' }] })

const createOrder = (more: object = {}) =>
  run(
    'orderCreate',
    '$order: OrderCreateInput!',
    { order: orderInput(buyer, more) },
    'id customFields items { id sku customFields }',
  )
const updateOrder = (orderId: number, order: object) =>
  run('orderUpdate', '$orderId: Int!, $order: OrderUpdateInput!', { orderId, order }, 'id customFields')
const readOrder = async (orderId: number, key?: string) =>
  (await server.gql(`{ order(orderId: ${orderId}) { customFields } }`, {}, key)).order.customFields

describe('the custom fields of an order', () => {
  test('are stored by type, merged on an update, cleared by null, and the same in REST', async () => {
    const company = (await server.rest('POST /v2/companies', { name: 'Acme' })).body.id
    await define('ORDER', 'po', 'TEXT', { pattern: 'PO-\\d+' })
    await define('ORDER', 'pallets', 'NUMBER', { minimum: 1, maximum: 40 })
    await define('ORDER', 'weight', 'DECIMAL')
    await define('ORDER', 'isRush', 'BOOLEAN', { defaultValue: false })
    await define('ORDER', 'wanted', 'DATE')
    await define('ORDER', 'dock', 'ENUM', { options: ['NORTH', 'SOUTH'] })
    await define('ORDER', 'agent', 'REFERENCE', { referenceTo: 'COMPANY' })
    await define('ORDER', 'labels', 'LIST', { itemType: 'TEXT', maxLength: 5 })
    const customFields = {
      po: 'PO-17',
      pallets: 3,
      weight: '12345678901234567890.12',
      wanted: '2026-12-24',
      dock: 'SOUTH',
      agent: company,
      labels: ['a', 'b'],
    }

    const made = await createOrder({ customFields })
    expect(made.customFields).toEqual({ ...customFields, isRush: false })
    const changed = await updateOrder(made.id, { customFields: { isRush: true, dock: null } })
    const { dock: _, ...kept } = customFields
    expect(changed.customFields).toEqual({ ...kept, isRush: true })
    const rest = await server.rest(`PATCH /v2/orders/id/${made.id}`, { customFields: { pallets: 4, wanted: null } })
    expect(rest.body.customFields).toEqual({
      po: 'PO-17',
      pallets: 4,
      weight: kept.weight,
      agent: company,
      labels: ['a', 'b'],
      isRush: true,
    })
    expect((await server.rest(`GET /v2/orders/id/${made.id}`)).body.customFields).toEqual(rest.body.customFields)
  })

  test('are refused precisely, and then nothing has changed', async () => {
    await define('ORDER', 'po', 'TEXT', { maxLength: 8, isRequired: true, pattern: 'PO-\\d+' })
    await define('ORDER', 'pallets', 'NUMBER', { minimum: 1 })
    await define('ORDER', 'weight', 'DECIMAL', { maximum: 10.5 })
    await define('ORDER', 'isRush', 'BOOLEAN')
    await define('ORDER', 'wanted', 'DATE')
    await define('ORDER', 'dock', 'ENUM', { options: ['NORTH', 'SOUTH'] })
    await define('ORDER', 'agent', 'REFERENCE', { referenceTo: 'COMPANY' })
    await define('ORDER', 'labels', 'LIST', { itemType: 'NUMBER' })
    const { id } = await createOrder({ customFields: { po: 'PO-1' } })
    const tries: [object, string][] = [
      [{ colour: 'red' }, 'customFields.colour is not a custom field of orders'],
      [{ po: 5 }, 'customFields.po must be a text'],
      [{ po: 'PO-123456' }, 'customFields.po must be at most 8 characters long'],
      [{ po: 'X-1' }, 'customFields.po must match the pattern PO-\\d+'],
      [{ po: null }, 'customFields.po is required'],
      [{ pallets: 1.5 }, 'customFields.pallets must be a whole number'],
      [{ pallets: 0 }, 'customFields.pallets must be at least 1'],
      [{ weight: '10.51' }, 'customFields.weight must be at most 10.5'],
      [{ isRush: 'yes' }, 'customFields.isRush must be true or false'],
      [{ wanted: '2026-02-30' }, 'customFields.wanted must be a day such as 2026-11-18'],
      [{ dock: 'WEST' }, 'customFields.dock must be one of NORTH, SOUTH'],
      [{ agent: 4711 }, 'customFields.agent refers to the company 4711, which does not exist'],
      [{ labels: 1 }, 'customFields.labels must be a list'],
      [{ labels: [1, 'x'] }, 'customFields.labels[1] must be a whole number'],
    ]
    for (const [customFields, message] of tries)
      expect(await updateOrder(id, { customFields, remarks: 'changed' }), message).toEqual(faults(message))
    expect(await updateOrder(id, { customFields: null })).toEqual(
      faults('customFields must not be null: set single fields to null to clear them'),
    )
    expect(await createOrder()).toEqual(faults('customFields.po is required'))
    const { body } = await server.rest(`GET /v2/orders/id/${id}`)
    expect([body.customFields, body.remarks]).toEqual([{ po: 'PO-1' }, null])
    expect((await server.rest('GET /v2/orders')).body.itemsFound).toBe(1)
  })

  test('have at most 64 kB together', async () => {
    for (let i = 0; i < 20; i++) await define('ORDER', `note${i}`, 'TEXT', { maxLength: 4000 })
    const { id } = await createOrder({ customFields: { note0: 'x' } })
    for (let i = 0; i < 16; i++) await updateOrder(id, { customFields: { [`note${i}`]: 'y'.repeat(4000) } })
    const before = await readOrder(id)
    expect(await updateOrder(id, { customFields: { note18: 'z'.repeat(4000) } })).toEqual(
      faults('customFields must have at most 65536 bytes in total'),
    )
    expect(await readOrder(id)).toEqual(before)
  })

  test('are hidden from buyers unless they are visible to storefronts', async () => {
    await define('ORDER', 'po', 'TEXT', { isVisibleToStorefront: true })
    await define('ORDER', 'margin', 'DECIMAL')
    const { cart, process } = await cartOf()
    await define('CART', 'po', 'TEXT', { isVisibleToStorefront: true, isEditableByBuyer: true })
    await cart({ customFields: { po: '7' } })
    const { order } = await process()
    await updateOrder(order.id, { customFields: { margin: '0.25' } })
    expect(await readOrder(order.id)).toEqual({ po: '7', margin: '0.25' })
    expect(order.customFields).toEqual({ po: '7' })
    expect((await process()).order.customFields).toEqual({ po: '7' })
  })

  test('disappear with their definition, and appear again with it', async () => {
    const id = await define('ORDER', 'po', 'TEXT')
    const made = await createOrder({ customFields: { po: 'PO-1' } })
    await server.rest(`DELETE /v2/field-definitions/${id}`)
    expect(await readOrder(made.id)).toEqual({})
    expect(await updateOrder(made.id, { customFields: { po: 'PO-2' } })).toEqual(
      faults('customFields.po is not a custom field of orders'),
    )
    const other = await server.rest('POST /v2/field-definitions', { ownerType: 'ORDER', code: 'po', type: 'NUMBER' })
    expect([other.status, other.body.detail ?? JSON.stringify(other.body)]).toEqual([
      other.status,
      expect.stringContaining('have values of the field [po], whose type is TEXT'),
    ])
    await define('ORDER', 'po', 'TEXT')
    expect(await readOrder(made.id)).toEqual({ po: 'PO-1' })
  })

  test('keep their type while there are values', async () => {
    const id = await define('ORDER', 'po', 'TEXT')
    const { id: orderId } = await createOrder({ customFields: { po: 'PO-1' } })
    const change = () => server.rest(`PATCH /v2/field-definitions/${id}`, { type: 'NUMBER', maxLength: null })
    expect((await change()).status).toBeGreaterThanOrEqual(400)
    expect((await server.rest(`GET /v2/field-definitions/${id}`)).body.type).toBe('TEXT')
    await updateOrder(orderId, { customFields: { po: null } })
    expect((await change()).body.type).toBe('NUMBER')
    expect((await updateOrder(orderId, { customFields: { po: 5 } })).customFields).toEqual({ po: 5 })
  })

  test('are those of the order itself after a revision is restored', async () => {
    await define('ORDER', 'po', 'TEXT')
    const quote = await createOrder({ status: 'QUOTATION', type: 'quotation', customFields: { po: 'first' } })
    await updateOrder(quote.id, { customFields: { po: 'second' } })
    await run('orderRevisionRestore', '$orderId: Int!, $revisionNumber: Int!', { orderId: quote.id, revisionNumber: 1 }, 'id')
    expect(await readOrder(quote.id)).toEqual({ po: 'first' })
  })
})

/** Starts a cart with a drill through the key of a storefront, as a visitor. */
async function cartOf(line: object = {}) {
  const { cartId: id } = await run('cartStart', '$input: CartStartInput', { input: {} }, 'cartId', storefront)
  const CART = 'cartId customFields items { itemId quantity customFields } invoiceAddress { customFields }'
  const change = (operation: string, type: string, input: object) =>
    run(operation, `$id: String!, $input: ${type}!`, { id, input }, CART, storefront)
  const added = await change('cartAddItem', 'CartAddItemInput', { productId: drill, ...line })
  return {
    id,
    added,
    add: (input: object) => change('cartAddItem', 'CartAddItemInput', { productId: drill, ...input }),
    cart: (input: object) => change('cartUpdate', 'CartUpdateInput', input),
    address: (input: object) => change('cartUpdateAddress', 'CartUpdateAddressInput', input),
    process: (orderStatus = 'UNFINISHED') =>
      run(
        'cartProcess',
        '$id: String!, $input: CartProcessInput!',
        { id, input: { orderStatus } },
        'order { id customFields items { class customFields } orderAddresses { type customFields } }',
        storefront,
      ),
  }
}

describe('the custom fields of a cart', () => {
  const buyers = { isVisibleToStorefront: true, isEditableByBuyer: true }

  test('travel to the order, to its lines and to its addresses', async () => {
    for (const owner of ['CART', 'ORDER', 'CART_ITEM', 'ORDER_ITEM', 'ADDRESS']) await define(owner, 'ref', 'TEXT', buyers)
    await define('CART', 'onlyCart', 'TEXT', buyers)
    await define('CART', 'size', 'NUMBER', buyers)
    await define('ORDER', 'size', 'TEXT', buyers)
    await define('ORDER', 'state', 'TEXT', { defaultValue: 'open', isVisibleToStorefront: true })
    const { cart, address, process } = await cartOf({ customFields: { ref: 'line' } })
    await cart({ customFields: { ref: 'cart', onlyCart: 'stays', size: 5 } })
    const place = { firstName: 'Bo', lastName: 'Buyer', street: 'Kade', postalCode: '1000 AA', city: 'Breda' }
    const { invoiceAddress } = await address({ type: 'INVOICE', ...place, customFields: { ref: 'invoice' } })
    expect(invoiceAddress).toEqual({ customFields: { ref: 'invoice' } })

    const { order } = await process()
    expect(order.customFields).toEqual({ ref: 'cart', state: 'open' })
    expect(order.items).toEqual([{ class: 'product', customFields: { ref: 'line' } }])
    expect(order.orderAddresses.map((one: Answer) => [one.type, one.customFields]).sort()).toEqual([
      ['delivery', {}],
      ['invoice', { ref: 'invoice' }],
    ])

    await updateOrder(order.id, { customFields: { state: 'checked' } })
    await cart({ customFields: { ref: null } })
    expect((await process()).order.customFields).toEqual({ state: 'checked' })
  })

  test('separate lines that are otherwise equal', async () => {
    await define('CART_ITEM', 'engraving', 'TEXT', buyers)
    const { add } = await cartOf({ customFields: { engraving: 'Ada' } })
    await add({ customFields: { engraving: 'Ada' } })
    const { items } = await add({ customFields: { engraving: 'Bo' } })
    expect(items.map(({ quantity, customFields }: Answer) => [quantity, customFields.engraving])).toEqual([
      [2, 'Ada'],
      [1, 'Bo'],
    ])
    const rest = await server.rest(`GET /v2/carts`)
    expect(rest.status).toBe(200)
  })

  test('are only changed by a buyer where that is allowed', async () => {
    await define('CART', 'po', 'TEXT', buyers)
    await define('CART', 'shown', 'TEXT', { isVisibleToStorefront: true })
    await define('CART', 'secret', 'TEXT')
    const { cart, id } = await cartOf()
    expect((await cart({ customFields: { po: '1' } })).customFields).toEqual({ po: '1' })
    expect(await cart({ customFields: { shown: '1' } })).toEqual(faults('customFields.shown can only be set with order.EDITOR'))
    expect(await cart({ customFields: { secret: '1' } })).toEqual(faults('customFields.secret is not a custom field of carts'))
    const input = { customFields: { shown: '2', secret: '3' } }
    await run('cartUpdate', '$id: String!, $input: CartUpdateInput!', { id, input }, 'cartId')
    const shown = async (key?: string) => (await server.gql(`{ cart(id: "${id}") { customFields } }`, {}, key)).cart.customFields
    expect(await shown(storefront)).toEqual({ po: '1', shown: '2' })
    expect(await shown()).toEqual({ po: '1', shown: '2', secret: '3' })
  })

  test('may be missing until the cart becomes an order', async () => {
    await define('CART', 'po', 'TEXT', { ...buyers, isRequired: true })
    await define('CART_ITEM', 'use', 'ENUM', { ...buyers, options: ['OWN', 'RENT'], isRequired: true })
    const { cart, process, added } = await cartOf()
    expect(await process()).toEqual(faults('customFields.use is required'))
    const line = { id: added.cartId, itemId: added.items[0].itemId, input: { customFields: { use: 'RENT' } } }
    await run('cartUpdateItem', '$id: String!, $itemId: String!, $input: CartUpdateItemInput!', line, 'cartId', storefront)
    expect(await process()).toEqual(faults('customFields.po is required'))
    await cart({ customFields: { po: '1' } })
    expect((await process()).order.id).toBeGreaterThan(0)
  })

  test('must suit the order, whose rules may be stricter', async () => {
    await define('CART', 'po', 'TEXT', buyers)
    await define('ORDER', 'po', 'TEXT', { ...buyers, maxLength: 3 })
    const { cart, process } = await cartOf()
    await cart({ customFields: { po: '12345' } })
    expect(await process()).toEqual(faults('customFields.po must be at most 3 characters long'))
    await cart({ customFields: { po: '123' } })
    expect((await process()).order.customFields).toEqual({ po: '123' })
  })
})

describe('a shop without definitions', () => {
  test('executes as many statements as without the feature', async () => {
    const { cart, process } = await cartOf()
    await createOrder()
    const counted = async (work: () => Promise<Answer>) => {
      server.statements.length = 0
      await work()
      return server.statements.filter((sql) => sql.includes('fieldDefinition')).length
    }
    expect(await counted(() => createOrder())).toBe(0)
    expect(await counted(() => cart({ notes: 'soon' }))).toBe(0)
    expect(await counted(process)).toBe(0)
    expect(await counted(() => server.gql('{ orders { items { customFields items { customFields } } } }'))).toBe(0)
    expect(await counted(() => server.rest('GET /v2/orders'))).toBe(0)
    expect(await counted(() => server.rest('POST /v2/companies', { name: 'New', addresses: [] }))).toBe(0)
  })

  test('refuses every value', async () => {
    expect(await createOrder({ customFields: { po: '1' } })).toEqual(faults('customFields.po is not a custom field of orders'))
    expect(await createOrder({ items: [orderLine('A', 100, { customFields: { x: 1 } })] })).toEqual(
      faults('customFields.x is not a custom field of order lines'),
    )
    expect((await createOrder({ customFields: {} })).customFields).toEqual({})
  })
})

describe('a request that is one transaction', () => {
  test('sees the definitions that it adds, and others do not if it fails', async () => {
    const query = `mutation ($definition: FieldDefinitionCreateInput!, $order: OrderCreateInput!) {
      fieldDefinitionCreate(input: $definition) { id } orderCreate(order: $order) { customFields } }`
    const variables = {
      definition: { ownerType: 'ORDER', code: 'po', type: 'TEXT' },
      order: orderInput(buyer, { customFields: { po: '1' } }),
    }
    await server.withHeaders({ 'api-dry-run': 'true' }, () => server.gql(query, variables))
    const { orderCreate } = await server.withHeaders({ 'idempotency-key': 'once' }, () => server.gql(query, variables))
    expect(orderCreate).toEqual({ customFields: { po: '1' } })
    expect((await createOrder({ customFields: { po: '2' } })).customFields).toEqual({ po: '2' })
  })
})
