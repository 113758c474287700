import type { CompanyContactSearch, CompanySearchInput, CompanySearchResponse } from '../../../contract/contract.gen.js'
import { relationField } from '../../../core/store/relations.js'
import type { Resolvers } from '../../../faces/graphql/resolvers.gen.js'
import { addressesOfCompany } from '../../../resources/accounts/address.js'
import { foundAttributes } from './company-search.attributes.js'
import { foundContacts, renewStatistics, searchCompanies } from './company-search.service.js'

const ofCompany = foundAttributes('companyId')
const ofContact = foundAttributes('contactId')

export const companySearchGraphql = {
  Query: {
    // Addresses, contacts and attributes are missing in what is found: they have resolvers of their own.
    companySearch: (_, { input }, ctx) =>
      searchCompanies(ctx, (input ?? {}) as CompanySearchInput) as unknown as Promise<CompanySearchResponse>,
  },
  Mutation: {
    companySearchIndexUpdateMapping: () => true,
    companySearchReindex: (_, { input }, ctx) => renewStatistics(ctx, input.template ?? 'COMPANY_SEARCH'),
    companySearchFixAliasWriteIndex: () => true,
    companySearchCleanupOrphanedIndices: () => true,
  },
  CompanySearch: {
    addresses: async ({ id }, _, ctx) => [...(await relationField(addressesOfCompany)({ id }, {}, ctx))],
    contacts: async ({ id }, _, ctx) =>
      [...(await relationField(foundContacts)({ id }, {}, ctx))] as unknown as CompanyContactSearch[],
    attributes: relationField(ofCompany),
  },
  CompanyContactSearch: {
    attributes: relationField(ofContact),
  },
} satisfies Resolvers
