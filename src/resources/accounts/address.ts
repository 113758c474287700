import type { AddressType, YesNo } from '../../contract/contract.gen.js'
import type { Relation } from '../../core/store/relations.js'
import { equals, type Resource, visibleToAll } from '../../core/store/resource.js'
import { groupBy, rowsOf } from '../../core/store/store.js'
import type { AddressRow } from '../../db/db.gen.js'

/** Which of an owner's addresses are asked for. */
export interface AddressSearch {
  type?: AddressType | null
  isDefault?: YesNo | null
}

/** Where somebody is, takes deliveries or wants invoices. It is reached through its owner alone, and who may reach that may reach it. */
export const address: Resource<'address', AddressSearch, never> = {
  label: 'Address',
  table: 'address',
  key: 'id',
  lookups: { uuid: ['uuid'] },
  visible: visibleToAll,
  filters: { type: equals('type'), isDefault: equals('isDefault') },
  sort: {},
}

/** The column that says whose address it is. */
export type AddressOwnerColumn = 'companyId' | 'customerId'

/** The addresses of each owner, oldest first. One that was deleted brings its own along. */
export const addressesOf =
  (owner: AddressOwnerColumn): Relation<{ id: number; addresses?: readonly AddressRow[] }, readonly AddressRow[]> =>
  async (ctx, owners) => {
    const ids = owners.flatMap(({ id, addresses }) => (addresses ? [] : [id]))
    const found = ids.length ? await rowsOf(ctx, address, owner, ids) : []
    const byOwner = groupBy(found, (row) => row[owner])
    return owners.map(({ id, addresses }) => addresses ?? byOwner.get(id) ?? [])
  }

export const addressesOfCompany = addressesOf('companyId')
export const addressesOfCustomer = addressesOf('customerId')
