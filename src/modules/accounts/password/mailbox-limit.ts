/** Limits the e-mails that strangers can cause to be sent to one mailbox. It is counted in the database, across servers and network addresses. */
import { sql } from 'kysely'
import type { Delivery } from '../../../core/background-work.js'

const HOUR_MS = 3_600_000
const MAILS_PER_HOUR = 5

/**
 * Counts an e-mail to the mailbox; returns false if it has had enough in this hour. The caller is not informed. The owner misses nothing:
 * the links in the e-mails that did arrive stay valid as long.
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
