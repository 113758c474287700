/** A server as a user runs it: built, in a separate process, on a folder or a database that the test names. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DemoCredentials } from '../src/cli/demo.credentials.js'

/** All folders of this process: those that a script leaves behind, because it failed, are removed when it exits. */
const folders = new Set<string>()

/** Creates a temporary folder. When root starts PostgreSQL, it runs as another user, who must be able to enter the folder. */
export function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wharf-run-'))
  chmodSync(folder, 0o711)
  if (!folders.size) process.once('exit', () => folders.forEach(removeFolder))
  folders.add(folder)
  return folder
}
export const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true })

export const readCredentials = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'credentials.json'), 'utf8')) as DemoCredentials

export interface ServerProcess {
  url: string
  child: ChildProcess
  /** The output so far. */
  output: () => string
  /** Ends the process with a signal and returns its exit code. */
  end: (signal?: NodeJS.Signals) => Promise<number | null>
}

/** The processes of a test end before it pays to optimize their code, which takes a quarter of the processor time of a start. Benchmarks use this file, too. */
const flags = process.env.VITEST ? ['--no-opt'] : []

const builtTrees = new Set<string>()

/** Builds the server and the command line of a tree, once for all tests of a worker. */
function build(tree = '.') {
  if (!builtTrees.has(tree)) execFileSync('node', ['tools/build.mjs', '--if-stale'], { cwd: tree })
  builtTrees.add(tree)
}

/** Runs `wharf` in a separate process, and pipes `input` into it. */
export function runWharf(
  words: readonly string[],
  { env = {}, input = '' }: { env?: Record<string, string>; input?: string } = {},
) {
  build()
  const options = { env: { ...process.env, ...env }, encoding: 'utf8', input } as const
  return spawnSync('node', [...flags, 'dist/wharf.js', ...words], options)
}

/** Runs the program of the server with arguments, until it ends. */
export function runMain(words: readonly string[], env: Record<string, string> = {}) {
  build()
  const options = { env: { ...process.env, ...env }, encoding: 'utf8', timeout: 60_000 } as const
  return spawnSync('node', [...flags, 'dist/main.js', ...words], options)
}

/** Starts a server, of this tree or of another one. */
export async function startServer(environment: Record<string, string>, tree = '.'): Promise<ServerProcess> {
  build(tree)
  const { DATABASE_URL: _, WHARF_DATA_DIR: __, ...inherited } = process.env
  const env = {
    ...inherited,
    PORT: '0',
    WHARF_DEMO: 'small',
    WHARF_LOG_LEVEL: 'warn',
    WHARF_SHUTDOWN_GRACE: '250',
    ...environment,
  }
  const child = spawn('node', [...flags, '--max-semi-space-size=32', 'dist/main.js'], {
    cwd: tree,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  const exited = new Promise<number | null>((done) => child.once('exit', done))
  const url = await new Promise<string>((resolve, reject) => {
    const append = (chunk: Buffer) => {
      text += chunk
      const match = text.match(/Wharf serves at (http[^\s"]+)/)
      if (match?.[1]) resolve(match[1])
    }
    child.stdout.on('data', append)
    child.stderr.on('data', append)
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${text}`)))
  })
  const end = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal)
    return exited
  }
  return { url, child, output: () => text, end }
}

/** Requests a token and returns a function that sends REST requests with it. */
export async function openRestClient(url: string, { clientId, clientSecret }: { clientId: string; clientSecret: string }) {
  const form = new URLSearchParams({ grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret })
  const tokenResponse = await fetch(`${url}/oauth2/token`, { method: 'POST', body: form })
  const { access_token: token } = (await tokenResponse.json()) as { access_token: string }
  return async (line: string, body?: object) => {
    const [method, path] = line.split(' ')
    const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) }
    const response = await fetch(`${url}${path}`, {
      method: method as string,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    // biome-ignore lint/suspicious/noExplicitAny: tests read any response
    return { status: response.status, headers: response.headers, body: (await response.json()) as any }
  }
}
