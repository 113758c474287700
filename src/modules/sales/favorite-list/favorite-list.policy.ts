import { edits, orIn, orOwn, owns, reads } from '../../../core/auth/access.js'

const buyers = ['contact', 'customer'] as const

export const favoriteListPolicy = {
  'query.favoriteLists': orOwn(orIn(reads('shop'), 'user'), ...buyers),
  'query.favoriteList': orOwn(orIn(reads('shop'), 'user'), ...buyers),
  'mutation.favoriteListCreate': orOwn(owns('shop'), ...buyers),
  'mutation.favoriteListUpdate': orOwn(edits('shop'), ...buyers),
  'mutation.favoriteListDelete': orOwn(owns('shop'), ...buyers),
  'mutation.favoriteListAddItems': orOwn(edits('shop'), ...buyers),
  'mutation.favoriteListRemoveItems': orOwn(edits('shop'), ...buyers),
  'mutation.favoriteListClearItems': orOwn(edits('shop'), ...buyers),
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
