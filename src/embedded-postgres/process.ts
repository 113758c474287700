/** Small functions about processes, errors and waiting. */
import { readFileSync } from 'node:fs'

export const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Returns a function that is true until `ms` have passed. It uses the monotonic clock, which is not affected by clock changes. */
export function startDeadline(ms: number): () => boolean {
  const end = performance.now() + ms
  return () => performance.now() < end
}

/** Returns the code of an error: of the system, such as ENOENT, or of PostgreSQL, such as 28P01. */
export const errorCode = (error: unknown): string | undefined => (error as { code?: string } | null)?.code

export const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Returns the result of `work`, or null if it throws. For work whose failure does no harm. */
export function tryOrNull<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}

/** Returns whether a process is running. A zombie does not count: in containers there is often no parent that reaps it. */
export function isAlive(pid: number): boolean {
  // For kill, zero and negative numbers mean process groups, including our own.
  if (!(pid > 0)) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (errorCode(error) !== 'EPERM') return false
  }
  return readProcessStatus(pid)?.state !== 'Z'
}

/** Returns the start time of a process, in kernel ticks; null without /proc. It distinguishes a process from a later one with the same id. */
export const readStartTime = (pid: number): string | null => readProcessStatus(pid)?.started ?? null

/** Returns the command line of a process; null without /proc. */
export const readCommandLine = (pid: number): string[] | null =>
  tryOrNull(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0'))

function readProcessStatus(pid: number): { state: string | undefined; started: string | undefined } | null {
  const text = tryOrNull(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
  if (text === null) return null
  // The second field is the program's name in parentheses, which may itself contain spaces and parentheses.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return { state: fields[0], started: fields[19] }
}
