/** The width of a label of the time axis with its distance, in pixels. */
const LABEL_WIDTH = 78

/** Returns the indexes of the points that get a label, evenly spaced, so that labels never overlap; the last point always has one. */
export function pickTicks(count: number, width: number): number[] {
  const step = Math.max(1, Math.ceil(count / Math.max(1, Math.floor(width / LABEL_WIDTH))))
  const ticks = []
  for (let index = count - 1; index >= 0; index -= step) ticks.unshift(index)
  return ticks
}
