/** Writes the ledger of budgets and credit. Nothing else changes the amounts that it adds up to, and both are written by one statement. */
import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { SpendingEntryReason, SpendingPart } from '../../../contract/contract.gen.js'
import type { Ctx } from '../../../core/context.js'
import { compiledQuery, hiddenText } from '../../../core/store/compiled-query.js'

/** An entry to write. Amounts are texts of exact decimals in the currency of the budget or account. */
export interface NewEntry {
  budgetId?: number | undefined
  creditAccountId?: number | undefined
  part: SpendingPart
  reason: SpendingEntryReason
  /** The row of `budgetUse`. */
  startsOn?: string | undefined
  contactId?: number | undefined
  orderId?: number | null | undefined
  creditEntryId?: number | undefined
  amount: string
  orderCurrency?: string | null | undefined
  rate?: string | null | undefined
}

type LedgerPlace = Pick<Ctx, 'db' | 'now'> & { actor?: Pick<Ctx['actor'], 'userId'> }

const writeQuery = compiledQuery<Record<never, never>, { rows: string; now: Date; userId: number | null }, never>(
  (_, { rows, now, userId }) => sql`
    with entry as (
      insert into "spendingEntry" (uuid, "budgetId", "creditAccountId", part, reason, "startsOn", "contactId", "orderId", "creditEntryId", amount,
                                   "orderCurrency", rate, "createdAt", "createdBy")
      select uuid, "budgetId", "creditAccountId", part, reason, "startsOn", "contactId", "orderId", "creditEntryId", amount,
             "orderCurrency", rate, ${now}::timestamptz, ${userId}::int4
        from jsonb_to_recordset(${hiddenText(rows)}::jsonb) as x(uuid uuid, "budgetId" int4, "creditAccountId" int4, part text, reason text,
             "startsOn" date, "contactId" int4, "orderId" int4, "creditEntryId" int4, amount numeric, "orderCurrency" text, rate numeric)
      returning "budgetId", "creditAccountId", part, "startsOn", "contactId", amount
    ), used as (
      insert into "budgetUse" ("budgetId", "startsOn", "contactId", amount)
      select "budgetId", "startsOn", "contactId", sum(amount) from entry where "budgetId" is not null group by 1, 2, 3 order by 1, 3, 2
      on conflict ("budgetId", "contactId", "startsOn") do update set amount = "budgetUse".amount + excluded.amount
    )
    update "creditAccount" a set "openOrders" = a."openOrders" + e.orders, balance = a.balance + e.balance
      from (select "creditAccountId", coalesce(sum(amount) filter (where part = 'OPEN_ORDERS'), 0) as orders,
                   coalesce(sum(amount) filter (where part = 'BALANCE'), 0) as balance
              from entry where "creditAccountId" is not null group by 1) e
     where a.id = e."creditAccountId"`,
)

/** Writes entries and adds them to the amounts of their budgets and accounts, whose rows the caller has locked. */
export async function writeEntries({ db, now, actor }: LedgerPlace, entries: readonly NewEntry[]): Promise<void> {
  if (entries.length === 0) return
  const rows = entries.map((entry) => ({ contactId: 0, ...entry, uuid: v7({ msecs: now.getTime() }) }))
  await writeQuery(db, {}, { rows: JSON.stringify(rows), now, userId: actor?.userId ?? null })
}

/** A difference between the ledger and the amount that it should add up to. */
export interface LedgerDifference {
  kind: SpendingPart
  id: number
  stored: string
  ledger: string
}

/** Compares every amount with the sum of its entries, and returns at most 100 differences. */
export async function findDifferences(db: Ctx['db']): Promise<LedgerDifference[]> {
  const { rows } = await sql<LedgerDifference>`
    select kind, id, stored::text, ledger::text from (
      select 'BUDGET' as kind, coalesce(u."budgetId", e."budgetId") as id, coalesce(u.amount, 0) as stored, coalesce(e.amount, 0) as ledger
        from "budgetUse" u full join (
          select "budgetId", "startsOn", "contactId", sum(amount) as amount from "spendingEntry" where "budgetId" is not null group by 1, 2, 3
        ) e on e."budgetId" = u."budgetId" and e."startsOn" = u."startsOn" and e."contactId" = u."contactId"
      union all
      select p.part, a.id, p.stored, coalesce(e.amount, 0)
        from "creditAccount" a
        cross join lateral (values ('OPEN_ORDERS', a."openOrders"), ('BALANCE', a.balance)) p(part, stored)
        left join (select "creditAccountId", part, sum(amount) as amount from "spendingEntry" where "creditAccountId" is not null group by 1, 2) e
          on e."creditAccountId" = a.id and e.part = p.part
    ) c where stored <> ledger limit 100`.execute(db)
  return rows
}
