import { relationField } from '../../../core/store/relations.js'
import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { list, one } from '../../../interfaces/graphql/verbs.js'
import {
  itemsOfShipment,
  orderItemOfShipmentItem,
  shipment,
  shipmentItem,
  shipmentsOfOrder,
  sourcesOfShipment,
  trackAndTracesOfShipment,
} from '../../../resources/sales/shipment.js'
import {
  createShipment,
  createShipmentItem,
  removeShipment,
  removeShipmentItem,
  updateShipment,
  updateShipmentItem,
} from './shipment.service.js'

const itemsOf = relationField(itemsOfShipment)
const codesOf = relationField(trackAndTracesOfShipment)
const shipmentsOf = relationField(shipmentsOfOrder)

export const shipmentGraphql = {
  Query: {
    shipment: one(shipment, 'id'),
    shipments: list(shipment),
    shipmentItem: one(shipmentItem, 'id'),
    shipmentItems: list(shipmentItem),
  },
  Mutation: {
    shipmentCreate: (_, { input }, ctx) => createShipment(ctx, input),
    shipmentUpdate: (_, { id, input }, ctx) => updateShipment(ctx, { uuid: id }, input),
    shipmentDelete: async (_, { id }, ctx) => {
      await removeShipment(ctx, { uuid: id })
      return true
    },
    shipmentItemCreate: (_, { input }, ctx) => createShipmentItem(ctx, input),
    shipmentItemUpdate: (_, { id, input }, ctx) => updateShipmentItem(ctx, id, input),
    shipmentItemDelete: async (_, { id }, ctx) => {
      await removeShipmentItem(ctx, id)
      return true
    },
  },
  Shipment: {
    id: ({ uuid }) => uuid,
    items: async (row, _, ctx) => [...(await itemsOf(row, {}, ctx))],
    trackAndTraces: async (row, _, ctx) => [...(await codesOf(row, {}, ctx))],
    sources: relationField(sourcesOfShipment),
  },
  ShipmentItem: {
    id: ({ uuid }) => uuid,
    orderItem: relationField(orderItemOfShipmentItem),
  },
  Order: {
    shipments: async (row, _, ctx) => [...(await shipmentsOf(row, {}, ctx))],
  },
} satisfies Resolvers
