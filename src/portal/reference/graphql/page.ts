/** Renders the pages of the GraphQL reference: all families, one family with its operations, one type. */
import type { GraphQLNamedType } from 'graphql'
import type { Assets } from '../../portal.assets.js'
import { escapeHtml, type HtmlPage } from '../../portal.pages.js'
import { referencePage, type Shown } from '../layout.js'
import type { FamilyWithOperations, GraphqlOperation, GraphqlReference } from './document.js'
import { headingHtml, operationHtml } from './operation.js'
import { asMarkup, contentsHtml } from './type.js'

const BASE = '/docs/graphql'

const page = (assets: Assets | undefined, { chapters }: GraphqlReference, shown: Shown): HtmlPage =>
  referencePage(assets, { base: BASE, chapters, placeholder: 'cart, price, orders …' }, shown)

const summaryOf = ({ field: { description, deprecationReason } }: GraphqlOperation) =>
  `${description ?? ''}${deprecationReason == null ? '' : ' Deprecated.'}`

/** Renders all families with their operations, one line each. */
export function overviewPage(assets: Assets | undefined, reference: GraphqlReference): HtmlPage {
  const chapters = reference.chapters.map(
    ({ title, families }) => `<h2>${escapeHtml(title)}</h2>\n${families.map(familyListHtml).join('\n')}`,
  )
  const main = `<h1>GraphQL reference</h1>
<p>Every query and mutation of the GraphQL API, each with an example that was recorded from the demo shop. Send examples by POST to <code>/v2/graphql</code> with the header <code>apikey</code>, or paste them into <a href="/v2/graphql">the explorer</a>. The examples of mutations are dry runs: with the header <code>API-Dry-Run: true</code> a request returns what it would do, and changes nothing.</p>
<p>Ids that begin with <code>0190a000</code>, and values in angle brackets, stand for values that differ in every shop. The same as a file: <a href="/v2/schema.graphql">schema.graphql</a>. The operations of the REST API are in the <a href="/docs">REST reference</a>.</p>
${chapters.join('\n')}`
  return page(assets, reference, { title: 'GraphQL reference', main })
}

function familyListHtml({ name, title, description, operations }: FamilyWithOperations): string {
  const rows = operations.map(
    (operation) =>
      `<li><a href="${BASE}/${name}#${operation.root}-${operation.field.name}">${headingHtml(operation.root, operation.field.name)}</a> <span class="quiet">${asMarkup(summaryOf(operation))}</span></li>`,
  )
  return `<details class="family"><summary><strong>${escapeHtml(title)}</strong> <span class="quiet">${escapeHtml(description)} ${operations.length} ${operations.length === 1 ? 'operation' : 'operations'}.</span></summary><ul class="operations">${rows.join('\n')}</ul></details>`
}

/** Renders one family: its description, and every operation with arguments, result and an example. */
export function familyPage(assets: Assets | undefined, reference: GraphqlReference, family: FamilyWithOperations): HtmlPage {
  const list = family.operations.map(
    ({ root, field }) => `<li><a href="#${root}-${field.name}">${headingHtml(root, field.name)}</a></li>`,
  )
  const main = `<h1>${escapeHtml(family.title)}</h1>
<p>${escapeHtml(family.description)}</p>
<ul class="operations">${list.join('')}</ul>
${family.operations.map(operationHtml).join('\n')}`
  return page(assets, reference, { title: `${family.title} · GraphQL reference`, main, current: family.name })
}

export function typePage(assets: Assets | undefined, reference: GraphqlReference, type: GraphQLNamedType): HtmlPage {
  const main = `<h1><code>${type.name}</code></h1>
<p>${asMarkup(type.description ?? '')}</p>
<div id="schema">${contentsHtml(type)}</div>`
  return page(assets, reference, { title: `${type.name} · GraphQL reference`, main })
}

/** Returns all operations, for the search in the page. */
export const listGraphqlOperations = ({ chapters }: GraphqlReference) =>
  chapters.flatMap(({ families }) =>
    families.flatMap(({ name, title, operations }) =>
      operations.map(({ root, field }) => ({
        address: `${BASE}/${name}#${root}-${field.name}`,
        line: `${root} ${field.name}`,
        text: `${title} ${field.description ?? ''}`,
        summary: field.description ?? '',
      })),
    ),
  )
