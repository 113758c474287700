/** The entries of approval requests: append-only, each with the hash of the one before, and signed. */
import { sign } from 'node:crypto'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { ApprovalAction, ApprovalVia } from '../../../contract/contract.gen.js'
import type { Ctx } from '../../../core/context.js'
import type { ApprovalRequestRow } from '../../../db/db.gen.js'
import type { FingerprintParts } from '../../../db/json.js'
import { readNames } from '../../../resources/accounts/contact.names.js'
import { canonical } from './canonical.js'
import type { RuleFact } from './chain.js'
import { fingerprintOf, sha256 } from './fingerprint.js'
import { signingKey } from './keys.js'

/** Where and by whom an entry is written: a request, or a job without a user. */
export interface EntryPlace extends Pick<Ctx, 'db' | 'now'> {
  tenantId: string
  userId: number | null
}

export const placeOf = ({ db, now, actor: { tenantId, userId } }: Ctx): EntryPlace => ({ db, now, tenantId, userId })

/** What somebody did, and what they saw. */
export interface NewApprovalEntry {
  action: ApprovalAction
  contactId?: number | null
  onBehalfOfContactId?: number | null
  isEscalated?: boolean
  step?: number | null
  rule?: Pick<RuleFact, 'id' | 'name'> | null
  comment?: string | null
  parts: FingerprintParts
  order?: { id: number; uuid: string } | null
  /** By default over the API. */
  via?: ApprovalVia | undefined
}

/** Writes an entry of a request, whose cart the caller has locked. */
export async function appendEntry(place: EntryPlace, request: ApprovalRequestRow, entry: NewApprovalEntry): Promise<void> {
  const { db, now } = place
  const {
    contactId = null,
    onBehalfOfContactId = null,
    isEscalated = false,
    step = null,
    comment = null,
    action,
    via = 'API',
  } = entry
  const [last, people, key] = [
    await readLast(place, request),
    await readPeople(place, [contactId, onBehalfOfContactId]),
    await signingKey(db, now),
  ]
  const content = canonical({
    ...headOf(place, request, entry),
    ...{ number: last.number + 1, previous: last.hash, contact: people(contactId), onBehalfOf: people(onBehalfOfContactId) },
  })
  await sql`
    insert into "approvalEntry" (uuid, "requestId", number, action, "contactId", "onBehalfOfContactId", "isEscalated", step, comment, via, content, hash,
                                 signature, kid, "createdAt")
    values (${v7({ msecs: now.getTime() })}, ${request.id}, ${last.number + 1}, ${action}, ${contactId}, ${onBehalfOfContactId}, ${isEscalated}, ${step},
            ${comment}, ${via}, ${content}, ${sha256(content)}, ${sign(null, Buffer.from(content), key.key).toString('base64url')}, ${key.kid}, ${now})`.execute(
    db,
  )
}

/** Everything of an entry but its place in the chain and its people. */
function headOf({ now, tenantId, userId }: EntryPlace, request: ApprovalRequestRow, entry: NewApprovalEntry) {
  const { action, step = null, rule = null, comment = null, parts, order = null, isEscalated = false, via } = entry
  return {
    ...{
      tenant: tenantId,
      request: request.uuid,
      cart: request.cartUuid,
      companyId: request.companyId,
      requestedBy: request.contactId,
    },
    ...{
      action,
      at: now.toISOString(),
      userId,
      step,
      comment,
      order,
      isEscalated,
      rule: rule && { id: rule.id, name: rule.name },
      // Entries of the API have no such member: their text is the same as before there were links.
      via: via === 'LINK' ? via : undefined,
    },
    ...{ fingerprint: fingerprintOf(parts), currency: parts.currency, totalGross: parts.totalGross, totalNet: parts.totalNet },
  }
}

async function readLast({ db }: EntryPlace, { id }: ApprovalRequestRow): Promise<{ number: number; hash: string | null }> {
  const { rows } = await sql<{ number: number; hash: string }>`
    select number, hash from "approvalEntry" where "requestId" = ${id} order by number desc limit 1`.execute(db)
  return rows[0] ?? { number: 0, hash: null }
}

/** Reads people as the content of an entry names them. */
async function readPeople({ db }: EntryPlace, ids: readonly (number | null)[]) {
  const people = await readNames(
    db,
    ids.filter((id) => id !== null),
  )
  return (id: number | null) => {
    const { name = '', email = null } = people.find((person) => person.id === id) ?? {}
    return id === null ? null : { id, name, email }
  }
}
