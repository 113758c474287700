import type { Dto, LegacyProperty } from '../../../interfaces/rest/dto.js'
import { sourcesOfCustomer } from '../../../resources/accounts/customer.js'
import { nestedSources, oldPerson, oldSource, parentDto } from '../../../resources/shapes/source.dto.js'
import { addressDto } from '../address/address.dto.js'
import { addressesOfCustomer } from '../address/address.resource.js'

/** Fields that REST accepts for integrations but the GraphQL inputs do not have. */
const restOnly = (input: string) => `
  extend input ${input} {
    iban: String @rule(maxLength: 34)
    bankAccount: String @rule(maxLength: 34)
    bic: String @rule(maxLength: 11)
    notes: String @rule(plain: true)
    "When the account stops working."
    expires: String @rule(format: dateTime)
    externalId: String @rule(maxLength: 100)
  }`

const parent: LegacyProperty = {
  type: 'ParentInput',
  migration: 'legacy-account-fields',
  fix: 'choose',
  replacement: 'company relationships',
  note: 'A customer belongs to no company, so it has no effect; people who buy for a company are contacts.',
}
const legacy = { ...oldPerson, ...oldSource, parent }
const inner = [parentDto]

export const customerDto: Dto = {
  name: 'Customer',
  from: 'Customer',
  omit: ['login', 'isLoggedIn', 'sources', 'orderlist'],
  read: { customerId: ({ id }) => id, userId: ({ id }) => id },
  nest: {
    sources: nestedSources(sourcesOfCustomer),
    addresses: { dto: addressDto, of: addressesOfCustomer, many: true },
  },
}
export const customerSearchDto: Dto = { name: 'CustomerSearchArguments', from: 'CustomerSearchArguments', isSearch: true }
export const customerCreateDto: Dto = {
  name: 'CustomerCreateDto',
  from: 'CustomerInput',
  declares: restOnly('CustomerInput'),
  legacy,
  inner,
}
export const customerUpdateDto: Dto = {
  name: 'CustomerUpdateDto',
  from: 'UpdateCustomerInput',
  declares: restOnly('UpdateCustomerInput'),
  legacy,
  inner,
}
export const customerBulkDto: Dto = {
  name: 'CustomerBulkItemDto',
  from: 'UpdateCustomerInput',
  also: { id: 'Int' },
  legacy: {
    ...legacy,
    language: {
      type: 'String',
      migration: 'legacy-account-fields',
      use: ['CustomerBulkItemDto.primaryLanguage'],
      fix: 'rename',
    },
  },
  inner,
}
