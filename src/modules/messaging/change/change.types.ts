/** The kinds of records in the feed, and the role domains that may read them. */
import type { ChangeType } from '../../../contract/contract.gen.js'
import { hasRole, type RoleDomain } from '../../../core/auth/access.js'
import { forbidden } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'

const domainOf: Record<ChangeType, RoleDomain> = {
  product: 'product',
  cluster: 'product',
  clusterOption: 'product',
  clusterConfig: 'product',
  category: 'product',
  attributeDescription: 'product',
  sparePartsMachine: 'product',
  mediaImage: 'product',
  mediaVideo: 'product',
  mediaDocument: 'product',
  bundle: 'product',
  crossupsell: 'product',
  valueset: 'product',
  valuesetItem: 'product',
  price: 'pricing',
  costPrice: 'pricing',
  bulkPrice: 'pricing',
  bulkCostPrice: 'pricing',
  pricesheet: 'pricing',
  discount: 'pricing',
  tax: 'pricing',
  zoneTaxCode: 'pricing',
  surcharge: 'pricing',
  inventory: 'logistics',
  warehouse: 'logistics',
  carrier: 'logistics',
  company: 'user',
  contact: 'user',
  customer: 'user',
  address: 'user',
  purchaseAuthorizationConfig: 'user',
  orderlist: 'user',
  favoriteList: 'user',
  ticket: 'user',
  order: 'order',
  orderItem: 'order',
  orderStatus: 'order',
  orderStatusSet: 'order',
  payment: 'order',
  shipment: 'order',
  trackAndTrace: 'order',
  payMethod: 'configuration',
  channel: 'configuration',
}

export const changeTypes = Object.keys(domainOf) as ChangeType[]

/** Returns the kinds to read: those that the request names, otherwise all that the caller may read. Naming one without the right to it is refused; without any right and without names, there are no changes. */
export function readableTypes({ actor }: Ctx, asked: readonly ChangeType[] | null | undefined): ChangeType[] {
  const isReadable = (type: ChangeType) => hasRole(actor.roles, domainOf[type], 'VIEWER')
  const closed = asked?.find((type) => !isReadable(type))
  if (closed) throw forbidden(`needs ${domainOf[closed]}.VIEWER to read changes of the type ${closed}`)
  return asked?.length ? [...new Set(asked)] : changeTypes.filter(isReadable)
}
