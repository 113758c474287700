import { type SpawnOptions, spawn } from 'node:child_process'
import { chownSync, lstatSync, readFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { quietly } from './process.js'

/** The operating-system user that PostgreSQL runs as. */
export interface Identity {
  /** as said to the operator */
  name: string
  uid?: number
  gid?: number
  /** the words to put before a command so that it runs as this identity */
  wrap: readonly string[]
}

export interface Outcome {
  ok: boolean
  output: string
}

export const onWindows = process.platform === 'win32'

export const isRoot = process.getuid?.() === 0

/** PostgreSQL's initdb looks its user up, and some containers run as a number that has no entry. */
export function ordinaryUser(): Identity {
  const name = quietly(() => userInfo().username)
  return name === null
    ? namespaced(`user ${process.getuid?.()} (without an entry in /etc/passwd) in a user namespace`)
    : { name, wrap: [] }
}

/** PostgreSQL refuses root; every system has the user `nobody`, while a user `postgres` would have to be created. */
export function nobody(): Identity {
  const { uid, gid } = nobodyEntry()
  return { name: 'nobody', uid, gid, wrap: [] }
}

/** The same user outside, `nobody` inside: the files stay ours, and PostgreSQL sees neither root nor a user without an entry. */
export function namespaced(name = 'root in a user namespace'): Identity {
  const { uid, gid } = nobodyEntry()
  return { name, wrap: ['unshare', '--user', `--map-user=${uid}`, `--map-group=${gid}`, '--'] }
}

/** PostgreSQL must run as the owner of its files, whoever made them. */
export function ownerOf(cluster: string): Identity {
  if (onWindows) return ordinaryUser()
  const { uid, gid } = lstatSync(cluster)
  if (isRoot)
    return uid === 0
      ? namespaced()
      : { name: passwd().find((user) => user.uid === uid)?.name ?? `user ${uid}`, uid, gid, wrap: [] }
  if (uid === process.getuid?.()) return { name: quietly(() => userInfo().username) ?? `user ${uid}`, wrap: [] }
  throw new Error(`The database files in ${cluster} belong to user ${uid}. Start Wharf as that user or as root.`)
}

/** Makes a file or folder the property of the identity. */
export function give(identity: Identity, path: string): void {
  if (identity.uid !== undefined && identity.gid !== undefined) chownSync(path, identity.uid, identity.gid)
}

/** What to spawn so that a program runs as the identity, in an environment that holds none of the server's secrets. */
export function commandAs(identity: Identity, file: string, args: readonly string[]): [string, string[], SpawnOptions] {
  const [program = file, ...rest] = [...identity.wrap, file, ...args]
  if (onWindows) return [program, rest, { windowsHide: true }]
  const options: SpawnOptions = { cwd: '/', env: { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' } }
  if (identity.uid === undefined || identity.gid === undefined) return [program, rest, options]
  // Files report numbers above 2^31 for the negative numbers that macOS gives to nobody; spawn wants those negative.
  return [program, rest, { ...options, uid: identity.uid | 0, gid: identity.gid | 0 }]
}

/** Runs a program as the identity to its end. */
export function runAs(identity: Identity, file: string, args: readonly string[], input = ''): Promise<Outcome> {
  const [program, words, options] = commandAs(identity, file, args)
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(program, words, { ...options, stdio: ['pipe', 'pipe', 'pipe'] })
    const hear = (part: Buffer) => {
      output += part
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.stdin?.on('error', () => undefined)
    child.stdin?.end(input)
    child.on('error', (error) => resolve({ ok: false, output: error.message }))
    child.on('close', (code) => resolve({ ok: code === 0, output: output.trim() }))
  })
}

function nobodyEntry(): { uid: number; gid: number } {
  const entry = passwd().find((user) => user.name === 'nobody')
  if (!entry) throw new Error('There is no user nobody in /etc/passwd, as whom PostgreSQL could run.')
  return entry
}

const passwd = () =>
  readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }))
