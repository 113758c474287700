/** Reads the facts about the spending of purchases: one statement for any number of them. */

import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '../../../core/context.js'
import { compiledQuery, hiddenText } from '../../../core/store/compiled-query.js'
import type { Database } from '../../../db/database.js'
import { companyAndAbove } from '../../../resources/accounts/company.above.js'
import { approvalMembers, approvalPeople, approvalRequest, approvalRules } from '../approval/approval.facts.js'
import { periodStart, spentIn } from '../budget/budget.period.js'
import { NO_FACTS, type Purchase, type SpendingFacts } from './purchase.js'

/** Whether there is any budget, credit account, spending limit or approval rule that meets a condition. */
const anyRule = (
  condition: RawBuilder<unknown>,
) => sql<boolean>`(exists (select from budget ${condition}) or exists (select from "creditAccount" ${condition})
  or exists (select from "spendingLimit" ${condition}) or exists (select from "approvalRule" ${condition}))`

/** True if the tenant has any budget, credit account, spending limit or approval rule. It costs nothing measurable as a column of a statement that is sent anyway. */
export const hasSpendingRules: RawBuilder<boolean> = anyRule(sql``)

/** True if a company or one above it has any. The tree is not read in a tenant without. */
export const companyHasSpendingRules = (companyId: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`
  exists (select from ${companyAndAbove(companyId, hasSpendingRules)} above where ${anyRule(sql`where "companyId" = above.id`)})`

/** The purchases as the text that statements read. */
const purchasesText = (purchases: readonly Purchase[]): string =>
  JSON.stringify(purchases.map((purchase, n) => ({ ...purchase, n })))

/** The purchase `p` as a row. The text is hidden from the planner, which would otherwise plan these long statements for every purchase again. */
const purchaseRows = (purchases: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  jsonb_to_recordset(${hiddenText(purchases)}::jsonb)
    as p(n int4, "cartId" int4, "companyId" int4, "contactId" int4, "costCentre" text, project text, "orderId" int4, lines jsonb, "approvedCartId" int4)`

/** The company of `p` and those above it, the nearest first, as `t.ids`. */
const companyTree = sql`lateral (select array_agg(id order by level) as ids from ${companyAndAbove(sql`p."companyId"`)} above) t`

/** The ids of the budgets that apply to `p`: of each kind, those of the nearest company that has some. */
const budgetsInForce = sql`
  select id from (
    select b.id, rank() over (
             partition by case when b."contactId" is not null then 'CONTACT' when b."costCentre" is not null then 'COST_CENTRE'
                               when b.project is not null then 'PROJECT' else 'COMPANY' end
             order by array_position(t.ids, b."companyId")) as place
      from budget b
     where b."companyId" = any(t.ids) and b.active
       and (b."contactId" is null or b."contactId" = p."contactId")
       and (b."costCentre" is null or b."costCentre" = p."costCentre")
       and (b.project is null or b.project = p.project)) placed
   where place = 1`

/** The id of the credit account that `p` uses: that of its company, or else of the nearest one above. */
const accountInForce = sql`
  select a.id from "creditAccount" a where a."companyId" = any(t.ids) order by array_position(t.ids, a."companyId") limit 1`

/** The ids of the limits that apply to `p`: of each kind, those of the nearest company that has some. */
const limitsInForce = sql`
  select id from (
    select l.id, rank() over (partition by l.measure, l."categoryId", l."productId", lower(l.supplier), l."contactId" is null
                              order by array_position(t.ids, l."companyId")) as place
      from "spendingLimit" l
     where l."companyId" = any(t.ids) and l.active and (l."contactId" is null or l."contactId" = p."contactId")) placed
   where place = 1`

/** The lines of the cart or order of `p`, without bonus items. Each has the categories of the limits in `f.limits` and the rules in `a.rules` that its product is in, or below. */
const purchaseLines = sql`
  select g."productId", g.amount::text, o.supplier, coalesce(k.ids, '{}') as "categoryIds"
    from (select i."productId", i."priceTotal" as amount, i.id from "orderItem" i
           where p."cartId" is null and p.lines is null and i."orderId" = p."orderId" and i.class = 'product' and i."isBonus" = 'N' and i."productId" is not null
          union all
          select i."productId", (i.amounts ->> 'totalPrice')::numeric, i.id from "cartItem" i
           where i."cartId" = p."cartId" and not i."isBonus" and i."unorderableReason" is null
          union all
          select l."productId", l.amount, l.id from rows from (jsonb_to_recordset(p.lines) as ("productId" int4, amount numeric)) with ordinality as l("productId", amount, id)) g
    left join product o on o.id = g."productId"
    left join lateral (
      select array_agg(distinct x."categoryId" order by x."categoryId") as ids
        from jsonb_to_recordset(f.limits || a.rules) as x("categoryId" int4)
       where x."categoryId" is not null and exists (
         select from "categoryItem" ci join category c on c.id = ci."categoryId"
          where (ci."productId" = g."productId" or ci."clusterId" in (select cp."clusterId" from product cp where cp.id = g."productId"))
            and x."categoryId" = any(string_to_array(c.path, '/')::int4[]))) k on true
   order by g.id`

const heldBy = (account: RawBuilder<unknown>, part: string) => sql`
  coalesce((select sum(e.amount) from "spendingEntry" e where e."orderId" = p."orderId" and ${account} and e.part = ${sql.lit(part)}), 0)::text`

const factsQuery = compiledQuery<Record<never, never>, { purchases: string; now: Date }, SpendingFacts & { n: number }>(
  (_, { purchases, now }) => sql`
    select p.n, b.list as budgets, k.account as credit, f.limits, g.lines, m.ids as "approverIds", t.ids as tree, a.rules, v.members, w.people, q.request,
           (select c."authorizationLimit"::text from "purchaseAuthorizationConfig" c where c."contactId" = p."contactId" and c."companyId" = p."companyId"
               and c."purchaseRole" = 'PURCHASER') as "purchaseLimit"
      from ${purchaseRows(purchases)}
      cross join ${companyTree}
      cross join lateral (
        select coalesce(jsonb_agg(to_jsonb(x) order by x.id), '[]') as list from (
          select b.id, b.name, b."companyId", b.enforcement, b.period, b.amount::text, b.currency, b.rates, s."startsOn"::text, s."contactId",
                 ${spentIn(sql`s."startsOn"`, sql`s."contactId"`)}::text as spent, ${heldBy(sql`e."budgetId" = b.id`, 'BUDGET')} as held
            from budget b
            cross join lateral (select ${periodStart(sql`${now}::timestamptz`)} as "startsOn", case when b."isPerContact" then coalesce(p."contactId", 0) else 0 end as "contactId") s
           where b.id in (${budgetsInForce})) x) b
      left join lateral (
        select to_jsonb(x) as account from (
          select a.id, a."companyId", a."creditLimit"::text, a.currency, a.rates, a."countsFrom", a."isOnHold", a."onHoldReason",
                 a."openOrders"::text, a.balance::text, ${heldBy(sql`e."creditAccountId" = a.id`, 'OPEN_ORDERS')} as held,
                 i.invoiced::text, i."isClosed"
            from "creditAccount" a
            cross join lateral (select coalesce(sum(c.amount), 0) as invoiced, coalesce(bool_or(c."closesOrder"), false) as "isClosed"
              from "creditEntry" c where c."orderId" = p."orderId" and c.type = 'INVOICE' and c."creditAccountId" = a.id) i
           where a.id = (${accountInForce})) x) k on true
      cross join lateral (
        select coalesce(jsonb_agg(to_jsonb(x) order by x.id), '[]') as limits from (
          select l.id, l.name, l."companyId", l.measure, l."categoryId", l."productId", l.supplier, l.amount::text, l.currency, l.rates, l.effect
            from "spendingLimit" l where l.id in (${limitsInForce})) x) f
      cross join ${approvalRules}
      cross join lateral (
        select case when (f.limits || a.rules) @? '$[*] ? (@.measure == "LINE" || @.categoryId != null || @.productId != null || @.supplier != null)' is not true then '[]' else (select coalesce(jsonb_agg(to_jsonb(x)), '[]') from (${purchaseLines}) x) end as lines) g
      cross join lateral (
        select coalesce(array_agg(c."contactId" order by c."contactId"), '{}') as ids from "purchaseAuthorizationConfig" c
         where c."purchaseRole" = 'AUTHORIZATION_MANAGER' and c."companyId" = (
           select o."companyId" from "purchaseAuthorizationConfig" o where o."companyId" = any(t.ids) and o."purchaseRole" = 'AUTHORIZATION_MANAGER'
            order by array_position(t.ids, o."companyId") limit 1)) m
      cross join ${approvalMembers}
      left join ${approvalRequest} on true
      cross join ${approvalPeople}
     where p."companyId" is not null`,
)

/** Returns the facts of each purchase, in their order. Purchases without a company use no budgets and no credit. */
export async function readFacts({ db, now }: Pick<Ctx, 'db' | 'now'>, purchases: readonly Purchase[]): Promise<SpendingFacts[]> {
  if (purchases.every(({ companyId }) => companyId === null)) return purchases.map(() => NO_FACTS)
  const rows = await factsQuery(db, {}, { purchases: purchasesText(purchases), now })
  const found = new Map(rows.map((row) => [row.n, row]))
  return purchases.map((_, n) => found.get(n) ?? NO_FACTS)
}

/** The budgets and accounts that are locked for a purchase. */
export interface LockedAccounts {
  budgetIds: readonly number[]
  creditAccountIds: readonly number[]
}

/** The account is locked when all budgets are: its condition asks for them first. */
const lockQuery = compiledQuery<
  Record<never, never>,
  { purchases: string; orderId: number | null },
  { budgetId: number | null; creditAccountId: number | null }
>((_, { purchases, orderId }) => {
  const place = sql`${purchaseRows(purchases)} cross join ${companyTree}`
  const usedBefore = (column: string) =>
    sql`(select e.${sql.id(column)} from "spendingEntry" e where e."orderId" = ${orderId}::int4)`
  return sql`
    with budgets as materialized (
      select b.id from budget b
       where b.id in (select f.id from ${place} cross join lateral (${budgetsInForce}) f) or b.id in ${usedBefore('budgetId')}
       order by b.id for no key update
    ), accounts as materialized (
      select a.id from "creditAccount" a
       where (select count(*) from budgets) is not null
         and (a.id in (select f.id from ${place} cross join lateral (${accountInForce}) f) or a.id in ${usedBefore('creditAccountId')})
       order by a.id for no key update
    )
    select id as "budgetId", null as "creditAccountId" from budgets
    union all select null, id from accounts`
})

/**
 * Locks the budgets and the account that a purchase uses, and those that its order has used before: budgets before accounts, each by id. All
 * purchases lock them in this order, so that they wait for each other and never deadlock. The facts must be read afterwards, by another statement.
 */
export async function lockAccounts(db: Database, purchase: Purchase): Promise<LockedAccounts> {
  const rows = await lockQuery(db, {}, { purchases: purchasesText([purchase]), orderId: purchase.orderId })
  return {
    budgetIds: rows.flatMap(({ budgetId }) => budgetId ?? []),
    creditAccountIds: rows.flatMap(({ creditAccountId }) => creditAccountId ?? []),
  }
}
