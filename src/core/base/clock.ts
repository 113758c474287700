/** A day in milliseconds. */
export const DAY_MS = 86_400_000

/** The server's clock. All code reads the time from it, so that a whole server can run on another date. */
export type Clock = () => Date

/** Returns the real time, or a clock that starts at `start`. */
export function systemClock(start: Date | null): Clock {
  const ahead = start ? start.getTime() - Date.now() : 0
  return () => new Date(Date.now() + ahead)
}

/** Returns a clock, and a function that sets it back by some milliseconds until it is called with 0: the demo shop gets its past that way. */
export function movableClock(clock: Clock): { clock: Clock; setBack: (ms: number) => void } {
  let back = 0
  return {
    clock: () => new Date(clock().getTime() - back),
    setBack: (ms) => {
      back = ms
    },
  }
}
