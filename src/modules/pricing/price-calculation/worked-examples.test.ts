import { beforeEach, describe, expect, test } from 'vitest'
import { fill } from '../../../../test/catalogue.js'
import { addContact } from '../../../../test/people.js'
import { addPrice, addSheet, addTax } from '../../../../test/price-fixtures.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

let server: TestServer
let productId: number
let categoryId: number

beforeEach(async () => {
  server = await startTestServer()
  const ids = await fill(server, {
    categories: { Tools: null, Drills: 'Tools' },
    products: [{ sku: 'D-1', names: { NL: 'Boor' }, categories: ['Drills'], priceGroup: 'P1' }],
  })
  productId = ids.product.get('D-1') as number
  categoryId = ids.category.get('Tools') as number
  await addTax(server, 'NL', 'H', 21)
})

const PRICE = 'type discountType list cost gross net taxCode quantity discount { quantityFrom value }'

const calculate = async (input: object = {}): Promise<Answer> =>
  (
    await server.gql(`query ($input: PriceCalculateInput!) { priceCalculate(input: $input) { ${PRICE} } }`, {
      input: { productId, ...input },
    })
  ).priceCalculate

describe('the worked examples', () => {
  test('1: list 100.00 at 21 % costs everybody 100.00 without and 121.00 with tax', async () => {
    await addPrice(server, productId, { list: 100 })

    expect(await calculate()).toEqual({
      type: 'DEFAULT',
      discountType: 'LIST_PRICE_MIN',
      list: 100,
      cost: null,
      gross: 100,
      net: 121,
      taxCode: 'H',
      quantity: 1,
      discount: null,
    })
  })

  test('a percentage of more than a hundred is no price: nobody is paid for buying', async () => {
    await addPrice(server, productId, { list: 100, bulkType: 'LIST_PRICE_MIN', bulkPrices: [{ quantityFrom: 10, value: 150 }] })

    expect(await calculate({ quantity: 10 })).toMatchObject({ type: 'DEFAULT', gross: 100 })
  })

  test('2: bulk prices of 90 from 10 and 80 from 50', async () => {
    await addPrice(server, productId, {
      list: 100,
      bulkPrices: [
        { quantityFrom: 10, value: 90 },
        { quantityFrom: 50, value: 80 },
      ],
    })

    expect(await calculate({ quantity: 9 })).toMatchObject({ type: 'DEFAULT', gross: 100, discount: null })
    expect(await calculate({ quantity: 10 })).toMatchObject({
      type: 'BULK_SALES_PRICE',
      discountType: 'NET_PRICE',
      gross: 90,
      net: 108.9,
      discount: { quantityFrom: 10, value: 90 },
    })
    expect(await calculate({ quantity: 49 })).toMatchObject({ gross: 90 })
    expect(await calculate({ quantity: 50 })).toMatchObject({ gross: 80, discount: { quantityFrom: 50 } })
  })

  test('3: bulk prices as a percentage off the list price, and on top of the purchase price of the quantity', async () => {
    await addPrice(server, productId, { list: 100, bulkType: 'LIST_PRICE_MIN', bulkPrices: [{ quantityFrom: 10, value: 5 }] })
    expect(await calculate({ quantity: 10 })).toMatchObject({ gross: 95, discountType: 'LIST_PRICE_MIN' })

    await server.db.deleteFrom('price').execute()
    await addPrice(server, productId, {
      list: 100,
      bulkType: 'COST_PRICE_PLUS',
      costPrices: [{ value: 40 }, { quantityFrom: 10, value: 35 }],
      bulkPrices: [{ quantityFrom: 10, value: 20 }],
    })
    expect(await calculate({ quantity: 10 })).toMatchObject({ gross: 42, cost: 35, type: 'BULK_SALES_PRICE' })
    expect(await calculate({ quantity: 9 })).toMatchObject({ gross: 100, cost: 40, type: 'DEFAULT' })
  })

  test('4: the sheet of the best priority wins although its line is less specific; without a line, the next sheet does', async () => {
    await addPrice(server, productId, { list: 100 })
    const { id: contactId, companyIds } = await addContact(server, { email: 'ada@a.test' })
    await addSheet(server, { code: 'S2', priority: 2, companyIds, lines: [{ productId, value: 75 }] })
    const line = { categoryId, type: 'LIST_PRICE_MIN', value: 20 } as const
    await addSheet(server, { code: 'S1', priority: 1, companyIds, lines: [line] })

    expect(await calculate({ contactId })).toMatchObject({ type: 'PRICESHEET', discountType: 'LIST_PRICE_MIN', gross: 80 })
    await server.db.deleteFrom('discount').where('categoryId', '=', categoryId).execute()
    expect(await calculate({ contactId })).toMatchObject({ type: 'PRICESHEET', discountType: 'NET_PRICE', gross: 75 })
    expect(await calculate()).toMatchObject({ type: 'DEFAULT', gross: 100 })
  })

  test('5: a zone with a tax code of its own has the tax of that code', async () => {
    await addTax(server, 'DE', 'H', 19)
    await addTax(server, 'DE', 'L', 7)
    await addPrice(server, productId, { list: 100, zones: { DE: 'L' } })

    expect(await calculate({ taxZone: 'de' })).toMatchObject({ gross: 100, net: 107, taxCode: 'L' })
    expect(await calculate()).toMatchObject({ gross: 100, net: 121, taxCode: 'H' })
    expect(await calculate({ taxZone: 'FR' })).toMatchObject({ gross: 100, net: 100, taxCode: 'H' })
  })

  test('the published samples of tax are reproduced to the cent', async () => {
    await addPrice(server, productId, {
      list: 24.25,
      bulkPrices: [
        { quantityFrom: 8, value: 23.43 },
        { quantityFrom: 12, value: 22.35 },
        { quantityFrom: 16, value: 21.95 },
      ],
    })

    const prices = await server.gql(`{ product(productId: ${productId}) {
      price { gross net type } bulkPrices { gross net quantity discount { quantityFrom validFrom validTo } } } }`)

    expect(prices.product).toEqual({
      price: { gross: 24.25, net: 29.34, type: 'DEFAULT' },
      bulkPrices: [
        { gross: 23.43, net: 28.35, quantity: 8, discount: { quantityFrom: 8, validFrom: null, validTo: null } },
        { gross: 22.35, net: 27.04, quantity: 12, discount: { quantityFrom: 12, validFrom: null, validTo: null } },
        { gross: 21.95, net: 26.56, quantity: 16, discount: { quantityFrom: 16, validFrom: null, validTo: null } },
      ],
    })
  })
})
