/** Limits the e-mails that strangers can have sent to one mailbox. It is counted in the database: across servers and network addresses. */
import { sql } from 'kysely'
import type { Delivery } from '../../../core/background-work.js'

const HOUR_MS = 3_600_000
const MAILS_PER_HOUR = 5

/**
 * Counts an e-mail to the mailbox; false when it has had enough in this hour. Whoever asked is told nothing of it. The owner misses nothing:
 * the links of the e-mails that did arrive work for as long.
 */
export async function takeMailboxUse({ db, now }: Delivery, email: string): Promise<boolean> {
  const expired = new Date(now.getTime() - HOUR_MS)
  await sql`delete from "mailboxUse" where "windowStart" <= ${expired}::timestamptz`.execute(db)
  const { rows } = await sql<{ sent: number }>`
    insert into "mailboxUse" as used (mailbox, "windowStart", sent) values (lower(${email}), ${now}::timestamptz, 1)
    on conflict (mailbox) do update set sent = used.sent + 1 where used.sent < ${MAILS_PER_HOUR}
    returning sent`.execute(db)
  return rows.length > 0
}
