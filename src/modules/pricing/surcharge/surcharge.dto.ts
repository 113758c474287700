import type { Row } from '../../../core/store/resource.js'
import type { Dto, LegacyProperty } from '../../../interfaces/rest/dto.js'

type Surcharge = Row<'surcharge'>

const shopId: LegacyProperty = { migration: 'shop-to-channel', before: 'works', fix: 'drop' }
const taxCode = (successor: string): LegacyProperty => ({
  type: 'TaxCode',
  migration: 'tax-code-value',
  use: [successor],
  before: 'works',
  fix: 'rename',
})

export const surchargeDto: Dto = {
  name: 'Surcharge',
  from: 'Surcharge',
  read: {
    taxCode: ({ taxCodeValue }: Surcharge) => taxCodeValue,
    changedBy: ({ lastModifiedBy }: Surcharge) => lastModifiedBy,
    dateCreated: ({ createdAt }: Surcharge) => createdAt,
    dateChanged: ({ lastModifiedAt }: Surcharge) => lastModifiedAt,
  },
  legacy: { shopId },
}
export const surchargeCreateDto: Dto = {
  name: 'CreateSurchargeInput',
  from: 'CreateSurchargeInput',
  legacy: { shopId, taxCode: taxCode('CreateSurchargeInput.taxCodeValue') },
}
/** The specification publishes the change of a surcharge under this name. */
export const surchargeUpdateDto: Dto = {
  name: 'UpdatePaymentDTO',
  from: 'UpdateSurchargeInput',
  legacy: { shopId, taxCode: taxCode('UpdatePaymentDTO.taxCodeValue') },
}
export const surchargeSearchDto: Dto = { name: 'SurchargeSearchInput', from: 'SurchargeSearchInput', isSearch: true }
export const surchargeQueryLegacy = { taxCode: taxCode('taxCodeValue') }
