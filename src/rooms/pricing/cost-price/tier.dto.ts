/** The REST shapes of tiers. */
import type { Dto } from '../../../faces/rest/dto.js'

/** How REST names a product in a bulk. */
export const PRODUCT_SOURCE = `
  "A product by the key of another system."
  input ProductSourceDto {
    "The other system."
    name: String! @rule(minLength: 1, maxLength: 32)
    "The key of the product there."
    id: String! @rule(minLength: 1, maxLength: 64)
  }`

/** The counters of a bulk. */
export const bulkCountsDto: Dto = { name: 'BulkCountsDto', from: 'BulkResponseData' }

/** An item of a bulk: its price may be named by the product. */
export const tierBulkDto = (name: string, from: string): Dto => ({
  name,
  from,
  declares: PRODUCT_SOURCE,
  omit: ['priceId'],
  also: {
    priceId: 'String @rule(format: uuid)',
    productId: 'Int @rule(min: 1)',
    productSource: 'ProductSourceDto',
    source: 'ProductSourceDto',
  },
})
