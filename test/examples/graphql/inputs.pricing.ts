/** Inputs of prices, price sheets, discounts, surcharges and taxes. */
import type { Inputs } from './inputs.js'
import { dutchAndEnglish, english } from './texts.js'

/** The three kinds of tiers are written alike. */
function tierInputs(kind: 'costPrice' | 'bulkPrice' | 'bulkCostPrice', bulk: string, value: number): Inputs {
  return {
    [`mutation.${kind}Create`]: ({ price }) => ({ input: { priceId: price.uuid, value, quantityFrom: 50 } }),
    [`mutation.${kind}Update`]: (things) => ({ id: things[kind].uuid, input: { value, quantityFrom: 20 } }),
    [`mutation.${bulk}`]: ({ price }) => ({
      input: [
        { priceId: price.uuid, value, quantityFrom: 50 },
        { priceId: price.uuid, value: value - 1, quantityFrom: 100 },
      ],
    }),
  }
}

export const pricingInputs: Inputs = {
  ...tierInputs('costPrice', 'costPricesBulk', 41.5),
  ...tierInputs('bulkPrice', 'bulkPricesCreate', 59.5),
  ...tierInputs('bulkCostPrice', 'bulkCostPricesBulk', 39.5),
  'query.priceCalculate': ({ product }, { contactId, companyId }) => ({
    input: { productId: product.id, quantity: 10, contactId, companyId, taxZone: 'NL' },
  }),
  'query.priceExplain': ({ product }, { contactId, companyId }) => ({
    input: { productId: product.id, quantity: 10, contactId, companyId, taxZone: 'NL' },
  }),
  'mutation.priceCreate': ({ otherProduct }) => ({
    input: { productId: otherProduct.id, list: 79.95, suggested: 89.95, per: 1, defaultTaxCode: 'H' },
  }),
  'mutation.priceUpdate': ({ price }) => ({ id: price.uuid, input: { list: 84.95 } }),
  'query.pricesheetsEffective': (_, { contactId, companyId }) => ({ input: { contactId, companyId } }),
  'mutation.pricesheetCreate': () => ({
    input: { code: 'CONTRACT-2027', names: dutchAndEnglish('Contract 2027', 'Contract 2027'), priority: 10 },
  }),
  'mutation.pricesheetUpdate': ({ pricesheet }) => ({
    id: pricesheet.uuid,
    input: { priority: 2, descriptions: english('Agreed on 1 November') },
  }),
  'mutation.pricesheetAssign': ({ pricesheet }, { secondCompanyId }) => ({
    id: pricesheet.uuid,
    input: { companyIds: [secondCompanyId] },
  }),
  'mutation.discountCreate': ({ pricesheet, home }) => ({
    input: { pricesheetId: pricesheet.uuid, categoryId: home.id, value: 12, discountType: 'LIST_PRICE_MIN', quantityFrom: 5 },
  }),
  'mutation.discountUpdate': ({ discount }) => ({ id: discount.uuid, input: { value: 15 } }),
  'mutation.surchargeCreate': () => ({
    input: {
      name: dutchAndEnglish('Verwijderingsbijdrage', 'Recycling fee'),
      type: 'FlatFee',
      value: 2.5,
      taxCodeValue: 'H',
      taxZone: 'NL',
      enabled: true,
    },
  }),
  'mutation.surchargeUpdate': ({ surcharge }) => ({ id: surcharge.uuid, input: { value: 2.75 } }),
  'mutation.addSurchargesToProduct': ({ surcharge, otherProduct }) => ({
    input: { surchargeIds: [surcharge.uuid], productId: otherProduct.id },
  }),
  'mutation.taxCreate': () => ({ input: { zone: 'FR', code: 'H', percentage: 20, exportCode: 'FRH' } }),
  'mutation.taxUpdate': ({ tax }) => ({ id: tax.uuid, input: { percentage: 21 } }),
}
