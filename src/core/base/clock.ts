/** The server's clock. All code reads the time from it, so that a whole server can run on another date. */
export type Clock = () => Date

/** The real time, or a clock that shows `start` now and runs on from there. */
export function systemClock(start: Date | null): Clock {
  const ahead = start ? start.getTime() - Date.now() : 0
  return () => new Date(Date.now() + ahead)
}
