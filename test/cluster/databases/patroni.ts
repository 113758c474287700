/** Three PostgreSQL servers under Patroni with etcd, HAProxy in front of the primary, and pgbouncer in front of that. */
import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { pause } from '../../faults/shop.js'
import { type Host, kill, openHosts } from '../base/hosts.js'
import { programOf } from '../base/programs.js'
import type { State } from '../base/state.js'

const PASSWORD = 'wharf-cluster'
const DISK_MB = 2500

export interface DatabaseCluster {
  hosts: Host[]
  /** The address of the database `wharf`: through pgbouncer, at the primary, and at each server. */
  url: string
  primaryUrl: string
  replicaUrls: string[]
  /** The address at which programs outside of the hosts listen. */
  outside: string
  canCut: boolean
  canFill: boolean
  /** Returns the server that says it is the primary; null during a fail-over. */
  findPrimary: () => Promise<Host | null>
  /** Waits until all servers follow the primary, and one of them synchronously. */
  waitUntilWhole: () => Promise<void>
  start: (host: Host) => void
  /** Fills the disk of a server, or frees it. */
  fill: (host: Host, isFull: boolean) => Promise<void>
  /** Changes settings of the whole cluster. */
  configure: (settings: object) => Promise<void>
  query: <T extends object>(text: string, values?: unknown[]) => Promise<T[]>
}

export async function openDatabaseCluster(state: State): Promise<DatabaseCluster> {
  const { outside, hosts } = openHosts(state, ['db1', 'db2', 'db3'])
  startEtcd(state, outside)
  const disks = new Map(hosts.map((host) => [host, state.makeDisk(host.name, DISK_MB)]))
  const start = (host: Host) => {
    const file = writePatroni(state, host, outside, join(disks.get(host)?.folder ?? '', 'data'))
    host.main = state.launch(`patroni-${host.name}`, programOf('patroni'), [file], { namespace: host.namespace })
  }
  for (const host of hosts) start(host)
  startHaproxy(state, outside, hosts)
  const login = `wharf:${PASSWORD}`
  const primaryUrl = `postgres://${login}@${outside}:5000/wharf`
  const cluster: DatabaseCluster = {
    hosts,
    outside,
    start,
    url: `postgres://${login}@${outside}:6432/wharf`,
    primaryUrl,
    replicaUrls: hosts.map(({ address }) => `postgres://${login}@${address}:5432/wharf`),
    canCut: hosts.every(({ namespace }) => namespace !== null),
    canFill: [...disks.values()].every(({ isLimited }) => isLimited),
    findPrimary: () => findPrimary(hosts),
    waitUntilWhole: () => waitUntilWhole(hosts),
    fill: (host, isFull) => fill(disks.get(host)?.folder ?? '', isFull),
    configure: (settings) => configure(hosts, settings),
    query: (text, values = []) => query(primaryUrl, text, values),
  }
  await until(() => cluster.findPrimary(), 40_000, 'no primary')
  await until(
    () => query(primaryUrl.replace(login, `postgres:${PASSWORD}`).replace('/wharf', '/postgres'), 'select 1'),
    30_000,
    'HAProxy',
  )
  await createDatabase(primaryUrl.replace(login, `postgres:${PASSWORD}`))
  await cluster.waitUntilWhole()
  startPgbouncer(state, outside)
  await until(() => query(cluster.url, 'select 1'), 30_000, 'pgbouncer')
  return cluster
}

function startEtcd(state: State, outside: string) {
  const url = (port: number) => `http://${outside}:${port}`
  const folder = state.makeFolder('etcd')
  const own = ['--listen-client-urls', url(2379), '--advertise-client-urls', url(2379), '--listen-peer-urls', url(2380)]
  const peers = ['--initial-advertise-peer-urls', url(2380), '--initial-cluster', `etcd1=${url(2380)}`]
  state.launch('etcd', programOf('etcd'), ['--name', 'etcd1', '--data-dir', join(folder, 'data'), ...own, ...peers], {
    env: { ETCD_UNSAFE_NO_FSYNC: 'true' },
  })
}

/** Patroni reads YAML, of which JSON is a part. */
function writePatroni(state: State, { name, address }: Host, outside: string, dataFolder: string): string {
  const file = join(state.folder, `${name}.yml`)
  const parameters = {
    ...{ max_connections: 200, shared_buffers: '128MB', max_wal_size: '256MB', wal_keep_size: '64MB', wal_level: 'replica' },
    ...{
      hot_standby: 'on',
      max_standby_streaming_delay: '1s',
      tcp_keepalives_idle: 5,
      tcp_user_timeout: 5000,
      jit: 'off',
      wal_retrieve_retry_interval: '500ms',
    },
  }
  const dcs = {
    ...{ ttl: 20, loop_wait: 2, retry_timeout: 5, primary_start_timeout: 0, master_start_timeout: 0 },
    ...{ maximum_lag_on_failover: 1_048_576, synchronous_mode: true },
    postgresql: { use_pg_rewind: true, use_slots: true, parameters },
  }
  const config = {
    scope: 'wharf',
    name,
    restapi: { listen: `${address}:8008`, connect_address: `${address}:8008` },
    etcd3: { hosts: [`${outside}:2379`] },
    bootstrap: { dcs, initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'] },
    postgresql: {
      ...{ listen: `${address}:5432`, connect_address: `${address}:5432`, data_dir: dataFolder },
      ...{ bin_dir: dirname(programOf('initdb')), pgpass: join(dataFolder, '..', 'pgpass') },
      authentication: {
        superuser: { username: 'postgres', password: PASSWORD },
        replication: { username: 'replicator', password: PASSWORD },
        rewind: { username: 'rewinder', password: PASSWORD },
      },
      basebackup: [{ checkpoint: 'fast' }],
      parameters: { unix_socket_directories: dirname(dataFolder) },
      pg_hba: ['local all all trust', 'host replication all 0.0.0.0/0 scram-sha-256', 'host all all 0.0.0.0/0 scram-sha-256'],
      remove_data_directory_on_rewind_failure: true,
      remove_data_directory_on_diverged_timelines: true,
    },
  }
  writeFileSync(file, JSON.stringify(config))
  state.own(file)
  return file
}

/** A health check asks Patroni, not PostgreSQL. When a primary goes down, its connections are closed, so that nobody waits for a frozen one. */
function startHaproxy(state: State, outside: string, hosts: readonly Host[]) {
  const servers = hosts.map(({ name, address }) => `  server ${name} ${address}:5432 check port 8008`)
  const file = join(state.folder, 'haproxy-db.cfg')
  writeFileSync(
    file,
    `global
  maxconn 4000
defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
  timeout check 1s
  retries 2
listen primary
  bind ${outside}:5000
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fastinter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}
`,
  )
  state.launch('haproxy-db', programOf('haproxy'), ['-db', '-f', file])
}

function startPgbouncer(state: State, outside: string) {
  const file = join(state.folder, 'pgbouncer.ini')
  writeFileSync(
    file,
    `[databases]
* = host=${outside} port=5000 user=wharf password=${PASSWORD}
[pgbouncer]
listen_addr = ${outside}
listen_port = 6432
auth_type = any
pool_mode = transaction
max_client_conn = 2000
default_pool_size = 30
max_prepared_statements = 1000
server_login_retry = 1
server_connect_timeout = 3
log_connections = 0
log_disconnections = 0
unix_socket_dir =
`,
  )
  state.launch('pgbouncer', programOf('pgbouncer'), [file])
}

async function createDatabase(adminUrl: string) {
  const admin = adminUrl.replace('/wharf', '/postgres')
  await query(admin, `create role wharf login createdb password '${PASSWORD}'`)
  await query(admin, 'create database wharf owner wharf')
}

const patroni = async (host: Host, path: string, init: RequestInit = {}) =>
  fetch(`http://${host.address}:8008${path}`, { signal: AbortSignal.timeout(1000), ...init }).catch(() => null)

async function findPrimary(hosts: readonly Host[]): Promise<Host | null> {
  const answers = await Promise.all(hosts.map((host) => patroni(host, '/primary')))
  return hosts.find((_, i) => answers[i]?.status === 200) ?? null
}

interface Member {
  name: string
  role: string
  state: string
  lag?: number | string
}

const isFollowing = ({ state, lag }: Member) => state === 'running' || (state === 'streaming' && Number(lag ?? 0) < 1_000_000)

/** How long a server that came back may take to follow. After that it is copied anew, which is what its operator would do. */
const REJOIN_MS = 90_000

async function waitUntilWhole(hosts: readonly Host[]): Promise<void> {
  const isWhole = async () => {
    const primary = await findPrimary(hosts)
    const others = (await readMembers(primary)).filter(({ role }) => role !== 'leader')
    const hasSync = !(await isSynchronous(primary)) || others.some(({ role }) => role === 'sync_standby')
    return (others.length === hosts.length - 1 && others.every(isFollowing) && hasSync) || null
  }
  if (await until(isWhole, REJOIN_MS, 'not whole').catch(() => null)) return
  const members = await readMembers(await findPrimary(hosts))
  console.log(`copied anew: ${JSON.stringify(members)}`)
  for (const host of hosts) {
    const member = members.find(({ name }) => name === host.name)
    const body = JSON.stringify({ force: true })
    if (member?.role !== 'leader' && !(member && isFollowing(member)))
      await patroni(host, '/reinitialize', { method: 'POST', body })
  }
  await until(isWhole, 180_000, `the cluster is not whole: ${JSON.stringify(members)}`)
}

async function readMembers(primary: Host | null): Promise<Member[]> {
  const answer = primary && (await patroni(primary, '/cluster'))
  return (((await answer?.json()) ?? {}) as { members?: Member[] }).members ?? []
}

async function isSynchronous(primary: Host | null): Promise<boolean> {
  const config = (await (primary && (await patroni(primary, '/config')))?.json()) as { synchronous_mode?: boolean } | undefined
  return config?.synchronous_mode === true
}

async function configure(hosts: readonly Host[], settings: object): Promise<void> {
  const primary = await findPrimary(hosts)
  const body = JSON.stringify(settings)
  if (primary) await patroni(primary, '/config', { method: 'PATCH', body, headers: { 'content-type': 'application/json' } })
}

/** Takes all blocks of a disk, or frees them. */
async function fill(folder: string, isFull: boolean): Promise<void> {
  const file = join(folder, 'filler')
  if (!isFull) return rm(file, { force: true })
  const child = spawn('sh', ['-c', `cat /dev/zero > ${file}`], { stdio: 'ignore' })
  await new Promise((done) => child.once('exit', done))
}

export async function query<T extends object>(url: string, text: string, values: unknown[] = []): Promise<T[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 })
  client.on('error', () => undefined)
  await client.connect()
  return (await client.query<T>(text, values).finally(() => client.end())).rows
}

/** Tries until there is a result. */
export async function until<T>(work: () => Promise<T | null>, ms: number, what: string): Promise<T> {
  const startedAt = Date.now()
  for (;;) {
    const result = await work().catch(() => null)
    if (result !== null) return result
    if (Date.now() - startedAt > ms) throw new Error(`After ${ms / 1000} s: ${what}`)
    await pause(100)
  }
}

export const signalAll = (host: Host, signal: NodeJS.Signals) => {
  for (const pid of host.pids()) kill(pid, signal)
}
