/**
 * The role that serves requests. It owns the databases and may create more, but it is not a superuser: a vulnerability of the server does not
 * expose the files of the machine. Databases of earlier versions belonged to the superuser; they are handed over once.
 */
import pg from 'pg'
import { type AdminCredentials, connectAsAdmin } from './admin-connection.js'

export const requestRole = 'wharf_app'

/** Creates the role, or gives it the current password, and hands over the databases that it does not own yet. */
export async function ensureRequestRole(client: pg.Client, credentials: AdminCredentials): Promise<void> {
  const password = pg.escapeLiteral(credentials.password)
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [requestRole])
  await client.query(
    `${rowCount ? 'alter' : 'create'} role ${requestRole} login createdb createrole nosuperuser password ${password}`,
  )
  const { rows } = await client.query<{ name: string }>(
    `select datname as name from pg_database d join pg_roles r on r.oid = d.datdba
     where rolname <> $1 and (datname = 'wharf' or starts_with(datname, 'wharf_t_'))`,
    [requestRole],
  )
  for (const { name } of rows) await handOver(client, credentials, name)
}

/** Hands over a database. The database itself comes last: after an interruption the next start begins again. */
async function handOver(client: pg.Client, credentials: AdminCredentials, name: string): Promise<void> {
  const inside = await connectAsAdmin(credentials, name)
  try {
    await inside.query(HAND_OVER)
  } finally {
    await inside.end()
  }
  await client.query(`alter database ${pg.escapeIdentifier(name)} owner to ${requestRole}`)
}

/** Everything of Wharf in a database. Objects of an extension or an identity column follow their owner. */
const HAND_OVER = `
do $$
declare statement text;
begin
  for statement in
    select format('alter schema %I owner to ${requestRole}', nspname) from pg_namespace where nspname in ('public', 'control')
    union all
    select format('alter %s %s owner to ${requestRole}',
             case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end, c.oid::regclass)
      from pg_class c
     where relnamespace in (select oid from pg_namespace where nspname in ('public', 'control')) and relkind in ('r', 'p', 'v', 'm', 'S')
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('e', 'i', 'a') and d.classid = 'pg_class'::regclass
                          and (d.deptype = 'e' or c.relkind = 'S'))
    union all
    select format('alter routine %s owner to ${requestRole}', p.oid::regprocedure)
      from pg_proc p
     where pronamespace in (select oid from pg_namespace where nspname in ('public', 'control'))
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e' and d.classid = 'pg_proc'::regclass)
  loop
    execute statement;
  end loop;
end $$`
