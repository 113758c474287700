/** What contacts may order for their companies without an authorization manager. */
import { sql } from 'kysely'
import { Decimal } from '../../../core/money.js'
import type { Relation } from '../../../core/store/relations.js'

/** A purchase, and its buyer. */
export interface Purchase {
  contactId: number | null
  companyId: number | null
  /** The total without tax. */
  totalGross: string
}

interface LimitRow {
  contactId: number
  companyId: number
  authorizationLimit: string
}

/**
 * Returns whether each purchase exceeds the limit of its contact in the company. A purchaser without a config, or with one without an amount, has no
 * limit; neither have authorization managers.
 */
export const exceedsLimit: Relation<Purchase, boolean> = async (ctx, purchases) => {
  const pairs = purchases.flatMap(({ contactId, companyId }) => (contactId && companyId ? [{ contactId, companyId }] : []))
  if (pairs.length === 0) return purchases.map(() => false)
  const { rows } = await sql<LimitRow>`
    select c."contactId", c."companyId", c."authorizationLimit"::text
      from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as pair("contactId" int4, "companyId" int4)
      join "purchaseAuthorizationConfig" c on c."contactId" = pair."contactId" and c."companyId" = pair."companyId"
     where c."purchaseRole" = 'PURCHASER' and c."authorizationLimit" is not null`.execute(ctx.db)
  const limits = new Map(rows.map((row) => [`${row.contactId} ${row.companyId}`, Decimal.of(row.authorizationLimit)]))
  return purchases.map(({ contactId, companyId, totalGross }) => {
    const limit = limits.get(`${contactId} ${companyId}`)
    return limit !== undefined && Decimal.of(totalGross).compare(limit) > 0
  })
}
