import { get } from '../../../core/store/store.js'
import type { Dto } from '../../../interfaces/rest/dto.js'
import type { Routes } from '../../../interfaces/rest/route.js'
import { bulk, create, list, one, remove, search, update } from '../../../interfaces/rest/verbs.js'
import { upsertPricesheets } from './pricesheet.csv.js'
import { pricesheet } from './pricesheet.resource.js'
import {
  assignPricesheet,
  createPricesheet,
  pricesheetKey,
  removePricesheet,
  unassignPricesheet,
  updatePricesheet,
} from './pricesheet.service.js'

const pricesheetDto: Dto = {
  name: 'Pricesheet',
  from: 'Pricesheet',
  omit: ['contacts', 'customers', 'companies', 'contactsPaginated', 'customersPaginated', 'companiesPaginated'],
}
const createDto: Dto = { name: 'PricesheetCreateInput', from: 'PricesheetCreateInput' }
const updateDto: Dto = { name: 'PricesheetUpdateInput', from: 'PricesheetUpdateInput' }
const bulkDto: Dto = { name: 'PricesheetBulkItemDto', from: 'PricesheetUpdateInput' }
const searchDto: Dto = { name: 'PricesheetSearchInput', from: 'PricesheetSearchInput', isSearch: true }
const assignDto: Dto = { name: 'PricesheetAssignInput', from: 'PricesheetAssignInput' }
const unassignDto: Dto = { name: 'PricesheetUnassignInput', from: 'PricesheetUnassignInput' }

export const pricesheetRest = {
  'GET /v2/pricesheets': list(pricesheet, pricesheetDto, searchDto),
  'POST /v2/pricesheets': {
    ...create(pricesheet, createDto, pricesheetDto),
    handle: (ctx, { input }) => createPricesheet(ctx, input),
  },
  'POST /v2/pricesheets/search': search(pricesheet, pricesheetDto, searchDto),
  'POST /v2/pricesheets/bulk/{lookupKey}': bulk(pricesheet, bulkDto, 'pricesheets', ['code'], (ctx, _, items, directives) =>
    upsertPricesheets(ctx, items, directives),
  ),
  'GET /v2/pricesheets/{lookupKey}/{lookupValue}': {
    ...one(pricesheet, 'id', pricesheetDto),
    handle: (ctx, { params }) => get(ctx, pricesheet, pricesheetKey(params)),
  },
  'PATCH /v2/pricesheets/{lookupKey}/{lookupValue}': {
    ...update(pricesheet, updateDto, pricesheetDto),
    handle: (ctx, { params, input }) => updatePricesheet(ctx, pricesheetKey(params), input),
  },
  'DELETE /v2/pricesheets/{lookupKey}/{lookupValue}': {
    ...remove(pricesheet, pricesheetDto),
    handle: (ctx, { params }) => removePricesheet(ctx, pricesheetKey(params)),
  },
  'POST /v2/pricesheets/{lookupKey}/{lookupValue}/assign': {
    summary: 'Assigns a price sheet to further companies, contacts, customers and user groups.',
    input: { kind: 'body', dto: assignDto },
    output: { kind: 'one', dto: pricesheetDto },
    handle: (ctx, { params, input }) => assignPricesheet(ctx, pricesheetKey(params), input),
  },
  'POST /v2/pricesheets/{lookupKey}/{lookupValue}/unassign': {
    summary: 'Removes a price sheet from companies, contacts, customers and user groups.',
    input: { kind: 'body', dto: unassignDto },
    output: { kind: 'one', dto: pricesheetDto },
    handle: (ctx, { params, input }) => unassignPricesheet(ctx, pricesheetKey(params), input),
  },
} satisfies Routes
