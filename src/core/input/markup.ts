/** Removes markup from plain texts. */

/** Removes the tags of a text, and the spaces that they leave at its ends. A character that only looks like the start of a tag stays, as in `a<b`. */
export function withoutMarkup(text: string): string {
  const left = withoutBrokenTag(withoutTags(text))
  return left === text ? text : left.trim()
}

/**
 * Removes a last tag that was never closed, because the page around the text would close it.
 * Only a tag with an attribute can do harm, and the name of an attribute has at least two letters; a comment can do harm without one.
 */
function withoutBrokenTag(text: string): string {
  const tail = text.slice(text.lastIndexOf('>') + 1)
  if (!tail.includes('<')) return text
  const said = [...tail.matchAll(/[a-z]{2}\s*=/gi)].at(-1)?.index ?? 0
  const begins = [tail.slice(0, said).search(/<[a-z][^\s/<]*[\s/]/i), tail.indexOf('<!--')].filter((at) => at >= 0)
  return begins.length ? text.slice(0, text.length - tail.length + Math.min(...begins)) : text
}

/** More pieces than the name of a tag can have characters. */
const LONGEST = 10

/** Removes tags in one pass, however they are nested: the result contains none, not even one that surrounded another tag or a single character such as <. */
function withoutTags(text: string): string {
  if (!text.includes('<')) return text
  const kept: string[] = []
  const open: number[] = []
  const begins = (at: number) => /^[a-z/!?]/i.test(beginning(kept, at))
  for (const piece of text.split(/(?=<)|(?<=>)|(?=>)/)) {
    if (piece.startsWith('<')) open.push(kept.length)
    const tag = piece === '>' ? lastOf(open, begins) : undefined
    if (tag === undefined) kept.push(piece)
    else kept.length = tag
  }
  return kept.join('')
}

const beginning = (kept: readonly string[], at: number) =>
  kept
    .slice(at, at + LONGEST)
    .join('')
    .slice(1)

/** Pops positions until one matches; skipped ones are never checked again. */
function lastOf(open: number[], isRight: (at: number) => boolean): number | undefined {
  for (let at = open.pop(); at !== undefined; at = open.pop()) if (isRight(at)) return at
  return undefined
}
