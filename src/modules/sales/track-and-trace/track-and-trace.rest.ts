import type { Routes } from '../../../interfaces/rest/route.js'
import { create, keyFromPath, list, one, remove, search, update } from '../../../interfaces/rest/verbs.js'
import { trackAndTrace } from '../../../resources/sales/shipment.js'
import { trackAndTraceDto } from '../shipment/shipment.dto.js'
import { trackAndTraceCreateDto, trackAndTraceSearchDto, trackAndTraceUpdateDto } from './track-and-trace.dto.js'
import { createTrackAndTrace, removeTrackAndTrace, updateTrackAndTrace } from './track-and-trace.service.js'

export const trackAndTraceRest = {
  'GET /v2/trackandtraces': list(trackAndTrace, trackAndTraceDto, trackAndTraceSearchDto),
  'POST /v2/trackandtraces': {
    ...create(trackAndTrace, trackAndTraceCreateDto, trackAndTraceDto),
    handle: (ctx, { input }) => createTrackAndTrace(ctx, input),
  },
  'POST /v2/trackandtraces/search': search(trackAndTrace, trackAndTraceDto, trackAndTraceSearchDto),
  'GET /v2/trackandtraces/{id}': one(trackAndTrace, 'id', trackAndTraceDto),
  'PATCH /v2/trackandtraces/{id}': {
    ...update(trackAndTrace, trackAndTraceUpdateDto, trackAndTraceDto),
    handle: (ctx, { params, input }) => updateTrackAndTrace(ctx, keyFromPath(trackAndTrace, params), input),
  },
  'DELETE /v2/trackandtraces/{id}': {
    ...remove(trackAndTrace, trackAndTraceDto),
    handle: (ctx, { params }) => removeTrackAndTrace(ctx, keyFromPath(trackAndTrace, params)),
  },
} satisfies Routes
