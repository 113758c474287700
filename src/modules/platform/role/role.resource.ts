import type {
  RoleDefinitionSearchInput,
  RoleDefinitionSortableFields,
  RoleSearchInput,
  RoleSortableFields,
} from '../../../contract/contract.gen.js'
import { hasRole } from '../../../core/auth/access.js'
import type { Relation } from '../../../core/store/relations.js'
import { oneOf, type Resource, visibleToAll } from '../../../core/store/resource.js'
import { missing, rowsOf } from '../../../core/store/store.js'
import type { RoleDefinitionRow, RoleRow } from '../../../db/db.gen.js'

/** A domain in which access is granted. The definitions are public; the roles of users are not. */
export const roleDefinition: Resource<'roleDefinition', RoleDefinitionSearchInput, RoleDefinitionSortableFields> = {
  label: 'RoleDefinition',
  table: 'roleDefinition',
  key: 'uuid',
  lookups: { name: ['name'] },
  codes: { existsOnUpdate: 'ROLE_DEFINITION_UPDATE_ERROR' },
  visible: visibleToAll,
  filters: { ids: oneOf('uuid'), names: oneOf('name') },
  sort: { NAME: 'name', CREATED_AT: 'createdAt', LAST_MODIFIED_AT: 'lastModifiedAt' },
  localized: ['descriptions'],
}

/** The access of one user in one domain. Users see their own roles; the roles of others need the role `role`. */
export const role: Resource<'role', RoleSearchInput, RoleSortableFields> = {
  label: 'Role',
  table: 'role',
  key: 'uuid',
  lookups: {},
  visible: ({ actor: { roles, user } }, access) => {
    if (hasRole(roles, 'role', access)) return null
    const ownUserId = access === 'VIEWER' ? (user?.id ?? null) : null
    return (eb) => (ownUserId === null ? eb.val(false) : eb('userId', '=', ownUserId))
  },
  filters: { userIds: oneOf('userId') },
  sort: { USER_ID: 'userId', CREATED_AT: 'createdAt', LAST_MODIFIED_AT: 'lastModifiedAt' },
}

/** Returns the definition of each role. */
export const definitionOfRole: Relation<RoleRow, RoleDefinitionRow> = async (ctx, roles) => {
  const ids = [...new Set(roles.map(({ roleDefinitionId }) => roleDefinitionId))]
  const byId = new Map((await rowsOf(ctx, roleDefinition, 'uuid', ids)).map((row) => [row.uuid, row]))
  return roles.map(({ roleDefinitionId: id }) => byId.get(id) ?? missing(roleDefinition, { id }))
}
