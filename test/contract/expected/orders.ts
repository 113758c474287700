/** Stock, orders, payments and shipments. */
import { sql } from 'kysely'
import { contains, hasSource, is, isInNumberRange, isOneOf, probes } from '../probes.js'
import { type Noun, rowsOf, sources, unique } from './noun.js'

export const orders: Record<string, Noun> = {
  Inventory: {
    rows: rowsOf('inventory', { sku: sql`(select p.sku from product p where p.id = t."productId")` }),
    looks: { skus: isOneOf('sku') },
    sorts: { ID: unique('id'), PRODUCT_ID: unique('productId') },
  },
  DecisionHook: {
    rows: rowsOf('decisionHook'),
    looks: { names: isOneOf('name'), points: isOneOf('points'), active: is('active') },
    sorts: { ID: unique('id'), NAME: unique('name') },
  },
  DecisionHookCall: {
    rows: rowsOf('decisionHookCall'),
    looks: { hookIds: isOneOf('hookId'), points: isOneOf('point'), statuses: isOneOf('status') },
    sorts: { ID: unique('id') },
  },
  BusinessRule: {
    rows: rowsOf('businessRule'),
    looks: {
      type: isOneOf('type'),
      // A rule of all channels is found in each of them.
      channelId: probes(() => [{ search: { channelId: 1 }, keeps: ({ channelId }) => channelId === null || channelId === 1 }]),
      shopId: probes(() => [{ search: { shopId: 1 }, keeps: ({ channelId }) => channelId === null || channelId === 1 }]),
    },
    sorts: {},
  },
  OrderStatus: {
    rows: rowsOf('orderStatus'),
    looks: { name: contains('name') },
    sorts: { ID: unique('id'), CODE: unique('code') },
  },
  OrderStatusSet: {
    rows: rowsOf('orderStatusSet'),
    looks: { name: contains('name') },
    sorts: { ID: unique('id'), NAME: unique('name') },
  },
  Order: {
    rows: rowsOf('order', {
      sources: sources('orderSource', 'orderId'),
      companySources: sources('companySource', 'companyId', sql`t."companyId"`),
      skus: sql`array(select i.sku from "orderItem" i where i."orderId" = t.id)`,
      company: sql`(select lower(a.company) from "orderAddress" a where a."orderId" = t.id and a.type = 'invoice')`,
    }),
    looks: {
      userId: isOneOf('userId'),
      status: isOneOf('status'),
      statuses: isOneOf('status'),
      exportStatuses: isOneOf('exportStatus'),
      sources: hasSource('sources'),
      price: isInNumberRange('totalGross'),
      term: probes(() => [{ search: { term: 'line-1' }, keeps: ({ skus }) => skus.includes('LINE-1') }]),
      // order.test.ts tries the fields one by one.
      termFields: probes(() => [
        { search: { term: 'LINE-2', termFields: ['ITEM_SKU'] }, keeps: ({ skus }) => skus.includes('LINE-2') },
        { search: { term: 'gate', termFields: ['EXTRA3'] }, keeps: ({ extra3 }) => extra3 === 'Gate 3' },
      ]),
      type: isOneOf('type'),
      companySources: hasSource((fact) => fact.companySources, { isWhole: true }),
    },
    sorts: { ID: unique('id'), COMPANY: { of: 'company' }, TOTAL_GROSS: { of: (fact) => Number(fact.totalGross) } },
  },
  Tender: {
    rows: rowsOf('tender'),
    looks: {},
    sorts: { ID: unique('id') },
  },
  Cart: {
    rows: rowsOf('cart'),
    keyOf: ({ cartId }) => cartId,
    selects: 'cartId',
    looks: { statuses: isOneOf('status') },
    sorts: { ID: unique('id') },
  },
  // Rows of different orders have different numbers here, by which they can be told apart.
  OrderRevision: {
    rows: rowsOf('orderRevision', {
      id: sql`t."revisionNumber"`,
      channelIds: sql`array(select o."channelId" from "order" o where o.id = t."orderId")`,
    }),
    keyOf: ({ revisionNumber }) => revisionNumber,
    selects: 'revisionNumber',
    sorts: { REVISION_NUMBER: unique('revisionNumber') },
  },
  Payment: { rows: rowsOf('payment') },
  Shipment: { rows: rowsOf('shipment'), looks: { statuses: isOneOf('status') }, sorts: { ID: unique('id') } },
  ShipmentItem: {
    rows: rowsOf('shipmentItem'),
    looks: { ids: isOneOf('uuid'), quantity: isInNumberRange('quantity') },
    sorts: { ID: unique('id') },
  },
  TrackAndTrace: { rows: rowsOf('trackAndTrace'), sorts: { ID: unique('id') } },
}
