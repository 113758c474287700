/** Checks in a bulk request that the e-mail address and the debtorId are unique among customers. */
import { sql } from 'kysely'
import type { BulkItem, Directives } from '../../../core/bulk/bulk.js'
import type { Ctx } from '../../../core/context.js'

const fieldLabels = { email: 'e-mail address', debtorId: 'debtorId' } as const
type UniqueField = keyof typeof fieldLabels

/** An item that sets a unique field; `n` is its position in the request. */
interface UniqueClaim {
  n: number
  uuid: unknown
  field: UniqueField
  value: string
}

/** Returns for each item why it cannot be written, or null: a unique value belongs to another customer or to an earlier item. */
export async function duplicateKeys(ctx: Ctx, items: readonly BulkItem[], directives: Directives): Promise<(string | null)[]> {
  const claims = items.map((item, n) => readClaims(item, n, directives))
  const stored = new Set(claims.flat().length ? await findTakenClaims(ctx, claims.flat()) : [])
  const earlier = new Set<string>()
  return claims.map((itemClaims) => {
    const clash = itemClaims.find((claim) => stored.has(`${claim.n} ${claim.field}`) || earlier.has(claimKey(claim)))
    if (clash) return `Another customer has the ${fieldLabels[clash.field]} [${clash.value}]`
    for (const claim of itemClaims) earlier.add(claimKey(claim))
    return null
  })
}

const claimKey = ({ field, value }: UniqueClaim) => `${field} ${field === 'email' ? value.toLowerCase() : value}`

/** Returns the unique values that an item sets. With `skipIfNotEmpty` a value may not be written at all, so the unique index of the database checks it. */
function readClaims(item: BulkItem, n: number, { skipIfNotEmpty = [] }: Directives): UniqueClaim[] {
  return (Object.keys(fieldLabels) as UniqueField[]).flatMap((field) =>
    item[field] == null || skipIfNotEmpty.includes(field) ? [] : [{ n, uuid: item.uuid, field, value: String(item[field]) }],
  )
}

async function findTakenClaims(ctx: Ctx, claims: readonly UniqueClaim[]): Promise<string[]> {
  const { rows } = await sql<{ claim: string }>`
    with claim as (select n, uuid, field, value from jsonb_to_recordset(${JSON.stringify(claims)}::jsonb) as c(n int4, uuid uuid, field text, value text))
    select claim.n || ' email' as claim from claim join customer on lower(customer.email) = lower(claim.value)
     where claim.field = 'email' and customer.uuid <> claim.uuid
    union all
    select claim.n || ' debtorId' from claim join customer on customer."debtorId" = claim.value
     where claim.field = 'debtorId' and customer.uuid <> claim.uuid`.execute(ctx.db)
  return rows.map(({ claim }) => claim)
}
