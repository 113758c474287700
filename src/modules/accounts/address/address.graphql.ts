import type { Ctx } from '../../../core/context.js'
import { type Relation, relationField } from '../../../core/store/relations.js'
import type { AddressRow } from '../../../db/db.gen.js'
import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { effectiveAddressesOfCompany } from './address.effective.js'
import { type AddressSearch, addressesOfCompany, addressesOfCustomer } from './address.resource.js'
import { addressesOfOwner, createAddress, removeAddress, updateAddress } from './address.service.js'

const companyOwner = (id: number) => ({ owner: 'companyId', id }) as const
const customerOwner = (id: number) => ({ owner: 'customerId', id }) as const

/** Resolves `addresses`. All addresses of a level are read in one statement; the arguments of the field then filter them. */
const filterAddresses =
  <P>(relation: Relation<P, readonly AddressRow[]>) =>
  async (parent: P, { type, isDefault }: AddressSearch, ctx: Ctx) =>
    (await relationField(relation)(parent, {}, ctx)).filter(
      (row) => (type ?? row.type) === row.type && (isDefault ?? row.isDefault) === row.isDefault,
    )

export const addressGraphql = {
  Query: {
    addressesByCompanyId: (_, { companyId, type }, ctx) => addressesOfOwner(ctx, companyOwner(companyId), { type }),
    addressesByCustomerId: (_, { customerId, type }, ctx) => addressesOfOwner(ctx, customerOwner(customerId), { type }),
  },
  Mutation: {
    companyAddressCreate: (_, { input: { companyId, ...input } }, ctx) => createAddress(ctx, companyOwner(companyId), input),
    companyAddressUpdate: (_, { input: { id, companyId, ...input } }, ctx) =>
      updateAddress(ctx, companyOwner(companyId), { id }, input),
    companyAddressDelete: async (_, { input: { id, companyId } }, ctx) => {
      await removeAddress(ctx, companyOwner(companyId), { id })
      return true
    },
    customerAddressCreate: (_, { input: { customerId, ...input } }, ctx) => createAddress(ctx, customerOwner(customerId), input),
    customerAddressUpdate: (_, { input: { id, customerId, ...input } }, ctx) =>
      updateAddress(ctx, customerOwner(customerId), { id }, input),
    customerAddressDelete: async (_, { input: { id, customerId } }, ctx) => {
      await removeAddress(ctx, customerOwner(customerId), { id })
      return true
    },
  },
  Company: { addresses: filterAddresses(addressesOfCompany), addressesEffective: filterAddresses(effectiveAddressesOfCompany) },
  Customer: { addresses: filterAddresses(addressesOfCustomer) },
} satisfies Resolvers
