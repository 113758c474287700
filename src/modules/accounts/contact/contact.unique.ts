/** Checks in a bulk request that e-mail addresses are unique among contacts and accounts. */
import { sql } from 'kysely'
import type { BulkItem, Directives } from '../../../core/bulk/bulk.js'
import type { Ctx } from '../../../core/context.js'

/** An item that sets an e-mail address; `n` is its position in the request. */
interface EmailClaim {
  n: number
  uuid: unknown
  email: string
}

/** Returns for each item why it cannot be written, or null: its e-mail address belongs to somebody else or to another item. */
export async function duplicateEmails(
  ctx: Ctx,
  items: readonly BulkItem[],
  { skipIfNotEmpty = [] }: Directives,
): Promise<(string | null)[]> {
  // With `skipIfNotEmpty` the address may not be written at all, so the unique index of the database checks it.
  const claims = items.flatMap(({ uuid, email }, n): EmailClaim[] =>
    email == null || skipIfNotEmpty.includes('email') ? [] : [{ n, uuid, email: String(email) }],
  )
  const taken = claims.length ? await findTakenEmails(ctx, claims) : new Set()
  const counts = new Map<string, number>()
  for (const { email } of claims) counts.set(email.toLowerCase(), (counts.get(email.toLowerCase()) ?? 0) + 1)
  const reasons = new Map(claims.map(({ n, email }) => [n, duplicateReason(email, taken.has(n), counts)]))
  return items.map((_, n) => reasons.get(n) ?? null)
}

function duplicateReason(email: string, isTaken: boolean, counts: Map<string, number>): string | null {
  if (isTaken) return `Another contact or account has the e-mail address [${email}]`
  return (counts.get(email.toLowerCase()) ?? 0) > 1 ? 'Another item of this request has the same e-mail address' : null
}

async function findTakenEmails(ctx: Ctx, claims: readonly EmailClaim[]): Promise<Set<number>> {
  const { rows } = await sql<{ n: number }>`
    with claim as (
      select n, uuid, lower(email) as email
        from jsonb_to_recordset(${JSON.stringify(claims)}::jsonb) as c(n int4, uuid uuid, email text)
    )
    select claim.n from claim join contact on lower(contact.email) = claim.email where contact.uuid <> claim.uuid
    union all
    select claim.n from claim join account on lower(account.email) = claim.email
      left join contact on contact.id = account."contactId"
     where contact.uuid is distinct from claim.uuid`.execute(ctx.db)
  return new Set(rows.map(({ n }) => n))
}
