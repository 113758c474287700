/** Markup in texts that may contain it, such as descriptions: an allow-list of tags, attributes and URLs. Everything else is removed. */
import sanitizeHtml from 'sanitize-html'
import { withoutMarkup } from './markup.js'

const BLOCKS =
  'address article aside blockquote dd div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main ol p pre section ul'
const INLINE = 'a abbr b bdi bdo br cite code del dfn em i img ins kbd mark q s samp small span strong sub sup time u var wbr'
const TABLES = 'caption col colgroup table tbody td tfoot th thead tr'
const MEDIA = 'audio picture source video'
const TAGS = `${BLOCKS} ${INLINE} ${TABLES} ${MEDIA}`.split(' ')
const VOID = new Set(['br', 'col', 'hr', 'img', 'source', 'wbr'])

const SHARED = ['class', 'dir', 'lang', 'style', 'title']
const ATTRIBUTES = new Map(
  `a href rel target, audio controls src, col span width, colgroup span width, img alt height loading src width, li value, ol reversed start type,
   source src type, table border cellpadding cellspacing width, td align colspan rowspan valign width, th align colspan rowspan scope valign width,
   time datetime, video controls height poster src width`
    .split(/,\s+/)
    .map((line) => line.split(' '))
    .map(([tag = '', ...names]) => [tag, names]),
)

const ADDRESSES = ['href', 'poster', 'src']
const SCHEMES = ['http', 'https', 'mailto']

/** Values that neither load anything nor cover the page around the text. */
const STYLE_VALUES = [/^[\w\s.,#%-]+$/, /^rgba?\([\d\s.,%]+\)$/]
const STYLES =
  'background-color border border-collapse color font-size font-style font-weight height line-height list-style-type margin margin-bottom margin-left margin-right margin-top max-width padding padding-bottom padding-left padding-right padding-top text-align text-decoration vertical-align white-space width'.split(
    ' ',
  )

const MAX_DEPTH = 100

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: TAGS,
  allowedAttributes: { '*': SHARED, ...Object.fromEntries(ATTRIBUTES) },
  allowedSchemes: SCHEMES,
  allowedSchemesByTag: {},
  allowedSchemesAppliedToAttributes: ADDRESSES,
  allowedStyles: { '*': Object.fromEntries(STYLES.map((name) => [name, STYLE_VALUES])) },
  // Elements whose contents are not text of the description.
  nonTextTags: 'embed iframe math noembed noframes noscript object option script style svg template textarea title xmp'.split(
    ' ',
  ),
  nestingLimit: MAX_DEPTH,
}

/** The parser's time grows with the square of the unclosed tags, so a text with more tags than this loses all of them. */
const MAX_TAGS = 10_000

/** Returns markup without anything that the list does not allow. Markup that is allowed and well-formed is returned as it was sent, character for character. */
export function sanitizeMarkup(text: string): string {
  if (isAllowed(text)) return text
  return text.split('<').length > MAX_TAGS ? withoutMarkup(text) : sanitizeHtml(text, OPTIONS)
}

const TAG = /<(\/?)([a-z][a-z0-9]*)((?:[ \t\r\n]+[a-z]+(?:="[^"<>]*"|='[^'<>]*')?)*)[ \t\r\n]*(\/?)>/iy
const ATTRIBUTE = /[ \t\r\n]+([a-z]+)(?:="([^"<>]*)"|='([^'<>]*)')?/gi
/** The beginning of a URL that cannot have another scheme. */
const SAFE_ADDRESS = /^(?:https?:\/\/|mailto:|[/#?])/i

/**
 * Returns true if a text has no tags, or only allowed ones, properly nested and written so that every parser reads them the same. It is much faster than
 * parsing, and keeps texts that need no change: the sanitizer would rewrite their entities.
 */
function isAllowed(text: string): boolean {
  const open: string[] = []
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
    TAG.lastIndex = at
    const isText = /^[\s\d=]?$/.test(text.charAt(at + 1))
    const tag = isText ? null : TAG.exec(text)
    if (!isText && !(tag && isTagAllowed(tag, open))) return false
    at += tag?.[0].length ?? 1
  }
  return open.length === 0
}

/** Checks a tag and tracks which ones are open. */
function isTagAllowed([, slash, name = '', attributes = '', end]: readonly string[], open: string[]): boolean {
  const tag = name.toLowerCase()
  if (slash) return open.pop() === tag && !attributes && !end
  if (!areAllowed(tag, attributes)) return false
  return VOID.has(tag) || (!end && open.push(tag) <= MAX_DEPTH)
}

const ALLOWED = new Map(TAGS.map((tag) => [tag, new Set([...SHARED, ...(ATTRIBUTES.get(tag) ?? [])])]))

function areAllowed(tag: string, attributes: string): boolean {
  const allowed = ALLOWED.get(tag)
  if (!allowed) return false
  for (const [, given = '', quoted, single] of attributes.matchAll(ATTRIBUTE)) {
    const [name, value] = [given.toLowerCase(), quoted ?? single ?? '']
    if (!allowed.has(name)) return false
    if (ADDRESSES.includes(name) ? !SAFE_ADDRESS.test(value) : name === 'style' && !isStyleAllowed(value)) return false
  }
  return true
}

const isStyleAllowed = (style: string) =>
  /^[\w\s.,#%:;-]*$/.test(style) &&
  style.split(';').every((declaration) => {
    const [name = '', ...values] = declaration.split(':')
    return !declaration.trim() || (values.length === 1 && STYLES.includes(name.trim().toLowerCase()))
  })
