/** What the compiler must refuse. Each line below is wrong on purpose: if one of them compiled, tsc would report it. */
import type { GraphqlOperation, TaxSearchInput, TaxSortField } from '../src/contract/contract.gen.js'
import type { Policy } from '../src/core/auth/access.js'
import { equals, type Resource } from '../src/core/store/resource.js'
import type { Resolvers } from '../src/interfaces/graphql/resolvers.gen.js'
import { list } from '../src/interfaces/graphql/verbs.js'
import { taxPolicy } from '../src/modules/pricing/tax/tax.policy.js'
import { tax } from '../src/modules/pricing/tax/tax.resource.js'

type TaxNoun = Resource<'tax', TaxSearchInput, TaxSortField>

// @ts-expect-error a search field without a filter
export const missingFilter: TaxNoun['filters'] = { code: equals('code') }
// @ts-expect-error a misspelt column
export const wrongColumn: TaxNoun['filters']['zone'] = equals('zoen')
// @ts-expect-error a sort value without a column
export const missingSort: TaxNoun['sort'] = { ID: 'id' }
// @ts-expect-error an operation that the contract does not have
export const unknownOperation = { Query: { taxez: list(tax) } } satisfies Resolvers
// @ts-expect-error a verb bound to the wrong noun
export const wrongNoun = { Query: { carriers: list(tax) } } satisfies Resolvers
// @ts-expect-error a noun without visible
export const withoutVisible: TaxNoun = {
  label: 'Tax',
  table: 'tax',
  key: 'id',
  lookups: {},
  filters: tax.filters,
  sort: tax.sort,
}
// @ts-expect-error an operation without a policy
export const withoutPolicy = { ...taxPolicy } satisfies Record<GraphqlOperation | 'GET /v2/unheard-of', Policy>
