/** Adding, changing and computing order lists. */
import { sql } from 'kysely'
import type {
  ComputedOrderlistsInput,
  ComputedOrderlistsResponse,
  OrderlistCompaniesInput,
  OrderlistCreateInput,
  OrderlistItemsInput,
  OrderlistSearchInput,
  OrderlistUpdateInput,
  OrderlistUsersInput,
} from '../../../contract/contract.gen.js'
import { conflict, forbidden, invalid, invalidField } from '../../../core/base/errors.js'
import type { Page } from '../../../core/base/page.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { changing } from '../../../core/store/changing.js'
import { create, type Key, list, update } from '../../../core/store/store.js'
import type { OrderlistRow } from '../../../db/db.gen.js'
import { foreignCompany } from '../../../resources/accounts/company.access.js'
import { companySource } from '../../../resources/accounts/company.js'
import { contactSource } from '../../../resources/accounts/contact.js'
import { customerSource } from '../../../resources/accounts/customer.js'
import { clusterSource } from '../../../resources/catalog/cluster.js'
import { productSource } from '../../../resources/catalog/product.js'
import { listsThatApply, mergedLists } from '../../catalog/assortment/assortment.lists.js'
import { clearGuestCache } from '../../platform/channel/channel.guest.js'
import {
  addEntries,
  clearColumns,
  type EntryErrorCodes,
  type EntryKind,
  type EntryTable,
  removeEntries,
  resolveEntries,
} from './list-items.js'
import { orderlist, seesAllOrderlists } from './orderlist.resource.js'

const INVALID_ORDERLIST = 'ORDERLIST_VALIDATION_ERROR'
/** Writing a list reports invalid entries; changing its items reports missing ones. */
const WRITE_CODES: EntryErrorCodes = { invalid: INVALID_ORDERLIST, unknown: INVALID_ORDERLIST }
const CHANGE_CODES: EntryErrorCodes = { invalid: INVALID_ORDERLIST }

/** The table of the products and clusters on a list. */
export const orderlistItems: EntryTable = { table: 'orderlistItem', list: 'orderlistId' }
const orderlistParties: EntryTable = { table: 'orderlistParty', list: 'orderlistId' }

/** The kinds of records on a list, and their tables. */
const entryKinds: readonly (EntryKind & { in: EntryTable })[] = [
  {
    field: 'product',
    in: orderlistItems,
    tables: [{ table: 'product', column: 'productId', sources: productSource }],
    label: 'Product',
    missing: 'PRODUCT_NOT_FOUND_ERROR',
  },
  {
    field: 'cluster',
    in: orderlistItems,
    tables: [{ table: 'cluster', column: 'clusterId', sources: clusterSource }],
    label: 'Cluster',
    missing: 'CLUSTER_NOT_FOUND_ERROR',
  },
  {
    field: 'user',
    in: orderlistParties,
    tables: [
      { table: 'contact', column: 'contactId', sources: contactSource },
      { table: 'customer', column: 'customerId', sources: customerSource },
    ],
    label: 'User',
    missing: 'USER_NOT_FOUND_ERROR',
  },
  {
    field: 'company',
    in: orderlistParties,
    tables: [{ table: 'company', column: 'companyId', sources: companySource }],
    label: 'Company',
    missing: 'COMPANY_NOT_FOUND_ERROR',
  },
]

/** Returns a page of the lists that the caller may see; without the role, callers cannot search for other parties. */
export function listOrderlists(
  ctx: Ctx,
  search: OrderlistSearchInput,
  options: { counted?: boolean } = {},
): Promise<Page<OrderlistRow>> {
  return list(ctx, orderlist, checkOrderlistSearch(ctx, search), options)
}

/** Checks and returns the search: without access to all lists, it may name only the caller's own parties. */
export function checkOrderlistSearch(ctx: Ctx, search: OrderlistSearchInput): OrderlistSearchInput {
  const { user } = ctx.actor
  if (seesAllOrderlists(ctx.actor, 'VIEWER')) return search
  if (search.userIds?.some((id) => id !== user?.id)) throw forbidden('Unauthorized use of userIds')
  if (search.companyIds?.some((id) => !user?.companyIds.includes(id))) throw foreignCompany()
  const keys = (['userSources', 'companySources'] as const).filter((field) => search[field]?.length)
  if (keys.length) throw forbidden(`cannot search by ${keys.join(', ')}`)
  return search
}

/** Clears the cached lists of visitors after the command. */
const clearGuestsAfter = <T>(ctx: Ctx, command: Promise<T>): Promise<T> => command.finally(() => clearGuestCache(ctx))

/** Adds a list with all its entries. */
export const createOrderlist = (ctx: Ctx, input: OrderlistCreateInput): Promise<OrderlistRow> =>
  clearGuestsAfter(
    ctx,
    inTransaction(ctx, async (inner) => {
      if (input.code) await refuseTakenCode(inner, input.code, null, INVALID_ORDERLIST)
      const added = checkValidityPeriod(
        await create(inner, orderlist, { ...orderlistValues(input), active: input.active ?? 'Y' }),
      )
      for (const kind of entryKinds)
        await addEntries(inner, kind.in, added.id, (await resolveEntries(inner, kind, input, WRITE_CODES)) ?? [])
      return added
    }),
  )

/** Changes a list; given entries of a kind replace the current ones. */
export const updateOrderlist = (ctx: Ctx, key: Key<'orderlist'>, input: OrderlistUpdateInput): Promise<OrderlistRow> =>
  clearGuestsAfter(
    ctx,
    changing(ctx, orderlist, key, { access: 'EDITOR' }, async (inner, { id }) => {
      if (input.code) await refuseTakenCode(inner, input.code, id, 'ORDERLIST_NAME_EXISTS_ERROR')
      const changed = checkValidityPeriod(await update(inner, orderlist, { id }, orderlistValues(input)))
      for (const kind of entryKinds) {
        const entries = await resolveEntries(inner, kind, input, WRITE_CODES)
        if (!entries) continue
        const columns = kind.tables.map(({ column }) => column)
        await clearColumns(inner, kind.in, id, columns)
        await addEntries(inner, kind.in, id, entries)
      }
      return changed
    }),
  )

type OrderlistEntriesInput = OrderlistItemsInput | OrderlistUsersInput | OrderlistCompaniesInput

/** Adds entries to a list; existing ones are skipped. */
export const addToOrderlist = (ctx: Ctx, key: Key<'orderlist'>, input: OrderlistEntriesInput): Promise<OrderlistRow> =>
  changeOrderlistEntries(ctx, key, input, addEntries)

/** Removes entries from a list; missing ones are skipped. */
export const removeFromOrderlist = (ctx: Ctx, key: Key<'orderlist'>, input: OrderlistEntriesInput): Promise<OrderlistRow> =>
  changeOrderlistEntries(ctx, key, input, removeEntries)

const changeOrderlistEntries = (
  ctx: Ctx,
  key: Key<'orderlist'>,
  input: OrderlistEntriesInput,
  change: typeof addEntries,
): Promise<OrderlistRow> =>
  clearGuestsAfter(
    ctx,
    changing(ctx, orderlist, key, { access: 'EDITOR', touch: true }, async (inner, changed) => {
      for (const kind of entryKinds)
        await change(inner, kind.in, changed.id, (await resolveEntries(inner, kind, input, CHANGE_CODES)) ?? [])
      return changed
    }),
  )

/** Returns the columns of the list itself. */
const orderlistValues = ({
  type,
  descriptions,
  extras,
  code,
  validFrom,
  validTo,
  partnerEntity,
  active,
}: OrderlistUpdateInput) => ({
  type,
  descriptions,
  extras,
  code,
  validFrom,
  validTo,
  partnerEntity,
  active,
})

/** Refuses a code that another list has. Concurrent writers wait for each other. */
async function refuseTakenCode(ctx: Ctx, code: string, ownId: number | null, error: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('orderlist.code'))`.execute(ctx.db)
  const { rows } = await sql`select id from orderlist where code = ${code} and id <> ${ownId ?? 0} limit 1`.execute(ctx.db)
  if (rows.length) throw conflict(error, `An order list with code [${code}] already exists`)
}

/** Throws if a list ends before it begins, which undoes the change. */
function checkValidityPeriod(row: OrderlistRow): OrderlistRow {
  if (row.validFrom && row.validTo && row.validTo < row.validFrom)
    throw invalidField('validTo', 'must not be before validFrom', INVALID_ORDERLIST)
  return row
}

/** Returns the combined effect of the active lists of a party. */
export async function computeOrderlists(ctx: Ctx, asked: ComputedOrderlistsInput): Promise<ComputedOrderlistsResponse> {
  checkComputedInput(asked)
  refuseForeignParty(ctx, asked)
  const { customerId, contactId, companyId } = asked
  const companyIds = companyId == null ? null : [companyId]
  const lists = await listsThatApply(ctx, { userId: contactId ?? customerId ?? null, companyIds }, [])
  const { positive, negative } = mergedLists(lists)
  const countOf = (type: string) => lists.filter((one) => one.type === type).length
  return {
    positiveOrderlistsProductIds: positive?.productIds ?? [],
    negativeOrderListsProductIds: negative.productIds,
    positiveOrderListsClusterIds: positive?.clusterIds ?? [],
    negativeOrderListsClusterIds: negative.clusterIds,
    positiveOrderlistsCount: countOf('POSITIVE'),
    negativeOrderlistsCount: countOf('NEGATIVE'),
  }
}

/** Refuses a customer together with a contact or a company. */
function checkComputedInput({ customerId, contactId, companyId }: ComputedOrderlistsInput): void {
  const problem = (message: string) => invalid([{ path: [], message }], INVALID_ORDERLIST)
  if (customerId == null && contactId == null && companyId == null)
    throw problem('One of customerId, contactId and companyId must be given')
  if (customerId != null && contactId != null) throw problem('customerId and contactId must not be given together')
  if (customerId != null && companyId != null) throw problem('customerId and companyId must not be given together')
}

function refuseForeignParty({ actor }: Ctx, { customerId, contactId, companyId }: ComputedOrderlistsInput): void {
  const { user } = actor
  if (seesAllOrderlists(actor, 'VIEWER')) return
  if (companyId != null && !user?.companyIds.includes(companyId)) throw foreignCompany()
  if (contactId != null && !(user?.kind === 'contact' && user.id === contactId)) throw forbidden('Unauthorized use of contactId')
  if (customerId != null && !(user?.kind === 'customer' && user.id === customerId))
    throw forbidden('Unauthorized use of customerId')
}
