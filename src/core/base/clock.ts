/** The server's clock. Everything that needs the time gets it from here, so that a whole house can live on another day. */
export type Clock = () => Date

/** Real time, or time that ticks on from `start`. */
export function systemClock(start: Date | null): Clock {
  const ahead = start ? start.getTime() - Date.now() : 0
  return () => new Date(Date.now() + ahead)
}
