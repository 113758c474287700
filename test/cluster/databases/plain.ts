/** A PostgreSQL server without Patroni, which archives its log, so that a tenant can be restored as it was at a moment. */
import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { programOf } from '../base/programs.js'
import { type Launched, type State, user } from '../base/state.js'
import { query, until } from './patroni.js'

export interface PlainServer {
  /** The address of a database on it. */
  url: (database: string) => string
  address: string
  port: number
  archive: string
  process: Launched
}

export const binary = (name: string) => join(dirname(programOf('initdb')), name)

/** Runs a program of PostgreSQL as its user. */
export const runAs = (program: string, args: readonly string[], input?: string): string =>
  execFileSync(program, args, { ...user, encoding: 'utf8', input, cwd: '/', stdio: ['pipe', 'pipe', 'pipe'], maxBuffer: 1 << 30 })

export async function openPlainServer(state: State, name: string, address: string, port: number): Promise<PlainServer> {
  const [folder, archive] = [state.makeFolder(name), state.makeFolder(`${name}-archive`)]
  const data = join(folder, 'data')
  runAs(binary('initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'])
  appendFileSync(
    join(data, 'postgresql.conf'),
    `listen_addresses = '${address}'
port = ${port}
unix_socket_directories = ''
max_connections = 200
fsync = off
wal_level = replica
archive_mode = on
archive_command = 'cp %p ${archive}/%f'
`,
  )
  appendFileSync(join(data, 'pg_hba.conf'), 'host all all 127.0.0.0/8 trust\nhost replication all 127.0.0.0/8 trust\n')
  return startFolder(state, name, data, address, port, archive)
}

async function startFolder(
  state: State,
  name: string,
  data: string,
  address: string,
  port: number,
  archive: string,
): Promise<PlainServer> {
  const url = (database: string) => `postgres://postgres@${address}:${port}/${database}`
  const process = state.launch(`postgres-${name}`, binary('postgres'), ['-D', data])
  await until(() => query(url('postgres'), 'select 1'), 60_000, `${name} does not start`)
  return { url, address, port, archive, process }
}

/** Restores a base backup to a named moment, as a server of its own. */
export async function restoreTo(
  state: State,
  from: PlainServer,
  backup: string,
  point: string,
  port: number,
): Promise<PlainServer> {
  const address = from.address
  appendFileSync(
    join(backup, 'postgresql.conf'),
    `\nport = ${port}\narchive_mode = off\nrestore_command = 'cp ${from.archive}/%f %p'\nrecovery_target_name = '${point}'\nrecovery_target_action = 'promote'\n`,
  )
  writeFileSync(join(backup, 'recovery.signal'), '')
  state.own(join(backup, 'recovery.signal'))
  const restored = await startFolder(state, 'restored', backup, address, port, from.archive)
  const isOver = async () =>
    (await query<{ is: boolean }>(restored.url('postgres'), 'select not pg_is_in_recovery() as is'))[0]?.is || null
  await until(isOver, 120_000, 'the recovery does not end')
  return restored
}

/** Makes a base backup. */
export function backUp(state: State, server: PlainServer): string {
  const folder = join(state.makeFolder('backup'), 'data')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  state.own(folder)
  runAs(binary('pg_basebackup'), [
    '-h',
    server.address,
    '-p',
    String(server.port),
    '-U',
    'postgres',
    '-D',
    folder,
    '-c',
    'fast',
    '-X',
    'stream',
  ])
  return folder
}
