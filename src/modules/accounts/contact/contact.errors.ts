import { type RestErrorTable, recordErrors } from '../../../interfaces/rest/published-errors.js'

export const contactErrors: RestErrorTable = {
  ...recordErrors(50, 'Contact', 'CONTACT'),
}
