/** A server as a user has it: built, started on an empty folder, with its own PostgreSQL and demo data. */
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DemoCredentials } from '../../src/cli/credentials.js'

export async function startServer(environment: Record<string, string> = {}) {
  execFileSync('node', ['tools/build.mjs', '--if-stale'])
  const dataDir = mkdtempSync(join(tmpdir(), 'wharf-run-'))
  const { DATABASE_URL: _, ...inherited } = process.env
  const env = { ...inherited, PORT: '0', WHARF_DATA_DIR: dataDir, WHARF_LOG_LEVEL: 'warn', ...environment }
  const child = spawn('node', ['dist/main.js'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const url = await new Promise<string>((found, failed) => {
    let text = ''
    child.stdout.on('data', (chunk) => {
      text += chunk
      const match = text.match(/Wharf serves at (http\S+)/)
      if (match?.[1]) found(match[1])
    })
    child.once('exit', (code) => failed(new Error(`The server ended with ${code}: ${text}`)))
  })
  const credentials = JSON.parse(readFileSync(join(dataDir, 'credentials.json'), 'utf8')) as DemoCredentials
  return {
    url,
    credentials,
    async stop() {
      const ended = new Promise((done) => child.once('exit', done))
      child.kill('SIGTERM')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
