import { type SqlBool, sql } from 'kysely'
import type { TicketSearchInput, TicketSortField } from '../../../contract/contract.gen.js'
import { isStaff, type User } from '../../../core/auth/access.js'
import { relationById } from '../../../core/store/relations.js'
import { dateRange, oneOf, type Resource } from '../../../core/store/resource.js'
import { type SourceTable, sourcesOf } from '../../../core/store/sources.js'
import type { TicketRow } from '../../../db/db.gen.js'
import { adminUser } from '../../platform/admin-user/admin-user.resource.js'

export const ticketSource: SourceTable = { table: 'ticketSource', owner: 'ticketId', taken: 'TICKET_CREATE_ERROR' }

/** A task of the back office for a buyer. Buyers see those that are about them. */
export const ticket: Resource<'ticket', TicketSearchInput, TicketSortField> = {
  label: 'Ticket',
  table: 'ticket',
  key: 'uuid',
  lookups: {},
  codes: { notFound: 'TICKET_NOT_FOUND', exists: 'TICKET_CREATE_ERROR', existsOnUpdate: 'TICKET_UPDATE_ERROR' },
  visible: ({ actor }, access) => (isStaff(actor.roles, access) ? null : () => isOwnTicket(actor.user)),
  filters: {
    ids: oneOf('uuid'),
    types: oneOf('type'),
    statuses: oneOf('status'),
    assignedToAdminUserIds: oneOf('assignedToAdminUserId'),
    contactIds: oneOf('contactId'),
    customerIds: oneOf('customerId'),
    productIds: oneOf('productId'),
    clusterIds: oneOf('clusterId'),
    orderIds: oneOf('orderId'),
    companyIds: oneOf('companyId'),
    emails: oneOf('email'),
    phones: oneOf('phone'),
    externalUrls: oneOf('externalUrl'),
    pickedUpAt: dateRange('pickedUpAt'),
    completedAt: dateRange('completedAt'),
    createdAt: dateRange('createdAt'),
    lastModifiedAt: dateRange('lastModifiedAt'),
    lastModifiedByAdminUserIds: oneOf('lastModifiedByAdminUserId'),
    createdByAdminUserIds: oneOf('createdByAdminUserId'),
  },
  sort: {
    ID: 'id',
    TYPE: 'type',
    STATUS: 'status',
    ORDER_ID: 'orderId',
    PRODUCT_ID: 'productId',
    CLUSTER_ID: 'clusterId',
    CONTACT_ID: 'contactId',
    CUSTOMER_ID: 'customerId',
    COMPANY_ID: 'companyId',
    EMAIL: 'email',
    PHONE: 'phone',
    EXTERNAL_URL: 'externalUrl',
    PICKED_UP_AT: 'pickedUpAt',
    COMPLETED_AT: 'completedAt',
    CREATED_AT: 'createdAt',
    LAST_MODIFIED_AT: 'lastModifiedAt',
    ASSIGNED_TO_ADMIN_USER_ID: 'assignedToAdminUserId',
    CREATED_BY_ADMIN_USER_ID: 'createdByAdminUserId',
    LAST_MODIFIED_BY_ADMIN_USER_ID: 'lastModifiedByAdminUserId',
  },
  localized: ['titles', 'descriptions', 'buttonLabels'],
}

/** Matches a contact's own tickets and those of their companies, a customer's own, and those assigned to an administrator. */
function isOwnTicket(user: User | null) {
  if (user?.kind === 'contact')
    return sql<SqlBool>`("contactId" = ${user.id} or ("contactId" is null and "companyId" = any(${user.companyIds}::int4[])))`
  if (user?.kind === 'customer') return sql<SqlBool>`"customerId" = ${user.id}`
  return user?.kind === 'admin' ? sql<SqlBool>`"assignedToAdminUserId" = ${user.id}` : sql<SqlBool>`false`
}

/** The sources of each ticket. */
export const sourcesOfTicket = sourcesOf(ticketSource)

/** The assigned administrator; null if the caller may not see them. */
export const assigneeOfTicket = relationById(adminUser, ({ assignedToAdminUserId }: TicketRow) => assignedToAdminUserId)
