import { pageRequest } from '../../../core/base/page.js'
import { childPage, relationField } from '../../../core/store/relations.js'
import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { list, one } from '../../../interfaces/graphql/verbs.js'
import { company } from '../../../resources/accounts/company.js'
import { contact } from '../../../resources/accounts/contact.js'
import { addManager, addToCompanies, removeFromCompanies, removeManager } from './contact.companies.js'
import { importContacts } from './contact.csv.js'
import { createContactAccount, deleteContactAccount, type RegisteredContact, registerContact } from './contact.register.js'
import {
  companiesOfContact,
  contactsOfCompany,
  loginOfContact,
  managedCompaniesOf,
  managersOf,
  primaryCompanyOf,
  sourcesOfContact,
  toUser,
} from './contact.relations.js'
import { createContact, removeContact, updateContact } from './contact.service.js'

/** Returns the response of a registration, with the contact as an `IBaseUser`. */
const toRegisterResponse = async (registered: Promise<RegisteredContact>) => {
  const { contact: row, session } = await registered
  return { contact: toUser(row), session }
}

export const contactGraphql = {
  Query: {
    contact: one(contact, 'id'),
    contacts: list(contact),
  },
  Mutation: {
    contactCsvImport: (_, { input }, ctx) => importContacts(ctx, input),
    contactCreate: (_, { input }, ctx) => createContact(ctx, input),
    contactRegister: (_, { input }, ctx) => toRegisterResponse(registerContact(ctx, input)),
    contactUpdate: (_, { id, input }, ctx) => updateContact(ctx, { id }, input),
    contactDelete: async (_, { id }, ctx) => Boolean(await removeContact(ctx, { id })),
    contactCreateAccount: (_, { id, input }, ctx) => toRegisterResponse(createContactAccount(ctx, id, input?.password)),
    contactDeleteAccount: (_, { id }, ctx) => deleteContactAccount(ctx, id),
    contactAddToCompanies: (_, { id, input }, ctx) => addToCompanies(ctx, id, input.companyIds),
    contactRemoveFromCompanies: (_, { id, input }, ctx) => removeFromCompanies(ctx, id, input.companyIds),
    addCompanyManager: (_, { userId, companyId }, ctx) => addManager(ctx, userId, companyId),
    removeCompanyManager: (_, { userId, companyId }, ctx) => removeManager(ctx, userId, companyId),
  },
  Contact: {
    contactId: ({ id }) => id,
    userId: ({ id }) => id,
    login: relationField(loginOfContact),
    isLoggedIn: ({ id }, _, { actor: { user } }) => user?.kind === 'contact' && user.id === id,
    company: relationField(primaryCompanyOf),
    companies: ({ id }, { input }, ctx) => childPage(ctx, company, companiesOfContact, id, pageRequest(input ?? {})),
    managedCompanies: relationField(managedCompaniesOf),
    sources: relationField(sourcesOfContact),
  },
  Company: {
    contacts: ({ id }, { input }, ctx) => childPage(ctx, contact, contactsOfCompany, id, { ...input }),
    managers: relationField(managersOf),
  },
} satisfies Resolvers
