import { type SqlBool, sql } from 'kysely'
import type { DateSearchInput, InventoryType, SortOrder } from '../../../contract/contract.gen.js'
import { hasRole } from '../../../core/auth/access.js'
import { relationById } from '../../../core/store/relations.js'
import { dateRange, type Filter, oneOf, type Resource } from '../../../core/store/resource.js'
import type { InventoryRow } from '../../../db/db.gen.js'
import { product } from '../../../resources/catalog/product.js'
import { warehouse } from '../../../resources/stock/warehouse.js'

export type InventorySortField = 'ID' | 'PRODUCT_ID' | 'QUANTITY' | 'CREATED_AT' | 'LAST_MODIFIED_AT'

/** The search of the stock list, which exists only in REST; inventory.dto.ts declares it. */
export interface InventorySearch {
  ids?: readonly number[] | null
  productIds?: readonly number[] | null
  skus?: readonly string[] | null
  types?: readonly InventoryType[] | null
  warehouseIds?: readonly number[] | null
  companyIds?: readonly number[] | null
  locations?: readonly string[] | null
  createdAt?: DateSearchInput | null
  lastModifiedAt?: DateSearchInput | null
  sortInputs?: readonly { field: InventorySortField; order?: SortOrder | null }[] | null
}

/** Finds rows by ids in a nullable column: 0 means the rows without one. */
const idOrNone =
  (column: 'warehouseId' | 'companyId'): Filter<'inventory', readonly number[]> =>
  (eb, ids) =>
    ids.length === 0
      ? eb.val(true)
      : sql<SqlBool>`(${eb.ref(column)} = any(${ids}::int4[]) or (${ids.includes(0)} and ${eb.ref(column)} is null))`

const productHasSku: Filter<'inventory', readonly string[]> = (eb, skus) =>
  skus.length === 0
    ? eb.val(true)
    : sql<SqlBool>`${eb.ref('productId')} in (select p.id from product p where p.sku = any(${skus}::text[]))`

/**
 * The stock of a product in one place. Buyers see stock that is not reserved or is reserved for one of their own companies;
 * staff with the logistics role see everything.
 */
export const inventory: Resource<'inventory', InventorySearch, InventorySortField> = {
  label: 'Inventory',
  table: 'inventory',
  key: 'id',
  lookups: { uuid: ['uuid'] },
  visible: ({ actor: { roles, user } }, access) => {
    if (hasRole(roles, 'logistics', access)) return null
    if (access !== 'VIEWER') return (eb) => eb.val(false)
    return () => sql<SqlBool>`("companyId" is null or "companyId" = any(${user?.companyIds ?? []}::int4[]))`
  },
  filters: {
    ids: oneOf('id'),
    productIds: oneOf('productId'),
    skus: productHasSku,
    types: oneOf('type'),
    warehouseIds: idOrNone('warehouseId'),
    companyIds: idOrNone('companyId'),
    locations: oneOf('location'),
    createdAt: dateRange('createdAt'),
    lastModifiedAt: dateRange('lastModifiedAt'),
  },
  sort: {
    ID: 'id',
    PRODUCT_ID: 'productId',
    QUANTITY: 'quantity',
    CREATED_AT: 'createdAt',
    LAST_MODIFIED_AT: 'lastModifiedAt',
  },
}

/** The product codes of each row. */
export const productOfInventory = relationById(product, ({ productId }: InventoryRow) => productId, ['id', 'sku', 'supplierCode'])

export const warehouseOfInventory = relationById(warehouse, ({ warehouseId }: InventoryRow) => warehouseId)
