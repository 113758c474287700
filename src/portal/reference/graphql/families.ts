/** The families of GraphQL operations, in the order of a user's work. If REST has the same family, its title and description are used. */
import { tags } from '../../openapi/tags.js'

export interface GraphqlFamily {
  name: string
  chapter: string
  title: string
  description: string
}

/** A family, or the name of a REST family, and the prefixes of its operation names. */
type Entry = readonly [family: string | Omit<GraphqlFamily, 'chapter'>, prefixes: string]

const own = (name: string, title: string, description: string) => ({ name, title, description })

const chapters: Record<string, readonly Entry[]> = {
  'Get access': [
    [
      own('sessions', 'Sessions and accounts', 'Logging in, tokens, passwords and accounts.'),
      `login startSession sessionEnd logout viewer user authentication claims verifyToken exchangeRefreshToken magicToken password triggerPassword publishPassword
       adminSession`,
    ],
    [own('keys', 'API keys', 'The keys of programs, and what they may do.'), 'gqlApiKey restApiKey'],
    [own('roles', 'Roles', 'What users may do, by role.'), 'role'],
    [
      own('administrators', 'Administrators', 'The people who run the shop, and the tenants that they may enter.'),
      'adminUser adminTwoFactor adminRecoveryCodes',
    ],
  ],
  Catalogue: [
    ['products', 'product'],
    [
      own('search', 'Product search', 'Searching the catalogue, and the index behind the search.'),
      'products baseProducts clusters productsRaw productSearch',
    ],
    ['categories', 'category categories'],
    [
      own('placement', 'Places in categories', 'Which products and clusters are in a category, and in what order.'),
      `categoryAddProductsClusters categoryRemoveProductsClusters productBulkMove clusterBulkMove baseProductCategory
       clusterAddToCategory clusterCategory clusterRemoveFromCategory clusterSetDefaultCategory clustersBulk
       productAddToCategory productCategory productRemoveFromCategory productSetDefaultCategory productsBulk`,
    ],
    ['clusters', 'cluster productAssignToCluster productUnassignFromCluster productCluster'],
    ['clustersconfig', 'clusterConfig'],
    ['clusteroptions', 'clusterOption productClusterOption'],
    [own('attributes', 'Attributes', 'Definitions of attributes, and the values that records have for them.'), 'attribute'],
    ['valuesets', 'valueset'],
    ['media', 'media'],
    ['bundles', 'bundle'],
    ['crossupsells', 'crossupsell'],
    [own('machines', 'Machines and spare parts', 'Machines with their parts, for buyers who look for a spare part.'), 'machine'],
  ],
  Prices: [
    ['prices', 'price'],
    [
      own('tiers', 'Prices of larger quantities and cost prices', 'Prices from a quantity on, and purchase prices.'),
      'bulkPrice bulkCostPrice costPrice',
    ],
    ['pricesheets', 'pricesheet'],
    ['discounts', 'discount'],
    ['surcharges', 'surcharge productSurcharges addSurchargesToProduct removeSurchargesFromProduct'],
    ['taxes', 'tax'],
    ['zone-tax-codes', 'zoneTaxCode'],
  ],
  Stock: [
    ['inventory', 'inventory'],
    ['warehouses', 'warehouse'],
    ['carriers', 'carrier'],
  ],
  Accounts: [
    ['companies', 'company companies addressesByCompanyId addCompanyManager removeCompanyManager'],
    ['contacts', 'contact triggerContact'],
    ['customers', 'customer addressesByCustomerId triggerCustomer'],
    ['purchase-authorization-configs', 'purchaseAuthorizationConfig'],
    ['orderlists', 'orderlist computedOrderlists'],
    ['favoritelists', 'favoriteList'],
  ],
  Sales: [
    ['carts', 'cart'],
    ['tenders', 'tender'],
    ['orders', 'order addressesByOrderId quoteGetPDF triggerOrder triggerQuote'],
    ['orderstatuses', 'orderStatus'],
    ['orderstatussets', 'orderStatusSet'],
    ['payments', 'payment'],
    ['paymethods', 'payMethod'],
    ['shipments', 'shipment'],
    ['trackandtraces', 'trackAndTrace'],
    ['businessrules', 'businessRule incentiveRule'],
    ['decision-hooks', 'decisionHook'],
    ['part-numbers', 'partNumber'],
    ['call-off-contracts', 'callOffContract'],
    ['booking-codes', 'bookingCode'],
    ['budgets', 'budget'],
    ['spending-limits', 'spendingLimit'],
    ['approval-rules', 'approvalRule'],
    ['approval-delegates', 'approvalDelegate'],
    ['approval-requests', 'approvalRequest approvalProof spendingExplain'],
    ['credit-accounts', 'creditAccount'],
    ['credit-entries', 'creditEntry creditEntries'],
    ['spending-entries', 'spendingEntry spendingEntries'],
    ['statistics', 'salesStatistics topProducts searchTermsWithoutResults'],
  ],
  Messages: [
    [
      own('templates', 'Templates', 'Templates of e-mails and documents, and what went wrong when they were rendered.'),
      'template emailTemplate documentTemplate',
    ],
    [own('emails', 'E-mails', 'Sending e-mails.'), 'publishEmail'],
    [
      own('events', 'Events and webhooks', 'What happens when something changes: webhooks, e-mails, and their deliveries.'),
      'event triggerCustomEvent',
    ],
    [own('tickets', 'Tickets', 'Questions, complaints and returns of buyers.'), 'ticket'],
    [own('agents', 'Agents', 'Conversations with agents, which are systems of their own.'), 'agent'],
  ],
  'Operate it': [
    ['changes', 'changes'],
    ['desk-tasks', 'deskTasks'],
    ['history', 'recordHistory'],
    ['saved-views', 'savedView'],
    ['imports', 'csvImportJob'],
    ['channels', 'channel'],
    [own('tenants', 'Tenants', 'The shops of one installation, each with a database of its own.'), 'tenant shop'],
    ['field-definitions', 'fieldDefinition'],
    ['lifecycle', 'lifecycle'],
  ],
}

function describeFamily(chapter: string, entry: Entry[0]): GraphqlFamily {
  if (typeof entry !== 'string') return { chapter, ...entry }
  const { name, title, description } = tags.find((tag) => tag.name === entry) ?? { name: entry, title: entry, description: '' }
  return { chapter, name, title, description }
}

const listed = Object.entries(chapters).flatMap(([chapter, entries]) =>
  entries.map(([family, prefixes]) => ({ family: describeFamily(chapter, family), prefixes: prefixes.split(/\s+/) })),
)

export const families: readonly GraphqlFamily[] = listed.map(({ family }) => family)

/** Returns the family of an operation: the one with the longest matching prefix. */
export function familyOf(field: string): GraphqlFamily | undefined {
  const fitting = listed.flatMap(({ family, prefixes }) =>
    prefixes.filter((prefix) => field.startsWith(prefix)).map((prefix) => ({ family, length: prefix.length })),
  )
  return fitting.toSorted((one, other) => other.length - one.length)[0]?.family
}
