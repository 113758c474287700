/** The current period of budgets, and what was spent in it. SQL decides, so that reading a budget and reserving it use the same days. */
import { type RawBuilder, sql } from 'kysely'
import { Decimal } from '../../../core/money.js'
import type { Relation } from '../../../core/store/relations.js'
import type { BudgetRow } from '../../../db/db.gen.js'

/** The first day of the period of the budget `b` at an instant; of a rolling period the day itself. */
export const periodStart = (now: RawBuilder<unknown>): RawBuilder<string> => sql`
  (case b.period when 'NONE' then date '0001-01-01' when 'ROLLING' then (${now} at time zone b."timeZone")::date
        else date_trunc(lower(b.period), ${now} at time zone b."timeZone")::date end)`

/** What the budget `b` has spent in the period that begins on `startsOn`, for a contact or, with 0, for all together. */
export const spentIn = (startsOn: RawBuilder<unknown>, contactId: RawBuilder<unknown>): RawBuilder<string> => sql`
  coalesce((select sum(u.amount) from "budgetUse" u where u."budgetId" = b.id and u."contactId" = ${contactId}
     and (u."startsOn" = ${startsOn} or (b.period = 'ROLLING' and u."startsOn" > ${startsOn} - b."rollingDays" and u."startsOn" <= ${startsOn}))), 0)`

/** What is spent and left of a budget now. */
export interface BudgetState {
  spent: number
  remaining: number
  startsOn: string | null
}

/** Returns the state of each budget. Of a budget that each contact has, it is that of the calling contact. */
export const stateOfBudget: Relation<BudgetRow, BudgetState> = async (ctx, budgets) => {
  const contactId = ctx.actor.user?.kind === 'contact' ? (ctx.actor.user.id ?? 0) : 0
  const ids = [...new Set(budgets.map(({ id }) => id))]
  const start = periodStart(sql`${ctx.now}::timestamptz`)
  const { rows } = await sql<{ id: number; startsOn: string; spent: string }>`
    select b.id, p."startsOn"::text, ${spentIn(sql`p."startsOn"`, sql`case when b."isPerContact" then ${contactId}::int4 else 0 end`)}::text as spent
      from budget b cross join lateral (select ${start} as "startsOn") p where b.id = any(${ids}::int4[])`.execute(ctx.db)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return budgets.map(({ id, amount, period }) => {
    const { startsOn = null, spent = '0' } = byId.get(id) ?? {}
    return {
      spent: Decimal.of(spent).toNumber(),
      remaining: Decimal.of(amount).subtract(Decimal.of(spent)).toNumber(),
      startsOn: period === 'NONE' ? null : startsOn,
    }
  })
}
