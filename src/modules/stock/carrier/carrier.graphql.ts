import { relationField } from '../../../core/store/relations.js'
import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { list, one, remove } from '../../../interfaces/graphql/verbs.js'
import { carrierOfTrackAndTrace, trackAndTracesOfCarrier, warehousesOfCarrier } from './carrier.relations.js'
import { carrier } from './carrier.resource.js'
import { assignWarehouse, createCarrier, unassignWarehouse, updateCarrier } from './carrier.service.js'

export const carrierGraphql = {
  Query: {
    carrier: one(carrier, 'id'),
    carriers: list(carrier),
  },
  Mutation: {
    carrierCreate: (_, { input }, ctx) => createCarrier(ctx, input),
    carrierUpdate: (_, { id, input }, ctx) => updateCarrier(ctx, { id }, input),
    carrierDelete: remove(carrier),
    carrierAssignWarehouse: async (_, { id, warehouseId }, ctx) => {
      await assignWarehouse(ctx, { id }, { id: warehouseId })
      return true
    },
    carrierAssignWarehouseAndReturnCarrier: (_, { id, warehouseId }, ctx) => assignWarehouse(ctx, { id }, { id: warehouseId }),
    carrierUnassignWarehouse: async (_, { id, warehouseId }, ctx) => {
      await unassignWarehouse(ctx, { id }, { id: warehouseId })
      return true
    },
    carrierUnassignWarehouseAndReturnCarrier: (_, { id, warehouseId }, ctx) =>
      unassignWarehouse(ctx, { id }, { id: warehouseId }),
  },
  Carrier: {
    trackAndTraces: relationField(trackAndTracesOfCarrier),
    warehouses: relationField(warehousesOfCarrier),
  },
  TrackAndTrace: {
    id: ({ uuid }) => uuid,
    carrier: relationField(carrierOfTrackAndTrace),
  },
} satisfies Resolvers
