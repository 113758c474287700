/** Everything that a run leaves on the machine: one folder, processes, network namespaces and mounts. All of it ends with the run, also if it fails. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const isRoot = process.getuid?.() === 0

/** The user that runs what refuses to run as root: that of PostgreSQL's package. */
const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
export const user = isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {}

export interface Launched {
  child: ChildProcess
  ended: Promise<void>
  /** Ends it with SIGTERM, and with SIGKILL if that takes longer than ten seconds. */
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

export interface LaunchOptions {
  /** The network namespace of the host. */
  namespace?: string | null
  env?: Record<string, string>
  asRoot?: boolean
}

/** The state of a run. */
export class State {
  readonly folder: string
  readonly #children = new Set<ChildProcess>()
  /** What to undo at the end, the last first. */
  readonly #undo: (() => void)[] = []

  constructor() {
    this.folder = mkdtempSync(join(tmpdir(), 'wharf-cluster-'))
    chmodSync(this.folder, 0o755)
    process.once('exit', () => this.close())
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  }

  /** Makes a folder that belongs to the user of the programs. */
  makeFolder(name: string): string {
    const folder = join(this.folder, name)
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    this.own(folder)
    return folder
  }

  own(path: string): void {
    if ('uid' in user && user.uid !== undefined) chownSync(path, user.uid, user.gid as number)
  }

  /** Makes a folder on a file system of its own, which can be filled; an ordinary folder if mounting is not permitted. */
  makeDisk(name: string, megabytes: number): { folder: string; isLimited: boolean } {
    const folder = this.makeFolder(name)
    if (!isRoot) return { folder, isLimited: false }
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder], { stdio: 'ignore' })
    } catch {
      return { folder, isLimited: false }
    }
    this.own(folder)
    this.onEnd(() => execFileSync('umount', ['-l', folder]))
    return { folder, isLimited: true }
  }

  /** Starts a program; its output is in the folder. */
  launch(name: string, program: string, args: readonly string[], options: LaunchOptions = {}): Launched {
    const { namespace = null, env = {}, asRoot = false } = options
    const log = openSync(join(this.folder, `${name}.log`), 'a')
    const drop = namespace && isRoot && !asRoot ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'] : []
    const words = namespace ? ['ip', 'netns', 'exec', namespace, ...drop, program, ...args] : [program, ...args]
    const child = spawn(words[0] as string, words.slice(1), {
      ...(!namespace && !asRoot && user),
      cwd: this.folder,
      env: { PATH: process.env.PATH ?? '', LC_ALL: 'C.UTF-8', HOME: this.folder, ...env },
      stdio: ['ignore', log, log],
    })
    this.#children.add(child)
    const ended = new Promise<void>((done) => child.once('exit', () => done()))
    void ended.then(() => this.#children.delete(child))
    const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
      child.kill(signal)
      const late = setTimeout(() => child.kill('SIGKILL'), 10_000)
      await ended
      clearTimeout(late)
    }
    return { child, ended, stop }
  }

  onEnd(undo: () => void): void {
    this.#undo.push(undo)
  }

  close(): void {
    for (const child of this.#children) child.kill('SIGKILL')
    for (const undo of this.#undo.splice(0).reverse()) {
      try {
        undo()
      } catch (error) {
        console.error(`Not undone: ${(error as Error).message}`)
      }
    }
    if (!process.env.WHARF_CLUSTER_KEEP) rmSync(this.folder, { recursive: true, force: true })
  }
}
