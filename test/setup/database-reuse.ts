/** Reuses the databases of finished tests: resetting one takes a tenth of the time that creating one takes. */
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { administer, buildDatabaseUrl } from './postgres.js'

const freeListTable = (template: string) => `${template}_free`

/** Our tables, and the number of database objects: a database whose objects a test has changed is not reused. */
const OUR_TABLES = `(select c.oid from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r' and n.nspname in ('public', 'control'))`
const OBJECT_COUNT = `(select count(*) from pg_class where relnamespace in ('public'::regnamespace, 'control'::regnamespace))
  + (select count(*) from pg_proc where pronamespace in ('public'::regnamespace, 'control'::regnamespace))
  + (select count(*) from pg_trigger) + (select count(*) from pg_constraint) + (select count(*) from pg_attribute)`

/** Added to the template: the rows and sequence values of a new database, and a function that restores them. */
const RESET_SQL = `
create schema kept;
create table kept."row" (place regclass primary key, rows jsonb not null);
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
end $$;
create function kept.empty() returns boolean language plpgsql as $$
declare place regclass; kept record; isFilled boolean;
begin
  if exists (select from pg_database where starts_with(datname, current_database() || '_')) then return false; end if;
  if (select count(*) from control.tenant) > 1 or (select n from kept.shape) <> ${OBJECT_COUNT} then return false; end if;
  perform set_config('session_replication_role', 'replica', true);
  for place in select oid from ${OUR_TABLES} ours loop
    execute format('select exists (select from %s)', place) into isFilled;
    if isFilled then execute format('delete from %s', place); end if;
  end loop;
  for kept in select s.place, s.rows from kept."row" s loop
    execute format('insert into %s overriding system value select * from jsonb_populate_recordset(null::%s, $1)', kept.place, kept.place) using kept.rows;
  end loop;
  perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false) from pg_sequences
    where last_value is not null and schemaname in ('public', 'control');
  perform setval(s.place, s.last) from kept.sequence s;
  return true;
end $$;
insert into kept.shape select ${OBJECT_COUNT};`

export async function prepareTemplate(url: string, template: string) {
  await withClient(buildDatabaseUrl(url, template), (client) => client.query(RESET_SQL))
  await administer(url, `create table ${freeListTable(template)} (name text primary key)`)
}

export const dropFreeList = (url: string, template: string) => administer(url, `drop table if exists ${freeListTable(template)}`)

/** Returns a freshly migrated database: one that another test has returned, or a new one. */
export async function takeDatabase(url: string, template: string): Promise<string> {
  const free = freeListTable(template)
  const taken = await withClient(buildDatabaseUrl(url, 'postgres'), async (client) => {
    const oneFree = `select name from ${free} for update skip locked limit 1`
    const { rows } = await client.query<{ name: string }>(`delete from ${free} where name = (${oneFree}) returning name`)
    if (rows[0]) return rows[0].name
    const name = `${template}_${randomBytes(6).toString('hex')}`
    await client.query(`create database ${name} template ${template}`)
    return name
  })
  return taken
}

/** Resets a database for the next test, or drops it when that is not possible. */
export async function returnDatabase(url: string, template: string, name: string) {
  const isEmpty = await withClient(buildDatabaseUrl(url, name), async (client) => {
    const { rows } = await client.query<{ isEmpty: boolean }>('select kept.empty() as "isEmpty"')
    return rows[0]?.isEmpty ?? false
  }).catch(() => false)
  await administer(
    url,
    isEmpty ? `insert into ${freeListTable(template)} values ('${name}')` : `drop database if exists ${name} with (force)`,
  )
}

async function withClient<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
