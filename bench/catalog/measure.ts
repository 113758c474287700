/** What a flow costs: processor time of the server and of PostgreSQL, waiting times, and how many fit into a second. */
import { readdirSync, readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'

const TICK_MS = 10

/** The processor time, in milliseconds, that a process has used. */
export function cpuOf(pid: number): number {
  return ticksOf(pid, [13, 14]) * TICK_MS
}

/** The same of PostgreSQL: its first process, those that have ended, and those that live. */
export function cpuOfPostgres(postmaster: number): number {
  const children = childrenOf(postmaster)
  const living = children.reduce((sum, pid) => sum + ticksOf(pid, [13, 14]), 0)
  return (ticksOf(postmaster, [13, 14, 15, 16]) + living) * TICK_MS
}

function ticksOf(pid: number, fields: number[]): number {
  try {
    const parts = statOf(pid)
    return fields.reduce((sum, field) => sum + Number(parts[field]), 0)
  } catch {
    // It has ended since: the first process counts it from now on.
    return 0
  }
}

/** The name of a process stands in brackets and may hold spaces. */
function statOf(pid: number): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return [String(pid), 'name', ...text.slice(text.lastIndexOf(')') + 2).split(' ')]
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return Number(statOf(pid)[3]) === parent
      } catch {
        return false
      }
    })
}

export const rssOf = (pid: number) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

export interface Call {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
}

export interface Answer {
  status: number
  body: string
  ms: number
}

export class Client {
  private readonly agent: Agent
  constructor(
    private readonly base: URL,
    readonly connections: number,
  ) {
    this.agent = new Agent({ keepAlive: true, maxSockets: connections })
  }

  call({ method, path, headers, body }: Call): Promise<Answer> {
    const began = performance.now()
    return new Promise((done, failed) => {
      const sent = request(
        { agent: this.agent, host: this.base.hostname, port: this.base.port, method, path, headers: lengthed(headers, body) },
        (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk) => chunks.push(chunk))
          response.on('end', () =>
            done({
              status: response.statusCode ?? 0,
              body: Buffer.concat(chunks).toString(),
              ms: performance.now() - began,
            }),
          )
        },
      )
      sent.on('error', failed)
      sent.end(body)
    })
  }

  /** As many calls as asked, on all connections at once; answers the waiting times. */
  async many(count: number, callOf: (i: number) => Call): Promise<number[]> {
    const waits: number[] = []
    let next = 0
    const line = async () => {
      while (next < count) {
        const { status, ms, body } = await this.call(callOf(next++))
        if (status >= 400 || body.startsWith('{"errors"')) throw new Error(`${status}: ${body.slice(0, 500)}`)
        waits.push(ms)
      }
    }
    await Promise.all(Array.from({ length: this.connections }, line))
    return waits
  }

  end() {
    this.agent.destroy()
  }
}

const lengthed = (headers: Record<string, string>, body?: string) =>
  body === undefined
    ? headers
    : { ...headers, 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }

export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

export const median = (values: readonly number[]) => quantile(values, 0.5)
