import type { SavedViewSearchInput, SavedViewSortField } from '../../../contract/contract.gen.js'
import { hasRole } from '../../../core/auth/access.js'
import type { Scope } from '../../../core/context.js'
import { dateRange, equals, oneOf, type Resource } from '../../../core/store/resource.js'

/** Returns the id of the administrator who calls; null for other callers. */
export const callingAdmin = ({ actor: { user } }: Scope): number | null => (user?.kind === 'admin' ? user.id : null)

/** A saved view of a list. Administrators see their own and the shared ones; those of others are changed with a right to the configuration only. */
export const savedView: Resource<'savedView', SavedViewSearchInput, SavedViewSortField> = {
  label: 'SavedView',
  table: 'savedView',
  key: 'uuid',
  lookups: {},
  visible: (scope, access) => {
    const self = callingAdmin(scope)
    const mayUseShared = access === 'VIEWER' || hasRole(scope.actor.roles, 'configuration', 'EDITOR')
    return (eb) =>
      eb.or([
        ...(self === null ? [] : [eb('ownerId', '=', self)]),
        ...(mayUseShared ? [eb('isShared', '=', true)] : []),
        eb.val(false),
      ])
  },
  filters: {
    lists: oneOf('list'),
    isShared: equals('isShared'),
    ownerIds: oneOf('ownerId'),
    createdAt: dateRange('createdAt'),
    lastModifiedAt: dateRange('lastModifiedAt'),
  },
  sort: { ID: 'id', LIST: 'list', NAME: 'name', CREATED_AT: 'createdAt', LAST_MODIFIED_AT: 'lastModifiedAt' },
}
