/** Renders the published list as an HTML page. It is complete without JavaScript; the script checks pasted operations, filters and counts down. */
import { frameBar } from '../frame.js'
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
  const body = `${frameBar(assets, '/deprecations')}
<main>
<h1>Deprecations</h1>
${countdownHtml(list)}
<p>${escapeHtml(whyHere(list))}</p>
${checkHtml()}
<h2 id="tools">Tools</h2>
<p class="quiet">SHOP_KEY is your API key, TOKEN the token of your REST client. For the demo shop <code>eval "$(npm run -s wharf env)"</code> sets both.</p>
<dl class="tools">
${clientTools.map((tool) => toolHtml(tool, base)).join('\n')}
</dl>
<h2 id="items">What is removed</h2>
${filtersHtml(list)}
${list.migrations
  .map((migration) => sectionHtml(list, migration, exampleOf))
  .filter(Boolean)
  .join('\n')}
<p id="nothing" hidden>No item matches.</p>
${bookkeepingHtml(list)}
</main>`
  return {
    html: renderDocument(assets, { title: 'Deprecations · Wharf', styles: 'deprecations.css', script: 'deprecations.js', body }),
    policy: contentSecurityPolicy("script-src 'self'", "style-src 'self'", "connect-src 'self'"),
    link: Object.entries(alternates)
      .map(([ending, type]) => `<${formatAddress(list, ending)}>; rel="alternate"; type="${type}"`)
      .join(', '),
  }
}

const alternates = { json: 'application/json', md: 'text/markdown', ics: 'text/calendar', rss: 'application/rss+xml' }

/** Returns the URL of a format. On a page for the date of the removal, the links keep that date. */
const formatAddress = (list: DeprecationList, ending: string) =>
  `/deprecations.${ending}${countDaysLeft(list) > 0 ? '' : `?at=${list.removal}`}`

const formatLongDate = (day: string) =>
  new Date(day).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

const toolHtml = (tool: ClientTool, base: string) =>
  `<div id="tool-${tool.key}"><dt>${escapeHtml(tool.title)}</dt><dd><p>${escapeHtml(tool.text)}</p><pre tabindex="0"><code>${escapeHtml(commandFor(tool, base))}</code></pre></dd></div>`

/** Explains this page to readers that a response header has led here. */
const whyHere = (list: DeprecationList) =>
  countDaysLeft(list) > 0
    ? `If the Link header of an answer led you here: your request works, but it uses something that the API loses on ${formatLongDate(list.removal)}. Paste the request below to see what, and how it looks without it.`
    : `If an error led you here: your request uses something that the API lost on ${formatLongDate(list.removal)}. Paste the request below to see what, and how it looks without it.`

const PASTED = 'query Taxes {\n  taxes {\n    items {\n      id\n      shopId\n      percentage\n    }\n  }\n}\n'

const PASTED_CALL = 'POST /v2/surcharges\n\n{\n  "type": "FlatFee",\n  "shopId": 1,\n  "taxCode": "H"\n}\n'

/** Returns the form, hidden until the script runs; without it, the tool "Check a request" does the same. */
const checkHtml = () => `<form id="check" class="check" hidden>
<h2>Paste your request</h2>
<div class="sides"><div><label for="source" class="field">A GraphQL document, or a REST call: method and address, an empty line, the body</label>
<textarea id="source" rows="11" spellcheck="false" autocomplete="off">${escapeHtml(PASTED)}</textarea></div>
<div id="result" aria-live="polite"><p class="quiet">It is checked in this page, with the rules of the server. Nothing is sent or executed.</p></div></div>
<p class="actions"><button>Check it</button> <button type="button" data-example="${escapeHtml(PASTED_CALL)}">A REST call as an example</button> <button type="button" data-example="${escapeHtml(PASTED)}">A GraphQL document</button></p>
</form>`

/** Returns how much of the specification this list covers, for comparison. */
const bookkeepingHtml = (list: DeprecationList) => `<h2 id="bookkeeping">Bookkeeping</h2>
<p>${escapeHtml(removalNotice(list))}</p>
<p class="quiet">${escapeHtml(coverageSentence(list))}</p>
<p>The same list as ${Object.entries({ json: 'JSON', md: 'Markdown', ics: 'a calendar', rss: 'RSS' })
  .map(([ending, name]) => `<a href="${formatAddress(list, ending)}">${name}</a>`)
  .join(', ')}.</p>
<details><summary>Every migration with its counts</summary>
<ol class="migrations">
${list.migrations.map(migrationHtml).join('\n')}
</ol></details>`

/** Returns the countdown. The script adds hours and minutes only if the reader's clock has the same date as the server. */
function countdownHtml(list: DeprecationList): string {
  const days = countDaysLeft(list)
  const when = `<time datetime="${list.removal}T00:00:00Z">${formatLongDate(list.removal)}</time>`
  if (days <= 0)
    return `<p class="countdown gone"><strong>Removed</strong> <span>on ${when}; the items below no longer work</span></p>`
  return `<p class="countdown" data-today="${list.generatedAt}" data-removal="${list.removal}T00:00:00Z"><strong>${pluralize(days, 'day')}</strong> <span>until the removal on ${when}</span></p>`
}

/** Returns a migration with its counts. One without items has its anchor here, because it has no section above. */
function migrationHtml(migration: ListedMigration): string {
  const { key, title, action, expected, listed } = migration
  const count = listed.graphql + listed.rest
  const name = count ? `<a href="#${key}">${escapeHtml(title)}</a>` : escapeHtml(title)
  return `<li${count ? '' : ` id="${key}" class="empty"`}><h3>${name}</h3><p>${escapeHtml(action)}</p><p class="count" title="${escapeHtml(countsSentence(migration))}"><b>${count}</b> listed / ${expected} counted</p></li>`
}

/** Returns one migration, folded: its title, what to do, and its items. */
function sectionHtml(list: DeprecationList, migration: ListedMigration, exampleOf: (entry: ListedItem) => Example): string {
  const items = list.items.filter((entry) => entry.migration === migration.key)
  if (items.length === 0) return ''
  const { key, title, action } = migration
  return `<section id="${key}" data-migration><details>
<summary><h3>${escapeHtml(title)}</h3> <span class="count">${pluralize(items.length, 'item')}</span> <span class="quiet">${escapeHtml(action)}</span></summary>
<p class="anchor-line"><a class="anchor" href="#${key}">Link to this part</a></p>
${items.map((entry) => itemHtml(list, entry, exampleOf(entry))).join('\n')}
</details></section>`
}

/** Returns the filters, hidden until the script runs. */
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
