/** Order lists, favourite lists, prices, stock, and what the platform itself keeps. */
import { sql } from 'kysely'
import { contains, type Fact, hasSource, is, isOneOf, type Look, probes, type SourcePair } from '../probes.js'
import { type Noun, rowsOf, sources, unique } from './noun.js'

/** The ids in a table of links, and the keys of other systems for what they name. */
const linked = (table: string, owner: string, column: string) =>
  sql`array(select x.${sql.id(column)} from ${sql.table(table)} x where x.${sql.id(owner)} = t.id and x.${sql.id(column)} is not null)`
const linkedSources = (table: string, owner: string, column: string, sourceTable: string) => sql`
  array(select jsonb_build_object('name', s.name, 'id', s.id) from ${sql.table(table)} x
    join ${sql.table(sourceTable)} s on s.${sql.id(column)} = x.${sql.id(column)} where x.${sql.id(owner)} = t.id)`

const party = (column: string) => linked('orderlistParty', 'orderlistId', column)
const partySources = (column: string, table: string) => linkedSources('orderlistParty', 'orderlistId', column, table)

/** Surcharges that are not in use are found only by who asks for them. */
const enabled: Look = ({ name }) =>
  [true, false].map((isEnabled) => ({
    from: 'all',
    search: { [name]: isEnabled },
    keeps: (fact) => fact.enabled === isEnabled,
  }))

const wholeSource = (of: (fact: Fact) => SourcePair[]) => hasSource(of, { isWhole: true })
const ownerSource = (of: (fact: Fact) => SourcePair[]) => hasSource(of, { isWhole: true, isList: false })

export const trade: Record<string, Noun> = {
  Orderlist: {
    rows: rowsOf('orderlist', {
      companyIds: party('companyId'),
      userIds: sql`${party('contactId')} || ${party('customerId')}`,
      companySources: partySources('companyId', 'companySource'),
      userSources: sql`${partySources('contactId', 'contactSource')} || ${partySources('customerId', 'customerSource')}`,
      productIds: linked('orderlistItem', 'orderlistId', 'productId'),
      productSources: linkedSources('orderlistItem', 'orderlistId', 'productId', 'productSource'),
      clusterIds: linked('orderlistItem', 'orderlistId', 'clusterId'),
      clusterSources: linkedSources('orderlistItem', 'orderlistId', 'clusterId', 'clusterSource'),
    }),
    looks: {
      partnerEntities: isOneOf('partnerEntity'),
      userSources: wholeSource((fact) => fact.userSources),
      companySources: wholeSource((fact) => fact.companySources),
      productSources: wholeSource((fact) => fact.productSources),
      clusterSources: wholeSource((fact) => fact.clusterSources),
    },
    sorts: { ID: unique('id'), DESCRIPTIONS: { of: (fact) => fact.descriptions.NL ?? '' } },
  },
  FavoriteList: {
    rows: rowsOf('favoriteList', {
      companySource: sources('companySource', 'companyId', sql`t."companyId"`),
      contactSource: sources('contactSource', 'contactId', sql`t."contactId"`),
      customerSource: sources('customerSource', 'customerId', sql`t."customerId"`),
      productIds: linked('favoriteListItem', 'favoriteListId', 'productId'),
      productSources: linkedSources('favoriteListItem', 'favoriteListId', 'productId', 'productSource'),
      clusterIds: linked('favoriteListItem', 'favoriteListId', 'clusterId'),
      clusterSources: linkedSources('favoriteListItem', 'favoriteListId', 'clusterId', 'clusterSource'),
    }),
    looks: {
      name: contains('name', { capitalsCount: true }),
      companySource: ownerSource((fact) => fact.companySource),
      contactSource: ownerSource((fact) => fact.contactSource),
      customerSource: ownerSource((fact) => fact.customerSource),
      productSources: wholeSource((fact) => fact.productSources),
      clusterSources: wholeSource((fact) => fact.clusterSources),
    },
  },
  Tax: {
    rows: rowsOf('tax'),
    looks: {
      shopId: probes(() => [
        { search: { shopId: 9_007 }, keeps: ({ shopId }) => shopId === 9_007 },
        { search: { shopId: 1 }, keeps: ({ shopId }) => shopId === null },
      ]),
    },
    sorts: { ID: unique('id'), PERCENTAGE: { of: (fact) => Number(fact.percentage) } },
  },
  Surcharge: { rows: rowsOf('surcharge'), looks: { enabled, taxCode: is('taxCodeValue') } },
  SurchargeProduct: {
    rows: rowsOf('surcharge'),
    keyOf: ({ surcharge }) => surcharge.id,
    selects: 'surcharge { id }',
    looks: { enabled, taxCode: is('taxCodeValue') },
  },
  PayMethod: { rows: rowsOf('payMethod'), sorts: { ID: unique('id'), EXTERNAL_CODE: unique('externalCode') } },
  Warehouse: { rows: rowsOf('warehouse') },
  Carrier: {
    rows: rowsOf('carrier', { warehouseIds: linked('carrierWarehouse', 'carrierId', 'warehouseId') }),
    sorts: { ID: unique('id'), NAME: unique('name') },
  },
  FieldDefinition: { rows: rowsOf('fieldDefinition'), sorts: { ID: unique('id'), CODE: unique('code') } },
  Channel: { rows: rowsOf('channel'), sorts: { ID: unique('id') } },
  GqlApiKey: { rows: rowsOf('control.gqlApiKey'), sorts: { ID: unique('id') } },
  RestApiKey: { rows: rowsOf('control.restApiKey'), sorts: { ID: unique('id') } },
  AdminUser: { rows: rowsOf('control.adminUser') },
  RoleDefinition: { rows: rowsOf('roleDefinition'), sorts: { NAME: unique('name') } },
  Role: { rows: rowsOf('role') },
  LifecycleUsage: { rows: null },
  LifecycleReadiness: { rows: null },
}
