import type { Dto } from '../../../interfaces/rest/dto.js'
import { entriesOfContract, remainingOf } from './call-off-contract.resource.js'

const callOffEntryDto: Dto = { name: 'CallOffEntry', from: 'CallOffEntry' }

export const callOffContractDto: Dto = {
  name: 'CallOffContract',
  from: 'CallOffContract',
  read: { remaining: remainingOf },
  nest: { entries: { dto: callOffEntryDto, of: entriesOfContract, many: true } },
}
export const callOffContractCreateDto: Dto = { name: 'CallOffContractCreateInput', from: 'CallOffContractCreateInput' }
export const callOffContractUpdateDto: Dto = { name: 'CallOffContractUpdateInput', from: 'CallOffContractUpdateInput' }
export const callOffContractSearchDto: Dto = {
  name: 'CallOffContractSearchInput',
  from: 'CallOffContractSearchInput',
  isSearch: true,
}
