/**
 * Shares the event loop among callers, and measures how long it works for each request. The work for one request at a stretch is a slice.
 * A small response is built in its first slice and waits for nothing. A large one takes many, and after each of them other requests are served.
 * Callers with much recent use of the event loop also wait for a turn before their first slice; see callers.ts.
 */
import { type CallerUse, type Lane, typicalUse } from './callers.js'

/** A request, as the event loop sees it. */
export interface Worker {
  /** The recent use of its caller. */
  readonly use: CallerUse
  /** The milliseconds that the event loop has worked for it. */
  loopMs: number
  readonly arrivedAt: number
}

/** A slice ends after this many objects of the response, or after this many milliseconds, whichever comes first. */
const SLICE_OBJECTS = 500
const SLICE_MS = 4
/** The clock is read once per this many objects. */
const OBJECTS_PER_READING = 16
/** While others are served, requests that have taken far longer than others get at most this share of the event loop. */
const SHARE_OF_BUSY = 0.25
/** The share of callers most of whose requests are refused in the end. */
const SHARE_OF_WASTEFUL = 0.08

const now = () => performance.now()

let current: Worker | null = null
let currentSince = 0
let isEndScheduled = false

/** How many times longer everything takes, because other programs use the processors. */
let slowdown = 1
let sampling: NodeJS.Timeout | null = null
/** How long the event loop has worked for requests since the process started. Loading the demo shop does not warm up their code. */
let requestMs = 0
/** Code that has run for less time than this is still interpreted or being compiled: everything takes several times as long. */
const COLD_MS = 10_000
const COLD_FACTOR = 5
const SAMPLE_MS = 250
const MAX_SLOWDOWN = 10

/** Marks that the event loop now works for this request, or for none. All work until the next call, and until the loop turns, counts for it. */
function startWork(worker: Worker | null): void {
  if (current === worker) return
  const at = now()
  if (current) charge(current, at - currentSince, at)
  current = worker
  currentSince = at
  if (worker) noteCaller(worker.use, at)
  if (!worker || isEndScheduled) return
  isEndScheduled = true
  setImmediate(endWork)
  if (!sampling) sampling = sampleSlowdown()
}

/** The last caller of the event loop, and when it last worked for that one and for another one before. */
const lastCaller: { use: CallerUse | null; at: number; otherAt: number } = { use: null, at: -1e9, otherAt: -1e9 }
const ALONE_AFTER_MS = 1000

function noteCaller(use: CallerUse, at: number) {
  if (lastCaller.use !== use) lastCaller.otherAt = lastCaller.at
  lastCaller.use = use
  lastCaller.at = at
}

/** Returns true if the event loop has recently worked for nobody else. */
const isAlone = (use: CallerUse, at: number): boolean =>
  at - (lastCaller.use === use ? lastCaller.otherAt : lastCaller.at) > ALONE_AFTER_MS

function endWork() {
  isEndScheduled = false
  startWork(null)
}

function charge(worker: Worker, ms: number, at: number) {
  const own = ms / slowdown
  requestMs += own
  worker.loopMs += own
  worker.use.loop.add(own, at)
}

/** Returns the milliseconds that the event loop has worked for a request, including the current slice. */
export const loopMsOf = (worker: Worker): number => worker.loopMs + (current === worker ? (now() - currentSince) / slowdown : 0)

/** Returns how much longer something takes now than on idle processors. */
export const readSlowdown = (): number => slowdown

/** Returns how much longer the same work takes in a process that has just started. */
export const readColdness = (): number => (requestMs < COLD_MS ? COLD_FACTOR : 1)

/** Compares the active time of the event loop with the processor time of the process. */
function sampleSlowdown(): NodeJS.Timeout {
  let before = { cpu: process.cpuUsage(), loop: performance.eventLoopUtilization() }
  return setInterval(() => {
    const { user, system } = process.cpuUsage(before.cpu)
    const { active } = performance.eventLoopUtilization(before.loop)
    before = { cpu: process.cpuUsage(), loop: performance.eventLoopUtilization() }
    const sample = Math.min(MAX_SLOWDOWN, Math.max(1, active / Math.max(1, (user + system) / 1000)))
    slowdown = active > SAMPLE_MS / 10 ? (slowdown + sample) / 2 : 1
  }, SAMPLE_MS).unref()
}

/** The requests that wait for a turn, by lane and caller. */
const waiting: Record<Lane, Map<CallerUse, Set<Slices>>> = { people: new Map(), systems: new Map() }
let nextLane: Lane = 'people'
let isTurnScheduled = false
/** Heavy requests get no turn until then. */
let heavyFrom = 0
let pause: NodeJS.Timeout | null = null

function schedule(slices: Slices) {
  const { use } = slices.worker
  const lane = waiting[use.lane]
  const own = lane.get(use)
  if (own) own.add(slices)
  else lane.set(use, new Set([slices]))
  if (pause && !isHeavy(slices.worker)) {
    clearTimeout(pause)
    isTurnScheduled = false
  }
  if (!isTurnScheduled) scheduleTurn(0)
}

function scheduleTurn(pauseMs: number) {
  isTurnScheduled = true
  pause = pauseMs >= 1 ? setTimeout(giveTurn, pauseMs) : null
  if (!pause) setImmediate(giveTurn)
}

/**
 * Continues with the caller that has used least. Of one caller's requests, the one with the least work so far comes first, because it is likely to
 * end soon. Large ones come last and one after another: each of them fills memory, and the first should be sent before the second is built.
 */
function giveTurn() {
  pause = null
  const slices = takeNext(nextLane) ?? takeNext(otherLane(nextLane))
  let pauseMs = 0
  if (slices) {
    const startedAt = now()
    nextLane = otherLane(slices.worker.use.lane)
    startWork(slices.worker)
    // Until the slice is over, this turn counts as scheduled: a request that starts to wait in the meantime must not schedule a second one.
    slices.runSlice()
    heavyFrom = now() + pauseAfter(slices.worker, startedAt)
  } else pauseMs = heavyFrom - now()
  isTurnScheduled = false
  if (waiting.people.size + waiting.systems.size > 0) scheduleTurn(pauseMs)
}

const otherLane = (lane: Lane): Lane => (lane === 'people' ? 'systems' : 'people')

/** Returns true for a request of a person that has taken far longer than others do, or is likely to. */
const isHeavy = ({ use, loopMs }: Worker): boolean =>
  use.lane === 'people' && (typicalUse.loop.isHeavy(loopMs) || use.isWasteful(now()))

/** Returns how long callers that take turns wait after a slice, so that others find a processor. */
function pauseAfter(worker: Worker, startedAt: number): number {
  const at = now()
  const { use } = worker
  if (!isHeavy(worker) || waiting.systems.size > 0) return 0
  if (use.isWasteful(at)) return isAlone(use, at) ? 0 : pauseFor(at - startedAt, SHARE_OF_WASTEFUL)
  return use.loop.isShared(at) ? pauseFor(at - startedAt, SHARE_OF_BUSY) : 0
}

/** Returns the pause after which work has taken a share of the time. */
const pauseFor = (workMs: number, share: number): number => (workMs * (1 - share)) / share

function takeNext(lane: Lane): Slices | null {
  const at = now()
  const mayTake = ({ worker }: Slices) => at >= heavyFrom || !isHeavy(worker)
  const found = findLeast(waiting[lane], ([use, own]) => (some(own, mayTake) ? use.loop.read(at) : Number.POSITIVE_INFINITY))
  if (!found) return null
  const [use, own] = found
  const next = findLeast(own, (slices) => (mayTake(slices) ? rankAmongOwn(slices.worker) : Number.POSITIVE_INFINITY))
  if (!next) return null
  own.delete(next)
  if (own.size === 0) waiting[lane].delete(use)
  return next
}

function some<T>(items: Iterable<T>, test: (item: T) => boolean): boolean {
  for (const item of items) if (test(item)) return true
  return false
}

/** A request that has used the event loop longer than this, in milliseconds, is large. */
const LARGE_MS = 20
const AFTER_ALL_SMALL = 1e12

const rankAmongOwn = ({ loopMs, arrivedAt }: Worker): number => (loopMs > LARGE_MS ? AFTER_ALL_SMALL + arrivedAt : loopMs)

function findLeast<T>(items: Iterable<T>, measure: (item: T) => number): T | null {
  let [least, value]: [T | null, number] = [null, Number.POSITIVE_INFINITY]
  for (const item of items) {
    const own = measure(item)
    if (own < value) [least, value] = [item, own]
  }
  return least
}

/** Work that may be interrupted at every `yield`. */
export type Steps<T> = Generator<void, T, void>

/** The work of one request that waits for its turn. */
export class Slices {
  #objects = 0
  #isOver = false
  #startedAt = now()
  #waiting: (() => void)[] = []
  #next = 0
  #isScheduled = false
  #isDropped = false
  #idle: (() => void)[] = []

  constructor(readonly worker: Worker) {}

  /** Counts an object. */
  count(): void {
    this.#objects++
    if (this.#objects % OBJECTS_PER_READING === 0) this.#readClock()
  }

  /** True if the slice is used up: further work has to wait. */
  get isOver(): boolean {
    return this.#isOver
  }

  /** Reads the clock, after work whose length its objects do not show. */
  checkClock(): boolean {
    this.#readClock()
    return this.#isOver
  }

  #readClock() {
    if (this.#objects >= SLICE_OBJECTS || now() - this.#startedAt >= SLICE_MS) this.#isOver = true
  }

  /** Marks that the event loop works for the request again, for example because a result has arrived. */
  resume(): void {
    if (current === this.worker) return
    startWork(this.worker)
    this.#begin()
  }

  #begin() {
    this.#objects = 0
    this.#isOver = false
    this.#startedAt = now()
  }

  /**
   * True if new work has to wait for its turn: other work of the request does, it has taken long already, or its caller takes turns with others.
   * Requests of a caller that is alone go on together, so that their statements leave in one packet.
   */
  get mustWait(): boolean {
    if (this.#isScheduled || isHeavy(this.worker)) return true
    const at = now()
    const { use } = this.worker
    return use.takesTurns(at) && !isAlone(use, at)
  }

  /** Waits for the caller's turn, if the caller takes turns. */
  async takeTurn(): Promise<void> {
    if (this.mustWait) return this.promise(() => undefined)
    this.resume()
  }

  /** Runs work in a later slice, in the order of the calls. */
  later(work: () => void): void {
    if (this.#isDropped) return
    this.#waiting.push(work)
    if (this.#isScheduled) return
    this.#isScheduled = true
    schedule(this)
  }

  /**
   * Runs work when no other waits for a slice. Loads are sent this way: everything that a level of the response needs is one
   * statement, in however many slices the level is built.
   */
  whenIdle(work: () => void): void {
    if (this.#isScheduled) this.#idle.push(work)
    else work()
  }

  /** Runs work in a later slice, and returns a promise of its result. */
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

  /** Runs work in steps, and pauses when a slice is over. */
  runSteps<T>(steps: Steps<T>): T | Promise<T> {
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) return step.value
      if (this.checkClock()) return this.promise(() => this.runSteps(steps))
    }
  }

  /** Drops waiting and future work. */
  drop(): void {
    this.#isDropped = true
    this.#waiting = []
    this.#next = 0
  }

  runSlice(): void {
    this.#begin()
    while (this.#next < this.#waiting.length && !this.#isOver) {
      this.#waiting[this.#next++]?.()
      if (now() - this.#startedAt >= SLICE_MS) this.#isOver = true
    }
    this.#isScheduled = this.#next < this.#waiting.length
    if (this.#isScheduled) {
      schedule(this)
      return
    }
    this.#waiting = []
    this.#next = 0
    const idle = this.#idle
    this.#idle = []
    // The promises that this slice has resolved come first: they may have more work.
    if (idle.length === 0) return
    afterPromises(() => {
      for (const work of idle) this.whenIdle(work)
    })
  }
}

const afterPromises = (work: () => void) => void Promise.resolve().then(() => process.nextTick(work))
