import { type RestErrorTable, recordErrors } from '../../../interfaces/rest/published-errors.js'

export const categoryErrors: RestErrorTable = {
  ...recordErrors(30, 'Category', 'CATEGORY', 'key or slug'),
  CATEGORY_SLUG_ALREADY_EXISTS_ERROR: {
    code: 30004,
    type: 'CategoryExists',
    status: 400,
    when: 'There is already a category with the same key or slug.',
  },
}
