/** The kinds of records that have a history, and who may read it: the readers of the records themselves. */
import type { HistoryRecordType } from '../../../contract/contract.gen.js'
import { hasRole, type RequiredAccess, type RoleDomain } from '../../../core/auth/access.js'
import { forbidden } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'

const domainOf: Record<HistoryRecordType, RoleDomain> = {
  product: 'product',
  productSource: 'product',
  cluster: 'product',
  clusterSource: 'product',
  clusterOption: 'product',
  clusterOptionProduct: 'product',
  clusterOptionSource: 'product',
  clusterConfig: 'product',
  clusterConfigSetting: 'product',
  category: 'product',
  categorySource: 'product',
  categoryItem: 'product',
  // Internal descriptions of all classes are visible with this role only.
  attributeDescription: 'configuration',
  attribute: 'product',
  sparePartsMachine: 'product',
  sparePart: 'product',
  mediaImage: 'product',
  mediaVideo: 'product',
  mediaDocument: 'product',
  mediaAttachment: 'order',
  bundle: 'product',
  bundleItem: 'product',
  crossupsell: 'product',
  valueset: 'product',
  valuesetItem: 'product',
  price: 'pricing',
  costPrice: 'pricing',
  bulkPrice: 'pricing',
  bulkCostPrice: 'pricing',
  pricesheet: 'pricing',
  pricesheetParty: 'pricing',
  discount: 'pricing',
  tax: 'pricing',
  zoneTaxCode: 'pricing',
  surcharge: 'pricing',
  surchargeProduct: 'pricing',
  inventory: 'logistics',
  warehouse: 'logistics',
  warehouseAddress: 'logistics',
  carrier: 'logistics',
  carrierWarehouse: 'logistics',
  company: 'user',
  budget: 'user',
  creditAccount: 'user',
  spendingLimit: 'user',
  partNumber: 'user',
  bookingCode: 'user',
  callOffContract: 'user',
  approvalRule: 'user',
  approvalDelegate: 'user',
  companySource: 'user',
  companyManager: 'user',
  contact: 'user',
  contactSource: 'user',
  contactCompany: 'user',
  customer: 'user',
  customerSource: 'user',
  account: 'user',
  address: 'user',
  purchaseAuthorizationConfig: 'user',
  orderlist: 'user',
  orderlistItem: 'user',
  orderlistParty: 'user',
  favoriteList: 'user',
  favoriteListItem: 'user',
  ticket: 'user',
  ticketSource: 'user',
  order: 'order',
  orderItem: 'order',
  orderAddress: 'order',
  orderSource: 'order',
  orderStatus: 'order',
  orderStatusNext: 'order',
  orderStatusSet: 'order',
  tender: 'order',
  payment: 'order',
  transaction: 'order',
  shipment: 'order',
  shipmentItem: 'order',
  shipmentSource: 'order',
  trackAndTrace: 'order',
  payMethod: 'configuration',
  channel: 'configuration',
  shop: 'configuration',
  businessRule: 'configuration',
  decisionHook: 'configuration',
  eventActionConfig: 'configuration',
  template: 'configuration',
  templateAttachment: 'configuration',
  fieldDefinition: 'configuration',
  agent: 'configuration',
  role: 'role',
  roleDefinition: 'role',
  adminUser: 'role',
  adminUserTenant: 'role',
  gqlApiKey: 'apikey',
  restApiKey: 'apikey',
}

export const historyTypes = Object.keys(domainOf) as HistoryRecordType[]

/** Fields that need another right than their record. */
const fieldDomains: Partial<Record<HistoryRecordType, Record<string, RoleDomain>>> = {
  order: { decisions: 'configuration' },
}

type Right = readonly [domain: RoleDomain, access: RequiredAccess]

const readsUsers: Right = ['user', 'VIEWER']
/** Internal attributes of products are visible to editors only. */
const editsProducts: Right = ['product', 'EDITOR']

/** Returns the rights that a reader needs, all of them. Those for attributes and attachments depend on the record that they are a part of. */
function rightsFor(type: HistoryRecordType, owner?: HistoryRecordType): readonly Right[] {
  const isOfUser = owner !== undefined && domainOf[owner] === 'user'
  if (type !== 'attribute' && type !== 'mediaAttachment') return [[domainOf[type], 'VIEWER']]
  const other: Right = type === 'attribute' ? editsProducts : ['order', 'VIEWER']
  if (owner === undefined) return [other, readsUsers]
  return [isOfUser ? readsUsers : other]
}

/** Returns whether the records of a type are in the control database, which all tenants share. */
export const isControlType = (type: HistoryRecordType): boolean => domainOf[type] === 'apikey' || type.startsWith('adminUser')

const has = ({ actor }: Ctx, [domain, access]: Right) => hasRole(actor.roles, domain, access)

/**
 * Refuses callers other than administrators, OAuth2 clients, which keep a secret, and keys of operators: the key of a storefront is public. All of them
 * need the right to read the records themselves.
 */
export function requireReader(ctx: Ctx, type: HistoryRecordType): void {
  const { user, kind, roles } = ctx.actor
  if (user?.kind !== 'admin' && kind !== 'client' && !hasRole(roles, 'system', 'OWNER')) throw forbidden('needs a login as admin')
  const missing = rightsFor(type).find((right) => !has(ctx, right))
  if (missing) throw forbidden(`needs ${missing.join('.')} to read the history of the type ${type}`)
}

/** Returns the types of parts of a record that the caller may read. */
export const readableParts = (ctx: Ctx, owner: HistoryRecordType): HistoryRecordType[] =>
  historyTypes.filter((type) => rightsFor(type, owner).every((right) => has(ctx, right)))

/** Returns whether the caller may read a field of a record that they may read. */
export function isReadableField({ actor }: Ctx, type: HistoryRecordType, field: string): boolean {
  const domain = fieldDomains[type]?.[field]
  return domain === undefined || hasRole(actor.roles, domain, 'VIEWER')
}
