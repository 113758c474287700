import { type RestErrorTable, recordErrors } from '../../../interfaces/rest/published-errors.js'

export const cartErrors: RestErrorTable = { ...recordErrors(90, 'Cart', 'CART', 'key') }
