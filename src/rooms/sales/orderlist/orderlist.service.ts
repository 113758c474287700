/** Adding, changing and computing order lists. */
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
import { isStaff } from '../../../core/access.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { forbidden, invalid, invalidField, notFound } from '../../../core/errors.js'
import type { Page } from '../../../core/page.js'
import { create, type Key, list, update } from '../../../core/store.js'
import type { OrderlistRow } from '../../../db/db.gen.js'
import { foreignCompany } from '../../accounts/company/company.access.js'
import { companySource } from '../../accounts/company/company.js'
import { contactSource } from '../../accounts/contact/contact.js'
import { customerSource } from '../../accounts/customer/customer.js'
import { clusterSource } from '../../catalog/cluster/cluster.js'
import { productSource } from '../../catalog/product/product.js'
import { addEntries, clearColumns, entriesNamed, type Kind, type Pairs, removeEntries } from './listed.js'
import { orderlist } from './orderlist.js'
import { listsThatApply, mergedLists } from './orderlist.merge.js'

const INVALID = 'ORDERLIST_VALIDATION_ERROR'

/** Where a list keeps the products and clusters that it names. */
export const items: Pairs = { table: 'orderlistItem', list: 'orderlistId' }
const parties: Pairs = { table: 'orderlistParty', list: 'orderlistId' }

/** What a list may name, and where it keeps it. */
const kinds: readonly (Kind & { in: Pairs })[] = [
  {
    field: 'product',
    in: items,
    tables: [{ table: 'product', column: 'productId', sources: productSource }],
    missing: (key) => notFound('Product', 'PRODUCT_NOT_FOUND_ERROR', key),
  },
  {
    field: 'cluster',
    in: items,
    tables: [{ table: 'cluster', column: 'clusterId', sources: clusterSource }],
    missing: (key) => notFound('Cluster', 'CLUSTER_NOT_FOUND_ERROR', key),
  },
  {
    field: 'user',
    in: parties,
    tables: [
      { table: 'contact', column: 'contactId', sources: contactSource },
      { table: 'customer', column: 'customerId', sources: customerSource },
    ],
    missing: (key) => notFound('User', 'USER_NOT_FOUND_ERROR', key),
  },
  {
    field: 'company',
    in: parties,
    tables: [{ table: 'company', column: 'companyId', sources: companySource }],
    missing: (key) => notFound('Company', 'COMPANY_NOT_FOUND_ERROR', key),
  },
]

/** A page of the lists that the caller may see; nobody without the role asks about other parties. */
export function listOrderlists(
  ctx: Ctx,
  search: OrderlistSearchInput,
  options: { counted?: boolean } = {},
): Promise<Page<OrderlistRow>> {
  return list(ctx, orderlist, ownSearch(ctx, search), options)
}

/** The same search, which names no party but the caller's own unless the caller may see all lists. */
export function ownSearch(ctx: Ctx, search: OrderlistSearchInput): OrderlistSearchInput {
  const { roles, user } = ctx.actor
  if (isStaff(roles, 'VIEWER')) return search
  if (search.userIds?.some((id) => id !== user?.id)) throw forbidden('Unauthorized use of userIds')
  if (search.companyIds?.some((id) => !user?.companyIds.includes(id))) throw foreignCompany()
  const keys = (['userSources', 'companySources'] as const).filter((field) => search[field]?.length)
  if (keys.length) throw forbidden(`cannot search by ${keys.join(', ')}`)
  return search
}

/** Adds a list with all that it names. */
export const createOrderlist = (ctx: Ctx, input: OrderlistCreateInput): Promise<OrderlistRow> =>
  inTransaction(ctx, async (inner) => {
    const added = sound(await create(inner, orderlist, { ...valuesOf(input), active: input.active ?? 'Y' }))
    for (const kind of kinds) await addEntries(inner, kind.in, added.id, (await entriesNamed(inner, kind, input, INVALID)) ?? [])
    return added
  })

/** Changes a list; what the input names of a kind takes the place of what the list named of it. */
export const updateOrderlist = (ctx: Ctx, key: Key<'orderlist'>, input: OrderlistUpdateInput): Promise<OrderlistRow> =>
  inTransaction(ctx, async (inner) => {
    const changed = sound(await update(inner, orderlist, key, valuesOf(input)))
    for (const kind of kinds) {
      const entries = await entriesNamed(inner, kind, input, INVALID)
      if (!entries) continue
      const columns = kind.tables.map(({ column }) => column)
      await clearColumns(inner, kind.in, changed.id, columns)
      await addEntries(inner, kind.in, changed.id, entries)
    }
    return changed
  })

type Named = OrderlistItemsInput | OrderlistUsersInput | OrderlistCompaniesInput

/** Adds what the input names to a list; what the list names already stays once. */
export const addToOrderlist = (ctx: Ctx, key: Key<'orderlist'>, input: Named): Promise<OrderlistRow> =>
  changing(ctx, key, input, addEntries)

/** Takes what the input names out of a list; what the list does not name is no mistake. */
export const takeFromOrderlist = (ctx: Ctx, key: Key<'orderlist'>, input: Named): Promise<OrderlistRow> =>
  changing(ctx, key, input, removeEntries)

const changing = (ctx: Ctx, key: Key<'orderlist'>, input: Named, change: typeof addEntries): Promise<OrderlistRow> =>
  inTransaction(ctx, async (inner) => {
    const changed = await update(inner, orderlist, key, {})
    for (const kind of kinds) await change(inner, kind.in, changed.id, (await entriesNamed(inner, kind, input, INVALID)) ?? [])
    return changed
  })

/** What stands in the list itself. */
const valuesOf = ({ type, descriptions, extras, code, validFrom, validTo, partnerEntity, active }: OrderlistUpdateInput) => ({
  type,
  descriptions,
  extras,
  code,
  validFrom,
  validTo,
  partnerEntity,
  active,
})

/** A list does not end before it begins; throwing undoes the change. */
function sound(row: OrderlistRow): OrderlistRow {
  if (row.validFrom && row.validTo && row.validTo < row.validFrom)
    throw invalidField('validTo', 'must not be before validFrom', INVALID)
  return row
}

/** What the lists in force for a party say together. */
export async function computeOrderlists(ctx: Ctx, asked: ComputedOrderlistsInput): Promise<ComputedOrderlistsResponse> {
  refuseUnclear(asked)
  refuseForeign(ctx, asked)
  const { customerId, contactId, companyId = null } = asked
  const lists = await listsThatApply(ctx, { userId: contactId ?? customerId ?? null, companyId }, [])
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

/** A customer buys for nobody else. */
function refuseUnclear({ customerId, contactId, companyId }: ComputedOrderlistsInput): void {
  const problem = (message: string) => invalid([{ path: [], message }], INVALID)
  if (customerId == null && contactId == null && companyId == null)
    throw problem('One of customerId, contactId and companyId must be given')
  if (customerId != null && contactId != null) throw problem('customerId and contactId must not be given together')
  if (customerId != null && companyId != null) throw problem('customerId and companyId must not be given together')
}

function refuseForeign({ actor: { roles, user } }: Ctx, { customerId, contactId, companyId }: ComputedOrderlistsInput): void {
  if (isStaff(roles, 'VIEWER')) return
  if (companyId != null && !user?.companyIds.includes(companyId)) throw foreignCompany()
  if (contactId != null && !(user?.kind === 'contact' && user.id === contactId)) throw forbidden('Unauthorized use of contactId')
  if (customerId != null && !(user?.kind === 'customer' && user.id === customerId))
    throw forbidden('Unauthorized use of customerId')
}
