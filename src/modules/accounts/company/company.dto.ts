import type { Dto, LegacyProperty } from '../../../interfaces/rest/dto.js'
import { sourcesOfCompany } from '../../../resources/accounts/company.js'
import { nestedSources, notStored, oldSource, parentDto } from '../../../resources/shapes/source.dto.js'
import { addressDto } from '../address/address.dto.js'
import { addressesOfCompany } from '../address/address.resource.js'

/** Fields that REST accepts for integrations but the GraphQL inputs do not have. */
const restOnly = (input: string) => `
  extend input ${input} {
    hidden: YesNo
    tag: String @rule(maxLength: 255, plain: true)
  }`

const droppedProperty = (type: string): LegacyProperty => ({ type, migration: 'legacy-account-fields', fix: 'drop' })

const legacy: Record<string, LegacyProperty> = {
  ...notStored(
    'authorizeId',
    'budget',
    'budgetInherit',
    'company',
    'defaultobjectId',
    'department',
    'inheritOrderList',
    'office',
    'orderListAllowAll',
    'orderListManagerId',
    'userManagerId',
  ),
  inheritProductList: droppedProperty('YesNo'),
  parent: droppedProperty('ParentInput'),
  path: droppedProperty('String'),
  slug: droppedProperty('String'),
  ...oldSource,
}
const inner = [parentDto]

export const companyDto: Dto = {
  name: 'Company',
  from: 'Company',
  // GraphQL returns the token of a registration; integrations need none.
  omit: ['sources', 'registrationToken'],
  also: { parentId: 'Int' },
  read: { companyId: ({ id }) => id },
  nest: {
    sources: nestedSources(sourcesOfCompany),
    addresses: { dto: addressDto, of: addressesOfCompany, many: true },
  },
}
export const companySearchDto: Dto = { name: 'CompanySearchArguments', from: 'CompanySearchArguments', isSearch: true }
export const companyCreateDto: Dto = {
  name: 'CompanyCreateDto',
  from: 'CreateCompanyInput',
  declares: restOnly('CreateCompanyInput'),
  legacy,
  inner,
}
export const companyUpdateDto: Dto = {
  name: 'CompanyUpdateDto',
  from: 'UpdateCompanyInput',
  declares: restOnly('UpdateCompanyInput'),
  legacy,
  inner,
}
export const companyBulkDto: Dto = {
  name: 'CompanyBulkItemDto',
  from: 'UpdateCompanyInput',
  also: { id: 'Int' },
  legacy,
  inner,
}
