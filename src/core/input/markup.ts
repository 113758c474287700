/** Text hygiene: markup where only text belongs, scripts where markup may stand. It keeps texts tidy; a page that shows markup still judges it. */

/** The text without its tags, and without the blanks that these leave at its ends. A sign that only looks like the beginning of one stays: `a<b`. */
export function withoutMarkup(text: string): string {
  const left = withoutBrokenTag(withoutTags(text, /^[a-z/!?]/i))
  return left === text ? text : left.trim()
}

/** The markup without its scripts, and without a tag that only appears when those are gone. */
export function withoutScripts(text: string): string {
  if (!/<\/?script/i.test(text)) return text
  const [before = '', ...parts] = text.split(/<script\b/i)
  const left = withoutTags([before, ...parts.map(afterScript)].join(''), /^\/?script\b/i)
  // One that is left was never closed.
  return left.split(/<\/?script\b/i, 1)[0] ?? ''
}

function afterScript(part: string): string {
  const end = part.match(/<\/script[^<>]*>/i)
  return end ? part.slice((end.index ?? 0) + end[0].length) : ''
}

/**
 * Without a last tag that was never closed, if it could do something: the page around the text would close it.
 * That takes an attribute, the name of which has two letters; a comment takes nothing.
 */
function withoutBrokenTag(text: string): string {
  const tail = text.slice(text.lastIndexOf('>') + 1)
  if (!tail.includes('<')) return text
  const said = [...tail.matchAll(/[a-z]{2}\s*=/gi)].at(-1)?.index ?? 0
  const begins = [tail.slice(0, said).search(/<[a-z][^\s/<]*[\s/]/i), tail.indexOf('<!--')].filter((at) => at >= 0)
  return begins.length ? text.slice(0, text.length - tail.length + Math.min(...begins)) : text
}

/** More pieces than the name of a tag can have signs. */
const LONGEST = 10

/** In one pass, however tags are nested: what is left holds none, not even one that stood around another or around a sign that begins none. */
function withoutTags(text: string, isTag: RegExp): string {
  if (!text.includes('<')) return text
  const kept: string[] = []
  const open: number[] = []
  const begins = (at: number) => isTag.test(beginning(kept, at))
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

/** Takes them away from the end until one is right: those that are passed over are never looked at again. */
function lastOf(open: number[], isRight: (at: number) => boolean): number | undefined {
  for (let at = open.pop(); at !== undefined; at = open.pop()) if (isRight(at)) return at
  return undefined
}
