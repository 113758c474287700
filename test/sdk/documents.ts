/** Documents of the SDK that none of its services sends, in the order in which they can succeed. */
import { accounts } from './account-documents.js'

type Report = (name: string, error?: unknown) => void
// biome-ignore lint/suspicious/noExplicitAny: each document answers something else
type Data = any

const week = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({ dayOfWeek, openingTime: '09:00', closingTime: '17:00' }))
const nl = (value: string) => [{ language: 'NL', value }]

export async function documents(endpoint: string, apikey: string, documentOf: (name: string) => string, report: Report) {
  const run = async (name: string, variables: object): Promise<Data> => {
    const headers = { 'content-type': 'application/json', apikey }
    const body = JSON.stringify({ query: documentOf(name), variables })
    const { data, errors } = (await (await fetch(endpoint, { method: 'POST', headers, body })).json()) as Data
    report(`document ${name}`, errors && new Error(errors[0].message))
    return data?.[name]
  }
  await channels(run)
  await stock(run)
  await valuesets(run)
  await accounts(run)
  const tax = await run('taxCreate', { input: { zone: 'LU', code: 'H', percentage: 17 } })
  await run('taxDelete', { id: tax.id })
}

type Run = (name: string, variables: object) => Promise<Data>

async function channels(run: Run) {
  const channel = await run('channelCreate', { input: { name: 'SDK channel', descriptions: nl('Kanaal') } })
  await run('channelUpdate', { id: channel.id, input: { catalogRootId: 17 } })
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
