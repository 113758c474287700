/**
 * Work on a large answer is done in slices, so that other requests are served in between. All requests together get one slice at a
 * time, one after the other. A small answer never reaches the end of its first slice and waits for nothing.
 */

/** Objects per slice: some milliseconds of work. It is a number and not a time, so that the same request always does the same. */
const SLICE_OBJECTS = 500

const paused: Slices[] = []

function runNext() {
  const slices = paused.shift()
  slices?.runSlice()
  if (paused.length) setImmediate(runNext)
}

function schedule(slices: Slices) {
  if (paused.push(slices) === 1) setImmediate(runNext)
}

export class Slices {
  #used = 0
  #waiting: (() => void)[] = []
  #next = 0
  #isScheduled = false
  #isDropped = false
  #idle: (() => void)[] = []

  /** Counts an object. */
  count(): void {
    this.#used++
  }

  /** True when the slice is used up: further work has to wait. */
  get isOver(): boolean {
    return this.#used >= SLICE_OBJECTS
  }

  /** Does some work in a later slice, in the order of the calls. */
  later(work: () => void): void {
    if (this.#isDropped) return
    this.#waiting.push(work)
    if (this.#isScheduled) return
    this.#isScheduled = true
    schedule(this)
  }

  /**
   * Does some work when no other waits for a slice. Loads are sent like this: what a whole level of the answer asks for is one
   * statement, in however many slices the level is made.
   */
  whenIdle(work: () => void): void {
    if (this.#isScheduled) this.#idle.push(work)
    else work()
  }

  /** Does some work in a later slice, and promises its result. */
  promise<T>(work: () => T | Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) =>
      this.later(() => {
        try {
          resolve(work())
        } catch (error) {
          reject(error)
        }
      }),
    )
  }

  /** Forgets the work that waits, and all that would come. */
  drop(): void {
    this.#isDropped = true
    this.#waiting = []
    this.#next = 0
  }

  runSlice(): void {
    this.#used = 0
    while (this.#next < this.#waiting.length && !this.isOver) this.#waiting[this.#next++]?.()
    this.#isScheduled = this.#next < this.#waiting.length
    if (this.#isScheduled) {
      schedule(this)
      return
    }
    this.#waiting = []
    this.#next = 0
    const idle = this.#idle
    this.#idle = []
    // The promises that this slice has kept come first: they may have more work.
    if (idle.length === 0) return
    afterPromises(() => {
      for (const work of idle) this.whenIdle(work)
    })
  }
}

const afterPromises = (work: () => void) => void Promise.resolve().then(() => process.nextTick(work))
