/** Starts and kills servers, and creates folders, for the tests of the embedded PostgreSQL. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, cpSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { build } from 'esbuild'
import pg from 'pg'
import { type EmbeddedPostgres, startEmbedded } from '../src/embedded-postgres/embedded.js'

export const bundlePath = resolve('.cache/embedded-test/holder.mjs')
export const isRoot = process.getuid?.() === 0
export const platformPackage = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

/** A minimal server that only runs the database: it prints its address, and stops on SIGTERM. */
const serverScript = `
  import { startEmbedded } from './embedded.js'
  const print = (line) => process.stdout.write(JSON.stringify(line) + '\\n')
  try {
    const { url, where, adopted, stop } = await startEmbedded({ dataDir: process.argv[2], log: () => {} })
    process.on('SIGTERM', () => stop().then(() => process.exit()))
    print({ url, where, adopted })
  } catch ({ name, message }) {
    print({ refusal: name + ': ' + message })
    process.exit(1)
  }`

interface EmbeddedServerProcess {
  child: ChildProcess
  url: string
  where: string
  adopted: boolean
  refusal?: string
  end(signal: NodeJS.Signals): Promise<void>
}

const startedServers: EmbeddedPostgres[] = []
const processes: EmbeddedServerProcess[] = []
export const folders: string[] = []
let templateFolder = ''

/** Builds the server of these tests, and creates a data folder to copy. */
export async function prepareTests(): Promise<void> {
  await build({
    stdin: { contents: serverScript, resolveDir: resolve('src/embedded-postgres'), loader: 'js' },
    outfile: bundlePath,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['pg-native'],
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
    },
  })
  templateFolder = createEmptyFolder().dataDir
  folders.splice(0)
  await (await startEmbedded({ dataDir: templateFolder, log: () => undefined })).stop()
}

export const removeTemplate = () => rmSync(dirname(templateFolder), { recursive: true, force: true })

/** Stops the servers of a test and removes its folders. */
export async function cleanUp(): Promise<void> {
  for (const child of processes.splice(0)) await child.end('SIGTERM')
  for (const server of startedServers.splice(0)) await server.stop()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
}

/** Creates a data folder that was used before and stopped cleanly. It is a copy, because creating a cluster takes a second. */
export function createUsedFolder(): { dataDir: string } {
  const { dataDir } = createEmptyFolder()
  execFileSync('cp', ['-a', templateFolder, dataDir])
  return { dataDir }
}

/** Creates a folder that all users can enter, and names the data folder in it. */
export function createEmptyFolder(mode = 0o755): { outer: string; dataDir: string } {
  const outer = mkdtempSync(join(tmpdir(), 'wharf-embedded-'))
  chmodSync(outer, mode)
  folders.push(outer)
  return { outer, dataDir: join(outer, 'data') }
}

export async function startHere(dataDir: string, lines: string[] = []): Promise<EmbeddedPostgres> {
  const server = await startEmbedded({ dataDir, log: (line) => lines.push(line) })
  startedServers.push(server)
  return server
}

export function spawnCommand(command: string[], options: { detached?: boolean } = {}): ChildProcess {
  const [program = '', ...words] = command
  return spawn(program, words, { stdio: ['ignore', 'pipe', 'inherit'], ...options })
}

/** Waits until the server process has printed its first line. */
export async function waitUntilReady(child: ChildProcess): Promise<EmbeddedServerProcess> {
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (part: Buffer) => resolve(String(part)))
    child.stdout?.once('end', () => reject(new Error('The server ended without any output.')))
  })
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return exited
  }
  const server = { child, end, ...(JSON.parse(line) as Omit<EmbeddedServerProcess, 'child' | 'end'>) }
  processes.push(server)
  return server
}

export const startProcess = (dataDir: string): Promise<EmbeddedServerProcess> =>
  waitUntilReady(spawnCommand([process.execPath, bundlePath, dataDir]))

export async function runQuery<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

/** Writes rows on four connections until it is stopped, and collects the ids of the acknowledged rows. */
export async function writeRows(url: string): Promise<{ acknowledged: number[]; stop(): Promise<void> }> {
  const pool = new pg.Pool({ connectionString: url, max: 4 })
  pool.on('error', () => undefined)
  await pool.query('create table if not exists ledger (id bigint generated always as identity primary key)')
  const acknowledged: number[] = []
  let isRunning = true
  const write = async () => {
    const { rows } = await pool.query<{ id: string }>('insert into ledger default values returning id')
    acknowledged.push(Number(rows[0]?.id))
  }
  const writeLoop = async () => {
    while (isRunning) await write().catch(() => new Promise((done) => setTimeout(done, 10)))
  }
  const loops = [writeLoop(), writeLoop(), writeLoop(), writeLoop()]
  const stop = async () => {
    isRunning = false
    await Promise.all(loops)
    await pool.end()
  }
  return { acknowledged, stop }
}

export async function waitUntil(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((done) => setTimeout(done, 10))
}

export async function findLostRows(url: string, acknowledged: number[]): Promise<number[]> {
  const rows = await runQuery<{ id: string }>(url, 'select id from ledger')
  const stored = new Set(rows.map(({ id }) => Number(id)))
  return acknowledged.filter((id) => !stored.has(id))
}

export const readPostmasterPid = (cluster: string): number =>
  Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0])

export async function killPostgres(url: string, cluster: string): Promise<void> {
  const children = await runQuery<{ pid: number }>(url, 'select pid from pg_stat_activity where pid <> pg_backend_pid()')
  for (const pid of [readPostmasterPid(cluster), ...children.map((row) => row.pid)])
    try {
      process.kill(pid, 'SIGKILL')
    } catch (error) {
      // It has ended meanwhile.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
}

/** Installs the server in another folder: the bundle, and the platform package as npm installs it without scripts. */
export function installServer(outer: string, isComplete = true): { main: string; native: string } {
  const main = join(outer, 'app', 'dist', 'main.mjs')
  const target = join(outer, 'app', 'node_modules', platformPackage)
  mkdirSync(dirname(main), { recursive: true })
  cpSync(bundlePath, main)
  if (isComplete) copyPackage(target)
  return { main, native: join(target, 'native') }
}

/** Copies the package without its symbolic links, with hard links where possible, because the package is large. */
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
