/** What the documentation and the REST reference share: the list of pages beside the text, and the search above it. */

/** Folds the list of pages on a phone, where the text comes first, and scrolls it to the open page. */
export function addMenu() {
  const menu = document.querySelector('[data-menu]')
  const isWide = matchMedia('(min-width: 48.01rem)')
  const foldMenu = () => menu.toggleAttribute('open', isWide.matches)
  isWide.addEventListener('change', foldMenu)
  foldMenu()
  document.querySelector('aside [aria-current]')?.scrollIntoView({ block: 'nearest' })
}

/**
 * Shows the search. Its entries are loaded once, when somebody begins to type. `find` returns the entries that contain all words, the best first;
 * `describe` returns the URL, title and text of a result.
 */
export function addSearch({ entriesUrl, find, describe }) {
  const form = document.getElementById('find')
  const input = document.getElementById('term')
  const hits = document.getElementById('hits')
  let entries

  const search = async () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean)
    hits.hidden = words.length === 0
    if (words.length === 0) return
    entries ??= fetch(entriesUrl).then((answer) => answer.json())
    const found = find(await entries, words)
    hits.replaceChildren(...(found.length ? found.map((entry) => createHit(describe(entry, words))) : [createNotice()]))
  }

  form.hidden = false
  input.addEventListener('input', search)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    hits.querySelector('a')?.click()
  })
}

function createHit({ address, title, text }) {
  const item = document.createElement('li')
  const link = document.createElement('a')
  const heading = document.createElement('strong')
  const about = document.createElement('span')
  heading.textContent = title
  about.textContent = text
  link.href = address
  link.append(heading, about)
  item.append(link)
  return item
}

function createNotice() {
  const item = document.createElement('li')
  item.textContent = 'Nothing found.'
  return item
}
