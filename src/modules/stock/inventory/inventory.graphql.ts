import { hasRole } from '../../../core/auth/access.js'
import type { Ctx } from '../../../core/context.js'
import { relationField } from '../../../core/store/relations.js'
import { get } from '../../../core/store/store.js'
import type { InventoryRow } from '../../../db/db.gen.js'
import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { importInventory } from './inventory.csv.js'
import { balanceOfProduct, inventoryOfProduct } from './inventory.product.js'
import { inventory, productOfInventory, warehouseOfInventory } from './inventory.resource.js'
import { createInventory, removeInventory, updateInventory } from './inventory.service.js'

const productOf = relationField(productOfInventory)

const mayReadCosts = ({ actor }: Ctx) => hasRole(actor.roles, 'logistics', 'VIEWER')

/** The fields that are not columns of the same name; both contract types show the same row. */
const inventoryFields = {
  sku: async (row: InventoryRow, _: object, ctx: Ctx) => (await productOf(row, {}, ctx))?.sku ?? '',
  supplierCode: async (row: InventoryRow, _: object, ctx: Ctx) => (await productOf(row, {}, ctx))?.supplierCode ?? '',
  warehouseId: ({ warehouseId }: InventoryRow) => warehouseId ?? 0,
  costPrice: ({ costPrice }: InventoryRow, _: object, ctx: Ctx) => (mayReadCosts(ctx) ? costPrice : 0),
  notes: ({ notes }: InventoryRow, _: object, ctx: Ctx) => (mayReadCosts(ctx) ? notes : ''),
  dateModified: ({ lastModifiedAt }: InventoryRow) => lastModifiedAt,
}

export const inventoryGraphql = {
  Query: {
    inventory: (_, { id }, ctx) => get(ctx, inventory, { id }),
  },
  Mutation: {
    inventoryCreate: (_, { input }, ctx) => createInventory(ctx, input),
    inventoryCsvImport: (_, { input }, ctx) => importInventory(ctx, input),
    inventoryUpdate: (_, { id, input }, ctx) => updateInventory(ctx, { id }, input),
    inventoryDelete: async (_, { id }, ctx) => {
      await removeInventory(ctx, { id })
      return { messages: [], success: true }
    },
  },
  Inventory: inventoryFields,
  InventoryResponse: {
    ...inventoryFields,
    messages: () => [],
    total: () => 0,
    warehouse: relationField(warehouseOfInventory),
  },
  ProductInventory: {
    balance: relationField(balanceOfProduct),
    messages: () => [],
  },
  Product: {
    inventory: relationField(inventoryOfProduct),
  },
} satisfies Resolvers
