/** A fair queue: callers take turns, so that a caller with much work delays only itself. Images and documents each have one. */
import { DomainError } from '../../../../core/base/errors.js'

export interface QueueLimits {
  /** The limit of concurrent jobs of all callers. */
  running: number
  /** The limit of concurrent jobs of one caller. */
  runningOfOne: number
  waiting: number
  waitingOfOne: number
}

/** The options of one job. */
interface QueuedWork extends Partial<Pick<QueueLimits, 'runningOfOne' | 'waitingOfOne'>> {
  /** Ends the wait, with its reason as the error. */
  signal?: AbortSignal | undefined
}

interface Line {
  running: number
  runningOfOne: number
  waiting: (() => void)[]
}

export type FairQueue = <T>(caller: string, work: () => Promise<T>, differs?: QueuedWork) => Promise<T>

/** Returns the error of a job that cannot be queued. If the caller's own jobs fill the queue, it gets the seconds until one of them is done. */
export type RefuseWork = (ownSeconds: number | null) => DomainError

export const refuseBusy = (what: string) =>
  new DomainError('UNAVAILABLE', 'SERVICE_UNAVAILABLE', `Too many ${what} are being rendered at the moment; try again`)

export function openFairQueue(limits: QueueLimits, refuse: RefuseWork): FairQueue {
  let running = 0
  let waiting = 0
  /** The average duration of the last jobs. */
  let averageMs = 1000
  /** By caller, in the order of their turns. */
  const lines = new Map<string, Line>()

  const startNext = () => {
    for (const [caller, line] of lines) {
      if (running >= limits.running) return
      if (line.running >= line.runningOfOne || line.waiting.length === 0) continue
      // Moves the last caller behind all others.
      lines.delete(caller)
      lines.set(caller, line)
      running++
      line.running++
      waiting--
      line.waiting.shift()?.()
    }
  }

  const forgetIfIdle = (caller: string, line: Line) => {
    if (line.running === 0 && line.waiting.length === 0) lines.delete(caller)
  }

  const waitForTurn = (caller: string, line: Line, signal: AbortSignal | undefined) =>
    new Promise<void>((start, fail) => {
      const begin = () => {
        signal?.removeEventListener('abort', leave)
        start()
      }
      const leave = () => {
        line.waiting.splice(line.waiting.indexOf(begin), 1)
        waiting--
        forgetIfIdle(caller, line)
        fail(signal?.reason)
      }
      signal?.addEventListener('abort', leave, { once: true })
      line.waiting.push(begin)
      waiting++
      startNext()
    })

  return async (caller, work, { signal, runningOfOne = limits.runningOfOne, waitingOfOne = limits.waitingOfOne } = {}) => {
    signal?.throwIfAborted()
    const line = lines.get(caller) ?? { running: 0, runningOfOne, waiting: [] }
    const mustWait = running >= limits.running || line.running >= line.runningOfOne
    if (mustWait && line.waiting.length >= waitingOfOne)
      throw refuse(Math.min(60, Math.ceil(averageMs / line.runningOfOne / 1000)))
    if (mustWait && waiting >= limits.waiting) throw refuse(null)
    lines.set(caller, line)
    await waitForTurn(caller, line, signal)
    const startedAt = performance.now()
    try {
      return await work()
    } finally {
      averageMs = averageMs * 0.8 + (performance.now() - startedAt) * 0.2
      running--
      line.running--
      forgetIfIdle(caller, line)
      startNext()
    }
  }
}
