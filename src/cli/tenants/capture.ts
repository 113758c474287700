/**
 * Records which rows of a database change while it is copied, and refuses changes at the end of a move. Triggers do it, because they see every
 * change of every server, and need only the rights of the table owner.
 */
import type pg from 'pg'
import { type CopiedTable, OUR_SCHEMAS, quote, quoteTable } from '../copy/tables.js'

/** A table with the columns that identify its changed rows: several rows may have the same values, and are then copied together. Without any, the whole table is copied. */
export interface KeyedTable extends CopiedTable {
  keys: { name: string; type: string }[]
}

/** Held shared by writers, and exclusively by the move when it pauses them. An advisory lock belongs to one database. */
export const MOVE_LOCK = 7_416_003
const LOCK_TRIES = 20

export async function findKeys(client: pg.Client, tables: readonly CopiedTable[]): Promise<KeyedTable[]> {
  // The primary key, or else the columns of another index that are never null.
  const { rows } = await client.query<{ place: string; keys: KeyedTable['keys'] }>(`
    select distinct on (place) place, keys from (
      select format('%I.%I', n.nspname, c.relname) as place, i.indisprimary, i.indisunique, count(*) as columns,
             json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as keys
        from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
        join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey[0:i.indnkeyatts - 1]) and a.attnotnull
       where i.indexprs is null and i.indpred is null and ${OUR_SCHEMAS}
       group by i.indexrelid, n.nspname, c.relname, i.indisprimary, i.indisunique) as index
     order by place, indisprimary desc, indisunique desc, columns desc`)
  const byPlace = new Map(rows.map(({ place, keys }) => [place, keys]))
  const { rows: names } = await client.query<{ place: string }>(
    `select format('%I.%I', s, t) as place from unnest($1::text[], $2::text[]) as given(s, t)`,
    [tables.map(({ schema }) => schema), tables.map(({ name }) => name)],
  )
  return tables.map((table, i) => ({ ...table, keys: byPlace.get(names[i]?.place ?? '') ?? [] }))
}

const list = (keys: KeyedTable['keys'], of: 'old' | 'new') => keys.map(({ name }) => `${of}.${quote(name)}`).join(', ')

/** Starts recording changes. Creating each trigger waits for current writers of its table, so that their changes are in a copy that is taken afterwards. */
export async function startCapture(source: pg.Client, tables: readonly KeyedTable[]): Promise<void> {
  await stopCapture(source)
  await source.query(`
    create schema wharf_move;
    create table wharf_move.moved (id int primary key);
    create table wharf_move.changed (id bigint generated always as identity primary key, place text not null, key jsonb not null, done boolean not null default false);
    create function wharf_move.refuse() returns trigger language plpgsql as $$
    begin raise exception 'the tenant moves to another server' using errcode = '57P03'; end $$`)
  for (const [i, table] of tables.entries()) await captureTable(source, table, i)
}

async function captureTable(source: pg.Client, table: KeyedTable, i: number): Promise<void> {
  const [place, old, current] = [literal(quoteTable(table)), list(table.keys, 'old'), list(table.keys, 'new')]
  const note = (values: string) => `insert into wharf_move.changed (place, key) values (${place}, jsonb_build_array(${values}));`
  await source.query(`
    create function wharf_move.note_${i}() returns trigger language plpgsql as $$
    begin
      if not pg_try_advisory_xact_lock_shared(${MOVE_LOCK}) or exists (select from wharf_move.moved) then
        raise exception 'the tenant moves to another server' using errcode = '57P03';
      end if;
      if tg_op <> 'INSERT' then ${note(old)} end if;
      if tg_op = 'INSERT' or (tg_op = 'UPDATE' and row(${old}) is distinct from row(${current})) then ${note(current)} end if;
      return null;
    end $$`)
  await retryLocked(source, async () => {
    await source.query(
      `create trigger wharf_move_note after insert or update or delete on ${quoteTable(table)} for each row execute function wharf_move.note_${i}()`,
    )
    await source.query(
      `create trigger wharf_move_truncate before truncate on ${quoteTable(table)} for each statement execute function wharf_move.refuse()`,
    )
  })
}

/** Makes the old database refuse changes permanently. A pooler may keep connections to it that cannot be ended. */
export const refuseChanges = async (source: pg.Client): Promise<void> =>
  void (await source.query('insert into wharf_move.moved values (1)'))

/** Stops recording, also after an interrupted move. */
export const stopCapture = (source: pg.Client): Promise<void> =>
  retryLocked(source, async () => void (await source.query('drop schema if exists wharf_move cascade')))

const LOCK_NOT_AVAILABLE = '55P03'

/** Retries to lock a table, waiting at most two seconds each time, so that others do not queue behind it. */
async function retryLocked(client: pg.Client, work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await client.query(`begin; set local lock_timeout = '2s'`)
      await work()
      await client.query('commit')
      return
    } catch (error) {
      await client.query('rollback')
      if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE || tries === LOCK_TRIES) throw error
    }
  }
}

export const literal = (text: string) => `'${text.replaceAll("'", "''")}'`
