/** Runs programs as the operating-system user of PostgreSQL, which must not be root. */
import { type SpawnOptions, spawn } from 'node:child_process'
import { chownSync, lstatSync, readFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { tryOrNull } from './process.js'

/** The operating-system user that PostgreSQL runs as. */
export interface OsUser {
  /** The name that messages show. */
  name: string
  uid?: number
  gid?: number
  /** The arguments that precede a command so that it runs as this user. */
  commandPrefix: readonly string[]
}

export interface CommandResult {
  ok: boolean
  output: string
}

export const isWindows = process.platform === 'win32'

export const isRoot = process.getuid?.() === 0

/** Returns the user of this process. Some containers run as a number without an entry in /etc/passwd, which initdb refuses; a namespace helps. */
export function currentUser(): OsUser {
  const name = tryOrNull(() => userInfo().username)
  return name === null
    ? userInNamespace(`user ${process.getuid?.()} (without an entry in /etc/passwd) in a user namespace`)
    : { name, commandPrefix: [] }
}

/** Returns the user `nobody`, for root servers, because PostgreSQL refuses root. Every system has it; a user `postgres` would have to be created. */
export function nobodyUser(): OsUser {
  const { uid, gid } = findNobody()
  return { name: 'nobody', uid, gid, commandPrefix: [] }
}

/** Returns a user namespace that maps this process's user to `nobody`. The files keep their owner, and PostgreSQL sees neither root nor a user without an entry. */
export function userInNamespace(name = 'root in a user namespace'): OsUser {
  const { uid, gid } = findNobody()
  return { name, commandPrefix: ['unshare', '--user', `--map-user=${uid}`, `--map-group=${gid}`, '--'] }
}

/** Finds the user that owns the files of a cluster; PostgreSQL must run as that user. */
export function findOwner(cluster: string): OsUser {
  if (isWindows) return currentUser()
  const { uid, gid } = lstatSync(cluster)
  if (isRoot)
    return uid === 0
      ? userInNamespace()
      : { name: readPasswd().find((user) => user.uid === uid)?.name ?? `user ${uid}`, uid, gid, commandPrefix: [] }
  if (uid === process.getuid?.()) return { name: tryOrNull(() => userInfo().username) ?? `user ${uid}`, commandPrefix: [] }
  throw new Error(`The database files in ${cluster} belong to user ${uid}. Start Wharf as that user or as root.`)
}

/** Makes the user the owner of a file or folder. */
export function changeOwner(osUser: OsUser, path: string): void {
  if (osUser.uid !== undefined && osUser.gid !== undefined) chownSync(path, osUser.uid, osUser.gid)
}

/** Returns the arguments of `spawn` that run a program as the user, in an environment without the server's secrets. */
export function buildCommand(osUser: OsUser, file: string, args: readonly string[]): [string, string[], SpawnOptions] {
  const [program = file, ...rest] = [...osUser.commandPrefix, file, ...args]
  if (isWindows) return [program, rest, { windowsHide: true }]
  const options: SpawnOptions = { cwd: '/', env: { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' } }
  if (osUser.uid === undefined || osUser.gid === undefined) return [program, rest, options]
  // macOS gives `nobody` negative ids. stat reports them as numbers above 2^31, but spawn needs them negative.
  return [program, rest, { ...options, uid: osUser.uid | 0, gid: osUser.gid | 0 }]
}

/** Runs a program as the user and waits until it ends. */
export function runAs(osUser: OsUser, file: string, args: readonly string[], input = ''): Promise<CommandResult> {
  const [program, programArgs, options] = buildCommand(osUser, file, args)
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(program, programArgs, { ...options, stdio: ['pipe', 'pipe', 'pipe'] })
    const append = (part: Buffer) => {
      output += part
    }
    child.stdout?.on('data', append)
    child.stderr?.on('data', append)
    child.stdin?.on('error', () => undefined)
    child.stdin?.end(input)
    child.on('error', (error) => resolve({ ok: false, output: error.message }))
    child.on('close', (code) => resolve({ ok: code === 0, output: output.trim() }))
  })
}

function findNobody(): { uid: number; gid: number } {
  const entry = readPasswd().find((user) => user.name === 'nobody')
  if (!entry) throw new Error('PostgreSQL needs the user nobody, which /etc/passwd does not have.')
  return entry
}

const readPasswd = () =>
  readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }))
