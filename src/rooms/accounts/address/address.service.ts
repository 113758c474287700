/** The addresses of one company or one customer: who may change them, and how. The owner is locked before its addresses. */
import type { AddressBulkItemInput, CompanyAddressUpdateInput } from '../../../contract/contract.gen.js'
import { hasRole, type RequiredAccess } from '../../../core/auth/access.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { changing } from '../../../core/store/changing.js'
import type { AnyResource } from '../../../core/store/resource.js'
import { create, get, type Key, missing, remove, update } from '../../../core/store/store.js'
import type { AddressRow } from '../../../db/db.gen.js'
import { type AddressOwnerColumn, type AddressSearch, address, addressesOf } from '../../../resources/accounts/address.js'
import { foreignCompany, refuseForeignCompany } from '../../../resources/accounts/company.access.js'
import { company } from '../../../resources/accounts/company.js'
import { customer } from '../../../resources/accounts/customer.js'
import { clearDefaults, normalizeAddress } from './address.write.js'

type AddressPatch = Omit<CompanyAddressUpdateInput, 'id' | 'companyId'>

/** Whose addresses are meant: the owner, and the column that holds its number. */
export interface AddressOwner {
  owner: AddressOwnerColumn
  id: number
}

const ownerResources: Record<AddressOwnerColumn, AnyResource> = { companyId: company, customerId: customer }

/** The addresses of one owner whom the caller may see. */
export async function addressesOfOwner(ctx: Ctx, { owner, id }: AddressOwner, { type, isDefault }: AddressSearch = {}) {
  await requireAddressAccess(ctx, { owner, id }, 'VIEWER')
  await get(ctx, ownerResources[owner], { id })
  const [found = []] = await addressesOf(owner)(ctx, [{ id }])
  return found.filter((one) => (type ?? one.type) === one.type && (isDefault ?? one.isDefault) === one.isDefault)
}

/** Adds an address to its owner; a new default takes the place of the old one. */
export const createAddress = (
  ctx: Ctx,
  { owner, id }: AddressOwner,
  input: Omit<AddressBulkItemInput, 'id'>,
): Promise<AddressRow> =>
  withLockedOwner(ctx, { owner, id }, 'OWNER', async (inner) => {
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
  withLockedOwner(ctx, { owner, id }, 'EDITOR', async (inner) => {
    const values = normalizeAddress(input)
    const { id: addressId, type } = await get(inner, address, { ...key, [owner]: id })
    await clearDefaults(inner, owner, [{ type, isDefault: values.isDefault, ownerId: id }])
    return update(inner, address, { id: addressId }, values)
  })

/** Deletes an address of this owner and answers what it was. */
export const removeAddress = (ctx: Ctx, { owner, id }: AddressOwner, key: Key<'address'>): Promise<AddressRow> =>
  withLockedOwner(ctx, { owner, id }, 'OWNER', (inner) => remove(inner, address, { ...key, [owner]: id }))

/** Lets `work` change the addresses of an owner, which stays locked meanwhile. Who may change them is not who may change the owner. */
export const withLockedOwner = <R>(
  ctx: Ctx,
  key: AddressOwner,
  access: RequiredAccess,
  work: (ctx: Ctx) => Promise<R>,
): Promise<R> =>
  inTransaction(ctx, async (inner) => {
    await requireAddressAccess(inner, key, access)
    return changing(inner, ownerResources[key.owner], { id: key.id }, { access: 'VIEWER' }, work)
  })

/** Throws unless the caller may do this with the addresses of the owner. */
async function requireAddressAccess(ctx: Ctx, { owner, id }: AddressOwner, access: RequiredAccess): Promise<void> {
  if (owner === 'customerId') requireOwnCustomer(ctx, id, access)
  else if (access === 'VIEWER') refuseForeignCompany(ctx, id, access)
  else if (!(await mayChangeAddresses(ctx, id, access))) throw foreignCompany()
}

/** Who may change the addresses of a company: the role, its managers, and a contact who is its only one, as right after a registration. */
async function mayChangeAddresses(ctx: Ctx, companyId: number, access: RequiredAccess): Promise<boolean> {
  const { roles, user } = ctx.actor
  if (hasRole(roles, 'user', access) || user?.managedCompanyIds.includes(companyId)) return true
  if (!user?.companyIds.includes(companyId)) return false
  const contacts = ctx.db.selectFrom('contactCompany').select('contactId').where('companyId', '=', companyId)
  const [only, another] = await contacts.limit(2).execute()
  return another === undefined && only?.contactId === user.id
}

/** Customers have their addresses to themselves. */
function requireOwnCustomer(ctx: Ctx, id: number, access: RequiredAccess): void {
  const { roles, user } = ctx.actor
  if (!hasRole(roles, 'user', access) && !(user?.kind === 'customer' && user.id === id)) missing(customer, { id })
}
