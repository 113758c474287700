import type { Directives } from '../../../core/bulk/bulk.js'
import { writeBulk } from '../../../core/bulk/halves.js'
import { writeValid } from '../../../core/bulk/items.js'
import type { Ctx } from '../../../core/context.js'
import { list as listRows } from '../../../core/store/store.js'
import { deleteMany, importFile } from '../../../interfaces/rest/mass-verbs.js'
import type { BulkAnswer, BulkInput, RestRequest, Route, Routes } from '../../../interfaces/rest/route.js'
import {
  bulkBySource,
  create,
  idByLookup,
  list,
  oneByLookup,
  removeByLookup,
  SOURCE,
  search,
  updateByLookup,
} from '../../../interfaces/rest/verbs.js'
import { cluster, clusterLookup } from '../../../resources/catalog/cluster.js'
import { product } from '../../../resources/catalog/product.js'
import { memberQueryDto } from '../../../resources/shapes/member-query.dto.js'
import { bulkProductDto } from '../product/product.bulk.dto.js'
import { type ProductItem, upsertProducts } from '../product/product.bulk.js'
import { createProductDto, productDto, updateProductDto } from '../product/product.dto.js'
import { productIdsFinder, uniqueKeysOf } from '../product/product.identity.js'
import {
  dropLanguage,
  findConflicts,
  findKeylessOption,
  findKeylessProduct,
  findKeylessProducts,
  nestedLookup,
} from '../product/product.nested.js'
import { listClusters } from '../search/raw/product-list.js'
import { type ClusterItem, upsertClusters } from './cluster.bulk.js'
import { importClusters } from './cluster.csv.js'
import { clusterBulkDto, clusterCreateDto, clusterDto, clusterSearchDto, clusterUpdateDto } from './cluster.dto.js'
import { createInCluster, removeFromCluster, updateInCluster } from './cluster.products.js'
import { createCluster, removeCluster, updateCluster } from './cluster.service.js'

/** Returns the cluster of a product path. */
const findClusterId = (ctx: Ctx, asked: RestRequest) => idByLookup(ctx, clusterLookup, asked, 'PARENT_CLUSTER_NOT_FOUND_ERROR')

/** A list of products in the order of their cluster. */
const orderedMembers = { ...product, sort: { ORDER: 'clusterOrder' as const } }

const memberRoutes: Record<'page' | 'add' | 'bulk' | 'change' | 'remove', Route> = {
  page: {
    summary: 'A page of the products of a cluster, in their order.',
    input: { kind: 'query', search: memberQueryDto },
    queryParameters: SOURCE,
    output: { kind: 'page', dto: productDto },
    async handle(ctx, asked) {
      const clusterId = await findClusterId(ctx, asked)
      return listRows(ctx, orderedMembers, { ...asked.input, sortInputs: [{ field: 'ORDER' }] }, { within: { clusterId } })
    },
  },
  add: {
    summary: 'Adds a product to a cluster.',
    input: { kind: 'body', dto: createProductDto },
    queryParameters: SOURCE,
    output: { kind: 'one', dto: productDto, status: 201 },
    handle: async (ctx, asked) => createInCluster(ctx, await findClusterId(ctx, asked), dropLanguage(asked.input)),
  },
  bulk: {
    summary: 'Adds or changes many products of a cluster, by their id, sources or sku; each item has its own result.',
    input: { kind: 'bulk', dto: bulkProductDto, plural: 'products', keys: {}, findKeyless: findKeylessProduct },
    queryParameters: SOURCE,
    output: { kind: 'bulk' },
    handle: writeMembers,
  },
  change: {
    summary: 'Changes the given properties of a product of a cluster.',
    input: { kind: 'body', dto: updateProductDto },
    queryParameters: SOURCE,
    output: { kind: 'one', dto: productDto },
    handle: async (ctx, asked) =>
      updateInCluster(ctx, await findClusterId(ctx, asked), asked.params.productId ?? '', dropLanguage(asked.input)),
  },
  remove: {
    summary: 'Deletes a product of a cluster; a product that can be chosen in an option is only removed from the cluster.',
    queryParameters: SOURCE,
    output: { kind: 'one', dto: productDto },
    handle: async (ctx, asked) => removeFromCluster(ctx, await findClusterId(ctx, asked), asked.params.productId ?? ''),
  },
}

/** Writes products of a cluster; existing products move into it. */
async function writeMembers(ctx: Ctx, asked: RestRequest): Promise<BulkAnswer> {
  const clusterId = await findClusterId(ctx, asked)
  const { items, directives } = asked.input as Omit<BulkInput, 'items'> & { items: ProductItem[] }
  const products = items.map((item) => dropLanguage(item))
  const results = await writeBulk(
    ctx,
    products,
    uniqueKeysOf(products, nestedLookup),
    (inner, some) => writeIntoCluster(inner, clusterId, some, directives),
    productIdsFinder(nestedLookup),
  )
  return { lookupKey: products.map((item) => nestedLookup(item) ?? ''), keys: products.map(memberKey), results }
}

/** Writes items into a cluster; one that names another cluster fails alone. */
async function writeIntoCluster(ctx: Ctx, clusterId: number, items: readonly ProductItem[], directives: Directives) {
  const checked = items.map((item) =>
    item.clusterId == null || item.clusterId === clusterId
      ? { ...item, clusterId }
      : `clusterId contradicts the cluster of the path, [${clusterId}]`,
  )
  return writeValid(checked, (valid) => upsertProducts(ctx, valid, nestedLookup, directives))
}

const memberKey = ({ id, sources, sku }: ProductItem) => String(id ?? sources?.[0]?.id ?? sku ?? '')

/** Searches clusters with the product search, because terms are supported. */
const searchClusters: Route['handle'] = (ctx, { input: { hidden, ...input } }) =>
  listClusters(ctx, { ...input, hidden: hidden && hidden === 'Y', applyOrderlists: false })

const bulkClusters = bulkBySource(
  clusterLookup,
  clusterBulkDto,
  'clusters',
  (ctx, items, directives) => upsertClusters(ctx, items.map(dropAllLanguages), directives),
  (ctx, items) => findConflicts(ctx, items.map(dropAllLanguages) as ClusterItem[]),
)

const findKeylessNested = ({ options, products }: ClusterItem) => [
  ...(options ?? []).flatMap((option, i) => findKeylessOption(option, ['options', i])),
  ...findKeylessProducts(products, ['products']),
]

const clusterBulk: Route = {
  ...bulkClusters,
  input: { ...bulkClusters.input, findKeyless: findKeylessNested },
}

export const clusterRest = {
  'GET /v2/clusters': { ...list(cluster, clusterDto, clusterSearchDto), handle: searchClusters },
  'POST /v2/clusters': {
    ...create(cluster, clusterCreateDto, clusterDto),
    handle: (ctx, { input }) => createCluster(ctx, dropLanguage(input)),
  },
  'POST /v2/clusters/search': { ...search(cluster, clusterDto, clusterSearchDto), handle: searchClusters },
  'POST /v2/clusters/bulk/{lookupKey}/delete': deleteMany(clusterLookup, removeCluster),
  'POST /v2/clusters/csv': importFile('clusters', importClusters),
  'POST /v2/clusters/bulk/{lookupKey}': clusterBulk,
  'GET /v2/clusters/{lookupKey}/{key}': oneByLookup(clusterLookup, clusterDto),
  'PATCH /v2/clusters/{lookupKey}/{key}': updateByLookup(clusterLookup, clusterUpdateDto, clusterDto, (ctx, key, input) =>
    updateCluster(ctx, key, dropLanguage(input)),
  ),
  'DELETE /v2/clusters/{lookupKey}/{key}': removeByLookup(clusterLookup, clusterDto, removeCluster),
  'GET /v2/clusters/{lookupKey}/{key}/products': memberRoutes.page,
  'POST /v2/clusters/{lookupKey}/{key}/products': memberRoutes.add,
  'POST /v2/clusters/{lookupKey}/{key}/products/bulk': memberRoutes.bulk,
  'PATCH /v2/clusters/{lookupKey}/{key}/products/{productId}': memberRoutes.change,
  'DELETE /v2/clusters/{lookupKey}/{key}/products/{productId}': memberRoutes.remove,
} satisfies Routes

/** Removes the deprecated languages of a cluster with its products and options. */
function dropAllLanguages(item: BulkInput['items'][number]) {
  const { options, products, ...values } = dropLanguage(item) as {
    options?: { products?: object[] | null }[] | null
    products?: object[] | null
  }
  return {
    ...values,
    ...(products && { products: products.map(dropLanguage) }),
    ...(options && { options: options.map(dropOptionLanguages) }),
  }
}

function dropOptionLanguages(option: { products?: object[] | null }) {
  const { products, ...values } = dropLanguage(option)
  return { ...values, ...(products && { products: products.map(dropLanguage) }) }
}
