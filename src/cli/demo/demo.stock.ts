/** The demo stock: some of it reserved for a company, some at suppliers, some still to come. */
import type { DemoCall } from './demo.data.js'

/** When the demo expects more; fixed days, so that loading the demo again changes nothing. */
const DELIVERIES = ['2027-01-11T08:00:00.000Z', '2027-02-01T08:00:00.000Z', null]

/** The company for which stock of every third product is put aside. */
const RESERVED_FOR = { source: 'ERP', sourceId: '1001' }

export function stockCalls(skus: readonly string[]): DemoCall[] {
  const local = skus.map((sku, i) => ({
    sku,
    quantity: (i * 37) % 160,
    location: `A-${String(i + 1).padStart(2, '0')}`,
    nextDeliveryDate: DELIVERIES[i % DELIVERIES.length] ?? null,
    costPrice: 4 + i / 4,
  }))
  const reserved = skus
    .filter((_, i) => i % 3 === 0)
    .map((sku, i) => ({ sku, quantity: 5 + i, location: 'B-01', companySource: RESERVED_FOR, notes: 'Contract stock' }))
  const atSuppliers = skus
    .filter((_, i) => i % 2 === 0)
    .map((sku, i) => ({ sku, quantity: 250 + 25 * i, supplier: 'Groothandel Noord' }))
  return [
    { endpoint: 'POST /v2/inventory/bulk/sku/local', body: { inventory: [...local, ...reserved] } },
    { endpoint: 'POST /v2/inventory/bulk/sku/supplier', body: { inventory: atSuppliers } },
  ]
}
