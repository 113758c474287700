/** When failed work is retried. */

/** After this many attempts it is given up: a dead letter, which an operator can resend. */
export const MAX_ATTEMPTS = 12

const FIRST_RETRY_MS = 10_000
const LONGEST_RETRY_MS = 3_600_000
/** The random part of a delay, so that simultaneous failures are not retried simultaneously. */
const JITTER = 0.4

/** Returns the delay: ten seconds after the first attempt, doubling up to an hour, ± 20 %. */
export function retryDelay(attemptsBefore: number, random: () => number): number {
  const delay = Math.min(FIRST_RETRY_MS * 2 ** attemptsBefore, LONGEST_RETRY_MS)
  return Math.round(delay * (1 - JITTER / 2 + JITTER * random()))
}
