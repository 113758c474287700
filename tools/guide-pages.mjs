// Renders the Markdown files of docs/ into dist/guide/pages.json, which src/portal/guide serves at /guide.
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import MarkdownIt from 'markdown-it'
import { isStale } from './stale.mjs'
import { writeWhole } from './write-whole.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const docs = join(root, 'docs')
const output = join(root, 'dist/guide/pages.json')

const markdown = new MarkdownIt({ html: false, linkify: false })

/** The address of a file of docs/. The folder `guides` is left out, and README.md is the page of its folder. */
export const addressOf = (file) =>
  `/guide/${file.replace(/^guides\//, '').replace(/\.md$/, '')}`.replace(/\/README$/, '').replace(/\/$/, '')

/** The anchor of a heading, as repository hosts make it: links with anchors work there and here. */
export const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')

/** The text of an inline token, without its marks. */
const textOf = (token) =>
  token.children?.map(({ type, content }) => (type === 'softbreak' ? ' ' : content)).join('') || token.content

/** Where a link of a file leads on the site. Links to other servers, and anchors of the same page, stay as they are. */
function resolveLink(file, href) {
  if (/^[a-z]+:|^[#/]/.test(href)) return href
  const [path, anchor] = href.split('#')
  const address = addressOf(posix.join(posix.dirname(file), decodeURIComponent(path)))
  return anchor ? `${address}#${anchor}` : address
}

function rewriteLinks(file, tokens) {
  for (const token of tokens) {
    for (const name of ['href', 'src']) {
      const value = token.attrGet?.(name)
      if (value) token.attrSet(name, resolveLink(file, value))
    }
    if (token.children) rewriteLinks(file, token.children)
  }
}

/** Gives every heading its anchor; a heading that comes again has a number behind it. */
function collectHeadings(tokens) {
  const seen = new Map()
  const headings = []
  for (const [at, token] of tokens.entries()) {
    if (token.type !== 'heading_open') continue
    const text = textOf(tokens[at + 1])
    const anchor = anchorOf(text)
    const times = seen.get(anchor) ?? 0
    seen.set(anchor, times + 1)
    const id = times ? `${anchor}-${times}` : anchor
    token.attrSet('id', id)
    headings.push({ level: Number(token.tag.slice(1)), id, text })
  }
  return headings
}

/** The words below each heading, for the search. */
function collectSections(tokens, headings) {
  const sections = []
  for (const [at, token] of tokens.entries()) {
    if (token.type === 'heading_open') sections.push({ ...headings[sections.length], words: '' })
    else if (token.type === 'inline' && tokens[at - 1]?.type !== 'heading_open' && sections.length)
      sections.at(-1).words += `${textOf(token)} `
    else if (token.type === 'fence' && sections.length) sections.at(-1).words += `${token.content} `
  }
  return sections.map(({ id, text, words }) => ({ id, text, words: words.replaceAll(/\s+/g, ' ').trim() }))
}

// A table may be wider than a phone: it scrolls by itself.
markdown.renderer.rules.table_open = () => '<div class="table" tabindex="0"><table>\n'
markdown.renderer.rules.table_close = () => '</table></div>\n'
markdown.renderer.rules.fence = (tokens, at) => {
  const { content, info } = tokens[at]
  return `<div class="code" data-language="${markdown.utils.escapeHtml(info.trim())}"><pre tabindex="0"><code>${markdown.utils.escapeHtml(content)}</code></pre></div>\n`
}
// Cells are aligned by the style sheet: the policy of the pages allows no style attributes.
for (const cell of ['th_open', 'td_open']) markdown.renderer.rules[cell] = () => `<${cell.slice(0, 2)}>`
markdown.renderer.rules.heading_close = (tokens, at) => {
  const { tag, markup: _ } = tokens[at]
  const id = tokens
    .slice(0, at)
    .findLast(({ type }) => type === 'heading_open')
    .attrGet('id')
  return ` <a class="anchor" href="#${id}" aria-label="Link to this heading">#</a></${tag}>\n`
}

/** Renders one file. */
export function renderPage(file, text) {
  const tokens = markdown.parse(text, {})
  rewriteLinks(file, tokens)
  const headings = collectHeadings(tokens)
  const title = headings.find(({ level }) => level === 1)?.text.replace(/^0*\d+\.?\s+/, '') ?? file
  return {
    file,
    address: addressOf(file),
    title,
    headings: headings.filter(({ level }) => level > 1 && level < 4),
    sections: collectSections(tokens, headings),
    html: markdown.renderer.render(tokens, markdown.options, {}),
  }
}

/** Reads the navigation from docs/README.md: every heading of the second level is a group, and every list entry below it begins with a link. */
export function readNavigation(text) {
  const groups = []
  const tokens = markdown.parse(text, {})
  rewriteLinks('README.md', tokens)
  for (const [at, token] of tokens.entries()) {
    if (token.type === 'heading_open' && token.tag === 'h2') groups.push({ title: textOf(tokens[at + 1]), links: [] })
    const children = token.type === 'inline' && groups.length ? token.children : []
    if (children[0]?.type === 'link_open')
      groups.at(-1).links.push({ address: children[0].attrGet('href'), title: children[1].content })
  }
  return groups
}

const listFiles = () =>
  readdirSync(docs, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(docs, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()

/** The decisions, in their order, as a page of their own: on a repository host the folder itself is that list. */
function renderDecisions(pages) {
  const decisions = pages.filter(({ file }) => /^decisions\/\d/.test(file))
  const rows = decisions.map(({ file, title }) => `- [${Number(file.slice(10, 14))}. ${title}](${file.slice(10)})`)
  const about = 'Each decision says in which situation it was taken, what was decided, and what follows from it.'
  return renderPage('decisions/README.md', `# Decisions\n\n${about}\n\n${rows.join('\n')}\n`)
}

/** Renders docs/ if a file of it is newer than the last rendering. */
export function buildGuide() {
  if (!isStale('guide/pages.json')) return
  const files = listFiles()
  const read = (file) => readFileSync(join(docs, file), 'utf8')
  const written = files.filter((file) => file.endsWith('.md')).map((file) => renderPage(file, read(file)))
  const pages = [...written, renderDecisions(written)]
  const attachments = Object.fromEntries(
    files
      .filter((file) => !file.endsWith('.md'))
      .map((file) => [addressOf(file), readFileSync(join(docs, file)).toString('base64')]),
  )
  writeWhole(output, JSON.stringify({ navigation: readNavigation(read('README.md')), pages, attachments }))
}
