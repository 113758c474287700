/**
 * Documents that cost a server far more than they cost their sender, each in few bytes. None of them is ever needed by a storefront.
 * A shape is a function of a number, so that no two documents have to be equal: a cache of documents or results must not hide their cost.
 */
import { range } from '../shop.js'

type Shape = (i: number) => string

const nest = (levels: number, open: string, inner: string, close: string) =>
  `${open.repeat(levels)} ${inner} ${close.repeat(levels)}`
const alias = (count: number, field: (n: number) => string) =>
  `{ ${range(count)
    .map((n) => `a${n}: ${field(n)}`)
    .join(' ')} }`

const CLUSTERS =
  '{products(input:{offset:100,class:CLUSTER}){items{... on Cluster{clusterId products{productId cluster{products{productId cluster{products{productId price{gross}}}}}}}}}}'
const WORDS = ['boor', 'kabel', 'schroef', 'lamp', 'buis', 'klem', 'handschoen', 'zaag', 'moer', 'dop']

const CATEGORY_FIELDS = 'categoryId hidden names { language value } descriptions { language value } slugs { language value }'
const PRODUCT_FIELDS = `${CATEGORY_FIELDS.replace('categoryId', 'productId')} sku status manufacturer supplier eanCode package shortName`

const word = (n: number) => WORDS[n % WORDS.length] ?? ''

export const expensiveDocuments: Readonly<Record<string, Shape>> = {
  'clusters of clusters': () => CLUSTERS,
  'clusters of clusters, with prices at every level': (i) =>
    `{ c${i}: products(input: { offset: 100, class: CLUSTER }) { items { ... on Cluster { ${nest(3, 'products { productId price { gross net } cluster { ', 'clusterId', '} }')} } } } }`,
  '100 searches with facets': (i) =>
    alias(
      100,
      (n) =>
        `products(input: { term: "${word(n)} ${i}${n}", language: "NL" }) { itemsFound filters { id } items { ... on Product { productId } } }`,
    ),
  '30 pages with prices': (i) =>
    alias(
      30,
      (n) =>
        `products(input: { offset: 500, page: ${((i + n) % 3) + 1} }) { items { ... on Product { productId names { value } price { gross net } categoryPath { categoryId } } } }`,
    ),
  'pages of pages of categories': () =>
    `{ products(input: { offset: 20 }) { items { ... on Product { ${nest(3, 'category { products(input: { offset: 100 }) { items { ... on Product { ', 'productId', '} } } }')} } } } }`,
  'parents of children of categories': () =>
    `{ products(input: { offset: 1 }) { items { ... on Product { category { ${nest(5, 'parent { categories { ', 'categoryId', '} }')} } } } } }`,
  'attributes of every product': (i) =>
    alias(
      6,
      (n) =>
        `products(input: { offset: 500, page: ${((i + n) % 3) + 1} }) { items { ... on Product { attributes(input: { offset: 100 }) { items { attributeDescription { name descriptions { value } } value { id } } } media { images { items { id } } } } } }`,
    ),
  'documents that no cache knows': (i) =>
    `query q${i} { ${range(48)
      .map(
        (n) =>
          `a${n}: product(productId: ${n + 1}) { ${PRODUCT_FIELDS} category { ${CATEGORY_FIELDS} parent { ${CATEGORY_FIELDS} } } cluster { ${CATEGORY_FIELDS.replace('categoryId', 'clusterId')} } }`,
      )
      .join(' ')} }`,
  'descriptions of the whole schema': (i) =>
    `{ s${i}: __schema { types { name description fields(includeDeprecated: true) { name description args { name description type { name ofType { name } } } type { name ofType { name ofType { name } } } } inputFields { name description } enumValues { name } } } }`,
  'misspelt words': (i) =>
    alias(
      60,
      (n) =>
        `products(input: { term: "${word(n)}xq${i}z${n}", language: "NL" }) { itemsFound items { ... on Product { productId } } }`,
    ),
}
