/** Prices, tiers, taxes and price sheets, written straight into the tables: what a test is about is what they add up to. */
import { v7 } from 'uuid'
import type { PriceDiscountType, Taxcode } from '../src/contract/contract.gen.js'
import type { TestServer } from './test-server.js'

const stamps = (server: TestServer) => ({ uuid: v7(), createdAt: server.clock(), lastModifiedAt: server.clock() })

interface TierFixture {
  /** 1 unless it says otherwise. */
  quantityFrom?: number
  value: number
  validFrom?: string
  validTo?: string
}

const tierColumns = ({ quantityFrom = 1, value, validFrom, validTo }: TierFixture) => ({
  quantityFrom,
  value: String(value),
  validFrom: validFrom ? new Date(validFrom) : null,
  validTo: validTo ? new Date(validTo) : null,
})

export interface PriceFixture {
  list: number
  per?: number
  taxCode?: Taxcode
  bulkType?: PriceDiscountType
  costPrices?: TierFixture[]
  bulkPrices?: TierFixture[]
  bulkCostPrices?: TierFixture[]
  /** Zone → tax code that differs from the default one. */
  zones?: Record<string, Taxcode>
}

/** Adds the price record of a product, with its tiers; returns its uuid. */
export async function addPrice(server: TestServer, productId: number, fixture: PriceFixture): Promise<string> {
  const { list, per = 1, taxCode = 'H', bulkType = 'NET_PRICE', zones = {} } = fixture
  const row = { ...stamps(server), productId, list: String(list), per, defaultTaxCode: taxCode, bulkPriceDiscountType: bulkType }
  await server.db.insertInto('price').values(row).execute()
  for (const table of ['costPrice', 'bulkPrice', 'bulkCostPrice'] as const)
    for (const tier of fixture[`${table}s`] ?? [])
      await server.db
        .insertInto(table)
        .values({ ...stamps(server), priceId: row.uuid, ...tierColumns(tier) })
        .execute()
  for (const [zone, code] of Object.entries(zones))
    await server.db
      .insertInto('zoneTaxCode')
      .values({ ...stamps(server), priceId: row.uuid, zone, taxCode: code })
      .execute()
  return row.uuid
}

export const addTax = (server: TestServer, zone: string, code: Taxcode, percentage: number) =>
  server.db
    .insertInto('tax')
    .values({ ...stamps(server), zone, code, percentage: String(percentage) })
    .execute()

interface SheetFixture {
  code: string
  priority?: number
  companyIds?: number[]
  contactIds?: number[]
  customerIds?: number[]
  lines?: (TierFixture & { productId?: number; categoryId?: number; priceGroup?: string; type?: PriceDiscountType })[]
}

/** Adds a price sheet with its lines, assigned to parties; returns its uuid. */
export async function addSheet(server: TestServer, fixture: SheetFixture): Promise<string> {
  const { code, priority = 1, companyIds = [], contactIds = [], customerIds = [], lines = [] } = fixture
  const row = { ...stamps(server), code, priority }
  const { id } = await server.db.insertInto('pricesheet').values(row).returning('id').executeTakeFirstOrThrow()
  const parties = [
    ...companyIds.map((companyId) => ({ companyId })),
    ...contactIds.map((contactId) => ({ contactId })),
    ...customerIds.map((customerId) => ({ customerId })),
  ]
  for (const party of parties)
    await server.db
      .insertInto('pricesheetParty')
      .values({ pricesheetId: id, ...party })
      .execute()
  for (const { type = 'NET_PRICE', productId = null, categoryId = null, priceGroup = null, ...tier } of lines)
    await server.db
      .insertInto('discount')
      .values({
        ...stamps(server),
        pricesheetId: row.uuid,
        discountType: type,
        productId,
        categoryId,
        priceGroup,
        ...tierColumns(tier),
      })
      .execute()
  return row.uuid
}
