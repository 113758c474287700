import { type RestErrorTable, recordErrors } from '../../../faces/rest/published-errors.js'

export const cartErrors: RestErrorTable = { ...recordErrors(90, 'Cart', 'CART', 'key') }
