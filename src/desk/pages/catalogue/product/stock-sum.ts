import type { ShownProduct } from '../types.js'

type Totals = Omit<ShownProduct['inventory'], 'balance' | 'nextDeliveryDate'>

/** Splits the stock so that it adds up: shelf and suppliers, minus what is promised to companies and orders, is what can be sold. */
export const splitStock = (stock: Totals) => ({
  onShelf: stock.localQuantity + stock.localReservedQuantity,
  atSuppliers: stock.supplierQuantity + stock.supplierReservedQuantity,
  toCompanies: stock.totalReservedQuantity,
  toOrders: stock.totalQuantity - stock.availableQuantity,
  canBeSold: stock.availableQuantity,
})
