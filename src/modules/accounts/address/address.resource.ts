import type { AddressType, YesNo } from '../../../contract/contract.gen.js'
import type { Relation } from '../../../core/store/relations.js'
import { equals, type Resource, visibleToAll } from '../../../core/store/resource.js'
import { groupBy, rowsOf } from '../../../core/store/store.js'
import type { AddressRow } from '../../../db/db.gen.js'

/** Filters on the addresses of one owner. */
export interface AddressSearch {
  type?: AddressType | null
  isDefault?: YesNo | null
}

/** A delivery, invoice or home address. It is read only through its owner, so the visibility of the owner applies. */
export const address: Resource<'address', AddressSearch, never> = {
  label: 'Address',
  table: 'address',
  customFields: 'ADDRESS',
  key: 'id',
  lookups: { uuid: ['uuid'] },
  visible: visibleToAll,
  filters: { type: equals('type'), isDefault: equals('isDefault') },
  sort: {},
}

/** The column that holds the owner of an address. */
export type AddressOwnerColumn = 'companyId' | 'customerId'

/** Returns the addresses of each owner, oldest first. A deleted owner carries its addresses itself, because they are no longer in the database. */
export const addressesOf =
  (owner: AddressOwnerColumn): Relation<{ id: number; addresses?: readonly AddressRow[] }, readonly AddressRow[]> =>
  async (ctx, owners) => {
    const ids = owners.flatMap(({ id, addresses }) => (addresses ? [] : [id]))
    const rows = ids.length ? await rowsOf(ctx, address, owner, ids) : []
    const byOwner = groupBy(rows, (row) => row[owner])
    return owners.map(({ id, addresses }) => addresses ?? byOwner.get(id) ?? [])
  }

export const addressesOfCompany = addressesOf('companyId')
export const addressesOfCustomer = addressesOf('customerId')
