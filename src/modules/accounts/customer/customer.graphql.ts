import { relationField } from '../../../core/store/relations.js'
import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { list, one } from '../../../interfaces/graphql/verbs.js'
import { customer, sourcesOfCustomer } from '../../../resources/accounts/customer.js'
import { importCustomers } from './customer.csv.js'
import { loginOfCustomer } from './customer.login.js'
import { createCustomerAccount, deleteCustomerAccount, registerCustomer } from './customer.register.js'
import { createCustomer, removeCustomer, updateCustomer } from './customer.service.js'

export const customerGraphql = {
  Query: {
    customer: one(customer, 'id'),
    customers: list(customer),
  },
  Mutation: {
    customerCsvImport: (_, { input }, ctx) => importCustomers(ctx, input),
    customerCreate: (_, { input }, ctx) => createCustomer(ctx, input),
    customerRegister: (_, { input }, ctx) => registerCustomer(ctx, input),
    customerUpdate: (_, { id, input }, ctx) => updateCustomer(ctx, { id }, input),
    customerDelete: async (_, { id }, ctx) => {
      await removeCustomer(ctx, { id })
      return true
    },
    customerCreateAccount: (_, { id, input }, ctx) => createCustomerAccount(ctx, id, input?.password),
    customerDeleteAccount: (_, { id }, ctx) => deleteCustomerAccount(ctx, id),
  },
  Customer: {
    customerId: ({ id }) => id,
    userId: ({ id }) => id,
    login: relationField(loginOfCustomer),
    isLoggedIn: ({ id }, _, { actor: { user } }) => user?.kind === 'customer' && user.id === id,
    sources: relationField(sourcesOfCustomer),
  },
} satisfies Resolvers
