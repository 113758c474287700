import { anyKey } from '../../../core/auth/access.js'

const own = anyKey('a client sees its own use; only apikey.VIEWER sees that of others')

export const lifecyclePolicy = {
  'query.lifecycleUsage': own,
  'query.lifecycleReadiness': own,
  'GET /v2/lifecycle/usage': own,
  'POST /v2/lifecycle/usage/search': own,
  'GET /v2/lifecycle/readiness': own,
  'POST /v2/lifecycle/check': anyKey('executes nothing and reads nothing that is not published'),
} as const
