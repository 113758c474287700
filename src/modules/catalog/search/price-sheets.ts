/** The filter of the index search by price sheets. */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { hasRole } from '../../../core/auth/access.js'
import { forbidden } from '../../../core/base/errors.js'
import type { Scope } from '../../../core/context.js'
import { selectCategories } from './conditions.js'

/** Returns conditions for items in a line of these price sheets. Only callers that may read prices may use them. */
export function priceSheetConditions({ actor }: Scope, sheetIds: readonly string[] | null | undefined): RawBuilder<SqlBool>[] {
  if (!sheetIds?.length) return []
  if (!hasRole(actor.roles, 'pricing', 'VIEWER')) throw forbidden('priceSheetIds requires the role pricing.VIEWER')
  const named = sql`
    with line as materialized (select d."productId", d."priceGroup", d."categoryId" from discount d
                                where d."pricesheetId" = any(${sheetIds}::uuid[]))
    select line."productId" from line where line."productId" is not null
    union all select p.id from product p where p."priceGroup" in (select line."priceGroup" from line)
    union all select coalesce(i."productId", i."clusterId") from "categoryItem" i
     where i."categoryId" in (${selectCategories(sql`top.id in (select line."categoryId" from line)`, true)})`
  return [
    sql<SqlBool>`m.id in (
      with named(id) as materialized (${named})
      select named.id from named union all select shown.id from "searchMember" shown where shown."entryId" in (select named.id from named))`,
  ]
}
