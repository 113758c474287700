/** A queue in which addresses take turns: whoever asks for many pictures waits for them, and nobody else does. */
import { DomainError } from '../../../../core/base/errors.js'

interface QueueLimits {
  /** Works at once, of all addresses. */
  running: number
  /** Works at once, of one address. */
  runningOfOne: number
  waiting: number
  waitingOfOne: number
}

export const DRAWING_LIMITS: QueueLimits = { running: 2, runningOfOne: 1, waiting: 256, waitingOfOne: 32 }

interface Line {
  running: number
  waiting: (() => void)[]
}

const busy = () => new DomainError('UNAVAILABLE', 'SERVICE_UNAVAILABLE', 'Too many pictures are being made just now; try again')

export function openFairQueue({ running: most, runningOfOne, waiting: mostWaiting, waitingOfOne }: QueueLimits) {
  let running = 0
  let waiting = 0
  /** By address, in the order of their turns. */
  const lines = new Map<string, Line>()

  const startNext = () => {
    for (const [address, line] of lines) {
      if (running >= most) return
      if (line.running >= runningOfOne || line.waiting.length === 0) continue
      // It is the last one's turn again after all others.
      lines.delete(address)
      lines.set(address, line)
      running++
      line.running++
      waiting--
      line.waiting.shift()?.()
    }
  }

  return async <T>(address: string, work: () => Promise<T>): Promise<T> => {
    const line = lines.get(address) ?? { running: 0, waiting: [] }
    if (waiting >= mostWaiting || line.waiting.length >= waitingOfOne) throw busy()
    lines.set(address, line)
    await new Promise<void>((start) => {
      line.waiting.push(start)
      waiting++
      startNext()
    })
    try {
      return await work()
    } finally {
      running--
      line.running--
      if (line.running === 0 && line.waiting.length === 0) lines.delete(address)
      startNext()
    }
  }
}
