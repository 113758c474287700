import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startTestServer } from '../../../../test/test-server.js'
import { deleteExpiredSessions } from './session.expiry.js'

test('ended sessions are deleted with their tokens, even if nobody starts another one', async () => {
  const server = await startTestServer()
  await sql`insert into session (uuid, kind, provider, "createdAt", "expiresAt")
    select gen_random_uuid(), 'anonymous', 'anonymous', '2026-10-01', timestamptz '2026-11-01' + i * interval '1 minute'
      from generate_series(1, 2500) i`.execute(server.db)
  await sql`insert into "refreshToken" select sha256(uuid::text::bytea), uuid, "createdAt" from session`.execute(server.db)
  await server.gql('mutation { startSession { providerId } }', {}, await server.bareKey())

  await server.outbox.work()

  const count = async (table: string) =>
    (await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(server.db)).rows[0]?.n
  expect([await count('session'), await count('refreshToken')]).toEqual([1, 1])
})

test('of too many visitor sessions, those that would end first are deleted, but none that began within a day', async () => {
  const server = await startTestServer()
  await sql`insert into session (uuid, kind, provider, "createdAt", "expiresAt")
    select gen_random_uuid(), 'anonymous', 'anonymous', t, t + interval '30 days' from generate_series(1, 6) i,
           lateral (select timestamptz '2026-11-15T12:00:00Z' - i * interval '10 hours' as t) at`.execute(server.db)

  await deleteExpiredSessions(server.db, server.clock(), 3)
  const left = await server.db.selectFrom('session').select('createdAt').orderBy('createdAt', 'desc').execute()
  await deleteExpiredSessions(server.db, server.clock(), 1)

  expect(left.map(({ createdAt }) => createdAt.toJSON().slice(0, 13))).toEqual([
    '2026-11-15T02',
    '2026-11-14T16',
    '2026-11-14T06',
  ])
  expect(await server.db.selectFrom('session').select('uuid').execute()).toHaveLength(2)
})
