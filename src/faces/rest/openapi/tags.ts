/** The families of REST endpoints, in the order of a user's work: get a token, fill the shop, price it, sell, look after it. */

interface Tag {
  name: string
  /** The chapter of the reference that the family stands in. */
  chapter: string
  title: string
  description: string
}

const chapters: Record<string, readonly [name: string, title: string, description: string][]> = {
  'Get access': [
    [
      'oauth2',
      'Tokens',
      'A client exchanges its id and secret for a token of thirty minutes, which every other request carries.',
    ],
  ],
  Catalogue: [
    ['products', 'Products', 'What is sold: codes, texts, units, sources, attributes and stock of a product.'],
    ['categories', 'Categories', 'The tree that buyers browse, with texts and attributes in several languages.'],
    [
      'clusters',
      'Clusters',
      'Products that a buyer chooses between on one page, such as a screw in many sizes, with their options.',
    ],
    ['clustersconfig', 'Cluster settings', 'By which attributes a buyer chooses a product of a cluster.'],
    ['clusteroptions', 'Cluster options', 'Products that can be added to a product of a cluster.'],
    ['attributedescriptions', 'Attribute descriptions', 'Which attributes there are, of which type, in which units.'],
    ['valuesets', 'Value sets', 'Lists of values that an attribute can have.'],
    ['valuesetitems', 'Values of value sets', 'The single values of such a list.'],
    ['media', 'Media', 'Pictures, films and documents of products, categories and clusters, and files of orders.'],
    ['bundles', 'Bundles', 'Products that are sold together at a discount.'],
    ['crossupsells', 'Cross-sells', 'What is offered beside a product: accessories, alternatives, parts.'],
  ],
  Prices: [
    ['prices', 'Prices', 'The list price of a product, and everything that is calculated from it.'],
    ['bulk-prices', 'Prices of larger quantities', 'Prices and discounts from a quantity on.'],
    ['cost-prices', 'Cost prices', 'What the merchant pays for a product.'],
    ['bulk-cost-prices', 'Cost prices of larger quantities', 'What the merchant pays from a quantity on.'],
    ['pricesheets', 'Price sheets', 'Prices and discounts that were agreed with companies, contacts or customers.'],
    ['discounts', 'Discounts', 'The lines of price sheets.'],
    ['surcharges', 'Surcharges', 'Fees that are added to products.'],
    ['taxes', 'Taxes', 'The rate of tax for a zone and a tax group.'],
    ['zone-tax-codes', 'Tax groups by zone', 'Products that fall into another tax group in a zone.'],
  ],
  Stock: [
    ['inventory', 'Stock', 'How many pieces lie where, when goods come in, and what is reserved.'],
    ['warehouses', 'Warehouses', 'Where goods lie, and where buyers can collect them.'],
    ['carriers', 'Carriers', 'Who brings the goods, and at what price.'],
  ],
  Accounts: [
    ['companies', 'Companies', 'Business customers with their addresses and attributes.'],
    ['contacts', 'Contacts', 'People who buy for companies.'],
    ['customers', 'Customers', 'People who buy for themselves.'],
    ['purchase-authorization-configs', 'Purchase limits', 'How much a contact may order without the consent of a manager.'],
    ['orderlists', 'Order lists', 'Which products a company or person sees, or does not see.'],
    ['favoritelists', 'Favourite lists', 'Lists that buyers keep for themselves or their company.'],
  ],
  Sales: [
    ['carts', 'Carts', 'What somebody is about to buy.'],
    ['tenders', 'Tenders', 'Requests for offers, and the offers.'],
    ['orders', 'Orders and quotes', 'What was sold or offered: lines, amounts, addresses, state of the export.'],
    ['orderstatuses', 'Order statuses', 'The statuses that orders and quotes can have.'],
    ['orderstatussets', 'Sets of order statuses', 'Which statuses can follow one another.'],
    ['payments', 'Payments', 'What was paid, with every transaction.'],
    ['paymethods', 'Payment methods', 'How buyers can pay, and what that costs.'],
    ['shipments', 'Shipments', 'What was sent of an order.'],
    ['trackandtraces', 'Parcels', 'The codes by which parcels are followed.'],
    ['businessrules', 'Business rules', 'Decision tables that change carts: incentives, costs, limits.'],
  ],
  'Look after it': [
    ['changes', 'Change feed', 'What has changed since you last asked, without gaps.'],
    ['imports', 'Imports', 'CSV imports as jobs: how far they are, what was refused, cancel.'],
    ['channels', 'Channels', 'The shops and markets that one installation serves.'],
    ['lifecycle', 'Deprecations', 'Who still uses what is removed, and how requests look without it.'],
  ],
}

export const tags: readonly Tag[] = Object.entries(chapters).flatMap(([chapter, entries]) =>
  entries.map(([name, title, description]) => ({ name, chapter, title, description })),
)

/** For readers that group tags. */
export const tagGroups = Object.entries(chapters).map(([name, entries]) => ({ name, tags: entries.map(([tag]) => tag) }))
