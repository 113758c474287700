import { sql } from 'kysely'
import type {
  CreateWarehouseAddressInput,
  CreateWarehouseInput,
  UpdateWarehouseAddressInput,
  UpdateWarehouseInput,
} from '../../../contract/contract.gen.js'
import { refused } from '../../../core/base/errors.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { changing } from '../../../core/store/changing.js'
import { create, get, type Key, remove, update } from '../../../core/store/store.js'
import type { WarehouseAddressRow, WarehouseRow } from '../../../db/db.gen.js'
import { addressOfWarehouse, type DeletedWarehouse, warehouse, warehouseAddress } from '../../../resources/stock/warehouse.js'
import { toBusinessWeek } from './warehouse.hours.js'

type WarehouseKey = Key<'warehouse'>
type AddressKey = Key<'warehouseAddress'>

/** Adds a warehouse, with its address if given: both or nothing. */
export const createWarehouse = (
  ctx: Ctx,
  { createWarehouseAddress: address, ...input }: CreateWarehouseInput,
): Promise<WarehouseRow> =>
  inTransaction(ctx, async (inner) => {
    const added = await create(inner, warehouse, withBusinessWeek(input))
    if (!address) return added
    return { ...added, addressId: (await createWarehouseAddress(inner, { id: added.id }, address)).id }
  })

export const updateWarehouse = (ctx: Ctx, key: WarehouseKey, input: UpdateWarehouseInput): Promise<WarehouseRow> =>
  update(ctx, warehouse, key, withBusinessWeek(input))

/** Deletes a warehouse with its address and its links to carriers, and returns it. */
export const removeWarehouse = (ctx: Ctx, key: WarehouseKey): Promise<DeletedWarehouse> =>
  changing(ctx, warehouse, key, { access: 'OWNER' }, async (inner, found) => {
    const [address = null] = await addressOfWarehouse(inner, [found])
    return { ...(await remove(inner, warehouse, key)), address }
  })

/** Returns the address of one warehouse; throws if there is none. */
export async function getWarehouseAddress(ctx: Ctx, key: WarehouseKey): Promise<WarehouseAddressRow> {
  const { id } = await get(ctx, warehouse, key)
  return get(ctx, warehouseAddress, { warehouseId: id })
}

/** Adds the address of a warehouse under its lock: only one of two concurrent first addresses succeeds. */
export const createWarehouseAddress = (
  ctx: Ctx,
  key: WarehouseKey,
  input: CreateWarehouseAddressInput,
): Promise<WarehouseAddressRow> =>
  changing(ctx, warehouse, key, { access: 'EDITOR', touch: true, allows: refuseSecondAddress }, async (inner, { id }) => {
    const address = await create(inner, warehouseAddress, { ...nullsAsDefaults(input), warehouseId: id })
    await linkAddresses(inner, [id])
    return address
  })

function refuseSecondAddress({ id, addressId }: WarehouseRow): void {
  if (addressId !== null) throw refused('WAREHOUSE_ADDRESS_CREATE_ERROR', `Warehouse with id [${id}] already has an address`)
}

/** Changes a warehouse's address; `addressKey`, if given, must be its key. */
export async function updateWarehouseAddress(
  ctx: Ctx,
  key: WarehouseKey,
  addressKey: AddressKey,
  input: Omit<UpdateWarehouseAddressInput, 'id'>,
): Promise<WarehouseAddressRow> {
  const { id } = await get(ctx, warehouse, key)
  return update(ctx, warehouseAddress, { ...addressKey, warehouseId: id }, nullsAsDefaults(input))
}

export const removeWarehouseAddress = (ctx: Ctx, key: WarehouseKey, addressKey: AddressKey): Promise<WarehouseAddressRow> =>
  changing(ctx, warehouse, key, { access: 'EDITOR', touch: true }, (inner, { id }) =>
    remove(inner, warehouseAddress, { ...addressKey, warehouseId: id }),
  )

/** Sets the addresses of warehouses. */
export const linkAddresses = (ctx: Ctx, warehouseIds: readonly number[]) =>
  sql`update warehouse w set "addressId" = a.id
        from "warehouseAddress" a
       where a."warehouseId" = w.id and w.id = any(${warehouseIds}) and w."addressId" is distinct from a.id`.execute(ctx.db)

export const withBusinessWeek = <I extends Pick<UpdateWarehouseInput, 'businessHours'>>(input: I) =>
  input.businessHours ? { ...input, businessHours: toBusinessWeek(input.businessHours) } : input

/** Replaces a cleared gender or supply mark with its default. */
export const nullsAsDefaults = <I extends Pick<CreateWarehouseAddressInput, 'gender' | 'icp'>>(input: I): I => ({
  ...input,
  ...(input.gender === null && { gender: 'U' }),
  ...(input.icp === null && { icp: 'N' }),
})
