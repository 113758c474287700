import type { PricesheetsEffectivePaginationInput } from '../../../contract/contract.gen.js'
import { pageRequest } from '../../../core/base/page.js'
import type { Ctx } from '../../../core/context.js'
import { childPage, relationField, relationWithArgs } from '../../../core/store/relations.js'
import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { keyOf, list, one } from '../../../interfaces/graphql/verbs.js'
import { company } from '../../../resources/accounts/company.js'
import { contact } from '../../../resources/accounts/contact.js'
import { customer } from '../../../resources/accounts/customer.js'
import { withManagedCompanies } from '../../accounts/company/company.service.js'
import { importPricesheets } from './pricesheet.csv.js'
import { allPartiesOf, effectivePages, effectiveSheetsOfCompanies, listEffective, sheetsOfParties } from './pricesheet.read.js'
import { partiesOfPricesheet, pricesheet } from './pricesheet.resource.js'
import {
  assignPricesheet,
  createPricesheet,
  removePricesheet,
  unassignPricesheet,
  updatePricesheet,
} from './pricesheet.service.js'

const COMPANIES = partiesOfPricesheet('companyId')
const CONTACTS = partiesOfPricesheet('contactId')
const CUSTOMERS = partiesOfPricesheet('customerId')

interface EffectiveArgs {
  input?: PricesheetsEffectivePaginationInput | null
}

/** Returns the sheets of a contact. Requests for the default company are batched. */
const effectiveOfContact = async (
  { id, parentCompanyId }: { id: number; parentCompanyId: number },
  { input }: EffectiveArgs,
  ctx: Ctx,
) => {
  const companyId = input?.companyId ?? null
  if (companyId !== null) return listEffective(ctx, { ...input, contactId: id })
  return relationWithArgs(ctx, effectiveOfContact, [input], { id, parentCompanyId }, (inner, contacts) =>
    effectivePages(
      inner,
      contacts.map((one) => ({ contactId: one.id, companyId: one.parentCompanyId, customerId: null })),
      pageRequest(input ?? {}),
    ),
  )
}

const effectiveOfCustomer = ({ id }: { id: number }, { input }: EffectiveArgs, ctx: Ctx) =>
  relationWithArgs(ctx, effectiveOfCustomer, [input], id, (inner, ids: readonly number[]) =>
    effectivePages(
      inner,
      ids.map((customerId) => ({ contactId: null, companyId: null, customerId })),
      pageRequest(input ?? {}),
    ),
  )

export const pricesheetGraphql = {
  Query: {
    pricesheet: one(pricesheet, 'id'),
    pricesheets: list(pricesheet),
    pricesheetsEffective: (_, { input }, ctx) => listEffective(ctx, input),
  },
  Mutation: {
    pricesheetCreate: (_, { input }, ctx) => createPricesheet(ctx, input),
    pricesheetUpdate: (_, { id, input }, ctx) => updatePricesheet(ctx, keyOf(pricesheet, id), input),
    pricesheetDelete: async (_, { id }, ctx) => Boolean(await removePricesheet(ctx, keyOf(pricesheet, id))),
    pricesheetAssign: (_, { id, input }, ctx) => assignPricesheet(ctx, keyOf(pricesheet, id), input),
    pricesheetUnassign: (_, { id, input }, ctx) => unassignPricesheet(ctx, keyOf(pricesheet, id), input),
    pricesheetCsvImport: (_, { input }, ctx) => importPricesheets(ctx, input),
  },
  Pricesheet: {
    id: ({ uuid }) => uuid,
    companies: relationField(allPartiesOf(company, 'companyId')),
    contacts: relationField(allPartiesOf(contact, 'contactId')),
    customers: relationField(allPartiesOf(customer, 'customerId')),
    companiesPaginated: ({ id }, { input }, ctx) =>
      childPage(ctx, company, COMPANIES, id, withManagedCompanies(ctx, input ?? {})),
    contactsPaginated: ({ id }, { input }, ctx) => childPage(ctx, contact, CONTACTS, id, input ?? {}),
    customersPaginated: ({ id }, { input }, ctx) => childPage(ctx, customer, CUSTOMERS, id, input ?? {}),
  },
  Company: {
    pricesheets: relationField(sheetsOfParties('companyId')),
    pricesheetsEffective: relationField(effectiveSheetsOfCompanies),
  },
  Contact: { pricesheets: relationField(sheetsOfParties('contactId')), pricesheetsEffective: effectiveOfContact },
  Customer: { pricesheets: relationField(sheetsOfParties('customerId')), pricesheetsEffective: effectiveOfCustomer },
} satisfies Resolvers
