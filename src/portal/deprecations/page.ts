/** Renders the published list as an HTML page. It is complete without JavaScript; the script only filters and counts down. */
import type { Assets } from '../portal.assets.js'
import { contentSecurityPolicy, escapeHtml, type HtmlPage, renderDocument } from '../portal.pages.js'
import type { Example } from './example.js'
import { countDaysLeft, type DeprecationList, type ListedItem, type ListedMigration } from './list.js'
import { itemHtml } from './page.item.js'
import { countsSentence, coverageSentence, pluralize, removalNotice } from './texts.js'
import { type ClientTool, clientTools, commandFor } from './tools.js'

export function deprecationsPage(
  assets: Assets | undefined,
  list: DeprecationList,
  base: string,
  exampleOf: (entry: ListedItem) => Example,
): HtmlPage {
  const icon = assets ? `<img src="${assets.address('icon.svg')}" alt="">` : ''
  const body = `<header class="bar"><a href="/">${icon}Wharf</a>
<nav aria-label="The same list in other formats"><a href="${formatAddress(list, 'json')}">JSON</a> <a href="${formatAddress(list, 'md')}">Markdown</a> <a href="${formatAddress(list, 'ics')}">Calendar</a> <a href="${formatAddress(list, 'rss')}">RSS</a></nav></header>
<main>
<h1>Deprecations</h1>
${countdownHtml(list)}
<p>${escapeHtml(removalNotice(list))}</p>
<p class="quiet">${escapeHtml(coverageSentence(list))}</p>
<h2 id="tools">Tools</h2>
<dl class="tools">
${clientTools.map((tool) => toolHtml(tool, base)).join('\n')}
</dl>
<h2>Migrations</h2>
<ol class="migrations">
${list.migrations.map(migrationHtml).join('\n')}
</ol>
<h2 id="items">Items</h2>
${filtersHtml(list)}
${list.migrations
  .map((migration) => sectionHtml(list, migration, exampleOf))
  .filter(Boolean)
  .join('\n')}
<p id="nothing" hidden>No item matches.</p>
</main>`
  return {
    html: renderDocument(assets, { title: 'Deprecations · Wharf', styles: 'deprecations.css', script: 'deprecations.js', body }),
    policy: contentSecurityPolicy("script-src 'self'", "style-src 'self'"),
    link: Object.entries(alternates)
      .map(([ending, type]) => `<${formatAddress(list, ending)}>; rel="alternate"; type="${type}"`)
      .join(', '),
  }
}

const alternates = { json: 'application/json', md: 'text/markdown', ics: 'text/calendar', rss: 'application/rss+xml' }

/** The address of a format. On a page for the date of the removal, the links keep that date. */
const formatAddress = (list: DeprecationList, ending: string) =>
  `/deprecations.${ending}${countDaysLeft(list) > 0 ? '' : `?at=${list.removal}`}`

const formatLongDate = (day: string) =>
  new Date(day).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

const toolHtml = (tool: ClientTool, base: string) =>
  `<div id="tool-${tool.key}"><dt>${escapeHtml(tool.title)}</dt><dd><p>${escapeHtml(tool.text)}</p><pre tabindex="0"><code>${escapeHtml(commandFor(tool, base))}</code></pre></dd></div>`

/** The script adds hours and minutes only when the reader's clock has the same date as the server. */
function countdownHtml(list: DeprecationList): string {
  const days = countDaysLeft(list)
  const when = `<time datetime="${list.removal}T00:00:00Z">${formatLongDate(list.removal)}</time>`
  if (days <= 0)
    return `<p class="countdown gone"><strong>Removed</strong> <span>on ${when}; the items below no longer work</span></p>`
  return `<p class="countdown" data-today="${list.generatedAt}" data-removal="${list.removal}T00:00:00Z"><strong>${pluralize(days, 'day')}</strong> <span>until the removal on ${when}</span></p>`
}

/** A migration in the overview. One without items has its anchor here, because it has no section below. */
function migrationHtml(migration: ListedMigration): string {
  const { key, title, action, expected, listed } = migration
  const count = listed.graphql + listed.rest
  const name = count ? `<a href="#${key}">${escapeHtml(title)}</a>` : escapeHtml(title)
  return `<li${count ? '' : ` id="${key}" class="empty"`}><h3>${name}</h3><p>${escapeHtml(action)}</p><p class="count" title="${escapeHtml(countsSentence(migration))}"><b>${count}</b> listed / ${expected} counted</p></li>`
}

function sectionHtml(list: DeprecationList, migration: ListedMigration, exampleOf: (entry: ListedItem) => Example): string {
  const items = list.items.filter((entry) => entry.migration === migration.key)
  if (items.length === 0) return ''
  return `<section id="${migration.key}" data-migration>
<h3>${escapeHtml(migration.title)} <a class="anchor" href="#${migration.key}" aria-label="Link to ${escapeHtml(migration.title)}">#</a></h3>
<p>${escapeHtml(migration.action)} <span class="quiet">${escapeHtml(countsSentence(migration))}.</span></p>
${items.map((entry) => itemHtml(list, entry, exampleOf(entry))).join('\n')}
</section>`
}

/** The filters are hidden until the script runs, because they do nothing without it. */
function filtersHtml({ items }: DeprecationList): string {
  const endpoints = [...new Set(items.flatMap((entry) => entry.endpoints))].sort()
  const option = (value: string, text = value) => `<option value="${escapeHtml(value)}">${escapeHtml(text)}</option>`
  return `<div id="filters" role="search" aria-label="Items" hidden>
<label>Search <input id="search" type="search" placeholder="shopId, Tax, channel …" autocomplete="off"></label>
<label>API <select id="api">${option('', 'Both')}${option('graphql', 'GraphQL')}${option('rest', 'REST')}</select></label>
<label>Endpoint <select id="endpoint">${option('', 'Any')}${endpoints.map((endpoint) => option(endpoint)).join('')}</select></label>
<output id="found" for="search api endpoint"></output>
</div>`
}
