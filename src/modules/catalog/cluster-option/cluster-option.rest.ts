import { sql } from 'kysely'
import { writeBulk } from '../../../core/bulk/halves.js'
import type { Ctx } from '../../../core/context.js'
import { idOrUuid } from '../../../core/store/reference.js'
import { listPerParent } from '../../../core/store/store.js'
import type { BulkAnswer, BulkInput, RestRequest, Route, Routes } from '../../../interfaces/rest/route.js'
import { idByLookup, SOURCE } from '../../../interfaces/rest/verbs.js'
import { clusterLookup } from '../../../resources/catalog/cluster.js'
import { product } from '../../../resources/catalog/product.js'
import { memberQueryDto } from '../../../resources/shapes/member-query.dto.js'
import { createProductDto, productDto, updateProductDto } from '../product/product.dto.js'
import { dropLanguage, findKeylessOption, lockClustersOfNested } from '../product/product.nested.js'
import { conflictKeysOfOptions, type OptionItem, optionKeys, upsertOptions } from './cluster-option.bulk.js'
import {
  bulkClusterOptionDto,
  clusterOptionCreateDto,
  clusterOptionDto,
  clusterOptionSearchDto,
  clusterOptionUpdateDto,
} from './cluster-option.dto.js'
import { createInOption, deleteInOption, updateInOption } from './cluster-option.products.js'
import { clusterOptionLookup, listOptions } from './cluster-option.resource.js'
import { createOption, type OptionKey, removeOption, updateOption } from './cluster-option.service.js'

/** Returns the cluster of an option path. */
const findClusterId = (ctx: Ctx, asked: RestRequest) => idByLookup(ctx, clusterLookup, asked, 'PARENT_CLUSTER_NOT_FOUND_ERROR')

const findOptionKey = async (ctx: Ctx, asked: RestRequest): Promise<OptionKey> => ({
  ...idOrUuid<'clusterOption'>(asked.params.optionId ?? ''),
  clusterId: await findClusterId(ctx, asked),
})

/** Returns the option of a product path. */
const findOptionId = (ctx: Ctx, asked: RestRequest) =>
  idByLookup(ctx, clusterOptionLookup, asked, 'PARENT_CLUSTER_OPTION_NOT_FOUND_ERROR')

const optionRoutes: Record<'page' | 'add' | 'bulk' | 'change' | 'remove', Route> = {
  page: {
    summary: 'A page of the options of a cluster, in their order.',
    input: { kind: 'query', search: clusterOptionSearchDto },
    queryParameters: SOURCE,
    output: { kind: 'page', dto: clusterOptionDto },
    async handle(ctx, asked) {
      const clusterId = await findClusterId(ctx, asked)
      const { isRequired, ...search } = asked.input
      const wanted = isRequired && { isRequired: isRequired === 'Y' }
      return listOptions(ctx, { ...search, ...wanted }, { within: { clusterId } })
    },
  },
  add: {
    summary: 'Adds an option to a cluster.',
    input: { kind: 'body', dto: clusterOptionCreateDto },
    queryParameters: SOURCE,
    output: { kind: 'one', dto: clusterOptionDto, status: 201 },
    handle: async (ctx, asked) => createOption(ctx, await findClusterId(ctx, asked), dropLanguage(asked.input)),
  },
  bulk: {
    summary: 'Adds or changes many options of a cluster, by their id or sources; each item has its own result.',
    input: { kind: 'bulk', dto: bulkClusterOptionDto, plural: 'options', keys: {}, findKeyless: findKeylessOption },
    queryParameters: SOURCE,
    output: { kind: 'bulk' },
    handle: writeOptions,
  },
  change: {
    summary: 'Changes the given properties of an option of a cluster.',
    input: { kind: 'body', dto: clusterOptionUpdateDto },
    queryParameters: SOURCE,
    output: { kind: 'one', dto: clusterOptionDto },
    handle: async (ctx, asked) => updateOption(ctx, await findOptionKey(ctx, asked), dropLanguage(asked.input)),
  },
  remove: {
    summary: 'Deletes an option of a cluster and returns it; its products remain.',
    queryParameters: SOURCE,
    output: { kind: 'one', dto: clusterOptionDto },
    handle: async (ctx, asked) => removeOption(ctx, await findOptionKey(ctx, asked)),
  },
}

async function writeOptions(ctx: Ctx, asked: RestRequest): Promise<BulkAnswer> {
  const clusterId = await findClusterId(ctx, asked)
  const { items, directives } = asked.input as Omit<BulkInput, 'items'> & { items: OptionItem[] }
  const options = items.map((item): OptionItem => {
    const { products, ...values } = dropLanguage(item)
    return { ...values, ...(products && { products: products.map(dropLanguage) }) }
  })
  const writeSome = async (inner: Ctx, some: readonly OptionItem[]) => {
    const nested = some.flatMap(({ products }) => products ?? [])
    await lockClustersOfNested(inner, sql`id = ${clusterId}`, nested)
    const asked = some.map((option) => ({ clusterId, option }))
    return upsertOptions(inner, asked, directives)
  }
  const results = await writeBulk(ctx, options, optionKeys, writeSome, conflictKeysOfOptions)
  const lookupKey = options.map(({ id }) => (id != null ? 'id' : 'sourceId'))
  return { lookupKey, keys: options.map(({ id, sources }) => String(id ?? sources?.[0]?.id ?? '')), results }
}

const memberRoutes: Record<'page' | 'add' | 'change' | 'remove', Route> = {
  page: {
    summary: 'A page of the products of an option, by id.',
    input: { kind: 'query', search: memberQueryDto },
    queryParameters: SOURCE,
    output: { kind: 'page', dto: productDto },
    async handle(ctx, asked) {
      const by = { table: 'clusterOptionProduct', parent: 'clusterOptionId', child: 'productId' } as const
      return (await listPerParent(ctx, product, asked.input, by, [await findOptionId(ctx, asked)]))[0]
    },
  },
  add: {
    summary: 'Adds a product that can be chosen in an option.',
    input: { kind: 'body', dto: createProductDto },
    queryParameters: SOURCE,
    output: { kind: 'one', dto: productDto, status: 201 },
    handle: async (ctx, asked) => createInOption(ctx, await findOptionId(ctx, asked), dropLanguage(asked.input)),
  },
  change: {
    summary: 'Changes the given properties of a product of an option.',
    input: { kind: 'body', dto: updateProductDto },
    queryParameters: SOURCE,
    output: { kind: 'one', dto: productDto },
    handle: async (ctx, asked) =>
      updateInOption(ctx, await findOptionId(ctx, asked), asked.params.productId ?? '', dropLanguage(asked.input)),
  },
  remove: {
    summary:
      'Deletes a product that belongs only to an option; a product that is also listed elsewhere is only removed from the option.',
    queryParameters: SOURCE,
    output: { kind: 'one', dto: productDto },
    handle: async (ctx, asked) => deleteInOption(ctx, await findOptionId(ctx, asked), asked.params.productId ?? ''),
  },
}

export const clusterOptionRest = {
  'GET /v2/clusters/{lookupKey}/{key}/options': optionRoutes.page,
  'POST /v2/clusters/{lookupKey}/{key}/options': optionRoutes.add,
  'POST /v2/clusters/{lookupKey}/{key}/options/bulk': optionRoutes.bulk,
  'PATCH /v2/clusters/{lookupKey}/{key}/options/{optionId}': optionRoutes.change,
  'DELETE /v2/clusters/{lookupKey}/{key}/options/{optionId}': optionRoutes.remove,
  'GET /v2/clusteroptions/{lookupKey}/{key}/products': memberRoutes.page,
  'POST /v2/clusteroptions/{lookupKey}/{key}/products': memberRoutes.add,
  'PATCH /v2/clusteroptions/{lookupKey}/{key}/products/{productId}': memberRoutes.change,
  'DELETE /v2/clusteroptions/{lookupKey}/{key}/products/{productId}': memberRoutes.remove,
} satisfies Routes
