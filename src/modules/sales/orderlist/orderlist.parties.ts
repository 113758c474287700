/** The parties that an order list is assigned to. */
import DataLoader from 'dataloader'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { OrderlistCompanySearchInput } from '../../../contract/contract.gen.js'
import { type Page, type PageRequest, pageOf, pageRequest } from '../../../core/base/page.js'
import type { Ctx } from '../../../core/context.js'
import { childPage, inSlices, type Relation } from '../../../core/store/relations.js'
import { groupBy, rowsOf } from '../../../core/store/store.js'
import type { CompanyRow, ContactRow, CustomerRow, OrderlistRow } from '../../../db/db.gen.js'
import { company } from '../../../resources/accounts/company.js'
import { contact } from '../../../resources/accounts/contact.js'
import { customer } from '../../../resources/accounts/customer.js'
import { withManagedCompanies } from '../../accounts/company/company.service.js'
import { companiesOfOrderlist } from './orderlist.resource.js'

type ListUser = (ContactRow & { __typename: 'Contact' }) | (CustomerRow & { __typename: 'Customer' })

/** Returns a page of the contacts and customers of a list, with a few statements for many lists. */
export function usersOfList(ctx: Ctx, listId: number, search: Partial<PageRequest>): Promise<Page<ListUser>> {
  const request = pageRequest(search)
  const open = () => new DataLoader((ids: readonly number[]) => readUserPages(ctx, ids, request), inSlices(ctx))
  return ctx.requestCache.get(usersOfList, JSON.stringify(request), open).load(listId)
}

async function readUserPages(ctx: Ctx, listIds: readonly number[], request: PageRequest): Promise<Page<ListUser>[]> {
  const first = (request.page - 1) * request.offset
  const { rows } = await sql<{ listId: number; itemsFound: number; userId: number | null }>`
    select asked.id as "listId", total."itemsFound", page.id as "userId"
      from unnest(${listIds}::int4[]) as asked(id)
      join lateral (select count(*)::int4 as "itemsFound" from ${visibleUsers(ctx)} party where party."orderlistId" = asked.id) total on true
      left join lateral (select party.id from ${visibleUsers(ctx)} party where party."orderlistId" = asked.id
                          order by 1 limit ${request.offset} offset ${first}) page on true
     order by 1, 3`.execute(ctx.db)
  const people = await readUsers(
    ctx,
    rows.flatMap(({ userId }) => userId ?? []),
  )
  const byList = groupBy(rows, ({ listId }) => listId)
  return listIds.map((id) => {
    const mine = byList.get(id) ?? []
    const items = mine.flatMap(({ userId }) => people.get(userId as number) ?? [])
    return pageOf(items, mine[0]?.itemsFound ?? 0, request)
  })
}

/** Returns the users that a list is assigned to, without those that the caller may not see: they are not counted either. */
function visibleUsers(ctx: Ctx): RawBuilder<unknown> {
  const contacts = contact.visible(ctx, 'VIEWER')
  const customers = customer.visible(ctx, 'VIEWER')
  const isContact: RawBuilder<SqlBool> = contacts
    ? sql`"contactId" in (${ctx.db.selectFrom('contact').select('id').where(contacts)})`
    : sql`"contactId" is not null`
  const isCustomer: RawBuilder<SqlBool> = customers
    ? sql`"customerId" in (${ctx.db.selectFrom('customer').select('id').where(customers)})`
    : sql`"customerId" is not null`
  return sql`(select "orderlistId", coalesce("contactId", "customerId") as id from "orderlistParty" where ${isContact} or ${isCustomer})`
}

async function readUsers(ctx: Ctx, ids: readonly number[]): Promise<Map<number, ListUser>> {
  if (ids.length === 0) return new Map()
  const contacts = await rowsOf(ctx, contact, 'id', ids)
  const customers = await rowsOf(ctx, customer, 'id', ids)
  return new Map<number, ListUser>([
    ...contacts.map((row) => [row.id, { ...row, __typename: 'Contact' }] as const),
    ...customers.map((row) => [row.id, { ...row, __typename: 'Customer' }] as const),
  ])
}

/** Returns all contacts and customers of each list, as the deprecated field does. */
export const allUsersOf: Relation<OrderlistRow, ListUser[]> = async (ctx, lists) => {
  const { rows } = await sql<{ orderlistId: number; id: number }>`
    select party."orderlistId", party.id from ${visibleUsers(ctx)} party
     where party."orderlistId" = any(${lists.map(({ id }) => id)}::int4[]) order by 1, 2`.execute(ctx.db)
  const people = await readUsers(
    ctx,
    rows.map(({ id }) => id),
  )
  const byList = groupBy(rows, ({ orderlistId }) => orderlistId)
  return lists.map((list) => (byList.get(list.id) ?? []).flatMap(({ id }) => people.get(id) ?? []))
}

/** Returns a page of the companies of a list, batched for many lists. */
export const companiesOfList = (
  ctx: Ctx,
  listId: number,
  search: Partial<OrderlistCompanySearchInput>,
): Promise<Page<CompanyRow>> => childPage(ctx, company, companiesOfOrderlist, listId, withManagedCompanies(ctx, search))

/** Returns all companies of each list, as the deprecated field does. */
export const allCompaniesOf: Relation<OrderlistRow, CompanyRow[]> = async (ctx, lists) => {
  const { rows: pairs } = await sql<{ orderlistId: number; companyId: number }>`
    select "orderlistId", "companyId" from "orderlistParty"
     where "orderlistId" = any(${lists.map(({ id }) => id)}::int4[]) and "companyId" is not null order by 1, 2`.execute(ctx.db)
  const ids = pairs.map(({ companyId }) => companyId)
  const byId = new Map((ids.length ? await rowsOf(ctx, company, 'id', ids) : []).map((row) => [row.id, row]))
  const byList = groupBy(pairs, ({ orderlistId }) => orderlistId)
  return lists.map((list) => (byList.get(list.id) ?? []).flatMap(({ companyId }) => byId.get(companyId) ?? []))
}
