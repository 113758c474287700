/**
 * Watches how much processor time the host takes away from this virtual machine. What happens meanwhile says nothing about a server: an idle
 * program waits just as long.
 */
import { readFileSync } from 'node:fs'

const SAMPLE_MS = 10
/** The length of a tick in which the kernel counts, in milliseconds. */
const TICK_MS = 10
/** A duration counts as disturbed if more than this share of it was taken, and more than one tick. */
const DISTURBED_SHARE = 0.1

/** Returns the milliseconds taken from all processors since the machine started; 0 where the kernel does not count them. */
function readStolenMs(): number {
  try {
    return Number(readFileSync('/proc/stat', 'utf8').split('\n', 1)[0]?.trim().split(/ +/)[8] ?? 0) * TICK_MS
  } catch {
    return 0
  }
}

/** An interval between two instants of `performance.now()`. */
export interface Interval {
  from: number
  to: number
}

export interface StealWatch {
  isDisturbed(interval: Interval): boolean
  stop(): void
}

export function watchSteal(): StealWatch {
  const samples = [{ at: performance.now(), stolen: readStolenMs() }]
  const timer = setInterval(() => {
    const stolen = readStolenMs()
    if (stolen !== samples.at(-1)?.stolen) samples.push({ at: performance.now(), stolen })
  }, SAMPLE_MS)
  const stolenUntil = (at: number) => samples.findLast((sample) => sample.at <= at)?.stolen ?? 0
  return {
    isDisturbed({ from, to }) {
      // The kernel counts what was taken when the processor comes back, and the timer notices that a little later.
      const stolen = stolenUntil(to + 2 * SAMPLE_MS) - stolenUntil(from)
      return stolen > TICK_MS && stolen > DISTURBED_SHARE * (to - from)
    },
    stop: () => clearInterval(timer),
  }
}
