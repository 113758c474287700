import type { RestErrorTable } from '../../../interfaces/rest/published-errors.js'

export const inventoryErrors: RestErrorTable = {
  INVENTORY_PRODUCT_NOT_FOUND_ERROR: { code: 80006, type: 'ProductNotFound', status: 404, when: 'The product does not exist.' },
  INVENTORY_WAREHOUSE_NOT_FOUND_ERROR: {
    code: 10019,
    type: 'WarehouseNotFound',
    status: 404,
    when: 'The warehouse does not exist.',
  },
}
