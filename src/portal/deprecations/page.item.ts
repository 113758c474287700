/** One deprecated item on the page. */
import { escaped } from '../portal.pages.js'
import { exampleOf } from './example.js'
import { isGoneBy, type List, type ListedItem, NO_REPLACEMENT } from './list.js'
import { afterSentence, apiName, beforeSentence } from './texts.js'

/** An id in HTML has no spaces; the script understands an address that has them. */
const anchorOf = ({ id }: ListedItem) => escaped(id.replaceAll(' ', '_'))

const code = (text: string) => `<code>${escaped(text)}</code>`

/** Whether the note tells more than the replacement, which stands right below it. */
const saysMore = ({ note, replacement }: ListedItem) => note !== (replacement ? `Use ${replacement}.` : NO_REPLACEMENT)

export function itemArticle(list: List, entry: ListedItem): string {
  const { before, after } = exampleOf(entry)
  const gone = isGoneBy(list, entry)
  const chips = [apiName[entry.api], entry.kind.replace('-', ' '), ...(entry.provenance === 'derived' ? ['derived'] : [])]
  return `<article id="${anchorOf(entry)}" data-api="${entry.api}" data-endpoints="${escaped(entry.endpoints.join('|'))}">
<h4>${gone ? `<s>${code(entry.item)}</s>` : code(entry.item)} <a class="anchor" href="#${encodeURI(anchorOf(entry))}" aria-label="Link to ${escaped(entry.item)}">#</a></h4>
<p class="chips">${chips.map((chip) => `<span>${escaped(chip)}</span>`).join(' ')}</p>
${saysMore(entry) ? `<p>${escaped(entry.note)}</p>` : ''}
<dl>
${facts(entry, gone)
  .map(([term, text]) => `<div><dt>${term}</dt><dd>${text}</dd></div>`)
  .join('\n')}
</dl>
<details><summary>Example</summary>
<div class="example"><figure><figcaption>Before</figcaption><pre tabindex="0">${code(before)}</pre></figure>
<figure><figcaption>After</figcaption><pre tabindex="0">${code(after)}</pre></figure></div>
</details>
</article>`
}

type Fact = [term: string, text: string]

function facts(entry: ListedItem, gone: boolean): Fact[] {
  const dates = `deprecated <time>${entry.since}</time>, ${gone ? 'removed' : 'removal'} <time>${entry.removal}</time>`
  return [
    // Where no name replaces the item, its note says what does.
    ...(entry.use.length || !saysMore(entry)
      ? [['Replacement', entry.use.map(code).join(' or ') || 'none: stop using it'] as Fact]
      : []),
    ...(entry.api === 'rest' ? [['Endpoints', entry.endpoints.map(code).join(' ') || 'none'] as Fact] : []),
    gone ? ['Now', escaped(afterSentence(entry))] : ['Before removal', escaped(beforeSentence(entry))],
    ['Dates', dates],
  ]
}
