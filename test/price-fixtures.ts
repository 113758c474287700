/** Prices, tiers, taxes and price sheets, written straight into the tables: what a test is about is what they add up to. */
import { v7 } from 'uuid'
import type { PriceDiscountType, Taxcode } from '../src/contract/contract.gen.js'
import type { House } from './house.js'

const stamps = (h: House) => ({ uuid: v7(), createdAt: h.clock(), lastModifiedAt: h.clock() })

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

/** The price record of a product, with its tiers; answers its uuid. */
export async function addPrice(h: House, productId: number, fixture: PriceFixture): Promise<string> {
  const { list, per = 1, taxCode = 'H', bulkType = 'NET_PRICE', zones = {} } = fixture
  const row = { ...stamps(h), productId, list: String(list), per, defaultTaxCode: taxCode, bulkPriceDiscountType: bulkType }
  await h.db.insertInto('price').values(row).execute()
  for (const table of ['costPrice', 'bulkPrice', 'bulkCostPrice'] as const)
    for (const tier of fixture[`${table}s`] ?? [])
      await h.db
        .insertInto(table)
        .values({ ...stamps(h), priceId: row.uuid, ...tierColumns(tier) })
        .execute()
  for (const [zone, code] of Object.entries(zones))
    await h.db
      .insertInto('zoneTaxCode')
      .values({ ...stamps(h), priceId: row.uuid, zone, taxCode: code })
      .execute()
  return row.uuid
}

export const addTax = (h: House, zone: string, code: Taxcode, percentage: number) =>
  h.db
    .insertInto('tax')
    .values({ ...stamps(h), zone, code, percentage: String(percentage) })
    .execute()

interface SheetFixture {
  code: string
  priority?: number
  companyIds?: number[]
  contactIds?: number[]
  customerIds?: number[]
  lines?: (TierFixture & { productId?: number; categoryId?: number; priceGroup?: string; type?: PriceDiscountType })[]
}

/** A price sheet with its lines, assigned to parties; answers its uuid. */
export async function addSheet(h: House, fixture: SheetFixture): Promise<string> {
  const { code, priority = 1, companyIds = [], contactIds = [], customerIds = [], lines = [] } = fixture
  const row = { ...stamps(h), code, priority }
  const { id } = await h.db.insertInto('pricesheet').values(row).returning('id').executeTakeFirstOrThrow()
  const parties = [
    ...companyIds.map((companyId) => ({ companyId })),
    ...contactIds.map((contactId) => ({ contactId })),
    ...customerIds.map((customerId) => ({ customerId })),
  ]
  for (const party of parties)
    await h.db
      .insertInto('pricesheetParty')
      .values({ pricesheetId: id, ...party })
      .execute()
  for (const { type = 'NET_PRICE', productId = null, categoryId = null, priceGroup = null, ...tier } of lines)
    await h.db
      .insertInto('discount')
      .values({
        ...stamps(h),
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
