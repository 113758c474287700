/** Queued e-mails: written in the caller's transaction, and sent by the outbox. */
import { invalidField } from '../../../core/base/errors.js'
import type { Database } from '../../../db/database.js'
import type { MailFile, MailRequest } from '../../../db/json.js'
import { mailEvents } from './mail.events.js'

/** The origin of an e-mail: a context, or the delivery of an event. */
export interface MailPlace {
  db: Database
  now: Date
}

/** Failed requests are kept this long, for inquiries. */
const RETENTION_MS = 30 * 24 * 3_600_000

/** Writes an e-mail to the outbox and returns its id. The caller of a context wakes the outbox. */
export async function queueMail(place: MailPlace, channelId: number, request: MailRequest): Promise<string> {
  const uuid = await mailEvents.write(place, 'SEND_EMAIL', {}, channelId)
  await keepRequest(place, uuid, request)
  return uuid
}

/** Stores the e-mail data beside its event: events are shown to others, e-mails are not. */
export async function keepRequest({ db, now }: MailPlace, uuid: string, request: MailRequest): Promise<void> {
  const expired = new Date(now.getTime() - RETENTION_MS)
  await db.deleteFrom('mailRequest').where('createdAt', '<', expired).execute()
  await db
    .insertInto('mailRequest')
    .values({ uuid, request: JSON.stringify(request) as never, createdAt: now })
    .execute()
}

const MAX_FILE_BYTES = 10_000_000

/** Refuses files that cannot be attached: a name or a media type that could inject a header, content that is not base64, or too much of it. */
export function checkFiles(files: readonly MailFile[] | null | undefined, field = 'attachments'): MailFile[] {
  const total = (files ?? []).reduce((sum, { base64 }) => sum + base64.length * 0.75, 0)
  if (total > MAX_FILE_BYTES) throw invalidField(field, `must have at most ${MAX_FILE_BYTES} bytes in total`)
  for (const [i, { fileName, contentType, base64 }] of (files ?? []).entries()) {
    requireHeaderText(`${field}[${i}].fileName`, fileName)
    if (/[/\\]/.test(fileName)) throw invalidField(`${field}[${i}].fileName`, 'must be a name without a path')
    if (!/^[\w.+-]+\/[\w.+-]+$/.test(contentType)) throw invalidField(`${field}[${i}].contentType`, 'must be a media type')
    if (!/^[A-Za-z0-9+/\s]*={0,2}\s*$/.test(base64)) throw invalidField(`${field}[${i}].base64`, 'must be base64')
  }
  return [...(files ?? [])]
}

/** Refuses a text that could inject a header. */
export function requireHeaderText(field: string, text: string | null | undefined): void {
  if (text && /[\p{Cc}\u2028\u2029]/u.test(text)) throw invalidField(field, 'must not have line breaks or control characters')
}
