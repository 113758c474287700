/** The roles of a key: a list in the API, stored as one object. */
import type { GqlApiKeyRole, GqlApiKeyRoleInput } from '../../../contract/contract.gen.js'
import { roleDomains } from '../../../core/auth/access.js'
import { invalid } from '../../../core/base/errors.js'
import type { Roles } from '../../../db/json.js'

/** Converts a list of roles to an object. Every role must be known and may be named once. */
export function rolesFromList(list: readonly GqlApiKeyRoleInput[]): Roles {
  const roles: Roles = {}
  const problems = list.flatMap(({ roleDefinitionName: name, access }, i) => {
    const path = ['roles', i, 'roleDefinitionName']
    if (!roleDomains.some((domain) => domain === name)) return [{ path, message: `must be one of ${roleDomains.join(', ')}` }]
    if (Object.hasOwn(roles, name)) return [{ path, message: `repeats the role ${name}` }]
    roles[name] = access
    return []
  })
  if (problems.length) throw invalid(problems)
  return roles
}

export const rolesToList = (roles: Roles): GqlApiKeyRole[] =>
  Object.entries(roles)
    .map(([roleDefinitionName, access]) => ({ roleDefinitionName, access }))
    .sort((a, b) => (a.roleDefinitionName < b.roleDefinitionName ? -1 : 1))
