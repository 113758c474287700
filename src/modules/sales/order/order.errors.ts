import { type RestErrorTable, recordErrors } from '../../../interfaces/rest/published-errors.js'

const published = recordErrors(60, 'Order', 'ORDER', 'source')

export const orderErrors: RestErrorTable = {
  ORDER_ALREADY_EXISTS_ERROR: published.ORDER_ALREADY_EXISTS_ERROR as RestErrorTable[string],
  ORDER_NOT_FOUND: published.ORDER_NOT_FOUND_ERROR as RestErrorTable[string],
}
