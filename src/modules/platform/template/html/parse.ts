/** Parses the HTML of templates. It is as tolerant as a browser if that is cheap, linear in the length of the text, and runs no script. */

export type HtmlNode = string | HtmlElement

export interface HtmlElement {
  /** In lower case. */
  tag: string
  attributes: Readonly<Record<string, string>>
  children: HtmlNode[]
}

const VOID = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'])
/** Elements whose content is not text of the document. */
const SKIPPED = new Set(['script', 'style', 'title', 'template', 'noscript', 'iframe', 'object', 'svg', 'math'])
const BLOCKS =
  'address article aside blockquote body dd details div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody td tfoot th thead tr ul'
export const BLOCK_TAGS: ReadonlySet<string> = new Set(BLOCKS.split(' '))
/** The open elements that an opening tag closes. */
const CLOSED_BY: Record<string, readonly string[]> = {
  li: ['li'],
  dt: ['dt', 'dd'],
  dd: ['dt', 'dd'],
  td: ['td', 'th'],
  th: ['td', 'th'],
  tr: ['td', 'th', 'tr'],
  tbody: ['td', 'th', 'tr', 'thead', 'tbody'],
  tfoot: ['td', 'th', 'tr', 'thead', 'tbody'],
}
/** An element nested deeper than this becomes a sibling of its parent, so that walking the tree cannot overflow the stack. */
const MAX_DEPTH = 100

export function parseHtml(source: string): HtmlElement {
  const root: HtmlElement = { tag: '#root', attributes: {}, children: [] }
  const open: HtmlElement[] = [root]
  const top = () => open[open.length - 1] as HtmlElement
  let at = 0
  while (at < source.length) {
    const start = source.indexOf('<', at)
    if (start < 0) break
    addText(top(), source.slice(at, start))
    const tag = readTag(source, start)
    if (!tag) {
      addText(top(), '<')
      at = start + 1
      continue
    }
    at = tag.end
    if (!tag.name) continue
    if (tag.isClosing) closeElement(open, tag.name)
    else if (SKIPPED.has(tag.name)) at = tag.isEmpty ? at : endOf(source, tag.name, at)
    else openElement(open, tag)
  }
  addText(top(), source.slice(at))
  return root
}

interface Tag {
  /** Empty for comments and declarations. */
  name: string
  isClosing: boolean
  isEmpty: boolean
  attributes: Record<string, string>
  end: number
}

/** Returns the tag that begins at `start`; null if the character is plain text. */
function readTag(source: string, start: number): Tag | null {
  const none = { name: '', isClosing: false, isEmpty: true, attributes: {} }
  if (source.startsWith('<!--', start)) {
    const end = source.indexOf('-->', start + 4)
    return { ...none, end: end < 0 ? source.length : end + 3 }
  }
  if (!/[a-z/!?]/i.test(source[start + 1] ?? '')) return null
  const end = findTagEnd(source, start)
  if (end < 0) return null
  const text = source.slice(start + 1, end)
  const [, slash = '', name = ''] = text.match(/^(\/?)([a-z][a-z0-9-]*)/i) ?? []
  if (!name) return { ...none, end: end + 1 }
  const attributes = slash ? {} : readAttributes(text.slice(name.length))
  return { name: name.toLowerCase(), isClosing: slash !== '', isEmpty: text.endsWith('/'), attributes, end: end + 1 }
}

/** Returns the position of the next > outside quotes. */
function findTagEnd(source: string, start: number): number {
  let quote = ''
  for (let at = start + 1; at < source.length; at++) {
    const sign = source[at] as string
    if (quote) quote = sign === quote ? '' : quote
    else if (sign === '>') return at
    else if ((sign === '"' || sign === "'") && source[at - 1] === '=') quote = sign
    else if (sign === '<') return -1
  }
  return -1
}

function readAttributes(text: string): Record<string, string> {
  const attributes: Record<string, string> = Object.create(null)
  for (const [, name = '', double, single, bare] of text.matchAll(/([^\s"'<>/=]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g))
    attributes[name.toLowerCase()] ??= decodeEntities(double ?? single ?? bare ?? '')
  return attributes
}

/** Returns the end of a skipped element, behind its closing tag. */
function endOf(source: string, name: string, from: number): number {
  for (let at = source.indexOf('</', from); at >= 0; at = source.indexOf('</', at + 2)) {
    if (source.slice(at + 2, at + 2 + name.length).toLowerCase() !== name) continue
    const end = source.indexOf('>', at)
    return end < 0 ? source.length : end + 1
  }
  return source.length
}

function openElement(open: HtmlElement[], { name, attributes, isEmpty }: Tag): void {
  const closed = CLOSED_BY[name] ?? (BLOCK_TAGS.has(name) ? ['p'] : [])
  for (let last = open.at(-1); last && closed.includes(last.tag) && open.length > 1; last = open.at(-1)) open.pop()
  const element: HtmlElement = { tag: name, attributes, children: [] }
  ;(open.at(-1) as HtmlElement).children.push(element)
  if (!VOID.has(name) && !(isEmpty && !BLOCK_TAGS.has(name)) && open.length < MAX_DEPTH) open.push(element)
}

/** Closes the element and unclosed ones inside it. A closing tag without its opening tag is ignored, including </p> and </br>. */
function closeElement(open: HtmlElement[], name: string): void {
  const place = open.findLastIndex(({ tag }) => tag === name)
  if (place > 0) open.length = place
}

function addText(element: HtmlElement, text: string): void {
  if (text) element.children.push(decodeEntities(text))
}

const NAMED: Record<string, string> = Object.assign(Object.create(null), {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  euro: '€',
  pound: '£',
  copy: '©',
  reg: '®',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  middot: '·',
  times: '×',
  deg: '°',
  eacute: 'é',
  egrave: 'è',
  euml: 'ë',
  iuml: 'ï',
  ouml: 'ö',
  uuml: 'ü',
  auml: 'ä',
  ccedil: 'ç',
  agrave: 'à',
})

const decodeEntities = (text: string) =>
  text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, (written, name: string) => {
    if (!name.startsWith('#')) return NAMED[name] ?? written
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : written
  })
