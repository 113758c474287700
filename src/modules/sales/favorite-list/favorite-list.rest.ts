import type { Dto } from '../../../interfaces/rest/dto.js'
import type { Route, Routes } from '../../../interfaces/rest/route.js'
import { create, keyFromPath, list, one, remove, search, update } from '../../../interfaces/rest/verbs.js'
import { removeList } from '../orderlist/list-items.remove.js'
import {
  favoriteListClearDto,
  favoriteListCreateDto,
  favoriteListDto,
  favoriteListItemsDto,
  favoriteListSearchDto,
  favoriteListUpdateDto,
} from './favorite-list.dto.js'
import { favoriteList } from './favorite-list.resource.js'
import {
  addToList,
  clearList,
  createFavoriteList,
  listFavoriteLists,
  removeFromList,
  updateFavoriteList,
} from './favorite-list.service.js'

const changeRoute = (summary: string, change: typeof addToList | typeof clearList, dto: Dto): Route => ({
  summary,
  input: { kind: 'body', dto },
  output: { kind: 'one', dto: favoriteListDto },
  handle: (ctx, { params, input }) => change(ctx, keyFromPath(favoriteList, params), input),
})

export const favoriteListRest = {
  'GET /v2/favoritelists': {
    ...list(favoriteList, favoriteListDto, favoriteListSearchDto),
    handle: (ctx, { input }) => listFavoriteLists(ctx, input),
  },
  'POST /v2/favoritelists': {
    ...create(favoriteList, favoriteListCreateDto, favoriteListDto),
    handle: (ctx, { input }) => createFavoriteList(ctx, input),
  },
  'POST /v2/favoritelists/search': {
    ...search(favoriteList, favoriteListDto, favoriteListSearchDto),
    handle: (ctx, { input }) => listFavoriteLists(ctx, input),
  },
  'GET /v2/favoritelists/{id}': one(favoriteList, 'id', favoriteListDto),
  'PATCH /v2/favoritelists/{id}': {
    ...update(favoriteList, favoriteListUpdateDto, favoriteListDto),
    handle: (ctx, { params, input }) => updateFavoriteList(ctx, keyFromPath(favoriteList, params), input),
  },
  'DELETE /v2/favoritelists/{id}': {
    ...remove(favoriteList, favoriteListDto),
    handle: (ctx, { params }) => removeList(ctx, favoriteList, keyFromPath(favoriteList, params), favoriteListDto.nest),
  },
  'POST /v2/favoritelists/{id}/items/add': changeRoute(
    'Adds products and clusters to a favorite list.',
    addToList,
    favoriteListItemsDto,
  ),
  'POST /v2/favoritelists/{id}/items/remove': changeRoute(
    'Removes products and clusters from a favorite list.',
    removeFromList,
    favoriteListItemsDto,
  ),
  'POST /v2/favoritelists/{id}/items/clear': changeRoute(
    'Removes all products, all clusters, or both from a favorite list.',
    clearList,
    favoriteListClearDto,
  ),
} satisfies Routes
