import type { CompanySearchInput, CompanySearchResponse, Resolvers } from '../../../contract/contract.gen.js'
import { related } from '../../../core/load.js'
import { addressesOfCompany } from '../address/address.js'
import { foundContacts, renewStatistics, searchCompanies } from './company-search.service.js'

export const companySearchGraphql = {
  Query: {
    // Addresses and contacts are missing in what is found: they have resolvers of their own.
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
    addresses: async ({ id }, _, ctx) => [...(await related(addressesOfCompany)({ id }, {}, ctx))],
    contacts: async ({ id }, _, ctx) => [...(await related(foundContacts)({ id }, {}, ctx))],
  },
} satisfies Resolvers
