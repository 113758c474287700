import { withCode } from '../../../core/base/errors.js'
import { relationField } from '../../../core/store/relations.js'
import { remove } from '../../../core/store/store.js'
import type { SurchargeRow } from '../../../db/db.gen.js'
import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { keyOf, list, one } from '../../../interfaces/graphql/verbs.js'
import {
  addSurcharges,
  listPairsOfProduct,
  productOfPair,
  removeSurcharges,
  surchargeOfPair,
  surchargesOfProduct,
} from './surcharge.products.js'
import { surcharge } from './surcharge.resource.js'
import { createSurcharge, updateSurcharge } from './surcharge.service.js'

const surchargeOf = relationField(surchargeOfPair)

export const surchargeGraphql = {
  Query: {
    surcharge: one(surcharge, 'id'),
    surcharges: list(surcharge),
    productSurcharges: (_, { productId, input }, ctx) =>
      withCode('LIST_SURCHARGES_ERROR', listPairsOfProduct(ctx, productId, input)),
  },
  Mutation: {
    surchargeCreate: (_, { input }, ctx) => createSurcharge(ctx, input),
    surchargeUpdate: (_, { id, input }, ctx) => updateSurcharge(ctx, keyOf(surcharge, id), input),
    surchargeDelete: (_, { id }, ctx) => remove(ctx, surcharge, keyOf(surcharge, id)),
    addSurchargesToProduct: (_, { input }, ctx) => addSurcharges(ctx, input),
    removeSurchargesFromProduct: (_, { input }, ctx) => removeSurcharges(ctx, input),
  },
  Surcharge: {
    id: ({ uuid }) => uuid,
    taxCode: ({ taxCodeValue }) => taxCodeValue,
    changedBy: ({ lastModifiedBy }) => lastModifiedBy,
    dateCreated: ({ createdAt }) => createdAt,
    dateChanged: ({ lastModifiedAt }) => lastModifiedAt,
  },
  SurchargeProduct: {
    surchargeId: async (pair, _, ctx) => (await surchargeOf(pair, {}, ctx))?.uuid as string,
    surcharge: async (pair, _, ctx) => (await surchargeOf(pair, {}, ctx)) as SurchargeRow,
    product: relationField(productOfPair),
  },
  Product: {
    surcharges: ({ id }, { input }, ctx) => surchargesOfProduct(ctx, id, input),
  },
} satisfies Resolvers
