import type { Dto } from '../../../interfaces/rest/dto.js'

export const fieldDefinitionDto: Dto = { name: 'FieldDefinition', from: 'FieldDefinition' }
export const fieldDefinitionCreateDto: Dto = { name: 'FieldDefinitionCreateInput', from: 'FieldDefinitionCreateInput' }
export const fieldDefinitionUpdateDto: Dto = { name: 'FieldDefinitionUpdateInput', from: 'FieldDefinitionUpdateInput' }
export const fieldDefinitionBulkDto: Dto = {
  name: 'FieldDefinitionBulkItemDto',
  from: 'FieldDefinitionUpdateInput',
  also: { ownerType: 'FieldOwnerType!', code: 'String! @rule(minLength: 1, maxLength: 64)' },
}
export const fieldDefinitionSearchDto: Dto = {
  name: 'FieldDefinitionSearchInput',
  from: 'FieldDefinitionSearchInput',
  isSearch: true,
}
