/**
 * The order of the rooms, from the lowest to the highest. A room may import the rooms before it in this list, never those after it.
 * What rooms share about records (tables, lookups, visibility) is not here: `src/resources` is below all rooms.
 */
export const wings = {
  platform: ['shop', 'channel', 'role', 'outbox', 'mail', 'template', 'tenant', 'admin-user', 'lifecycle'],
  catalog: [
    'search-index',
    'assortment',
    'attribute',
    'valueset',
    'category',
    'placement',
    'media',
    'product',
    'bundle',
    'crossupsell',
    'search',
    'machine',
    'cluster-config',
    'cluster-option',
    'cluster',
  ],
  accounts: [
    'session',
    'user',
    'address',
    'company',
    'contact',
    'customer',
    'company-search',
    'purchase-authorization',
    'magic-token',
    'password',
    'apikey',
  ],
  pricing: ['tax', 'surcharge', 'tier', 'price', 'zone-tax-code', 'pricesheet', 'discount', 'price-calculation'],
  stock: ['warehouse', 'carrier', 'inventory', 'reservation'],
  rules: ['business-rule', 'incentive'],
  sales: [
    'paymethod',
    'orderlist',
    'favorite-list',
    'order-status',
    'order-status-set',
    'order',
    'order-revision',
    'order-document',
    'payment',
    'shipment',
    'track-and-trace',
    'cart',
    'tender',
  ],
  messaging: ['email', 'change', 'event', 'ticket', 'agent'],
  operations: ['csv-import'],
}

export const roomOrder = Object.entries(wings).flatMap(([wing, rooms]) => rooms.map((room) => `${wing}/${room}`))
