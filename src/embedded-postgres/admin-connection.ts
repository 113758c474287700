/** The administrator's connection to the embedded PostgreSQL. It holds the lock that makes this process the only server of the cluster. */
import pg from 'pg'
import { superuser } from './cluster.js'
import { errorCode, sleep, startDeadline } from './process.js'
import { findSocketFolder } from './socket.js'

const wrongPassword =
  'The embedded PostgreSQL refuses the password in pg.json. It may belong to another database. Restore the right pg.json, or delete it to have a new password set.'

export interface AdminCredentials {
  port: number
  password: string
}

/** The key of the advisory lock. Any fixed number would do; these are the letters of `wharf`. */
const lockKey = BigInt(`0x${Buffer.from('wharf').toString('hex')}`).toString()
const applicationName = 'wharf server'

/** The lock is held in this database, because it always exists and has none of our data. */
const maintenanceDatabase = 'postgres'

/** Returns the connection string. With a Unix socket it names its folder, which goes before the host; programs that only know TCP can leave it out. */
export function buildUrl({ port, password, folder }: AdminCredentials & { folder: string }, user: string): string {
  const socket = findSocketFolder(folder, port)
  const host = socket === null ? '' : `&host=${encodeURIComponent(socket)}`
  return `postgres://${user}:${password}@127.0.0.1:${port}/wharf?sslmode=disable${host}`
}

/** Connects as the superuser. */
export async function connectAsAdmin({ port, password }: AdminCredentials, database = maintenanceDatabase): Promise<pg.Client> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    password,
    user: superuser,
    database,
    ssl: false,
    application_name: `${applicationName} ${process.pid}`,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  })
  // The owner of the connection listens to 'end'. Without a listener, 'error' would end the process.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** Connects, with retries as long as `mayRetry` returns true; returns null after that. A wrong password throws at once. */
export async function connectWithRetry(
  mayRetry: (isRefused: boolean) => boolean,
  credentials: AdminCredentials,
): Promise<pg.Client | null> {
  for (;;) {
    try {
      return await connectAsAdmin(credentials)
    } catch (error) {
      if (errorCode(error) === '28P01') throw new Error(wrongPassword, { cause: error })
      if (!mayRetry(errorCode(error) === 'ECONNREFUSED')) return null
      await sleep(20)
    }
  }
}

/** Takes the lock on the cluster. It tries for `timeout` ms, because PostgreSQL needs a moment to free the lock of a killed server. */
export async function acquireLock(client: pg.Client, timeout: number): Promise<boolean> {
  for (const hasTime = startDeadline(timeout); ; await sleep(50)) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [lockKey])
    if (rows[0]?.taken) return true
    if (!hasTime()) return false
  }
}

/** Finds the process id of the server that holds the lock, if it is known. */
export async function findLockHolder(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ name: string }>(
    `select a.application_name as name from pg_locks l join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.granted and (l.classid::bigint << 32 | l.objid::bigint) = $1`,
    [lockKey],
  )
  const pid = Number(rows[0]?.name.slice(applicationName.length))
  return pid > 0 ? pid : undefined
}

export async function ensureDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query("select 1 from pg_database where datname = 'wharf'")
  if (rowCount === 0) await client.query('create database wharf')
}
