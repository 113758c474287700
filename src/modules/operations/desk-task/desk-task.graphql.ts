import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { countDeskTasks } from './desk-task.service.js'

export const deskTaskGraphql = {
  Query: { deskTasks: (_, { lowStock }, ctx) => countDeskTasks(ctx, lowStock) },
} satisfies Resolvers
