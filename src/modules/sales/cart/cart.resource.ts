import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { CartSearchInput, CartSortField } from '../../../contract/contract.gen.js'
import { hasRole, type User } from '../../../core/auth/access.js'
import { byCustomFields } from '../../../core/store/custom-fields.js'
import { type Relation, relationById } from '../../../core/store/relations.js'
import { dateRange, oneOf, type Resource } from '../../../core/store/resource.js'
import { groupBy, rowsOf } from '../../../core/store/store.js'
import { anyOf } from '../../../db/conditions.js'
import type { CartItemRow, CartRow } from '../../../db/db.gen.js'
import type { CartAddressValues } from '../../../db/json.js'
import { company } from '../../../resources/accounts/company.js'
import { contact } from '../../../resources/accounts/contact.js'
import { customer } from '../../../resources/accounts/customer.js'
import { warehouse } from '../../../resources/stock/warehouse.js'
import { waitsFor } from '../../spending/approval/approval.resource.js'

/** Returns an address with only the country set. */
export const blankAddress = (country: string): CartAddressValues => ({ ...BLANK_ADDRESS, country })

const BLANK_ADDRESS: Omit<CartAddressValues, 'country'> = {
  company: null,
  gender: null,
  firstName: '',
  middleName: null,
  lastName: '',
  street: '',
  number: null,
  numberExtension: null,
  postalCode: '',
  city: '',
  region: null,
  code: null,
  email: null,
  mobile: null,
  phone: null,
  icp: 'N',
  notes: null,
}

/**
 * A cart. If it has no buyer, its uuid is its key: anyone who knows it may read and change the cart. Carts of
 * contacts and customers are open to them, to keys with a role for orders and, while authorization is pending, to the authorization managers.
 * A cart belongs to its channel: without a role for orders, keys of another channel do not find it.
 */
export const cart: Resource<'cart', CartSearchInput, CartSortField> = {
  label: 'Cart',
  table: 'cart',
  customFields: 'CART',
  key: 'uuid',
  lookups: {},
  visible: ({ actor: { roles, user, channelId }, now }, access) =>
    hasRole(roles, 'order', access === 'VIEWER' ? 'VIEWER' : 'EDITOR')
      ? null
      : (eb) => eb.and([eb('channelId', '=', channelId), eb.or([isAnonymous, ownCarts(user, now)])]),
  filters: {
    customFields: byCustomFields,
    ids: oneOf('uuid'),
    contactIds: oneOf('contactId'),
    customerIds: oneOf('customerId'),
    companyIds: oneOf('companyId'),
    statuses: (eb, asked, search) =>
      asked.length === 0 ? eb.val(true) : eb.and([oneOf<'cart'>('status')(eb, asked, search), isNotOrdered]),
    createdAt: dateRange('createdAt'),
    lastModifiedAt: dateRange('lastModifiedAt'),
  },
  sort: { ID: 'id', LAST_MODIFIED_AT: 'lastModifiedAt', CREATED_AT: 'createdAt' },
}

/** The status of an order that waits for its payment. Until it is paid, its cart can be changed and ordered again. */
const UNFINISHED = 'UNFINISHED'

/** Returns true if a cart became an order that it can no longer change. */
export const isOrdered = ({ orderId, orderStatus }: Pick<CartRow, 'orderId' | 'orderStatus'>): boolean =>
  orderId !== null && orderStatus !== UNFINISHED

const isNotOrdered = sql<SqlBool>`("orderId" is null or "orderStatus" = ${sql.lit(UNFINISHED)})`

/** Matches carts without a buyer. */
const isAnonymous = sql<SqlBool>`"contactId" is null and "customerId" is null`

/**
 * Returns a condition for the carts of a user, without those that only their uuid opens. Managers also get the carts that wait for authorization, and
 * approvers those that wait for them.
 */
export function ownCarts(user: User | null, now: Date): RawBuilder<SqlBool> {
  if (user?.kind === 'customer') return sql<SqlBool>`"customerId" = ${user.id}`
  if (user?.kind !== 'contact' || user.id === null) return sql<SqlBool>`false`
  return anyOf([
    sql`"contactId" = ${user.id} and ("companyId" is null or "companyId" = any(${user.companyIds}::int4[]))`,
    sql`status = 'PENDING_PURCHASE_AUTHORIZATION' and ("companyId" = any(${user.managedCompanyIds}::int4[])
      or cart.id in (select "cartId" from "approvalRequest" where ${waitsFor(user.id, now)}))`,
  ])
}

/** A line of a cart. */
const cartItem: Resource<'cartItem', object, never> = {
  label: 'CartItem',
  table: 'cartItem',
  key: 'uuid',
  lookups: {},
  codes: { notFound: 'CART_ITEM_NOT_FOUND_ERROR' },
  visible: () => null,
  filters: {},
  sort: {} as Record<never, never>,
}

/** Returns all lines of each cart, in the order in which they were added. */
export const linesOfCart: Relation<{ id: number }, CartItemRow[]> = async (ctx, carts) => {
  const rows = await rowsOf(
    ctx,
    cartItem,
    'cartId',
    carts.map(({ id }) => id),
  )
  const byCart = groupBy(
    rows.sort((a, b) => a.id - b.id),
    ({ cartId }) => cartId,
  )
  return carts.map(({ id }) => byCart.get(id) ?? [])
}

export const contactOfCart = relationById(contact, ({ contactId }: CartRow) => contactId)
export const customerOfCart = relationById(customer, ({ customerId }: CartRow) => customerId)
export const companyOfCart = relationById(company, ({ companyId }: CartRow) => companyId)
export const pickUpLocationOfCart = relationById(warehouse, ({ pickUpLocationId }: CartRow) => pickUpLocationId)
