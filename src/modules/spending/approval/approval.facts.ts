/** What the approval of a purchase depends on, as parts of the one statement that reads the facts of purchases: `p` is the purchase, `t.ids` its tree of companies. */
import { sql } from 'kysely'
import { snapshotOfCart } from './fingerprint.js'

const hasRole = (role: string) => sql`exists (
  select from "purchaseAuthorizationConfig" o where o."contactId" = p."contactId" and o."companyId" = p."companyId" and o."purchaseRole" = ${sql.lit(role)})`
const managesCompany = sql`exists (select from "companyManager" o where o."userId" = p."contactId" and o."companyId" = p."companyId")`

/** The ids of the approval rules that apply to `p`: of each kind, those of the nearest company that has some. */
const rulesInForce = sql`
  select id from (
    select r.id, rank() over (
             partition by r."contactId" is null, r."contactRole", r."categoryId", r."productId", lower(r.supplier), r."costCentre", r."onlyIfRequired"
             order by array_position(t.ids, r."companyId")) as place
      from "approvalRule" r
     where r."companyId" = any(t.ids) and r.active
       and (r."contactId" is null or r."contactId" = p."contactId")
       and (r."costCentre" is null or r."costCentre" = p."costCentre")
       and (r."contactRole" is null
         or r."contactRole" = 'AUTHORIZATION_MANAGER' and ${hasRole('AUTHORIZATION_MANAGER')}
         or r."contactRole" = 'COMPANY_MANAGER' and ${managesCompany}
         or r."contactRole" = 'PURCHASER' and not ${hasRole('AUTHORIZATION_MANAGER')} and not ${managesCompany})) placed
   where place = 1`

/** The rules in force, as `a.rules`. */
export const approvalRules = sql`lateral (
  select coalesce(jsonb_agg(to_jsonb(x) order by x.id), '[]') as rules from (
    select r.id, r.name, r."companyId", r.amount::text, r.currency, r.rates, r."categoryId", r."productId", r.supplier, r."onlyIfRequired", r.steps,
           r."tolerancePercentage"::text, r."allowsOwnApproval", r."escalateAfterHours", r."escalateToContactId", r."expireAfterDays"
      from "approvalRule" r where r.id in (${rulesInForce})) x) a`

/** The contacts with a role in the companies of the tree, as `v.members`. Only rules use them. */
export const approvalMembers = sql`lateral (
  select case when a.rules = '[]' then '[]' else (
    select coalesce(jsonb_agg(to_jsonb(x) order by x."contactId", x.role), '[]') from (
      select "contactId", "companyId", 'AUTHORIZATION_MANAGER' as role from "purchaseAuthorizationConfig"
       where "companyId" = any(t.ids) and "purchaseRole" = 'AUTHORIZATION_MANAGER'
      union all
      select "userId", "companyId", 'COMPANY_MANAGER' from "companyManager" where "companyId" = any(t.ids)) x) end as members) v`

/** The latest request for the cart of `p`, as `q.request`. */
export const approvalRequest = sql`lateral (
  select to_jsonb(x) as request from (
    select r.id, r.status, r."isTakenOver", r."contactId", r.currency, r."totalGross"::text, r.parts,
           (select coalesce(jsonb_agg(jsonb_build_object('contactId', e."contactId", 'onBehalfOfContactId', e."onBehalfOfContactId",
                     'isEscalated', e."isEscalated") order by e.number), '[]')
              from "approvalEntry" e where e."requestId" = r.id and e.action = 'APPROVED') as decisions,
           (select ${snapshotOfCart} from cart c where c.id = r."cartId") as snapshot
      from "approvalRequest" r where r."cartId" = p."approvedCartId" order by r.id desc limit 1) x) q`

/** The contacts who ask and approve, as `w.people`; `m.ids` are the authorization managers. */
export const approvalPeople = sql`lateral (
  select case when a.rules = '[]' and m.ids = '{}' then '[]' else (
    select coalesce(jsonb_agg(to_jsonb(x) order by x.id), '[]') from (
      select c.id, c.email, c."linkedContactId",
             (select coalesce(jsonb_agg(k."companyId"), '[]') from "contactCompany" k where k."contactId" = c.id and k."companyId" = any(t.ids)) as "companyIds"
        from contact c
       where c.id = p."contactId" or c.id = any(m.ids)
          or c.id in (select (y ->> 'contactId')::int4 from jsonb_array_elements(v.members) y)
          or c.id in (select z::int4 from jsonb_array_elements(a.rules) y, jsonb_array_elements(y -> 'steps') s, jsonb_array_elements_text(s -> 'contactIds') z)
          or c.id in (select (y ->> 'escalateToContactId')::int4 from jsonb_array_elements(a.rules) y)
          or c.id = (q.request ->> 'contactId')::int4
          or c.id in (select unnest(array[(d ->> 'contactId')::int4, (d ->> 'onBehalfOfContactId')::int4])
                        from jsonb_array_elements(q.request -> 'decisions') d)) x) end as people) w`
