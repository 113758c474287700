/** The kinds of records that have custom fields: one line for each. */
import type { FieldOwnerType, FieldReferenceType } from '../../../contract/contract.gen.js'
import { type Actor, hasRole, isStaff, type RequiredAccess, type RoleDomain } from '../../../core/auth/access.js'
import type { AnyResource, Table } from '../../../core/store/resource.js'
import { company } from '../../../resources/accounts/company.js'
import { contact } from '../../../resources/accounts/contact.js'
import { customer } from '../../../resources/accounts/customer.js'
import { category } from '../../../resources/catalog/category.js'
import { cluster } from '../../../resources/catalog/cluster.js'
import { product } from '../../../resources/catalog/product.js'
import { order } from '../../../resources/sales/order.js'
import { warehouse } from '../../../resources/stock/warehouse.js'

interface FieldOwner {
  /** The domain of roles that see and change all fields of these records. */
  domain: RoleDomain
  /** The tables with a column `customFields` for them. The first one has lists that can be filtered. */
  tables: readonly [Table, ...Table[]]
  /** The record in error messages. */
  label: string
  /** Required fields are not checked when such a record is created, but when it becomes an order. */
  isDraft?: true
}

export const fieldOwners: Readonly<Record<FieldOwnerType, FieldOwner>> = {
  ORDER: { domain: 'order', tables: ['order'], label: 'orders' },
  ORDER_ITEM: { domain: 'order', tables: ['orderItem'], label: 'order lines' },
  CART: { domain: 'order', tables: ['cart'], label: 'carts', isDraft: true },
  CART_ITEM: { domain: 'order', tables: ['cartItem'], label: 'cart lines', isDraft: true },
  ADDRESS: { domain: 'user', tables: ['address', 'orderAddress'], label: 'addresses' },
  TENDER: { domain: 'order', tables: ['tender'], label: 'tenders', isDraft: true },
  SHIPMENT: { domain: 'order', tables: ['shipment'], label: 'shipments' },
  PAYMENT: { domain: 'order', tables: ['payment'], label: 'payments' },
  COMPANY: { domain: 'user', tables: ['company'], label: 'companies' },
  CONTACT: { domain: 'user', tables: ['contact'], label: 'contacts' },
  PRODUCT: { domain: 'product', tables: ['product'], label: 'products' },
}

/** The records that a value can refer to. */
export const referencedResources: Readonly<Record<FieldReferenceType, AnyResource>> = {
  PRODUCT: product,
  CLUSTER: cluster,
  CATEGORY: category,
  COMPANY: company,
  CONTACT: contact,
  CUSTOMER: customer,
  ORDER: order,
  WAREHOUSE: warehouse,
}

/** Returns whether a caller has a role for the records. The key of a storefront has `product.VIEWER`, which is not enough to see all fields of products. */
export function hasFieldRole({ roles, kind, user }: Actor, owner: FieldOwnerType, access: RequiredAccess): boolean {
  const { domain } = fieldOwners[owner]
  if (domain !== 'product' || access !== 'VIEWER') return hasRole(roles, domain, access)
  const isTrusted = kind === 'client' || user?.kind === 'admin' || isStaff(roles, 'VIEWER')
  return hasRole(roles, domain, isTrusted ? 'VIEWER' : 'EDITOR')
}
