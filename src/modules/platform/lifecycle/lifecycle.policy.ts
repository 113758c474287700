import { anyKey } from '../../../core/auth/access.js'

const ownUsage = anyKey(
  'a client sees its own use; visitors and buyers, who share the key of a storefront, see none, and only apikey.VIEWER sees that of others',
)

export const lifecyclePolicy = {
  'query.lifecycleUsage': ownUsage,
  'query.lifecycleReadiness': ownUsage,
  'GET /v2/lifecycle/usage': ownUsage,
  'POST /v2/lifecycle/usage/search': ownUsage,
  'GET /v2/lifecycle/readiness': ownUsage,
  'POST /v2/lifecycle/check': anyKey('executes nothing and reads nothing that is not published'),
} as const
