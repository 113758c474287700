import { edits, owns, reads } from '../../../core/auth/access.js'

export const crossupsellPolicy = {
  'query.crossupsell': reads('product'),
  'query.crossupsells': reads('product'),
  'mutation.crossupsellCreate': owns('product'),
  'mutation.crossupsellUpdate': edits('product'),
  'mutation.crossupsellDelete': owns('product'),
  'GET /v2/crossupsells': reads('product'),
  'POST /v2/crossupsells': owns('product'),
  'POST /v2/crossupsells/search': reads('product'),
  'GET /v2/crossupsells/{id}': reads('product'),
  'PATCH /v2/crossupsells/{id}': edits('product'),
  'DELETE /v2/crossupsells/{id}': owns('product'),
} as const
