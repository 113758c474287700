/** Databases that are slow, silent or gone, seen from a request. */
import { sql } from 'kysely'
import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../../src/config.js'
import { Budget, type BudgetLimits } from '../../src/core/base/budget.js'
import { type Database, meterDatabase, openDatabase } from '../../src/db/database.js'
import { buildServer } from '../../src/server.js'
import { everything, startTestServer } from '../test-server.js'
import { openProxy } from './proxy.js'

const FOREVER = Number.POSITIVE_INFINITY
const endless: BudgetLimits = {
  objects: FOREVER,
  rows: FOREVER,
  bytes: FOREVER,
  time: FOREVER,
  databaseTime: FOREVER,
  work: FOREVER,
}
const budgetOf = (caller: string, limits: Partial<BudgetLimits> = {}) =>
  new Budget({ ...endless, ...limits }, { caller, credential: 'key' })

const sleep = (db: Database, seconds: number) => sql`select pg_sleep(${seconds})`.execute(db)
const readOne = async (db: Database) => (await sql<{ one: number }>`select 1 as one`.execute(db)).rows[0]?.one

async function open(size = 8) {
  const { url } = await startTestServer()
  const db = openDatabase({ url, size, onError: () => undefined })
  onTestFinished(() => db.destroy())
  const countSleepers = async () =>
    (
      await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity where datname = current_database()
        and state = 'active' and query like '%pg_sleep(%' and pid <> pg_backend_pid()`.execute(db)
    ).rows[0]?.n
  return { db, url, countSleepers }
}

test('a statement that takes more database time than its request may is cancelled, and the error says so', async () => {
  const { db, countSleepers } = await open()
  const metered = meterDatabase(db, budgetOf('a', { databaseTime: 200 }))

  await expect(sleep(metered, 1000)).rejects.toMatchObject({ code: 'BUDGET_EXCEEDED', limit: 'databaseTime', maximum: 200 })
  await expect.poll(countSleepers).toBe(0)
  await expect(readOne(metered)).rejects.toMatchObject({ code: 'BUDGET_EXCEEDED' })
  expect(await readOne(db)).toBe(1)
})

test('a transaction that takes too long is rolled back', async () => {
  const { db, countSleepers } = await open()
  const metered = meterDatabase(db, budgetOf('a', { databaseTime: 200 }))
  const work = metered.transaction().execute(async (trx) => {
    await sql`create table half_done (id int)`.execute(trx)
    await sleep(trx, 1000)
  })

  await expect(work).rejects.toMatchObject({ code: 'BUDGET_EXCEEDED' })
  await expect.poll(countSleepers).toBe(0)
  const { rows } = await sql`select to_regclass('half_done') as place`.execute(db)
  expect(rows).toEqual([{ place: null }])
})

test('a client that leaves takes its statement along', async () => {
  const { db, countSleepers } = await open()
  const budget = budgetOf('a')
  const running = sleep(meterDatabase(db, budget), 1000)
  running.catch(() => undefined)
  // A statement of the same tick would wait behind it.
  await new Promise(setImmediate)
  await expect.poll(countSleepers).toBe(1)

  budget.leave()

  await expect(running).rejects.toMatchObject({ code: 'CLIENT_LEFT' })
  await expect.poll(countSleepers).toBe(0)
})

test('one caller cannot take all connections, nor can all callers of one key', async () => {
  const { db, countSleepers } = await open()
  const budgets: Budget[] = []
  const running: Promise<unknown>[] = []
  onTestFinished(() => {
    for (const budget of budgets) budget.leave()
  })
  // Statements of the same tick share a connection; these do not.
  for (let i = 0; i < 20; i++) {
    const budget = budgetOf(`caller ${i % 3}`)
    budgets.push(budget)
    running.push(sleep(meterDatabase(db, budget), 1000 + i).catch(() => 'stopped'))
    await new Promise((next) => setTimeout(next, 5))
  }

  await expect.poll(countSleepers).toBe(6)
  const other = meterDatabase(db, new Budget(endless, { caller: 'other', credential: 'other key' }))
  expect(await readOne(other)).toBe(1)

  for (const budget of budgets) budget.leave()
  expect(new Set(await Promise.all(running))).toEqual(new Set(['stopped']))
})

test('a request does not wait for the connection that it holds itself', async () => {
  const { db } = await open(2)
  const metered = meterDatabase(db, budgetOf('a'))

  expect(await metered.transaction().execute(async () => readOne(metered))).toBe(1)
})

test('while packets are dropped in silence the server says that it is not ready; dead connections are replaced when they flow again', async () => {
  const server = await startTestServer()
  const apikey = await server.keyFor(everything)
  const proxy = await openProxy(server.url)
  const config = readConfig({ WHARF_DATA_DIR: server.fileFolder, WHARF_DISK_RESERVE: '0' })
  const { app, tenants, background } = buildServer(config, proxy.url, server.clock, pino({ level: 'silent' }))
  onTestFinished(async () => {
    proxy.close()
    await Promise.all([app.close(), background.stop()])
    await tenants.end()
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const ready = async () => {
    const answer = await fetch(`${url}/ready`)
    return { status: answer.status, body: await answer.json() }
  }
  const send = async (query: string) => {
    const headers = { apikey, 'content-type': 'application/json' }
    const answer = await fetch(`${url}/v2/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) })
    const body = (await answer.json()) as { data?: unknown; errors?: { extensions: { code: string } }[] }
    return { ...body, retryAfter: answer.headers.get('retry-after') }
  }
  const countTaxes = () => send('{ taxes { itemsFound } }')
  const addTax = () => send('mutation { taxCreate(input: { zone: "NL", code: H }) { zone } }')
  expect(await ready()).toEqual({ status: 200, body: { status: 'ready' } })
  expect((await countTaxes()).data).toEqual({ taxes: { itemsFound: 0 } })

  proxy.drop()
  const [health, ...answers] = await Promise.all([fetch(`${url}/health`), ready(), ready(), ready()])
  expect(health.status).toBe(200)
  const silent = { status: 503, body: { status: 'not ready', reason: 'the database cannot be reached' } }
  expect(answers).toEqual([silent, silent, silent])
  const lost = await Promise.all([countTaxes(), addTax()])
  const refusals = lost.map(({ errors, retryAfter }) => [errors?.[0]?.extensions.code, retryAfter])
  expect(refusals).toEqual([
    ['SERVICE_UNAVAILABLE', '1'],
    ['SERVICE_UNAVAILABLE', '1'],
  ])
  expect(await ready()).toEqual(silent)

  proxy.restore()
  await expect.poll(ready).toEqual({ status: 200, body: { status: 'ready' } })
  await expect.poll(async () => (await addTax()).data).toEqual({ taxCreate: { zone: 'NL' } })
  expect((await countTaxes()).data).toEqual({ taxes: { itemsFound: 1 } })
})
