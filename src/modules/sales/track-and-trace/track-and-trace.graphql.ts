import { relationField } from '../../../core/store/relations.js'
import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { list, one } from '../../../interfaces/graphql/verbs.js'
import { trackAndTrace } from '../../../resources/sales/shipment.js'
import { carrierOfTrackAndTrace } from '../../stock/carrier/carrier.relations.js'
import { createTrackAndTrace, removeTrackAndTrace, trackingUrl, updateTrackAndTrace } from './track-and-trace.service.js'

const carrierOf = relationField(carrierOfTrackAndTrace)

export const trackAndTraceGraphql = {
  Query: {
    trackAndTrace: one(trackAndTrace, 'id'),
    trackAndTraces: list(trackAndTrace),
  },
  Mutation: {
    trackAndTraceCreate: (_, { input }, ctx) => createTrackAndTrace(ctx, input),
    trackAndTraceUpdate: (_, { id, input }, ctx) => updateTrackAndTrace(ctx, { uuid: id }, input),
    trackAndTraceDelete: async (_, { id }, ctx) => {
      await removeTrackAndTrace(ctx, { uuid: id })
      return true
    },
  },
  TrackAndTrace: {
    url: async (row, _, ctx) => trackingUrl(row.code, await carrierOf(row, {}, ctx)),
  },
} satisfies Resolvers
