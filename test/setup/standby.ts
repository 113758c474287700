/**
 * A real replica for tests: a copy of the files of a running PostgreSQL, taken between `pg_backup_start` and `pg_backup_stop`, which then follows it by
 * streaming replication. It needs nothing but the programs of the embedded PostgreSQL.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, chmodSync, cpSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

export interface Standby {
  /** The address of the same database at the replica. */
  url: string
  stop: () => Promise<void>
  start: () => Promise<void>
  /** Pauses or resumes applying changes. */
  pause: () => Promise<void>
  resume: () => Promise<void>
  remove: () => Promise<void>
}

/** Files of the primary's running process, and its log, which the replica makes itself. */
const LEFT_OUT = ['postmaster.pid', 'postmaster.opts', 'pg_wal', 'pg_replslot', 'pg_stat_tmp', 'pgsql_tmp', 'pg_dynshmem']

export async function startStandby(primaryUrl: string, settings: Record<string, string> = {}): Promise<Standby> {
  const primary = new pg.Client({ connectionString: primaryUrl })
  await primary.connect()
  const folder = join(mkdtempSync(join(tmpdir(), 'wharf-standby-')), 'pg')
  chmodSync(join(folder, '..'), 0o755)
  const { rows } = await primary.query<{ source: string; pid: number }>(
    `select current_setting('data_directory') as source, split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as pid`,
  )
  const { source = '', pid = 0 } = rows[0] ?? {}
  const program = execFileSync('readlink', [`/proc/${pid}/exe`], { encoding: 'utf8' }).trim()
  await copyFiles(primary, source, folder)
  await primary.end()
  const port = await findFreePort()
  const { hostname, port: primaryPort, username, password } = new URL(primaryUrl)
  const login = `user=${decodeURIComponent(username)} password=${decodeURIComponent(password)}`
  writeFileSync(join(folder, 'standby.signal'), '')
  appendFileSync(
    join(folder, 'postgresql.auto.conf'),
    `\nprimary_conninfo = 'host=${hostname} port=${primaryPort} ${login}'\nwal_retrieve_retry_interval = '200ms'\nmax_standby_streaming_delay = '1s'\n`,
  )
  const { uid, gid } = statSync(source)
  execFileSync('chown', ['-R', `${uid}:${gid}`, folder])
  const given = { listen_addresses: '127.0.0.1', port: String(port), unix_socket_directories: '', fsync: 'off', ...settings }
  const words = Object.entries(given).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const url = new URL(primaryUrl)
  url.port = String(port)
  url.searchParams.delete('host')
  let child: ChildProcess | null = null
  const start = async () => {
    child = spawn(program, ['-D', folder, ...words], { uid, gid, cwd: '/', stdio: 'ignore' })
    await waitUntilReady(url.href)
  }
  const stop = async () => {
    if (!child || child.exitCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGINT')
    await ended
  }
  const run = (statement: string) => query(url.href, statement)
  await start()
  return {
    url: url.href,
    start,
    stop,
    pause: () => run('select pg_wal_replay_pause()'),
    resume: () => run('select pg_wal_replay_resume()'),
    remove: async () => {
      await stop()
      rmSync(join(folder, '..'), { recursive: true, force: true })
    },
  }
}

async function copyFiles(primary: pg.Client, source: string, folder: string): Promise<void> {
  await primary.query(`select pg_backup_start('standby', true)`)
  cpSync(source, folder, {
    recursive: true,
    preserveTimestamps: true,
    // Databases of other tests may go while they are copied; their files are not missed.
    filter: (path) =>
      existsSync(path) && !LEFT_OUT.some((name) => path.startsWith(join(source, name)) || path.endsWith(`/${name}`)),
  })
  for (const name of ['pg_wal', 'pg_replslot', 'pg_stat_tmp', 'pg_dynshmem'])
    execFileSync('mkdir', ['-p', '-m', '700', join(folder, name)])
  execFileSync('mkdir', ['-p', '-m', '700', join(folder, 'pg_wal', 'archive_status'), join(folder, 'pg_wal', 'summaries')])
  chmodSync(folder, 0o700)
  const { rows } = await primary.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
  writeFileSync(join(folder, 'backup_label'), rows[0]?.labelfile ?? '')
}

async function query(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

async function waitUntilReady(url: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      return await query(url, 'select 1')
    } catch (error) {
      if (tries > 600) throw error
      await new Promise((done) => setTimeout(done, 100))
    }
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  return port
}
