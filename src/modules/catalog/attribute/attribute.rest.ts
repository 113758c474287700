import type { AttributeBulkCreateInput } from '../../../contract/contract.gen.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { idOrUuid } from '../../../core/store/reference.js'
import { toWords } from '../../../core/store/resource.js'
import type { Key } from '../../../core/store/store.js'
import type { BulkAnswer, BulkInput, RestRequest, Route, Routes } from '../../../interfaces/rest/route.js'
import { idByLookup, narrowingOf } from '../../../interfaces/rest/verbs.js'
import { descriptionKey, upsertAttributes } from './attribute.bulk.js'
import {
  attributeBulkDto,
  attributeCreateDto,
  attributeResultDto,
  attributeResultSearchDto,
  attributeUpdateDto,
} from './attribute.dto.js'
import { OWNER_LOOKUPS } from './attribute.owners.js'
import type { OwnerColumn } from './attribute.resource.js'
import { type AttributeResult, listResults, loadResult } from './attribute.results.js'
import { addNamedAttribute, type OwnerKey, removeAttribute, updateAttribute } from './attribute.service.js'
import { attributeDescriptionRest } from './attribute-description.rest.js'

/** A kind of record, and its lookup in a path. */
interface OwnerKind {
  whose: string
  queryParameters: Record<string, string>
  find: (ctx: Ctx, asked: RestRequest) => Promise<OwnerKey>
}

const toOwnerKind = (owner: OwnerColumn): OwnerKind => {
  const keys = OWNER_LOOKUPS[owner]
  const find: OwnerKind['find'] = async (ctx, asked) => ({ owner, id: await idByLookup(ctx, keys, asked) })
  return { whose: toWords(keys.resource.label), queryParameters: narrowingOf(keys), find }
}

const products = toOwnerKind('productId')
const categories = toOwnerKind('categoryId')
const clusters = toOwnerKind('clusterId')
const companies = toOwnerKind('companyId')
const contacts = toOwnerKind('contactId')
const customers = toOwnerKind('customerId')

const page = ({ whose, queryParameters, find }: OwnerKind): Route => ({
  summary: `A page of the attributes of a ${whose}: its own values, and otherwise the defaults.`,
  input: { kind: 'query', search: attributeResultSearchDto },
  queryParameters,
  output: { kind: 'page', dto: attributeResultDto },
  async handle(ctx, asked) {
    const { owner, id } = await find(ctx, asked)
    const { page: number, offset, includeDefaultValues, name, type, group, ...flags } = asked.input
    const described = { ...flags, names: name && [name], types: type && [type], groups: group && [group] }
    const search = { page: number, offset, includeDefaultValues, attributeDescription: described }
    return (await listResults(ctx, owner, search, [id]))[0]
  },
})

const add = ({ whose, queryParameters, find }: OwnerKind): Route => ({
  summary: `Adds an attribute to a ${whose}.`,
  input: { kind: 'body', dto: attributeCreateDto },
  queryParameters,
  output: { kind: 'one', dto: attributeResultDto, status: 201 },
  handle: (ctx, asked): Promise<AttributeResult> =>
    inTransaction(ctx, async (inner) => loadResult(inner, await addNamedAttribute(inner, await find(inner, asked), asked.input))),
})

const change = ({ whose, queryParameters, find }: OwnerKind): Route => ({
  summary: `Changes the value of an attribute of a ${whose}.`,
  input: { kind: 'body', dto: attributeUpdateDto },
  queryParameters,
  output: { kind: 'one', dto: attributeResultDto },
  handle: async (ctx, asked) =>
    loadResult(ctx, await updateAttribute(ctx, attributeKey(await find(ctx, asked), asked), asked.input.value)),
})

const remove = ({ whose, queryParameters, find }: OwnerKind): Route => ({
  summary: `Deletes an attribute of a ${whose} and returns it.`,
  queryParameters,
  output: { kind: 'one', dto: attributeResultDto },
  handle: async (ctx, asked) => loadResult(ctx, await removeAttribute(ctx, attributeKey(await find(ctx, asked), asked))),
})

const attributeKey = ({ owner, id }: OwnerKey, { params }: RestRequest) =>
  ({ ...idOrUuid<'attribute'>(params.attributeId ?? ''), [owner]: id }) as Key<'attribute'>

const bulk = ({ whose, queryParameters, find }: OwnerKind): Route => ({
  summary: `Adds or changes many attributes of a ${whose} by the id or name of their descriptions; each one has its own result.`,
  input: { kind: 'bulk', dto: attributeBulkDto, plural: 'attributes', keys: {} },
  queryParameters,
  output: { kind: 'bulk' },
  async handle(ctx, asked): Promise<BulkAnswer> {
    const { items, directives } = asked.input as Omit<BulkInput, 'items'> & { items: AttributeBulkCreateInput[] }
    const results = await upsertAttributes(ctx, await find(ctx, asked), items, directives)
    return { lookupKey: 'attributeDescription', keys: items.map(descriptionKey), results }
  },
})

export const attributeRest = {
  ...attributeDescriptionRest,
  'GET /v2/products/{lookupKey}/{key}/attributes': page(products),
  'POST /v2/products/{lookupKey}/{key}/attributes': add(products),
  'POST /v2/products/{lookupKey}/{key}/attributes/bulk': bulk(products),
  'PATCH /v2/products/{lookupKey}/{key}/attributes/{attributeId}': change(products),
  'DELETE /v2/products/{lookupKey}/{key}/attributes/{attributeId}': remove(products),
  'GET /v2/categories/{lookupKey}/{key}/attributes': page(categories),
  'POST /v2/categories/{lookupKey}/{key}/attributes': add(categories),
  'POST /v2/categories/{lookupKey}/{key}/attributes/bulk': bulk(categories),
  'PATCH /v2/categories/{lookupKey}/{key}/attributes/{attributeId}': change(categories),
  'DELETE /v2/categories/{lookupKey}/{key}/attributes/{attributeId}': remove(categories),
  'GET /v2/clusters/{lookupKey}/{key}/attributes': page(clusters),
  'POST /v2/clusters/{lookupKey}/{key}/attributes': add(clusters),
  'POST /v2/clusters/{lookupKey}/{key}/attributes/bulk': bulk(clusters),
  'PATCH /v2/clusters/{lookupKey}/{key}/attributes/{attributeId}': change(clusters),
  'DELETE /v2/clusters/{lookupKey}/{key}/attributes/{attributeId}': remove(clusters),
  'GET /v2/companies/{lookupKey}/{lookupValue}/attributes': page(companies),
  'POST /v2/companies/{lookupKey}/{lookupValue}/attributes': add(companies),
  'POST /v2/companies/{lookupKey}/{lookupValue}/attributes/bulk': bulk(companies),
  'PATCH /v2/companies/{lookupKey}/{lookupValue}/attributes/{attributeId}': change(companies),
  'DELETE /v2/companies/{lookupKey}/{lookupValue}/attributes/{attributeId}': remove(companies),
  'GET /v2/contacts/{lookupKey}/{lookupValue}/attributes': page(contacts),
  'POST /v2/contacts/{lookupKey}/{lookupValue}/attributes': add(contacts),
  'POST /v2/contacts/{lookupKey}/{lookupValue}/attributes/bulk': bulk(contacts),
  'PATCH /v2/contacts/{lookupKey}/{lookupValue}/attributes/{attributeId}': change(contacts),
  'DELETE /v2/contacts/{lookupKey}/{lookupValue}/attributes/{attributeId}': remove(contacts),
  'GET /v2/customers/{lookupKey}/{lookupValue}/attributes': page(customers),
  'POST /v2/customers/{lookupKey}/{lookupValue}/attributes': add(customers),
  'POST /v2/customers/{lookupKey}/{lookupValue}/attributes/bulk': bulk(customers),
  'PATCH /v2/customers/{lookupKey}/{lookupValue}/attributes/{attributeId}': change(customers),
  'DELETE /v2/customers/{lookupKey}/{lookupValue}/attributes/{attributeId}': remove(customers),
} satisfies Routes
