import { idOrUuid } from '../../../core/store/reference.js'
import type { Key } from '../../../core/store/store.js'
import type { RestRequest, Route, Routes } from '../../../interfaces/rest/route.js'
import { bulk, create, keyFromPath, list, one, remove, search, update } from '../../../interfaces/rest/verbs.js'
import { upsertCarriers } from './carrier.bulk.js'
import { carrierBulkDto, carrierCreateDto, carrierDto, carrierSearchDto, carrierUpdateDto } from './carrier.dto.js'
import { carrier } from './carrier.resource.js'
import { assignWarehouse, createCarrier, removeCarrier, unassignWarehouse, updateCarrier } from './carrier.service.js'

const carrierKey = ({ params }: RestRequest) => keyFromPath(carrier, params)
const warehouseKey = ({ params }: RestRequest): Key<'warehouse'> => idOrUuid(params.warehouseId ?? '')

const assign: Route = {
  summary: 'Lets a carrier collect at a warehouse; doing it again changes nothing.',
  output: { kind: 'one', dto: carrierDto },
  handle: (ctx, asked) => assignWarehouse(ctx, carrierKey(asked), warehouseKey(asked)),
}
const unassign: Route = {
  summary: 'Takes a warehouse from a carrier that collects there.',
  output: { kind: 'one', dto: carrierDto },
  handle: (ctx, asked) => unassignWarehouse(ctx, carrierKey(asked), warehouseKey(asked)),
}

export const carrierRest = {
  'GET /v2/carriers': list(carrier, carrierDto, carrierSearchDto),
  'POST /v2/carriers': {
    ...create(carrier, carrierCreateDto, carrierDto),
    handle: (ctx, { input }) => createCarrier(ctx, input),
  },
  'POST /v2/carriers/search': search(carrier, carrierDto, carrierSearchDto),
  'POST /v2/carriers/bulk/{lookupKey}': bulk(carrier, carrierBulkDto, 'carriers', ['name'], upsertCarriers),
  'GET /v2/carriers/{id}': one(carrier, 'id', carrierDto),
  'PATCH /v2/carriers/{id}': {
    ...update(carrier, carrierUpdateDto, carrierDto),
    handle: (ctx, asked) => updateCarrier(ctx, carrierKey(asked), asked.input),
  },
  'DELETE /v2/carriers/{id}': {
    ...remove(carrier, carrierDto),
    handle: (ctx, asked) => removeCarrier(ctx, carrierKey(asked)),
  },
  'POST /v2/carriers/{id}/warehouses/{warehouseId}': assign,
  'DELETE /v2/carriers/{id}/warehouses/{warehouseId}': unassign,
} satisfies Routes
