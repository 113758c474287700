/** The order lists that apply to a party, and their combined effect. */
import { sql } from 'kysely'
import type { OrderlistType } from '../../../contract/contract.gen.js'
import type { Ctx } from '../../../core/context.js'

/** The party of the lists: a contact or customer by id, and the companies that a contact may act for. */
export interface Party {
  userId: number | null
  /** By default, a contact acts for its primary company. */
  companyIds: readonly number[] | null
}

interface FoundList {
  id: number
  type: OrderlistType
  productIds: number[]
  clusterIds: number[]
}

/** An active list, and the members of a party that it is assigned to: the companies, null for the person; empty if the buyer only names it. */
export interface ListInForce extends FoundList {
  assignedTo: (number | null)[]
  /** Whether the list is assigned to nobody: then everybody may name it. */
  isOpen: boolean
}

export interface AppliedList extends FoundList {
  /** Whether the list is assigned to the party, rather than only named. */
  isAssigned: boolean
}

/** Returns the active lists of a party, and those named by id, with their products and clusters, in one statement. */
export async function listsThatApply(
  ctx: Ctx,
  { userId, companyIds }: Party,
  listIds: readonly number[],
): Promise<ListInForce[]> {
  const actsFor = sql`coalesce(${companyIds}::int4[], array(select "parentCompanyId" from contact where contact.id = ${userId}::int4))`
  const { rows } = await sql<ListInForce>`
    with assigned as (
      select "orderlistId" as id, null::int4 as "to" from "orderlistParty" where "contactId" = ${userId}::int4
      union select "orderlistId", null from "orderlistParty" where "customerId" = ${userId}::int4
      union select "orderlistId", "companyId" from "orderlistParty" where "companyId" = any(${actsFor})
    )
    select list.id, list.type, array(select "to" from assigned where assigned.id = list.id) as "assignedTo",
           not exists (select from "orderlistParty" party where party."orderlistId" = list.id) as "isOpen",
           array(select "productId" from "orderlistItem" item where item."orderlistId" = list.id and "productId" is not null order by 1) as "productIds",
           array(select "clusterId" from "orderlistItem" item where item."orderlistId" = list.id and "clusterId" is not null order by 1) as "clusterIds"
      from orderlist list
     where list.id in (select id from assigned union select unnest(${listIds}::int4[]))
       and list.active = 'Y' and coalesce(list."validFrom" <= ${ctx.now}, true) and coalesce(list."validTo" >= ${ctx.now}, true)
     order by list.id`.execute(ctx.db)
  return rows
}

/** Returns the lists for a person who acts for one of the companies, null being the only one: theirs, the company's, and those that the buyer names. */
export const listsFor = (companyId: number | null, lists: readonly ListInForce[], listIds: readonly number[]): AppliedList[] =>
  lists
    .map(({ assignedTo, isOpen: _, ...list }) => ({
      ...list,
      isAssigned: assignedTo.some((to) => companyId === null || to === null || to === companyId),
    }))
    .filter(({ id, isAssigned }) => isAssigned || listIds.includes(id))

/** Merges lists: the items of any positive list without those of any negative one; null if none is positive. */
export function mergedLists(lists: readonly FoundList[]) {
  const namedBy = (type: OrderlistType, kind: 'productIds' | 'clusterIds') =>
    new Set(lists.flatMap((list) => (list.type === type ? list[kind] : [])))
  const negative = { productIds: namedBy('NEGATIVE', 'productIds'), clusterIds: namedBy('NEGATIVE', 'clusterIds') }
  const left = (kind: 'productIds' | 'clusterIds') => [...namedBy('POSITIVE', kind)].filter((id) => !negative[kind].has(id))
  return {
    positive: lists.some(({ type }) => type === 'POSITIVE')
      ? { productIds: left('productIds'), clusterIds: left('clusterIds') }
      : null,
    negative: { productIds: [...negative.productIds], clusterIds: [...negative.clusterIds] },
  }
}
