// Generated from the migrated database by `npm run generate`. Do not edit.
import type { Generated, Selectable } from 'kysely'
import type { ALLOW_QUOTE_INVALIDATION, RESTRICT_SALES_PRICING_VISIBILITY, Taxcode } from '../contract/contract.gen.js'
import type { Localized, Roles } from './json.js'

export interface DB {
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
    databaseUrl: string | null
    ready: Generated<boolean>
    createdAt: Date
    lastModifiedAt: Date
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
}

export type GqlApiKeyRow = Selectable<DB['control.gqlApiKey']>
export type RestApiKeyRow = Selectable<DB['control.restApiKey']>
export type RestTokenRow = Selectable<DB['control.restToken']>
export type TenantRow = Selectable<DB['control.tenant']>
export type TaxRow = Selectable<DB['tax']>

/** The SQL type of each column; a question mark says that it may be null, an asterisk that the database fills it in. */
export const columns = {
  'control.gqlApiKey': { id: 'int4*', uuid: 'uuid', tenantId: 'text', name: 'text', keyHash: 'bytea', keyHint: 'text', active: 'bool*', roles: 'jsonb*', channelId: 'int4?', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz' },
  'control.restApiKey': { id: 'int4*', uuid: 'uuid', tenantId: 'text', name: 'text', clientId: 'text', secretHash: 'bytea', secretHint: 'text', active: 'bool*', roles: 'jsonb*', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz' },
  'control.restToken': { tokenHash: 'bytea', clientId: 'text', expiresAt: 'timestamptz' },
  'control.tenant': { id: 'text', uuid: 'uuid', name: 'text', descriptions: 'jsonb*', restrictSalesPricingVisibility: 'text*', allowQuoteInvalidation: 'text*', quoteDefaultExpiryPeriodDays: 'int4?', defaultAppLanguage: 'text*', defaultDataLanguage: 'text?', databaseUrl: 'text?', ready: 'bool*', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz' },
  tax: { id: 'int4*', uuid: 'uuid', code: 'text?', zone: 'text', percentage: 'numeric*', exportCode: 'text?', createdAt: 'timestamptz', createdBy: 'int4?', lastModifiedAt: 'timestamptz', lastModifiedBy: 'int4?' },
} as const satisfies { [T in keyof DB]: { [C in keyof DB[T]]: string } }

/** What a column holds when nobody says anything; a bulk fills it in itself. */
export const defaults = {
  'control.gqlApiKey': { active: true, roles: {} },
  'control.restApiKey': { active: true, roles: {} },
  'control.tenant': { descriptions: {}, restrictSalesPricingVisibility: "NO", allowQuoteInvalidation: "YES", defaultAppLanguage: "EN", ready: false },
  tax: { percentage: 0 },
}
