import { edits, orOwn, owns, reads } from '../../../core/access.js'

const own = ['contact', 'customer'] as const

export const favoriteListPolicy = {
  'query.favoriteLists': orOwn(reads('shop'), ...own),
  'query.favoriteList': orOwn(reads('shop'), ...own),
  'mutation.favoriteListCreate': orOwn(owns('shop'), ...own),
  'mutation.favoriteListUpdate': orOwn(edits('shop'), ...own),
  'mutation.favoriteListDelete': orOwn(owns('shop'), ...own),
  'mutation.favoriteListAddItems': orOwn(edits('shop'), ...own),
  'mutation.favoriteListRemoveItems': orOwn(edits('shop'), ...own),
  'mutation.favoriteListClearItems': orOwn(edits('shop'), ...own),
  'GET /v2/favoritelists': reads('shop'),
  'POST /v2/favoritelists': owns('shop'),
  'POST /v2/favoritelists/search': reads('shop'),
  'GET /v2/favoritelists/{id}': reads('shop'),
  'PATCH /v2/favoritelists/{id}': edits('shop'),
  'DELETE /v2/favoritelists/{id}': owns('shop'),
  'POST /v2/favoritelists/{id}/items/add': edits('shop'),
  'POST /v2/favoritelists/{id}/items/remove': edits('shop'),
  'POST /v2/favoritelists/{id}/items/clear': edits('shop'),
} as const
