import { type RestErrorTable, recordErrors } from '../../../interfaces/rest/published-errors.js'

export const companyErrors: RestErrorTable = {
  ...recordErrors(40, 'Company', 'COMPANY'),
  COMPANY_TREE_TOO_DEEP: {
    code: 40009,
    type: 'CompanyTreeTooDeep',
    status: 400,
    when: 'The company would be on the eleventh level of its tree, or deeper.',
  },
}
