/** Servers, folders and kills for the tests of the embedded PostgreSQL. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, cpSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { build } from 'esbuild'
import pg from 'pg'
import { type EmbeddedPostgres, startEmbedded } from '../src/embedded-postgres/embedded.js'

export const bundle = resolve('.cache/embedded-test/holder.mjs')
export const isRoot = process.getuid?.() === 0
export const platformPackage = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

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
export const folders: string[] = []
let template = ''

/** Builds the server of these tests, and a data folder to copy. */
export async function prepare(): Promise<void> {
  await build({
    stdin: { contents: holder, resolveDir: resolve('src/embedded-postgres'), loader: 'js' },
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
}

export const removeTemplate = () => rmSync(dirname(template), { recursive: true, force: true })

/** Stops what a test started and removes its folders. */
export async function tidy(): Promise<void> {
  for (const held of helds.splice(0)) await held.end('SIGTERM')
  for (const each of started.splice(0)) await each.stop()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
}

/** A data folder of an earlier day, stopped cleanly: a copy of one made once, because making one takes a second. */
export function usedFolder(): { dataDir: string } {
  const { dataDir } = newFolder()
  execFileSync('cp', ['-a', template, dataDir])
  return { dataDir }
}

/** A new folder that everyone may pass through, and the data folder in it. */
export function newFolder(mode = 0o755): { outer: string; dataDir: string } {
  const outer = mkdtempSync(join(tmpdir(), 'wharf-embedded-'))
  chmodSync(outer, mode)
  folders.push(outer)
  return { outer, dataDir: join(outer, 'data') }
}

export async function start(dataDir: string, lines: string[] = []): Promise<EmbeddedPostgres> {
  const one = await startEmbedded({ dataDir, log: (line) => lines.push(line) })
  started.push(one)
  return one
}

export function launch(command: string[], options: { detached?: boolean } = {}): ChildProcess {
  const [program = '', ...words] = command
  return spawn(program, words, { stdio: ['ignore', 'pipe', 'inherit'], ...options })
}

/** Waits for the first line of a server in a process of its own. */
export async function heard(child: ChildProcess): Promise<Held> {
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

export const serve = (dataDir: string): Promise<Held> => heard(launch([process.execPath, bundle, dataDir]))

export async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

/** Writes rows by four hands until told to stop; remembers those that PostgreSQL acknowledged. */
export async function writeRows(url: string): Promise<{ acknowledged: number[]; stop(): Promise<void> }> {
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

export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((done) => setTimeout(done, 10))
}

export async function lostOf(url: string, acknowledged: number[]): Promise<number[]> {
  const rows = await query<{ id: string }>(url, 'select id from ledger')
  const kept = new Set(rows.map(({ id }) => Number(id)))
  return acknowledged.filter((id) => !kept.has(id))
}

export const postmasterOf = (cluster: string): number =>
  Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0])

export async function killPostgres(url: string, cluster: string): Promise<void> {
  const children = await query<{ pid: number }>(url, 'select pid from pg_stat_activity where pid <> pg_backend_pid()')
  for (const pid of [postmasterOf(cluster), ...children.map((row) => row.pid)]) process.kill(pid, 'SIGKILL')
}

/** The server as it is installed elsewhere: a bundle, and beside it the platform package as npm leaves it without its scripts. */
export function install(outer: string, isComplete = true): { main: string; native: string } {
  const main = join(outer, 'app', 'dist', 'main.mjs')
  const target = join(outer, 'app', 'node_modules', platformPackage)
  mkdirSync(dirname(main), { recursive: true })
  cpSync(bundle, main)
  if (isComplete) copyPackage(target)
  return { main, native: join(target, 'native') }
}

/** Without the symbolic links; by hard links where the disk is the same, because the package is large. */
function copyPackage(target: string): void {
  const source = resolve('node_modules', platformPackage)
  mkdirSync(target, { recursive: true })
  if (!canRun(['cp', '-alT', source, target])) execFileSync('cp', ['-aT', source, target])
  for (const name of readdirSync(join(target, 'native', 'lib'))) {
    const path = join(target, 'native', 'lib', name)
    if (lstatSync(path).isSymbolicLink()) rmSync(path)
  }
}

export function canRun([program = '', ...words]: string[]): boolean {
  try {
    execFileSync(program, words, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
