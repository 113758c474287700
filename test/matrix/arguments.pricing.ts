/** The arguments of operations of prices and price sheets, with which an administrator succeeds. */
import type { Fixture } from './fixture.js'
import type { Things } from './things.js'

type Variables = (things: Things, fixture: Fixture) => Record<string, unknown>

/** The three kinds of tiers are written alike. */
function tierArguments(kind: 'costPrice' | 'bulkPrice' | 'bulkCostPrice', bulk: string): Record<string, Variables> {
  const input = ({ price }: Things, quantityFrom: number) => ({ priceId: price.uuid, value: 1, quantityFrom })
  return {
    [`mutation.${kind}Create`]: (things) => ({ input: input(things, 50) }),
    [`mutation.${kind}Update`]: (things) => ({ id: things[kind].uuid, input: { value: 2, quantityFrom: 10 } }),
    [`mutation.${kind}Delete`]: (things) => ({ id: things[kind].uuid }),
    [`mutation.${bulk}`]: (things) => ({ input: [input(things, 60)] }),
    [`mutation.${kind}sDelete`]: ({ price }) => ({ priceId: price.uuid }),
  }
}

export const pricingArguments: Record<string, Variables> = {
  'query.price': ({ price }) => ({ id: price.uuid }),
  'query.priceCalculate': ({ product }) => ({ input: { productId: product.id } }),
  'query.priceExplain': ({ product }) => ({ input: { productId: product.id } }),
  'query.priceDefault': ({ product }) => ({ input: { productIds: [product.id] } }),
  'mutation.priceCreate': ({ otherProduct }) => ({ input: { productId: otherProduct.id, list: 1, defaultTaxCode: 'H' } }),
  'mutation.priceUpdate': ({ price }) => ({ id: price.uuid, input: { list: 2 } }),
  'mutation.priceDelete': ({ price }) => ({ id: price.uuid }),
  ...tierArguments('costPrice', 'costPricesBulk'),
  ...tierArguments('bulkPrice', 'bulkPricesCreate'),
  ...tierArguments('bulkCostPrice', 'bulkCostPricesBulk'),
  'query.zoneTaxCode': ({ zoneTaxCode }) => ({ id: zoneTaxCode.uuid }),
  'mutation.zoneTaxCodeCreate': ({ price }) => ({ input: { priceId: price.uuid, zone: 'BE', taxCode: 'L' } }),
  'mutation.zoneTaxCodesCreate': ({ price }) => ({ input: [{ priceId: price.uuid, zone: 'BE', taxCode: 'L' }] }),
  'mutation.zoneTaxCodeUpdate': ({ zoneTaxCode }) => ({ id: zoneTaxCode.uuid, input: { taxCode: 'N' } }),
  'mutation.zoneTaxCodeDelete': ({ zoneTaxCode }) => ({ id: zoneTaxCode.uuid }),
  'mutation.zoneTaxCodesDelete': ({ price }) => ({ priceId: price.uuid }),
  'query.pricesheet': ({ pricesheet }) => ({ id: pricesheet.uuid }),
  'query.pricesheetsEffective': (_, { own }) => ({ input: { contactId: own.contactId, companyId: own.secondCompanyId } }),
  'mutation.pricesheetCreate': () => ({ input: { code: 'NEW' } }),
  'mutation.pricesheetUpdate': ({ pricesheet }) => ({ id: pricesheet.uuid, input: { priority: 2 } }),
  'mutation.pricesheetDelete': ({ pricesheet }) => ({ id: pricesheet.uuid }),
  'mutation.pricesheetAssign': ({ pricesheet }, { own }) => ({ id: pricesheet.uuid, input: { companyIds: [own.companyId] } }),
  'mutation.pricesheetUnassign': ({ pricesheet }, { own }) => ({ id: pricesheet.uuid, input: { companyIds: [own.companyId] } }),
  'query.discount': ({ discount }) => ({ id: discount.uuid }),
  'mutation.discountCreate': ({ pricesheet }) => ({
    input: { pricesheetId: pricesheet.uuid, priceGroup: 'NEW', value: 1, discountType: 'NET_PRICE' },
  }),
  'mutation.discountUpdate': ({ discount }) => ({ id: discount.uuid, input: { value: 2 } }),
  'mutation.discountDelete': ({ discount }) => ({ id: discount.uuid }),
  'mutation.discountsDeleteByPricesheetId': ({ pricesheet }) => ({ pricesheetId: pricesheet.uuid }),
}
