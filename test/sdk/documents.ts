/** Sends the documents of the SDK that none of its services sends, in an order in which they can succeed. */
import { sendAccounts } from './account-documents.js'
import { sendCatalog } from './catalog-documents.js'
import { createRunner, type DocumentRunner, dutch, type ReportResult } from './run.js'

const week = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({ dayOfWeek, openingTime: '09:00', closingTime: '17:00' }))

export async function sendDocuments(
  endpoint: string,
  apikey: string,
  documentOf: (name: string) => string,
  report: ReportResult,
) {
  const run = createRunner(endpoint, apikey, documentOf, report)
  const sequences = { sendChannels, sendStock, sendValuesets, sendAccounts, sendTaxes, sendCatalog }
  for (const [name, sequence] of Object.entries(sequences))
    await sequence(run, report).catch((error: unknown) => report(name, error))
}

async function sendTaxes(run: DocumentRunner) {
  const tax = await run('taxCreate', { input: { zone: 'LU', code: 'H', percentage: 17 } })
  await run('taxDelete', { id: tax.id })
}

async function sendChannels(run: DocumentRunner) {
  const channel = await run('channelCreate', { input: { name: 'SDK channel', descriptions: dutch('Kanaal') } })
  await run('channelUpdate', { id: channel.id, input: { name: 'SDK shop' } })
  await run('channelDelete', { id: channel.id })
}

async function sendStock(run: DocumentRunner) {
  const input = {
    description: 'Made by the SDK',
    notes: '',
    isActive: true,
    isStore: false,
    isPickupLocation: false,
    businessHours: week,
  }
  const warehouse = await run('warehouseCreate', { input: { name: 'sdk-documents', ...input } })
  const id = Number(warehouse.id)
  const address = await run('warehouseAddressCreate', {
    id,
    input: { street: 'Kade', postalCode: '1000 AA', city: 'Amsterdam', country: 'NL' },
  })
  await run('warehouseAddressUpdate', { id, input: { id: address.id, city: 'Haarlem' } })
  const carrier = await run('carrierCreate', {
    input: { name: 'SDK documents', type: 'PICKUP', descriptions: dutch('Afhalen'), shippingCost: 0 },
  })
  await run('carrierAssignWarehouseAndReturnCarrier', { id: carrier.id, warehouseId: id })
  await run('carrierUnassignWarehouseAndReturnCarrier', { id: carrier.id, warehouseId: id })
  await run('warehouseAddressDelete', { id, input: { id: address.id } })
  await run('warehouseDelete', { id })
}

async function sendValuesets(run: DocumentRunner) {
  const set = await run('valuesetCreate', { input: { name: 'SDK_DOCUMENTS', descriptions: dutch('Set') } })
  const item = await run('valuesetItemCreate', { input: { valuesetId: set.id, value: 'ONE' } })
  await run('valuesetItemUpdate', { id: item.id, input: { extra: 'first' } })
  await run('valuesetItemDelete', { id: item.id })
}
