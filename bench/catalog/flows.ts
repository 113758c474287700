/** The measured flows: what is sent to Wharf, and what it may cost. Those that have a hand-written handler (handlers.ts) are compared with it. */
import type { Call } from './measure.js'

export interface Keys {
  apikey: string
  /** A key that may name the buyer. */
  adminKey: string
  token: string
}

export interface Subjects {
  productIds: number[]
  categoryIds: number[]
  terms: string[]
  /** Words that a tenth or more of the products have. */
  commonTerms: string[]
  skus: string[]
  lastPage: number
  lastRestPage: number
  /** A contact whose company has price sheets. */
  contactId: number
  bulk: (i: number) => object
}

export interface Flow {
  name: string
  /** What it may cost: milliseconds of CPU, in Node and PostgreSQL together, or so many times what the hand-written handler costs. */
  target?: { ms: number } | { times: number }
  /** How many requests one turn has, for flows that take long. */
  requests?: number
  call: (i: number, keys: Keys, subjects: Subjects) => Call
}

const texts = '{ language value }'
const picture =
  'media { images(search: { page: 1, offset: 1 }) { items { alt { language value } images { language originalUrl } } } }'

/** What a storefront shows of each product of a list. */
const card = `names ${texts} slugs ${texts} shortDescriptions ${texts} ... on Product { productId sku status manufacturer unit minimumQuantity
  category { categoryId names ${texts} } ${picture}
  attributes(input: { page: 1, offset: 8 }) { items { attributeDescription { name } value {
    ... on AttributeTextValue { textValues { language values } } ... on AttributeIntValue { intValue } ... on AttributeDecimalValue { decimalValue } } } }`

const documents = {
  detail: `query ($id: Int!) { product(productId: $id) {
    productId sku status manufacturer names ${texts} shortDescriptions ${texts} descriptions ${texts} slugs ${texts}
    categoryPath { categoryId names ${texts} }
    attributes(input: { page: 1, offset: 20 }) { itemsFound items { attributeDescription { name } value {
      ... on AttributeTextValue { textValues { language values } } ... on AttributeIntValue { intValue } ... on AttributeDecimalValue { decimalValue } } } }
    ${picture} } }`,
  list: `query ($page: Int!) { products(input: { page: $page, offset: 12 }) { itemsFound pages items {
    type names ${texts} slugs ${texts} ... on Product { productId sku status manufacturer } ... on Cluster { clusterId code } } } }`,
  listing: `query ($page: Int!) { products(input: { page: $page, offset: 12 }) { itemsFound items { ${card} } } } }`,
  prices: `query ($page: Int!, $contactId: Int!) { products(input: { page: $page, offset: 12 }) { itemsFound items { ${card}
    price(input: { contactId: $contactId, taxZone: "NL" }) { gross net quantity taxCode type discountType }
    bulkPrices(input: { contactId: $contactId, taxZone: "NL" }) { gross net quantity }
    inventory { totalQuantity localQuantity supplierQuantity nextDeliveryDate } } } } }`,
  category: `query ($id: Float!) { category(categoryId: $id) { categoryId names ${texts} categories { categoryId names ${texts} }
    products(input: { page: 1, offset: 12 }) { itemsFound items { names ${texts} slugs ${texts} ... on Product { productId sku ${picture} } } } } }`,
  categoryFacets: `query ($id: Float!) { category(categoryId: $id) { categoryId names ${texts}
    products(input: { page: 1, offset: 12 }) { itemsFound items { names ${texts} ... on Product { productId sku } } filters(input: { isSearchable: true }) {
      attributeDescription { name } type textFilters { value count countActive countTotal isSelected } integerRangeFilter { min max } decimalRangeFilter { min max } } } } }`,
  search: `query ($term: String!) { products(input: { term: $term, language: "NL", page: 1, offset: 12 }) { itemsFound
    items { names ${texts} ... on Product { productId sku } }
    filters(input: { isSearchable: true }) { attributeDescription { name } type
      textFilters { value count countActive countTotal isSelected } integerRangeFilter { min max } decimalRangeFilter { min max } } } }`,
  update: `mutation ($id: Int!, $name: String!) {
    productUpdate(productId: $id, input: { names: [{ language: "NL", value: $name }] }) { productId names ${texts} } }`,
}

const graphql = (query: string, variables: object, { apikey }: Keys): Call => ({
  method: 'POST',
  path: '/v2/graphql',
  headers: { apikey },
  body: JSON.stringify({ query, variables }),
})

const pickAt = <T>(list: readonly T[], i: number): T => list[i % list.length] as T

export const flows: Flow[] = [
  {
    name: 'product detail',
    target: { times: 1.8 },
    call: (i, keys, { productIds }) => graphql(documents.detail, { id: pickAt(productIds, i) }, keys),
  },
  {
    name: 'list of 12 with total',
    target: { times: 1.8 },
    call: (_, keys) => graphql(documents.list, { page: 1 }, keys),
  },
  {
    name: 'page of a storefront',
    call: (i, { adminKey, ...keys }) =>
      graphql(documents.listing, { page: (i % 50) + 1 }, { ...keys, adminKey, apikey: adminKey }),
  },
  {
    name: 'page with buyer prices',
    call: (i, { adminKey, ...keys }, { contactId }) =>
      graphql(documents.prices, { page: (i % 50) + 1, contactId }, { ...keys, adminKey, apikey: adminKey }),
  },
  {
    name: 'last page',
    target: { times: 1.8 },
    call: (_, keys, { lastPage }) => graphql(documents.list, { page: lastPage }, keys),
  },
  {
    name: 'category page',
    target: { ms: 3 },
    call: (i, keys, { categoryIds }) => graphql(documents.category, { id: pickAt(categoryIds, i) }, keys),
  },
  {
    name: 'search with facets',
    requests: 100,
    call: (i, keys, { terms }) => graphql(documents.search, { term: pickAt(terms, i) }, keys),
  },
  {
    name: 'search, common word',
    target: { ms: 10 },
    requests: 60,
    call: (i, keys, { commonTerms }) => graphql(documents.search, { term: pickAt(commonTerms, i) }, keys),
  },
  {
    name: 'search, SKU',
    target: { ms: 2 },
    requests: 400,
    call: (i, keys, { skus }) => graphql(documents.search, { term: pickAt(skus, i) }, keys),
  },
  {
    name: 'search, category facets',
    requests: 200,
    call: (i, keys, { categoryIds }) => graphql(documents.categoryFacets, { id: pickAt(categoryIds, i) }, keys),
  },
  {
    name: 'REST list of 12',
    target: { times: 1.8 },
    call: (i, { token }) => ({
      method: 'GET',
      path: `/v2/products?page=${(i % 50) + 1}&offset=12`,
      headers: { authorization: `Bearer ${token}` },
    }),
  },
  {
    name: 'REST last page',
    target: { times: 1.8 },
    call: (_, { token }, { lastRestPage }) => ({
      method: 'GET',
      path: `/v2/products?page=${lastRestPage}&offset=12`,
      headers: { authorization: `Bearer ${token}` },
    }),
  },
  {
    name: 'update of a product',
    target: { ms: 4 },
    requests: 200,
    call: (i, { adminKey }, { productIds }) => ({
      method: 'POST',
      path: '/v2/graphql',
      headers: { apikey: adminKey },
      body: JSON.stringify({
        query: documents.update,
        variables: { id: pickAt(productIds, i), name: `Waterpas ${i} van aluminium` },
      }),
    }),
  },
  {
    name: 'bulk upsert of 100',
    requests: 5,
    call: (i, { token }, { bulk }) => ({
      method: 'POST',
      path: '/v2/products/bulk/sourceId',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify(bulk(i)),
    }),
  },
]
