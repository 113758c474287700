/** Ends a PostgreSQL as a power cut (SIGKILL, to all its processes) or an operator (SIGINT: a fast shutdown) does. */
import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'

const parentOf = (pid: string): number | null => {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1])
  } catch {
    return null
  }
}

/** The processes that a process has started. */
export const findChildren = (parent: number): number[] =>
  readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid) && parentOf(pid) === parent)
    .map(Number)

async function findPostmaster(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const postmaster = parentOf(String(rows[0]?.pid))
  await client.end()
  if (!postmaster) throw new Error('The postmaster was not found')
  return postmaster
}

export async function killDatabase(url: string, signal: 'SIGKILL' | 'SIGINT'): Promise<void> {
  const postmaster = await findPostmaster(url)
  if (signal === 'SIGINT') return void process.kill(postmaster, signal)
  for (const pid of [postmaster, ...findChildren(postmaster)])
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has ended already.
    }
}
