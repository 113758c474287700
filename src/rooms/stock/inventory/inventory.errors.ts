import type { RestErrorTable } from '../../../faces/rest/published-errors.js'

export const inventoryErrors: RestErrorTable = {
  INVENTORY_PRODUCT_NOT_FOUND_ERROR: { code: 80006, type: 'ProductNotFound', status: 404, when: 'There is no such product.' },
  INVENTORY_WAREHOUSE_NOT_FOUND_ERROR: {
    code: 10019,
    type: 'WarehouseNotFound',
    status: 404,
    when: 'There is no such warehouse.',
  },
}
