import { hasRole } from '../../../core/auth/access.js'
import type { Resource } from '../../../core/store/resource.js'

/** The settings of a shop, the deprecated predecessor of the channel. Storefronts may read channels but not these settings. */
export const shop: Resource<'shop', object, never> = {
  label: 'Shop',
  table: 'shop',
  key: 'id',
  lookups: {},
  visible: ({ actor }) => (hasRole(actor.roles, 'configuration', 'VIEWER') ? null : (eb) => eb.val(false)),
  filters: {},
  sort: {},
}
