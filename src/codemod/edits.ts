/** Edits a text by position, so that everything else keeps its formatting and its comments. */
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

interface TextRange {
  start: number
  end: number
}

/** Removes elements of a list together with their white space and comma, but never a comment. */
export function removalEdits(source: string, all: readonly TextRange[], isRemoved: (index: number) => boolean): Edit[] {
  return all.flatMap((range, i) => {
    if (!isRemoved(i)) return []
    const hasEarlier = all.some((_, earlier) => earlier < i && !isRemoved(earlier))
    const start = hasEarlier ? skipSpaceBackward(source, all[i - 1]?.end ?? 0, range.start) : range.start
    const end = hasEarlier ? range.end : skipSpaceForward(source, range.end, all[i + 1]?.start ?? range.end)
    return [{ start, end, text: '' }]
  })
}

const isSpace = (character: string | undefined) => character !== undefined && ' \t\r\n,'.includes(character)

function skipSpaceBackward(source: string, min: number, from: number): number {
  let at = from
  while (at > min && isSpace(source[at - 1])) at--
  return at
}

function skipSpaceForward(source: string, from: number, max: number): number {
  let at = from
  while (at < max && isSpace(source[at])) at++
  return at
}

export interface TextPosition {
  line: number
  column: number
}

export function textPositionOf(source: string, offset: number): TextPosition {
  const before = source.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}
