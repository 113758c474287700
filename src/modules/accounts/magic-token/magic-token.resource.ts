import { sql } from 'kysely'
import type { IntegerRangeSearchInput, MagicTokenSearchInput, NumberExpressionOperator } from '../../../contract/contract.gen.js'
import { hasRole } from '../../../core/auth/access.js'
import { type Relation, relationById } from '../../../core/store/relations.js'
import { type Column, dateRange, equals, type Filter, oneOf, type Resource } from '../../../core/store/resource.js'
import { groupBy, rowsOf } from '../../../core/store/store.js'
import type { MagicTokenRow } from '../../../db/db.gen.js'
import { contact } from '../../../resources/accounts/contact.js'
import { customer } from '../../../resources/accounts/customer.js'

const comparisonOperators = {
  EQUALS: '=',
  NOT_EQUALS: '!=',
  LOWER_THAN: '<',
  GREATER_THAN: '>',
  LOWER_THAN_OR_EQUAL_TO: '<=',
  GREATER_THAN_OR_EQUAL_TO: '>=',
} as const satisfies Record<NumberExpressionOperator, string>

const compareInteger =
  (column: Column<'magicToken'>): Filter<'magicToken', IntegerRangeSearchInput> =>
  (eb, { operator, value }) =>
    eb(sql.ref<number>(column), comparisonOperators[operator], value)

/** A token that logs a contact or customer in. The database stores a hash of its secret; the uuid identifies it but does not log in. */
export const magicToken: Resource<'magicToken', MagicTokenSearchInput, never> = {
  label: 'MagicToken',
  table: 'magicToken',
  key: 'uuid',
  lookups: {},
  visible: ({ actor }, access) => (hasRole(actor.roles, 'configuration', access) ? null : (eb) => eb.val(false)),
  filters: {
    ids: oneOf('uuid'),
    contactIds: oneOf('contactId'),
    customerIds: oneOf('customerId'),
    expiresAt: dateRange('expiresAt'),
    oneTimeUse: equals('oneTimeUse'),
    failedLogins: compareInteger('failedLogins'),
    successfulLogins: compareInteger('successfulLogins'),
    createdAt: dateRange('createdAt'),
    lastModifiedAt: dateRange('lastModifiedAt'),
  },
  sort: {},
}

/** Returns the contact of each token; null if the caller may not see the contact. */
export const contactOfToken = relationById(contact, ({ contactId }: MagicTokenRow) => contactId)

/** Returns the customer of each token; null if the caller may not see the customer. */
export const customerOfToken = relationById(customer, ({ customerId }: MagicTokenRow) => customerId)

/** Returns the tokens of each contact or customer. */
const tokensByOwner =
  (column: 'contactId' | 'customerId'): Relation<{ id: number }, MagicTokenRow[]> =>
  async (ctx, owners) => {
    const rows = await rowsOf(
      ctx,
      magicToken,
      column,
      owners.map(({ id }) => id),
    )
    const byOwner = groupBy(rows, (row) => row[column])
    return owners.map(({ id }) => byOwner.get(id) ?? [])
  }

export const tokensOfContact = tokensByOwner('contactId')
export const tokensOfCustomer = tokensByOwner('customerId')
