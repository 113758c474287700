import { relationField } from '../../../core/store/relations.js'
import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { list } from '../../../interfaces/graphql/verbs.js'
import { mediaOfMachine } from '../media/media.read.js'
import { facetsOf } from '../search/facets/facets.js'
import { priceRangeOf } from '../search/price-range.js'
import { productOfPart } from './machine.parts.js'
import { machine, machinesBelow, partsOfMachine } from './machine.resource.js'
import { type FoundParts, searchParts } from './machine.search.js'
import { createMachine, getMachine, removeMachine, upsertMachine } from './machine.service.js'

export const machineGraphql = {
  Query: {
    machine: (_, args, ctx) => getMachine(ctx, args),
    machines: list(machine),
  },
  Mutation: {
    machineCreate: (_, { input }, ctx) => createMachine(ctx, input),
    machineDelete: async (_, { id }, ctx) => Boolean(await removeMachine(ctx, id)),
    machineUpsert: (_, { input }, ctx) => upsertMachine(ctx, input),
  },
  SparePartsMachine: {
    id: ({ uuid }) => uuid,
    parts: relationField(partsOfMachine),
    media: mediaOfMachine,
    sparePartProducts: (parent, { input }, ctx) => searchParts(ctx, parent, input),
    machines: relationField(machinesBelow),
  },
  SparePartsResponse: {
    minPrice: async (page, _, ctx) => (await priceRangeOf(ctx, (page as unknown as FoundParts).found)).minPrice ?? 0,
    maxPrice: async (page, _, ctx) => (await priceRangeOf(ctx, (page as unknown as FoundParts).found)).maxPrice ?? 0,
    // The page also carries its search, which the contract type does not show.
    filters: (page, { input }, ctx) => {
      const { found, filterInput } = page as unknown as FoundParts
      return facetsOf(ctx, found, input ?? filterInput ?? {}) as never
    },
  },
  SparePart: {
    id: ({ uuid }) => uuid,
    product: (part, { hidden }, ctx) => productOfPart(ctx, part, hidden),
  },
} satisfies Resolvers
