/** What changed in a file, line by line, in the unified form. */
const CONTEXT = 2

export function unifiedDiff(path: string, before: string, after: string): string {
  const lines = marked(linesOf(before), linesOf(after))
  const shown = lines.map((_, i) => lines.slice(Math.max(0, i - CONTEXT), i + CONTEXT + 1).some(({ mark }) => mark !== ' '))
  const parts = [`--- ${path}`, `+++ ${path}`]
  let [old, now] = [1, 1]
  for (const [i, { mark, text }] of lines.entries()) {
    if (shown[i] && !shown[i - 1]) parts.push(hunk(lines.slice(i, endOf(shown, i)), old, now))
    if (shown[i]) parts.push(`${mark}${text}`)
    if (mark !== '+') old++
    if (mark !== '-') now++
  }
  return parts.join('\n')
}

const linesOf = (text: string) => text.replace(/\n$/, '').split('\n')

interface Line {
  mark: ' ' | '-' | '+'
  text: string
}

const endOf = (shown: readonly boolean[], from: number) => {
  const end = shown.indexOf(false, from)
  return end < 0 ? shown.length : end
}

function hunk(lines: readonly Line[], old: number, now: number): string {
  const count = (mark: string) => lines.filter((line) => line.mark !== mark).length
  return `@@ -${old},${count('+')} +${now},${count('-')} @@`
}

/** Greedy: from each difference on, the nearest line that both have. Good enough to read, and linear in practice. */
function marked(before: readonly string[], after: readonly string[]): Line[] {
  const lines: Line[] = []
  let [i, j] = [0, 0]
  while (i < before.length || j < after.length) {
    const [skip, add] = nearest(before, after, i, j)
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

function nearest(before: readonly string[], after: readonly string[], i: number, j: number): [number, number] {
  const [left, right] = [before.length - i, after.length - j]
  for (let distance = 0; distance <= left + right; distance++)
    for (let skip = Math.max(0, distance - right); skip <= Math.min(distance, left); skip++) {
      const [old, now] = [before[i + skip], after[j + distance - skip]]
      if (old !== undefined && old === now) return [skip, distance - skip]
    }
  return [left, right]
}
