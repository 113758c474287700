import type { ModuleContext } from 'wharf/module'
import type { Settings } from './points.js'

/** Books expired points off, at most the balance of a company: points are spent in the order in which they expire. Returns the number of companies. */
export async function expirePoints({ sql, now }: ModuleContext<Settings>): Promise<number> {
  const rows = await sql`
    with due as (
      update module_loyalty.booking set "expiresAt" = null where "expiresAt" <= ${now}::timestamptz returning "companyId", points),
    expired as (select "companyId", sum(points)::int as points from due group by 1),
    balance as (select "companyId", sum(points)::int as points from module_loyalty.booking group by 1)
    insert into module_loyalty.booking ("companyId", points, reason, "createdAt")
    select expired."companyId", -least(expired.points, balance.points), 'Expired', ${now}::timestamptz
      from expired join balance using ("companyId") where balance.points > 0
    returning id`
  return rows.length
}
