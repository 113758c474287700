import type { Dto } from '../../../interfaces/rest/dto.js'

/** Not in the published contract: an addition of Wharf. */
export const lifecycleUsageDto: Dto = { name: 'LifecycleUsage', from: 'LifecycleUsage' }
export const lifecycleUsageSearchDto: Dto = {
  name: 'LifecycleUsageSearchInput',
  from: 'LifecycleUsageSearchInput',
  isSearch: true,
}
export const lifecycleReadinessDto: Dto = { name: 'LifecycleReadiness', from: 'LifecycleReadiness' }
export const lifecycleReadinessSearchDto: Dto = {
  name: 'LifecycleReadinessSearchInput',
  from: 'LifecycleReadinessSearchInput',
  isSearch: true,
}

const checkSdl = `
  input LifecycleCheckInput {
    "A GraphQL document; give this, or an endpoint."
    document: String @rule(long: true)
    "The variables that go with the document."
    variables: JSON @rule(long: true)
    "An endpoint with its query, such as GET /v2/taxes?shopId=1; give this, or a document."
    endpoint: String
    "The body that goes to the endpoint."
    body: JSON @rule(long: true)
  }
  type LifecycleCheckItem {
    "The deprecated item, or what had to give way with one."
    item: String!
    migration: String
    replacement: String
    "Whether the text in this answer no longer uses it."
    isFixed: Boolean!
    how: String!
  }
  type LifecycleCheck {
    "Every use of a deprecated item."
    items: [LifecycleCheckItem!]!
    "What else would make the document fail after the removal."
    problems: [String!]!
    "The request works after the removal as it is."
    isReady: Boolean!
    "The request in this answer works on both sides of the removal; nothing is left to a human."
    isFixed: Boolean!
    "The document without the items; as it was where nothing valid would be left."
    document: String
    variables: JSON
    "The endpoint without deprecated parameters."
    endpoint: String
    body: JSON
  }
`
export const lifecycleCheckInputDto: Dto = { name: 'LifecycleCheckInput', from: 'LifecycleCheckInput', declares: checkSdl }
export const lifecycleCheckDto: Dto = { name: 'LifecycleCheck', from: 'LifecycleCheck' }
