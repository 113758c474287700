/** Documents of the SDK that none of its services sends, in the order in which they can succeed. */
import { accounts } from './account-documents.js'
import { catalog } from './catalog-documents.js'
import { nl, type Report, type Run, runner } from './run.js'

const week = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({ dayOfWeek, openingTime: '09:00', closingTime: '17:00' }))

export async function documents(endpoint: string, apikey: string, documentOf: (name: string) => string, report: Report) {
  const run = runner(endpoint, apikey, documentOf, report)
  for (const [name, story] of Object.entries({ channels, stock, valuesets, accounts, taxes, catalog }))
    await story(run, report).catch((error: unknown) => report(`documents of ${name}`, error))
}

async function taxes(run: Run) {
  const tax = await run('taxCreate', { input: { zone: 'LU', code: 'H', percentage: 17 } })
  await run('taxDelete', { id: tax.id })
}

async function channels(run: Run) {
  const channel = await run('channelCreate', { input: { name: 'SDK channel', descriptions: nl('Kanaal') } })
  await run('channelUpdate', { id: channel.id, input: { anonymousUserId: 17 } })
  await run('channelDelete', { id: channel.id })
}

async function stock(run: Run) {
  const given = {
    description: 'Made by the SDK',
    notes: '',
    isActive: true,
    isStore: false,
    isPickupLocation: false,
    businessHours: week,
  }
  const warehouse = await run('warehouseCreate', { input: { name: 'sdk-documents', ...given } })
  const id = Number(warehouse.id)
  const address = await run('warehouseAddressCreate', {
    id,
    input: { street: 'Kade', postalCode: '1000 AA', city: 'Amsterdam', country: 'NL' },
  })
  await run('warehouseAddressUpdate', { id, input: { id: address.id, city: 'Haarlem' } })
  const carrier = await run('carrierCreate', {
    input: { name: 'SDK documents', type: 'PICKUP', descriptions: nl('Afhalen'), shippingCost: 0 },
  })
  await run('carrierAssignWarehouseAndReturnCarrier', { id: carrier.id, warehouseId: id })
  await run('carrierUnassignWarehouseAndReturnCarrier', { id: carrier.id, warehouseId: id })
  await run('warehouseAddressDelete', { id, input: { id: address.id } })
  await run('warehouseDelete', { id })
}

async function valuesets(run: Run) {
  const set = await run('valuesetCreate', { input: { name: 'SDK_DOCUMENTS', descriptions: nl('Set') } })
  const item = await run('valuesetItemCreate', { input: { valuesetId: set.id, value: 'ONE' } })
  await run('valuesetItemUpdate', { id: item.id, input: { extra: 'first' } })
  await run('valuesetItemDelete', { id: item.id })
}
