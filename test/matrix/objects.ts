/** The operations that name somebody's object, and how. What is not here names no object that could be another's. */
import type { Fixture, Side } from './fixture.js'

type Variables = (side: Side, fixture: Fixture) => Record<string, unknown>

const address = { street: 'Kade', postalCode: '3011 AB', city: 'Rotterdam', country: 'NL', type: 'invoice' }
const person = (side: Side) => ({ email: `new@${side.companyId}.test`, parentId: side.companyId, firstName: 'New' })

export const objects: Record<string, Variables> = {
  'query.company': ({ companyId }) => ({ id: companyId }),
  'query.companies': ({ companyId }) => ({ input: { companyIds: [companyId] } }),
  'query.contact': ({ contactId }) => ({ id: contactId }),
  'query.contacts': ({ contactId }) => ({ input: { contactIds: [contactId] } }),
  'query.customer': ({ customerId }) => ({ id: customerId }),
  'query.customers': ({ customerId }) => ({ input: { customerIds: [customerId] } }),
  'query.user': ({ contactId }) => ({ id: contactId }),
  'query.addressesByCompanyId': ({ companyId }) => ({ companyId }),
  'query.addressesByCustomerId': ({ customerId }) => ({ customerId }),
  'query.purchaseAuthorizationConfig': ({ configId }) => ({ id: configId }),
  'query.purchaseAuthorizationConfigs': ({ companyId }) => ({ input: { companyIds: [companyId] } }),
  'query.role': ({ roleId }) => ({ id: roleId }),
  'query.roles': ({ contactId }) => ({ input: { userIds: [contactId] } }),
  'query.magicToken': ({ magicTokenId }) => ({ id: magicTokenId }),
  'query.magicTokens': ({ contactId }) => ({ input: { contactIds: [contactId] } }),
  'query.authentication': ({ contactEmail }) => ({ email: contactEmail }),
  'query.adminUser': ({ adminEmail }) => ({ email: adminEmail }),
  'query.adminUserTenant': ({ adminUserTenantId }) => ({ id: adminUserTenantId }),
  'mutation.companyUpdate': ({ companyId }) => ({ id: companyId, input: { notes: 'x' } }),
  'mutation.companyDelete': ({ companyId }) => ({ id: companyId }),
  'mutation.contactCreate': (side) => ({ input: person(side) }),
  'mutation.contactRegister': (side) => ({ input: { ...person(side), password: 'correct horse 2' } }),
  'mutation.contactUpdate': ({ contactId }) => ({ id: contactId, input: { phone: '0101234567' } }),
  'mutation.contactDelete': ({ contactId }) => ({ id: contactId }),
  'mutation.contactCreateAccount': ({ contactId }) => ({ id: contactId, input: { password: 'correct horse 2' } }),
  'mutation.contactDeleteAccount': ({ contactId }) => ({ id: contactId }),
  'mutation.contactAddToCompanies': ({ otherCompanyId }, { own }) => ({
    id: own.contactId,
    input: { companyIds: [otherCompanyId] },
  }),
  'mutation.contactRemoveFromCompanies': ({ contactId, secondCompanyId }) => ({
    id: contactId,
    input: { companyIds: [secondCompanyId] },
  }),
  'mutation.addCompanyManager': ({ contactId, companyId }) => ({ userId: contactId, companyId }),
  'mutation.removeCompanyManager': ({ managerId, otherCompanyId }) => ({ userId: managerId, companyId: otherCompanyId }),
  'mutation.triggerContactSendWelcomeEmailEvent': ({ contactId }) => ({ input: { contactId } }),
  'mutation.customerUpdate': ({ customerId }) => ({ id: customerId, input: { phone: '0101234567' } }),
  'mutation.customerDelete': ({ customerId }) => ({ id: customerId }),
  'mutation.customerCreateAccount': ({ customerId }) => ({ id: customerId, input: { password: 'correct horse 2' } }),
  'mutation.customerDeleteAccount': ({ customerId }) => ({ id: customerId }),
  'mutation.triggerCustomerSendWelcomeEmailEvent': ({ customerId }) => ({ input: { customerId } }),
  'mutation.companyAddressCreate': ({ companyId }) => ({ input: { ...address, companyId } }),
  'mutation.companyAddressUpdate': ({ companyId, companyAddressId }) => ({
    input: { id: companyAddressId, companyId, city: 'Delft' },
  }),
  'mutation.companyAddressDelete': ({ companyId, companyAddressId }) => ({ input: { id: companyAddressId, companyId } }),
  'mutation.customerAddressCreate': ({ customerId }) => ({ input: { ...address, customerId } }),
  'mutation.customerAddressUpdate': ({ customerId, customerAddressId }) => ({
    input: { id: customerAddressId, customerId, city: 'Delft' },
  }),
  'mutation.customerAddressDelete': ({ customerId, customerAddressId }) => ({ input: { id: customerAddressId, customerId } }),
  'mutation.purchaseAuthorizationConfigCreate': ({ contactId, secondCompanyId }) => ({
    input: { contactId, companyId: secondCompanyId },
  }),
  'mutation.purchaseAuthorizationConfigUpdate': ({ configId }) => ({ id: configId, input: { authorizationLimit: 5 } }),
  'mutation.purchaseAuthorizationConfigDelete': ({ configId }) => ({ id: configId }),
  'mutation.roleCreate': ({ contactId }, { roleDefinitionId }) => ({
    input: { roleDefinitionId, userId: contactId, access: 'VIEWER' },
  }),
  'mutation.roleUpdate': ({ roleId }) => ({ id: roleId, input: { access: 'VIEWER' } }),
  'mutation.roleDelete': ({ roleId }) => ({ id: roleId }),
  'mutation.magicTokenCreate': ({ contactId }) => ({ input: { contactId } }),
  'mutation.magicTokenUpdate': ({ magicTokenId }) => ({ id: magicTokenId, input: { oneTimeUse: true } }),
  'mutation.magicTokenDelete': ({ magicTokenId }) => ({ id: magicTokenId }),
  'mutation.authenticationDelete': ({ contactUid }) => ({ uid: contactUid }),
  'mutation.claimsReset': ({ contactUid, contactEmail }) => ({ uid: contactUid, email: contactEmail }),
  'mutation.passwordResetLink': ({ contactEmail }) => ({ input: { email: contactEmail } }),
  'mutation.triggerPasswordSendInitEmailEvent': ({ contactEmail }) => ({ input: { email: contactEmail } }),
  'mutation.adminUserUpdate': ({ adminEmail }) => ({ email: adminEmail, input: { job: 'x' } }),
  'mutation.adminUserDelete': ({ adminEmail }) => ({ email: adminEmail }),
  'mutation.adminUserTenantDelete': ({ adminUserTenantId }) => ({ id: adminUserTenantId }),
}
