/** Renders the pages of the REST reference: all families, one family with its operations, one schema. */
import type { Assets } from '../portal.assets.js'
import { escapeHtml, type HtmlPage } from '../portal.pages.js'
import type { Family, Reference, Schema } from './document.js'
import { referencePage, type Shown } from './layout.js'
import { operationHtml } from './operation.js'
import { propertiesHtml } from './schema.js'

const page = (assets: Assets | undefined, { chapters }: Reference, shown: Shown): HtmlPage =>
  referencePage(assets, { base: '/docs', chapters, placeholder: 'bulk, price, PATCH order …' }, shown)

/** Renders all families with their operations, one line each. */
export function overviewPage(assets: Assets | undefined, reference: Reference): HtmlPage {
  const chapters = reference.chapters.map(
    ({ title, families }) => `<h2>${escapeHtml(title)}</h2>\n${families.map(familyListHtml).join('\n')}`,
  )
  const main = `<h1>REST reference</h1>
<p>Every operation of the REST API, with examples from the demo shop. A request carries a token: <a href="/docs/oauth2">get one</a> for the id and secret of your client, or begin with <a href="/guide/integrators">the guide for integrators</a>. The same as a file: <a href="/v2/openapi.json">openapi.json</a>, for generators. Queries and mutations are in the <a href="/docs/graphql">GraphQL reference</a>.</p>
<p>${escapeHtml(reference.document.info.description).replaceAll(/`([^`]+)`/g, '<code>$1</code>')}</p>
${chapters.join('\n')}`
  return page(assets, reference, { title: 'REST reference', main })
}

const lineOf = (method: string, path: string) =>
  `<b class="method ${method.toLowerCase()}">${method}</b> <code>${escapeHtml(path)}</code>`

function familyListHtml({ name, title, description, operations }: Family): string {
  const rows = operations.map(
    ({ method, path, operationId, summary, deprecated }) =>
      `<li><a href="/docs/${name}#${operationId}">${lineOf(method, path)}</a> <span class="quiet">${escapeHtml(summary)}${deprecated ? ' Deprecated.' : ''}</span></li>`,
  )
  return `<details class="family"><summary><strong>${escapeHtml(title)}</strong> <span class="quiet">${escapeHtml(description)} ${operations.length} ${operations.length === 1 ? 'operation' : 'operations'}.</span></summary><ul class="operations">${rows.join('\n')}</ul></details>`
}

/** Renders one family: its description, and every operation with parameters, body, responses and an example. */
export function familyPage(assets: Assets | undefined, reference: Reference, family: Family): HtmlPage {
  const list = family.operations.map(
    ({ operationId, method, path }) => `<li><a href="#${operationId}">${lineOf(method, path)}</a></li>`,
  )
  const main = `<h1>${escapeHtml(family.title)}</h1>
<p>${escapeHtml(family.description)}</p>
<ul class="operations">${list.join('')}</ul>
<div id="access" hidden></div>
${family.operations.map((operation) => operationHtml(reference, operation)).join('\n')}`
  return page(assets, reference, { title: `${family.title} · REST reference`, main, current: family.name })
}

export function schemaPage(assets: Assets | undefined, reference: Reference, name: string, schema: Schema): HtmlPage {
  const main = `<h1><code>${escapeHtml(name)}</code></h1>
<p>${escapeHtml(schema.description ?? 'A shape of requests or answers.')}</p>
<div id="schema">${propertiesHtml(schema)}</div>`
  return page(assets, reference, { title: `${name} · REST reference`, main })
}

/** Returns all operations, for the search in the page. */
export const listOperations = ({ chapters }: Reference) =>
  chapters.flatMap(({ families }) =>
    families.flatMap(({ name, title, operations }) =>
      operations.map(({ method, path, operationId, summary }) => ({
        address: `/docs/${name}#${operationId}`,
        line: `${method} ${path}`,
        text: `${title} ${summary} ${operationId}`,
        summary,
      })),
    ),
  )
