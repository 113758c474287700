import { expect, test } from 'vitest'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'
import { addWarehouses, toRefusal } from '../../../../test/warehouses.js'

const ROW = `id productId quantity costPrice supplier supplierCode sku dateModified warehouseId companyId location nextDeliveryDate notes
  createdAt lastModifiedAt messages total warehouse { name }`
const CREATE = `mutation ($input: CreateInventoryInput!) { inventoryCreate(input: $input) { ${ROW} } }`
const UPDATE = `mutation ($id: Int!, $input: UpdateInventoryInput!) { inventoryUpdate(id: $id, input: $input) { ${ROW} } }`
const TOTALS = `totalQuantity totalReservedQuantity supplierQuantity supplierReservedQuantity localQuantity localReservedQuantity
  nextDeliveryDate availableQuantity total messages`
const INSTANT = '2026-11-15T12:00:00.000Z'
const LATER = '2026-11-16T12:00:00.000Z'

const addProducts = async ({ rest }: TestServer, ...skus: string[]): Promise<number[]> => {
  const products = skus.map((sku) => ({ sku, supplier: 'ACME', supplierCode: `S-${sku}` }))
  const { body } = await rest('POST /v2/products/bulk/sku', { products })
  return body.data.map(({ id }: Answer) => id)
}
const addCompany = async ({ rest }: TestServer, name: string): Promise<number> =>
  (await rest('POST /v2/companies', { name })).body.id

test('a row of stock takes the codes of its product and the supplier that fits its type', async () => {
  const server = await startTestServer()
  const [hammer] = await addProducts(server, 'HAMMER')
  await addWarehouses(server, 'R1')
  const local = {
    type: 'local',
    productId: hammer,
    quantity: 7,
    warehouseId: 1,
    location: 'A1',
    costPrice: 1.25,
    supplier: 'other',
  }

  const own = await server.gql(CREATE, { input: local })
  const theirs = await server.gql(CREATE, {
    input: { type: 'supplier', productId: hammer, quantity: -2, nextDeliveryDate: '2026-12-01' },
  })

  const common = { productId: hammer, supplierCode: 'S-HAMMER', sku: 'HAMMER', dateModified: INSTANT, notes: '', companyId: null }
  const stamps = { createdAt: INSTANT, lastModifiedAt: INSTANT, messages: [], total: 0 }
  expect(own.inventoryCreate).toEqual({
    ...{ ...common, ...stamps, id: '1', quantity: 7, costPrice: 1.25, supplier: 'INTERN', warehouseId: 1 },
    ...{ location: 'A1', nextDeliveryDate: null, warehouse: { name: 'R1' } },
  })
  expect(theirs.inventoryCreate).toEqual({
    ...{ ...common, ...stamps, id: '2', quantity: -2, costPrice: 0, supplier: 'ACME', warehouseId: 0 },
    ...{ location: '', nextDeliveryDate: '2026-12-01T00:00:00.000Z', warehouse: null },
  })
})

test('a second row for the same product, type, warehouse, location and company is refused', async () => {
  const server = await startTestServer()
  const [hammer] = await addProducts(server, 'HAMMER')
  const companyId = await addCompany(server, 'Acme')
  const place = { type: 'local', productId: hammer, quantity: 1 }
  await server.gql(CREATE, { input: place })

  expect(await server.gql(CREATE, { input: { ...place, quantity: 9 } })).toEqual({
    errors: [{ message: 'Inventory already exists', code: 'INVENTORY_ALREADY_EXISTS_ERROR' }],
  })
  expect(await server.gql(CREATE, { input: { ...place, type: 'supplier' } })).toMatchObject({
    inventoryCreate: { supplier: 'ACME' },
  })
  expect(await server.gql(CREATE, { input: { ...place, location: 'B' } })).toMatchObject({ inventoryCreate: { location: 'B' } })
  expect(await server.gql(CREATE, { input: { ...place, companyId } })).toMatchObject({ inventoryCreate: { companyId } })
  expect((await server.rest('GET /v2/inventory')).body).toMatchObject({ itemsFound: 4, data: [{ quantity: 1 }, {}, {}, {}] })
})

test('stock of what does not exist is refused by the published codes, and nothing is added', async () => {
  const server = await startTestServer()
  const [hammer] = await addProducts(server, 'HAMMER')
  const refusal = async (input: object) => (await server.gql(CREATE, { input })).errors[0]
  const place = { type: 'local', productId: hammer, quantity: 1 }

  expect(await refusal({ ...place, productId: 99 })).toEqual({
    message: 'Product with id [99] not found',
    code: 'INVENTORY_PRODUCT_NOT_FOUND_ERROR',
  })
  expect(await refusal({ ...place, warehouseId: 5 })).toEqual({
    message: 'Warehouse with id [5] not found',
    code: 'INVENTORY_WAREHOUSE_NOT_FOUND_ERROR',
  })
  expect(await refusal({ ...place, companyId: 5 })).toEqual({
    message: 'Company with id [5] not found',
    code: 'INVENTORY_CREATE_ERROR',
  })
  expect(await refusal({ ...place, location: 'x'.repeat(36) })).toMatchObject({ code: 'VALIDATION_ERROR' })
  expect(await refusal({ ...place, costPrice: 0.123456 })).toMatchObject({ code: 'VALIDATION_ERROR' })
  expect(toRefusal(await server.rest('POST /v2/inventory', { ...place, productId: 99 }))).toMatchObject({
    status: 404,
    code: 80006,
  })
  expect((await server.rest('GET /v2/inventory')).body.itemsFound).toBe(0)
})

test('a change has only the changed fields; cleared notes are empty and a cleared cost price is zero', async () => {
  const server = await startTestServer()
  const [hammer] = await addProducts(server, 'HAMMER')
  await server.gql(CREATE, { input: { type: 'local', productId: hammer, quantity: 7, costPrice: 2.5, notes: 'old' } })
  server.travel(LATER)

  const changed = await server.gql(UPDATE, { id: 1, input: { quantity: 3 } })
  const cleared = (await server.rest('PATCH /v2/inventory/id/1', { notes: null, costPrice: null })).body
  const unknown = await server.gql(UPDATE, { id: 9, input: { quantity: 3 } })

  expect(changed.inventoryUpdate).toMatchObject({ quantity: 3, costPrice: 2.5, notes: 'old', lastModifiedAt: LATER })
  expect(cleared).toMatchObject({ id: 1, quantity: 3, costPrice: 0, notes: '', warehouse: null, dateModified: LATER })
  expect(unknown).toEqual({ errors: [{ message: 'Inventory with id [9] not found', code: 'INVENTORY_NOT_FOUND_ERROR' }] })
  expect((await server.rest('DELETE /v2/inventory/id/1')).body).toMatchObject({ id: 1, sku: 'HAMMER', quantity: 3 })
  expect(await server.gql('mutation { inventoryDelete(id: 1) { messages } }')).toMatchObject({
    errors: [{ code: 'INVENTORY_NOT_FOUND_ERROR' }],
  })
})

/** A hammer with stock of every kind and a saw without any. */
async function stockedHouse() {
  const server = await startTestServer()
  const [hammer = 0, saw = 0] = await addProducts(server, 'HAMMER', 'SAW')
  const companyId = await addCompany(server, 'Acme')
  const rows = [
    { type: 'local', quantity: 5, nextDeliveryDate: '2026-12-05' },
    { type: 'local', quantity: 7, location: 'B' },
    { type: 'local', quantity: 20, companyId, nextDeliveryDate: '2026-12-01' },
    { type: 'supplier', quantity: 300, costPrice: 3, notes: 'secret' },
    { type: 'supplier', quantity: 4000, companyId },
  ]
  for (const row of rows) await server.gql(CREATE, { input: { ...row, productId: hammer } })
  return { ...server, hammer, saw, companyId }
}

test('a product shows its stock added up: free and reserved, local and at suppliers', async () => {
  const { gql, rest, hammer, saw } = await stockedHouse()
  const query = `query ($id: Int!) { product(productId: $id) { inventory { productId ${TOTALS} balance { quantity } } } }`

  const stocked = (await gql(query, { id: hammer })).product.inventory
  const empty = (await gql(query, { id: saw })).product.inventory

  const totals = {
    ...{ totalQuantity: 312, totalReservedQuantity: 4020, supplierQuantity: 300, supplierReservedQuantity: 4000 },
    ...{ localQuantity: 12, localReservedQuantity: 20, nextDeliveryDate: '2026-12-01T00:00:00.000Z', availableQuantity: 312 },
  }
  const zero = Object.fromEntries(Object.keys(totals).map((name) => [name, name === 'nextDeliveryDate' ? null : 0]))
  expect(stocked).toEqual({
    productId: hammer,
    ...totals,
    total: 5,
    messages: [],
    balance: [5, 7, 20, 300, 4000].map((quantity) => ({ quantity })),
  })
  expect(empty).toEqual({ productId: saw, ...zero, total: 0, messages: [], balance: [] })
  expect((await rest('GET /v2/products/sku/HAMMER/inventory')).body).toMatchObject({
    ...totals,
    total: 5,
    balance: [{ quantity: 5, sku: 'HAMMER' }, {}, {}, {}, {}],
  })
  expect(toRefusal(await rest('GET /v2/products/sku/NONE/inventory'))).toMatchObject({ status: 404, code: 80006 })
})

test('a buyer sees neither cost prices nor the rows that are reserved for others', async () => {
  const { gql, keyFor, hammer } = await stockedHouse()
  const query =
    'query ($id: Int!) { product(productId: $id) { inventory { totalReservedQuantity balance { quantity costPrice notes } } } }'

  const seen = await gql(query, { id: hammer }, await keyFor({ product: 'VIEWER' }))

  expect(seen.product.inventory).toEqual({
    totalReservedQuantity: 4020,
    balance: [5, 7, 300].map((quantity) => ({ quantity, costPrice: 0, notes: '' })),
  })
})

test('a page of products with stock costs the same number of statements however long it is', async () => {
  const server = await startTestServer()
  const skus = Array.from({ length: 100 }, (_, i) => `P${i}`)
  await addProducts(server, ...skus)
  await server.rest('POST /v2/inventory/bulk/sku/local', { inventory: skus.map((sku, i) => ({ sku, quantity: i })) })
  const query = `query ($offset: Int!) { products(input: { offset: $offset, sortInputs: [{ field: SKU }] }) {
    items { ... on Product { sku inventory { totalQuantity balance { sku quantity } } } } } }`

  // The first search reads the languages of the channel and the tenant, which are then remembered.
  await server.gql(query, { offset: 1 })
  const counts = []
  for (const offset of [12, 100]) {
    server.statements.length = 0
    const { items } = (await server.gql(query, { offset })).products
    counts.push(server.statements.length)
    expect(items[1]).toEqual({ sku: 'P1', inventory: { totalQuantity: 1, balance: [{ sku: 'P1', quantity: 1 }] } })
  }
  expect(counts[0]).toBe(counts[1])
})

test('a search by stock takes both ends of a range, counts a product without rows as zero, and a cluster by any of its products', async () => {
  const server = await startTestServer()
  const products = await addProducts(server, 'NONE', 'FIVE', 'NINE', 'RESERVED')
  const companyId = await addCompany(server, 'Acme')
  const config = (await server.rest('POST /v2/clustersconfig', { name: 'Sizes' })).body.id
  const cluster = (await server.rest('POST /v2/clusters', { clusterConfigId: config })).body.id
  await server.rest(`POST /v2/clusters/id/${cluster}/products/bulk`, { products: [{ sku: 'C-ZERO' }, { sku: 'C-FIFTY' }] })
  await server.rest('POST /v2/inventory/bulk/sku/local', {
    inventory: [
      { sku: 'FIVE', quantity: 5 },
      { sku: 'NINE', quantity: 2 },
      { sku: 'RESERVED', quantity: 500, companyId },
      { sku: 'C-FIFTY', quantity: 50 },
    ],
  })
  await server.rest('POST /v2/inventory/bulk/sku/supplier', { inventory: [{ sku: 'NINE', quantity: 7 }] })
  const [none, five, nine, reserved] = products
  const found = async (inventory: object) => {
    const query = `query ($inventory: ProductSearchInventoryFilterInput) { products(input: { inventory: $inventory }) {
      items { ... on Product { id: productId } ... on Cluster { id: clusterId } } itemsFound } }`
    const { items } = (await server.gql(query, { inventory })).products
    return items.map(({ id }: Answer) => id).sort((a: number, b: number) => a - b)
  }

  expect(await found({ totalQuantity: { greaterThan: 5 } })).toEqual([five, nine, cluster])
  expect(await found({ totalQuantity: { greaterThan: 5, lessThan: 9 } })).toEqual([five, nine])
  expect(await found({ localQuantity: { equal: 2 } })).toEqual([nine])
  expect(await found({ supplierQuantity: { greaterThan: 1 }, localQuantity: { lessThan: 2 } })).toEqual([nine])
  expect(await found({ totalQuantity: { lessThan: 0 } })).toEqual([none, reserved, cluster])
  expect(await found({ totalQuantity: { equal: 0 }, localQuantity: { lessThan: 0 } })).toEqual([none, reserved, cluster])
  expect(await found({})).toEqual([five, nine, none, reserved, cluster])
  await server.gql('mutation { inventoryDelete(id: 1) { success } }')
  await server.gql(UPDATE, { id: 2, input: { quantity: 1 } })
  expect(await found({ totalQuantity: { greaterThan: 5, lessThan: 9 } })).toEqual([nine])
  expect(await found({ totalQuantity: { equal: 8 } })).toEqual([nine])
})
