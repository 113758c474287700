/**
 * Finds out what answers at the address of a database: PostgreSQL itself, or a pooler such as pgbouncer in transaction mode, which gives every
 * transaction any of its connections. Behind a pooler a connection has no state of its own, and the start options of PostgreSQL are refused.
 */
import pg from 'pg'

export type Reach = 'direct' | 'pooled'

/** How long a caller waits for a connection, so that one who gets none has an answer within five seconds. */
export const CONNECT_TIMEOUT_MS = 4000

const found = new Map<string, Promise<Reach>>()

/** Asks once for each address; whether a database lies behind a pooler is a matter of host and port. */
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

/** A pooler makes up the number of the backend that it tells its clients, because they have none of their own. */
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
