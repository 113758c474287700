import './docs.css'
import { addCopyButtons } from './copy.js'
import { addForms } from './try.js'

const menu = document.querySelector('[data-menu]')
const isWide = matchMedia('(min-width: 48.01rem)')
const foldMenu = () => menu.toggleAttribute('open', isWide.matches)
isWide.addEventListener('change', foldMenu)
foldMenu()
document.querySelector('aside [aria-current]')?.scrollIntoView({ block: 'nearest' })

const form = document.getElementById('find')
const input = document.getElementById('term')
const hits = document.getElementById('hits')
let operations

const loadOperations = () => {
  operations ??= fetch('/docs/operations.json').then((answer) => answer.json())
  return operations
}

function showHit({ address, line, summary }) {
  const item = document.createElement('li')
  const link = document.createElement('a')
  const title = document.createElement('strong')
  const text = document.createElement('span')
  title.textContent = line.replace('/v2', '')
  text.textContent = summary
  link.href = address
  link.append(title, text)
  item.append(link)
  return item
}

async function search() {
  const words = input.value.toLowerCase().split(/\s+/).filter(Boolean)
  hits.hidden = words.length === 0
  if (words.length === 0) return
  const found = (await loadOperations()).filter(({ line, text }) => {
    const whole = `${line} ${text}`.toLowerCase()
    return words.every((word) => whole.includes(word))
  })
  const none = document.createElement('li')
  none.textContent = 'Nothing found.'
  hits.replaceChildren(...(found.length ? found.slice(0, 15).map(showHit) : [none]))
}

form.hidden = false
input.addEventListener('input', search)
form.addEventListener('submit', (event) => {
  event.preventDefault()
  hits.querySelector('a')?.click()
})

/** Opens a type in place, below the property that has it. A second click closes it. */
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
