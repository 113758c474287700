/** Renders one deprecated item on the page. */
import { NO_REPLACEMENT } from '../../core/lifecycle/legacy.js'
import { escapeHtml } from '../portal.pages.js'
import type { Example } from './example.js'
import { type DeprecationList, isRemovedBy, type ListedItem } from './list.js'
import { afterSentence, apiName, beforeSentence } from './texts.js'

/** Returns the HTML id, which has no spaces; the script also finds an item by a URL with spaces. */
const anchorId = ({ id }: ListedItem) => escapeHtml(id.replaceAll(' ', '_'))

const codeHtml = (text: string) => `<code>${escapeHtml(text)}</code>`

/** Returns whether the note says more than the replacement, which is shown right below it. */
const hasExtraNote = ({ note, replacement }: ListedItem) => note !== (replacement ? `Use ${replacement}.` : NO_REPLACEMENT)

export function itemHtml(list: DeprecationList, entry: ListedItem, { before, after }: Example): string {
  const isRemoved = isRemovedBy(list, entry)
  const chips = [apiName[entry.api], entry.kind.replace('-', ' '), ...(entry.provenance === 'derived' ? ['derived'] : [])]
  return `<article id="${anchorId(entry)}" data-api="${entry.api}" data-endpoints="${escapeHtml(entry.endpoints.join('|'))}">
<h4>${isRemoved ? `<s>${codeHtml(entry.item)}</s>` : codeHtml(entry.item)} <a class="anchor" href="#${encodeURI(anchorId(entry))}" aria-label="Link to ${escapeHtml(entry.item)}">#</a></h4>
<p class="chips">${chips.map((chip) => `<span>${escapeHtml(chip)}</span>`).join(' ')}</p>
${entry.replacement && hasExtraNote(entry) ? `<p>${escapeHtml(entry.note)}</p>` : ''}
<dl>
${listFacts(entry, isRemoved)
  .map(([term, text]) => `<div><dt>${term}</dt><dd>${text}</dd></div>`)
  .join('\n')}
</dl>
<details><summary>Example</summary>
<div class="example"><figure><figcaption>Before</figcaption><pre tabindex="0">${codeHtml(before)}</pre></figure>
<figure><figcaption>After</figcaption><pre tabindex="0">${codeHtml(after)}</pre></figure></div>
</details>
</article>`
}

/** Returns the replacement, or why there is none. */
const replacementHtml = (entry: ListedItem) =>
  entry.use.map(codeHtml).join(' or ') ||
  escapeHtml(entry.replacement ?? `none; ${hasExtraNote(entry) ? entry.note : 'stop using it'}`)

type Fact = [term: string, text: string]

function listFacts(entry: ListedItem, isRemoved: boolean): Fact[] {
  const dates = `deprecated <time>${entry.since}</time>, ${isRemoved ? 'removed' : 'removal'} <time>${entry.removal}</time>`
  return [
    ['Replacement', replacementHtml(entry)],
    ...(entry.api === 'rest' ? [['Endpoints', entry.endpoints.map(codeHtml).join(' ') || 'none'] as Fact] : []),
    isRemoved ? ['Now', escapeHtml(afterSentence(entry))] : ['Before removal', escapeHtml(beforeSentence(entry))],
    ['Dates', dates],
  ]
}
