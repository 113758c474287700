/** The migrations of the contract. Each deprecated item belongs to one; `action` says what integrators have to do. */
export interface Migration {
  key: string
  title: string
  action: string
  /** The number of items that the specification lists for this migration, in both APIs together. */
  expected: number
}

const migration = (key: string, expected: number, title: string, action: string): Migration => ({ key, title, action, expected })

export const migrations: readonly Migration[] = [
  migration(
    'shop-to-channel',
    32,
    'Shops become channels',
    'Use channels instead of shops; send channelId where the type has one and remove shopId elsewhere.',
  ),
  migration('siteId-unused', 4, 'siteId has no effect', 'Remove the argument; it is already ignored.'),
  migration(
    'user-to-contact-customer',
    11,
    'Users become contacts and customers',
    'Set a contact with its company, or a customer; read contact and customer.',
  ),
  migration('categories-userId', 3, 'Categories are not filtered by user', 'Remove userId; it is already ignored.'),
  migration(
    'legacy-account-fields',
    107,
    'Old account fields',
    'Remove them: most are accepted and never stored. Use sources, and the debtorId of the company.',
  ),
  migration(
    'localized-arrays',
    65,
    'One language becomes many',
    'Use names, descriptions, shortDescriptions, slugs and shortNames; the default language comes from the catalogue.',
  ),
  migration('legacy-dates', 25, 'One spelling for dates', 'Use createdAt and lastModifiedAt, also in searches and sorts.'),
  migration('media-namespace', 9, 'Media have a namespace', 'Use media.images, media.videos and media.documents.'),
  migration(
    'cost-to-costPrices',
    9,
    'cost becomes costPrices',
    'Use costPrices with quantity 1; a value sent as cost is not stored.',
  ),
  migration('paginated-collections', 5, 'Collections have pages', 'Use the fields that end in Paginated.'),
  migration('numeric-ids', 13, 'Numbers become uuid or code', 'Use uuid, code, categoryId or parentUuid, as the item says.'),
  migration('and-return', 4, 'Mutations return what they changed', 'Use the variants that return the bundle or the carrier.'),
  migration(
    'companySearch',
    5,
    'companySearch becomes companies',
    'Use the companies query; the maintenance of the index has no successor.',
  ),
  migration('sources', 9, 'One list of sources', 'Use sources instead of source and sourceId, and of externalId on orders.'),
  migration(
    'order-status-flags',
    21,
    'Flags of order statuses',
    'Remove isExportable, isConfirmable and isArchivable; nothing reads them.',
  ),
  migration('class-to-type', 5, 'class becomes type', 'Read type of products and clusters; the class filter of searches stays.'),
  migration('tax-code-value', 6, 'taxCode becomes taxCodeValue', 'Send taxCodeValue.'),
  migration('shipping-cost', 5, 'Shipping costs become rules', 'Set shipping costs with business rules.'),
  migration('inventory-response', 7, 'Leftovers of inventory responses', 'Do not read messages and total; nothing fills them.'),
  migration('sort-values', 2, 'Sort orders in capitals', 'Use ASC and DESC.'),
  migration('order-address-operations', 2, 'Order addresses renamed', 'Use orderAddresses and orderAddressUpdate.'),
  migration(
    'authentication',
    4,
    'Signing in and passwords',
    'Use triggerPasswordSendResetEmailEvent, and the input of passwordResetLink.',
  ),
  migration('other', 58, 'Others', 'Each item names its replacement.'),
]

/** The number of items that the specification lists in all. */
export const SPECIFIED = { graphql: 220, rest: 191 } as const
