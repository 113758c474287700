/** The plan of a migration is compared with what PostgreSQL does: the locks that it holds, and whether the table has a new file. */

import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTestServer } from '../../../test/test-server.js'
import { planMigration } from './migration-plan.js'

const statements = [
  'alter table "planned" add column "a" text',
  `alter table "planned" add column "b" int not null default 7, add column "c" text default 'x'`,
  'alter table "planned" add column "d" uuid default gen_random_uuid()',
  'alter table "planned" alter column "n" type bigint',
  'alter table "planned" alter column "n" set not null',
  'alter table "planned" add constraint positive check (n > 0)',
  'alter table "planned" add constraint positive check (n > 0) not valid',
  'alter table "planned" rename column "n" to "m"',
  'alter table "planned" drop column "n"',
  'create index on "planned" (n)',
  `update "planned" set n = n + 1`,
  'delete from "planned" where n = 1',
  'create table "another" (id int)',
  'drop table "planned"',
]

let client: pg.Client
beforeEach(async () => {
  const server = await startTestServer()
  client = new pg.Client({ connectionString: server.url })
  await client.connect()
})
afterEach(() => client.end())

/** Runs a statement, and returns the strongest lock that it took on the table, and whether it wrote the table again. */
async function observe(statement: string) {
  const read = async () => (await client.query(`select oid, relfilenode as file from pg_class where relname = 'planned'`)).rows[0]
  await client.query('create table "planned" (id int primary key, n int); insert into "planned" values (1, 1), (2, 2)')
  const before = await read()
  await client.query('begin')
  await client.query(statement)
  const { rows } = await client.query<{ mode: string }>(
    'select mode from pg_locks where relation = $1 and pid = pg_backend_pid()',
    [before.oid],
  )
  const after = (await read())?.file
  await client.query('rollback; drop table "planned"')
  const order = [
    'AccessShareLock',
    'RowShareLock',
    'RowExclusiveLock',
    'ShareLock',
    'ShareRowExclusiveLock',
    'AccessExclusiveLock',
  ]
  const strongest = rows.map(({ mode }) => mode).sort((a, b) => order.indexOf(b) - order.indexOf(a))[0]
  return { lock: strongest, rewrites: after !== undefined && after !== before.file }
}

const toMode = (lock: string) =>
  `${lock
    .split(' ')
    .map((word) => word[0] + word.slice(1).toLowerCase())
    .join('')}Lock`

test.each(statements)('%s takes the planned lock and rewrites the table only if planned', async (statement) => {
  const { steps } = planMigration('tenant/test', statement)
  const [step] = steps

  const seen = await observe(statement)

  const isNew = statement.startsWith('create table')
  expect({ lock: step?.lock ? toMode(step.lock) : undefined, rewrites: steps.some(({ rewrites }) => rewrites) }).toEqual(
    isNew ? { lock: undefined, rewrites: false } : seen,
  )
})

test('a migration that takes something away stops the previous version; one that adds does not', () => {
  const runs = (text: string) => planMigration('tenant/test', text).previousVersionRuns

  expect([
    runs('alter table product add column "x" int'),
    runs('create table a (id int); alter table a drop column id'),
    runs('alter table product drop constraint c'),
  ]).toEqual([true, true, true])
  expect([runs('alter table product rename to goods'), runs('drop table product'), runs('alter table product drop sku')]).toEqual(
    [false, false, false],
  )
})

test('texts, comments and bodies of functions do not end a statement', () => {
  const text = `-- first; not a statement
    create function f() returns trigger language plpgsql as $$ begin update a set b = 1; return null; end $$;
    insert into a values ('x; y'); /* drop table a; */ update a set b = 'it''s;'`

  expect(planMigration('tenant/test', text).steps.map(({ does, table }) => [does.split(' ')[0], table])).toEqual([
    ['create', null],
    ['insert', 'a'],
    ['update', 'a'],
  ])
})
