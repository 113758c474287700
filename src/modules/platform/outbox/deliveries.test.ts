import { sql } from 'kysely'
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../../test/test-server.js'
import type { Database } from '../../../db/database.js'
import { claimNext, markWaiting, releaseSettled, settle } from './deliveries.rows.js'

const ADDRESS = 'https://erp.example/hook'
const TRIGGERS = ['CONTACT_CREATED', 'CONTACT_UPDATED', 'CONTACT_DELETED'] as const
const DELIVERED = { error: null, responseStatus: 200, responseExcerpt: 'ok' }

/** Three webhooks to one address, and deliveries of several records that wait for it. */
async function layDeliveries(server: TestServer, count: number, records: number): Promise<void> {
  const stamps = { createdAt: server.clock(), lastModifiedAt: server.clock() }
  const hooks = TRIGGERS.map((trigger) => ({ uuid: v7(), kind: 'WEBHOOK' as const, trigger, url: ADDRESS, ...stamps }))
  await server.db.insertInto('eventActionConfig').values(hooks).execute()
  await sql`
    with added as (
      insert into event (uuid, trigger, "channelId", payload, "createdAt", "dueAt", aggregate, sequence)
      select gen_random_uuid(), 'CONTACT_UPDATED', 1, '{}', ${server.clock()}::timestamptz, ${server.clock()}::timestamptz, 'contactId ' || n % ${records}::int, n
        from generate_series(1, ${count}::int) n returning id, aggregate, sequence)
    insert into "actionDelivery" (uuid, "eventId", "eventActionConfigId", aggregate, sequence, "dueAt", "createdAt")
    select gen_random_uuid(), added.id, hook.id, aggregate, sequence, ${server.clock()}::timestamptz, ${server.clock()}::timestamptz
      from added join (select id, row_number() over (order by id) as place from "eventActionConfig") hook on hook.place = 1 + sequence % 3
     order by sequence`.execute(server.db)
  await sql`analyze "actionDelivery", event, "eventActionConfig"`.execute(server.db)
}

/** How many rows of the table this connection has read and not yet reported to the statistics. */
async function countRead(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (seq_tup_read + idx_tup_fetch)::int as count from pg_stat_xact_user_tables where relname = 'actionDelivery'`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** How many rows of the table a claim reads. */
async function countRowsRead(server: TestServer): Promise<number> {
  const rolledBack = new Error('rolled back')
  let count = 0
  await server.db
    .transaction()
    .execute(async (inner) => {
      const before = await countRead(inner)
      await claimNext(inner, ADDRESS, server.clock())
      count = (await countRead(inner)) - before
      throw rolledBack
    })
    .catch((error) => {
      if (error !== rolledBack) throw error
    })
  return count
}

test.each([1, 50, 4_000])('with 4,000 deliveries of %i records waiting, a claim reads a few of them', async (records) => {
  const server = await startTestServer()
  await layDeliveries(server, 4_000, records)

  const first = await countRowsRead(server)
  // The heads of all records are under way, and everything else waits for them.
  for (let n = 0; n < Math.min(records, 50); n++) expect(await claimNext(server.db, ADDRESS, server.clock())).toBeDefined()
  let marked = 0
  for (let count = -1; count !== 0; marked += count) count = await markWaiting(server.db, ADDRESS, server.clock())
  const last = await countRowsRead(server)

  expect(marked).toBe(records === 4_000 ? 0 : 4_000 - records)
  expect(Math.min(first, last)).toBeGreaterThan(0)
  expect(Math.max(first, last)).toBeLessThan(500)
})

test('deliveries of one record are claimed one after the other, whichever webhook they belong to', async () => {
  const server = await startTestServer()
  await layDeliveries(server, 30, 2)
  const sequences: number[] = []

  for (
    let claimed = await claimNext(server.db, ADDRESS, server.clock());
    claimed;
    claimed = await claimNext(server.db, ADDRESS, server.clock())
  ) {
    const other = await claimNext(server.db, ADDRESS, server.clock())
    expect([other, await claimNext(server.db, ADDRESS, server.clock())]).toEqual([expect.anything(), undefined])
    await markWaiting(server.db, ADDRESS, server.clock())
    for (const one of [claimed, other]) {
      if (!one) continue
      sequences.push(one.sequence ?? 0)
      await settle(server.db, one, DELIVERED, server.clock(), () => 0.5)
    }
  }

  expect(sequences).toEqual(Array.from({ length: 30 }, (_, i) => i + 1))
})

test('a delivery whose predecessor is settled by a server that then dies is released by the next upkeep', async () => {
  const server = await startTestServer()
  await layDeliveries(server, 2, 1)
  const first = await claimNext(server.db, ADDRESS, server.clock())
  await markWaiting(server.db, ADDRESS, server.clock())

  await sql`update "actionDelivery" set status = 'DELIVERED' where id = ${first?.id}`.execute(server.db)
  const before = await claimNext(server.db, ADDRESS, server.clock())
  await releaseSettled(server.db, server.clock())

  expect(before).toBeUndefined()
  expect(await claimNext(server.db, ADDRESS, server.clock())).toMatchObject({ sequence: 2 })
})
