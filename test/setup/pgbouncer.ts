/** Runs a pgbouncer in transaction mode in front of the test database: every transaction may get another connection. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Pgbouncer {
  /** The address of the same database through the pooler. */
  url: string
  stop: () => Promise<void>
}

/** `server_reset_query_always` would hide what connections keep from transaction to transaction, so it stays off. */
const SETTINGS = `pool_mode = transaction
listen_addr = 127.0.0.1
auth_type = any
max_client_conn = 2000
default_pool_size = 10
server_idle_timeout = 5
server_login_retry = 1
max_prepared_statements = 1000
log_connections = 0
log_disconnections = 0
unix_socket_dir =`

export async function startPgbouncer(program: string, databaseUrl: string, more = ''): Promise<Pgbouncer> {
  const { hostname, port, username, password } = new URL(databaseUrl)
  const ownPort = await findFreePort()
  const folder = mkdtempSync(join(tmpdir(), 'wharf-pgbouncer-'))
  chmodSync(folder, 0o755)
  const login = `user=${decodeURIComponent(username)} password=${decodeURIComponent(password)}`
  const file = join(folder, 'pgbouncer.ini')
  const databases = `[databases]\n* = host=${hostname} port=${port || 5432} ${login}`
  writeFileSync(file, `${databases}\n[pgbouncer]\nlisten_port = ${ownPort}\n${SETTINGS}\n${more}\n`)
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const child = spawn(program, [...user, '-q', file], { stdio: ['ignore', 'ignore', 'inherit'] })
  await waitUntilListening(child, ownPort)
  const url = new URL(databaseUrl)
  url.port = String(ownPort)
  url.searchParams.delete('host')
  url.hostname = '127.0.0.1'
  const stop = async () => {
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  return { url: url.href, stop }
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  return port
}

async function waitUntilListening(child: ChildProcess, port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (child.exitCode !== null) throw new Error(`pgbouncer ended with ${child.exitCode}`)
    const socket = connect(port, '127.0.0.1')
    const isOpen = await Promise.race([once(socket, 'connect').then(() => true), once(socket, 'error').then(() => false)]).catch(
      () => false,
    )
    socket.destroy()
    if (isOpen) return
    await new Promise((done) => setTimeout(done, 50))
  }
  throw new Error('pgbouncer does not listen')
}
