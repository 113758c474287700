/** Which order lists apply to a party, and what they say together. */
import { sql } from 'kysely'
import type { OrderlistType } from '../../../contract/contract.gen.js'
import type { Ctx } from '../../../core/context.js'

/** Whose lists: a contact or customer by number, and the company that a contact acts for. */
export interface Party {
  userId: number | null
  /** Where it is not said, a contact acts for its primary company. */
  companyId: number | null
}

export interface AppliedList {
  id: number
  type: OrderlistType
  /** Whether it is assigned to the party, rather than only asked for. */
  isAssigned: boolean
  productIds: number[]
  clusterIds: number[]
}

/** The lists in force for a party, and those that were asked for by number, with what they name: one statement. */
export async function listsThatApply(ctx: Ctx, { userId, companyId }: Party, listIds: readonly number[]): Promise<AppliedList[]> {
  const actsFor = sql`coalesce(${companyId}::int4, (select "parentCompanyId" from contact where contact.id = ${userId}::int4))`
  const { rows } = await sql<AppliedList>`
    with assigned as (
      select "orderlistId" as id from "orderlistParty" where "contactId" = ${userId}::int4
      union select "orderlistId" from "orderlistParty" where "customerId" = ${userId}::int4
      union select "orderlistId" from "orderlistParty" where "companyId" = ${actsFor}
    )
    select list.id, list.type, list.id in (select id from assigned) as "isAssigned",
           array(select "productId" from "orderlistItem" item where item."orderlistId" = list.id and "productId" is not null order by 1) as "productIds",
           array(select "clusterId" from "orderlistItem" item where item."orderlistId" = list.id and "clusterId" is not null order by 1) as "clusterIds"
      from orderlist list
     where list.id in (select id from assigned union select unnest(${listIds}::int4[]))
       and list.active = 'Y' and coalesce(list."validFrom" <= ${ctx.now}, true) and coalesce(list."validTo" >= ${ctx.now}, true)
     order by list.id`.execute(ctx.db)
  return rows
}

/** Lists as one: what any positive one names without what any negative one does; null where none is positive. */
export function mergedLists(lists: readonly AppliedList[]) {
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
