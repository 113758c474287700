import { edits, owns, reads } from '../../../core/auth/access.js'

export const apikeyPolicy = {
  'query.gqlApiKey': reads('apikey'),
  'query.gqlApiKeys': reads('apikey'),
  'query.restApiKey': reads('apikey'),
  'query.restApiKeys': reads('apikey'),
  'mutation.gqlApiKeyCreate': owns('apikey'),
  'mutation.gqlApiKeyUpdate': edits('apikey'),
  'mutation.gqlApiKeyDelete': owns('apikey'),
  'mutation.restApiKeyCreate': owns('apikey'),
  'mutation.restApiKeyUpdate': edits('apikey'),
  'mutation.restApiKeyDelete': owns('apikey'),
} as const
