/** Databases that are slow, silent or gone, seen from a request. */
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { Budget, type BudgetLimits } from '../../src/core/base/budget.js'
import { type Database, meterDatabase, openDatabase } from '../../src/db/database.js'
import { house } from '../house.js'
import { openProxy } from './proxy.js'

const FOREVER = Number.POSITIVE_INFINITY
const endless: BudgetLimits = { objects: FOREVER, rows: FOREVER, bytes: FOREVER, time: FOREVER, databaseTime: FOREVER }
const budgetOf = (caller: string, limits: Partial<BudgetLimits> = {}) =>
  new Budget({ ...endless, ...limits }, { caller, credential: 'key' })

const sleep = (db: Database, seconds: number) => sql`select pg_sleep(${seconds})`.execute(db)
const readOne = async (db: Database) => (await sql<{ one: number }>`select 1 as one`.execute(db)).rows[0]?.one

async function open(size = 8) {
  const { url } = await house()
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

test('after packets were dropped in silence, dead connections are found and replaced', async () => {
  const { url } = await open()
  const proxy = await openProxy(url)
  const db = openDatabase({ url: proxy.url, size: 4, onError: () => undefined })
  onTestFinished(async () => {
    proxy.close()
    await db.destroy()
  })
  expect(await readOne(db)).toBe(1)

  proxy.drop()
  const lost = await Promise.allSettled([readOne(db), db.transaction().execute(readOne)])
  expect(lost.map(({ status }) => status)).toEqual(['rejected', 'rejected'])

  proxy.restore()
  await expect.poll(() => readOne(db).catch(() => 0)).toBe(1)
  expect(await db.transaction().execute(readOne)).toBe(1)
})
