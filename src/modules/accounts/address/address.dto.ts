import type { Dto } from '../../../interfaces/rest/dto.js'

export const addressDto: Dto = { name: 'Address', from: 'Address' }
/** The path holds the owner and, for an update, the address, so bodies have neither. */
const omit = ['id', 'companyId']
export const addressCreateDto: Dto = { name: 'AddressCreateDto', from: 'CompanyAddressCreateInput', omit }
export const addressUpdateDto: Dto = { name: 'AddressUpdateDto', from: 'CompanyAddressUpdateInput', omit }
export const addressBulkDto: Dto = { name: 'AddressBulkItemDto', from: 'AddressBulkItemInput', omit }
export const addressSearchDto: Dto = {
  name: 'AddressesSearchInput',
  from: 'AddressesSearchInput',
  declares: `
    input AddressesSearchInput {
      type: AddressType
      isDefault: YesNo
      page: Int! = 1 @rule(min: 1)
      "Items per page."
      offset: Int! = 12 @rule(min: 1, max: 1000)
    }`,
  isSearch: true,
}
