import './guide.css'
import { addCopyButtons } from './copy.js'

const menu = document.querySelector('[data-menu]')
const isWide = matchMedia('(min-width: 48.01rem)')
// On a phone the list of pages is folded, because the text comes first.
const foldMenu = () => menu.toggleAttribute('open', isWide.matches)
isWide.addEventListener('change', foldMenu)
foldMenu()
document.querySelector('aside [aria-current]')?.scrollIntoView({ block: 'nearest' })

const form = document.getElementById('find')
const input = document.getElementById('term')
const hits = document.getElementById('hits')
let index

/** Loads the index of the search once, when somebody begins to search. */
const loadIndex = () => {
  index ??= fetch('/guide/search.json').then((answer) => answer.json())
  return index
}

/** The entries with all words. A word in a heading counts more than one in the text. */
function findEntries(entries, words) {
  return entries
    .map((entry) => {
      const title = `${entry.page} ${entry.heading}`.toLowerCase()
      const text = `${title} ${entry.words.toLowerCase()}`
      const isHit = words.every((word) => text.includes(word))
      return { entry, score: isHit ? 1 + 10 * words.filter((word) => title.includes(word)).length : 0 }
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, 12)
    .map(({ entry }) => entry)
}

/** The words around the first match. */
function excerpt({ words }, [first]) {
  const at = Math.max(0, words.toLowerCase().indexOf(first) - 30)
  return `${at > 0 ? '… ' : ''}${words.slice(at, at + 90)}`
}

function showHit(entry, words) {
  const item = document.createElement('li')
  const link = document.createElement('a')
  const title = document.createElement('strong')
  const text = document.createElement('span')
  title.textContent = entry.heading ? `${entry.page} › ${entry.heading}` : entry.page
  text.textContent = excerpt(entry, words)
  link.href = entry.address
  link.append(title, text)
  item.append(link)
  return item
}

async function search() {
  const words = input.value.toLowerCase().split(/\s+/).filter(Boolean)
  hits.hidden = words.length === 0
  if (words.length === 0) return
  const found = findEntries(await loadIndex(), words)
  hits.replaceChildren(...found.map((entry) => showHit(entry, words)))
  if (found.length > 0) return
  const none = document.createElement('li')
  none.textContent = 'Nothing found.'
  hits.replaceChildren(none)
}

form.hidden = false
input.addEventListener('input', search)
form.addEventListener('submit', (event) => {
  event.preventDefault()
  hits.querySelector('a')?.click()
})
addCopyButtons()
