/** Prints the changes of a file as a unified diff. */
const CONTEXT_LINES = 2

export function unifiedDiff(path: string, before: string, after: string): string {
  const lines = markLines(splitLines(before), splitLines(after))
  const isShown = lines.map((_, i) =>
    lines.slice(Math.max(0, i - CONTEXT_LINES), i + CONTEXT_LINES + 1).some(({ mark }) => mark !== ' '),
  )
  const parts = [`--- ${path}`, `+++ ${path}`]
  let [old, now] = [1, 1]
  for (const [i, { mark, text }] of lines.entries()) {
    if (isShown[i] && !isShown[i - 1]) parts.push(hunkHeader(lines.slice(i, endOfHunk(isShown, i)), old, now))
    if (isShown[i]) parts.push(`${mark}${text}`)
    if (mark !== '+') old++
    if (mark !== '-') now++
  }
  return parts.join('\n')
}

const splitLines = (text: string) => text.replace(/\n$/, '').split('\n')

interface DiffLine {
  mark: ' ' | '-' | '+'
  text: string
}

const endOfHunk = (isShown: readonly boolean[], from: number) => {
  const end = isShown.indexOf(false, from)
  return end < 0 ? isShown.length : end
}

function hunkHeader(lines: readonly DiffLine[], old: number, now: number): string {
  const count = (mark: string) => lines.filter((line) => line.mark !== mark).length
  return `@@ -${old},${count('+')} +${now},${count('-')} @@`
}

/** Marks the lines with a greedy diff: after each difference it continues at the nearest line that both texts have. It is readable, and linear in practice. */
function markLines(before: readonly string[], after: readonly string[]): DiffLine[] {
  const lines: DiffLine[] = []
  let [i, j] = [0, 0]
  while (i < before.length || j < after.length) {
    const [skip, add] = findNearestCommonLine(before, after, i, j)
    for (const text of before.slice(i, i + skip)) lines.push({ mark: '-', text })
    for (const text of after.slice(j, j + add)) lines.push({ mark: '+', text })
    i += skip
    j += add
    const text = before[i]
    if (text !== undefined && j < after.length) lines.push({ mark: ' ', text })
    i++
    j++
  }
  return lines
}

function findNearestCommonLine(before: readonly string[], after: readonly string[], i: number, j: number): [number, number] {
  const [left, right] = [before.length - i, after.length - j]
  for (let distance = 0; distance <= left + right; distance++)
    for (let skip = Math.max(0, distance - right); skip <= Math.min(distance, left); skip++) {
      const [old, now] = [before[i + skip], after[j + distance - skip]]
      if (old !== undefined && old === now) return [skip, distance - skip]
    }
  return [left, right]
}
