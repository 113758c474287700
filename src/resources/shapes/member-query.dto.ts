import type { Dto } from '../../faces/rest/dto.js'

/** The list of products below a cluster or an option only pages. */
export const memberQueryDto: Dto = {
  name: 'ClusterProductQuery',
  from: 'ClusterProductQuery',
  declares: `
    "Which of the products, by their number."
    input ClusterProductQuery {
      page: Int = 1 @rule(min: 1)
      "Items per page."
      offset: Int = 12 @rule(min: 1, max: 1000)
    }`,
}
