import { type RestErrorTable, recordErrors } from '../../../faces/rest/published-errors.js'

export const customerErrors: RestErrorTable = {
  ...recordErrors(60, 'Customer', 'CUSTOMER'),
}
