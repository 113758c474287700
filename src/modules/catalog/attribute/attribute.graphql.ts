import type { GraphQLResolveInfo } from 'graphql'
import type { AttributeResultSearchInput } from '../../../contract/contract.gen.js'
import { withCode } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { relationField } from '../../../core/store/relations.js'
import type { AttributeRow } from '../../../db/db.gen.js'
import { isSelected, needsTotal, selectedColumns } from '../../../interfaces/graphql/compile/selection.js'
import { byId } from '../../../interfaces/graphql/early-fields.js'
import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { list, one } from '../../../interfaces/graphql/verbs.js'
import { importAttributes } from './attribute.csv.js'
import { requireVisibleOwner } from './attribute.owners.js'
import type { OwnerColumn } from './attribute.resource.js'
import { loadResults, type ResultSelection } from './attribute.results.js'
import { createAttribute, getAttribute, listAttributes, removeAttribute, updateAttribute } from './attribute.service.js'
import { toAttributeValue } from './attribute.value.js'
import { importDescriptions } from './attribute-description.csv.js'
import { attributeDescription, descriptionOf } from './attribute-description.resource.js'
import { createDescription, removeDescription, removeDescriptions, updateDescription } from './attribute-description.service.js'

/** Returns what was selected, so that no more is read. */
const selectionOf = (info: GraphQLResolveInfo): ResultSelection => ({
  counted: needsTotal(info),
  attributes: isSelected(info, 'items', 'attribute'),
  descriptions: selectedColumns(info, attributeDescription, 'items.attributeDescription', 'items.attribute.attributeDescription'),
})

interface ResultArgs {
  input?: AttributeResultSearchInput | null
}

/** Resolves the attributes of a record that was already read. */
const attributesField = (owner: OwnerColumn) =>
  byId(({ id }: { id: number }, { input }: ResultArgs, ctx: Ctx, info: GraphQLResolveInfo) =>
    loadResults(ctx, owner, id, input ?? {}, selectionOf(info)),
  )

/** Resolves the attributes of a record by id. */
const resultsQuery =
  <O extends OwnerColumn>(owner: O) =>
  async (_: unknown, { input, ...args }: ResultArgs & Record<O, number>, ctx: Ctx, info: GraphQLResolveInfo) => {
    const id = (args as unknown as Record<O, number>)[owner]
    const found = requireVisibleOwner(ctx, owner, id)
    // Only a missing product has its own published error code.
    await (owner === 'productId' ? found : withCode('ATTRIBUTE_VALIDATION_ERROR', found))
    return loadResults(ctx, owner, id, input ?? {}, selectionOf(info))
  }

const descriptionField = relationField(descriptionOf)

const attributeFields = {
  id: ({ uuid }: AttributeRow) => uuid,
  value: async (row: AttributeRow, args: object, ctx: Ctx) =>
    toAttributeValue(row.uuid, (await descriptionField(row, args, ctx)).type, row.value),
  attributeDescription: descriptionField,
}

export const attributeGraphql = {
  Query: {
    attributeDescription: one(attributeDescription, 'id'),
    attributeDescriptions: list(attributeDescription),
    attribute: (_, { id }, ctx) => getAttribute(ctx, { uuid: id }),
    attributes: (_, { input }, ctx, info) => listAttributes(ctx, input, { counted: needsTotal(info) }),
    attributesByProductId: (_, { productId, input }, ctx, info) =>
      listAttributes(ctx, input, { counted: needsTotal(info), within: { productId } }),
    attributeResultByProductId: resultsQuery('productId'),
    attributeResultByCategoryId: resultsQuery('categoryId'),
    attributeResultByClusterId: resultsQuery('clusterId'),
    attributeResultByCompanyId: resultsQuery('companyId'),
    attributeResultByContactId: resultsQuery('contactId'),
    attributeResultByCustomerId: resultsQuery('customerId'),
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
    defaultValue: ({ uuid, type, defaultValue }) => toAttributeValue(uuid, type, defaultValue),
  },
  ProductAttribute: attributeFields,
  CategoryAttribute: attributeFields,
  ClusterAttribute: attributeFields,
  CompanyAttribute: attributeFields,
  ContactAttribute: attributeFields,
  CustomerAttribute: attributeFields,
  Product: { attributes: attributesField('productId') },
  Category: { attributes: attributesField('categoryId') },
  Cluster: { attributes: attributesField('clusterId') },
  Company: { attributes: attributesField('companyId') },
  Contact: { attributes: attributesField('contactId') },
  Customer: { attributes: attributesField('customerId') },
} satisfies Resolvers
