/** The layout that the pages of the REST and GraphQL references share: the list of families, the search, and the text. */
import { frameBar } from '../frame.js'
import type { Assets } from '../portal.assets.js'
import { contentSecurityPolicy, escapeHtml, type HtmlPage, renderDocument } from '../portal.pages.js'

/** A reference: its path, its families, and its search entries. */
interface Layout {
  base: string
  chapters: readonly { title: string; families: readonly { name: string; title: string }[] }[]
  placeholder: string
}

export interface Shown {
  title: string
  main: string
  /** The open family. */
  current?: string
}

export function referencePage(
  assets: Assets | undefined,
  { base, chapters, placeholder }: Layout,
  { title, main, current = '' }: Shown,
): HtmlPage {
  const chapterHtml = ({ title: chapter, families }: Layout['chapters'][number]) => {
    const links = families.map(
      ({ name, title: family }) =>
        `<li><a href="${base}/${name}"${name === current ? ' aria-current="page"' : ''}>${escapeHtml(family)}</a></li>`,
    )
    return `<p>${escapeHtml(chapter)}</p><ul>${links.join('')}</ul>`
  }
  const body = `${frameBar(assets, base)}
<div class="columns">
<aside>
<form id="find" role="search" data-entries="${base}/operations.json" hidden><label for="term">Find an operation</label>
<input id="term" type="search" autocomplete="off" placeholder="${placeholder}"><ol id="hits" hidden></ol></form>
<details class="menu" data-menu><summary>All families</summary><nav aria-label="Families">
${chapters.map(chapterHtml).join('\n')}
</nav></details>
</aside>
<main>
${main}
</main>
</div>`
  return {
    html: renderDocument(assets, { title: `${title} · Wharf`, styles: 'docs.css', script: 'docs.js', body }),
    policy: contentSecurityPolicy("script-src 'self'", "connect-src 'self'", "style-src 'self'"),
  }
}
