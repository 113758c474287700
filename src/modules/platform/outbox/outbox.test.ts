import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../../test/test-server.js'
import type { EventHandlers } from '../../../core/background-work.js'
import type { Database } from '../../../db/database.js'
import { openOutbox } from './outbox.js'

const MINUTE = 60_000

/** Writes events straight into the table, as the transaction of a change would. */
async function lay(server: TestServer, count: number, trigger = 'SEND_RESET_PASSWORD', db: Database = server.db) {
  const rows = Array.from({ length: count }, (_, number) => ({
    uuid: v7(),
    trigger,
    channelId: 1,
    payload: JSON.stringify({ number }) as never,
    createdAt: server.clock(),
    dueAt: server.clock(),
  }))
  await db.insertInto('event').values(rows).execute()
  return rows.map(({ uuid }) => uuid)
}

const rowsIn = (db: Database) =>
  db.selectFrom('event').select(['uuid', 'attempts', 'dueAt', 'doneAt', 'error']).orderBy('id').execute()

const outboxOf = (server: TestServer, handlers: EventHandlers, errors: string[] = []) =>
  openOutbox({
    tenants: server.tenants,
    clock: server.clock,
    handlers,
    random: () => 0.5,
    onError: (_, what) => void errors.push(what),
  })

const later = (server: TestServer, ms: number) => server.travel(new Date(server.clock().getTime() + ms).toISOString())
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

test('an event without a handler is marked as done when it is seen', async () => {
  const server = await startTestServer()
  await lay(server, 1200, 'COMPANY_CREATED')

  expect(await server.outbox.work()).toBe(1200)
  const rows = await rowsIn(server.db)

  expect(new Set(rows.map(({ doneAt, attempts, error }) => JSON.stringify([doneAt, attempts, error])))).toEqual(
    new Set([JSON.stringify([server.clock(), 0, null])]),
  )
})

test('four workers carry out each event once, and never two of them the same one', async () => {
  const server = await startTestServer()
  const uuids = await lay(server, 80)
  const carried: string[] = []
  const handlers: EventHandlers = {
    SEND_RESET_PASSWORD: async (_, { uuid }) => {
      carried.push(uuid)
      await pause(2)
    },
  }

  await Promise.all(Array.from({ length: 4 }, () => outboxOf(server, handlers).work()))

  expect(carried.toSorted()).toEqual(uuids.toSorted())
  expect((await rowsIn(server.db)).filter(({ doneAt }) => doneAt === null)).toEqual([])
})

test('an event that cannot be carried out is tried less and less often, given up after twelve times, and keeps nobody waiting', async () => {
  const server = await startTestServer()
  const [poison, good] = await lay(server, 2)
  const errors: string[] = []
  const attempts: number[] = []
  const outbox = outboxOf(
    server,
    {
      SEND_RESET_PASSWORD: async (_, { uuid }) => {
        if (uuid !== poison) return
        attempts.push(server.clock().getTime())
        throw new Error('the mail server said no')
      },
    },
    errors,
  )

  await outbox.work()
  const [afterFirst, other] = await rowsIn(server.db)
  for (let i = 0; i < 200; i++) {
    later(server, 5 * MINUTE)
    await outbox.work()
  }

  expect(afterFirst).toEqual({
    uuid: poison,
    attempts: 1,
    dueAt: new Date('2026-11-15T12:00:10.000Z'),
    doneAt: null,
    error: 'the mail server said no',
  })
  expect(other).toMatchObject({ uuid: good, attempts: 0, error: null, doneAt: new Date('2026-11-15T12:00:00.000Z') })
  expect(attempts.length).toBe(12)
  const gaps = attempts.slice(1).map((at, i) => (at - (attempts[i] ?? 0)) / MINUTE)
  expect(gaps).toEqual([5, 5, 5, 5, 5, 10, 15, 25, 45, 60, 60])
  expect((await rowsIn(server.db))[0]).toMatchObject({ attempts: 12, error: 'the mail server said no', doneAt: expect.any(Date) })
  expect(errors.length).toBe(12)
})

test('the writes of a failed handler are rolled back, and the event is retried with the same id', async () => {
  const server = await startTestServer()
  const [uuid] = await lay(server, 1)
  const heard: string[] = []
  const outbox = outboxOf(server, {
    SEND_RESET_PASSWORD: async ({ db }, event) => {
      heard.push(event.uuid)
      await db
        .updateTable('channel')
        .set({ name: `heard ${heard.length}` })
        .execute()
      if (heard.length === 1) throw new Error('lost the connection after sending')
    },
  })
  const name = async () => (await server.db.selectFrom('channel').select('name').executeTakeFirstOrThrow()).name
  const before = await name()

  await outbox.work()
  const between = await name()
  later(server, MINUTE)
  await outbox.work()

  expect([between, await name()]).toEqual([before, 'heard 2'])
  expect(heard).toEqual([uuid, uuid])
})

test('events are forgotten two weeks after they were done, and never before', async () => {
  const server = await startTestServer()
  await lay(server, 700, 'COMPANY_CREATED')
  await server.outbox.work()
  later(server, 14 * 24 * 60 * MINUTE)
  const [fresh] = await lay(server, 1, 'COMPANY_CREATED')
  await server.outbox.work()
  const kept = (await rowsIn(server.db)).length

  for (let i = 0; i < 3; i++) {
    later(server, MINUTE)
    await server.outbox.work()
  }

  expect(kept).toBe(701)
  expect((await rowsIn(server.db)).map(({ uuid }) => uuid)).toEqual([fresh])
})

test('the events of every tenant are carried out, and one whose database is away keeps nobody waiting', async () => {
  const server = await startTestServer()
  for (const id of ['acme', 'away'])
    await server.gql(`mutation { tenantCreate(input: { id: "${id}", name: "${id}", channel: { name: "Web" } }) { id } }`)
  const acme = await server.tenants.open('acme')
  if (!acme) throw new Error('acme is not there')
  await lay(server, 1)
  await lay(server, 1, 'SEND_RESET_PASSWORD', acme)
  await server.db
    .updateTable('control.tenant')
    .set({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none' })
    .where('id', '=', 'away')
    .execute()
  await server.tenants.close('away')
  const heard: string[] = []
  const errors: string[] = []
  const outbox = outboxOf(server, { SEND_RESET_PASSWORD: async ({ tenantId }) => void heard.push(tenantId) }, errors)

  await outbox.work()

  expect(heard.sort()).toEqual(['acme', 'default'])
  expect(new Set(errors)).toEqual(new Set(['the events of the tenant away could not be delivered yet']))
})

test('a started worker handles a new event at once, and finishes its work before it stops', async () => {
  const server = await startTestServer()
  const heard: string[] = []
  let begin: () => void = () => undefined
  const begun = new Promise<void>((go) => {
    begin = go
  })
  const outbox = outboxOf(server, {
    SEND_RESET_PASSWORD: async (_, { uuid }) => {
      begin()
      await pause(200)
      heard.push(uuid)
    },
  })
  outbox.start()
  const uuids = await lay(server, 3)

  outbox.wake('default')
  await begun
  await outbox.stop()

  expect(heard).toEqual(uuids.slice(0, 1))
  expect((await rowsIn(server.db)).map(({ doneAt }) => doneAt !== null)).toEqual([true, false, false])
})
