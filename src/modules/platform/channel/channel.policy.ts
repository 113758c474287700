import { anyKey, edits, owns, reads } from '../../../core/auth/access.js'

const storefront = anyKey('A storefront reads its catalogue root and the account of its visitors from the channel.')

export const channelPolicy = {
  'query.channel': storefront,
  'query.channels': storefront,
  'mutation.channelCreate': owns('configuration'),
  'mutation.channelUpdate': edits('configuration'),
  'mutation.channelDelete': owns('configuration'),
  'GET /v2/channels': reads('configuration'),
  'POST /v2/channels': owns('configuration'),
  'POST /v2/channels/search': reads('configuration'),
  'GET /v2/channels/{id}': reads('configuration'),
  'PATCH /v2/channels/{id}': edits('configuration'),
  'DELETE /v2/channels/{id}': owns('configuration'),
} as const
