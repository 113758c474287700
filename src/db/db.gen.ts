// Generated from the migrated database by `npm run generate`. Do not edit.
import type { Generated, Selectable } from 'kysely'
import type { ALLOW_QUOTE_INVALIDATION, AddressType, CarrierType, Gender, LifecycleUseKind, PurchaseRole, RESTRICT_SALES_PRICING_VISIBILITY, RoleAccess, SurchargeType, Taxcode, ValuesetType, YesNo } from '../contract/contract.gen.js'
import type { Brownout, BusinessDay, EventPayload, Extras, Jwk, LastUses, Localized, Roles } from './json.js'

export interface DB {
  'control.adminUser': {
    id: Generated<number>
    uuid: string
    email: string
    gender: Gender | null
    firstName: string | null
    middleName: string | null
    lastName: string | null
    language: Generated<string>
    phone: string | null
    job: string | null
    passwordHash: string | null
    disabled: Generated<boolean>
    tokensValidAfter: Date | null
    lastLoginAt: Date | null
    lastRefreshAt: Date | null
    createdAt: Date
    createdBy: number | null
    lastModifiedAt: Date
    lastModifiedBy: number | null
  }
  'control.adminUserTenant': {
    id: Generated<number>
    uuid: string
    adminUserId: number
    tenantId: string
    name: string
    default: boolean
    createdAt: Date
    createdBy: number | null
    lastModifiedAt: Date
    lastModifiedBy: number | null
  }
  'control.clientUses': {
    id: string
    tenantId: string
    credential: string
    clientName: string | null
    clientVersion: string | null
    lastUsedAt: Date | null
    uses: LastUses
  }
  'control.gqlApiKey': {
    id: Generated<number>
    uuid: string
    tenantId: string
    name: string
    keyHash: Buffer
    keyHint: string
    active: Generated<boolean>
    roles: Generated<Roles>
    channelId: number | null
    createdAt: Date
    lastModifiedAt: Date
    surface: Date | null
    brownouts: Generated<Brownout[]>
  }
  'control.restApiKey': {
    id: Generated<number>
    uuid: string
    tenantId: string
    name: string
    clientId: string
    secretHash: Buffer
    secretHint: string
    active: Generated<boolean>
    roles: Generated<Roles>
    createdAt: Date
    lastModifiedAt: Date
    surface: Date | null
    brownouts: Generated<Brownout[]>
  }
  'control.restToken': {
    tokenHash: Buffer
    clientId: string
    expiresAt: Date
  }
  'control.signingKey': {
    kid: string
    publicJwk: Jwk
    privateJwk: Jwk
    createdAt: Date
    retiredAt: Date | null
  }
  'control.tenant': {
    id: string
    uuid: string
    name: string
    descriptions: Generated<Localized>
    restrictSalesPricingVisibility: Generated<RESTRICT_SALES_PRICING_VISIBILITY>
    allowQuoteInvalidation: Generated<ALLOW_QUOTE_INVALIDATION>
    quoteDefaultExpiryPeriodDays: number | null
    defaultAppLanguage: Generated<string>
    defaultDataLanguage: string | null
    database: string | null
    databaseUrl: string | null
    ready: Generated<boolean>
    createdAt: Date
    lastModifiedAt: Date
  }
  'control.usage': {
    day: string
    tenantId: string
    credential: string
    clientName: string | null
    clientVersion: string | null
    item: string
    kind: LifecycleUseKind
    count: number
    firstAt: Date
    lastAt: Date
    sampleOperation: string
  }
  'control.usageByClient': {
    id: string
    tenantId: string
    credential: string
    clientName: string | null
    clientVersion: string | null
    item: string
    kind: LifecycleUseKind
    count: number
    firstUsedAt: Date
    lastUsedAt: Date
    sampleOperation: string
  }
  account: {
    id: Generated<number>
    uuid: string
    contactId: number | null
    customerId: number | null
    email: string
    passwordHash: string | null
    displayName: string | null
    phoneNumber: string | null
    emailVerified: Generated<boolean>
    disabled: Generated<boolean>
    tokensValidAfter: Date | null
    lastLoginAt: Date | null
    lastRefreshAt: Date | null
    createdAt: Date
    lastModifiedAt: Date
  }
  address: {
    id: Generated<number>
    uuid: string
    companyId: number | null
    customerId: number | null
    type: AddressType
    firstName: string | null
    middleName: string | null
    lastName: string | null
    gender: Gender | null
    company: string | null
    street: string
    number: string | null
    numberExtension: string | null
    postalCode: string
    city: string
    region: string | null
    country: string
    phone: string | null
    mobile: string | null
    email: string | null
    fax: string | null
    code: string | null
    notes: string | null
    url: string | null
    name: string | null
    icp: Generated<YesNo>
    active: Generated<YesNo>
    isDefault: Generated<YesNo>
    createdAt: Date
    lastModifiedAt: Date
  }
  carrier: {
    id: Generated<number>
    uuid: string
    name: string
    type: CarrierType
    descriptions: Generated<Localized>
    shippingCost: Generated<string>
    trackAndTraceURL: string | null
    logo: string | null
    createdAt: Date
    createdBy: number | null
    lastModifiedAt: Date
    lastModifiedBy: number | null
  }
  carrierWarehouse: {
    carrierId: number
    warehouseId: number
  }
  channel: {
    id: Generated<number>
    uuid: string
    name: string
    descriptions: Generated<Localized>
    catalogRootId: number | null
    anonymousUserId: number | null
    defaultLetterId: number | null
    createdAt: Date
    lastModifiedAt: Date
  }
  company: {
    id: Generated<number>
    uuid: string
    name: string
    taxNumber: string | null
    cocNumber: string | null
    debtorId: string | null
    phone: string | null
    email: string | null
    notes: string | null
    hidden: Generated<YesNo>
    tag: string | null
    inheritProductList: YesNo | null
    path: string | null
    slug: string | null
    parentId: number | null
    registeredBy: string | null
    createdAt: Date
    lastModifiedAt: Date
  }
  companyManager: {
    companyId: number
    userId: number
  }
  companySource: {
    name: string
    id: string
    companyId: number
  }
  contact: {
    id: Generated<number>
    uuid: string
    parentCompanyId: number
    gender: Gender | null
    firstName: Generated<string>
    middleName: string | null
    lastName: Generated<string>
    phone: string | null
    mobile: string | null
    email: string | null
    homepage: string | null
    iban: string | null
    bankAccount: string | null
    bic: string | null
    notes: string | null
    primaryLanguage: string | null
    expires: Date | null
    externalId: string | null
    dateOfBirth: Date | null
    mailingList: YesNo | null
    debtorId: string | null
    createdAt: Date
    lastModifiedAt: Date
  }
  contactCompany: {
    contactId: number
    companyId: number
  }
  contactSource: {
    name: string
    id: string
    contactId: number
  }
  customer: {
    id: Generated<number>
    uuid: string
    gender: Gender | null
    firstName: Generated<string>
    middleName: string | null
    lastName: Generated<string>
    phone: string | null
    mobile: string | null
    email: string | null
    iban: string | null
    bankAccount: string | null
    bic: string | null
    notes: string | null
    primaryLanguage: string | null
    expires: Date | null
    externalId: string | null
    dateOfBirth: Date | null
    mailingList: YesNo | null
    debtorId: string | null
    createdAt: Date
    lastModifiedAt: Date
  }
  customerSource: {
    name: string
    id: string
    customerId: number
  }
  event: {
    id: Generated<number>
    uuid: string
    trigger: string
    channelId: number
    payload: EventPayload
    createdAt: Date
    attempts: Generated<number>
    dueAt: Date
    doneAt: Date | null
    error: string | null
  }
  magicToken: {
    id: Generated<number>
    uuid: string
    tokenHash: Buffer
    contactId: number | null
    customerId: number | null
    expiresAt: Date
    lastAccessedAt: Date | null
    failedLogins: Generated<number>
    successfulLogins: Generated<number>
    oneTimeUse: Generated<boolean>
    extra: Generated<Extras>
    createdAt: Date
    lastModifiedAt: Date
  }
  passwordToken: {
    tokenHash: Buffer
    accountUid: string
    email: string
    purpose: string
    redirectUrl: string | null
    language: string
    createdAt: Date
    expiresAt: Date
    usedAt: Date | null
  }
  payMethod: {
    id: Generated<number>
    uuid: string
    names: Localized
    externalCode: string
    logo: string | null
    createdAt: Date
    lastModifiedAt: Date
  }
  purchaseAuthorizationConfig: {
    id: Generated<number>
    uuid: string
    contactId: number
    companyId: number
    purchaseRole: Generated<PurchaseRole>
    authorizationLimit: string | null
    createdAt: Date
    lastModifiedAt: Date
  }
  refreshToken: {
    tokenHash: Buffer
    sessionId: string
    createdAt: Date
    usedAt: Date | null
  }
  role: {
    id: Generated<number>
    uuid: string
    roleDefinitionId: string
    userId: number
    access: RoleAccess
    createdAt: Date
    lastModifiedAt: Date
    createdBy: number | null
    lastModifiedBy: number | null
  }
  roleDefinition: {
    id: Generated<number>
    uuid: string
    name: string
    descriptions: Generated<Localized>
    defaultAccess: RoleAccess
    createdAt: Date
    lastModifiedAt: Date
    createdBy: number | null
    lastModifiedBy: number | null
  }
  session: {
    uuid: string
    kind: string
    accountUid: string | null
    provider: string
    createdAt: Date
    expiresAt: Date
    revokedAt: Date | null
  }
  shop: {
    id: Generated<number>
    uuid: string
    channelId: number
    purchaseRootId: number | null
    userRootId: number | null
    enableIncentives: Generated<boolean>
    isVatIncludedLeading: Generated<boolean>
    inheritCatalogDiscountOnPriceList: Generated<boolean>
    useMultipleCostprices: Generated<boolean>
    calculateDiscountOverBulkPrices: Generated<boolean>
    debtorId: string | null
    cocNumber: string | null
    taxNumber: string | null
    createdAt: Date
    lastModifiedAt: Date
  }
  surcharge: {
    id: Generated<number>
    uuid: string
    name: Localized
    description: Generated<Localized>
    type: SurchargeType
    value: string
    taxCodeValue: Taxcode
    taxZone: string
    enabled: boolean
    validFrom: Date | null
    validTo: Date | null
    shopId: number | null
    createdAt: Date
    createdBy: number | null
    lastModifiedAt: Date
    lastModifiedBy: number | null
  }
  tax: {
    id: Generated<number>
    uuid: string
    code: Taxcode | null
    zone: string
    percentage: Generated<string>
    exportCode: string | null
    createdAt: Date
    createdBy: number | null
    lastModifiedAt: Date
    lastModifiedBy: number | null
  }
  trackAndTrace: {
    id: Generated<number>
    uuid: string
    carrierId: number | null
    code: string
    shipmentId: string
    createdAt: Date
    lastModifiedAt: Date
  }
  valueset: {
    id: Generated<number>
    uuid: string
    name: string
    type: Generated<ValuesetType>
    descriptions: Generated<Localized>
    createdAt: Date
    createdBy: number | null
    lastModifiedAt: Date
    lastModifiedBy: number | null
  }
  valuesetItem: {
    id: Generated<number>
    uuid: string
    valuesetId: number
    value: string
    descriptions: Generated<Localized>
    extra: string | null
    createdAt: Date
    lastModifiedAt: Date
  }
  warehouse: {
    id: Generated<number>
    uuid: string
    name: string
    description: string
    notes: string
    isActive: boolean
    isStore: boolean
    isPickupLocation: boolean
    shopId: number | null
    addressId: number | null
    businessHours: BusinessDay[]
    createdAt: Date
    lastModifiedAt: Date
  }
  warehouseAddress: {
    id: Generated<number>
    uuid: string
    warehouseId: number
    firstName: string | null
    middleName: string | null
    lastName: string | null
    gender: Generated<Gender>
    company: string | null
    street: string
    number: string | null
    numberExtension: string | null
    postalCode: string
    city: string
    region: string | null
    country: string
    phone: string | null
    mobile: string | null
    email: string | null
    fax: string | null
    code: string | null
    notes: string | null
    icp: Generated<YesNo>
    url: string | null
    name: string | null
    createdAt: Date
    lastModifiedAt: Date
  }
}

export type AdminUserRow = Selectable<DB['control.adminUser']>
export type AdminUserTenantRow = Selectable<DB['control.adminUserTenant']>
export type ClientUsesRow = Selectable<DB['control.clientUses']>
export type GqlApiKeyRow = Selectable<DB['control.gqlApiKey']>
export type RestApiKeyRow = Selectable<DB['control.restApiKey']>
export type RestTokenRow = Selectable<DB['control.restToken']>
export type SigningKeyRow = Selectable<DB['control.signingKey']>
export type TenantRow = Selectable<DB['control.tenant']>
export type UsageRow = Selectable<DB['control.usage']>
export type UsageByClientRow = Selectable<DB['control.usageByClient']>
export type AccountRow = Selectable<DB['account']>
export type AddressRow = Selectable<DB['address']>
export type CarrierRow = Selectable<DB['carrier']>
export type CarrierWarehouseRow = Selectable<DB['carrierWarehouse']>
export type ChannelRow = Selectable<DB['channel']>
export type CompanyRow = Selectable<DB['company']>
export type CompanyManagerRow = Selectable<DB['companyManager']>
export type CompanySourceRow = Selectable<DB['companySource']>
export type ContactRow = Selectable<DB['contact']>
export type ContactCompanyRow = Selectable<DB['contactCompany']>
export type ContactSourceRow = Selectable<DB['contactSource']>
export type CustomerRow = Selectable<DB['customer']>
export type CustomerSourceRow = Selectable<DB['customerSource']>
export type EventRow = Selectable<DB['event']>
export type MagicTokenRow = Selectable<DB['magicToken']>
export type PasswordTokenRow = Selectable<DB['passwordToken']>
export type PayMethodRow = Selectable<DB['payMethod']>
export type PurchaseAuthorizationConfigRow = Selectable<DB['purchaseAuthorizationConfig']>
export type RefreshTokenRow = Selectable<DB['refreshToken']>
export type RoleRow = Selectable<DB['role']>
export type RoleDefinitionRow = Selectable<DB['roleDefinition']>
export type SessionRow = Selectable<DB['session']>
export type ShopRow = Selectable<DB['shop']>
export type SurchargeRow = Selectable<DB['surcharge']>
export type TaxRow = Selectable<DB['tax']>
export type TrackAndTraceRow = Selectable<DB['trackAndTrace']>
export type ValuesetRow = Selectable<DB['valueset']>
export type ValuesetItemRow = Selectable<DB['valuesetItem']>
export type WarehouseRow = Selectable<DB['warehouse']>
export type WarehouseAddressRow = Selectable<DB['warehouseAddress']>

/** The SQL type of each column; a question mark says that it may be null, an asterisk that the database fills it in. */
export const columns = {
  'control.adminUser': { id: 'int4*', uuid: 'uuid', email: 'text', gender: 'text?', firstName: 'text?', middleName: 'text?', lastName: 'text?', language: 'text*', phone: 'text?', job: 'text?', passwordHash: 'text?', disabled: 'bool*', tokensValidAfter: 'timestamptz?', lastLoginAt: 'timestamptz?', lastRefreshAt: 'timestamptz?', createdAt: 'timestamptz', createdBy: 'int4?', lastModifiedAt: 'timestamptz', lastModifiedBy: 'int4?' },
  'control.adminUserTenant': { id: 'int4*', uuid: 'uuid', adminUserId: 'int4', tenantId: 'text', name: 'text', default: 'bool', createdAt: 'timestamptz', createdBy: 'int4?', lastModifiedAt: 'timestamptz', lastModifiedBy: 'int4?' },
  'control.clientUses': { id: 'text', tenantId: 'text', credential: 'uuid', clientName: 'text?', clientVersion: 'text?', lastUsedAt: 'timestamptz?', uses: 'jsonb' },
  'control.gqlApiKey': { id: 'int4*', uuid: 'uuid', tenantId: 'text', name: 'text', keyHash: 'bytea', keyHint: 'text', active: 'bool*', roles: 'jsonb*', channelId: 'int4?', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz', surface: 'timestamptz?', brownouts: 'jsonb*' },
  'control.restApiKey': { id: 'int4*', uuid: 'uuid', tenantId: 'text', name: 'text', clientId: 'text', secretHash: 'bytea', secretHint: 'text', active: 'bool*', roles: 'jsonb*', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz', surface: 'timestamptz?', brownouts: 'jsonb*' },
  'control.restToken': { tokenHash: 'bytea', clientId: 'text', expiresAt: 'timestamptz' },
  'control.signingKey': { kid: 'text', publicJwk: 'jsonb', privateJwk: 'jsonb', createdAt: 'timestamptz', retiredAt: 'timestamptz?' },
  'control.tenant': { id: 'text', uuid: 'uuid', name: 'text', descriptions: 'jsonb*', restrictSalesPricingVisibility: 'text*', allowQuoteInvalidation: 'text*', quoteDefaultExpiryPeriodDays: 'int4?', defaultAppLanguage: 'text*', defaultDataLanguage: 'text?', database: 'text?', databaseUrl: 'text?', ready: 'bool*', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz' },
  'control.usage': { day: 'date', tenantId: 'text', credential: 'uuid', clientName: 'text?', clientVersion: 'text?', item: 'text', kind: 'text', count: 'int8', firstAt: 'timestamptz', lastAt: 'timestamptz', sampleOperation: 'text' },
  'control.usageByClient': { id: 'text', tenantId: 'text', credential: 'uuid', clientName: 'text?', clientVersion: 'text?', item: 'text', kind: 'text', count: 'int8', firstUsedAt: 'timestamptz', lastUsedAt: 'timestamptz', sampleOperation: 'text' },
  account: { id: 'int4*', uuid: 'uuid', contactId: 'int4?', customerId: 'int4?', email: 'text', passwordHash: 'text?', displayName: 'text?', phoneNumber: 'text?', emailVerified: 'bool*', disabled: 'bool*', tokensValidAfter: 'timestamptz?', lastLoginAt: 'timestamptz?', lastRefreshAt: 'timestamptz?', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz' },
  address: { id: 'int4*', uuid: 'uuid', companyId: 'int4?', customerId: 'int4?', type: 'text', firstName: 'text?', middleName: 'text?', lastName: 'text?', gender: 'text?', company: 'text?', street: 'text', number: 'text?', numberExtension: 'text?', postalCode: 'text', city: 'text', region: 'text?', country: 'text', phone: 'text?', mobile: 'text?', email: 'text?', fax: 'text?', code: 'text?', notes: 'text?', url: 'text?', name: 'text?', icp: 'text*', active: 'text*', isDefault: 'text*', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz' },
  carrier: { id: 'int4*', uuid: 'uuid', name: 'text', type: 'text', descriptions: 'jsonb*', shippingCost: 'numeric*', trackAndTraceURL: 'text?', logo: 'text?', createdAt: 'timestamptz', createdBy: 'int4?', lastModifiedAt: 'timestamptz', lastModifiedBy: 'int4?' },
  carrierWarehouse: { carrierId: 'int4', warehouseId: 'int4' },
  channel: { id: 'int4*', uuid: 'uuid', name: 'text', descriptions: 'jsonb*', catalogRootId: 'int4?', anonymousUserId: 'int4?', defaultLetterId: 'int4?', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz' },
  company: { id: 'int4*', uuid: 'uuid', name: 'text', taxNumber: 'text?', cocNumber: 'text?', debtorId: 'text?', phone: 'text?', email: 'text?', notes: 'text?', hidden: 'text*', tag: 'text?', inheritProductList: 'text?', path: 'text?', slug: 'text?', parentId: 'int4?', registeredBy: 'uuid?', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz' },
  companyManager: { companyId: 'int4', userId: 'int4' },
  companySource: { name: 'text', id: 'text', companyId: 'int4' },
  contact: { id: 'int4*', uuid: 'uuid', parentCompanyId: 'int4', gender: 'text?', firstName: 'text*', middleName: 'text?', lastName: 'text*', phone: 'text?', mobile: 'text?', email: 'text?', homepage: 'text?', iban: 'text?', bankAccount: 'text?', bic: 'text?', notes: 'text?', primaryLanguage: 'text?', expires: 'timestamptz?', externalId: 'text?', dateOfBirth: 'timestamptz?', mailingList: 'text?', debtorId: 'text?', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz' },
  contactCompany: { contactId: 'int4', companyId: 'int4' },
  contactSource: { name: 'text', id: 'text', contactId: 'int4' },
  customer: { id: 'int4*', uuid: 'uuid', gender: 'text?', firstName: 'text*', middleName: 'text?', lastName: 'text*', phone: 'text?', mobile: 'text?', email: 'text?', iban: 'text?', bankAccount: 'text?', bic: 'text?', notes: 'text?', primaryLanguage: 'text?', expires: 'timestamptz?', externalId: 'text?', dateOfBirth: 'timestamptz?', mailingList: 'text?', debtorId: 'text?', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz' },
  customerSource: { name: 'text', id: 'text', customerId: 'int4' },
  event: { id: 'int4*', uuid: 'uuid', trigger: 'text', channelId: 'int4', payload: 'jsonb', createdAt: 'timestamptz', attempts: 'int4*', dueAt: 'timestamptz', doneAt: 'timestamptz?', error: 'text?' },
  magicToken: { id: 'int4*', uuid: 'uuid', tokenHash: 'bytea', contactId: 'int4?', customerId: 'int4?', expiresAt: 'timestamptz', lastAccessedAt: 'timestamptz?', failedLogins: 'int4*', successfulLogins: 'int4*', oneTimeUse: 'bool*', extra: 'jsonb*', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz' },
  passwordToken: { tokenHash: 'bytea', accountUid: 'uuid', email: 'text', purpose: 'text', redirectUrl: 'text?', language: 'text', createdAt: 'timestamptz', expiresAt: 'timestamptz', usedAt: 'timestamptz?' },
  payMethod: { id: 'int4*', uuid: 'uuid', names: 'jsonb', externalCode: 'text', logo: 'text?', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz' },
  purchaseAuthorizationConfig: { id: 'int4*', uuid: 'uuid', contactId: 'int4', companyId: 'int4', purchaseRole: 'text*', authorizationLimit: 'numeric?', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz' },
  refreshToken: { tokenHash: 'bytea', sessionId: 'uuid', createdAt: 'timestamptz', usedAt: 'timestamptz?' },
  role: { id: 'int4*', uuid: 'uuid', roleDefinitionId: 'uuid', userId: 'int4', access: 'text', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz', createdBy: 'int4?', lastModifiedBy: 'int4?' },
  roleDefinition: { id: 'int4*', uuid: 'uuid', name: 'text', descriptions: 'jsonb*', defaultAccess: 'text', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz', createdBy: 'int4?', lastModifiedBy: 'int4?' },
  session: { uuid: 'uuid', kind: 'text', accountUid: 'uuid?', provider: 'text', createdAt: 'timestamptz', expiresAt: 'timestamptz', revokedAt: 'timestamptz?' },
  shop: { id: 'int4*', uuid: 'uuid', channelId: 'int4', purchaseRootId: 'int4?', userRootId: 'int4?', enableIncentives: 'bool*', isVatIncludedLeading: 'bool*', inheritCatalogDiscountOnPriceList: 'bool*', useMultipleCostprices: 'bool*', calculateDiscountOverBulkPrices: 'bool*', debtorId: 'text?', cocNumber: 'text?', taxNumber: 'text?', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz' },
  surcharge: { id: 'int4*', uuid: 'uuid', name: 'jsonb', description: 'jsonb*', type: 'text', value: 'numeric', taxCodeValue: 'text', taxZone: 'text', enabled: 'bool', validFrom: 'timestamptz?', validTo: 'timestamptz?', shopId: 'int4?', createdAt: 'timestamptz', createdBy: 'int4?', lastModifiedAt: 'timestamptz', lastModifiedBy: 'int4?' },
  tax: { id: 'int4*', uuid: 'uuid', code: 'text?', zone: 'text', percentage: 'numeric*', exportCode: 'text?', createdAt: 'timestamptz', createdBy: 'int4?', lastModifiedAt: 'timestamptz', lastModifiedBy: 'int4?' },
  trackAndTrace: { id: 'int4*', uuid: 'uuid', carrierId: 'int4?', code: 'text', shipmentId: 'uuid', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz' },
  valueset: { id: 'int4*', uuid: 'uuid', name: 'text', type: 'text*', descriptions: 'jsonb*', createdAt: 'timestamptz', createdBy: 'int4?', lastModifiedAt: 'timestamptz', lastModifiedBy: 'int4?' },
  valuesetItem: { id: 'int4*', uuid: 'uuid', valuesetId: 'int4', value: 'text', descriptions: 'jsonb*', extra: 'text?', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz' },
  warehouse: { id: 'int4*', uuid: 'uuid', name: 'text', description: 'text', notes: 'text', isActive: 'bool', isStore: 'bool', isPickupLocation: 'bool', shopId: 'int4?', addressId: 'int4?', businessHours: 'jsonb', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz' },
  warehouseAddress: { id: 'int4*', uuid: 'uuid', warehouseId: 'int4', firstName: 'text?', middleName: 'text?', lastName: 'text?', gender: 'text*', company: 'text?', street: 'text', number: 'text?', numberExtension: 'text?', postalCode: 'text', city: 'text', region: 'text?', country: 'text', phone: 'text?', mobile: 'text?', email: 'text?', fax: 'text?', code: 'text?', notes: 'text?', icp: 'text*', url: 'text?', name: 'text?', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz' },
} as const satisfies { [T in keyof DB]: { [C in keyof DB[T]]: string } }

/** What a column holds when nobody says anything; a bulk fills it in itself. */
export const defaults = {
  'control.adminUser': { language: "NL", disabled: false },
  'control.gqlApiKey': { active: true, roles: {}, brownouts: [] },
  'control.restApiKey': { active: true, roles: {}, brownouts: [] },
  'control.tenant': { descriptions: {}, restrictSalesPricingVisibility: "NO", allowQuoteInvalidation: "YES", defaultAppLanguage: "EN", ready: false },
  account: { emailVerified: false, disabled: false },
  address: { icp: "N", active: "Y", isDefault: "N" },
  carrier: { descriptions: {}, shippingCost: 0 },
  channel: { descriptions: {} },
  company: { hidden: "N" },
  contact: { firstName: "", lastName: "" },
  customer: { firstName: "", lastName: "" },
  event: { attempts: 0 },
  magicToken: { failedLogins: 0, successfulLogins: 0, oneTimeUse: false, extra: [] },
  purchaseAuthorizationConfig: { purchaseRole: "PURCHASER" },
  roleDefinition: { descriptions: {} },
  shop: { enableIncentives: false, isVatIncludedLeading: false, inheritCatalogDiscountOnPriceList: false, useMultipleCostprices: false, calculateDiscountOverBulkPrices: false },
  surcharge: { description: {} },
  tax: { percentage: 0 },
  valueset: { type: "CUSTOM", descriptions: {} },
  valuesetItem: { descriptions: {} },
  warehouseAddress: { gender: "U", icp: "N" },
}
