import { type RestErrorTable, recordErrors } from '../../../interfaces/rest/published-errors.js'

export const companyErrors: RestErrorTable = {
  ...recordErrors(40, 'Company', 'COMPANY'),
}
