/** Tickets: created by staff, and also read and changed by the buyers that they are about. */
import type { TicketCreateInput, TicketStatus, TicketUpdateInput } from '../../../contract/contract.gen.js'
import { isStaff } from '../../../core/auth/access.js'
import { DomainError, withCode } from '../../../core/base/errors.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { changing, requireRows } from '../../../core/store/changing.js'
import type { Relation } from '../../../core/store/relations.js'
import type { AnyResource } from '../../../core/store/resource.js'
import { type SourcePatch, writeSources } from '../../../core/store/sources.js'
import { create, find, groupBy, missing, remove, rowsOf, update } from '../../../core/store/store.js'
import type { AdminUserRow, TicketRow } from '../../../db/db.gen.js'
import { company } from '../../../resources/accounts/company.js'
import { contact } from '../../../resources/accounts/contact.js'
import { customer } from '../../../resources/accounts/customer.js'
import { cluster } from '../../../resources/catalog/cluster.js'
import { product } from '../../../resources/catalog/product.js'
import { order } from '../../../resources/sales/order.js'
import { adminUser } from '../../platform/admin-user/admin-user.resource.js'
import { ticket, ticketSource } from './ticket.resource.js'

/** The references of a ticket in the tenant's database. */
const references = {
  contactId: contact,
  customerId: customer,
  productId: product,
  clusterId: cluster,
  orderId: order,
  companyId: company,
} as const

/** Fields that buyers cannot set: the subject and the assignee of a ticket. */
const STAFF_FIELDS = ['assignedToAdminUserId', ...Object.keys(references)] as Exclude<keyof TicketUpdateInput, 'sources'>[]

/** Returns one ticket. Asking for somebody else's gives a distinct error, as published. */
export async function getTicket(ctx: Ctx, id: string): Promise<TicketRow> {
  const found = await find(ctx, ticket, { uuid: id })
  if (found) return found
  return refuseForeign(ctx, id)
}

async function refuseForeign(ctx: Ctx, id: string): Promise<never> {
  if (isStaff(ctx.actor.roles, 'VIEWER')) return missing(ticket, { uuid: id })
  throw new DomainError('FORBIDDEN', 'TICKET_AUTH_ERROR', 'Forbidden resource: the ticket does not belong to the caller')
}

export const createTicket = (ctx: Ctx, { sources, ...input }: TicketCreateInput): Promise<TicketRow> =>
  inTransaction(ctx, async (inner) => {
    await requireReferences(inner, input, 'TICKET_CREATE_ERROR')
    const author = authorOf(ctx)
    const values = { ...input, ...stampsOf(ctx, input.status), createdByAdminUserId: author, lastModifiedByAdminUserId: author }
    const row = await create(inner, ticket, values)
    await writeTicketSources(inner, row.id, sources)
    return row
  })

export async function updateTicket(ctx: Ctx, id: string, { sources, ...input }: TicketUpdateInput): Promise<TicketRow> {
  if (!(await find(ctx, ticket, { uuid: id }, 'EDITOR'))) return refuseForeign(ctx, id)
  const isOpen = isStaff(ctx.actor.roles, 'EDITOR')
  const kept = STAFF_FIELDS.find((field) => !isOpen && input[field] !== undefined)
  if (kept) throw new DomainError('FORBIDDEN', 'TICKET_AUTH_ERROR', `Forbidden resource: buyers cannot change ${kept}`)
  return changing(ctx, ticket, { uuid: id }, { access: 'EDITOR' }, async (inner, row) => {
    await requireReferences(inner, input, 'TICKET_UPDATE_ERROR')
    const stamps = input.status && input.status !== row.status ? stampsOf(ctx, input.status) : {}
    const patch = { ...input, ...stamps, lastModifiedByAdminUserId: authorOf(ctx) }
    const changed = await update(inner, ticket, { id: row.id }, patch)
    await writeTicketSources(inner, row.id, sources)
    return changed
  })
}

export async function removeTicket(ctx: Ctx, id: string): Promise<boolean> {
  await remove(ctx, ticket, { uuid: id })
  return true
}

const authorOf = ({ actor: { user } }: Ctx): number | null => (user?.kind === 'admin' ? user.id : null)

/** Returns the timestamps of a ticket that is picked up or completed. */
const stampsOf = ({ now }: Ctx, status: TicketStatus | null | undefined) => ({
  ...(status === 'IN_PROGRESS' && { pickedUpAt: now }),
  ...(status === 'COMPLETED' && { completedAt: now }),
})

async function requireReferences(ctx: Ctx, input: TicketUpdateInput, code: string): Promise<void> {
  for (const [field, resource] of Object.entries(references) as [keyof typeof references, AnyResource][]) {
    const id = input[field]
    if (id != null) await withCode(code, requireRows(ctx, resource as typeof contact, 'id', [id]))
  }
  const assignee = input.assignedToAdminUserId
  if (assignee != null) await withCode(code, requireAdministrator(ctx, assignee))
}

/** Checks that the administrator belongs to the tenant; the caller need not be allowed to see them. */
async function requireAdministrator({ actor, tenants }: Ctx, id: number): Promise<void> {
  const places = tenants.control.selectFrom('control.adminUserTenant').select('id').where('adminUserId', '=', id)
  if (!(await places.where('tenantId', '=', actor.tenantId).executeTakeFirst())) missing(adminUser, { id })
}

const writeTicketSources = (ctx: Ctx, ownerId: number, sources: readonly SourcePatch[] | null | undefined) =>
  sources === undefined ? Promise.resolve() : writeSources(ctx, ticketSource, [{ ownerId, sources }])

/** Returns the tickets of each administrator that the caller may see, in one statement. */
export const ticketsOfAdmin: Relation<AdminUserRow, TicketRow[]> = async (ctx, admins) => {
  const rows = await rowsOf(
    ctx,
    ticket,
    'assignedToAdminUserId',
    admins.map(({ id }) => id),
  )
  const byAdmin = groupBy(rows, ({ assignedToAdminUserId }) => assignedToAdminUserId)
  return admins.map(({ id }) => byAdmin.get(id) ?? [])
}
