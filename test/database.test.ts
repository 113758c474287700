/** The connection pool: pipelining, prepared statements and broken connections (decision 17). */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { compiledQuery } from '../src/core/store/compiled-query.js'
import { ConnectionCap } from '../src/db/connection-cap.js'
import { type Database, openDatabase, readPoolUse } from '../src/db/database.js'
import type { Meter } from '../src/db/meter.js'
import { PreparedPool } from '../src/db/prepared-pool.js'
import { administer } from './setup/postgres.js'
import { startTestServer, type TestServer } from './test-server.js'

let server: TestServer
let db: Database
beforeAll(async () => {
  server = await startTestServer({ closes: false })
  db = openDatabase({ url: server.url, size: 4, onError: () => undefined })
})
afterAll(async () => {
  await db.destroy()
  await server.close()
})

/** Behind a pooler the connections to PostgreSQL are not ours. */
const isPooled = () => inject('serverUrl') !== inject('postgresUrl')

const readValue = async (text: string) => (await sql<{ n: unknown }>`${sql.raw(text)}`.execute(db)).rows[0]?.n

test('statements that are sent together succeed or fail independently of each other', async () => {
  for (let run = 0; run < 3; run++) {
    const statements = [
      'select 1 as n',
      'select 1/0 as n',
      'select 2 as n',
      'select nonsense',
      `select '{"a":[1]}'::jsonb as n`,
      'select 3::int8 as n',
    ]
    const results = await Promise.allSettled(statements.map(readValue))

    expect(results.map((result) => (result.status === 'fulfilled' ? result.value : result.reason.code))).toEqual([
      1,
      '22012',
      2,
      '42703',
      { a: [1] },
      3,
    ])
  }
})

test('a prepared statement still works after its table changed', async () => {
  await readValue('create table changing as select 1 as n')
  for (let run = 0; run < 4; run++)
    expect(await Promise.all([readValue('select n from changing'), readValue('select n from changing')])).toEqual([1, 1])

  await readValue('alter table changing alter n type text')

  expect(await Promise.all([readValue('select n from changing'), readValue('select n from changing')])).toEqual(['1', '1'])
  await readValue('drop table changing')
})

test('a transaction fails once after such a change; the next one succeeds', async () => {
  await readValue('create table moving as select 1 as n')
  const read = () =>
    db.transaction().execute(async (trx) => (await sql<{ n: unknown }>`select n from moving for update`.execute(trx)).rows[0]?.n)
  for (let run = 0; run < 3; run++) expect(await read()).toBe(1)

  await readValue('alter table moving alter n type text')

  await expect(read()).rejects.toMatchObject({ code: '0A000' })
  expect(await read()).toBe('1')
  await readValue('drop table moving')
})

test.skipIf(isPooled())('a connection with too many prepared statements is replaced', async () => {
  const smallPool = openDatabase({ url: server.url, size: 1, onError: () => undefined })
  const readPid = async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(smallPool)).rows[0]?.pid
  const first = await readPid()
  for (let i = 0; i < 2100; i++) {
    const text = sql.raw(`select ${i} as n`)
    await Promise.all([sql`${text}`.execute(smallPool), sql`${text}`.execute(smallPool)])
  }

  expect(await readPid()).not.toBe(first)
  const { rows } = await sql<{ n: number }>`select count(*)::int4 as n from pg_prepared_statements`.execute(smallPool)
  expect(rows[0]?.n).toBeLessThan(1000)
  await smallPool.destroy()
  await expect(smallPool.transaction().execute(async () => undefined)).rejects.toThrow('Cannot use a pool after calling end')
})

test('when a connection breaks, its running statements fail, and the next statement gets another connection', async () => {
  await readValue('select 1 as n')
  const results = await Promise.allSettled([
    readValue('select pg_terminate_backend(pg_backend_pid()) as n'),
    readValue('select 7 as n'),
  ])

  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await readValue('select 8 as n')).toBe(8)
})

test.skipIf(isPooled())('an idle connection that breaks is reported and replaced; the next statement succeeds', async () => {
  const broken: string[] = []
  const smallPool = openDatabase({ url: server.url, size: 1, onError: ({ message }) => broken.push(message) })
  const readPid = async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(smallPool)).rows[0]?.pid
  const first = await readPid()
  await readValue(`select pg_terminate_backend(${first}) as n`)
  await expect.poll(() => broken).toEqual([expect.stringContaining('terminat')])

  expect(await readPid()).not.toBe(first)
  const after = await smallPool.transaction().execute(async (trx) => (await sql<{ n: number }>`select 5 as n`.execute(trx)).rows)
  expect(after).toEqual([{ n: 5 }])
  await smallPool.destroy()
})

test('transactions that wait for each other leave connections for reads', async () => {
  await readValue('create table wanted as select 1 as n')
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const write = (after: () => Promise<void>) =>
    db.transaction().execute(async (trx) => {
      await sql`update wanted set n = n + 1`.execute(trx)
      await after()
    })
  // The first one has the row before the others ask for it.
  const writes: Promise<void>[] = []
  await new Promise<void>((hasRow) => {
    const keepRow = () => {
      hasRow()
      return released
    }
    writes.push(write(keepRow))
  })
  for (let i = 1; i < 8; i++) writes.push(write(async () => undefined))
  await new Promise((done) => setTimeout(done, 200))

  expect(await readValue('select n from wanted')).toBe(1)

  release()
  await Promise.all(writes)
  expect(await readValue('select n from wanted')).toBe(9)
  await readValue('drop table wanted')
})

test('many pools together open no more connections than they may; those that need some get those that others do not use', async () => {
  const cap = new ConnectionCap(3)
  const pools = Array.from({ length: 6 }, () => openDatabase({ url: server.url, size: 2, cap, onError: () => undefined }))
  const most = { open: 0 }
  const run = async (pool: Database) => {
    await sql`select pg_sleep(0.005)`.execute(pool)
    most.open = Math.max(
      most.open,
      pools.reduce((sum, one) => sum + (readPoolUse(one)?.open ?? 0), 0),
    )
  }
  const hold = (pool: Database) => pool.transaction().execute(async (trx) => run(trx))

  const answers = await Promise.all(
    pools.flatMap((pool) => [...Array.from({ length: 8 }, () => run(pool)), hold(pool), hold(pool)]),
  )

  expect(answers).toHaveLength(60)
  expect(most.open).toBeLessThanOrEqual(3)
  // One pool may have them all while the others are idle.
  const [first, second] = pools as [Database, Database]
  await Promise.all([hold(first), run(first), hold(second), run(second)])
  for (const pool of pools) await pool.destroy()
  expect(pools.map((pool) => readPoolUse(pool)?.open)).toEqual([0, 0, 0, 0, 0, 0])
})

test('a transaction runs its statements in order, and its rows are invisible to others until it ends', async () => {
  await readValue('create table ordered (n int)')
  const inside = await db.transaction().execute(async (trx) => {
    const insert = (n: number) => sql`insert into ordered values (${n})`.execute(trx)
    await Promise.all([insert(1), insert(2), insert(3)])
    expect(await readValue('select count(*)::int4 as n from ordered')).toBe(0)
    return (await sql<{ n: number }>`select n from ordered`.execute(trx)).rows.map(({ n }) => n)
  })

  expect(inside).toEqual([1, 2, 3])
  expect(await readValue('select count(*)::int4 as n from ordered')).toBe(3)
  await readValue('drop table ordered')
})

test('a compiled statement takes its values only through slots', async () => {
  const add = compiledQuery<Record<string, never>, { a: number; b: number }, { n: number }>(
    (_, { a, b }) => sql`select ${a}::int4 + ${b}::int4 as n`,
  )
  expect(await add(db, {}, { a: 1, b: 2 })).toEqual([{ n: 3 }])
  expect(await add(db, {}, { a: 10, b: 20 })).toEqual([{ n: 30 }])

  const leaking = compiledQuery<Record<string, never>, object, unknown>(() => sql`select ${'the first caller'} as n`)
  await expect(leaking(db, {}, {})).rejects.toThrow('The statement [select $1 as n] contains a value without a slot')
})

/** A request that goes on until `stopRequest` is called. */
function createMeter(more: Partial<Meter> = {}) {
  const stops = new Set<() => void>()
  const meter = {
    caller: 'a buyer',
    credential: 'a key',
    isPerson: true,
    isHeavy: false,
    takesTurns: false,
    recentDatabaseMs: 0,
    databaseShare: 0.5,
    connections: 0,
    reserved: 0,
    stopped: null as Error | null,
    requestId: null,
    origin: null,
    takeRow: () => true,
    addStatement: () => undefined,
    checkTime: () => undefined,
    resume: () => false,
    waitForTurn: (work: () => void) => work(),
    deliver: (work: () => void) => work(),
    onStop: (stop: () => void) => {
      stops.add(stop)
      return () => stops.delete(stop)
    },
    ...more,
  }
  const stopRequest = () => {
    meter.stopped = new Error('enough')
    for (const stop of stops) stop()
  }
  return Object.assign(meter, { stopRequest })
}

test.skipIf(isPooled())(
  'a connection on which a statement was cancelled serves the next caller, and the cancelling hits nobody else, however late it comes',
  async () => {
    const pool = new PreparedPool({ url: server.url, size: 1, waitMs: 120_000, onError: () => undefined })
    const readPid = async () => (await pool.query('select pg_backend_pid() as pid', [])).rows[0]
    const before = await readPid()
    const running = `select count(*)::int as n from pg_stat_activity where query like 'select pg_sleep(600)%' and state = 'active'`

    for (let run = 0; run < 20; run++) {
      const meter = createMeter()
      // Every other statement ends by itself at about the time at which it is cancelled.
      const statement = run % 2 ? 'select pg_sleep(0.002)' : `select pg_sleep(600) -- ${run}`
      const ended = pool.query(statement, [], meter).then(
        () => 'served',
        ({ message }) => message,
      )
      if (run % 2 === 0) while ((await readValue(running)) === 0) await new Promise((done) => setTimeout(done, 5))
      meter.stopRequest()

      expect(await ended).toBe('enough')
      expect(await readPid()).toEqual(before)
    }
    await pool.end()
  },
)

test('the next request on a connection is read at once, although the one before still waits for its turn', async () => {
  const pool = new PreparedPool({ url: server.url, size: 1, waitMs: 120_000, onError: () => undefined })
  const turns: (() => void)[] = []
  const slow = createMeter({ resume: () => true, waitForTurn: (work) => void turns.push(work) })
  const statement = 'select n from generate_series(1, 5) n'
  // From its second use on, a statement is prepared, and its result is read with pauses.
  await pool.query(statement, [])
  await pool.query(statement, [])
  const { rows } = await pool.query(statement, [], slow)

  expect(rows).toHaveLength(5)
  expect(turns).toHaveLength(1)
  expect((await pool.query('select 7 as n', [])).rows).toEqual([{ n: 7 }])
  await pool.end()
})

test('statements of a caller that takes turns share a connection while it is alone', async () => {
  const pool = new PreparedPool({ url: server.url, size: 8, waitMs: 120_000, onError: () => undefined })
  const frequent = createMeter({ takesTurns: true })
  const results = await Promise.all([1, 2, 3].map(() => pool.query('select pg_backend_pid() as pid', [], frequent)))

  expect(new Set(results.map(({ rows }) => (rows[0] as { pid: number }).pid)).size).toBe(1)
  await pool.end()
})

test('the time that we take to read a result is not time of the database', async () => {
  const pool = new PreparedPool({ url: server.url, size: 1, waitMs: 120_000, onError: () => undefined })
  const times: number[] = []
  const takeRow = () => {
    const until = performance.now() + 20
    while (performance.now() < until);
    return true
  }
  const addStatement = (_: string, startedAt: number, endedAt: number) => void times.push(endedAt - startedAt)
  const startedAt = performance.now()
  await pool.query('select n from generate_series(1, 50) n', [], createMeter({ takeRow, addStatement }))
  const whole = performance.now() - startedAt

  // Reading takes a second at least, on any machine.
  expect(times[0]).toBeLessThan(whole - 900)
  await pool.end()
})

test('the duration of a statement is reported without its values, also in a transaction', async () => {
  const reported: [string, number][] = []
  const timed = openDatabase({
    url: server.url,
    size: 2,
    onError: () => undefined,
    onResult: (text, ms) => reported.push([text, ms]),
  })
  const wait = (on: Database) => sql`select pg_sleep(${0.15}), ${'hush'}::text`.execute(on)

  await Promise.all([wait(timed), sql`select 1`.execute(timed)])
  await timed.transaction().execute(wait)
  await timed.destroy()

  const text = 'select pg_sleep($1), $2::text'
  expect(reported.filter(([, ms]) => ms > 100).map(([sent]) => sent)).toEqual([text, text])
  expect(reported.map(([sent]) => sent)).toContain('select 1')
})

test('a database that refuses connections is reported as an outage, not as a server error', async () => {
  const name = new URL(server.url).pathname.slice(1)
  const url = inject('postgresUrl')
  await administer(url, `alter database ${name} allow_connections false`)
  await administer(url, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
  server.logged.length = 0
  const form = { 'content-type': 'multipart/form-data; boundary=x', apikey: 'somebody' }

  try {
    expect((await server.gql('{ taxes { itemsFound } }')).errors).toMatchObject([{ code: 'SERVICE_UNAVAILABLE' }])
    const rest = await server.rest('GET /v2/taxes')
    expect([rest.status, rest.headers['retry-after']]).toEqual([503, '1'])
    const upload = await server.app.inject({ method: 'POST', url: '/v2/graphql', headers: form, payload: '--x--' })
    expect(upload.json().errors).toMatchObject([{ extensions: { code: 'SERVICE_UNAVAILABLE' } }])
    expect(server.logged).toEqual([])
  } finally {
    await administer(url, `alter database ${name} allow_connections true`)
  }
  // A pooler waits a little before it asks again.
  await expect.poll(async () => (await server.rest('GET /v2/taxes')).status).toBe(200)
})
