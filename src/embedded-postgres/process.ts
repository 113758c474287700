import { readFileSync } from 'node:fs'

export const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** A span of time that begins now: tells whether it still lasts. Measured by the clock that no adjustment of the time disturbs. */
export function lasting(ms: number): () => boolean {
  const end = performance.now() + ms
  return () => performance.now() < end
}

/** The system's code of an error, such as ENOENT, or PostgreSQL's, such as 28P01. */
export const codeOf = (error: unknown): string | undefined => (error as { code?: string } | null)?.code

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** The answer of something that may fail without harm; null when it did. */
export function quietly<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}

/** Whether a process runs. One that ended but was not collected by its parent does not: containers often have no parent that collects. */
export function isAlive(pid: number): boolean {
  // Zero and negative numbers mean groups of processes, our own among them.
  if (!(pid > 0)) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return false
  }
  return statusOf(pid)?.state !== 'Z'
}

/** When a process started, in a unit of the kernel; null where the system does not tell. Tells a process from a later one of the same number. */
export const startOf = (pid: number): string | null => statusOf(pid)?.started ?? null

/** The words a process was started with; null where the system does not tell. */
export const commandOf = (pid: number): string[] | null => quietly(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0'))

function statusOf(pid: number): { state: string | undefined; started: string | undefined } | null {
  const text = quietly(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
  if (text === null) return null
  // The second field is the program's name in brackets and may hold spaces and brackets itself.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return { state: fields[0], started: fields[19] }
}
