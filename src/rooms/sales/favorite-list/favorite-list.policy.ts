import { edits, orIn, orOwn, owns, reads } from '../../../core/auth/access.js'

const own = ['contact', 'customer'] as const

export const favoriteListPolicy = {
  'query.favoriteLists': orOwn(orIn(reads('shop'), 'user'), ...own),
  'query.favoriteList': orOwn(orIn(reads('shop'), 'user'), ...own),
  'mutation.favoriteListCreate': orOwn(owns('shop'), ...own),
  'mutation.favoriteListUpdate': orOwn(edits('shop'), ...own),
  'mutation.favoriteListDelete': orOwn(owns('shop'), ...own),
  'mutation.favoriteListAddItems': orOwn(edits('shop'), ...own),
  'mutation.favoriteListRemoveItems': orOwn(edits('shop'), ...own),
  'mutation.favoriteListClearItems': orOwn(edits('shop'), ...own),
  'GET /v2/favoritelists': orIn(reads('shop'), 'user'),
  'POST /v2/favoritelists': owns('shop'),
  'POST /v2/favoritelists/search': orIn(reads('shop'), 'user'),
  'GET /v2/favoritelists/{id}': orIn(reads('shop'), 'user'),
  'PATCH /v2/favoritelists/{id}': edits('shop'),
  'DELETE /v2/favoritelists/{id}': owns('shop'),
  'POST /v2/favoritelists/{id}/items/add': edits('shop'),
  'POST /v2/favoritelists/{id}/items/remove': edits('shop'),
  'POST /v2/favoritelists/{id}/items/clear': edits('shop'),
} as const
