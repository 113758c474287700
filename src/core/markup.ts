/** Text hygiene: markup where only text belongs, scripts where markup may stand. It keeps texts tidy; a page that shows markup still judges it. */

/** The text without its tags. */
export const withoutMarkup = (text: string): string => withoutTags(text, /^\/?[a-z!]/i)

/** The markup without its scripts, and without a tag that only appears when those are gone. */
export function withoutScripts(text: string): string {
  if (!/<\/?script/i.test(text)) return text
  const [before = '', ...parts] = text.split(/<script\b/i)
  return withoutTags([before, ...parts.map(afterScript)].join(''), /^\/?script\b/i)
}

function afterScript(part: string): string {
  const end = part.match(/<\/script[^<>]*>/i)
  return end ? part.slice((end.index ?? 0) + end[0].length) : ''
}

/** More pieces than the name of a tag can have signs. */
const LONGEST = 10

/** In one pass, however tags are nested: what is left holds none, not even one that stood around another. */
function withoutTags(text: string, isTag: RegExp): string {
  if (!text.includes('<')) return text
  const kept: string[] = []
  let open: number[] = []
  for (const piece of text.split(/(?=<)|(?<=>)|(?=>)/)) {
    if (piece.startsWith('<')) open.push(kept.length)
    const start = piece === '>' ? open.pop() : undefined
    if (start === undefined) kept.push(piece)
    else if (
      isTag.test(
        kept
          .slice(start, start + LONGEST)
          .join('')
          .slice(1),
      )
    )
      kept.length = start
    else {
      kept.push(piece)
      open = []
    }
  }
  return kept.join('')
}
