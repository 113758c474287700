/** Changes to a text by position: everything that is not touched keeps its formatting and its comments. */
export interface Edit {
  start: number
  end: number
  text: string
}

export function applyEdits(source: string, edits: readonly Edit[]): string {
  let at = 0
  const parts: string[] = []
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    parts.push(source.slice(at, start), text)
    at = end
  }
  return [...parts, source.slice(at)].join('')
}

interface Range {
  start: number
  end: number
}

/** Takes elements out of a list with the space and the comma that belonged to them, never a comment. */
export function removals(source: string, all: readonly Range[], isGone: (index: number) => boolean): Edit[] {
  return all.flatMap((range, i) => {
    if (!isGone(i)) return []
    const hasEarlier = all.some((_, earlier) => earlier < i && !isGone(earlier))
    const start = hasEarlier ? back(source, all[i - 1]?.end ?? 0, range.start) : range.start
    const end = hasEarlier ? range.end : ahead(source, range.end, all[i + 1]?.start ?? range.end)
    return [{ start, end, text: '' }]
  })
}

const isSpace = (character: string | undefined) => character !== undefined && ' \t\r\n,'.includes(character)

function back(source: string, floor: number, from: number): number {
  let at = from
  while (at > floor && isSpace(source[at - 1])) at--
  return at
}

function ahead(source: string, from: number, ceiling: number): number {
  let at = from
  while (at < ceiling && isSpace(source[at])) at++
  return at
}

export interface Place {
  line: number
  column: number
}

export function placeOf(source: string, offset: number): Place {
  const before = source.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}
