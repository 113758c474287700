/** Stock, orders, payments and shipments. */
import { sql } from 'kysely'
import { contains, hasSource, isOneOf } from '../probes.js'
import { type Noun, rowsOf, sources, unique } from './noun.js'

export const orders: Record<string, Noun> = {
  Inventory: {
    rows: rowsOf('inventory', { sku: sql`(select p.sku from product p where p.id = t."productId")` }),
    looks: { skus: isOneOf('sku') },
    sorts: { ID: unique('id'), PRODUCT_ID: unique('productId') },
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
      company: sql`(select lower(a.company) from "orderAddress" a where a."orderId" = t.id and a.type = 'invoice')`,
    }),
    looks: {
      userId: isOneOf('userId'),
      status: isOneOf('status'),
      type: isOneOf('type'),
      companySources: hasSource((fact) => fact.companySources, { isWhole: true }),
    },
    sorts: { ID: unique('id'), COMPANY: { of: 'company' }, TOTAL_GROSS: { of: (fact) => Number(fact.totalGross) } },
  },
  OrderRevision: {
    rows: rowsOf('orderRevision'),
    keyOf: ({ revisionNumber }) => revisionNumber,
    sorts: { REVISION_NUMBER: unique('revisionNumber') },
  },
  Payment: { rows: rowsOf('payment') },
  Shipment: { rows: rowsOf('shipment'), sorts: { ID: unique('id') } },
  ShipmentItem: { rows: rowsOf('shipmentItem'), looks: { ids: isOneOf('uuid') }, sorts: { ID: unique('id') } },
  TrackAndTrace: { rows: rowsOf('trackAndTrace'), sorts: { ID: unique('id') } },
}
