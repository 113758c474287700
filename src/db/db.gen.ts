// Generated from the migrated database by `npm run generate`. Do not edit.
import type { Generated, Selectable } from 'kysely'
import type { ALLOW_QUOTE_INVALIDATION, CarrierType, Gender, LifecycleUseKind, RESTRICT_SALES_PRICING_VISIBILITY, SurchargeType, Taxcode, ValuesetType, YesNo } from '../contract/contract.gen.js'
import type { Brownout, BusinessDay, LastUses, Localized, Roles } from './json.js'

export interface DB {
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
  payMethod: {
    id: Generated<number>
    uuid: string
    names: Localized
    externalCode: string
    logo: string | null
    createdAt: Date
    lastModifiedAt: Date
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

export type ClientUsesRow = Selectable<DB['control.clientUses']>
export type GqlApiKeyRow = Selectable<DB['control.gqlApiKey']>
export type RestApiKeyRow = Selectable<DB['control.restApiKey']>
export type RestTokenRow = Selectable<DB['control.restToken']>
export type TenantRow = Selectable<DB['control.tenant']>
export type UsageRow = Selectable<DB['control.usage']>
export type UsageByClientRow = Selectable<DB['control.usageByClient']>
export type CarrierRow = Selectable<DB['carrier']>
export type CarrierWarehouseRow = Selectable<DB['carrierWarehouse']>
export type ChannelRow = Selectable<DB['channel']>
export type PayMethodRow = Selectable<DB['payMethod']>
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
  'control.clientUses': { id: 'text', tenantId: 'text', credential: 'uuid', clientName: 'text?', clientVersion: 'text?', lastUsedAt: 'timestamptz?', uses: 'jsonb' },
  'control.gqlApiKey': { id: 'int4*', uuid: 'uuid', tenantId: 'text', name: 'text', keyHash: 'bytea', keyHint: 'text', active: 'bool*', roles: 'jsonb*', channelId: 'int4?', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz', surface: 'timestamptz?', brownouts: 'jsonb*' },
  'control.restApiKey': { id: 'int4*', uuid: 'uuid', tenantId: 'text', name: 'text', clientId: 'text', secretHash: 'bytea', secretHint: 'text', active: 'bool*', roles: 'jsonb*', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz', surface: 'timestamptz?', brownouts: 'jsonb*' },
  'control.restToken': { tokenHash: 'bytea', clientId: 'text', expiresAt: 'timestamptz' },
  'control.tenant': { id: 'text', uuid: 'uuid', name: 'text', descriptions: 'jsonb*', restrictSalesPricingVisibility: 'text*', allowQuoteInvalidation: 'text*', quoteDefaultExpiryPeriodDays: 'int4?', defaultAppLanguage: 'text*', defaultDataLanguage: 'text?', database: 'text?', databaseUrl: 'text?', ready: 'bool*', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz' },
  'control.usage': { day: 'date', tenantId: 'text', credential: 'uuid', clientName: 'text?', clientVersion: 'text?', item: 'text', kind: 'text', count: 'int8', firstAt: 'timestamptz', lastAt: 'timestamptz', sampleOperation: 'text' },
  'control.usageByClient': { id: 'text', tenantId: 'text', credential: 'uuid', clientName: 'text?', clientVersion: 'text?', item: 'text', kind: 'text', count: 'int8', firstUsedAt: 'timestamptz', lastUsedAt: 'timestamptz', sampleOperation: 'text' },
  carrier: { id: 'int4*', uuid: 'uuid', name: 'text', type: 'text', descriptions: 'jsonb*', shippingCost: 'numeric*', trackAndTraceURL: 'text?', logo: 'text?', createdAt: 'timestamptz', createdBy: 'int4?', lastModifiedAt: 'timestamptz', lastModifiedBy: 'int4?' },
  carrierWarehouse: { carrierId: 'int4', warehouseId: 'int4' },
  channel: { id: 'int4*', uuid: 'uuid', name: 'text', descriptions: 'jsonb*', catalogRootId: 'int4?', anonymousUserId: 'int4?', defaultLetterId: 'int4?', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz' },
  payMethod: { id: 'int4*', uuid: 'uuid', names: 'jsonb', externalCode: 'text', logo: 'text?', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz' },
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
  'control.gqlApiKey': { active: true, roles: {}, brownouts: [] },
  'control.restApiKey': { active: true, roles: {}, brownouts: [] },
  'control.tenant': { descriptions: {}, restrictSalesPricingVisibility: "NO", allowQuoteInvalidation: "YES", defaultAppLanguage: "EN", ready: false },
  carrier: { descriptions: {}, shippingCost: 0 },
  channel: { descriptions: {} },
  shop: { enableIncentives: false, isVatIncludedLeading: false, inheritCatalogDiscountOnPriceList: false, useMultipleCostprices: false, calculateDiscountOverBulkPrices: false },
  surcharge: { description: {} },
  tax: { percentage: 0 },
  valueset: { type: "CUSTOM", descriptions: {} },
  valuesetItem: { descriptions: {} },
  warehouseAddress: { gender: "U", icp: "N" },
}
