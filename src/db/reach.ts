/**
 * Detects what is at the address of a database: PostgreSQL itself, or a pooler such as pgbouncer in transaction mode, which gives every
 * transaction any of its connections. Behind a pooler a connection has no session state, and the start options of PostgreSQL are refused.
 */
import pg from 'pg'

export type Reach = 'direct' | 'pooled'

/** How long a caller waits for a connection, so that it gets an error within five seconds. */
export const CONNECT_TIMEOUT_MS = 4000

const found = new Map<string, Promise<Reach>>()

/** Checks each address once; whether there is a pooler depends only on host and port. */
export function findReach(url: string, timeoutMs = CONNECT_TIMEOUT_MS): Promise<Reach> {
  const { host, searchParams } = new URL(url)
  const key = `${host} ${searchParams.get('host') ?? ''}`
  const known = found.get(key)
  if (known !== undefined) return known
  const asked = askReach(url, timeoutMs)
  found.set(key, asked)
  asked.catch(() => found.delete(key))
  return asked
}

/** Checks for a pooler, which reports an invented backend number to its clients. */
async function askReach(url: string, timeoutMs: number): Promise<Reach> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: timeoutMs, application_name: 'wharf' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    return rows[0]?.pid === (client as unknown as { processID: number }).processID ? 'direct' : 'pooled'
  } finally {
    await client.end()
  }
}
