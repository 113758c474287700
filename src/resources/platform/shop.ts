import { hasRole } from '../../core/auth/access.js'
import type { Resource } from '../../core/store/resource.js'

/** What the channel's predecessor was set to. Channels are open to storefronts, these settings are not. */
export const shop: Resource<'shop', object, never> = {
  label: 'Shop',
  table: 'shop',
  key: 'id',
  lookups: {},
  visible: ({ actor }) => (hasRole(actor.roles, 'configuration', 'VIEWER') ? null : (eb) => eb.val(false)),
  filters: {},
  sort: {},
}
