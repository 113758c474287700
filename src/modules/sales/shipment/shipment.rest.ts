import type { Routes } from '../../../interfaces/rest/route.js'
import { create, keyFromPath, list, one, remove, search, update } from '../../../interfaces/rest/verbs.js'
import { shipment } from '../../../resources/sales/shipment.js'
import { shipmentCreateDto, shipmentDto, shipmentSearchDto, shipmentUpdateDto } from './shipment.dto.js'
import { createShipment, removeShipment, updateShipment } from './shipment.service.js'

export const shipmentRest = {
  'GET /v2/shipments': list(shipment, shipmentDto, shipmentSearchDto),
  'POST /v2/shipments': {
    ...create(shipment, shipmentCreateDto, shipmentDto),
    handle: (ctx, { input }) => createShipment(ctx, input),
  },
  'POST /v2/shipments/search': search(shipment, shipmentDto, shipmentSearchDto),
  'GET /v2/shipments/{id}': one(shipment, 'id', shipmentDto),
  'PATCH /v2/shipments/{id}': {
    ...update(shipment, shipmentUpdateDto, shipmentDto),
    handle: (ctx, { params, input }) => updateShipment(ctx, keyFromPath(shipment, params), input),
  },
  'DELETE /v2/shipments/{id}': {
    ...remove(shipment, shipmentDto),
    handle: (ctx, { params }) => removeShipment(ctx, keyFromPath(shipment, params)),
  },
} satisfies Routes
