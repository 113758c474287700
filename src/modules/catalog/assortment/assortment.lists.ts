/** Which order lists apply to a party, and what they say together. */
import { sql } from 'kysely'
import type { OrderlistType } from '../../../contract/contract.gen.js'
import type { Ctx } from '../../../core/context.js'

/** Whose lists: a contact or customer by number, and the companies that a contact may act for. */
export interface Party {
  userId: number | null
  /** Where none is said, a contact acts for its primary company. */
  companyIds: readonly number[] | null
}

interface FoundList {
  id: number
  type: OrderlistType
  productIds: number[]
  clusterIds: number[]
}

/** A list in force, and whom of a party it is assigned to: the companies, null for the person; nobody where the buyer only names it. */
export interface ListInForce extends FoundList {
  assignedTo: (number | null)[]
  /** Whether it is assigned to anybody at all. A list that is not belongs to no party: everybody may name it. */
  isOpen: boolean
}

export interface AppliedList extends FoundList {
  /** Whether it is assigned to the party, rather than only named. */
  isAssigned: boolean
}

/** The lists in force for a party, and those that are named by number, with the products and clusters on them: one statement. */
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

/** The lists for a person who acts for one of the companies, null being the only one: theirs, the company's, and those that the buyer names. */
export const listsFor = (companyId: number | null, lists: readonly ListInForce[], listIds: readonly number[]): AppliedList[] =>
  lists
    .map(({ assignedTo, isOpen: _, ...list }) => ({
      ...list,
      isAssigned: assignedTo.some((to) => companyId === null || to === null || to === companyId),
    }))
    .filter(({ id, isAssigned }) => isAssigned || listIds.includes(id))

/** Lists as one: what any positive one names without what any negative one does; null where none is positive. */
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
