import { relationField } from '../../../core/store/relations.js'
import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { list } from '../../../interfaces/graphql/verbs.js'
import { assigneeOfTicket, sourcesOfTicket, ticket } from './ticket.resource.js'
import { createTicket, getTicket, removeTicket, ticketsOfAdmin, updateTicket } from './ticket.service.js'

export const ticketGraphql = {
  Query: {
    ticket: (_, { id }, ctx) => getTicket(ctx, id),
    tickets: list(ticket),
  },
  Mutation: {
    ticketCreate: (_, { input }, ctx) => createTicket(ctx, input),
    ticketUpdate: (_, { id, input }, ctx) => updateTicket(ctx, id, input),
    ticketDelete: (_, { id }, ctx) => removeTicket(ctx, id),
  },
  Ticket: {
    id: ({ uuid }) => uuid,
    sources: relationField(sourcesOfTicket),
    assignedToAdminUser: relationField(assigneeOfTicket),
  },
  AdminUser: {
    ticketsAssigned: async (admin, args, ctx) => [...(await relationField(ticketsOfAdmin)(admin, args, ctx))],
  },
} satisfies Resolvers
