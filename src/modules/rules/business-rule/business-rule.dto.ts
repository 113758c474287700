import type { BusinessRuleRow } from '../../../db/db.gen.js'
import type { Dto } from '../../../interfaces/rest/dto.js'
import { toJdm } from './business-rule.jdm.js'

/** The graph is the JSON Decision Model. */
export const businessRuleDto: Dto = {
  name: 'BusinessRule',
  from: 'BusinessRule',
  omit: ['shopId', 'nodes', 'edges'],
  read: {
    updatedAt: ({ lastModifiedAt }: BusinessRuleRow) => lastModifiedAt,
    jdm: (row: BusinessRuleRow) => toJdm(row, 'EN'),
  },
}
export const businessRuleSearchDto: Dto = {
  name: 'BusinessRuleSearchInput',
  from: 'BusinessRuleSearchInput',
  omit: ['shopId'],
  isSearch: true,
}
