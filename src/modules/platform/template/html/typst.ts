/**
 * Converts the HTML of a document template to Typst source. Every text becomes a string literal in code, so that no character of a
 * text is ever read as markup; everything else is written by this file. Unknown elements are left out, but not their text.
 */
import type { TypesetDocument } from '../engine/template-engine.js'
import { styledText, styleOf, toAlignment, toBreakable, toColor, toInset, toLength, toStrokes } from './css.js'
import { BLOCK_TAGS, type HtmlElement, type HtmlNode, parseHtml } from './parse.js'
import { pageSettings } from './typst.page.js'
import { tableOf } from './typst.table.js'

/** The state while a document is written. */
interface Writing {
  images: Record<string, Buffer>
  /** The last text ended with a space, or a block has just begun: the next space is left out. */
  endsWithSpace: boolean
}

export function toTypst(html: string, language: string): TypesetDocument {
  const root = parseHtml(html)
  const writing: Writing = { images: {}, endsWithSpace: true }
  const body = findElement(root, 'body') ?? root
  const header = takeChild(body, 'header')
  const footer = takeChild(body, 'footer')
  const write = (element: HtmlElement | null) => element && blocksOf(writing, element.children)
  const page = pageSettings(body, { header: write(header), footer: write(footer), language })
  return { source: `${page}#${blocksOf(writing, body.children)}\n`, images: writing.images }
}

function findElement({ children }: HtmlElement, tag: string): HtmlElement | null {
  for (const child of children) {
    if (typeof child === 'string') continue
    const found = child.tag === tag ? child : findElement(child, tag)
    if (found) return found
  }
  return null
}

function takeChild(parent: HtmlElement, tag: string): HtmlElement | null {
  const at = parent.children.findIndex((child) => typeof child !== 'string' && child.tag === tag)
  return at < 0 ? null : (parent.children.splice(at, 1)[0] as HtmlElement)
}

/** Returns a text as a literal: two characters are escaped, and control characters are removed. */
const toLiteral = (text: string) =>
  `"${text
    .replace(/[\p{Cc}\p{Cs}]/gu, (sign) => (sign === '\n' || sign === '\t' ? ' ' : ''))
    .replaceAll('\\', '\\\\')
    .replaceAll('"', '\\"')}"`

const isBlock = (node: HtmlNode) => typeof node !== 'string' && BLOCK_TAGS.has(node.tag)

/** Returns a code block with the blocks of these nodes. Texts between blocks become paragraphs. */
function blocksOf(writing: Writing, nodes: readonly HtmlNode[]): string {
  const parts: string[] = []
  let inline: HtmlNode[] = []
  const flush = () => {
    if (inline.some((node) => typeof node !== 'string' || node.trim())) {
      writing.endsWithSpace = true
      parts.push(`block(${inlineOf(writing, inline)})`)
    }
    inline = []
  }
  for (const node of nodes) {
    if (!isBlock(node)) inline.push(node)
    else {
      flush()
      parts.push(...blockOf(writing, node as HtmlElement))
    }
  }
  // A block of text alone needs no box around it.
  if (parts.length === 0 && inline.length) {
    writing.endsWithSpace = true
    return inlineOf(writing, inline)
  }
  flush()
  return inCodeBlock(parts)
}

const inCodeBlock = (parts: readonly string[]) => (parts.length ? `{\n${parts.join('\n')}\n}` : '{}')

function blockOf(writing: Writing, element: HtmlElement): string[] {
  const style = styleOf(element.attributes)
  const isBreak = /always|page/.test(style['page-break-before'] ?? style['break-before'] ?? '')
  const content = styledBlock(writing, element)
  return isBreak ? ['pagebreak(weak: true)', content] : [content]
}

function styledBlock(writing: Writing, element: HtmlElement): string {
  const { tag, children, attributes } = element
  const style = styleOf(attributes)
  const level = /^h([1-6])$/.exec(tag)?.[1]
  if (tag === 'hr') return `line(length: 100%, stroke: 0.5pt + luma(180))`
  if (tag === 'table') return tableOf(element, (nodes) => blocksOf(writing, nodes))
  const content =
    tag === 'ul' || tag === 'ol'
      ? listOf(writing, element)
      : level
        ? `heading(level: ${level}, ${blocksOf(writing, children)})`
        : blocksOf(writing, children)
  const margins = [
    ['above', toLength(style['margin-top']) ?? (tag === 'p' ? '0.9em' : null)],
    ['below', toLength(style['margin-bottom']) ?? (tag === 'p' ? '0.9em' : null)],
  ]
  const box = [...margins, ['fill', toColor(style['background-color'] ?? style.background)], ['inset', toInset(style)]]
  const given = [...box, ['stroke', toStrokes(style)]].flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []))
  const alignment = toAlignment(style)
  const aligned = alignment ? `align(${alignment}, ${styledText(style, content)})` : styledText(style, content)
  return `block(width: ${widthOf(style.width)}, ${[...toBreakable(style), ...given, aligned].join(', ')})`
}

const widthOf = (width: string | undefined) => toLength(width) ?? '100%'

function listOf(writing: Writing, { tag, children }: HtmlElement): string {
  const items = children.filter((node): node is HtmlElement => typeof node !== 'string' && node.tag === 'li')
  return `${tag === 'ul' ? 'list' : 'enum'}(${items.map((item) => blocksOf(writing, item.children)).join(', ')})`
}

/** Returns a code block with the texts and marks of a line. */
const inlineOf = (writing: Writing, nodes: readonly HtmlNode[]): string =>
  inCodeBlock(nodes.map((node) => (typeof node === 'string' ? textOf(writing, node) : markOf(writing, node))).filter(Boolean))

/** Collapses white space, and removes it at the beginning of a line. */
function textOf(writing: Writing, text: string): string {
  const collapsed = text.replace(/[ \t\r\n\f]+/g, ' ')
  const shown = writing.endsWithSpace ? collapsed.replace(/^ /, '') : collapsed
  if (!shown) return ''
  writing.endsWithSpace = shown.endsWith(' ')
  return toLiteral(shown)
}

const MARKS: Record<string, string> = {
  b: 'strong',
  strong: 'strong',
  i: 'emph',
  em: 'emph',
  u: 'underline',
  s: 'strike',
  del: 'strike',
  sub: 'sub',
  sup: 'super',
}

function markOf(writing: Writing, element: HtmlElement): string {
  const { tag, attributes, children } = element
  if (tag === 'br') {
    writing.endsWithSpace = true
    return 'linebreak()'
  }
  if (tag === 'img') return imageOf(writing, element)
  // The classes with which browsers fill the header and footer of a printed page.
  if (attributes.class === 'pageNumber') return mark(writing, 'context counter(page).display()')
  if (attributes.class === 'totalPages') return mark(writing, 'context str(counter(page).final().first())')
  const content = children.some(isBlock) ? blocksOf(writing, children) : inlineOf(writing, children)
  const function_ = Object.hasOwn(MARKS, tag) ? MARKS[tag] : null
  const style = styleOf(attributes)
  const marked = function_ ? `${function_}(${content})` : tag === 'small' ? `text(size: 0.8em, ${content})` : content
  const isLink = tag === 'a' && /^(https?:\/\/|mailto:)/i.test(attributes.href ?? '')
  return styledText(style, isLink ? `link(${toLiteral(attributes.href ?? '')}, ${marked})` : marked)
}

function mark(writing: Writing, expression: string): string {
  writing.endsWithSpace = false
  return expression
}

const MAX_IMAGES = 20
const MAX_IMAGE_BYTES = 2_000_000

/** Writes an image that is embedded in the document: nothing is downloaded. */
function imageOf(writing: Writing, { attributes }: HtmlElement): string {
  const [, type, base64 = ''] = attributes.src?.match(/^data:image\/(png|jpeg|gif);base64,([a-z0-9+/=\s]*)$/i) ?? []
  const count = Object.keys(writing.images).length
  if (!type || base64.length * 0.75 > MAX_IMAGE_BYTES || count >= MAX_IMAGES)
    return attributes.alt ? textOf(writing, attributes.alt) : ''
  const name = `image-${count + 1}.${type === 'jpeg' ? 'jpg' : type.toLowerCase()}`
  writing.images[name] = Buffer.from(base64, 'base64')
  writing.endsWithSpace = false
  const style = styleOf(attributes)
  const sizes = (['width', 'height'] as const).flatMap((side) => {
    const length = toLength(style[side])
    return length ? [`${side}: ${length}`] : []
  })
  const alt = attributes.alt ? [`alt: ${toLiteral(attributes.alt)}`] : []
  return `box(image(${[toLiteral(`/${name}`), ...sizes, ...alt].join(', ')}))`
}
