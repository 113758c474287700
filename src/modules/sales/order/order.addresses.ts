/** The addresses of an order: one for the invoice and one for the delivery. */
import type { OrderAddressBulkInput, OrderAddressUpdateInput, OrderCreateAddressInput } from '../../../contract/contract.gen.js'
import { invalidField, notFound, refused } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { StoredFields } from '../../../core/store/custom-fields.js'
import { create, update } from '../../../core/store/store.js'
import type { OrderAddressRow, OrderRow } from '../../../db/db.gen.js'
import { orderAddress } from '../../../resources/sales/order.js'
import { localeOfChannel } from '../../platform/channel/channel.locale.js'

const TYPES = ['invoice', 'delivery'] as const
const BLANK = { street: '', postalCode: '', city: '' }

function refuseHome(addresses: readonly { type: string }[]): void {
  if (addresses.some(({ type }) => type === 'home'))
    throw refused('ORDER_ADDRESS_HOME_NOT_ALLOWED_ERROR', 'An order has no home address')
}

/** Adds the addresses of a new order: exactly one of each type, or blank ones in the country of its channel if none are given. */
export async function addAddresses(
  ctx: Ctx,
  { id: orderId, channelId }: Pick<OrderRow, 'id' | 'channelId'>,
  given: readonly OrderCreateAddressInput[] | null | undefined,
) {
  const { country } = await localeOfChannel(ctx, channelId)
  const addresses = given?.length ? given : TYPES.map((type) => ({ ...BLANK, country, type }))
  refuseHome(addresses)
  const isWhole = addresses.length === TYPES.length && TYPES.every((type) => addresses.some((address) => address.type === type))
  if (!isWhole) throw invalidField('addresses', 'must be exactly one of the type invoice and one of the type delivery')
  // A blank address lacks even the required custom fields.
  const fields = given?.length ? {} : { customFields: new StoredFields({}) }
  const rows: OrderAddressRow[] = []
  for (const address of addresses) rows.push(await create(ctx, orderAddress, { ...withDefaults(address), ...fields, orderId }))
  return rows
}

/** Changes the given fields of the address of each type. */
export async function changeAddresses(ctx: Ctx, orderId: number, given: readonly OrderAddressBulkInput[]): Promise<void> {
  refuseHome(given)
  for (const { type, ...input } of given) await update(ctx, orderAddress, { orderId, type }, withDefaults(input))
}

/** Changes the given fields of one address, which must belong to the order. */
export const changeAddress = (ctx: Ctx, orderId: number, id: number, input: OrderAddressUpdateInput): Promise<OrderAddressRow> =>
  update(ctx, orderAddress, { id, orderId }, withDefaults(input))

/** Returns one address of an order. */
export function pickAddress(addresses: readonly OrderAddressRow[], id: number): OrderAddressRow {
  const found = addresses.find((address) => address.id === id)
  if (!found) throw notFound('OrderAddress', 'ORDER_ADDRESS_NOT_FOUND_ERROR', { id })
  return found
}

/** Resets cleared fields to their defaults. */
const withDefaults = <I extends OrderAddressUpdateInput>(input: I): I => ({
  ...input,
  ...(input.gender === null && { gender: 'U' }),
  ...(input.icp === null && { icp: 'N' }),
})
