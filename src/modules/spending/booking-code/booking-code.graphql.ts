import { relationField } from '../../../core/store/relations.js'
import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { list, one } from '../../../interfaces/graphql/verbs.js'
import { bookingCode, companyOfBookingCode } from './booking-code.resource.js'
import { createBookingCode, deleteBookingCode, updateBookingCode } from './booking-code.service.js'

export const bookingCodeGraphql = {
  Query: { bookingCode: one(bookingCode, 'id'), bookingCodes: list(bookingCode) },
  Mutation: {
    bookingCodeCreate: (_, { input }, ctx) => createBookingCode(ctx, input),
    bookingCodeUpdate: (_, { id, input }, ctx) => updateBookingCode(ctx, { id }, input),
    bookingCodeDelete: async (_, { id }, ctx) => Boolean(await deleteBookingCode(ctx, { id })),
  },
  BookingCode: { company: relationField(companyOfBookingCode) },
} satisfies Resolvers
