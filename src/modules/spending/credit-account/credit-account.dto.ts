import type { CreditAccountRow } from '../../../db/db.gen.js'
import type { Dto } from '../../../interfaces/rest/dto.js'
import { availableOf, exposureOf } from './credit-account.service.js'

export const creditAccountDto: Dto = {
  name: 'CreditAccount',
  from: 'CreditAccount',
  read: {
    exposure: (row: CreditAccountRow) => exposureOf(row).toNumber(),
    available: (row: CreditAccountRow) => availableOf(row).toNumber(),
  },
}
export const creditAccountCreateDto: Dto = { name: 'CreditAccountCreateInput', from: 'CreditAccountCreateInput' }
export const creditAccountUpdateDto: Dto = { name: 'CreditAccountUpdateInput', from: 'CreditAccountUpdateInput' }
export const creditAccountSearchDto: Dto = { name: 'CreditAccountSearchInput', from: 'CreditAccountSearchInput', isSearch: true }
