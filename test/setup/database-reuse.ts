/** Reuses the databases of finished tests: resetting one takes a tenth of the time that creating one takes. */
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { KeptPool } from './kept-pool.js'
import { buildDatabaseUrl } from './postgres.js'

/** Our tables, and the number of database objects: a database whose objects a test has changed is not reused. */
const OUR_TABLES = `(select c.oid from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r' and n.nspname in ('public', 'control'))`
const OBJECT_COUNT = `(select count(*) from pg_class where relnamespace in ('public'::regnamespace, 'control'::regnamespace))
  + (select count(*) from pg_proc where pronamespace in ('public'::regnamespace, 'control'::regnamespace))
  + (select count(*) from pg_trigger) + (select count(*) from pg_constraint) + (select count(*) from pg_attribute)`
/** Somebody still works in it: what they write would be among the rows of the next test. */
const BUSY = `exists (select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle')`

/**
 * Written into the template: the rows that a new database has, where its sequences stand, and how to get back to that.
 * Which tables have rows, or other rows than a new database, is one statement for all of them, which a connection plans once.
 * Every row that is written gets a greater transaction id: a table with the same count and the same sum of ids has the same rows,
 * and is left alone. Rows that a test has only added are deleted by their ids.
 */
const RESET_SQL = `
create schema kept;
create table kept."row" (place regclass primary key, rows jsonb not null, n bigint not null default 0, ids numeric not null default 0, newest bigint not null default 0);
create table kept.sequence (place regclass primary key, last bigint not null);
create table kept.shape (n bigint not null);
do $$
declare place regclass; rows jsonb;
begin
  for place in select oid from ${OUR_TABLES} ours loop
    execute format('select jsonb_agg(to_jsonb(t)) from %s t', place) into rows;
    if rows is not null then insert into kept."row" values (place, rows); end if;
  end loop;
  insert into kept.sequence select format('%I.%I', schemaname, sequencename)::regclass, last_value from pg_sequences
   where last_value is not null and schemaname in ('public', 'control');
  execute (select 'create view kept.filled as ' || string_agg(
    format('select %L::regclass as place where exists (select from %s)', oid::regclass, oid::regclass), ' union all ')
    from ${OUR_TABLES} ours where oid not in (select k.place from kept."row" k));
  execute (select 'create view kept.state as ' || string_agg(
    format('select %L::regclass as place, count(*) as n, coalesce(sum(xmin::text::numeric), 0) as ids, max(xmin::text::bigint) as newest from %s', k.place, k.place), ' union all ')
    from kept."row" k);
end $$;
update kept."row" k set n = s.n, ids = s.ids, newest = s.newest from kept.state s where s.place = k.place;
create function kept.empty() returns boolean language plpgsql as $$
declare place regclass; kept record; now record;
begin
  if exists (select from pg_database where starts_with(datname, current_database() || '_')) then return false; end if;
  if ${BUSY} or (select count(*) from control.tenant) > 1 or (select n from kept.shape) <> ${OBJECT_COUNT} then return false; end if;
  for place in select f.place from kept.filled f loop
    execute format('delete from %s', place);
  end loop;
  for kept in select k.* from kept."row" k join kept.state s using (place) where (s.n, s.ids) <> (k.n, k.ids) loop
    execute format('delete from %s where xmin::text::bigint > $1', kept.place) using kept.newest;
    execute format('select count(*) as n, coalesce(sum(xmin::text::numeric), 0) as ids from %s', kept.place) into now;
    continue when (now.n, now.ids) = (kept.n, kept.ids);
    execute format('delete from %s', kept.place);
    execute format('insert into %s overriding system value select * from jsonb_populate_recordset(null::%s, $1)', kept.place, kept.place) using kept.rows;
    execute format('select count(*) as n, sum(xmin::text::numeric) as ids, max(xmin::text::bigint) as newest from %s', kept.place) into now;
    update kept."row" k set n = now.n, ids = now.ids, newest = now.newest where k.place = kept.place;
  end loop;
  perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false) from pg_sequences
    where last_value is not null and schemaname in ('public', 'control');
  perform setval(s.place, s.last) from kept.sequence s;
  return true;
end $$;
insert into kept.shape select ${OBJECT_COUNT};`

export async function prepareTemplate(url: string, template: string) {
  // Unlike the others, this connection keeps its process alive: with a PostgreSQL of your own, nothing else does.
  const client = new pg.Client({ connectionString: buildDatabaseUrl(url, template) })
  await client.connect()
  await client.query(RESET_SQL)
  await client.end()
}

/** A database as the migrations leave it, the connections of its servers, and the one that empties it after each test. */
export interface TestDatabase {
  name: string
  pool: KeptPool
  resetter: pg.Client
}

/** The databases of this worker that no test uses at the moment. The end of the run drops them. */
const free: TestDatabase[] = []
let admin: Promise<pg.Client> | undefined

const administrator = (url: string): Promise<pg.Client> => {
  admin ??= connect(buildDatabaseUrl(url, 'postgres'))
  return admin
}

/** How databases are copied from a template: file by file, which costs PostgreSQL half of what the copy through its log does. */
export const COPY_STRATEGY = 'strategy file_copy'

export async function takeDatabase(url: string, template: string): Promise<TestDatabase> {
  const kept = free.pop()
  if (kept) return kept
  const name = `${template}_${randomBytes(6).toString('hex')}`
  await (await administrator(url)).query(`create database ${name} template ${template} ${COPY_STRATEGY}`)
  const resetter = await connect(buildDatabaseUrl(url, name))
  // Rows are deleted without regard to what refers to them. To change this for each reset would make PostgreSQL plan every statement again.
  await resetter.query('set session_replication_role = replica')
  return { name, pool: new KeptPool(), resetter }
}

/** Empties it for the next test; what cannot be emptied is dropped. */
export async function returnDatabase(url: string, database: TestDatabase) {
  const { name, pool, resetter } = database
  const emptied = await resetter.query<{ isEmpty: boolean }>('select kept.empty() as "isEmpty"').catch(() => null)
  if (emptied?.rows[0]?.isEmpty) return void free.push(database)
  await pool.end()
  await resetter.end().catch(() => undefined)
  await (await administrator(url)).query(`drop database if exists ${name} with (force)`)
}

/** It does not keep the worker alive, and its end at the end of the run is no error. */
async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString })
  client.on('error', () => undefined)
  await client.connect()
  ;(client as unknown as { connection: { stream: { unref(): void } } }).connection.stream.unref()
  return client
}
