import { expect, test } from 'vitest'
import { type Answer, startTestServer } from '../../../../test/test-server.js'
import { toRefusal } from '../../../../test/warehouses.js'

const LATER = '2026-11-16T12:00:00.000Z'
const IMPORT =
  'mutation ($input: InventoryCsvInput!) { inventoryCsvImport(input: $input) { importedCount errors { code messages rowNumber } } }'

async function productHouse() {
  const server = await startTestServer()
  const products = ['A', 'B', 'C'].map((sku) => ({ sku, supplier: 'ACME', supplierCode: `S-${sku}` }))
  const { data } = (await server.rest('POST /v2/products/bulk/sku', { products })).body
  const rows = async (): Promise<Answer[]> => (await server.rest('GET /v2/inventory?offset=100')).body.data
  return { ...server, ids: data.map(({ id }: Answer) => id) as number[], rows }
}

test('a bulk adds stock, changes it in its place, and does not write what is as it was', async () => {
  const server = await productHouse()
  const items = [
    { sku: 'A', quantity: 1, location: 'X' },
    { sku: 'A', quantity: 2, location: 'Y' },
    { sku: 'B', quantity: 3 },
  ]
  await server.rest('POST /v2/inventory/bulk/sku/local', { inventory: items })
  server.travel(LATER)

  const { body } = await server.rest('POST /v2/inventory/bulk/sku/local', {
    inventory: [...items.slice(0, 2), { sku: 'B', quantity: 30 }],
  })

  expect(body.data.map(({ action, success }: Answer) => [action, success])).toEqual(Array(3).fill(['update', true]))
  expect(await server.rows()).toMatchObject([
    { sku: 'A', location: 'X', quantity: 1, lastModifiedAt: '2026-11-15T12:00:00.000Z' },
    { sku: 'A', location: 'Y', quantity: 2, lastModifiedAt: '2026-11-15T12:00:00.000Z' },
    { sku: 'B', quantity: 30, supplier: 'INTERN', lastModifiedAt: LATER },
  ])
})

test('a bulk of quantities leaves the supplier that a row has; a new row gets that of the product', async () => {
  const server = await productHouse()
  await server.gql(
    `mutation { inventoryCreate(input: { type: supplier, productId: ${server.ids[0]}, quantity: 1, supplier: "BOLT & CO" }) { id } }`,
  )

  for (const quantity of [7, 8])
    await server.rest('POST /v2/inventory/bulk/sku/supplier', {
      inventory: [
        { sku: 'A', quantity },
        { sku: 'B', quantity },
      ],
    })
  expect(await server.rows()).toMatchObject([
    { sku: 'A', quantity: 8, supplier: 'BOLT & CO' },
    { sku: 'B', quantity: 8, supplier: 'ACME' },
  ])

  await server.rest('POST /v2/inventory/bulk/sku/supplier', { inventory: [{ sku: 'A', quantity: 9, supplier: 'NUT LTD' }] })
  expect(await server.rows()).toMatchObject([{ quantity: 9, supplier: 'NUT LTD' }, { quantity: 8 }])
})

test('an item that cannot be written fails alone and says why', async () => {
  const server = await productHouse()

  const { body } = await server.rest('POST /v2/inventory/bulk/supplierCode/supplier', {
    inventory: [
      { supplierCode: 'S-A', quantity: 1 },
      { supplierCode: 'S-NONE', quantity: 1 },
      { supplierCode: 'S-B', quantity: 1, warehouseId: 9 },
      { supplierCode: 'S-B', quantity: 1, companyId: 9 },
      { supplierCode: 'S-C' },
    ],
  })

  expect(body.data.map(({ error = null }: Answer) => error)).toEqual([
    null,
    'Product with supplierCode [S-NONE] not found',
    'Warehouse with id [9] not found',
    'Company with id [9] not found',
    expect.stringContaining('a new one needs quantity'),
  ])
  expect(await server.rows()).toMatchObject([{ sku: 'A', supplier: 'ACME', type: 'supplier', quantity: 1 }])
  expect(
    toRefusal(await server.rest('POST /v2/inventory/bulk/sku/elsewhere', { inventory: [{ sku: 'A', quantity: 1 }] })),
  ).toMatchObject({ status: 400, code: 10007 })
  expect(
    toRefusal(await server.rest('POST /v2/inventory/bulk/name/local', { inventory: [{ sku: 'A', quantity: 1 }] })),
  ).toMatchObject({ status: 400, code: 10006 })
})

test('two bulks of the same new rows at once add each row once', async () => {
  const server = await productHouse()
  const inventory = ['A', 'B', 'C'].map((sku) => ({ sku, quantity: 5 }))

  const answers = await Promise.all([1, 2, 3].map(() => server.rest('POST /v2/inventory/bulk/sku/local', { inventory })))

  expect(answers.flatMap(({ body }) => body.data.map(({ success }: Answer) => success))).toEqual(Array(9).fill(true))
  expect((await server.rows()).map(({ quantity }) => quantity)).toEqual([5, 5, 5])
})

test('a file adds and changes stock, and reports the rows that it could not take', async () => {
  const server = await productHouse()
  const content = `SKU,SUPPLIER_CODE,INVENTORY_TYPE,QUANTITY,LOCATION,NEXT_DELIVERY_DATE,COST_PRICE
A,,local,5,X,2026-12-01,
,S-B,supplier,7,,,1.5
NONE,,local,1,,,
C,,elsewhere,1,,,
C,,local,many,,,
C,,local,1,,,-1
C,,local,1,,,1.123456
C,,local,1,,,10000000000
`
  const file = { name: 'stock.csv', type: 'text/csv', content }

  const { inventoryCsvImport } = await server.upload(IMPORT, { input: { file: null } }, { 'variables.input.file': file })

  expect(inventoryCsvImport.importedCount).toBe(2)
  expect(inventoryCsvImport.errors.map(({ rowNumber }: Answer) => rowNumber).sort()).toEqual([3, 4, 5, 6, 7, 8])
  expect(inventoryCsvImport.errors.slice(-3).map(({ messages }: Answer) => messages)).toEqual([
    ['COST_PRICE must be from 0 to 9999999999'],
    ['COST_PRICE must have at most 5 decimals'],
    ['COST_PRICE must be from 0 to 9999999999'],
  ])
  expect(await server.rows()).toMatchObject([
    { sku: 'A', quantity: 5, location: 'X', nextDeliveryDate: '2026-12-01T00:00:00.000Z' },
    { sku: 'B', quantity: 7, type: 'supplier', supplier: 'ACME', costPrice: 1.5 },
  ])
})
