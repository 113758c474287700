/** Reads and changes the addresses of one company or customer. The owner is always locked before its addresses. */
import type { AddressBulkItemInput, CompanyAddressUpdateInput } from '../../../contract/contract.gen.js'
import { hasRole, type RequiredAccess } from '../../../core/auth/access.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { changing } from '../../../core/store/changing.js'
import type { AnyResource } from '../../../core/store/resource.js'
import { create, get, type Key, missing, remove, update } from '../../../core/store/store.js'
import type { AddressRow } from '../../../db/db.gen.js'
import { foreignCompany } from '../../../resources/accounts/company.access.js'
import { company } from '../../../resources/accounts/company.js'
import { customer } from '../../../resources/accounts/customer.js'
import { emitOwnerUpdated } from './address.events.js'
import { type AddressOwnerColumn, type AddressSearch, address, addressesOf } from './address.resource.js'
import { type AddressOwner, clearDefaults, normalizeAddress } from './address.write.js'

type AddressPatch = Omit<CompanyAddressUpdateInput, 'id' | 'companyId'>

const ownerResources: Record<AddressOwnerColumn, AnyResource> = { companyId: company, customerId: customer }

/** Returns the addresses of one owner. Throws when the caller may not see the owner. */
export async function addressesOfOwner(ctx: Ctx, { owner, id }: AddressOwner, { type, isDefault }: AddressSearch = {}) {
  requireAddressAccess(ctx, { owner, id }, 'VIEWER')
  await get(ctx, ownerResources[owner], { id })
  const [rows = []] = await addressesOf(owner)(ctx, [{ id }])
  return rows.filter((row) => (type ?? row.type) === row.type && (isDefault ?? row.isDefault) === row.isDefault)
}

/** Adds an address to its owner. A new default replaces the previous default of its type. */
export const createAddress = (
  ctx: Ctx,
  { owner, id }: AddressOwner,
  input: Omit<AddressBulkItemInput, 'id'>,
): Promise<AddressRow> =>
  changeAddress(ctx, { owner, id }, 'OWNER', async (inner) => {
    const values = normalizeAddress(input)
    await clearDefaults(inner, owner, [{ ...values, ownerId: id }])
    return create(inner, address, { ...values, [owner]: id })
  })

/** Changes an address of this owner. */
export const updateAddress = (
  ctx: Ctx,
  { owner, id }: AddressOwner,
  key: Key<'address'>,
  input: AddressPatch,
): Promise<AddressRow> =>
  changeAddress(ctx, { owner, id }, 'EDITOR', async (inner) => {
    const values = normalizeAddress(input)
    const { id: addressId, type } = await get(inner, address, { ...key, [owner]: id })
    await clearDefaults(inner, owner, [{ type, isDefault: values.isDefault, ownerId: id }])
    return update(inner, address, { id: addressId }, values)
  })

/** Deletes an address of this owner and returns it. */
export const removeAddress = (ctx: Ctx, { owner, id }: AddressOwner, key: Key<'address'>): Promise<AddressRow> =>
  changeAddress(ctx, { owner, id }, 'OWNER', (inner) => remove(inner, address, { ...key, [owner]: id }))

/** Changes one address and reports the change of its owner. */
const changeAddress = (
  ctx: Ctx,
  key: AddressOwner,
  access: RequiredAccess,
  work: (ctx: Ctx) => Promise<AddressRow>,
): Promise<AddressRow> =>
  withLockedOwner(ctx, key, access, async (inner) => {
    const row = await work(inner)
    await emitOwnerUpdated(inner, key)
    return row
  })

/**
 * Runs `work` on the addresses of an owner while the owner is locked. The owner needs only VIEWER access here, because the right to change
 * addresses differs from the right to change their owner; `requireAddressAccess` checks it.
 */
export const withLockedOwner = <R>(
  ctx: Ctx,
  key: AddressOwner,
  access: RequiredAccess,
  work: (ctx: Ctx) => Promise<R>,
): Promise<R> =>
  inTransaction(ctx, async (inner) => {
    requireAddressAccess(inner, key, access)
    return changing(inner, ownerResources[key.owner], { id: key.id }, { access: 'VIEWER' }, work)
  })

/** Throws unless the caller has this access to the addresses of the owner. */
function requireAddressAccess(ctx: Ctx, { owner, id }: AddressOwner, access: RequiredAccess): void {
  if (owner === 'customerId') requireOwnCustomer(ctx, id, access)
  else requireOwnCompany(ctx, id, access)
}

/** Throws unless the caller has the role or is a contact of this company. The error is the same whether or not the company exists. */
function requireOwnCompany(ctx: Ctx, companyId: number, access: RequiredAccess): void {
  const { roles, user } = ctx.actor
  if (!hasRole(roles, 'user', access) && !user?.companyIds.includes(companyId)) throw foreignCompany()
}

/** Throws unless the caller has the role or is this customer. The error is "not found", so it discloses nothing. */
function requireOwnCustomer(ctx: Ctx, id: number, access: RequiredAccess): void {
  const { roles, user } = ctx.actor
  if (!hasRole(roles, 'user', access) && !(user?.kind === 'customer' && user.id === id)) missing(customer, { id })
}
