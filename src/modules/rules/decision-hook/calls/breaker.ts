/** The circuit breaker of one hook: a receiver that fails again and again is left alone for a while, so that sales do not wait for it. */

export type BreakerState = 'CLOSED' | 'OPEN' | 'TRIAL'

const MAX_FAILURES = 5
const OPEN_MS = 10_000

export class Breaker {
  #failures = 0
  /** The time until which no call is made; null while calls are made. */
  #openUntil: number | null = null
  #isTrying = false

  state(now: number): BreakerState {
    if (this.#openUntil === null) return 'CLOSED'
    return now < this.#openUntil ? 'OPEN' : 'TRIAL'
  }

  /** Returns whether a call may be made. After the pause, one call at a time tries whether the receiver works again. */
  admit(now: number): boolean {
    const state = this.state(now)
    if (state === 'CLOSED') return true
    if (state === 'OPEN' || this.#isTrying) return false
    this.#isTrying = true
    return true
  }

  /** Ends a trial whose call was not made. */
  skip(): void {
    this.#isTrying = false
  }

  succeed(): void {
    this.#failures = 0
    this.#openUntil = null
    this.#isTrying = false
  }

  /** Counts a failed call. Returns whether it opened the breaker. */
  fail(now: number): boolean {
    this.#failures++
    const wasTrying = this.#isTrying
    this.#isTrying = false
    if (!wasTrying && this.#failures < MAX_FAILURES) return false
    const isNew = this.state(now) !== 'OPEN'
    this.#openUntil = now + OPEN_MS
    return isNew
  }
}
