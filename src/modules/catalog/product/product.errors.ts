import { type RestErrorTable, recordErrors } from '../../../interfaces/rest/published-errors.js'

export const productErrors: RestErrorTable = {
  ...recordErrors(80, 'Product', 'PRODUCT', 'source or slug'),
  PRODUCT_FETCH_ERROR: { code: 80006, type: 'ProductNotFound', status: 404, when: 'The product does not exist.' },
  PRODUCT_SLUG_ALREADY_EXISTS_ERROR: {
    code: 80004,
    type: 'ProductExists',
    status: 400,
    when: 'There is already a product with the same source or slug.',
  },
}
