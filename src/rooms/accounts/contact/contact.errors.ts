import { type RestErrorTable, recordErrors } from '../../../faces/rest/published-errors.js'

export const contactErrors: RestErrorTable = {
  ...recordErrors(50, 'Contact', 'CONTACT'),
}
