/**
 * Hosts of one machine. Where it is permitted each has a network namespace, so that it can be cut off as a whole; otherwise they are addresses of the
 * loopback range, and cutting off is not possible.
 */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import type { Launched, State } from './state.js'

export interface Host {
  name: string
  address: string
  namespace: string | null
  /** The process that was started first; the others descend from it or are in the namespace. */
  main: Launched | null
  /** Cuts the host off from all others, or connects it again. */
  cut: (isCut: boolean) => void
  /** All processes of the host. */
  pids: () => number[]
}

const ip = (...words: string[]) => execFileSync('ip', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

/** Opens the hosts. The first address is that of the machine in which everything else runs. */
export function openHosts(state: State, names: readonly string[]): { outside: string; hosts: Host[] } {
  const tag = process.pid % 10_000
  try {
    ip('link', 'add', `wb${tag}`, 'type', 'bridge')
  } catch {
    return { outside: '127.0.0.10', hosts: names.map((name, i) => openLoopback(name, `127.0.0.${11 + i}`)) }
  }
  state.onEnd(() => ip('link', 'del', `wb${tag}`))
  ip('addr', 'add', '10.213.0.1/24', 'dev', `wb${tag}`)
  ip('link', 'set', `wb${tag}`, 'up')
  return { outside: '10.213.0.1', hosts: names.map((name, i) => openNamespace(state, tag, name, i)) }
}

function openNamespace(state: State, tag: number, name: string, i: number): Host {
  const [namespace, link, inner] = [`wharf-${tag}-${name}`, `wv${tag}${i}`, `wi${tag}${i}`]
  const address = `10.213.0.${11 + i}`
  ip('netns', 'add', namespace)
  const pids = () => ip('netns', 'pids', namespace).split('\n').filter(Boolean).map(Number)
  state.onEnd(() => {
    for (const pid of pids()) kill(pid, 'SIGKILL')
    ip('netns', 'del', namespace)
  })
  ip('link', 'add', link, 'type', 'veth', 'peer', 'name', inner)
  ip('link', 'set', inner, 'netns', namespace)
  ip('link', 'set', link, 'master', `wb${tag}`, 'up')
  ip('-n', namespace, 'addr', 'add', `${address}/24`, 'dev', inner)
  ip('-n', namespace, 'link', 'set', inner, 'up')
  ip('-n', namespace, 'link', 'set', 'lo', 'up')
  const cut = (isCut: boolean) => void ip('link', 'set', link, isCut ? 'down' : 'up')
  return { name, address, namespace, main: null, cut, pids }
}

function openLoopback(name: string, address: string): Host {
  const host: Host = {
    name,
    address,
    namespace: null,
    main: null,
    cut: () => {
      throw new Error('Network namespaces are not permitted here')
    },
    pids: () => descendants(host.main?.child.pid ?? 0),
  }
  return host
}

/** Returns a process and all that descend from it. PostgreSQL is started by Patroni and stays its child. */
export function descendants(root: number): number[] {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc'))
    if (/^\d+$/.test(name)) {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
        parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]))
      } catch {
        // It has ended meanwhile.
      }
    }
  const isBelow = (pid: number): boolean => pid === root || (pid > 1 && isBelow(parents.get(pid) ?? 0))
  return [...parents.keys()].filter(isBelow)
}

export function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended already.
  }
}
