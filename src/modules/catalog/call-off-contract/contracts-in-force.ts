/** The contract that a cart calls off for a product, as a column of a statement that is sent anyway: a tenant without contracts sends no further one. */

import { type RawBuilder, sql } from 'kysely'
import { companyAndAbove } from '../../../resources/accounts/company.above.js'

/** The contract of a product that a cart would use. Instants are ISO 8601. */
export interface CallOffValues {
  id: number
  uuid: string
  number: string
  price: string
  currency: string
  remaining: number
  validFrom: string
  validTo: string
}

/** True if the tenant has any contract: a column of the statements that read the order status. */
export const hasCallOffs: RawBuilder<boolean> = sql`exists (select from "callOffContract")`

/**
 * Returns the contract of `product.id`: of those of the company and the companies above it, one with something left before one without, then that of the
 * nearest company, then the one that ends first. `isWanted` is the condition on the products of the statement, which is evaluated once.
 */
export const callOffColumn = (
  companyId: RawBuilder<unknown>,
  now: RawBuilder<unknown>,
  isWanted: RawBuilder<unknown>,
): RawBuilder<CallOffValues | null> => sql<CallOffValues | null>`
  ((select jsonb_object_agg(x."productId", jsonb_build_object('id', x.id, 'uuid', x.uuid, 'number', x.number, 'price', x.price, 'currency', x.currency,
                            'remaining', x.remaining, 'validFrom', x."validFrom", 'validTo', x."validTo"))
      from (select distinct on (n."productId") n."productId", n.id, n.uuid, n.number, n.price::text, n.currency, n.quantity - n."calledOff" as remaining,
                   n."validFrom", n."validTo"
              from ${companyAndAbove(companyId, hasCallOffs)} above join "callOffContract" n on n."companyId" = above.id
             where n.active and n."validFrom" <= ${now}::timestamptz and n."validTo" >= ${now}::timestamptz and n."productId" ${isWanted}
             order by n."productId", n.quantity = n."calledOff", above.level, n."validTo", n.id) x) -> product.id::text)`
