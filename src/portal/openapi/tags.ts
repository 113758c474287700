/** The families of REST endpoints, in the order of a user's work: get a token, fill the shop, price it, sell, maintain it. */

interface Tag {
  name: string
  /** The chapter of the reference that contains the family. */
  chapter: string
  title: string
  description: string
}

const chapters: Record<string, readonly [name: string, title: string, description: string][]> = {
  'Get access': [
    [
      'oauth2',
      'Tokens',
      'A client exchanges its id and secret for a token, which is valid for thirty minutes and is sent with every other request.',
    ],
  ],
  Catalogue: [
    ['products', 'Products', 'Products: codes, texts, units, sources, attributes and stock.'],
    ['categories', 'Categories', 'The tree that buyers browse, with texts and attributes in several languages.'],
    [
      'clusters',
      'Clusters',
      'Products that a buyer chooses between on one page, such as a screw in many sizes, with their options.',
    ],
    ['clustersconfig', 'Cluster settings', 'The attributes by which a buyer chooses a product of a cluster.'],
    ['clusteroptions', 'Cluster options', 'Products that can be added to a product of a cluster.'],
    ['attributedescriptions', 'Attribute descriptions', 'Definitions of attributes, with types and units.'],
    ['valuesets', 'Value sets', 'Lists of values that an attribute can have.'],
    ['valuesetitems', 'Values of value sets', 'The individual values of such a list.'],
    ['media', 'Media', 'Images, videos and documents of products, categories and clusters, and files of orders.'],
    ['bundles', 'Bundles', 'Products that are sold together at a discount.'],
    ['crossupsells', 'Cross-sells', 'Products that are offered with a product: accessories, alternatives, parts.'],
  ],
  Prices: [
    ['prices', 'Prices', 'The list price of a product, and everything that is calculated from it.'],
    ['bulk-prices', 'Prices of larger quantities', 'Prices and discounts from a quantity on.'],
    ['cost-prices', 'Cost prices', 'The purchase prices of a product.'],
    ['bulk-cost-prices', 'Cost prices of larger quantities', 'Purchase prices from a quantity on.'],
    ['pricesheets', 'Price sheets', 'Prices and discounts that were agreed with companies, contacts or customers.'],
    ['discounts', 'Discounts', 'The lines of price sheets.'],
    ['surcharges', 'Surcharges', 'Fees that are added to products.'],
    ['taxes', 'Taxes', 'The tax rate for a zone and a tax group.'],
    ['zone-tax-codes', 'Tax groups by zone', 'Products with a different tax group in a zone.'],
  ],
  Stock: [
    ['inventory', 'Stock', 'Stock by location, expected deliveries, and reservations.'],
    ['warehouses', 'Warehouses', 'Where goods are stored, and where buyers can collect them.'],
    ['carriers', 'Carriers', 'Delivery services and their prices.'],
  ],
  Accounts: [
    ['companies', 'Companies', 'Business customers with their addresses and attributes.'],
    ['contacts', 'Contacts', 'People who buy for companies.'],
    ['customers', 'Customers', 'People who buy for themselves.'],
    ['purchase-authorization-configs', 'Purchase limits', 'How much a contact may order without authorization.'],
    ['orderlists', 'Order lists', 'Which products a company or person can or cannot see.'],
    ['favoritelists', 'Favourite lists', 'Lists that buyers save for themselves or their company.'],
  ],
  Sales: [
    ['carts', 'Carts', 'Shopping carts.'],
    ['tenders', 'Tenders', 'Requests for offers, and the offers.'],
    ['orders', 'Orders and quotes', 'Orders and quotes: lines, amounts, addresses, export status.'],
    ['orderstatuses', 'Order statuses', 'The statuses that orders and quotes can have.'],
    ['orderstatussets', 'Sets of order statuses', 'Which statuses can follow one another.'],
    ['payments', 'Payments', 'Payments, with every transaction.'],
    ['paymethods', 'Payment methods', 'Payment methods and their costs.'],
    ['shipments', 'Shipments', 'The shipments of an order.'],
    ['trackandtraces', 'Parcels', 'The tracking codes of parcels.'],
    ['businessrules', 'Business rules', 'Decision tables that change carts: incentives, costs, limits.'],
    ['decision-hooks', 'Decision hooks', 'Other systems that are asked before a sale is decided.'],
    ['decision-hook-calls', 'Calls of decision hooks', 'The last questions and answers of each hook.'],
    ['part-numbers', 'Part numbers', 'The own numbers of companies for products.'],
    ['call-off-contracts', 'Call-off contracts', 'Quantities and prices that were agreed with companies for a period.'],
    ['booking-codes', 'Cost centres and projects', 'What the orders of companies are booked on.'],
    ['budgets', 'Budgets', 'What companies, cost centres, projects and contacts may spend.'],
    ['spending-limits', 'Spending limits', 'What one order or one line of a company may come to.'],
    ['approval-rules', 'Approval rules', 'Who must approve which purchases of a company, in which order.'],
    ['approval-delegates', 'Delegates', 'Who decides in place of a contact while that contact is away.'],
    ['approval-requests', 'Requests for approval', 'Carts that somebody was asked to approve, and what was decided.'],
    ['credit-accounts', 'Credit accounts', 'The credit limits of paying companies, and what is open.'],
    ['credit-entries', 'Credit entries', 'Invoices, payments and credit notes of the accounting system.'],
    ['spending-entries', 'Ledger of budgets and credit', 'Why the amounts of budgets and credit accounts are what they are.'],
    ['statistics', 'Statistics', 'Revenue, orders, quotes, customers, products and search terms by period.'],
  ],
  'Operate it': [
    ['changes', 'Change feed', 'What has changed since you last asked, without gaps.'],
    ['desk-tasks', 'Tasks', 'How many records wait for somebody in the back office.'],
    ['history', 'History', 'Who changed which fields of a record, and when.'],
    ['saved-views', 'Saved views', 'Views of the lists on the desk: columns, filters and order.'],
    ['imports', 'Imports', 'CSV imports as jobs: progress, refused rows, cancellation.'],
    ['channels', 'Channels', 'The shops and markets that one installation serves.'],
    ['field-definitions', 'Custom fields', 'Fields that a shop adds to its records: types, limits, and who may see them.'],
    ['lifecycle', 'Deprecations', 'Which clients still use deprecated items, and how to rewrite requests without them.'],
  ],
}

export const tags: readonly Tag[] = Object.entries(chapters).flatMap(([chapter, entries]) =>
  entries.map(([name, title, description]) => ({ name, chapter, title, description })),
)

/** For readers that group tags. */
export const tagGroups = Object.entries(chapters).map(([name, entries]) => ({ name, tags: entries.map(([tag]) => tag) }))
