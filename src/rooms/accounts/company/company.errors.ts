import { type RestErrorTable, recordErrors } from '../../../faces/rest/published-errors.js'

export const companyErrors: RestErrorTable = {
  ...recordErrors(40, 'Company', 'COMPANY'),
}
