/** Lets at most `count` callers hold a slot at a time; the others wait in order. */
export class Semaphore {
  readonly #waiting: (() => void)[] = []
  #free: number

  constructor(
    count: number,
    /** How long a caller waits. */
    readonly maxWaitMs: number,
  ) {
    this.#free = count
  }

  /** How many callers wait. */
  get waiting(): number {
    return this.#waiting.length
  }

  async acquire(): Promise<void> {
    if (this.#free > 0) {
      this.#free--
      return
    }
    await new Promise<void>((resolve, reject) => {
      const proceed = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(proceed), 1)
        // The same message as that of the `pg` pool.
        reject(new Error('timeout exceeded when trying to connect'))
      }, this.maxWaitMs)
      this.#waiting.push(proceed)
    })
  }

  release(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#free++
  }
}
