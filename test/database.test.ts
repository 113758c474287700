/** How statements reach PostgreSQL: decision 17. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { compiledQuery } from '../src/core/store/compiled-query.js'
import { type Database, openDatabase } from '../src/db/database.js'
import { type House, house } from './house.js'
import { administer } from './setup/postgres.js'

let h: House
let db: Database
beforeAll(async () => {
  h = await house({ closes: false })
  db = openDatabase({ url: h.url, size: 4, onError: () => undefined })
})
afterAll(async () => {
  await db.destroy()
  await h.close()
})

const one = async (text: string) => (await sql<{ n: unknown }>`${sql.raw(text)}`.execute(db)).rows[0]?.n

test('what is asked for in one moment is answered each for itself, whatever becomes of the others', async () => {
  for (let run = 0; run < 3; run++) {
    const asked = [
      'select 1 as n',
      'select 1/0 as n',
      'select 2 as n',
      'select nonsense',
      `select '{"a":[1]}'::jsonb as n`,
      'select 3::int8 as n',
    ]
    const answers = await Promise.allSettled(asked.map(one))

    expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : answer.reason.code))).toEqual([
      1,
      '22012',
      2,
      '42703',
      { a: [1] },
      3,
    ])
  }
})

test('a table may change under a statement that was prepared', async () => {
  await one('create table changing as select 1 as n')
  for (let run = 0; run < 4; run++)
    expect(await Promise.all([one('select n from changing'), one('select n from changing')])).toEqual([1, 1])

  await one('alter table changing alter n type text')

  expect(await Promise.all([one('select n from changing'), one('select n from changing')])).toEqual(['1', '1'])
  await one('drop table changing')
})

test('a transaction meets such a change once; the next one does not', async () => {
  await one('create table moving as select 1 as n')
  const read = () =>
    db.transaction().execute(async (trx) => (await sql<{ n: unknown }>`select n from moving for update`.execute(trx)).rows[0]?.n)
  for (let run = 0; run < 3; run++) expect(await read()).toBe(1)

  await one('alter table moving alter n type text')

  await expect(read()).rejects.toMatchObject({ code: '0A000' })
  expect(await read()).toBe('1')
  await one('drop table moving')
})

test('a connection that has prepared too much is replaced', async () => {
  const narrow = openDatabase({ url: h.url, size: 1, onError: () => undefined })
  const pidOf = async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(narrow)).rows[0]?.pid
  const first = await pidOf()
  for (let i = 0; i < 2100; i++) {
    const text = sql.raw(`select ${i} as n`)
    await Promise.all([sql`${text}`.execute(narrow), sql`${text}`.execute(narrow)])
  }

  expect(await pidOf()).not.toBe(first)
  const { rows } = await sql<{ n: number }>`select count(*)::int4 as n from pg_prepared_statements`.execute(narrow)
  expect(rows[0]?.n).toBeLessThan(1000)
  await narrow.destroy()
  await expect(narrow.transaction().execute(async () => undefined)).rejects.toThrow('Cannot use a pool after calling end')
})

test('a connection that breaks fails what was under way on it; the next statement has another', async () => {
  await one('select 1 as n')
  const answers = await Promise.allSettled([one('select pg_terminate_backend(pg_backend_pid()) as n'), one('select 7 as n')])

  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await one('select 8 as n')).toBe(8)
})

test('a connection that breaks while it rests is told of and replaced; whoever comes next notices nothing', async () => {
  const broken: string[] = []
  const narrow = openDatabase({ url: h.url, size: 1, onError: ({ message }) => broken.push(message) })
  const pidOf = async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(narrow)).rows[0]?.pid
  const first = await pidOf()
  await one(`select pg_terminate_backend(${first}) as n`)
  await expect.poll(() => broken).toEqual([expect.stringContaining('terminat')])

  expect(await pidOf()).not.toBe(first)
  const after = await narrow.transaction().execute(async (trx) => (await sql<{ n: number }>`select 5 as n`.execute(trx)).rows)
  expect(after).toEqual([{ n: 5 }])
  await narrow.destroy()
})

test('writers that wait for each other leave room for those who read', async () => {
  await one('create table wanted as select 1 as n')
  let free: () => void = () => undefined
  const holding = new Promise<void>((go) => {
    free = go
  })
  const writes = Array.from({ length: 8 }, (_, i) =>
    db.transaction().execute(async (trx) => {
      await sql`update wanted set n = n + 1`.execute(trx)
      if (i === 0) await holding
    }),
  )
  await new Promise((done) => setTimeout(done, 200))

  expect(await one('select n from wanted')).toBe(1)

  free()
  await Promise.all(writes)
  expect(await one('select n from wanted')).toBe(9)
  await one('drop table wanted')
})

test('rows of a transaction are seen by it alone until it ends, and it does what it is told in order', async () => {
  await one('create table ordered (n int)')
  const inside = await db.transaction().execute(async (trx) => {
    const insert = (n: number) => sql`insert into ordered values (${n})`.execute(trx)
    await Promise.all([insert(1), insert(2), insert(3)])
    expect(await one('select count(*)::int4 as n from ordered')).toBe(0)
    return (await sql<{ n: number }>`select n from ordered`.execute(trx)).rows.map(({ n }) => n)
  })

  expect(inside).toEqual([1, 2, 3])
  expect(await one('select count(*)::int4 as n from ordered')).toBe(3)
  await one('drop table ordered')
})

test('a statement that is kept takes its values by slots, and no other', async () => {
  const add = compiledQuery<Record<string, never>, { a: number; b: number }, { n: number }>(
    (_, { a, b }) => sql`select ${a}::int4 + ${b}::int4 as n`,
  )
  expect(await add(db, {}, { a: 1, b: 2 })).toEqual([{ n: 3 }])
  expect(await add(db, {}, { a: 10, b: 20 })).toEqual([{ n: 30 }])

  const leaking = compiledQuery<Record<string, never>, object, unknown>(() => sql`select ${'the first caller'} as n`)
  await expect(leaking(db, {}, {})).rejects.toThrow('The statement [select $1 as n] holds a value that has no slot')
})

test('how long a statement takes is told without its values, in a transaction, too', async () => {
  const heard: [string, number][] = []
  const timed = openDatabase({ url: h.url, size: 2, onError: () => undefined, onAnswer: (text, ms) => heard.push([text, ms]) })
  const wait = (on: Database) => sql`select pg_sleep(${0.15}), ${'hush'}::text`.execute(on)

  await Promise.all([wait(timed), sql`select 1`.execute(timed)])
  await timed.transaction().execute(wait)
  await timed.destroy()

  const text = 'select pg_sleep($1), $2::text'
  expect(heard.filter(([, ms]) => ms > 100).map(([asked]) => asked)).toEqual([text, text])
  expect(heard.map(([asked]) => asked)).toContain('select 1')
})

test('a database that lets nobody in is an outage, not a failure of the server', async () => {
  const name = new URL(h.url).pathname.slice(1)
  const url = inject('postgresUrl')
  await administer(url, `alter database ${name} allow_connections false`)
  await administer(url, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
  h.logged.length = 0
  const form = { 'content-type': 'multipart/form-data; boundary=x', apikey: 'somebody' }

  try {
    expect((await h.gql('{ taxes { itemsFound } }')).errors).toMatchObject([{ code: 'SERVICE_UNAVAILABLE' }])
    const rest = await h.rest('GET /v2/taxes')
    expect([rest.status, rest.headers['retry-after']]).toEqual([503, '1'])
    const upload = await h.app.inject({ method: 'POST', url: '/v2/graphql', headers: form, payload: '--x--' })
    expect(upload.json().errors).toMatchObject([{ extensions: { code: 'SERVICE_UNAVAILABLE' } }])
    expect(h.logged).toEqual([])
  } finally {
    await administer(url, `alter database ${name} allow_connections true`)
  }
  expect((await h.rest('GET /v2/taxes')).status).toBe(200)
})
