/** The plain text of an e-mail, made from its HTML for readers that show no HTML. */
import { BLOCK_TAGS, type HtmlElement, type HtmlNode, parseHtml } from './parse.js'

export function htmlToText(html: string): string {
  const parts: string[] = []
  writeNodes(parts, parseHtml(html).children)
  return `${parts
    .join('')
    .replace(/[ \t\u00a0]*\n[ \t]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/ {2,}/g, ' ')
    .trim()}\n`
}

const CELLS = new Set(['td', 'th'])
const PARAGRAPHS = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'table', 'ul', 'ol', 'blockquote', 'hr'])

function writeNodes(parts: string[], nodes: readonly HtmlNode[]): void {
  for (const node of nodes) {
    if (typeof node === 'string') parts.push(node.replace(/[ \t\r\n]+/g, ' '))
    else writeElement(parts, node)
  }
}

function writeElement(parts: string[], { tag, attributes, children }: HtmlElement): void {
  if (tag === 'head') return
  if (tag === 'br') return void parts.push('\n')
  if (tag === 'hr') return void parts.push('\n\n-- \n\n')
  if (tag === 'li') parts.push('\n- ')
  else if (CELLS.has(tag)) parts.push(' ')
  else if (BLOCK_TAGS.has(tag)) parts.push(PARAGRAPHS.has(tag) ? '\n\n' : '\n')
  if (tag === 'a') writeLink(parts, attributes.href, children)
  else writeNodes(parts, children)
  if (BLOCK_TAGS.has(tag) && !CELLS.has(tag) && tag !== 'li') parts.push(PARAGRAPHS.has(tag) ? '\n\n' : '\n')
}

/** Writes a link: its text and, unless that is the same, its URL. */
function writeLink(parts: string[], href: string | undefined, children: readonly HtmlNode[]): void {
  const inner: string[] = []
  writeNodes(inner, children)
  const text = inner.join('').trim()
  parts.push(!href || href === text ? text : `${text}:\n${href}\n`)
}
