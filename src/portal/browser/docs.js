import './docs.css'
import { addCopyButtons } from './copy.js'
import { addMenu, addSearch } from './menu-search.js'
import { addForms } from './try.js'

const MAX_HITS = 15

/** Returns the operations whose line or description contains all words. */
const findOperations = (operations, words) =>
  operations
    .filter(({ line, text }) => {
      const whole = `${line} ${text}`.toLowerCase()
      return words.every((word) => whole.includes(word))
    })
    .slice(0, MAX_HITS)

addMenu()
addSearch({
  entriesUrl: document.getElementById('find').dataset.entries,
  find: findOperations,
  describe: ({ address, line, summary }) => ({ address, title: line.replace('/v2', ''), text: summary }),
})

/** Opens a type in place, below its property. A second click closes it. */
async function openType(link) {
  const place = link.closest('div, p')
  const open = place.querySelector(':scope > .inner')
  if (open) return open.remove()
  const text = await (await fetch(link.href)).text()
  const page = new DOMParser().parseFromString(text, 'text/html')
  const inner = document.createElement('div')
  inner.className = 'inner'
  inner.append(...page.getElementById('schema').childNodes)
  if (place.tagName === 'P') place.after(inner)
  else place.append(inner)
}

document.addEventListener('click', (event) => {
  const link = event.target.closest('a[data-schema]')
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  openType(link).catch(() => location.assign(link.href))
})

addCopyButtons()
addForms()
