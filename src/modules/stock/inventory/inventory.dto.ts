import { type Relation, readOnce } from '../../../core/store/relations.js'
import type { InventoryRow } from '../../../db/db.gen.js'
import type { Dto, LegacyProperty } from '../../../interfaces/rest/dto.js'
import { warehouseDto } from '../warehouse/warehouse.dto.js'
import { balanceOfProduct } from './inventory.product.js'
import { productOfInventory, warehouseOfInventory } from './inventory.resource.js'

const productOf = readOnce(productOfInventory)

const codeOf =
  (code: 'sku' | 'supplierCode'): Relation<InventoryRow, string> =>
  async (ctx, rows) =>
    (await productOf(ctx, rows)).map((product) => product?.[code] ?? '')

const dateModified = (type: string): LegacyProperty => ({
  type: 'DateTime',
  migration: 'legacy-dates',
  use: [`${type}.lastModifiedAt`],
  before: 'works',
  fix: 'rename',
  read: ({ lastModifiedAt }: InventoryRow) => lastModifiedAt,
})

const leftover = (type: string, read: () => unknown): LegacyProperty => ({
  type,
  migration: 'inventory-response',
  before: 'works',
  fix: 'drop',
  read,
})

const shape: Pick<Dto, 'also' | 'read' | 'related'> = {
  also: { type: 'InventoryType!' },
  read: { warehouseId: ({ warehouseId }: InventoryRow) => warehouseId ?? 0 },
  related: { sku: codeOf('sku'), supplierCode: codeOf('supplierCode') },
}

export const inventoryDto: Dto = {
  name: 'Inventory',
  from: 'Inventory',
  ...shape,
  legacy: { dateModified: dateModified('Inventory') },
  nest: { warehouse: { dto: warehouseDto, of: warehouseOfInventory } },
}

/** The response to adding a row. */
export const inventoryResponseDto: Dto = {
  name: 'InventoryResponse',
  from: 'InventoryResponse',
  ...shape,
  also: { ...shape.also, id: 'Int!', uuid: 'String!' },
  omit: ['dateModified', 'warehouse'],
  legacy: { messages: leftover('[String!]', () => []), total: leftover('Int', () => 0) },
}

/** The total stock of one product; `balance` are its rows. */
export const productInventoryDto: Dto = {
  name: 'ProductInventory',
  from: 'ProductInventory',
  omit: ['balance', 'messages'],
  nest: { balance: { dto: inventoryDto, of: balanceOfProduct, many: true } },
}

export const inventoryCreateDto: Dto = { name: 'CreateInventoryInput', from: 'CreateInventoryInput' }
export const inventoryUpdateDto: Dto = { name: 'UpdateInventoryInput', from: 'UpdateInventoryInput' }

export const inventorySearchDto: Dto = {
  name: 'InventorySearchInput',
  from: 'InventorySearchInput',
  declares: `
    input InventorySearchInput {
      ids: [Int!] @rule(maxItems: 1000)
      productIds: [Int!] @rule(maxItems: 1000)
      "The skus of products."
      skus: [String!] @rule(maxItems: 1000)
      types: [InventoryType!]
      "0 finds stock without a warehouse."
      warehouseIds: [Int!] @rule(maxItems: 1000)
      "The companies that stock is reserved for; 0 finds stock for everybody."
      companyIds: [Int!] @rule(maxItems: 1000)
      locations: [String!] @rule(maxItems: 1000)
      createdAt: DateSearchInput
      lastModifiedAt: DateSearchInput
      page: Int = 1 @rule(min: 1)
      "Items per page."
      offset: Int = 12 @rule(min: 1, max: 1000)
      sortInputs: [InventorySortInput!] @rule(maxItems: 10)
    }

    enum InventorySortField {
      ID
      PRODUCT_ID
      QUANTITY
      CREATED_AT
      LAST_MODIFIED_AT
    }

    input InventorySortInput {
      field: InventorySortField!
      order: SortOrder
    }`,
  isSearch: true,
}

export const inventoryBulkDto: Dto = {
  name: 'InventoryBulkItemDto',
  from: 'InventoryBulkItemDto',
  declares: `
    "A row of stock: the product by the lookup key of the path, the place, and what lies there."
    input InventoryBulkItemDto @partial {
      "The number of the product."
      id: Int
      "The other system, with sourceId."
      source: String @rule(maxLength: 32)
      "The key of the product in the other system."
      sourceId: String @rule(maxLength: 64)
      sku: String
      supplierCode: String
      "Narrows supplierCode; also the supplier of supplier stock."
      supplier: String @rule(maxLength: 255, plain: true)
      "How much there is; a new row needs it."
      quantity: Int
      "0 or null means no warehouse."
      warehouseId: Int
      location: String @rule(maxLength: 35, plain: true)
      "The company that the stock is reserved for."
      companyId: Int
      "The same by the key of another system."
      companySource: SourceInput
      costPrice: Float @rule(min: 0, decimals: 5, max: 9999999999)
      nextDeliveryDate: String @rule(format: dateTime)
      notes: String @rule(maxLength: 255, plain: true)
    }`,
}
