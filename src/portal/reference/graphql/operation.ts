/** Renders one operation of the GraphQL reference. */
import { escapeHtml } from '../../portal.pages.js'
import type { GraphqlOperation } from './document.js'
import type { GraphqlExample } from './examples.js'
import { argumentsHtml, asMarkup, typeHtml } from './type.js'

const codeHtml = (value: unknown) => {
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2)
  return `<div class="code"><pre tabindex="0"><code>${escapeHtml(text)}</code></pre></div>`
}

export const headingHtml = (root: string, name: string) => `<b class="method ${root}">${root}</b> <code>${name}</code>`

export function operationHtml({ root, field, example }: GraphqlOperation): string {
  const { name, description, deprecationReason, args, type } = field
  const mark = deprecationReason == null ? '' : ` <span class="chip old">deprecated</span> ${asMarkup(deprecationReason)}`
  return `<section id="${root}-${name}" class="operation">
<h2>${headingHtml(root, name)} <a class="anchor" href="#${root}-${name}" aria-label="Link to ${name}">#</a></h2>
<p>${asMarkup(description ?? '')}${mark}</p>
<div class="sides"><div>
${args.length > 0 ? `<h3>Arguments</h3>${argumentsHtml(args)}` : ''}
<h3>Returns</h3>
<p>${typeHtml(type)}</p>
</div>
<div class="example">${example ? exampleHtml(example) : instead(root, name)}</div></div>
</section>`
}

/** Returns the text for a deprecated operation, which has no example: the list of deprecations shows its replacement. */
const instead = (root: string, name: string) =>
  `<h3>Example</h3><p><a href="/deprecations#gql:${root === 'query' ? 'Query' : 'Mutation'}.${name}">How to replace it</a></p>`

const CALLERS = {
  contact: 'Sent with the access token of a contact.',
  administrator: 'Sent with the access token of an administrator.',
}

/** Renders the document with its variables and files, and the response of the demo shop. */
function exampleHtml({ document, variables, caller, files = {}, answer }: GraphqlExample): string {
  const sent = Object.entries(files).map(
    ([place, { name, content }]) =>
      `<p class="quiet">${escapeHtml(name)}, sent as <code>${place}</code>:</p>${codeHtml(content)}`,
  )
  return `<h3>Example</h3>
${caller ? `<p class="quiet">${CALLERS[caller]}</p>` : ''}
${codeHtml(document)}
${variables ? `<p class="quiet">Variables:</p>${codeHtml(variables)}` : ''}
${sent.join('\n')}
<p class="quiet">Answer of the demo shop:</p>${codeHtml(answer)}`
}
