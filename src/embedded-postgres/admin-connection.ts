import pg from 'pg'
import { superuser } from './cluster.js'
import { codeOf, lasting, sleep } from './process.js'

const wrongPassword =
  'The embedded PostgreSQL refuses the password in pg.json, which must be that of another database. Bring the right one back, or delete pg.json to have a new password set.'

export interface Credentials {
  port: number
  password: string
}

/** Any fixed number would do: these are the letters of `wharf`. */
const lockKey = BigInt(`0x${Buffer.from('wharf').toString('hex')}`).toString()
const application = 'wharf server'

/** The database that belongs to nobody's data and always exists: the lock on the cluster is kept there. */
const lobby = 'postgres'

export function urlOf({ port, password }: Credentials): string {
  return `postgres://${superuser}:${password}@127.0.0.1:${port}/wharf?sslmode=disable`
}

async function connect({ port, password }: Credentials): Promise<pg.Client> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    password,
    user: superuser,
    database: lobby,
    ssl: false,
    application_name: `${application} ${process.pid}`,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  })
  // A lost connection is told by 'end' to whoever holds it; without a listener 'error' would end the process.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** Tries until PostgreSQL answers; null when `goesOn` says that there is nothing to wait for. A wrong password is final. */
export async function connectWhile(goesOn: (refused: boolean) => boolean, credentials: Credentials): Promise<pg.Client | null> {
  for (;;) {
    try {
      return await connect(credentials)
    } catch (error) {
      if (codeOf(error) === '28P01') throw new Error(wrongPassword, { cause: error })
      if (!goesOn(codeOf(error) === 'ECONNREFUSED')) return null
      await sleep(20)
    }
  }
}

/** Takes the lock on the cluster. That of a server just killed is freed as soon as PostgreSQL notices, so a little patience is needed. */
export async function takeLock(client: pg.Client, patience: number): Promise<boolean> {
  for (const lasts = lasting(patience); ; await sleep(50)) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [lockKey])
    if (rows[0]?.taken) return true
    if (!lasts()) return false
  }
}

/** The process number of the server that has the lock, as far as it can be known. */
export async function lockHolder(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ name: string }>(
    `select a.application_name as name from pg_locks l join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.granted and (l.classid::bigint << 32 | l.objid::bigint) = $1`,
    [lockKey],
  )
  const pid = Number(rows[0]?.name.slice(application.length))
  return pid > 0 ? pid : undefined
}

export async function ensureDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query("select 1 from pg_database where datname = 'wharf'")
  if (rowCount === 0) await client.query('create database wharf')
}
