import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ApprovalPart, ApprovalRequestSearchInput, ApprovalRequestSortField } from '../../../contract/contract.gen.js'
import { hasRole, type User } from '../../../core/auth/access.js'
import type { Ctx } from '../../../core/context.js'
import { type Relation, relationById } from '../../../core/store/relations.js'
import { dateRange, oneOf, type Resource } from '../../../core/store/resource.js'
import { groupBy, rowsOf } from '../../../core/store/store.js'
import type { ApprovalEntryRow, ApprovalRequestRow } from '../../../db/db.gen.js'
import { companyAndAbove } from '../../../resources/accounts/company.above.js'
import { company } from '../../../resources/accounts/company.js'
import { contact } from '../../../resources/accounts/contact.js'
import { isInForce } from '../approval-delegate/approval-delegate.resource.js'
import { type CartSnapshot, changedParts, partsOf, snapshotOfCart } from './fingerprint.js'

/** Returns a condition for requests that wait for a contact: as an approver of the step, its delegate, or because it has waited too long. */
export const waitsFor = (contactId: number, now: Date): RawBuilder<SqlBool> => sql<SqlBool>`
  (status = 'PENDING' and (${contactId} = any("approverIds") or ${contactId} = any("escalatedIds") or "approverIds" && array(
    select d."contactId" from "approvalDelegate" d
     where d."delegateContactId" = ${contactId} and ${isInForce(now)})))`

const ownRequests = (user: User | null, now: Date): RawBuilder<SqlBool> =>
  user?.kind !== 'contact' || user.id === null
    ? sql<SqlBool>`false`
    : sql<SqlBool>`("contactId" = ${user.id} or "companyId" = any(${user.managedCompanyIds}::int4[]) or ${waitsFor(user.id, now)})`

/** A request to approve a cart. */
export const approvalRequest: Resource<'approvalRequest', ApprovalRequestSearchInput, ApprovalRequestSortField> = {
  label: 'ApprovalRequest',
  table: 'approvalRequest',
  key: 'id',
  lookups: { uuid: ['uuid'] },
  visible: ({ actor: { roles, user }, now }, access) => (hasRole(roles, 'order', access) ? null : () => ownRequests(user, now)),
  filters: {
    ids: oneOf('id'),
    cartIds: oneOf('cartUuid'),
    companyIds: oneOf('companyId'),
    contactIds: oneOf('contactId'),
    orderIds: oneOf('orderId'),
    statuses: oneOf('status'),
    createdAt: dateRange('createdAt'),
    lastModifiedAt: dateRange('lastModifiedAt'),
  },
  sort: { ID: 'id', CREATED_AT: 'createdAt', LAST_MODIFIED_AT: 'lastModifiedAt' },
}

const approvalEntry: Resource<'approvalEntry', object, never> = {
  label: 'ApprovalEntry',
  table: 'approvalEntry',
  key: 'id',
  lookups: { uuid: ['uuid'] },
  visible: () => null,
  filters: {},
  sort: {} as Record<never, never>,
}

/** Returns the entries of each request, in their order. They are seen like their request. */
export const entriesOfRequest: Relation<Pick<ApprovalRequestRow, 'id'>, ApprovalEntryRow[]> = async (ctx, requests) => {
  const rows = await rowsOf(
    ctx,
    approvalEntry,
    'requestId',
    requests.map(({ id }) => id),
  )
  const byRequest = groupBy(
    rows.sort((a, b) => a.number - b.number),
    ({ requestId }) => requestId,
  )
  return requests.map(({ id }) => byRequest.get(id) ?? [])
}

/** Return the company of each request, and the contact who asked. */
export const companyOfRequest = relationById(company, ({ companyId }: ApprovalRequestRow) => companyId)
export const contactOfRequest = relationById(contact, ({ contactId }: ApprovalRequestRow) => contactId)

/** Returns the name of a person in the content of an entry, which is never changed. */
const nameIn =
  (member: 'contact' | 'onBehalfOf') =>
  ({ content }: Pick<ApprovalEntryRow, 'content'>): string | null =>
    JSON.parse(content)[member]?.name || null

export const nameOfContact = nameIn('contact')
export const nameOfPrincipal = nameIn('onBehalfOf')

/** A cart as it is now. */
interface CartNow {
  id: number
  snapshot: CartSnapshot
  /** The company whose credit pays. */
  payerId: number | null
}

/** Reads the carts as they are now, each with the nearest company that has a credit account. */
async function readCarts({ db }: Ctx, ids: readonly number[]): Promise<Map<number, CartNow>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<CartNow>`
    select c.id, ${snapshotOfCart} as snapshot, k."companyId" as "payerId" from cart c left join lateral (
      select a."companyId" from ${companyAndAbove(sql`c."companyId"`)} above join "creditAccount" a on a."companyId" = above.id order by above.level limit 1) k on true
     where c.id = any(${ids}::int4[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** After a takeover the cart belongs to the manager, so that it is not compared. */
const isOpen = ({ status, isTakenOver }: ApprovalRequestRow) => !isTakenOver && (status === 'PENDING' || status === 'APPROVED')

/** Returns what has changed in the cart of each request. One statement. A cart that is deleted has not changed. */
export async function changedPartsOfRequest(ctx: Ctx, requests: readonly ApprovalRequestRow[]): Promise<ApprovalPart[][]> {
  const open = requests.filter(isOpen)
  const carts = await readCarts(ctx, [...new Set(open.map(({ cartId }) => cartId))])
  return requests.map((request) => {
    const found = isOpen(request) ? carts.get(request.cartId) : undefined
    if (!found) return []
    return changedParts(request.parts, partsOf(found.snapshot, found.payerId))
  })
}
