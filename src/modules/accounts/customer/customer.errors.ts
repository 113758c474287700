import { type RestErrorTable, recordErrors } from '../../../interfaces/rest/published-errors.js'

export const customerErrors: RestErrorTable = {
  ...recordErrors(60, 'Customer', 'CUSTOMER'),
}
