/** Prices, their tiers and tax codes, price sheets and their lines. */
import { sql } from 'kysely'
import { type Fact, is, isIgnored, isInNumberRange, isOneOf } from '../probes.js'
import { type Noun, rowsOf, unique } from './noun.js'

const number = (column: string) => ({
  of: (fact: Fact) => (fact[column] === null ? null : Number(fact[column])),
})
const tier = (table: string): Noun => ({
  rows: rowsOf(table),
  looks: { quantityFrom: isInNumberRange('quantityFrom'), value: isInNumberRange('value') },
  sorts: { ID: unique('id'), VALUE: number('value') },
})

const party = (column: string) =>
  sql`array(select x.${sql.id(column)} from "pricesheetParty" x where x."pricesheetId" = t.id and x.${sql.id(column)} is not null)`

export const pricing: Record<string, Noun> = {
  Price: {
    rows: rowsOf('price', {
      costPrices: sql`array(select c.value::float8 from "costPrice" c where c."priceId" = t.uuid)`,
      // As REST spells it.
      restType: sql`lower(replace(t."bulkPriceDiscountType", '_', ''))`,
    }),
    looks: {
      list: isInNumberRange('list'),
      store: isInNumberRange('store'),
      suggested: isInNumberRange('suggested'),
      cost: isIgnored({ equal: 1 }),
      costPrices: isInNumberRange((fact) => fact.costPrices),
      bulkDiscountType: (asked) => is(asked.interfaceName === 'rest' ? 'restType' : 'bulkPriceDiscountType')(asked),
    },
    sorts: {
      ID: unique('id'),
      PRODUCT_ID: unique('productId'),
      PRICE_PER: { of: 'per' },
      PRICE: number('list'),
      SUGGESTED_PRICE: number('suggested'),
      STORE_PRICE: number('store'),
    },
  },
  CostPrice: tier('costPrice'),
  BulkPrice: tier('bulkPrice'),
  BulkCostPrice: tier('bulkCostPrice'),
  ZoneTaxCode: { rows: rowsOf('zoneTaxCode'), sorts: { ID: unique('id') } },
  Pricesheet: {
    rows: rowsOf('pricesheet', {
      companyIds: party('companyId'),
      effectiveForCompanyId: party('companyId'),
      contactIds: party('contactId'),
      customerIds: party('customerId'),
    }),
    looks: { names: isOneOf((fact) => Object.values(fact.names)), priority: isInNumberRange('priority') },
    sorts: {
      ID: unique('id'),
      CODE: unique('code'),
      NAME: { of: (fact) => fact.names.NL },
      DESCRIPTION: { of: (fact) => fact.descriptions.NL },
      TYPE: unique('id'),
    },
  },
  Discount: {
    rows: rowsOf('discount'),
    looks: { value: isInNumberRange('value'), quantityFrom: isInNumberRange('quantityFrom') },
    sorts: {
      ID: unique('id'),
      PRICESHEETID: { of: 'pricesheetId' },
      PRODUCTID: { of: 'productId' },
      CATEGORYID: { of: 'categoryId' },
      PRICEGROUP: { of: 'priceGroup' },
      VALUE: number('value'),
      DISCOUNTTYPE: { of: 'discountType' },
      QUANTITYFROM: { of: 'quantityFrom' },
      VALIDFROM: { of: 'validFrom' },
      VALIDTO: { of: 'validTo' },
    },
  },
}
