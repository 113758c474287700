import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { house } from '../../../../test/house.js'
import { deleteExpiredSessions } from './session.expiry.js'

test('sessions that are over are deleted with their tokens, also when nobody begins another one', async () => {
  const h = await house()
  await sql`insert into session (uuid, kind, provider, "createdAt", "expiresAt")
    select gen_random_uuid(), 'anonymous', 'anonymous', '2026-10-01', timestamptz '2026-11-01' + i * interval '1 minute'
      from generate_series(1, 2500) i`.execute(h.db)
  await sql`insert into "refreshToken" select sha256(uuid::text::bytea), uuid, "createdAt" from session`.execute(h.db)
  await h.gql('mutation { startSession { providerId } }', {}, await h.bareKey())

  await h.outbox.work()

  const count = async (table: string) =>
    (await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(h.db)).rows[0]?.n
  expect([await count('session'), await count('refreshToken')]).toEqual([1, 1])
})

test('of too many sessions of visitors, those that would end first are deleted, but none that began within a day', async () => {
  const h = await house()
  await sql`insert into session (uuid, kind, provider, "createdAt", "expiresAt")
    select gen_random_uuid(), 'anonymous', 'anonymous', t, t + interval '30 days' from generate_series(1, 6) i,
           lateral (select timestamptz '2026-11-15T12:00:00Z' - i * interval '10 hours' as t) at`.execute(h.db)

  await deleteExpiredSessions(h.db, h.clock(), 3)
  const left = await h.db.selectFrom('session').select('createdAt').orderBy('createdAt', 'desc').execute()
  await deleteExpiredSessions(h.db, h.clock(), 1)

  expect(left.map(({ createdAt }) => createdAt.toJSON().slice(0, 13))).toEqual([
    '2026-11-15T02',
    '2026-11-14T16',
    '2026-11-14T06',
  ])
  expect(await h.db.selectFrom('session').select('uuid').execute()).toHaveLength(2)
})
