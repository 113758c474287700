import type { GraphQLResolveInfo } from 'graphql'
import type { AttributeResultSearchInput } from '../../../contract/contract.gen.js'
import type { Ctx } from '../../../core/context.js'
import { relationField } from '../../../core/store/relations.js'
import type { AttributeRow } from '../../../db/db.gen.js'
import { isSelected, needsTotal, selectedColumns } from '../../../faces/graphql/compile/selection.js'
import type { Resolvers } from '../../../faces/graphql/resolvers.gen.js'
import { list, one } from '../../../faces/graphql/verbs.js'
import type { Owner } from '../../../resources/catalog/attribute.js'
import { attributeDescription, descriptionOf } from '../../../resources/catalog/attribute-description.js'
import { importAttributes } from './attribute.csv.js'
import { requireVisible } from './attribute.owners.js'
import { resultsOf, type Wanted } from './attribute.results.js'
import { createAttribute, getAttribute, listAttributes, removeAttribute, updateAttribute } from './attribute.service.js'
import { shownValue } from './attribute.value.js'
import { importDescriptions } from './attribute-description.csv.js'
import { createDescription, removeDescription, removeDescriptions, updateDescription } from './attribute-description.service.js'

/** No more is read of results than was asked for. */
const wanted = (info: GraphQLResolveInfo): Wanted => ({
  counted: needsTotal(info),
  attributes: isSelected(info, 'items', 'attribute'),
  descriptions: selectedColumns(info, attributeDescription, 'items.attributeDescription', 'items.attribute.attributeDescription'),
})

interface Input {
  input?: AttributeResultSearchInput | null
}

/** The attributes of a record that was found already. */
const below =
  (owner: Owner) =>
  ({ id }: { id: number }, { input }: Input, ctx: Ctx, info: GraphQLResolveInfo) =>
    resultsOf(ctx, owner, id, input ?? {}, wanted(info))

/** The attributes of a record that is named by its number. */
const of =
  <O extends Owner>(owner: O) =>
  async (_: unknown, { input, ...args }: Input & Record<O, number>, ctx: Ctx, info: GraphQLResolveInfo) => {
    const id = (args as unknown as Record<O, number>)[owner]
    await requireVisible(ctx, owner, id)
    return resultsOf(ctx, owner, id, input ?? {}, wanted(info))
  }

const described = relationField(descriptionOf)

const ofAttribute = {
  id: ({ uuid }: AttributeRow) => uuid,
  value: async (row: AttributeRow, args: object, ctx: Ctx) =>
    shownValue(row.uuid, (await described(row, args, ctx)).type, row.value),
  attributeDescription: described,
}

export const attributeGraphql = {
  Query: {
    attributeDescription: one(attributeDescription, 'id'),
    attributeDescriptions: list(attributeDescription),
    attribute: (_, { id }, ctx) => getAttribute(ctx, { uuid: id }),
    attributes: (_, { input }, ctx, info) => listAttributes(ctx, input, { counted: needsTotal(info) }),
    attributesByProductId: (_, { productId, input }, ctx, info) =>
      listAttributes(ctx, input, { counted: needsTotal(info), within: { productId } }),
    attributeResultByProductId: of('productId'),
    attributeResultByCategoryId: of('categoryId'),
    attributeResultByClusterId: of('clusterId'),
    attributeResultByCompanyId: of('companyId'),
    attributeResultByContactId: of('contactId'),
    attributeResultByCustomerId: of('customerId'),
  },
  Mutation: {
    attributeDescriptionCreate: (_, { input }, ctx) => createDescription(ctx, input),
    attributeDescriptionUpdate: (_, { id, input }, ctx) => updateDescription(ctx, { uuid: id }, input),
    attributeDescriptionDelete: async (_, { id }, ctx) => Boolean(await removeDescription(ctx, { uuid: id })),
    attributeDescriptionDeleteBulk: (_, { ids }, ctx) => removeDescriptions(ctx, ids),
    attributeDescriptionCsvImport: (_, { input }, ctx) => importDescriptions(ctx, input),
    attributeCreate: (_, { input }, ctx) => createAttribute(ctx, input),
    attributeUpdate: (_, { id, input }, ctx) => updateAttribute(ctx, { uuid: id }, input.value),
    attributeDelete: async (_, { id }, ctx) => Boolean(await removeAttribute(ctx, { uuid: id })),
    attributeCsvImport: (_, { input }, ctx) => importAttributes(ctx, input),
  },
  AttributeDescription: {
    id: ({ uuid }) => uuid,
    defaultValue: ({ uuid, type, defaultValue }) => shownValue(uuid, type, defaultValue),
  },
  ProductAttribute: ofAttribute,
  CategoryAttribute: ofAttribute,
  ClusterAttribute: ofAttribute,
  CompanyAttribute: ofAttribute,
  ContactAttribute: ofAttribute,
  CustomerAttribute: ofAttribute,
  Product: { attributes: below('productId') },
  Category: { attributes: below('categoryId') },
  Cluster: { attributes: below('clusterId') },
  Company: { attributes: below('companyId') },
  Contact: { attributes: below('contactId') },
  Customer: { attributes: below('customerId') },
} satisfies Resolvers
