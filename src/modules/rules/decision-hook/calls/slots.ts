/** Limits how many calls of one hook run at a time, so that a slow receiver cannot use up the sockets of the server. */
export class Slots {
  #running = 0
  readonly #waiting = new Set<(isFree: boolean) => void>()

  constructor(
    readonly maxRunning: number,
    readonly maxWaiting: number,
  ) {}

  /** Takes a slot, at the latest after `ms`. Returns false if none became free. */
  take(ms: number): Promise<boolean> {
    if (this.#running < this.maxRunning) {
      this.#running++
      return Promise.resolve(true)
    }
    if (this.#waiting.size >= this.maxWaiting) return Promise.resolve(false)
    return new Promise((resolve) => {
      const settle = (isFree: boolean) => {
        clearTimeout(timer)
        this.#waiting.delete(settle)
        resolve(isFree)
      }
      const timer = setTimeout(() => settle(false), ms)
      this.#waiting.add(settle)
    })
  }

  /** Gives a slot back: the first one that waits gets it. */
  free(): void {
    const [next] = this.#waiting
    if (next) next(true)
    else this.#running--
  }
}
