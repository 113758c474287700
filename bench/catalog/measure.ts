/** Measures the cost of a flow: the CPU time of the server and of PostgreSQL, and waiting times. */
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { Agent, request } from 'node:http'

const TICK_MS = 10

/** The CPU time, in milliseconds, that a process has used. */
export function readCpu(pid: number): number {
  return readTicks(pid, [13, 14]) * TICK_MS
}

/** The CPU time of a server and of the processes that it runs besides PostgreSQL, such as the one that evaluates business rules. */
export function readServerCpu(pid: number): number {
  const helpers = findChildren(pid).filter((child) => readLink(`/proc/${child}/exe`).endsWith('/node'))
  return [pid, ...helpers].reduce((sum, each) => sum + readCpu(each), 0)
}

function readLink(path: string): string {
  try {
    return readlinkSync(path)
  } catch {
    // The process has ended.
    return ''
  }
}

/** The CPU time of PostgreSQL: of the postmaster, of its ended children, and of its running ones. */
export function readPostgresCpu(postmaster: number): number {
  const children = findChildren(postmaster)
  const living = children.reduce((sum, pid) => sum + readTicks(pid, [13, 14]), 0)
  return (readTicks(postmaster, [13, 14, 15, 16]) + living) * TICK_MS
}

function readTicks(pid: number, fields: number[]): number {
  try {
    const parts = readStat(pid)
    return fields.reduce((sum, field) => sum + Number(parts[field]), 0)
  } catch {
    // The process has ended; its parent includes its time from now on.
    return 0
  }
}

/** The fields of /proc/<pid>/stat. The name of the process is in parentheses and may contain spaces. */
function readStat(pid: number): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return [String(pid), 'name', ...text.slice(text.lastIndexOf(')') + 2).split(' ')]
}

function findChildren(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return Number(readStat(pid)[3]) === parent
      } catch {
        return false
      }
    })
}

export const readRss = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

export interface Call {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
}

export interface MeasuredResponse {
  status: number
  body: string
  ms: number
}

export class BenchClient {
  private readonly agent: Agent
  constructor(
    private readonly base: URL,
    readonly connections: number,
  ) {
    this.agent = new Agent({ keepAlive: true, maxSockets: connections })
  }

  call({ method, path, headers, body }: Call): Promise<MeasuredResponse> {
    const startedAt = performance.now()
    return new Promise((resolve, reject) => {
      const outgoing = request(
        {
          agent: this.agent,
          host: this.base.hostname,
          port: this.base.port,
          method,
          path,
          headers: withContentHeaders(headers, body),
        },
        (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk) => chunks.push(chunk))
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              body: Buffer.concat(chunks).toString(),
              ms: performance.now() - startedAt,
            }),
          )
        },
      )
      outgoing.on('error', reject)
      outgoing.end(body)
    })
  }

  /** Sends `count` calls on all connections at once and returns the waiting times. */
  async callMany(count: number, callOf: (i: number) => Call): Promise<number[]> {
    const waits: number[] = []
    let next = 0
    const useConnection = async () => {
      while (next < count) {
        const { status, ms, body } = await this.call(callOf(next++))
        if (status >= 400 || body.startsWith('{"errors"')) throw new Error(`${status}: ${body.slice(0, 500)}`)
        waits.push(ms)
      }
    }
    await Promise.all(Array.from({ length: this.connections }, useConnection))
    return waits
  }

  end() {
    this.agent.destroy()
  }
}

const withContentHeaders = (headers: Record<string, string>, body?: string) =>
  body === undefined
    ? headers
    : { ...headers, 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export const median = (values: readonly number[]) => quantile(values, 0.5)

/** What one turn of a flow has cost for each request, in CPU milliseconds, and how long the requests took. */
export interface Turn {
  node: number
  postgres: number
  waits: number[]
  seconds: number
}
