import { anyKey, edits, owns, reads } from '../../../core/auth/access.js'

const open = anyKey('Storefronts show the values to choose from, whatever their role.')

export const valuesetPolicy = {
  'query.valueset': open,
  'query.valuesets': open,
  'query.valuesetItems': open,
  'mutation.valuesetCreate': owns('configuration'),
  'mutation.valuesetUpdate': edits('configuration'),
  'mutation.valuesetDelete': owns('configuration'),
  'mutation.valuesetItemCreate': owns('configuration'),
  'mutation.valuesetItemUpdate': edits('configuration'),
  'mutation.valuesetItemDelete': owns('configuration'),
  'GET /v2/valuesets': reads('configuration'),
  'POST /v2/valuesets': owns('configuration'),
  'POST /v2/valuesets/search': reads('configuration'),
  'POST /v2/valuesets/bulk/{lookupKey}': owns('configuration'),
  'GET /v2/valuesets/{id}': reads('configuration'),
  'PATCH /v2/valuesets/{id}': edits('configuration'),
  'DELETE /v2/valuesets/{id}': owns('configuration'),
  'GET /v2/valuesets/{id}/items': reads('configuration'),
  'GET /v2/valuesetitems': reads('configuration'),
  'POST /v2/valuesetitems': owns('configuration'),
  'POST /v2/valuesetitems/search': reads('configuration'),
  'GET /v2/valuesetitems/{id}': reads('configuration'),
  'PATCH /v2/valuesetitems/{id}': edits('configuration'),
  'DELETE /v2/valuesetitems/{id}': owns('configuration'),
} as const
