import { anyKey } from '../../../core/auth/access.js'

const perType = anyKey('Each type of change needs the VIEWER role of its own domain, which the service asks for.')

export const changePolicy = {
  'query.changes': perType,
  'GET /v2/changes': perType,
} as const
