import type { RestErrorTable } from '../../../interfaces/rest/published-errors.js'

export const warehouseErrors: RestErrorTable = {
  WAREHOUSE_NOT_FOUND_ERROR: { code: 10019, type: 'WarehouseNotFound', status: 404, when: 'The warehouse does not exist.' },
}
