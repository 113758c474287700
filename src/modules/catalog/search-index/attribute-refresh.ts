/**
 * Refreshes the entries of all products and clusters with a value of an attribute, after a trigger has detected that the attribute became
 * searchable, is no longer, or has another unit. It runs as a chain of events, one batch each, because there may be very many.
 */
import { sql } from 'kysely'
import type { Delivery } from '../../../core/background-work.js'
import { newUuid } from '../../../core/store/row.js'
import type { EventRow } from '../../../db/db.gen.js'
import { refreshEntries } from './refresh.js'

const BATCH_SIZE = 1000

/** The payload of a batch event: the attribute, and the last value that earlier batches have refreshed. */
interface AttributeBatch {
  attributeDescriptionId: number
  after: number
}

/** Refreshes one batch and schedules the next; the handler of the outbox. */
export async function refreshAttribute({ db, now }: Delivery, { payload, trigger, channelId }: EventRow): Promise<void> {
  const { attributeDescriptionId, after } = payload as unknown as AttributeBatch
  const { rows } = await sql<{ id: number; productId: number | null; clusterId: number | null }>`
    select id, "productId", "clusterId" from attribute
     where "attributeDescriptionId" = ${attributeDescriptionId} and id > ${after} order by id limit ${sql.lit(BATCH_SIZE)}`.execute(
    db,
  )
  await refreshEntries(
    { db, now },
    {
      productIds: rows.flatMap(({ productId }) => productId ?? []),
      clusterIds: rows.flatMap(({ clusterId }) => clusterId ?? []),
    },
  )
  const last = rows[BATCH_SIZE - 1]
  if (!last) return
  const next = JSON.stringify({ attributeDescriptionId, after: last.id } satisfies AttributeBatch)
  const uuid = newUuid({ now })
  await db
    .insertInto('event')
    .values({ uuid, trigger, channelId, payload: next as never, createdAt: now, dueAt: now })
    .execute()
}
