import type { CompanyContactSearch, CompanySearchInput, CompanySearchResponse } from '../../../contract/contract.gen.js'
import { relationField } from '../../../core/store/relations.js'
import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { addressesOfCompany } from '../address/address.resource.js'
import { attributesOfFound } from './company-search.attributes.js'
import { analyzeTables, contactsOfFound, searchCompanies } from './company-search.service.js'

const companyAttributes = attributesOfFound('companyId')
const contactAttributes = attributesOfFound('contactId')

export const companySearchGraphql = {
  Query: {
    // Addresses, contacts and attributes have their own resolvers, so the result does not contain them.
    companySearch: (_, { input }, ctx) =>
      searchCompanies(ctx, (input ?? {}) as CompanySearchInput) as unknown as Promise<CompanySearchResponse>,
  },
  Mutation: {
    companySearchIndexUpdateMapping: () => true,
    companySearchReindex: (_, { input }, ctx) => analyzeTables(ctx, input.template ?? 'COMPANY_SEARCH'),
    companySearchFixAliasWriteIndex: () => true,
    companySearchCleanupOrphanedIndices: () => true,
  },
  CompanySearch: {
    addresses: async ({ id }, _, ctx) => [...(await relationField(addressesOfCompany)({ id }, {}, ctx))],
    contacts: async ({ id }, _, ctx) =>
      [...(await relationField(contactsOfFound)({ id }, {}, ctx))] as unknown as CompanyContactSearch[],
    attributes: relationField(companyAttributes),
  },
  CompanyContactSearch: {
    attributes: relationField(contactAttributes),
  },
} satisfies Resolvers
