/** Renders a page of the documentation: the navigation on the left, the text, and the headings of the page on the right. */
import { frameBar } from '../frame.js'
import type { Assets } from '../portal.assets.js'
import { contentSecurityPolicy, escapeHtml, type HtmlPage, renderDocument } from '../portal.pages.js'
import type { Guide, GuideGroup, GuidePage } from './guide.js'

export function guidePage(assets: Assets | undefined, { navigation }: Guide, page: GuidePage): HtmlPage {
  const body = `${frameBar(assets, '/guide')}
<div class="columns">
<aside>
<form id="find" role="search" hidden><label for="term">Search the documentation</label>
<input id="term" type="search" autocomplete="off" placeholder="webhook, backup, ETag …" aria-controls="hits"><ol id="hits" hidden></ol></form>
<details class="menu" data-menu><summary>All pages</summary>
<nav aria-label="Documentation">
${navigation.map((group) => groupHtml(group, page)).join('\n')}
</nav></details>
</aside>
<main>
${page.html}
${neighboursHtml(navigation, page)}
</main>
${contentsHtml(page)}
</div>`
  return {
    html: renderDocument(assets, { title: `${page.title} · Wharf`, styles: 'guide.css', script: 'guide.js', body }),
    policy: contentSecurityPolicy("script-src 'self'", "style-src 'self'", "connect-src 'self'"),
  }
}

/** Returns a group of links, open if it contains the page. */
function groupHtml({ title, links }: GuideGroup, page: GuidePage): string {
  const isOpen = title !== 'Decisions' || page.file.startsWith('decisions/')
  const entries = links.map(
    ({ address, title: name }) =>
      `<li><a href="${address}"${address === page.address ? ' aria-current="page"' : ''}>${escapeHtml(name)}</a></li>`,
  )
  return `<details${isOpen ? ' open' : ''}><summary>${escapeHtml(title)}</summary><ul>${entries.join('')}</ul></details>`
}

function contentsHtml({ headings }: GuidePage): string {
  if (headings.length < 2) return '<nav class="contents" aria-hidden="true"></nav>'
  const entries = headings.map(
    ({ level, id, text }) => `<li class="level-${level}"><a href="#${id}">${escapeHtml(text)}</a></li>`,
  )
  return `<nav class="contents" aria-label="On this page"><p>On this page</p><ul>${entries.join('')}</ul></nav>`
}

/** Returns links to the previous and next page, in the order of the navigation. */
function neighboursHtml(navigation: readonly GuideGroup[], page: GuidePage): string {
  const all = navigation.flatMap(({ links }) => links)
  const at = all.findIndex(({ address }) => address === page.address)
  const link = (neighbour: { address: string; title: string } | undefined, rel: 'prev' | 'next') =>
    neighbour
      ? `<a rel="${rel}" href="${neighbour.address}"><span>${rel === 'prev' ? 'Before' : 'Next'}</span> ${escapeHtml(neighbour.title)}</a>`
      : ''
  return `<nav class="neighbours" aria-label="Neighbouring pages">${link(all[at - 1], 'prev')}${link(all[at + 1], 'next')}</nav>`
}
