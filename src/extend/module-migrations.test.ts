/** The tables of modules: in a schema of their own, with a role that may use nothing else. */
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../test/test-server.js'
import type { Migration } from './api/module.js'
import { dropModule, migrateModule, pendingOfModule } from './module-migrations.js'

const AT = new Date('2026-11-18T12:00:00Z')
const first: Migration = {
  name: '0001_point',
  sql: 'create table point (id int generated always as identity primary key, sum int)',
}
const second: Migration = { name: '0002_reason', sql: 'alter table point add column reason text' }

let server: TestServer
let client: pg.Client
beforeAll(async () => {
  server = await startTestServer({ closes: false })
  client = new pg.Client({ connectionString: server.url })
  await client.connect()
})
afterAll(async () => {
  for (const module of ['points', 'broken']) await dropModule(server.url, module)
  await client.end()
  await server.close()
})

const migrate = (name: string, ...migrations: Migration[]) => migrateModule(server.url, { name, migrations }, AT)

test('a module gets its tables, and a newer version changes them and keeps the rows', async () => {
  expect(await migrate('points', first)).toEqual(['points/0001_point'])
  await client.query('insert into module_points.point (sum) values (7)')

  expect(await pendingOfModule(server.url, { name: 'points', migrations: [first, second] })).toEqual(['points/0002_reason'])
  expect(await migrate('points', second, first)).toEqual(['points/0002_reason'])
  expect(await migrate('points', first, second)).toEqual([])

  expect((await client.query('select sum, reason from module_points.point')).rows).toEqual([{ sum: 7, reason: null }])
})

test('an older version, and an edited migration, are refused', async () => {
  await expect(migrate('points', first)).rejects.toThrow(
    'The module "points" cannot be loaded: its tables were changed by a newer version (0002_reason). Install that version again.',
  )
  await expect(migrate('points', { ...first, sql: `${first.sql} ` }, second)).rejects.toThrow(
    'its migration 0001_point was edited after it had been applied',
  )
})

test.each([
  ['reads tables of the shop', 'create table copy as select id from public.tax', 'permission denied for table tax'],
  ['changes tables of the shop', 'alter table public.tax add column points int', 'must be owner of table tax'],
  ['adds tables elsewhere', 'create table public.point (id int)', 'permission denied for schema public'],
  ['refers to tables of the shop', 'create table point (id int references public.tax)', 'permission denied for table tax'],
  [
    'uses the tables of another module',
    'insert into module_points.point (sum) values (1)',
    'permission denied for schema module_points',
  ],
  ['leaves its role', 'create table point (id int); reset role', 'must not change the role'],
])('a migration that %s fails, and leaves nothing behind', async (_, sql, message) => {
  await expect(migrate('broken', { name: '0001_broken', sql })).rejects.toThrow(message)

  const { rows } = await client.query(
    `select tablename from pg_tables where schemaname = 'module_broken' and not starts_with(tablename, '_') union all
     select name from module_broken._migration union all
     select table_name from information_schema.columns where table_name = 'tax' and column_name = 'points'`,
  )
  expect(rows).toEqual([])
})

test('a removed module leaves nothing behind', async () => {
  await dropModule(server.url, 'points')

  const { rows } = await client.query(
    `select nspname as name from pg_namespace where nspname = 'module_points' union all select rolname from pg_roles where rolname = 'wharf_module_points'`,
  )
  expect(rows).toEqual([])
})
