import { childPage, relationField } from '../../../core/store/relations.js'
import { needsTotal } from '../../../interfaces/graphql/compile/selection.js'
import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { one } from '../../../interfaces/graphql/verbs.js'
import { company, sourcesOfCompany } from '../../../resources/accounts/company.js'
import { importCompanies } from './company.csv.js'
import {
  createCompany,
  listCompanies,
  removeCompany,
  shownRegistrationToken,
  updateCompany,
  withManagedCompanies,
} from './company.service.js'
import { ancestorsOfCompany, ownerOfCompany, shownOwnerId } from './company.tree.js'

export const companyGraphql = {
  Query: {
    company: one(company, 'id'),
    companies: (_, { input }, ctx, info) =>
      listCompanies(ctx, (input ?? {}) as NonNullable<typeof input>, { counted: needsTotal(info) }),
  },
  Mutation: {
    companyCsvImport: (_, { input }, ctx) => importCompanies(ctx, input),
    companyCreate: (_, { input }, ctx) => createCompany(ctx, input),
    companyUpdate: (_, { id, input }, ctx) => updateCompany(ctx, { id }, input),
    companyDelete: async (_, { id }, ctx) => {
      await removeCompany(ctx, { id })
      return true
    },
  },
  Company: {
    companyId: ({ id }) => id,
    registrationToken: shownRegistrationToken,
    sources: relationField(sourcesOfCompany),
    belongsToCompanyId: (row, _, ctx) => shownOwnerId(row, ctx),
    belongsToCompany: relationField(ownerOfCompany),
    ancestorCompanies: relationField(ancestorsOfCompany),
    subsidiaries: ({ id }, { input }, ctx) =>
      childPage(ctx, company, 'belongsToCompanyId', id, withManagedCompanies(ctx, input ?? {})),
  },
} satisfies Resolvers
