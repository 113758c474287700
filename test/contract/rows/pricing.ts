/** Prices, their tiers and tax codes, price sheets and their lines. */
import { v7 } from 'uuid'
import type { TestServer } from '../../test-server.js'
import { insert, type Make, some, stamped, text } from './insert.js'

/** Adds products with a price each and returns the uuids of the prices. */
async function pricesFor(server: TestServer, count: number): Promise<string[]> {
  const products = Array.from({ length: count }, () => ({ ...stamped(server), sku: `OF_PRICES_${v7()}` }))
  const ids = (await server.db.insertInto('product').values(products).returning('id').execute()).map(({ id }) => id)
  const prices = ids.map((productId) => ({ ...stamped(server), productId, list: '1', defaultTaxCode: 'H' as const }))
  return (await server.db.insertInto('price').values(prices).returning('uuid').execute()).map(({ uuid }) => uuid)
}

const day = (year: number, month: number) => new Date(Date.UTC(year, month, 1))

/** Ten tiers a price: no two of them have the same quantity. */
const tiers =
  (table: 'costPrice' | 'bulkPrice' | 'bulkCostPrice'): Make =>
  async (server, n) => {
    const prices = await pricesFor(server, 1 + Math.floor(n / 10))
    await insert(table, (i) => ({
      priceId: prices[Math.floor(i / 10)],
      quantityFrom: 1 + (i % 10),
      value: some(i, 9.5, 10, 100, 10),
      validFrom: some(i, null, day(2026, 0), day(2026, 1), day(2026, 1)),
      validTo: some(i, null, day(2027, 0), day(2027, 1)),
    }))(server, n)
  }

const sheet = (i: number) => ({
  code: `SHEET_${i}_${v7()}`,
  names: text(`Sheet ${some(i, 'a', 'b', 'c')}`),
  descriptions: text(`${some(i, 'x', 'y')}`),
  priority: some(i, 1, 2, 10),
  readonly: some(i, false, true, false),
  currency: some(i, 'EUR', 'GBP', 'EUR'),
})

/** The number of the sheet that has the lines which a path asks for. */
export const SHEET_OF_LINES = 'OF_LINES'

/** The sheet OF_LINES has n lines, another one has as many. */
async function addLines(server: TestServer, n: number): Promise<void> {
  const sheets = [
    { ...stamped(server), ...sheet(0), code: SHEET_OF_LINES },
    { ...stamped(server), ...sheet(1) },
  ]
  const made = await server.db
    .insertInto('pricesheet')
    .values(sheets as never)
    .returning('uuid')
    .execute()
  const productIds = (
    await server.db
      .insertInto('product')
      .values(Array.from({ length: 4 }, () => ({ ...stamped(server), sku: `OF_LINES_${v7()}` })))
      .returning('id')
      .execute()
  ).map(({ id }) => id)
  const categories = Array.from({ length: 3 }, () => ({ ...stamped(server), names: text('Of lines') as never }))
  const categoryIds = (await server.db.insertInto('category').values(categories).returning('id').execute()).map(({ id }) => id)
  for (const id of categoryIds)
    await server.db
      .updateTable('category')
      .set({ path: `${id}` })
      .where('id', '=', id)
      .execute()
  const nothing = { productId: null, categoryId: null, priceGroup: null }
  for (const { uuid } of made)
    await insert('discount', (i) => ({
      pricesheetId: uuid,
      ...nothing,
      ...(some(
        i,
        { productId: productIds[(i >> 2) % 2] },
        { categoryId: categoryIds[(i >> 2) % 3] },
        { priceGroup: `G${(i >> 2) % 4}` },
        { productId: productIds[2 + ((i >> 2) % 2)] },
      ) as object),
      value: some(i, 9.5, 10, 100, 10),
      discountType: some(i, 'NET_PRICE', 'LIST_PRICE_MIN', 'COST_PRICE_PLUS', 'NET_PRICE', 'NET_PRICE'),
      quantityFrom: 1 + (i >> 3),
      validFrom: some(i, null, day(2026, 0), day(2026, 1)),
      validTo: some(i, null, day(2027, 0), day(2027, 1)),
    }))(server, n)
}

export const pricingMakers: Record<string, Make> = {
  Price: async (server, n) => {
    const products = Array.from({ length: n }, () => ({ ...stamped(server), sku: `OF_PRICES_${v7()}` }))
    const ids = (await server.db.insertInto('product').values(products).returning('id').execute()).map(({ id }) => id)
    await insert('price', (i) => ({
      productId: ids[i],
      currency: some(i, 'EUR', 'GBP', 'EUR'),
      per: some(i, 1, 100),
      list: some(i, 9.5, 10, 100, 10),
      store: some(i, null, 8, 80),
      suggested: some(i, 12, null, 120),
      bulkPriceDiscountType: some(i, 'NET_PRICE', 'LIST_PRICE_MIN', 'COST_PRICE_PLUS'),
      defaultTaxCode: some(i, 'H', 'L', 'N', 'H'),
    }))(server, n)
  },
  CostPrice: tiers('costPrice'),
  BulkPrice: tiers('bulkPrice'),
  BulkCostPrice: tiers('bulkCostPrice'),
  ZoneTaxCode: async (server, n) => {
    const prices = await pricesFor(server, 1 + Math.floor(n / 2))
    await insert('zoneTaxCode', (i) => ({
      priceId: prices[Math.floor(i / 2)],
      zone: i % 2 ? some(i, 'NL', 'BE') : some(i, 'DE', 'FR', 'AT'),
      taxCode: some(i, 'H', 'L', 'N'),
    }))(server, n)
  },
  Pricesheet: insert('pricesheet', sheet),
  Discount: addLines,
}
