import { hasRole } from '../../../core/auth/access.js'
import type { Ctx } from '../../../core/context.js'
import { relationField } from '../../../core/store/relations.js'
import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { list, one } from '../../../interfaces/graphql/verbs.js'
import { addressOfWarehouse, warehouse } from '../../../resources/stock/warehouse.js'
import {
  createWarehouse,
  createWarehouseAddress,
  removeWarehouse,
  removeWarehouseAddress,
  updateWarehouse,
  updateWarehouseAddress,
} from './warehouse.service.js'

const addressField = relationField(addressOfWarehouse)

const readsLogistics = ({ actor }: Ctx) => hasRole(actor.roles, 'logistics', 'VIEWER')

/** Visitors do not see internal notes, nor the address of a warehouse where they can neither shop nor collect. */
export const warehouseGraphql = {
  Query: {
    warehouse: one(warehouse, 'id'),
    warehouses: list(warehouse),
  },
  Mutation: {
    warehouseCreate: (_, { input }, ctx) => createWarehouse(ctx, input),
    warehouseUpdate: (_, { id, input }, ctx) => updateWarehouse(ctx, { id }, input),
    warehouseDelete: (_, { id }, ctx) => removeWarehouse(ctx, { id }),
    warehouseAddressCreate: (_, { id, input }, ctx) => createWarehouseAddress(ctx, { id }, input),
    warehouseAddressUpdate: (_, { id, input: { id: addressId, ...input } }, ctx) =>
      updateWarehouseAddress(ctx, { id }, { id: addressId }, input),
    warehouseAddressDelete: async (_, { id, input }, ctx) => {
      await removeWarehouseAddress(ctx, { id }, { id: input.id })
      return true
    },
  },
  Warehouse: {
    notes: ({ notes }, _, ctx) => (readsLogistics(ctx) ? notes : ''),
    address: (row, args, ctx) =>
      row.isStore || row.isPickupLocation || readsLogistics(ctx) ? addressField(row, args, ctx) : null,
  },
} satisfies Resolvers
