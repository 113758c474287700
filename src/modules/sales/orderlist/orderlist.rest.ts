import type { Dto } from '../../../interfaces/rest/dto.js'
import type { Route, Routes } from '../../../interfaces/rest/route.js'
import { create, keyFromPath, list, one, remove, search, update } from '../../../interfaces/rest/verbs.js'
import { removeList } from './list-items.remove.js'
import {
  orderlistCompaniesDto,
  orderlistCreateDto,
  orderlistDto,
  orderlistItemsDto,
  orderlistSearchDto,
  orderlistUpdateDto,
  orderlistUsersDto,
} from './orderlist.dto.js'
import { orderlist } from './orderlist.resource.js'
import { addToOrderlist, createOrderlist, listOrderlists, removeFromOrderlist, updateOrderlist } from './orderlist.service.js'

/** Returns a route such as `POST …/{id}/items/add`. Its body names the items, because a path can name only one record. */
const changeRoute = (summary: string, dto: Dto, change: typeof addToOrderlist): Route => ({
  summary,
  input: { kind: 'body', dto },
  output: { kind: 'one', dto: orderlistDto },
  handle: (ctx, { params, input }) => change(ctx, keyFromPath(orderlist, params), input),
})

export const orderlistRest = {
  'GET /v2/orderlists': {
    ...list(orderlist, orderlistDto, orderlistSearchDto),
    handle: (ctx, { input }) => listOrderlists(ctx, input),
  },
  'POST /v2/orderlists': {
    ...create(orderlist, orderlistCreateDto, orderlistDto),
    handle: (ctx, { input }) => createOrderlist(ctx, input),
  },
  'POST /v2/orderlists/search': {
    ...search(orderlist, orderlistDto, orderlistSearchDto),
    handle: (ctx, { input }) => listOrderlists(ctx, input),
  },
  'GET /v2/orderlists/{id}': one(orderlist, 'id', orderlistDto),
  'PATCH /v2/orderlists/{id}': {
    ...update(orderlist, orderlistUpdateDto, orderlistDto),
    handle: (ctx, { params, input }) => updateOrderlist(ctx, keyFromPath(orderlist, params), input),
  },
  'DELETE /v2/orderlists/{id}': {
    ...remove(orderlist, orderlistDto),
    handle: (ctx, { params }) => removeList(ctx, orderlist, keyFromPath(orderlist, params), orderlistDto.nest),
  },
  'POST /v2/orderlists/{id}/items/add': changeRoute(
    'Adds products and clusters to an order list.',
    orderlistItemsDto,
    addToOrderlist,
  ),
  'POST /v2/orderlists/{id}/items/remove': changeRoute(
    'Removes products and clusters from an order list.',
    orderlistItemsDto,
    removeFromOrderlist,
  ),
  'POST /v2/orderlists/{id}/users/add': changeRoute(
    'Assigns an order list to contacts and customers.',
    orderlistUsersDto,
    addToOrderlist,
  ),
  'POST /v2/orderlists/{id}/users/remove': changeRoute(
    'Removes an order list from contacts and customers.',
    orderlistUsersDto,
    removeFromOrderlist,
  ),
  'POST /v2/orderlists/{id}/companies/add': changeRoute(
    'Assigns an order list to companies.',
    orderlistCompaniesDto,
    addToOrderlist,
  ),
  'POST /v2/orderlists/{id}/companies/remove': changeRoute(
    'Removes an order list from companies.',
    orderlistCompaniesDto,
    removeFromOrderlist,
  ),
} satisfies Routes
