/** The measured flows: a call to Wharf, and the single statement with which the baseline server returns the same response. */
import { columns } from '../../src/db/db.gen.js'
import { product } from '../../src/resources/catalog/product.js'
import * as sql from './baseline.sql.js'
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
  /** The target ratio of its CPU time to that of the baseline; null without a target. */
  target: number | null
  call: (i: number, keys: Keys, subjects: Subjects) => Call
  /** The statement of the baseline server; null where there is nothing to compare with. */
  baseline: { text: string; values: (i: number, subjects: Subjects) => unknown[] } | null
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
}

const graphql = (query: string, variables: object, { apikey }: Keys): Call => ({
  method: 'POST',
  path: '/v2/graphql',
  headers: { apikey },
  body: JSON.stringify({ query, variables }),
})

const restList = sql.restList(Object.keys(columns.product), product.localized ?? [])

const pickAt = <T>(list: readonly T[], i: number): T => list[i % list.length] as T

export const flows: Flow[] = [
  {
    name: 'product detail',
    target: 2,
    call: (i, keys, { productIds }) => graphql(documents.detail, { id: pickAt(productIds, i) }, keys),
    baseline: { text: sql.detail, values: (i, { productIds }) => [pickAt(productIds, i)] },
  },
  {
    name: 'list of 12 with total',
    target: 2,
    call: (_, keys) => graphql(documents.list, { page: 1 }, keys),
    baseline: { text: sql.list, values: () => [1] },
  },
  {
    name: 'page of a storefront',
    target: null,
    call: (i, { adminKey, ...keys }) =>
      graphql(documents.listing, { page: (i % 50) + 1 }, { ...keys, adminKey, apikey: adminKey }),
    baseline: null,
  },
  {
    name: 'page with buyer prices',
    target: null,
    call: (i, { adminKey, ...keys }, { contactId }) =>
      graphql(documents.prices, { page: (i % 50) + 1, contactId }, { ...keys, adminKey, apikey: adminKey }),
    baseline: null,
  },
  {
    name: 'last page',
    target: 2,
    call: (_, keys, { lastPage }) => graphql(documents.list, { page: lastPage }, keys),
    baseline: { text: sql.list, values: (_, { lastPage }) => [lastPage] },
  },
  {
    name: 'category page',
    target: 2,
    call: (i, keys, { categoryIds }) => graphql(documents.category, { id: pickAt(categoryIds, i) }, keys),
    baseline: { text: sql.category, values: (i, { categoryIds }) => [pickAt(categoryIds, i)] },
  },
  {
    name: 'search with facets',
    target: 2,
    call: (i, keys, { terms }) => graphql(documents.search, { term: pickAt(terms, i) }, keys),
    baseline: { text: sql.search, values: (i, { terms }) => [pickAt(terms, i)] },
  },
  {
    name: 'search, common word',
    target: null,
    call: (i, keys, { commonTerms }) => graphql(documents.search, { term: pickAt(commonTerms, i) }, keys),
    baseline: null,
  },
  {
    name: 'search, SKU',
    target: null,
    call: (i, keys, { skus }) => graphql(documents.search, { term: pickAt(skus, i) }, keys),
    baseline: null,
  },
  {
    name: 'search, category facets',
    target: null,
    call: (i, keys, { categoryIds }) => graphql(documents.categoryFacets, { id: pickAt(categoryIds, i) }, keys),
    baseline: null,
  },
  {
    name: 'REST list of 12',
    target: 1.5,
    call: (i, { token }) => ({
      method: 'GET',
      path: `/v2/products?page=${(i % 50) + 1}&offset=12`,
      headers: { authorization: `Bearer ${token}` },
    }),
    baseline: { text: restList, values: (i) => [(i % 50) + 1] },
  },
  {
    name: 'REST last page',
    target: 1.5,
    call: (_, { token }, { lastRestPage }) => ({
      method: 'GET',
      path: `/v2/products?page=${lastRestPage}&offset=12`,
      headers: { authorization: `Bearer ${token}` },
    }),
    baseline: { text: restList, values: (_, { lastRestPage }) => [lastRestPage] },
  },
  {
    name: 'bulk upsert of 100',
    target: null,
    call: (i, { token }, { bulk }) => ({
      method: 'POST',
      path: '/v2/products/bulk/sourceId',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify(bulk(i)),
    }),
    baseline: null,
  },
]
