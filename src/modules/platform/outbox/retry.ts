/** When something that failed is tried again. */

/** After so many attempts it is given up: a dead letter, which an operator can have sent again. */
export const MAX_ATTEMPTS = 12

const FIRST_RETRY_MS = 10_000
const LONGEST_RETRY_MS = 3_600_000
/** The part of a delay that is left to chance, so that what failed together does not come again together. */
const JITTER = 0.4

/** Ten seconds after the first attempt, doubling up to an hour, give or take a fifth. */
export function retryDelay(attemptsBefore: number, random: () => number): number {
  const delay = Math.min(FIRST_RETRY_MS * 2 ** attemptsBefore, LONGEST_RETRY_MS)
  return Math.round(delay * (1 - JITTER / 2 + JITTER * random()))
}
