import type { AttributeDescriptionRow } from '../../../db/db.gen.js'
import type { Dto } from '../../../interfaces/rest/dto.js'
import type { AttributeResult } from './attribute.results.js'
import { toValueInput } from './attribute.value.js'

export const attributeDescriptionDto: Dto = {
  name: 'AttributeDescription',
  from: 'AttributeDescription',
  also: { defaultValue: 'AttributeValueInput!' },
  read: { defaultValue: ({ type, defaultValue }: AttributeDescriptionRow) => toValueInput(type, defaultValue) },
}
export const attributeDescriptionSearchDto: Dto = {
  name: 'AttributeDescriptionSearchInput',
  from: 'AttributeDescriptionSearchInput',
  isSearch: true,
}
export const attributeDescriptionCreateDto: Dto = {
  name: 'AttributeDescriptionCreateInput',
  from: 'AttributeDescriptionCreateInput',
}
export const attributeDescriptionUpdateDto: Dto = {
  name: 'AttributeDescriptionUpdateInput',
  from: 'AttributeDescriptionUpdateInput',
}
export const attributeDescriptionBulkDto: Dto = {
  name: 'AttributeDescriptionBulkItemDto',
  from: 'AttributeDescriptionUpdateInput',
  description: 'A description, found by its class and name. A new one needs a type, and for ENUM a valueset.',
  also: {
    name: 'String',
    attributeClass: 'AttributeDescriptionClass',
    type: 'AttributeType',
    valuesetId: 'Int',
  },
}

export const attributeResultDto: Dto = {
  name: 'AttributeResult',
  from: 'AttributeResult',
  description: 'An attribute of a record. `id` and `uuid` are null if the default of the description applies.',
  also: {
    id: 'Int',
    uuid: 'String',
    attributeDescriptionId: 'String!',
    attributeDescriptionName: 'String!',
    type: 'AttributeType!',
    value: 'AttributeValueInput!',
    createdAt: 'DateTime',
    lastModifiedAt: 'DateTime',
  },
  read: {
    id: ({ attribute }: AttributeResult) => attribute?.id ?? null,
    uuid: ({ attribute }: AttributeResult) => attribute?.uuid ?? null,
    attributeDescriptionId: ({ attributeDescription }: AttributeResult) => attributeDescription.uuid,
    attributeDescriptionName: ({ attributeDescription }: AttributeResult) => attributeDescription.name,
    type: ({ attributeDescription }: AttributeResult) => attributeDescription.type,
    value: ({ attribute, attributeDescription: { type, defaultValue } }: AttributeResult) =>
      toValueInput(type, attribute?.value ?? defaultValue),
    createdAt: ({ attribute }: AttributeResult) => attribute?.createdAt ?? null,
    lastModifiedAt: ({ attribute }: AttributeResult) => attribute?.lastModifiedAt ?? null,
  },
  nest: {
    attributeDescription: {
      dto: attributeDescriptionDto,
      of: async (_, results: readonly AttributeResult[]) => results.map((result) => result.attributeDescription),
    },
  },
}

/** The filters of a description, flattened, because a query string has no nested objects. */
export const attributeResultSearchDto: Dto = {
  name: 'AttributeResultQuery',
  from: 'AttributeResultQuery',
  isSearch: true,
  declares: `
    input AttributeResultQuery {
      page: Int = 1 @rule(min: 1)
      "Items per page."
      offset: Int = 12 @rule(min: 1, max: 1000)
      "Also the attributes for which the record has no value of its own."
      includeDefaultValues: Boolean = true
      name: String
      type: AttributeType
      group: String
      isSearchable: Boolean
      isPublic: Boolean
      isHidden: Boolean
      isSystem: Boolean
    }`,
}
export const attributeCreateDto: Dto = {
  name: 'AttributeCreateDto',
  from: 'AttributeBulkCreateInput',
  also: { value: 'AttributeValueInput!' },
}
export const attributeUpdateDto: Dto = { name: 'AttributeUpdateInput', from: 'AttributeUpdateInput' }
export const attributeBulkDto: Dto = {
  name: 'AttributeBulkItemDto',
  from: 'AttributeBulkCreateInput',
  description: 'An attribute, found by the id or the name of its description; null as the value removes it.',
}
