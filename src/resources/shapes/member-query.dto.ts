import type { Dto } from '../../interfaces/rest/dto.js'

/** The query parameters of the products of a cluster or an option: only paging. */
export const memberQueryDto: Dto = {
  name: 'ClusterProductQuery',
  from: 'ClusterProductQuery',
  declares: `
    "The page of products to return."
    input ClusterProductQuery {
      page: Int = 1 @rule(min: 1)
      "Items per page."
      offset: Int = 12 @rule(min: 1, max: 1000)
    }`,
}
