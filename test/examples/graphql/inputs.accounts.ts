/** Inputs of companies, contacts, customers, sessions, keys, roles and tenants. */
import { appCode, OTHER_TENANT, PASSWORD } from './fixture.people.js'
import type { Inputs } from './inputs.js'
import { dutchAndEnglish, english, source } from './texts.js'

const person = {
  firstName: 'Karin',
  lastName: 'Kok',
  email: 'karin@example.com',
  phone: '+31 20 123 4567',
  primaryLanguage: 'NL',
}
const address = {
  type: 'delivery',
  street: 'Kade',
  number: '1',
  postalCode: '1000 AA',
  city: 'Amsterdam',
  country: 'NL',
  code: 'HQ',
}

const people: Inputs = {
  'mutation.companyCreate': () => ({
    input: {
      name: 'Installatiebedrijf Kok',
      taxNumber: 'NL001234567B01',
      phone: '+31 20 123 4567',
      email: 'info@example.com',
      sources: source('CRM', 'A-100'),
      addresses: [address],
    },
  }),
  'mutation.companyUpdate': (_, { companyId }) => ({ id: companyId, input: { notes: 'Deliver to the back door' } }),
  'mutation.companyAddressCreate': (_, { companyId }) => ({ input: { ...address, companyId } }),
  'mutation.companyAddressUpdate': (_, { companyId, companyAddressId }) => ({
    input: { id: companyAddressId, companyId, number: '14', notes: 'Closed on Mondays' },
  }),
  'mutation.customerAddressCreate': (_, { customerId }) => ({ input: { ...address, customerId } }),
  'mutation.customerAddressUpdate': (_, { customerId, customerAddressId }) => ({
    input: { id: customerAddressId, customerId, number: '14' },
  }),
  'mutation.contactCreate': (_, { companyId }) => ({
    input: { ...person, parentId: companyId, sources: source('CRM', 'P-200') },
  }),
  'mutation.contactRegister': (_, { companyId }) => ({ input: { ...person, parentId: companyId, password: PASSWORD } }),
  'mutation.contactUpdate': (_, { contactId }) => ({
    id: contactId,
    input: { mobile: '+31 6 1234 5678', primaryLanguage: 'EN' },
  }),
  'mutation.contactDelete': (_, { newContactId }) => ({ id: newContactId }),
  'mutation.contactAddToCompanies': (_, { contactId, secondCompanyId }) => ({
    id: contactId,
    input: { companyIds: [secondCompanyId] },
  }),
  'mutation.contactRemoveFromCompanies': (_, { newContactId, secondCompanyId }) => ({
    id: newContactId,
    input: { companyIds: [secondCompanyId] },
  }),
  'mutation.contactCreateAccount': (_, { strangerId }) => ({ id: strangerId, input: { password: PASSWORD } }),
  'mutation.removeCompanyManager': (_, { managerId, companyId }) => ({ userId: managerId, companyId }),
  'mutation.customerCreate': () => ({ input: { ...person, sources: source('CRM', 'P-201') } }),
  'mutation.customerRegister': () => ({ input: { ...person, password: PASSWORD } }),
  'mutation.customerUpdate': (_, { customerId }) => ({ id: customerId, input: { mobile: '+31 6 1234 5678' } }),
  'mutation.customerCreateAccount': (_, { plainCustomerId }) => ({ id: plainCustomerId, input: { password: PASSWORD } }),
  'mutation.purchaseAuthorizationConfigCreate': (_, { newContactId, newCompanyId }) => ({
    input: { contactId: newContactId, companyId: newCompanyId, purchaseRole: 'PURCHASER', authorizationLimit: 500 },
  }),
  'mutation.purchaseAuthorizationConfigUpdate': (_, { configId }) => ({ id: configId, input: { authorizationLimit: 750 } }),
}

const access: Inputs = {
  'mutation.login': (_, { contactEmail }) => ({ input: { email: contactEmail, password: PASSWORD } }),
  'mutation.sessionEnd': (_things, _own, { refreshToken }) => ({ refreshToken }),
  'mutation.adminTwoFactorSetUp': () => ({ password: PASSWORD }),
  'mutation.adminTwoFactorEnable': () => ({ code: appCode() }),
  'mutation.adminRecoveryCodesCreate': () => ({ code: appCode() }),
  'mutation.adminTwoFactorDisable': () => ({ password: PASSWORD }),
  'mutation.authenticationCreate': () => ({
    input: { email: 'kiosk@example.com', password: PASSWORD, displayName: 'Kiosk at the counter' },
  }),
  'mutation.magicTokenCreate': (_, { contactId }) => ({
    input: { contactId, expiresAt: '2026-12-31T23:00:00Z', oneTimeUse: true },
  }),
  'mutation.gqlApiKeyCreate': () => ({
    input: {
      name: 'Storefront',
      active: true,
      roles: [
        { roleDefinitionName: 'shop', access: 'VIEWER' },
        { roleDefinitionName: 'product', access: 'VIEWER' },
      ],
      origins: ['https://shop.example.com'],
    },
  }),
  'mutation.gqlApiKeyUpdate': ({ gqlApiKey }) => ({ id: gqlApiKey.id, input: { name: 'Storefront, second generation' } }),
  'mutation.restApiKeyCreate': () => ({ input: { name: 'ERP', active: true } }),
  'mutation.restApiKeyUpdate': ({ restApiKey }) => ({ id: restApiKey.id, input: { name: 'ERP and warehouse' } }),
  'mutation.roleDefinitionCreate': () => ({
    input: { name: 'returns', descriptions: dutchAndEnglish('Retouren', 'Returns'), defaultAccess: 'NONE' },
  }),
  'mutation.roleDefinitionUpdate': ({ roleDefinition }) => ({
    id: roleDefinition.id,
    input: { name: 'returns', descriptions: dutchAndEnglish('Retouren', 'Returns'), defaultAccess: 'VIEWER' },
  }),
  'mutation.adminUserCreate': () => ({
    input: { email: 'cato@example.com', firstName: 'Cato', lastName: 'Haven', job: 'Category manager', language: 'NL' },
  }),
  'mutation.adminUserUpdate': (_, { adminEmail }) => ({ email: adminEmail, input: { job: 'Head of sales' } }),
  'mutation.adminUserTenantCreate': (_, { otherAdminEmail }) => ({
    input: { name: 'Wharf', tenant: 'default', default: false, email: otherAdminEmail },
  }),
}

const platform: Inputs = {
  'mutation.channelCreate': () => ({
    input: { name: 'Belgium', descriptions: english('The shop for Belgium'), language: 'NL', quoteValidDays: 30 },
  }),
  'mutation.channelUpdate': ({ channel }) => ({ id: channel.id, input: { quoteValidDays: 14, reservesStock: true } }),
  'mutation.tenantCreate': () => ({
    input: { id: 'belgium', name: 'Belgium', channel: { name: 'Storefront', language: 'NL' }, defaultDataLanguage: 'NL' },
  }),
  'mutation.tenantUpdate': () => ({ input: { name: 'Wharf', quoteDefaultExpiryPeriodDays: 30 } }),
  'mutation.tenantDelete': () => ({ id: OTHER_TENANT }),
  'query.lifecycleUsage': () => ({ input: { item: 'gql:Tax.shopId' } }),
  'query.lifecycleReadiness': ({ usage }) => ({ input: { credential: usage.credential } }),
}

export const accountInputs: Inputs = { ...people, ...access, ...platform }
