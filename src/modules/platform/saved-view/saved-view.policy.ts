import { edits, orOwn, reads } from '../../../core/auth/access.js'

const read = orOwn(reads('configuration'), 'admin')
const write = orOwn(edits('configuration'), 'admin')

export const savedViewPolicy = {
  'query.savedView': read,
  'query.savedViews': read,
  'mutation.savedViewCreate': write,
  'mutation.savedViewUpdate': write,
  'mutation.savedViewDelete': write,
  'GET /v2/saved-views': read,
  'POST /v2/saved-views': write,
  'POST /v2/saved-views/search': read,
  'GET /v2/saved-views/{id}': read,
  'PATCH /v2/saved-views/{id}': write,
  'DELETE /v2/saved-views/{id}': write,
} as const
